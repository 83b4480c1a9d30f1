"""Tournaments: one's own, those that are listed, and the page of each."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from typing import Final

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...bots import BOTS
from ...store import Agreement, KeptTournament, NewGame, NewTournament
from ...tournaments import SYSTEMS
from ..addresses import visitor_address
from ..clocks import in_words
from ..declined import Declined
from ..forms import field, form_of
from ..live import Changes, Line, digest, events
from ..lobby.clocks import clocks_of, quick_clocks, usual_clock
from ..names import cleaned
from ..openings import USUAL_BOT, Wish
from ..rendering import in_parts, page
from ..state import state_of
from ..tournaments.contests import contest_of, systems_of
from ..tournaments.organizer import Organizer
from ..tournaments.shown import shown
from ..visit import PLAYER, Visit, known_player, remember
from ..wishes import Chosen, wish_of
from .start import bots, form_options, game_choices

_TOURNAMENTS: Final = "/tournaments"
MOST_ENTRANTS: Final = 64
_MOST_ROUNDS: Final = 63
_USUAL_ROUNDS: Final = 5
_USUAL_ENTRANTS: Final = 8
_OPTIONS: Final = ("begins-full", "host-goes-on", "listed", "rated")


async def overview(request: Request) -> Response:
    """One's own tournaments, those that are listed, and what a new one needs."""
    return await _overview(request)


async def _overview(request: Request, form: FormData | None = None, problem: Declined | None = None) -> Response:
    visit = Visit.of(request)
    organizer = _organizer(request)
    own = await organizer.of(visit.player) if visit.player else []
    known = {one.id for one in own}
    listed = [one for one in await organizer.listed() if one.id not in known]

    def seen(found: list[KeptTournament]) -> list[object]:
        return [shown(one, visit.player, visit.say, visit.language) for one in found]

    return page(
        "tournaments.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        lists=[(heading, some) for heading, some in (("own", seen(own)), ("listed", seen(listed))) if some],
        chosen=Chosen.of_form(form) if form is not None else Chosen.last_time(request),
        title=cleaned(field(form, "title", "")) if form is not None else "",
        games=game_choices(visit),
        systems=SYSTEMS,
        clocks=[(one.clock, one.games, in_words(one.clock, visit.say)) for one in quick_clocks() if one.clock],
        most=_USUAL_ENTRANTS,
        most_entrants=MOST_ENTRANTS,
        rounds=_USUAL_ROUNDS,
        most_rounds=_MOST_ROUNDS,
        options=[one for one in _OPTIONS if one != "rated" or state_of(request).house.rated.are_played],
        **form_options(visit, has_files=False),
    )


async def make(request: Request) -> Response:
    """A new tournament, as a form says. What makes no sense is shown again as it was filled in."""
    state = state_of(request)
    token, player = known_player(Visit.of(request))
    form = await form_of(request)
    try:
        await state.house.doorkeeper.check(player, visitor_address(request.scope))
        id = await _organizer(request).make(_wanted(form, player, state.openings.new))
    except Declined as problem:
        return await _overview(request, form, problem)
    response = RedirectResponse(f"{_TOURNAMENTS}/{id}", 303)
    remember(response, request, PLAYER, token)
    return response


async def show(request: Request) -> Response:
    """A tournament: who takes part, who meets whom, and how everybody stands."""
    return await _shown(request)


async def _shown(request: Request, typed: str | None = None, problem: Declined | None = None) -> Response:
    """The same, with what somebody has typed and cannot be called."""
    visit = Visit.of(request)
    kept = await _organizer(request).read(request.path_params["tournament"])
    content = _drawn(kept, visit)
    person = await state_of(request).house.identities.myself(request, visit.player)
    response = page(
        "tournament.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        tournament=shown(kept, visit.player, visit.say, visit.language),
        address=str(request.url.replace(query="")),
        name=person.name if typed is None else typed,
        content=Markup("".join(content)),
        seen=digest(content),
    )
    # Who they are is known before they enter: if the answer to that is lost on its way, they are in it all the same.
    remember(response, request, PLAYER, known_player(visit)[0])
    return response


async def live(request: Request) -> Response:
    """The same, sent again whenever something has happened."""
    visit = Visit.of(request)
    with ExitStack() as place:
        place.enter_context(state_of(request).lines.to(visitor_address(request.scope)))
        seen = request.headers.get("last-event-id") or request.query_params.get("seen", "")
        notices = await _organizer(request).notices(request.path_params["tournament"])
        return Line(events(notices, visit.player, lambda: _drawn(notices.kept, visit), Changes(seen)), place.pop_all())


async def enter(request: Request) -> Response:
    """Somebody takes part, alone or beside another of a team."""
    token, player = known_player(Visit.of(request))
    form = await form_of(request)
    name = cleaned(field(form, "name", ""))
    beside = field(form, "beside", "")
    try:
        person = await state_of(request).house.identities.introduce(player, name)
        await _organizer(request).enter(
            request.path_params["tournament"],
            player=player,
            name=person.name,
            face=person.face,
            beside=_number(beside) if beside else None,
        )
    except Declined as problem:
        return await _shown(request, name, problem)
    response = _back(request)
    remember(response, request, PLAYER, token)
    return response


async def leave(request: Request) -> Response:
    """Somebody does not take part any more."""
    organizer = _organizer(request)
    kept = await organizer.read(request.path_params["tournament"])
    player = Visit.of(request).player
    number = kept.number_of(player)
    if number is not None:
        await organizer.leave(kept.id, number, player)
    return _back(request)


async def remove(request: Request) -> Response:
    """The host lets somebody go."""
    kept = await _hosted(request)
    await _organizer(request).leave(kept.id, _number(field(await form_of(request), "entrant")))
    return _back(request)


async def enter_bots(request: Request) -> Response:
    """The host lets bots take part."""
    kept = await _hosted(request)
    form = await form_of(request)
    bot, count = field(form, "bot"), _number(field(form, "count", "1"))
    if bot not in BOTS or count > MOST_ENTRANTS:
        raise Declined(422, "table-bad-request")
    await _organizer(request).enter_bots(kept.id, bot, count)
    return _back(request)


async def begin(request: Request) -> Response:
    """The host begins, or goes on with the next round."""
    kept = await _hosted(request)
    await _organizer(request).begin_round(kept.id)
    return _back(request)


async def end(request: Request) -> Response:
    """The host ends it as it stands."""
    kept = await _hosted(request)
    await _organizer(request).end(kept.id)
    return _back(request)


def _wanted(form: FormData, player: str, new: Callable[[Wish], NewGame]) -> NewTournament:
    """What a form says of a new tournament. Raises Declined if it makes no sense."""
    game = new(replace(wish_of(form, player=player, name=""), company="friends", others=()))
    contest = contest_of(game.game, game.options)
    system = field(form, "system", SYSTEMS[0])
    if system not in SYSTEMS:
        raise Declined(422, "table-bad-request")
    return NewTournament(
        player=player,
        title=cleaned(field(form, "title", "")),
        game=game.game,
        system=system if system in systems_of(contest) else systems_of(contest)[0],
        rounds=_number(field(form, "rounds", str(_USUAL_ROUNDS)), most=_MOST_ROUNDS),
        most=_number(field(form, "most", str(_USUAL_ENTRANTS)), least=contest.fewest, most=MOST_ENTRANTS),
        team=contest.team,
        sets=game.sets,
        options=game.options,
        agreement=Agreement(clock=_clock(form, game.game), rated=bool(field(form, "rated", ""))),
        begins_full=bool(field(form, "begins-full", "")),
        goes_on=not field(form, "host-goes-on", ""),
        listed=bool(field(form, "listed", "")),
    )


def _clock(form: FormData, game: str) -> str:
    """The clock of a form. One is needed, so that nobody waits for who does not come; what is chosen may be one of
    another game, and then it is the usual one."""
    clock = field(form, "clock", "")
    return clock if clock and clock in clocks_of(game) else usual_clock(game)


def _number(text: str, *, least: int = 1, most: int = 10_000) -> int:
    """A whole number of a form. Raises Declined."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and least <= int(text) <= most):
        raise Declined(422, "tournament-number-between", least=least, most=most)
    return int(text)


def _drawn(kept: KeptTournament, visit: Visit) -> tuple[str, ...]:
    """What changes on the page of a tournament, in parts."""
    return in_parts(
        "tournament-now.html",
        visit,
        tournament=shown(kept, visit.player, visit.say, visit.language),
        bots=[(bot, visit.say("table-level", bot=bot)) for bot in bots()],
        usual_bot=USUAL_BOT,
    )


def _organizer(request: Request) -> Organizer:
    return state_of(request).house.organizer


async def _hosted(request: Request) -> KeptTournament:
    """The tournament of a request, for its host. Raises Declined for others."""
    kept = await _organizer(request).read(request.path_params["tournament"])
    if kept.begun.player != Visit.of(request).player:
        raise Declined(403, "tournament-not-host")
    return kept


def _back(request: Request) -> Response:
    return RedirectResponse(f"{_TOURNAMENTS}/{request.path_params['tournament']}", 303)


_ONE: Final = f"{_TOURNAMENTS}/{{tournament}}"
routes = [
    Route(_TOURNAMENTS, overview, methods=["GET"]),
    Route(_TOURNAMENTS, make, methods=["POST"]),
    Route(_ONE, show, methods=["GET"]),
    Route(f"{_ONE}/live", live),
    *(
        Route(f"{_ONE}/{name}", done, methods=["POST"])
        for name, done in (
            ("enter", enter),
            ("leave", leave),
            ("remove", remove),
            ("bots", enter_bots),
            ("begin", begin),
            ("end", end),
        )
    ),
]

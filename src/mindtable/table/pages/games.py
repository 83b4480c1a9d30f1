"""A game: its page, what is pushed to it, and what is done on it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...game.commitments import read_secret
from ...game.contract import Seat
from .. import metrics
from ..addresses import visitor_address
from ..admission import admit, game_of
from ..authority import Authority
from ..clocks import in_digits, in_words
from ..declined import Declined
from ..emotes import is_silent
from ..family import family_of, kind_of, page_of
from ..finished import another_game
from ..forms import field, form_of
from ..invited import invited
from ..learning import with_whisper
from ..live import Changes, Line, Shared, Whole, digest, events
from ..matches import score_in
from ..present.parts import Question
from ..present.scene import Scene
from ..present.telling import latest
from ..qr import qr_code
from ..rendering import in_parts, page
from ..seen import Viewing, is_somebody_else, names_of, offer_now, scene_now, viewing_of
from ..state import State, state_of
from ..substitutes import may_return, seat_bot, sit_down_again, substitute
from ..visit import Visit
from .endings import ending_now

_MOST_DIGITS: Final = 12
_THIS_MACHINE: Final = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True)
class Invitation:
    """A link that lets somebody sit down."""

    seat: Seat
    name: str
    address: str
    qr: Markup  # the same as a picture
    title: str  # what it is called where it is shared
    is_partner: bool


async def show(request: Request) -> Response:
    """The page of a game: a player's own view, or what everybody may see."""
    visit = Visit.of(request)
    house = state_of(request).house
    table = await game_of(request)
    house.hall.seen(table, visit.player, visitor_address(request.scope))
    if table.seats_of(visit.player):
        house.dealer.deal_soon(table)
    if table.is_over:
        await house.reviews.kept(table.id)
    await house.identities.look_up_blocked(visit.player)
    content = drawn(request, table, visit)
    viewing = viewing_of(table, visit.player)
    family = family_of(table.game.name).name
    return page(
        "game.html",
        request,
        visit,
        game=table.id,
        family=family,
        content=Markup("".join(content)),
        seen=digest(content),
        is_over=table.is_over,
        now=table.now,
        times=_times(table, viewing, visit),
        is_against_bots=len(table.people) == 1 and not table.free_seats,  # who do not let anybody wait
    )


async def live(request: Request) -> Response:
    """The same page, sent again whenever the viewer has something new to see."""
    visit = Visit.of(request)
    state = state_of(request)
    with ExitStack() as place:
        place.enter_context(state.lines.to(visitor_address(request.scope)))  # before anything is waited for
        table = await game_of(request)
        if table.seats_of(visit.player):  # who has answered before the server began anew does not ask for the page
            state.house.dealer.deal_soon(table)
        await state.house.identities.look_up_blocked(visit.player)
        seen = request.headers.get("last-event-id") or request.query_params.get("seen", "")
        current = partial(drawn, Request(request.scope), table, visit)  # which holds nothing of how it is answered
        pages = Changes(seen) if "parts" in request.query_params else Whole(seen)  # a page of before knows no parts
        return Line(events(table, visit.player, current, pages, visit.pace), place.pop_all())


async def deal(request: Request) -> Response:
    """A browser at the table adds its random bits to the deal; one without script has none to add."""
    visit = Visit.of(request)
    house = state_of(request).house
    table = await game_of(request)
    if visit.player is None or not table.seats_of(visit.player):
        raise Declined(403, "table-not-your-seat")
    house.hall.seen(table, visit.player, visitor_address(request.scope))
    text = field(await form_of(request), "bits", "")
    bits = read_secret(text) if text else b""
    if bits is None:
        raise Declined(422, "table-bad-request")
    await house.dealer.add_bits(table, visit.player, bits)
    return _done(request, table)


async def answer(request: Request) -> Response:
    """A player answers what they are asked."""
    house = state_of(request).house
    form = await form_of(request)
    move, mark = field(form, "move"), field(form, "mark")
    thought = _milliseconds(field(form, "thought", ""))

    async def answered(table: Authority) -> Response:
        visit, seat = _seated(request, table)
        await house.dealer.answer(table, seat, move, mark, visit.player, thought=thought)
        return _done(request, table)

    return await house.hall.decided(request.path_params["game"], answered)


async def back(request: Request) -> Response:
    """Take one's last move back."""
    _, table, seat = await asked(request)
    await state_of(request).house.dealer.take_back(table, seat)
    return _done(request, table)


async def resign(request: Request) -> Response:
    """Give up."""
    visit, table, seat = await asked(request)
    await state_of(request).house.dealer.resign(table, seat, substitute(table), visit.player)
    return _done(request, table)


async def agree(request: Request) -> Response:
    """Somebody gives up as their partner has offered."""
    visit, table, seat = await asked(request)
    await table.agree(seat, visit.player)
    return _done(request, table)


async def play_on(request: Request) -> Response:
    """Somebody does not give up as their partner, or they themselves, have offered."""
    visit, table, seat = await asked(request)
    await table.play_on(seat, visit.player)
    return _done(request, table)


async def bot(request: Request) -> Response:
    """A bot takes a chair for which nobody has come, or whose player is away while everybody waits."""
    visit = Visit.of(request)
    house = state_of(request).house
    table = await game_of(request)
    if not table.seats_of(visit.player):
        raise Declined(403, "table-not-your-seat")
    house.hall.seen(table, visit.player, visitor_address(request.scope))
    await seat_bot(house.usher, table, Seat(field(await form_of(request), "seat")))
    return _done(request, table)


async def come_back(request: Request) -> Response:
    """Somebody has come back to a game in which a bot plays on for them."""
    table = await game_of(request)
    await sit_down_again(state_of(request).house.usher, table, Visit.of(request).player)
    return _done(request, table)


async def look(request: Request) -> Response:
    """Somebody says that they sit before the shared screen now."""
    visit = Visit.of(request)
    state = state_of(request)
    table = await game_of(request)
    seat = Seat(field(await form_of(request), "seat"))
    if visit.player is None or seat not in table.seats_of(visit.player):
        raise Declined(403, "table-not-your-seat")
    await state.house.usher.look(table, visit.player, seat)
    return _done(request, table)


async def rematch(request: Request) -> Response:
    """Another game with the same people; everybody moves on by one chair."""
    _, table, _seat = await asked(request)
    return _moved(request, f"/games/{await another_game(state_of(request), table)}")


async def emote(request: Request) -> Response:
    """Show an emote to the others."""
    _, table, seat = await asked(request)
    state_of(request).emotes.show(table, seat, field(await form_of(request), "emote"))
    return _done(request, table)


# --- how it is done --------------------------------------------------------------------------------


def agreed(table: Authority, visit: Visit) -> dict[str, str]:
    """What was agreed on before a game, in a few words each; "" where nothing was."""
    agreement = table.begun.agreement
    return {
        "clock": in_words(agreement.clock, visit.say) if agreement.clock else "",
        "rated": visit.say("ratings-is-rated") if agreement.rated else "",
    }


async def asked(request: Request) -> tuple[Visit, Authority, Seat]:
    """Who wants to do something in which game, as which seat. Raises Declined for those who have none."""
    table = await game_of(request)
    visit, seat = _seated(request, table)
    return visit, table, seat


def _milliseconds(text: str) -> int | None:
    """How long a browser says that it has shown a question; None where it says nothing that could be meant."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < _MOST_DIGITS else None


def _seated(request: Request, table: Authority) -> tuple[Visit, Seat]:
    """Who wants to do something in a game, and as which seat. Raises Declined for those who have none."""
    visit = Visit.of(request)
    admit(table, visit.player)
    mine = table.seats_of(visit.player)
    if not mine:
        raise Declined(403, "table-not-your-seat")
    state_of(request).house.hall.seen(table, visit.player, visitor_address(request.scope))
    viewing = viewing_of(table, visit.player)
    if viewing.curtain is not None:
        raise Declined(403, "table-behind-curtain")
    return visit, viewing.seat or mine[0]


def _done(request: Request, table: Authority) -> Response:
    """What changed is pushed to the page; without script the page is loaded again."""
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(f"/games/{table.id}", 303)


def _moved(request: Request, address: str) -> Response:
    if request.headers.get("hx-request"):
        return Response(status_code=204, headers={"HX-Redirect": address})
    return RedirectResponse(address, 303)


def drawn(request: Request, table: Authority, visit: Visit) -> tuple[str, ...]:
    """The table as a browser sees it now, in parts. For all who only watch it is drawn once."""
    is_known = table.is_known(visit.player)
    if not is_known and visit.language in table.public_pages:
        return table.public_pages[visit.language]
    begun = time.perf_counter()
    if table.is_dealt:
        viewing = viewing_of(table, visit.player)
        content = in_parts("table.html", visit, **known_of(request, table, viewing, visit))
    else:
        content = in_parts("gathering.html", visit, **_gathering(request, table, visit))
    metrics.drawn(begun)
    if not is_known:
        content = table.public_pages[visit.language] = Shared(content)
    return content


def known_of(request: Request, table: Authority, viewing: Viewing, visit: Visit) -> dict[str, Any]:
    """What the templates of a game know."""
    state = state_of(request)
    is_player = bool(table.seats_of(visit.player))
    scene = scene_now(table, viewing.seat, visit.wording)
    names, is_over = scene.names, bool(scene.winners)
    shown = page_of(scene)
    has_free = bool(table.free_seats)  # in a game that was dealt before all had come, as games once were
    may_be_helped = table.may_be_helped(viewing.seat)
    missed = table.missed if is_player else ()
    question = with_whisper(request, table.id, scene, shown.question) if may_be_helped else shown.question
    if has_free:
        question = Question("lobby", visit.say("table-lobby"))
    return {
        "game": table.id,
        "page": shown,
        "question": question,
        "viewing": viewing,
        "curtain": names[viewing.curtain] if viewing.curtain else "",
        # While the curtain hangs, whoever has just played may still look: what all may know is told.
        "handed_over": latest(scene.stories, viewing.curtain).stories if viewing.curtain else (),
        "invitations": _invitations(request, scene, table, visit) if has_free else (),
        "is_only_here": has_free and request.url.hostname in _THIS_MACHINE,
        "is_player": is_player,
        "is_replaced": not is_player and visit.player in table.replaced.values(),
        "may_return": may_return(table, visit.player),
        "missed": tuple((seat, names[seat]) for seat in table.seats if seat in missed) if missed else (),
        "offer": offer_now(table, scene),
        "resigning": _resigning(table, viewing.seat),
        "is_over": is_over,
        "is_held_up": table.is_held_up and not is_over,
        "alone": may_be_helped,
        "may_speak": not is_silent(table)
        and any(chair.player not in (None, visit.player) for chair in table.chairs.values()),
        "here": f"/games/{table.id}",
        "may_go_back": (
            may_be_helped
            and table.may_take_back(viewing.seat)
            and not is_over
            and any(seat in table.people for seat in table.course.movers[table.course.own :])
        ),
        "match": score_in(table, scene),
        "following": table.following,
        "others": _others(table, visit, names) if is_player else (),
        "emotes": _emotes(state, table, visit),
        **(ending_now(table, scene, state.house.reviews.at_hand(table.id)) if is_over else {}),
    }


def _others(table: Authority, visit: Visit, names: Mapping[Seat, str]) -> tuple[tuple[Seat, str], ...]:
    """The other people at a table, who can be blocked or reported."""
    chairs = table.chairs.values()
    return tuple((chair.seat, names[chair.seat]) for chair in chairs if is_somebody_else(chair, visit.player))


def _emotes(state: State, table: Authority, visit: Visit) -> dict[Seat, str]:
    """What players show now, but for those whom the viewer does not want to meet."""
    return state.emotes.seen(table, state.house.identities.blocked_by(visit.player))


def _gathering(request: Request, table: Authority, visit: Visit) -> dict[str, Any]:
    """What is to be known of a game before its deal: who is there, and what the table has committed itself to."""
    scene = scene_now(table, None, visit.wording)
    dealing = table.course.dealing
    mine = table.seats_of(visit.player)
    return {
        "game": table.id,
        "title": visit.say(f"table-game-{table.game.name}"),
        "kind": kind_of(scene),
        "match": score_in(table, scene),
        **agreed(table, visit),
        "rules": table.game.name,
        "players": [scene.player(seat) for seat in table.seats],
        "mine": mine,
        "free": table.free_seats,
        "is_awaiting": bool(table.free_seats) or table.is_awaiting,
        "invitations": _invitations(request, scene, table, visit),
        "is_only_here": request.url.hostname in _THIS_MACHINE,
        "commitment": dealing.commitment if dealing and not table.free_seats else "",
        "is_added": bool(dealing and mine and dealing.has_added(mine[0])),
        "here": f"/games/{table.id}",
    }


def _times(table: Authority, viewing: Viewing, visit: Visit) -> list[tuple[str, str]]:
    """What everybody has left now, for pages that do not count it down."""
    names = names_of(table.id, table.chairs, visit.wording)
    clocks = table.clocks(viewing.seat, visit.say)
    return [(names[seat], in_digits(clock.at(table.now), visit.say)) for seat, clock in clocks.items()]


def _resigning(table: Authority, seat: Seat | None) -> str:
    """What is asked of somebody who wants to give up."""
    if seat is not None and table.course.giving_up.to_ask(seat, table.chairs, table.away):
        return "table-resign-partner"
    return "table-resign-sure"


def _invitations(request: Request, scene: Scene[Any], table: Authority, visit: Visit) -> list[Invitation]:
    """The links to the free chairs, for those who sit at the table."""
    mine = table.seats_of(visit.player)
    keys = state_of(request).house.keys

    def invitation(seat: Seat) -> Invitation:
        address = str(request.url_for("join", game=table.id, seat=seat, token=keys.invitation(table.id, seat)))
        return Invitation(
            seat=seat,
            name=scene.names[seat],
            address=address,
            qr=qr_code(address),
            title=invited(table, scene, visit),
            is_partner=any(other in mine for other in scene.side_of(seat)),
        )

    return [invitation(seat) for seat in table.free_seats if mine]


routes = [
    Route("/games/{game}", show, name="game"),
    Route("/games/{game}/live", live),
    Route("/games/{game}/deal", deal, methods=["POST"]),
    Route("/games/{game}/answer", answer, methods=["POST"]),
    Route("/games/{game}/back", back, methods=["POST"]),
    Route("/games/{game}/resign", resign, methods=["POST"]),
    Route("/games/{game}/agree", agree, methods=["POST"]),
    Route("/games/{game}/play-on", play_on, methods=["POST"]),
    Route("/games/{game}/bot", bot, methods=["POST"]),
    Route("/games/{game}/sit-down-again", come_back, methods=["POST"]),
    Route("/games/{game}/look", look, methods=["POST"]),
    Route("/games/{game}/rematch", rematch, methods=["POST"]),
    Route("/games/{game}/emote", emote, methods=["POST"]),
]

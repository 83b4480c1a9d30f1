"""The first page: what shall we play?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...bots import BOTS
from ...games import games
from ...store import Counted
from ..addresses import visitor_address
from ..agreements import AUDIENCES
from ..characters import OWN
from ..clock_choice import clock_choices
from ..declined import Declined
from ..fields import File, Number, OneOf, Sets, YesOrNo
from ..forms import field, form_of, text_of
from ..learning import first_time
from ..lobby.shown import shown
from ..names import cleaned, remembered_name
from ..openings import FRIEND, SCREEN, USUAL_BOT
from ..opponents import opponents
from ..option_files import with_file
from ..puzzling import of_the_day, record_by
from ..rendering import Tile, page, tiles
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember
from ..wishes import (
    Chosen,
    FormField,
    all_fields,
    as_text,
    fields_of,
    most_seats,
    option_fields,
    other_chairs,
    remember_wish,
    seats_of,
    wish_of,
)
from .own_games import OwnGame, address_of_finished, own_game

_SHOWN: Final = 6


class GameChoice(NamedTuple):
    """A game to be chosen, and how many play it."""

    tile: Tile
    players: str


class OwnGames(NamedTuple):
    """Games of the visitor that are not over, how many there are of all, and where the others are."""

    games: list[OwnGame]
    counted: Counted
    finished: str


@dataclass(frozen=True)
class OptionGroup:
    """Options of a family that stand together under a title."""

    title: str
    sets: tuple[FormField, ...]
    files: tuple[FormField, ...]
    ticks: tuple[FormField, ...]

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have any of them."""
        return tuple(dict.fromkeys(game for one in (*self.sets, *self.files, *self.ticks) for game in one.option.games))


async def show(request: Request) -> Response:
    """The first page, with what a link to it chooses, or what was chosen last time."""
    chosen = Chosen.by_link(request) or Chosen.last_time(request)
    person = await state_of(request).house.identities.person(Visit.of(request).player)
    return await _shown(request, chosen, person.name or remembered_name(request))


async def begin(request: Request) -> Response:
    """A new game as it was wished. What cannot be begun is shown again as it was filled in."""
    visit = Visit.of(request)
    state = state_of(request)
    token, player = known_player(visit)
    form = await form_of(request, files=sum(isinstance(one.option, File) for one in all_fields()))
    name = cleaned(field(form, "name", ""))
    try:
        person = await state.house.identities.introduce(player, name)
        wish = replace(wish_of(form, player=player, name=person.name), face=person.face)
        for field_name, field_option in fields_of(wish.game, File):
            if text := await text_of(form, field_name) or field(form, as_text(field_name), ""):
                address = visitor_address(request.scope)
                wish = await with_file(wish, field_option.name, text, state.reading_room, address)
        table = await state.house.usher.begin(state.openings.new(wish), visitor_address(request.scope))
    except Declined as problem:
        return await _shown(request, Chosen.of_form(form), name, problem)
    finally:
        await form.close()
    response = RedirectResponse(f"/games/{table.id}/seated", 303)
    remember(response, request, PLAYER, token)
    remember_wish(response, request, form)
    return response


async def _shown(request: Request, chosen: Chosen, name: str, problem: Declined | None = None) -> Response:
    visit = Visit.of(request)
    own = await _own_games(request, visit)
    levels, ways = opponents(visit.wording)
    lobby = state_of(request).house.lobby
    return page(
        "start.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        chosen=chosen,
        games=game_choices(visit),
        files=[one for one in all_fields() if isinstance(one.option, File)],
        **form_options(visit),
        levels=levels,
        ways=ways,
        bots=bots(),
        bot=_bot(chosen),
        against_one=[game for game in games() if most_seats(game) == 2],
        against_many=[game for game in games() if most_seats(game) > 2],
        others=other_chairs(),
        seats=[(game, most_seats(game)) for game in games()],
        people=(FRIEND, SCREEN),
        clocks=clock_choices(visit.say),
        own=own,
        first_time=await first_time(request, visit) if own is None else None,
        name=name,
        lobby=shown(await lobby.known_to(visit.player, await lobby.lately()), visit.player, visit.language),
        audiences=AUDIENCES,
        are_rated=state_of(request).house.rated.are_played,
        daily=of_the_day(await record_by(request, visit.player), visit.wording),
        has_art=visit.player is not None,  # a first visit is to be small
    )


def game_choices(visit: Visit) -> list[GameChoice]:
    """All games, to be chosen from."""
    return [GameChoice(tile, _players(tile.game, visit)) for tile in tiles()]


def form_options(visit: Visit, *, has_files: bool = True) -> dict[str, Any]:
    """What the template of options knows: all that can be chosen of the games that there are."""
    groups = [_group(found, visit) for found in option_fields().values()]
    shown = groups if has_files else [replace(group, files=()) for group in groups]
    return {
        "choices": [one for one in all_fields() if isinstance(one.option, OneOf)],
        "numbers": [one for one in all_fields() if isinstance(one.option, Number)],
        "groups": [group for group in shown if group.games],
    }


async def _own_games(request: Request, visit: Visit) -> OwnGames | None:
    """The games of a player, if there are any."""
    if not visit.player:
        return None
    house = state_of(request).house
    counted = await house.hall.counted(visit.player)
    if counted == Counted(0, 0, 0):
        return None
    found = await house.hall.games_of(visit.player, _SHOWN)
    games_now = [own_game(table, visit) for table, _ in found.games if not (table.is_over or table.is_record)]
    return OwnGames(games_now, counted, address_of_finished(counted))


@cache
def _sides(game: str) -> tuple[int, ...]:
    """How many play together on each side."""
    position, _ = games()[game].deal(seed=0)
    return tuple(len(side) for side in position.view(None).sight.sides)


def _players(game: str, visit: Visit) -> str:
    """How many play a game, in a few words."""
    seats = seats_of(game)
    if not isinstance(seats, int):
        return visit.say("table-players-range", least=min(seats.values()), most=max(seats.values()))
    if min(sides := _sides(game)) > 1:
        return visit.say("table-sides-of", each=max(sides))
    return visit.say("table-players-of", count=seats)


def _group(found: Sequence[FormField], visit: Visit) -> OptionGroup:
    sets, files, ticks = (tuple(one for one in found if isinstance(one.option, kind)) for kind in (Sets, File, YesOrNo))
    title = visit.say(sets[0].option.label) if sets else visit.say("table-options")
    return OptionGroup(title, sets, files, ticks)


def _bot(chosen: Chosen) -> str:
    """The bot that is chosen, as far as it can be."""
    bot = chosen.text("bot")
    return bot if bot in bots() else USUAL_BOT


def bots() -> list[str]:
    """The bots to choose from: those that are somebody at the table."""
    return [name for name in BOTS if name in OWN]


routes = [Route("/", show, name="start"), Route("/games", begin, methods=["POST"])]

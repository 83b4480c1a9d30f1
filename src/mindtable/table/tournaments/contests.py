"""What a tournament has to know of the game that is played: asked of the game, and of how its family offers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ...art.characters import CAST
from ...bots import stand_in
from ...game.contract import Position, Seat
from ...games import game_named
from ...store import Chair, KeptTournament, Member, NewGame, NewTournament
from ...tournaments import SWISS, SYSTEMS, Plan
from ..authority import Authority
from ..fields import OneOf
from ..openings import to_be_dealt
from ..settling import places_in
from ..wishes import fields_of

_REMEMBERED: Final = 1 << 8


class Contest(NamedTuple):
    """Who meets at a table."""

    team: int  # people of an entrant
    fewest: int  # entrants at a table, at least
    most: int
    seats: str  # the option of the game that says how many play; "" if it has none


def contest_of(game: str, options: Mapping[str, str]) -> Contest:
    """Who meets at a table of a game: teams, two against each other, or as many as is chosen. Raises SetupError."""
    for _, option in fields_of(game, OneOf):
        if option.is_seats:
            most = int(options.get(option.name, option.usual))
            return Contest(1, min(map(int, option.values)), most, option.name)
    sides = _sides(game, tuple(options.items()))
    return Contest(len(sides[0]), len(sides), len(sides), "")


def systems_of(contest: Contest) -> tuple[str, ...]:
    """By which systems it can be played: a round robin is one of pairs."""
    return SYSTEMS if contest.most == 2 else (SWISS,)


def plan_of(begun: NewTournament) -> Plan:
    """How the rounds of a tournament are to be made."""
    contest = contest_of(begun.game, begun.options)
    return Plan(begun.system, begun.rounds, contest.most, contest.fewest)


def game_for(kept: KeptTournament, entrants: Sequence[int]) -> NewGame:
    """The game of those who meet at a board. Each entrant has a side."""
    begun = kept.begun
    options = dict(begun.options)
    if seats := contest_of(begun.game, options).seats:
        options[seats] = str(len(entrants))
    seated = {
        seat: member
        for side, entrant in zip(_sides(begun.game, tuple(options.items())), entrants, strict=True)
        for seat, member in zip(side, kept.team(entrant), strict=True)
    }
    chairs = tuple(_chair(seat, seated[seat], begun.game) for seat in sorted(seated))
    return to_be_dealt(game_named(begun.game), chairs, begun.sets, options, begun.agreement)


def results_in(table: Authority, entrants: Sequence[int], withdrawn: set[int]) -> list[int | None]:
    """Where the entrants at a board came in, once its game is over; None for who has withdrawn, left their chair to a
    bot, or lost without having decided anything."""
    places = places_in(table)
    movers = set(table.course.movers)
    found: list[int | None] = []
    for side, entrant in zip(table.position.sides, entrants, strict=True):
        has_come = side[0] in table.winners or not movers.isdisjoint(side)
        is_here = has_come and entrant not in withdrawn and table.replaced.keys().isdisjoint(side)
        found.append(places[side[0]] if is_here else None)
    return found


def character(number: int) -> str:
    """Who the bot is that enters as one of a number."""
    return list(CAST)[number % len(CAST)]


@lru_cache(_REMEMBERED)
def _sides(game: str, options: tuple[tuple[str, str], ...]) -> tuple[tuple[Seat, ...], ...]:
    position: Position
    position, _ = game_named(game).deal(seed=0, options=dict(options))
    return position.sides


def _chair(seat: Seat, member: Member, game: str) -> Chair:
    bot = stand_in(member.bot, game) if member.bot else ""
    return Chair(seat, name=member.name, bot=bot, player=member.player, face=member.face)

"""What pages show of a tournament: names, pairings, results and standings, all of which everybody with its link may
know."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from ...store import OPEN, OVER, SOMEBODY, WAITING, KeptTournament, Member, is_program
from ...tournaments import TIE_BREAKS, Board, Place, Tournament, rounds_for, standings
from ..characters import name_of
from ..clocks import in_words
from ..lobby.shown import kind_in_words
from .contests import Contest, contest_of, plan_of

Say = Callable[..., str]


class Entrant(NamedTuple):
    """Somebody who takes part, or a team."""

    number: int
    name: str
    is_mine: bool
    missing: int  # people of the team
    bot: str  # which kind it is, in words; "" of people


class Side(NamedTuple):
    """An entrant at a board."""

    name: str
    points: str  # "" while it is played
    is_mine: bool


class ShownBoard(NamedTuple):
    """A board of a round."""

    sides: tuple[Side, ...]
    game: str  # "": there is none
    is_over: bool

    @property
    def is_bye(self) -> bool:
        """Whether somebody has nobody to play with."""
        return len(self.sides) == 1

    @property
    def is_mine(self) -> bool:
        """Whether the viewer sits there."""
        return any(side.is_mine for side in self.sides)


class Row(NamedTuple):
    """A line of the standings."""

    place: int
    name: str
    points: str
    tie_breaks: tuple[str, ...]
    is_mine: bool
    is_withdrawn: bool
    bot: str  # as of entrants


class Shown(NamedTuple):
    """All that somebody sees of a tournament."""

    id: str
    title: str
    state: str
    line: str  # what is played, and how
    is_host: bool
    mine: int | None  # the entrant that the viewer is
    entrants: tuple[Entrant, ...]
    most: int
    team: int
    has_room: bool
    may_begin: bool
    rounds: int  # in all
    boards: tuple[tuple[ShownBoard, ...], ...]  # of each round
    tie_breaks: tuple[str, ...]  # messages that name them
    standings: tuple[Row, ...]
    now: ShownBoard | None  # where the viewer has to play

    @property
    def is_open(self) -> bool:
        """Whether people may enter."""
        return self.state == OPEN

    @property
    def is_waiting(self) -> bool:
        """Whether the host has to begin the next round."""
        return self.state == WAITING

    @property
    def is_over(self) -> bool:
        """Whether all is decided."""
        return self.state == OVER

    @property
    def teams_with_room(self) -> tuple[Entrant, ...]:
        """Teams of people in which somebody is missing."""
        return tuple(one for one in self.entrants if one.missing)


def shown(kept: KeptTournament, player: str | None, say: Say, language: str) -> Shown:
    """A tournament as a player sees it."""
    begun = kept.begun
    contest = contest_of(begun.game, begun.options)
    tournament = Tournament(kept.happenings)
    mine = kept.number_of(player)
    entrants = tuple(_entrants(kept, mine, say))
    by_number = {one.number: one for one in entrants}
    boards = tuple(
        tuple(
            _board(board, kept.games.get((number, place), ""), by_number, mine, say)
            for place, board in enumerate(some, 1)
        )
        for number, some in enumerate(tournament.rounds, 1)
    )
    return Shown(
        id=kept.id,
        title=begun.title or say("tournament-untitled", game=say(f"table-game-{begun.game}")),
        state=kept.state,
        line=" · ".join(filter(None, _about(kept, contest, say, language))),
        is_host=player is not None and begun.player == player,
        mine=mine,
        entrants=entrants,
        most=begun.most,
        team=begun.team,
        has_room=len(entrants) < begun.most,
        may_begin=len(kept.complete) >= contest.fewest,
        rounds=rounds_for(plan_of(begun), len(tournament.entrants)),
        boards=boards,
        tie_breaks=tuple(_message(name) for name in TIE_BREAKS[begun.system]),
        standings=tuple(_row(one, by_number, mine, begun.system, say) for one in standings(tournament, begun.system)),
        now=next((board for board in boards[-1] if board.is_mine and not board.is_over), None) if boards else None,
    )


def in_points(points: Fraction, say: Say) -> str:
    """Points in digits, with two of them after the point where they are needed."""
    hundredths = round(points * 100)
    whole, part = divmod(hundredths, 100)
    return say("tournament-number", whole=whole, part=f"{part:02}".rstrip("0")) if part else str(whole)


def _about(kept: KeptTournament, contest: Contest, say: Say, language: str) -> list[str]:
    begun = kept.begun
    system = "tables" if contest.most > 2 else begun.system
    return [
        say(f"table-game-{begun.game}"),
        kind_in_words(begun.game, begun.sets, tuple(begun.options.items()), language),
        say("tournament-system", system=system),
        in_words(begun.agreement.clock, say),
        say("tournament-rated") if begun.agreement.rated else "",
    ]


def _entrants(kept: KeptTournament, mine: int | None, say: Say) -> list[Entrant]:
    found: list[Entrant] = []
    bots: dict[str, int] = {}  # how often a character is there already
    for number in dict.fromkeys(one.number for one in kept.members):
        team = kept.team(number)
        bot = team[0].bot
        if bot:
            bots[team[0].name] = bots.get(team[0].name, 0) + 1
            again = bots[team[0].name]
            name = name_of(team[0].name) + (f" {again}" if again > 1 else "")
        else:
            name = " + ".join(_person(one, say) for one in team)
        level = say("table-level", bot=bot) if bot else say("table-program") if is_program(team[0].player) else ""
        missing = kept.begun.team - len(team)
        found.append(Entrant(number, name, number == mine, missing, level))
    return found


def _person(one: Member, say: Say) -> str:
    if one.player == SOMEBODY:
        return say("people-somebody")
    return one.name or say("tournament-nameless", number=one.number)


def _board(board: Board, game: str, by_number: dict[int, Entrant], mine: int | None, say: Say) -> ShownBoard:
    sides = tuple(
        Side(by_number[one].name, in_points(board.points(one), say) if board.is_over else "", one == mine)
        for one in board.entrants
    )
    return ShownBoard(sides, game, board.is_over)


def _row(one: Place, by_number: dict[int, Entrant], mine: int | None, system: str, say: Say) -> Row:
    return Row(
        place=one.place,
        name=by_number[one.entrant].name,
        points=in_points(one.points, say),
        tie_breaks=tuple(in_points(Fraction(getattr(one, name)), say) for name in TIE_BREAKS[system]),
        is_mine=one.entrant == mine,
        is_withdrawn=one.is_withdrawn,
        bot=by_number[one.entrant].bot,
    )


def _message(tie_break: str) -> str:
    """The message that names a tie-break."""
    return f"tournament-{tie_break.replace('_', '-')}"

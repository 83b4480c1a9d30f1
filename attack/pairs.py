"""Positions that differ only in what a seat may not know give it the same bytes: pages, facts, moves, refusals."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import count, cycle
from random import Random
from traceback import format_exc
from typing import Any, Final

from tests.table.showing import html_for

from mindtable.game.chance import SEALED_SIZE
from mindtable.game.contract import Event, IllegalMove, MoveError, Position, Seat
from mindtable.games import game_named
from mindtable.mindbug.cards import FACES, SETS
from mindtable.wording import LANGUAGES

from .tally import Tally
from .twins import Reader, Twins, compared

PART: Final = "pairs"
WORLDS: Final = "worlds that a seat cannot tell apart"
DICE: Final = "positions that differ in their dice"
TABLES: Final = "the same of whole tables, over HTTP"
_TABLES: Final = 4  # moments of a game that are set up as tables
_MOMENTS: Final = 8  # of a game that are looked at
_REFUSED: Final = 12  # answers that are tried at each of them
_LONGEST: Final = 400  # moves of a game


@dataclass(frozen=True)
class Kind:
    """What is played."""

    game: str
    sets: Sequence[str] = ()
    options: Mapping[str, str] | None = None


KINDS: Final = (
    *(Kind("duel", (one,)) for one in SETS),
    Kind("tag-team", ("first-contact",)),
    Kind("mind-up", (), {"players": "3", "objectives": "0"}),
    Kind("duel", tuple(SETS)),
    Kind("tag-team", tuple(SETS), {"epic": "yes"}),
    Kind("mind-up", (), {"players": "6", "objectives": "5"}),
    Kind("tag-team", ("beyond-eternity", "beyond-evolution")),
    Kind("mind-up", (), {"players": "4", "objectives": "2"}),
)


@dataclass(frozen=True)
class Moment:
    """A position of a game, with how it came about."""

    number: int
    first: Position
    position: Position
    told: list[Sequence[Event]]
    tried: list[str]  # answers that somebody gave, and that might be given again


def compare(tally: Tally, seconds: float, seed: int) -> None:
    """Compare for some seconds, all kinds of games in turn."""
    for what in (WORLDS, DICE, TABLES):
        tally.tried(PART, what, 0)
    end = time.monotonic() + seconds
    for number, kind, language in zip(count(), cycle(KINDS), cycle(LANGUAGES), strict=False):
        compare_game(tally, kind, f"{seed} {number}", language)
        if time.monotonic() > end:
            return


def compare_game(tally: Tally, kind: Kind, seed: str, language: str) -> None:
    """Compare what seats get in one game."""
    dice = Random(seed)
    found = list(_moments(kind, dice))
    chosen = sorted(dice.sample(found, min(_MOMENTS, len(found))), key=lambda moment: moment.number)
    comparing = _Comparing(tally, dice, language, {"kind": asdict(kind), "game": seed, "language": language})
    try:
        for moment in chosen:
            comparing.moment(moment)
        comparing.tables(chosen[:_TABLES])
    except Exception:  # a page that cannot be made has failed, too
        comparing.failed(WORLDS, format_exc())


def _moments(kind: Kind, dice: Random) -> Iterator[Moment]:
    """Every moment of a random game, as at a table: with sealed dice."""
    game = game_named(kind.game)
    position, events = game.deal(seed=dice.randbytes(SEALED_SIZE), sets=kind.sets, options=dict(kind.options or {}))
    first: Position = position.copy()
    told, tried = [events], [f"play {card}" for card in dice.sample(list(FACES), 5)]
    for number in range(_LONGEST):
        if not position.to_decide:
            return
        yield Moment(number, first, position.copy(), list(told), list(tried))
        seat = dice.choice(position.to_decide)
        move = dice.choice(position.moves(seat))
        told.append(position.play(move, seat))
        tried.append(move.text)


@dataclass
class _Comparing:
    """One game that is looked at from all sides."""

    tally: Tally
    dice: Random
    language: str
    known: Mapping[str, Any]  # what it takes to compare the same again

    def moment(self, moment: Moment) -> None:
        """Compare what every seat gets of a moment and of another world, and with other dice."""
        position = moment.position
        for seat in (*position.seats, None):
            self._compare(WORLDS, moment, position.view(seat).world(self.dice), seat)
            self._compare(DICE, moment, _other_dice(position, self.dice), seat)

    def tables(self, moments: Sequence[Moment]) -> None:
        """Set up two tables for a seat, with a world and with the one that is, and compare what they say to it."""
        for seat in (*moments[0].position.seats, None):
            pairs = [(moment.position, moment.position.view(seat).world(self.dice)) for moment in moments]
            with Twins(pairs, self.dice) as twins:
                for place, moment in enumerate(moments):
                    self.tally.tried(PART, TABLES)
                    for difference in compared(twins, place, Reader(seat, self.language), moment.tried[-1]):
                        self.failed(TABLES, f"move {moment.number}, seat {seat}: {difference}")

    def failed(self, what: str, problem: str) -> None:
        self.tally.failed(PART, what, problem, **self.known)

    def _compare(self, what: str, moment: Moment, other: Position, seat: Seat | None) -> None:
        answers = moment.tried[:: max(1, len(moment.tried) // _REFUSED)]
        one, two = (_given(moment, position, seat, answers, self.language) for position in (moment.position, other))
        self.tally.tried(PART, what)
        for part in one:
            if one[part] != two[part]:
                self.failed(what, f"move {moment.number}, seat {seat}: {part} differs:\n{one[part]}\n---\n{two[part]}")
                return


def _given(
    moment: Moment, position: Position, seat: Seat | None, answers: Sequence[str], language: str
) -> dict[str, object]:
    """All that a seat gets to see of a position."""
    view = position.view(seat)
    return {
        "facts": view.facts(),
        "asked": (view.to_decide, position.to_decide, position.winners),
        "moves": view.moves(),
        "answers": [_answered(position, answer, seat) for answer in answers] if seat else [],
        "page": html_for(position, moment.first, moment.told, seat, language=language),
    }


def _answered(position: Position, answer: str, seat: Seat) -> object:
    """What somebody is told who gives an answer: the move that it means, or why it is none."""
    try:
        return position.read(answer, seat)
    except IllegalMove as problem:
        return problem.refusal, dict(problem.refusal.facts)
    except MoveError as problem:
        return type(problem), str(problem)


def _other_dice(position: Position, dice: Random) -> Position:
    other = position.copy()
    other.take_dice(dice.randbytes(SEALED_SIZE))
    return other

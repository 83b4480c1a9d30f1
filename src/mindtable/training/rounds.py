"""Rounds of training: a search practises, a prior is fitted to what it tried, and the next round practises with that.

A round is a folder: the games of each course, and the weights with their figures once all of them are played. What is
there already is not done again, so a round can be broken off at any time. Everything follows from the plan, but for how
long it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from ..bots.search_bot import Searcher
from ..bots.spreading import Crew, spread
from ..lab.keeping import LINES, Kept
from ..lab.playing import Line
from .family import FamilyTraining, family_named
from .fitting import Decisions, Tried, fitted, is_held_out
from .practice import Practice, decisions, practised
from .weights import name_of, read_weights, write_weights

WEIGHTS: Final = "prior.json"


@dataclass(frozen=True)
class Plan:
    """What is practised in every round, and where it is kept."""

    family: str
    folder: Path
    games: int  # of a round
    iterations: int  # of a decision
    seed: int

    @property
    def training(self) -> FamilyTraining:
        """What the family gives to training."""
        return family_named(self.family)

    def weights(self, number: int) -> Path:
        """The file of the weights that a round ends with."""
        return self.folder / f"round-{number}" / WEIGHTS

    def next_round(self) -> int:
        """The first round that has not ended yet."""
        number = 1
        while self.weights(number).exists():
            number += 1
        return number

    def practices(self, number: int) -> dict[str, Practice]:
        """What is practised in a round, by course, with the weights of the round before it."""
        courses = self.training.courses
        parts = sum(course.part for course in courses)
        search = name_of(_weights(self.family, self._before(number)))
        return {
            course.name: Practice(
                game=course.game,
                sets=course.sets,
                deals=self.games * course.part // parts,
                iterations=self.iterations,
                search=search,
                seed=self.seed + len(courses) * (number - 1) + place,  # everywhere other deals
            )
            for place, course in enumerate(courses)
        }

    def _before(self, number: int) -> Path | None:
        return self.weights(number - 1) if number > 1 else None

    def practise(self, number: int, crew: Crew, is_time: Callable[[], bool]) -> Iterator[int]:
        """Play what is missing of a round as long as it is time; how many games each piece of it had."""
        for name, practice in self.practices(number).items():
            kept = self._kept(number, name, practice)
            missing = takewhile(lambda _: is_time(), kept.missing())
            work = partial(_played, self.family, self._before(number), practice)
            for deals, lines in spread(work, missing, crew):
                kept.keep(deals, lines)
                yield len(lines)

    def _kept(self, number: int, name: str, practice: Practice) -> Kept:
        return Kept.of(practice, self.folder / f"round-{number}" / name, LINES)

    def is_practised(self, number: int) -> bool:
        """Whether all games of a round are played."""
        return not any(self._kept(number, *one).missing() for one in self.practices(number).items())

    def learn(self, number: int) -> dict[str, Any]:
        """Fit weights to the games of a round and of those before it, and write them down; what they are worth."""
        learnt = Decisions.of(self._tried(number, held_out=False))
        cells = sum(size for _, size in self.training.tables.values())
        weights = fitted(learnt, cells)
        left_out = Decisions.of(self._tried(number, held_out=True))
        made = {
            "rounds": number,
            "games": self.games,
            "iterations": self.iterations,
            "seed": self.seed,
            "learnt from": learnt.figures(weights),
            "left out": left_out.figures(weights),
        }
        write_weights(self.weights(number), weights, made, self.training)
        return made

    def _tried(self, last: int, *, held_out: bool) -> Iterator[Tried]:
        """The decisions of all rounds up to one, of games that are left out or of the others."""
        for number in range(1, last + 1):
            for name, practice in self.practices(number).items():
                for line in self._kept(number, name, practice).lines():
                    if is_held_out(line["deal"]) == held_out:
                        for decision in decisions(practice, line):
                            yield self.training.patterns(decision.view), decision.visits


@cache
def _weights(family: str, file: Path | None) -> tuple[int, ...] | None:
    return None if file is None else tuple(read_weights(file, family_named(family)))


@cache
def _searcher(family: str, file: Path | None) -> Searcher:
    return family_named(family).searcher(_weights(family, file))


def _played(family: str, weights: Path | None, practice: Practice, deals: range) -> tuple[range, list[Line]]:
    searcher = _searcher(family, weights)
    return deals, [practised(practice, searcher, deal) for deal in deals]

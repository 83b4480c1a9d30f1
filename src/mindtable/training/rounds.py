"""Rounds of training: a search practises, weights are fitted to what it tried, and the next round practises with those.

A round is a folder: the games of each course, and the weights with their figures once all of them are played. Round 0
has no games: it is what training begins with. What is there already is not done again, so a round can be broken off at
any time. Everything follows from the plan and from what it begins with, but for how long it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from ..bots.search_bot import Searcher
from ..bots.spreading import Crew, spread
from ..lab.keeping import LINES, Kept
from ..lab.playing import Line
from .family import FamilyTraining, Judging, Tabled, family_named, judging_of, standings_of
from .fitting import Decisions, Tried, fitted, is_held_out
from .judging import Positions, Turned, turned_out
from .practice import Practice, decisions, practised, winners
from .weights import name_of, read_weights, write_weights

PRIOR: Final = "prior.json"
JUDGEMENT: Final = "judgement.json"


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
        """The file of the weights of patterns, with which a round ends."""
        return self.folder / f"round-{number}" / PRIOR

    def judgement(self, number: int) -> Path:
        """The file of the weights of signs of a round, if the family judges positions."""
        return self.folder / f"round-{number}" / JUDGEMENT

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
        search = name_of(*_weights(self.family, self._before(number)))
        return {
            course.name: Practice(
                game=course.game,
                sets=course.sets,
                options=course.options,
                deals=self.games * course.part // parts,
                iterations=self.iterations,
                search=search,
                seed=self.seed + len(courses) * (number - 1) + place,  # everywhere other deals
            )
            for place, course in enumerate(courses)
        }

    def begin(self) -> None:
        """Begin with what the package has learnt already, unless it has begun, be it with nothing."""
        start, first = self._before(1), self._before(2)
        if not start.exists() and not first.exists():
            start.mkdir(parents=True)
            for kept in (self.training, judging_of(self.family)):
                if kept is not None and kept.kept.exists():
                    (start / kept.kept.name).write_bytes(kept.kept.read_bytes())

    def _before(self, number: int) -> Path:
        """The folder of the round before one; before the first, of what training begins with, if there is anything."""
        return self.folder / f"round-{number - 1}"

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
        if judging := judging_of(self.family):
            self._learn_to_judge(number, judging)
        learnt = Decisions.of(self._tried(number, held_out=False), self.training.sharpness)
        cells = sum(size for _, size in self.training.tables.values())
        weights = fitted(learnt, cells)
        left_out = Decisions.of(self._tried(number, held_out=True), self.training.sharpness)
        made = self._made(number, learnt.figures(weights), left_out.figures(weights))
        write_weights(self.weights(number), weights, made, self.training)
        return made

    def _learn_to_judge(self, number: int, judging: Judging) -> None:
        learnt = Positions.of(self._turned_out(number, judging, held_out=False))
        weights = learnt.fitted(judging.mirrored())
        left_out = Positions.of(self._turned_out(number, judging, held_out=True))
        made = self._made(number, learnt.figures(weights), left_out.figures(weights))
        write_weights(self.judgement(number), weights, made, judging)

    def _made(self, number: int, learnt: Mapping[str, float], left_out: Mapping[str, float]) -> dict[str, Any]:
        """How the weights of a round were made, and what they are worth."""
        return {
            "rounds": number,
            "games": self.games,
            "iterations": self.iterations,
            "seed": self.seed,
            "learnt from": learnt,
            "left out": left_out,
        }

    def _tried(self, last: int, *, held_out: bool) -> Iterator[Tried]:
        """What was tried in all rounds up to one, in games that are left out or in the others; and who has won, where
        that is learnt from the same tables."""
        seen_by_sides = standings_of(self.family)
        for practice, line in self._lines(last, held_out=held_out):
            for decision in decisions(practice, line):
                yield self.training.patterns(decision.view), decision.visits
                if seen_by_sides and (standings := seen_by_sides(decision.view)):
                    yield standings, winners(practice, line)

    def _turned_out(self, last: int, judging: Judging, *, held_out: bool) -> Iterator[Turned]:
        """The positions of all rounds up to one, of games that are left out or of the others."""
        for practice, line in self._lines(last, held_out=held_out):
            yield from turned_out(practice, line, judging.signs)

    def _lines(self, last: int, *, held_out: bool) -> Iterator[tuple[Practice, Line]]:
        """The games of all rounds up to one that are left out, or the others."""
        for number in range(1, last + 1):
            for name, practice in self.practices(number).items():
                for line in self._kept(number, name, practice).lines():
                    if is_held_out(line["deal"]) == held_out:
                        yield practice, line


@cache
def _weights(family: str, folder: Path) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
    """The weights of patterns and of signs of a round, as far as there are any."""
    return _weights_in(folder / PRIOR, family_named(family)), _weights_in(folder / JUDGEMENT, judging_of(family))


def _weights_in(file: Path, tabled: Tabled | None) -> tuple[int, ...] | None:
    return tuple(read_weights(file, tabled)) if tabled is not None and file.exists() else None


@cache
def _searcher(family: str, folder: Path) -> Searcher:
    prior, judgement = _weights(family, folder)
    judging = judging_of(family)
    if judging is None or prior is None or judgement is None:
        return family_named(family).searcher(prior)
    return judging.searcher(prior, judgement)


def _played(family: str, before: Path, practice: Practice, deals: range) -> tuple[range, list[Line]]:
    searcher = _searcher(family, before)
    return deals, [practised(practice, searcher, deal) for deal in deals]

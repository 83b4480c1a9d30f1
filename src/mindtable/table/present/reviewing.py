"""A review as a page shows it: the curve of somebody's chances, the moves, and the one that is looked at."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from ...art.chances import SIGNS, Box, Chance, Chances, Curve, Mark, Plot, Sign
from ...game.contract import Seat
from ...game.records import Step as RecordedStep
from ...review import Class, Decision, Review
from ...wording.stories import Chapter
from .scene import Scene

_FIELD: Final = Box(0, 0, 1000, 1000)
_MOST_TICKS: Final = 7
_SIGNS: Final[Mapping[Class, Sign]] = {"good": "good", "slip": "slip", "mistake": "mistake"}
_COUNTED: Final[Mapping[Class, str]] = {
    "good": "table-review-goods",
    "slip": "table-review-slips",
    "mistake": "table-review-mistakes",
}


@dataclass(frozen=True)
class Reviewed:
    """A review of a game from the side of a seat."""

    review: Review
    seat: Seat
    steps: Sequence[RecordedStep]
    winners: Sequence[Seat]

    @property
    def side(self) -> Sequence[Seat]:
        """Who plays together with the seat, itself included."""
        return next(side for side in self._sides if self.seat in side)

    @property
    def _sides(self) -> Sequence[Sequence[Seat]]:
        return self.steps[0].position.sides

    def is_own(self, decision: Decision) -> bool:
        """Whether somebody of the side has decided."""
        return decision.seat in self.side

    def own(self) -> list[Decision]:
        """The decisions of the side."""
        return [decision for decision in self.review.decisions if self.is_own(decision)]

    def sign(self, decision: Decision) -> Sign | None:
        """How a decision stands out, if it does."""
        if decision.class_ not in ("slip", "mistake") and self.is_turning_point(decision):
            return "turning"
        return _SIGNS.get(decision.class_)

    def is_turning_point(self, decision: Decision) -> bool:
        """Whether the game has turned on a decision."""
        return decision.number in self.review.turning_points

    def chances(self, seat: Seat | None = None) -> Chances:
        """The chance of a seat, that of the side if none is named, at each decision of the side, and how it ended."""
        line: list[Chance] = []
        for decision in self.own():
            line.append(Chance(decision.number - 1, decision.chances[seat or self.seat]))
            if seat is None:
                line.append(Chance(decision.number, decision.after))
        line.insert(0, Chance(0, line[0].chance if line else 1 / len(self._sides)))
        line.append(Chance(len(self.steps), float((seat or self.seat) in self.winners)))
        marks = [Mark(one.number, one.after, sign) for one in self.own() if (sign := self.sign(one)) is not None]
        return Chances(tuple(line), tuple(marks), len(self.steps), len(self._sides))

    @cached_property
    def plot(self) -> Plot:
        """Where the chances of the side are on a field."""
        return Plot(_FIELD, self.chances())

    def rivals(self) -> list[Chances]:
        """The chances of the others, where there are several: of two sides, the other one has the rest."""
        others = [side[0] for side in self._sides if side != self.side]
        return [self.chances(other) for other in others] if len(others) > 1 else []

    def turning_point(self) -> Decision | None:
        """The decision that has moved the chance of the side the most, of those that have moved it far."""
        shown = self.review.decisions if len(self._sides) == 2 else self.own()
        return max(filter(self.is_turning_point, shown), key=_moved, default=None)

    def label(self, decision: Decision, scene: Scene[Any], *, best: bool = False) -> str:
        """What was chosen, or what was best, in the words of a scene, as who decided read it."""
        sight = self.steps[decision.number - 1].position.view(decision.seat).sight
        return scene.wording.move(decision.best if best else decision.move, sight, scene.names)

    def change(self, decision: Decision) -> tuple[int, int]:
        """The chance of the side before a decision and once it was carried out, in percent: of two sides, the other
        one has the rest."""
        before, then = decision.before, decision.then
        return (percent(before), percent(then)) if self.is_own(decision) else (percent(1 - before), percent(1 - then))


def _moved(decision: Decision) -> float:
    """How far a decision, or what came of it, has moved the chance."""
    return max(decision.lost, abs(decision.then - decision.before))


class Point(NamedTuple):
    """A decision on the curve, in percent of its width and height."""

    left: float
    top: float
    sign: str  # "" if it does not stand out
    mark: str
    spoken: str = ""
    address: str = ""
    is_here: bool = False


class Tick(NamedTuple):
    """A turn below the curve."""

    left: float
    label: str


class Chart(NamedTuple):
    """A curve with what can be gone to."""

    curve: Curve
    others: tuple[str, ...]  # the lines of others
    points: tuple[Point, ...]
    ticks: tuple[Tick, ...]
    here: float | None  # how far to the right what is looked at is


class Turns:
    """In which turn a move was made."""

    def __init__(self, scene: Scene[Any]) -> None:
        """Of a scene in which the whole game was told."""
        self._scene = scene
        self._chapters = scene.wording.of(scene.game).chapters(scene.told.events)
        self._starts = [chapter.start for chapter in self._chapters]

    def of(self, number: int) -> Chapter:
        """The turn of a move."""
        place = self._scene.told.start(min(number, len(self._scene.told) - 1))
        found = max(0, bisect_right(self._starts, place) - 1)
        if self._chapters[found].seat is None:  # where all choose at the same time, the turn begins once all have
            found = min(found + 1, len(self._chapters) - 1)
        return self._chapters[found]

    def heading(self, number: int) -> str:
        """What stands above it."""
        chapter = self.of(number)
        return self._scene.wording.of(self._scene.game).heading(chapter, self._scene.reader, self._scene.names)


class Turned(NamedTuple):
    """Where a game turned, for its end."""

    title: str
    heading: str  # "" if it did not turn anywhere
    what: str
    change: str  # of the chance, in percent
    chart: Chart


def turned(reviewed: Reviewed, scene: Scene[Any]) -> Turned:
    """What the end of a game shows of its review."""
    turns = Turns(scene)
    is_viewer = reviewed.seat == scene.viewer
    name = scene.names[reviewed.seat]
    title = scene.say("table-review-your-chance") if is_viewer else scene.say("table-review-chance-of", name=name)
    points = [Point(*place(reviewed, one), sign, SIGNS[sign]) for one in reviewed.own() if (sign := reviewed.sign(one))]
    point = reviewed.turning_point()
    if point is None:
        return Turned(title, "", "", "", chart(reviewed, points, turns, None))
    before, after = reviewed.change(point)
    return Turned(
        title,
        scene.say("table-review-turning-at", turn=turns.heading(point.number)),
        scene.say("table-labelled", label=scene.player(point.seat).name, what=reviewed.label(point, scene)),
        scene.say("table-review-change", before=before, after=after),
        chart(reviewed, points, turns, point.number),
    )


def chart(reviewed: Reviewed, points: Sequence[Point], turns: Turns, here: int | None) -> Chart:
    """The curve of a review, with points that were placed by `place`."""
    plot = reviewed.plot
    return Chart(
        plot.curve(reviewed.chances().line),
        tuple(plot.curve(one.line).line for one in reviewed.rivals()),
        tuple(points),
        tuple(_ticks(reviewed, plot, turns)),
        None if here is None else plot.at(here, 0)[0] / 10,
    )


def place(reviewed: Reviewed, decision: Decision) -> tuple[float, float]:
    """Where a decision of the side is on its curve, in percent from the left and from the top."""
    x, y = reviewed.plot.at(decision.number, decision.after)
    return round(x / 10, 2), round(y / 10, 2)


def _ticks(reviewed: Reviewed, plot: Plot, turns: Turns) -> Iterator[Tick]:
    """Turns, but no more of them than can be read, from the first on."""
    first: dict[tuple[int, int], int] = {}
    for decision in reviewed.review.decisions:
        chapter = turns.of(decision.number)
        if chapter.number:
            first.setdefault((chapter.round, chapter.number), decision.number)
    every = -(-len(first) // _MOST_TICKS)
    for count, ((_, turn), number) in enumerate(first.items()):
        if count % max(1, every) == 0:
            yield Tick(round(plot.at(number - 1, 0)[0] / 10, 2), str(turn))


def percent(chance: float) -> int:
    """A chance in percent; only what is certain is 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def counted(reviewed: Reviewed, scene: Scene[Any]) -> str:
    """How many decisions of the seat stand out, in words."""
    counts = Counter(decision.class_ for decision in reviewed.own() if decision.seat == reviewed.seat)
    found = [scene.say(message, count=counts[kind]) for kind, message in _COUNTED.items() if counts[kind]]
    return ", ".join(found)


def mark_of(sign: Sign | None) -> str:
    """The sign of what stands out, as a letter."""
    return SIGNS[sign] if sign else ""

"""What studies have shown, reduced to figures: values that a page can show, and their form as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

SHIPPED: Final = Path(__file__).with_name("figures.json")


@dataclass(frozen=True)
class Worth:
    """What a thing is worth, in shares of a victory, give or take a margin (95 %); and how many sides had it."""

    thing: str
    worth: float
    margin: float
    sides: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.worth - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.worth + self.margin


@dataclass(frozen=True)
class Together:
    """What two things are worth together beyond what each of them is."""

    first: str
    second: str
    worth: float
    margin: float
    sides: int


@dataclass(frozen=True)
class Figures:
    """All that a study has shown."""

    name: str
    game: str
    sets: tuple[str, ...]
    options: Mapping[str, str]
    bots: tuple[str, ...]
    games: int
    sides: int
    begins: tuple[float, float, float] | None  # how much of the games those who began won, and its interval
    turns: Mapping[int, int]  # how many games took so many
    worths: Mapping[str, tuple[Worth, ...]]  # by role
    pairs: tuple[Together, ...]
    plots: Mapping[str, str]  # as SVG, by what they show

    @property
    def median_turns(self) -> int:
        """Half of the games took no more turns than that."""
        counted = 0
        for turns, games in sorted(self.turns.items()):
            counted += games
            if 2 * counted >= self.games:
                return turns
        return 0

    @property
    def usual_turns(self) -> tuple[int, int]:
        """Between which numbers of turns nine games of ten lie."""
        counted, low = 0, None
        for turns, games in sorted(self.turns.items()):
            counted += games
            if low is None and counted >= 0.05 * self.games:
                low = turns
            if counted >= 0.95 * self.games:
                return low or turns, turns
        return 0, 0


def ranks(worths: Sequence[Worth]) -> dict[str, tuple[int, int]]:
    """Between which ranks every thing is: one ranks before another only if their intervals part.

    >>> sure, other, low = Worth("a", 0.1, 0.01, 9), Worth("b", 0.09, 0.01, 9), Worth("c", 0.0, 0.01, 9)
    >>> ranks([sure, other, low])
    {'a': (1, 2), 'b': (1, 2), 'c': (3, 3)}
    """
    lows, highs = sorted(one.low for one in worths), sorted(one.high for one in worths)
    found = {}
    for one in worths:
        before = sum(low > one.high for low in lows)
        behind = sum(high < one.low for high in highs)
        found[one.thing] = (before + 1, len(worths) - behind)
    return found


def updated(before: Sequence[Figures], now: Sequence[Figures]) -> list[Figures]:
    """Figures with those of some studies in place of what studies of the same names had shown before."""
    return list({one.name: one for one in (*before, *now)}.values())


def write_figures(figures: Sequence[Figures]) -> str:
    """Figures as JSON, a study a line; shares have so many digits as tell something."""
    lines = [json.dumps(_rounded(asdict(one)), ensure_ascii=False) for one in figures]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    return [_rounded(one) for one in value] if isinstance(value, list | tuple) else value


def read_figures(text: str) -> tuple[Figures, ...]:
    """The inverse of `write_figures`."""
    return tuple(_figures(one) for one in json.loads(text))


def _figures(one: Mapping[str, Any]) -> Figures:
    return Figures(
        name=one["name"],
        game=one["game"],
        sets=tuple(one["sets"]),
        options=one["options"],
        bots=tuple(one["bots"]),
        games=one["games"],
        sides=one["sides"],
        begins=tuple(one["begins"]) if one["begins"] else None,
        turns={int(turns): games for turns, games in one["turns"].items()},
        worths={role: tuple(Worth(**worth) for worth in worths) for role, worths in one["worths"].items()},
        pairs=tuple(Together(**pair) for pair in one["pairs"]),
        plots=one["plots"],
    )


@cache
def shipped() -> tuple[Figures, ...]:
    """What the studies have shown that come with the package."""
    return read_figures(SHIPPED.read_text(encoding="utf-8")) if SHIPPED.exists() else ()


def worth_of(thing: str, games: Sequence[str]) -> tuple[Worth, Figures] | None:
    """The worth in hand of a thing, in the first of some games that a study is of, by the study that knows it best; and
    that study. None if there is none."""
    found = [
        (worth, study)
        for study in shipped()
        if study.game in games
        for worth in next(iter(study.worths.values()), ())
        if worth.thing == thing
    ]
    return min(found, key=lambda one: (games.index(one[1].game), one[0].margin), default=None)

"""What studies have shown, as pages show it: tables with intervals, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from ...games import family_of as rules_of
from ...lab.family import family_of
from ...lab.figures import Figures, Together, Worth, ranks
from ...wording import Wording

_HALF: Final = 50.0  # of the width of a bar
_PAIRS: Final = 10  # of those that help, and of those that hurt


@dataclass(frozen=True)
class Row:
    """A thing with its worth in words, and where its interval lies on a bar from 0 to 100."""

    name: str
    worth: str
    margin: str
    rank: str
    sides: str
    order: tuple[float, float, int, int]  # what rows are sorted by: worth, margin, rank, sides
    low: float
    middle: float
    high: float


@dataclass(frozen=True)
class Ranking:
    """The table of a role."""

    role: str
    title: str
    means: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Studied:
    """A study."""

    name: str
    title: str
    lines: tuple[str, ...]
    rankings: tuple[Ranking, ...]
    helping: tuple[Row, ...]
    hurting: tuple[Row, ...]
    worths_plot: Markup
    turns_plot: Markup


def studied(figures: Figures, wording: Wording) -> Studied:
    """What a study has shown, in a language."""
    family = rules_of(figures.game).name
    rankings = tuple(
        Ranking(
            role,
            wording.message(f"lab-{family}-{role}"),
            wording.message(f"lab-{family}-{role}-means"),
            tuple(_rows(figures, role, worths, wording)),
        )
        for role, worths in figures.worths.items()
        if worths
    )
    pairs = sorted(figures.pairs, key=lambda pair: -pair.worth)
    widest = max([abs(pair.worth) + pair.margin for pair in pairs], default=1.0)
    helping = [_pair(figures, pair, widest, wording) for pair in pairs if pair.worth > 0]
    hurting = [_pair(figures, pair, widest, wording) for pair in reversed(pairs) if pair.worth < 0]
    return Studied(
        figures.name,
        title_of(figures, wording),
        tuple(_lines(figures, wording)),
        rankings,
        tuple(helping[:_PAIRS]),
        tuple(hurting[:_PAIRS]),
        Markup(figures.plots.get("worths", "")),  # drawn by us, of numbers alone
        Markup(figures.plots.get("turns", "")),
    )


def title_of(figures: Figures, wording: Wording) -> str:
    """What was played, and by whom."""
    with_what = family_of(figures.game).played_with(figures.sets, figures.options, wording)
    game = wording.message(f"table-game-{figures.game}")
    return wording.message("lab-study", game=game, cards=with_what, bots=", ".join(figures.bots))


def _lines(figures: Figures, wording: Wording) -> Iterator[str]:
    yield wording.message("lab-games", count=figures.games, bots=", ".join(figures.bots))
    if figures.begins:
        share, low, high = (tenths(one, wording) for one in figures.begins)
        yield wording.message("lab-begins", share=share, low=low, high=high)
    low_turns, high_turns = figures.usual_turns
    if low_turns < high_turns:
        yield wording.message("lab-turns", median=figures.median_turns, low=low_turns, high=high_turns)


def _rows(figures: Figures, role: str, worths: tuple[Worth, ...], wording: Wording) -> Iterator[Row]:
    widest = max(abs(one.worth) + one.margin for one in worths)
    placed = ranks(worths)
    for one in worths:
        first, last = placed[one.thing]
        yield _row(family_of(figures.game).named(role, one.thing, wording), one, widest, wording, rank=(first, last))


def _pair(figures: Figures, pair: Together, widest: float, wording: Wording) -> Row:
    role = next(iter(figures.worths))
    both = [family_of(figures.game).named(role, thing, wording) for thing in (pair.first, pair.second)]
    return _row(" + ".join(both), pair, widest, wording)


def _row(name: str, one: Worth | Together, widest: float, wording: Wording, rank: tuple[int, int] | None = None) -> Row:
    def place(share: float) -> float:
        return round(_HALF + _HALF * share / widest, 1)

    first, last = rank or (0, 0)
    return Row(
        name,
        signed(one.worth, wording),
        tenths(one.margin, wording),
        str(first) if first == last else f"{first}–{last}",
        wording.message("lab-count", count=one.sides),
        (one.worth, one.margin, first + last, one.sides),
        place(one.worth - one.margin),
        place(one.worth),
        place(one.worth + one.margin),
    )


def signed(share: float, wording: Wording) -> str:
    """A share in points with its sign, as the language writes it."""
    sign = "−" if round(share * 1000) < 0 else "+"
    return f"{sign}{tenths(abs(share), wording)}"


def tenths(share: float, wording: Wording) -> str:
    """A share in points with one decimal, as the language writes it."""
    whole, rest = divmod(round(share * 1000), 10)
    return wording.message("lab-number", whole=whole, tenths=rest)

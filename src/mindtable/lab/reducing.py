"""Reading the lines of a study, and reducing them to figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from ..arena.fixtures import Cards
from ..arena.ratings import wilson
from .estimates import Chosen, Dealt, Pairs, outcomes
from .family import family_of
from .figures import Figures, Together, Worth
from .keeping import Kept
from .playing import Line
from .plots import draw_plots

BATCH: Final = 5_000  # lines at a time
SHOWN: Final = 40  # pairs, the clearest of them


def reduce(kept: Kept) -> Figures:
    """What a study has shown so far."""
    cards = _cards(kept)
    sides = cards.dealt(0).sides
    roles = family_of(cards.game).roles
    dealt = {role.name: Dealt(len(sides)) for role in roles if role.was_dealt}
    chosen = {role.name: Chosen(len(sides)) for role in roles if not role.was_dealt}
    estimates: dict[str, Dealt | Chosen] = {**dealt, **chosen}
    turns: Counter[int] = Counter()
    games, begun, won = 0, 0, 0.0
    for lines in _batches(kept):
        outcome = outcomes(lines, sides)
        for role, one in estimates.items():
            one.take_in(one.things.counts(lines, role, sides), outcome)
        games += len(lines)
        turns.update(line["turns"] for line in lines)
        begun += sum(line["begins"] is not None for line in lines)
        won += sum(line["begins"] in line["winners"] for line in lines)
    worths = {role.name: _sorted(estimates[role.name].worths()) for role in roles}
    pairs = [pair for role, one in dealt.items() for pair in _pairs(kept, role, one, sides)]
    within = wilson(won, begun)
    figures = Figures(
        name=kept.folder.name,
        game=cards.game,
        sets=cards.sets,
        options=dict(cards.options),
        bots=tuple(kept.heading["bots"]),
        games=games,
        sides=len(sides),
        begins=(won / begun, within.low, within.high) if begun else None,
        turns=dict(sorted(turns.items())),
        worths=worths,
        pairs=tuple(pairs[:SHOWN]),
        plots={},
    )
    return draw_plots(figures)


def _cards(kept: Kept) -> Cards:
    heading = kept.heading
    return Cards(heading["game"], tuple(heading["sets"]), tuple(heading["options"].items()), heading["seed"])


def _batches(kept: Kept) -> Iterator[list[Line]]:
    lines = (line for line in kept.lines() if not line["forfeited"])
    while batch := list(islice(lines, BATCH)):
        yield batch


def _sorted(worths: list[Worth]) -> tuple[Worth, ...]:
    return tuple(sorted(worths, key=lambda one: (-one.worth, one.thing)))


def _pairs(kept: Kept, role: str, dealt: Dealt, sides: Sequence[Sequence[str]]) -> list[Together]:
    """What is read in a second round, when it is known what each thing is worth by itself."""
    pairs = Pairs(dealt)
    for lines in _batches(kept):
        pairs.take_in(dealt.things.counts(lines, role, sides), outcomes(lines, sides))
    return pairs.together()

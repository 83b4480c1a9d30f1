"""Writes the page of what the numbers of research mean: the cells of observations, and the acts.

`python tools/research_numbers.py` writes it anew; a test sees that nobody has forgotten to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from mindtable.research import Space, space

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "research-numbers.md"
SPACES: Final[dict[str, dict[str, Any]]] = {
    "The duel with First Contact": {"game": "duel", "sets": ["first-contact"]},
    "Tag Team with First Contact": {"game": "tag-team", "sets": ["first-contact"]},
    "Mind Up! with four": {"game": "mind-up", "players": 4},
}

BEFORE: Final = """# What the numbers mean

Version {version} of the numbers of [research](research.md), for three games; `space.meanings()` and
`space.text(act)` say the same of any other. A version changes when any of its numbers changes its meaning; new sets of
cards do not change those of others.

Seats are told from where the observer, or who acts, sits: *own*, then the others to the left. Cards, stages and
triggers that are named by a number are counted from 1 in the order of the game's tables; 0 is none. Of a card with
several copies there is a row for each: those in play come first, then those in hands, in discard piles and so on,
one's own before those of others; those that the seat cannot place come last, and their cells are 0 but for where they
may be.

What a seat remembers is told in rows, the first number of which says what the row is. Behind it, *who knows it* is 0 if
nothing of it is secret, and else 1, with 2 for oneself, 4 for the next seat and so on; what the seat does not know is
0. The fields are those of the [events](events.md): seats are counted from one's own, which is 1; texts are the numbers
of their words; *true* is 1.

This page is written by `tools/research_numbers.py`.
"""


def page() -> str:
    """The page of all numbers."""
    spaces = {title: space(**kind) for title, kind in SPACES.items()}
    (version,) = {numbers.version for numbers in spaces.values()}
    lines = [BEFORE.format(version=version)]
    for title, numbers in spaces.items():
        lines += [f"## {title}\n", f"An observation has {numbers.size:,} cells, and there are {numbers.acts:,} acts.\n"]
        lines += [*_cells(numbers), *_acts(numbers), *_remembered(numbers)]
    return "\n".join(lines)


def _cells(numbers: Space) -> Iterator[str]:
    """Tables of cells; what is the same for several things, for the first of them."""
    first = 0
    for meanings, group in groupby(_things(numbers.meanings()), key=lambda thing: thing[1]):
        names = [name for name, _ in group]
        if len(names) > 1:
            each = f"{names[0]}, {names[1]} … {names[-1]}" if len(names) > 4 else ", ".join(names)
            yield f"From cell {first} on, {len(meanings)} cells for each of {len(names)}: {each}.\n"
        yield "| cell | of the first |" if len(names) > 1 else "| cell | meaning |"
        yield "| ---: | --- |"
        prefix = f"{names[0]}: " if len(names) == 1 and names[0] else ""
        yield from (f"| {first + place} | {prefix}{meaning} |" for place, meaning in enumerate(meanings))
        yield ""
        first += len(names) * len(meanings)


def _things(meanings: list[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Things that have cells, by what stands before the colon, and what their cells mean."""
    parted = [one.partition(": ") for one in meanings]
    split = [(name, meaning) if colon else ("", name) for name, colon, meaning in parted]
    for name, group in groupby(split, key=lambda one: one[0]):
        yield name, tuple(meaning for _, meaning in group)


def _acts(numbers: Space) -> Iterator[str]:
    """A table of acts, in groups that begin with the same word and are about the same seat."""
    yield "| acts | from | to |"
    yield "| ---: | --- | --- |"
    texts = [numbers.text(act) for act in range(numbers.acts)]
    for _, group in groupby(range(numbers.acts), key=lambda act: _kind(texts[act])):
        acts = [*group]
        yield f"| {acts[0]}–{acts[-1]} | {texts[acts[0]]} | {texts[acts[-1]]} |"
    yield ""


def _remembered(numbers: Space) -> Iterator[str]:
    """A table of the rows of what is remembered, and the words in them."""
    vocabulary = numbers.vocabulary
    yield f"What is remembered has {vocabulary.width} numbers a row:\n"
    yield "| first number | what happened | the numbers behind it |"
    yield "| ---: | --- | --- |"
    for number, meaning in enumerate(vocabulary.meanings()[1:], 1):
        kind, _, rest = meaning.partition(": ")
        yield f"| {number} | {kind} | {rest} |"
    numbered = [(str(number), word) for number, word in enumerate(vocabulary.words, 1)]
    words = [f"{number} {word}" for number, word in numbered if word != number]
    plain = "what is called by a number is that number; " if len(words) < len(numbered) else ""
    yield f"\nWords: {plain}{', '.join(words)}.\n"


def _kind(text: str) -> tuple[str, ...]:
    found = re.match(r"(choose (?:seat|keyword|effect) |(?:play|attack|block|hunt|choose|resolve|action|pick) )", text)
    seat = re.search(r"@\w+", text)
    return (found[0] if found else "", seat[0] if seat else "")


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

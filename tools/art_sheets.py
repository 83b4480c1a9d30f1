"""Draw the sheets of docs/art.md: the parts, coats, scenes and moods there are, and the cards of every set.

PYTHONPATH=src python tools/art_sheets.py
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from mindtable.art.coats import PATTERNS, drawn_coat
from mindtable.art.eyes import Mood, drawn_eyes
from mindtable.art.layers import Eyes
from mindtable.art.lettering import BOLD, written
from mindtable.art.mindbug.creatures import CREATURES
from mindtable.art.mindbug.sheets import sheet
from mindtable.art.parts import PARTS, drawn_part
from mindtable.art.raster import png
from mindtable.art.scenes import SCENES, drawn_scene
from mindtable.art.svg import INK, path
from mindtable.mindbug.cards import EVERY_SET

FOLDER = Path(__file__).parents[1] / "docs" / "art"
CELL = 104
COLUMNS = 12


def words() -> str:
    """Everything that a table of creatures can name, with its name."""
    coat = '<clipPath id="disc"><circle cx="16" cy="16" r="14"/></clipPath>'
    drawings = [(name, "-15 -16 30 30", drawn_part(name, ())) for name in PARTS]
    drawings += [
        (
            name,
            "0 0 32 32",
            f'{coat}<g clip-path="url(#disc)"><path d="M0 0H32V32H0z" fill="#F3AD61"/>'
            f"{drawn_coat(name, '#6D4534', 1, 0, Random(name))}</g>",
        )
        for name in PATTERNS
    ]
    drawings += [(name, "17 0 32 32", drawn_scene(name, Random(name), name)) for name in SCENES]
    drawings += [(mood.value, "4 8 24 24", drawn_eyes(Eyes(((12.5, 19), (19.5, 19)), r=2.9), mood)) for mood in Mood]
    return _page([_cell(*one, place) for place, one in enumerate(drawings)])


def _cell(name: str, box: str, drawn: str, place: int) -> str:
    x, y = place % COLUMNS * CELL, place // COLUMNS * CELL
    label = path(written(name, (x + CELL / 2, y + CELL - 6), 11, BOLD, anchor=0.5), INK)
    return f'<svg x="{x + 11}" y="{y + 4}" width="82" height="82" viewBox="{box}">{drawn}</svg>{label}'


def _page(cells: Sequence[str]) -> str:
    wide, high = COLUMNS * CELL, -(-len(cells) // COLUMNS) * CELL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        f'<path d="M0 0H{wide}V{high}H0z" fill="#E4DCCB"/>{"".join(cells)}</svg>'
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "words.png").write_bytes(png(words()))
    for one in EVERY_SET.values():
        cards = [card for card in one.cards if card.id in CREATURES]
        if cards:
            drawn = sheet([card.id for card in cards], [card.name for card in cards], wide=150, grey=True)
            (FOLDER / f"{one.id}.png").write_bytes(png(drawn))


if __name__ == "__main__":
    main()

"""Draw the sheets of docs/art.md: the parts, coats, scenes and moods there are, the cards of every set, the characters
of bots, and creatures alone.

PYTHONPATH=src python tools/art_sheets.py
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image

from mindtable.art.characters import CHARACTERS, face
from mindtable.art.coats import PATTERNS, drawn_coat
from mindtable.art.eyes import Mood, drawn_eyes
from mindtable.art.layers import Eyes
from mindtable.art.lettering import BOLD, written
from mindtable.art.mindbug.creatures import CREATURES
from mindtable.art.mindbug.gallery import card_alone
from mindtable.art.mindbug.sheets import sheet
from mindtable.art.mindbug.tableaux import duel, tag_team
from mindtable.art.mindup.tableaux import mind_up
from mindtable.art.parts import PARTS, drawn_part
from mindtable.art.raster import png
from mindtable.art.scenes import SCENES, drawn_scene
from mindtable.art.svg import INK, path
from mindtable.mindbug.cards import EVERY_SET

FOLDER = Path(__file__).parents[1] / "docs" / "art"
CELL = 104
COLUMNS = 12
ALONE = ("gorillion", "killer-bee", "luchataur", "kitsunsei", "ratomancer", "sharkdognadodragon")


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


def characters() -> str:
    """The faces of bots."""
    return _page([_cell(name, "0 0 32 32", face(name), place) for place, name in enumerate(CHARACTERS)])


def alone() -> str:
    """Some creatures without their scenes."""
    wide, high = COLUMNS * CELL, 2 * CELL
    cells = "".join(
        card_alone(card).replace("<svg ", f'<svg x="{place * 2 * CELL + 8}" y="8" width="192" height="192" ', 1)
        for place, card in enumerate(ALONE)
    )
    return _sheet(cells, wide, high)


def _cell(name: str, box: str, drawn: str, place: int) -> str:
    x, y = place % COLUMNS * CELL, place // COLUMNS * CELL
    label = path(written(name, (x + CELL / 2, y + CELL - 6), 11, BOLD, anchor=0.5), INK)
    return f'<svg x="{x + 11}" y="{y + 4}" width="82" height="82" viewBox="{box}">{drawn}</svg>{label}'


def _page(cells: Sequence[str]) -> str:
    return _sheet("".join(cells), COLUMNS * CELL, -(-len(cells) // COLUMNS) * CELL)


def _sheet(drawn: str, wide: int, high: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        f'<path d="M0 0H{wide}V{high}H0z" fill="#E4DCCB"/>{drawn}</svg>'
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, drawn in (("words", words()), ("characters", characters()), ("alone", alone())):
        _keep(name, drawn)
    for name, scene in (("duel", duel()), ("tag-team", tag_team()), ("mind-up", mind_up())):
        _keep(f"scene-{name}", scene, 609)
    for one in EVERY_SET.values():
        cards = [card for card in one.cards if card.id in CREATURES]
        if cards:
            drawn = sheet([card.id for card in cards], [card.name for card in cards], wide=150, grey=True)
            _keep(one.id, drawn)


def _keep(name: str, drawn: str, width: int | None = None) -> None:
    """As WebP: light and shade would make large files otherwise."""
    Image.open(BytesIO(png(drawn, width))).convert("RGB").save(FOLDER / f"{name}.webp", quality=84, method=6)


if __name__ == "__main__":
    main()

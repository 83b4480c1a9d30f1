"""See emoji large, with a grid of units and the fills of their paths, before they are composed into a creature.

    PYTHONPATH=src python tools/see_emoji.py FOLDER OUT.png NAME …

FOLDER is that of `vendor_art.py`. A name with a star (*monkey*) means all that fit. Needs resvg-py.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from pathlib import Path

import resvg_py
from vendor_art import icons, shapes

SIZE = 260
COLUMNS = 5


def cell(name: str, body: str, left: int, top: int) -> str:
    lines = "".join(
        f'<path d="M{k} 0V32M0 {k}H32" stroke="#{"c88" if k % 16 == 0 else "ccd"}" stroke-width=".06"/>'
        f'<text x="{k}" y="-.3" font-size="1.2" text-anchor="middle">{k}</text>'
        f'<text x="-.2" y="{k + 0.4}" font-size="1.2" text-anchor="end">{k}</text>'
        for k in range(0, 33, 4)
    )
    drawn, fills = "", ""
    for place, (d, fill, *more) in enumerate(shapes(body)):
        opacity = more[0] if more else 1
        rule = more[1] if len(more) > 1 else "nonzero"
        drawn += f'<path d="{d}" fill="{fill}" opacity="{opacity}" fill-rule="{rule}"/>'
        fills += (
            f'<rect x="33" y="{place * 2}" width="1.6" height="1.6" fill="{fill}"/>'
            f'<text x="35" y="{place * 2 + 1.4}" font-size="1.5">{place} {fill}</text>'
        )
    return (
        f'<g transform="translate({left + 20} {top + 24}) scale({(SIZE - 30) / 44})"><rect width="32" height="32" '
        f'fill="#eef"/>{drawn}{lines}{fills}<text x="0" y="34.5" font-size="2">{name}</text></g>'
    )


def main(folder: Path, out: Path, wanted: list[str]) -> None:
    bodies = icons(folder / "fluent-emoji-flat")
    cells: list[str] = []
    for pattern in wanted:
        for name in sorted(name for name in bodies if fnmatch(name, pattern)):
            row, column = divmod(len(cells), COLUMNS)
            try:
                cells.append(cell(name, bodies[name], column * SIZE, row * SIZE))
            except ValueError as problem:
                print(f"{name} cannot be used: {problem}")
    rows = -(-len(cells) // COLUMNS)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{COLUMNS * SIZE}" height="{rows * SIZE}" '
        f'font-family="DejaVu Sans">{"".join(cells)}</svg>'
    )
    out.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, background="white")))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])

"""Bring the emoji, symbols and fonts that `mindtable.art` names into its data, and nothing else.

    PYTHONPATH=src python tools/vendor_art.py FOLDER

FOLDER holds the unpacked npm packages `fluent-emoji-flat` and `game-icons` (both of @iconify-json) and `nunito` (of
@fontsource-variable). The output is the same for the same tables: sorted, one icon on each line.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from mindtable.art.emotes import EMOTES
from mindtable.art.layers import Emoji, Group, Layer
from mindtable.art.mindbug.creatures import CREATURES
from mindtable.art.symbols import SYMBOLS

DATA = Path(__file__).parents[1] / "src" / "mindtable" / "art" / "data"
FONTS = ("nunito-latin-wght-normal.woff2", "nunito-latin-ext-wght-normal.woff2")

USUAL = {
    *("d", "x", "y", "r", "cx", "cy", "rx", "ry", "width", "height"),
    *("fill", "opacity", "fill-rule", "clip-rule"),
}


def emoji_in(layers: Iterable[Layer]) -> Iterator[str]:
    for layer in layers:
        if isinstance(layer, Emoji):
            yield layer.name
        elif isinstance(layer, Group):
            yield from emoji_in(layer.layers)


def icons(package: Path) -> dict[str, str]:
    """The bodies of all icons of a package, aliases too."""
    found: dict[str, Any] = json.loads((package / "icons.json").read_text("utf-8"))
    bodies = {name: icon["body"] for name, icon in found["icons"].items()}
    return {name: bodies[alias["parent"]] for name, alias in found.get("aliases", {}).items()} | bodies


def shapes(body: str) -> Iterator[list[Any]]:
    """The filled paths of an icon: `d`, fill, and opacity and rule of filling if they are not the usual ones."""
    yield from _shapes(ElementTree.fromstring(f"<g>{body}</g>"), "#000000", 1.0)


def _shapes(element: ElementTree.Element, fill: str, opacity: float) -> Iterator[list[Any]]:
    strange = set(element.attrib) - USUAL
    if strange:
        raise ValueError(f"{element.tag} with {', '.join(sorted(strange))}")
    fill = element.get("fill", fill)
    opacity *= float(element.get("opacity", 1))
    if element.tag == "g":
        for inner in element:
            yield from _shapes(inner, fill, opacity)
    elif fill != "none":
        if not fill.startswith(("#", "currentColor")):
            raise ValueError(f"a fill of {fill}")
        if element.get("fill-rule") == "evenodd":
            yield [_path(element), fill.lower(), opacity, "evenodd"]
        else:
            yield [_path(element), fill.lower()] + ([opacity] if opacity != 1 else [])


def _path(element: ElementTree.Element) -> str:
    """Whatever it is as `d` of a path."""
    if element.tag == "path":
        return element.attrib["d"]
    sizes = {name: float(element.get(name, 0)) for name in ("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry")}
    if element.tag == "rect":
        x, y, width, height = (sizes[name] for name in ("x", "y", "width", "height"))
        r = min(sizes["rx"] or sizes["ry"], width / 2, height / 2)
        corner = f"a{r:g} {r:g} 0 0 1"
        return (
            f"M{x + r:g} {y:g}h{width - 2 * r:g}{corner} {r:g} {r:g}v{height - 2 * r:g}{corner} {-r:g} {r:g}"
            f"h{2 * r - width:g}{corner} {-r:g} {-r:g}v{2 * r - height:g}{corner} {r:g} {-r:g}z"
        )
    if element.tag not in ("circle", "ellipse"):
        raise ValueError(f"a {element.tag}")
    rx, ry = sizes["r"] or sizes["rx"], sizes["r"] or sizes["ry"]
    half = f"a{rx:g} {ry:g} 0 1 0"
    return f"M{sizes['cx'] - rx:g} {sizes['cy']:g}{half} {2 * rx:g} 0{half} {-2 * rx:g} 0z"


def write_lines(file: str, names: Iterable[str], bodies: dict[str, str]) -> None:
    lines = []
    for name in sorted(set(names)):
        if name not in bodies:
            raise SystemExit(f"{file}: there is no “{name}”")
        try:
            lines.append(json.dumps([name, list(shapes(bodies[name]))], separators=(",", ":")))
        except ValueError as problem:
            raise SystemExit(f"{file}: “{name}” is not made of plain filled paths: {problem}") from None
    (DATA / file).write_text("".join(f"{line}\n" for line in lines), "utf-8")
    print(f"{file}: {len(lines)}")


def main(folder: Path) -> None:
    named = [name for one in CREATURES.values() for name in emoji_in(one.layers)]
    named += EMOTES.values()
    write_lines("emoji.jsonl", named, icons(folder / "fluent-emoji-flat"))
    write_lines("symbols.jsonl", [symbol.icon for symbol in SYMBOLS.values()], icons(folder / "game-icons"))
    for font in FONTS:
        shutil.copyfile(folder / "nunito" / "files" / font, DATA / font)
    shutil.copyfile(folder / "nunito" / "LICENSE", DATA / "nunito-LICENSE.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

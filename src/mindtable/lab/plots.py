"""Plots as SVG, without words: what they show is said beside them. Their colours are those of the page around them."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final
from xml.etree import ElementTree

from matplotlib import rc_context
from matplotlib.figure import Figure

from .figures import Figures, Worth

INK: Final = "#123456"  # stands for the colour of the text
MARK: Final = "#654321"  # for that of what is shown
WIDTH, HEIGHT = 7.2, 2.6
_SVG: Final = "{http://www.w3.org/2000/svg}"
_LINK: Final = "{http://www.w3.org/1999/xlink}href"
_UNNEEDED: Final = (f"{_SVG}metadata", f"{_SVG}style")
_FINE: Final = re.compile(r"(\d\.\d)\d{1,15}")  # tenths of a point are finer than anybody sees
_PLAIN: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "mindtable",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
    "font.size": 9,
}


def draw_plots(figures: Figures) -> Figures:
    """The same figures with their plots."""
    first = next(iter(figures.worths.values()), ())
    worths = {"worths": _plot(partial(_worths, first))} if first else {}
    return replace(figures, plots={**worths, "turns": _plot(partial(_turns, figures))})


def _plot(draw: Callable[[Any], None]) -> str:
    with rc_context(_PLAIN):
        figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        draw(axes)
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    return _for_pages(written.getvalue())


def _for_pages(svg: str) -> str:
    """Only the drawing, as wide as there is room, in the colours of the page. Pages allow no styles of their own, so
    these become attributes; and what has a name would have it twice on a page with two plots."""
    drawing = ElementTree.fromstring(svg)
    box = drawing.attrib["viewBox"]
    drawing.attrib.clear()
    drawing.attrib.update({"viewBox": box, "aria-hidden": "true"})
    for part in list(drawing.iter()):
        for unneeded in [one for one in part if one.tag in _UNNEEDED]:
            part.remove(unneeded)
        part.tag = part.tag.removeprefix(_SVG)
        part.tail = None
        part.text = (part.text or "").strip()
        part.attrib.update(_as_attributes(part.attrib.pop("style", "")))
        if "d" in part.attrib:
            part.attrib["d"] = " ".join(part.attrib["d"].split())
        if link := part.attrib.pop(_LINK, ""):
            part.attrib["href"] = link
        if part.tag == "g":
            part.attrib.pop("id", None)
    drawn = _FINE.sub(r"\1", ElementTree.tostring(drawing, encoding="unicode"))
    return drawn.replace(INK, "currentColor").replace(MARK, "var(--mark)")


def _as_attributes(style: str) -> dict[str, str]:
    """A style as attributes; of a font only its size, for the rest is that of the page."""
    attributes = dict(part.strip().split(": ", 1) for part in style.split(";") if part.strip())
    if font := attributes.pop("font", ""):
        attributes.update({"font-size": font.partition("px")[0], "fill": "currentColor"})
    return attributes


def _turns(figures: Figures, axes: Any) -> None:
    """How many games took so many turns, in per cent."""
    turns = sorted(figures.turns)
    axes.bar(turns, [100 * figures.turns[one] / figures.games for one in turns], color=MARK)
    axes.set_ylabel("%")


def _worths(worths: Sequence[Worth], axes: Any) -> None:
    """What things are worth, the best first, with their intervals."""
    ranked = sorted(worths, key=lambda one: -one.worth)
    places = range(1, len(ranked) + 1)
    points, margins = [100 * one.worth for one in ranked], [100 * one.margin for one in ranked]
    axes.axhline(0, color=INK, linewidth=0.5)
    axes.errorbar(places, points, margins, fmt="o", color=MARK, markersize=3, linewidth=1)
    axes.set_ylabel("%")

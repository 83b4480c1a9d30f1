"""The drawn parts of creatures: wings, horns, tails, hats and the like.

Each is drawn in units of the field about its point of attachment, the origin, and pointing up, or to the left where
it has a direction (emoji mostly look to the left). `{0}`, `{1}` … are its colours.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from .svg import Point, circle, ellipse, limb, path, polygon

A, B, C, D = "{0}", "{1}", "{2}", "{3}"


@dataclass(frozen=True)
class PartDrawing:
    drawn: str
    colours: tuple[str, ...]


def drawn_part(name: str, colours: tuple[str, ...]) -> str:
    """A part in its own colours, or in these for the first of them."""
    part = PARTS[name]
    return part.drawn.format(*colours, *part.colours[len(colours) :])


def _mirrored(drawn: str) -> str:
    """A pair: the drawing and its mirror image."""
    return f'{drawn}<g transform="scale(-1 1)">{drawn}</g>'


def _limb(points: tuple[Point, ...], start: float, end: float, fill: str = A) -> str:
    return path(limb(points, start, end), fill)


def _star(points: int, outer: float, inner: float, x: float = 0, y: float = 0, turn: float = -90) -> str:
    return polygon(
        [
            (
                x + math.cos(math.radians(turn + 180 / points * k)) * (inner if k % 2 else outer),
                y + math.sin(math.radians(turn + 180 / points * k)) * (inner if k % 2 else outer),
            )
            for k in range(2 * points)
        ]
    )


def _petals(count: int, r: float, away: float, fill: str) -> str:
    """Rounded petals about the origin."""
    return "".join(
        circle(math.cos(2 * math.pi * k / count) * away, math.sin(2 * math.pi * k / count) * away, r, fill)
        for k in range(count)
    )


def _spikes(count: int, wide: float, high: float) -> str:
    """A row of spikes from the origin to the right, the highest in the middle."""
    drawn = ""
    for k in range(count):
        tall = high * (0.6 + 0.4 * math.sin(math.pi * (k + 0.5) / count))
        drawn += path(polygon([(k * wide, 0.5), (k * wide + wide * 0.62, -tall), (k * wide + wide, 0.5)]), A)
    return drawn


def _teeth(count: int, wide: float, high: float, fill: str = A) -> str:
    return "".join(
        path(polygon([(k * wide, 0), (k * wide + wide, 0), (k * wide + wide / 2, high)]), fill) for k in range(count)
    )


def _spiral(turns: float, r: float) -> tuple[Point, ...]:
    steps = int(turns * 8)
    return tuple(
        (math.cos(k / 8 * 2 * math.pi) * r * k / steps, math.sin(k / 8 * 2 * math.pi) * r * k / steps)
        for k in range(1, steps + 1)
    )


PARTS: Final[dict[str, PartDrawing]] = {
    # --- wings and fins: one, to the right of the body; flip for the left --------------------------------------
    "insect-wing": PartDrawing(
        path("M0 0C1-6 6-10 9.5-8.5C12.5-7 10.5-1.5 6 .6C3.6 1.8 1 1.6 0 0z", A)
        + path("M0 .6C4 1.2 7.4 2.6 7.2 5C7 7.4 3.4 6.8 1.6 4.6z", A)
        + _limb(((1.2, -0.8), (5, -4.4), (8.6, -6.6)), 0.4, 0.3, B)
        + _limb(((1.6, -0.2), (5.6, -1.8), (8.6, -3.6)), 0.4, 0.3, B),
        ("#CDE7FC", "#FFFFFF"),
    ),
    "bird-wing": PartDrawing(
        path(
            "M0 0C2-6 8-9.5 14-9C13.6-7.6 12.8-6.8 11.8-6.4C12.4-6 12.8-5.6 13-5C12-4 10.8-3.6 9.6-3.6"
            "C10.2-3 10.4-2.6 10.4-2C9-.8 7.4-.4 6.2-.6C6.4 0 6.4.4 6.2 1C3.6 1.8 1 1.4 0 0z",
            A,
        )
        + path("M.8-.6C2.4-4.6 6-7 9.6-7.2C9-4.6 5-1 .8-.6z", B),
        ("#FFFFFF", "#DCE9F5"),
    ),
    "bat-wing": PartDrawing(
        path("M0 0C2-5 6-9 12.5-9.5C14-6.5 14-3 12.8.5C11.6-1.6 9.6-1.8 8.4 1C7.2-1 5.2-.8 4.4 2.4C3.2.6 1.4.4 0 0z", A)
        + _limb(((0.4, -0.4), (5, -6), (12, -9)), 0.7, 0.4, B)
        + _limb(((4.6, -5.4), (8.4, 0.4)), 0.45, 0.3, B)
        + _limb(((4, -5), (4.6, 1.6)), 0.45, 0.3, B),
        ("#6B438B", "#402A5C"),
    ),
    "angel-wing": PartDrawing(
        path(
            "M0 0C0-5 4-9 9-9.5C10-8 9.4-6.8 8.6-6C9.6-5.8 9.8-4.6 8.8-3.4C9.4-3 9-1.6 7.6-.8C7.8.4 6.4 1.4 4.6 1"
            "C3.6 2 1 1.6 0 0z",
            A,
        )
        + _limb(((1.4, -1), (4, -4.2), (7.2, -6.2)), 0.45, 0.3, B)
        + _limb(((2.2, -0.4), (4.6, -2.4), (7.2, -3.6)), 0.45, 0.3, B),
        ("#FFFFFF", "#BFD4EA"),
    ),
    "fin": PartDrawing(path("M-4 1C-2-4 1-7.5 6-8.5C4.6-5 4.4-2 5 1z", A), ("#636363",)),
    "side-fin": PartDrawing(
        path("M0-1.6C3-4.4 6.4-5 9-3.8C7.8-2.8 7.4-1.8 7.6-.8C8.4-.2 8.6.8 8.2 1.8C5 2.4 2 2 0 1.6z", A)
        + _limb(((1, -0.4), (4.6, -2), (7.2, -3)), 0.4, 0.3, B)
        + _limb(((1, 0.3), (4.6, 0.1), (7.2, 0.7)), 0.4, 0.3, B),
        ("#FFA9B8", "#E5718A"),
    ),
    "fish-tail": PartDrawing(
        path("M0-1.4C2-1.4 4-4 7-5.4C7.6-3 7 .0 6-.2C7 .6 7.6 3 7 5.4C4 4 2 1.4 0 1.4z", A), ("#3083A8",)
    ),
    # --- heads ------------------------------------------------------------------------------------------------
    "antennae": PartDrawing(
        _mirrored(_limb(((0.9, 0), (1.4, -2.6), (3.6, -4.6)), 0.9, 0.8) + circle(4, -4.9, 1.2, A)), ("#402A32",)
    ),
    "feelers": PartDrawing(_mirrored(_limb(((0.6, 0), (2, -4), (5.6, -6.6), (8, -5.8)), 0.7, 0.35)), ("#402A32",)),
    "eye-stalks": PartDrawing(
        _mirrored(_limb(((1, 0), (1.7, -3), (2.2, -5.4)), 1.5, 1.2) + circle(2.3, -6, 1.9, A)), ("#5BAF4A",)
    ),
    "antlers": PartDrawing(
        _mirrored(
            _limb(((0.8, 0.4), (2.6, -3.4), (6.6, -4.8), (8.6, -8.6)), 1.6, 0.8)
            + _limb(((4.2, -4.2), (4, -6.6), (4.8, -8.8)), 1.2, 0.7)
            + _limb(((6.8, -5), (9.2, -5.2), (11, -6.6)), 1.1, 0.7)
            + _limb(((2, -2.4), (0.6, -4), (0.8, -6.2)), 1.1, 0.7)
        ),
        ("#8A5A34",),
    ),
    "horn": PartDrawing(path("M-1.7 0C-2.2-3.4-4.8-6.6-8.4-7.4C-5.4-8.4 .2-6.6 2 0z", A), ("#F5EBD3",)),
    "straight-horn": PartDrawing(
        path("M-1.5 0L.3-8.5L1.7 0z", A)
        + _limb(((-1, -1.8), (1.2, -2.6)), 0.5, 0.4, B)
        + _limb(((-0.6, -4), (0.9, -4.7)), 0.45, 0.35, B),
        ("#F8D66B", "#D9A227"),
    ),
    "bull-horns": PartDrawing(_mirrored(path("M2 1C5.5 1.2 8.6-.6 8.4-5.4C6.6-2.8 4.6-2.2 1.6-2.4z", A)), ("#F5EBD3",)),
    "devil-horns": PartDrawing(
        _mirrored(
            path("M2 .8C5 .2 7-3 5.6-7.4C4.8-4.8 3-3.2 .6-2.6z", A) + _limb(((2.4, -1.6), (4.2, -0.6)), 0.5, 0.4, B)
        ),
        ("#7B4BB7", "#4E2A86"),
    ),
    "ram-horns": PartDrawing(
        _mirrored(path("M1 0C2-3.6 7.4-4.6 9-.8C10.2 2.4 7.4 5 5 3.6C6.6 3.4 7.4 1.8 6.6.6C5.6-.8 3.4-.2 2.4 2z", A)),
        ("#D8B98A",),
    ),
    "tusks": PartDrawing(_mirrored(path("M1.6-.6C1.4 2.6 2.8 4.8 6 5.2C4.4 3.6 4.2 1.8 4.2-.6z", A)), ("#FFF3D6",)),
    "fangs": PartDrawing(_mirrored(path("M.5 0H2.1L1.3 2.6z", A)), ("#FFFFFF",)),
    "teeth": PartDrawing('<g transform="translate(-3.6 0)">' + _teeth(6, 1.2, 1.5) + "</g>", ("#FFFFFF",)),
    "trunk": PartDrawing(
        _limb(((0, 0), (0.2, 3), (0, 6), (-1.2, 8.4), (-3.4, 8.6)), 4, 2)
        + "".join(_limb(((-1.5, y), (1.4, y)), 0.4, 0.4, B) for y in (1.6, 3.4, 5.2)),
        ("#A58FD8", "#7A62B3"),
    ),
    "beak": PartDrawing(path("M0-2.2C-3-2-4.6.2-4.4 2.8C-3.2 1.6-1.4 1.6 0 2z", A), ("#FFB02E",)),
    "jaws": PartDrawing(
        path("M2-3.4C-1-5-8-3.6-12.2-1.8C-12.8-1.2-12.8-.4-12.2 0H2z", A)
        + path("M2 1C-3 1.4-8 1.8-11.6 1.6C-12 2.4-11.6 3-10.8 3.2C-6 4.2-1 4 2 3.6z", B)
        + '<g transform="translate(-12 -.1)">'
        + _teeth(9, 1.2, 1.4, C)
        + "</g>"
        + circle(-11.2, -2.4, 0.9, A),
        ("#35A269", "#2A8556", "#FFFFFF"),
    ),
    "snout": PartDrawing(
        ellipse(0, 0, 4, 3, A) + ellipse(-1.4, -0.4, 0.7, 0.9, B) + ellipse(1.4, -0.4, 0.7, 0.9, B),
        ("#FFB3C1", "#C2566F"),
    ),
    "nose": PartDrawing(path("M-1.6-.8H1.6C2 .2 .8 1.4 0 1.4S-2 .2-1.6-.8z", A), ("#2B2233",)),
    "grin": PartDrawing(
        path("M-4 0C-2 1-.0 1.2 4 0C3.4 3 1.6 4 0 4S-3.4 3-4 0z", A)
        + path("M-3.4.3C-1 1.1 1 1.1 3.4.3L3 1.5C1 2.1-1 2.1-3 1.5z", B),
        ("#5B1F2E", "#FFFFFF"),
    ),
    "tongue": PartDrawing(
        path("M-1.4 0H1.4V2.8A1.4 1.4 0 0 1-1.4 2.8z", A) + _limb(((0, 0.2), (0, 2)), 0.35, 0.3, B),
        ("#E34A6F", "#B02B4E"),
    ),
    "forked-tongue": PartDrawing(
        _limb(((0, 0), (-3, 0.6), (-5.4, 0)), 0.8, 0.7)
        + _limb(((-5.2, 0), (-7, -1)), 0.6, 0.3)
        + _limb(((-5.2, 0), (-7, 0.9)), 0.6, 0.3),
        ("#E34A6F",),
    ),
    "moustache": PartDrawing(_mirrored(path("M0-.6C2-1.6 4 .8 6.6-.8C5.8 2.6 1.4 2.8 0 .8z", A)), ("#3B2A2A",)),
    "beard": PartDrawing(path("M-4.4-1C-4.6 3-2.6 5.4 0 7.4C2.6 5.4 4.6 3 4.4-1C2.6.4-2.6.4-4.4-1z", A), ("#FFFFFF",)),
    "whiskers": PartDrawing(
        _mirrored("".join(_limb(((2, y * 0.4), (7, y)), 0.35, 0.22) for y in (-1, 0.4, 1.8))), ("#2B2233",)
    ),
    "mane": PartDrawing(path(_star(16, 11, 8.4), A) + circle(0, 0, 7.6, B), ("#C9691E", "#E58A2C")),
    "gills": PartDrawing(  # three fronds to the right
        _limb(((0, -1), (2.6, -3.4), (5.4, -4)), 1.5, 0.9)
        + _limb(((0, 0), (3.4, -0.4), (6.2, 0.4)), 1.5, 0.9)
        + _limb(((0, 1), (2.6, 2.6), (4.6, 4.6)), 1.5, 0.9)
        + "".join(
            circle(x, y, 0.8, B) for x, y in ((4.6, -4.6), (6.2, -3.2), (5, -0.8), (6.6, 1), (4.2, 4), (5.6, 5.2))
        ),
        ("#E5577E", "#F58AA6"),
    ),
    "crest": PartDrawing(  # feathers or hair that stand up
        _limb(((0, 0.4), (-1.8, -2.6), (-4, -4)), 1.4, 0.7)
        + _limb(((0.2, 0.4), (0, -3), (-0.8, -5.6)), 1.5, 0.7)
        + _limb(((0.6, 0.4), (2, -2.4), (3.2, -4.4)), 1.4, 0.7),
        ("#E5484D",),
    ),
    # --- ears: pairs, save the round one ------------------------------------------------------------------------
    "long-ears": PartDrawing(
        _mirrored(
            path("M.4 0C-.2-4 .8-9 3-9.6C5-9 5-3.6 3.4 0z", A)
            + path("M1.3-.8C1-4 1.8-7.6 3-8C4-7.4 3.8-3.6 2.8-.8z", B)
        ),
        ("#C98B54", "#F2C9A0"),
    ),
    "goblin-ears": PartDrawing(
        _mirrored(
            path("M2 2C3.4-2 8.4-5 13-5.4C11.6-1.4 7.6 3 3 4z", A)
            + path("M3.4 1.8C5-1 8-3 10.8-4C9.4-1.4 6.6 1.6 3.6 2.8z", B)
        ),
        ("#7FB04A", "#B6D982"),
    ),
    "elephant-ears": PartDrawing(
        _mirrored(
            path("M3-4C6-9.4 14-9 14.4-2.6C14.6 3 10.6 6.6 6.6 5.4C4.4 4.8 3 2 3-4z", A)
            + path("M5.4-3.4C7.4-6.6 12-6.4 12.2-2.2C12.2 1.4 9.8 3.8 7.4 3.2C5.8 2.6 5 .4 5.4-3.4z", B)
        ),
        ("#A58FD8", "#CDBDF0"),
    ),
    "cat-ears": PartDrawing(
        _mirrored(path("M2 1L3.4-5.4L8.4-.6z", A) + path("M3.4-.2L4.1-3.4L6.8-.6z", B)), ("#F39A3D", "#FFD3B0")
    ),
    "round-ear": PartDrawing(circle(0, -1.2, 2.4, A) + circle(0, -1, 1.2, B), ("#F58220", "#FFD9B0")),
    "round-ears": PartDrawing(_mirrored(circle(5, -1.2, 2.7, A) + circle(5, -1, 1.4, B)), ("#8C5543", "#F3AD61")),
    # --- bodies, limbs and tails ---------------------------------------------------------------------------------
    "eight-legs": PartDrawing(
        _mirrored(
            "".join(
                _limb(((3, y), (8 + spread, y - 1.4 + drop * 0.3), (10.4 + spread, y + 8 + drop)), 1.4, 0.8)
                for y, spread, drop in ((-2, 3.4, 3.4), (0.6, 1.9, 3.6), (3.2, 0.4, 3.2), (5.6, -1.6, 2.4))
            )
        ),
        ("#3D3566",),
    ),
    "insect-legs": PartDrawing(
        _mirrored("".join(_limb(((2, y), (6.4, y - 0.6), (7.4, y + 3.4)), 1.0, 0.6) for y in (-3, 0, 3))), ("#2B2233",)
    ),
    "paws": PartDrawing(
        _mirrored(
            _limb(((5.2, -1.6), (4.6, 1), (3, 2.6)), 2.6, 2.8)
            + "".join(_limb(((x, 2.4), (x - 0.3, 3.4)), 0.35, 0.35, B) for x in (2.2, 3.1))
        ),
        ("#8C5543", "#5F3A2D"),
    ),
    "arm": PartDrawing(_limb(((0, 0), (-2.6, 1.6), (-5.4, 0.6)), 2.4, 2.2) + circle(-5.8, 0.4, 1.5, A), ("#8C5543",)),
    "leg": PartDrawing(_limb(((0, -3), (0.3, 0), (0, 3)), 3, 2.4) + ellipse(-0.6, 3.4, 2.1, 1.2, A), ("#8C5543",)),
    "feet": PartDrawing(_mirrored(ellipse(3.4, 0, 3, 1.5, A)), ("#8C5543",)),
    "claws": PartDrawing(
        "".join(path(polygon([(x - 0.5, 0), (x + 0.5, 0), (x - 0.2, 1.8)]), A) for x in (-1.2, 0, 1.2)), ("#FFF3D6",)
    ),
    "pincer": PartDrawing(
        path("M0 1.8C-1.6-1-1.4-5 2-7.4C1.4-5.4 1.6-4 2.4-3C3-4.6 4.2-5.8 6-6C6.4-2.4 4 .8 1.6 2.2z", A), ("#F8312F",)
    ),
    "tentacle": PartDrawing(
        _limb(((0, 0), (2.4, 3), (2, 6.6), (4.4, 8.8), (7, 7.6)), 3.2, 0.9)
        + "".join(
            circle(x, y, r, B) for x, y, r in ((1.4, 2.6, 0.6), (1.6, 4.6, 0.55), (2, 6.6, 0.5), (3.8, 8.2, 0.42))
        ),
        ("#E5577E", "#F9B3C4"),
    ),
    "abdomen": PartDrawing(
        path("M-6.4 0C-7 5.6-4 10.6 0 11.6C4 10.6 7 5.6 6.4 0z", A)
        + path("M-6.3 2.4Q0 4.6 6.3 2.4L6 5Q0 7.2-6 5z", B)
        + path("M-5 7.6Q0 9.8 5 7.6Q4.4 8.8 3.4 9.8Q0 11-3.4 9.8Q-4.4 8.8-5 7.6z", B),
        ("#FFC233", "#402A32"),
    ),
    "sting": PartDrawing(path("M-1.4-.4L0 3.4L1.4-.4z", A), ("#402A32",)),
    "pouch": PartDrawing(
        path("M-4-1.4C-4 3.4-2 5 0 5S4 3.4 4-1.4z", A) + _limb(((-4, -1.4), (0, -0.4), (4, -1.4)), 0.8, 0.8, B),
        ("#E8BE86", "#9C6A36"),
    ),
    "shell": PartDrawing(
        path("M-9 3C-9-4-5-8 0-8S9-4 9 3C6 4.4-6 4.4-9 3z", A)
        + path("M-3-2.4L0-4.4L3-2.4L2 .8H-2z", B)
        + "".join(
            _limb((a, b), 0.5, 0.5, B)
            for a, b in (
                ((0, -4.4), (0, -7.6)),
                ((3, -2.4), (6.2, -4.6)),
                ((-3, -2.4), (-6.2, -4.6)),
                ((2, 0.8), (4, 3.4)),
                ((-2, 0.8), (-4, 3.4)),
            )
        ),
        ("#3F7A4E", "#7DB77B"),
    ),
    "spiral-shell": PartDrawing(
        circle(0, 0, 7.4, A) + path(limb(_spiral(2.3, 6.2), 0.9, 1.1), B), ("#7B4BB7", "#53307F")
    ),
    "lion-tail": PartDrawing(
        _limb(((0, 0), (4, -0.6), (5.4, -5), (4.4, -8.6)), 1.3, 1.1)
        + path("M4.4-7.6C2-9 2.4-12.6 4.8-13.6C7.2-12 7-9 4.4-7.6z", B),
        ("#636363", "#C9691E"),
    ),
    "devil-tail": PartDrawing(
        _limb(((0, 0), (4.4, 0), (6.2, -4), (4.8, -7.4)), 1.1, 0.8)
        + path(polygon([(4.6, -11), (2.4, -6.8), (4.8, -7.6), (7.2, -7.2)]), A),
        ("#7B4BB7",),
    ),
    "crocodile-tail": PartDrawing(
        path("M-1-3C4-3.4 8-1 13.5 4C8.6 4.4 3 4 -1 3z", A)
        + "".join(
            path(polygon([(x, y), (x + 1.5, y - 1.9), (x + 2.3, y + 0.8)]), B)
            for x, y in ((0, -2.9), (2.6, -2.6), (5.2, -1.7), (7.6, -0.4))
        ),
        ("#35A269", "#23794C"),
    ),
    "bushy-tail": PartDrawing(
        path("M0 1C5 1.6 7-2 5.6-6C4.6-9.4 6.4-12 9.6-12C14-12 14.6-6 13.4-2C12 2.6 7 5.6 0 4.6z", A)
        + path("M6.2-8.8C6.6-11 8-12 9.6-12C12.4-12 13.6-9.6 13.8-7C11-8.8 8.8-9.4 6.2-8.8z", B),
        ("#F58220", "#FFE2BF"),
    ),
    "rat-tail": PartDrawing(_limb(((0, 0), (4, 1.2), (7, -1), (10, -4.6), (12, -3.6)), 1.4, 0.5), ("#F1A7B5",)),
    "ridge": PartDrawing(_spikes(6, 2, 2.6), ("#23794C",)),
    "quills": PartDrawing(path(_star(13, 11, 7), A), ("#4A3A52",)),
    "fleece": PartDrawing(circle(0, 0, 6, A) + _petals(9, 2.8, 5.6, A), ("#FFFFFF",)),
    "wisp": PartDrawing(  # the end of a ghost: hangs down from its waist
        path(
            "M-6 0C-6.4 4-4.6 7.4-6.4 10C-4.2 10.2-3 9-2.2 7.6C-1.4 9.4-.4 10.8 1 12C1.6 10.4 2 9 2.4 7.6"
            "C3.4 8.8 4.8 9.6 6.6 9.4C5 7 6.2 4 6 0z",
            A,
        ),
        ("#C9E8F2",),
    ),
    # --- things worn -------------------------------------------------------------------------------------------
    "halo": PartDrawing(
        path(
            "M-5.6 0A5.6 1.9 0 1 1 5.6 0A5.6 1.9 0 1 1-5.6 0zM-3.9 0A3.9 .9 0 1 0 3.9 0A3.9 .9 0 1 0-3.9 0z",
            A,
            ' fill-rule="evenodd"',
        ),
        ("#FFD24A",),
    ),
    "nurse-cap": PartDrawing(
        path("M-5 0C-5.6-2-5.8-3.4-5.4-4.6C-2-5.6 2-5.6 5.4-4.6C5.8-3.4 5.6-2 5 0C2-.9-2-.9-5 0z", A)
        + path("M-.7-4.6H.7V-3.4H1.9V-2H.7V-.9H-.7V-2H-1.9V-3.4H-.7z", B),
        ("#FFFFFF", "#E5343D"),
    ),
    "headband": PartDrawing(
        path("M-6-.9Q0 1-.0 1Q0 1 6-.9V1.3Q0 3.2-6 1.3z", A)
        + path("M6 .2C8-.8 9.4-2 10.6-1.6C10.2-.4 9.4.4 8.4.8C9.6 1.2 10.4 2 10.4 3C8.8 3 7.2 2 6 .8z", A),
        ("#E5343D",),
    ),
    "pirate-hat": PartDrawing(
        path("M-8 0C-7-3-3.6-6 0-6S7-3 8 0C4-1.6-4-1.6-8 0z", A)
        + circle(0, -3.4, 1.2, B)
        + path("M-.7-2.6H.7V-1.6H-.7z", B),
        ("#2B2233", "#FFFFFF"),
    ),
    "hood": PartDrawing(path("M-8 7C-9-2-5-9 1-10C6-8.6 9-2 8 7C6 3 5-2 0-2.6C-5-2-6 3-8 7z", A), ("#4A3A52",)),
    "witch-hat": PartDrawing(
        path("M-8 0C-4-1.6 4-1.6 8 0C4 1.8-4 1.8-8 0z", A)
        + path("M-4.2-.6C-2.6-4-1.6-7.6 2.4-10C2-7 3.6-4 4.2-.6C2 .4-2 .4-4.2-.6z", A)
        + path("M-3.9-1.6C-1.6-.8 1.6-.8 3.9-1.6L4.2-.4C2 .4-2 .4-4.2-.4z", B),
        ("#4A2A6B", "#F3AD34"),
    ),
    "crown": PartDrawing(
        path("M-4.4 0L-5.2-5L-2.4-2.8L0-6L2.4-2.8L5.2-5L4.4 0z", A) + circle(0, -1.6, 0.8, B), ("#FFC933", "#E5343D")
    ),
    "top-knot": PartDrawing(_limb(((0, 0), (0, -1.6)), 1.4, 1.2) + circle(0, -2.8, 1.9, A), ("#2B2233",)),
    "mask": PartDrawing(  # over the eyes, which are drawn on it
        path("M-8-2.4C-4-3.6 4-3.6 8-2.4C8.4 1 6.6 3 4 3C2.2 3 1.2 1.6 0 1.6S-2.2 3-4 3C-6.6 3-8.4 1-8-2.4z", A),
        ("#2B2233",),
    ),
    "eye-patch": PartDrawing(
        _limb(((-6, -3.4), (6, 1.6)), 0.6, 0.6) + path("M-2-1.6H2.2V.8C2.2 2.8-2 2.8-2 .8z", A), ("#2B2233",)
    ),
    "monocle": PartDrawing(
        '<g fill-rule="evenodd">'
        + path("M-2.8 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM-2.2 0a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0z", A)
        + "</g>"
        + _limb(((2.4, 1.2), (3.2, 4), (2.4, 6.4)), 0.35, 0.35),
        ("#E0A526",),
    ),
    "scarf": PartDrawing(
        path("M-6-1.4C-2 .6 2 .6 6-1.4C6.8-.2 6.8 1.2 6 2C2 3.6-2 3.6-6 2C-6.8 1.2-6.8-.2-6-1.4z", A)
        + path("M2 2L5.4 1.6L6 7.6L2.6 7.8z", A)
        + path("M2.4 5.4L5.8 5.2L5.9 6.2L2.5 6.4z", B),
        ("#E5343D", "#FFFFFF"),
    ),
    "bow-tie": PartDrawing(_mirrored(path("M0 0L3.8-2.2V2.2z", A)) + circle(0, 0, 1, B), ("#E5343D", "#B3202B")),
    "cape": PartDrawing(path("M-3.6 0H3.6C6 5 7.4 9 8.4 14C3 15.6-3 15.6-8.4 14C-7.4 9-6 5-3.6 0z", A), ("#B3202B",)),
    "belt": PartDrawing(
        path("M-7-1.5Q0 .8 7-1.5V1.5Q0 3.8-7 1.5z", A)
        + '<rect x="-2" y="-1.2" width="4" height="4" rx=".6" fill="{1}"/>',
        ("#5A3A22", "#FFC933"),
    ),
    "ear-ring": PartDrawing(
        path(
            "M-1.5 1.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM-.8 1.5a.8 .8 0 1 1 1.6 0a.8 .8 0 1 1-1.6 0z",
            A,
            ' fill-rule="evenodd"',
        ),
        ("#FFC933",),
    ),
    # --- machines ------------------------------------------------------------------------------------------------
    "bolt": PartDrawing(
        circle(0, 0, 1.1, A) + _limb(((-0.6, -0.4), (0.6, 0.4)), 0.35, 0.35, B), ("#B9C1CC", "#5A6475")
    ),
    "bolts": PartDrawing(
        _mirrored(
            '<rect x="5" y="-1.1" width="2.6" height="2.2" fill="{1}"/><rect x="7.2" y="-1.7" width="1.5" height="3.4" rx=".4" fill="{0}"/>'
        ),
        ("#B9C1CC", "#7C8798"),
    ),
    "lens": PartDrawing(
        circle(0, 0, 2.9, A) + circle(0, 0, 2.2, "#2B2233") + circle(0, 0, 1.5, B) + circle(-0.5, -0.6, 0.5, "#FFFFFF"),
        ("#8B95A5", "#FF4B3E"),
    ),
    "metal-plate": PartDrawing(
        path("M-4-3H4A1 1 0 0 1 5-2V2A1 1 0 0 1 4 3H-4A1 1 0 0 1-5 2V-2A1 1 0 0 1-4-3z", A)
        + "".join(circle(x, y, 0.5, B) for x in (-3.8, 3.8) for y in (-1.9, 1.9)),
        ("#AEB8C5", "#5A6475"),
    ),
    "gear": PartDrawing(path(_star(10, 4, 3), A) + circle(0, 0, 3.1, A) + circle(0, 0, 1.3, B), ("#8B95A5", "#4A5466")),
    "propeller": PartDrawing(
        '<rect x="-.6" y="-4" width="1.2" height="4.4" fill="{1}"/>'
        + ellipse(-5.6, -4.2, 5.6, 1, A)
        + ellipse(5.6, -4.2, 5.6, 1, A)
        + circle(0, -4.2, 1, B),
        ("#8FA0B3", "#4A5466"),
    ),
    "aerial": PartDrawing(_limb(((0, 0.4), (0, -4)), 0.7, 0.6) + circle(0, -4.6, 1.1, B), ("#7C8798", "#FF4B3E")),
    "jet": PartDrawing(
        path("M0-2H7V2H0C-1 1-1-1 0-2z", A)
        + path("M7-1.7C10-1.6 11.4-.8 13.4 0C11.4.8 10 1.6 7 1.7z", B)
        + path("M7-.9C9-.8 9.8-.4 11 0C9.8.4 9 .8 7 .9z", C),
        ("#8B95A5", "#FF822D", "#FFD24A"),
    ),
    "barrel": PartDrawing(
        path("M-6-8.4C-8.2-3-8.2 3-6 8.4C-2 9.6 2 9.6 6 8.4C8.2 3 8.2-3 6-8.4C2-9.6-2-9.6-6-8.4z", A)
        + ellipse(0, -8.4, 6, 1.9, C)
        + path("M-7.2-4.6Q0-2.6 7.2-4.6L7.5-2.8Q0-.8-7.5-2.8z", B)
        + path("M-7.5 3Q0 5 7.5 3L7.2 4.8Q0 6.8-7.2 4.8z", B),
        ("#B5763E", "#5C4A44", "#5A3720"),
    ),
    "fuse": PartDrawing(
        _limb(((0, 0), (0.4, -2.6), (2.4, -4.4)), 1, 0.8)
        + path(_star(8, 3, 1.5, 3, -5.4), B)
        + path(_star(8, 1.8, 0.8, 3, -5.4), C),
        ("#7A5B36", "#F04E23", "#FFD24A"),
    ),
    # --- signs and things about --------------------------------------------------------------------------------------
    "trefoil": PartDrawing(
        circle(0, 0, 3.4, A)
        + "".join(
            f'<path transform="rotate({turn})" d="M-.6-1L-1.5-2.6A3 3 0 0 1 1.5-2.6L.6-1A1.2 1.2 0 0 0-.6-1z" fill="{B}"/>'
            for turn in (0, 120, 240)
        )
        + circle(0, 0, 0.7, B),
        ("#FFE14A", "#2B2233"),
    ),
    "hourglass": PartDrawing(path("M-1.9-2.8H1.9L.4 0L1.9 2.8H-1.9L-.4 0z", A), ("#E5343D",)),
    "spiral": PartDrawing(path(limb(_spiral(2.4, 3), 0.5, 0.7), A), ("#F0DCAE",)),
    "spark": PartDrawing(path(_star(4, 2.4, 0.7), A), ("#FFD24A",)),
    "sparks": PartDrawing(
        path(_star(4, 2, 0.6) + _star(4, 1.2, 0.4, 3, 2.2) + _star(4, 1, 0.35, -2.4, 2.4), A), ("#FFD24A",)
    ),
    "bubbles": PartDrawing(circle(0, 0, 1.3, A) + circle(1.8, -2.4, 0.9, A) + circle(0.4, -4, 0.6, A), ("#FFFFFF",)),
    "drops": PartDrawing(
        "".join(
            f'<path transform="translate({x} {y})" d="M0-1.6C.8-.4 1.1.1 1.1.7A1.1 1.1 0 0 1-1.1.7C-1.1.1-.8-.4 0-1.6z" fill="{A}"/>'
            for x, y in ((0, 0), (2.6, 1.4), (-2.2, 2))
        ),
        ("#7BC043",),
    ),
    "speed-lines": PartDrawing(
        "".join(_limb(((x, y), (x + w, y)), 0.7, 0.5) for x, y, w in ((0, -3, 5), (1.4, 0, 6), (0, 3, 4))), ("#FFFFFF",)
    ),
    "flame": PartDrawing(
        path(
            "M0 0C-3.4-.4-4-4-1.8-6.4C-1.6-5-1-4.4-.4-4.4C-.6-6.6.4-8.4 2-9.6C1.8-7.4 4.2-5.6 4-3C3.8-1 2.2 .1 0 0z", A
        )
        + path("M.2-.4C-1.4-.6-1.6-2.2-.6-3.6C0-2.8.8-3.2 1-4.6C2.2-3.4 2.6-.4 .2-.4z", B),
        ("#FF822D", "#FFD24A"),
    ),
    "web": PartDrawing(
        "".join(_limb(((0, 0), (x, y)), 0.35, 0.25) for x, y in ((-13, 2), (-10, 8), (-4.6, 12), (1, 13)))
        + "".join(
            _limb(
                (
                    (-13 * k, 2 * k),
                    (-8.6 * k, 4.2 * k),
                    (-10 * k, 8 * k),
                    (-6.4 * k, 8.2 * k),
                    (-4.6 * k, 12 * k),
                    (-1.6 * k, 10.6 * k),
                    (1 * k, 13 * k),
                ),
                0.3,
                0.3,
            )
            for k in (0.35, 0.6, 0.85)
        ),
        ("#E9E4F5",),
    ),
    "bandage": PartDrawing(
        _limb(((-3, -1), (3, 1)), 2.2, 2.2) + _limb(((-0.7, -0.9), (0.7, 0.9)), 0.3, 0.3, B), ("#F6E7C8", "#C9AE7C")
    ),
    "patch": PartDrawing(
        path(polygon([(-2.4, -2), (2.2, -2.4), (2.6, 2), (-2, 2.4)]), A)
        + "".join(
            _limb(((x, y), (x + dx, y + dy)), 0.35, 0.35, B)
            for x, y, dx, dy in ((-0.8, -3, 0, 1.4), (1, -3.1, 0, 1.4), (-0.6, 1.6, 0, 1.4), (1.2, 1.4, 0, 1.4))
        ),
        ("#9C7BC0", "#2B2233"),
    ),
    "leaf": PartDrawing(
        path("M0 0C-4-1-5.4-5-3.6-9C.4-7.4 2.4-3.4 0 0z", A) + _limb(((-0.1, -0.4), (-2.6, -6)), 0.45, 0.3, B),
        ("#6DB544", "#3F7F2A"),
    ),
    "flower": PartDrawing(_petals(5, 1.5, 1.7, A) + circle(0, 0, 1.2, B), ("#FF8FB1", "#FFD24A")),
    "mushroom": PartDrawing(
        '<rect x="-1" y="-2.4" width="2" height="2.8" rx=".8" fill="{2}"/>'
        + path("M-3.4-2C-3-5.4 3-5.4 3.4-2z", A)
        + circle(-1.2, -3.2, 0.5, B)
        + circle(1, -3.4, 0.6, B),
        ("#E5343D", "#FFFFFF", "#FFE9C9"),
    ),
    "warts": PartDrawing(circle(0, 0, 1, A) + circle(2.4, 1.2, 0.7, A) + circle(-1.6, 2, 0.6, A), ("#5E7F2A",)),
    "suckers": PartDrawing(
        "".join(circle(x, 0, r, A) for x, r in ((0, 0.8), (2, 0.7), (3.8, 0.6), (5.4, 0.5))), ("#F9D5E0",)
    ),
    "cheeks": PartDrawing(_mirrored(ellipse(4.6, 0, 1.4, 0.9, A)), ("#FF9FA8",)),
    "scar": PartDrawing(
        _limb(((-1.6, -2), (1.6, 2)), 0.4, 0.4)
        + "".join(_limb(((x - 0.7, x * 1.25 + 0.5), (x + 0.7, x * 1.25 - 0.5)), 0.3, 0.3) for x in (-0.9, 0, 0.9)),
        ("#96201F",),
    ),
}

"""Bodies, limbs and tails."""

from typing import Final

from ..svg import circle, ellipse, limb, path, polygon
from .drawing import A, B, PartDrawing, limb_part, mirrored, petals, spikes, spiral, star

PARTS: Final[dict[str, PartDrawing]] = {
    "eight-legs": PartDrawing(
        mirrored(
            "".join(
                limb_part(((3, y), (8 + spread, y - 1.4 + drop * 0.3), (10.4 + spread, y + 8 + drop)), 1.4, 0.8)
                for y, spread, drop in ((-2, 3.4, 3.4), (0.6, 1.9, 3.6), (3.2, 0.4, 3.2), (5.6, -1.6, 2.4))
            )
        ),
        ("#3D3566",),
    ),
    "insect-legs": PartDrawing(
        mirrored("".join(limb_part(((2, y), (6.4, y - 0.6), (7.4, y + 3.4)), 1.0, 0.6) for y in (-3, 0, 3))),
        ("#2B2233",),
    ),
    "paws": PartDrawing(
        mirrored(
            limb_part(((5.2, -1.6), (4.6, 1), (3, 2.6)), 2.6, 2.8)
            + "".join(limb_part(((x, 2.4), (x - 0.3, 3.4)), 0.35, 0.35, B) for x in (2.2, 3.1))
        ),
        ("#8C5543", "#5F3A2D"),
    ),
    "arm": PartDrawing(
        limb_part(((0, 0), (-2.6, 1.6), (-5.4, 0.6)), 2.4, 2.2) + circle(-5.8, 0.4, 1.5, A), ("#8C5543",)
    ),
    "leg": PartDrawing(limb_part(((0, -3), (0.3, 0), (0, 3)), 3, 2.4) + ellipse(-0.6, 3.4, 2.1, 1.2, A), ("#8C5543",)),
    "feet": PartDrawing(mirrored(ellipse(3.4, 0, 3, 1.5, A)), ("#8C5543",)),
    "claws": PartDrawing(
        "".join(path(polygon([(x - 0.5, 0), (x + 0.5, 0), (x - 0.2, 1.8)]), A) for x in (-1.2, 0, 1.2)), ("#FFF3D6",)
    ),
    "pincer": PartDrawing(
        path("M0 1.8C-1.6-1-1.4-5 2-7.4C1.4-5.4 1.6-4 2.4-3C3-4.6 4.2-5.8 6-6C6.4-2.4 4 .8 1.6 2.2z", A), ("#F8312F",)
    ),
    "tentacle": PartDrawing(
        limb_part(((0, 0), (2.4, 3), (2, 6.6), (4.4, 8.8), (7, 7.6)), 3.2, 0.9)
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
        path("M-4-1.4C-4 3.4-2 5 0 5S4 3.4 4-1.4z", A) + limb_part(((-4, -1.4), (0, -0.4), (4, -1.4)), 0.8, 0.8, B),
        ("#E8BE86", "#9C6A36"),
    ),
    "shell": PartDrawing(
        path("M-9 3C-9-4-5-8 0-8S9-4 9 3C6 4.4-6 4.4-9 3z", A)
        + path("M-3-2.4L0-4.4L3-2.4L2 .8H-2z", B)
        + "".join(
            limb_part((a, b), 0.5, 0.5, B)
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
        circle(0, 0, 7.4, A) + path(limb(spiral(2.3, 6.2), 0.9, 1.1), B), ("#7B4BB7", "#53307F")
    ),
    "lion-tail": PartDrawing(
        limb_part(((0, 0), (4, -0.6), (5.4, -5), (4.4, -8.6)), 1.3, 1.1)
        + path("M4.4-7.6C2-9 2.4-12.6 4.8-13.6C7.2-12 7-9 4.4-7.6z", B),
        ("#636363", "#C9691E"),
    ),
    "devil-tail": PartDrawing(
        limb_part(((0, 0), (4.4, 0), (6.2, -4), (4.8, -7.4)), 1.1, 0.8)
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
    "rat-tail": PartDrawing(limb_part(((0, 0), (4, 1.2), (7, -1), (10, -4.6), (12, -3.6)), 1.4, 0.5), ("#F1A7B5",)),
    "ridge": PartDrawing(spikes(6, 2, 2.6), ("#23794C",)),
    "quills": PartDrawing(path(star(13, 11, 7), A), ("#4A3A52",)),
    "urchin": PartDrawing(
        path(star(26, 11.4, 5.6), A) + circle(0, 0, 6.2, A) + petals(6, 0.7, 3.4, B) + circle(0, 0, 0.8, B),
        ("#53307F", "#8F63BF"),
    ),
    "fleece": PartDrawing(circle(0, 0, 6, A) + petals(9, 2.8, 5.6, A), ("#FFFFFF",)),
    "wisp": PartDrawing(  # the end of a ghost: hangs down from its waist
        path(
            "M-6 0C-6.4 4-4.6 7.4-6.4 10C-4.2 10.2-3 9-2.2 7.6C-1.4 9.4-.4 10.8 1 12C1.6 10.4 2 9 2.4 7.6"
            "C3.4 8.8 4.8 9.6 6.6 9.4C5 7 6.2 4 6 0z",
            A,
        ),
        ("#C9E8F2",),
    ),
}

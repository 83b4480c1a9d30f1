"""Hats, masks, scarves and other things worn."""

from typing import Final

from ..svg import circle, path
from .drawing import A, B, PartDrawing, limb_part, mirrored

PARTS: Final[dict[str, PartDrawing]] = {
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
    "top-knot": PartDrawing(limb_part(((0, 0), (0, -1.6)), 1.4, 1.2) + circle(0, -2.8, 1.9, A), ("#2B2233",)),
    "mask": PartDrawing(  # over the eyes, which are drawn on it
        path("M-8-2.4C-4-3.6 4-3.6 8-2.4C8.4 1 6.6 3 4 3C2.2 3 1.2 1.6 0 1.6S-2.2 3-4 3C-6.6 3-8.4 1-8-2.4z", A),
        ("#2B2233",),
    ),
    "eye-patch": PartDrawing(
        limb_part(((-6, -3.4), (6, 1.6)), 0.6, 0.6) + path("M-2-1.6H2.2V.8C2.2 2.8-2 2.8-2 .8z", A), ("#2B2233",)
    ),
    "monocle": PartDrawing(
        '<g fill-rule="evenodd">'
        + path("M-2.8 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM-2.2 0a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0z", A)
        + "</g>"
        + limb_part(((2.4, 1.2), (3.2, 4), (2.4, 6.4)), 0.35, 0.35),
        ("#E0A526",),
    ),
    "scarf": PartDrawing(
        path("M-6-1.4C-2 .6 2 .6 6-1.4C6.8-.2 6.8 1.2 6 2C2 3.6-2 3.6-6 2C-6.8 1.2-6.8-.2-6-1.4z", A)
        + path("M2 2L5.4 1.6L6 7.6L2.6 7.8z", A)
        + path("M2.4 5.4L5.8 5.2L5.9 6.2L2.5 6.4z", B),
        ("#E5343D", "#FFFFFF"),
    ),
    "bow-tie": PartDrawing(mirrored(path("M0 0L3.8-2.2V2.2z", A)) + circle(0, 0, 1, B), ("#E5343D", "#B3202B")),
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
}

"""What machines are made of."""

from typing import Final

from ..svg import circle, ellipse, path
from .drawing import A, B, C, PartDrawing, limb_part, mirrored, star

PARTS: Final[dict[str, PartDrawing]] = {
    "bolt": PartDrawing(
        circle(0, 0, 1.1, A) + limb_part(((-0.6, -0.4), (0.6, 0.4)), 0.35, 0.35, B), ("#B9C1CC", "#5A6475")
    ),
    "bolts": PartDrawing(
        mirrored(
            path("M5-1.1H7.6V1.1H5z", B) + path("M7.6-1.7H8.3A.4.4 0 0 1 8.7-1.3V1.3A.4.4 0 0 1 8.3 1.7H7.2V-1.7z", A)
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
    "gear": PartDrawing(path(star(10, 4, 3), A) + circle(0, 0, 3.1, A) + circle(0, 0, 1.3, B), ("#8B95A5", "#4A5466")),
    "propeller": PartDrawing(
        '<rect x="-.6" y="-4" width="1.2" height="4.4" fill="{1}"/>'
        + ellipse(-5.6, -4.2, 5.6, 1, A)
        + ellipse(5.6, -4.2, 5.6, 1, A)
        + circle(0, -4.2, 1, B),
        ("#8FA0B3", "#4A5466"),
    ),
    "aerial": PartDrawing(limb_part(((0, 0.4), (0, -4)), 0.7, 0.6) + circle(0, -4.6, 1.1, B), ("#7C8798", "#FF4B3E")),
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
        limb_part(((0, 0), (0.4, -2.6), (2.4, -4.4)), 1, 0.8)
        + path(star(8, 3, 1.5, (3, -5.4)), B)
        + path(star(8, 1.8, 0.8, (3, -5.4)), C),
        ("#7A5B36", "#F04E23", "#FFD24A"),
    ),
}

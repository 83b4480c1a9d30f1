"""Signs, and things that lie, grow or fly about."""

from typing import Final

from ..svg import circle, ellipse, limb, path, polygon
from .drawing import A, B, PartDrawing, limb_part, mirrored, petals, spiral, star

PARTS: Final[dict[str, PartDrawing]] = {
    "trefoil": PartDrawing(
        circle(0, 0, 3.4, A)
        + "".join(
            path("M-.6-1L-1.5-2.6A3 3 0 0 1 1.5-2.6L.6-1A1.2 1.2 0 0 0-.6-1z", B, f' transform="rotate({turn})"')
            for turn in (0, 120, 240)
        )
        + circle(0, 0, 0.7, B),
        ("#FFE14A", "#2B2233"),
    ),
    "hourglass": PartDrawing(path("M-1.9-2.8H1.9L.4 0L1.9 2.8H-1.9L-.4 0z", A), ("#E5343D",)),
    "spiral": PartDrawing(path(limb(spiral(2.4, 3), 0.5, 0.7), A), ("#F0DCAE",)),
    "spark": PartDrawing(path(star(4, 2.4, 0.7), A), ("#FFD24A",)),
    "sparks": PartDrawing(
        path(star(4, 2, 0.6) + star(4, 1.2, 0.4, (3, 2.2)) + star(4, 1, 0.35, (-2.4, 2.4)), A), ("#FFD24A",)
    ),
    "bubbles": PartDrawing(circle(0, 0, 1.3, A) + circle(1.8, -2.4, 0.9, A) + circle(0.4, -4, 0.6, A), ("#FFFFFF",)),
    "drops": PartDrawing(
        "".join(
            path(f"M{x} {y}c.8 1.2 1.1 1.7 1.1 2.3a1.1 1.1 0 0 1-2.2 0c0-.6.3-1.1 1.1-2.3z", A)
            for x, y in ((0, 0), (2.6, 1.4), (-2.2, 2))
        ),
        ("#7BC043",),
    ),
    "speed-lines": PartDrawing(
        "".join(limb_part(((x, y), (x + w, y)), 0.7, 0.5) for x, y, w in ((0, -3, 5), (1.4, 0, 6), (0, 3, 4))),
        ("#FFFFFF",),
    ),
    "flame": PartDrawing(
        path(
            "M0 0C-3.4-.4-4-4-1.8-6.4C-1.6-5-1-4.4-.4-4.4C-.6-6.6.4-8.4 2-9.6C1.8-7.4 4.2-5.6 4-3C3.8-1 2.2 .1 0 0z", A
        )
        + path("M.2-.4C-1.4-.6-1.6-2.2-.6-3.6C0-2.8.8-3.2 1-4.6C2.2-3.4 2.6-.4 .2-.4z", B),
        ("#FF822D", "#FFD24A"),
    ),
    "web": PartDrawing(
        "".join(limb_part(((0, 0), (x, y)), 0.35, 0.25) for x, y in ((-13, 2), (-10, 8), (-4.6, 12), (1, 13)))
        + "".join(
            limb_part(
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
        limb_part(((-3, -1), (3, 1)), 2.2, 2.2) + limb_part(((-0.7, -0.9), (0.7, 0.9)), 0.3, 0.3, B),
        ("#F6E7C8", "#C9AE7C"),
    ),
    "patch": PartDrawing(
        path(polygon([(-2.4, -2), (2.2, -2.4), (2.6, 2), (-2, 2.4)]), A)
        + "".join(
            limb_part(((x, y), (x + dx, y + dy)), 0.35, 0.35, B)
            for x, y, dx, dy in ((-0.8, -3, 0, 1.4), (1, -3.1, 0, 1.4), (-0.6, 1.6, 0, 1.4), (1.2, 1.4, 0, 1.4))
        ),
        ("#9C7BC0", "#2B2233"),
    ),
    "leaf": PartDrawing(
        path("M0 0C-4-1-5.4-5-3.6-9C.4-7.4 2.4-3.4 0 0z", A) + limb_part(((-0.1, -0.4), (-2.6, -6)), 0.45, 0.3, B),
        ("#6DB544", "#3F7F2A"),
    ),
    "flower": PartDrawing(petals(5, 1.5, 1.7, A) + circle(0, 0, 1.2, B), ("#FF8FB1", "#FFD24A")),
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
    "cheeks": PartDrawing(mirrored(ellipse(4.6, 0, 1.4, 0.9, A)), ("#FF9FA8",)),
    "scar": PartDrawing(
        limb_part(((-1.6, -2), (1.6, 2)), 0.4, 0.4)
        + "".join(limb_part(((x - 0.7, x * 1.25 + 0.5), (x + 0.7, x * 1.25 - 0.5)), 0.3, 0.3) for x in (-0.9, 0, 0.9)),
        ("#96201F",),
    ),
}

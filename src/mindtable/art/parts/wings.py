"""Wings and fins: one, to the right of the body; flipped it is the left one."""

from typing import Final

from ..svg import path
from .drawing import A, B, PartDrawing, limb_part

PARTS: Final[dict[str, PartDrawing]] = {
    "insect-wing": PartDrawing(
        path("M0 0C1-6 6-10 9.5-8.5C12.5-7 10.5-1.5 6 .6C3.6 1.8 1 1.6 0 0z", A)
        + path("M0 .6C4 1.2 7.4 2.6 7.2 5C7 7.4 3.4 6.8 1.6 4.6z", A)
        + limb_part(((1.2, -0.8), (5, -4.4), (8.6, -6.6)), 0.4, 0.3, B)
        + limb_part(((1.6, -0.2), (5.6, -1.8), (8.6, -3.6)), 0.4, 0.3, B),
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
        + limb_part(((0.4, -0.4), (5, -6), (12, -9)), 0.7, 0.4, B)
        + limb_part(((4.6, -5.4), (8.4, 0.4)), 0.45, 0.3, B)
        + limb_part(((4, -5), (4.6, 1.6)), 0.45, 0.3, B),
        ("#6B438B", "#402A5C"),
    ),
    "angel-wing": PartDrawing(
        path(
            "M0 0C0-5 4-9 9-9.5C10-8 9.4-6.8 8.6-6C9.6-5.8 9.8-4.6 8.8-3.4C9.4-3 9-1.6 7.6-.8C7.8.4 6.4 1.4 4.6 1"
            "C3.6 2 1 1.6 0 0z",
            A,
        )
        + limb_part(((1.4, -1), (4, -4.2), (7.2, -6.2)), 0.45, 0.3, B)
        + limb_part(((2.2, -0.4), (4.6, -2.4), (7.2, -3.6)), 0.45, 0.3, B),
        ("#FFFFFF", "#BFD4EA"),
    ),
    "fin": PartDrawing(path("M-4 1C-2-4 1-7.5 6-8.5C4.6-5 4.4-2 5 1z", A), ("#636363",)),
    "side-fin": PartDrawing(
        path("M0-1.6C3-4.4 6.4-5 9-3.8C7.8-2.8 7.4-1.8 7.6-.8C8.4-.2 8.6.8 8.2 1.8C5 2.4 2 2 0 1.6z", A)
        + limb_part(((1, -0.4), (4.6, -2), (7.2, -3)), 0.4, 0.3, B)
        + limb_part(((1, 0.3), (4.6, 0.1), (7.2, 0.7)), 0.4, 0.3, B),
        ("#FFA9B8", "#E5718A"),
    ),
    "fish-tail": PartDrawing(
        path("M0-1.4C2-1.4 4-4 7-5.4C7.6-3 7 .0 6-.2C7 .6 7.6 3 7 5.4C4 4 2 1.4 0 1.4z", A), ("#3083A8",)
    ),
}

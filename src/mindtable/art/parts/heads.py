"""What heads are made of: horns, teeth, manes, ears. Ears are pairs, save the round one."""

from typing import Final

from ..svg import circle, ellipse, path
from .drawing import A, B, C, PartDrawing, limb_part, mirrored, star, teeth

PARTS: Final[dict[str, PartDrawing]] = {
    "antennae": PartDrawing(
        mirrored(limb_part(((0.9, 0), (1.4, -2.6), (3.6, -4.6)), 0.9, 0.8) + circle(4, -4.9, 1.2, A)), ("#402A32",)
    ),
    "feelers": PartDrawing(mirrored(limb_part(((0.6, 0), (2, -4), (5.6, -6.6), (8, -5.8)), 0.7, 0.35)), ("#402A32",)),
    "eye-stalks": PartDrawing(
        mirrored(limb_part(((1, 0), (1.7, -3), (2.2, -5.4)), 1.5, 1.2) + circle(2.3, -6, 1.9, A)), ("#5BAF4A",)
    ),
    "antlers": PartDrawing(
        mirrored(
            limb_part(((0.8, 0.4), (2.6, -3.4), (6.6, -4.8), (8.6, -8.6)), 1.6, 0.8)
            + limb_part(((4.2, -4.2), (4, -6.6), (4.8, -8.8)), 1.2, 0.7)
            + limb_part(((6.8, -5), (9.2, -5.2), (11, -6.6)), 1.1, 0.7)
            + limb_part(((2, -2.4), (0.6, -4), (0.8, -6.2)), 1.1, 0.7)
        ),
        ("#8A5A34",),
    ),
    "horn": PartDrawing(path("M-1.7 0C-2.2-3.4-4.8-6.6-8.4-7.4C-5.4-8.4 .2-6.6 2 0z", A), ("#F5EBD3",)),
    "straight-horn": PartDrawing(
        path("M-1.5 0L.3-8.5L1.7 0z", A)
        + limb_part(((-1, -1.8), (1.2, -2.6)), 0.5, 0.4, B)
        + limb_part(((-0.6, -4), (0.9, -4.7)), 0.45, 0.35, B),
        ("#F8D66B", "#D9A227"),
    ),
    "bull-horns": PartDrawing(mirrored(path("M2 1C5.5 1.2 8.6-.6 8.4-5.4C6.6-2.8 4.6-2.2 1.6-2.4z", A)), ("#F5EBD3",)),
    "devil-horns": PartDrawing(
        mirrored(
            path("M2 .8C5 .2 7-3 5.6-7.4C4.8-4.8 3-3.2 .6-2.6z", A) + limb_part(((2.4, -1.6), (4.2, -0.6)), 0.5, 0.4, B)
        ),
        ("#7B4BB7", "#4E2A86"),
    ),
    "ram-horns": PartDrawing(
        mirrored(path("M1 0C2-3.6 7.4-4.6 9-.8C10.2 2.4 7.4 5 5 3.6C6.6 3.4 7.4 1.8 6.6.6C5.6-.8 3.4-.2 2.4 2z", A)),
        ("#D8B98A",),
    ),
    "tusks": PartDrawing(mirrored(path("M1.6-.6C1.4 2.6 2.8 4.8 6 5.2C4.4 3.6 4.2 1.8 4.2-.6z", A)), ("#FFF3D6",)),
    "fangs": PartDrawing(mirrored(path("M.5 0H2.1L1.3 2.6z", A)), ("#FFFFFF",)),
    "teeth": PartDrawing('<g transform="translate(-3.6 0)">' + teeth(6, 1.2, 1.5) + "</g>", ("#FFFFFF",)),
    "trunk": PartDrawing(
        limb_part(((0, 0), (0.2, 3), (0, 6), (-1.2, 8.4), (-3.4, 8.6)), 4, 2)
        + "".join(limb_part(((-1.5, y), (1.4, y)), 0.4, 0.4, B) for y in (1.6, 3.4, 5.2)),
        ("#A58FD8", "#7A62B3"),
    ),
    "beak": PartDrawing(path("M0-2.2C-3-2-4.6.2-4.4 2.8C-3.2 1.6-1.4 1.6 0 2z", A), ("#FFB02E",)),
    "jaws": PartDrawing(
        path("M2-3.4C-1-5-8-3.6-12.2-1.8C-12.8-1.2-12.8-.4-12.2 0H2z", A)
        + path("M2 1C-3 1.4-8 1.8-11.6 1.6C-12 2.4-11.6 3-10.8 3.2C-6 4.2-1 4 2 3.6z", B)
        + '<g transform="translate(-12 -.1)">'
        + teeth(9, 1.2, 1.4, C)
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
        path("M-1.4 0H1.4V2.8A1.4 1.4 0 0 1-1.4 2.8z", A) + limb_part(((0, 0.2), (0, 2)), 0.35, 0.3, B),
        ("#E34A6F", "#B02B4E"),
    ),
    "forked-tongue": PartDrawing(
        limb_part(((0, 0), (-3, 0.6), (-5.4, 0)), 0.8, 0.7)
        + limb_part(((-5.2, 0), (-7, -1)), 0.6, 0.3)
        + limb_part(((-5.2, 0), (-7, 0.9)), 0.6, 0.3),
        ("#E34A6F",),
    ),
    "moustache": PartDrawing(mirrored(path("M0-.6C2-1.6 4 .8 6.6-.8C5.8 2.6 1.4 2.8 0 .8z", A)), ("#3B2A2A",)),
    "beard": PartDrawing(path("M-4.4-1C-4.6 3-2.6 5.4 0 7.4C2.6 5.4 4.6 3 4.4-1C2.6.4-2.6.4-4.4-1z", A), ("#FFFFFF",)),
    "whiskers": PartDrawing(
        mirrored("".join(limb_part(((2, y * 0.4), (7, y)), 0.35, 0.22) for y in (-1, 0.4, 1.8))), ("#2B2233",)
    ),
    "mane": PartDrawing(path(star(16, 11, 8.4), A) + circle(0, 0, 7.6, B), ("#C9691E", "#E58A2C")),
    "gills": PartDrawing(  # three fronds to the right
        limb_part(((0, -1), (2.6, -3.4), (5.4, -4)), 1.5, 0.9)
        + limb_part(((0, 0), (3.4, -0.4), (6.2, 0.4)), 1.5, 0.9)
        + limb_part(((0, 1), (2.6, 2.6), (4.6, 4.6)), 1.5, 0.9)
        + "".join(
            circle(x, y, 0.8, B) for x, y in ((4.6, -4.6), (6.2, -3.2), (5, -0.8), (6.6, 1), (4.2, 4), (5.6, 5.2))
        ),
        ("#E5577E", "#F58AA6"),
    ),
    "crest": PartDrawing(  # feathers or hair that stand up
        limb_part(((0, 0.4), (-1.8, -2.6), (-4, -4)), 1.4, 0.7)
        + limb_part(((0.2, 0.4), (0, -3), (-0.8, -5.6)), 1.5, 0.7)
        + limb_part(((0.6, 0.4), (2, -2.4), (3.2, -4.4)), 1.4, 0.7),
        ("#E5484D",),
    ),
    "long-ears": PartDrawing(
        mirrored(
            path("M.4 0C-.2-4 .8-9 3-9.6C5-9 5-3.6 3.4 0z", A)
            + path("M1.3-.8C1-4 1.8-7.6 3-8C4-7.4 3.8-3.6 2.8-.8z", B)
        ),
        ("#C98B54", "#F2C9A0"),
    ),
    "goblin-ears": PartDrawing(
        mirrored(
            path("M2 2C3.4-2 8.4-5 13-5.4C11.6-1.4 7.6 3 3 4z", A)
            + path("M3.4 1.8C5-1 8-3 10.8-4C9.4-1.4 6.6 1.6 3.6 2.8z", B)
        ),
        ("#7FB04A", "#B6D982"),
    ),
    "elephant-ears": PartDrawing(
        mirrored(
            path("M3-4C6-9.4 14-9 14.4-2.6C14.6 3 10.6 6.6 6.6 5.4C4.4 4.8 3 2 3-4z", A)
            + path("M5.4-3.4C7.4-6.6 12-6.4 12.2-2.2C12.2 1.4 9.8 3.8 7.4 3.2C5.8 2.6 5 .4 5.4-3.4z", B)
        ),
        ("#A58FD8", "#CDBDF0"),
    ),
    "cat-ears": PartDrawing(
        mirrored(path("M2 1L3.4-5.4L8.4-.6z", A) + path("M3.4-.2L4.1-3.4L6.8-.6z", B)), ("#F39A3D", "#FFD3B0")
    ),
    "round-ear": PartDrawing(circle(0, -1.2, 2.4, A) + circle(0, -1, 1.2, B), ("#F58220", "#FFD9B0")),
    "round-ears": PartDrawing(mirrored(circle(5, -1.2, 2.7, A) + circle(5, -1, 1.4, B)), ("#8C5543", "#F3AD61")),
}

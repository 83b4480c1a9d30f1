"""The two lines of evolution among the promotional cards: the pirate cat and the mimic box."""

from typing import Final

from ...layers import Coat, Creature, Emoji, Eyes, Group, Layer, Limb, Part, Shape, creature
from ..relatives import stage

_PIRATE: Final[tuple[Layer, ...]] = (
    Limb(((21, 27), (27, 28.6), (29.4, 24), (27.6, 20.6)), "#FF822D", 2.4, 1.8),
    Shape(
        "M8.6 19C7.6 23 8 27 9 30H23C24 27 24.4 23 23.4 19z",
        "#FFFFFF",
        coat=Coat("bands", "#2F6FB5", on="#FFFFFF", size=0.7),
    ),
    Part("feet", 16, 29.4, 0.9, colours=("#FFB02E",)),
    Emoji("cat-face", 16, 12.2, 0.78, drop=("#402a32", "#bb1d80", "#f70a8d")),
    Part("nose", 16, 14.4, 0.75, colours=("#E0527A",)),
    Limb(((13, 16.6), (14.6, 17.6), (16, 16.4), (17.4, 17.6), (19, 16.6)), "#8A3A14", 0.5, 0.5),
    Shape("M6.4 8.4C9 4.4 12 3.4 16 3.4S23 4.4 25.6 8.4C20 6.6 12 6.6 6.4 8.4z", "#D9283A"),
    Shape(
        "M24.8 7.6C27.4 6.4 29.6 6.6 30.6 8C29.4 8.8 28.6 9 27.6 9C28.8 9.8 29.4 11 29 12.4"
        "C26.8 12 25.2 10.4 24.8 7.6z",
        "#D9283A",
    ),
    Shape("M11 5.4a.9.9 0 1 1 .1 0zM16 4.6a.9.9 0 1 1 .1 0zM21 5.4a.9.9 0 1 1 .1 0z", "#FFFFFF"),
)
_HOOK: Final[tuple[Layer, ...]] = (
    Limb(((9.4, 21.4), (6, 23.6), (3.6, 21.6)), "#FFB02E", 2.8, 2.6),
    Limb(((3.4, 21.6), (2, 18.6), (4.4, 16.8), (5.4, 18.8)), "#8FA0B3", 1.1, 0.7),
)

_LID = "#7A63B8"
_BOX = "#4B3A75"
_GOLD = "#F0DCAE"
_MAW = "#2A1020"
_TONGUE = "#F2557A"
_CARD: Final = Group(
    (
        Shape("M11.6 9H20.4C21 9 21.4 9.4 21.4 10V23H10.6V10C10.6 9.4 11 9 11.6 9z", "#FFFAF1"),
        Shape("M12 10.6H20V18H12z", "#5FB3A8"),
    )
)

LINES: Final[dict[str, Creature]] = {
    "kitten-crewmate": creature(
        "sea",
        Limb(((29.6, 30), (28.6, 9)), "#B5763E", 1.4, 1.4),
        Shape("M25.4 9.4C24.6 3.4 25 .4 28.4.4S32.2 3.4 31.6 9.4L30 7.4L28.6 10L27 7.4z", "#F2F6FA"),
        Shape("M26.6.6H30.4V2.8H26.6z", "#8FA0B3"),
        *_PIRATE,
        Limb(((22.6, 21.6), (26, 23), (29.2, 20.4)), "#FFB02E", 2.8, 2.8),
        Limb(((9.4, 21.4), (7.4, 24), (10, 25.4)), "#FFB02E", 2.8, 2.6),
        Eyes(((12.2, 12.4), (19.8, 12.4)), r=2.2, lid="#E58A1E"),
        size=stage(1, first=0.9),
    ),
    "one-eye-felix": creature(
        "dusk",
        Emoji("dagger", 29, 14, 0.7, turn=146),
        *_PIRATE,
        *_HOOK,
        Limb(((22.6, 21.6), (26, 22.4), (27.6, 19)), "#FFB02E", 2.8, 2.8),
        Eyes(((12.2, 12.4),), r=2.4, lid="#E58A1E", flip=True),
        Part("eye-patch", 19.8, 12, 1.15, turn=-40),
        size=stage(2, first=0.9),
    ),
    "silver-whiskers": creature(
        "sea",
        *_PIRATE,
        Shape("M8.6 19C7.2 23 7.4 27 8 30H13L11.8 19zM23.4 19C24.8 23 24.6 27 24 30H19L20.2 19z", "#24478A"),
        Shape("M11.8 19H12.8L14 30H12.8zM20.2 19H19.2L18 30H19.2z", "#FFC933"),
        *_HOOK,
        Eyes(((12.2, 12.4),), r=2.4, lid="#E58A1E", flip=True),
        Part("eye-patch", 19.8, 12, 1.15, turn=-40),
        Limb(((11, 15.6), (5, 14.4), (0.6, 15.6)), "#DCE4EE", 1.1, 0.5),
        Limb(((21, 15.6), (27, 14.4), (31.4, 15.6)), "#DCE4EE", 1.1, 0.5),
        Limb(((11, 17), (5.6, 18.2), (2, 20.6)), "#DCE4EE", 1.1, 0.5),
        Limb(((21, 17), (26.4, 18.2), (30, 20.6)), "#DCE4EE", 1.1, 0.5),
        Part("moustache", 16, 16, 1.05, colours=("#F2F6FA",)),
        Part("pirate-hat", 16, 7.4, 1.35),
        size=stage(3, first=0.9),
    ),
    "tuckbox-mimic": creature(
        "dusk",
        Part("feet", 16, 29.4, 0.9, colours=("#33264D",)),
        Group((_CARD,), 11.6, 12.6, 0.62, turn=-20),
        Group(
            (
                Shape("M8.4 10.4L9.8 1.4C10 .4 10.4 0 11.4 0H20.6C21.6 0 22 .4 22.2 1.4L23.6 10.4z", _LID),
                Shape("M9 10.4L10.4 13.4L12 10.4L13.4 13.4L15 10.4H17L18.6 13.4L20 10.4L21.6 13.4L23 10.4z", "#FFFFFF"),
                Eyes(((13, 5), (19, 5)), r=2.5),
            ),
            17,
            16.6,
            turn=9,
        ),
        Shape("M8.4 17.4L10 11.6H23L23.6 17.4z", _MAW),
        Group(
            (Shape("M9 10.4L10.4 13.4L12 10.4L13.4 13.4L15 10.4H17L18.6 13.4L20 10.4L21.6 13.4L23 10.4z", "#FFFFFF"),),
            17,
            16.6,
            turn=9,
        ),
        Shape(
            "M8.4 17L9.8 14.6L11.4 17L20.4 17L22 14.6L23.6 17V28.4C23.6 29.4 23 30 22 30H10C9 30 8.4 29.4 8.4 28.4z",
            _BOX,
        ),
        Shape("M16 19.4a4.4 4.4 0 1 1-.1 0z", _GOLD),
        Part("spiral", 16, 23.8, 1.15, colours=(_BOX,)),
        Limb(((14.6, 16.4), (11.6, 17.6), (10.6, 21.4), (7.6, 22.6)), _TONGUE, 3.4, 2.4),
        size=stage(1, first=0.9),
    ),
    "deckbox-mimic": creature(
        "dusk",
        Part("feet", 16, 29.4, 1.2, colours=("#33264D",)),
        Limb(((7, 21), (2, 22), (1.4, 17.4)), _LID, 2.8, 2.4),
        Limb(((25, 21), (30, 22), (30.6, 17.4)), _LID, 2.8, 2.4),
        Part("claws", 1.4, 16.6, 0.9, turn=176),
        Part("claws", 30.6, 16.6, 0.9, turn=184),
        Group((_CARD,), 8.4, 12.6, 0.62, turn=-24),
        Group((_CARD,), 23.6, 12.4, 0.62, turn=28),
        Shape("M5 17.4L6.6 9H25.4L27 17.4z", _MAW),
        Shape("M6 11L7.2 1.4C7.4.4 7.8 0 8.8 0H23.2C24.2 0 24.6.4 24.8 1.4L26 11z", _LID),
        Shape("M6 11L8 14L10 11L12 14L14 11L16 14L18 11L20 14L22 11L24 14L26 11z", "#FFFFFF"),
        Shape("M5 17.6L7 14.6L9 17.6H23L25 14.6L27 17.6z", "#FFFFFF"),
        Shape("M5 17.4H27V28.4C27 29.4 26.4 30 25.4 30H6.6C5.6 30 5 29.4 5 28.4z", _BOX),
        Shape("M5 26L9 30H6.6C5.6 30 5 29.4 5 28.4zM27 26L23 30H25.4C26.4 30 27 29.4 27 28.4z", _GOLD),
        Shape("M16 18.8a4.9 4.9 0 1 1-.1 0z", _GOLD),
        Part("spiral", 16, 23.7, 1.28, colours=(_BOX,)),
        Limb(((13.6, 16.6), (10, 18), (8.8, 22.4), (5.4, 23.6)), _TONGUE, 3.8, 2.6),
        Eyes(((12, 5.4), (20, 5.4)), r=2.8),
        size=stage(2, first=0.9),
    ),
    "big-box-mimic": creature(
        "dusk",
        Part("feet", 16, 29.4, 1.5, colours=("#33264D",)),
        Limb(((4, 21.6), (0, 22), (-0.6, 17.4)), _LID, 3.2, 2.8),
        Limb(((28, 21.6), (32, 22), (32.6, 17.4)), _LID, 3.2, 2.8),
        Part("claws", -0.6, 16.6, 1.1, turn=176),
        Part("claws", 32.6, 16.6, 1.1, turn=184),
        Part("devil-horns", 9, 6.4, 0.8, turn=-16, colours=(_GOLD, "#C9A562")),
        Part("devil-horns", 23, 6.4, 0.8, turn=16, colours=(_GOLD, "#C9A562")),
        Group((_CARD,), 6, 12.6, 0.62, turn=-30),
        Group((_CARD,), 26, 12.4, 0.62, turn=30),
        Shape("M2.4 18.4L5 10H27L29.6 18.4z", _MAW),
        Shape("M3.6 12L5.4 4.4C5.6 3.4 6.2 3 7.2 3H24.8C25.8 3 26.4 3.4 26.6 4.4L28.4 12z", _LID),
        Shape(
            "M3.6 12L5.6 15.4L7.8 12L9.8 15.4L11.8 12L14 15.4L16 12L18 15.4L20.2 12L22.2 15.4L24.2 12L26.4 15.4"
            "L28.4 12z",
            "#FFFFFF",
        ),
        Shape(
            "M2.4 18.6L4.4 15.2L6.6 18.6L8.6 15.2L10.8 18.6H21.2L23.4 15.2L25.4 18.6L27.6 15.2L29.6 18.6z", "#FFFFFF"
        ),
        Shape("M2.4 18.4H29.6V28.2C29.6 29.2 28.8 30 27.8 30H4.2C3.2 30 2.4 29.2 2.4 28.2z", _BOX),
        Shape("M2.4 25.4L7 30H4.2C3.2 30 2.4 29.2 2.4 28.2zM29.6 25.4L25 30H27.8C28.8 30 29.6 29.2 29.6 28.2z", _GOLD),
        Shape("M16 19.4a4.7 4.7 0 1 1-.1 0z", _GOLD),
        Part("spiral", 16, 24.1, 1.24, colours=(_BOX,)),
        Limb(((13, 17.4), (9, 19), (7.8, 24), (4.2, 25.4)), _TONGUE, 4.2, 3),
        Eyes(((11.4, 7.4), (20.6, 7.4)), r=3),
        size=stage(3, first=0.9),
    ),
}

"""The creatures that evolve in Beyond Evolution, and what they become: a line keeps its body and its colours."""

from typing import Final

from ...layers import Coat, Creature, Emoji, Eyes, Group, Layer, Limb, Part, Shape, Swap, creature
from ..relatives import stage

_FROG: Final[Swap] = {"#00d26a": "#35B56A", "#fff478": "#35B56A", "#fcd53f": "#F7D95C", 2: "#1F8A4C"}
_PENGUIN: Final[Swap] = {"#533566": "#33406B"}
_BARK: Final = "#9A6A3E"
_DARK_BARK: Final = "#6B4526"
_CLOUD: Final = (
    "M8 30C3.6 30 .4 27.6 .4 24.4C.4 21.4 3 19.4 6 19.6C7.4 17.4 11 17 13 19C15 17.6 19 17.6 21 19"
    "C23.4 16.8 27 17.6 27.8 20.2"
    "C30.6 20.4 32 22.4 31.8 25C31.4 28 28.6 30 24.6 30z"
)
_AIR: Final = "#FBD9DC"  # the skin of the cloud ladies
_ICE: Final = Coat("plates", "#5FA3CF", on="#8CC6E8", size=0.7)
_ICE_TOWER: Final = Coat("plates", "#9CCBE8", on="#DDF1FB", size=0.7)


def _lady(cloud: str, shade: str, *gown: Layer) -> tuple[Layer, ...]:
    """A lady of air with hair of cloud, and the gown that she wears."""
    return (
        Part("fleece", 16, 8, 1.28, colours=(cloud,)),
        Part("fleece", 25, 15, 0.56, colours=(cloud,)),
        Part("fleece", 7, 15, 0.56, colours=(cloud,)),
        *gown,
        Shape("M12 16H20C20.6 19 20 21.4 19.4 23H12.6C12 21.4 11.4 19 12 16z", shade),
        Shape("M9.4 10.4C9.4 5.8 12.2 3.6 16 3.6S22.6 5.8 22.6 10.4S19.6 17.6 16 17.6S9.4 15 9.4 10.4z", _AIR),
        Shape(
            "M8.6 10C8 4 12 1.4 16.4 1.6C21.2 1.8 24 5.2 23.4 10C20.4 9.2 18.4 7.6 17 5.6C15 8.2 12 9.8 8.6 10z", cloud
        ),
        Part("cheeks", 16, 13.6, 0.9, colours=("#F2A3C9",)),
        Shape("M14.2 14.6C15.2 15.8 16.8 15.8 17.8 14.6C17.6 17 14.4 17 14.2 14.6z", "#A3275A"),
        Limb(((11.4, 9.8), (9.6, 8.4)), "#2B2233", 0.7, 0.3),
        Limb(((20.6, 9.8), (22.4, 8.4)), "#2B2233", 0.7, 0.3),
        Eyes(((13, 11), (19, 11)), r=2),
    )


def _whirl(cloud: str, shade: str) -> tuple[Layer, ...]:
    """A gown that turns, wide above and ending in a point."""
    return (
        Limb(((4.6, 20), (27.4, 20)), cloud, 4.6, 4.6),
        Limb(((7.6, 23.2), (26, 23.2)), shade, 3.6, 3.6),
        Limb(((9, 25.8), (22.6, 25.8)), cloud, 3, 3),
        Limb(((12.6, 28), (21, 28)), shade, 2.4, 2.4),
        Limb(((14, 29.8), (17.6, 29.8)), cloud, 1.8, 1.8),
        Limb(((6, 19.4), (10.6, 19.8)), shade, 0.7, 0.7),
        Limb(((21.6, 20.4), (26.6, 20)), shade, 0.7, 0.7),
    )


_GROWN_ROOTS: Final = (
    Limb(((11, 24), (7, 28), (1.6, 29.6)), _DARK_BARK, 4.4, 1.2),
    Limb(((21, 24), (25, 28), (30.4, 29.6)), _DARK_BARK, 4.4, 1.2),
    Limb(((13, 25), (11.6, 29.4)), _DARK_BARK, 4, 2.4),
    Limb(((19, 25), (20.4, 29.4)), _DARK_BARK, 4, 2.4),
)
_ACORN: Final = (
    Shape("M13.4 16C13.4 19 14.8 20.6 16 21.4C17.2 20.6 18.6 19 18.6 16z", "#E3A53F"),
    Shape("M12.6 16.4C12.6 13.6 19.4 13.6 19.4 16.4zM15.6 12.4H16.4V14.6H15.6z", _DARK_BARK),
)

LINES: Final[dict[str, Creature]] = {
    "cloud-lady": creature(
        "dusk",
        Limb(((26.6, 22), (26.6, 0)), "#7A4A6B", 0.9, 0.9),
        Shape(
            "M17.6 3C18.4-2 22-4.4 26.6-4.4S34.8-2 35.6 3C34 1.8 32.4 1.8 31 3"
            "C29.6 1.8 28 1.8 26.6 3C25.2 1.8 23.6 1.8 22.2 3C20.8 1.8 19.2 1.8 17.6 3z",
            "#E5577E",
        ),
        *_lady(
            "#E2ECF8",
            "#6FA3DC",
            Part("fleece", 3.4, 24, 0.56, colours=("#F4F8FD",)),
            Part("fleece", 28.6, 24, 0.56, colours=("#F4F8FD",)),
            Part("fleece", 9.4, 23, 0.44, colours=("#F4F8FD",)),
            Part("fleece", 22.6, 23, 0.44, colours=("#F4F8FD",)),
            Shape(_CLOUD, "#F4F8FD"),
            Shape("M3 27C6 28.6 26 28.6 29 27C28.4 29 26.4 30 24 30H8C5.6 30 3.6 29 3 27z", "#A9C6E6"),
        ),
        Limb(((12, 18.6), (12.4, 21.4), (15.8, 22)), _AIR, 1.8, 1.8),
        Limb(((20, 18.6), (23.4, 20.4), (26.4, 18.4)), _AIR, 1.8, 1.8),
        size=stage(1),
        floats=True,
    ),
    "typhoon-princess": creature(
        "sea",
        Limb(((20, 18.4), (27, 18), (31, 12.6)), _AIR, 2, 1.8),
        Limb(((12, 18.4), (5, 18), (1, 12.6)), _AIR, 2, 1.8),
        *_lady("#2F7CC4", "#1F5A99", *_whirl("#B5DCF3", "#1F5A99")),
        Part("crown", 16, 2.4, 0.84, colours=("#FFFFFF", "#E5577E")),
        size=stage(2),
        floats=True,
    ),
    "thunder-queen": creature(
        "night",
        Limb(((20, 18.4), (27, 18.6), (30, 14)), _AIR, 2, 1.8),
        Limb(((12, 18.4), (5, 18.6), (2, 14)), _AIR, 2, 1.8),
        *_lady("#5866A3", "#3A4278", *_whirl("#AAB6E2", "#3A4278")),
        Limb(((10.8, 8.6), (14.6, 9.6)), "#2B2233", 0.9, 0.9),
        Limb(((21.2, 8.6), (17.4, 9.6)), "#2B2233", 0.9, 0.9),
        Part("crown", 16, 3, 1),
        Part("lightning", 30, 11, 1.15, turn=14),
        Part("lightning", 2, 11, 1.15, turn=-14, flip=True),
        size=stage(3, 0.8),
        floats=True,
    ),
    "curious-tadpole": creature(
        "deep",
        Shape("M20 14C26 18 26 8 33 5C32 10 35 12 34 16C32 23 26 27 19 26z", "#8ADBA4"),
        Limb(((20, 21), (27, 21), (30, 14), (32.4, 7.6)), "#35B56A", 8, 0.8),
        Emoji("frog", 15, 14, 0.96, swap=_FROG),
        Limb(((-1, 27), (4.4, 19)), "#7A4A2B", 2.2, 1.8),
        Limb(((10, 25.4), (6, 26.6), (1.8, 23.6)), "#1F8A4C", 2.4, 2),
        Shape("M2.4 9.6a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0z", "#F2B632"),
        Shape("M3.6 9.6a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", "#D7F2FB"),
        Eyes(((8.6, 9.6), (22, 7)), r=2.9, lid="#1F8A4C"),
        size=stage(1),
        floats=True,
    ),
    "frog-prophet": creature(
        "swamp",
        Shape("M3 30C2 22 6 17 16 17S30 22 29 30z", "#4A2A7F", coat=Coat("stars", "#FFD24A", on="#4A2A7F")),
        Part("hood", 16, 9.6, 1.5, colours=("#5B3796",)),
        Emoji("frog", 16, 12.4, 0.74, swap=_FROG),
        Emoji("crystal-ball", 16, 24.6, 0.42),
        Part("paws", 16, 24, 1, colours=("#35B56A", "#1F8A4C")),
        Eyes(((11.2, 7), (20.8, 7)), r=2.7, lid="#1F8A4C"),
        size=stage(2),
    ),
    "world-eater": creature(
        "night",
        Shape("M3 30C2 22 6 17 16 17S30 22 29 30z", "#4A2A7F", coat=Coat("stars", "#FFD24A", on="#4A2A7F")),
        Emoji("frog", 16, 12.4, 1.06, swap={**_FROG, "#fcd53f": "#35B56A"}),
        Shape("M4 16C8 11.6 24 11.6 28 16C29 24 24 28 16 28S3 24 4 16z", "#5B1F2E"),
        Emoji("globe-showing-europe-africa", 16, 19.6, 0.56),
        Shape("M3 18.6C6 24.8 10 26.6 16 26.6S26 24.8 29 18.6C30.6 25.6 25 30 16 30S1.4 25.6 3 18.6z", "#F7D95C"),
        Limb(((1, 25), (3, 20.6), (7.4, 20)), "#35B56A", 3, 2.6),
        Limb(((31, 25), (29, 20.6), (24.6, 20)), "#35B56A", 3, 2.6),
        Eyes(((8.6, 4.8), (23.4, 4.8)), r=3.4, lid="#1F8A4C"),
        size=stage(3),
    ),
    "waddling-recruit": creature(
        "snow",
        Group(
            (
                Emoji("penguin", 16, 16, 1.02, swap=_PENGUIN),
                Emoji("military-helmet", 16.4, 6.6, 0.72, turn=18, drop=(0, 3, 4)),
                Eyes(((13.4, 9.4), (18.6, 9.4)), r=1.8),
            ),
            turn=-8,
        ),
        size=stage(1),
    ),
    "veteran-penguin": creature(
        "snow",
        Emoji("penguin", 16, 16, 1.02, swap=_PENGUIN),
        Emoji("military-helmet", 16.4, 5.6, 0.66, turn=18, drop=(0, 3, 4)),
        Emoji("military-medal", 20, 21, 0.3),
        Limb(((9.4, 16.4), (15, 20), (21.6, 27)), "#7A4A2B", 1.8, 1.8),
        Part("moustache", 16, 14.6, 0.95, colours=("#C3CFDD",)),
        Part("scar", 21.8, 12, 0.8),
        Eyes(((13.2, 8.8), (18.8, 8.8)), r=1.9, lid="#33406B"),
        size=stage(2),
    ),
    "frosty-fortress": creature(
        "snow",
        Limb(((3, 8), (3, -1)), "#4F5B6B", 0.8, 0.8),
        Limb(((29, 8), (29, -1)), "#4F5B6B", 0.8, 0.8),
        Shape("M3.4-1.4L9 .6L3.4 3zM28.6-1.4L23 .6L28.6 3z", "#FF7A2E"),
        Emoji("penguin", 16, 16.6, 1, swap=_PENGUIN),
        Emoji("military-helmet", 16.4, 6.4, 0.66, turn=18, drop=(0, 3, 4)),
        Part("scar", 21.8, 12.6, 0.8),
        Part("moustache", 16, 15.2, 0.95, colours=("#C3CFDD",)),
        Emoji("military-medal", 16, 19, 0.22),
        Shape("M5 31.2V20H8V22H11V20H14V22H18V20H21V22H24V20H27V31.2H5z", "#8CC6E8", coat=_ICE),
        Shape("M13 31.2V26.4A3 3 0 0 1 19 26.4V31.2z", "#33406B"),
        Shape("M-1 31.2V9H1.2V11H3V9H5V11H6.8V9H9V31.2z", "#DDF1FB", coat=_ICE_TOWER),
        Shape("M23 31.2V9H25.2V11H27V9H29V11H30.8V9H33V31.2z", "#DDF1FB", coat=_ICE_TOWER),
        Shape("M3 18V15.4A1.2 1.2 0 0 1 5 15.4V18zM27 18V15.4A1.2 1.2 0 0 1 29 15.4V18z", "#33406B"),
        Eyes(((13.2, 9.6), (18.8, 9.6)), r=1.9, lid="#33406B"),
        size=stage(3),
    ),
    "wildsprout": creature(
        "forest",
        Limb(((16, 13), (16, 7)), "#6DB544", 1.6, 1.4),
        Part("leaf", 16, 8, 1.4, turn=-28, colours=("#7CCB4A", "#3F7F2A")),
        Part("leaf", 16, 8, 1.4, turn=28, flip=True, colours=("#7CCB4A", "#3F7F2A")),
        Limb(((9, 20), (5, 19), (3, 15.4)), _DARK_BARK, 1.8, 1.2),
        Limb(((23, 20), (27, 19), (29, 15.4)), _DARK_BARK, 1.8, 1.2),
        Limb(((12, 26), (10.8, 29.6)), _DARK_BARK, 2.8, 2),
        Limb(((20, 26), (21.2, 29.6)), _DARK_BARK, 2.8, 2),
        Shape("M16 11C22.4 11 25.4 15 25.2 20C25 25.4 21.4 28.4 16 28.4S7 25.4 6.8 20C6.6 15 9.6 11 16 11z", _BARK),
        Limb(((13, 13.4), (16, 14), (19, 13.4)), _DARK_BARK, 0.6, 0.6),
        Part("cheeks", 16, 22.2, 1.2, colours=("#E58A5A",)),
        Part("grin", 16, 22.4, 0.8, colours=("#4A2414",)),
        Eyes(((12.2, 18.6), (19.8, 18.6)), r=2.5),
        size=stage(1),
    ),
    "bigroot": creature(
        "forest",
        Part("leaf", 16, 5, 1.1, turn=-36, colours=("#7CCB4A", "#3F7F2A")),
        Part("leaf", 16, 5, 1.1, turn=36, flip=True, colours=("#7CCB4A", "#3F7F2A")),
        Part("leaf", 16, 5, 1, turn=22, colours=("#5FB03A", "#3F7F2A")),
        *_GROWN_ROOTS,
        Limb(((9, 13), (2.6, 14), (2.4, 21)), _DARK_BARK, 3, 5.4),
        Limb(((23, 13), (29.4, 14), (29.6, 21)), _DARK_BARK, 3, 5.4),
        Limb(((1, 22.4), (0.4, 24.4)), _DARK_BARK, 1.6, 1),
        Limb(((3.4, 22.6), (3.6, 24.8)), _DARK_BARK, 1.6, 1),
        Limb(((28.6, 22.6), (28.4, 24.8)), _DARK_BARK, 1.6, 1),
        Limb(((31, 22.4), (31.6, 24.4)), _DARK_BARK, 1.6, 1),
        Shape("M8 9C10 4.6 22 4.6 24 9C25.6 14 23.6 20 24.6 26.4C20 28.4 12 28.4 7.4 26.4C8.4 20 6.4 14 8 9z", _BARK),
        Limb(((10.6, 20), (11.2, 25.6)), _DARK_BARK, 0.8, 0.6),
        Limb(((21.4, 20.6), (20.8, 25.4)), _DARK_BARK, 0.8, 0.6),
        Limb(((15.6, 22), (16, 26.6)), _DARK_BARK, 0.8, 0.6),
        Part("grin", 16, 15.8, 1.05, colours=("#4A2414",)),
        Limb(((8.8, 8.2), (14, 9.2)), "#5FB03A", 2, 1.4),
        Limb(((23.2, 8.2), (18, 9.2)), "#5FB03A", 2, 1.4),
        Eyes(((12.2, 12), (19.8, 12)), r=2.4),
        size=stage(2),
    ),
    "oakenmaster": creature(
        "forest",
        *_GROWN_ROOTS,
        Limb(((9, 18), (3.4, 19), (1, 14)), _DARK_BARK, 3, 2.6),
        Limb(((23, 18), (28.6, 19), (31, 14)), _DARK_BARK, 3, 2.6),
        Shape("M8.6 8H23.4C24.6 14 23.6 20 24.6 26.4C20 28.4 12 28.4 7.4 26.4C8.4 20 7.4 14 8.6 8z", _BARK),
        Part("fleece", 6, 6.6, 0.76, colours=("#3F8A35",)),
        Part("fleece", 26, 6.6, 0.76, colours=("#3F8A35",)),
        Part("fleece", 16, 3.4, 0.9, colours=("#5FB03A",)),
        Part("beard", 16, 19, 1.5, colours=("#7CCB4A",)),
        Part("moustache", 16, 17.6, 1.1, colours=("#5FB03A",)),
        Eyes(((12.2, 13.4), (19.8, 13.4)), r=2.4),
        Limb(((8.6, 9.8), (14.4, 11)), "#2F6B2A", 2.2, 1.4),
        Limb(((23.4, 9.8), (17.6, 11)), "#2F6B2A", 2.2, 1.4),
        Group(_ACORN, 4.6, 10.6, 0.7),
        Group(_ACORN, 27.6, 10.2, 0.7),
        size=stage(3, 0.8),
    ),
}

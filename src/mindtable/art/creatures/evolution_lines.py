"""The creatures that evolve in Beyond Evolution, and what they become: a line keeps its body and its colours."""

from typing import Final

from ..families import stage
from ..layers import Coat, Creature, Emoji, Eyes, Group, Layer, Limb, Part, Shape, Swap, creature

_FROG: Final[Swap] = {"#00d26a": "#35B56A", "#fff478": "#35B56A", "#fcd53f": "#F7D95C", 2: "#1F8A4C"}
_PENGUIN: Final[Swap] = {"#533566": "#33406B"}
_BARK, _DARK_BARK = "#9A6A3E", "#6B4526"


def _lady(cloud: str, shade: str, gown: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """A lady of cloud: hair and bodice of one, and the gown that she wears."""
    return (
        Part("fleece", 16, 8.4, 1.2, colours=(cloud,)),
        Part("fleece", 24.4, 15.4, 0.5, colours=(cloud,)),
        Part("fleece", 7.6, 15.4, 0.5, colours=(cloud,)),
        *gown,
        Shape("M12 16H20C20.6 19 20 21.4 19.4 23H12.6C12 21.4 11.4 19 12 16z", shade),
        Shape("M9.8 10.4C9.8 5.8 12.4 3.6 16 3.6S22.2 5.8 22.2 10.4S19.4 17.2 16 17.2S9.8 15 9.8 10.4z", "#FBDDD0"),
        Shape("M8.8 9.6C8.4 4 12 1.6 16.4 1.8C21 2 23.6 5.2 23.2 9.6C20.4 9 18.4 7.4 17 5.4C15 8 12 9.4 8.8 9.6z", cloud),
        Part("cheeks", 16, 13, 0.86),
        Shape("M14.4 14.2C15.4 15.4 16.6 15.4 17.6 14.2C17.4 16.2 14.6 16.2 14.4 14.2z", "#C2375F"),
        Limb(((11.8, 9.4), (10.2, 8.6)), "#2B2233", 0.6, 0.3),
        Limb(((20.2, 9.4), (21.8, 8.6)), "#2B2233", 0.6, 0.3),
        Eyes(((13.2, 10.8), (18.8, 10.8)), r=1.8),
    )


def _whirl(cloud: str, shade: str) -> tuple[Layer, ...]:
    """A gown that turns, wide above and ending in a point."""
    return (
        Limb(((6, 20.6), (26, 20.6)), cloud, 4.4, 4.4),
        Limb(((7.6, 23.6), (25.4, 23.6)), shade, 3.4, 3.4),
        Limb(((9.6, 26), (22, 26)), cloud, 3, 3),
        Limb(((12.6, 28.2), (21, 28.2)), shade, 2.4, 2.4),
        Limb(((14.4, 30), (18, 30)), cloud, 1.8, 1.8),
    )


def _sprout(*, top: float) -> tuple[Layer, ...]:
    """The face of wood that the line of sprouts keeps, from `top` down to the ground."""
    return (
        Shape(f"M8.6 30C6.6 26 6.4 {top + 6} 9 {top + 3}C11 {top} 21 {top} 23 {top + 3}C25.6 {top + 6} 25.4 26 23.4 30z", _BARK),
    )


LINES: Final[dict[str, Creature]] = {
    "cloud-lady": creature(
        "sky",
        *_lady(
            "#FFFFFF",
            "#C9DDF2",
            (
                Part("fleece", 9.6, 25, 0.62, colours=("#E3EEF9",)),
                Part("fleece", 22.4, 25, 0.62, colours=("#E3EEF9",)),
                Part("fleece", 16, 24.4, 0.8, colours=("#FFFFFF",)),
            ),
        ),
        size=stage(1),
        floats=True,
    ),
    "typhoon-princess": creature(
        "sea",
        *_lady("#BCD9EE", "#6FA3CC", _whirl("#BCD9EE", "#6FA3CC")),
        Part("crown", 16, 2.6, 0.8, colours=("#F4F4F4", "#37A7F0")),
        size=stage(2),
        floats=True,
    ),
    "thunder-queen": creature(
        "night",
        *_lady("#7F8FB8", "#55638F", _whirl("#7F8FB8", "#55638F")),
        Part("crown", 16, 2.4, 1.15),
        Part("lightning", 29, 14, 1.1, turn=14),
        Part("lightning", 3, 14, 1.1, turn=14, flip=True),
        size=stage(3),
        floats=True,
    ),
    "curious-tadpole": creature(
        "deep",
        Limb(((22, 20), (28, 24), (31, 20), (35, 22)), "#35B56A", 9, 1),
        Limb(((25, 21.6), (29, 23), (32, 20.6)), "#1F8A4C", 2, 0.8),
        Emoji("frog", 15, 14, 0.96, swap=_FROG),
        Limb(((9, 25), (6, 27), (4, 25)), "#1F8A4C", 2, 1.6),
        Limb(((-1, 27), (4.4, 19)), "#7A4A2B", 2.2, 1.8),
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
        Emoji("frog", 16, 10.6, 1.1, swap={**_FROG, "#fcd53f": "#35B56A"}),
        Shape("M4 15C8 11 24 11 28 15C29 23 24 28 16 28S3 23 4 15z", "#5B1F2E"),
        Emoji("globe-showing-europe-africa", 16, 19, 0.5),
        Shape("M3.4 18C6 24 10 26 16 26S26 24 28.6 18C30 25 25 29.6 16 29.6S2 25 3.4 18z", "#F7D95C"),
        Eyes(((8.4, 3), (23.6, 3)), r=3.4, lid="#1F8A4C"),
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
        Part("moustache", 16, 15, 0.9, colours=("#F4F4F4",)),
        Part("scar", 21.8, 12, 0.8),
        Eyes(((13.2, 8.8), (18.8, 8.8)), r=1.9, lid="#33406B"),
        size=stage(2),
    ),
    "frosty-fortress": creature(
        "snow",
        Emoji("penguin", 16, 14, 1.02, swap=_PENGUIN),
        Emoji("military-helmet", 16.4, 3.6, 0.66, turn=18, drop=(0, 3, 4)),
        Part("moustache", 16, 13, 0.9, colours=("#F4F4F4",)),
        Shape(
            "M1 30V12H3.4V14.4H5.6V12H8V18H11V20.4H13.4V18H18.6V20.4H21V18H24V12H26.4V14.4H28.6V12H31V30z",
            "#BFE3F5",
            coat=Coat("plates", "#7FB8DC", on="#BFE3F5", size=0.8),
        ),
        Emoji("military-medal", 16, 24, 0.3),
        Eyes(((13.2, 6.8), (18.8, 6.8)), r=1.9, lid="#33406B"),
        size=stage(3),
    ),
    "wildsprout": creature(
        "forest",
        Part("leaf", 16, 10, 1.2, turn=-10),
        Part("leaf", 16, 10, 1.2, turn=10, flip=True),
        *_sprout(top=10),
        Eyes(((12.6, 18), (19.4, 18)), r=2.3),
        size=stage(1),
    ),
    "bigroot": creature(
        "forest",
        *_sprout(top=6),
        Eyes(((12.6, 14), (19.4, 14)), r=2.3),
        size=stage(2),
    ),
    "oakenmaster": creature(
        "forest",
        *_sprout(top=6),
        Eyes(((12.6, 14), (19.4, 14)), r=2.3),
        size=stage(3),
    ),
}

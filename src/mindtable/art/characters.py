"""The characters of bots: faces of our own, drawn with the parts of creatures. Their names are the same everywhere."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from .eyes import Mood
from .layers import Eyes, Layer, Limb, Part, Shape
from .studio import Outline, Sticker
from .svg import INK, path, placed

_OUTLINE: Final = Outline(rim=0.9, ink=0.55)
_HEAD: Final = (16.0, 17.0)
_SHRUNK: Final = 0.92  # so that pages may show faces round


@dataclass(frozen=True)
class Character:
    """A face on a ground that fills the square; its layers run out of the picture at the foot."""

    ground: str
    light: str  # of the disc behind the head
    layers: tuple[Layer, ...]
    mood: Mood = Mood.CALM


@cache
def face(name: str) -> str:
    """The face of a character as a square picture, legible from 32 pixels on."""
    one = CHARACTERS[name]
    ground = path("M0 0H32V32H0z", one.ground) + f'<circle cx="16" cy="15" r="13.5" fill="{one.light}"/>'
    place = placed(*_HEAD, _SHRUNK, 0, False, about=_HEAD)
    drawn = Sticker(f"bot-{name}", one.layers, one.mood).drawn(place, _OUTLINE)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{ground}{drawn}</svg>'


def _smile(y: float, half: float, deep: float, fill: str = INK) -> Limb:
    return Limb(((16 - half, y), (16, y + deep), (16 + half, y)), fill, 0.9, 0.9)


_SHOULDERS: Final = "M5 36C5 29 9 26.4 16 26.4S27 29 27 36z"

# Whoever sits down as a bot.
CAST: Final[dict[str, Character]] = {
    "pixel": Character(
        "#F2B632",
        "#FFD978",
        (
            Part("aerial", 16, 5.6, 1.15, colours=("#5A6475", "#FF4B3E")),
            Shape(_SHOULDERS, "#2C8C8A"),
            Shape(
                "M7 5.4H25A2.6 2.6 0 0 1 27.6 8V23A2.6 2.6 0 0 1 25 25.6H7A2.6 2.6 0 0 1 4.4 23V8A2.6 2.6 0 0 1 7 5.4z",
                "#3FB5AE",
            ),
            Shape(
                "M8.6 8.6H23.4A1.6 1.6 0 0 1 25 10.2V20.8A1.6 1.6 0 0 1 23.4 22.4H8.6A1.6 1.6 0 0 1 7 20.8V10.2"
                "A1.6 1.6 0 0 1 8.6 8.6z",
                "#1D2A3F",
            ),
            Shape(
                "M9.6 11H13.4V15.4H9.6zM18.6 11H22.4V15.4H18.6zM11.4 18H13.2V19.8H18.8V18H20.6V21.2H11.4z", "#8BF5D0"
            ),
        ),
    ),
    "bolto": Character(
        "#2F4A7D",
        "#4C6BA8",
        (
            Part("bolts", 16, 15.4, 1.6),
            Shape(_SHOULDERS, "#8B95A5"),
            Shape("M10.4 4.4H21.6L27.2 14.6L22.4 25.6H9.6L4.8 14.6z", "#F58A2C"),
            Shape("M9.6 25.6L8.2 22.2H23.8L22.4 25.6z", "#B85A12"),
            Eyes(((16, 13.6),), r=5.6, lid="#B85A12"),
            _smile(21.6, 2.4, 0.8),
        ),
        Mood.TOUGH,
    ),
    "mira": Character(
        "#BFE8D6",
        "#E6F8EE",
        (
            Part("cat-ears", 16, 7.4, 1.75, colours=("#E5578E", "#FFC3DA")),
            Shape(_SHOULDERS, "#C23B72"),
            Shape("M16 6C23.4 6 27.4 10.4 27.4 16.4S23.2 26 16 26S4.6 22.4 4.6 16.4S8.6 6 16 6z", "#F06FA2"),
            Shape("M16 17C20 17 22.6 18.8 22.6 21.4S20 26 16 26S9.4 24 9.4 21.4S12 17 16 17z", "#FFD9E8"),
            Part("nose", 16, 19, 0.9, colours=("#8A1D55",)),
            _smile(21.6, 2.2, 1.2, "#8A1D55"),
            Eyes(((10.6, 13.8), (21.4, 13.8)), r=3.1, lid="#C23B72"),
        ),
    ),
    "tobi": Character(
        "#6B2F5E",
        "#8F4A80",
        (
            Shape(_SHOULDERS, "#3F7A2E"),
            Shape(
                "M5 9.4A5 5 0 1 1 14 8.2H18A5 5 0 1 1 27 9.4C28.6 12 29 15 28.6 18C27.8 23 23 26.4 16 26.4"
                "S4.2 23 3.4 18C3 15 3.4 12 5 9.4z",
                "#86C952",
            ),
            Shape("M5.4 18.2C9 20.4 23 20.4 26.6 18.2C25.4 22.6 21.6 24.4 16 24.4S6.6 22.6 5.4 18.2z", "#3B1F2E"),
            Shape("M11.6 23.4C12.6 21.6 19.4 21.6 20.4 23.4C18 24.6 14 24.6 11.6 23.4z", "#F0728A"),
            Eyes(((9.4, 8.6), (22.6, 8.6)), r=3.3, lid="#3F7A2E"),
        ),
    ),
    "luna": Character(
        "#1F2350",
        "#343A78",
        (
            Part("spark", 26.4, 6.4, 1.2, colours=("#FFE9A3",)),
            Shape("M11.4 3.4A12.6 12.6 0 1 0 27.6 20.8A9.6 9.6 0 0 1 11.4 3.4z", "#FFE08A"),
            Shape("M17 6.4A10.4 10.4 0 1 1 16.9 6.4z", "#DDE6FA"),
            Shape(
                "M17 9.4A7 7 0 0 1 23.6 15.4C21 13 19 13.4 17 15.2C15 13.4 13 13 10.4 15.4A7 7 0 0 1 17 9.4z", "#FFFFFF"
            ),
            _smile(22.4, 1.9, 1.1),
            Eyes(((12.9, 16.6), (21.1, 16.6)), r=2.9, lid="#98A6D4"),
        ),
        Mood.SNEAKY,
    ),
    "rocco": Character(
        "#F08A4B",
        "#FFB27D",
        (
            Shape("M2 36L4 28L10 25H22L28 28L30 36z", "#5C606B"),
            Shape("M8 5.6L15 3.2L23.4 5L28.4 12.6L27.4 22L21 26.6H10.6L4.2 21.4L3.6 12z", "#8A8F9B"),
            Shape("M8 5.6L15 3.2L17.4 8L11 10.6L3.6 12z", "#B2B7C1"),
            Shape("M15 3.2C17 1.6 21 2 23.4 5L20.4 8.2L17.4 6.4L14.6 7.2z", "#6FA83E"),
            Limb(((10.4, 21.8), (14, 20.8), (18, 22), (21.8, 21)), "#3A3D47", 1.3, 1.1),
            Eyes(((10.9, 15.4), (20.9, 15.4)), r=2.9, lid="#5C606B"),
        ),
        Mood.TOUGH,
    ),
    "nina": Character(
        "#9BD3F2",
        "#D3EEFC",
        (
            Part("antennae", 16, 9.4, 1.35, colours=("#2B2233",)),
            Shape("M16 7.6C24 7.6 28.8 14.4 29 23C29 32 27 38 16 38S3 32 3 23C3.2 14.4 8 7.6 16 7.6z", "#D8282F"),
            Shape("M16 7.6C21 7.6 24.8 10.4 27 14.8C24 19.6 8 19.6 5 14.8C7.2 10.4 11 7.6 16 7.6z", "#33283E"),
            Limb(((16, 18), (16, 38)), "#33283E", 1.1, 1.1),
            Shape(
                "M8.6 20.6a2.4 2.4 0 1 1-.1 0zM23.4 20.6a2.4 2.4 0 1 1-.1 0zM11.8 27.4a2 2 0 1 1-.1 0z"
                "M20.2 27.4a2 2 0 1 1-.1 0z",
                "#33283E",
            ),
            Eyes(((11.2, 13.2), (20.8, 13.2)), r=3.2, lid="#5B4A6B"),
        ),
    ),
    "otto": Character(
        "#CDEBE6",
        "#F0FAF7",
        (
            Limb(((8, 22), (4.6, 25), (5.4, 29), (1.6, 30)), "#5D3F9E", 4, 2),
            Limb(((24, 22), (27.4, 25), (26.6, 29), (30.4, 30)), "#5D3F9E", 4, 2),
            Limb(((12.6, 22), (11.4, 27), (12.4, 34)), "#6B4BB0", 4.4, 3),
            Limb(((19.4, 22), (20.6, 27), (19.6, 34)), "#6B4BB0", 4.4, 3),
            Shape(
                "M16 2.6C22.4 2.6 26.4 7.4 26.4 13.6C26.4 20 23 24 16 24S5.6 20 5.6 13.6C5.6 7.4 9.6 2.6 16 2.6z",
                "#7E5CC6",
            ),
            Shape("M10.6 6.4a1.9 1.4 0 1 1-.1 0zM14.6 4.4a1.1 .8 0 1 1-.1 0z", "#B79FE8"),
            Shape("M16 18.4a2 2 0 1 1-.1 0z", "#3B2468"),
            Eyes(((11.4, 14.2), (20.6, 14.2)), r=3, lid="#4F3590"),
        ),
    ),
    "zora": Character(
        "#FBE3B0",
        "#FFF6DF",
        (
            Part("crest", 16.6, 6.4, 1.25, colours=("#F0B429",)),
            Shape("M6 36C4.6 24 7 5 16 5S27.4 24 26 36z", "#1F6FB8"),
            Shape(
                "M16 11C20 6.6 25 9.4 24.6 15.4C24.2 21.4 20 24.6 16 26.4C12 24.6 7.8 21.4 7.4 15.4"
                "C7 9.4 12 6.6 16 11z",
                "#F3FAFF",
            ),
            Shape(
                "M16 16.2C18 16.6 19.6 18 19.6 19.2C18.6 21 17.4 23.2 16 24.4C14.6 23.2 13.4 21 12.4 19.2"
                "C12.4 18 14 16.6 16 16.2z",
                "#F59A23",
            ),
            Eyes(((11.8, 13.8), (20.2, 13.8)), r=2.8, lid="#134A80"),
        ),
        Mood.HUNTER,
    ),
    "milo": Character(
        "#7FAE5C",
        "#A7CC86",
        (
            Shape(_SHOULDERS, "#D9A066"),
            Shape("M9 6C4 6 1.6 11 2 17C2.2 21 4.4 23 6.4 22.6C9 22 9.4 15 10.6 10z", "#6D4226"),
            Shape("M23 6C28 6 30.4 11 30 17C29.8 21 27.6 23 25.6 22.6C23 22 22.6 15 21.4 10z", "#6D4226"),
            Shape(
                "M16 4.6C22.4 4.6 25.6 9 25.6 15.4C25.6 22.4 22 26.4 16 26.4S6.4 22.4 6.4 15.4C6.4 9 9.6 4.6 16 4.6z",
                "#E8B87E",
            ),
            Shape(
                "M20.6 7.6C24.4 8.4 25.6 12 25.6 15.4C25.4 18.4 24.4 19 21.4 18.8C18 18.4 17 16 17 13.4"
                "C17 10.6 18.2 8.2 20.6 7.6z",
                "#A8703F",
            ),
            Shape(
                "M16 17.2C19.6 17.2 21.8 19 21.8 21.6S19.4 26 16 26S10.2 24.2 10.2 21.6S12.4 17.2 16 17.2z", "#FFF1DA"
            ),
            Part("nose", 16, 18.8, 1.25),
            Part("tongue", 16, 22.6, 0.95),
            Eyes(((11.6, 13), (20.4, 13)), r=2.7, lid="#A8703F"),
        ),
    ),
    "vega": Character(
        "#4B2A86",
        "#6A45AC",
        (
            Shape(
                "M16 1.6L20.4 9.6L29.8 11.2L23.4 18.2L25.2 28.2L16 24L6.8 28.2L8.6 18.2L2.2 11.2L11.6 9.6z",
                "#FFD24A",
            ),
            Part("cheeks", 16, 19, 1.1, colours=("#F59A5B",)),
            _smile(20, 2.2, 1.6, "#7A3B0A"),
            Eyes(((12.4, 14.8), (19.6, 14.8)), r=2.7, lid="#D9942B"),
            Part("spark", 4.6, 25.4, 0.9, colours=("#FFF3C4",)),
            Part("spark", 28, 4.6, 0.8, colours=("#FFF3C4",)),
        ),
        Mood.FRENZY,
    ),
    "kiko": Character(
        "#1E7A76",
        "#3C9E98",
        (
            Part("propeller", 16, 6.8, 1.35, colours=("#FFD24A", "#8A2F2A")),
            Shape("M16 5.4C23 5.4 27 13 27 21C27 29.4 24 36 16 36S5 29.4 5 21C5 13 9 5.4 16 5.4z", "#FFF7EA"),
            Shape(
                "M5.6 16.4C7 10.4 10.8 5.4 16 5.4S25 10.4 26.4 16.4L22.8 14.4L19.4 17L16 14.4L12.6 17L9.2 14.4z",
                "#E5484D",
            ),
            Shape("M13.4 23H18.6L16 26.4z", "#F59A23"),
            Eyes(((11.6, 19.6), (20.4, 19.6)), r=2.9, lid="#C9B79B"),
        ),
    ),
}

# Those who play in a way of their own, and so are known by it.
STARS: Final[dict[str, Character]] = {
    "leona": Character(
        "#8C1D40",
        "#B83A5E",
        (
            Shape(_SHOULDERS, "#C9892B"),
            Shape(
                "M16 3.4L20.2 5.6L24.8 5.8L26.2 10.2L29.6 13.4L28 17.8L29 22.4L24.8 24.4L22 28.2L16 27L10 28.2L7.2 24.4"
                "L3 22.4L4 17.8L2.4 13.4L5.8 10.2L7.2 5.8L11.8 5.6z",
                "#A8541B",
            ),
            Shape(
                "M16 8.2C21.4 8.2 24.4 11.6 24.4 16.6S21.2 25.6 16 25.6S7.6 21.6 7.6 16.6S10.6 8.2 16 8.2z", "#F4BE55"
            ),
            Shape(
                "M16 18.4C18.8 18.4 20.6 19.8 20.6 21.8S18.8 25.2 16 25.2S11.4 23.8 11.4 21.8S13.2 18.4 16 18.4z",
                "#FFE9C2",
            ),
            Part("nose", 16, 19, 1, colours=("#6B2A1A",)),
            _smile(21.8, 2, 1, "#6B2A1A"),
            Eyes(((12, 14.8), (20, 14.8)), r=2.6, lid="#C9892B"),
            Part("crown", 16, 8, 1.25),
        ),
        Mood.TOUGH,
    ),
    "bruno": Character(
        "#F2C9A0",
        "#FBE6CF",
        (
            Part("bull-horns", 16, 8.6, 1.7),
            Shape(_SHOULDERS, "#5A2A1B"),
            Shape(
                "M8.4 6.6C12 4.8 20 4.8 23.6 6.6C26.4 9 26 15 24.2 19.6C22.6 24 20 26.8 16 26.8S9.4 24 7.8 19.6"
                "C6 15 5.6 9 8.4 6.6z",
                "#8A3F27",
            ),
            Shape("M16 18.2C20.4 18.2 22.6 20 22.6 22.6S20 27 16 27S9.4 25.2 9.4 22.6S11.6 18.2 16 18.2z", "#E9A58B"),
            Shape("M13.2 21.2a1 1.3 0 1 1-.1 0zM18.8 21.2a1 1.3 0 1 1-.1 0z", "#5A2A1B"),
            Eyes(((12, 13.4), (20, 13.4)), r=2.7, lid="#5A2A1B"),
        ),
        Mood.FRENZY,
    ),
    "tessa": Character(
        "#CFE3A4",
        "#E9F4CF",
        (
            Limb(((9, 18), (3.6, 13), (1.4, 19)), "#2F2440", 1.8, 1),
            Limb(((23, 18), (28.4, 13), (30.6, 19)), "#2F2440", 1.8, 1),
            Limb(((9, 21), (3.4, 20), (2, 28)), "#2F2440", 1.8, 1),
            Limb(((23, 21), (28.6, 20), (30, 28)), "#2F2440", 1.8, 1),
            Shape("M16 5.6C22.6 5.6 26 10.4 26 16.4S22.4 27 16 27S6 22.4 6 16.4S9.4 5.6 16 5.6z", "#4A3766"),
            Shape(
                "M16 5.6C19.4 5.6 21.8 6.8 23.4 8.8C20.6 10.6 11.4 10.6 8.6 8.8C10.2 6.8 12.6 5.6 16 5.6z", "#E0567A"
            ),
            Part("fangs", 16, 21.6, 0.9),
            Eyes(((10.8, 17), (21.2, 17)), r=1.5, lid="#2F2440"),
            Eyes(((13.6, 14.2), (18.4, 14.2)), r=2.3, lid="#2F2440"),
        ),
        Mood.SNEAKY,
    ),
    "hugo": Character(
        "#1F5C4A",
        "#37806A",
        (
            Part("round-ears", 16, 8.6, 1.5, colours=("#C98B4B",)),
            Shape(_SHOULDERS, "#C98B4B"),
            Shape("M16 6C22.6 6 26.6 10 27.6 16C28.2 21 26 26.2 16 26.2S3.8 21 4.4 16C5.4 10 9.4 6 16 6z", "#E9B36C"),
            Shape("M9.6 16.6a4.6 4.4 0 1 1-.1 0zM22.4 16.6a4.6 4.4 0 1 1-.1 0z", "#FFE2BB"),
            Part("nose", 16, 17.4, 0.8, colours=("#9C4A52",)),
            Shape("M14.6 19.4H17.4V22H14.6z", "#FFFFFF"),
            Eyes(((11.6, 12.6), (20.4, 12.6)), r=2.2, lid="#C98B4B"),
            Shape("M16 24a5.2 5.2 0 1 1-.1 0z", "#FFC93C"),
            Shape("M16 26a3.2 3.2 0 1 1-.1 0z", "#E39A12"),
        ),
    ),
}
CHARACTERS: Final = {**CAST, **STARS}

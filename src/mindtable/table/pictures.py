"""Everything drawn that a page shows, by the names of files: what families have drawn, symbols, and the palette."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from typing import Final

from ..art import marks, textures
from ..art.characters import CHARACTERS, face
from ..art.emotes import EMOTES, emote
from ..art.palette import palette_css
from ..art.symbols import SYMBOLS, symbol_path
from .choosing import choosing_css
from .family import Family, families

Drawing = Callable[[], str]
_ART: Final = "mindtable.art"
_FONTS: Final = ("nunito-latin-wght-normal.woff2", "nunito-latin-ext-wght-normal.woff2", "nunito-LICENSE.txt")
_KINDS: Final = {"svg": "image/svg+xml", "css": "text/css", "woff2": "font/woff2", "txt": "text/plain"}


def drawn(name: str) -> bytes | None:
    """A file by its name; None if there is none. What visitors make up is not remembered."""
    if name in _FONTS:
        return _font(name)
    made = _drawings(families()).get(name)
    return _made(made) if made else None


def names() -> list[str]:
    """The names of all files there are."""
    return [*_FONTS, *_drawings(families())]


@cache
def _font(name: str) -> bytes:
    return (files(_ART) / "data" / name).read_bytes()


@cache
def _made(made: Drawing) -> bytes:
    return made().encode()


def kind_of_file(name: str) -> str:
    """The media type of a file."""
    return _KINDS[name.rpartition(".")[2]]


@cache
def art(name: str) -> str:
    """The address of a file. It changes with the file, so that browsers may keep it for ever. Raises LookupError if
    there is no such file."""
    if (content := drawn(name)) is None:
        raise LookupError(name)
    return f"/art/{name}?v={sha256(content).hexdigest()[:10]}"


def picture(card: str) -> str:
    """The address of the picture of a card."""
    return art(f"{card}.svg")


def face_address(face: str) -> str:
    """The address of a face that somebody has chosen; "" if there is none such, or not any more."""
    name = f"face-{face}.svg"
    return art(name) if face and name in _drawings(families()) else ""


@cache
def _drawings(there: tuple[Family, ...]) -> dict[str, Drawing]:
    """What draws each file."""
    properties = {name: value for family in there for name, value in family.properties.items()}
    return {
        "palette.css": partial(palette_css, properties),
        "games.css": choosing_css,
        "symbols.svg": _sprite,
        "back.svg": marks.card_back,
        "logo.svg": marks.logo,
        "logo-called.svg": partial(marks.logo, calls=True),
        "board.svg": textures.board,
        "board-dark.svg": partial(textures.board, dark=True),
        "rays.svg": textures.rays,
        **{f"bot-{name}.svg": partial(face, name) for name in CHARACTERS},
        **{f"emote-{kind}.svg": partial(emote, kind) for kind in EMOTES},
        **{name: made for family in there for name, made in family.pictures.items()},
    }


def _sprite() -> str:
    """All symbols in one file, each to be used by its name in the colour of the text around it."""
    symbols = "".join(
        f'<symbol id="{name}" viewBox="0 0 512 512"><path d="{symbol_path(name)}"/></symbol>' for name in SYMBOLS
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'

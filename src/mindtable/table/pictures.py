"""Everything drawn that a page shows, by the names of files: creatures, tokens, shapes, symbols, and the palette."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from ..art import marks, tokens
from ..art.creature import WIDEST
from ..art.emotes import EMOTES, emote
from ..art.gallery import card_picture
from ..art.palette import MIND_UP, palette_css
from ..art.symbols import SYMBOLS, symbol_path
from ..mindbug.cards import FACES

_ART: Final = "mindtable.art"
_FONTS: Final = ("nunito-latin-wght-normal.woff2", "nunito-latin-ext-wght-normal.woff2", "nunito-LICENSE.txt")
_KINDS: Final = {"svg": "image/svg+xml", "css": "text/css", "woff2": "font/woff2", "txt": "text/plain"}


def drawn(name: str) -> bytes | None:
    """A file by its name; None if there is none. What visitors make up is not remembered."""
    return _made(name) if name in _names() else None


@cache
def _names() -> frozenset[str]:
    """The names of all files there are."""
    return frozenset((*(f"{card}.svg" for card in FACES), *_FONTS, *_drawings()))


@cache
def _made(name: str) -> bytes:
    stem, _, kind = name.rpartition(".")
    if kind == "svg" and stem in FACES:
        return card_picture(stem, width=WIDEST).encode()  # as wide as it is drawn: the page crops it
    if name in _FONTS:
        return (files(_ART) / "data" / name).read_bytes()
    return _drawings()[name].encode()


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


@cache
def _drawings() -> dict[str, str]:
    shapes = {f"up-{colour}.svg": marks.colour_shape(colour) for colour in MIND_UP}
    large = {f"up-{colour}-large.svg": marks.colour_shape(colour, 44, small=False) for colour in MIND_UP}
    return {
        "palette.css": palette_css(),
        "symbols.svg": _sprite(),
        "back.svg": marks.card_back(),
        "logo.svg": marks.logo(),
        "mindbug.svg": tokens.mindbug(),
        "mindbug-used.svg": tokens.mindbug(used=True),
        "mindfrog.svg": tokens.mindfrog(),
        "mindfrog-used.svg": tokens.mindfrog(used=True),
        **{f"emote-{kind}.svg": emote(kind) for kind in EMOTES},
        **shapes,
        **large,
    }


def _sprite() -> str:
    """All symbols in one file, each to be used by its name in the colour of the text around it."""
    symbols = "".join(
        f'<symbol id="{name}" viewBox="0 0 512 512"><path d="{symbol_path(name)}"/></symbol>' for name in SYMBOLS
    )
    sets = "".join(
        f'<symbol id="set-{name}" viewBox="0 0 16 16">{mark}</symbol>' for name, mark in marks.SET_MARKS.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}{sets}</svg>'

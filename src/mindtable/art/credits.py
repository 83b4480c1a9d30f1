"""Whose work the art is made from, for the page that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .symbols import SYMBOLS


@dataclass(frozen=True)
class Credit:
    """A work, its authors, and the licence under which it is used."""

    work: str
    address: str
    authors: tuple[str, ...]
    licence: str
    licence_address: str


CREDITS: Final = (
    Credit(
        "Fluent Emoji Flat",
        "https://github.com/microsoft/fluentui-emoji",
        ("Microsoft Corporation",),
        "MIT",
        "https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE",
    ),
    Credit(
        "Game-icons.net",
        "https://game-icons.net",
        tuple(sorted({symbol.author for symbol in SYMBOLS.values()})),
        "CC BY 3.0",
        "https://creativecommons.org/licenses/by/3.0/",
    ),
    Credit(
        "Nunito",
        "https://github.com/googlefonts/nunito",
        ("The Nunito Project Authors",),
        "SIL Open Font License 1.1",
        "https://openfontlicense.org",
    ),
)

"""Pictures of cards, as files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from ..art.marks import card_back
from ..art.raster import png
from ..wording import Wording
from .arguments import BACK, CannotDo
from .family import Pictures, all_pictures

_SUFFIXES: Final = (".svg", ".png")
_WIDTH: Final = 480  # of a picture alone, where none is asked for


def art(asked: argparse.Namespace) -> int:
    """Draw what was asked for, into a file or as SVG on the standard output."""
    if asked.output and Path(asked.output).suffix.lower() not in _SUFFIXES:
        raise CannotDo(asked.wording.message("command-art-no-kind", file=asked.output))
    drawn = _drawn(asked, asked.wording)
    if not asked.output:
        sys.stdout.write(f"{drawn}\n")
    elif asked.output.lower().endswith(".png"):
        Path(asked.output).write_bytes(png(drawn, None if asked.sheet else asked.width or _WIDTH))
    else:
        Path(asked.output).write_text(drawn, encoding="utf-8")
    return 0


def _drawn(asked: argparse.Namespace, wording: Wording) -> str:
    if asked.sheet:
        return _sheet(asked, wording)
    if asked.face == BACK:
        return card_back()
    name = " ".join(asked.name)
    if not name:
        raise CannotDo(wording.message("command-art-no-name"))
    pictures, card = _only(name, wording)
    return pictures.drawn(card, asked.face, wording)


def _sheet(asked: argparse.Namespace, wording: Wording) -> str:
    """The sheet of the family that the first of the sets belongs to."""
    pictures = next(pictures for pictures in all_pictures() if asked.sheet[0] in pictures.sets)
    sets = [name for name in asked.sheet if name in pictures.sets]
    return pictures.sheet(sets, wording, width=asked.width, grey=asked.grey)


def _only(name: str, wording: Wording) -> tuple[Pictures, str]:
    """The one card that a name means, and who draws it."""
    found = [(pictures, card) for pictures in all_pictures() for card in pictures.called(name, wording)]
    if len(found) == 1:
        return found[0]
    if found:
        cards = ", ".join(card for _, card in found)
        raise CannotDo(wording.message("command-art-several", name=name, cards=cards))
    raise CannotDo(wording.message("command-no-card", name=name))

"""Pictures of cards, as files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..art import drawn_faces, mind_up
from ..art.gallery import card_picture
from ..art.marks import card_back
from ..art.raster import png
from ..art.sheets import SMALL, sheet
from ..game.contract import SetupError
from ..game.flaws import flaw, written
from ..mindbug.cards import EVERY_SET
from ..mindup.cards import CARDS as NUMBER_CARDS
from ..table.present.faces import face
from ..wording import Wording
from ..wording.mindbug import MindbugWords
from ..wording.mindbug.lookup import called
from .arguments import CannotDo

_SUFFIXES = (".svg", ".png")
_WIDTH = 480  # of a picture alone, where none is asked for


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
        cards = [card.id for one in asked.sheet for card in EVERY_SET[one].cards]
        names = [wording.words(MindbugWords).card_name(card) for card in cards]
        return sheet(cards, names, wide=asked.width or SMALL, grey=asked.grey)
    if asked.face == "back":
        return card_back()
    name = " ".join(asked.name)
    if not name:
        raise CannotDo(wording.message("command-art-no-name"))
    if name.isdecimal() and len(name) < 5:
        return _number_card(int(name))
    card = _only(name, wording)
    if asked.face is None:
        return card_picture(card)
    draw = {"reading": drawn_faces.reading_face, "hand": drawn_faces.hand_face, "play": drawn_faces.play_face}
    return draw[asked.face](face(card, wording.language))


def _only(name: str, wording: Wording) -> str:
    """The one card that a name means."""
    found = called(name, wording)
    if len(found) == 1:
        return found[0]
    if found:
        raise CannotDo(wording.message("command-art-several", name=name, cards=", ".join(found)))
    raise CannotDo(wording.message("command-no-card", name=name))


def _number_card(number: int) -> str:
    if not 1 <= number <= len(NUMBER_CARDS):
        raise SetupError(flaw("no-numbered-card", name=written(number), most=len(NUMBER_CARDS)))
    card = NUMBER_CARDS[number - 1]
    return mind_up.number_card(card.number, card.colour.value, card.bonus)

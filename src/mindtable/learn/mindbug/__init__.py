"""The lessons of Mindbug: the first game, the duel, its sets, and Tag Team."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...mindbug.cards import FACES
from ..family import FamilyLessons
from .whispers import whisper

family: Final = FamilyLessons(
    folder=Path(__file__).parent / "lessons",
    chapters=("first-game", "duel", "evolution", "eternity", "tag-team"),
    cards=FACES,
    first="first-game",
    whisper=whisper,
)

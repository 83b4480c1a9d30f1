"""The lessons of Mind Up!. Its cards have numbers for names, which messages say themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..family import FamilyLessons

family: Final = FamilyLessons(folder=Path(__file__).parent / "lessons", chapters=("mind-up",), cards={})

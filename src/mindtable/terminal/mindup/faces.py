"""The cards of Mind Up! as the terminal draws them: a number, a shape and a letter for the colour, and the bonus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ...mindup.cards import CARDS, Colour
from ...wording import Wording
from ...wording.mindup import MindUpWords

_CARD: Final = {card.id: card for card in CARDS}
_SHAPES: Final = {"orange": "●", "pink": "✿", "blue": "♦", "green": "♣", "purple": "★"}
_STYLES: Final = {
    "orange": "dark_orange",
    "pink": "hot_pink",
    "blue": "dodger_blue1",
    "green": "green3",
    "purple": "medium_purple1",
}
_RAISED: Final = str.maketrans("+-12", "⁺⁻¹²")
_PANEL_WIDTH: Final = 8
UNKNOWN: Final = "?"


def figure(points: int) -> str:
    """Points as a plain number, with the minus sign that messages have."""
    return str(points).replace("-", "−")


class NumberedFaces:
    """Draws cards in the letters of a language and with the signs that a terminal has."""

    def __init__(self, console: Console, wording: Wording) -> None:
        self._wording = wording
        self._unicode = console.encoding.lower().startswith("utf")

    def sign(self, colour: str) -> str:
        """Shape and letter of a colour; where the shapes are missing, the letter alone."""
        letter = self._wording.words(MindUpWords).letter(colour)
        return f"{_SHAPES[colour]}{letter}" if self._unicode else letter

    def coloured(self, text: str, colour: str, *, bold: bool = False) -> Text:
        """A text in the colour of a column."""
        return Text(text, f"bold {_STYLES[colour]}" if bold else _STYLES[colour])

    def bare(self, card: str) -> str:
        """A card whose colour is known from elsewhere."""
        return f"{card}{self._bonus(card)}"

    def chip(self, card: str) -> Text:
        """A card in one word."""
        colour = _CARD[card].colour.value
        return self.coloured(f"{card}{self.sign(colour)}{self._bonus(card)}", colour, bold=True)

    def chips(self, cards: Sequence[str | None]) -> Text:
        """Cards in one line; those that are not known are counted."""
        known = Text(" ").join(self.chip(card) for card in cards if card is not None)
        unknown = Counter(cards)[None]
        if not unknown:
            return known
        hidden = UNKNOWN if unknown == 1 else f"{UNKNOWN}×{unknown}" if self._unicode else f"{UNKNOWN}x{unknown}"
        return Text(" ").join([known, Text(hidden, "dim")]) if known else Text(hidden, "dim")

    def panel(self, card: str) -> Panel:
        """A card in a frame: its number and colour, and below them its bonus."""
        known = _CARD[card]
        colour = known.colour.value
        bonus = self._wording.words(MindUpWords).points(known.bonus) if known.bonus else ""
        face = Text(f"{card} {self.sign(colour)}\n{bonus}", f"bold {_STYLES[colour]}", justify="center")
        return Panel(face, box=box.ROUNDED, border_style=_STYLES[colour], width=_PANEL_WIDTH, padding=0)

    def legend(self) -> Text:
        """What shapes and letters mean."""
        colours = [colour.value for colour in Colour]
        words = self._wording.words(MindUpWords)
        return Text("  ").join(
            self.coloured(f"{self.sign(colour)} {words.colour(colour)}", colour) for colour in colours
        )

    def _bonus(self, card: str) -> str:
        bonus = _CARD[card].bonus
        if not bonus:
            return ""
        return f"{bonus:+}".translate(_RAISED) if self._unicode else f"{bonus:+}"

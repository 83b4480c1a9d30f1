"""Cards as the terminal draws them: in play, in hand, and to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..mindbug.cards import CARDS, FACES
from ..mindbug.words import Card
from ..wording import Wording

_KEYWORD_STYLES: Final = {
    "frenzy": "red",
    "hunter": "yellow",
    "poisonous": "green",
    "sneaky": "magenta",
    "tough": "blue",
}
_FRAME: Final = 4  # the width of a panel's borders and padding
_TITLE_FRAME: Final = 6
_POWER: Final = "bold reverse"


def printed(card: str) -> Card:
    """A card as printed, by its id."""
    return CARDS[FACES[card]]


class Faces:
    """Draws cards in the words of a language."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    # --- pieces ------------------------------------------------------------------------------------

    def name(self, card: str) -> str:
        return self._wording.card_name(card)

    def keywords(self, keywords: Sequence[str]) -> Text:
        """Keywords as words, each in its colour."""
        return Text(" ").join(Text(self._wording.keyword(one), _KEYWORD_STYLES[one]) for one in keywords)

    def abilities(self, card: str) -> list[Text]:
        """The text of a card, an ability each."""
        return [
            Text.assemble((f"{ability.trigger}: " if ability.trigger else "", "bold"), ability.sentence)
            for ability in self._wording.card_text(card)
        ]

    def summary(self, card: str) -> Text:
        """Keywords and text of a card in one go."""
        keywords = [keyword.value for keyword in printed(card).keywords]
        parts = [self.keywords(keywords)] if keywords else []
        return Text(" · ").join([*parts, Text(" ").join(self.abilities(card))] if self.abilities(card) else parts)

    # --- in play -----------------------------------------------------------------------------------

    def creature_line(self, creature: dict[str, Any]) -> Text:
        """A creature in a few words, where there is no room for more."""
        said = [self._wording.keyword(one) for one in creature["keywords"]]
        if creature["exhausted"]:
            said.append(self._wording.message("terminal-exhausted"))
        details = f" ({', '.join(said)})" if said else ""
        return Text.assemble((f" {creature['power']} ", _POWER), " ", (self.name(creature["card"]), "bold"), details)

    def creature(self, creature: dict[str, Any], *, colour: str, mark: str, width: int | None = None) -> Panel:
        """A creature as a panel of three lines, or with the text of its card where a width for it is given.

        The mark says what it does at this moment.
        """
        title = Text.assemble((f" {creature['power']} ", _POWER), " ", (self.name(creature["card"]), "bold"))
        keywords = self.keywords(creature["keywords"])
        foot = self._foot(creature, mark)
        needed = max(title.cell_len + _TITLE_FRAME, keywords.cell_len + _FRAME, foot.cell_len + _TITLE_FRAME)
        return Panel(
            keywords if width is None else Group(keywords, *self.abilities(creature["card"])),
            box=box.HEAVY if mark else box.ROUNDED,
            title=title,
            title_align="left",
            subtitle=foot or None,
            subtitle_align="right",
            border_style="bold red" if mark else colour,
            width=needed if width is None else width,
        )

    def _foot(self, creature: dict[str, Any], mark: str) -> Text:
        """What the lower border says: printed power if it is another now, exhausted, attacking or blocking."""
        said = []
        if creature["power"] != creature["printed"]:
            changed = "terminal-power-raised" if creature["power"] > creature["printed"] else "terminal-power-lowered"
            said.append(Text(self._wording.message(changed, printed=creature["printed"])))
        if creature["exhausted"]:
            said.append(Text(self._wording.message("terminal-exhausted"), "reverse"))
        if mark:
            said.append(Text(mark, "bold red"))
        return Text(" ").join(said)

    # --- in hand -----------------------------------------------------------------------------------

    def hand_panel(self, card: str, *, width: int, colour: str) -> Panel:
        """A card in hand, to be laid beside others."""
        face = printed(card)
        return Panel(
            Group(self.keywords([one.value for one in face.keywords]), *self.abilities(card)),
            box=box.ROUNDED,
            title=Text.assemble((f" {face.power} ", _POWER), " ", (self.name(card), "bold")),
            title_align="left",
            border_style=colour,
            width=width,
        )

    def rows(self, cards: Sequence[str], *, one_line: bool) -> Table:
        """Cards below each other: power, name, and what they do."""
        rows = Table.grid(padding=(0, 1))
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=one_line, overflow="ellipsis" if one_line else "fold")
        for card in cards:
            rows.add_row(Text(f" {printed(card).power} ", _POWER), Text(self.name(card), "bold"), self.summary(card))
        return rows

    # --- to read -----------------------------------------------------------------------------------

    def reading(self, card: str) -> Panel:
        """A card with all that there is to know about it."""
        face = printed(card)
        keywords = [
            Text.assemble(self.keywords([one.value]), " — ", self._wording.message(f"terminal-keyword-{one.value}"))
            for one in face.keywords
        ]
        abilities = self.abilities(card)
        if not keywords and not abilities:
            abilities = [Text(self._wording.message("terminal-no-text"), "dim")]
        copies = self._wording.message("terminal-copies", count=face.copies)
        return Panel(
            Padding(Group(*abilities, *keywords), (0, 0)),
            box=box.ROUNDED,
            title=Text.assemble((f" {face.power} ", _POWER), " ", (self.name(card), "bold")),
            title_align="left",
            subtitle=Text(copies, "dim"),
            subtitle_align="right",
            width=60,
        )

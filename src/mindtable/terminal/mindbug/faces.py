"""Cards as the terminal draws them: in play, in hand, and to read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...mindbug.sight import CreatureSight
from ...mindbug.words import Keyword
from ...wording import Wording
from ...wording.mindbug import MindbugWords
from ...wording.mindbug.lookup import evolution_line, is_about_boosting, printed, set_of
from ...wording.mindbug.rulings import rulings_of

_KEYWORD_STYLES: Final = {
    Keyword.FRENZY: "red",
    Keyword.HUNTER: "yellow",
    Keyword.POISONOUS: "green",
    Keyword.SNEAKY: "magenta",
    Keyword.TOUGH: "blue",
}
_FRAME: Final = 4  # the width of a panel's borders and padding
_TITLE_FRAME: Final = 6
_POWER: Final = "bold reverse"
_POWER_WIDTH: Final = 4
_READING_WIDTH: Final = 76
_BETWEEN: Final = Text(" · ")


def _broken(name: str, width: int) -> str:
    """A name in lines that are so wide, broken at spaces and after hyphens."""
    lines = [""]
    for part in re.findall(r"[^ -]+-? *", name):
        if lines[-1] and len(lines[-1]) + len(part.rstrip()) > width:
            lines.append("")
        lines[-1] += part
    return "\n".join(line.rstrip() for line in lines)


def _in_lines(parts: Sequence[Text], width: int) -> list[Text]:
    """What is said in short parts, in lines that are so wide and never break within a part."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + _BETWEEN.cell_len + part.cell_len <= width:
            lines[-1] = _BETWEEN.join([lines[-1], part])
        else:
            lines.append(part)
    return lines


class Faces:
    """Draws cards in the words of a language."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    # --- pieces ------------------------------------------------------------------------------------

    def name(self, card: str) -> str:
        """The name of a card."""
        return self._wording.words(MindbugWords).card_name(card)

    def listed(self, cards: Sequence[str]) -> str:
        """Names of cards, equal ones counted."""
        often = Counter(cards)
        return ", ".join(self.name(card) + (f" ×{often[card]}" if often[card] > 1 else "") for card in often)

    def keywords(self, keywords: Sequence[Keyword]) -> Text:
        """Keywords as words, each in its colour."""
        return Text(" ").join(map(self._keyword, keywords))

    def keyword_and_meaning(self, keyword: Keyword) -> tuple[Text, Text]:
        """A keyword, and what it means."""
        return self._keyword(keyword), Text(self._wording.message(f"terminal-keyword-{keyword.value}"))

    def _boost_and_meaning(self) -> tuple[Text, Text]:
        """To boost, and what it means."""
        return Text(self._wording.message("terminal-boost"), "cyan"), Text(
            self._wording.message("terminal-boost-meaning")
        )

    def _keyword(self, keyword: Keyword) -> Text:
        return Text(self._wording.words(MindbugWords).keyword(keyword.value), _KEYWORD_STYLES[keyword])

    def _title(self, card: str, power: int) -> Text:
        return Text.assemble(self._badge(power), " ", (self.name(card), "bold"))

    def _badge(self, power: int) -> Text:
        return Text(f" {power} ", _POWER)

    def _body(self, card: str, keywords: Sequence[Keyword], *, name_width: int | None) -> Group:
        """Keywords and text of a card, below each other, under its name where a width for it is given."""
        name = [] if name_width is None else [Text(_broken(self.name(card), name_width), "bold")]
        having = [self.keywords(keywords)] if keywords else []
        return Group(*name, *having, *self.abilities(card))

    def abilities(self, card: str) -> list[Text]:
        """The text of a card, an ability each."""
        return [
            Text.assemble((f"{ability.heading} ".lstrip(), "bold"), ability.sentence)
            for ability in self._wording.words(MindbugWords).card_text(card)
        ]

    def summary(self, card: str) -> Text:
        """Keywords and text of a card in one go."""
        face = printed(card)
        parts = [Text(self._wording.message("terminal-stage", stage=face.stage), "dim")] if face.stage > 1 else []
        if face.keywords:
            parts.append(self.keywords(face.keywords))
        if face.abilities:
            parts.append(Text(" ").join(self.abilities(card)))
        return _BETWEEN.join(parts)

    # --- in play -----------------------------------------------------------------------------------

    def chip(self, creature: CreatureSight, mark: str, *, colour: str, short: bool = False) -> Text:
        """A creature in two short lines, or in one."""
        edge = Text("█" if mark else "▌", "bold red" if mark else colour)
        having = [self.keywords(creature.keywords)] if creature.keywords else []
        said = _BETWEEN.join([*having, *self._state(creature, mark)])
        between = Text(" ") if short else Text.assemble("\n", edge, " ")
        return Text.assemble(edge, self._title(creature.card, creature.power), between, said)

    def named(self, creatures: Sequence[tuple[CreatureSight, str]], *, colour: str) -> Text:
        """Creatures by power and name alone, where there is hardly any room, with what they do and whether they are
        exhausted."""
        parts = []
        for creature, mark in creatures:
            exhausted = [self._exhausted()] if creature.exhausted else []
            doing = [Text(mark, "bold red")] if mark else []
            parts.append(Text(" ").join([self._title(creature.card, creature.power), *exhausted, *doing]))
        return Text.assemble(("▌", colour), Text(" · ").join(parts))

    def creature(self, creature: CreatureSight, mark: str, *, colour: str, width: int | None = None) -> Panel:
        """A creature as a panel of three lines, or with the text of its card where a width for it is given.

        The mark says what it does at this moment.
        """
        title = self._title(creature.card, creature.power)
        keywords = self.keywords(creature.keywords)
        state = self._state(creature, mark)
        foot = _BETWEEN.join(state)
        needed = max(title.cell_len + _TITLE_FRAME, keywords.cell_len + _FRAME, foot.cell_len + _TITLE_FRAME)
        fits = width is None or title.cell_len + _TITLE_FRAME <= width
        body: Text | Group = keywords
        if width is not None:
            name_width = None if fits else width - _FRAME
            body = self._body(creature.card, creature.keywords, name_width=name_width)
            if foot.cell_len + _TITLE_FRAME > width:  # not in the frame: it would be cut off
                body = Group(body, *_in_lines(state, width - _FRAME))
                foot = Text()
        return Panel(
            body,
            box=box.HEAVY if mark else box.ROUNDED,
            title=title if fits else self._badge(creature.power),
            title_align="left",
            subtitle=foot or None,
            subtitle_align="right",
            border_style="bold red" if mark else colour,
            width=needed if width is None else width,
        )

    def _state(self, creature: CreatureSight, mark: str) -> list[Text]:
        """What is to be said of a creature besides: its stage, cards under it, printed power if it is another now,
        exhausted, in the attack."""
        said = []
        stage = printed(creature.card).stage
        if stage > 1:
            said.append(Text(self._wording.message("terminal-stage", stage=stage)))
        if creature.boosts:
            said.append(Text(self._wording.message("terminal-boosts", count=len(creature.boosts))))
        if creature.power != creature.printed_power:
            changed = "terminal-power-raised" if creature.power > creature.printed_power else "terminal-power-lowered"
            said.append(Text(self._wording.message(changed, printed=creature.printed_power)))
        if creature.exhausted:
            said.append(self._exhausted())
        if mark:
            said.append(Text(mark, "bold red"))
        return said

    def _exhausted(self) -> Text:
        return Text(self._wording.message("terminal-exhausted"), "reverse")

    # --- in hand, or just played ----------------------------------------------------------------------

    def framed(self, card: str, *, width: int, colour: str) -> Panel:
        """A card in hand or just played, as a panel."""
        face = printed(card)
        return Panel(
            self._body(card, face.keywords, name_width=width - _FRAME),
            box=box.ROUNDED,
            title=self._badge(face.power),
            title_align="left",
            border_style=colour,
            width=width,
        )

    def line(self, card: str, *, colour: str, whole: bool) -> Text:
        """A card that was just played, with its text or as much of it as fits in one line."""
        line = Text.assemble(("▌", colour), self._title(card, printed(card).power), "  ", self.summary(card))
        line.no_wrap, line.overflow = not whole, "ellipsis"
        return line

    def rows(self, cards: Sequence[str], *, width: int | None = None) -> Table:
        """Cards below each other: power, name, and what they do; in one line each where a width is given."""
        names = [Text(self.name(card), "bold") for card in cards]
        longest = max((name.cell_len for name in names), default=0)
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(justify="right", width=_POWER_WIDTH)
        rows.add_column(width=longest)
        rows.add_column()
        for card, name in zip(cards, names, strict=True):
            summary = self.summary(card)
            if width is not None:
                summary.truncate(max(width - longest - _POWER_WIDTH - 3, 1), overflow="ellipsis")
            rows.add_row(self._badge(printed(card).power), name, summary)
        return rows

    # --- to read -----------------------------------------------------------------------------------

    def reading(self, card: str, *, width: int) -> Panel:
        """A card with all that there is to know about it."""
        face = printed(card)
        meanings = [self.keyword_and_meaning(keyword) for keyword in face.keywords]
        if is_about_boosting(card):
            meanings.append(self._boost_and_meaning())
        abilities = self.abilities(card)
        if not meanings and not abilities:
            abilities = [Text(self._wording.message("terminal-no-text"), "dim")]
        return Panel(
            Group(*abilities, *map(Text(" — ").join, meanings), *self._evolution(card), *self._rulings(card)),
            box=box.ROUNDED,
            title=self._title(card, face.power),
            title_align="left",
            subtitle=Text(self._origin(card), "dim"),
            subtitle_align="right",
            width=min(width, _READING_WIDTH),
        )

    def _origin(self, card: str) -> str:
        """Where a card comes from: its set, its number there, and how many copies of it."""
        face = printed(card)
        where = f"{self._wording.words(MindbugWords).set_name(set_of(card).id)} {face.number}"
        if face.stage > 1:
            return f"{where} · {self._wording.message('terminal-set-aside')}"
        return f"{where} · {self._wording.message('terminal-copies', count=face.copies)}"

    def _evolution(self, card: str) -> Iterator[Text]:
        """The stages of a card that evolves, with their powers; its own stands out."""
        stages = evolution_line(card)
        if len(stages) > 1:
            line = Text(" → ").join(
                Text(f"{self.name(stage)} ({printed(stage).power})", "bold" if stage == card else "")
                for stage in stages
            )
            told = self._wording.message("terminal-stage-of", stage=printed(card).stage, stages=len(stages))
            yield Text()
            yield Text.assemble((f"{told} ", "dim"), line)

    def _rulings(self, card: str) -> Iterator[Text]:
        for number, ruling in enumerate(rulings_of(card, self._wording)):
            if number == 0:
                yield Text()
            yield Text.assemble(("• ", "dim"), ruling.text)

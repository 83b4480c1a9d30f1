"""The parts of the table: whose turn it is, each player with their creatures, the hand, and the question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..game.contract import Seat
from ..wording import Wording
from .faces import Faces

Facts = Mapping[str, Any]

MINE: Final = "cyan"
THEIRS: Final = "magenta"
ASKED: Final = "yellow"

_CREATURE_WIDTH: Final = 28  # with its text
_HAND_WIDTH: Final = 19  # of a card that can still be read
_HAND_ACROSS: Final = 5
_HEARTS: Final = 8  # more are only counted
_MINDBUGS: Final = 2  # at the start (M1.2)


@dataclass(frozen=True)
class Bar:
    """What is asked, or what there is to say, in one bar: a sentence, answers to choose from, and a hint."""

    sentence: str
    answers: Sequence[str] = ()
    hint: str = ""


@dataclass(frozen=True)
class Detail:
    """How much is drawn."""

    creature_panels: bool = True
    creature_texts: bool = False
    hand_panels: bool = False
    whole_texts: bool = True
    discard_piles: bool = True
    frames: bool = True


class Areas:
    """Draws the parts of a table, for a viewer and in so much detail."""

    def __init__(self, console: Console, wording: Wording, *, title: str, names: Mapping[Seat, str]) -> None:
        self._console = console
        self._wording = wording
        self._faces = Faces(wording)
        self._title = title
        self._names = names
        unicode = console.encoding.lower().startswith("utf")
        self._heart, self._left, self._spent = ("♥", "●", "○") if unicode else ("*", "@", "o")

    def table(self, facts: Facts, detail: Detail, width: int) -> Iterator[RenderableType]:
        """Everything that lies on the table, the viewer's side at the bottom."""
        *others, me = _in_order(facts)
        yield self._head(facts, width)
        for seat in others:
            yield from self._player(facts, seat, THEIRS, detail)
            yield from self._creatures(facts, seat, THEIRS, detail, width)
        yield from self._in_between(facts, detail)
        yield from self._creatures(facts, me, MINE, detail, width)
        yield from self._player(facts, me, MINE, detail)
        if facts["seat"] == me:
            yield from self._hand(facts["seats"][me]["hand"], detail, width)

    def bar(self, bar: Bar, detail: Detail, width: int) -> RenderableType:
        """The question with its numbered answers."""
        parts: list[RenderableType] = [Text(bar.sentence, "bold")]
        if bar.answers:
            parts.append(_numbered(bar.answers, width - 4))
        if bar.hint:
            parts.append(Text(bar.hint, "dim", no_wrap=True, overflow="ellipsis"))
        if not detail.frames:
            return Group(*parts)
        return Panel(Group(*parts), box=box.ROUNDED, border_style=ASKED, width=width)

    # --- players -----------------------------------------------------------------------------------

    def _head(self, facts: Facts, width: int) -> RenderableType:
        head = Table.grid(expand=True)
        head.add_column(no_wrap=True, overflow="ellipsis")
        head.add_column(no_wrap=True, justify="right")
        head.add_row(Text(self._title, "dim"), Text(self._whose_turn(facts), "bold"))
        head.width = width
        return head

    def _whose_turn(self, facts: Facts) -> str:
        if facts["winners"]:
            return self._say("terminal-game-over")
        if facts["turn"] == facts["seat"]:
            return self._say("terminal-your-turn")
        return self._say("terminal-turn", name=self._names[facts["turn"]])

    def _player(self, facts: Facts, seat: Seat, colour: str, detail: Detail) -> Iterator[Text]:
        player = facts["seats"][seat]
        name = self._say("terminal-you") if seat == facts["seat"] else self._names[seat]
        life, mindbugs = player["life"], player["mindbugs"]
        spent = self._spent * max(_MINDBUGS - mindbugs, 0)
        yield Text.assemble(
            (name, f"bold {colour}"),
            "   ",
            (f"{self._heart * min(life, _HEARTS)} {life}", "bold red"),
            "   ",
            (self._left * mindbugs + spent, "bold"),
            f" {self._say('terminal-mindbugs', count=mindbugs)}   ",
            f"{self._say('terminal-in-hand', count=len(player['hand']))}   ",
            f"{self._say('terminal-to-draw', count=player['draw'])}   ",
            self._say("terminal-discarded", count=len(player["discard"])),
            no_wrap=True,
            overflow="ellipsis",
        )
        known = [card for card in player["hand"] if card is not None]
        if seat != facts["seat"] and known:
            whole = len(known) == len(player["hand"])
            yield self._pile("terminal-hand" if whole else "terminal-known-in-hand", known)
        if detail.discard_piles and player["discard"]:
            yield self._pile("terminal-discard-pile", player["discard"])

    def _pile(self, message: str, cards: Sequence[str]) -> Text:
        said = self._say(message, cards=self.listed(cards))
        return Text(f"  {said}", "dim", no_wrap=True, overflow="ellipsis")

    def listed(self, cards: Sequence[str]) -> str:
        """Names of cards, equal ones counted."""
        often = Counter(cards)
        return ", ".join(self._faces.name(card) + (f" ×{often[card]}" if often[card] > 1 else "") for card in often)

    # --- creatures ---------------------------------------------------------------------------------

    def _creatures(self, facts: Facts, seat: Seat, colour: str, detail: Detail, width: int) -> Iterator[RenderableType]:
        creatures = facts["seats"][seat]["play"]
        if not creatures:
            yield Text(f"  {self._say('terminal-no-creatures')}", "dim")
        elif not detail.creature_panels:
            yield Text("  ").join(self._faces.creature_line(creature) for creature in creatures)
        else:
            marks = [self._mark(facts, seat, creature["card"]) for creature in creatures]
            wide = min(_CREATURE_WIDTH, width // 3) if detail.creature_texts else None
            panels = [
                self._faces.creature(creature, colour=colour, mark=mark, width=wide)
                for creature, mark in zip(creatures, marks, strict=True)
            ]
            yield from self._side_by_side(panels, width)

    def _mark(self, facts: Facts, seat: Seat, card: str) -> str:
        """What a creature does in the attack; nothing where two are called the same and the facts name no one."""
        alike = sum(creature["card"] == card for creature in facts["seats"][seat]["play"])
        if alike == 1:
            for role in ("attacker", "blocker"):
                if facts[role] == {"card": card, "seat": seat}:
                    return self._say(f"terminal-{role}")
        return ""

    def _in_between(self, facts: Facts, detail: Detail) -> Iterator[RenderableType]:
        """The card being played, or the attack in progress."""
        if facts["shown"]:
            yield self._faces.rows([facts["shown"]], one_line=False)
        attacker, blocker = facts["attacker"], facts["blocker"]
        if attacker and not facts["winners"]:
            names = {"attacker": self._faces.name(attacker["card"])}
            if blocker:
                names["blocker"] = self._faces.name(blocker["card"])
            said = self._say("terminal-attack-blocked" if blocker else "terminal-attack", **names)
            yield Text(f"  {said}", "bold red")
        elif detail.frames and not facts["shown"]:
            yield Text("")

    def _side_by_side(self, panels: Sequence[Panel], width: int) -> Iterator[Table]:
        """Panels in rows as long as there is room, those of a row equally high."""
        row: list[Panel] = []
        used = 0
        for panel in panels:
            panel_width = panel.width or width
            if row and used + panel_width > width:
                yield self._row(row)
                row, used = [], 0
            row.append(panel)
            used += panel_width
        if row:
            yield self._row(row)

    def _row(self, panels: Sequence[Panel]) -> Table:
        heights = [
            len(
                self._console.render_lines(
                    panel, self._console.options.update(width=panel.width or self._console.width)
                )
            )
            for panel in panels
        ]
        for panel in panels:
            panel.height = max(heights)
        row = Table.grid()
        row.add_row(*panels)
        return row

    # --- the hand ----------------------------------------------------------------------------------

    def _hand(self, cards: Sequence[str], detail: Detail, width: int) -> Iterator[RenderableType]:
        across = width // max(_HAND_ACROSS, min(len(cards), width // _HAND_WIDTH))
        if detail.hand_panels and across >= _HAND_WIDTH:
            panels = [self._faces.hand_panel(card, width=across, colour=MINE) for card in cards]
            yield from self._side_by_side(panels, width)
        else:
            yield self._faces.rows(cards, one_line=not detail.whole_texts)

    def _say(self, message: str, **arguments: str | int) -> str:
        return self._wording.message(message, **arguments)


def _in_order(facts: Facts) -> list[Seat]:
    """The seats as they sit around the viewer, the viewer last."""
    seats: list[Seat] = list(facts["seats"])
    last = seats.index(facts["seat"]) if facts["seat"] else 0
    return seats[last + 1 :] + seats[: last + 1]


def _numbered(answers: Sequence[str], width: int) -> Table:
    """Answers with their numbers, in as many columns as fit, read downwards."""
    widest = max(Text(answer).cell_len for answer in answers) + len(str(len(answers))) + 4
    columns = max(1, min(width // widest, 4))
    rows = -(-len(answers) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    entries = [
        Text.assemble((f"{number:>{len(str(len(answers)))}}", f"bold {ASKED}"), " ", answer)
        for number, answer in enumerate(answers, 1)
    ]
    for row in range(rows):
        grid.add_row(*entries[row::rows])
    return grid

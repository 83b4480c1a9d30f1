"""The parts of the table: whose turn it is, each player with their creatures, the hand, and the question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...game.contract import Event, Seat
from ...mindbug.mode import MODES
from ...mindbug.sight import CreatureSight, Sight
from ...wording import Wording
from ...wording.mindbug.lookup import works_in_discard_pile
from ..drawing import ASKED, MINE, THEIRS, Drawing, around
from .faces import Faces

_CREATURE_WIDTH: Final = 28  # with its text
_SHOWN_WIDTH: Final = 60
_HAND_WIDTH: Final = 19  # of a card that can still be read
_HAND_ACROSS: Final = 5
_HEARTS: Final = 8  # more are only counted
_SIDE_BY_SIDE: Final = 156  # so wide a screen has room for two players beside each other
_ABOUT_THE_ATTACK: Final = ("hunt", "block", "again")  # questions that say themselves who attacks


@dataclass(frozen=True)
class Detail:
    """How much is drawn: creatures and hand each in one of several ways, and what can be left out."""

    creatures: Literal["texts", "panels", "chips", "lines", "names"]
    hand: Literal["panels", "texts", "lines"]
    spacious: bool = True  # with discard piles, and with a frame around the question
    bare: bool = False  # without the head and the hint
    tight: bool = False  # one line for the creatures of a player, and nothing of the hands of others


# From the roomiest to the tightest.
DETAILS: Final = (
    Detail("texts", "panels"),
    Detail("panels", "panels"),
    Detail("panels", "texts"),
    Detail("panels", "texts", spacious=False),
    Detail("chips", "texts", spacious=False),
    Detail("chips", "lines", spacious=False),
    Detail("lines", "lines", spacious=False),
    Detail("lines", "lines", spacious=False, bare=True),
    Detail("names", "lines", spacious=False, bare=True),
    Detail("names", "lines", spacious=False, bare=True, tight=True),
)
_ON_PAPER: Final = Detail("panels", "texts")


class Areas:
    """Draws the parts of a table, for a viewer and in so much detail."""

    def __init__(self, console: Console, wording: Wording, *, title: str, names: Mapping[Seat, str]) -> None:
        self._console = console
        self._wording = wording
        self._faces = Faces(wording)
        self._title = title
        self._names = names
        unicode = console.encoding.lower().startswith("utf")
        self._heart = "♥" if unicode else "*"
        # Mindbugs and Mindfrogs, left and spent.
        self._bug, self._frog = (("●", "○"), ("◆", "◇")) if unicode else (("@", "o"), ("%", "o"))

    def drawings(self, sight: Sight, _told: Sequence[Event], width: int) -> Iterator[Drawing]:
        """The table in ever less detail."""
        for detail in DETAILS:
            yield Drawing(Group(*self.table(sight, detail, width)), spacious=detail.spacious, bare=detail.bare)

    def on_paper(self, sight: Sight, _told: Sequence[Event], width: int) -> Drawing:
        """The table where there is no screen to fit."""
        return Drawing(Group(*self.table(sight, _ON_PAPER, width)))

    def table(self, sight: Sight, detail: Detail, width: int) -> Iterator[RenderableType]:
        """Everything that lies on the table, the viewer's side at the bottom; players are grouped by team."""
        *others, me = around(sight.players, sight.seat)
        ours = next(team for team in sight.sides if me in team)
        if not detail.bare:
            yield self._head(sight, width)
        yield from self._side(sight, [seat for seat in others if seat not in ours], THEIRS, detail, width)
        yield from self._in_between(sight, detail, width)
        yield from self._side(sight, [seat for seat in others if seat in ours] + [me], MINE, detail, width)
        if sight.sightings and not detail.bare:
            yield from self._sightings(sight, detail)
        if sight.seat == me:
            hand = [card for card in sight.player(me).hand if card is not None]
            yield from self._hand(hand, detail, width)

    def _side(
        self, sight: Sight, seats: Sequence[Seat], colour: str, detail: Detail, width: int
    ) -> Iterator[RenderableType]:
        """The players of a team, beside each other where there is room."""
        if len(seats) > 1:
            yield self._team(sight, seats, colour)
        if len(seats) > 1 and width >= _SIDE_BY_SIDE:
            half = width // 2 - 1
            grid = Table.grid(padding=(0, 2, 0, 0))
            for _ in seats:
                grid.add_column(width=half)
            grid.add_row(*(Group(*self._area(sight, seat, colour, detail, half)) for seat in seats))
            yield grid
        else:
            for seat in seats:
                yield from self._area(sight, seat, colour, detail, width)

    def _area(self, sight: Sight, seat: Seat, colour: str, detail: Detail, width: int) -> Iterator[RenderableType]:
        """A player and their creatures."""
        yield from self._player(sight, seat, colour, detail)
        yield from self._creatures(sight, seat, colour, detail, width)

    def _team(self, sight: Sight, seats: Sequence[Seat], colour: str) -> Text:
        """A team and its life (T1.4)."""
        names = [self._names[seat] for seat in seats]
        if sight.seat is None:
            title = self._say("terminal-team", first=names[0], second=names[1])
        else:
            title = self._say("terminal-your-team" if sight.seat in seats else "terminal-opponents")
        return Text.assemble((title, f"bold underline {colour}"), "   ", self._life(sight.player(seats[0]).life))

    def _life(self, life: int) -> tuple[str, str]:
        return f"{self._heart * min(life, _HEARTS)} {life}".strip(), "bold red"

    def _sightings(self, sight: Sight, detail: Detail) -> Iterator[Text]:
        """Cards the viewer saw that are now in one of several places."""
        for sighting in sight.sightings:
            places = [self._place(*place.partition(" ")[::2]) for place in sighting.places]
            said = self._say(
                "terminal-sighting",
                card=self._faces.name(sighting.card),
                places=self._wording.alternatives(places),
            )
            yield Text(f"  {said}", "dim", no_wrap=not detail.spacious, overflow="ellipsis")

    def _place(self, zone: str, seat: str) -> str:
        return self._say(f"terminal-place-{zone}", name=self._names[Seat(seat)] if seat else "")

    # --- players -----------------------------------------------------------------------------------

    def _head(self, sight: Sight, width: int) -> RenderableType:
        head = Table.grid(expand=True, padding=(0, 1, 0, 0), pad_edge=False)
        head.add_column(no_wrap=True, overflow="ellipsis")
        head.add_column(no_wrap=True, justify="right")
        head.add_row(Text(self._title, "dim"), Text(self._whose_turn(sight), "bold"))
        head.width = width
        return head

    def _whose_turn(self, sight: Sight) -> str:
        if sight.winners:
            return self._say("terminal-game-over")
        now = (
            self._say("terminal-your-turn")
            if sight.turn == sight.seat
            else self._say("terminal-turn", name=self._names[sight.turn])
        )
        if len(sight.players) == 2:
            return now
        if sight.next_turn == sight.seat:
            return self._say("terminal-you-next", now=now)
        return self._say("terminal-next", now=now, name=self._names[sight.next_turn])

    def _player(self, sight: Sight, seat: Seat, colour: str, detail: Detail) -> Iterator[Text]:
        player = sight.player(seat)
        name = self._say("terminal-you") if seat == sight.seat else self._names[seat]
        mode = MODES[sight.mode]
        alone = all(len(team) == 1 for team in sight.sides)
        mindbugs, mindfrogs = player.mindbugs, player.mindfrogs
        yield Text.assemble(
            (name, f"bold {colour}"),
            "   ",
            *((self._life(player.life), "   ") if alone else ()),
            (_used(self._bug, mindbugs, mode.mindbugs), "bold"),
            f" {self._say('terminal-mindbugs', count=mindbugs)}   ",
            *(
                ((_used(self._frog, mindfrogs, mode.mindfrogs), "bold"), " ", self._frogs(mindfrogs), "   ")
                if mode.mindfrogs
                else ()
            ),
            f"{self._say('terminal-in-hand', count=len(player.hand))}   ",
            f"{self._say('terminal-to-draw', count=player.draw_pile)}   ",
            self._say("terminal-discarded", count=len(player.discard_pile)),
            no_wrap=True,
            overflow="ellipsis",
        )
        known = [card for card in player.hand if card is not None]
        if seat != sight.seat and known and not detail.tight:
            whole = len(known) == len(player.hand)
            yield self._pile("terminal-hand" if whole else "terminal-known-in-hand", known, detail)
        if detail.spacious and player.discard_pile:
            yield self._pile("terminal-discard-pile", player.discard_pile, detail)
        elif not detail.bare and (working := [card for card in player.discard_pile if works_in_discard_pile(card)]):
            yield self._pile("terminal-working-in-pile", working, detail)

    def _frogs(self, count: int) -> str:
        return self._say("terminal-mindfrogs", count=count)

    def _pile(self, message: str, cards: Sequence[str], detail: Detail) -> Text:
        said = self._say(message, cards=self._faces.listed(cards))
        return Text(f"  {said}", "dim", no_wrap=not detail.spacious, overflow="ellipsis")

    # --- creatures ---------------------------------------------------------------------------------

    def _creatures(self, sight: Sight, seat: Seat, colour: str, detail: Detail, width: int) -> Iterator[RenderableType]:
        creatures = sight.player(seat).creatures
        marked = [(creature, self._mark(creature)) for creature in creatures]
        if not creatures:
            yield Text(f"  {self._say('terminal-no-creatures')}", "dim")
        elif detail.creatures == "names":
            named = self._faces.named(marked, colour=colour)
            named.no_wrap, named.overflow = detail.tight, "ellipsis"
            yield named
        elif detail.creatures == "lines":
            yield from _chips(
                [self._faces.chip(creature, mark, colour=colour, short=True) for creature, mark in marked], width
            )
        elif detail.creatures == "chips":
            yield from _chips([self._faces.chip(creature, mark, colour=colour) for creature, mark in marked], width)
        else:
            wide = min(_CREATURE_WIDTH, width // 3) if detail.creatures == "texts" else None
            panels = [self._faces.creature(creature, mark, colour=colour, width=wide) for creature, mark in marked]
            yield from self._side_by_side(panels, width)

    def _mark(self, creature: CreatureSight) -> str:
        """What a creature does in the attack."""
        if creature.attacking:
            return self._say("terminal-role-attacker")
        return self._say("terminal-role-blocker") if creature.blocking else ""

    def _in_between(self, sight: Sight, detail: Detail, width: int) -> Iterator[RenderableType]:
        """The card being played, or the attack in progress."""
        if sight.shown and detail.spacious:
            yield self._faces.framed(sight.shown, width=min(width, _SHOWN_WIDTH), colour=ASKED)
        elif sight.shown:
            yield self._faces.line(sight.shown, colour=ASKED, whole=detail.creatures != "names")
        attacker, blocker = sight.attacker, sight.blocker
        if attacker and sight.question not in _ABOUT_THE_ATTACK and not sight.winners:
            names = {"attacker": self._faces.name(attacker.card)}
            if blocker:
                names["blocker"] = self._faces.name(blocker.card)
            said = self._say("terminal-attack-blocked" if blocker else "terminal-attack", **names)
            yield Text(f"  {said}", "bold red")
        elif detail.spacious and not sight.shown:
            yield Text("")

    def _side_by_side(self, panels: Sequence[Panel], width: int) -> Iterator[Table]:
        """Panels in rows as long as there is room, those of a row equally high."""
        for row in _rows(panels, [panel.width or width for panel in panels], width):
            options = [self._console.options.update(width=panel.width or width) for panel in row]
            highest = max(
                len(self._console.render_lines(panel, given)) for panel, given in zip(row, options, strict=True)
            )
            for panel in row:
                panel.height = highest
            grid = Table.grid()
            for _ in row:
                grid.add_column(overflow="fold")
            grid.add_row(*row)
            yield grid

    # --- the hand ----------------------------------------------------------------------------------

    def _hand(self, cards: Sequence[str], detail: Detail, width: int) -> Iterator[RenderableType]:
        if detail.spacious and cards:
            yield Text(self._say("terminal-your-hand"), MINE)
        across = width // max(_HAND_ACROSS, min(len(cards), width // _HAND_WIDTH))
        if detail.hand == "panels" and across >= _HAND_WIDTH:
            panels = [self._faces.framed(card, width=across, colour="") for card in cards]
            yield from self._side_by_side(panels, width)
        else:
            yield self._faces.rows(cards, width=width if detail.hand == "lines" else None)

    def _say(self, message: str, **arguments: str | int) -> str:
        return self._wording.message(message, **arguments)


def _used(signs: tuple[str, str], left: int, start: int) -> str:
    """Mindbugs or Mindfrogs, those left and those spent."""
    return signs[0] * left + signs[1] * max(start - left, 0)


_Piece = TypeVar("_Piece")


def _rows(pieces: Sequence[_Piece], widths: Sequence[int], width: int) -> list[list[_Piece]]:
    """Pieces in rows that are as long as there is room."""
    rows: list[list[_Piece]] = []
    left = 0
    for piece, needed in zip(pieces, widths, strict=True):
        if not rows or needed > left:
            rows.append([])
            left = width
        rows[-1].append(piece)
        left -= needed
    return rows


def _chips(chips: Sequence[Text], width: int) -> Iterator[Table]:
    """Chips side by side."""
    widths = [max(line.cell_len for line in chip.split()) + 2 for chip in chips]
    for row in _rows(chips, widths, width + 2):
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(*row)
        yield grid

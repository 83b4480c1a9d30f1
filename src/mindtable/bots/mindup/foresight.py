"""The search of Mind Up! that foresees what others choose.

What a card takes depends on the cards that the others choose in the same turn: most is to be gained by knowing these.
Every iteration imagines two games. The first is the classic search in the chair of another, each in turn. It has the
hand of a world that agrees with what the searching seat knows, and deals anew whatever the other cannot know, also
hidden cards of the searching seat: so it is found out what everybody's own search would like. In the second game the
others choose by what they were found to like, or by rules of thumb as often as they seem to do so (see `company`), and
the searching seat tries an answer.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...game.bits import count, lowest
from ...game.chance import below, step
from ...mindup.board import Board
from ...mindup.questions import hand_of
from ...mindup.round import seal
from ...mindup.view import View
from ..tree import Node
from .company import simple_players
from .expecting import hidden_from
from .policy import wishes
from .rules import Columns, Outlook, best_card
from .search import SEAT, SLOT, MindUpSearch

DOUBT: Final = 0.015  # what costs another so much of the chances is chosen a third as often
_FEW_HIDDEN: Final = 1  # cards of a hand: after the first round it is the one drawn (U5.1)
_FINE: Final = 1_000_000  # parts of a throw of the dice


class ForeseeingSearch(MindUpSearch):
    """The search of one choice of one seat."""

    def __init__(self, view: View, dice: i64, *, doubt: float = DOUBT, simple: list[int] | None = None) -> None:
        super().__init__(view, dice)
        self._doubt = doubt
        self._simple = simple_players(view) if simple is None else simple  # how likely, in per cent
        self._chair: i64 = self._seat  # whose search was imagined last
        self._seen = list(self._roots)  # what everybody tries in the searches of the others
        self._seen[self._seat] = Node(0)
        self._columns = Columns(view.board(dice))
        self._named: list[dict[int, int]] = [{} for _ in self._roots]  # by hand, the card that rules of thumb name
        self._likes = [[1.0] * (SLOT + 1) for _ in self._roots]  # how likely a card is, beside others of the hand

    def _iterate(self) -> None:
        self._chair = (self._chair + 1) % len(self._roots)
        if self._chair == self._seat:
            self._chair = (self._chair + 1) % len(self._roots)
        self._dice = step(self._dice)
        world = self._view.board_seen_from(self._chair, self._dice)
        self._dice = step(self._dice)
        self._imagine(world, self._chair, self._seen)
        super()._iterate()

    def _choose(self, world: Board, searching: i64, roots: list[Node], tried: list[Node]) -> None:
        """In another's chair everybody chooses as in the classic search; else the others choose what they like."""
        if searching != self._seat:
            super()._choose(world, searching, roots, tried)
            return
        wished = wishes(world)
        seat: i64 = 0
        while seat < world.players:
            if seat == searching:
                slot = self._select(roots[seat], seat, hand_of(world, seat))
                tried.append(roots[seat].following(seat << SEAT | slot, self._iteration))
            elif self._happens(self._simple[seat]):
                slot = self._simple_choice(world, seat, wished)
            else:
                slot = self._liked(seat, hand_of(world, seat))
            seal(world, seat, slot)
            seat += 1

    def _simple_choice(self, world: Board, seat: i64, wished: list[i64]) -> i64:
        """The card that rules of thumb name, where the hand is known so far that few are to be thought of: these take
        longer than quick ones."""
        hand = hand_of(world, seat)
        if count(hand & ~self._view.known_cards()) > _FEW_HIDDEN or not self._happens(self._guided):
            return self._by_rules_of_thumb(world, seat, wished)
        named = self._named[seat]
        if hand not in named:
            named[hand] = best_card(Outlook(world, seat, hidden_from(world, hand), self._columns))
        return named[hand]

    def _learn(self, tried: list[Node], searching: i64, results: list[float]) -> None:
        """Write a result into all that was tried; in another's chair, also how likely it became."""
        super()._learn(tried, searching, results)
        if searching == self._seat:
            return
        for node in tried:
            seat = node.key >> SEAT
            root = self._seen[seat]
            root.visits += 1
            root.worth += results[seat]
            # How much better than the average of the seat, which is taken for one more try, so that few say little.
            better = (node.worth - float(node.visits) * root.mean()) / float(node.visits + 1)
            self._likes[seat][node.key & SLOT] = exp(better / self._doubt)

    def _liked(self, seat: i64, hand: i64) -> i64:
        """A card of another's hand, as likely as it was found to be."""
        likes = self._likes[seat]
        whole = 0.0
        left = hand
        while left:
            whole += likes[lowest(left)]
            left &= left - 1
        self._dice = step(self._dice)
        mark = whole * float(below(self._dice, _FINE)) / float(_FINE)
        left = hand
        slot = lowest(left)
        mark -= likes[slot]
        while mark >= 0.0 and left & (left - 1):
            left &= left - 1
            slot = lowest(left)
            mark -= likes[slot]
        return slot

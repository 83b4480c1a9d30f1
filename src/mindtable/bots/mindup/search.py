"""Monte Carlo tree search for Mind Up!, where everybody chooses at the same time.

Every seat has a tree of its own, over its own choices: nobody knows what the others choose in the same turn, so each
chooses by what its own cards have brought so far against all that the others tried (decoupled UCT). But the others are
taken to think no further than rules of thumb more often than not: the best answer to perfect players is a poor one to
those who sit at the table. Every iteration draws a world that agrees with what the searching seat knows: hands seen in
earlier rounds are known, the others are dealt anew.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, count, lowest, nth, slots_of
from ...game.chance import below, step
from ...game.contract import Seat
from ...mindup.board import ROUNDS, Board
from ...mindup.notation import seat_letter, text
from ...mindup.questions import hand_of, is_over, total
from ...mindup.round import seal
from ...mindup.view import View
from ..tree import FEW, Node, TreeSearch
from .policy import likely_card, wishes

EXPLORATION: Final = 0.5
HORIZON: Final = 1  # rounds after which the points decide, if the game is not over
COMMON: Final = 60  # so likely, in per cent, it is in every turn that another leaves its tree for rules of thumb
GUIDED: Final = 90  # so many per cent of the choices beyond the trees follow them
SPREAD: Final = 4.0  # points that make up for a factor of e in the chances, for each round still to come
_SEAT: Final = 6  # from this binary digit on, a key is the seat; below, the slot of a card
_SLOT: Final = (1 << _SEAT) - 1


class MindUpSearch(TreeSearch):
    """The search of one choice of one seat."""

    def __init__(
        self,
        view: View,
        dice: i64,
        *,
        exploration: float = EXPLORATION,
        rounds: i64 = HORIZON,
        scale: float = SPREAD,
        guided: i64 = GUIDED,
        common: i64 = COMMON,
    ) -> None:
        super().__init__(dice)
        self._view = view
        self._exploration = exploration
        self._rounds = rounds
        self._scale = scale
        self._guided = guided
        self._common = common
        self._seat: i64 = view.number()
        self._roots = [Node(0) for _ in range(view.board(dice).players)]

    def line(self, longest: int) -> list[tuple[Seat, str]]:
        """The choices that are expected in this turn, where they are clear enough: of others only where all of their
        hand is known, for nobody can choose a card that somebody else may have."""
        known = self._view.known_cards()
        first = self._view.board(self._dice)
        found: list[tuple[Seat, str]] = []
        for seat, root in enumerate(self._roots):
            node = root.most_tried(FEW)
            if node is not None and not hand_of(first, seat) & ~known:
                found.append((seat_letter(seat), text(node.key & _SLOT)))
        return found[:longest]

    def _tried(self) -> list[Node | None]:
        self._iteration += 1
        hand = hand_of(self._view.board(self._dice), self._seat)
        root = self._roots[self._seat]
        return [root.find(self._seat << _SEAT | slot, self._iteration) for slot in slots_of(hand)]

    def _iterate(self) -> None:
        self._dice = step(self._dice)
        world: Board = self._view.board(self._dice)
        self._dice = step(self._dice)
        world.sealed = 0  # nobody knows what the others have chosen, and one may choose anew: all choose in the trees
        last = world.round + self._rounds
        nodes = self._roots.copy()
        path: list[Node] = []
        inside = (1 << world.players) - 1  # the seats that are still in their trees
        while not is_over(world) and world.round < last:
            inside = self._turn(world, nodes, path, inside)
        results = chances(world, self._scale)
        for node in path:
            node.visits += 1
            node.worth += results[node.key >> _SEAT]

    def _turn(self, world: Board, nodes: list[Node], path: list[Node], inside: i64) -> i64:
        """Everybody chooses: in a tree or by rules of thumb. Who is still in a tree."""
        wished = wishes(world)
        seat: i64 = 0
        while seat < world.players:
            if seat != self._seat and self._happens(self._common):
                inside &= ~(1 << seat)
            if inside >> seat & 1:
                slot = self._select(nodes[seat], seat, hand_of(world, seat))
                node = nodes[seat].following(seat << _SEAT | slot, self._iteration)
                nodes[seat] = node
                path.append(node)
                if not node.visits:
                    inside &= ~(1 << seat)
            elif self._happens(self._guided):
                slot = likely_card(world, seat, wished)
            else:
                hand = hand_of(world, seat)
                self._dice = step(self._dice)
                slot = nth(hand, below(self._dice, count(hand)))
            seal(world, seat, slot)
            seat += 1
        return inside

    def _happens(self, chance: i64) -> bool:
        """Whether the dice show what happens so many times of a hundred."""
        self._dice = step(self._dice)
        return below(self._dice, 100) < chance

    def _select(self, node: Node, seat: i64, hand: i64) -> i64:
        """A card: one that was not tried yet if there is any, else the most promising."""
        self._iteration += 1
        most = -1.0
        found: i64 = 0
        untried: i64 = 0
        while hand:
            slot = lowest(hand)
            hand &= hand - 1
            child = node.find(seat << _SEAT | slot, self._iteration)
            if child is None:
                untried |= bit(slot)
            else:
                child.available += 1
                promise = child.promise(self._exploration)
                if promise > most:
                    most = promise
                    found = slot
        if untried:
            self._dice = step(self._dice)
            found = nth(untried, below(self._dice, count(untried)))
        self._iteration += 1
        return found


def chances(board: Board, scale: float) -> list[float]:
    """How likely every seat is to win: who has won, if the game is over; else by the points so far."""
    results: list[float] = []
    seat: i64 = 0
    if is_over(board):
        share = 1.0 / float(count(board.victors))
        while seat < board.players:
            results.append(share if board.victors >> seat & 1 else 0.0)
            seat += 1
        return results
    whole = 0.0
    spread = scale * float(ROUNDS + 1 - board.round)
    while seat < board.players:
        weight = exp(float(total(board, seat)) / spread)
        results.append(weight)
        whole += weight
        seat += 1
    return [weight / whole for weight in results]

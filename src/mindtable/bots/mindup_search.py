"""Monte Carlo tree search for Mind Up!, where everybody chooses at the same time.

Every seat has a tree of its own, over its own choices: nobody knows what the others choose in the same turn, so each
chooses by what its own cards have brought so far against all that the others tried (decoupled UCT). Every iteration
draws a world that agrees with what the searching seat knows: hands seen in earlier rounds are known, the others are
dealt anew.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ..game.bits import bit, count, lowest, nth, slots_of
from ..game.chance import below, step
from ..game.contract import Seat
from ..mindup.board import ROUNDS, Board
from ..mindup.notation import seat_letter, text
from ..mindup.playout import choose_at_random
from ..mindup.questions import hand_of, is_over, total
from ..mindup.round import seal
from ..mindup.view import View
from .tree import FEW, Node, TreeSearch

EXPLORATION: Final = 0.5
HORIZON: Final = 1  # rounds after which the points decide, if the game is not over
SPREAD: Final = 4.0  # points that make up for a factor of e in the chances, for each round still to come


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
    ) -> None:
        super().__init__(dice)
        self._view = view
        self._exploration = exploration
        self._rounds = rounds
        self._scale = scale
        self._grown = False
        self._seat: i64 = view.number()
        self._roots = [Node(0) for _ in range(view.world(dice).players)]

    def line(self, longest: int) -> list[tuple[Seat, str]]:
        """The choices that are expected in this turn, where they are clear enough."""
        found: list[tuple[Seat, str]] = []
        for seat, root in enumerate(self._roots):
            node = root.most_tried(FEW)
            if node is not None:
                found.append((seat_letter(seat), text(node.key)))
        return found[:longest]

    def _tried(self) -> list[Node | None]:
        self._iteration += 1
        hand = hand_of(self._view.world(self._dice), self._seat)
        return [self._roots[self._seat].find(slot, self._iteration) for slot in slots_of(hand)]

    def _iterate(self) -> None:
        self._dice = step(self._dice)
        world: Board = self._view.world(self._dice)
        self._dice = step(self._dice)
        world.sealed = 0  # nobody knows what the others have chosen, and one may choose anew: all choose in the tree
        last = world.round + self._rounds
        nodes = self._roots.copy()
        path: list[Node] = []  # in every turn a node of each seat
        players = world.players
        self._grown = False
        while not self._grown and not is_over(world) and world.round < last:
            seat: i64 = 0
            while seat < players:
                slot = self._select(nodes[seat], hand_of(world, seat))
                node = nodes[seat].following(slot, self._iteration)
                nodes[seat] = node
                path.append(node)
                seal(world, seat, slot)
                seat += 1
        while not is_over(world) and world.round < last:
            self._dice = choose_at_random(world, self._dice)
        results = chances(world, self._scale)
        for place, node in enumerate(path):
            node.visits += 1
            node.worth += results[place % players]

    def _select(self, node: Node, hand: i64) -> i64:
        """A card: one that was not tried yet if there is any, else the most promising."""
        self._iteration += 1
        most = -1.0
        found: i64 = 0
        untried: i64 = 0
        while hand:
            slot = lowest(hand)
            hand &= hand - 1
            child = node.find(slot, self._iteration)
            if child is None:
                untried |= bit(slot)
            else:
                child.available += 1
                promise = child.promise(self._exploration)
                if promise > most:
                    most = promise
                    found = slot
        if untried:
            self._grown = True
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

"""Monte Carlo tree search for Mind Up!, where everybody chooses at the same time.

Every seat has a tree of its own, over its own choices: nobody knows what the others choose in the same turn, so each
chooses by what its own cards have brought so far against all that the others tried (decoupled UCT). Every iteration
draws a world that agrees with what the searching seat knows: hands seen in earlier rounds are known, the others are
dealt anew.
"""

from math import exp
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ..game.bits import bit, count, lowest, nth, slots_of
from ..game.chance import below, step
from ..game.contract import Seat
from ..mindup.board import ROUNDS, Board
from ..mindup.notation import seat_letter, text
from ..mindup.playout import choose_at_random
from ..mindup.questions import choice_of, hand_of, is_over, total
from ..mindup.round import seal
from ..mindup.view import View
from .tree import Node

EXPLORATION: Final = 0.5
HORIZON: Final = 1  # rounds after which the points decide, if the game is not over
SPREAD: Final = 4.0  # points that make up for a factor of e in the chances, for each round still to come
_FEW: Final = 10  # tries say too little to expect a choice
_CLOCK: Final = 8  # iterations between two looks at the clock


class MindUpSearch:
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
        self._view = view
        self._dice = dice
        self._exploration = exploration
        self._rounds = rounds
        self._scale = scale
        self._iteration: i64 = 0
        self._grown = False
        self._seat: i64 = view.number()
        self._roots = [Node(0) for _ in range(view.world(dice).players)]

    def run(self, iterations: i64, seconds: float) -> i64:
        """Search until so many iterations are made or so much time is over; how many were made."""
        end = perf_counter() + seconds
        made: i64 = 0
        while made < iterations:
            self._iterate()
            made += 1
            if made % _CLOCK == 0 and perf_counter() >= end:
                break
        return made

    def visits(self) -> list[int]:
        """How often each legal move was tried, in the order of the view's moves."""
        return [0 if node is None else node.visits for node in self._tried()]

    def chances(self) -> list[float]:
        """How likely each legal move is to win, as far as it was tried."""
        return [0.0 if node is None else node.mean() for node in self._tried()]

    def line(self, longest: int) -> list[tuple[Seat, str]]:
        """The choices that are expected in this turn, where they are clear enough."""
        found: list[tuple[Seat, str]] = []
        for seat, root in enumerate(self._roots):
            node = root.most_tried(_FEW)
            if node is not None:
                found.append((seat_letter(seat), text(node.key)))
        return found[:longest]

    def _tried(self) -> "list[Node | None]":
        self._iteration += 1
        hand = hand_of(self._view.world(self._dice), self._seat)
        return [self._roots[self._seat].find(slot, self._iteration) for slot in slots_of(hand)]

    def _iterate(self) -> None:
        self._dice = step(self._dice)
        world: Board = self._view.world(self._dice)
        self._dice = step(self._dice)
        world.sealed &= ~choice_of(world, self._seat)  # it may be changed
        last = world.round + self._rounds
        nodes = self._roots.copy()
        path: list[Node] = []
        seats: list[i64] = []
        players = world.players
        self._grown = False
        while not self._grown and not is_over(world) and world.round < last:
            sealed = world.sealed
            seat: i64 = 0
            while seat < players:
                choice = sealed & choice_of(world, seat)
                if choice:
                    node = nodes[seat].following(lowest(choice), self._iteration)
                    nodes[seat] = node
                seat += 1
            seat = 0
            while seat < players:
                if not choice_of(world, seat) & sealed:
                    slot = self._select(nodes[seat], hand_of(world, seat))
                    node = nodes[seat].following(slot, self._iteration)
                    nodes[seat] = node
                    path.append(node)
                    seats.append(seat)
                    seal(world, seat, slot)
                seat += 1
        while not is_over(world) and world.round < last:
            self._dice = choose_at_random(world, self._dice)
        results = chances(world, self._scale)
        place: i64 = 0
        while place < len(path):
            path[place].visits += 1
            path[place].worth += results[seats[place]]
            place += 1

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

"""The tree of a search: what was tried, how often, and how it went."""

import gc
from abc import ABC, abstractmethod
from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ..game.contract import Seat

FEW: Final = 10  # tries say too little to expect a move
LOWEST: Final = -1e18  # promise of a move, lower than any
_CLOCK: Final = 8  # iterations between two looks at the clock


class Node:
    """A move in the tree, with the moves that were tried after it.

    `worth` is the sum of what came of it for the side that makes the move, 1 for a win and 0 for a loss;
    `available` counts how often the move could have been made: in some worlds it cannot.
    """

    def __init__(self, key: i64) -> None:
        self.key: Final[i64] = key
        self.visits: i64 = 0
        self.available: i64 = 0
        self.worth: float = 0.0
        self.met: i64 = -1  # in which iteration it was last found legal
        self.move: i64 = 0  # its number then
        self.leaning: float = 0.0  # how likely it seemed before it was tried, beside others
        self.first: Node | None = None  # of the moves after it
        self.next: Node | None = None  # beside it

    def add(self, key: i64) -> "Node":
        """A new move after this one."""
        node = Node(key)
        node.next = self.first
        self.first = node
        return node

    def find(self, key: i64, iteration: i64) -> "Node | None":
        """The move of a key after this one, unless it was found in this iteration already: equal keys are told apart
        by their order."""
        node = self.first
        while node is not None:
            if node.key == key and node.met != iteration:
                node.met = iteration
                return node
            node = node.next
        return None

    def following(self, key: i64, iteration: i64) -> "Node":
        """The move of a key after this one, new if need be."""
        node = self.find(key, iteration)
        if node is None:
            node = self.add(key)
            node.available = 1
        return node

    def after(self, known: "Node | None", key: i64, iteration: i64) -> "Node":
        """The move of a key after this one, new if need be, unless it was found in this iteration already. It is looked
        for behind a move that is known to come before it, and stands there if it is new: where moves are asked for in
        the same order again, each of them is found at once."""
        begin = self.first if known is None else known.next
        node = begin
        while node is not None:
            if node.key == key and node.met != iteration:
                return node
            node = node.next
        node = self.first
        while node is not begin and node is not None:
            if node.key == key and node.met != iteration:
                return node
            node = node.next
        new = Node(key)
        new.next = begin
        if known is None:
            self.first = new
        else:
            known.next = new
        return new

    def most_tried(self, least: i64) -> "Node | None":
        """The move after this one that was tried most, if that was often enough."""
        best: Node | None = None
        most = least - 1
        node = self.first
        while node is not None:
            if node.visits > most:
                most = node.visits
                best = node
            node = node.next
        return best

    def mean(self) -> float:
        """What came of the move on average."""
        return self.worth / float(self.visits) if self.visits else 0.0

    def promise(self, exploration: float) -> float:
        """How much a move deserves to be tried: what it brought, and more the less it was tried while it could
        have been (UCB1 with availability counts)."""
        visits = float(self.visits)
        return self.worth / visits + exploration * sqrt(log(float(self.available)) / visits)

    def weighed(self, exploration: float, untried: float, likely: float) -> float:
        """How much a move deserves to be tried: what it brought, or what one that was not tried is taken for; and more
        the likelier it seemed and the less it was tried (PUCT). `likely` is the part of a leaning that is one chance
        in the world at hand, times the root of all tries there."""
        visits = float(self.visits)
        brought = self.worth / visits if self.visits else untried
        return brought + exploration * self.leaning * likely / (1.0 + visits)


class TreeSearch(ABC):
    """The search of one decision of one seat: iterations grow a tree, and the move tried most is the best."""

    def __init__(self, dice: i64) -> None:
        self._dice = dice
        self._iteration: i64 = 0
        self._in_turn = False  # whether the move of the decision that was tried least is to be tried next

    def run(self, iterations: i64, seconds: float, fair: bool = False) -> i64:
        """Search until so many iterations are made or so much time is over; how many were made. In a fair search every
        second iteration is for the move that was tried least, so that each of them can be judged."""
        end = perf_counter() + seconds
        made: i64 = 0
        is_collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and to look for some among its many nodes takes a tenth of the time
        try:
            while made < iterations:
                self._in_turn = fair and made % 2 == 0
                self._iterate()
                made += 1
                if made % _CLOCK == 0 and perf_counter() >= end:
                    break
        finally:
            if is_collecting:
                gc.enable()
        return made

    def visits(self) -> list[int]:
        """How often each legal move was tried, in the order of the view's moves."""
        return [0 if node is None else node.visits for node in self._tried()]

    def chances(self) -> list[float]:
        """How likely each legal move is to win, as far as it was tried."""
        return [0.0 if node is None else node.mean() for node in self._tried()]

    @abstractmethod
    def prospects(self) -> list[list[float]]:
        """How likely each side is to win after each legal move, as far as it was tried."""

    @abstractmethod
    def line(self, longest: int, place: int = -1) -> list[tuple[Seat, str]]:
        """The moves that are expected, each by a seat, where they are clear enough: after the legal move at a place
        among them, or after the one tried most."""

    @abstractmethod
    def _iterate(self) -> None:
        """Play one imagined game and write its result into the tree."""

    @abstractmethod
    def _tried(self) -> list[Node | None]:
        """The nodes of all legal moves, in the order of the view's moves."""

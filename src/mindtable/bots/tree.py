"""The tree of a search: what was tried, how often, and how it went."""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64


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

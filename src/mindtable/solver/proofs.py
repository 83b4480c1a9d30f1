"""Proof-number search, depth first (df-pn): can one side win, whatever the others and the dice do?

Of every position it is known how many positions, about, are still to be won for a proof, and how many for a disproof.
The search always looks into what takes least, and goes back only when something else takes less.
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from .table import Table

ENDLESS: Final = 0x100000000  # no proof, or no disproof, is possible any more
DEEPEST: Final = 600  # decisions ahead; Python goes no deeper uncompiled


class Node:
    """A position on the way. It is `ours` if the side decides that is to win; dice decide against it."""

    def __init__(self) -> None:
        self.key: i64 = 0
        self.ours: bool = False
        self.proof: i64 = 1
        self.disproof: i64 = 1

    def settle(self, *, won: bool) -> None:
        """Let it be known who wins."""
        self.proof = 0 if won else ENDLESS
        self.disproof = ENDLESS if won else 0


class ProofSearch(ABC):
    """The search for a proof that one side wins. A family says what can follow a position (`_expand`)."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._root = self._new_node()
        self._levels: list[list[Node]] = []  # the nodes that follow each other, used again and again
        self._last: i64 = 0
        self.positions: i64 = 0  # whose moves were tried
        # Whether anything counted as not won that the others need not win: what dice decide, or lies too far ahead.
        self.in_doubt = False

    def run(self, positions: i64) -> None:
        """Search until it is settled, or so many more positions were looked at."""
        self._last = self.positions + positions
        while self.positions < self._last and not self.settled:
            self._search(self._root, 0, ENDLESS, ENDLESS)

    @property
    def settled(self) -> bool:
        """Whether there is nothing left to search."""
        return self._root.proof == 0 or self._root.disproof == 0

    @property
    def proved(self) -> bool:
        """Whether the side wins."""
        return self._root.proof == 0

    @abstractmethod
    def _new_node(self) -> Node:
        """A node of the family, at the position that the search began with."""

    @abstractmethod
    def _expand(self, node: Node, level: i64) -> i64:
        """Make the nodes that follow one those of a level; how many they are. None comes after one that decides."""

    def _spare(self, level: i64, place: i64) -> Node:
        """A node of a level to be used."""
        while len(self._levels) <= level:
            self._levels.append([])
        nodes = self._levels[level]
        while len(nodes) <= place:
            nodes.append(self._new_node())
        return nodes[place]

    def _recall(self, node: Node) -> bool:
        """Take over what is known of a node; false if that is nothing."""
        entry = self._table.find(node.key)
        if entry is None:
            return False
        node.proof = entry.proof
        node.disproof = entry.disproof
        return True

    def _search(self, node: Node, level: i64, most_proof: i64, most_disproof: i64) -> None:
        """Search a node until its proof or its disproof takes more than that."""
        before = self.positions
        self.positions += 1
        number = self._expand(node, level)
        ours = node.ours
        nodes = self._levels[level]
        while True:
            # Whoever decides needs one good move, here called a way; the others have to stop all of them.
            way: i64 = ENDLESS
            next_way: i64 = ENDLESS
            stop: i64 = 0
            open_ways: i64 = 0
            best: i64 = 0
            place: i64 = 0
            while place < number:
                child = nodes[place]
                its_way = child.proof if ours else child.disproof
                its_stop = child.disproof if ours else child.proof
                if its_way < way:
                    next_way = way
                    way = its_way
                    best = place
                elif its_way < next_way:
                    next_way = its_way
                stop = max(stop, its_stop)
                if its_stop:
                    open_ways += 1
                place += 1
            # The longest of them counts, and one for each other: many lead to the same positions.
            if open_ways and stop < ENDLESS:
                stop += open_ways - 1
            node.proof = way if ours else stop
            node.disproof = stop if ours else way
            if node.proof >= most_proof or node.disproof >= most_disproof or self.positions >= self._last:
                break
            child = nodes[best]
            most_way = most_proof if ours else most_disproof
            most_stop = most_disproof if ours else most_proof
            enough = next_way + next_way // 4 + 1  # a little more than the next best takes, else one goes to and fro
            most_way = min(most_way, enough)
            if most_stop < ENDLESS:
                most_stop += (child.disproof if ours else child.proof) - stop
            if ours:
                self._search(child, level + 1, most_way, most_stop)
            else:
                self._search(child, level + 1, most_stop, most_way)
        self._table.keep(node.key, node.proof, node.disproof, self.positions - before)

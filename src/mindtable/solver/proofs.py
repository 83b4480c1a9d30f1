"""Proof-number search, depth first (df-pn): can one side win, whatever the others and the dice do?

Of every position it is known how many positions, about, are still to be won for a proof, and how many for a disproof.
The search always looks into what takes least, and goes back only when something else takes less.
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from .table import ENDLESS, NOTHING_FOUND, Table, disproof_of, proof_of

DEEPEST: Final = 600  # decisions ahead; Python goes no deeper uncompiled


class Node:
    """A position on the way. It is `ours` if the side decides that is to win; dice decide against it."""

    def __init__(self) -> None:
        self.key: i64 = 0
        self.shelf: i64 = 0  # of the table
        self.ours: bool = False
        self.proof: i64 = 0
        self.disproof: i64 = 0
        self.looked_up: bool = False  # and its key and shelf are found
        self.known: bool = False  # it was searched before

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
        """Make the nodes that follow one those of a level; how many they are. One that decides stands alone."""

    @abstractmethod
    def _key_of(self, node: Node) -> i64:
        """The number by which a node is told apart from others."""

    @abstractmethod
    def _shelf_of(self, node: Node) -> i64:
        """A number that is the same for most of the nodes that are searched one after the other."""

    def _nodes(self, level: i64) -> list[Node]:
        """The nodes of a level, to be used."""
        while len(self._levels) <= level:
            self._levels.append([])
        return self._levels[level]

    def _spare(self, nodes: list[Node], place: i64) -> Node:
        """The node of a place, to be used."""
        if len(nodes) <= place:
            nodes.append(self._new_node())
        return nodes[place]

    def _recall(self, node: Node) -> bool:
        """Look up a node and take over what is known of it; false if that is nothing."""
        self._locate(node)
        return self._look_up(node)

    def _locate(self, node: Node) -> None:
        """Find out where in the table a node is looked for."""
        node.key = self._key_of(node)
        node.shelf = self._shelf_of(node)

    def _look_up(self, node: Node) -> bool:
        """The same for a node that is located."""
        node.looked_up = True
        found = self._table.find(node.key, node.shelf)
        if found == NOTHING_FOUND:
            return False
        node.known = True
        node.proof = proof_of(found)
        node.disproof = disproof_of(found)
        return True

    def _recall_all(self, number: i64, level: i64) -> None:
        """Look up the first so many nodes of a level, as far as they are not settled.

        All keys come first: with nothing between them, the processor waits for several pieces of memory at a time.
        """
        nodes = self._levels[level]
        place: i64 = 0
        while place < number:
            node = nodes[place]
            if node.proof and node.disproof:
                self._locate(node)
            place += 1
        place = 0
        while place < number:
            node = nodes[place]
            if node.proof and node.disproof:
                self._look_up(node)
            place += 1

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
                stop = min(stop + open_ways - 1, ENDLESS - 1)
            node.proof = way if ours else stop
            node.disproof = stop if ours else way
            if node.proof >= most_proof or node.disproof >= most_disproof or self.positions >= self._last:
                break
            child = nodes[best]
            if not child.looked_up and self._recall(child):  # only now, for memory is slow and few are known
                continue
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
        self._table.keep(node.key, node.shelf, node.proof, node.disproof, self.positions - before)

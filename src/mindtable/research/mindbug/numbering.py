"""The numbers of acts, and of the rows of cards in observations, for a deck and a number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ...mindbug.cards import CARDS
from ...mindbug.mode import Mode
from ...mindbug.notation import ACCEPTING, DECLINING
from ...mindbug.tables import ACTION_EFFECT, BRANCHES, FIRST_SIDE, NEXT_STAGE
from ...mindbug.words import Keyword

SEAT_WORDS: Final = {2: ("own", "other"), 4: ("own", "left", "mate", "right")}
PLAIN: Final = tuple(dict.fromkeys((*ACCEPTING.values(), *DECLINING.values())))
BRANCH_WORDS: Final = tuple(dict.fromkeys(word for branch in BRANCHES for word in branch))
NO_NUMBER: Final = -1


class Numbering:
    """Acts as texts in the order of their numbers, and for every face of the deck where its numbers begin.

    An act names a card, whose it is as seen from who decides, and which of several such cards in one place it is, by
    the order of their rows in the observation.
    """

    def __init__(self, mode: Mode, deck: Sequence[int]) -> None:
        self.words: Final = SEAT_WORDS[mode.seats]
        copies = Counter(deck)
        self.cards: Final = sorted(copies)
        self.copies: Final = [copies[face] for face in self.cards]
        self.forms: Final = [_forms(face) for face in self.cards]
        self.texts: Final[list[str]] = []
        self.plain: Final = self._add(PLAIN)
        self.seats: Final = self._add([f"choose seat {word}" for word in self.words])
        self.keywords: Final = self._add([f"choose keyword {keyword.value}" for keyword in Keyword])
        self.play: Final = self._add([f"play {CARDS[face].id}" for face in self.cards])
        creatures = self._creatures(acting=False)
        self.attack: Final = self._add([f"attack {name}" for name in creatures])
        self.block: Final = self._add([f"block {name}" for name in creatures])
        opponents = [word for seat, word in enumerate(self.words) if seat % 2]
        self.hunt: Final = self._add([f"hunt {_at(name, word)}" for word in opponents for name in creatures])
        self.choose: Final = self._add([f"choose {_at(name, word)}" for word in self.words for name in creatures])
        self.resolve: Final = self._add([f"resolve {_at(name, word)}" for word in self.words for name in creatures])
        self.act: Final = self._add([f"action {name}" for name in self._creatures(acting=True)])
        self.creatures: Final = len(creatures)
        # Last, because cards of other sets may bring more of them.
        self.branches: Final = self._add([f"choose effect {word}" for word in BRANCH_WORDS])

    def _add(self, texts: Sequence[str]) -> int:
        """Give the next numbers to some acts; the first of them."""
        first = len(self.texts)
        self.texts.extend(texts)
        return first

    def _creatures(self, *, acting: bool) -> list[str]:
        return [
            name if copy == 1 else f"{name}#{copy}"
            for forms, copies in zip(self.forms, self.copies, strict=True)
            for name in _ids(forms, acting)
            for copy in range(1, copies + 1)
        ]

    def by_face(self, *, acting: bool = False) -> list[int]:
        """For every face where the creatures with its id begin among all, or among those with an Action."""
        found = [NO_NUMBER] * len(CARDS)
        number = 0
        for forms, copies in zip(self.forms, self.copies, strict=True):
            for name in _ids(forms, acting):
                for face in forms:
                    if CARDS[face].id == name:
                        found[face] = number
                number += copies
        return found


def _forms(card: int) -> list[int]:
    """All faces that a card may have: its stages, then its sides."""
    forms = [card]
    while NEXT_STAGE[forms[-1]]:
        forms.append(NEXT_STAGE[forms[-1]])
    return [*forms, *([FIRST_SIDE[card], FIRST_SIDE[card] + 1] if FIRST_SIDE[card] else [])]


def _ids(forms: list[int], acting: bool) -> list[str]:
    return list(dict.fromkeys(CARDS[face].id for face in forms if not acting or ACTION_EFFECT[face]))


def _at(name: str, word: str) -> str:
    """A card with whose it is before which of several it is: gorillion@other#2."""
    card, hash_sign, copy = name.partition("#")
    return f"{card}@{word}{hash_sign}{copy}"

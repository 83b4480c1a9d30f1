"""Games of Tag Team: the questions that only four are asked, and those that look different with four."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from tests.browser.measure.duels import FEW, HELD, LEFT, MINE, THEIRS, some
from tests.browser.measure.states import State, played


def _seat(cards: list[Any], creatures: list[Any], **more: Any) -> dict[str, Any]:
    return {"hand": cards, "play": creatures, "discard": list(LEFT[:3]), "draw": ["gorillion"] * 2, **more}


def _questions(hand: int, mine: int, theirs: int) -> Iterator[State]:
    """A plays with C; the creatures of a side lie before both who play together, the opponents' half and half."""
    counts = (hand, mine, theirs)
    left = max(1, theirs // 2)
    table = {
        "A": _seat(some(HELD, hand), some(MINE, mine)),
        "B": _seat(["brain-fly", "gorillion"], some(THEIRS, left)),
        "C": _seat(["koibra", "luchataur"], some(MINE[::-1], min(theirs, 8 - mine))),
        "D": _seat(["soul-manipulator", "gorillion"], some(("kangasaurus-rex", *THEIRS[2:]), max(1, theirs - left))),
    }

    def asked(kind: str, turn: str, *moves: str, seat: str = "A", **changed: Any) -> Iterator[State]:
        seats = {letter: {**fields, **changed.get(letter, {})} for letter, fields in table.items()}
        return played("tag-team", kind, counts, {"turn": turn, **seats}, *moves, seat=seat)

    yield from asked("turn", "A")
    yield from asked("waiting", "B")
    yield from asked("waiting", "C")
    yield from asked("watching", "A", seat="")
    yield from asked("block first", "D", "attack kangasaurus-rex")
    yield from asked("block second", "B", "attack kangasaurus-rex", "?no block")
    yield from asked("mindbug", "D", "play soul-manipulator")
    yield from asked("mindfrog", "C", "play koibra", "?pass")
    helpless: dict[str, Any] = {seat: {"mindbugs": 0, "mindfrogs": 0} for seat in "BCD"}
    bazoocarrot = {"play": some(MINE, mine, "bazoocarrot")}
    yield from asked("player", "A", "attack bazoocarrot", A=bazoocarrot)
    draculeech = {"play": some(MINE, mine, "count-draculeech")}
    yield from asked("creature", "A", "attack count-draculeech", A=draculeech, **helpless)
    dragon = {"hand": some(HELD, hand, "compost-dragon")}
    yield from asked("pile", "A", "play compost-dragon", A=dragon, **helpless)


def _sighting() -> Iterator[State]:
    """Everybody has seen Luchataur go to the hand of C; then C gave A a card."""
    none = {"mindbugs": 0, "mindfrogs": 0}
    document = {
        "turn": "C",
        "A": {"hand": ["buddy-barrel", "brain-fly"], "play": some(MINE, 3), **none},
        "B": {"hand": ["rhino-turtle"], "play": some(THEIRS, 5), **none},
        "C": {"hand": ["killer-bee", "giraffodile"], "discard": ["luchataur"], "play": some(MINE, 3), **none},
        "D": {"hand": ["shark-dog", "plated-scorpion"], "play": some(THEIRS, 3), **none},
    }
    moves = ("play giraffodile", "play shark-dog", "?done", "play buddy-barrel", "choose killer-bee", "no")
    for seat in "BD":
        yield from played("tag-team", "waiting", (1, 5, 6), document, *moves, seat=seat)


def teams() -> list[State]:
    """All of them."""
    return [*chain.from_iterable(_questions(*counts) for counts in FEW), *_sighting()]

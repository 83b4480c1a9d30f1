"""Duels: every question, with few and many cards. They have the longest names and texts in each language, several
keywords, boosts, stages, changed power and exhausted creatures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, cycle, islice
from typing import Any

from tests.browser.measure.states import State, played

HELD = (
    *("soul-manipulator", "koibra", "luchataur", "goat-dragon", "sharky-crab-dog-mummypus"),
    *("blessed-tiger-squirrel", "goreagle-alpha", "captain-hippo", "solar-bear", "dr-orange-u-tan"),
)
MINE: tuple[Any, ...] = (
    "infernostrich",
    {"card": "rhino-turtle", "exhausted": True},
    "sharky-crab-dog-mummypus",
    {"card": "sea-rex", "boosts": ["koibra", "catalisk"]},
    "goreagle-alpha",
    "frog-prophet",
    "hungry-hungry-hamster",
    "froblin-instigator",
)
THEIRS: tuple[Any, ...] = (
    "kangasaurus-rex",
    "elephantopus",
    "creep-from-the-deep",
    {"card": "plated-scorpion", "exhausted": True},
    {"card": "tusked-extorter", "boosts": ["koibra"]},
    "shield-bugs",
    "veteran-penguin",
    "blessed-axolotl-healer",
)
LEFT = ("strange-barrel", "mysterious-mermaid", "hungry-hungry-hamster", "spider-owl", "compost-dragon", "gorillion")
# In hand, mine in play, theirs in play.
FEW = ((1, 1, 1), (3, 2, 8), (5, 4, 3), (6, 8, 8), (7, 3, 6), (10, 6, 2), (0, 5, 7))


def some(cards: Sequence[Any], count: int, *before: Any) -> list[Any]:
    """So many cards: some that are needed, then from a list, which is repeated if it is short."""
    return [*before, *islice(cycle(cards), max(0, count - len(before)))]


def _side(cards: list[Any], creatures: list[Any], **more: Any) -> dict[str, Any]:
    drawn = ["gorillion"] * 5
    return {"hand": cards, "play": creatures, "discard": list(LEFT), "draw": drawn, "mindbugs": 1, **more}


def _turns() -> Iterator[State]:
    """One's own turn, with every number of cards and of creatures, and every second pair of them."""
    for hand in (*range(1, 11), 0):
        fewest = hand % 2 if hand else 2  # who has neither cards nor creatures has lost
        for mine in range(fewest, 9, 2):
            theirs = (5 * mine + hand) % 9
            yield from played(
                "duel",
                "turn",
                (hand, mine, theirs),
                {"A": _side(some(HELD, hand), some(MINE, mine)), "B": _side(["brain-fly"], some(THEIRS, theirs))},
            )


def _questions(hand: int, mine: int, theirs: int) -> Iterator[State]:
    """Everything else that can be asked."""
    counts = (hand, mine, theirs)
    held, my, their = some(HELD, hand), some(MINE, mine), some(THEIRS, theirs)
    me, them = _side(held, my), _side(["brain-fly"], their)
    unprotected = {**them, "mindbugs": 0}

    def asked(kind: str, document: dict[str, Any], *moves: str, seat: str = "A") -> Iterator[State]:
        return played("duel", kind, counts, document, *moves, seat=seat)

    yield from asked("block", {"turn": "B", "A": me, "B": them}, "attack kangasaurus-rex")
    weak = some((*THEIRS[:1], *THEIRS[2:]), theirs)
    yield from asked("block anything", {"turn": "B", "A": me, "B": {**them, "play": weak}}, "attack kangasaurus-rex")
    for card in ("soul-manipulator", "luchataur"):
        playing = {**them, "hand": [card, "brain-fly"]}
        yield from asked(f"mindbug {card}", {"turn": "B", "A": me, "B": playing}, f"play {card}")
    bomber = {**unprotected, "hand": ["ferret-bomber", "brain-fly"]}
    yield from asked("discard", {"turn": "B", "A": {**me, "mindbugs": 0}, "B": bomber}, "play ferret-bomber")
    yield from asked("told", {"turn": "B", "A": me, "B": them}, "attack kangasaurus-rex", "?no block")
    yield from asked("waiting", {"turn": "B", "A": me, "B": them})
    yield from asked("watching", {"turn": "A", "A": me, "B": them}, seat="")
    mystique = {**me, "play": some(MINE, mine, "madam-mystique")}
    blocked = ("attack kangasaurus-rex", "block madam-mystique")
    yield from asked("keyword", {"turn": "B", "A": mystique, "B": {**them, "play": weak}}, *blocked)

    def mine_with(card: str) -> dict[str, Any]:
        return {"A": {**me, "play": some(MINE, mine, card)}, "B": unprotected}

    def hand_with(card: str) -> dict[str, Any]:
        return {"A": {**me, "hand": some(HELD, hand, card)}, "B": unprotected}

    yield from asked("creature", mine_with("count-draculeech"), "attack count-draculeech")
    yield from asked("hunt", mine_with("killer-bee"), "attack killer-bee")
    yield from asked("again", mine_with("luchataur"), "attack luchataur", "?no block")
    yield from asked("pile", hand_with("compost-dragon"), "play compost-dragon")
    yield from asked("enemy", hand_with("brain-fly"), "play brain-fly")
    yield from asked("may", hand_with("dr-orange-u-tan"), "play dr-orange-u-tan")
    yield from asked("or", hand_with("goat-dragon"), "play goat-dragon")
    falling = mine_with("catalisk")
    yield from asked("order", {**falling, "B": {**unprotected, "draw": ["rockyphant", "peacasus"]}}, "attack catalisk")


def duels() -> list[State]:
    """All of them."""
    return [*_turns(), *chain.from_iterable(_questions(*counts) for counts in FEW)]

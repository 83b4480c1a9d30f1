"""What a decision of Mindbug was an occasion for: to use a Mindbug, to play a card, to attack, to block."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...lab.habits import CARD, Occasion
from ...mindbug.notation import Words, parse
from ...mindbug.sight import Sight
from ...mindbug.view import View

TAKE: Final = "take"
_VERBS: Final = {"turn": ("play", "attack"), "block": ("block",)}  # which are habits, too, by question
# What else habits are counted by, and from which number on it is “or more”.
_BY: Final = {
    TAKE: ("life", "their-life", "mindbugs", "their-mindbugs", "left"),
    "play": ("their-mindbugs", "left"),
    "attack": ("life", "their-life"),
    "block": ("life", "their-life"),
}
HABITS: Final = tuple(_BY)
_MANY: Final = {"life": 4, "their-life": 4, "mindbugs": 2, "their-mindbugs": 2, "left": 8}


def occasions(view: View, liked: int) -> Iterator[Occasion]:
    """What a decision was an occasion for, if one of its moves is what is done."""
    sight = view.sight
    moves = [parse(move.text) for move in view.moves()]
    done = moves[liked]
    if sight.question == "mindbug":
        assert sight.shown is not None
        yield Occasion(TAKE, CARD, sight.shown, done.verb == "mindbug")
        yield from _by_numbers(sight, TAKE, done.verb == "mindbug")
    for verb in _VERBS.get(sight.question, ()):
        yield from _of_cards(verb, moves, done)
        if any(move.verb == verb for move in moves):
            yield from _by_numbers(sight, verb, done.verb == verb)


def _of_cards(verb: str, moves: list[Words], done: Words) -> Iterator[Occasion]:
    """A chance for every card that may be used in a way: for two of the same card one."""
    for card in dict.fromkeys(move.card for move in moves if move.verb == verb and move.card):
        yield Occasion(verb, CARD, card, done.verb == verb and done.card == card)


def _by_numbers(sight: Sight, habit: str, done: bool) -> Iterator[Occasion]:
    assert sight.seat is not None
    me = sight.player(sight.seat)
    side = next(side for side in sight.sides if sight.seat in side)
    others = [player for player in sight.players if player.seat not in side]
    numbers = {
        "life": me.life,
        "their-life": others[0].life,
        "mindbugs": me.mindbugs,
        "their-mindbugs": sum(player.mindbugs for player in others),
        "left": len(me.hand) + me.draw_pile,
    }
    for by in _BY[habit]:
        most = _MANY[by]
        yield Occasion(habit, by, f"{most}+" if numbers[by] >= most else str(numbers[by]), done)

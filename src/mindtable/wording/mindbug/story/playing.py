"""Cards that are played, who takes them, and how turns and games end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ....game.contract import Event
from ....mindbug.events import (
    ActionUsed,
    CardRevealed,
    CardShown,
    GameWon,
    MindbugDeclined,
    MindbugImpossible,
    MindbugUsed,
    MindfrogDeclined,
    MindfrogUsed,
    OutOfActions,
    RaceWon,
    TurnRepeated,
    TurnSkipped,
)
from ...phrases import list_phrase
from .passages import Passages


def _revealed(passages: Passages, events: Sequence[CardRevealed]) -> None:
    """The last card that was revealed for each: what decides who begins."""
    last = {event.seat: event.card for event in events}
    by_player = [
        passages.language.phrase("story-revealed-by", card=passages.card(card), player=passages.player(seat))
        for seat, card in last.items()
    ]
    passages.begin(None)
    passages.say("story-revealed", cards=list_phrase(passages.language, by_player, end="and"))


def _shown(passages: Passages, events: Sequence[CardShown]) -> None:
    [event] = events
    passages.shown = event.card
    passages.passed = ()
    passages.begin(event.seat)
    passages.say("story-played", player=passages.player(event.seat), card=passages.card(event.card))


# --- who takes it ----------------------------------------------------------------------------------


def _not_taken(passages: Passages, events: Sequence[MindbugDeclined | MindfrogDeclined | MindbugImpossible]) -> None:
    passages.passed += tuple(events)


def finish(passages: Passages) -> None:
    """Tell who has not taken the card shown, as far as they were asked."""
    asked = [event for event in passages.passed if not isinstance(event, MindbugImpossible)]
    if len(asked) > 1 and passages.shown is None:
        passages.say("story-passed-by-all")
    else:
        for event in asked:
            _say_passed(passages, event)
    for event in passages.passed:
        if isinstance(event, MindbugImpossible) and (len(passages.names) == 2 or event.seat == passages.reader):
            player = passages.player(event.seat)
            if event.by is None:
                passages.say("story-no-mindbug-left", player=player)
            else:
                passages.say("story-mindbug-forbidden", player=player, by=passages.card(event.by))
    passages.passed = ()


def _say_passed(passages: Passages, event: Event) -> None:
    if isinstance(event, MindbugDeclined | MindfrogDeclined):
        passages.say("story-passed", player=passages.player(event.seat))


def has_entered(passages: Passages, card: str) -> bool:
    """Whether a card that comes into play is the one that was played, of which nothing more has to be said."""
    if card != passages.shown:
        return False
    passages.shown = None
    finish(passages)
    return True


def _taken(passages: Passages, events: Sequence[MindbugUsed | MindfrogUsed]) -> None:
    [event] = events
    for passed in passages.passed:
        if isinstance(passed, MindbugDeclined | MindfrogDeclined) and passed.seat == passages.reader:
            _say_passed(passages, passed)
    passages.passed = ()
    kind = "story-mindbug-used" if isinstance(event, MindbugUsed) else "story-mindfrog-used"
    passages.say(kind, player=passages.player(event.seat), left=event.left)


def _repeated(passages: Passages, events: Sequence[TurnRepeated]) -> None:
    """It follows from what was told before, and says nothing without it."""
    [event] = events
    passages.say("story-plays-again", player=passages.player(event.seat))


# --- other turns, and the end ----------------------------------------------------------------------


def _action_used(passages: Passages, events: Sequence[ActionUsed]) -> None:
    [event] = events
    passages.begin(event.seat)
    passages.say("story-action-used", player=passages.player(event.seat), card=passages.card(event.card))


def _out_of_actions(passages: Passages, events: Sequence[OutOfActions]) -> None:
    [event] = events
    passages.begin(event.seat)
    passages.say("story-out-of-actions", player=passages.player(event.seat))


def _skipped(passages: Passages, events: Sequence[TurnSkipped]) -> None:
    [event] = events
    passages.say("story-turn-skipped", player=passages.player(event.seat))


def _race_won(passages: Passages, events: Sequence[RaceWon]) -> None:
    [event] = events
    passages.begin(event.seat)
    passages.say("story-race-won", card=passages.owned(event.card, event.seat))


def _won(passages: Passages, events: Sequence[GameWon]) -> None:
    [event] = events
    passages.begin(event.seat)
    passages.say("story-won", player=passages.team(event.seat, event.teammate))


TOLD: Final[Mapping[type[Event], Callable[[Passages, Sequence[Any]], None]]] = {
    CardRevealed: _revealed,
    CardShown: _shown,
    MindbugDeclined: _not_taken,
    MindfrogDeclined: _not_taken,
    MindbugImpossible: _not_taken,
    MindbugUsed: _taken,
    MindfrogUsed: _taken,
    TurnRepeated: _repeated,
    ActionUsed: _action_used,
    OutOfActions: _out_of_actions,
    TurnSkipped: _skipped,
    RaceWon: _race_won,
    GameWon: _won,
}

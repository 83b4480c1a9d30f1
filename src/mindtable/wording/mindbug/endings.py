"""How a game of Mindbug ended, in words, as told to the seat whose sight it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...game.contract import Event, Seat
from ...mindbug.board import LONGEST_GAME
from ...mindbug.events import EffectBegan, OutOfActions, RaceWon
from ...mindbug.sight import Sight
from ..language import Language
from ..phrases import every_one
from .nouns import card_phrase

Names = Mapping[Seat, str]


def who_won(language: Language, winners: Sequence[Seat], viewer: Seat | None, names: Names) -> str:
    """Who won, alone or as a team."""
    if viewer in winners:
        return language.say("terminal-you-win")
    message = "terminal-wins" if len(winners) == 1 else "terminal-team-wins"
    won = language.say(message, name=every_one(language, [names[seat] for seat in winners]))
    return won if viewer is None else f"{language.say('terminal-you-lose')} {won}"


def why_won(language: Language, sight: Sight, told: Sequence[Event], names: Names) -> str:
    """Why the game is over; `told` is what came of the last move. "" if that does not tell it."""
    losers = [player for player in sight.players if player.seat not in sight.winners]
    cause = ""
    if losers[0].life == 0:
        cause = "life"  # M3.1, T2.4
    elif race := [event.card for event in told if isinstance(event, RaceWon)]:
        return _by_card(language, race)  # J40
    elif any(isinstance(event, OutOfActions) for event in told):
        cause = "actions"  # M3.2, T2.3
    if cause:
        team = "" if len(losers) == 1 else "-team"
        you = "-you" if sight.seat in [player.seat for player in losers] else ""
        who = every_one(language, [names[player.seat] for player in losers])
        return language.say(f"terminal-why-{cause}{team}{you}", name=who)
    if sight.turn_number > LONGEST_GAME:  # J54
        return language.say("terminal-why-turns", count=LONGEST_GAME)
    return _by_card(language, [event.card for event in told if isinstance(event, EffectBegan)])  # M3.3


def _by_card(language: Language, cards: Sequence[str]) -> str:
    """The last one of some cards has ended the game."""
    return language.say("terminal-why-effect", card=card_phrase(language, cards[-1]).text) if cards else ""

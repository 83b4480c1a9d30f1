"""What the coach whispers in a real game: one short sentence on what matters now, from what the seat knows."""

from __future__ import annotations

from typing import Final

from ...mindbug.cards import CARDS, FACES
from ...mindbug.sight import Fate, Sight
from ...mindbug.view import View
from ..family import Whisper

_STRONG: Final = 8  # power from which on a card is mostly worth a Mindbug


def whisper(view: View) -> Whisper | None:
    """What is worth a whisper; None if nothing is."""
    sight = view.sight
    if sight.seat is None or sight.seat not in view.to_decide:
        return None
    if sight.question == "mindbug":
        return _on_card(sight)
    if sight.question == "block":
        return _on_attack(view)
    return _on_turn(view) if sight.question == "turn" else None


def _on_card(sight: Sight) -> Whisper | None:
    """Whether the card that is played is worth a Mindbug."""
    if sight.shown is None:
        return None
    card = CARDS[FACES[sight.shown]]
    if card.power >= _STRONG:
        return Whisper("whisper-take", sight.shown)
    return Whisper("whisper-read" if card.abilities else "whisper-keep", sight.shown)


def _on_attack(view: View) -> Whisper | None:
    """Who would win the fight."""
    sight = view.sight
    assert sight.seat is not None, "somebody is asked to block"
    if sight.attacker is None:
        return None
    able = [one for one in view.blockers(sight.attacker) if one.seat == sight.seat]
    safe = [one for one in able if view.combat(sight.attacker, one).blocker is not Fate.FALLS]
    if safe:
        return Whisper("whisper-blocker", safe[0].card)
    return Whisper("whisper-last-life" if sight.player(sight.seat).life == 1 else "whisper-no-block")


def _on_turn(view: View) -> Whisper | None:
    """Whether an attack gets through, or something should come into play first."""
    sight = view.sight
    assert sight.seat is not None, "somebody has a turn"
    mine = sight.player(sight.seat).creatures
    free = [one for one in mine if not view.blockers(one)]
    if free:
        return Whisper("whisper-unblocked", free[0].card)
    return None if mine else Whisper("whisper-no-creature")

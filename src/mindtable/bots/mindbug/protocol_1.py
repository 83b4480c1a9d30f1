"""The fields of a view as programs of protocol 1 know them: fewer than a sight has, and some by other names."""

from __future__ import annotations

from typing import Any

from ...mindbug.sight import CreatureSight, EffectSight, PlayerSight, Sight


def fields(sight: Sight) -> dict[str, Any]:
    """What was sent to programs before there were sights."""
    return {
        "game": sight.game,
        "mode": sight.mode,
        "teams": [list(side) for side in sight.sides],
        "seat": sight.seat,
        "turn": sight.turn,
        "turn_number": sight.turn_number,
        "to_decide": list(sight.to_decide),
        "question": sight.question,
        "effect": _effect(sight.effect, sight.seat in sight.to_decide) if sight.effect else None,
        "moves": list(sight.moves),
        "shown": sight.shown,
        "attacker": _named(sight.attacker),
        "blocker": _named(sight.blocker),
        "asking": [{"seat": one.seat, "question": one.question, "able": one.able} for one in sight.asking],
        "turning": sight.turning,
        "winners": list(sight.winners),
        "unused": {"count": sight.unused.count, "known": list(sight.unused.known)},
        "sightings": [{"card": one.card, "places": list(one.places)} for one in sight.sightings],
        "seats": {player.seat: _player(player) for player in sight.players},
    }


def _player(player: PlayerSight) -> dict[str, Any]:
    return {
        "life": player.life,
        "mindbugs": player.mindbugs,
        "mindfrogs": player.mindfrogs,
        "hand": list(player.hand),
        "draw": player.draw_pile,
        "play": [_creature(creature) for creature in player.creatures],
        "discard": list(player.discard_pile),
    }


def _creature(creature: CreatureSight) -> dict[str, Any]:
    return {
        "card": creature.card,
        "power": creature.power,
        "printed": creature.printed_power,
        "keywords": [keyword.value for keyword in creature.keywords],
        "exhausted": creature.exhausted,
        "attacking": creature.attacking,
        "blocking": creature.blocking,
        "boosts": list(creature.boosts),
    }


def _named(creature: CreatureSight | None) -> dict[str, str] | None:
    return {"card": creature.card, "seat": creature.seat} if creature else None


def _effect(effect: EffectSight, decides: bool) -> dict[str, Any]:
    """Only who decides was told of the cards chosen so far."""
    return {
        "card": effect.card,
        "seat": effect.seat,
        "giver": effect.giver,
        "trigger": effect.trigger.value,
        "doing": effect.doing,
        "amount": effect.amount,
        "given": effect.given,
        "among": effect.among,
        "chosen": [card for card in effect.chosen if card is not None] if decides else [],
    }

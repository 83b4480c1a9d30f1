"""The fields of a view as programs of protocol 1 know them: fewer than a sight has, and some by other names."""

from __future__ import annotations

from typing import Any

from ...mindup.sight import PlayerSight, Sight


def fields(sight: Sight) -> dict[str, Any]:
    """What was sent to programs before there were sights."""
    return {
        "game": sight.game,
        "seat": sight.seat,
        "to_decide": list(sight.to_decide),
        "question": sight.question,
        "moves": list(sight.moves),
        "choice": sight.choice,
        "round": sight.round,
        "columns": list(sight.columns),
        "row": list(sight.row),
        "objectives": list(sight.objectives),
        "deck": sight.deck,
        "winners": list(sight.winners),
        "seats": {player.seat: _player(player) for player in sight.players},
    }


def _player(player: PlayerSight) -> dict[str, Any]:
    return {
        "scores": list(player.scores),
        "points": player.points,
        "columns": [
            {"colour": column.colour, "value": column.value, "cards": list(column.cards)} for column in player.columns
        ],
        "hand": list(player.hand),
        "has_chosen": player.has_chosen,
    }

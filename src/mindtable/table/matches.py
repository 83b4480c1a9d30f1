"""Best of several games: who has won how many of them, from one rematch to the next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ..game.contract import Seat
from ..store import Agreement
from .as_it_stands import AsItStands
from .present.scene import Scene

_BETWEEN: Final = ":"  # the numbers of games won, in the order of the seats


def won_in(table: AsItStands) -> dict[Seat, int]:
    """How many games of the match each seat has won, this one among them."""
    kept = table.begun.agreement.won.split(_BETWEEN)
    is_whole = len(kept) == len(table.seats) and all(one.isdecimal() for one in kept)
    before = map(int, kept) if is_whole else (0 for _ in table.seats)
    return {seat: won + (seat in table.winners) for seat, won in zip(table.seats, before, strict=True)}


def is_match(table: AsItStands) -> bool:
    """Whether a game is one of several."""
    return table.begun.agreement.best_of > 1


def is_decided(table: AsItStands) -> bool:
    """Whether somebody has won most of the games that a match can have."""
    return max(won_in(table).values()) > table.begun.agreement.best_of // 2


def agreed_next(table: AsItStands) -> Agreement:
    """What holds for the game that follows, in which everybody has moved on by one chair: a match goes on with what was
    won in it; one that is decided begins anew."""
    agreement = replace(table.begun.agreement, follows=True)
    if not is_match(table) or is_decided(table):
        return replace(agreement, won="")
    won = list(won_in(table).values())
    return replace(agreement, won=_BETWEEN.join(map(str, [*won[-1:], *won[:-1]])))


def score_in(table: AsItStands, scene: Scene[Any]) -> str:
    """How a match stands, for the viewer of a scene; "" of a game that stands by itself."""
    if not is_match(table):
        return ""
    won = won_in(table)
    sides = sorted(table.position.sides, key=lambda side: scene.reader not in side)
    if len(sides) == 2:
        score = " : ".join(str(won[side[0]]) for side in sides)
    else:
        score = " · ".join(f"{scene.named(side)} {won[side[0]]}" for side in sides)
    return scene.say("lobby-match", games=table.begun.agreement.best_of, score=score)

"""Thinkers who assess decisions at once, by nothing but the order of the moves, for tests of what is made of it."""

from __future__ import annotations

import asyncio
import json

from mindtable.games import game_named
from mindtable.review import Assessment, Option
from mindtable.review.assessing import version_for
from mindtable.table.thoughts import Lane, Wanted, Whose, thought


class Assessing:
    """The first move is the best one, and each after it loses ten points more. They can be held up, or fail."""

    def __init__(self) -> None:
        self.thought: list[Wanted] = []
        self.is_failing = False
        self.go = asyncio.Event()
        self.go.set()

    def prepare(self, _weight: float) -> None:
        pass

    async def has_room(self, _lane: Lane, _whose: Whose) -> bool:
        return True

    async def think(self, wanted: Wanted) -> str:
        if wanted.task == "move":
            return thought(wanted)
        self.thought.append(wanted)
        await self.go.wait()
        if self.is_failing:
            raise RuntimeError("no idea")
        return json.dumps(_assessed(wanted).to_json())

    def close(self) -> None:
        pass


def _assessed(wanted: Wanted) -> Assessment:
    position = game_named(wanted.game).load(wanted.position)
    moves = position.view(wanted.seat).moves()
    options = [Option(move, max(0.01, 0.6 - place / 10), 1, False) for place, move in enumerate(moves)]
    mine = next(side for side in position.sides if wanted.seat in side)
    chances = {seat: 0.6 if seat in mine else 0.4 / (len(position.sides) - 1) for seat in position.seats}
    return Assessment(tuple(options), ((wanted.seat, moves[0]),), chances, 1, version_for(wanted.game))

"""Which games wait for whom: asked for many players and many games at once."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Engine, select

from .problems import understood
from .tables import chairs, games


class Waiting:
    """Which games wait for players, as far as was noted."""

    def __init__(self, reader: Engine) -> None:
        self._reader = reader

    def players_in(self, ids: Collection[str]) -> set[str]:
        """Who sits in any of some games. Raises StoreProblem."""
        found = select(chairs.c.player).where(chairs.c.game.in_(ids), chairs.c.player.is_not(None)).distinct()
        with understood(), self._reader.connect() as connection:
            return set(connection.execute(found).scalars())

    def for_players(self, players: Collection[str]) -> dict[str, tuple[str, ...]]:
        """The ids of the games that wait for each of some players, in the order of the ids. Raises StoreProblem."""
        found = (
            select(chairs.c.player, games.c.id)
            .join(games, games.c.id == chairs.c.game)
            .where(chairs.c.player.in_(players), games.c.over.is_(False), games.c.asked.contains(chairs.c.seat))
            .distinct()
            .order_by(games.c.id)
        )
        waiting: dict[str, tuple[str, ...]] = dict.fromkeys(players, ())
        with understood(), self._reader.connect() as connection:
            for player, game in connection.execute(found):
                waiting[player] += (game,)
        return waiting

"""What is kept of a player in rows of their own, for the file that they can take along."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, ColumnElement, Engine, select

from .problems import understood
from .tables import challenges, entrants, feeds, hosts, people, ratings, reports, results, tokens, tournaments


class OwnRow(NamedTuple):
    """What somebody may take along of their rows in a table."""

    whose: Column[Any]
    shown: tuple[ColumnElement[Any], ...]


def _named(player: Column[Any], label: str) -> ColumnElement[Any]:
    """What somebody else is called."""
    return select(people.c.name).where(people.c.player == player).scalar_subquery().label(label)


def _of(whose: Column[Any], *names: str, **others: Column[Any]) -> OwnRow:
    """Some columns of a table, and the names of others who stand in it."""
    shown = [whose.table.c[name] for name in names]
    return OwnRow(whose, (*shown, *(_named(player, label) for label, player in others.items())))


# What others have said of somebody (whom they block, or have reported) is theirs. Games, progress and who somebody is
# come into the file by other ways.
OWN_ROWS: Final[Mapping[str, OwnRow]] = {
    "ratings": _of(ratings.c.player, "kind", "mean", "doubt", "games"),
    "results": _of(
        results.c.player, "game", "kind", "made", "seat", "side", "place", "began", "cards", "mean", "doubt"
    ),
    "tournaments_hosted": _of(
        tournaments.c.player, "id", "title", "game", "sets", "options", "system", "rounds", "most", "state", "made"
    ),
    "tournaments_entered": _of(entrants.c.player, "tournament", "number", "name", "face"),
    "challenges_made": _of(challenges.c.challenger, "wish", "since", challenged=challenges.c.challenged),
    "challenges_received": _of(challenges.c.challenged, "wish", "since", challenger=challenges.c.challenger),
    "tokens": _of(tokens.c.owner, "label", "since", "used"),
    "feed": _of(feeds.c.player, "language", "made"),
    "reports": _of(reports.c.player, "game", "what", "since", about=reports.c.reported),
    "hosting": _of(hosts.c.account, "since"),
}


class OwnRows:
    """Lets players read what is kept of them."""

    def __init__(self, reader: Engine) -> None:
        self._reader = reader

    def about(self, topic: str, player: str) -> list[dict[str, Any]]:
        """What is kept of a player about a topic. Raises StoreProblem."""
        own = OWN_ROWS[topic]
        found = select(*own.shown).select_from(own.whose.table).where(own.whose == player)
        with understood(), self._reader.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(found)]

"""What players have done besides their games: lessons, puzzles. A small document for each topic, which belongs to the
player alone and holds nothing of anybody else's."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .moments import moment
from .problems import understood
from .pruning import Keeping
from .tables import progress

LARGEST: Final = 65_536  # bytes of a document; what is written of a topic has to stay small by itself


class Progress:
    """What is kept of the progress of all players. Topics are words of those who keep something: `lesson`, `puzzle`."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer = writer
        self._reader = reader

    def read(self, player: str, topic: str) -> dict[str, Any]:
        """What is kept of a player about a topic; empty where there is nothing yet. Raises StoreProblem."""
        found = select(progress.c.document).where(progress.c.player == player, progress.c.topic == topic)
        with understood(), self._reader.connect() as connection:
            text = connection.execute(found).scalar()
        return {} if text is None else dict(json.loads(text))

    def all(self, player: str) -> dict[str, Any]:
        """What is kept of a player, by topic. Raises StoreProblem."""
        found = select(progress.c.topic, progress.c.document).where(progress.c.player == player)
        with understood(), self._reader.connect() as connection:
            return {row.topic: json.loads(row.document) for row in connection.execute(found)}

    def write(self, player: str, topic: str, document: dict[str, Any]) -> None:
        """Keep a document in the place of the one before. Of two that are the first at the same moment one is kept.
        Raises ValueError if it is too large, and StoreProblem."""
        text = _written(document)
        if len(text.encode()) > LARGEST:
            raise ValueError(f"what is kept about {topic} has more than {LARGEST} bytes")
        theirs = (progress.c.player == player, progress.c.topic == topic)
        written = {"document": text, "touched": moment()}
        with understood():
            try:
                with self._writer.begin() as connection:
                    if connection.execute(update(progress).where(*theirs).values(written)).rowcount == 0:
                        connection.execute(insert(progress).values(player=player, topic=topic, **written))
            except IntegrityError:
                return

    def put_away_old(self, keeping: Keeping) -> None:
        """Take out what nobody has gone on with for as long as games are kept that are over. Where it is not known
        since when, the days begin now. Raises StoreProblem."""
        if keeping.finished is None:
            return
        now = moment()
        with understood(), self._writer.begin() as connection:
            connection.execute(update(progress).where(progress.c.touched.is_(None)).values(touched=now))
            connection.execute(delete(progress).where(progress.c.touched < now - keeping.finished))


def bring_together(connection: Connection, of: str, to: str) -> None:
    """Add to what is kept of a player what another has done about the same topics, as far as there is room."""
    own, others = progress.alias(), progress.alias()
    documents = (
        select(own.c.topic, own.c.document, others.c.document.label("more"))
        .join(others, others.c.topic == own.c.topic)
        .where(own.c.player == to, others.c.player == of)
    )
    for row in connection.execute(documents).all():
        text = _written(_together(json.loads(row.document), json.loads(row.more)))
        if len(text.encode()) <= LARGEST:
            where = (progress.c.player == to, progress.c.topic == row.topic)
            connection.execute(update(progress).where(*where).values(document=text))


def _together(document: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """Two documents about one topic as one: what is listed, or stands under a name, is what either has; of anything
    else there is one, and that of the first counts."""
    together = {**more, **document}
    for name in document.keys() & more.keys():
        one, other = document[name], more[name]
        if isinstance(one, dict) and isinstance(other, dict):
            together[name] = {**other, **one}
        elif isinstance(one, list) and isinstance(other, list):
            together[name] = [*one, *(item for item in other if item not in one)]
    return together


def _written(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))

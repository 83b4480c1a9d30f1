"""What players have done besides their games: lessons, puzzles. A small document for each topic, which belongs to the
player alone and holds nothing of anybody else's."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .problems import understood
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

    def write(self, player: str, topic: str, document: dict[str, Any]) -> None:
        """Keep a document in the place of the one before. Of two that are the first at the same moment one is kept.
        Raises ValueError if it is too large, and StoreProblem."""
        text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
        if len(text.encode()) > LARGEST:
            raise ValueError(f"what is kept about {topic} has more than {LARGEST} bytes")
        theirs = (progress.c.player == player, progress.c.topic == topic)
        with understood():
            try:
                with self._writer.begin() as connection:
                    if connection.execute(update(progress).where(*theirs).values(document=text)).rowcount == 0:
                        connection.execute(insert(progress).values(player=player, topic=topic, document=text))
            except IntegrityError:
                return

    def forget(self, player: str) -> None:
        """Keep nothing of a player any more. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            connection.execute(delete(progress).where(progress.c.player == player))

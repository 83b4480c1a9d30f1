"""Reviews of games that are over. They can be made again, so nothing is lost with one; a game that is put away takes
its own along."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError

from .problems import understood
from .tables import reviews


class KeptReview(NamedTuple):
    """A review as it is kept."""

    kind: str  # by what the players knew, or with all cards open
    care: str  # with which it was made
    version: str  # of what has made it
    text: str


class Reviews:
    """The reviews of a store."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer = writer
        self._reader = reader

    def of(self, game: str) -> list[KeptReview]:
        """All that are kept of a game. Raises StoreProblem."""
        columns = (reviews.c.kind, reviews.c.care, reviews.c.version, reviews.c.text)
        with understood(), self._reader.connect() as connection:
            found = connection.execute(select(*columns).where(reviews.c.game == game))
            return [KeptReview._make(row) for row in found]

    def keep(self, game: str, review: KeptReview) -> None:
        """Keep a review in the place of one of its kind. If another server keeps the same at the same moment, or the
        game was put away meanwhile, that is as good. Raises StoreProblem."""
        of_its_kind = (reviews.c.game == game, reviews.c.kind == review.kind, reviews.c.care == review.care)
        with understood():
            try:
                with self._writer.begin() as connection:
                    connection.execute(delete(reviews).where(*of_its_kind))
                    connection.execute(insert(reviews).values(game=game, **review._asdict()))
            except IntegrityError:
                return

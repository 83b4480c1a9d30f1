"""What belongs to a player, wherever it is kept: it goes along when they become another, and goes when they leave."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Connection, and_, delete, exists, or_, select, update

from .bus import News, tell_in
from .kept_games import SOMEBODY
from .progress import bring_together
from .pruning import take_out
from .tables import (
    accounts,
    blocks,
    chairs,
    challenges,
    entrants,
    feeds,
    games,
    people,
    progress,
    ratings,
    replaced,
    reports,
    results,
    seeks,
    tokens,
    tournaments,
)
from .tournaments import OPEN

CHANGED: Final = "player"  # news: who a player is has changed; the text has those who were and are meant

# The columns that say whose something is. A table more with such a column belongs here, too.
BELONGINGS: Final[tuple[Column[Any], ...]] = (
    chairs.c.player,
    replaced.c.player,
    progress.c.player,
    people.c.player,
    blocks.c.player,
    blocks.c.blocked,
    reports.c.player,
    reports.c.reported,
    results.c.player,
    ratings.c.player,
    tokens.c.owner,
    tokens.c.player,
    challenges.c.challenger,
    challenges.c.challenged,
    tournaments.c.player,
    entrants.c.player,
    feeds.c.player,
)


def move(connection: Connection, of: str, to: str) -> None:
    """Let a player have all that another had. Of what there is once, the one who is there already keeps theirs; of
    progress both have made, they have all of it."""
    bring_together(connection, of, to)
    _look_no_longer(connection, of)
    for column in BELONGINGS:
        if column.primary_key:
            connection.execute(delete(column.table).where(column == of, _has_one_already(column, to)))
        connection.execute(update(column.table).where(column == of).values({column.name: to}))
    connection.execute(delete(blocks).where(blocks.c.player == blocks.c.blocked))


def _has_one_already(column: Column[Any], player: str) -> Any:
    """That a player has a row that differs in nothing but whose it is."""
    there = column.table.alias()
    others = [key for key in column.table.primary_key.columns if key.name != column.name]
    return exists().where(there.c[column.name] == player, *(there.c[key.name] == key for key in others))


def forget(connection: Connection, player: str) -> None:
    """Keep nothing of a player any more. Games that nobody else has played in go; at the tables of others they become
    somebody without a name. Whatever they still had to decide is decided before."""
    programs = select(tokens.c.player).where(tokens.c.owner == player, tokens.c.player != player)
    for program in connection.execute(programs).scalars().all():
        forget(connection, program)
    for game in connection.execute(_of_nobody_else(player)).scalars().all():
        take_out(connection, game)
    theirs = exists().where(
        replaced.c.game == chairs.c.game, replaced.c.seat == chairs.c.seat, replaced.c.player == player
    )
    connection.execute(update(chairs).where(theirs).values(name="", tag="", face=""))
    nobody = {"player": SOMEBODY, "name": "", "tag": "", "face": ""}
    connection.execute(update(chairs).where(chairs.c.player == player).values(nobody))
    _leave_tournaments(connection, player)
    _look_no_longer(connection, player)
    for column in BELONGINGS:
        connection.execute(delete(column.table).where(column == player))
    connection.execute(delete(accounts).where(accounts.c.player == player))


def _leave_tournaments(connection: Connection, player: str) -> None:
    """Do not come to those that have not begun; in the standings of the others, become somebody."""
    not_begun = entrants.c.tournament.in_(select(tournaments.c.id).where(tournaments.c.state == OPEN))
    connection.execute(delete(entrants).where(entrants.c.player == player, not_begun))
    connection.execute(update(entrants).where(entrants.c.player == player).values(player=SOMEBODY, name="", face=""))
    connection.execute(update(tournaments).where(tournaments.c.player == player).values(player=SOMEBODY))


def _look_no_longer(connection: Connection, player: str) -> None:
    """Nobody is put together with a player who is not there any more, nor sits down with their name."""
    connection.execute(delete(seeks).where(seeks.c.player == player))


def _of_nobody_else(player: str) -> Any:
    """The games that are only a player's."""
    others = or_(
        exists().where(chairs.c.game == games.c.id, chairs.c.player.not_in((player, SOMEBODY))),
        exists().where(replaced.c.game == games.c.id, replaced.c.player != player),
    )
    theirs = or_(
        exists().where(chairs.c.game == games.c.id, chairs.c.player == player),
        exists().where(replaced.c.game == games.c.id, replaced.c.player == player),
    )
    return select(games.c.id).where(and_(theirs, ~others))


def tell_of(connection: Connection, server: str, *players: str) -> None:
    """Tell other servers that who these players are has changed, if what is written by the same transaction is kept."""
    if players:
        tell_in(connection, server, News(CHANGED, text=" ".join(players)))

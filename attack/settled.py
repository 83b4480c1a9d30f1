"""What has to hold of clocks, ratings and tournaments, whatever is killed: read from a store, and reckoned anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row, select

from mindtable.game.contract import Seat
from mindtable.ratings import Rating, house_rating, rated
from mindtable.store import Entry, KeptGame, KeptTournament, Store
from mindtable.store.tables import entries, games, outages, ratings, results
from mindtable.table.clocks import Outages
from mindtable.table.clocks.reckoning import UNHEARD
from mindtable.table.course import TIME, Course
from mindtable.table.settling import HOUSE
from mindtable.tournaments import RESULT, ROUND, Tournament

_SLACK: Final = 20  # milliseconds by which sums of moments may differ
_LAG: Final = 1000  # milliseconds that are given back at most
_RESERVE: Final = 1000  # milliseconds that are left to a bot in any case
_FEWEST: Final = 3  # moves after which a game is certainly not void
_NEAR: Final = 1e-9  # of ratings that are the same


@dataclass
class Books:
    """What was read of games before: nothing of it may become anything else."""

    entries: dict[str, tuple[Entry, ...]] = field(default_factory=dict)
    over: set[str] = field(default_factory=set)  # games that need not be looked at again
    flags: int = 0  # times that were up, in all games


# --- clocks ----------------------------------------------------------------------------------------


def wrong_clocks(url: str, books: Books, down: Outages, forgiven: int) -> tuple[int, list[str]]:
    """How many answers by the clock there are since the last time, and what is wrong with them. `down` is when there
    was certainly no server; `forgiven` how many milliseconds of that may count all the same."""
    store = Store(url)
    with store._reading() as connection:
        listed = connection.execute(select(games.c.id, games.c.over).where(games.c.agreement.is_not(None))).all()
        nobody = Outages.of((row.began, row.ended) for row in connection.execute(select(outages)))
    problems, answers = [], 0
    for id, is_over in listed:
        if id in books.over or (kept := store.game(id)) is None:
            continue
        before = books.entries.get(id, ())
        if kept.entries[: len(before)] != before:
            problems.append(f"the game {id}: what was decided is not what it was")
        answers += sum(entry.spent is not None for entry in kept.entries[len(before) :])
        books.flags += sum(entry.kind == TIME for entry in kept.entries[len(before) :])
        books.entries[id] = kept.entries
        if kept.begun.agreement.clock:
            problems += [f"the game {id}: {one}" for one in _wrong_times(kept, down, nobody, forgiven)]
        if is_over:
            books.over.add(id)
    store.close()
    return answers, problems


def _wrong_times(kept: KeptGame, down: Outages, nobody: Outages, forgiven: int) -> list[str]:
    """What is wrong with the times of one game, reckoned anew from its entries."""
    course = Course(replace(kept, entries=()))
    reckoning = course.reckoning
    assert reckoning is not None
    problems = []
    for entry in kept.entries:
        if course.winners:
            problems.append(f"{entry} comes after the end")
        if reckoning.asked is not None and entry.made is not None:
            left, out = reckoning.left(entry.seat), reckoning.is_out(entry.seat)
            passed = down.passed(reckoning.asked, entry.made)
            least = nobody.passed(reckoning.asked, entry.made) - UNHEARD // timedelta(milliseconds=1) - _LAG
            if entry.spent is not None and entry.spent > passed + forgiven + _SLACK:
                problems.append(f"{entry} has cost more than the {passed} ms that have passed")
            if entry.spent is not None and entry.spent < min(least, left - _RESERVE) - _SLACK:
                problems.append(f"{entry} has cost less than the {least} ms that have passed")
            if entry.spent is not None and entry.spent > left:
                problems.append(f"{entry} has cost more than the {left} ms that were left")
            if entry.kind == TIME and out:
                problems.append(f"{entry} was written before")
            if entry.kind == TIME and passed + forgiven + _SLACK < left:
                problems.append(f"{entry}: time is up after {passed} ms, and {left} ms were left")
        course.take_in(entry)
    return problems


# --- ratings ---------------------------------------------------------------------------------------


def unsettled(url: str) -> int:
    """How many games are over whose results are not written."""
    store = Store(url)
    found = len(store.results().unsettled(1000))
    store.close()
    return found


def wrong_ratings(url: str) -> tuple[int, list[str]]:
    """How many games were settled, and what is wrong with results and ratings when nothing is left to be settled."""
    store = Store(url)
    with store._reading() as connection:
        rows = connection.execute(select(results).order_by(results.c.made)).all()
        kept = {(row.player, row.kind): row for row in connection.execute(select(ratings))}
        over = connection.execute(select(games.c.id).where(games.c.over.is_(True), games.c.is_record.is_(False)))
        ids = list(over.scalars())
    by_game: dict[str, list[Row[Any]]] = {}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    problems = [one for id in ids if (one := _wrong_results(store.game(id), by_game.get(id, [])))]
    store.close()
    problems += [f"the game {id} has results and is not over" for id in by_game.keys() - set(ids)]
    counted = Counter((row.player, row.kind) for row in rows if row.mean is not None)
    for who, row in kept.items():
        if row.games != counted[who]:
            problems.append(f"{who} has {row.games} rated games and {counted[who]} results")
    return len(ids), problems or _wrong_sums(by_game, kept)


def _wrong_results(kept: KeptGame | None, rows: Sequence[Row[Any]]) -> str:
    """What is wrong with what was written of a game that is over, or ""."""
    if kept is None:
        return "a game that is over is lost"
    moves = sum(entry.kind == "move" for entry in kept.entries)
    if not kept.begun.agreement.rated or not moves:
        return f"the game {kept.id} does not count and has {len(rows)} results" if rows else ""
    if not rows and moves < _FEWEST:
        return ""
    if len(rows) != len(kept.chairs):
        return f"the game {kept.id} of {len(kept.chairs)} has {len(rows)} results"
    if any(entry.kind in ("resign", TIME) for entry in kept.entries) and len(kept.chairs) == 2:
        winners = {str(seat) for seat in Course(kept).winners}
        if {row.seat for row in rows if row.place == 1} != winners:
            return f"the game {kept.id} was won by {winners}"
    return ""


def _wrong_sums(by_game: Mapping[str, Sequence[Row[Any]]], kept: Mapping[tuple[str, str], Row[Any]]) -> list[str]:
    """Rate all games anew, in an order in which each leads to what was written after it: two servers may settle two
    games at the same moment, so that they are not written in the order in which they were rated."""
    now: dict[tuple[str, str], Rating] = {}
    waiting = [rows for rows in by_game.values() if any(row.mean is not None for row in rows)]
    while waiting:
        for rows in waiting:
            after = _rated(rows, now)
            if all(_same(after[row.seat], row) for row in rows if row.mean is not None):
                now.update({(row.player, row.kind): after[row.seat] for row in rows if row.mean is not None})
                waiting.remove(rows)
                break
        else:
            return [f"no rating leads to those after the games {[rows[0].game for rows in waiting]}"]
    return [f"{who} is rated {row.mean}" for who, row in kept.items() if who in now and not _same(now[who], row)]


def _rated(rows: Sequence[Row[Any]], now: Mapping[tuple[str, str], Rating]) -> dict[Seat, Rating]:
    sides: dict[int, dict[Seat, Rating]] = {}
    places: dict[int, int] = {}
    for row in rows:
        house = house_rating(row.kind, row.player.removeprefix(HOUSE)) if row.player.startswith(HOUSE) else None
        sides.setdefault(row.side, {})[row.seat] = house or now.get((row.player, row.kind), Rating())
        places[row.side] = row.place
    return rated(list(sides.values()), list(places.values()))


def _same(rating: Rating, row: Row[Any]) -> bool:
    return bool(abs(rating.mean - row.mean) < _NEAR and abs(rating.doubt - row.doubt) < _NEAR)


# --- tournaments -----------------------------------------------------------------------------------


def tournaments_in(url: str, ids: Collection[str]) -> list[KeptTournament | None]:
    """Some tournaments as they are kept."""
    store = Store(url)
    found = [store.tournaments().read(id) for id in ids]
    store.close()
    return found


def wrong_tournament(url: str, kept: KeptTournament) -> list[str]:
    """What is wrong with a tournament: a result that was taken twice, or is not that of its game."""
    problems = []
    taken = Counter((one.about["round"], one.about["board"]) for one in kept.happenings if one.kind == RESULT)
    problems += [f"the result of {place} was taken {count} times" for place, count in taken.items() if count > 1]
    played = Tournament(kept.happenings)
    boards = {(number, place) for number, some in enumerate(played.rounds, 1) for place in range(1, len(some) + 1)}
    if len(played.rounds) != sum(one.kind == ROUND for one in kept.happenings):
        problems.append("a round was begun twice")
    if len(set(kept.games.values())) < len(kept.games) or not kept.games.keys() <= boards:
        problems.append(f"games {kept.games} of boards {boards}")
    store = Store(url)
    for one in [one for one in kept.happenings if one.kind == RESULT]:
        place = (one.about["round"], one.about["board"])
        game = store.game(kept.games[place]) if place in kept.games else None
        if game is None:
            continue
        winners = Course(game).winners
        won = {chair.player or chair.name for chair in game.chairs if chair.seat in winners}
        entrants = played.rounds[place[0] - 1][place[1] - 1].entrants
        first = [kept.team(number)[0] for number, came in zip(entrants, one.about["places"], strict=True) if came == 1]
        if not winners or {member.player or member.name for member in first} != won:
            problems.append(f"the board {place} was won by {won}, and {first} came first")
    store.close()
    return [f"the tournament {kept.id}: {problem}" for problem in problems]


def leap(url: str, by: timedelta) -> None:
    """While no server is there, let all that is timed have happened so much earlier: as if servers had been there for
    longer, and nobody had done anything."""
    store = Store(url)
    with store._writing() as connection:
        going_on = list(connection.execute(select(games.c.id).where(games.c.over.is_(False))).scalars())
        for row in connection.execute(select(entries).where(entries.c.game.in_(going_on))).all():
            its = (entries.c.game == row.game) & (entries.c.number == row.number)
            connection.execute(entries.update().where(its).values(made=row.made - by))
        for row in connection.execute(select(games.c.id, games.c.due).where(games.c.due.is_not(None))).all():
            connection.execute(games.update().where(games.c.id == row.id).values(due=row.due - by))
        for row in connection.execute(select(outages)).all():
            moved = {"began": row.began - by, "ended": row.ended - by}
            connection.execute(outages.update().where(outages.c.began == row.began).values(moved))
    store.close()


def earlier(times: Sequence[tuple[datetime, datetime]], by: timedelta) -> list[tuple[datetime, datetime]]:
    """Times that have leapt like that."""
    return [(began - by, ended - by) for began, ended in times]

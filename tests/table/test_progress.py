"""What players have done besides their games, as it is kept: of each player and topic the last that was written."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from sqlalchemy import create_engine, update

from mindtable.store import FOR_EVER, Keeping, Progress, Store, moment
from mindtable.store.progress import LARGEST
from mindtable.store.tables import progress as rows


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


@pytest.fixture
def progress(store: Store) -> Progress:
    return store.progress()


def test_of_each_player_and_topic_the_last_is_kept(progress: Progress) -> None:
    progress.write("rosa", "lesson", {"first": 3})
    progress.write("rosa", "puzzle", {"rating": 1200, "solved": ["a-ż", "b"]})
    progress.write("tom", "lesson", {"first": 8})
    progress.write("rosa", "lesson", {"first": 4})
    assert progress.read("rosa", "lesson") == {"first": 4}
    assert progress.read("rosa", "puzzle") == {"rating": 1200, "solved": ["a-ż", "b"]}
    assert progress.read("tom", "lesson") == {"first": 8}
    assert progress.read("tom", "puzzle") == {}


def test_it_is_there_when_the_store_is_opened_again(database: str, progress: Progress) -> None:
    progress.write("rosa", "lesson", {"first": 3})
    again = Store(database)
    assert again.progress().read("rosa", "lesson") == {"first": 3}
    again.close()


def test_of_those_who_are_first_at_the_same_time_one_is_kept_whole(progress: Progress) -> None:
    with ThreadPoolExecutor(4) as together:
        list(together.map(lambda step: progress.write("rosa", "lesson", {"first": step}), range(12)))
    assert progress.read("rosa", "lesson")["first"] in range(12)


def test_what_is_too_large_is_not_kept(progress: Progress) -> None:
    progress.write("rosa", "lesson", {"first": 3})
    with pytest.raises(ValueError, match="more than"):
        progress.write("rosa", "lesson", {"first": "ż" * (LARGEST // 2)})
    assert progress.read("rosa", "lesson") == {"first": 3}


def test_what_nobody_goes_on_with_goes_after_as_long_as_games_that_are_over(database: str, progress: Progress) -> None:
    for player in ("rosa", "tom", "zoe"):
        progress.write(player, "lesson", {"first": 3})
    engine = create_engine(database)
    with engine.begin() as connection:
        for player, touched in (("rosa", moment() - timedelta(days=91)), ("tom", None)):
            connection.execute(update(rows).where(rows.c.player == player).values(touched=touched))
    engine.dispose()
    progress.put_away_old(FOR_EVER)
    assert progress.read("rosa", "lesson")
    progress.put_away_old(Keeping(finished=timedelta(days=90)))
    assert [player for player in ("rosa", "tom", "zoe") if progress.read(player, "lesson")] == ["tom", "zoe"]
    progress.put_away_old(Keeping(finished=timedelta()))
    assert not progress.read("tom", "lesson")

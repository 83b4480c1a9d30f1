"""What players have done besides their games, as it is kept: of each player and topic the last that was written."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from mindtable.store import Progress, Store
from mindtable.store.progress import LARGEST


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


def test_nothing_is_kept_of_a_player_who_is_forgotten(progress: Progress) -> None:
    for player in ("rosa", "tom"):
        for topic in ("lesson", "puzzle"):
            progress.write(player, topic, {"of": player})
    progress.forget("rosa")
    assert [progress.read("rosa", topic) for topic in ("lesson", "puzzle")] == [{}, {}]
    assert progress.read("tom", "puzzle") == {"of": "tom"}

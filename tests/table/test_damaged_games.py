"""A game that was not kept whole is a sentence on its own page, and keeps no other away."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient

from mindtable.games import duel
from mindtable.store import Chair, Entry, NewGame, Store, url_in
from tests.table.playing import Person

DAMAGES = [
    "UPDATE entries SET text = 'play nobody' WHERE game = :game",
    "UPDATE entries SET text = 'nonsense' WHERE game = :game",
    "UPDATE entries SET seat = 'Z' WHERE game = :game",
    "UPDATE entries SET kind = 'unheard-of' WHERE game = :game",
    "UPDATE entries SET kind = 'back', text = 'many' WHERE game = :game",
    "UPDATE entries SET kind = 'back', text = '-3' WHERE game = :game",
    "UPDATE entries SET kind = 'back', text = '99' WHERE game = :game",
    "UPDATE entries SET number = number + 1 WHERE game = :game",
    "DELETE FROM chairs WHERE game = :game AND seat = 'B'",
    "UPDATE games SET options = '{' WHERE id = :game",
    "UPDATE games SET options = '7' WHERE id = :game",
    "UPDATE games SET sets = '[7]' WHERE id = :game",
    "UPDATE games SET seed = 'many' WHERE id = :game",
    "UPDATE games SET seed = NULL WHERE id = :game",
    "UPDATE games SET start = 'nothing' WHERE id = :game",
    "UPDATE games SET game = 'chess' WHERE id = :game",
]


def kept_like(folder: Path, whole: str) -> list[str]:
    """A game for each damage, of whoever sits in a whole one."""
    store = Store.in_folder(folder)
    begun = store.game(whole)
    assert begun is not None
    player = next(chair.player for chair in begun.chairs if chair.player)
    position, _ = duel.deal(seed=7, sets=duel.default_sets)
    (asked,) = position.to_decide
    chairs = tuple(Chair(seat, name="Rosa", player=player) for seat in position.seats)
    games = [store.begin(NewGame(duel.name, duel.rules, 7, chairs, tuple(duel.default_sets))) for _ in DAMAGES]
    for game in games:
        store.append(game, Entry(1, "move", asked, position.moves()[0].text), asked=[asked])
    store.close()
    engine = create_engine(url_in(folder))
    with engine.begin() as connection:
        for game, statement in zip(games, DAMAGES, strict=True):
            assert connection.execute(text(statement), {"game": game}).rowcount == 1
    engine.dispose()
    return games


@pytest.mark.slow
def test_a_damaged_game_keeps_no_other_away(
    tmp_path: Path, client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    whole = Person(client).begin(game="duel", company="friends")
    damaged = kept_like(tmp_path, whole)
    with caplog.at_level(logging.ERROR):
        for _ in range(2):
            listed = client.get("/games")
            assert listed.status_code == 200
            assert whole in listed.text
            assert not [game for game in damaged if game in listed.text]
            assert client.get("/").status_code == 200
        for game, statement in zip(damaged, DAMAGES, strict=True):
            for path in (f"/games/{game}", f"/games/{game}/live", f"/replay/{game}", f"/replay/{game}/record"):
                answer = client.get(path)
                assert answer.status_code == 410, (statement, path)
                assert "This game cannot be opened" in answer.text
            assert client.post(f"/games/{game}/resign").status_code == 410
    named = [line.getMessage() for line in caplog.records]
    assert all(sum(game in line for line in named) == 1 for game in damaged), "each is in the log once"

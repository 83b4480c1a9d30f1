"""Positions and views as pictures in notebooks: all of a position, and of a view what the view knows."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any

import pytest

from mindtable.bots import bot_named
from mindtable.game.contract import Position
from mindtable.games import game_named

GAMES = ("duel", "tag-team", "mind-up")


def in_the_middle(game: str) -> Position:
    """A game in which some cards have been played."""
    position: Position = game_named(game).deal(seed=5)[0]
    bot = bot_named("rule", seed=1)
    for _ in range(14):
        seat = position.to_decide[0]
        position.play(bot.choose(position.view(seat)), seat)
    return position


def picture(shown: object) -> str:
    drawn: str = shown._repr_html_()  # type: ignore[attr-defined]  # as notebooks call it
    return drawn


def named(html: str) -> list[str]:
    return [unescape(name) for name in re.findall(r'alt="([^"]*)"', html)]


@pytest.mark.parametrize("game", GAMES)
def test_a_position_shows_every_hand(game: str) -> None:
    position = in_the_middle(game)
    names = named(picture(position))
    assert "?" not in names
    sight: Any = position.view(None).sight
    hands = sum(len(player.hand) for player in sight.players)
    assert len(names) > hands


@pytest.mark.parametrize("game", GAMES)
def test_a_view_shows_only_what_it_knows(game: str) -> None:
    position = in_the_middle(game)
    for seat in (*position.seats, None):
        view = position.view(seat)
        drawn = picture(view)
        assert "?" in named(drawn)
        assert picture(view.world(Random(1)).view(seat)) == drawn


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_needs_nothing_from_outside(game: str) -> None:
    for source in re.findall(r'(?:src|href)="([^"]{0,30})', picture(in_the_middle(game))):
        assert source.startswith("data:")

"""Levels: what each of them overlooks, that it matters, and how often it happens."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from mindtable.bots import bot_named, effort
from mindtable.bots.family import family_of, overlooking_of, settings_of
from mindtable.bots.levels import LEVELS, Level, LevelBot
from mindtable.bots.limit import ENDLESS, Limit
from mindtable.bots.mindbug.overlooking import OVERLOOKED as OF_MINDBUG
from mindtable.bots.mindup.overlooking import OVERLOOKED as OF_MIND_UP
from mindtable.bots.search_bot import run_until_settled, search_of, thoughts_of
from mindtable.game.contract import View
from mindtable.games import game_named, games

NAMES: Final = ["easy", "medium", "hard", "expert", "champion"]
ITERATIONS: Final = 500

# By what is overlooked: a position, moves that led to where it matters, what is right, and what is done by somebody
# who overlooks it.
MISSED: Final[dict[str, tuple[dict[str, Any], tuple[str, ...], str, str]]] = {
    # Both attacks of Luchataur win, for nobody can block. With one of them, it would be Chameleon Sniper's turn.
    "second-attack": (
        {
            "A": {"life": 1, "play": ["luchataur", "elephantopus"], "hand": ["kangasaurus-rex"], "mindbugs": 0},
            "B": {"life": 2, "play": ["chameleon-sniper"], "hand": ["shield-bugs"], "mindbugs": 0},
        },
        (),
        "attack luchataur",
        "play kangasaurus-rex",
    ),
    # Plated Scorpion takes whoever blocks with it, so the weaker of two is to block.
    "poison": (
        {
            "A": {"life": 1, "play": ["plated-scorpion", "luchataur"], "hand": ["harpy-mother"], "mindbugs": 0},
            "B": {"life": 1, "play": ["elephantopus", "gorillion"], "hand": ["snail-thrower"], "mindbugs": 0},
        },
        ("attack plated-scorpion",),
        "block elephantopus",
        "block gorillion",
    ),
    # Urchin-Hurler takes Harpy Mother, if Killer Bee may not block in its place.
    "hunter": (
        {
            "A": {"life": 2, "play": ["urchin-hurler", "plated-scorpion"], "hand": ["chameleon-sniper"], "mindbugs": 0},
            "B": {"life": 1, "play": ["killer-bee", "harpy-mother"], "hand": ["luchataur"], "mindbugs": 0},
        },
        (),
        "attack urchin-hurler",
        "play chameleon-sniper",
    ),
    # Ferret Bomber wins, for nobody there is sneaky.
    "sneaky": (
        {
            "A": {"life": 3, "play": ["ferret-bomber"], "hand": ["gorillion", "tiger-squirrel"], "mindbugs": 0},
            "B": {
                "life": 1,
                "play": ["luchataur", "gorillion"],
                "hand": ["harpy-mother", "rhino-turtle"],
                "mindbugs": 0,
            },
        },
        (),
        "attack ferret-bomber",
        "play tiger-squirrel",
    ),
    # Gorillion would be taken.
    "mindbug": (
        {
            "A": {"life": 2, "play": ["ferret-bomber"], "hand": ["gorillion", "bee-bear"], "mindbugs": 0},
            "B": {"life": 3, "play": ["tusked-extorter"], "hand": ["luchataur", "giraffodile"], "mindbugs": 1},
        },
        (),
        "play bee-bear",
        "play gorillion",
    ),
    # The life that Ferret Bomber takes is the last one.
    "last-blow": (
        {
            "A": {"life": 1, "play": ["ferret-bomber"], "hand": ["tiger-squirrel"]},
            "B": {"life": 1, "play": ["gorillion", "luchataur"], "hand": ["bee-bear"], "mindbugs": 0},
        },
        (),
        "attack ferret-bomber",
        "play tiger-squirrel",
    ),
}


def view_of(document: dict[str, Any], before: tuple[str, ...]) -> View:
    position = game_named("duel").read_position({"game": "duel", "turn": "A", **document})
    for move in before:
        position.play(move)
    view: View = position.view(position.to_decide[0])
    return view


# The same at Mind Up!: in a deal of four with three objectives, after so many choices.
MISSED_AT_MIND_UP: Final = {
    "columns": (0, 29, "pick 42", "pick 60"),
    "wishes": (4, 30, "pick 57", "pick 11"),
    "objectives": (0, 48, "pick 22", "pick 24"),
    "memory": (1, 44, "pick 56", "pick 49"),
}


def view_after(deal: int, choices: int) -> View:
    """A game in which everybody has chosen one card after the other."""
    position, _ = game_named("mind-up").deal(seed=deal, options={"players": "4", "objectives": "3"})
    for number in range(choices):
        seat = position.to_decide[0]
        moves = position.moves(seat)
        position.play(moves[number % len(moves)], seat)
    view: View = position.view(position.to_decide[0])
    return view


def best(view: View, *overlooked: str) -> str:
    """What is done by somebody who overlooks some things."""
    search = overlooking_of(view.sight.game)(view, 3, overlooked) if overlooked else search_of(view, 3)
    search.run(ITERATIONS, ENDLESS)
    return thoughts_of(search, view)[0].move.text


@pytest.mark.parametrize("what", OF_MINDBUG)
def test_who_overlooks_it_misses_what_others_find(what: str) -> None:
    document, before, right, missed = MISSED[what]
    view = view_of(document, before)
    assert best(view) == right
    assert best(view, what) == missed


@pytest.mark.parametrize("what", OF_MIND_UP)
def test_who_overlooks_it_at_mind_up_misses_what_others_find(what: str) -> None:
    deal, choices, right, missed = MISSED_AT_MIND_UP[what]
    view = view_after(deal, choices)
    assert best(view) == right
    assert best(view, what) == missed


@pytest.mark.parametrize("what", OF_MINDBUG)
def test_who_overlooks_something_else_finds_it(what: str) -> None:
    document, before, right, _ = MISSED[what]
    assert best(view_of(document, before), "hunter" if what == "poison" else "poison") == right


def test_what_is_overlooked_is_still_there_for_whoever_is_asked_about_it() -> None:
    """Who is to block sees that it is for the last life."""
    document = {"A": {"play": ["luchataur"], "hand": ["gorillion"]}, "B": {"life": 1, "play": ["snail-thrower"]}}
    view = view_of(document, ("attack luchataur",))
    assert best(view, "last-blow").startswith("block")


@pytest.mark.parametrize(("game", "known"), [("duel", OF_MINDBUG), ("tag-team", OF_MINDBUG), ("mind-up", OF_MIND_UP)])
def test_who_overlooks_something_sees_no_more_than_others(game: str, known: tuple[str, ...]) -> None:
    """At all decisions of a game, every world that agrees with what a seat sees gives the same search of its moves."""
    dice = Random(3)
    position, _ = game_named(game).deal(seed=3, sets=tuple(game_named(game).sets))
    while position.to_decide:
        seat = position.to_decide[-1]
        view = position.view(seat)
        if len(view.moves()) > 1:
            overlooked = dice.sample(known, dice.randint(1, len(known)))
            others = view.world(dice).view(seat)
            one, other = (overlooking_of(game)(seen, 5, overlooked) for seen in (view, others))
            one.run(5, ENDLESS)
            other.run(5, ENDLESS)
            assert one.visits() == other.visits()
            assert len(one.visits()) == len(view.moves())
        position.play(dice.choice(view.moves()), seat)


def test_levels_are_bots_by_their_names() -> None:
    assert [level.name for level in LEVELS] == NAMES
    assert all(bot_named(name, 1).name == name for name in NAMES)
    assert all(effort(name) <= 1.5 for name in NAMES)


@pytest.mark.parametrize("game", games())
def test_every_level_has_settings_in_every_game(game: str) -> None:
    """The stronger a level is, the more it thinks, and the less often it overlooks anything; the best nothing."""
    settings = settings_of(game)
    assert list(settings) == NAMES
    assert all(one.iterations > 0 and one.blur >= 0 for one in settings.values())
    for weaker, stronger in pairwise(NAMES):
        assert settings[weaker].iterations <= settings[stronger].iterations
        assert settings[weaker].blur >= settings[stronger].blur
        for what, times in settings[stronger].overlooks.items():
            assert settings[weaker].overlooks[what] <= times
    known = {"mindbug": OF_MINDBUG, "mindup": OF_MIND_UP}[type(family_of(game)).__module__.rpartition(".")[2]]
    assert all(set(one.overlooks) <= set(known) for one in settings.values())
    assert [name for name in NAMES if not settings[name].overlooks] == ["champion"]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", LEVELS[:-1], ids=lambda level: level.name)
def test_things_are_overlooked_as_often_as_it_is_written_down(
    game: str, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_of(game)
    hasty = {game: {name: replace(one, iterations=1) for name, one in settings.items()}}
    monkeypatch.setattr(family_of(game), "settings", hasty, raising=False)
    position, _ = game_named(game).deal(seed=1)
    view = position.view(position.to_decide[0])
    bot, counted, decisions = LevelBot(level, 5), Counter[str](), 600
    for _ in range(decisions):
        bot.choose(view)
        counted.update(bot.overlooked)
    for what, times in settings[level.name].overlooks.items():
        doubt = 4 * (decisions * (1 - 1 / times) / times) ** 0.5
        assert abs(counted[what] - decisions / times) <= doubt, what
    assert set(counted) <= set(settings[level.name].overlooks)


@pytest.mark.parametrize("game", games())
def test_a_level_plays_the_same_with_the_same_dice(game: str) -> None:
    position, _ = game_named(game).deal(seed=3)
    view = position.view(position.to_decide[0])
    chosen = [[bot.choose(view) for _ in range(6)] for bot in (bot_named("easy", 7, Limit()) for _ in range(2))]
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) > 1


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_who_makes_the_move_tried_most_stops_when_nothing_can_change_it(game: str) -> None:
    """The choice is that of all iterations, for fewer of them."""
    limit, dice, saved = Limit(iterations=1_500), Random(4), 0
    position, _ = game_named(game).deal(seed=4)
    for _ in range(28):
        seat = position.to_decide[0]
        view = position.view(seat)
        if len(view.moves()) > 1:
            settled, whole = search_of(view, 9), search_of(view, 9)
            run_until_settled(settled, limit)
            whole.run(limit.iterations, limit.seconds)
            assert thoughts_of(settled, view)[0].move == thoughts_of(whole, view)[0].move
            saved += limit.iterations - sum(settled.visits())
        position.play(dice.choice(view.moves()), seat)
    assert saved > 0

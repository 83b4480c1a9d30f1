"""Whole random games of every mode can be told in every language, to everybody, without a hole or a mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from itertools import groupby
from random import Random

import pytest

from mindtable.game.contract import Event, Move, Seat, Sight
from mindtable.games import game_named, games
from mindtable.mindbug.cards import SETS
from mindtable.mindup.game import mind_up
from mindtable.terminal.bench import is_compiled
from mindtable.wording import LANGUAGES, Wording

pytestmark = pytest.mark.slow

# Ten thousand games in all; fewer where the engine is not compiled and they would take minutes.
GAMES_IN_ALL = 10_000 if is_compiled() else 1_000
ASKED_EVERY = 40  # decisions: questions and moves are worded at some positions only
MOST_OF_A_KIND = 250  # different events: hardly a score sheet of Mind Up! is like another

NAMES = {Seat(name[0]): name for name in ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")}
spoken_in = cache(Wording)  # what was said of one mode need not be made again for another
_STRAY = re.compile(r"[{}\u2066-\u2069]|  |^\s|\s$|None|\?\?")

Mode = tuple[str, tuple[str, ...], Mapping[str, str]]


def modes() -> Iterator[Mode]:
    """Every game with each of its sets, all of them together, and in every size."""
    for name in games():
        if name == mind_up.name:
            for players, objectives in ((3, 0), (4, 5), (5, 2), (6, 1)):
                yield name, (), {"players": str(players), "objectives": str(objectives)}
        else:
            yield from ((name, sets, {}) for sets in (*((one,) for one in SETS), tuple(SETS)))


MODES = list(modes())


def played(mode: Mode, games: int) -> tuple[set[Event], list[Sight]]:
    """All different events of random games, and what some of those to decide knew."""
    name, sets, options = mode
    game = game_named(name)
    dice = Random(f"{name} {sets} {options}")
    told: set[Event] = set()
    known: list[Sight] = []
    for seed in range(games):
        position, events = game.deal(seed=seed, sets=sets, options=options)
        told.update(events)
        while position.to_decide:
            seat = dice.choice(position.to_decide)
            if dice.randrange(ASKED_EVERY) == 0 and len(known) < 2 * games:
                known += (position.view(seat).sight, position.view(None).sight)
            told.update(position.play(dice.choice(position.moves(seat)), seat))
    return told, known


def sample(told: set[Event]) -> Iterator[Event]:
    """All events but those of kinds of which there are too many; of these, so many by chance."""
    by_kind = groupby(sorted(told, key=repr), key=lambda event: event.kind)
    for kind, same in ((kind, list(events)) for kind, events in by_kind):
        yield from Random(kind).sample(same, min(len(same), MOST_OF_A_KIND))


def assert_clean(text: str) -> None:
    assert text, "nothing is said"
    assert not _STRAY.search(text), text


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode[0]}-{'+'.join(mode[1]) or '-'.join(mode[2].values())}")
def test_every_event_of_random_games_can_be_told_in_every_language(mode: Mode) -> None:
    told, known = played(mode, GAMES_IN_ALL // len(MODES))
    events = list(sample(told))
    assert len(events) > 100
    for language in LANGUAGES:
        spoken = spoken_in(language)
        for event in events:
            for reader in {None, *NAMES.keys() & {str(getattr(event, field.name)) for field in fields(event)}}:
                for line in spoken.of(mode[0]).story([event], reader, NAMES):
                    assert_clean(line.text)
        for sight in known:
            assert_clean(spoken.question(sight, NAMES))
            for move in sight.moves:
                assert_clean(spoken.move(Move(move), sight))

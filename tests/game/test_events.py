"""Events: every telling has its class and every class its telling, and what is secret is told to those who may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import FrozenInstanceError, fields, replace
from random import Random
from types import ModuleType

import pytest

from mindtable.game.contract import Event, MoveForced, QuestionSpared, Seat
from mindtable.games import game_named
from mindtable.mindbug import events as of_mindbug
from mindtable.mindbug import tellings as of_mindbug_told
from mindtable.mindbug.cards import SETS
from mindtable.mindup import events as of_mind_up
from mindtable.mindup import tellings as of_mind_up_told

TABLES: list[tuple[str, tuple[str, ...], dict[str, str]]] = [
    ("duel", tuple(SETS), {}),
    ("tag-team", tuple(SETS), {}),
    ("mind-up", (), {"players": "4", "objectives": "2"}),
]
KINDS = [*of_mindbug.KINDS.values(), *of_mind_up.KINDS.values()]


def happened(game: str, sets: tuple[str, ...], options: Mapping[str, str], games: int) -> Iterator[Event]:
    """All events of some random games."""
    dice = Random(game)
    for seed in range(games):
        position, events = game_named(game).deal(seed=seed, sets=sets, options=options)
        yield from events
        while position.to_decide:
            seat = dice.choice(position.to_decide)
            yield from position.play(dice.choice(position.moves(seat)), seat)


@pytest.mark.parametrize(("tellings", "module"), [(of_mindbug_told, of_mindbug), (of_mind_up_told, of_mind_up)])
def test_every_telling_has_its_class_and_every_class_its_telling(tellings: ModuleType, module: ModuleType) -> None:
    told = {
        number: name.lower().replace("_", " ") for name, number in vars(tellings).items() if isinstance(number, int)
    }
    assert {number: kind.kind for number, kind in module.KINDS.items()} == told
    there = {one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Event)}
    assert there - {Event, of_mindbug.MindbugEvent, of_mind_up.MindUpEvent} == set(module.KINDS.values())


@pytest.mark.parametrize("kind", dict.fromkeys(KINDS), ids=lambda kind: f"{kind.family} {kind.kind}")
def test_events_are_frozen_and_slotted_and_name_their_family(kind: type[Event]) -> None:
    assert not hasattr(kind, "__dict__") or "__dict__" not in dir(kind)
    assert kind.family or kind in (MoveForced, QuestionSpared)
    assert {"seat", "card"} & {field.name for field in fields(kind)} or kind.family == "mindup"
    assert {*kind.secrets} <= {field.name for field in fields(kind)}


def test_what_has_happened_cannot_be_changed() -> None:
    lost = of_mindbug.LifeLost(Seat("A"), 2, 1)
    with pytest.raises(FrozenInstanceError):
        lost.amount = 1  # type: ignore[misc]
    assert repr(lost) == "LifeLost(seen_by=None, seat='A', amount=2, left=1, teammate=None)"


@pytest.mark.parametrize(("game", "sets", "options"), TABLES, ids=[game for game, _, _ in TABLES])
def test_secrets_are_told_to_those_who_saw_them(game: str, sets: tuple[str, ...], options: Mapping[str, str]) -> None:
    seats = game_named(game).deal(seed=1, sets=sets, options=options)[0].seats
    hidden = 0
    for event in happened(game, sets, options, 6):
        assert (event.seen_by is not None) == bool(event.secrets), event
        for seat in (*seats, None):
            told = event.told_to(seat)
            if event.seen_by is None or seat in event.seen_by:
                assert told == event
            else:
                assert told == replace(event, **dict.fromkeys(event.secrets))
                assert told.told_to(seat) == told
                hidden += 1
    assert hidden > 100

"""Numbers that stand side by side in one: what is put in comes out, up to the ends of their ranges."""

from __future__ import annotations

from itertools import product

from mindtable.game.bits import SLOTS
from mindtable.mindbug.board import ACT_AGAIN, BEGIN_TURN
from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.changes.sightings import (
    SPECTATORS,
    UNUSED_PILE,
    draw_pile_of,
    face_of,
    hand_of,
    observer_of,
    places_of,
    sighting,
)
from mindtable.mindbug.packed import (
    MOST_COUNTED,
    MOST_EFFECTS,
    MOST_LIFE,
    MOST_STAGES,
    count_of,
    effect_of,
    giver_of,
    life_of,
    listed_stages,
    next_stage,
    seat_of,
    slot_of,
    waiting_effect,
    with_count,
    with_life,
    with_next,
    without_next,
)
from mindtable.mindbug.scenes import MOST_LIFE_AT_THE_START, MOST_MINDBUGS
from mindtable.mindbug.tables import START

FITS = 1 << 62  # numbers from here on are slow objects where the engine is compiled


def test_lives_of_both_teams_stand_side_by_side() -> None:
    for first, second in product((0, 1, 3, MOST_LIFE), repeat=2):
        lives = with_life(with_life(0, 0, first), 1, second)
        assert (life_of(lives, 0), life_of(lives, 1)) == (first, second)
        assert with_life(with_life(lives, 0, -first), 1, -second) == 0
        assert lives < FITS
    assert MOST_LIFE_AT_THE_START < MOST_LIFE


def test_mindbugs_of_all_seats_stand_side_by_side() -> None:
    for counts in product((0, 1, MOST_COUNTED), repeat=4):
        packed = 0
        for seat, number in enumerate(counts):
            packed = with_count(packed, seat, number)
        assert tuple(count_of(packed, seat) for seat in range(4)) == counts
        assert packed < FITS
    assert MOST_MINDBUGS <= MOST_COUNTED


def test_stages_come_in_the_order_in_which_they_are_expected() -> None:
    stages = 0
    expected: list[int] = []
    for number in range(MOST_STAGES):
        stage = BEGIN_TURN + number % ACT_AGAIN
        stages = with_next(stages, stage)
        expected.insert(0, stage)
        assert next_stage(stages) == stage
        assert listed_stages(stages) == expected
    assert stages < FITS
    assert listed_stages(without_next(stages)) == expected[1:]


def test_an_effect_that_waits_is_taken_apart_as_it_was_put_together() -> None:
    last = SLOTS - 1
    for effect, giver, slot, seat in product((0, 1, MOST_EFFECTS - 1), (0, last), (0, last), range(4)):
        entry = waiting_effect(effect, giver, slot, seat)
        assert (effect_of(entry), giver_of(entry), slot_of(entry), seat_of(entry)) == (effect, giver, slot, seat)
        assert entry < FITS
    assert len(START) <= MOST_EFFECTS


def test_a_sighting_is_taken_apart_as_it_was_put_together() -> None:
    everywhere = UNUSED_PILE | sum(hand_of(seat) | draw_pile_of(seat) for seat in range(4))
    for observer, face, places in product(range(SPECTATORS + 1), (0, len(CARDS) - 1), (1, UNUSED_PILE, everywhere)):
        entry = sighting(observer, face, places)
        assert (observer_of(entry), face_of(entry), places_of(entry)) == (observer, face, places)

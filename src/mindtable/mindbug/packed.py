"""Several small numbers side by side in one: put together and taken apart here and nowhere else.

Life is counted for teams, Mindbugs and Mindfrogs for seats; the stages of a turn that are still to come stand in one
number, the next one lowest; an effect that waits is one number, and so is what is told of a change.
"""

from typing import Final

from mypy_extensions import i64

_LIFE_BITS: Final = 24
_LIFE: Final = 0xFFFFFF
_COUNT_BITS: Final = 8
_COUNT: Final = 0xFF
_STAGE_BITS: Final = 4
_STAGE: Final = 15
# Of an effect that waits, from the lowest on: the seat, the card, the card that gives it; above them the effect.
_SEAT: Final = 3
_SLOT: Final = 63
_SLOT_FROM: Final = 2
_GIVER_FROM: Final = 8
_EFFECT_FROM: Final = 14
# Of a combat, from the lowest on: whether it is turned around, who is poisonous, the seat of the blocker, both powers;
# above them the face of the blocker.
_TURNED_AROUND: Final = 1
_ATTACKER_POISONOUS: Final = 2
_BLOCKER_POISONOUS: Final = 4
_DEFENDER_FROM: Final = 3
_POWER_FROM: Final = 5
_AGAINST_FROM: Final = 17
_POWER: Final = 0xFFF
_BLOCKER_FROM: Final = 29

MOST_LIFE: Final = _LIFE
MOST_COUNTED: Final = _COUNT
MOST_STAGES: Final = 15
MOST_EFFECTS: Final = 1 << 16


# --- life, Mindbugs and Mindfrogs ------------------------------------------------------------------


def life_of(lives: i64, team: i64) -> i64:
    """The life of a team."""
    return lives >> (_LIFE_BITS * team) & _LIFE


def with_life(lives: i64, team: i64, more: i64) -> i64:
    """Lives with so much more, or less, for a team."""
    return lives + (more << (_LIFE_BITS * team))


def count_of(counts: i64, seat: i64) -> i64:
    """How many a seat has."""
    return counts >> (_COUNT_BITS * seat) & _COUNT


def with_count(counts: i64, seat: i64, more: i64) -> i64:
    """Counts with so many more, or fewer, for a seat."""
    return counts + (more << (_COUNT_BITS * seat))


# --- the stages of a turn --------------------------------------------------------------------------


def next_stage(stages: i64) -> i64:
    """The stage that comes next; 0 if there is none."""
    return stages & _STAGE


def without_next(stages: i64) -> i64:
    """The stages after the next one."""
    return stages >> _STAGE_BITS


def with_next(stages: i64, stage: i64) -> i64:
    """Stages with another one before them."""
    return stages << _STAGE_BITS | stage


def listed_stages(stages: i64) -> list[int]:
    """All stages, the next one first."""
    found: list[int] = []
    while stages:
        found.append(next_stage(stages))
        stages = without_next(stages)
    return found


# --- effects that wait -----------------------------------------------------------------------------


def waiting_effect(effect: i64, giver: i64, slot: i64, seat: i64) -> i64:
    """An effect that a card gives to a card and that a seat will resolve."""
    return effect << _EFFECT_FROM | giver << _GIVER_FROM | slot << _SLOT_FROM | seat


def effect_of(entry: i64) -> i64:
    """Which effect it is that waits."""
    return entry >> _EFFECT_FROM


def giver_of(entry: i64) -> i64:
    """The card that gives the effect, under whose name it waits."""
    return entry >> _GIVER_FROM & _SLOT


def slot_of(entry: i64) -> i64:
    """The card that has the effect."""
    return entry >> _SLOT_FROM & _SLOT


def seat_of(entry: i64) -> i64:
    """Who will resolve the effect."""
    return entry & _SEAT


# --- what is told ----------------------------------------------------------------------------------


def pair(first: i64, second: i64) -> i64:
    """Two numbers that are told together; the first is no more than `MOST_LIFE`."""
    return second << _LIFE_BITS | first


def first_of(told: i64) -> i64:
    """The first of two numbers."""
    return told & _LIFE


def second_of(told: i64) -> i64:
    """The second of two numbers."""
    return told >> _LIFE_BITS


def combat(power: i64, blocker: i64, defender: i64, against: i64) -> i64:
    """A combat: the power of the attacker, the face of the blocker, its seat and its power."""
    return blocker << _BLOCKER_FROM | against << _AGAINST_FROM | power << _POWER_FROM | defender << _DEFENDER_FROM


def combat_traits(turned_around: bool, attacker_poisonous: bool, blocker_poisonous: bool) -> i64:
    """What else decides a combat, to be added to it."""
    traits: i64 = _TURNED_AROUND if turned_around else 0
    if attacker_poisonous:
        traits |= _ATTACKER_POISONOUS
    if blocker_poisonous:
        traits |= _BLOCKER_POISONOUS
    return traits


def listed_combat(told: i64) -> tuple[int, int, int, int, bool, bool, bool]:
    """The power of the attacker, the face, seat and power of the blocker; whether the attacker and the blocker are
    poisonous, and whether combat is turned around."""
    return (
        told >> _POWER_FROM & _POWER,
        told >> _BLOCKER_FROM,
        told >> _DEFENDER_FROM & _SEAT,
        told >> _AGAINST_FROM & _POWER,
        (told & _ATTACKER_POISONOUS) != 0,
        (told & _BLOCKER_POISONOUS) != 0,
        (told & _TURNED_AROUND) != 0,
    )

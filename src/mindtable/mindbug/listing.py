"""What the engine executes for a card, read back from its tables: the names are those of `codes` and `tables`."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from . import codes, tables
from .words import ALL, ANY_POWER, Trigger


@dataclass(frozen=True)
class StepListing:
    """A step: its number, what it does, to which cards and how many of them, how much, the step it may go to, and
    whether it is about the opponent chosen for the effect."""

    number: int
    verb: str
    cards: str
    many: str
    amount: str
    to: int | None
    about_opponent: bool


@dataclass(frozen=True)
class EffectListing:
    """An effect: its number, when it happens, whether the card gives it to creatures, and its steps."""

    number: int
    trigger: Trigger
    given: bool
    steps: tuple[StepListing, ...]


def _names(first: str, before: str | None) -> dict[int, str]:
    """The names of the codes from one to another, which is not among them, by their value."""
    every = [name for name in vars(codes) if name.isupper()]
    last = len(every) if before is None else every.index(before)
    return {vars(codes)[name]: name for name in every[every.index(first) : last]}


_KEYWORDS: Final = _names("FRENZY", "EVERY_KEYWORD")
SIDES: Final = _names("THIS", "HIGHEST")
_EXTREMES: Final = _names("HIGHEST", "BELOW_THIS")
_COMPARISONS: Final = _names("BELOW_THIS", "NAMED")
_MARKS: Final = _names("NAMED", "YOUR_TURN")
CONDITIONS: Final = _names("YOUR_TURN", "THEIR_CREATURES")
_COUNTS: Final = _names("THEIR_CREATURES", "END")
VERBS: Final = _names("END", "ON_PLAY")
_CONCERNS: Final = _names("GIVES_POWER", None)

_BY_TRIGGER: Final = {
    Trigger.PLAY: tables.PLAY_EFFECT,
    Trigger.ATTACK: tables.ATTACK_EFFECT,
    Trigger.DEFEATED: tables.DEFEATED_EFFECT,
    Trigger.ACTION: tables.ACTION_EFFECT,
    Trigger.LIFE_LOST: tables.LIFE_LOST_EFFECT,
    Trigger.ARRIVED: tables.ARRIVED_EFFECT,
    Trigger.YOUR_TURN_ENDS: tables.YOUR_TURN_END_EFFECT,
    Trigger.TURN_ENDS: tables.TURN_END_EFFECT,
}


# --- effects ---------------------------------------------------------------------------------------


def effects(face: int) -> list[EffectListing]:
    """The effects of a face, in the order of their triggers, and the one it gives to creatures."""
    found = [_effect(table[face], given=False) for table in _BY_TRIGGER.values() if table[face]]
    if tables.GRANT_EFFECT[face]:
        found.append(_effect(tables.GRANT_EFFECT[face], given=True))
    return found


def _effect(number: int, *, given: bool) -> EffectListing:
    trigger = list(Trigger)[tables.TRIGGER[number]]
    return EffectListing(number, trigger, given, tuple(_steps(tables.START[number])))


def _steps(number: int) -> Iterator[StepListing]:
    """The steps from one to the end of its effect."""
    while True:
        yield _step(number)
        if tables.VERB[number] == codes.END:
            return
        number += 1


def _step(number: int) -> StepListing:
    selector = tables.SELECTOR[number]
    return StepListing(
        number,
        VERBS[tables.VERB[number]],
        selector_text(selector),
        _many(tables.LEAST[number], tables.MOST[number]) if selector else "",
        _amount(number),
        _to(number),
        bool(tables.ABOUT_OPPONENT[number]),
    )


def _many(least: int, most: int) -> str:
    return _number(most) if least == most else f"{_number(least)}–{_number(most)}"


def _number(number: int) -> str:
    if number == ALL:
        return "ALL"
    return _COUNTS.get(number, str(number))


def _amount(number: int) -> str:
    """How much, by what the verb takes it for."""
    verb, amount = tables.VERB[number], tables.AMOUNT[number]
    if verb == codes.EITHER:
        return " / ".join(tables.BRANCHES[amount])
    if verb == codes.UNLESS:
        return condition_text(amount)
    if verb == codes.HAS_THIS_TURN:
        return _set(_KEYWORDS, amount)
    return _number(amount) if amount else ""


def _to(number: int) -> int | None:
    """The step that a step may go to in place of the next one."""
    skip = tables.SKIP[number]
    if not skip:
        return None
    return number + 1 - skip if tables.VERB[number] == codes.BACK else number + 1 + skip


# --- selectors, conditions and what holds all the time ---------------------------------------------


def selector_text(selector: int) -> str:
    """The cards that a selector describes; nothing, if there is none."""
    if not selector:
        return ""
    said = [SIDES[tables.SIDE[selector]]]
    if tables.OTHER[selector]:
        said.append("OTHER")
    if tables.LEAST_POWER[selector]:
        said.append(f"LEAST_POWER {tables.LEAST_POWER[selector]}")
    if tables.MOST_POWER[selector] != ANY_POWER:
        said.append(f"MOST_POWER {tables.MOST_POWER[selector]}")
    if tables.EXTREME[selector]:
        said.append(_EXTREMES[tables.EXTREME[selector]])
    if tables.COMPARED[selector]:
        said.append(_COMPARISONS[tables.COMPARED[selector]])
    if tables.HAVING[selector]:
        said.append(f"HAVING {_set(_KEYWORDS, tables.HAVING[selector])}")
    if tables.MARKS[selector]:
        said.append(_set(_MARKS, tables.MARKS[selector]))
    return ", ".join(said)


def condition_text(condition: int) -> str:
    """What has to hold; nothing, if there is no condition."""
    if not condition:
        return ""
    number = tables.CONDITION_NUMBER[condition]
    return f"{CONDITIONS[tables.CONDITION[condition]]}{f' {number}' if number else ''}"


def constants(face: int) -> list[tuple[str, str]]:
    """What the tables say of a face that holds all the time: the name of each table, and what stands in it."""
    said = {
        "CONCERNS": _set(_CONCERNS, tables.CONCERNS[face]),
        "BONUS_TO": selector_text(tables.BONUS_TO[face]),
        "BONUS_POWER": _plain(tables.BONUS_POWER[face]),
        "BONUS_PER": selector_text(tables.BONUS_PER[face]),
        "BONUS_KEYWORDS": _set(_KEYWORDS, tables.BONUS_KEYWORDS[face]),
        "BONUS_IF": condition_text(tables.BONUS_IF[face]),
        "COPIED": _set(_KEYWORDS, tables.COPIED[face]),
        "BLOCK_BAN": selector_text(tables.BLOCK_BAN[face]),
        "BLOCK_BAN_THIS": _plain(tables.BLOCK_BAN_THIS[face]),
        "BLOCK_BAN_IF": condition_text(tables.BLOCK_BAN_IF[face]),
        "ATTACK_BAN": selector_text(tables.ATTACK_BAN[face]),
        "PLAY_BAN": selector_text(tables.PLAY_BAN[face]),
        "MINDBUG_COST": _plain(tables.MINDBUG_COST[face]),
        "MORE_LIFE_LOST": _plain(tables.MORE_LIFE_LOST[face]),
        "GRANT_TO": selector_text(tables.GRANT_TO[face]),
        "EVOLVES_INSTEAD": _plain(tables.EVOLVES_INSTEAD[face]),
        "NEXT_STAGE": _plain(tables.NEXT_STAGE[face]),
        "FIRST_SIDE": _plain(tables.FIRST_SIDE[face]),
    }
    return [(table, text) for table, text in said.items() if text]


def _plain(number: int) -> str:
    return str(number) if number else ""


def _set(names: dict[int, str], bits: int) -> str:
    return " ".join(name for bit, name in names.items() if bits & bit)

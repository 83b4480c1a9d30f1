"""Cards as integers: what `words` say, in the form the engine reads. Built once, at import.

Tables are `bytes` indexed by a face, a step, a selector or a condition, the quickest thing to read both
compiled and uncompiled; those with larger or negative numbers are lists. Row 0 of selectors, conditions and
steps means "none".
"""

from typing import Final

from .cards import CARDS
from .codes import (
    ON_ACTION,
    ON_ARRIVED,
    ON_ATTACK,
    ON_DEFEATED,
    ON_LIFE_LOST,
    ON_PLAY,
    ON_TURN_END,
    ON_YOUR_TURN_END,
)
from .columns import Columns
from .descriptions import keyword_bits
from .steps import Writer
from .words import Condition, Some

_writer: Final = Writer()
_columns: Final = Columns(_writer)

# By face.
POWER: Final = bytes([card.power for card in CARDS])
KEYWORDS: Final = bytes([keyword_bits(card.keywords) for card in CARDS])
PLAY_EFFECT: Final = bytes(_columns.effects[ON_PLAY])
ATTACK_EFFECT: Final = bytes(_columns.effects[ON_ATTACK])
DEFEATED_EFFECT: Final = bytes(_columns.effects[ON_DEFEATED])
ACTION_EFFECT: Final = bytes(_columns.effects[ON_ACTION])
LIFE_LOST_EFFECT: Final = bytes(_columns.effects[ON_LIFE_LOST])
ARRIVED_EFFECT: Final = bytes(_columns.effects[ON_ARRIVED])
YOUR_TURN_END_EFFECT: Final = bytes(_columns.effects[ON_YOUR_TURN_END])
TURN_END_EFFECT: Final = bytes(_columns.effects[ON_TURN_END])
BONUS_TO: Final = bytes(_columns.bonus_to)
BONUS_POWER: Final[list[int]] = _columns.bonus_power
BONUS_PER: Final = bytes(_columns.bonus_per)
BONUS_KEYWORDS: Final = bytes(_columns.bonus_keywords)
BONUS_IF: Final = bytes(_columns.bonus_if)
COPIED: Final = bytes(_columns.copied)
BLOCK_BAN: Final = bytes(_columns.block_ban)
BLOCK_BAN_THIS: Final = bytes(_columns.block_ban_this)
BLOCK_BAN_IF: Final = bytes(_columns.block_ban_if)
ATTACK_BAN: Final = bytes(_columns.attack_ban)
PLAY_BAN: Final = bytes(_columns.play_ban)
MINDBUG_COST: Final = bytes(_columns.mindbug_cost)
MORE_LIFE_LOST: Final = bytes(_columns.more_life_lost)
GRANT_TO: Final = bytes(_columns.grant_to)
GRANT_EFFECT: Final = bytes(_columns.grant_effect)
EVOLVES_INSTEAD: Final = bytes(_columns.evolves_instead)
BASE: Final = bytes(_columns.base)
NEXT_STAGE: Final = bytes(_columns.next_stage)
FIRST_SIDE: Final = bytes(_columns.first_side)
CONCERNS: Final[list[int]] = _columns.concerns

# By selector.
SIDE: Final = _writer.descriptions.selectors.column(0)
OTHER: Final = _writer.descriptions.selectors.column(1)
LEAST_POWER: Final = _writer.descriptions.selectors.column(2)
MOST_POWER: Final = _writer.descriptions.selectors.column(3)
EXTREME: Final = _writer.descriptions.selectors.column(4)
COMPARED: Final = _writer.descriptions.selectors.column(5)
HAVING: Final = _writer.descriptions.selectors.column(6)
MARKS: Final = _writer.descriptions.selectors.column(7)

# By condition.
CONDITION: Final = _writer.descriptions.conditions.column(0)
CONDITION_NUMBER: Final = _writer.descriptions.conditions.column(1)

# By effect, and by step.
START: Final[list[int]] = _writer.starts
TRIGGER: Final = bytes(_writer.triggers)
OWNER: Final = bytes(_columns.owners)  # the face whose ability it is
VERB: Final = bytes([step.verb for step in _writer.steps])
SELECTOR: Final = bytes([step.selector for step in _writer.steps])
LEAST: Final = bytes([step.least for step in _writer.steps])
MOST: Final = bytes([step.most for step in _writer.steps])
AMOUNT: Final = bytes([step.amount for step in _writer.steps])
SKIP: Final = bytes([step.skip for step in _writer.steps])
ABOUT_OPPONENT: Final = bytes([step.about_opponent for step in _writer.steps])
TRIGGER_OF_STEP: Final = bytes([step.trigger for step in _writer.steps])

# The words by which the two sides of an EITHER step are chosen, by its amount.
BRANCHES: Final[list[tuple[str, str]]] = _writer.branches


# --- by words --------------------------------------------------------------------------------------


def selector_of(which: Some) -> int:
    """The selector of what stands on a card."""
    return _writer.descriptions.selector(which.of, several=which.most != 1, equal_power=which.equal_power)


def condition_of(condition: Condition) -> int:
    """The number of a condition that stands on a card."""
    return _writer.descriptions.condition(condition)

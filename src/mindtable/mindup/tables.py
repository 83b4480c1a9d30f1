"""Cards and objectives as integers, made from the data at import."""

from typing import Final

from mypy_extensions import i64

from . import objectives as words
from .cards import BONUSES, CARDS, NUMBERS, Colour
from .objectives import OBJECTIVES, Amount, Objective

_COLOURS: Final = list(Colour)
COLOUR_NAMES: Final = [colour.value for colour in _COLOURS]


def _slots(numbers: tuple[int, ...]) -> int:
    return sum(1 << (number - 1) for number in numbers)


# The colour of every slot, the slots of every colour, and those of every bonus.
COLOUR: Final = bytes(_COLOURS.index(card.colour) for card in CARDS)
COLOUR_CARDS: Final[list[int]] = [_slots(NUMBERS[colour]) for colour in _COLOURS]
PLUS_ONE: Final[i64] = _slots(BONUSES[+1])
PLUS_TWO: Final[i64] = _slots(BONUSES[+2])
MINUS_ONE: Final[i64] = _slots(BONUSES[-1])
LOWEST_BONUS: Final = -1
BONUS: Final = bytes(card.bonus - LOWEST_BONUS for card in CARDS)  # of every slot, counted from the lowest

# Amounts.
NUMBER: Final = 0
CARDS_OF: Final = 1
COLOURS: Final = 2
LARGEST_COLUMN: Final = 3
COLUMNS_OF: Final = 4
WORTH_OF: Final = 5

# Conditions.
ONE_OF: Final = 0
AT_LEAST: Final = 1
MOST_OF_ALL: Final = 2
FEWEST_OF_ALL: Final = 3
RIGHTMOST: Final = 4

# Verdicts: whether a condition is met and why. Those up to LAST_MET mean that it is.
FITS: Final = 0
AS_MANY: Final = 1
MOST: Final = 2
TIED_FOR_MOST: Final = 3
FEWEST: Final = 4
TIED_FOR_FEWEST: Final = 5
LIES_RIGHTMOST: Final = 6
LAST_MET: Final = 6
DIFFERS: Final = 7
FEWER: Final = 8
NOT_MOST: Final = 9
NOT_FEWEST: Final = 10
NOT_RIGHTMOST: Final = 11
COLOUR_MISSING: Final = 12

REASONS: Final = (
    "fits",
    "as-many",
    "most",
    "tied-for-most",
    "fewest",
    "tied-for-fewest",
    "rightmost",
    "differs",
    "fewer",
    "not-most",
    "not-fewest",
    "not-rightmost",
    "colour-missing",
)


def _amount(amount: Amount) -> tuple[int, int]:
    """The kind of an amount and the colour or number it is about."""
    if isinstance(amount, words.Number):
        return NUMBER, amount.number
    if isinstance(amount, words.CardsOf):
        return CARDS_OF, _COLOURS.index(amount.colour)
    if isinstance(amount, words.Colours):
        return COLOURS, 0
    if isinstance(amount, words.LargestColumn):
        return LARGEST_COLUMN, 0
    if isinstance(amount, words.ColumnsOf):
        return COLUMNS_OF, amount.cards
    return WORTH_OF, _COLOURS.index(amount.colour)


def _condition(objective: Objective) -> tuple[int, int, int, int, int]:
    """The kind of a condition; the kind and subject of its amount; and those of what it is compared with."""
    condition = objective.condition
    if isinstance(condition, words.Rightmost):
        return (RIGHTMOST, CARDS_OF, _COLOURS.index(condition.colour), NUMBER, 0)
    kind, subject = _amount(condition.amount)
    if isinstance(condition, words.OneOf):
        return (ONE_OF, kind, subject, NUMBER, sum(1 << number for number in condition.numbers))
    if isinstance(condition, words.AtLeast):
        return (AT_LEAST, kind, subject, *_amount(condition.other))
    if isinstance(condition, words.MostOfAll):
        return (MOST_OF_ALL, kind, subject, NUMBER, 0)
    return (FEWEST_OF_ALL, kind, subject, NUMBER, 0)


_ROWS: Final = [_condition(objective) for objective in OBJECTIVES]
CONDITION: Final = bytes(row[0] for row in _ROWS)
AMOUNT: Final = bytes(row[1] for row in _ROWS)
SUBJECT: Final = bytes(row[2] for row in _ROWS)
OTHER_AMOUNT: Final = bytes(row[3] for row in _ROWS)
OTHER_SUBJECT: Final = bytes(row[4] for row in _ROWS)  # of ONE_OF, the numbers as a set of bits
POINTS: Final[list[int]] = [objective.points for objective in OBJECTIVES]

# The objectives that may not be in force beside an objective: those of its letter (U6.2).
RIVALS: Final[list[int]] = [
    sum(1 << place for place, other in enumerate(OBJECTIVES) if other.letter == objective.letter)
    for objective in OBJECTIVES
]
ALL_OBJECTIVES: Final[i64] = (1 << len(OBJECTIVES)) - 1

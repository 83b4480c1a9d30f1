"""What the cells of an observation of Mindbug are: some for the game and the seats, then a row for every card.

Seats are told from where the observer sits: itself, then the next ones to the left. Of equal cards the rows are in an
order of their own: those in play first, then by holder and state; those that the observer cannot place come last, so
that nothing depends on which of two equal cards is where.
"""

from typing import Final

# Places of cards, in the order in which equal cards stand.
IN_PLAY: Final = 0
HAND: Final = 1
DISCARD: Final = 2
UNDER: Final = 3
SHOWN: Final = 4
UNUSED: Final = 5
DRAW: Final = 6
NUMBER_OF_PLACES: Final = 7
PLACES: Final = (
    "in play",
    "in a hand",
    "in a discard pile",
    "under a creature",
    "just played",
    "in the unused pile",
    "in a draw pile",
)

# Cells of a row behind its place and its holder, counted from there.
FORM: Final = 0
POWER_NOW: Final = 1
KEYWORDS_NOW: Final = 2
FIRST_FLAG: Final = 7  # the flags from here on stand in the order in which equal cards are told apart by them
SEEN: Final = 7
OPEN: Final = 8
SOURCE: Final = 9
GIVER: Final = 10
GIVEN: Final = 11
CHOSEN: Final = 12
COPIED: Final = 13
LOOKED_AT: Final = 14
TO_BE_TURNED: Final = 15
BLOCKING: Final = 16
TURNING: Final = 17
HAS_BLOCKED: Final = 18
HAS_DEFEATED: Final = 19
EXHAUSTED: Final = 20
ATTACKING: Final = 21
SAFE: Final = 22
CANNOT_BLOCK: Final = 23
SNEAKY_THIS_TURN: Final = 24
RELEASED: Final = 25
HOST: Final = 26
HOST_COPY: Final = 27
MAY_BE: Final = 28
STATES: Final = (
    "its stage or side (0: the first)",
    "power now",
    *(f"{keyword} now" for keyword in ("frenzy", "hunter", "poisonous", "sneaky", "tough")),
    "in your hand, and somebody else knows it",
    "in a hand, and everybody has seen it",
    "has the effect in progress",
    "gives the effect in progress",
    "was just given or revealed",
    "chosen for the effect in progress",
    "its effect was copied by the effect in progress",
    "looked at in the effect in progress",
    "is turned to a side now",
    "blocking",
    "to be turned to a side",
    "has blocked this turn",
    "has defeated an enemy creature this turn",
    "exhausted",
    "attacking",
    "cannot be defeated this turn",
    "cannot block this turn",
    "sneaky this turn",
    "lay under the creature of the effect in progress (1) or of a waiting one (1 + its number)",
    "under which card it lies (number in the list of cards, from 1)",
    "under which copy of that card (from 1)",
)

# Cells of the game, before those of the seats.
STAGES_TO_COME: Final = 15
MOST_WAITING: Final = 16
WAITING_CELLS: Final = 7
QUESTIONS_ASKED: Final = 13
TURN_NUMBER: Final = 0
UNUSED_CARDS: Final = 2
QUESTION: Final = 4
STAGES: Final = QUESTION + QUESTIONS_ASKED
ATTACKS: Final = STAGES + STAGES_TO_COME
ORDERED: Final = ATTACKS + 1
ASKED: Final = ORDERED + 1
LOOKED_AT_UNKNOWN: Final = ASKED + 1
GIVEN_UNKNOWN: Final = LOOKED_AT_UNKNOWN + 1
IN_EFFECT: Final = GIVEN_UNKNOWN + 1
ABILITY: Final = IN_EFFECT + 1
TRIGGER_OF_EFFECT: Final = ABILITY + 1
STEP: Final = TRIGGER_OF_EFFECT + 1
DOING: Final = STEP + 1
AMOUNT_OF_STEP: Final = DOING + 1
AMONG: Final = AMOUNT_OF_STEP + 1
DONE: Final = AMONG + 1
DISCARDED_CARDS: Final = DONE + 1
NAMED_KEYWORDS: Final = DISCARDED_CARDS + 1
WAITING: Final = NAMED_KEYWORDS + 5
GAME_CELLS: Final = WAITING + MOST_WAITING * WAITING_CELLS

# Cells of a seat.
SITS: Final = 0  # this is the seat A, B, …: of the observer only, so that it knows which it has
HAS_TURN: Final = 1
HAS_NEXT_TURN: Final = 2
DECIDES: Final = 3
TAKES: Final = 4
LIFE: Final = 5
MINDBUGS: Final = 6
MINDFROGS: Final = 7
UNKNOWN_HAND: Final = 8
DRAW_PILE: Final = 9
WAS_SKIPPED: Final = 10
BLOCKS_NOT: Final = 11
CHOSEN_UNKNOWN: Final = 12
GIVEN_UNKNOWN_HERE: Final = 13
IS_ABLE: Final = 14
HAS_EFFECT: Final = 15
IS_OPPONENT: Final = 16
HAS_WON: Final = 17
SEAT_CELLS: Final = 18
SEAT_MEANINGS: Final = (
    "number of the seat, from 1",
    "has the turn",
    "has the next turn",
    "is asked",
    "gets the card just played, or got the last one",
    "life",
    "Mindbugs",
    "Mindfrogs",
    "cards in hand that you do not know",
    "cards in the draw pile",
    "the last turn of its side was skipped",
    "cannot block this turn",
    "chosen cards in hand that you do not know",
    "has the card just given or revealed, which you do not know",
    "is able to take the card, or to block",
    "has the effect in progress",
    "is the opponent whom the effect is about",
    "has won",
)

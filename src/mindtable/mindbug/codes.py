"""The numbers in which `tables` write down what cards do, and which the engine reads."""

from typing import Final

from mypy_extensions import i64

# Keywords as bits, in the order of `Keyword`.
FRENZY: Final = 1
HUNTER: Final = 2
POISONOUS: Final = 4
SNEAKY: Final = 8
TOUGH: Final = 16
EVERY_KEYWORD: Final = 31

# Which cards a selector looks at: creatures, or cards of a zone.
THIS: Final = 1
EITHER_SIDE: Final = 2
ALLIED: Final = 3
ENEMY: Final = 4
NOT_YOURS: Final = 5
TEAMMATES: Final = 6
YOUR_PILE: Final = 7
TEAMMATE_PILE: Final = 8
OPPONENTS_PILES: Final = 9  # of all opponents
OTHER_PILE: Final = 10  # of the opponent chosen for the effect
ANY_PILE: Final = 11
YOUR_HAND: Final = 12
TEAMMATE_HAND: Final = 13
OTHER_HAND: Final = 14  # of the opponent chosen for the effect
OPPONENTS_HANDS: Final = 15  # of the next opponent of whose hand no card is picked yet
BOOST_CARDS: Final = 16
RELEASED: Final = 17  # cards in a discard pile that lay under the creature of the effect
LOOKED_AT: Final = 18

HIGHEST: Final = 1
LOWEST: Final = 2

BELOW_THIS: Final = 1
FAR_FROM_THIS: Final = 2
MATCHED: Final = 3
AS_SHOWN: Final = 4

# Further marks of a selector, as bits.
NAMED: Final = 1
BOOSTED: Final = 2
ABLE_TO_ATTACK: Final = 4
BLOCKED: Final = 8
WITH_PLAY_EFFECT: Final = 16
OF_EQUAL_POWER: Final = 32  # all that are chosen for one step

# Conditions.
YOUR_TURN: Final = 1
LIFE_IS: Final = 2
ALONE: Final = 3
ONE_OTHER: Final = 4
ENEMY_CREATURES: Final = 5
ALLIED_OF_EQUAL_POWER: Final = 6
NO_MINDBUG_LEFT: Final = 7
EMPTY_DISCARD_PILE: Final = 8
EMPTY_HAND: Final = 9
DEFEATED_AN_ENEMY: Final = 10
FEWER_CREATURES: Final = 11
MORE_CREATURES: Final = 12

# Numbers that are found when they are needed; smaller ones mean themselves.
THEIR_CREATURES: Final = 250
THEIR_MINDBUGS: Final = 251
DISCARDED: Final = 252

# What a step of an effect does. END closes every effect; those up to CHOOSE_PILE steer, the others change the board.
END: Final = 0
CHOOSE_OPPONENT: Final = 1
NEXT_OPPONENT: Final = 2
UNLESS: Final = 3
UNLESS_DONE: Final = 4
MAY_DO: Final = 5
EITHER: Final = 6
JUMP: Final = 7
BACK: Final = 8
ROLL: Final = 9
NAME_KEYWORD: Final = 10
CHOOSE_PILE: Final = 11
GAIN_LIFE: Final = 12
YOU_LOSE_LIFE: Final = 13
OPPONENT_LOSES_LIFE: Final = 14
LOSE_LIFE_TO: Final = 15
MATCH_LIFE: Final = 16
REFRESH_MINDBUG: Final = 17
WIN: Final = 18
DEFEAT: Final = 19
TAKE_CONTROL: Final = 20
GIVE_CONTROL: Final = 21
RETURN_TO_HAND: Final = 22
MOVE_TO_HAND: Final = 23
EVOLVE: Final = 24
BOOST_THIS: Final = 25
BOOST_CARD: Final = 26
BOOST_HOST: Final = 27
MUST_ATTACK: Final = 28
CANNOT_BLOCK_THIS_TURN: Final = 29
NO_BLOCKS_THIS_TURN: Final = 30
CANNOT_BE_DEFEATED_THIS_TURN: Final = 31
HAS_THIS_TURN: Final = 32
RESOLVE_PLAY_EFFECT_OF: Final = 33
DISCARD: Final = 34
DISCARD_AT_RANDOM: Final = 35
DISCARD_DRAW_PILE: Final = 36
DISCARD_EVERYTHING: Final = 37
STEAL_AT_RANDOM: Final = 38
REVEAL: Final = 39
SWAP_HANDS: Final = 40
TO_HAND: Final = 41
PLAY_FROM: Final = 42
PLAY_QUIETLY: Final = 43
PLAY_THIS: Final = 44
GIVE: Final = 45
SHOW: Final = 46
PASS_LEFT: Final = 47
PLAY_GIVEN: Final = 48
LOOK_AT_UNUSED: Final = 49
GIVE_UNUSED: Final = 50
FROM_UNUSED: Final = 51


def steers(verb: i64) -> bool:
    """Whether a step only says how an effect goes on."""
    return verb <= CHOOSE_PILE


def is_about_life(verb: i64) -> bool:
    """Whether a step, which does not steer, changes life or Mindbugs, or who has won."""
    return verb <= WIN


def is_about_creatures(verb: i64) -> bool:
    """Whether a step, which is not about life, changes creatures in play."""
    return verb <= RESOLVE_PLAY_EFFECT_OF


def is_hand(side: i64) -> bool:
    """Whether a selector looks for cards in a hand."""
    return YOUR_HAND <= side <= OPPONENTS_HANDS


# Triggers, in the order of `Trigger`.
ON_PLAY: Final = 0
ON_ATTACK: Final = 1
ON_DEFEATED: Final = 2
ON_ACTION: Final = 3
ON_LIFE_LOST: Final = 4
ON_ARRIVED: Final = 5
ON_YOUR_TURN_END: Final = 6
ON_TURN_END: Final = 7

# What makes a card worth a look when something is asked or changed, as bits.
GIVES_POWER: Final = 1
GIVES_KEYWORDS: Final = 2
COPIES_KEYWORDS: Final = 4
STOPS_BLOCKS: Final = 8
STOPS_ATTACKS: Final = 16
STOPS_PLAY_EFFECTS: Final = 32
STOPS_MINDBUGS: Final = 64
TAXES_MINDBUGS: Final = 128
STOPS_CARDS: Final = 256
ADDS_LOSS: Final = 512
TURNS_COMBAT_AROUND: Final = 1024
IS_TO_BE_HUNTED: Final = 2048
GRANTS_EFFECT: Final = 4096
WATCHES_LIFE: Final = 8192
ENDS_TURN: Final = 16384
HAS_ACTION: Final = 32768
WORKS_IN_PILE: Final = 65536
IS_CHANGED: Final = 131072  # a later stage, or turned to a side
STOPS_PLAYING: Final = 262144
WINS_IF_STUCK: Final = 524288
HUNTS_ON_THE_LEFT: Final = 1048576

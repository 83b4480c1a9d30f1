"""The numbers in which `tables` write down what cards do, and which the engine reads."""

from typing import Final

# Keywords as bits, in the order of `Keyword`.
FRENZY: Final = 1
HUNTER: Final = 2
POISONOUS: Final = 4
SNEAKY: Final = 8
TOUGH: Final = 16

# Which cards a selector looks at: creatures, or cards of a zone.
THIS: Final = 1
EITHER_SIDE: Final = 2
ALLIED: Final = 3
ENEMY: Final = 4
NOT_YOURS: Final = 5
YOUR_PILE: Final = 6
OPPONENTS_PILES: Final = 7  # of all opponents
OPPONENT_PILE: Final = 8  # of the opponent chosen for the effect
ANY_PILE: Final = 9
YOUR_HAND: Final = 10
OPPONENT_HAND: Final = 11  # of the opponent chosen for the effect
BOOST_CARDS: Final = 12
RELEASED: Final = 13  # cards in a discard pile that lay under the creature of the effect

HIGHEST: Final = 1
LOWEST: Final = 2

BELOW_THIS: Final = 1
FAR_FROM_THIS: Final = 2
MATCHED: Final = 3

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
UNLESS: Final = 2
UNLESS_DONE: Final = 3
MAY_DO: Final = 4
EITHER: Final = 5
JUMP: Final = 6
BACK: Final = 7
ROLL: Final = 8
NAME_KEYWORD: Final = 9
CHOOSE_PILE: Final = 10
GAIN_LIFE: Final = 11
YOU_LOSE_LIFE: Final = 12
OPPONENT_LOSES_LIFE: Final = 13
LOSE_LIFE_TO: Final = 14
MATCH_LIFE: Final = 15
WIN: Final = 16
DEFEAT: Final = 17
TAKE_CONTROL: Final = 18
GIVE_CONTROL: Final = 19
RETURN_TO_HAND: Final = 20
EVOLVE: Final = 21
BOOST_THIS: Final = 22
BOOST_CARD: Final = 23
BOOST_HOST: Final = 24
MUST_ATTACK: Final = 25
CANNOT_BLOCK_THIS_TURN: Final = 26
CANNOT_BE_DEFEATED_THIS_TURN: Final = 27
HAS_THIS_TURN: Final = 28
RESOLVE_PLAY_EFFECT_OF: Final = 29
DISCARD: Final = 30
DISCARD_AT_RANDOM: Final = 31
DISCARD_DRAW_PILE: Final = 32
DISCARD_EVERYTHING: Final = 33
STEAL_AT_RANDOM: Final = 34
REVEAL: Final = 35
SWAP_HANDS: Final = 36
TO_HAND: Final = 37
PLAY_FROM: Final = 38
PLAY_QUIETLY: Final = 39
PLAY_THIS: Final = 40
GIVE: Final = 41
PLAY_GIVEN: Final = 42
FROM_UNUSED: Final = 43

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

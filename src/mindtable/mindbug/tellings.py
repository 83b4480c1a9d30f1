"""The kinds of things that are told when a board changes, as numbers. `events` puts them into words."""

from typing import Final

TURN_BEGAN: Final = 1  # seat
CARD_SHOWN: Final = 2  # seat plays a card from hand
CARD_DRAWN: Final = 3  # seat, card: for the drawer's eyes only
MINDBUG_USED: Final = 4  # seat, card
CREATURE_ENTERED: Final = 5  # seat, card
ACTION_USED: Final = 6  # seat, card
ATTACK_DECLARED: Final = 7  # seat, card
CREATURE_HUNTED: Final = 8  # seat hunted, card hunted
CREATURE_BLOCKED: Final = 9  # seat, card
ATTACK_UNBLOCKED: Final = 10  # seat that is hit
CREATURE_EXHAUSTED: Final = 11  # seat, card
CREATURE_DEFEATED: Final = 12  # seat, card
CONTROL_TAKEN: Final = 13  # new controller, card, number: the former one
CARD_DISCARDED: Final = 14  # seat, card
CARD_STOLEN: Final = 15  # thief, card, number: the former holder; for their eyes only
CARD_GIVEN: Final = 16  # receiver, card, number: the giver; for their eyes only
CARD_TO_HAND: Final = 17  # seat, card from an open pile
LIFE_LOST: Final = 18  # seat of the team, number: how much
LIFE_GAINED: Final = 19  # seat of the team, number: how much
EFFECT_BEGAN: Final = 20  # seat of its player, card, number: the trigger
EFFECT_STOPPED: Final = 21  # seat, card: its Play effect does nothing
BLOCK_FORBIDDEN: Final = 22  # seat, card: this turn
KEYWORD_GAINED: Final = 23  # seat, card, number: keyword bits, this turn
OUT_OF_ACTIONS: Final = 24  # seat
GAME_WON: Final = 25  # seat of the team
CARD_BOOSTED: Final = 26  # seat of the creature, card put under it, number: the creature's face
CREATURE_EVOLVED: Final = 27  # seat, card: what it has become, number: its former face
CREATURE_REVERTED: Final = 28  # seat, card: what it is again as it leaves play, number: its former face
CREATURE_RETURNED: Final = 29  # seat, card: from play to its hand
CREATURE_SAFE: Final = 30  # seat, card: nothing defeats it this turn
CREATURE_TURNED: Final = 31  # seat, card, number: keyword bits of its side
KEYWORD_NAMED: Final = 32  # seat, number: keyword bits
DIE_ROLLED: Final = 33  # seat, number
CARD_EXPOSED: Final = 34  # seat, card of its hand that is revealed
CARD_SWAPPED: Final = 35  # receiver, card, number: the former holder; for their eyes only
HANDS_SWAPPED: Final = 36  # seat, number: the other one
CARD_ADDED: Final = 37  # seat: an unused card goes under its draw pile
CARD_RELEASED: Final = 38  # seat, boost card that goes to its discard pile
CARD_PILED: Final = 39  # seat, card that goes to its discard pile from a draw pile or another hand
MOVE_FORCED: Final = 40  # seat, card or nothing, number: the decision with a single answer
CARD_REVEALED: Final = 41  # seat, card: from the unused pile, for the first turn

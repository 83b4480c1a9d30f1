"""The kinds of things that are told when a board changes, as numbers. `events` puts them into words."""

from typing import Final

TURN_BEGAN: Final = 1  # seat
CARD_SHOWN: Final = 2  # seat plays a card from hand
CARD_DRAWN: Final = 3  # seat, card: for the drawer's eyes only
MINDBUG_USED: Final = 4  # seat, card
CREATURE_ENTERED: Final = 5  # seat, card
ATTACK_DECLARED: Final = 6  # seat, card
CREATURE_HUNTED: Final = 7  # seat hunted, card hunted
CREATURE_BLOCKED: Final = 8  # seat, card
ATTACK_UNBLOCKED: Final = 9  # seat that is hit
CREATURE_EXHAUSTED: Final = 10  # seat, card
CREATURE_DEFEATED: Final = 11  # seat, card
CONTROL_TAKEN: Final = 12  # new controller, card, number: the former one
CARD_DISCARDED: Final = 13  # seat, card
CARD_STOLEN: Final = 14  # thief, card, number: the former holder; for their eyes only
CARD_GIVEN: Final = 15  # receiver, card, number: the giver; for their eyes only
CARD_TO_HAND: Final = 16  # seat, card from an open pile
LIFE_LOST: Final = 17  # seat of the team, number: how much
LIFE_GAINED: Final = 18  # seat of the team, number: how much
EFFECT_BEGAN: Final = 19  # seat of its player, card, number: the trigger
EFFECT_STOPPED: Final = 20  # seat, card: its Play effect does nothing
BLOCK_FORBIDDEN: Final = 21  # seat, card: this turn
KEYWORD_GAINED: Final = 22  # seat, card, number: keyword bits, this turn
OUT_OF_ACTIONS: Final = 23  # seat
GAME_WON: Final = 24  # seat of the team
MOVE_FORCED: Final = 25  # seat, card or nothing, number: the decision with a single answer
CARD_REVEALED: Final = 26  # seat, card: from the unused pile, for the first turn

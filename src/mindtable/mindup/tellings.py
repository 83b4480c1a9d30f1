"""The kinds of things that are told when a board changes, as numbers. `events` puts them into words."""

from typing import Final

ROUND_BEGAN: Final = 1  # number: the round, word: the values of the columns
OBJECTIVE_REVEALED: Final = 2  # word: the objective
CARD_CHOSEN: Final = 3  # seat, card: for the chooser's eyes only
CHOICE_CHANGED: Final = 4  # seat, card: for the chooser's eyes only
CARD_REVEALED: Final = 5  # seat, card
CARD_TAKEN: Final = 6  # seat, card from the row, number: the column from the left, word: its colour, value, size
CARD_PLACED: Final = 7  # seat, the last card of its hand, number and word as above
ROUND_SCORED: Final = 8  # seat, number: its points, word: its score sheet
OBJECTIVE_DISCARDED: Final = 9  # word: the objective
CARD_DRAWN: Final = 10  # seat, card: for the drawer's eyes only
GAME_WON: Final = 11  # seat, number: its total

"""Who sits at a table of Mind Up!: how likely each of the others is to follow rules of thumb.

The best answer to those who think is a poor one to those who do not. All choices of this round can be told from a
view (U3.2): so they are put back, turn by turn, in a few worlds that agree with it, and whoever has chosen what rules
of thumb say is the likelier to follow them. Others choose that card too, but less often.
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import count, slots_of
from ...mindup.board import Board
from ...mindup.questions import hand_of, holder
from ...mindup.round import is_turn_known, put_back
from ...mindup.view import View
from .expecting import hidden_from
from .rules import Columns, Outlook, best_card

SUSPECTED: Final = 0.3  # so likely it is of anybody before they have chosen
FOLLOWED: Final = 0.9  # so likely whoever follows rules of thumb is to choose the card that they name
SHARED: Final = 0.42  # and so likely is anybody else
MOST: Final = 90  # so many choices, in per cent, are by rules of thumb of those who surely follow them
LEAST: Final = 0  # and of those who surely do not
LEAST_AT_FIRST: Final = 50  # the same in the first round: hands are unknown, so nothing better is foreseen
WORLDS: Final = 4
_DICE: Final = 1_000  # the same for every view


def simple_players(view: View) -> list[int]:
    """How many choices of each seat are taken to be by rules of thumb, in per cent."""
    least = LEAST_AT_FIRST if view.board(_DICE).round == 1 else LEAST
    return [int(least + (MOST - least) * odds / (1 + odds) + 0.5) for odds in odds_of_rules(view)]


def odds_of_rules(view: View) -> list[float]:
    """How much likelier it is than not that each seat follows rules of thumb, by the choices of this round."""
    worlds = [view.board(_DICE + number) for number in range(WORLDS)]
    first = worlds[0]
    odds = [SUSPECTED / (1 - SUSPECTED)] * first.players
    while is_turn_known(first):
        chosen = first.row
        for world in worlds:
            put_back(world)
        columns = Columns(first)  # they lie open, and are the same in all worlds
        for slot in slots_of(chosen):
            seat = holder(first, slot)
            if seat != view.number():
                odds[seat] *= _likelier(_foretold(worlds, columns, seat, slot), count(hand_of(first, seat)))
    return odds


def _foretold(worlds: list[Board], columns: Columns, seat: i64, slot: i64) -> float:
    """In which part of some worlds a card is the one that rules of thumb name."""
    found = 0
    for world in worlds:
        unknown = hidden_from(world, hand_of(world, seat))
        if best_card(Outlook(world, seat, unknown, columns)) == slot:
            found += 1
    return float(found) / float(len(worlds))


def _likelier(foretold: float, cards: i64) -> float:
    """How much likelier a choice is for those who follow rules of thumb; whoever chooses another card chooses any."""
    others = (1.0 - foretold) / float(cards - 1)
    return (foretold * FOLLOWED + others * (1 - FOLLOWED)) / (foretold * SHARED + others * (1 - SHARED))

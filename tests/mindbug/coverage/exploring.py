"""Random games until everything has happened that can happen."""

from __future__ import annotations

from random import Random
from typing import Final

from mindtable.game.bits import slots_of
from mindtable.mindbug.board import ACTION, Board
from mindtable.mindbug.cards import CARDS, EVERY_SET, FACES
from mindtable.mindbug.mode import Mode
from mindtable.mindbug.playout import random_move
from mindtable.mindbug.setup import Deck, dealt
from mindtable.mindbug.words import Card

from .watching import Coverage, Watcher

MOST_GAMES: Final = 10_000

# Decks with so many cards more than are dealt, so that now and then the unused pile runs out.
_UNUSED: Final = (0, 4)
# So many cards of a deck are there for what is missing, with at most so many copies of each.
_WANTED: Final = 14
_COPIES: Final = 7


def printed(mode: Mode) -> list[Card]:
    """All cards, and later stages, that may be in a game of a mode."""
    return [card for one in EVERY_SET.values() if one.only_for in (None, mode.game) for card in one.cards]


def explore(mode: Mode, *, most_games: int = MOST_GAMES, seed: int = 1) -> Coverage:
    """Play random games of a mode until every branch of every card was taken, or so many."""
    cards = printed(mode)
    coverage = Coverage.of(cards, mode)
    in_decks = [card.id for card in cards if card.stage == 1]
    dice = Random(seed)
    while coverage.games < most_games and coverage.missing():
        deck = Deck([FACES[card] for card in _choose_deck(coverage, in_decks, dice)])
        board = dealt(mode, deck, dice.getrandbits(32))
        watcher = Watcher(coverage)
        while board.winner < 0:
            watcher.watch(board, _choose_move(board, dice))
        coverage.games += 1
    return coverage


def _choose_deck(coverage: Coverage, cards: list[str], dice: Random) -> list[str]:
    """A deck with cards of which something is still missing, the fewer the more copies, and others at random."""
    wanted = [card for card in cards if any(not all(coverage.counts[one].values()) for one in _stages(card))]
    kinds = dice.sample(wanted, min(_WANTED // 2, len(wanted)))
    deck = kinds * min(_WANTED // len(kinds), _COPIES)
    size = coverage.mode.seats * coverage.mode.dealt + dice.randint(*_UNUSED)
    return sorted(deck + dice.choices(cards, k=size - len(deck)), key=FACES.__getitem__)


def _choose_move(board: Board, dice: Random) -> int:
    """A legal move at random; every other time an Action, if there is one, so that creatures reach their last stage."""
    actions = slots_of(board.actions)
    if actions and dice.getrandbits(1):
        return ACTION + dice.choice(actions)
    return random_move(board, dice.getrandbits(62))


def _stages(card: str) -> list[str]:
    """A card and what it may become."""
    following = CARDS[FACES[card]].evolves_to
    return [card] if following is None else [card, *_stages(following)]

"""Moves as text: `play CARD`, `attack CARD`, `block CARD@B`, `choose CARD#2`, `no block` …

The same words stand in scenarios, in records and at the prompt.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ..game.bits import bit, count, lowest, slots_of
from ..game.contract import SEATS, AmbiguousMove, Move, Seat, UnreadableMove
from . import codes
from .board import (
    ACTION,
    AGAIN,
    BLOCK,
    CHOOSE,
    CHOOSE_BRANCH,
    CHOOSE_KEYWORD,
    CHOOSE_SEAT,
    CHOOSE_SIDE,
    DECLINE,
    DECLINED,
    FROG,
    HUNT,
    MAY,
    NOBODY,
    ORDER,
    TAKE,
    TURN,
    YES,
    Board,
)
from .cards import CARDS, FACES
from .effects import waiting_effect_of
from .questions.equality import alike
from .questions.holding import holder
from .tables import AMOUNT, BRANCHES, OWNER
from .words import Keyword

# The words for answers that name no card, by decision: how to accept, how to decline.
ACCEPTING: Final = {TAKE: "mindbug", FROG: "mindfrog", AGAIN: "again", MAY: "yes"}
DECLINING: Final = {
    TAKE: "pass",
    FROG: "pass",
    HUNT: "no hunt",
    BLOCK: "no block",
    AGAIN: "stop",
    CHOOSE: "done",
    MAY: "no",
}
NAMING: Final = {HUNT: "hunt", BLOCK: "block", CHOOSE: "choose", ORDER: "resolve"}

QUESTIONS: Final = {
    TURN: "turn",
    TAKE: "mindbug",
    FROG: "mindfrog",
    HUNT: "hunt",
    BLOCK: "block",
    AGAIN: "again",
    CHOOSE: "choose",
    CHOOSE_SEAT: "choose player",
    CHOOSE_KEYWORD: "choose keyword",
    CHOOSE_SIDE: "choose side",
    CHOOSE_BRANCH: "choose effect",
    MAY: "may",
    ORDER: "order",
}

# What a choice is for, by the step that asks for it; of a "may", the step that would follow.
DOING: Final = {
    codes.CHOOSE_OPPONENT: "choose opponent",
    codes.CHOOSE_PILE: "choose pile",
    codes.DEFEAT: "defeat",
    codes.TAKE_CONTROL: "take control",
    codes.EVOLVE: "evolve",
    codes.BOOST_THIS: "boost this",
    codes.BOOST_CARD: "boost card",
    codes.BOOST_HOST: "boost creature",
    codes.MUST_ATTACK: "must attack",
    codes.CANNOT_BLOCK_THIS_TURN: "cannot block",
    codes.RESOLVE_PLAY_EFFECT_OF: "copy",
    codes.YOU_LOSE_LIFE: "lose life",
    codes.DISCARD: "discard",
    codes.TO_HAND: "to hand",
    codes.PLAY_FROM: "play",
    codes.PLAY_QUIETLY: "play quietly",
    codes.PLAY_THIS: "play this",
    codes.MOVE_TO_HAND: "move to hand",
    codes.GIVE: "give",
    codes.SHOW: "show",
    codes.PASS_LEFT: "pass left",
    codes.GIVE_UNUSED: "give unused",
    codes.PLAY_GIVEN: "play given",
}

_PLAYING: Final = [f"play {card.id}" for card in CARDS]
_ATTACKING: Final = [f"attack {card.id}" for card in CARDS]
_ACTING: Final = [f"action {card.id}" for card in CARDS]
_TEXTS: Final = {decision: [f"{verb} {card.id}" for card in CARDS] for decision, verb in NAMING.items()}

_MOVES: Final[dict[str, Move]] = {}
_ALONE: Final = [(seat,) for seat in SEATS]
_KEYWORDS: Final = [keyword.value for keyword in Keyword]
_BRANCHES: Final = {word for branch in BRANCHES for word in branch}
_NAMED_CHOICES: Final = (CHOOSE_SEAT, CHOOSE_KEYWORD, CHOOSE_SIDE, CHOOSE_BRANCH)
_PLAIN_WORDS: Final = {*ACCEPTING.values(), *DECLINING.values()}
_CARD_VERBS: Final = {"play", "attack", "action", *NAMING.values()}
_REFERENCE: Final = re.compile(r"(?P<id>[a-z0-9-]+)(?:@(?P<seat>[A-D]))?(?:#(?P<number>[1-9][0-9]{0,3}))?")


@dataclass(frozen=True)
class Words:
    """A move that was read but not yet looked up: a verb, and the card or other thing it names."""

    verb: str
    card: str | None = None
    name: str | None = None  # a player, a keyword or an effect
    seat: str | None = None
    number: int | None = None


def seat_letter(seat: int) -> Seat:
    """The letter of a seat, by its number."""
    return SEATS[seat]


def seat_number(seat: str) -> int:
    """The number of a seat, by its letter."""
    return SEATS.index(Seat(seat))


def to_decide(board: Board) -> tuple[Seat, ...]:
    """Who is asked, if anybody is."""
    return () if board.decider == NOBODY else _ALONE[board.decider]


def question(board: Board) -> str:
    """What the seat to decide is asked, in one word."""
    return QUESTIONS.get(board.decision, "")


def winners(board: Board) -> tuple[Seat, ...]:
    """The side that has won, if one has."""
    return () if board.winner == NOBODY else board.mode.sides[board.winner]


def card_id(board: Board, slot: int) -> str:
    """The id of the card in a slot, as it is now."""
    return CARDS[board.slots.faces[slot]].id


# --- reading ---------------------------------------------------------------------------------------


def parse(text: str) -> Words:
    """The words of a move; raises UnreadableMove if there is no such move at all."""
    words = text.strip()
    if words in _PLAIN_WORDS:
        return Words(words)
    verb, _, thing = words.partition(" ")
    if verb == "choose" and (thing in SEATS or thing in _KEYWORDS or thing in _BRANCHES):
        return Words(verb, name=thing)
    if verb not in _CARD_VERBS:
        raise UnreadableMove(f"“{text}” is not a move")
    match = _REFERENCE.fullmatch(thing.strip())
    if match is None:
        raise UnreadableMove(f"“{text}” names no card; a card is written like gorillion, gorillion@B or gorillion#2")
    if match["id"] not in FACES:
        raise UnreadableMove(f"there is no card “{match['id']}”")
    number = match["number"]
    return Words(verb, card=match["id"], seat=match["seat"], number=int(number) if number else None)


def legal_numbers(board: Board) -> list[int]:
    """All legal moves of the decision as numbers."""
    return slots_of(board.options) + [ACTION + slot for slot in slots_of(board.actions)]


def legal_texts(board: Board) -> dict[str, int]:
    """All legal moves in words, each as short as it can be, with their numbers and in the order of these."""
    texts = _plain_texts(board)
    if len(texts) == count(board.options) + count(board.actions):
        return texts
    return {text(board, number): number for number in legal_numbers(board)}


def _plain_texts(board: Board) -> dict[str, int]:
    """The moves that name a card by its id alone, and what declines; fewer than there are, where that is not enough."""
    texts: dict[str, int] = {}
    decision = board.decision
    if decision == ORDER or decision in ACCEPTING or decision in _NAMED_CHOICES:
        return texts
    faces = board.slots.faces
    naming = _PLAYING if decision == TURN else _TEXTS.get(decision, _PLAYING)
    left = board.options & ~DECLINED
    while left:
        slot = lowest(left)
        left &= left - 1
        if decision == TURN and board.in_play >> slot & 1:
            texts[_ATTACKING[faces[slot]]] = slot
        else:
            texts[naming[faces[slot]]] = slot
    if board.options & DECLINED:
        texts[DECLINING[decision]] = DECLINE
    left = board.actions
    while left:
        slot = lowest(left)
        left &= left - 1
        texts[_ACTING[faces[slot]]] = ACTION + slot
    return texts


def find(board: Board, words: Words) -> int | None:
    """The legal move that words mean, or None. Raises AmbiguousMove where creatures differ."""
    if words.card is None:
        return _find_plain(board, words)
    verb_moves = [move for move in legal_numbers(board) if _verb(board, move) == words.verb]
    fitting = [
        move for move in verb_moves if move != DECLINE and any(_fits(board, words, s) for s in _group(board, move))
    ]
    if len(fitting) > 1:
        names = ", ".join(text(board, move) for move in fitting)
        raise AmbiguousMove(f"“{words.verb} {words.card}” fits several: {names}")
    return fitting[0] if fitting else None


def meant(board: Board, words: Words, move: int) -> int:
    """The very creature that a number in a reference names, of the equal ones a legal move stands for.

    Only in play: which of two equal cards leaves a hand is nobody's business but `distinct`'s.
    """
    if words.number is None or not board.in_play >> move % ACTION & 1:
        return move
    named = next(slot for slot in _group(board, move) if _fits(board, words, slot))
    return move - move % ACTION + named


def _find_plain(board: Board, words: Words) -> int | None:
    if words.name is not None:
        named = [move for move in legal_numbers(board) if name_of(board, move) == words.name]
        return named[0] if named else None
    if words.verb == DECLINING.get(board.decision) and board.options & bit(DECLINE):
        return DECLINE
    return YES if words.verb == ACCEPTING.get(board.decision) else None


def _group(board: Board, move: int) -> list[int]:
    """The cards a move stands for: the one it names and those that nobody can tell from it."""
    slot = move % ACTION
    cards = [slot]
    other = board.slots.ring[slot]
    while other != slot:
        if alike(board, slot, other):
            cards.append(other)
        other = board.slots.ring[other]
    return cards


def _fits(board: Board, words: Words, slot: int) -> bool:
    if words.card not in (card_id(board, slot), _card_named(board, slot)):
        return False
    if words.seat is not None and holder(board, slot) != seat_number(words.seat):
        return False
    return words.number is None or words.number == _place(board, slot)


# --- writing ---------------------------------------------------------------------------------------


def text(board: Board, move: int) -> str:
    """A legal move in words, as short as it can be."""
    if move == DECLINE:
        return DECLINING[board.decision]
    if board.decision in ACCEPTING:
        return ACCEPTING[board.decision]
    if board.decision in _NAMED_CHOICES:
        return f"choose {name_of(board, move)}"
    slot = move % ACTION
    verb = _verb(board, move)
    rivals = [
        other % ACTION
        for other in legal_numbers(board)
        if other not in (move, DECLINE)
        and _verb(board, other) == verb
        and card_id(board, other % ACTION) == card_id(board, slot)
    ]
    return f"{verb} {_reference(board, slot, rivals)}"


def known_move(text: str) -> Move:
    """A legal move of a text: there are only so many, so each is made once."""
    move = _MOVES.get(text)
    if move is None:
        move = Move(text)
        _MOVES[text] = move
    return move


def name_of(board: Board, move: int) -> str | None:
    """The player, keyword or effect that a move names, if it is such a move."""
    if board.decision == CHOOSE_SEAT:
        return seat_letter(move)
    if board.decision == CHOOSE_KEYWORD or board.decision == CHOOSE_SIDE:
        return _KEYWORDS[move]
    if board.decision == CHOOSE_BRANCH:
        return BRANCHES[AMOUNT[board.step]][move]
    return None


def _reference(board: Board, slot: int, rivals: list[int]) -> str:
    """A card's id with as much as is needed to tell it from its rivals."""
    name = _card_named(board, slot)
    if not rivals:
        return name
    at_seat = f"@{seat_letter(holder(board, slot))}"
    beside = [other for other in rivals if holder(board, other) == holder(board, slot)]
    if not beside:
        return name + at_seat
    across = at_seat if len(beside) < len(rivals) else ""
    return f"{name}{across}#{_place(board, slot)}"


def _card_named(board: Board, slot: int) -> str:
    """The card that a move names: a waiting effect is that of the stage its creature had (M9.3)."""
    if board.decision != ORDER:
        return card_id(board, slot)
    return CARDS[OWNER[waiting_effect_of(board, slot)]].id


def _verb(board: Board, move: int) -> str:
    if board.decision == TURN:
        if move >= ACTION:
            return "action"
        return "attack" if board.in_play >> move & 1 else "play"
    return NAMING.get(board.decision, "")


def _place(board: Board, slot: int) -> int:
    """Which of several equal cards in its zone this is, counted from 1."""
    zone = next(cards for cards in zones(board) if cards >> slot & 1)
    seat = holder(board, slot)
    equal = [
        other
        for other in slots_of(zone)
        if card_id(board, other) == card_id(board, slot) and holder(board, other) == seat
    ]
    return equal.index(slot) + 1


def zones(board: Board) -> tuple[int, ...]:
    """The sets of which every card is in exactly one."""
    return (board.hand, board.draw, board.in_play, board.discard, board.under, board.shown, board.unused)

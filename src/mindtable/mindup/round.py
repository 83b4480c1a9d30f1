"""Choices, turns and rounds (U3 to U5), and the end of the game."""

from mypy_extensions import i64

from ..game.bits import bit, count, slots_of
from .board import MOST_RENEWED, ROUNDS, Board
from .changes import (
    discard_objectives,
    draw_cards,
    give,
    order_values,
    put_in_columns,
    release,
    reveal_objectives,
    take_columns_to_hand,
    take_out_of_columns,
    tell,
    tell_columns,
)
from .questions import all_have_chosen, choice_of, hand_of, holder, is_over, score, taken_in, total
from .scoring import points
from .sheet import score_sheet
from .tellings import CARD_CHOSEN, CARD_PLACED, CARD_REVEALED, CARD_TAKEN, CHOICE_CHANGED, GAME_WON, ROUND_SCORED


def seal(board: Board, seat: i64, slot: i64) -> None:
    """A seat chooses a card of its hand, or another one than before (U3.1). With the last choice all are revealed."""
    before = choice_of(board, seat)
    board.sealed = board.sealed & ~before | bit(slot)
    if board.told is not None and before != bit(slot):
        tell(board, CHOICE_CHANGED if before else CARD_CHOSEN, seat, slot)
    if all_have_chosen(board):
        _take_from_row(board)
        advance(board)


def advance(board: Board) -> None:
    """Finish whatever is finished, up to the next choice or the end of the game."""
    while _round_is_over(board) and not is_over(board):
        _place_last_cards(board)
        _score_round(board)
        if board.round == ROUNDS:
            _end_game(board)
        else:
            _begin_next_round(board)


def _take_from_row(board: Board) -> None:
    """Whose card is the lowest takes the lowest of the row, and so on; the cards revealed are the new row (U3.2-4)."""
    revealed = board.sealed
    row = board.row
    board.sealed = 0
    board.hand &= ~revealed
    board.open |= revealed
    if board.told is not None:
        for slot in slots_of(revealed):
            tell(board, CARD_REVEALED, holder(board, slot), slot)
    played = revealed
    offered = row
    while played:
        card = played & -played
        prize = offered & -offered
        if board.seat_1 & card:
            board.seat_1 |= prize
        if board.seat_2 & card:
            board.seat_2 |= prize
        if board.seat_4 & card:
            board.seat_4 |= prize
        played &= played - 1
        offered &= offered - 1
    release(board, revealed)
    board.row = revealed
    put_in_columns(board, row)
    if board.told is not None:
        tell_columns(board, CARD_TAKEN, row)


def is_turn_known(board: Board) -> bool:
    """Whether it can be told who has chosen what in the last turn of this round. In a position that was set up there
    may be players who have taken less than others."""
    return board.turn > 0 and count(taken_in(board, board.turn - 1)) == board.players == count(board.row)


def put_back(board: Board) -> None:
    """Undo the last turn of this round: what was chosen is in the hands again, and what was taken lies in the row. In
    the first round nobody had seen what was chosen; in the others nearly all of it was open (U5.1), and stays so."""
    chosen = board.row
    row = taken_in(board, board.turn - 1)
    owners = [holder(board, slot) for slot in slots_of(row)]  # the lowest card took the lowest (U3.2)
    take_out_of_columns(board, row)
    release(board, row)
    board.row = row
    board.hand |= chosen
    board.sealed = 0
    for owner, slot in zip(owners, slots_of(chosen), strict=True):
        give(board, bit(slot), owner)
    if board.round == 1:
        board.open &= ~chosen


def _round_is_over(board: Board) -> bool:
    """Whether one card is left (U3.5). In a position that was set up some hands may be larger than others, if
    the deck was too short for all; then the first that is down to one card ends the round."""
    seat: i64 = 0
    while seat < board.players:
        hand = hand_of(board, seat)
        if not hand & (hand - 1):
            return True
        seat += 1
    return False


def _place_last_cards(board: Board) -> None:
    """What is left in hand goes into the columns as if taken (U3.5)."""
    while board.hand:
        cards: i64 = 0
        seat: i64 = 0
        while seat < board.players:
            hand = hand_of(board, seat)
            cards |= hand & -hand
            seat += 1
        board.hand &= ~cards
        board.open |= cards
        put_in_columns(board, cards)
        if board.told is not None:
            tell_columns(board, CARD_PLACED, cards)


def _score_round(board: Board) -> None:
    """Write everybody's points down (U4.2)."""
    scores: list[int] = []
    seat: i64 = 0
    while seat < board.players:
        scored = points(board, seat)
        scores.append(scored)
        if board.told is not None:
            tell(board, ROUND_SCORED, seat, number=scored, word=str(score_sheet(board, seat)))
        seat += 1
    board.scores += tuple(scores)


def _begin_next_round(board: Board) -> None:
    """U5.1 and U5.2; a few objectives are replaced by new ones (U6.1)."""
    objectives = count(board.objectives)
    renewed = objectives <= MOST_RENEWED
    if renewed:
        discard_objectives(board)
    take_columns_to_hand(board)
    board.round += 1
    order_values(board)
    if renewed:
        reveal_objectives(board, objectives)
    draw_cards(board)


def _end_game(board: Board) -> None:
    """The highest total wins; then the higher score in the last round; then all who are tied (U5.3)."""
    best: i64 = 0
    seat: i64 = 1
    board.victors = 1
    while seat < board.players:
        better = total(board, seat) - total(board, best)
        if not better:
            better = score(board, seat, ROUNDS - 1) - score(board, best, ROUNDS - 1)
        if better > 0:
            best = seat
            board.victors = bit(seat)
        elif not better:
            board.victors |= bit(seat)
        seat += 1
    if board.told is not None:
        for victor in slots_of(board.victors):
            tell(board, GAME_WON, victor, number=total(board, victor))

"""Why a move is refused: the first thing that stands in its way, as a reason a person understands."""

from __future__ import annotations

from typing import ClassVar

from ..game.bits import bit, lowest
from ..game.contract import Refusal
from .board import CHOOSE_BRANCH, CHOOSE_KEYWORD, CHOOSE_SEAT, CHOOSE_SIDE, TURN, Board
from .codes import SNEAKY
from .notation import ACCEPTING, DECLINING, NAMING, Words, card_id, question, seat_letter
from .questions.fighting import able_to_block, hunters_to_attack, prey
from .questions.holding import held, holder, of_team
from .questions.strength import able_to_attack, keywords

# What is asked, for "you are asked …".
_ASKED = {
    "turn": "for a turn action",
    "mindbug": "whether to use a Mindbug",
    "mindfrog": "whether to use a Mindfrog",
    "hunt": "which creature to hunt",
    "block": "which creature blocks",
    "again": "whether to attack again",
    "choose": "for a choice",
    "choose player": "for a player",
    "choose keyword": "for a keyword",
    "choose side": "to which side the creature is turned",
    "choose effect": "which of two effects",
    "may": "yes or no",
    "order": "whose effect comes first",
}


class MindbugRefusal(Refusal):
    """Why a move is not legal in a game of Mindbug."""

    family: ClassVar[str] = "mindbug"


def refusal(board: Board, seat: int, words: Words) -> Refusal:
    """The reason why words that mean no legal move are refused to a seat."""
    if board.winner >= 0:
        return MindbugRefusal("game-over", "the game is over")
    if seat != board.decider:
        asked = seat_letter(board.decider)
        return MindbugRefusal("not-asked", f"it is for {asked} to decide", {"seat": asked})
    if not _answers(board, words):
        about = question(board)
        return MindbugRefusal("other-question", f"you are asked {_ASKED[about]}", {"question": about})
    if words.card is not None:
        return _about_card(board, seat, words, words.card)
    if words.name is not None:
        return MindbugRefusal("not-offered", f"{words.name} cannot be chosen here", {"name": words.name})
    return MindbugRefusal("must-choose", "this is not optional: something has to be chosen")


def _answers(board: Board, words: Words) -> bool:
    """Whether the words are of the kind that is asked for."""
    decision = board.decision
    if words.verb in ("play", "attack", "action"):
        return decision == TURN
    if words.name is not None:
        return decision in (CHOOSE_SEAT, CHOOSE_KEYWORD, CHOOSE_SIDE, CHOOSE_BRANCH)
    return words.verb in (NAMING.get(decision), ACCEPTING.get(decision), DECLINING.get(decision))


def _about_card(board: Board, seat: int, words: Words, name: str) -> Refusal:
    copies = [slot for slot in range(len(board.slots.faces)) if card_id(board, slot) == name]  # whatever their sides
    mine = held(board, seat)
    card = {"card": name}
    if board.decision == TURN and (hunters := hunters_to_attack(board, seat)):
        to_hunt = card_id(board, lowest(prey(board, lowest(hunters)) & board.slots.to_be_hunted))
        return MindbugRefusal("must-hunt", f"a hunter has to attack and hunt {to_hunt}", {"prey": to_hunt})
    if words.verb == "play":
        if any(board.hand & mine & bit(slot) for slot in copies):
            return MindbugRefusal("cannot-play", f"{name} cannot be played now", card)
        return MindbugRefusal("not-in-hand", f"{name} is not in your hand", card)
    in_play = [slot for slot in copies if board.in_play >> slot & 1]
    if words.verb == "hunt":
        if any(not of_team(board, seat) >> slot & 1 for slot in in_play):
            return _wrong_number(words, name)
        return MindbugRefusal("no-enemy", f"there is no enemy {name} to hunt", card)
    if words.verb in ("attack", "action", "block"):
        own = [slot for slot in in_play if mine >> slot & 1]
        if not own:
            return MindbugRefusal("not-yours", f"you do not control {name}", card)
        if words.number is not None and words.number > len(own):
            return _wrong_number(words, name)
        return _unable(board, seat, words, name, own[(words.number or 1) - 1])
    if words.verb == "resolve":
        return MindbugRefusal("no-effect-waits", f"no effect of {name} is waiting", card)
    return MindbugRefusal("no-choice", f"{name} cannot be chosen here", card)


def _unable(board: Board, seat: int, words: Words, name: str, slot: int) -> Refusal:
    card = {"card": name}
    if words.verb == "action":
        return MindbugRefusal("no-action", f"{name} has no Action it could use now", card)
    if words.verb == "attack":
        if not able_to_attack(board, seat) & bit(slot):
            return MindbugRefusal("cannot-attack", f"{name} is unable to attack", card)
        return _wrong_number(words, name)
    return why_no_block(board, slot, board.attacker) or _wrong_number(words, name)


def why_no_block(board: Board, slot: int, attacker: int) -> Refusal | None:
    """Why a creature is unable to block an attacker, or None if it is able to."""
    if able_to_block(board, holder(board, slot), attacker) & bit(slot):
        return None
    names = {"card": card_id(board, slot), "attacker": card_id(board, attacker)}
    if keywords(board, attacker) & SNEAKY and not keywords(board, slot) & SNEAKY:
        return MindbugRefusal("not-sneaky", f"{names['attacker']} is sneaky, and {names['card']} is not", names)
    return MindbugRefusal("cannot-block", f"{names['card']} is unable to block {names['attacker']}", names)


def _wrong_number(words: Words, name: str) -> Refusal:
    which = f"@{words.seat}" if words.seat else ""
    which += f"#{words.number}" if words.number else ""
    return MindbugRefusal("no-such-copy", f"there is no {name}{which} here", {"card": name, "which": which})

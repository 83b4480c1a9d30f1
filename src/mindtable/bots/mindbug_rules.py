"""Rules of thumb for Mindbug: what every legal move is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..game.contract import Move, View
from ..mindbug.notation import Words, parse
from ..mindbug.words import Card, Keyword, Trigger
from .fights import attack, fight, left_to_them
from .table import CARD_OF, Creature, Player, Table, find_creature
from .worth import (
    KEYWORD,
    card_worth,
    creature_worth,
    effects,
    entering,
    life_lost,
    loss,
    share_of_better_cards,
    worth_now,
)

TAKEN: Final = 0.7  # how often an opponent takes a card that is worth a Mindbug
TURN: Final = 3.0  # what a turn is worth
OVERSIGHT: Final = 0.1  # what may be hoped for where the choice is theirs
UNKNOWN_ANSWER: Final = 0.0
PARTING: Final = {"discard", "give"}  # with a card of mine
SPENDING: Final = {"boost this", "boost card"}  # a card of a pile, for its place only
HELPING: Final = {"boost creature"}
FROM_PILES: Final = {"play", "play quietly", "to hand"}
BRANCHES: Final = {"control": 3.0, "take": 2.0, "defeat": 1.0}


def worth_of_moves(view: View) -> dict[Move, float]:
    """The legal moves of a view in points; a higher number is better."""
    facts = view.facts()
    table = Table.of(facts)
    judge = _JUDGES.get(facts["question"], _unknown)
    return {move: judge(table, parse(move.text)) for move in view.moves()}


# --- turn actions ----------------------------------------------------------------------------------


def _turn_action(table: Table, words: Words) -> float:
    if words.verb == "play":
        return _playing(table, CARD_OF[str(words.card)])
    creature = _creature(table, words)
    if creature is None:
        return UNKNOWN_ANSWER
    if words.verb == "action":
        return sum(worth_now(effect, table) for effect in effects(creature.card, Trigger.ACTION))
    return attack(table, creature)


def _playing(table: Table, card: Card) -> float:
    """What I gain by playing a card, which an opponent with a Mindbug may take (M5)."""
    mine = entering(table, card)
    if not table.them.mindbugs:
        return mine
    other_side = table.from_their_side()
    taken = TAKEN if _is_worth_a_mindbug(other_side, card) else 1 - TAKEN
    return (1 - taken) * mine + taken * (TURN - entering(other_side, card))


# --- Mindbugs --------------------------------------------------------------------------------------


def _taking(table: Table, words: Words) -> float:
    if words.verb != "mindbug" or table.shown is None:
        return 0.0
    return 1.0 if _is_worth_a_mindbug(table, table.shown) else -1.0


def _is_worth_a_mindbug(table: Table, card: Card) -> bool:
    """Whether a card of theirs is better than those still to come are likely to be, for as many Mindbugs as I have.

    What I would gain by it counts as well as what they would.
    """
    worth = (entering(table, card) + entering(table.from_their_side(), card)) / 2
    return share_of_better_cards(worth) * (table.them.cards_to_come() + 1) < table.me.mindbugs


# --- attacks and blocks ----------------------------------------------------------------------------


def _hunting(table: Table, words: Words) -> float:
    attacker, prey = table.attacker, _creature(table, words)
    if attacker is None:
        return UNKNOWN_ANSWER
    return left_to_them(table, attacker) + OVERSIGHT if prey is None else fight(table, attacker, prey)


def _blocking(table: Table, words: Words) -> float:
    attacker, blocker = table.attacker, _creature(table, words)
    if attacker is None or blocker is None:
        return -life_lost(table.me.life, 1)
    return -fight(table, attacker, blocker)


def _attacking_again(table: Table, words: Words) -> float:
    if words.verb != "again" or table.attacker is None:
        return 0.0
    return attack(table, table.attacker)


# --- effects ---------------------------------------------------------------------------------------


def _choosing(table: Table, words: Words) -> float:
    """By what the choice is for: harm to theirs first and mine last, the best of a pile, the worst of a hand."""
    if words.card is None:
        return 0.0
    card = CARD_OF[words.card]
    if table.doing in PARTING:
        return -card_worth(card)
    if table.doing in SPENDING:
        return 1.0 / max(card_worth(card), 1.0)
    creature = None if table.doing in FROM_PILES else _creature(table, words)
    if creature is None:
        return card_worth(card)
    worth = loss(creature, table) if table.doing == "defeat" else creature_worth(creature, table)
    mine = creature.seat == table.me.seat
    return worth if mine == (table.doing in HELPING) else -worth


def _choosing_player(table: Table, words: Words) -> float:
    """Whoever has more cards has more to lose."""
    return float(len(table.them.hand)) if words.name == table.them.seat else UNKNOWN_ANSWER


def _choosing_keyword(table: Table, words: Words) -> float:
    """The keyword that most of their worth has; the side of a creature of mine that has the better one."""
    keyword = Keyword(words.name)
    found = [creature for creature in table.them.creatures if keyword in creature.keywords]
    return sum(creature_worth(creature, table) for creature in found) + KEYWORD[keyword] / 100


def _choosing_effect(_table: Table, words: Words) -> float:
    """To take something is better than to destroy it, and that is better than to strengthen something."""
    return BRANCHES.get(str(words.name), UNKNOWN_ANSWER)


def _doing_what_may_be_done(table: Table, words: Words) -> float:
    """Whatever one may do is good, but for the last life."""
    deadly = table.doing == "lose life" and table.me.life == 1
    return 1.0 if (words.verb == "yes") != deadly else 0.0


def _ordering(table: Table, words: Words) -> float:
    """My own effects first, while the table is as I like it."""
    return 1.0 if words.card and _has(table.me, CARD_OF[words.card]) else 0.0


def _unknown(_table: Table, _words: Words) -> float:
    return UNKNOWN_ANSWER


_JUDGES: Final[Mapping[str, Callable[[Table, Words], float]]] = {
    "turn": _turn_action,
    "mindbug": _taking,
    "hunt": _hunting,
    "block": _blocking,
    "again": _attacking_again,
    "choose": _choosing,
    "choose player": _choosing_player,
    "choose keyword": _choosing_keyword,
    "choose side": _choosing_keyword,
    "choose effect": _choosing_effect,
    "may": _doing_what_may_be_done,
    "order": _ordering,
}


def _creature(table: Table, words: Words) -> Creature | None:
    """The creature an answer names, if it names one."""
    if words.card is None:
        return None
    return find_creature(table.creatures(), words.card, words.seat, words.number or 1)


def _has(player: Player, card: Card) -> bool:
    return card in player.discard or any(creature.card == card for creature in player.creatures)

"""A bot that plays Mindbug by rules of thumb: it gives every legal move points and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from ..game.contract import Move, View
from ..mindbug.notation import Words, parse
from ..mindbug.words import Card, Discard, GiveToPlayOrKeep, NoPlayEffects, Trigger, Triggered
from .fights import attack, fight, left_to_them
from .table import CARD_OF, Creature, Player, Table, find_creature
from .worth import body_worth, card_worth, creature_worth, effects, life_lost, share_of_better_cards, worth_now

TAKEN: Final = 0.5  # how often an opponent with a Mindbug takes a card
TURN: Final = 3.0  # what a turn is worth
UNKNOWN_ANSWER: Final = 0.0


class RuleBot:
    name: Final = "rule"

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)  # for moves that look equally good

    def choose(self, view: View) -> Move:
        facts = view.facts()
        table = Table.of(facts)
        judge = _JUDGES.get(facts["question"], _unknown)
        points = {move: judge(table, parse(move.text)) for move in view.moves()}
        best = max(points.values())
        return self._dice.choice([move for move, worth in points.items() if worth == best])


# --- turn actions ----------------------------------------------------------------------------------


def _turn_action(table: Table, words: Words) -> float:
    if words.verb == "play":
        return _playing(table, CARD_OF[str(words.card)])
    creature = _creature(table, words)
    if words.verb != "attack" or creature is None:
        return UNKNOWN_ANSWER
    return attack(table, creature)


def _playing(table: Table, card: Card) -> float:
    """What I gain by playing a card, which an opponent with a Mindbug may take (M5)."""
    mine = _entering(table, card)
    if not table.them.mindbugs:
        return mine
    theirs = _entering(table.from_their_side(), card)
    return (1 - TAKEN) * mine + TAKEN * (TURN - theirs)


def _entering(table: Table, card: Card) -> float:
    """What it is worth to me that a card enters play on my side, with its Play effect (M7.1)."""
    worth = body_worth(card)
    if not _play_effects_stopped(table):
        worth += sum(worth_now(effect, table) for effect in effects(card, Trigger.PLAY))
    return worth


def _play_effects_stopped(table: Table) -> bool:
    abilities = [ability for creature in table.them.creatures for ability in creature.card.abilities]
    return any(isinstance(ability, NoPlayEffects) for ability in abilities)


# --- Mindbugs --------------------------------------------------------------------------------------


def _taking(table: Table, words: Words) -> float:
    """Whether the card shown is better than what is to be expected of those still to come."""
    if words.verb != "mindbug" or table.shown is None:
        return 0.0
    worth = (_entering(table, table.shown) + _entering(table.from_their_side(), table.shown)) / 2
    chances = table.them.cards_to_come() + 1
    return table.me.mindbugs / chances - share_of_better_cards(worth)


# --- attacks and blocks ----------------------------------------------------------------------------


def _hunting(table: Table, words: Words) -> float:
    attacker, prey = table.attacker, _creature(table, words)
    if attacker is None:
        return UNKNOWN_ANSWER
    return left_to_them(table, attacker) if prey is None else fight(attacker, prey)


def _blocking(table: Table, words: Words) -> float:
    attacker, blocker = table.attacker, _creature(table, words)
    if attacker is None or blocker is None:
        return -life_lost(table.me.life, 1)
    return -fight(attacker, blocker)


def _attacking_again(table: Table, words: Words) -> float:
    if words.verb != "again" or table.attacker is None:
        return 0.0
    return attack(table, table.attacker)


# --- effects ---------------------------------------------------------------------------------------


def _choosing(table: Table, words: Words) -> float:
    """Effects harm creatures: theirs first, mine last. Of a pile I take the best, of my hand I part with the worst."""
    if words.card is None:
        return 0.0
    if table.about is not None and _is_about_hands(table.about):
        return -card_worth(CARD_OF[words.card])
    creature = _creature(table, words)
    if creature is None:
        return card_worth(CARD_OF[words.card])
    worth = creature_worth(creature)
    return -worth if creature.seat == table.me.seat else worth


def _is_about_hands(card: Card) -> bool:
    """Whether the choices of a card's effect are made in a hand."""
    found = [ability.effect for ability in card.abilities if isinstance(ability, Triggered)]
    return any(isinstance(effect, Discard | GiveToPlayOrKeep) for effect in found)


def _choosing_opponent(table: Table, words: Words) -> float:
    """Whoever has more cards has more to lose."""
    return float(len(table.them.hand)) if words.seat == table.them.seat else UNKNOWN_ANSWER


def _doing_what_may_be_done(_table: Table, words: Words) -> float:
    return 1.0 if words.verb == "yes" else 0.0


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
    "choose opponent": _choosing_opponent,
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

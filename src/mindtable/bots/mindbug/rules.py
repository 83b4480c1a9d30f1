"""Rules of thumb for Mindbug: what every legal move is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ...game.contract import Move, View
from ...mindbug.notation import Words, parse
from ...mindbug.words import Card, Effect, Grants, Keyword, MustAttack, TakeControl, Trigger, Who
from .fights import attack, fight, left_to_them
from .gains import entering, harm, replayed, worth_against, worth_now
from .questions import able_to_block, keeps_from_blocking, out_of_actions, selected
from .table import CARD_OF, Creature, Player, Table, find_creature
from .worth import KEYWORD, SKIPPED_TURN, TURN, card_worth, creature_worth, effects, life_lost, share_of_better_cards

TAKEN: Final = 0.7  # how often an opponent takes a card that is worth a Mindbug
MINDFROG: Final = 2.0  # what a Mindfrog has to gain to be used
TRUST: Final = 0.9  # how often a teammate does what seems best
OVERSIGHT: Final = 0.1  # what may be hoped for where the choice is theirs
UNKNOWN_ANSWER: Final = 0.0
PARTING: Final = {"discard", "give", "pass left"}  # with a card of mine
SPENDING: Final = {"boost this", "boost card"}  # a card of a pile, for its place only
HELPING: Final = {"boost creature"}
FROM_PILES: Final = {"play", "play quietly", "to hand", "give unused"}
OF_ALLIES: Final = {"boost creature", "move to hand"}  # whose creature is meant if a move does not say
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
        return sum(_acting(effect, table, creature) for effect in effects(creature.card, Trigger.ACTION))
    return attack(table, creature)


def _acting(effect: Effect, table: Table, creature: Creature) -> float:
    if isinstance(effect, MustAttack):
        return max([_attack_of(table, one) for one in selected(effect.which.of, table, creature)], default=0.0)
    return worth_now(effect, table, creature)


def _attack_of(table: Table, creature: Creature) -> float:
    """What my side gains by an attack of any creature."""
    gain = attack(table.seen_by(creature.seat), creature)
    return gain if table.is_ally(creature.seat) else -gain


def _playing(table: Table, card: Card) -> float:
    """What my side gains by playing a card, which an opponent with a Mindbug or a teammate with a Mindfrog may take; I
    then act once more (M5, T3)."""
    return _offering(table, card, table.players[1:])


def _offering(table: Table, card: Card, asked: Sequence[Player]) -> float:
    """What a card of mine is worth to my side when these players are still to be asked whether they take it."""
    left, worth = 1.0, 0.0  # how likely it is that nobody has taken it so far
    for place, player in enumerate(asked):
        its = table.seen_by(player.seat)
        if table.is_ally(player.seat):
            chance = TRUST if player.mindfrogs and _is_worth_a_mindfrog(its, card, asked[place + 1 :]) else 0.0
            gain = entering(its, card)
        else:
            chance = (TAKEN if _is_worth_a_mindbug(its, card, table.me) else 1 - TAKEN) if player.mindbugs else 0.0
            gain = -entering(its, card)
        worth += left * chance * (TURN + gain)
        left *= 1 - chance
    return worth + left * entering(table, card)


# --- Mindbugs and Mindfrogs ------------------------------------------------------------------------


def _taking(table: Table, words: Words) -> float:
    if words.verb != "mindbug" or table.shown is None:
        return 0.0
    return 1.0 if _is_worth_a_mindbug(table, table.shown, _player(table, table.turn)) else -1.0


def _is_worth_a_mindbug(table: Table, card: Card, player: Player) -> bool:
    """Whether a card an opponent plays is better than those still to come are likely to be, for as many Mindbugs as my
    side has.

    What I would gain by it counts as well as what they would.
    """
    worth = (entering(table, card) + entering(table.seen_by(player.seat), card)) / 2
    to_come = sum(opponent.cards_to_come() for opponent in table.opponents)
    mindbugs = sum(ally.mindbugs for ally in table.allies)
    return share_of_better_cards(worth, table.mode.game) * (to_come + 1) < mindbugs


def _taking_from_mate(table: Table, words: Words) -> float:
    if words.verb != "mindfrog" or table.shown is None:
        return 0.0
    seats = [player.seat for player in table.players]
    still_asked = table.players[1 : seats.index(table.turn)]
    return 1.0 if _is_worth_a_mindfrog(table, table.shown, still_asked) else -1.0


def _is_worth_a_mindfrog(table: Table, card: Card, still_asked: Sequence[Player]) -> bool:
    """Whether a teammate's card is better with me: for its Play effect, for what I have left to do, or to have it out
    of reach of those still to be asked. The teammate acts once more, so my side gains a turn action besides (T3.2)."""
    (mate,) = table.teammates
    return TURN + entering(table, card) > _offering(table.seen_by(mate.seat), card, still_asked) + MINDFROG


# --- attacks and blocks ----------------------------------------------------------------------------


def _hunting(table: Table, words: Words) -> float:
    attacker, prey = table.attacker, _creature(table, words, table.opponents)
    if attacker is None:
        return UNKNOWN_ANSWER
    return left_to_them(table, attacker) + OVERSIGHT if prey is None else fight(table, attacker, prey)


def _blocking(table: Table, words: Words) -> float:
    attacker, blocker = table.attacker, _creature(table, words)
    if attacker is None:
        return UNKNOWN_ANSWER
    return -fight(table, attacker, blocker) if blocker else _not_blocking(table, attacker)


def _not_blocking(table: Table, attacker: Creature) -> float:
    """A life, unless the teammate is still to be asked and has something better (T4.1)."""
    unblocked = -life_lost(table.me.life, 1)
    theirs = table.seen_by(attacker.seat)
    if theirs.opponents[0].seat != table.me.seat:
        return unblocked
    able = [blocker for blocker in able_to_block(theirs, attacker) if blocker.seat != table.me.seat]
    best = max([unblocked, *(-fight(table, attacker, blocker) for blocker in able)])
    return TRUST * best + (1 - TRUST) * unblocked


def _attacking_again(table: Table, words: Words) -> float:
    if words.verb != "again" or table.attacker is None:
        return 0.0
    return attack(table, table.attacker)


# --- effects ---------------------------------------------------------------------------------------


def _choosing(table: Table, words: Words) -> float:
    """By what the choice is for: harm to theirs first and ours last, the best of a pile, the worst of a hand."""
    if words.card is None:
        return 0.0
    card = CARD_OF[words.card]
    if table.doing == "show":
        return _showing(table, card)
    if table.doing in PARTING:
        return _parting(table, card)
    if table.doing in SPENDING:
        return 1.0 / max(card_worth(card), 1.0)
    creature = None if table.doing in FROM_PILES else _creature(table, words, _whose(table))
    return card_worth(card) if creature is None else _choosing_creature(table, creature)


def _choosing_creature(table: Table, creature: Creature) -> float:
    if table.doing == "defeat":
        return harm(creature, table)
    if table.doing == "move to hand":
        return replayed(creature, table)
    if table.doing == "must attack" and table.is_ally(creature.seat):
        return _attack_of(table, creature)
    worth = creature_worth(creature, table)
    return worth if table.is_ally(creature.seat) == (table.doing in HELPING) else -worth


def _whose(table: Table) -> tuple[Player, ...]:
    """Whose creature is meant first, where a move need not say it."""
    return table.allies + table.opponents if table.doing in OF_ALLIES else table.opponents + table.allies


def _parting(table: Table, card: Card) -> float:
    """To a teammate, what is best there, for it may be played at once; the worst of mine to everybody else."""
    receiver = table.effect.seat if table.effect and table.doing == "give" else table.me.seat
    if receiver != table.me.seat and table.is_ally(receiver):
        return entering(table.seen_by(receiver), card)
    return -card_worth(card)


def _showing(table: Table, card: Card) -> float:
    """The card whose power is that of the creature which my side would like to see defeated."""
    return max([harm(creature, table) for creature in table.creatures if creature.power == card.power], default=0.0)


def _choosing_player(table: Table, words: Words) -> float:
    """The opponent against whom the effect gains most; if all the same, whoever has more cards has more to lose."""
    player = _player(table, str(words.name))
    if table.is_ally(player.seat):
        return UNKNOWN_ANSWER
    more_to_lose = (len(player.hand) + OVERSIGHT) / 100
    if table.effect is None or table.doing != "choose opponent":
        return more_to_lose
    against = table.against(player)
    return more_to_lose + sum(_aimed(effect, against) for effect in _effects_in_progress(table))


def _effects_in_progress(table: Table) -> list[Effect]:
    if table.effect is None:
        return []
    giver, trigger = table.effect.giver, table.effect.trigger
    granted = [one.ability for one in giver.abilities if isinstance(one, Grants)]
    return effects(giver, trigger) or [ability.effect for ability in granted if ability.trigger is trigger]


def _aimed(effect: Effect, table: Table) -> float:
    """What an effect gains against the opponent in mind."""
    if keeps_from_blocking(effect) and table.attacker:
        return left_to_them(table, table.attacker, unable=table.them)
    if isinstance(effect, TakeControl) and effect.by is not Who.YOU:
        return SKIPPED_TURN if not out_of_actions(table.them) else 0.0
    return worth_against(effect, table)


def _choosing_keyword(table: Table, words: Words) -> float:
    """The keyword that most of their worth has; the side of a creature of mine that has the better one."""
    keyword = Keyword(str(words.name))
    found = [creature for creature in table.enemies if keyword in creature.keywords]
    return sum(creature_worth(creature, table) for creature in found) + KEYWORD[keyword] / 100


def _choosing_effect(_table: Table, words: Words) -> float:
    """To take something is better than to destroy it, and that is better than to strengthen something."""
    return BRANCHES.get(str(words.name), UNKNOWN_ANSWER)


def _doing_what_may_be_done(table: Table, words: Words) -> float:
    """Whatever one may do is good, but for the last life, and for a card that is better kept in hand."""
    deadly = table.doing == "lose life" and table.me.life == 1
    given = table.effect.given if table.effect and table.doing == "play given" else None
    harmful = deadly or (given is not None and entering(table, given) < 0)
    return 1.0 if (words.verb == "yes") != harmful else 0.0


def _ordering(table: Table, words: Words) -> float:
    """My own effects first, while the table is as I like it."""
    return 1.0 if words.card and any(_has(ally, CARD_OF[words.card]) for ally in table.allies) else 0.0


def _unknown(_table: Table, _words: Words) -> float:
    return UNKNOWN_ANSWER


_JUDGES: Final[Mapping[str, Callable[[Table, Words], float]]] = {
    "turn": _turn_action,
    "mindbug": _taking,
    "mindfrog": _taking_from_mate,
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


def _creature(table: Table, words: Words, whose: Sequence[Player] = ()) -> Creature | None:
    """The creature an answer names, if it names one: mine, unless it is somebody else's."""
    if words.card is None:
        return None
    players = [player for player in whose or [table.me] if words.seat in (None, player.seat)]
    return find_creature(players, words.card, words.number or 1)


def _player(table: Table, seat: str) -> Player:
    return next(player for player in table.players if player.seat == seat)


def _has(player: Player, card: Card) -> bool:
    return card in player.discard or any(creature.card == card for creature in player.creatures)

"""Rules of thumb for Mindbug: what every legal move is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ...game.contract import Move, Seat
from ...mindbug.notation import Words, parse
from ...mindbug.sight import CreatureSight, PlayerSight
from ...mindbug.view import View
from ...mindbug.words import Card, Effect, Grants, Keyword, MustAttack, TakeControl, Trigger, Who
from .fights import attack, fight, left_to_them
from .gains import entering, harm, replayed, worth_against, worth_now
from .outlook import CARD_OF, Outlook, cards_to_come, find_creature, out_of_actions
from .worth import (
    KEYWORD,
    SKIPPED_TURN,
    TURN,
    card_worth,
    creature_worth,
    effects,
    keeps_from_blocking,
    life_lost,
    share_of_better_cards,
)

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
    assert view.seat is not None, "a spectator has nothing to choose"
    outlook = Outlook.of(view, view.seat)
    judge = _JUDGES.get(view.question, _unknown)
    return {move: judge(outlook, parse(move.text)) for move in view.moves()}


# --- turn actions ----------------------------------------------------------------------------------


def _turn_action(outlook: Outlook, words: Words) -> float:
    if words.verb == "play":
        return _playing(outlook, CARD_OF[str(words.card)])
    creature = _creature(outlook, words)
    if creature is None:
        return UNKNOWN_ANSWER
    if words.verb == "action":
        return sum(_acting(effect, outlook, creature) for effect in effects(CARD_OF[creature.card], Trigger.ACTION))
    return attack(outlook, creature)


def _acting(effect: Effect, outlook: Outlook, creature: CreatureSight) -> float:
    if isinstance(effect, MustAttack):
        return max([_attack_of(outlook, one) for one in outlook.view.described(effect.which, creature)], default=0.0)
    return worth_now(effect, outlook, creature)


def _attack_of(outlook: Outlook, creature: CreatureSight) -> float:
    """What my side gains by an attack of any creature."""
    gain = attack(outlook.seen_by(creature.seat), creature)
    return gain if outlook.is_ally(creature.seat) else -gain


def _playing(outlook: Outlook, card: Card) -> float:
    """What my side gains by playing a card, which an opponent with a Mindbug or a teammate with a Mindfrog may take; I
    then act once more (M5, T3)."""
    return _offering(outlook, card, outlook.players[1:])


def _offering(outlook: Outlook, card: Card, asked: Sequence[PlayerSight]) -> float:
    """What a card of mine is worth to my side when these players are still to be asked whether they take it."""
    left, worth = 1.0, 0.0  # how likely it is that nobody has taken it so far
    for place, player in enumerate(asked):
        its = outlook.seen_by(player.seat)
        if outlook.is_ally(player.seat):
            chance = TRUST if player.mindfrogs and _is_worth_a_mindfrog(its, card, asked[place + 1 :]) else 0.0
            gain = entering(its, card)
        else:
            chance = (TAKEN if _is_worth_a_mindbug(its, card, outlook.me) else 1 - TAKEN) if player.mindbugs else 0.0
            gain = -entering(its, card)
        worth += left * chance * (TURN + gain)
        left *= 1 - chance
    return worth + left * entering(outlook, card)


# --- Mindbugs and Mindfrogs ------------------------------------------------------------------------


def _taking(outlook: Outlook, words: Words) -> float:
    shown = outlook.sight.shown
    if words.verb != "mindbug" or shown is None:
        return 0.0
    player = outlook.sight.player(outlook.sight.turn)
    return 1.0 if _is_worth_a_mindbug(outlook, CARD_OF[shown], player) else -1.0


def _is_worth_a_mindbug(outlook: Outlook, card: Card, player: PlayerSight) -> bool:
    """Whether a card an opponent plays is better than those still to come are likely to be, for as many Mindbugs as my
    side has.

    What I would gain by it counts as well as what they would.
    """
    worth = (entering(outlook, card) + entering(outlook.seen_by(player.seat), card)) / 2
    to_come = sum(cards_to_come(opponent) for opponent in outlook.opponents)
    mindbugs = sum(ally.mindbugs for ally in outlook.allies)
    return share_of_better_cards(worth, outlook.sight.game) * (to_come + 1) < mindbugs


def _taking_from_mate(outlook: Outlook, words: Words) -> float:
    shown = outlook.sight.shown
    if words.verb != "mindfrog" or shown is None:
        return 0.0
    seats = [player.seat for player in outlook.players]
    still_asked = outlook.players[1 : seats.index(outlook.sight.turn)]
    return 1.0 if _is_worth_a_mindfrog(outlook, CARD_OF[shown], still_asked) else -1.0


def _is_worth_a_mindfrog(outlook: Outlook, card: Card, still_asked: Sequence[PlayerSight]) -> bool:
    """Whether a teammate's card is better with me: for its Play effect, for what I have left to do, or to have it out
    of reach of those still to be asked. The teammate acts once more, so my side gains a turn action besides (T3.2)."""
    (mate,) = outlook.teammates
    return TURN + entering(outlook, card) > _offering(outlook.seen_by(mate.seat), card, still_asked) + MINDFROG


# --- attacks and blocks ----------------------------------------------------------------------------


def _hunting(outlook: Outlook, words: Words) -> float:
    attacker, prey = outlook.sight.attacker, _creature(outlook, words, outlook.opponents)
    if attacker is None:
        return UNKNOWN_ANSWER
    return left_to_them(outlook, attacker) + OVERSIGHT if prey is None else fight(outlook, attacker, prey)


def _blocking(outlook: Outlook, words: Words) -> float:
    attacker, blocker = outlook.sight.attacker, _creature(outlook, words)
    if attacker is None:
        return UNKNOWN_ANSWER
    return -fight(outlook, attacker, blocker) if blocker else _not_blocking(outlook, attacker)


def _not_blocking(outlook: Outlook, attacker: CreatureSight) -> float:
    """A life, unless the teammate is still to be asked and has something better (T4.1)."""
    unblocked = -life_lost(outlook.me.life, 1)
    theirs = outlook.seen_by(attacker.seat)
    if theirs.opponents[0].seat != outlook.me.seat:
        return unblocked
    able = [blocker for blocker in outlook.view.blockers(attacker) if blocker.seat != outlook.me.seat]
    best = max([unblocked, *(-fight(outlook, attacker, blocker) for blocker in able)])
    return TRUST * best + (1 - TRUST) * unblocked


def _attacking_again(outlook: Outlook, words: Words) -> float:
    if words.verb != "again" or outlook.sight.attacker is None:
        return 0.0
    return attack(outlook, outlook.sight.attacker)


# --- effects ---------------------------------------------------------------------------------------


def _choosing(outlook: Outlook, words: Words) -> float:
    """By what the choice is for: harm to theirs first and ours last, the best of a pile, the worst of a hand."""
    if words.card is None:
        return 0.0
    card = CARD_OF[words.card]
    if outlook.doing == "show":
        return _showing(outlook, card)
    if outlook.doing in PARTING:
        return _parting(outlook, card)
    if outlook.doing in SPENDING:
        return 1.0 / max(card_worth(card), 1.0)
    creature = None if outlook.doing in FROM_PILES else _creature(outlook, words, _whose(outlook))
    return card_worth(card) if creature is None else _choosing_creature(outlook, creature)


def _choosing_creature(outlook: Outlook, creature: CreatureSight) -> float:
    if outlook.doing == "defeat":
        return harm(creature, outlook)
    if outlook.doing == "move to hand":
        return replayed(creature, outlook)
    if outlook.doing == "must attack" and outlook.is_ally(creature.seat):
        return _attack_of(outlook, creature)
    worth = creature_worth(creature, outlook)
    return worth if outlook.is_ally(creature.seat) == (outlook.doing in HELPING) else -worth


def _whose(outlook: Outlook) -> tuple[PlayerSight, ...]:
    """Whose creature is meant first, where a move need not say it."""
    return outlook.allies + outlook.opponents if outlook.doing in OF_ALLIES else outlook.opponents + outlook.allies


def _parting(outlook: Outlook, card: Card) -> float:
    """To a teammate, what is best there, for it may be played at once; the worst of mine to everybody else."""
    effect = outlook.sight.effect
    receiver = effect.seat if effect and effect.doing == "give" else outlook.me.seat
    if receiver != outlook.me.seat and outlook.is_ally(receiver):
        return entering(outlook.seen_by(receiver), card)
    return -card_worth(card)


def _showing(outlook: Outlook, card: Card) -> float:
    """The card whose power is that of the creature which my side would like to see defeated."""
    return max([harm(creature, outlook) for creature in outlook.creatures if creature.power == card.power], default=0.0)


def _choosing_player(outlook: Outlook, words: Words) -> float:
    """The opponent against whom the effect gains most; if all the same, whoever has more cards has more to lose."""
    player = outlook.sight.player(Seat(str(words.name)))
    if outlook.is_ally(player.seat):
        return UNKNOWN_ANSWER
    more_to_lose = (len(player.hand) + OVERSIGHT) / 100
    if outlook.sight.effect is None or outlook.doing != "choose opponent":
        return more_to_lose
    against = outlook.against(player)
    return more_to_lose + sum(_aimed(effect, against) for effect in _effects_in_progress(outlook))


def _effects_in_progress(outlook: Outlook) -> list[Effect]:
    effect = outlook.sight.effect
    if effect is None:
        return []
    giver, trigger = CARD_OF[effect.giver], effect.trigger
    granted = [one.ability for one in giver.abilities if isinstance(one, Grants)]
    return effects(giver, trigger) or [ability.effect for ability in granted if ability.trigger is trigger]


def _aimed(effect: Effect, outlook: Outlook) -> float:
    """What an effect gains against the opponent in mind."""
    if keeps_from_blocking(effect) and outlook.sight.attacker:
        return left_to_them(outlook, outlook.sight.attacker, unable=outlook.them)
    if isinstance(effect, TakeControl) and effect.by is not Who.YOU:
        return SKIPPED_TURN if not out_of_actions(outlook.them) else 0.0
    return worth_against(effect, outlook)


def _choosing_keyword(outlook: Outlook, words: Words) -> float:
    """The keyword that most of their worth has; the side of a creature of mine that has the better one."""
    keyword = Keyword(str(words.name))
    found = [creature for creature in outlook.enemies if keyword in creature.keywords]
    return sum(creature_worth(creature, outlook) for creature in found) + KEYWORD[keyword] / 100


def _choosing_effect(_outlook: Outlook, words: Words) -> float:
    """To take something is better than to destroy it, and that is better than to strengthen something."""
    return BRANCHES.get(str(words.name), UNKNOWN_ANSWER)


def _doing_what_may_be_done(outlook: Outlook, words: Words) -> float:
    """Whatever one may do is good, but for the last life, and for a card that is better kept in hand."""
    deadly = outlook.doing == "lose life" and outlook.me.life == 1
    effect = outlook.sight.effect
    given = effect.given if effect and effect.doing == "play given" else None
    harmful = deadly or (given is not None and entering(outlook, CARD_OF[given]) < 0)
    return 1.0 if (words.verb == "yes") != harmful else 0.0


def _ordering(outlook: Outlook, words: Words) -> float:
    """My own effects first, while things are as I like them."""
    return 1.0 if words.card and any(_has(ally, words.card) for ally in outlook.allies) else 0.0


def _unknown(_outlook: Outlook, _words: Words) -> float:
    return UNKNOWN_ANSWER


_JUDGES: Final[Mapping[str, Callable[[Outlook, Words], float]]] = {
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


def _creature(outlook: Outlook, words: Words, whose: Sequence[PlayerSight] = ()) -> CreatureSight | None:
    """The creature an answer names, if it names one: mine, unless it is somebody else's."""
    if words.card is None:
        return None
    players = [player for player in whose or [outlook.me] if words.seat in (None, player.seat)]
    return find_creature(players, words.card, words.number or 1)


def _has(player: PlayerSight, card: str) -> bool:
    return card in player.discard_pile or any(creature.card == card for creature in player.creatures)

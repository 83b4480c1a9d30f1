"""All that can be said: abilities of every word, events of every kind, every question, move and refusal."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from mindtable.game.contract import Event, Move, Refusal, Seat
from mindtable.mindbug import notation, refusals, words
from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.events import KINDS
from mindtable.mindbug.words import (
    ALL,
    AN_OPPONENT,
    HUNTER,
    THIS,
    TOUGH,
    Ability,
    Bonus,
    Condition,
    Creatures,
    DiscardPile,
    Effect,
    Extreme,
    Keyword,
    Power,
    Side,
    Some,
    Trigger,
    Triggered,
    Who,
    at_least,
    at_most,
    enemy,
    every,
    one,
    up_to,
    when_attacking,
    when_played,
)
from mindtable.wording import Wording
from mindtable.wording.abilities import AbilityWords
from mindtable.wording.language import Language

A, B = Seat("A"), Seat("B")
NAMES = {A: "Anna", B: "Ben"}
READERS = (A, B, None)


def selections() -> Iterator[Creatures]:
    """Creatures of every kind that words can describe."""
    powers = (Power(), at_least(4), at_most(4), Power(least=4, most=6))
    sides = [side for side in Side if side is not Side.THIS]
    for side, other, power, extreme in product(sides, (False, True), powers, (None, *Extreme)):
        yield Creatures(side=side, other=other, power=power, extreme=extreme)
    yield THIS


def amounts(of: Creatures | DiscardPile) -> Iterator[Some]:
    """One of them, two, up to two …: every way to say how many."""
    yield one(of)
    if of != THIS:
        yield from (Some(2, 2, of), up_to(1, of), up_to(2, of), up_to(ALL, of), every(of), Some(1, 2, of))


def conditions() -> Iterator[Condition]:
    yield from (words.YourTurn(), words.LifeIs(1), words.LifeIs(2), words.Alone())
    for who in Who:
        yield from (words.FewerCreatures(who), words.MoreCreatures(who))


def simple_effects() -> Iterator[Effect]:
    for who, number in product(Who, (1, 2)):
        yield from (words.LoseLife(who, number), words.LoseLifeTo(who, number))
        yield from (words.Discard(who, number), words.StealAtRandom(who, number))
    for who in Who:
        yield from (words.MatchLife(who), words.GiveToPlayOrKeep(who))
        for some in amounts(DiscardPile(who)):
            yield from (words.ToHand(some), words.PlayFrom(some))
    for creatures in selections():
        for some in amounts(creatures):
            yield from (words.Defeat(some), words.TakeControl(some), words.CannotBlockThisTurn(some))
    yield from (words.HasThisTurn(keyword) for keyword in Keyword)
    yield from (words.GainLife(1), words.GainLife(2), words.PlayThis())


def effects() -> Iterator[Effect]:
    yield from simple_effects()
    gain, lose = words.GainLife(1), words.LoseLife(AN_OPPONENT, 1)
    defeat = words.Defeat(one(enemy()))
    for condition in conditions():
        yield from (words.If(condition, gain), words.If(condition, words.in_order(gain, defeat)))
        yield from (words.in_order(words.If(condition, gain), defeat), words.in_order(gain, words.If(condition, lose)))
    yield from (words.in_order(gain, lose), words.in_order(lose, gain), words.in_order(gain, lose, defeat))


def abilities() -> Iterator[Ability]:
    """Abilities made of every word of the vocabulary, each different from all others."""
    yield from (when_played(effect) for effect in effects())
    yield from (Triggered(trigger, words.GainLife(1)) for trigger in Trigger if trigger is not Trigger.PLAY)
    for creatures in selections():
        yield from (words.CannotBlock(which=creatures), words.CannotBlock(which=creatures, this=True))
        yield from (words.CannotAttack(creatures), Bonus(to=creatures, power=1), Bonus(to=creatures, keywords=(TOUGH,)))
        yield Bonus(to=THIS, power=1, per=creatures)
    yield from (Bonus(to=THIS, power=1, condition=condition) for condition in conditions())
    yield from (Bonus(to=THIS, power=2), Bonus(to=THIS, power=-1), Bonus(to=THIS, power=1, keywords=(HUNTER, TOUGH)))
    yield from (words.CopiesKeywords((TOUGH,)), words.CopiesKeywords((HUNTER, TOUGH)), words.NoPlayEffects())


def events() -> Iterator[Event]:
    """An event of every kind, with all that such an event may say."""
    terms: dict[str, list[str]] = {
        "keyword gained": [keyword.value for keyword in Keyword],
        "effect began": [trigger.value for trigger in Trigger],
    }
    for kind in KINDS.values():
        for word, number in product(terms.get(kind, [""]), (0, 1, 2)):
            card = None if kind in ("turn began", "life lost", "life gained") else "bee-bear"
            yield Event(kind, seat=A, card=card, other=B, number=number, word=word or None)
    yield Event("card drawn", seat=A, card="bee-bear", seen_by=(A,))


def some_facts(question: str, **more: Any) -> dict[str, Any]:
    """The facts of a view that a prompt is made of."""
    facts = {
        "seat": A,
        "to_decide": [A],
        "question": question,
        "about": None,
        "shown": None,
        "attacker": None,
        "seats": {A: {"mindbugs": 1}, B: {"mindbugs": 2}},
    }
    return facts | more


def questions() -> Iterator[dict[str, Any]]:
    for question in notation.QUESTIONS.values():
        effect = question in ("choose", "choose opponent", "may")
        yield some_facts(
            question,
            about="hyenix" if effect else None,
            shown="bee-bear" if question == "mindbug" else None,
            attacker={"card": "shark-dog", "seat": B},
        )
    yield some_facts("turn", to_decide=[B])
    yield some_facts("", to_decide=[])


def moves() -> Iterator[tuple[Move, dict[str, Any]]]:
    plain = {*notation.ACCEPTING.values(), *notation.DECLINING.values()}
    yield from ((Move(word), some_facts("may")) for word in sorted(plain))
    for verb in ("play", "attack", "action", *notation.NAMING.values()):
        for card in ("bee-bear", "bee-bear@A", "bee-bear@B", "bee-bear#2", "bee-bear@B#2"):
            yield Move(f"{verb} {card}"), some_facts("turn")
    yield from ((Move("choose bee-bear"), some_facts("choose", about=card.id)) for card in CARDS)
    yield Move("choose B"), some_facts("choose opponent")


def all_refusals() -> Iterator[Refusal]:
    facts = {"seat": "B", "card": "bee-bear", "attacker": "shark-dog", "which": "@B#2"}
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', inspect.getsource(refusals)))
    assert "game-over" in reasons
    for reason in sorted(reasons - {"other-question"}):
        yield Refusal(reason, "", facts)
    for question in notation.QUESTIONS.values():
        yield Refusal("other-question", "", {"question": question})


def sentences(worded: Wording) -> Iterator[str]:
    """Every kind of sentence there is."""
    cards = AbilityWords(Language(worded.language))
    yield from (cards.sentence(ability) for ability in abilities())
    yield cards.effects([when_played(words.GainLife(1)), when_attacking(words.GainLife(2))])
    for event, reader in product(events(), READERS):
        line = worded.event(event, reader, NAMES)
        if line is not None:
            yield line
    yield from (worded.question(facts) for facts in questions())
    yield from (worded.refusal(refusal) for refusal in all_refusals())


def phrases(worded: Wording) -> Iterator[str]:
    """Every kind of text that is not a sentence."""
    yield from (worded.card_name(card.id) for card in CARDS)
    yield from (worded.keyword(keyword.value) for keyword in Keyword)
    yield from (text.trigger for card in CARDS for text in worded.card_text(card.id) if text.trigger)
    yield from (worded.move(move, facts) for move, facts in moves())

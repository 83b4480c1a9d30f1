"""All that can be said: abilities of every word, events of every kind, every question, move and refusal."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from functools import cache
from itertools import product
from typing import Any, get_type_hints

from mindtable.game.contract import Event, Move, Refusal, Seat
from mindtable.mindbug import notation, refusals, words
from mindtable.mindbug.cards import EVERY_SET
from mindtable.mindbug.events import KINDS, CardAdded, CardStolen, CreatureTurned, Obstacle
from mindtable.mindbug.game import duel
from mindtable.mindbug.refusals import MindbugRefusal
from mindtable.mindbug.sight import CreatureSight, EffectSight, Sight
from mindtable.mindbug.tables import BRANCHES
from mindtable.mindbug.words import (
    ALL,
    AT_LEAST,
    BLOCK,
    EACH_OPPONENT,
    EACH_PLAYER,
    EXACTLY,
    FEWER,
    FRENZY,
    HUNTER,
    IT,
    MORE,
    POISONOUS,
    SNEAKY,
    TEAMMATES_HAND,
    THIS,
    TOUGH,
    USE_MINDBUGS,
    YOU,
    YOUR_HAND,
    Ability,
    Bonus,
    Boost,
    BoostCards,
    Cannot,
    Card,
    Compare,
    Compared,
    Condition,
    Controlled,
    Count,
    Creatures,
    Discard,
    DiscardPile,
    DrawPile,
    Effect,
    Extreme,
    Grants,
    Hand,
    InDiscardPile,
    Keyword,
    Life,
    Mindbugs,
    OfEqualPower,
    Play,
    Power,
    Put,
    Side,
    Some,
    TakeControl,
    Things,
    ThisTurn,
    Trigger,
    Triggered,
    UnusedCards,
    Who,
    allied,
    at_least,
    at_most,
    at_random,
    enemy,
    every,
    exactly,
    no,
    one,
    other_allied,
    play_or_keep,
    up_to,
    when_attacking,
    when_played,
)
from mindtable.wording import Wording
from mindtable.wording.language import Language
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindbug.abilities import AbilityWords

A, B = Seat("A"), Seat("B")
NAMES = {A: "Anna", B: "Ben"}
READERS = (A, B, None)
PRINTED: list[Card] = [card for one_set in EVERY_SET.values() for card in one_set.cards]

_POWERS = (Power(), at_least(4), at_most(4), Power(least=4, most=6))
_HAVING: tuple[tuple[Keyword, ...], ...] = ((), (POISONOUS,), (FRENZY, HUNTER), tuple(Keyword))


def selections() -> Iterator[Creatures]:
    """Creatures of every kind that words can describe."""
    sides = [side for side in Side if side is not Side.THIS]
    for side, other, power, extreme in product(sides, (False, True), _POWERS, (None, *Extreme)):
        yield Creatures(side=side, other=other, power=power, extreme=extreme)
    yield from (Creatures(compared=compared) for compared in Compared)
    yield from (Creatures(having=having) for having in _HAVING if having)
    yield from (Creatures(having_named=True), Creatures(able_to_attack=True), Creatures(with_play_effect=True))
    yield from (Creatures(boosted=True), Creatures(boosted=True, other=True), Creatures(blocked=True))
    yield THIS


def described_at_length() -> Iterator[Creatures]:
    """Creatures of which several things are said at once."""
    for compared, having, marks in product((None, *Compared), _HAVING, product((False, True), repeat=5)):
        named, boosted, able, blocked, play = marks
        yield Creatures(
            side=Side.NOT_YOURS,
            other=True,
            power=at_least(4),
            extreme=Extreme.LOWEST,
            compared=compared,
            having=having,
            having_named=named,
            boosted=boosted,
            able_to_attack=able,
            blocked=blocked,
            with_play_effect=play,
        )


def piles() -> Iterator[Things]:
    """Cards that lie open, of every place."""
    yield from (DiscardPile(who, power) for who, power in product(Who, _POWERS))
    yield from (BoostCards(), BoostCards(of_this=True))


def amounts(of: Things) -> Iterator[Some]:
    """One of them, two, up to two …: every way to say how many."""
    yield one(of)
    if of != THIS:
        yield from (exactly(2, of), up_to(1, of), up_to(2, of), up_to(ALL, of), every(of), Some(1, 2, of))
        yield Some(2, 2, of, equal_power=True)
        for count in Count:
            yield from (exactly(count, of), Some(0, count, of), Some(1, count, of), Some(count, 2, of))


def conditions() -> Iterator[Condition]:
    yield from (words.YourTurn(), words.DefeatedAnEnemy())
    yield from (Compare(Life(YOU), EXACTLY, life) for life in (1, 2))
    yield from (Compare(enemy(), AT_LEAST, least) for least in (1, 3))
    yield from (Compare(other_allied(), EXACTLY, 1), Compare(OfEqualPower(allied()), AT_LEAST, 2))
    yield from (no(number) for number in (other_allied(), Mindbugs(YOU), DiscardPile(YOU), Hand(YOU)))
    for who, relation in product(Who, (FEWER, MORE)):
        yield Compare(Controlled(YOU), relation, Controlled(who))


def simple_effects() -> Iterator[Effect]:
    for number in (1, 2):
        yield words.GainLife(number)
        yield from (Boost(kind, number) for kind in selections())
        yield Put(every(UnusedCards(number)), words.UNDER_YOUR_DRAW_PILE)
        for who in Who:
            yield from (words.LoseLife(who, number), words.LifeBecomes(who, number))
            yield from (Discard(at_random(number, Hand(who))), Put(at_random(number, Hand(who)), YOUR_HAND))
    for who in Who:
        yield from (words.LoseLife(who, count) for count in Count)
        yield from (Discard(every(DrawPile(who))), Discard(every(DrawPile(who, and_hand=True))))
        yield from (words.LifeBecomes(YOU, Life(who)), words.SwapHands(who), words.RefreshMindbug(who))
        yield from (words.Show(one(Hand(who))), ThisTurn(Cannot(who, BLOCK)))
        yield Put(at_random(1, Hand(who)), words.PILE_OF_YOUR_CHOICE)
        yield from (Put(one(Hand(who)), place) for place in (words.HAND_ON_THE_LEFT, YOUR_HAND))
        yield play_or_keep(one(Hand(who)))
        if who is not YOU:
            yield TakeControl(one(THIS), by=who)
    yield from (Put(one(UnusedCards(number)), TEAMMATES_HAND) for number in (1, 3))
    yield from (Put(some, YOUR_HAND) for place in piles() for some in amounts(place))
    yield from (Discard(some) for who in Who for some in amounts(Hand(who)))
    for some in amounts(DiscardPile(YOU)):
        yield from (Play(some), Play(some, play_effects=False), Discard(some))
    yield from (words.Defeat(some) for kind in selections() for some in amounts(kind))
    for some in amounts(enemy()):
        yield from (TakeControl(some), words.MustAttack(some))
        yield from (Put(some, place) for place in (YOUR_HAND, TEAMMATES_HAND, words.CONTROLLERS_HAND))
        yield from (ThisTurn(Cannot(some, BLOCK)), words.ResolvePlayEffectOf(some))
    yield from (Put(one(THIS), place) for place in (YOUR_HAND, TEAMMATES_HAND))
    yield from (words.Defeat(one(kind)) for kind in described_at_length())
    yield from (ThisTurn(Bonus(to=THIS, keywords=(keyword,))) for keyword in Keyword)
    yield from (words.Win(), words.Evolve(), ThisTurn(Cannot(THIS, words.BE_DEFEATED)), words.NameKeyword())
    yield from (Play(one(THIS)), words.May(Play(one(IT))), play_or_keep(one(enemy())))


def combinations(parts: list[Effect], conditions: list[Condition]) -> Iterator[Effect]:
    """Every combination of these effects."""
    yield from (words.If(condition, part) for condition, part in product(conditions, parts))
    for part in parts:
        yield from (words.May(part), words.WhileRolling(4, part))
    for first, second in product(parts, parts):
        yield from (words.IfYouDo(first, second), words.Either(first, second), words.in_order(first, second))


def effects() -> Iterator[Effect]:
    yield from simple_effects()
    gain, defeat = words.GainLife(3), words.Defeat(one(enemy()))
    parts: list[Effect] = [gain, defeat]
    combined = list(combinations(parts, [no(other_allied())]))
    yield from combinations(parts + combined, [no(other_allied())])
    yield from (words.If(condition, gain) for condition in conditions() if condition != no(other_allied()))
    yield from (words.WhileRolling(5, gain), words.in_order(gain, defeat, gain))


def abilities() -> Iterator[Ability]:
    """Abilities made of every word of the vocabulary, each different from all others."""
    yield from (when_played(effect) for effect in effects())
    gain = words.GainLife(1)
    yield from (Triggered(trigger, gain) for trigger in Trigger if trigger is not Trigger.PLAY)
    yield from constant_abilities()
    yield from (Grants(enemy(), Triggered(trigger, gain)) for trigger in Trigger)
    yield from (Grants(allied(), when_attacking(gain)), Grants(allied(), when_attacking(words.Win())))
    yield from (InDiscardPile(Bonus(to=allied(), power=1)), InDiscardPile(Cannot(EACH_PLAYER, USE_MINDBUGS)))


def in_one_sentence() -> Iterator[tuple[Ability, ...]]:
    """Each of these abilities, and those that share a sentence with another one."""
    yield from ((ability,) for ability in abilities())
    gain = words.GainLife(1)
    yield when_played(gain), when_attacking(gain)
    for kind in selections():
        attack, block = Cannot(kind, words.ATTACK), Cannot(kind, BLOCK)
        yield attack, block
    yield InDiscardPile(attack), InDiscardPile(block)


def constant_abilities() -> Iterator[Ability]:
    for kind in selections():
        yield from (Cannot(kind, act) for act in (BLOCK, words.BLOCK_THIS, words.ATTACK))
        yield from (Bonus(to=kind, power=1), Bonus(to=kind, keywords=(TOUGH,)), Bonus(to=THIS, power=1, per=kind))
    for condition in conditions():
        yield from (Bonus(to=THIS, power=1, condition=condition), Cannot(THIS, BLOCK, condition))
    yield from (Bonus(to=THIS, power=2), Bonus(to=THIS, power=-1), Bonus(to=THIS, power=1, keywords=(HUNTER, TOUGH)))
    yield from (words.CopiesKeywords((TOUGH,)), words.CopiesKeywords((HUNTER, TOUGH)))
    yield from (Cannot(EACH_OPPONENT, act) for act in (words.RESOLVE_PLAY_EFFECTS, words.GET_CARDS))
    yield from (Cannot(EACH_PLAYER, USE_MINDBUGS), words.LowerPowerWins())
    yield from (words.MustBeHunted(), words.EvolvesInstead(), words.HuntsOnTheLeft())
    for who in Who:
        yield words.WinsIfUnableToAct(who)
        yield from (Cannot(Hand(who, power), words.BE_PLAYED) for power in _POWERS)
    yield from (words.Costs(act, life) for act in (USE_MINDBUGS, words.LOSE_LIFE) for life in (1, 2))
    yield from (words.TurnsWhenExhausted(((5, HUNTER), (8, last))) for last in (FRENZY, SNEAKY))


_VALUES: dict[Any, tuple[Any, ...]] = {
    Seat: (B,),
    Seat | None: (B, None),  # a teammate, if there is one
    str: ("shark-dog",),
    str | None: ("bee-bear",),
    int: (0, 1, 2),
    bool: (False,),
    Keyword: tuple(Keyword),
    Trigger: tuple(Trigger),
    Obstacle: tuple(Obstacle),
}


def events() -> Iterator[Event]:
    """An event of every kind, with all that such an event may say."""
    for kind in KINDS.values():
        if kind is CreatureTurned:
            yield from (CreatureTurned(A, "sluggernaut", keyword) for keyword in (HUNTER, FRENZY))
            continue
        types = get_type_hints(kind)
        names = [field.name for field in fields(kind) if not field.kw_only]
        choices = [{"seat": (A,), "card": ("bee-bear",)}.get(name) or _VALUES[types[name]] for name in names]
        make: Callable[..., Event] = kind
        yield from (make(*values) for values in product(*choices))
    yield CardStolen(A, "bee-bear", B, seen_by=(A, B))
    yield CardAdded(A, "bee-bear", seen_by=())


@cache
def _moment() -> Sight:
    """A moment of a game in which an effect is in progress."""
    strong = ["gorillion", "elephantopus"]
    position = duel.read_position(
        {"game": "duel", "turn": "A", "A": {"hand": ["tiger-squirrel"]}, "B": {"play": strong, "mindbugs": 0}}
    )
    position.play("play tiger-squirrel")
    return position.view(A).sight


def creature(card: str, seat: Seat) -> CreatureSight:
    return replace(_moment().player(B).creatures[0], card=card, seat=seat)


def some_sight(question: str, mine: Sequence[str] = (), theirs: Sequence[str] = ("shark-dog",), **more: Any) -> Sight:
    """A sight of seat A with what a prompt is made of; the creatures are those of A and B."""
    players = tuple(
        replace(
            _moment().player(seat),
            mindbugs=bugs,
            mindfrogs=frogs,
            creatures=tuple(creature(card, seat) for card in cards),
        )
        for seat, bugs, frogs, cards in ((A, 1, 1, mine), (B, 2, 0, theirs))
    )
    nothing = {"effect": None, "shown": None, "attacker": None, "turning": None, "to_decide": (A,)}
    return replace(_moment(), question=question, players=players, **{**nothing, **more})


def some_effect(doing: str | None, given: str | None = "killer-bee") -> EffectSight:
    """An effect in progress."""
    effect = _moment().effect
    assert effect is not None
    return replace(effect, card="goat-dragon", giver="goat-dragon", given=given, seat=B, doing=doing, amount=1)


def questions() -> Iterator[Sight]:
    attacker = creature("shark-dog", B)
    of_an_effect = [question for question in notation.QUESTIONS.values() if question.startswith(("choose", "may"))]
    of_an_effect.remove("choose side")
    for question in notation.QUESTIONS.values():
        if question not in of_an_effect:
            shown = "bee-bear" if question in ("mindbug", "mindfrog") else None
            yield some_sight(question, shown=shown, attacker=attacker, turning="sluggernaut")
    for question, doing in product(of_an_effect, (None, *notation.DOING.values())):
        yield some_sight(question, effect=some_effect(doing))
    yield some_sight("may", effect=some_effect("play given", None))
    yield some_sight("turn", to_decide=(B,))
    yield some_sight("", to_decide=())


def moves() -> Iterator[tuple[Move, Sight]]:
    plain = sorted({*notation.ACCEPTING.values(), *notation.DECLINING.values()})
    for verb in ("play", "attack", "action", *notation.NAMING.values()):
        for card in ("bee-bear", "bee-bear@A", "bee-bear@B", "bee-bear#2", "bee-bear@B#2"):
            yield Move(f"{verb} {card}"), some_sight("turn")
    for doing in (None, *notation.DOING.values()):
        effect = some_effect(doing)
        yield from ((Move(word), some_sight("may", effect=effect)) for word in plain)
        yield Move("choose bee-bear"), some_sight("choose", effect=effect)
        yield from ((Move(f"choose {seat}"), some_sight("choose player", effect=effect)) for seat in (A, B))
    for keyword in Keyword:
        yield Move(f"choose {keyword.value}"), some_sight("choose keyword", effect=some_effect(None))
    for keyword in (HUNTER, FRENZY):
        yield Move(f"choose {keyword.value}"), some_sight("choose side", turning="sluggernaut")
    for branch in sorted({name for names in BRANCHES for name in names}):
        yield Move(f"choose {branch}"), some_sight("choose effect", effect=some_effect(None))


def all_refusals() -> Iterator[Refusal]:
    facts = {
        "seat": "B",
        "card": "bee-bear",
        "attacker": "shark-dog",
        "prey": "captain-hippo",
        "which": "@B#2",
        "name": "tough",
    }
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', inspect.getsource(refusals)))
    assert "game-over" in reasons
    for reason in sorted(reasons - {"other-question"}):
        yield MindbugRefusal(reason, "", facts)
    for question in notation.QUESTIONS.values():
        yield MindbugRefusal("other-question", "", {"question": question})


def abilities_in(language: str) -> AbilityWords:
    """The abilities of cards in a language, as a card says them that can evolve."""
    return AbilityWords(Language(language).learn(MindbugWords.messages), evolves_to="thunder-queen")


def sentences(worded: Wording) -> Iterator[str]:
    """Every kind of sentence there is."""
    on_cards = abilities_in(worded.language)
    yield from (on_cards.sentence(*said) for said in in_one_sentence())
    for event, reader in product(events(), READERS):
        yield from (told.text for told in worded.words(MindbugWords).story([event], reader, NAMES))
    yield from (worded.question(sight, NAMES) for sight in questions())
    yield from (worded.refusal(refusal) for refusal in all_refusals())


def phrases(worded: Wording) -> Iterator[str]:
    """Every kind of text that is not a sentence."""
    named = worded.words(MindbugWords)
    yield from (named.card_name(card.id) for card in PRINTED)
    yield from (named.keyword(keyword.value) for keyword in Keyword)
    yield from (text.trigger for card in PRINTED for text in named.card_text(card.id) if text.trigger)
    yield from (worded.move(move, sight) for move, sight in moves())

"""Everything a person reads: complete, exact and clean.

`python -m tests.wording.test_wording` writes the golden files of card texts anew; read the difference.
"""

from __future__ import annotations

import doctest
import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from mindtable.game.contract import AmbiguousMove, Move
from mindtable.games import game_named
from mindtable.mindbug import words
from mindtable.mindbug.cards import EVERY_SET, SETS
from mindtable.mindbug.notation import DOING
from mindtable.mindbug.words import (
    AN_OPPONENT,
    THE_OPPONENT,
    YOU,
    Ability,
    Condition,
    Count,
    Effect,
    Extreme,
    Hand,
    Triggered,
    creatures,
    enemy,
    every,
    exactly,
    one,
    up_to,
    when_played,
)
from mindtable.wording import LANGUAGES, Wording, wording
from mindtable.wording.mindbug import AbilityText, MindbugWords
from mindtable.wording.mindbug.abilities import in_sentences
from mindtable.wording.mindbug.effects import one_or_none
from mindtable.wording.typography import loose
from tests import GOLDEN
from tests.wording.everything_said import (
    NAMES,
    PRINTED,
    READERS,
    A,
    B,
    abilities,
    abilities_in,
    conditions,
    creature,
    effects,
    in_one_sentence,
    phrases,
    sentences,
    some_effect,
    some_sight,
)


@pytest.fixture(scope="module")
def english() -> Wording:
    return Wording("en")


# --- card texts ------------------------------------------------------------------------------------


def golden_file(name: str) -> Path:
    return GOLDEN / f"cards-{name}.txt"


def golden_text(name: str) -> str:
    spoken = Wording(name).words(MindbugWords)
    lines = []
    for one_set in EVERY_SET.values():
        lines.append(f"== {spoken.set_name(one_set.id)} ==")
        for card in one_set.cards:
            keywords = "".join(f", {spoken.keyword(keyword.value)}" for keyword in card.keywords)
            lines.append(f"{spoken.card_name(card.id)} ({card.power}{keywords})")
            lines += [
                f"    {text.heading} {text.sentence}".replace("     ", "    ") for text in spoken.card_text(card.id)
            ]
    return loose("\n".join(lines) + "\n")  # with plain spaces, to be read and compared


@pytest.mark.parametrize("name", LANGUAGES)
def test_card_texts_are_those_in_the_golden_file(name: str) -> None:
    assert golden_text(name) == golden_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", LANGUAGES)
def test_equal_abilities_read_the_same_and_different_ones_differently_on_all_cards(name: str) -> None:
    spoken = Wording(name).words(MindbugWords)
    found: dict[AbilityText, object] = {}
    for card in PRINTED:
        texts = spoken.card_text(card.id)
        assert tuple(ability for text in texts for ability in text.abilities) == card.abilities
        for text in texts:
            # What a creature becomes stands in the text, too.
            said = (text.abilities, card.evolves_to if "evolve" in repr(text.abilities).lower() else None)
            assert found.setdefault(text, said) == said
    assert len(set(found.values())) == len(found)


@pytest.mark.slow
@pytest.mark.parametrize("name", LANGUAGES)
def test_abilities_that_differ_in_any_word_differ_in_the_text(name: str) -> None:
    cards = abilities_in(name)
    found: dict[tuple[str, str], object] = {}
    for said in in_one_sentence():
        text = (cards.trigger(*said), cards.sentence(*said))
        meant = tuple(map(_meant, said))
        assert found.setdefault(text, meant) == meant, text


def _meant(ability: Ability) -> Ability:
    """An ability, with the one of two ways to write down what you may do to one thing."""
    return replace(ability, effect=one_or_none(ability.effect)) if isinstance(ability, Triggered) else ability


def test_the_abilities_tried_here_contain_every_word() -> None:
    tried = {type(word) for word in (*effects(), *conditions(), *abilities())}
    assert tried == {*get_args(Effect), *get_args(Condition), *get_args(Ability)}


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (words.Defeat(one(enemy())), "Defeat an enemy creature."),
        (words.Defeat(up_to(2, enemy())), "Defeat up to 2 enemy creatures."),
        (words.Defeat(every(enemy())), "Defeat all enemy creatures."),
        (words.Defeat(exactly(Count.DISCARDED, creatures())), "Defeat one creature for each card discarded."),
        (words.Defeat(up_to(1, enemy())), "You may defeat an enemy creature."),
        (
            words.Defeat(every(enemy(extreme=Extreme.HIGHEST))),
            "Defeat the enemy creature with the highest power (each of them, if tied).",
        ),
        (words.Discard(one(Hand(YOU))), "Discard a card."),
        (words.Discard(up_to(1, Hand(AN_OPPONENT))), "An opponent discards up to one card of their choice."),
        (words.Discard(exactly(2, Hand(AN_OPPONENT))), "An opponent discards 2 cards of their choice."),
        (
            words.Discard(exactly(Count.THEIR_CREATURES, Hand(THE_OPPONENT))),
            "The opponent discards one card of their choice for each creature they control.",
        ),
    ],
)
def test_a_text_says_how_many_and_who_chooses(effect: Effect, text: str) -> None:
    assert sentence(effect) == text


def sentence(effect: Effect) -> str:
    return abilities_in("en").sentence(when_played(effect))


GAIN, EVOLVE, WIN = words.GainLife(1), words.Evolve(), words.Win()


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (words.in_order(GAIN, WIN), "Gain 1 life. Then you win the game."),
        (words.If(words.no(words.other_allied()), GAIN), "If there is no other allied creature, gain 1 life."),
        (words.May(EVOLVE), "You may evolve this creature into Thunder Queen."),
        (words.May(words.in_order(GAIN, WIN)), "You may do this: “Gain 1 life, then you win the game”."),
        (words.Either(GAIN, EVOLVE), "Choose one: gain 1 life, or evolve this creature into Thunder Queen."),
        (words.IfYouDo(EVOLVE, GAIN), "Evolve this creature into Thunder Queen. If you do, gain 1 life."),
        (
            words.IfYouDo(EVOLVE, words.in_order(GAIN, WIN)),
            "Evolve this creature into Thunder Queen. If you do, gain 1 life, then you win the game.",
        ),
        (
            words.in_order(words.IfYouDo(EVOLVE, GAIN), WIN),
            "Evolve this creature into Thunder Queen. If you do, gain 1 life. Then you win the game.",
        ),
    ],
)
def test_a_text_says_what_depends_on_what(effect: Effect, text: str) -> None:
    assert sentence(effect) == text


def test_an_effect_at_several_times_and_bans_of_the_same_creatures_share_a_sentence() -> None:
    cards = abilities_in("en")
    twice = words.when_played(GAIN), words.when_attacking(GAIN)
    banned = words.Cannot(enemy(), words.ATTACK), words.Cannot(enemy(), words.BLOCK)
    other = words.Cannot(creatures(), words.BLOCK)
    assert in_sentences([*twice, *banned, other]) == [twice, banned, (other,)]
    assert (cards.heading(*twice), cards.sentence(*twice)) == ("Play and Attack:", "Gain 1 life.")
    assert cards.sentence(*banned) == "Enemy creatures cannot attack or block."


def test_what_happens_at_a_time_that_takes_a_clause_to_say_has_a_sentence_of_its_own() -> None:
    apart = words.when_played(GAIN), words.when_you_lose_life(GAIN)
    assert in_sentences(apart) == [(apart[0],), (apart[1],)]


@pytest.mark.parametrize(
    "ability",
    [words.when_you_lose_life(GAIN), words.InDiscardPile(words.Cannot(words.EACH_PLAYER, words.USE_MINDBUGS))],
)
def test_what_works_in_the_discard_pile_says_so(ability: Ability) -> None:
    assert abilities_in("en").trigger(ability) == "In the discard pile"


# --- questions and moves ---------------------------------------------------------------------------


def test_a_question_names_what_it_is_about(english: Wording) -> None:
    sight = some_sight("block", attacker=creature("bee-bear", B))
    assert english.question(sight) == "Bee Bear attacks with 10. Who blocks?"


@pytest.mark.parametrize(
    ("question", "doing", "text"),
    [
        ("choose", "defeat", "Goat Dragon: defeat which creature?"),
        ("choose", "boost creature", "Goat Dragon: boost which creature?"),
        ("choose", "give", "Goat Dragon: give which card to Ben?"),
        ("choose player", "choose pile", "Goat Dragon: put Killer Bee into whose discard pile?"),
        ("choose keyword", None, "Goat Dragon: name which keyword?"),
        ("may", "play given", "Goat Dragon: play Killer Bee or keep it?"),
        ("may", "lose life", "Goat Dragon: lose 1 life to use it?"),
        ("may", None, "Goat Dragon: use its effect?"),
    ],
)
def test_a_question_says_what_the_choice_is_for(english: Wording, question: str, doing: str | None, text: str) -> None:
    assert english.question(some_sight(question, effect=some_effect(doing)), NAMES) == text


@pytest.mark.parametrize(
    ("move", "question", "doing", "text"),
    [
        ("choose gorillion", "choose", "discard", "Discard Gorillion"),
        ("choose gorillion@A", "choose", "defeat", "Defeat your Gorillion"),
        ("choose gorillion@B", "choose", "defeat", "Defeat B’s Gorillion"),
        ("choose gorillion", "choose", "boost card", "Boost with Gorillion"),
        ("choose gorillion", "choose", "boost creature", "Boost Gorillion"),
        ("choose gorillion", "choose", None, "Choose Gorillion"),
        ("choose A", "choose player", "choose pile", "Into your discard pile"),
        ("choose B", "choose player", "choose pile", "Into B’s discard pile"),
        ("choose B", "choose player", "choose opponent", "Choose B"),
        ("choose tough", "choose keyword", None, "Name Tough"),
        ("choose boost", "choose effect", None, "Boost a creature"),
        ("yes", "may", "play given", "Play it"),
        ("no", "may", "play given", "Keep it"),
        ("no", "may", "evolve", "No"),
    ],
)
def test_a_choice_says_what_becomes_of_it(
    english: Wording, move: str, question: str, doing: str | None, text: str
) -> None:
    assert english.move(Move(move), some_sight(question, effect=some_effect(doing))) == text


def test_the_choice_of_a_side_says_all_that_the_creature_will_have(english: Wording) -> None:
    sight = some_sight("choose side", turning="sluggernaut")
    assert [english.move(Move(f"choose {side}"), sight) for side in ("hunter", "frenzy")] == [
        "Power 5, Hunter",
        "Power 8, Frenzy",
    ]


def test_a_refusal_names_the_creature_that_must_be_hunted(english: Wording) -> None:
    position = game_named("duel").read_position(
        {"turn": "A", "A": {"play": ["gorillion", "shark-dog"]}, "B": {"play": ["captain-hippo"]}}
    )
    refusal = position.why_not("attack gorillion", A)
    assert refusal is not None
    assert english.refusal(refusal) == "You must attack with a creature with Hunter and hunt Captain Hippo."


@pytest.mark.parametrize(
    ("mine", "theirs", "text"),
    [
        (["gorillion"], ["shark-dog"], "Defeat your Gorillion"),
        (["shark-dog"], ["gorillion"], "Defeat B’s Gorillion"),
        (["gorillion"], ["gorillion"], "Defeat Gorillion"),  # only one fits the effect: the move need not say whose
    ],
)
def test_the_choice_of_a_creature_says_whose(english: Wording, mine: list[str], theirs: list[str], text: str) -> None:
    sight = some_sight("choose", mine, theirs, effect=some_effect("defeat"))
    assert english.move(Move("choose gorillion"), sight) == text


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("play gorillion", "Play Gorillion"),
        ("attack luchataur#2", "Attack with Luchataur #2"),
        ("action cloud-lady", "Use the Action of Cloud Lady"),
        ("no block", "Don’t block"),
    ],
)
def test_a_move_says_what_it_does(english: Wording, move: str, text: str) -> None:
    assert english.move(Move(move), some_sight("turn")) == text


@pytest.mark.parametrize("name", LANGUAGES)
def test_choices_for_different_purposes_read_differently(name: str) -> None:
    spoken = Wording(name)
    found: dict[tuple[str, ...], str | None] = {}
    for doing in (None, *DOING.values()):
        effect = some_effect(doing)
        asked = [some_sight(question, effect=effect) for question in ("choose", "choose player", "may")]
        text = (*map(spoken.question, asked), spoken.move(Move("choose gorillion"), asked[0]))
        assert found.setdefault(text, doing) == doing, text


# --- everything ------------------------------------------------------------------------------------

_IDS = re.compile("|".join(rf"(?<![\w-]){re.escape(card.id)}(?![\w-])" for card in PRINTED))
_STRAY = re.compile(r"[{}\u2066-\u2069]|  |^\s|\s$|None")


def assert_clean(text: str) -> None:
    assert not _IDS.search(text), text
    assert not _STRAY.search(text), text
    assert text[0] == text[0].upper(), text


def assert_sentence(text: str) -> None:
    assert_clean(text)
    assert text[-1] in ".?", text


@pytest.mark.slow
@pytest.mark.parametrize("name", LANGUAGES)
def test_every_sentence_is_one(name: str) -> None:
    spoken = Wording(name)
    for text in sentences(spoken):
        assert_sentence(text)
    for text in phrases(spoken):
        assert_clean(text)
        assert text[-1] not in ".?", text


VERBS = ("play", "attack", "action", "block", "hunt", "choose", "resolve")


@pytest.mark.slow
@pytest.mark.parametrize("sets", [list(SETS), *([name] for name in SETS)], ids="+".join)
def test_whole_games_are_told_to_everybody(english: Wording, sets: list[str]) -> None:
    rng = Random(0)
    duel = game_named("duel")
    tried = [Move(f"{verb} {card.id}") for verb in VERBS for card in PRINTED]
    tried += [Move(text) for text in ("choose tough", "choose B", "choose boost", "done", "yes", "no hunt")]
    for seed in range(20):
        position, happened = duel.deal(seed=seed, sets=sets, options={})
        while True:
            for reader in READERS:
                for line in english.words(MindbugWords).story(happened, reader, NAMES):
                    assert_sentence(line.text)
            for reader in {*position.to_decide, rng.choice(READERS)}:
                sight = position.view(reader).sight
                assert_sentence(english.question(sight))
                for text in sight.moves:
                    assert_clean(english.move(Move(text), sight))
            if not position.to_decide:
                break
            with suppress(AmbiguousMove):  # it fits several legal moves
                refusal = position.why_not(rng.choice(tried), rng.choice((A, B)))
                if refusal is not None:
                    assert_sentence(english.refusal(refusal))
            happened = position.play(rng.choice(position.moves()))


def test_the_examples_are_true() -> None:
    assert doctest.testmod(wording).failed == 0


if __name__ == "__main__":
    for language in LANGUAGES:
        golden_file(language).write_text(golden_text(language), encoding="utf-8")

"""Everything a person reads: complete, exact and clean.

`python tests/test_wording.py` writes the golden file of card texts anew; read the difference before you commit it.
"""

from __future__ import annotations

import doctest
import re
from itertools import product
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from everything_said import (
    NAMES,
    READERS,
    A,
    B,
    abilities,
    conditions,
    effects,
    events,
    phrases,
    sentences,
    some_facts,
)
from mindtable.game.contract import Event, Move
from mindtable.games import game_named
from mindtable.mindbug import words
from mindtable.mindbug.cards import CARDS, SETS
from mindtable.mindbug.words import AN_OPPONENT, YOU, Ability, Condition, Effect, enemy, every, one, up_to, when_played
from mindtable.wording import AbilityText, Wording, wording
from mindtable.wording.abilities import AbilityWords
from mindtable.wording.language import Language

GOLDEN = Path(__file__).parent / "golden" / "cards-en.txt"


@pytest.fixture(scope="module")
def english() -> Wording:
    return Wording("en")


# --- card texts ------------------------------------------------------------------------------------


def golden_text() -> str:
    english = Wording("en")
    lines = []
    for one_set in SETS.values():
        lines.append(f"== {one_set.name} ==")
        for card in one_set.cards:
            keywords = "".join(f", {english.keyword(keyword.value)}" for keyword in card.keywords)
            lines.append(f"{english.card_name(card.id)} ({card.power}{keywords})")
            for text in english.card_text(card.id):
                lines.append(f"    {text.trigger}: {text.sentence}" if text.trigger else f"    {text.sentence}")
    return "\n".join(lines) + "\n"


def test_card_texts_are_those_in_the_golden_file() -> None:
    assert golden_text() == GOLDEN.read_text(encoding="utf-8")


def test_equal_abilities_read_the_same_and_different_ones_differently_on_all_cards(english: Wording) -> None:
    found: dict[AbilityText, Ability] = {}
    for card in CARDS:
        for ability, text in zip(card.abilities, english.card_text(card.id), strict=True):
            assert found.setdefault(text, ability) == ability
    assert len(set(found.values())) == len(found)


def test_abilities_that_differ_in_any_word_differ_in_the_text() -> None:
    cards = AbilityWords(Language("en"))
    found: dict[tuple[str, str], Ability] = {}
    for ability in abilities():
        text = (cards.trigger(ability), cards.sentence(ability))
        assert found.setdefault(text, ability) == ability, text


def test_the_abilities_tried_here_contain_every_word() -> None:
    tried = {type(word) for word in (*effects(), *conditions(), *abilities())}
    assert tried == {*get_args(Effect), *get_args(Condition), *get_args(Ability)}


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (words.Defeat(one(enemy())), "Defeat one enemy creature."),
        (words.Defeat(up_to(2, enemy())), "Defeat up to 2 enemy creatures."),
        (words.Defeat(every(enemy())), "Defeat every enemy creature."),
        (words.Discard(YOU, 1), "Choose and discard one card."),
        (words.Discard(AN_OPPONENT, 2), "An opponent chooses and discards 2 cards."),
    ],
)
def test_a_text_says_how_many_and_who_chooses(effect: Effect, text: str) -> None:
    assert AbilityWords(Language("en")).sentence(when_played(effect)) == text


# --- events ----------------------------------------------------------------------------------------


def test_the_reader_is_addressed_and_others_are_named(english: Wording) -> None:
    lost = Event("life lost", seat=A, number=1)
    assert [english.event(lost, reader, NAMES) for reader in READERS] == [
        "You lose 1 life.",
        "Anna loses 1 life.",
        "Anna loses 1 life.",
    ]


def test_a_hidden_card_is_named_only_to_those_who_saw_it(english: Wording) -> None:
    drawn = Event("card drawn", seat=A, card="bee-bear", seen_by=(A,))
    assert [english.event(drawn, reader, NAMES) for reader in READERS] == [
        "You draw Bee Bear.",
        "Anna draws a card.",
        "Anna draws a card.",
    ]


def test_every_kind_of_event_has_a_line_but_forced_moves(english: Wording) -> None:
    silent = {event.kind for event in events() if english.event(event, A, NAMES) is None}
    assert silent == {"move forced"}


# --- questions and moves ---------------------------------------------------------------------------


def test_a_question_names_what_it_is_about(english: Wording) -> None:
    facts = some_facts("block", attacker={"card": "bee-bear", "seat": B})
    assert english.question(facts) == "Bee Bear attacks. Do you block?"


@pytest.mark.parametrize(
    ("move", "about", "text"),
    [
        ("play gorillion", None, "Play Gorillion"),
        ("attack luchataur#2", None, "Attack with Luchataur #2"),
        ("choose gorillion", "ferret-bomber", "Discard Gorillion"),
        ("choose gorillion@A", "explosive-toad", "Defeat your Gorillion"),
        ("choose gorillion@B", "explosive-toad", "Defeat B’s Gorillion"),
        ("choose gorillion", None, "Choose Gorillion"),
        ("no block", None, "Do not block"),
    ],
)
def test_a_move_says_what_it_does(english: Wording, move: str, about: str | None, text: str) -> None:
    assert english.move(Move(move), some_facts("choose", about=about)) == text


# --- everything ------------------------------------------------------------------------------------

_IDS = re.compile("|".join(rf"(?<![\w-]){re.escape(card.id)}(?![\w-])" for card in CARDS))
_STRAY = re.compile(r"[{}\u2066-\u2069]|  |^\s|\s$|None")


def assert_clean(text: str) -> None:
    assert not _IDS.search(text), text
    assert not _STRAY.search(text), text
    assert text[0] == text[0].upper(), text


def assert_sentence(text: str) -> None:
    assert_clean(text)
    assert text[-1] in ".?", text


def test_every_sentence_is_one(english: Wording) -> None:
    for text in sentences(english):
        assert_sentence(text)
    for text in phrases(english):
        assert_clean(text)
        assert text[-1] not in ".?", text


def test_whole_games_are_told_to_everybody(english: Wording) -> None:
    rng = Random(0)
    duel = game_named("duel")
    tried = [Move(f"{verb} {card.id}") for verb in ("play", "attack", "block", "hunt", "choose") for card in CARDS]
    for seed in range(200):
        position, happened = duel.deal(seed=seed, sets=list(SETS), options={})
        while True:
            for event, reader in product(happened, READERS):
                line = english.event(event, reader, NAMES)
                if line is not None:
                    assert_sentence(line)
            for reader in {*position.to_decide, rng.choice(READERS)}:
                facts = position.view(reader).facts()
                assert_sentence(english.question(facts))
                for text in facts["moves"]:
                    assert_clean(english.move(Move(text), facts))
            if not position.to_decide:
                break
            refusal = position.why_not(rng.choice(tried), rng.choice((A, B)))
            if refusal is not None:
                assert_sentence(english.refusal(refusal))
            happened = position.play(rng.choice(position.moves()))


def test_the_examples_are_true() -> None:
    assert doctest.testmod(wording).failed == 0


if __name__ == "__main__":
    GOLDEN.write_text(golden_text(), encoding="utf-8")

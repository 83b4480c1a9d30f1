"""Names of cards: every language has its own for each, printed ones or ours, and English ones for who wants them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mindtable.mindbug.cards import CARDS, EVERY_SET, FACES
from mindtable.mindbug.words import Keyword
from mindtable.wording import LANGUAGES, Wording, spoken, with_names
from mindtable.wording.language import CARD, END, NAME, Phrase
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindbug.lookup import begins, called
from mindtable.wording.stories import marked
from tests.wording.test_languages import entries

TRANSLATIONS = [name for name in LANGUAGES if name != "en"]
LONGEST = 22  # letters: cards are small


def names_in(language: str, part: str) -> dict[str, str]:
    """The names of cards in a file of a language, by their cards."""
    wording = Wording(language).words(MindbugWords)
    ids = [entry.id.name for entry in entries(MindbugWords.messages / f"{language}-{part}.ftl")]
    return {id.removeprefix("card-"): wording.card_name(id.removeprefix("card-")) for id in ids}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_card_has_a_name_of_the_language(language: str) -> None:
    printed, ours = names_in(language, "names"), names_in(language, "own-names")
    assert printed.keys() & ours.keys() == set()
    assert printed.keys() | ours.keys() == FACES.keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_two_cards_share_a_name_nor_one_with_a_keyword(language: str) -> None:
    words = Wording(language).words(MindbugWords)
    names = Counter(words.card_name(card).casefold() for card in FACES)
    assert [name for name, count in names.items() if count > 1] == []
    assert names.keys() & {words.keyword(keyword.value).casefold() for keyword in Keyword} == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_our_names_fit_on_small_cards(language: str) -> None:
    ours = names_in(language, "own-names").values()
    assert [name for name in ours if sum(map(str.isalpha, name)) > LONGEST or len(name.split()) > 3] == []


def test_our_polish_names_have_their_cases() -> None:
    ours = entries(MindbugWords.messages / "pl-own-names.ftl")
    assert {tuple(form.id.name for form in entry.attributes) for entry in ours} == {("acc", "gen", "inst")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_english_names_no_card_has_another(language: str) -> None:
    variant = with_names(language, "english")
    words, own = (Wording(one).words(MindbugWords) for one in (variant, language))
    assert [words.card_name(card) for card in FACES] == [CARDS[face].name for face in FACES.values()]
    assert [words.set_name(name) for name in EVERY_SET] == [own.set_name(name) for name in EVERY_SET]
    assert [words.keyword(one.value) for one in Keyword] == [own.keyword(one.value) for one in Keyword]
    assert spoken(variant) == language
    assert with_names(language, "own") == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_found_by_both_names(language: str) -> None:
    wording = Wording(language)
    words = wording.words(MindbugWords)
    for card, face in FACES.items():
        own, english = words.card_name(card), CARDS[face].name
        assert card in called(own, wording)
        assert called(english, wording) == [card]
        assert begins(card, own[:5].lower(), wording)
        assert begins(card, re.sub(r"\W", " ", english).lower(), wording)


def test_a_declined_name_is_marked_as_a_whole() -> None:
    name = marked(Phrase("Psorekin", {"gen": "Psorekina", "of": "karty Psorekin", "count": "one"}), "shark-dog")
    mark = f"{CARD}shark-dog{NAME}"
    assert name.forms == {"gen": f"{mark}Psorekina{END}", "of": f"karty {mark}Psorekin{END}", "count": "one"}

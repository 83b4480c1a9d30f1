"""The words of families: each has its own messages, and what it does not say in a language is said in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar
from unittest.mock import Mock

import pytest

from mindtable.game.contract import Event, Move, Refusal, Seat, SetupError, Sight
from mindtable.games import families
from mindtable.wording import LANGUAGES, Wording
from mindtable.wording.family import family_of
from mindtable.wording.language import Language, files_of
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindup import MindUpWords
from mindtable.wording.stories import Chapter, Sentence, line_by_line, one_chapter

A, B = Seat("A"), Seat("B")
NAMES = {A: "Anna", B: "Ben"}


@dataclass(frozen=True, slots=True)
class PebbleTaken(Event):
    family: ClassVar[str] = "pebbles"

    seat: Seat


class PebbleWords:
    """The words of a family that comes from outside."""

    messages: ClassVar[Path]

    def __init__(self, language: Language) -> None:
        self._language = language

    def card_name(self, card: str) -> str:
        return self._language.say("pebbles-card", card=card)

    def chapters(self, told: Sequence[Event]) -> Sequence[Chapter]:
        return one_chapter(told)

    def heading(self, _chapter: Chapter, _reader: Seat | None, _names: Mapping[Seat, str]) -> str:
        return ""

    def story(
        self, events: Sequence[Event], reader: Seat | None, names: Mapping[Seat, str], since: int = 0
    ) -> tuple[Sentence, ...]:
        return line_by_line(self._line, events, reader, names, since)

    def _line(self, event: Event, reader: Seat | None, names: Mapping[Seat, str]) -> str | None:
        assert isinstance(event, PebbleTaken)
        return self._language.say("pebbles-taken", name="" if reader == event.seat else names[event.seat])

    def question(self, sight: Sight, _names: Mapping[Seat, str]) -> str:
        return self._language.say("pebbles-question", seats=len(sight.to_decide))

    def move(self, move: Move, _sight: Sight, _names: Mapping[Seat, str]) -> str:
        return move.text

    def refusal(self, refusal: Refusal) -> str:
        return refusal.plain

    def verdict(self, _sight: Sight, _told: Sequence[Event], _names: Mapping[Seat, str]) -> str:
        return self._language.say("pebbles-over")


Learn = Callable[..., None]


@pytest.fixture
def learn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Learn:
    """Writes the messages of pebbles, by language."""

    def written(**messages: str) -> None:
        for language, text in messages.items():
            (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")

    monkeypatch.setattr(PebbleWords, "messages", tmp_path, raising=False)
    return written


def test_a_family_has_its_own_words_in_its_languages(learn: Learn) -> None:
    learn(en="pebbles-card = pebble { $card }\n", it="pebbles-card = sasso { $card }\n")
    assert [Wording(name).words(PebbleWords).card_name("2") for name in ("en", "it")] == ["pebble 2", "sasso 2"]
    italian = Wording("it")
    assert italian.words(PebbleWords) is italian.words(PebbleWords)


def test_what_a_family_does_not_say_in_a_language_is_said_in_english(learn: Learn) -> None:
    learn(en="pebbles-card = pebble { $card }\npebbles-over = Over.\n", it="pebbles-card = sasso { $card }\n")
    polish = Wording("pl")
    assert polish.words(PebbleWords).card_name("2") == "pebble 2"
    assert polish.message("pebbles-over") == "Over."
    assert polish.message("terminal-you-win") != Wording("en").message("terminal-you-win")
    with pytest.raises(LookupError, match="the language “pl” has no message “pebbles-taken”"):
        polish.message("pebbles-taken")
    italian = Wording("it")  # whoever speaks a language has to say everything in it
    italian.words(PebbleWords)
    with pytest.raises(LookupError, match="the language “it” has no message “pebbles-over”"):
        italian.message("pebbles-over")


def test_a_family_may_come_after_the_wording(learn: Learn, monkeypatch: pytest.MonkeyPatch) -> None:
    learn(en="pebbles-over = Over.\n")
    wordings = [Wording(name) for name in ("en", "pl")]
    come = {**families(), "pebbles": Mock(part=lambda _: PebbleWords)}
    monkeypatch.setattr("mindtable.wording.wording.families", lambda: come)
    assert [wording.message("pebbles-over") for wording in wordings] == ["Over.", "Over."]


@pytest.mark.parametrize("name", ["en", "fr", "it"])
def test_no_message_of_a_family_takes_the_name_of_another(learn: Learn, name: str) -> None:
    learn(en="pebbles-card = pebble\n", fr="pebbles-card = caillou\nplayer-you = toi\n")
    if name != "fr":  # Italian would borrow it
        learn(en="player-you = thou\n")
    with pytest.raises(LookupError, match=f"two messages of the language “{name}” are called “player-you”"):
        Wording(name).words(PebbleWords)


def test_the_families_of_the_package_speak_all_languages() -> None:
    for family in families().values():
        for name in LANGUAGES:
            assert files_of(name, family.part("wording").messages), f"{family.name} has no file of “{name}”"


def test_the_words_of_a_game_are_those_of_its_family() -> None:
    english = Wording("en")
    assert (family_of("duel"), family_of("tag-team"), family_of("mind-up")) == (MindbugWords, MindbugWords, MindUpWords)
    assert english.of("duel") is english.of("tag-team") is english.words(MindbugWords)
    with pytest.raises(SetupError):
        english.of("chess")


def test_what_no_family_tells_of_is_not_told(learn: Learn) -> None:
    @dataclass(frozen=True, slots=True)
    class ClockTicked(Event):
        pass

    learn(en="pebbles-taken = { $name } takes a pebble.\n")
    words = Wording("en").words(PebbleWords)
    told = [PebbleTaken(A), ClockTicked(), PebbleTaken(A)]
    assert len(words.story(told, None, NAMES)) == 2
    assert len(words.story(told, None, NAMES, 1)) == 1

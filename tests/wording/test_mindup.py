"""Mind Up! in words: everything can be said to everybody, nothing hidden is, and every word is in a message."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from mindtable.game.contract import Event, IllegalMove, Move, Position, Refusal, Seat
from mindtable.games import game_named
from mindtable.mindup.events import (
    KINDS,
    CardChosen,
    CardPlaced,
    CardRevealed,
    CardTaken,
    GameWon,
    ObjectiveDiscarded,
    ObjectiveRevealed,
    RoundBegan,
    RoundScored,
)
from mindtable.mindup.objectives import OBJECTIVES
from mindtable.mindup.sheet import ObjectiveLine, ScoreSheet
from mindtable.mindup.tables import REASONS
from mindtable.wording import Wording, language
from mindtable.wording.language import Language, Phrase
from mindtable.wording.mindup import MindUpWords
from mindtable.wording.mindup.story import LEFT_OUT
from mindtable.wording.stories import Chapter
from tests.wording.bracket_language import speak_in_brackets

MIND_UP = game_named("mind-up")
NAMES = {Seat(name[0]): name for name in ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")}
ENGLISH = Wording("en")
WORDS = ENGLISH.words(MindUpWords)
A, B = Seat("A"), Seat("B")


def course(seed: int, players: int, objectives: int) -> Iterator[tuple[Position, Sequence[Event]]]:
    """A random game in which choices are sealed in any order and now and then changed."""
    dice = Random(seed)
    options = {"players": str(players), "objectives": str(objectives)}
    position, events = MIND_UP.deal(seed=seed, options=options)
    yield position, events
    while position.to_decide:
        chosen = [seat for seat in position.seats if seat not in position.to_decide]
        seat = dice.choice(chosen if chosen and dice.random() < 0.2 else position.to_decide)
        events = position.play(dice.choice(position.moves(seat)), seat)
        yield position, events


def said_in_a_game(wording: Wording, seed: int, players: int, objectives: int) -> Iterator[str]:
    """Every event, question and move of a game, as told to every seat and to a spectator."""
    for position, events in course(seed, players, objectives):
        for seat in (*position.seats, None):
            yield from (line.text for line in wording.words(MindUpWords).story(events, seat, NAMES))
            sight = position.view(seat).sight
            yield wording.question(sight, NAMES)
            yield from (wording.move(Move(move), sight) for move in sight.moves)


def said(wording: Wording) -> Iterator[str]:
    """All that can be said."""
    for players, objectives in ((3, 0), (4, 2), (5, 5), (6, 1)):
        yield from said_in_a_game(wording, players, players, objectives)
    yield from (wording.words(MindUpWords).objective(objective.id) for objective in OBJECTIVES)
    yield from (wording.words(MindUpWords).reason(ObjectiveLine("A1", 2, reason, 3)) for reason in REASONS)
    yield from (wording.refusal(refusal) for refusal in refusals())
    words = wording.words(MindUpWords)
    yield words.points(0)
    yield words.heading(Chapter(0, None, 1), A, NAMES)
    yield from (line.text for line in words.story([CardTaken(A, "3", 1, "blue", 2, 1)], A, NAMES))


def refusals() -> Iterator[Refusal]:
    """Every reason for which a choice is refused."""
    position, _ = MIND_UP.deal(seed=1, options={"players": "3"})
    absent = next(number for number in range(1, 61) if Move(f"pick {number}") not in position.moves(A))
    for move, seat in ((f"pick {absent}", A), ("pick 1", Seat("F"))):
        with pytest.raises(IllegalMove) as refused:
            position.play(move, seat)
        yield refused.value.refusal
    over = [position for position, _ in course(1, 3, 0)][-1]
    with pytest.raises(IllegalMove) as refused:
        over.play("pick 1", A)
    yield refused.value.refusal


# --- messages --------------------------------------------------------------------------------------


def messages() -> set[str]:
    files = (MindUpWords.messages / name for name in ("en.ftl", "en-story.ftl"))
    entries = FluentParser().parse("\n".join(file.read_text(encoding="utf-8") for file in files)).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.slow
def test_no_message_is_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    plain = Language.phrase

    def noting(self: Language, id: str, **arguments: language.Argument) -> Phrase:
        used.add(id)
        return plain(self, id, **arguments)

    monkeypatch.setattr(Language, "phrase", noting)
    for _ in said(Wording("en")):
        pass
    assert messages() - used == set()


@pytest.mark.slow
def test_nothing_is_said_that_is_not_in_a_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    speak_in_brackets(tmp_path, monkeypatch)
    given = re.compile("|".join([*NAMES.values(), r"\b[A-G][12]\b", r"\b[A-F]\b"]))
    for text in said(Wording("en")):
        assert not re.search(r"[^\W\d_]", given.sub("", text)), text


# --- what is hidden --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_only_others_saw_is_said_without_the_card(players: int) -> None:
    """U3.1, U5.1: a sealed choice and a card drawn are named to nobody but the player."""
    hidden = 0
    for position, events in course(players, players, 2):
        for event in events:
            if event.seen_by is not None:
                for reader in (*position.seats, None):
                    for line in WORDS.story([event], reader, NAMES):
                        assert bool(re.search(r"\d", line.text)) == (reader in event.seen_by), line
                        hidden += 1
    assert hidden


def test_two_worlds_between_which_a_seat_cannot_tell_sound_the_same() -> None:
    dice = Random(3)
    for position, _ in course(3, 4, 2):
        for seat in (*position.seats, None):
            view = position.view(seat)
            other = view.world(dice).view(seat)
            assert ENGLISH.question(view.sight) == ENGLISH.question(other.sight)


# --- sentences -------------------------------------------------------------------------------------


def test_objectives_are_said_as_the_rules_have_them() -> None:
    """U1.4"""
    assert [WORDS.objective(objective.id) for objective in OBJECTIVES] == [
        "A1: +2 if you have 1 or 3 orange cards",
        "A2: −2 if orange is in the column worth 1 or 2",
        "B1: +2 if you have 2 or 4 blue cards",
        "B2: +2 if none of your colours has more cards than blue",
        "C1: −2 if you have the fewest pink cards (ties count)",
        "C2: +2 if you have the most pink cards (ties count)",
        "D1: +2 if green is your rightmost colour",
        "D2: +2 if green is in the column worth 4 or 5",
        "E1: +2 if you have at least as many purple as orange cards",
        "E2: −2 if you have the most purple cards (ties count)",
        "F1: +2 if you have cards of exactly 5 colours",
        "F2: +2 if you have cards of exactly 3 colours",
        "G1: −2 if you have exactly 3 cards of at least one colour",
        "G2: +2 if you have exactly 4 cards of at least one colour",
    ]


@pytest.mark.parametrize(
    ("events", "reader", "told"),
    [
        (
            [RoundBegan(2, (3, 1, 5, 2, 4))],
            None,
            "Round 2 began. From left to right, the columns are worth 3, 1, 5, 2 and 4.",
        ),
        (
            [CardRevealed(A, "45"), CardTaken(A, "33", 2, "blue", 3, 1)],
            A,
            "You played 45 and took 33. It opened your blue column, worth ×3.",
        ),
        (
            [CardRevealed(A, "45"), CardTaken(A, "33", 2, "blue", 3, 2)],
            B,
            "Anna played 45 and took 33.",
        ),
        (
            [CardPlaced(B, "4", 5, "green", 2, 1)],
            A,
            "Ben’s last card, 4, was placed too.",
        ),
        ([ObjectiveRevealed("A1")], A, "Objective A1: +2 if you have 1 or 3 orange cards."),
        ([ObjectiveDiscarded("A1")], A, "Objective A1 was discarded."),
        (
            [RoundScored(A, 12, ScoreSheet.read("orange=4x2 bonuses=3 maluses=1 A1=2:fits:1"))],
            B,
            "Anna scored 12: columns 8, bonuses +3, penalties −1 and objectives +2.",
        ),
        ([RoundScored(A, 1, ScoreSheet.read("blue=1x1 bonuses=0 maluses=0"))], A, "You scored 1: columns 1."),
        ([GameWon(A, 90)], B, "Anna won the game with 90 points."),
    ],
)
def test_turns_are_told_in_plain_words(events: Sequence[Event], reader: Seat | None, told: str) -> None:
    assert [line.text for line in WORDS.story(events, reader, NAMES)] == [told]


def test_every_kind_of_event_is_told_or_left_out_on_purpose() -> None:
    told = [event for _, events in course(8, 5, 4) for event in events]
    told.append(ObjectiveDiscarded("A1"))
    assert {type(event) for event in told} == set(KINDS.values())
    assert {type(event) for event in told if not WORDS.story([event], A, NAMES)} == set(LEFT_OUT)


def test_a_story_that_goes_on_is_told_as_a_whole_one() -> None:
    """Told event by event, a turn has the same story at every place, and chapters begin at the same places."""
    told = [event for _, events in course(8, 5, 4) for event in events]
    chapters = WORDS.chapters(told)
    ends = [*(chapter.start for chapter in chapters[1:]), len(told)]
    for reader in (A, None):
        for chapter, end in zip(chapters, ends, strict=True):
            tale = WORDS.tale(reader, NAMES)
            for place in range(chapter.start, end):
                said = tale.go_on(told[place : place + 1])
                assert said == WORDS.story(told[chapter.start : place + 1], reader, NAMES)
    for place in range(len(told)):
        known = WORDS.chapters(told[:place])
        assert (*known, *WORDS.chapters_after(known[-1], told, place)) == chapters


def test_choices_are_told_only_as_long_as_there_is_nothing_else() -> None:
    chosen, taken = CardChosen(A, None), CardTaken(B, "3", 1, "blue", 2, 1)
    tale = WORDS.tale(None, NAMES)
    assert len(tale.go_on([chosen, chosen])) == 2
    assert [line.text for line in tale.go_on([taken])] == [line.text for line in WORDS.story([taken], None, NAMES)]
    assert tale.go_on([chosen]) == WORDS.story([taken], None, NAMES)


def test_what_is_said_of_a_score_adds_up() -> None:
    """U4.1"""
    scored = 0
    for _, events in course(8, 5, 4):
        for event in events:
            if isinstance(event, RoundScored):
                [line] = WORDS.story([event], None, NAMES)
                _, _, summands = line.text.replace("−", "-").partition(": ")
                assert sum(map(int, re.findall(r"[+-]?\d+", summands))) == event.points, line
                scored += 1
    assert scored == 15


def test_what_is_asked_depends_on_who_has_chosen() -> None:
    """U3.1: a choice may be changed until everyone has chosen."""
    position, _ = MIND_UP.deal(seed=1, options={"players": "3"})
    move = position.moves(A)[0]
    position.play(move, A)
    card = WORDS.card_name(move.text.removeprefix("pick "))
    asked = {seat: ENGLISH.question(position.view(seat).sight, NAMES) for seat in (A, B, None)}
    assert asked == {
        A: f"You have chosen {card}. Another card instead?",
        B: "Which card do you choose?",
        None: f"Still choosing: Ben, {NAMES[Seat('C')]}.",
    }
    assert ENGLISH.move(move, position.view(A).sight) == f"Choose {card}"


def test_places_are_english_ordinals() -> None:
    places = [ENGLISH.message("terminal-up-place-number", place=place) for place in range(1, 7)]
    assert places == ["1st", "2nd", "3rd", "4th", "5th", "6th"]


def test_letters_tell_the_colours_apart() -> None:
    letters = [WORDS.letter(colour) for colour in ("orange", "pink", "blue", "green", "purple")]
    assert len(set(letters)) == 5
    assert all(len(letter) == 1 for letter in letters)

"""Stories of Mindbug: what is told of a turn, to whom, and that every kind of event is told or left out on purpose."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from mindtable.game.contract import Event, Position, Seat
from mindtable.games import game_named
from mindtable.mindbug.cards import SETS
from mindtable.mindbug.events import KINDS, DieRolled, EffectDeclined, EffectEnded, TurnBegan
from mindtable.wording import LANGUAGES, Wording
from mindtable.wording.language import Language, Phrase
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindbug.story import LEFT_OUT, TOLD
from mindtable.wording.stories import Chapter, Sentence, Story, marked, sentence
from tests.wording.everything_said import events as every_event
from tests.wording.test_languages import entries

A, B, C, D = map(Seat, "ABCD")
NAMES = {A: "Anna", B: "Ben", C: "Cleo", D: "Dan"}
WORDING = Wording("en")
ENGLISH = WORDING.words(MindbugWords)
LONGEST = 24  # words, between two full stops
Told = list[Event]


def names_of(position: Position) -> Mapping[Seat, str]:
    return {seat: NAMES[seat] for seat in position.seats}


def course(game: str, seed: int) -> Iterator[tuple[Position, Sequence[Event]]]:
    """A random game of all sets: every position, and what was told of the move before."""
    dice = Random(seed)
    position, events = game_named(game).deal(seed=seed, sets=tuple(SETS), options={})
    yield position, events
    while position.to_decide:
        events = position.play(dice.choice(position.moves()))
        yield position, events


@cache
def played(game: str, seed: int) -> tuple[Told, Mapping[Seat, str]]:
    """All that is told of a random game."""
    steps = list(course(game, seed))
    return [event for _, events in steps for event in events], names_of(steps[0][0])


def stories(told: Sequence[Event], reader: Seat | None, names: Mapping[Seat, str]) -> tuple[Story, ...]:
    return WORDING.stories("duel", told, reader, names)


def after(document: Mapping[str, Any], *moves: str) -> Told:
    """What is told of some moves from a position on, of which one of B may begin."""
    position = game_named(document.get("game", "duel")).read_position({"game": "duel", **document})
    return [event for move in moves for event in position.play(move)]


def told_to(reader: Seat | None, events: Sequence[Event]) -> list[str]:
    return [line.text for line in ENGLISH.story(events, reader, {A: "Anna", B: "Ben"})]


# --- what is told of a turn ------------------------------------------------------------------------


def test_a_card_that_is_taken_is_told_with_who_plays_again() -> None:
    position = {"turn": "B", "B": {"hand": ["gorillion", "bee-bear"]}, "A": {"mindbugs": 2}}
    told = after(position, "play gorillion", "mindbug")
    assert told_to(A, told) == ["Ben played Gorillion. You took it with a Mindbug: 1 left. Ben plays again."]
    assert told_to(B, told) == ["You played Gorillion. Anna took it with a Mindbug: 1 left. You play again."]


def test_who_plays_again_is_told_with_what_came_of_the_card() -> None:
    position = {"turn": "B", "B": {"hand": ["killer-bee", "bee-bear"]}, "A": {"mindbugs": 1}}
    *_, last = told_to(B, after(position, "play killer-bee", "mindbug"))
    assert last == "Killer Bee cost you 1 life: 2 left. You play again."


def test_that_somebody_lets_a_card_pass_or_has_no_mindbug_is_told() -> None:
    position = {"turn": "B", "B": {"hand": ["gorillion", "bee-bear"]}, "A": {"hand": ["bee-bear"], "mindbugs": 1}}
    assert told_to(A, after(position, "play gorillion", "pass")) == ["Ben played Gorillion. You let it pass."]
    position["A"] = {"hand": ["bee-bear"], "mindbugs": 0}
    assert told_to(A, after(position, "play gorillion")) == ["Ben played Gorillion. You had no Mindbug left."]


def test_a_boost_is_told_with_the_power_that_comes_of_it() -> None:
    players = {"A": {"play": ["ant-zombie-horde"], "discard": ["bee-bear", "gorillion"]}, "B": {"play": ["luchataur"]}}
    moves = ("attack ant-zombie-horde", "choose bee-bear", "choose gorillion")
    assert told_to(B, after({"turn": "A", **players}, *moves)) == [
        "Ant Zombie Horde attacked with 7.",
        "Ant Zombie Horde was boosted with Bee Bear and Gorillion: power 9 now.",
    ]


def attack(mine: str, theirs: str, *moves: str) -> list[str]:
    """What B is told who is attacked by a creature of A."""
    players = {"A": {"play": [mine], "hand": ["gorillion"]}, "B": {"play": theirs.split(), "hand": ["bee-bear"]}}
    return told_to(B, after({"turn": "A", **players}, f"attack {mine}", *moves))


@pytest.mark.parametrize(
    ("mine", "theirs", "moves", "told"),
    [
        (
            "luchataur",
            "strange-barrel",
            ["block strange-barrel"],
            "Luchataur attacked with 9. You blocked with Strange Barrel, which was defeated: 9 against 6.",
        ),
        (
            "luchataur",
            "gorillion",
            ["block gorillion"],
            "Luchataur attacked with 9. You blocked with Gorillion. Luchataur was defeated: 9 against 10.",
        ),
        (
            "luchataur",
            "spider-owl",
            ["block spider-owl"],
            "Luchataur attacked with 9. You blocked with Spider Owl. Both were defeated: Spider Owl had Poisonous.",
        ),
        (
            "gorillion",
            "rhino-turtle",
            ["block rhino-turtle"],
            "Gorillion attacked with 10. You blocked with Rhino Turtle. "
            "Rhino Turtle had Tough and became exhausted instead: 10 against 8.",
        ),
        (
            "gorillion",
            "bee-bear",
            ["no block"],
            "Gorillion attacked with 10. You didn’t block and lost 1 life: 2 left.",
        ),
        (
            "ferret-bomber",
            "gorillion",
            [],
            "Ferret Bomber attacked with 2. Sneaky: none of your creatures could block. That cost 1 life: 2 left.",
        ),
        (
            "elephantopus",
            "axolotl-healer",
            [],
            "Elephantopus attacked with 7. Elephantopus stopped your creatures from blocking. "
            "That cost 1 life: 2 left.",
        ),
        (
            "killer-bee",
            "gorillion bee-bear",
            ["hunt gorillion"],
            "Killer Bee attacked with 5. Hunter: your Gorillion had to block. Killer Bee was defeated: 5 against 10.",
        ),
    ],
)
def test_an_attack_is_told_with_its_numbers_and_the_reason(mine: str, theirs: str, moves: list[str], told: str) -> None:
    assert attack(mine, theirs, *moves)[0] == told


def test_a_second_attack_names_frenzy() -> None:
    told = attack("luchataur", "strange-barrel", "no block", "again", "no block")
    assert told == [
        "Luchataur attacked with 9. You didn’t block and lost 1 life: 2 left.",
        "Frenzy: Luchataur attacked again with 9. You didn’t block and lost 1 life: 1 left.",
    ]
    assert attack("luchataur", "strange-barrel", "no block", "stop")[1] == "Luchataur did not attack again."


def test_an_effect_is_told_with_its_card() -> None:
    position = {
        "turn": "A",
        "A": {"hand": ["tiger-squirrel", "bee-bear"]},
        "B": {"play": ["snail-hydra"], "hand": ["bee-bear"], "mindbugs": 0},
    }
    told = told_to(B, after(position, "play tiger-squirrel"))
    assert told == [
        "Anna played Tiger Squirrel. You had no Mindbug left.",
        "Tiger Squirrel defeated your Snail Hydra (9).",
    ]


def test_what_a_card_costs_or_gives_is_told_with_what_is_left() -> None:
    position = {
        "turn": "A",
        "A": {"hand": ["axolotl-healer", "killer-bee"], "play": ["mindbug-bug"]},
        "B": {"hand": ["bee-bear"], "mindbugs": 1},
    }
    told = told_to(B, after(position, "play axolotl-healer", "mindbug"))
    assert told[0] == "Anna played Axolotl Healer. You took it with a Mindbug: none left. That cost you 1 life: 2 left."
    assert told[1] == "Axolotl Healer gave you 2 life: 4 now. Anna plays again."
    told = told_to(B, after({**position, "B": {"hand": ["bee-bear"], "mindbugs": 0}}, "play killer-bee"))
    assert told[1] == "Killer Bee cost you 1 life: 2 left."


TO_THE_TEAMMATE = {"game": "tag-team", "turn": "A", "A": {"play": ["elemantlers"]}}


def test_a_card_that_goes_into_a_hand_by_its_own_effect_is_named_once() -> None:
    told = ENGLISH.story(after(TO_THE_TEAMMATE, "action elemantlers"), A, NAMES)
    assert told[0].text.endswith(" Ben and Dan 1 life: 2 left. Elemantlers went into Cleo’s hand.")


def test_who_has_used_an_action_is_not_said_not_to_use_it() -> None:
    document = {"turn": "A", "A": {"play": ["deckbox-mimic"]}, "B": {"hand": ["bee-bear"]}}
    told = told_to(A, after(document, "action deckbox-mimic", "no"))
    assert told == ["You used the Action of Deckbox Mimic. The Action of Deckbox Mimic did nothing."]


def test_an_article_of_a_name_gives_way_to_whose_it_is() -> None:
    document = {"turn": "A", "A": {"play": ["killer-bee"]}, "B": {"play": ["the-experiment"], "hand": ["bee-bear"]}}
    told = " ".join(told_to(B, after(document, "attack killer-bee", "hunt the-experiment")))
    assert "your Experiment" in told
    assert "The Experiment" not in told.replace("with The Experiment", "")


def test_from_a_place_on_only_what_follows_is_told_and_all_is_known() -> None:
    document = {"turn": "A", "A": {"play": ["luchataur"]}, "B": {"play": ["bee-bear"], "hand": ["bee-bear"]}}
    first = after(document, "attack luchataur")
    told = after(document, "attack luchataur", "block bee-bear")
    [line] = ENGLISH.story(told, B, {A: "Anna", B: "Ben"}, len(first))
    assert line.text == "You blocked with Bee Bear, which was defeated: 9 against 8."


def test_the_mark_says_who_did_it_or_that_it_cost_life() -> None:
    document = {"turn": "A", "A": {"play": ["gorillion"]}, "B": {"play": ["bee-bear"], "hand": ["bee-bear"]}}
    told = after(document, "attack gorillion", "no block")
    names = {A: "Anna", B: "Ben"}
    assert [ENGLISH.story(told, reader, names)[0].mark for reader in (A, B, None)] == ["we", "life", ""]


# --- every kind of event ---------------------------------------------------------------------------


def test_every_kind_of_event_is_told_or_left_out_on_purpose() -> None:
    assert set(KINDS.values()) == set(TOLD) | set(LEFT_OUT)
    assert not set(TOLD) & set(LEFT_OUT)


def test_what_is_told_is_said_in_some_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message of stories is said, of random games and of events by themselves."""
    used: set[str] = set()
    plain = Language.phrase

    def noting(self: Language, id: str, **arguments: Any) -> Phrase:
        used.add(id)
        return plain(self, id, **arguments)

    monkeypatch.setattr(Language, "phrase", noting)
    words = Wording("en").words(MindbugWords)
    for game in ("duel", "tag-team"):
        for seed in range(30):
            told, names = played(game, seed)
            starts = [place for place, event in enumerate(told) if isinstance(event, TurnBegan)]
            for start, end in zip([0, *starts], [*starts, len(told)], strict=True):
                words.story(told[start:end], A, names)
    words.story(after(TO_THE_TEAMMATE, "action elemantlers"), A, NAMES)
    for event in every_event():
        words.story([event], A, NAMES)
    words.heading(Chapter(0, A, 1), A, NAMES)
    there = {entry.id.name for entry in entries(MindbugWords.messages / "en-story.ftl")}
    assert there - used == set()


# --- over random games -----------------------------------------------------------------------------


def words_in(text: str) -> int:
    return max(len(part.split()) for part in re.split(r"[.?!](?:\s|$)", text))


def check(line: Sentence) -> None:
    assert line.text.strip() == line.text
    assert line.text[-1] in ".!"
    assert not re.search(r"[{}\ue000-\ue002]|\*\*|  |\.\.|None", line.text), line.text
    assert not re.search(r"\b[MJT]\d", line.text), line.text  # a number of a rule
    assert words_in(line.text) <= LONGEST, line.text


@pytest.mark.parametrize("game", ["duel", "tag-team"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_of_random_games_are_clean(game: str, language: str) -> None:
    wording = Wording(language)
    for seed in range(4):
        told, names = played(game, seed)
        for reader in (A, B, None):
            for story in wording.stories(game, told, reader, names):
                for line in story.sentences:
                    check(line)


@pytest.mark.parametrize("game", ["duel", "tag-team"])
def test_a_story_that_goes_on_is_told_as_a_whole_one(game: str) -> None:
    """Told bit by bit, wherever it is broken off, a turn has the same story, and chapters begin at the same places."""
    dice = Random(game)
    for seed in range(12):
        told, names = played(game, seed)
        chapters = ENGLISH.chapters(told)
        ends = [*(chapter.start for chapter in chapters[1:]), len(told)]
        for reader in (A, B, None):
            for chapter, end in zip(chapters, ends, strict=True):
                tale, place = ENGLISH.tale(reader, names), chapter.start
                while place < end:
                    following = min(end, place + dice.choice((1, 1, 2, 5)))
                    said = tale.go_on(told[place:following])
                    assert said == ENGLISH.story(told[chapter.start : following], reader, names)
                    place = following
        for place in range(len(told)):
            known = ENGLISH.chapters(told[:place])
            assert (*known, *ENGLISH.chapters_after(known[-1], told, place)) == chapters


def named_cards(lines: Sequence[Sentence]) -> set[str]:
    return {part.card for line in lines for part in line.parts if part.card}


@pytest.mark.parametrize("game", ["duel", "tag-team"])
def test_a_story_names_no_card_that_was_not_told(game: str) -> None:
    """All names are those of cards that the reader was told of; told with less, it says less."""
    for seed in range(10):
        told, names = played(game, seed)
        for reader in (*names, None):
            known = [event.told_to(reader) for event in told]
            public = {getattr(event, "card", None) for event in known}
            public |= {
                getattr(event, field, None) for event in known for field in ("blocker", "former", "creature", "by")
            }
            for story in stories(told, reader, names):
                assert named_cards(story.sentences) <= public
            assert stories(told, reader, names) == stories(known, reader, names)


@pytest.mark.parametrize("game", ["duel", "tag-team"])
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_story(game: str) -> None:
    """The same move in another world that agrees with the view of a seat tells it the same, if it sees the same."""
    compared = 0
    for seed in range(8):
        dice = Random(seed)
        for position, _ in course(game, seed):
            if not position.to_decide:
                break
            seat = position.to_decide[0]
            view = position.view(seat)
            move = dice.choice(position.moves())
            here, there = position.copy(), view.world(dice)
            told = [world.play(move) for world in (here, there)]
            is_by_chance = any(isinstance(event, DieRolled) for events in told for event in events)
            if here.view(seat) == there.view(seat) and not is_by_chance:
                names = names_of(position)
                first, second = (ENGLISH.story(list(events), seat, names) for events in told)
                assert first == second
                compared += 1
    assert compared > 200


@pytest.mark.slow
@pytest.mark.parametrize("game", ["duel", "tag-team"])
def test_many_stories_are_clean(game: str) -> None:
    for seed in range(100, 200):
        told, names = played(game, seed)
        for reader in (*names, None):
            for story in stories(told, reader, names):
                for line in story.sentences:
                    check(line)


def test_declining_and_ending_alone_say_nothing_of_an_effect_nobody_told_of() -> None:
    assert told_to(A, [EffectEnded(A)]) == []
    assert told_to(A, [EffectDeclined(A)]) == []


def test_who_declines_a_part_of_an_effect_is_not_said_to_leave_it_unused() -> None:
    sides = {
        "A": {"hand": ["pyro-salamancer"], "discard": ["koibra"]},
        "B": {"play": ["strange-barrel"], "mindbugs": 0},
    }
    told = after({"turn": "A", **sides}, "play pyro-salamancer", "done")
    declined = "Pyro Salamancer: Anna declined. Pyro Salamancer was defeated by its own effect."
    assert told_to(B, told)[1].startswith(declined)


# --- sentences and marks ---------------------------------------------------------------------------


def test_the_name_in_a_form_is_marked_without_what_stands_before_it() -> None:
    phrase = marked(Phrase("Bee Bear", {"of": "di Bee Bear", "gender": "masculine", "bare": "Bear"}), "bee-bear")
    parts = sentence(f"{phrase.forms['of']}!").parts
    assert [(part.text, part.card) for part in parts] == [("di ", ""), ("Bee Bear", "bee-bear"), ("!", "")]
    assert phrase.forms["gender"] == "masculine"
    assert sentence(phrase.forms["bare"]).parts[0].card == "bee-bear"

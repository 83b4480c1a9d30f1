"""Playing at the terminal: what can be typed, what is saved, how one leaves, and what nobody gets to see."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, pairwise
from pathlib import Path
from random import Random

import pytest

from mindtable.bots.limit import Limit
from mindtable.game.contract import Move, Seat
from mindtable.game.records import load
from mindtable.games import game_named
from mindtable.mindbug.cards import CARDS, SETS
from mindtable.review import Assessment, Option
from mindtable.terminal import journal, players
from mindtable.terminal.evening import Evening
from mindtable.terminal.family import family_of
from mindtable.terminal.match import Match
from mindtable.terminal.play import Play
from mindtable.terminal.thinking import expected, moves_table, percent
from mindtable.wording import LANGUAGES, Wording
from mindtable.wording.mindbug import MindbugWords
from tests.placed import own_hand, placed
from tests.terminal.test_terminal_screen import unseen
from tests.terminal.typing_person import Terminal, Typed

A, B = Seat("A"), Seat("B")
ENGLISH = Wording("en")
WORDS = ENGLISH.words(MindbugWords)
AGAINST_BOT = {A: players.PERSON, B: players.bot_seat("rule")}
HOT_SEAT = {A: players.PERSON, B: players.PERSON}


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def new_match(
    *, seed: int = 1, sets: tuple[str, ...] = ("first-contact",), who: dict[Seat, str] = AGAINST_BOT
) -> Match:
    return Match.begin(game_named("duel"), journal.new_path("duel"), seed=seed, sets=sets, who=lambda _: who)


def answer_at_random(
    terminal: Terminal, match: Match, dice: Random, look: Callable[[str], None]
) -> Callable[[str], str]:
    """Somebody who looks at every screen and then types any of the numbers, until the game is over."""

    def read(_: str) -> str:
        look(terminal.news())
        if not match.position.to_decide:
            raise EOFError
        return str(dice.randint(1, len(match.position.moves())))

    return read


# --- nothing hidden is shown -----------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (100, 40), (140, 50)], ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_no_card_is_named_that_the_seat_has_not_seen(seed: int, size: tuple[int, int]) -> None:
    """M2.1: in whole games no screen names a card that lies in the other hand or a draw pile and was never shown. Later
    stages lie in neither, and are named by the text of the stage before."""
    match = new_match(seed=seed, sets=tuple(SETS))
    terminal = Terminal(width=size[0], height=size[1])
    hidden_before = []

    def look(screen: str) -> None:
        told = [event for events in match.told(A) for event in events]
        known = placed(match.position.view(A)) + repr(told)
        hidden = [card for card in unseen(known) if card.stage == 1]
        in_hand = own_hand(match.position, B)
        hidden_before.append(any(card.id in in_hand for card in hidden))
        assert [card.name for card in hidden if card.name in screen] == []

    read = answer_at_random(terminal, match, Random(seed), look)
    Play(terminal.console, read, ENGLISH, match).run()
    look(terminal.news())
    assert match.record.winners
    assert any(hidden_before)


@pytest.mark.slow
def test_two_people_never_see_the_hand_of_the_other() -> None:
    """Between their decisions a curtain hides everything, and the end of the game shows nobody's hand."""
    match = new_match(who=HOT_SEAT)
    terminal = Terminal()
    asked = []
    dice = Random(1)

    def read(prompt: str) -> str:
        news = terminal.news()
        if prompt == "":  # only the curtain asks for nothing but Enter
            curtain = news.rpartition("\x1b[2J")[2]
            asked.append(match.position.to_decide[0])
            assert f"Player {asked[-1]}" in curtain
            assert [card.name for card in CARDS if card.name in curtain] == []
            return ""
        seat = match.position.to_decide[0]
        assert seat == asked[-1], "somebody was asked whose turn at the screen it was not"
        mine = set(own_hand(match.position, seat))
        assert all(WORDS.card_name(card) in news for card in mine)
        return str(dice.randint(1, len(match.position.moves())))

    Play(terminal.console, read, ENGLISH, match).run()
    assert len(asked) > 4
    assert all(one != other for one, other in pairwise(asked)), "a curtain without a change"
    told = repr(match.told(None)) + placed(match.position.view(None))
    hidden = [card.name for card in unseen(told)]
    end = terminal.news()
    assert "has no life left" in end or "no card to play" in end
    assert [name for name in hidden if name in end] == []


# --- what can be typed -----------------------------------------------------------------------------


def said(*typed: Typed, seed: int = 1, who: dict[Seat, str] = AGAINST_BOT) -> str:
    """What is said to what somebody types at their first decision."""
    terminal = Terminal(*typed, width=110, height=60)
    match = new_match(seed=seed, who=who)
    terminal.play(match)
    return " ".join(terminal.text.split())


def first_hand(seed: int = 1) -> list[str]:
    position, _ = game_named("duel").deal(seed=seed, sets=("first-contact",), options={})
    return own_hand(position, A)


def person_begins() -> int:
    """The seed of a game that seat A begins."""
    return next(
        seed
        for seed in range(50)
        if game_named("duel").deal(seed=seed, sets=("first-contact",), options={})[0].to_decide == (A,)
    )


SEED = person_begins()
HAND = first_hand(SEED)
ABSENT = next(card.id for card in CARDS if card.id not in HAND)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "Type a number from 1 to 5."),
        ("6", "Type a number from 1 to 5."),
        ("9" * 5000, "Type a number from 1 to 5."),
        ("²", "“²” is neither an answer nor a command. Type a number from 1 to 5, or help."),
        ("dance", "“dance” is neither an answer nor a command. Type a number from 1 to 5, or help."),
        ("play", "“play” is neither an answer nor a command."),
        ("play nothing at all", "“play nothing at all” is neither an answer nor a command."),
        (f"play {ABSENT}", f"{WORDS.card_name(ABSENT)} is not in your hand."),
        (f"attack {HAND[0]}", f"You do not control {WORDS.card_name(HAND[0])}."),
        ("undo", "You have no earlier decision to undo."),
        ("card", "Your hand"),
        ("card gorillion", "power is all it needs"),
        ("card GORILLION", "power is all it needs"),
        ("card bee", "“bee” matches several cards: Bee Bear, Killer Bee, Blessed Killer Bee."),
        ("card nobody", "There is no card called “nobody”."),
        ("? 1", WORDS.card_name(HAND[0])),
        ("?1", WORDS.card_name(HAND[0])),
        ("? 7", "Type a number from 1 to 5."),
        ("? x", "Which card?"),
        ("?", "What you can type"),
        ("help", "What you can type"),
        ("rules", "Bring your opponent from 3 life down to 0."),
        ("discard", "All discard piles are empty."),
        ("log", "To see who goes first: "),
        ("hint", "Expected: You: Play "),
        ("save", "Every move is saved at once, in "),
    ],
)
def test_whatever_is_typed_gets_an_answer(typed: str, answer: str) -> None:
    assert answer in said(typed, seed=SEED)


@pytest.mark.parametrize("typed", ["1", f"play {HAND[0]}", f"PLAY {WORDS.card_name(HAND[0])}", f" play  {HAND[0]} "])
def test_a_move_is_a_number_or_words(typed: str) -> None:
    terminal = Terminal(typed)
    match = new_match(seed=SEED)
    terminal.play(match)
    seat, move = match.record.moves[0]
    assert (seat, move.text) == (A, f"play {HAND[0]}")


LAID_OUT = {
    "game": "duel",
    "turn": "A",
    "A": {"hand": ["strange-barrel", "shark-dog", "shield-bugs", "sharky-crab-dog-mummypus"]},
    "B": {"hand": ["luchataur"]},
}


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "play strange", ["play strange-barrel"]),
        ("en", "play Shark ", ["play shark-dog", "play sharky-crab-dog-mummypus"]),
        ("en", "play shark d", ["play shark-dog"]),
        ("en", "play shark-dog", ["play shark-dog"]),
        ("en", "play barrel", ["play barrel"]),
        ("en", "play luchat", ["play luchat"]),
        ("it", "play strange", ["play strange-barrel"]),
        ("en", "attack strange", ["attack strange"]),
    ],
)
def test_the_beginning_of_a_name_is_enough(language: str, typed: str, meant: list[str]) -> None:
    """In the language that is spoken or in English; of the cards that could be meant here."""
    moves = game_named("duel").read_position(LAID_OUT).view(A).moves()
    assert family_of("duel").presentation.meant(typed, moves, Wording(language)) == meant


def test_the_beginning_of_a_translated_name_is_enough() -> None:
    view = game_named("duel").read_position(LAID_OUT).view(A)
    for name in LANGUAGES:
        wording = Wording(name)
        begun = wording.words(MindbugWords).card_name("strange-barrel")[:-2].lower()
        assert family_of("duel").presentation.meant(f"play {begun}", view.moves(), wording) == ["play strange-barrel"]


def test_a_beginning_that_fits_several_is_asked_back() -> None:
    for seed in range(100):
        position, _ = game_named("duel").deal(seed=seed, sets=("first-contact",), options={})
        moves = [move.text for move in position.view(A).moves()]
        letters = Counter(move.removeprefix("play ")[0] for move in moves if move.startswith("play "))
        letter = next((letter for letter, often in letters.items() if often > 1), None)
        if letter:
            fitting = [move for move in moves if move.startswith(f"play {letter}")]
            assert f"“play {letter}” matches several: {', '.join(fitting)}." in said(f"play {letter}", seed=seed)
            return
    pytest.fail("no hand had two cards with the same letter")


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_the_expert_expects_names_cards_and_numbers_as_the_language_does(name: str) -> None:
    wording = Wording(name)
    position = game_named("duel").deal(seed=SEED, sets=("first-contact",), options={})[0]
    view = position.view(A)
    line = [(A, Move(f"play {HAND[0]}")), (B, Move("pass"))]
    options = [Option(move, 0.558, 7, False) for move in view.moves()]
    assessment = Assessment(tuple(options), tuple(line), {}, 7, "")
    terminal = Terminal(width=200)
    terminal.console.print(moves_table(assessment, view.sight, {}, wording))
    terminal.console.print(expected(assessment, view, {A: "Rosa", B: "Otto"}, wording))
    assert wording.move(line[0][1], view.sight) in terminal.text.splitlines()[-1]
    assert HAND[0] not in terminal.text
    assert "Otto" in terminal.text
    assert percent(0.558, wording) in terminal.text


def test_a_share_is_written_as_the_language_does() -> None:
    written = {name: percent(0.558, Wording(name)) for name in ("en", "es", "fr", "it", "pl")}
    assert written == {"en": "55.8%"} | dict.fromkeys(("it", "pl"), "55,8%") | dict.fromkeys(
        ("es", "fr"), "55,8\N{NO-BREAK SPACE}%"
    )


def test_cards_to_play_are_numbered_before_creatures_to_attack_with() -> None:
    match = new_match(seed=SEED)
    screens: list[str] = []
    terminal = Terminal(height=60)
    read = answer_at_random(terminal, match, Random(2), screens.append)
    Play(terminal.console, read, ENGLISH, match).run()
    both = [screen for screen in screens if " Attack with " in screen and " Play " in screen]
    assert both
    for screen in both:
        numbers: dict[str, list[int]] = {"Play": [], "Attack with": []}
        for verb, found in numbers.items():
            parts = screen.split(f" {verb} ")[:-1]
            found.extend(int(part.split()[-1]) for part in parts if part.split()[-1].isdecimal())
        assert max(numbers["Play"]) < min(numbers["Attack with"])


@pytest.mark.slow
def test_an_ambiguous_move_is_asked_back() -> None:
    """Two creatures of one name in different states: words that fit both are no move."""
    for seed in range(60):
        match = new_match(seed=seed, who={A: players.bot_seat("random"), B: players.bot_seat("random")})
        bots = players.bots(match.record)
        while match.position.to_decide:
            (seat,) = match.position.to_decide
            twin = next((move.text for move in match.position.moves() if "#" in move.text), None)
            if twin:
                bare = twin.partition("#")[0]
                mixed = Match.resume(match.path)
                mixed.record = replace(match.record, seats=tuple(HOT_SEAT.items()))
                terminal = Terminal("", bare, width=120)
                terminal.play(mixed)
                assert f"“{bare}” matches several: {bare}#1, {bare}#2." in " ".join(terminal.text.split())
                assert len(mixed.record.moves) == len(match.record.moves)
                return
            match.play(bots[seat].choose(match.position.view(seat)), seat)
    pytest.fail("no game had two creatures that differ")


# --- taking back -----------------------------------------------------------------------------------


def test_undo_goes_back_to_the_previous_decision() -> None:
    match = new_match(seed=SEED)
    before = match.position.view(A).sight
    terminal = Terminal("1")
    terminal.play(match)
    assert match.record.moves
    later = match.position.view(A).sight
    assert later != before
    Terminal("undo").play(match)
    assert match.position.view(A).sight == before
    assert load(match.path) == match.record
    assert match.record.moves == ()


def test_what_two_people_have_seen_is_not_taken_back() -> None:
    match = new_match(seed=SEED, who=HOT_SEAT)
    terminal = Terminal("", "1", "", "undo")
    terminal.play(match)
    assert "cannot be undone" in terminal.text
    assert len(match.record.moves) == 1


# --- saving and leaving ----------------------------------------------------------------------------


def test_every_move_is_on_disk_before_it_is_shown() -> None:
    match = new_match(seed=2)

    class Watchful(io.StringIO):
        def write(self, text: str) -> int:
            assert load(match.path) == match.record
            assert len(match.record.moves) == len(match.steps) - 1
            return super().write(text)

    terminal = Terminal()
    terminal.console.file = Watchful()
    read = answer_at_random(terminal, match, Random(2), lambda _: None)
    Play(terminal.console, read, ENGLISH, match).run()
    assert load(match.path).winners == match.position.winners != ()


def test_a_move_that_cannot_be_saved_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(seed=SEED)
    before = match.record
    monkeypatch.setattr("mindtable.terminal.match.save", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(OSError, match="full"):
        Play(Terminal().console, Terminal("1").read, ENGLISH, match).run()
    assert match.record == before
    assert load(match.path) == before


def test_a_copy_is_saved_where_it_is_wanted_but_never_over_something_else(tmp_path: Path) -> None:
    match = new_match(seed=SEED)
    mine, letter, other = tmp_path / "mine.record", tmp_path / "letter.txt", tmp_path / "other.record"
    letter.write_text("Dear Rosa")
    other.write_bytes(new_match(seed=SEED + 1).path.read_bytes())
    before = other.read_bytes()
    terminal = Terminal(
        f"save {mine}", "1", f"save {mine}", f"save {letter}", f"save {other}", f"save {tmp_path}", "save /no/folder/x",
        width=300,
    )  # fmt: skip
    terminal.play(match)
    assert terminal.text.count(f"Saved in {mine}.") == 2
    assert load(mine) == match.record
    assert letter.read_text() == "Dear Rosa"
    assert other.read_bytes() == before
    for file in (letter, other, tmp_path):
        assert f"Not saved: {file} exists and is not a record of this game." in terminal.text
    assert "Not saved: /no/folder/x: there is no such file or folder." in terminal.text


def evening(terminal: Terminal) -> Evening:
    return Evening(terminal.console, terminal.read, ENGLISH, lambda match: new_match(who=dict(match.record.seats)))


@pytest.mark.parametrize(("typed", "status"), [("quit", 0), ("q", 0), (EOFError, 0), (KeyboardInterrupt, 130)])
def test_one_leaves_politely_and_can_go_on(typed: Typed, status: int) -> None:
    match = new_match(seed=SEED)
    terminal = Terminal("1", typed, width=300)
    assert evening(terminal).spend(match) == status
    assert f"The game is saved in {match.path}." in terminal.text
    assert terminal.text.endswith("To continue: mindtable play --continue\n")
    again = Match.resume(match.path)
    assert again.position == match.position
    assert again.told(A) == match.told(A)


def test_a_game_that_is_not_the_last_one_is_named_to_go_on_with(tmp_path: Path) -> None:
    path = tmp_path / "a game.record"
    match = Match.begin(game_named("duel"), path, seed=1, sets=("first-contact",), who=lambda _: AGAINST_BOT)
    terminal = Terminal(width=300)
    evening(terminal).spend(match)
    assert terminal.text.endswith(f"To continue: mindtable play --continue '{path}'\n")


def test_after_a_game_it_is_looked_back_at_or_there_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mindtable.terminal.review.care", lambda: Limit(iterations=3))
    match = new_match(seed=4)
    terminal = Terminal(width=100, height=40)
    dice = Random(4)
    after: Iterator[str] = iter(["what", "", "log", "review", "rematch"])
    games = [match]

    def rematch(last: Match) -> Match:
        games.append(new_match(seed=5, who=dict(last.record.seats)))
        return games[-1]

    def read(_: str) -> str:
        if games[-1].position.to_decide:
            if len(games) > 1:
                raise EOFError
            return str(dice.randint(1, len(games[-1].position.moves())))
        return next(after)

    assert Evening(terminal.console, read, ENGLISH, rematch).spend(match) == 0
    won = match.position.winners == (A,)
    assert ("You win!" if won else "You lose. Rule bot wins.") in terminal.text
    assert "has no life left." in terminal.text or "You have no life left." in terminal.text
    assert "Type rematch, review, log or quit." in terminal.text
    assert "Every move is judged by what its player knew." in terminal.text
    assert len(games) == 2
    assert load(match.path).winners
    assert not load(games[1].path).winners


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (130, 40)], ids=str)
def test_the_last_screen_tells_of_the_last_move(size: tuple[int, int]) -> None:
    """Whoever has just lost sees by what."""
    match = new_match(seed=4)
    terminal = Terminal(width=size[0], height=size[1])
    Play(terminal.console, answer_at_random(terminal, match, Random(4), lambda _: None), ENGLISH, match).run()
    end = " ".join(re.sub("[│╭╮╰╯─]", " ", terminal.text.rpartition("\x1b[2J")[2]).split())
    names = players.names(match.record, ENGLISH)
    told = match.told(A)
    before = sum(map(len, told[:-1]))
    stories = ENGLISH.since("duel", list(chain.from_iterable(told)), before, A, names)
    last = next(line.text for story in stories for line in story.sentences if "life" in line.text)
    assert all(word in end for word in last.split())
    assert size[0] > 120 or last in end


# --- the journal -----------------------------------------------------------------------------------


def newest_unfinished() -> Path | None:
    return next(journal.unfinished(lambda problem: pytest.fail(str(problem))), None)


def test_the_last_game_of_a_person_that_is_not_over_goes_on() -> None:
    assert newest_unfinished() is None
    older, newer = new_match(seed=1), new_match(seed=2)
    bots_only = new_match(seed=3, who={A: players.bot_seat("random"), B: players.bot_seat("random")})
    assert bots_only.path != newer.path
    assert newest_unfinished() == newer.path
    older.play(older.position.moves()[0], older.position.to_decide[0])
    assert newest_unfinished() == older.path


def test_records_are_kept_in_the_state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert journal.folder() == tmp_path / "state" / "mindtable"
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")  # to be ignored, say the base directory rules
    monkeypatch.setenv("HOME", str(tmp_path))
    assert journal.folder() == tmp_path / ".local" / "state" / "mindtable"


def test_bots_go_on_the_same_way_each_time_a_game_is_continued() -> None:
    match = new_match(seed=SEED, who={A: players.PERSON, B: players.bot_seat("random")})
    Terminal("1").play(match)
    kept = match.path.read_bytes()
    courses = []
    for _ in range(2):
        match.path.write_bytes(kept)
        again = Match.resume(match.path)
        Terminal("1", "1").play(again)
        courses.append(again.record.moves)
    assert courses[0] == courses[1]

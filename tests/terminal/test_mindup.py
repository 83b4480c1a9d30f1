"""Mind Up! at the terminal: what the screen shows and what not, what can be typed, and the commands."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from mindtable.game.contract import Event, Position, Seat
from mindtable.game.records import Step, load
from mindtable.games import game_named
from mindtable.mindup.cards import CARDS
from mindtable.mindup.events import RoundScored
from mindtable.mindup.sight import Sight
from mindtable.mindup.standings import places
from mindtable.terminal import journal, players
from mindtable.terminal.commands import main
from mindtable.terminal.drawing import Bar
from mindtable.terminal.family import family_of
from mindtable.terminal.match import Match
from mindtable.terminal.mindup.faces import NumberedFaces
from mindtable.terminal.play import Play
from mindtable.terminal.replay import Replay
from mindtable.terminal.screen import Log, Screen
from mindtable.wording import Wording
from mindtable.wording.mindup import MindUpWords
from tests.placed import own_hand, placed
from tests.terminal.typing_person import Terminal
from tests.wording.bracket_language import speak_in_brackets

A, B, C, D = (Seat(letter) for letter in "ABCD")
MIND_UP = game_named("mind-up")
FAMILY = family_of("mind-up").presentation
ENGLISH = Wording("en")
WORDS = ENGLISH.words(MindUpWords)
NAMES = {Seat(name[0]): name for name in ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")}
CLEARED = "\x1b[2J"
SIZES = [(80, 24), (100, 40), (140, 50)]


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")


def new_match(*, seed: int = 1, number: int = 4, objectives: int = 0, people: str = "A", bot: str = "random") -> Match:
    """A game in which people sit at some seats and bots at the others."""

    def who(seats: Any) -> dict[Seat, str]:
        return {seat: players.PERSON if seat in people else players.bot_seat(bot) for seat in seats}

    options = {"players": str(number), "objectives": str(objectives)}
    return Match.begin(MIND_UP, journal.new_path("mind-up"), seed=seed, sets=(), options=options, who=who)


def hand_of(match: Match, seat: Seat) -> list[str]:
    return own_hand(match.position, seat)


def sight_of(position: Position, seat: Seat | None) -> Sight:
    sight = position.view(seat).sight
    assert isinstance(sight, Sight)
    return sight


def unknown_to(position: Position, seat: Seat | None) -> list[str]:
    """The cards that a seat cannot place: in hands and in the deck."""
    facts = placed(position.view(seat))
    return [card.id for card in CARDS if f'"{card.id}"' not in facts]


def named_in(screen: str, cards: list[str], console: Console) -> list[str]:
    """The cards that a screen names: with a sign, in a frame or in words."""
    faces = NumberedFaces(console, ENGLISH)
    plain = " ".join(screen.split())

    def ways(card: str) -> tuple[str, ...]:
        sign = faces.sign(CARDS[int(card) - 1].colour.value)
        return faces.chip(card).plain, f"│{card} {sign}", WORDS.card_name(card)

    return [card for card in cards if any(re.search(rf"(?<!\d){re.escape(way)}", plain) for way in ways(card))]


# --- nothing hidden is shown -----------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seat", [A, C])
def test_no_card_is_named_that_the_seat_cannot_know(seat: Seat, size: tuple[int, int]) -> None:
    """U2.1, U3.1, U5.1: in a whole game no screen of a player names a card that is hidden from them."""
    match = new_match(seed=2, objectives=2, people=seat)
    terminal = Terminal(width=size[0], height=size[1])
    dice = Random(1)
    looked = 0

    def read(prompt: str) -> str:
        nonlocal looked
        news = terminal.news()
        assert named_in(news, unknown_to(match.position, seat), terminal.console) == []
        if prompt:
            assert named_in(news, hand_of(match, seat), terminal.console)
        looked += 1
        return dice.choice(hand_of(match, seat)) if prompt else ""

    Play(terminal.console, read, ENGLISH, match).run()
    assert looked == 6 + 7 + 8 + 2
    assert match.record.winners


@pytest.mark.slow
def test_people_at_one_screen_have_a_curtain_and_sealed_choices() -> None:
    """U3.1: nobody sees another's hand or choice before all have chosen, then all are revealed at once."""
    match = new_match(number=3, people="ABC")
    terminal = Terminal()
    dice = Random(1)
    asked: list[Seat] = []
    sealed: list[str] = []

    def read(prompt: str) -> str:
        news = terminal.news()
        screen = news.rpartition(CLEARED)[2]
        if not prompt:
            if "The score of round" in screen:
                assert named_in(screen, unknown_to(match.position, None), terminal.console) == []
                return ""
            asked.append(match.position.to_decide[0])
            assert f"Player {asked[-1]}" in screen
            assert named_in(screen, [card.id for card in CARDS], terminal.console) == []
            return ""
        seat = match.position.to_decide[0]
        assert seat == asked[-1]
        if seat == A:
            sealed.clear()
        hidden = unknown_to(match.position, seat)
        assert set(sealed) & set(hidden) or not sealed or sight_of(match.position, None).round > 1
        assert named_in(screen, hidden, terminal.console) == []
        assert screen.count("has chosen") == len(sealed)
        sealed.append(dice.choice(hand_of(match, seat)))
        return sealed[-1]

    Play(terminal.console, read, ENGLISH, match).run()
    assert len(asked) == 3 * (6 + 7 + 8)
    assert all(one != other for one, other in pairwise(asked))
    assert [seat for seat, _ in match.record.moves] == asked


@pytest.mark.parametrize("viewer", [A, B, None])
def test_a_replay_of_an_unfinished_game_keeps_choices_sealed(viewer: Seat | None) -> None:
    match = new_match(people="", number=3)
    bots = players.bots(match.record)
    for _ in range(11):
        seat = match.position.to_decide[0]
        match.play(bots[seat].choose(match.position.view(seat)), seat)
    console = Console(file=io.StringIO(), width=100, height=40, force_terminal=False)
    Replay(console, ENGLISH, match.record, match.steps, viewer).straight()
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    sealed = {seat: move.text.removeprefix("pick ") for seat, move in match.record.moves[9:]}
    assert list(sealed) == [A, B]
    assert named_in(text, [card for seat, card in sealed.items() if seat != viewer], console) == []
    assert all(f"{seat}: pick" not in text for seat in sealed if seat != viewer)


def test_a_finished_game_is_replayed_with_all_choices() -> None:
    match = new_match(people="", number=3)
    bots = players.bots(match.record)
    while match.position.to_decide:
        seat = match.position.to_decide[0]
        match.play(bots[seat].choose(match.position.view(seat)), seat)
    console = Console(file=io.StringIO(), width=100, height=40, force_terminal=False)
    Replay(console, ENGLISH, match.record, match.steps, None).straight()
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert all(f"Random bot {seat}: {move}" in text for seat, move in match.record.moves)
    assert "The score of round 3" in text


# --- what can be typed -----------------------------------------------------------------------------

HAND = own_hand(MIND_UP.deal(seed=1)[0], A)
ABSENT = next(card.id for card in CARDS if card.id not in HAND)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (ABSENT, f"{WORDS.card_name(ABSENT)} is not in your hand."),
        (f"pick {ABSENT}", f"{WORDS.card_name(ABSENT)} is not in your hand."),
        ("0", "There is no card 0: they are numbered from 1 to 60."),
        ("61", "There is no card 61: they are numbered from 1 to 60."),
        ("pick 61", "There is no card 61: they are numbered from 1 to 60."),
        ("9" * 5000, "they are numbered from 1 to 60."),
        ("pick " + "9" * 5000, "they are numbered from 1 to 60."),
        ("x" * 5000, "is neither a card nor a command."),
        ("save " + "x" * 5000, "the name is too long."),
        ("²", "“²” is neither a card nor a command."),
        ("dance", "“dance” is neither a card nor a command. Type the number of a card in your hand, or help."),
        ("pick", "“pick” is neither a card nor a command."),
        ("-1", "“-1” is neither a card nor a command."),
        ("undo", "You have no earlier decision to undo."),
        ("help", "What you can type"),
        ("?", "What you can type"),
        ("rules", "whoever played the lowest takes the lowest card of the row"),
        ("scores", "If the round ended now"),
        ("log", "the columns are worth"),
        ("save", "Every move is saved at once, in "),
    ],
)
def test_whatever_is_typed_gets_an_answer(typed: str, answer: str) -> None:
    terminal = Terminal(typed, width=110, height=60)
    terminal.play(new_match())
    assert answer in " ".join(terminal.text.split())


@pytest.mark.parametrize("typed", ["{}", "pick {}", "PICK  {}", " {} "])
def test_a_card_is_chosen_by_its_number(typed: str) -> None:
    match = new_match()
    Terminal(typed.format(HAND[2])).play(match)
    assert match.record.moves[0] == (A, match.record.moves[0][1])
    assert match.record.moves[0][1].text == f"pick {HAND[2]}"
    assert [seat for seat, _ in match.record.moves] == [A, B, C, D]


@pytest.mark.slow
def test_every_choice_is_on_disk_before_it_is_shown() -> None:
    match = new_match(seed=2, people="B")

    class Watchful(io.StringIO):
        def write(self, text: str) -> int:
            assert load(match.path) == match.record
            assert len(match.record.moves) == len(match.steps) - 1
            return super().write(text)

    terminal = Terminal()
    terminal.console.file = Watchful()
    dice = Random(2)
    Play(terminal.console, lambda _: dice.choice(hand_of(match, B)), ENGLISH, match).run()
    assert load(match.path).winners == match.position.winners != ()


# --- taking back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [A, C])
def test_undo_goes_back_to_the_previous_choice(seat: Seat) -> None:
    """What the others had sealed by then was revealed: they choose again."""
    match = new_match(people=seat)
    before = sight_of(match.steps[0].position, seat).player(seat)
    first = hand_of(match, seat)[0]
    Terminal(first).play(match)
    assert sight_of(match.position, seat).player(seat) != before
    assert match.take_back(seat)
    assert load(match.path).moves == ()
    assert match.position == match.steps[0].position
    Terminal(first, "undo").play(match)
    assert sight_of(match.position, seat).player(seat) == before
    assert load(match.path) == match.record
    assert seat not in [chooser for chooser, _ in match.record.moves]


def test_undo_goes_back_over_the_end_of_a_round_without_its_page() -> None:
    match = new_match(number=3)
    terminal = Terminal()
    typed: list[str] = []

    def read(prompt: str) -> str:
        news = terminal.news()
        if not prompt:
            typed.append("")
            return ""
        if len(typed) == 7:
            typed.append("undo")
            return "undo"
        if len(typed) > 7:
            assert "The score of round" not in news
            assert sight_of(match.position, A).round == 1
            raise EOFError
        typed.append(hand_of(match, A)[0])
        return typed[-1]

    with pytest.raises(EOFError):
        Play(terminal.console, read, ENGLISH, match).run()
    assert typed[-2:] == ["", "undo"]
    assert len(match.record.moves) == 3 * 5


def test_what_several_people_have_seen_is_not_taken_back() -> None:
    match = new_match(number=3, people="AB")
    terminal = Terminal("", HAND[0], "", "undo")
    terminal.play(match)
    assert "cannot be undone" in terminal.text
    assert len(match.record.moves) == 1


# --- the screen ------------------------------------------------------------------------------------


def steps(seed: int, number: int, objectives: int) -> list[Step]:
    match = new_match(seed=seed, number=number, objectives=objectives, people="")
    dice = Random(seed)
    while match.position.to_decide:
        seat = dice.choice(match.position.to_decide)
        match.play(dice.choice(match.position.moves(seat)), seat)
    return match.steps


def drawn(view: Any, terminal: Terminal, told: Sequence[Event] = (), wording: Wording = ENGLISH) -> str:
    bar = Bar(wording.question(view.sight))
    Screen(terminal.console, wording, title="", names=NAMES).draw(view.sight, Log(recent=[]), bar, told)
    return terminal.text


@pytest.mark.slow
@pytest.mark.parametrize(("number", "objectives"), [(3, 0), (4, 2), (6, 5)])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_table_and_score_sheets_fit_the_terminal(size: tuple[int, int], number: int, objectives: int) -> None:
    width, height = size
    for step in steps(1, number, objectives)[::5] + [
        step for step in steps(1, number, objectives) if FAMILY.end_of_part(step.events) is not None
    ]:
        terminal = Terminal(width=width, height=height)
        view = step.position.view(A)
        sight = sight_of(step.position, A)
        page = FAMILY.end_of_part(step.events) is not None
        lines = drawn(view, terminal, step.events).rstrip("\n").split("\n")
        lines[0] = lines[0].rpartition("H")[2] if CLEARED in lines[0] else lines[0]
        assert max(cell_len(line) for line in lines) <= width
        assert len(lines) < height
        text = "\n".join(lines)
        if page:
            assert "The score of round" in text
        else:
            assert f"Round {sight.round} of 3" in text
            shown = [*sight.row, *own_hand(step.position, A)]
            known = [card for player in sight.players for card in player.hand if card]
            faces = NumberedFaces(terminal.console, ENGLISH)
            if height == 24:
                assert all(faces.chip(card).plain in text for card in [*shown, *known])
            assert text.count("has chosen") == sum(player.has_chosen for player in sight.players if player.seat != A)


def test_colours_are_told_apart_without_colour() -> None:
    position = MIND_UP.read_position(
        {
            "game": "mind-up",
            "columns": [3, 1, 5, 2, 4],
            "row": [30, 40, 50],
            "A": {"hand": [1, 2, 3, 4, 7]},
            "B": {"hand": [8, 6, 13, 5, 9]},
            "C": {"hand": [15, 10, 18, 12, 11]},
        }
    )
    view = position.view(A)
    with_shapes = drawn(view, Terminal())
    assert "1●O⁻¹ 2✿P 3♦B⁺¹ 4♣G⁺² 7★V⁻¹" in with_shapes
    plain = drawn(view, Terminal(encoding="ascii"))
    assert "1O-1 2P 3B+1 4G+2 7V-1" in plain


def test_what_is_known_of_other_hands_is_shown_and_the_rest_is_not() -> None:
    """U5.1"""
    step = next(step for step in steps(1, 4, 0) if sight_of(step.position, A).round == 2)
    text = drawn(step.position.view(A), Terminal())
    for line in text.splitlines():
        if line.startswith(("Ben", "Cleo", "Dan")) and "chooses" in line:
            assert re.fullmatch(r"\w+ +chooses +(\S+ ){7}\?", line.rstrip()), line
    assert text.count("?") == 3 + ENGLISH.question(step.position.view(A).sight).count("?")


def test_a_score_sheet_says_why() -> None:
    """U4.1: column by column, bonuses, each objective; and U6 in words."""
    step = next(step for step in steps(3, 4, 2) if FAMILY.end_of_part(step.events) is not None)
    view = step.position.view(A)
    text = drawn(view, Terminal(width=100, height=50), step.events)
    sheets = {event.seat: event.sheet for event in step.events if isinstance(event, RoundScored)}
    for sheet in sheets.values():
        for line in sheet.columns:
            assert f"{line.cards}×{line.value} = {line.points}" in text
        for objective in sheet.objectives:
            assert WORDS.objective(objective.objective) in text
            assert WORDS.reason(objective) in text
    totals = next(line for line in text.splitlines() if "This round" in line)
    assert re.findall(r"\d+", totals) == [str(sheet.total) for sheet in sheets.values()]


@pytest.mark.slow
def test_nothing_is_on_the_screen_that_is_not_in_a_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    course = steps(1, 4, 3)
    speak_in_brackets(tmp_path, monkeypatch)
    blank = Wording("en")
    given = re.compile("|".join([*NAMES.values(), r"\b[A-G][12]\b"]))
    for step in course[::7] + course[-1:]:
        text = drawn(step.position.view(A), Terminal(width=119, height=99), step.events, blank)
        assert re.findall(r"[^\W\d_¹²]+", given.sub("", text.partition(CLEARED)[2][3:])) == []


# --- the end of a game -----------------------------------------------------------------------------


def over(seat: Seat | None, winners: str, *scores: tuple[int, int, int]) -> Sight:
    """What is seen of a game that ended with these scores."""
    position, _ = game_named("mind-up").deal(seed=1, options={"players": str(len(scores))})
    sight: Sight = position.view(seat).sight
    players = tuple(replace(one, scores=won, points=won[-1]) for one, won in zip(sight.players, scores, strict=True))
    return replace(sight, winners=tuple(map(Seat, winners)), players=players)


WON = ((30, 30, 30), (20, 20, 20), (25, 25, 25))
LAST_ROUND = ((30, 30, 30), (20, 20, 50), (1, 1, 1))
SHARED = ((30, 30, 30), (20, 40, 30), (1, 1, 1))


@pytest.mark.parametrize(
    ("sight", "said"),
    [
        (over(A, "A", *WON), "You win with 90 points!"),
        (over(B, "A", *WON), "Anna wins with 90 points. You finish 3rd with 60 points."),
        (over(None, "A", *WON), "Anna wins with 90 points."),
        (over(B, "B", *LAST_ROUND), "You win with 90 points! Points are tied: the last round decides."),
        (
            over(A, "B", *LAST_ROUND),
            "Ben wins with 90 points. Points are tied: the last round decides. You finish 2nd with 90 points.",
        ),
        (over(A, "AB", *SHARED), "You share the victory with Ben: 90 points each."),
        (over(None, "AB", *SHARED), "Anna and Ben share the victory with 90 points each."),
    ],
)
def test_the_verdict_names_winners_and_ties(sight: Sight, said: str) -> None:
    """U5.3"""
    assert ENGLISH.verdict(sight, (), NAMES) == said


@pytest.mark.parametrize(
    ("scores", "ranking"),
    [
        (WON, {A: 1, C: 2, B: 3}),
        (LAST_ROUND, {B: 1, A: 2, C: 3}),
        (SHARED, {A: 1, B: 1, C: 3}),
        (((1, 1, 1), (1, 1, 1), (1, 1, 1)), {A: 1, B: 1, C: 1}),
    ],
)
def test_players_come_in_by_points_and_last_round(
    scores: tuple[tuple[int, int, int], ...], ranking: dict[Seat, int]
) -> None:
    """U5.3"""
    assert places(over(None, "A", *scores)) == ranking


# --- the commands ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("play mind-up --players 2", "3 to 6"),
        ("play mind-up --players 7", "3 to 6"),
        ("play mind-up --players four", "“four” is not a whole number"),
        ("play mind-up --objectives 6", "0 to 5"),
        ("play mind-up --objectives -1", "0 to 5"),
        ("watch mind-up --players 7", "3 to 6"),
        ("bench --game mind-up --players 2", "3 to 6"),
        ("play mind-up --sets all", "mind-up has no option --sets"),
        ("watch mind-up --deck x", "mind-up has no option --deck"),
        ("bench --game mind-up --sets all", "mind-up has no option --sets"),
        ("play --players 4", "duel has no option --players"),
        ("play duel --objectives 0", "duel has no option --objectives"),
        ("watch --players 2", "duel has no option --players"),
        ("bench --objectives 1", "duel has no option --objectives"),
        ("play mind-up --seat F", "mind-up has the seats A, B, C, D"),
        ("play mind-up --seat G", "“G” is not a list of seats"),
        ("watch mind-up --bots rule,random", "mind-up has 4 seats, but --bots names 2"),
        ("play --continue --players 4", "--continue takes everything from the record"),
    ],
)
def test_a_wrong_command_line_is_one_line(capsys: pytest.CaptureFixture[str], arguments: str, message: str) -> None:
    assert main(arguments.split()) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("mindtable: ")
    assert captured.err.count("\n") == 1
    assert message in captured.err
    assert not journal.folder().exists() or not list(journal.folder().iterdir())


def test_a_game_is_played_saved_and_continued(
    capsys: pytest.CaptureFixture[str], type_in: Callable[..., None], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.record"
    position, _ = MIND_UP.deal(seed=7, options={"players": "5", "objectives": "2"})
    first = own_hand(position, B)
    type_in(first[0], f"save {copy}")
    arguments = "play mind-up --players 5 --objectives 2 --seed 7 --seat B --bot random"
    assert main(arguments.split()) == 0
    assert "Mind Up! · 5 players, 2 objectives · seed 7" in capsys.readouterr().out
    (path,) = journal.folder().iterdir()
    record = load(path)
    assert [who for _, who in record.seats] == ["bot random", "person", *["bot random"] * 3]
    assert dict(record.options) == {"players": "5", "objectives": "2"}
    assert load(copy).same_game(record)
    type_in(first[1])
    assert main(["play", "--continue"]) == 0
    assert len(load(path).moves) > len(record.moves)


def test_four_play_without_objectives_unless_it_is_said(
    capsys: pytest.CaptureFixture[str], type_in: Callable[..., None]
) -> None:
    type_in()
    assert main(["play", "mind-up"]) == 0
    assert "Mind Up! · 4 players " in capsys.readouterr().out
    (path,) = journal.folder().iterdir()
    assert [who for _, who in load(path).seats] == ["person", *["bot rule"] * 3]


def test_people_at_all_seats(capsys: pytest.CaptureFixture[str], type_in: Callable[..., None]) -> None:
    type_in()
    assert main(["play", "mind-up", "--hot-seat", "--players", "3"]) == 0
    assert "Make sure nobody else is looking" in capsys.readouterr().out
    (path,) = journal.folder().iterdir()
    assert {who for _, who in load(path).seats} == {"person"}


def test_a_game_of_bots_is_told_and_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert (
            main(
                [
                    "watch",
                    "mind-up",
                    "--seed",
                    "11",
                    "--players",
                    "3",
                    "--objectives",
                    "1",
                    "--bots",
                    "rule,random,random",
                ]
            )
            == 0
        )
        told.append(capsys.readouterr().out.partition("The record of the game")[0])
    assert told[0] == told[1]
    assert "Rule bot chose a card." in told[0]
    assert len(re.findall(r"^\d+\. ", told[0].partition("The score of round 3")[0], re.MULTILINE)) == 3 * (6 + 7 + 8)
    assert "The score of round 3" in told[0]
    assert re.search(r"wins? with|share the victory", told[0])
    path = next(iter(journal.folder().iterdir()))
    assert main(["replay", str(path), "--to", "3", "--view", "A"]) == 0
    shown = capsys.readouterr().out
    assert "1. Rule bot: pick" in shown
    assert "2. Random bot B\n" in shown


def test_bench_measures_both_games_alike(capsys: pytest.CaptureFixture[str]) -> None:
    measured = {}
    for game in ("duel", "mind-up"):
        assert main(["bench", "--game", game, "--seconds", "0", "--json"]) == 0
        measured[game] = json.loads(capsys.readouterr().out)
    assert measured["mind-up"].keys() == measured["duel"].keys()
    assert measured["mind-up"]["game"] == "mind-up"
    assert measured["mind-up"]["games_per_second"] > 0
    assert measured["mind-up"]["driven_games_per_second"] > 0
    assert measured["mind-up"]["copies_per_second"] > 0
    assert 0 < measured["mind-up"]["position_bytes"] < 1000
    assert main(["bench", "--game", "mind-up", "--players", "6", "--objectives", "5", "--seconds", "0"]) == 0
    assert "mind-up, 6 players, 5 objectives\n" in capsys.readouterr().out

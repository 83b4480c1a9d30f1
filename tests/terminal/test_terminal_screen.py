"""The screen: it fits, it says in words what it shows in colour, and every word comes from the messages."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len
from rich.console import Console

from mindtable import terminal as terminal_package
from mindtable.game.contract import SEATS, Move, Seat
from mindtable.game.records import Record, Step
from mindtable.games import tag_team
from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.events import CardShown
from mindtable.mindbug.view import View
from mindtable.mindbug.words import Card
from mindtable.terminal.drawing import Bar
from mindtable.terminal.match import Match
from mindtable.terminal.replay import Replay
from mindtable.terminal.screen import Log, Screen
from mindtable.wording import Wording, language
from mindtable.wording.mindbug import MindbugWords
from tests.mindbug.random_games import ALL_SETS as SETS
from tests.mindbug.random_games import DUEL, positions, steps
from tests.placed import placed
from tests.terminal.typing_person import Terminal
from tests.wording.bracket_language import speak_in_brackets
from tests.wording.message_files import messages_in

A, B = Seat("A"), Seat("B")
NAMES = {A: "Rosa", B: "Otto"}
ENGLISH = Wording("en")
WORDS = ENGLISH.words(MindbugWords)
LOG = Log(recent=[["Rosa plays Gorillion.", "Otto passes."], ["Otto waits."]], earlier=[["The cards are dealt."]])
CLEARED = "\x1b[2J\x1b[H"


def console(*, width: int, height: int, is_terminal: bool = True, encoding: str = "utf-8") -> Console:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", write_through=True)
    return Console(file=file, width=width, height=height, force_terminal=is_terminal, color_system=None)


def printed_on(screen: Console) -> str:
    assert isinstance(screen.file, io.TextIOWrapper)
    screen.file.seek(0)
    return screen.file.read()


def drawn(view: View, screen: Console, wording: Wording = ENGLISH, log: Log = LOG) -> str:
    """The table of a view, with the question and all answers."""
    answers = [wording.move(move, view.sight, NAMES) for move in view.moves()]
    bar = Bar(wording.question(view.sight, NAMES), answers)
    Screen(screen, wording, title="", names=NAMES).draw(view.sight, log, bar)
    return printed_on(screen)


def view_of(scene: dict[str, Any], seat: Seat = A) -> View:
    view: View = DUEL.read_position({"game": "duel", "turn": "A", **scene}).view(seat)
    return view


def unseen(known: str) -> list[Card]:
    """The cards that are not named in what somebody knows, nor stand in the name of one that is (Killer Bee)."""
    seen = [card for card in CARDS if re.search(f"""['"]{card.id}['"]""", known)]
    return [card for card in CARDS if not any(card.name in other.name for other in seen)]


# --- it fits ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (100, 40), (140, 50)])
def test_the_table_fits_the_terminal(width: int, height: int) -> None:
    """Below the usual 24 lines there can be more creatures than room, but what is asked is always in view."""
    for seed in range(2):
        for number, position in enumerate(positions(seed, SETS)):
            if number % 4 or not position.to_decide:
                continue
            view = position.view(position.to_decide[0])
            screen = drawn(view, console(width=width, height=height))
            assert screen.startswith(CLEARED)
            lines = screen.removeprefix(CLEARED).rstrip("\n").split("\n")
            assert max(cell_len(line) for line in lines) <= width
            creatures = sum(len(player.creatures) for player in view.sight.players)
            if creatures <= 10 or height > 24:
                assert len(lines) < height
            last = ENGLISH.move(view.moves()[-1], view.sight, NAMES)
            assert last in "\n".join(lines[1 - height :])


@pytest.mark.parametrize("name", language.LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (60, 24)], ids=str)
def test_the_list_of_commands_is_whole(name: str, size: tuple[int, int]) -> None:
    """In a usual terminal it needs one line, and nothing of it is cut off in a narrow one."""
    view = view_of({"A": {"hand": ["gorillion"]}})
    for message in ("terminal-hint", "terminal-up-hint"):
        hint = Wording(name).message(message)
        assert hint.endswith("quit")
        screen = console(width=size[0], height=size[1])
        Screen(screen, ENGLISH, title="", names=NAMES).draw(view.sight, LOG, Bar("Well?", hint=hint))
        shown = printed_on(screen)
        assert " ".join(hint.split()) in " ".join(re.sub("[│╭╮╰╯─]", " ", shown).split())
        assert (hint in shown) == (size[0] >= 80)


@pytest.mark.slow
def test_a_replay_of_tag_team_fits_a_small_terminal_to_its_end(tmp_path: Path) -> None:
    """Also late in a game, with all hands open and many creatures in play."""
    bots = dict.fromkeys(SEATS[:4], "bot random")
    options = {"epic": "yes"}
    match = Match.begin(tag_team, tmp_path / "x", seed=2, sets=tuple(SETS), options=options, who=lambda _: bots)
    dice = Random(3)
    while match.position.to_decide:
        seat = match.position.to_decide[0]
        moves = match.position.moves(seat)
        match.play(max(moves, key=lambda move: (move.text.startswith("play"), dice.random())), seat)
    sights: list[Any] = [step.position.view(None).sight for step in match.steps]
    in_play = [sum(len(player.creatures) for player in sight.players) for sight in sights]
    assert max(in_play) > 9
    for number in (in_play.index(max(in_play)), len(match.record.moves)):
        terminal = Terminal(str(number), width=60, height=20)
        with pytest.raises(EOFError):
            Replay(terminal.console, ENGLISH, match.record, match.steps, None).step_by_step(terminal.read)
        screen = terminal.text.rpartition(CLEARED)[2].removesuffix("> ")
        assert len(screen.rstrip("\n").split("\n")) < 20
        assert f"Move {number} of {len(match.record.moves)}." in screen
        assert all(f"Random bot {seat}" in screen for seat in bots)


def test_the_roomier_the_terminal_the_more_is_shown() -> None:
    hand = ["tiger-squirrel", "grave-robber", "killer-bee", "bee-bear", "compost-dragon"]
    view = view_of(
        {"A": {"hand": hand, "play": ["turbo-bug"]}, "B": {"play": ["snail-hydra"], "discard": ["gorillion"]}}
    )
    small, middle, large = (
        drawn(view, console(width=width, height=height)) for width, height in ((80, 18), (100, 40), (140, 50))
    )
    whole_text = WORDS.card_text("tiger-squirrel")[0].sentence
    assert whole_text not in small
    assert "discard pile: Gorillion" not in small
    assert "discard pile: Gorillion" in middle
    assert "The cards are dealt." not in middle
    assert "The cards are dealt." in large
    assert all("Rosa plays Gorillion." in screen for screen in (small, middle, large))


def test_the_oldest_sentences_make_room_for_the_latest() -> None:
    log = Log(recent=[[f"Sentence number {number} of a long story." for number in range(60)], ["And the last one."]])
    screen = drawn(view_of({"A": {"hand": ["gorillion"]}}), console(width=80, height=24), log=log)
    assert len(screen.split("\n")) <= 24
    assert "• … Sentence number" in screen
    assert "number 0 " not in screen
    assert "number 59 " in screen
    assert "• And the last one." in screen


# --- what it says ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(80, 20), (80, 24), (100, 40), (140, 50)])
def test_states_are_said_in_words(width: int, height: int) -> None:
    """Never colour alone: exhausted, changed power, keywords, attacker, life and Mindbugs all have words or numbers."""
    position = DUEL.read_position(
        {
            "game": "duel",
            "turn": "A",
            "A": {
                "hand": ["gorillion"],
                "play": [{"card": "rhino-turtle", "exhausted": True}, "shield-bugs"],
                "life": 7,
            },
            "B": {"play": ["killer-bee", "luchataur"], "mindbugs": 1},
        }
    )
    position.play("attack rhino-turtle")
    screen = drawn(position.view(B), console(width=width, height=height))
    for said in (
        "exhausted",
        "▲ from 8",
        "Frenzy",
        "Tough",
        "Hunter",
        "attacks",
        "♥♥♥♥♥♥♥ 7",
        "●○ 1 Mindbug",
        "You",
        "Rosa",
    ):
        assert said in screen, said
    assert re.search(r"\b9 +Rhino Turtle", screen)


@pytest.mark.parametrize(("width", "height"), [(80, 20), (80, 24), (100, 40), (140, 50)])
def test_boosts_and_stages_are_said(width: int, height: int) -> None:
    """M9.1, M10.1: an evolved creature says its stage, a boosted one how many cards lie under it."""
    boosted = {"card": "typhoon-princess", "boosts": ["gorillion", "bee-bear"], "exhausted": True}
    view = view_of({"A": {"hand": ["gorillion"], "play": ["cloud-lady"]}, "B": {"play": [boosted]}})
    screen = drawn(view, console(width=width, height=height))
    for said in ("stage 2", "2 boosts", "▲ from 6", "exhausted"):
        assert screen.count(said) == 1, said
    assert "Use the Action of Cloud Lady" in screen


def test_of_two_equal_creatures_the_one_that_attacks_is_marked() -> None:
    position = DUEL.read_position(
        {"game": "duel", "turn": "A", "A": {"play": ["luchataur", "luchataur"]}, "B": {"play": ["gorillion"]}}
    )
    position.play("attack luchataur")
    screen = drawn(position.view(B), console(width=80, height=24))
    assert screen.count("Luchataur ") - screen.count("Luchataur attacks with 9.") == 2
    assert screen.count(" attacks ") - screen.count(" attacks with 9.") == 1


def test_what_works_in_a_discard_pile_is_in_view_where_there_is_little_room() -> None:
    pile = ["gorillion", "blessed-killer-bee", "hyenix"]
    view = view_of({"A": {"hand": ["bee-bear"]}, "B": {"discard": pile}})
    assert "active in the discard pile: " not in drawn(view, console(width=80, height=24))
    small = drawn(view, console(width=80, height=16))
    assert re.search("active in the discard pile: (Hyenix, Blessed Killer Bee|Blessed Killer Bee, Hyenix)", small)
    assert "pile: Gorillion" not in small


# --- how it ended ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "moves", "why"),
    [
        ({"A": {"play": ["unigon"]}, "B": {"hand": ["gorillion"]}}, ["attack unigon"], "The effect of Unigon ends"),
        (
            {"A": {"play": ["luchataur"]}, "B": {"hand": ["gorillion"], "life": 1}},
            ["attack luchataur"],
            "Otto has no life left.",
        ),
        (
            {"A": {"play": ["cave-lizard"], "hand": ["gorillion"]}, "B": {"mindbugs": 0}},
            ["play gorillion"],
            "no Action",
        ),
    ],
)
def test_the_end_says_why(scene: dict[str, Any], moves: list[str], why: str) -> None:
    """M3.1, M3.2, M3.3."""
    position = DUEL.read_position({"game": "duel", "turn": "A", **scene})
    told = [position.play(move) for move in moves][-1]
    assert position.winners == (A,)
    assert why in ENGLISH.verdict(position.view(A).sight, told, NAMES)
    assert ENGLISH.verdict(position.view(B).sight, told, NAMES).startswith("You lose. Rosa wins. ")


def test_a_card_that_was_seen_in_the_other_hand_is_remembered() -> None:
    """M8.3: who steals a card knows it, and so does who lost it."""
    position = DUEL.read_position(
        {
            "game": "duel",
            "turn": "A",
            "A": {"hand": ["gorillion"], "play": ["strange-barrel"]},
            "B": {"hand": ["luchataur", "bee-bear"], "play": ["snail-hydra"]},
        }
    )
    position.play("attack strange-barrel")
    position.play("block snail-hydra")
    screen = drawn(position.view(B), console(width=80, height=24))
    assert "in hand, among others: " in screen
    assert "Luchataur" in screen
    assert "Bee Bear" in screen
    assert "Gorillion" not in screen.split("•")[0]


def test_without_a_terminal_there_are_no_signs_for_one() -> None:
    screen = drawn(view_of({"A": {"hand": ["gorillion"]}}), console(width=80, height=24, is_terminal=False))
    assert "\x1b" not in screen


def test_no_colour_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    file = io.StringIO()
    screen = Console(file=file, width=80, height=24, force_terminal=True)
    Screen(screen, ENGLISH, title="", names=NAMES).draw(view_of({"A": {"hand": ["killer-bee"]}}).sight, LOG, Bar("?"))
    assert re.findall(r"\x1b\[[0-9;]*(?:3|4|9|10)[0-7](?:;[0-9]+)*m", file.getvalue()) == []


def test_a_terminal_without_our_signs_gets_plain_ones() -> None:
    position = DUEL.read_position({"game": "duel", "turn": "A", "A": {"hand": ["gorillion"]}, "B": {"mindbugs": 1}})
    screen = drawn(position.view(A), console(width=80, height=24, encoding="ascii"))
    assert "*** 3" in screen
    assert "@o 1 Mindbug" in screen
    assert "+-" in screen


# --- the words -------------------------------------------------------------------------------------


def test_nothing_is_on_the_screen_that_is_not_in_a_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With all messages blank, only names are left to read."""
    speak_in_brackets(tmp_path, monkeypatch)
    blank = Wording("en")
    names = re.compile("|".join([*(re.escape(card.name) for card in CARDS), *NAMES.values()]))
    for number, position in enumerate(positions(1, SETS)):
        if number % 5 == 0 and position.to_decide:
            view = position.view(position.to_decide[0])
            screen = drawn(view, console(width=200, height=200, is_terminal=False), blank, Log(recent=[]))
            assert re.findall(r"[^\W\d_]+", names.sub("", screen)) == []


def test_every_message_of_the_terminal_is_in_use() -> None:
    folder = Path(terminal_package.__path__[0])
    files = [*folder.rglob("*.py"), *(folder.parent / "wording").glob("*/endings.py")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(r"terminal-[a-z-]*[a-z]", source))
    begun = tuple(re.findall(r"(terminal-[a-z-]+-)\{", source))  # the rest of the name is put in
    messages = FluentParser().parse(messages_in("en-terminal.ftl")).body
    names = [message.id.name for message in messages if isinstance(message, ast.Message)]
    assert [name for name in names if name not in used and not name.startswith(begun)] == []


# --- replays ---------------------------------------------------------------------------------------


def recorded(seed: int, *, unfinished: bool = False) -> tuple[Record, list[Step]]:
    """A random game, or all of it but its last move, as a record with its steps."""
    position, events = DUEL.deal(seed=seed, sets=SETS)
    record = Record.of_deal(DUEL, position, seed=seed, sets=SETS, options={}, seats={A: "person", B: "bot rule"})
    course = [Step(0, None, None, position, tuple(events))]
    for before, move, told, after in list(steps(seed, SETS))[: -1 if unfinished else None]:
        record = record.with_move(before.to_decide[0], move, after.winners)
        course.append(Step(len(course), before.to_decide[0], move, after, tuple(told)))
    return record, course


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [A, B, None])
@pytest.mark.parametrize("seed", range(3))
def test_a_replay_shows_no_more_than_the_viewer_saw(seed: int, viewer: Seat | None) -> None:
    """Of a game that is not over, neither the story nor the words of the moves name a card the viewer did not see."""
    record, course = recorded(seed, unfinished=True)
    screen = console(width=100, height=40, is_terminal=False)
    Replay(screen, ENGLISH, record, course, viewer).straight()
    told = [event.told_to(viewer) for step in course for event in step.events]
    seen = repr(told) + "".join(placed(step.position.view(viewer)) for step in course)
    text = printed_on(screen)
    hidden = unseen(seen)
    assert hidden
    assert [card.id for card in hidden if card.name in text or re.search(rf"\b{card.id}\b", text)] == []


def test_a_choice_that_is_not_told_yet_is_not_read_off_the_move() -> None:
    """M8.1: of two cards to discard the first is chosen, but not shown before both are."""
    position = DUEL.read_position(
        {
            "game": "duel",
            "turn": "A",
            "A": {"hand": ["ferret-bomber", "gorillion"]},
            "B": {"hand": ["bee-bear", "luchataur", "killer-bee"], "mindbugs": 0},
        }
    )
    record, course = recorded(1, unfinished=True)
    before = course[0]
    position.play("play ferret-bomber")
    position.play("choose bee-bear")
    screen = console(width=100, height=40, is_terminal=False)
    chosen = Step(1, B, Move("choose bee-bear"), position, ())
    Replay(screen, ENGLISH, record, [before, chosen], A).straight()
    assert "1. Rule bot" not in printed_on(screen)
    assert "bee-bear" not in printed_on(screen).lower().replace(" ", "-")


def test_of_a_finished_game_everything_is_shown() -> None:
    record, course = recorded(1)
    screen = console(width=200, height=40, is_terminal=False)
    Replay(screen, ENGLISH, record, course, None).straight()
    text = printed_on(screen)
    assert "The game is over: all hands are shown." in text
    for seat, move in record.moves:
        assert f"{'Player A' if seat == A else 'Rule bot'}: {move}" in text
    played = {event.card for step in course for event in step.events if isinstance(event, CardShown)}
    assert all(f"played {WORDS.card_name(card)}." in text for card in played)


def test_a_replay_goes_on_back_and_to_a_move() -> None:
    record, course = recorded(1)
    screen = console(width=100, height=40)
    typed = iter(["", "", "b", "12", "999", "x", "b", "q"])
    Replay(screen, ENGLISH, record, course, None).step_by_step(lambda _: next(typed))
    shown = re.findall(r"Move (\d+) of \d+", printed_on(screen))
    assert shown == ["0", "1", "2", "1", "12", "11"]
    assert f"a number from 0 to {len(record.moves)}." in printed_on(screen)

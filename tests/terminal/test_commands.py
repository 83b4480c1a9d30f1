"""The command line: what each command prints, its exit status, and that bad input is one line and nothing more."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from typing import Final

import pytest

import mindtable
from mindtable.game.records import Record, load, replay, write_out
from mindtable.mindbug.cards import CARDS, SETS
from mindtable.terminal import journal
from mindtable.terminal.bench import BATCH, FIGURES, is_compiled, measure
from mindtable.terminal.commands import main
from tests.mindbug.random_games import DUEL, steps

PASSING = """
name: An attack that nobody blocks costs a life
game: duel
rules: [M6.2]
turn: A
A: {play: [gorillion], hand: [luchataur]}
B: {play: [killer-bee], hand: [luchataur]}
moves:
  - A: attack gorillion
  - B: no block
then: {B: {life: 2}}
"""
FAILING = PASSING.replace("life: 2", "life: 3")
UNKNOWN_CARD = PASSING.replace("killer-bee", "killer-wasp")
UNREADABLE_MOVE = PASSING.replace("no block", "run away")
HERE = {"PYTHONPATH": str(Path(mindtable.__path__[0]).parent), "PYTHONIOENCODING": "utf-8"}
ILLEGAL_MOVE = PASSING.replace("attack gorillion", "attack luchataur")


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture(scope="module")
def whole_game() -> str:
    """The text of the record of a whole game of bots."""
    position, _ = DUEL.deal(seed=3)
    who = dict.fromkeys(position.seats, "bot random")
    record = Record.of_deal(DUEL, position, seed=3, sets=DUEL.default_sets, options={}, seats=who)
    for before, move, _, after in steps(3, tuple(DUEL.default_sets)):
        record = record.with_move(before.to_decide[0], move, after.winners)
    return write_out(record)


@pytest.fixture
def finished(whole_game: str) -> Path:
    """The record of a whole game, in the journal."""
    path = journal.new_path("duel")
    path.write_text(whole_game, encoding="utf-8")
    return path


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def assert_one_line(capsys: pytest.CaptureFixture[str], *parts: str) -> None:
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("mindtable: ")
    assert captured.err.count("\n") == 1
    assert all(part in captured.err for part in parts), captured.err


# --- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("play --sead 3", "there is no option --sead; did you mean --seed? (see mindtable play --help)"),
        ("watch --bots=rule,rule --quickly", "there is no option --quickly (see mindtable watch --help)"),
        ("replay -view A x", "there is no option -view; did you mean --view?"),
        ("--langg it play", "there is no option --langg; did you mean --lang?"),
        ("--with mindtable.no_such_games play", "the module “mindtable.no_such_games” cannot be loaded"),
        ("play --with json", "the module “json” has no family of games"),
        ("dance", "COMMAND: invalid choice “dance” (choose from 'serve', 'think', 'play', "),
        ("play poker", "invalid choice “poker” (choose from 'duel', "),
        ("play --seat C", "--seat: there is no seat “C”; duel has the seats A, B"),
        (
            "play --sets third-contact",
            f"there is no set “third-contact” (choose from {', '.join(SETS)}, or all)",
        ),
        ("play --seed five", "“five” is not a whole number"),
        ("serve --behind-proxy 127.0.0.1 nobody", "--behind-proxy: “nobody” is neither an address nor a network; "),
        ("serve --allowed-hosts http://table.example.org", "“http://table.example.org” is not a host name; "),
        ("play --bot clever", "--bot: there is no bot “clever”; choose from random, rule, brisk, search, classic"),
        ("play --lang xx", "there is no language “xx” (choose from en, "),
        ("play --seat AX", "“AX” is not a list of seats; write letters, like A or AC"),
        ("play --epic", "duel has no option --epic"),
        ("arena rule random --time soon", "“soon” is not a time; write it like 100ms or 2s"),
        ("arena rule random --games 0", "“0” is less than 1"),
        (f"play --seed {2**63}", f"“{2**63}” is not a whole number from {-(2**63)} to {2**63 - 1}"),
        ("art gorillion --width 5", "“5” is not a number of pixels from 16 to 4096"),
        ("play --hot-seat --seat B", "leave out --seat and --bot"),
        ("play --continue --seed 3", "--continue takes everything from the record"),
        ("play --continue", "there is no game to continue in"),
        ("play --continue /nowhere", "/nowhere: cannot be read: there is no such file or folder."),
        ("watch --bots rule,clever", "there is no bot “clever”; choose from random, rule"),
        ("watch --bots rule", "duel has 2 seats, but --bots names 1"),
        ("watch --delay nan", "“nan” is not a number of seconds"),
        ("watch --delay -1", "“-1” is not a number of seconds"),
        ("replay", "missing: FILE (see mindtable replay --help)"),
        ("replay x y", "unrecognised arguments: y"),
        ("replay x --to", "--to: a value is missing"),
        ("scenario", "missing: FILE"),
        ("play --hot-seat=5", "--hot-seat: takes no value, but “5” was given"),
        ("replay /nowhere", "/nowhere: cannot be read: there is no such file or folder."),
        ("replay x --to -3", "“-3” is less than 0"),
        ("replay x --view Z", "--view: invalid choice “Z”"),
        ("play --deck x --sets all", "--sets: cannot be used with --deck"),
        ("play --continue --deck x", "--continue takes everything from the record"),
        ("watch --deck /nowhere", "/nowhere: cannot be read: there is no such file or folder."),
        ("bench --sets none", "there is no set “none”"),
        ("bench --seconds inf", "“inf” is not a number of seconds"),
    ],
)
def test_a_wrong_command_line_is_one_line(capsys: pytest.CaptureFixture[str], arguments: str, message: str) -> None:
    assert main(arguments.split()) == 2
    assert_one_line(capsys, message)
    assert not journal.folder().exists() or not list(journal.folder().iterdir())


@pytest.mark.parametrize("command", [["replay"], ["play", "--continue"]], ids=" ".join)
@pytest.mark.parametrize(
    ("pattern", "new", "message"),
    [
        ("Mindtable record 2", "A letter", "line 1: this is not a record of Mindtable."),
        ("game: .*", "game: whist", "line 2: there is no game “whist”; choose from duel, tag-team, mind-up"),
        ("rules: .*", "rules: 99", "line 3: this was played under version 99 of the rules"),
        ("sets: .*", "sets: last-contact", "line 4: there is no set “last-contact”"),
        ("seed: .*", "seed: 4", "line 12: the deal does not follow from the seed"),
        (r"  1\. (.): .*", r"  1. \1: dance", "line 20: “B: dance” is not a move."),
        (
            r"  1\. (.): .*",
            r"  1. \1: attack gorillion",
            "line 20: the move “B: attack gorillion” is not allowed. You do not control Gorillion.",
        ),
        ("\nresult: .*\n", "", ", where the text breaks off: the record ends before its result."),
    ],
)
def test_a_record_that_cannot_be_replayed_is_one_line_and_stays_as_it_is(
    *,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    finished: Path,
    command: list[str],
    pattern: str,
    new: str,
    message: str,
) -> None:
    text, changes = re.subn(pattern, new, finished.read_text(encoding="utf-8"), count=1)
    assert changes == 1
    file = written(tmp_path, "wrong.record", text)
    assert main([*command, file]) == 2
    assert_one_line(capsys, "wrong.record: line ", message)
    assert Path(file).read_text(encoding="utf-8") == text


def test_newer_games_that_cannot_be_read_are_left_out_with_a_word(
    capsys: pytest.CaptureFixture[str], finished: Path, type_in: Callable[..., None]
) -> None:
    """One breaks off, the other names a card that is not where its move says."""
    type_in()
    assert main(["play", "--seed", "1"]) == 0
    (unfinished,) = {*journal.folder().iterdir()} - {finished}
    damaged, wrong = journal.folder() / "damaged.record", journal.folder() / "wrong.record"
    damaged.write_bytes(finished.read_bytes()[:300])
    text = finished.read_text(encoding="utf-8").replace("bot random", "person")
    wrong.write_text(
        re.sub(r"(?s)  1\. (.): .*", r"  1. \1: attack gorillion\n\nresult: unfinished\n", text), encoding="utf-8"
    )
    for age, path in enumerate((unfinished, damaged, wrong)):
        os.utime(path, (age, age))
    capsys.readouterr()
    assert main(["play", "--continue"]) == 0
    captured = capsys.readouterr()
    assert f"The game is saved in {unfinished}" in captured.out.replace("\n", "")
    lines = captured.err.splitlines()
    assert [line.partition(f"{journal.folder()}{os.sep}")[0] for line in lines] == ["mindtable: skipped: "] * 2
    assert "wrong.record" in lines[0]
    assert "damaged.record" in lines[1]


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--lang", "en"]):
        assert main(arguments) == 0
        told = capsys.readouterr()
        assert told.out.startswith("usage: mindtable")
        assert "play against bots" in told.out
        assert told.err == ""


def test_titles_of_the_help_end_as_a_language_sets_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr"]) == 0
    assert "\ncommandes\u00a0:\n" in capsys.readouterr().out
    assert main(["--lang", "en"]) == 0
    assert "\ncommands:\n" in capsys.readouterr().out


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert re.fullmatch(r"mindtable \d+\.\d+\.\d+\S*\n", capsys.readouterr().out)


def test_a_game_that_is_over_cannot_go_on(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    assert main(["play", "--continue", str(finished)]) == 2
    assert_one_line(capsys, finished.name, "the game is over; mindtable replay shows it")


def test_a_game_of_bots_or_of_unknown_bots_cannot_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, finished: Path
) -> None:
    begun = write_out(load(finished).before_move(2))
    assert main(["play", "--continue", written(tmp_path, "bots.record", begun)]) == 2
    assert_one_line(capsys, "bots.record: only bots play this game")
    strange = begun.replace("seat A: bot random", "seat A: person").replace("bot random", "bot clever")
    assert main(["play", "--continue", written(tmp_path, "strange.record", strange)]) == 2
    assert_one_line(capsys, "strange.record: there is no bot “clever”")


def test_a_state_folder_that_cannot_be_written_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", written(tmp_path, "file", ""))
    assert main(["play"]) == 2
    assert_one_line(capsys, "part of the path is a file, not a folder")


# --- scenario --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("documents", "status", "out", "err"),
    [
        ([PASSING, PASSING], 0, "2 passed, 0 failed\n", ""),
        (
            [PASSING, FAILING],
            1,
            "scenes.yaml: An attack that nobody blocks costs a life: “then”: B life should be ",
            "",
        ),
        ([ILLEGAL_MOVE], 1, "step 1: A: attack luchataur should be allowed, but is not. ", ""),
        ([PASSING, UNKNOWN_CARD], 2, "1 passed, 1 failed\n", "there is no card “killer-wasp”"),
        ([UNREADABLE_MOVE], 2, "0 passed, 1 failed\n", "step 2: “run away” is not a move"),
        (["A: [", PASSING], 2, "0 passed, 0 failed\n", "scenes.yaml: line "),
        (["- one", PASSING], 2, "0 passed, 0 failed\n", "document 1 is not a scenario"),
        (["name: none\ngame: whist"], 2, "0 passed, 1 failed\n", "there is no game “whist”"),
    ],
)
def test_scenarios_are_run_and_counted(
    *, capsys: pytest.CaptureFixture[str], tmp_path: Path, documents: list[str], status: int, out: str, err: str
) -> None:
    assert main(["scenario", written(tmp_path, "scenes.yaml", "\n---\n".join(documents))]) == status
    captured = capsys.readouterr()
    assert out in captured.out
    assert re.fullmatch(r"\d+ passed, \d+ failed", captured.out.splitlines()[-1])
    assert len(captured.out.splitlines()) == 1 + (status == 1)
    assert err in captured.err
    assert len(captured.err.splitlines()) == (status == 2)


def test_one_bad_file_does_not_hide_the_others(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = written(tmp_path, "good.yaml", PASSING)
    assert main(["scenario", str(tmp_path / "missing.yaml"), good]) == 2
    captured = capsys.readouterr()
    assert captured.out == "1 passed, 0 failed\n"
    assert "missing.yaml: cannot be read: there is no such file or folder." in captured.err


# --- play, watch, replay ---------------------------------------------------------------------------


def test_a_game_is_played_saved_and_continued(
    capsys: pytest.CaptureFixture[str], type_in: Callable[..., None], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.record"
    type_in("1", f"save {copy}")
    assert main(["play", "--seed", "7", "--seat", "B", "--bot", "random", "--sets", "all"]) == 0
    out = capsys.readouterr().out
    assert "Duel · all sets · seed 7" in out
    (path,) = journal.folder().iterdir()
    record = load(path)
    assert dict(record.seats) == {"A": "bot random", "B": "person"}
    assert record.sets == tuple(SETS)
    assert load(copy) == record.before_move(len(load(copy).moves) + 1)
    for file in ([], [str(copy)]):
        type_in("1")
        assert main(["play", "--continue", *file]) == 0
        assert "seed 7" in capsys.readouterr().out
    assert len(load(path).moves) > len(record.moves)
    assert load(copy).moves == load(path).moves


def test_dice_are_sealed_where_no_seed_is_given(
    capsys: pytest.CaptureFixture[str], type_in: Callable[..., None]
) -> None:
    for _ in range(3):
        type_in()
        assert main(["play", "duel"]) == 0
        assert "seed" not in capsys.readouterr().out
    seeds = {load(path).seed for path in journal.folder().iterdir()}
    assert len(seeds) == 3
    assert all(isinstance(seed, bytes) for seed in seeds)


def test_two_people_have_a_curtain_between_them(
    capsys: pytest.CaptureFixture[str], type_in: Callable[..., None]
) -> None:
    type_in()
    assert main(["play", "--hot-seat", "--seed", "1"]) == 0
    assert "Make sure nobody else is looking" in capsys.readouterr().out
    (path,) = journal.folder().iterdir()
    assert dict(load(path).seats) == {"A": "person", "B": "person"}


def test_the_same_bots_and_seed_give_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main(["watch", "--seed", "11", "--bots", "rule,random"]) == 0
        told.append(capsys.readouterr().out.partition("The record of the game")[0])
    assert told[0] == told[1]
    assert "Rule bot" in told[0]
    assert "wins." in told[0]


@pytest.mark.slow
def test_whoever_watches_is_told_something_of_every_step_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """The choice of an opponent or of one of two effects is told with what comes of it and has no line of its own."""
    assert main(["watch", "tag-team", "--seed", "4", "--sets", "all"]) == 0
    lines = capsys.readouterr().out.splitlines()
    steps = [number for number, line in enumerate(lines) if re.match(r"\d+\. ", line)]
    assert steps
    assert all(lines[step + 1].startswith("   ") for step in steps)


def test_watching_names_no_card_that_was_never_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "--seed", "12", "--bots", "random,random"]) == 0
    out = capsys.readouterr().out
    record = load(next(iter(journal.folder().iterdir())))
    events = [event.told_to(None) for step in replay(record, DUEL) for event in step.events]
    told = {value for event in events for value in astuple(event) if isinstance(value, str)}
    assert [card.name for card in CARDS if re.search(rf"\b{re.escape(card.name)}\b", out)]
    assert [card.name for card in CARDS if f" {card.name} " in out and card.id not in told] == []


def test_a_replay_shows_what_is_asked_for(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    shown = {}
    for view in ([], ["--view", "A"], ["--view", "B"]):
        assert main(["replay", str(finished), *view]) == 0
        shown[" ".join(view)] = capsys.readouterr().out
    assert "all hands are shown" in shown[""]
    assert "You played" not in shown[""]
    for seat, other in ("AB", "BA"):
        told = shown[f"--view {seat}"]
        assert f"Shown as Random bot {seat} saw it." in told
        assert "You played " in told
        assert f"Random bot {other} played " in told


@pytest.mark.parametrize("to", [0, 1, 5])
def test_a_replay_stops_where_it_should(capsys: pytest.CaptureFixture[str], finished: Path, to: int) -> None:
    assert main(["replay", str(finished), "--to", str(to)]) == 0
    numbers = re.findall(r"^(\d+)\. Random bot", capsys.readouterr().out, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, to + 1)]


def test_a_replay_cannot_go_beyond_the_end(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    last = len(load(finished).moves)
    assert main(["replay", str(finished), "--to", str(last + 1)]) == 2
    assert_one_line(capsys, f"there is no move {last + 1}; the last one is {last}")
    assert main(["replay", str(finished), "--view", "C"]) == 2
    assert_one_line(capsys, "nobody sits at C")


# --- decks -----------------------------------------------------------------------------------------


DECK = "# our favourites\n" + "\n".join(f"{card} 5" for card in ("gorillion", "hyenix", "cloud-lady", "chuck", "sawn"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gorillion 20\nkiller-wasp 2", "line 2: there is no card “killer-wasp”"),
        ("thunder-queen 20", "line 1: thunder-queen is a later stage"),
        ("gorillion 12", "a deck of 12 cards is too small: 20 are dealt"),
        ("", "a deck of 0 cards is too small"),
        ("gorillion: lots", "line 1: “gorillion: lots” is not a card id and a number"),
    ],
)
def test_a_wrong_deck_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, message: str) -> None:
    """M1.1, M9.1"""
    for command in ("play", "watch"):
        assert main([command, "--deck", written(tmp_path, "my.deck", text)]) == 2
        assert_one_line(capsys, "my.deck: ", message)
    assert not journal.folder().exists()


@pytest.mark.parametrize(
    ("language", "command", "text", "sentence"),
    [
        (
            "it",
            "play --deck",
            "gorillion: molte",
            "riga 1: “gorillion: molte” non è l’id di una carta con un numero; scrivi per esempio gorillion 2.",
        ),
        ("fr", "replay", "Bonjour", "ligne 1 : ce n’est pas un enregistrement de Mindtable."),
        (
            "es",
            "play --continue",
            "Mindtable record 9\n",
            "línea 1: la grabación está en el formato «9», pero esta versión lee los formatos 1, 2.",
        ),
        (
            "pl",
            "analyse",
            "game: duel\nA: {life: 0}",
            "„life” (miejsce A): „0” to nie liczba całkowita od 1 do 999.",
        ),
        (
            "it",
            "scenario",
            "A: [",
            "riga 1: il testo non è YAML valido; controlla i rientri, le parentesi e le virgolette.",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_the_language_of_the_command(
    *, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, command: str, text: str, sentence: str
) -> None:
    file = written(tmp_path, "file", text)
    assert main([*command.split(), file, "--lang", language]) == 2
    colon = " : " if language == "fr" else ": "
    assert capsys.readouterr().err.replace("\xa0", " ") == f"mindtable: {file}{colon}{sentence}\n"


def test_a_deck_that_is_no_text_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "my.deck").write_bytes(b"\xff\xfe")
    assert main(["play", "--deck", str(tmp_path / "my.deck")]) == 2
    assert_one_line(capsys, "my.deck: this is not UTF-8 text.")


def test_a_deck_from_a_file_is_played_kept_and_replayed(
    capsys: pytest.CaptureFixture[str], type_in: Callable[..., None], tmp_path: Path
) -> None:
    type_in("1")
    file = Path(written(tmp_path, "my.deck", DECK))
    assert main(["play", "--deck", str(file), "--seed", "1"]) == 0
    assert "Duel · custom deck · seed 1" in capsys.readouterr().out
    file.unlink()  # the record has it
    (path,) = journal.folder().iterdir()
    record = load(path)
    assert record.sets == ()
    assert dict(record.options) == {"deck": "gorillion:5,hyenix:5,cloud-lady:5,sawn:5,chuck:5"}
    assert set(re.findall("[a-z-]+[a-z]", " ".join(record.deal))) <= {
        *("gorillion", "hyenix", "cloud-lady", "chuck", "sawn"),
        *("hand", "draw", "unused", "begins"),
    }
    type_in("1")
    assert main(["play", "--continue"]) == 0
    assert main(["replay", str(path)]) == 0


# --- bench -----------------------------------------------------------------------------------------


class Interrupted:
    """An engine on a machine that has other things to do: little of the time is its own."""

    what = "nothing"
    module = sys.modules[__name__]

    def random_games(self, _number: int, _seed: int) -> None:
        time.sleep(0.05)

    def drive(self, _games: int, _seed: int, kept: list[object] | None = None) -> None:
        if kept is not None:
            kept.append(object())

    def copies(self, _number: int) -> None:
        sum(range(100_000))


def test_a_busy_machine_changes_the_rates_by_the_clock_only() -> None:
    speed = measure(Interrupted(), 0)
    assert speed.games_per_second > 5 * speed.wall["games_per_second"]
    assert speed.copies_per_second > 0.9 * speed.wall["copies_per_second"]


def test_bench_gives_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0", "--json", "--sets", "all"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert measured["compiled"] is is_compiled()
    assert measured["sets"] == list(SETS)
    for figure in FIGURES:
        assert measured[figure] > 0
        assert measured["wall"][figure] > 0
    assert measured["position_bytes"] < 1000
    assert {*measured["wall"]} == {*FIGURES}
    assert main(["bench", "--seconds", "0"]) == 0
    said = capsys.readouterr().out
    assert all(what in said for what in FIGURES.values())


def test_bench_measures_many_games_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--batch", "--seconds", "0", "--json", "--game", "mind-up"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert measured["games"] == BATCH
    assert measured["steps_per_second"] > 0
    assert measured["wall"]["steps_per_second"] > 0
    assert main(["bench", "--batch", "--seconds", "0"]) == 0
    assert "steps per second" in capsys.readouterr().out


# --- language, extras, the real program ------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "option", "hand"),
    [
        ({"LANG": "en_GB.UTF-8"}, [], "Your hand"),
        ({"LANG": "it_IT.UTF-8"}, [], "La tua mano"),
        ({"LANG": "it"}, [], "La tua mano"),
        ({"LANG": "xx_XX.UTF-8"}, [], "Your hand"),
        ({"LANG": "C"}, [], "Your hand"),
        ({"LANG": ""}, [], "Your hand"),
        ({}, [], "Your hand"),
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "en_GB.UTF-8"}, [], "La tua mano"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "en_GB.UTF-8"}, [], "La tua mano"),
        ({"MINDTABLE_LANG": "it", "LC_ALL": "en_GB.UTF-8"}, [], "La tua mano"),
        ({"MINDTABLE_LANG": "it"}, ["--lang", "en"], "Your hand"),
        ({"LANG": "en_GB.UTF-8"}, ["--lang=it"], "La tua mano"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment_or_english(
    *,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    type_in: Callable[..., None],
    environment: dict[str, str],
    option: list[str],
    hand: str,
) -> None:
    for variable in ("MINDTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    type_in()
    assert main(["play", "--seed", "1", *option]) == 0
    assert hand in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "option", "name"),
    [
        ("", [], "Ape Assassina"),
        ("", ["--names", "english"], "Killer Bee"),
        ("english", [], "Killer Bee"),
        ("english", ["--names=own"], "Ape Assassina"),
        ("nonsense", [], "Ape Assassina"),
    ],
)
def test_cards_have_names_of_the_language_or_english_ones(
    *,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    environment: str,
    option: list[str],
    name: str,
) -> None:
    monkeypatch.setenv("MINDTABLE_NAMES", environment)
    assert main(["cards", "killer bee", "--lang", "it", *option]) == 0
    told = capsys.readouterr().out
    assert name in told
    assert "Caccia" in told


def test_other_names_there_are_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--names", "german"]) == 2
    assert_one_line(capsys, "there are no names “german” (choose from own, english)")


def test_the_command_line_is_explained_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--lang", "it", "--help"]) == 0
    told = capsys.readouterr().out
    assert "uso: mindtable replay" in told
    assert "mostra questo aiuto ed esce" in told
    assert main(["replay", "--lang", "it"]) == 2
    assert_one_line(capsys, "manca: FILE (vedi mindtable replay --help)")


def test_a_missing_extra_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for module in ("mindtable.art.raster", "mindtable.terminal.pictures"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert main(["art", "gorillion", "-o", str(tmp_path / "card.png")]) == 2
    assert_one_line(capsys, "this needs the package “resvg_py”; install mindtable[art]")


@pytest.mark.parametrize("command", ["play", "watch", "replay", "scenario", "cards", "art", "bench"])
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "--help"]) == 0
    assert f"usage: mindtable {command}" in capsys.readouterr().out


# Ctrl-C works at a terminal, also where whoever runs the tests in the background has switched it off for them.
STARTED_AT_A_TERMINAL: Final = (
    "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "runpy.run_module('mindtable', run_name='__main__', alter_sys=True)"
)


def run(*arguments: str) -> subprocess.Popen[bytes]:
    """The program itself, as a user starts it."""
    return subprocess.Popen(
        [sys.executable, "-c", STARTED_AT_A_TERMINAL, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **HERE},
    )


def test_measuring_needs_no_screen_and_no_yaml() -> None:
    loaded = "import mindtable.terminal.commands, mindtable.terminal.bench, sys; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True, env={**os.environ, **HERE}
    )
    assert {"mindtable.terminal.bench"} == {*found.stdout.split()} & {
        "mindtable.terminal.bench",
        "rich",
        "yaml",
        "fluent",
    }


def test_a_worker_begins_before_what_it_needs_is_loaded_here() -> None:
    loaded = "import mindtable.terminal.command_line, mindtable.terminal.web, sys; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True, env={**os.environ, **HERE}
    )
    heavy = {"alembic", "fontTools", "jinja2", "prometheus_client", "rich", "sqlalchemy", "uvicorn"}
    assert not {*found.stdout.split()} & {*heavy, "mindtable.store", "mindtable.table.app"}


def test_whoever_keeps_workers_going_does_not_load_what_they_do() -> None:
    loaded = "import mindtable.terminal.serving, mindtable.terminal.web, sys; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True, env={**os.environ, **HERE}
    )
    heavy = {"alembic", "fontTools", "jinja2", "prometheus_client", "rich", "uvicorn"}
    assert not {*found.stdout.split()} & {*heavy, "mindtable.table.app", "mindtable.table.worker"}


def interrupt(game: subprocess.Popen[bytes]) -> None:
    """Press Ctrl-C until it is heard: between the prompt and the reading it may fall on deaf ears."""
    for _ in range(20):
        game.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            game.wait(timeout=3)
            return


@pytest.mark.slow
def test_ctrl_c_at_the_prompt_leaves_politely() -> None:
    with run("play", "--seed", "1") as game:
        assert game.stdout is not None
        assert game.stderr is not None
        seen = b""
        while not seen.endswith(b"> "):
            seen += game.stdout.read(1)
        interrupt(game)
        rest = game.stdout.read().decode()
        assert game.stderr.read() == b""
    assert game.returncode == 130
    assert "The game is saved in " in rest
    assert "To continue: mindtable play --continue" in rest


def test_signs_that_are_no_text_are_no_trouble() -> None:
    with run("play", "--seed", "1") as game:
        out, err = game.communicate(b"\xff\xfe\n")
    assert game.returncode == 0
    assert err == b""
    assert b"is neither an answer nor a command" in out


@pytest.mark.slow
def test_whoever_has_seen_enough_may_close_the_output() -> None:
    with run("watch", "--seed", "1") as show:
        assert show.stdout is not None
        assert show.stderr is not None
        show.stdout.read(1)
        show.stdout.close()
        assert show.stderr.read() == b""

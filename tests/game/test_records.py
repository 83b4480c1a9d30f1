"""Records: what is written is read back, what is replayed is what was played, and nothing half is ever taken."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mindtable.game.chance import Seed
from mindtable.game.commitments import Commitment
from mindtable.game.contract import SEATS, Event, Move, Seat
from mindtable.game.records import (
    HIGHEST_SEED,
    LOWEST_SEED,
    NewDice,
    Record,
    RecordError,
    game_of,
    load,
    parse,
    replay,
    save,
    write_out,
)
from mindtable.games import game_named
from mindtable.mindbug.position import Position
from tests.mindbug.random_games import DUEL, REPEATABLE, decks, seeds

WHO = {Seat("A"): "person", Seat("B"): "bot rule"}
ALL_SETS = ("first-contact", "new-servants")


def played(
    seed: int, sets: tuple[str, ...] = ("first-contact",)
) -> tuple[Record, list[tuple[Position, Sequence[Event]]]]:
    """The record of a random game, and all its positions with what was told."""
    dice = Random(seed)
    position, events = DUEL.deal(seed=seed, sets=sets)
    record = Record.of_deal(DUEL, position, seed=seed, sets=sets, options={}, seats=WHO)
    course = [(position.copy(), events)]
    while position.to_decide:
        (seat,) = position.to_decide
        move = dice.choice(position.moves())
        events = position.play(move, seat)
        record = record.with_move(seat, move, position.winners)
        course.append((position.copy(), events))
    return record, course


RECORD, COURSE = played(5)
TEXT = write_out(RECORD)
LAST_LINE = len(TEXT.splitlines())
FIRST_SEAT, FIRST_MOVE = RECORD.moves[0]
FIRST = f"1. {FIRST_SEAT}: {FIRST_MOVE}"
(WINNER,) = RECORD.winners
LOSER = "B" if WINNER == "A" else "A"


# --- reading and writing ---------------------------------------------------------------------------

words = st.text(st.characters(exclude_categories=["Z", "C"], exclude_characters="="), min_size=1, max_size=8).filter(
    lambda word: word.split() == [word] and word != "none"
)
lines = st.text(st.characters(exclude_categories=["C"]), min_size=1, max_size=20).map(str.strip).filter(bool)


secrets = st.binary(min_size=32, max_size=32)
rolls = st.integers(1, 60).flatmap(lambda sides: st.tuples(st.integers(0, sides - 1), st.just(sides)))


@st.composite
def any_dice(draw: st.DrawFn, seats: tuple[Seat, ...]) -> tuple[Seed, Commitment | None]:
    """The seed of any dice, and the commitment to it where there is one."""
    if draw(st.booleans()):
        return draw(st.integers(LOWEST_SEED, HIGHEST_SEED)), None
    bits = tuple((seat, draw(secrets)) for seat in draw(st.lists(st.sampled_from(seats), unique=True)))
    opened = st.builds(Commitment, secrets.map(bytes.hex), secrets, st.just(bits))
    return draw(secrets), draw(st.none() | opened)


@st.composite
def any_record(draw: st.DrawFn) -> Record:
    """Any record there can be, of whatever game."""
    seats = SEATS[: draw(st.integers(1, len(SEATS)))]
    moves = draw(st.lists(st.tuples(st.sampled_from(seats), lines.map(Move)), max_size=5))
    numbers = st.sets(st.integers(0, len(moves)), max_size=3).map(sorted)
    seed, commitment = draw(any_dice(seats))
    start = draw(st.just("") | lines)
    return Record(
        game=draw(words),
        rules=draw(words),
        sets=tuple(draw(st.lists(words, max_size=3))),
        options=tuple(draw(st.lists(st.tuples(words, words), max_size=3))),
        seats=tuple((seat, draw(lines)) for seat in seats),
        seed=seed,
        deal=() if start else tuple(draw(st.lists(lines, max_size=4))),
        moves=tuple(moves),
        winners=tuple(draw(st.lists(st.sampled_from(seats), max_size=2, unique=True))),
        commitment=commitment,
        new_dice=tuple(NewDice(number, *draw(any_dice(seats))) for number in draw(numbers)),
        new_rules=tuple((number, draw(words)) for number in draw(numbers)),
        start=start,
        rolls=tuple((number, tuple(draw(st.lists(rolls, min_size=1)))) for number in draw(numbers) if number),
    )


@REPEATABLE
@given(any_record())
def test_reading_is_the_inverse_of_writing(record: Record) -> None:
    assert parse(write_out(record)) == record


def test_a_record_is_written_for_people() -> None:
    record = Record(
        game="duel",
        rules="1",
        sets=ALL_SETS,
        options=(("epic", "yes"),),
        seats=((Seat("A"), "person"), (Seat("B"), "bot rule")),
        seed=7,
        deal=("A hand: gorillion", "begins: A"),
        moves=((Seat("A"), Move("play gorillion")), (Seat("B"), Move("pass"))),
        winners=(Seat("A"),),
    )
    assert write_out(record) == (
        "Mindtable record 2\n"
        "game: duel\n"
        "rules: 1\n"
        "sets: first-contact new-servants\n"
        "options: epic=yes\n"
        "seat A: person\n"
        "seat B: bot rule\n"
        "dice: quick\n"
        "seed: 7\n"
        "\n"
        "deal:\n"
        "  A hand: gorillion\n"
        "  begins: A\n"
        "\n"
        "moves:\n"
        "  1. A: play gorillion\n"
        "  2. B: pass\n"
        "\n"
        "result: won by A\n"
    )


def test_line_ends_of_other_systems_are_read_too() -> None:
    assert parse(TEXT.replace("\n", "\r\n")) == RECORD


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "two words"},
        {"sets": ("none",)},
        {"options": (("a=b", "c"),)},
        {"seats": ((Seat("A"), "one\ntwo"),)},
        {"seats": ((Seat("A"), "x"), (Seat("A"), "y"))},
        {"seats": ()},
        {"moves": ((Seat("C"), Move("pass")),)},
        {"moves": ((Seat("A"), Move(" ")),)},
        {"seed": bytes(31)},
        {"commitment": Commitment("00" * 32, bytes(32))},
        {"seed": bytes(32), "commitment": Commitment("00" * 32, bytes(32), ((Seat("C"), bytes(32)),))},
        {"new_dice": (NewDice(1, 5),)},
        {"new_dice": (NewDice(0, 5), NewDice(0, 6))},
        {"rolls": ((1, ((0, 2),)),)},
        {"start": "{}"},
        {"format": "1", "seed": bytes(32)},
        {"format": "3"},
    ],
    ids=str,
)
def test_what_could_not_be_read_back_is_no_record(wrong: dict[str, Any]) -> None:
    given = {**vars(RECORD), "moves": (), "winners": (), **wrong}
    with pytest.raises(ValueError, match="cannot be written"):
        Record(**given)


def read_and_replay(text: str) -> None:
    record = parse(text)
    list(replay(record, game_of(record, game_named)))


# --- wrong texts -----------------------------------------------------------------------------------


def test_a_record_that_was_cut_off_anywhere_is_noticed() -> None:
    for cut in range(len(TEXT) - 1):
        with pytest.raises(RecordError, match=r"^line \d+: (truncated|not a record|a record in format)"):
            parse(TEXT[:cut])


@REPEATABLE
@given(st.data())
def test_whatever_is_wrong_with_a_text_is_one_line(data: st.DataObject) -> None:
    """Lines lost, doubled, exchanged and garbled."""
    text = TEXT.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + 1] = data.draw(
            st.sampled_from([[], [text[place]] * 2, [text[0]], [text[place][1:]], [f"{text[place]} none"], ["\x85 x"]])
        )
    problem = ""
    try:
        read_and_replay("\n".join(text))
    except RecordError as found:
        problem = str(found)
    assert len(problem.split("\n")) == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Mindtable record 2", "1. e4 e5", "line 1: not a record of Mindtable"),
        ("record 2", "record 3", "line 1: a record in format “3”; this version reads formats 1, 2"),
        ("game: duel", "game: chess", "line 2: there is no game “chess”; there are duel, tag-team, mind-up"),
        ("rules: 2", "rules: 0", "line 3: played by version 0 of the rules; this is version 2"),
        ("sets: first-contact", "sets: third-contact", "line 4: there is no set “third-contact”"),
        ("options: none", "options: epic", "line 5: expected “key=value”, found “epic”"),
        ("options: none", "options: epic=yes", "line 5: duel has no option “epic”"),
        ("seat B: bot rule", "seat A: bot rule", "line 7: seat A stands there twice"),
        ("seat B: bot rule", "seat C: bot rule", "line [0-9]+: there is no seat B"),
        ("seed: 5", "seed: five", "line 9: “five” is not a whole number"),
        ("seed: 5", "seed: 6", "line 12: the deal does not follow from the seed"),
        (f"  begins: {FIRST_SEAT}\n", "", "line 17: the deal does not follow from the seed"),
        ("\nmoves:", "moves:", "line 18: expected an empty line, found “moves:”"),
        (FIRST, f"2{FIRST[1:]}", "line 20: expected move 1, found move 2"),
        (
            FIRST,
            f"1. {FIRST_SEAT}: attack gorillion",
            "line 20: illegal move “.: attack gorillion”: you do not control",
        ),
        (FIRST, FIRST.replace("play ", "play x"), "line 20: unreadable move “.: play x.*”: there is no card"),
        (FIRST, f"1. {FIRST_SEAT}: dance", "line 20: unreadable move “.: dance”: “dance” is not a move"),
        (f"won by {WINNER}", f"won by {LOSER}", f"line {LAST_LINE}: by these moves the game is won by {WINNER}"),
        (f"won by {WINNER}", "unfinished", f"line {LAST_LINE}: by these moves the game is won by {WINNER}"),
        (
            f"won by {WINNER}",
            "a draw",
            f"line {LAST_LINE}: truncated: expected “result: unfinished” or “result: won by A”",
        ),
        (f"won by {WINNER}\n", f"won by {WINNER}\n!\n", f"line {LAST_LINE + 1}: something follows after the result"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(RecordError, match=f"^{message}"):
        read_and_replay(TEXT.replace(old, new, 1))


def test_an_ambiguous_move_is_no_guess() -> None:
    record, number = next(
        (record, number)
        for record, _ in (played(seed, ALL_SETS) for seed in range(100))
        for number, (_, move) in enumerate(record.moves, 1)
        if "#" in move.text
    )
    seat, move = record.moves[number - 1]
    bare = move.text.partition("#")[0]
    before = record.before_move(number).with_move(seat, Move(bare), ())
    with pytest.raises(RecordError, match=rf"^line \d+: ambiguous move “{seat}: {bare}”: .* fits several: "):
        list(replay(before, DUEL))


def test_a_record_is_replayed_by_its_own_game_only() -> None:
    other = parse(TEXT.replace("game: duel", "game: tag-team"))
    with pytest.raises(RecordError, match="line 2: a record of tag-team, not of duel"):
        list(replay(other, DUEL))


# --- replaying -------------------------------------------------------------------------------------


@REPEATABLE
@given(seeds, decks)
def test_a_replay_is_the_game_again(seed: int, sets: tuple[str, ...]) -> None:
    record, course = played(seed, sets)
    steps = list(replay(parse(write_out(record)), DUEL))
    assert [(step.position, list(step.events)) for step in steps] == course
    assert [(step.seat, step.move) for step in steps[1:]] == list(record.moves)
    assert [step.number for step in steps] == list(range(len(course)))


@pytest.mark.parametrize("to", [0, 1, 20])
def test_a_replay_can_stop_at_a_move(to: int) -> None:
    steps = list(replay(RECORD, DUEL, to))
    assert len(steps) == to + 1
    assert steps[-1].position == COURSE[to][0]


def test_a_game_can_be_taken_back_and_told_from_another() -> None:
    earlier = RECORD.before_move(4)
    assert len(earlier.moves) == 3
    assert earlier.winners == ()
    assert earlier.same_game(RECORD)
    assert not played(6)[0].same_game(RECORD)


# --- on disk ---------------------------------------------------------------------------------------


def test_a_saved_record_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    save(RECORD.before_move(3), path)
    save(RECORD, path)
    assert load(path) == RECORD
    assert list(tmp_path.iterdir()) == [path]


def test_a_failure_while_saving_leaves_the_old_record_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    save(RECORD.before_move(3), path)

    def full(_: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save(RECORD, path)
    assert load(path) == RECORD.before_move(3)
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_is_on_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Flushed and synced first, renamed then: a crash between any two steps leaves a whole file."""
    happened = []
    rename = Path.replace
    monkeypatch.setattr(os, "fsync", lambda _: happened.append("sync"))

    def renamed(path: Path, target: Path) -> Path:
        happened.append("rename")
        return rename(path, target)

    monkeypatch.setattr(Path, "replace", renamed)
    save(RECORD, tmp_path / "game.record")
    assert happened[:2] == ["sync", "rename"]


@pytest.mark.parametrize(
    ("content", "message"),
    [(b"\xff\xfe", "not UTF-8 text"), (b"", "line 1: not a record"), (TEXT[:400].encode(), "truncated")],
)
def test_the_file_is_named_where_it_cannot_be_read(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=f"game.record: .*{message}"):
        load(path)
    with pytest.raises(RecordError, match="elsewhere: cannot be read: No such file"):
        load(tmp_path / "elsewhere")

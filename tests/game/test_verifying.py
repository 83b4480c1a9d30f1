"""Records of sealed dice: what a table has committed itself to, what was rolled, and whether all of it agrees."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from mindtable.game.chance import seed_text
from mindtable.game.commitments import Commitment, Terms, commitment_to, seed_from
from mindtable.game.contract import Move, Position, Seat
from mindtable.game.records import NewDice, Record, RecordError, game_of, parse, verify, write_out
from mindtable.games import game_named
from tests.game.test_records import TEXT
from tests.mindbug.random_games import DUEL

A, B = Seat("A"), Seat("B")
SECRET, LATER = bytes(range(32)), bytes(range(32, 64))
BITS = ((A, bytes([0xAA] * 32)), (B, bytes([0xBB] * 32)))
TABLES: list[tuple[str, tuple[str, ...], dict[str, str]]] = [
    ("duel", ("first-contact", "beyond-eternity"), {}),
    ("tag-team", ("tag-team", "first-contact"), {"epic": "yes"}),
    ("mind-up", (), {"players": "4", "objectives": "2"}),
]


def dealt(name: str, sets: tuple[str, ...], options: dict[str, str]) -> tuple[Record, Position]:
    """A game as a table deals it, with a commitment."""
    game = game_named(name)
    terms = Terms(name, game.rules, sets, options)
    seed = seed_from(SECRET, BITS, terms)
    position, _ = game.deal(seed=seed, sets=sets, options=options)
    seats = {seat: f"Player {seat}" for seat in position.seats}
    opened = Commitment(commitment_to(SECRET, terms), SECRET, BITS)
    made = Record.of_deal(game, position, seed=seed, sets=sets, options=options, seats=seats, commitment=opened)
    return made, position


def played(record: Record, position: Position, moves: int = 10_000, seed: int = 4) -> Record:
    """The record with random moves up to a number of them."""
    chooses = Random(seed)
    while position.to_decide and len(record.moves) < moves:
        seat = chooses.choice(position.to_decide)
        move = chooses.choice(position.moves(seat))
        position.play(move, seat)
        record = record.with_move(seat, move, position.winners, position.rolls)
    return record


def with_new_dice(record: Record, position: Position) -> Record:
    """The same game played on, with dice of its own."""
    terms = record.terms_after(len(record.moves))
    seed = seed_from(LATER, BITS[:1], terms)
    position.take_dice(seed)
    opened = Commitment(commitment_to(LATER, terms), LATER, BITS[:1])
    return replace(record, new_dice=(*record.new_dice, NewDice(len(record.moves), seed, opened)))


def standing(record: Record) -> dict[str, str]:
    return dict(verify(record, game_of(record, game_named)).parts)


AGREES = dict.fromkeys(("commitment", "seed", "deal", "moves", "rolls", "result"), "agrees")
# A duel in which dice are thrown.
GAME = next(game for seed in range(100) if len((game := played(*dealt(*TABLES[0]), seed=seed)).rolls) > 1)
GAME_TEXT = write_out(GAME)


# --- what agrees -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "sets", "options"), TABLES, ids=str)
def test_a_game_that_was_played_agrees(name: str, sets: tuple[str, ...], options: dict[str, str]) -> None:
    record = played(*dealt(name, sets, options))
    assert record.winners
    assert standing(parse(write_out(record))) == AGREES
    assert standing(record.before_move(4)) == AGREES, "as far as it went"


@pytest.mark.parametrize(("name", "sets", "options"), TABLES, ids=str)
@pytest.mark.parametrize("moves", [0, 7])
def test_new_dice_in_the_middle_are_checked_as_well(
    name: str, sets: tuple[str, ...], options: dict[str, str], moves: int
) -> None:
    record, position = dealt(name, sets, options)
    record = with_new_dice(played(record, position, moves), position)
    record = parse(write_out(played(record, position)))
    assert standing(record) == AGREES
    (new,) = record.new_dice
    assert new.commitment is not None
    later = [
        replace(new, seed=bytes(32)),
        replace(new, commitment=replace(new.commitment, bits=())),
        replace(new, commitment=replace(new.commitment, shown="0" * 64)),
        replace(new, commitment=replace(new.commitment, secret=SECRET)),
    ]
    for other in later:
        assert "differs" in standing(replace(record, new_dice=(other,))).values()
    assert standing(replace(record, new_dice=(replace(new, commitment=None),)))["commitment"] == "missing"


def test_a_commitment_in_the_middle_is_to_all_that_came_before() -> None:
    record, position = dealt(*TABLES[0])
    record = with_new_dice(played(record, position, 6), position)
    moved = replace(record, new_dice=(replace(record.new_dice[0], after=5),))
    assert standing(moved)["commitment"] == standing(moved)["seed"] == "differs"
    played_on = with_new_dice(played(record, position, 9), position)
    seeds = (seed_text(record.seed), seed_text(record.new_dice[0].seed))
    text = "seed: {}\nstart: none\ndice after 6: {}\n".format(*seeds) + "".join(
        f"{number}. {seat}: {move}\n" for number, (seat, move) in enumerate(played_on.moves, 1)
    )
    terms = replace(record.terms, start=sha256(text.encode()).hexdigest())
    last = played_on.new_dice[-1].commitment
    assert last is not None
    assert last.shown == commitment_to(LATER, terms)


def test_a_game_that_began_with_a_position() -> None:
    document = {
        "game": "duel",
        "name": "not of the position",
        "turn": "B",
        "A": {"hand": ["gorillion"], "play": ["bee-bear"]},
        "B": {"hand": ["shark-dog", "gorillion"], "draw": ["bee-bear"] * 3},
        "moves": [{"B": "pass"}],
    }
    position = DUEL.read_position(document)
    record = Record.of_position(DUEL, document, {A: "Rosa", B: "Tom"})
    assert json.loads(record.start) == {key: document[key] for key in ("game", "turn", "A", "B")}
    record = with_new_dice(record, position)
    record = parse(write_out(played(record, position)))
    assert record.winners
    assert standing(record) == AGREES | {"deal": "missing"}
    assert verify(record, DUEL).agrees
    other = replace(record, start=record.start.replace("shark-dog", "bee-bear"))
    assert standing(other)["commitment"] == "differs"
    assert standing(replace(record, start="[]")) == dict.fromkeys(AGREES, "unknown") | {
        "commitment": "missing",
        "seed": "missing",
    }


def test_what_nobody_committed_to() -> None:
    """Quick dice, and sealed ones of the terminal: it is what it says, but nobody promised anything."""
    for seed in (5, SECRET):
        position, _ = DUEL.deal(seed=seed)
        seats = {A: "Rosa", B: "bot rule"}
        record = Record.of_deal(DUEL, position, seed=seed, sets=DUEL.default_sets, options={}, seats=seats)
        record = played(record, position)
        verdict = verify(record, DUEL)
        assert dict(verdict.parts) == AGREES | {"commitment": "missing", "seed": "missing"}
        assert verdict.agrees
        record = with_new_dice(record.before_move(5), _at(record, 4))
        assert standing(record) == AGREES, "what was promised when somebody played on is kept"


def _at(record: Record, number: int) -> Position:
    position: Position = DUEL.deal(seed=record.seed, sets=record.sets)[0]
    for seat, move in record.moves[:number]:
        position.play(move, seat)
    return position


# --- what does not ---------------------------------------------------------------------------------


def flipped(text: str) -> str:
    """Hexadecimal digits of which the last bit is another one."""
    return f"{int(text, 16) ^ 1:064x}"


def after_(header: str) -> str:
    """What stands behind a header of the record."""
    return next(line for line in GAME_TEXT.split("\n") if line.startswith(header)).removeprefix(header)


def flip(header: str) -> tuple[str, str]:
    return f"{header}{after_(header)}", f"{header}{flipped(after_(header))}"


ROLLED = next((number, rolls) for number, rolls in GAME.rolls if rolls[0][1] > 1)
ROLL = f"  {ROLLED[0]}. {ROLLED[1][0][0]} of "
HAND = after_("  A hand: ").split()
(WINNER,) = GAME.winners
SEAT, MOVE = GAME.moves[0]
UNKNOWN = dict.fromkeys(("deal", "moves", "rolls", "result"), "unknown")
UNPROMISED = {"commitment": "differs", "seed": "differs"}


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (*flip("commitment: "), {"commitment": "differs"}),
        (*flip("secret: "), UNPROMISED),
        (*flip("bits A: "), {"seed": "differs"}),
        (*flip("bits B: "), {"seed": "differs"}),
        (f"bits B: {after_('bits B: ')}\n", "", {"seed": "differs"}),
        (*flip("seed: "), {"seed": "differs", **UNKNOWN, "deal": "differs"}),
        (f"  A hand: {HAND[0]}", f"  A hand: {HAND[1]}", {**UNKNOWN, "deal": "differs"}),
        (f"begins: {SEAT}", f"begins: {'A' if SEAT == 'B' else 'B'}", {**UNKNOWN, "deal": "differs"}),
        (
            ROLL,
            f"  {ROLLED[0]}. {(ROLLED[1][0][0] + 1) % ROLLED[1][0][1]} of ",
            {"rolls": "differs", "result": "unknown"},
        ),
        (
            f"1. {SEAT}: {MOVE}",
            f"1. {SEAT}: attack gorillion",
            {"moves": "differs", "rolls": "unknown", "result": "unknown"},
        ),
        (f"won by {WINNER}", "unfinished", {"result": "differs"}),
        ("sets: first-contact beyond-eternity", "sets: first-contact", {**UNPROMISED, **UNKNOWN, "deal": "differs"}),
        ("sets: first-contact beyond-eternity", "sets: none", {**UNPROMISED, **UNKNOWN}),
        ("options: none", "options: deck=gorillion*40", {**UNPROMISED, **UNKNOWN}),
        (f"rules: {GAME.rules}", "rules: 0", {**UNPROMISED, **UNKNOWN}),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_whatever_was_changed_is_found(old: str, new: str, found: dict[str, str]) -> None:
    assert GAME_TEXT.count(old) == 1
    changed = parse(GAME_TEXT.replace(old, new))
    verdict = verify(changed, DUEL)
    assert dict(verdict.parts) == AGREES | found
    assert not verdict.agrees
    is_played = set(found) - {"commitment", "seed"}
    assert bool(verdict.problem) == bool(is_played), "why is said where something cannot be played"


def test_a_roll_that_is_kept_back_or_made_up_is_found() -> None:
    number = ROLLED[0]
    silent = replace(GAME, rolls=tuple(one for one in GAME.rolls if one[0] != number))
    rolled = {one for one, _ in GAME.rolls}
    quiet = next(one for one in range(1, len(GAME.moves)) if one not in rolled)
    made_up = replace(GAME, rolls=tuple(sorted((*GAME.rolls, (quiet, ((0, 2),))))))
    for record, where in ((silent, number), (made_up, quiet)):
        verdict = verify(record, DUEL)
        assert verdict.problem is not None
        assert verdict.problem.reason == "other-roll"
        assert verdict.problem.about["number"] == where
        assert dict(verdict.parts)["rolls"] == "differs"


def test_the_deck_is_in_the_terms() -> None:
    deck = {"deck": "gorillion:2,bee-bear:2"}
    for other in ({}, {"deck": "gorillion:2,bee-bear:3"}):
        one, two = (Terms("duel", "1", (), options) for options in (deck, other))
        assert commitment_to(SECRET, one) != commitment_to(SECRET, two)


# --- as text ---------------------------------------------------------------------------------------


def test_a_record_of_a_table_opens_its_commitments() -> None:
    record = Record(
        game="duel",
        rules="1",
        sets=(),
        options=(),
        seats=((Seat("A"), "Rosa"), (Seat("B"), "Tom")),
        seed=bytes([0x5E] * 32),
        deal=("begins: A",),
        moves=((Seat("A"), Move("pass")), (Seat("B"), Move("pass"))),
        commitment=Commitment("c0" * 32, bytes([0x55] * 32), ((Seat("A"), bytes([0xAA] * 32)),)),
        new_dice=(NewDice(1, bytes([0x5F] * 32), Commitment("c1" * 32, bytes([0x56] * 32))),),
        rolls=((1, ((0, 2),)), (2, ((3, 5), (11, 60)))),
    )
    text = (
        "Mindtable record 2\n"
        "game: duel\n"
        "rules: 1\n"
        "sets: none\n"
        "options: none\n"
        "seat A: Rosa\n"
        "seat B: Tom\n"
        "dice: sealed\n"
        f"seed: {'5e' * 32}\n"
        f"commitment: {'c0' * 32}\n"
        f"secret: {'55' * 32}\n"
        f"bits A: {'aa' * 32}\n"
        "dice after 1: sealed\n"
        f"seed: {'5f' * 32}\n"
        f"commitment: {'c1' * 32}\n"
        f"secret: {'56' * 32}\n"
        "\n"
        "deal:\n"
        "  begins: A\n"
        "\n"
        "moves:\n"
        "  1. A: pass\n"
        "  2. B: pass\n"
        "\n"
        "rolls:\n"
        "  1. 0 of 2\n"
        "  2. 3 of 5, 11 of 60\n"
        "\n"
        "result: unfinished\n"
    )
    assert write_out(record) == text
    assert parse(text) == record


def test_what_was_written_before_dice_had_names_is_written_as_before() -> None:
    text = TEXT.replace("record 2", "record 1").replace("dice: quick\n", "")
    assert write_out(parse(text)) == text
    assert verify(parse(text), DUEL).agrees


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("dice: quick", "dice: loaded", "line 8: expected “dice: quick” or “dice: sealed”, found “dice: loaded”"),
        ("dice: quick\n", "", "line 8: expected “dice: …”, found “seed: 5”"),
        ("dice: quick", "dice: sealed", "line 9: “5” is not 64 hexadecimal digits"),
        ("quick\nseed: 5", f"sealed\nseed: {'AB' * 32}", "line 9: “ABAB"),
        (
            "quick\nseed: 5",
            f"sealed\nseed: {'ab' * 32}\ncommitment: {'ab' * 32}\n",
            "line 11: expected “secret: …”, found “”",
        ),
        (
            "quick\nseed: 5",
            f"sealed\nseed: {'ab' * 32}\ncommitment: {'ab' * 32}\nsecret: {'ab' * 32}\nbits C: {'ab' * 32}",
            "line 12: there is no seat C",
        ),
        (
            "quick\nseed: 5",
            f"sealed\nseed: {'a' * 64}\ncommitment: {'a' * 64}\nsecret: {'a' * 64}" + f"\nbits A: {'a' * 64}" * 2,
            "line 13: seat A stands there twice",
        ),
        ("seed: 5", "seed: 5\ndice after 0: quick\nseed: 1\ndice after 0: quick\nseed: 2", "line 12: expected move 1"),
        ("seed: 5", "seed: 5\ndice after 999: quick\nseed: 6", "line [0-9]+: expected move 999, found move [0-9]+"),
        ("result:", "rolls:\n\nresult:", "line [0-9]+: expected “  1. … of …”"),
        ("result:", "rolls:\n  0. 1 of 2\n\nresult:", "line [0-9]+: expected “  1. … of …”"),
        ("result:", "rolls:\n  1. 1 of two\n\nresult:", "line [0-9]+: expected “… of …”, found “1 of two”"),
        ("result:", "rolls:\n  2. 1 of 2\n  1. 1 of 2\n\nresult:", "line [0-9]+: expected move 3–[0-9]+, found move 1"),
        ("result:", "rolls:\n  999. 1 of 2\n\nresult:", "line [0-9]+: expected move 1–[0-9]+, found move 999"),
        ("deal:", "start:", "line 18: expected “  {…}”"),
    ],
    ids=lambda text: text[:30],
)
def test_what_is_wrong_with_dice_and_rolls_is_said_with_its_line(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(RecordError, match=f"^{message}"):
        parse(TEXT.replace(old, new, 1))

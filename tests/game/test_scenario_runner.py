"""What the scenario runner says of scenarios that fail or cannot be read: one line, what and where."""

from __future__ import annotations

from pathlib import Path

import pytest

from mindtable.game.plain_yaml import Unreadable
from mindtable.game.scenarios import Outcome, documents, run_file
from mindtable.games import game_named
from mindtable.mindbug.cards import EVERY_SET

TABLE = """\
name: A table
game: duel
turn: A
A: {hand: [gorillion], play: [luchataur, killer-bee]}
B: {hand: [gorillion], play: [rhino-turtle, {card: rhino-turtle, exhausted: true}, killer-bee]}
"""

TOADS = """\
name: Two toads
game: duel
turn: A
A: {hand: [gorillion], play: [explosive-toad, gorillion]}
B: {hand: [gorillion], play: [explosive-toad, luchataur, luchataur]}
moves:
  - A: attack explosive-toad
  - B: block explosive-toad
"""

FORCED = """\
name: Nothing to choose
game: duel
turn: A
A: {hand: [ferret-bomber, gorillion]}
B: {hand: [luchataur, bee-bear], mindbugs: 0, play: [killer-bee]}
moves:
  - A: play ferret-bomber
"""

HYENIX = """\
name: Hyenix
game: duel
turn: A
A: {hand: [gorillion], play: [gorillion]}
B: {hand: [gorillion], discard: [hyenix]}
moves:
  - A: attack gorillion
"""


def _run(tmp_path: Path, text: str) -> list[Outcome]:
    file = tmp_path / "table.yaml"
    file.write_text(text, encoding="utf-8")
    return list(run_file(file, game_named))


def _failure(tmp_path: Path, text: str) -> str:
    """What the runner says of the only scenario of a text, which can be read but fails."""
    [outcome] = _run(tmp_path, text)
    assert outcome.failure is not None
    assert outcome.flaw is None
    assert outcome.line() == f"{tmp_path / 'table.yaml'}: {outcome.name or 'document 1'}: {outcome.failure}"
    assert "\n" not in outcome.line()
    return str(outcome.failure)


def _unreadable(tmp_path: Path, text: str) -> str:
    """What the runner says of the only scenario of a text, which cannot be read."""
    [outcome] = _run(tmp_path, text)
    assert outcome.failure is None
    assert outcome.flaw is not None
    assert "\n" not in outcome.line()
    return str(outcome.flaw)


def _passes(tmp_path: Path, text: str) -> bool:
    return [outcome.failure for outcome in _run(tmp_path, text)] == [None]


# --- failures --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ("{B: {life: 2}}", "expected B life 2, found 3"),
        ("{B: {mindbugs: 1}}", "expected B mindbugs 1, found 2"),
        ("{A: {hand: [gorillion, gorillion]}}", "expected A hand [gorillion, gorillion], found [gorillion]"),
        ("{A: {discard: [gorillion]}}", "expected A discard [gorillion], found []"),
        ("{A: {draw: [gorillion]}}", "expected A draw [gorillion], found []"),
        ("{turn: B}", "expected turn B, found A"),
        ("{to_move: B}", "expected to_move B, found A"),
        ("{winner: A}", "expected winner A, found null"),
        ("{unused: [gorillion]}", "expected unused [gorillion], found []"),
        ("{A: {life: 2}, turn: B}", "expected A life 2, found 3; expected turn B, found A"),
    ],
)
def test_an_expectation_that_does_not_hold(tmp_path: Path, expected: str, found: str) -> None:
    assert _failure(tmp_path, f"{TABLE}then: {expected}") == f"then: {found}"
    assert _failure(tmp_path, f"{TABLE}moves:\n  - expect: {expected}") == f"step 1: {found}"


@pytest.mark.parametrize(
    "creatures",
    [
        "[luchataur]",
        "[luchataur, turbo-bug]",
        "[{card: luchataur, exhausted: true}, killer-bee]",
        "[{card: luchataur, power: 8}, killer-bee]",
        "[{card: luchataur, keywords: []}, killer-bee]",
        "[{card: luchataur, keywords: [frenzy, tough]}, killer-bee]",
    ],
)
def test_creatures_that_are_not_there_or_not_so(tmp_path: Path, creatures: str) -> None:
    failure = _failure(tmp_path, f"{TABLE}then: {{A: {{play: {creatures}}}}}")
    assert failure.startswith("then: expected A play [")
    assert "'card': 'luchataur', 'exhausted': False, 'power': 9, 'keywords': ['frenzy']" in failure


def test_many_equal_creatures_are_not_tried_in_every_order(tmp_path: Path) -> None:
    """There are more orders of twenty creatures than there is time."""
    table = f"game: duel\nA: {{hand: [gorillion], play: [{'gorillion, ' * 20}]}}\nB: {{hand: [gorillion]}}\nthen: "
    one = "{card: gorillion, exhausted: true}"
    assert "expected A play" in _failure(tmp_path, f"{table}{{A: {{play: [{'gorillion, ' * 19}{one}]}}}}")
    assert [outcome.passed for outcome in _run(tmp_path, f"{table}{{A: {{play: [{'gorillion, ' * 20}]}}}}")] == [True]


def test_each_description_needs_a_creature_of_its_own(tmp_path: Path) -> None:
    both = "[{card: rhino-turtle}, {card: rhino-turtle, exhausted: true}, killer-bee]"
    twice = "[{card: rhino-turtle, exhausted: true}, {card: rhino-turtle, exhausted: true}, killer-bee]"
    assert _passes(tmp_path, f"{TABLE}then: {{B: {{play: {both}}}}}")
    assert "expected B play" in _failure(tmp_path, f"{TABLE}then: {{B: {{play: {twice}}}}}")


@pytest.mark.parametrize(
    "moves",
    [
        "[attack luchataur, attack killer-bee]",
        "[play gorillion, attack luchataur, attack killer-bee, attack rhino-turtle]",
        "[]",
    ],
)
def test_a_wrong_list_of_legal_moves(tmp_path: Path, moves: str) -> None:
    failure = _failure(tmp_path, f"{TABLE}moves:\n  - legal: {{A: {moves}}}")
    listed = moves.strip("[]")
    found = "play gorillion, attack luchataur, attack killer-bee"
    assert failure == f"step 1: expected A to have the moves [{listed}], found [{found}]"


def test_a_seat_that_is_not_asked_has_no_legal_moves(tmp_path: Path) -> None:
    assert _passes(tmp_path, f"{TABLE}moves:\n  - legal: {{B: []}}")
    assert "found []" in _failure(tmp_path, f"{TABLE}moves:\n  - legal: {{B: [play gorillion]}}")


def test_a_legal_move_that_should_be_refused(tmp_path: Path) -> None:
    failure = _failure(tmp_path, f"{TABLE}moves:\n  - refuse: {{A: attack luchataur}}")
    assert failure == "step 1: expected A: attack luchataur to be refused, found it legal"


def test_a_refused_move_changes_nothing(tmp_path: Path) -> None:
    text = f"{TABLE}moves:\n  - refuse: {{A: attack rhino-turtle}}\n  - A: attack luchataur\n  - B: no block"
    assert _passes(tmp_path, f"{text}\nthen: {{B: {{life: 2}}}}")


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("A: play luchataur", "luchataur is not in your hand"),
        ("A: attack rhino-turtle", "you do not control rhino-turtle"),
        ("A: block luchataur", "you are asked for a turn action"),
        ("B: attack killer-bee", "it is for A to decide"),
    ],
)
def test_an_illegal_move_fails_with_the_reason(tmp_path: Path, step: str, reason: str) -> None:
    failure = _failure(tmp_path, f"{TABLE}moves:\n  - {step}")
    assert failure == f"step 1: expected {step} to be legal, found: {reason}"


def test_the_step_that_fails_is_counted_from_the_first(tmp_path: Path) -> None:
    text = f"{TABLE}moves:\n  - A: attack luchataur\n  - expect: {{to_move: B}}\n  - A: again"
    assert _failure(tmp_path, text).startswith("step 3: expected A: again to be legal")


def test_a_failure_does_not_keep_the_next_scenario_from_running(tmp_path: Path) -> None:
    text = f"{TABLE}then: {{turn: B}}\n---\n{TABLE}then: {{turn: A}}\n---\nname: No game"
    outcomes = _run(tmp_path, text)
    assert [(outcome.passed, outcome.failure is None, outcome.flaw is None) for outcome in outcomes] == [
        (False, False, True),
        (True, True, True),
        (False, True, False),
    ]


# --- references ------------------------------------------------------------------------------------


def test_a_reference_to_equal_creatures_in_different_states_is_ambiguous(tmp_path: Path) -> None:
    text = f"{TABLE}moves:\n  - A: attack killer-bee\n  - A: hunt rhino-turtle"
    failure = _failure(tmp_path, text)
    assert failure.startswith("step 2: expected a clear move, found an ambiguous one: ")
    assert "hunt rhino-turtle#1, hunt rhino-turtle#2" in failure
    for step in ("refuse: {A: hunt rhino-turtle}", "legal: {A: [hunt rhino-turtle, hunt killer-bee, no hunt]}"):
        assert "step 2: " in _failure(tmp_path, f"{TABLE}moves:\n  - A: attack killer-bee\n  - {step}")


@pytest.mark.parametrize(
    ("number", "left"),
    [
        (1, "[{card: rhino-turtle, exhausted: true}, {card: rhino-turtle, exhausted: true}]"),
        (2, "[{card: rhino-turtle, exhausted: false}]"),
    ],
)
def test_a_number_says_which_of_several_equal_creatures(tmp_path: Path, number: int, left: str) -> None:
    text = f"""\
name: Which turtle
game: duel
turn: A
A: {{hand: [tiger-squirrel, gorillion]}}
B: {{hand: [gorillion], mindbugs: 0, play: [rhino-turtle, {{card: rhino-turtle, exhausted: true}}]}}
moves:
  - A: play tiger-squirrel
  - A: "choose rhino-turtle#{number}"
then: {{B: {{play: {left}}}}}
"""
    assert _passes(tmp_path, text)


def test_a_number_beyond_the_copies_is_illegal(tmp_path: Path) -> None:
    text = f'{TABLE}moves:\n  - A: attack killer-bee\n  - A: "hunt rhino-turtle#3"'
    assert "step 2: expected A: hunt rhino-turtle#3 to be legal" in _failure(tmp_path, text)


def test_equal_cards_in_equal_state_are_one_move_under_any_number(tmp_path: Path) -> None:
    text = f"{TOADS}  - A: resolve explosive-toad@A\n"
    for reference in ("luchataur", '"luchataur#1"', '"luchataur#2"', "luchataur@B"):
        move = reference.strip('"')
        assert _passes(tmp_path, f'{text}  - A: "choose {move}"\nthen: {{B: {{play: [luchataur]}}}}')


def test_a_seat_says_whose_card_is_meant(tmp_path: Path) -> None:
    assert "explosive-toad@A, resolve explosive-toad@B" in _failure(tmp_path, f"{TOADS}  - A: resolve explosive-toad")
    assert _passes(
        tmp_path, f"{TOADS}  - A: resolve explosive-toad@B\n  - legal: {{B: [choose gorillion, choose luchataur]}}"
    )
    assert _passes(
        tmp_path, f"{TOADS}  - A: resolve explosive-toad@A\n  - legal: {{A: [choose gorillion, choose luchataur]}}"
    )


# --- forced moves, yes and no ----------------------------------------------------------------------


def test_a_forced_move_may_be_left_out_or_written(tmp_path: Path) -> None:
    then = "then: {B: {hand: [], discard: [luchataur, bee-bear]}, turn: B}"
    assert _passes(tmp_path, f"{FORCED}{then}")
    assert _passes(tmp_path, f"{FORCED}  - B: pass\n{then}")
    assert _passes(tmp_path, f"{FORCED}  - B: pass\n  - B: choose bee-bear\n  - B: choose luchataur\n{then}")


@pytest.mark.parametrize("step", ["B: choose gorillion", "A: choose bee-bear", "B: mindbug", "A: pass", "B: no block"])
def test_what_was_not_forced_cannot_be_written_afterwards(tmp_path: Path, step: str) -> None:
    assert _failure(tmp_path, f"{FORCED}  - {step}").startswith(f"step 2: expected {step} to be legal")


def test_a_forced_move_is_written_once(tmp_path: Path) -> None:
    text = f"{FORCED}  - B: choose bee-bear\n  - B: choose bee-bear"
    assert _failure(tmp_path, text).startswith("step 3: expected B: choose bee-bear to be legal")


@pytest.mark.parametrize(
    ("answer", "zone"), [("yes", "play"), ('"yes"', "play"), ("no", "discard"), ('"no"', "discard")]
)
def test_yes_and_no_are_read_with_and_without_quotes(tmp_path: Path, answer: str, zone: str) -> None:
    assert _passes(tmp_path, f"{HYENIX}  - B: {answer}\nthen: {{B: {{{zone}: [hyenix]}}}}")


def test_yes_and_no_are_read_in_lists_of_legal_moves_too(tmp_path: Path) -> None:
    assert _passes(tmp_path, f"{HYENIX}  - legal: {{B: [yes, no]}}\n  - refuse: {{A: yes}}")


# --- what cannot be read ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ("name: x\nA: {hand: [gorillion]}", "there is no game “null”; there are duel, tag-team, mind-up"),
        ("name: x\ngame: chess", "there is no game “chess”; there are duel, tag-team, mind-up"),
        ("name: x\ngame: duel\nA: {hand: [gorilla]}", "hand of A: there is no card “gorilla”"),
        ("name: x\ngame: duel\nB: {play: [{card: gorilla}]}", "play of B: there is no card “gorilla”"),
        ("name: x\ngame: duel\nB: {play: [{exhausted: true}]}", "play of B: there is no card “null”"),
        ("name: x\ngame: duel\nunused: [gorilla]", "unused: there is no card “gorilla”"),
        (
            "name: x\ngame: duel\nset: [first-contract]",
            f"set: there is no set “first-contract”; there are {', '.join(EVERY_SET)}",
        ),
        ("name: x\ngame: duel\nround: 1", "the scenario has an unknown field “round”"),
        ("name: x\ngame: duel\nC: {hand: [gorillion]}", "the scenario has an unknown field “C”"),
        ("name: x\ngame: duel\nA: {deck: [gorillion]}", "seat A has an unknown field “deck”"),
        ("name: x\ngame: duel\nA: {play: [{card: gorillion, tired: true}]}", "play of A has an unknown field “tired”"),
        ("name: x\ngame: duel\nA: {play: [{card: gorillion, exhausted: 1}]}", "play of A: “1” is none of true, false"),
        ("name: x\ngame: duel\nA: [gorillion]", "seat A is not a map of fields"),
        ("name: x\ngame: duel\nA: {hand: gorillion}", "hand of A is not a list"),
        ("name: x\ngame: duel\nA: {life: 0}", "life of A: “0” is not a whole number from 1 to 999"),
        ("name: x\ngame: duel\nA: {life: many}", "life of A: “many” is not a whole number from 1 to 999"),
        ("name: x\ngame: duel\nB: {mindbugs: -1}", "mindbugs of B: “-1” is not a whole number from 0 to 100"),
        ("name: x\ngame: duel\nturn: C", "turn: there is no seat C"),
    ],
)
def test_a_position_that_cannot_be_set_up(tmp_path: Path, document: str, problem: str) -> None:
    assert _unreadable(tmp_path, document) == problem


@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        ("moves: attack luchataur", "moves is not a list"),
        ("moves:\n  - attack luchataur", "step 1: “attack luchataur” is not a step"),
        ("moves:\n  - {}", "step 1: “{}” is not a step"),
        ("moves:\n  - G: attack luchataur", "step 1: “G” is neither a seat nor expect, legal or refuse"),
        (
            "moves:\n  - A: charge luchataur",
            "step 1: unreadable move “charge luchataur”: “charge luchataur” is not a move",
        ),
        ("moves:\n  - A: attack gorilla", "step 1: unreadable move “attack gorilla”: there is no card “gorilla”"),
        ("moves:\n  - refuse: {A: charge}", "step 1: unreadable move “charge”: “charge” is not a move"),
        ("moves:\n  - refuse: attack luchataur", "step 1: “attack luchataur” is not a map of fields"),
        ("moves:\n  - legal: {A: attack luchataur}", "step 1: legal is not a list"),
        (
            "moves:\n  - legal: {A: [attack gorilla]}",
            "step 1: unreadable move “attack gorilla”: there is no card “gorilla”",
        ),
        ("moves:\n  - expect: nothing", "step 1: “nothing” is not a map of fields"),
        ("then: [luchataur]", "then: “['luchataur']” is not a map of fields"),
        ("then: {mood: good}", "then: “mood” is nothing that can be expected of a position"),
        ("then: {A: {mood: good}}", "then: seat A has an unknown field “mood”"),
        ("then: {A: {hand: [gorilla]}}", "then: hand of A: there is no card “gorilla”"),
        ("then: {A: {play: [{card: gorillion, mood: 1}]}}", "then: play of A has an unknown field “mood”"),
    ],
)
def test_a_step_that_cannot_be_read(tmp_path: Path, rest: str, problem: str) -> None:
    assert _unreadable(tmp_path, TABLE + rest) == problem


def test_a_card_reference_that_cannot_be_read_says_how_one_is_written(tmp_path: Path) -> None:
    problem = _unreadable(tmp_path, f"{TABLE}moves:\n  - A: attack Luchataur")
    assert problem.startswith("step 1: unreadable move “attack Luchataur”: “attack Luchataur” names no card")
    assert "gorillion@B" in problem


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"name: x\ngame: [duel\n", "line 3: not YAML: "),
        (b"name: x\n\tgame: duel\n", "line 2: not YAML: "),
        (b"name: !made-up x\n", "line 1: tags are not read: “!made-up”"),
        (b"- a list\n", "document 1 is not a scenario"),
        (b"name: x\ngame: duel\n---\njust words\n", "document 2 is not a scenario"),
        (b"name: \xff\xfe\n", "not UTF-8 text"),
        (b"a: &a {x: 1}\nb: {<<: [*a, *a]}\n", "line 1: anchors, aliases and merge keys are not read"),
        (b"name: x\n---\n" + b"- " * 900, "line 3: lists and maps are more than 20 deep within each other"),
        (b"#" * 1_000_001, "a text of more than 1000000 characters"),
    ],
)
def test_a_file_that_holds_no_scenarios(tmp_path: Path, content: bytes, problem: str) -> None:
    file = tmp_path / "table.yaml"
    file.write_bytes(content)
    with pytest.raises(Unreadable) as caught:
        documents(file)
    assert str(caught.value).startswith(f"{file}: {problem}")
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"nowhere\.yaml: cannot be read: No such file"):
        documents(tmp_path / "nowhere.yaml")
    with pytest.raises(Unreadable, match="cannot be read"):
        documents(tmp_path)


def test_empty_documents_are_no_scenarios(tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text("---\n---\n", encoding="utf-8")
    assert documents(file) == []


def test_a_scenario_without_a_name_is_called_by_its_place(tmp_path: Path) -> None:
    outcomes = _run(tmp_path, "game: duel\nthen: {turn: B}\n---\ngame: duel\n")
    assert [(outcome.name, outcome.number) for outcome in outcomes] == [("", 1), ("", 2)]
    assert ": document 1: then: " in outcomes[0].line()

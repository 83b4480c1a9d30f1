"""What is wrong with decks, positions, records and files: every reason is met, and is a sentence in every language."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
import yaml

import mindtable
from mindtable.arena.entrants import enter
from mindtable.arena.fixtures import Cards, round_robin
from mindtable.arena.playing import play
from mindtable.bots import bot_named, check_bot
from mindtable.bots.levels import LEVELS, LevelBot
from mindtable.bots.limit import Limit
from mindtable.bots.outside import OutsideBot
from mindtable.bots.program_bot import ProgramBot
from mindtable.bots.rule_bot import RuleBot
from mindtable.game.contract import AmbiguousMove, Move, Position, Refusal, Seat, flaw_of_move
from mindtable.game.family import Family
from mindtable.game.flaws import PLACES, REASONS, Flaw, Flawed, Place, flaw, written
from mindtable.game.plain_yaml import DEEPEST, LONGEST_TEXT, LONGEST_VALUE, MOST_VALUES, in_yaml
from mindtable.game.records import (
    LONGEST_LINE,
    LONGEST_RECORD,
    MOST_MOVES,
    Record,
    RecordError,
    game_of,
    load,
    parse,
    replay,
    write_out,
)
from mindtable.game.scenarios import documents, run
from mindtable.games import WITH, families, game_named, load_family
from mindtable.lab.executors import crew_named
from mindtable.lab.keeping import Kept
from mindtable.lab.study import read_study
from mindtable.mindbug.cards.first_contact import FIRST_CONTACT
from mindtable.mindbug.decks import LONGEST_DECK
from mindtable.mindbug.family import family as mindbug
from mindtable.mindbug.flaws import REASONS as OF_MINDBUG
from mindtable.mindbug.game import duel, tag_team
from mindtable.mindup.flaws import REASONS as OF_MIND_UP
from mindtable.mindup.game import mind_up
from mindtable.review import review
from mindtable.review.keeping import games_of
from mindtable.solver import safe, solve
from mindtable.terminal.analyse import analyse
from mindtable.terminal.command_line import read
from mindtable.wording import LANGUAGES, Wording
from tests.wording.bracket_language import LETTERS, outside_brackets, speak_in_brackets


def dealt(game: Any, **options: str) -> Callable[[], object]:
    return partial(game.deal, seed=1, options=options)


def position(text: str) -> Callable[[], object]:
    return lambda: run(next(in_yaml(text)), game_named)


MIND_UP: dict[str, Any] = {
    "game": "mind-up",
    "row": [10, 20, 30],
    "A": {"hand": [1, 2]},
    "B": {"hand": [3, 4]},
    "C": {"hand": [5, 6]},
}


def mind_up_position(change: str) -> Callable[[], object]:
    """A position of Mind Up! with some fields changed."""
    return lambda: run({**MIND_UP, **next(in_yaml(change))}, game_named)


def _record() -> str:
    first, _ = duel.deal(seed=5)
    seats = {Seat("A"): "person", Seat("B"): "bot rule"}
    return write_out(Record.of_deal(duel, first, seed=5, sets=duel.default_sets, options={}, seats=seats))


RECORD = _record()
MOVES = "moves:\n"
(ASKED,) = duel.deal(seed=5)[0].to_decide
ALLOWED = duel.deal(seed=5)[0].moves()[0]


def replayed(text: str) -> Callable[[], object]:
    def again() -> object:
        record = parse(text)
        return list(replay(record, game_of(record, game_named)))

    return again


def record(old: str, new: str) -> Callable[[], object]:
    """A record in which something was changed."""
    assert old in RECORD
    return replayed(RECORD.replace(old, new, 1))


def move(text: str) -> Callable[[], object]:
    return record(MOVES, f"{MOVES}  1. {ASKED}: {text}\n")


def ambiguous() -> object:
    raise RecordError(flaw_of_move("A: attack gorillion", AmbiguousMove("it fits two")))


def in_file(content: bytes | None, use: Callable[[Path], object]) -> Callable[[Path], object]:
    """Use a file with some content; None: a folder."""

    def used(folder: Path) -> object:
        path = folder / "file"
        if content is not None:
            path.write_bytes(content)
        return use(path if content is not None else folder)

    return used


def failing(reason: str, **about: str) -> Callable[[], object]:
    """Something that is met only by who waits for it."""

    def fail() -> object:
        raise Flawed(flaw(reason, **about))

    return fail


def programmed(source: str) -> Callable[[], object]:
    """A program that is asked to say hello."""
    command = shlex.join([sys.executable, "-c", source])
    return lambda: ProgramBot(f"program:{command}", Limit()).greet(Seat("A"), "duel")


def from_outside(choose: Callable[[Any], object]) -> Callable[[], object]:
    """A bot from outside that is asked for the first move of a duel."""
    bot: Any = SimpleNamespace(choose=choose)
    return lambda: OutsideBot("mine", bot).choose(duel.deal(seed=5)[0].view(Seat(ASKED)))


def forfeited() -> object:
    """A game in an arena with a program that is not there."""
    entrants = enter(["program:no-such-program-anywhere", "random"], Limit(), "duel")
    cards = Cards("duel", tuple(duel.default_sets), (), seed=1)
    forfeit = play(cards, entrants, round_robin(2, 2, 2)[0]).forfeit
    assert forfeit is not None
    raise Flawed(forfeit)


def analysed(path: Path) -> object:
    return analyse(read(["analyse", str(path)]))


def twice() -> object:
    """A family from outside with the name of one that is there."""
    module = ModuleType("outside")
    module.family = replace(mindbug)  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "outside", module)
        patch.setenv(WITH, "outside")
        families.cache_clear()
        try:
            return families()
        finally:
            families.cache_clear()


class Quiet:
    """A view of a game whose family gives the bots nothing."""

    seat = Seat("A")
    to_decide = (seat,)

    def moves(self) -> list[Move]:
        return [Move("yes"), Move("no")]

    def world(self, rng: Random) -> Position:
        raise NotImplementedError

    @property
    def sight(self) -> Any:
        return SimpleNamespace(game="quiet")

    def facts(self) -> dict[str, Any]:
        return {"game": "quiet"}


def in_a_quiet_family(use: Callable[[], object]) -> object:
    """Do something where there is a family from outside that gives the bots nothing."""
    game: Any = SimpleNamespace(name="quiet")
    module, bots = ModuleType("quiet"), ModuleType("quiet.bots")
    module.__dict__["family"] = Family("quiet", (game,), "quiet.{layer}")
    bots.__dict__["family"] = SimpleNamespace(rules_of_thumb=None, search=None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "quiet", module)
        patch.setitem(sys.modules, "quiet.bots", bots)
        patch.setenv(WITH, "quiet")
        families.cache_clear()
        try:
            return use()
        finally:
            families.cache_clear()


def game_over() -> Position:
    """A game that A has just won."""
    position = duel.read_position({"A": {"play": ["luchataur"]}, "B": {"life": 1, "hand": ["luchataur"]}})
    position.play("attack luchataur")
    return position


DUEL = "game: duel\nA: {hand: [gorillion], play: [gorillion]}\nB: {hand: [gorillion]}\n"
EVERY_REASON = {*REASONS, *OF_MINDBUG, *OF_MIND_UP}
# Ways to meet every reason.
MET: dict[str, list[Callable[[], object]]] = {
    "no-game": [position("game: chess"), position("name: x"), record("game: duel", "game: chess")],
    "no-module": [partial(load_family, "nowhere"), partial(bot_named, "nowhere:Bot", 1), partial(check_bot, ".:x")],
    "no-family-in": [partial(load_family, "mindtable.games")],
    "two-families": [twice],
    "no-set": [partial(duel.deal, seed=1, sets=["third"]), position("{game: duel, set: [x]}")],
    "no-sets": [partial(mind_up.deal, seed=1, sets=["first-contact"])],
    "no-option": [dealt(duel, epic="yes"), dealt(tag_team, x="1"), dealt(mind_up, epic="yes")],
    "no-card": [dealt(duel, deck="bee 20"), position("{game: duel, A: {hand: [bee]}}")],
    "no-numbered-card": [mind_up_position("{row: [61, 10, 20]}"), mind_up_position("{row: [[x], 10, 20]}")],
    "later-stage": [dealt(duel, deck="thunder-queen 20"), position("{game: duel, A: {hand: [thunder-queen]}}")],
    "only-for": [dealt(duel, deck="bazoocarrot 20"), position("{game: duel, A: {hand: [bazoocarrot]}}")],
    "not-an-entry": [dealt(duel, deck="two bees"), record("options: none", "options: deck=x:x:x")],
    "copies": [dealt(duel, deck="gorillion 21")],
    "deck-too-small": [dealt(duel, deck="gorillion"), dealt(duel, deck="gorillion 12"), dealt(duel, deck="")],
    "deck-too-large": [dealt(duel, deck=", ".join(f"{card.id} 20" for card in FIRST_CONTACT.cards * 2))],
    "not-a-number": [dealt(mind_up, players="four"), record("seed: 5", "seed: five")],
    "out-of-range": [
        position("{game: duel, A: {life: 0}}"),
        position("{game: duel, A: {life: 1000}}"),
        position(f"{{game: duel, A: {{life: {'9' * 900}}}}}"),
        lambda: run({"game": "duel", "A": {"life": 1 << 99999}}, game_named),
        record("seed: 5", f"seed: {2**63}"),
        record("seed: 5", f"seed: {-(2**63) - 1}"),
        record("seed: 5", f"seed: {'9' * 9999}"),
    ],
    "none-of": [dealt(tag_team, epic="perhaps"), position("{game: tag-team, epic: 1}")],
    "not-a-map": [position("{game: duel, A: [gorillion]}"), position(f"{DUEL}then: nothing")],
    "not-a-list": [position("{game: duel, A: {hand: x}}"), position(f"{DUEL}moves: x")],
    "unknown-field": [position("{game: duel, C: {}}"), position("{game: duel, A: {deck: []}}")],
    "no-seat": [position("{game: duel, turn: C}"), record(MOVES, f"{MOVES}  1. C: pass\n")],
    "too-long": [
        position(" " * (LONGEST_TEXT + 1)),
        position(f"name: {'x' * (LONGEST_VALUE + 1)}"),
        position(f"{'x' * (LONGEST_VALUE + 1)}: name"),
        replayed(RECORD + " " * LONGEST_RECORD),
        record("bot rule", "x" * LONGEST_LINE),
        dealt(duel, deck=" " * (LONGEST_DECK + 1)),
    ],
    "too-many": [
        record(MOVES, MOVES + "".join(f"  {number}. A: pass\n" for number in range(1, MOST_MOVES + 2))),
        record("deal:\n", "deal:\n" + "  A hand: gorillion\n" * 100),
        position(f"{{game: duel, unused: [{', '.join(['gorillion'] * 1001)}]}}"),
        position(f"{{game: duel, set: [{', '.join(['first-contact'] * 100)}]}}"),
    ],
    "too-many-values": [position("- x\n" * MOST_VALUES), position(f"[{'x,' * MOST_VALUES}]")],
    "no-solver": [partial(solve, mind_up.deal(seed=1)[0])],
    "nobody-decides": [partial(solve, game_over()), partial(safe, game_over().view(Seat("A")))],
    "too-many-worlds": [partial(safe, duel.deal(seed=11)[0].view(duel.deal(seed=11)[0].turn))],
    "not-over": [partial(review, parse(RECORD).before_move(1))],
    "other-games": [lambda: list(games_of(Path(__file__), {}))],
    "too-deep": [position("[" * (DEEPEST + 1)), position("{x: " * (DEEPEST + 1)), position("- " * 900)],
    "too-many-cards": [position(f"{{game: duel, A: {{draw: [{', '.join(['gorillion'] * 61)}]}}}}")],
    "needless-side": [position("{game: duel, A: {play: [{card: gorillion, side: tough}]}}")],
    "no-side": [position("{game: duel, A: {play: [{card: sluggernaut, exhausted: true, side: [x]}]}}")],
    "two-places": [mind_up_position("{deck: [5]}")],
    "seats-in-order": [mind_up_position("{E: {hand: [7, 8]}}")],
    "players": [dealt(mind_up, players="2"), position("{game: mind-up, A: {}, B: {}}")],
    "objectives": [dealt(mind_up, objectives="6")],
    "row-size": [mind_up_position("{row: [10, 20]}")],
    "empty-hand": [mind_up_position("{A: {}}")],
    "hand-size": [mind_up_position("{B: {hand: [3]}}")],
    "round-size": [mind_up_position("{A: {hand: [1, 2], taken: [50, 51, 52, 53, 54, 55]}}")],
    "columns": [mind_up_position("{columns: [1, 2, 3, 4, 4]}"), mind_up_position("{columns: [[x], 1]}")],
    "no-objective": [mind_up_position("{objectives: [Z9]}"), mind_up_position("{objectives: [[x]]}")],
    "objective-letters": [mind_up_position("{objectives: [A1, A2]}")],
    "scores": [mind_up_position("{A: {hand: [1, 2], scores: [3]}}")],
    "not-a-record": [replayed("a letter\n")],
    "record-format": [record("record 2", "record 9")],
    "expected": [record("deal:", "dealt:"), record("game: duel", "game: a b"), record("options: none", "options: x")],
    "expected-either": [record("unfinished", "a draw"), record("unfinished", "won by nobody")],
    "expected-empty": [record("\nmoves:", "x\nmoves:")],
    "seat-twice": [record("seat B", "seat A")],
    "move-number": [record(MOVES, f"{MOVES}  2. A: pass\n")],
    "cut-off": [replayed(RECORD[: RECORD.index("\nresult")])],
    "after-result": [replayed(f"{RECORD}more\n")],
    "other-game": [lambda: list(replay(parse(RECORD), tag_team))],
    "other-rules": [record("rules: 2", "rules: 0")],
    "other-seats": [record("seat B: bot rule", "seat B: bot rule\nseat C: bot rule")],
    "other-deal": [record("seed: 5", "seed: 6")],
    "other-roll": [record(MOVES, f"{MOVES}  1. {ASKED}: {ALLOWED}\n\nrolls:\n  1. 3 of 5\n")],
    "not-hexadecimal": [record("dice: quick", "dice: sealed")],
    "other-result": [record("unfinished", "won by A")],
    "unreadable-move": [move("dance"), position(f"{DUEL}moves: [A: dance]")],
    "ambiguous-move": [ambiguous],
    "illegal-move": [move("attack gorillion"), move("block gorillion")],
    "not-a-step": [position(f"{DUEL}moves: [x]")],
    "mixed-step": [position(f"{DUEL}moves: [{{A: pass, legal: x}}]")],
    "not-of-a-step": [position(f"{DUEL}moves: [{{G: pass}}]")],
    "not-expected": [position(f"{DUEL}then: {{mood: good}}")],
    "expected-legal": [position(f"{DUEL}moves: [A: attack luchataur]")],
    "expected-clear": [failing("expected-clear", move="hunt rhino-turtle", why="it fits two")],
    "expected-refused": [position(f"{DUEL}moves: [refuse: {{A: play gorillion}}]")],
    "expected-moves": [position(f"{DUEL}moves: [legal: {{A: [play luchataur]}}]")],
    "differs": [position(f"{DUEL}then: {{turn: B}}"), position(f"{DUEL}then: {{winner: A}}")],
    "also": [position(f"{DUEL}then: {{turn: B, A: {{life: 9}}}}")],
    "no-shortcuts": [
        position("&a [x]"),
        position("[*a]"),
        position("<<: {game: duel}"),
        position("{A: {hand: &hand [gorillion]}, B: {hand: *hand}}"),
    ],
    "no-tags": [position("!!python/name:os.system x"), position("name: ! x"), position("!!set {x}")],
    "not-a-name": [position("{[a]: b}"), position("? {a: b}"), position("? - a\n: b")],
    "name-twice": [position("{game: duel, game: mind-up}"), position("{A: {life: 1}, 'A': {life: 2}}")],
    "no-bot": [partial(bot_named, name, 1) for name in ("clever", ":x", "x:")],
    "no-bot-in": [partial(bot_named, "mindtable.games:Clever", 1)],
    "not-a-bot": [partial(bot_named, "builtins:str", 1), partial(check_bot, "builtins:len")],
    "bot-plays-not": [
        partial(in_a_quiet_family, partial(check_bot, "rule", "quiet")),
        partial(in_a_quiet_family, partial(check_bot, "search@9", "quiet")),
        partial(in_a_quiet_family, partial(RuleBot(1).choose, Quiet())),
        partial(in_a_quiet_family, partial(LevelBot(LEVELS[0], 1).choose, Quiet())),
    ],
    "no-limit": [partial(Limit.read, "long")],
    "needless-limit": [partial(bot_named, "rule@1s", 1)],
    "no-program": [partial(check_bot, "./nowhere.py")],
    "no-command": [partial(check_bot, "program:"), partial(check_bot, "program:'")],
    "too-few-bots": [partial(enter, ["rule"], Limit(), "duel")],
    "bot-twice": [partial(enter, ["rule", "rule"], Limit(), "duel")],
    "no-executor": [
        partial(ExitStack().enter_context, crew_named(name)) for name in ("nobody", "nowhere:x", "builtins:dict")
    ],
    "no-cluster": [failing("no-cluster", address="nowhere:1")],
    "no-queue": [failing("no-queue", address="jobs?cluster=none", problem="no such cluster")],
    "work-lost": [failing("work-lost", tries="3", log="jobs/7_0_log.err")],
    "bot-failed": [from_outside(lambda view: view.nothing)],
    "bot-not-legal": [from_outside(lambda _view: "win")],
    "bot-not-started": [forfeited],
    "bot-protocol": [programmed('input(); print(chr(123) + \'"type": "hello", "protocol": 9\' + chr(125))')],
    "bot-late": [failing("bot-late", seconds="1")],
    "bot-not-json": [programmed("input(); print(9, 9)")],
    "bot-not-of-type": [programmed("input(); print([9])")],
    "bot-ended": [programmed("import sys; sys.exit(9)")],
    "bot-ended-saying": [programmed("1 / 0")],
    "bot-silent": [failing("bot-silent")],
}
# Those that are met in files.
MET_IN_FILES: dict[str, list[Callable[[Path], object]]] = {
    "unreadable-file": [
        lambda folder: load(folder / "none"),
        lambda folder: documents(folder / "none"),
        in_file(None, load),
        in_file(None, documents),
        in_file(None, analysed),
    ],
    "not-text": [in_file(b"\xff\xfe", load), in_file(b"\xff\xfe", documents)],
    "not-yaml": [
        in_file(b"a: [", documents),
        in_file(b"\x00", documents),
        in_file(rb'"\0"', documents),
        in_file(rb'"\ud800"', documents),
        in_file(rb'"\Uffffffff"', documents),
        in_file(b"%YAML 1." + b"1" * 5000, documents),
    ],
    "not-toml": [in_file(b"game =", read_study)],
    "no-study": [Kept.in_folder],
    "not-a-scenario": [in_file(b"- one", documents)],
    "no-scenario": [in_file(b"---\n", analysed)],
}


@pytest.fixture(scope="module")
def flaws(tmp_path_factory: pytest.TempPathFactory) -> list[Flaw]:
    """All flaws met in these ways."""
    folder = tmp_path_factory.mktemp("files")
    ways = [(reason, way) for reason, ways in MET.items() for way in ways]
    ways += [(reason, partial(use, folder)) for reason, uses in MET_IN_FILES.items() for use in uses]
    found = []
    for reason, way in ways:
        with pytest.raises(Flawed) as problem:
            way()
        assert problem.value.flaw.reason == reason
        found.append(problem.value.flaw)
    return found


def test_every_reason_and_every_kind_of_place_is_met(flaws: list[Flaw]) -> None:
    assert {found.reason for found in flaws} == EVERY_REASON
    named = [value for found in flaws for value in found.about.values() if isinstance(value, Place)]
    assert {place.kind for found in flaws for place in found.where} | {place.kind for place in named} == set(PLACES)


def test_every_reason_in_the_source_is_known() -> None:
    source = "\n".join(file.read_text("utf-8") for file in Path(str(mindtable.__path__[0])).rglob("*.py"))
    assert set(re.findall(r'(?:\b|_)flaw\(\s*"([^"]+)"', source)) <= EVERY_REASON


@pytest.mark.slow
@pytest.mark.parametrize("name", LANGUAGES)
def test_every_flaw_is_a_sentence_in_every_language(flaws: list[Flaw], name: str) -> None:
    english, spoken = Wording("en"), Wording(name)
    for found in flaws:
        sentence = spoken.flaw(found)
        assert re.fullmatch(r"\S.*\S[.]", sentence), sentence
        assert "  " not in sentence
        assert "{" not in sentence.replace("{}", "")
        assert (sentence == english.flaw(found)) == (name == "en")


def test_no_word_of_a_flaw_is_said_past_the_messages(
    flaws: list[Flaw], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_in_brackets(tmp_path, monkeypatch)
    silent = Wording("en")
    for found in flaws:
        sentence = silent.flaw(found)
        assert outside_brackets(sentence) == ""
        given = sorted((str(value) for value in _given(found)), key=len, reverse=True)
        left = re.sub("|".join(map(re.escape, filter(None, given))) or "$", "", sentence)
        assert not LETTERS.search(left), (found.reason, left)


QUOTING = ("bot-failed", "bot-ended-saying")  # what a bot says itself


def _given(found: Flaw) -> Iterator[object]:
    """What somebody wrote or has to write, in a flaw."""
    for value in found.about.values():
        if isinstance(value, Place):
            yield from value.about.values()
        elif isinstance(value, Refusal):
            yield from ("Gorillion", "Luchataur", *value.facts.values())
        elif isinstance(value, Flaw):
            yield from _given(value)
        elif value != found.about.get("why") or found.reason in QUOTING:
            yield value
    for place in found.where:
        yield from place.about.values()


def test_what_is_quoted_is_short() -> None:
    assert [written(value) for value in ("killer bee", None, True, [1, 2])] == ["killer bee", "null", "true", "[1, 2]"]
    assert written("x" * 500) == "x" * 99 + "…"
    assert written(1 << 99999) == "…", "of more digits than Python writes"


def test_what_is_quoted_does_nothing_to_a_screen() -> None:
    assert written("a\x1b[2J\ud800\nb\u202e") == "a\ufffd[2J\ufffd b\ufffd"


def test_a_text_that_grows_beyond_all_bounds_is_quoted_all_the_same() -> None:
    """Each line of YAML holds the one before ten times."""
    lines = ["a0: &a0 [x]", *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 30))]
    grown = yaml.safe_load("\n".join(lines))["a29"]
    of_duel = ({"turn": grown}, {"A": {"life": grown}}, {"A": {"hand": [grown]}}, {"set": [grown]})
    of_mind_up = ({"columns": grown}, {"round": grown}, {"objectives": [grown]}, {"row": grown})
    for document in (
        *({"game": "duel", **field} for field in of_duel),
        *({**MIND_UP, **field} for field in of_mind_up),
    ):
        with pytest.raises(Flawed) as problem:
            run(document, game_named)
        assert len(str(problem.value)) < 300

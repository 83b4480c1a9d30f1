"""Programs in any language: what they are told in the protocol they speak, and what a silent one costs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mindtable.arena.entrants import enter
from mindtable.arena.fixtures import Cards, round_robin
from mindtable.arena.playing import play
from mindtable.bots import BotFailure, program_bot
from mindtable.bots.family import family_of
from mindtable.bots.limit import Limit
from mindtable.bots.program_bot import ProgramBot
from mindtable.game.contract import Seat
from mindtable.game.sights import facts_of
from mindtable.games import game_named
from tests.bots.protocols import moments

GOLDEN = Path(__file__).parent.parent / "golden" / "protocol-1.jsonl"
QUICK = Limit(iterations=1)
DUEL = Cards("duel", ("first-contact",), (), seed=1)

Program = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Programs with a body that is carried out once, and notes what they are told and how often they are started."""

    def written(body: str) -> str:
        file = tmp_path / "program.py"
        file.write_text(
            "import json, sys, time\n"
            "notes = open(__file__ + '.notes', 'a')\n"
            "def note(line):\n"
            "    print(line.strip(), file=notes, flush=True)\n"
            "    return json.loads(line)\n"
            "def say(**message):\n"
            "    print(json.dumps(message), flush=True)\n"
            "note('\"started\"')\n" + body
        )
        return str(file)

    return written


def noted(name: str) -> list[Any]:
    return [json.loads(line) for line in Path(name + ".notes").read_text().splitlines()]


ANSWERING = """
for line in sys.stdin:
    message = note(line)
    if message["type"] == "hello":
        say(type="hello", {protocol})
    if message["type"] == "choose":
        say(type="move", move=message["moves"][0])
    if message["type"] == "end":
        break
"""


def told(name: str) -> list[Any]:
    """What a program was told of the first decision of a duel, after the hello."""
    view = DUEL.dealt(0).view(DUEL.dealt(0).to_decide[0])
    bot = ProgramBot(name, QUICK)
    try:
        assert bot.choose(view) == view.moves()[0]
    finally:
        bot.leave(())
    return [message for message in noted(name) if message != "started"]


# --- protocols -------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", ["", "protocol=1"])
def test_who_says_nothing_of_a_protocol_is_told_the_fields_of_the_first(spoken: str, program: Program) -> None:
    hello, choose, end = told(program(ANSWERING.format(protocol=spoken)))
    assert hello == {"type": "hello", "protocol": 1, "protocols": [1, 2], "game": "duel", "seat": hello["seat"]}
    assert set(choose["view"]["seats"]) == {"A", "B"}
    assert "players" not in choose["view"]
    assert end == {"type": "end", "winners": []}


def test_who_speaks_protocol_2_is_told_the_whole_sight(program: Program) -> None:
    view = DUEL.dealt(0).view(DUEL.dealt(0).to_decide[0])
    _, choose, _ = told(program(ANSWERING.format(protocol="protocol=2")))
    assert choose["view"] == facts_of(view.sight)
    assert choose["view"]["players"][0]["draw_pile"] == 5


@pytest.mark.parametrize("spoken", ["protocol=3", "protocol=None", "protocol=[2]"])
def test_another_protocol_is_not_spoken(spoken: str, program: Program) -> None:
    with pytest.raises(BotFailure, match="is not spoken here"):
        told(program(ANSWERING.format(protocol=spoken)))


def test_the_fields_of_protocol_1_are_what_they_were_before_there_was_another() -> None:
    golden = [json.loads(line) for line in GOLDEN.read_text().splitlines()]
    now = []
    for name, view in moments():
        fields = family_of(view.sight.game).protocol_1
        assert fields is not None
        now.append({"moment": name, "view": fields(view.sight)})
    assert [one["moment"] for one in now] == [one["moment"] for one in golden]
    for one, other in zip(now, golden, strict=True):
        assert json.loads(json.dumps(one)) == other
        assert list(one["view"]) == list(other["view"])


# --- programs that do not speak --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "said"), [("time.sleep(100)", "no answer within 0.2 seconds"), ("sys.exit(4)", "exit status 4")]
)
def test_a_program_that_does_not_say_hello_is_waited_for_once(
    body: str, said: str, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_bot, "STARTING", 0.2 if "sleep" in body else 10)
    name = program(body)
    entrants = enter([name, "random"], QUICK, DUEL.game)
    for fixture in round_robin(2, 2, 6):
        result = play(DUEL, entrants, fixture)
        assert [fixture.bots[side] for side in result.winners] == [1]
        assert said in str(result.forfeit)
    assert noted(name) == ["started"]


def test_a_program_that_says_hello_is_started_once_more_than_it_plays(program: Program) -> None:
    name = program(ANSWERING.format(protocol=""))
    entrants = enter([name, "random"], QUICK, DUEL.game)
    assert not play(DUEL, entrants, round_robin(2, 2, 2)[0]).forfeit
    assert noted(name).count("started") == 2


def test_the_game_of_a_view_decides_who_translates() -> None:
    for game in ("duel", "tag-team", "mind-up"):
        sight = game_named(game).deal(seed=1)[0].view(Seat("A")).sight
        fields = family_of(game).protocol_1
        assert fields is not None
        assert fields(sight)["game"] == game

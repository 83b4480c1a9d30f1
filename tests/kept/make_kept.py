"""Makes what is kept here, with the package of its time: `make_kept.py games FOLDER`, `make_kept.py store FOLDER`.

It asks nothing of the package but what that had then, so it does not run with a later one: README.md says which commit
made what. Run it once more and there are other games.
"""

from __future__ import annotations

import gzip
import html
import json
import os
import re
import sqlite3
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from starlette.testclient import TestClient

from mindtable.game.contract import Move, Position
from mindtable.game.records import Record, save, write_out
from mindtable.games import game_named
from mindtable.mindbug.cards import SETS
from mindtable.mindbug.sight import Sight
from mindtable.table.app import make_app
from mindtable.table.attendance import Patience
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.terminal import journal
from mindtable.terminal.match import Match
from mindtable.terminal.players import PERSON, bot_seat

ALL_SETS = tuple(SETS)
# Cards that ask for an opponent, also where nothing comes of it; and cards of which many are equal.
ASKING = (
    "koibra:5,cheeky-chimpborg:4,waddling-recruit:6,catalisk:5,macaw-dagon:4,strange-barrel:6,"
    "tusked-extorter:4,ferret-bomber:4,explosive-toad:2"
)
EQUAL = "ferret-bomber:12,tusked-extorter:10,grave-robber:6,strange-barrel:4,macaw-dagon:4,steelhorn:6"
# Several effects at a time, of which some can do nothing.
WAITING = "puffermech:8,spirit-maki:8,harpy-mother:4,explosive-toad:4,strange-barrel:6,steelhorn:8,trash-flier:6"

# Name, game, sets, options, seed, after how many moves it was left (0: at its end).
Plan = tuple[str, str, Sequence[str], Mapping[str, str], int, int]
RECORDS: list[Plan] = [
    *((f"duel-{name}", "duel", (name,), {}, 3, 0) for name in ALL_SETS),
    ("duel-all-sets", "duel", ALL_SETS, {}, 5, 0),
    ("duel-left", "duel", ALL_SETS, {}, 6, 17),
    ("duel-dealt", "duel", ("first-contact",), {}, 7, -1),
    ("duel-own-deck", "duel", (), {"deck": "gorillion:10,killer-bee:10,compost-dragon:5"}, 8, 0),
    *((f"duel-equal-cards-{seed}", "duel", (), {"deck": EQUAL}, seed, 0) for seed in range(1, 6)),
    *((f"duel-waiting-{seed}", "duel", (), {"deck": WAITING}, seed, 0) for seed in range(1, 6)),
    ("tag-team-first-contact", "tag-team", ("first-contact",), {}, 1, 0),
    ("tag-team-all-sets", "tag-team", ALL_SETS, {}, 2, 0),
    ("tag-team-left", "tag-team", ALL_SETS, {}, 3, 23),
    ("tag-team-epic", "tag-team", ("promos", "beyond-evolution"), {"epic": "yes"}, 4, 0),
    ("tag-team-epic-left", "tag-team", ALL_SETS, {"epic": "yes"}, 5, 60),
    *((f"tag-team-asking-{seed}", "tag-team", (), {"deck": ASKING}, seed, 0) for seed in range(1, 5)),
    *(
        (f"tag-team-epic-asking-{seed}", "tag-team", (), {"epic": "yes", "deck": ASKING}, seed, 0)
        for seed in range(1, 7)
    ),
    ("tag-team-equal-cards", "tag-team", (), {"deck": EQUAL}, 1, 0),
    ("tag-team-epic-equal-cards", "tag-team", (), {"epic": "yes", "deck": EQUAL}, 2, 0),
    ("tag-team-waiting", "tag-team", (), {"deck": WAITING}, 3, 0),
    ("mind-up-3", "mind-up", (), {"players": "3", "objectives": "2"}, 1, 0),
    ("mind-up-4", "mind-up", (), {"players": "4", "objectives": "0"}, 2, 0),
    ("mind-up-5", "mind-up", (), {"players": "5", "objectives": "4"}, 3, 0),
    ("mind-up-6", "mind-up", (), {"players": "6", "objectives": "5"}, 4, 0),
    ("mind-up-left", "mind-up", (), {"players": "4", "objectives": "1"}, 5, 30),
]

# The games at the terminal: a person at the first seat, bots at the others.
TERMINAL: list[Plan] = [
    ("duel", "duel", ("first-contact",), {}, 21, 12),
    ("tag-team", "tag-team", ALL_SETS, {}, 22, 31),
    ("tag-team-asking", "tag-team", (), {"deck": ASKING}, 23, 40),
    ("mind-up", "mind-up", (), {"players": "5", "objectives": "2"}, 24, 22),
    ("over", "duel", ALL_SETS, {}, 25, 0),
]


def main(what: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if what == "games":
        make_records(folder / "records")
        make_terminal(folder / "terminal")
        make_dumps(folder / "dumps.json.gz")
    else:
        make_store(folder)


# --- records, files of the terminal, dumps ---------------------------------------------------------


def moments(position: Position, seed: int) -> Iterator[tuple[Position, str, str]]:
    """A random game: each position with who moves then, and how."""
    dice = Random(seed)
    while position.to_decide:
        seat = dice.choice(position.to_decide)
        move = dice.choice(position.moves(seat))
        yield position, seat, move.text
        position.play(move, seat)


def make_records(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, game_name, sets, options, seed, left in RECORDS:
        game = game_named(game_name)
        position, _ = game.deal(seed=seed, sets=sets, options=options)
        names = {seat: f"{seat} of {name}" for seat in position.seats}
        record = Record.of_deal(game, position, seed=seed, sets=sets, options=options, seats=names)
        dice = Random(seed)
        while position.to_decide and (left == 0 or len(record.moves) < left):
            seat = dice.choice(position.to_decide)
            move = dice.choice(position.moves(seat))
            position.play(move, seat)
            record = record.with_move(seat, move, position.winners)
        save(record, folder / f"{name}.record")


def make_terminal(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, game_name, sets, options, seed, left in TERMINAL:

        def who(seats: Sequence[Any]) -> dict[Any, str]:
            return {seat: PERSON if seat == "A" else bot_seat("rule") for seat in seats}

        path = folder / f"{name}{journal.SUFFIX}"
        match = Match.begin(game_named(game_name), path, seed=seed, sets=sets, options=options, who=who)
        dice = Random(seed)
        while match.position.to_decide and (left == 0 or len(match.record.moves) < left):
            seat = dice.choice(match.position.to_decide)
            match.play(dice.choice(match.position.moves(seat)), seat)


def make_dumps(path: Path) -> None:
    """The first position of each kind of moment, in many games of all kinds."""
    found: dict[tuple[Any, ...], dict[str, str]] = {}
    for number in range(40):
        for _, game_name, sets, options, _, _ in RECORDS:
            position, _ = game_named(game_name).deal(seed=1000 + number, sets=sets, options=options)
            for moment, _, _ in moments(position, number):
                kind = kind_of(moment)
                if kind not in found:
                    found[kind] = {"kind": " · ".join(map(str, kind)), "game": game_name, "dump": moment.dump()}
    path.write_bytes(gzip.compress(json.dumps(list(found.values()), indent=0).encode(), mtime=0))


def kind_of(position: Position) -> tuple[Any, ...]:
    """By what a moment differs from others."""
    if position.game == "mind-up":
        return (position.game, len(position.seats), len(position.to_decide))
    sight = position.view(None).sight
    assert isinstance(sight, Sight)
    doing = sight.effect.doing if sight.effect else ""
    return (sight.mode, sight.question, doing, "waiting" if sight.waiting else "")


# --- a store ---------------------------------------------------------------------------------------


class Somebody:
    """Somebody with a browser, who plays by the pages alone."""

    def __init__(self, table: TestClient, name: str, seed: int) -> None:
        self.name = name
        self.browser = TestClient(table.app, base_url="http://table.test", follow_redirects=True)
        self.browser.portal = table.portal
        self.dice = Random(seed)

    def begin(self, **wish: str) -> str:
        return self.found(self.browser.post("/games", data={"bot": "rule", "name": self.name, **wish}))

    def found(self, page: Any) -> str:
        assert page.status_code == 200, page.text
        return str(re.findall(r"/games/([\w-]+)", str(page.url))[0])

    def look(self, game: str) -> str:
        return self.browser.get(f"/games/{game}").text

    def invitations(self, game: str) -> list[str]:
        return re.findall(r'value="http://[^/"]+(/join/[^"]+)"', self.look(game))

    def sit_down(self, invitation: str) -> None:
        assert self.browser.post(invitation, data={"name": self.name}).status_code == 200

    def do(self, game: str, what: str, **fields: str) -> Any:
        return self.browser.post(f"/games/{game}/{what}", data=fields)

    def turn(self, game: str) -> bool:
        """Answer what is asked, if something is; whether the game goes on."""
        page = self.look(game)
        seat = re.search(r'name="seat" value="(\w)"', page)
        if 'class="curtain"' in page and seat:
            self.do(game, "look", seat=seat[1])
            return True
        if 'class="question over"' in page:
            return False
        mark = re.search(r'name="mark" value="(\w+)"', page)
        moves = list(dict.fromkeys(map(html.unescape, re.findall(r'name="move" value="([^"]+)"', page))))
        if mark and moves and 'class="question asked"' in page:
            self.do(game, "answer", move=self.dice.choice(moves), mark=mark[1])
        else:
            time.sleep(0.01)
        return True

    @property
    def cookies(self) -> dict[str, str]:
        return {cookie.name: cookie.value or "" for cookie in self.browser.cookies.jar}


def make_store(folder: Path) -> None:
    """A store with its key, and who its players are."""
    with TemporaryDirectory() as data:
        settings = Settings(
            data=Path(data), pace=AT_ONCE, patience=Patience(shown=0, waited=0), posts_a_minute=1_000_000
        )
        with TestClient(make_app(settings), base_url="http://table.test", follow_redirects=True) as table:
            evening = Evening(table)
            evening.spend()
            time.sleep(1)  # bots that are still asked have answered by then
        with sqlite3.connect(Path(data) / "mindtable.db") as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()
        compressed = gzip.compress((Path(data) / "mindtable.db").read_bytes(), mtime=0)
        (folder / "mindtable.db.gz").write_bytes(compressed)
        (folder / "mindtable.key").write_bytes((Path(data) / "mindtable.key").read_bytes())
        (folder / "known.json").write_text(json.dumps(evening.known(), indent=1) + "\n", encoding="utf-8")


class Evening:
    """An evening at the table, on which everything happens that can."""

    def __init__(self, table: TestClient) -> None:
        self.people = {name: Somebody(table, name, seed) for seed, name in enumerate(("Rosa", "Tom", "Kim", "Ada"), 1)}
        self.rosa, self.tom, self.kim, self.ada = self.people.values()
        self.games: list[dict[str, Any]] = []

    def known(self) -> dict[str, Any]:
        return {"people": {name: one.cookies for name, one in self.people.items()}, "games": self.games}

    def note(self, what: str, game: str, *players: Somebody, is_over: bool = False, **more: Any) -> None:
        names = [one.name for one in players]
        self.games.append({"what": what, "game": game, "players": names, "is_over": is_over, **more})

    def play(self, game: str, *players: Somebody, rounds: int = 100_000) -> None:
        """Let people answer in turn, so often or to the end."""
        for _ in range(rounds):
            if not all(one.turn(game) for one in players):
                return

    def together(self, *players: Somebody, **wish: str) -> str:
        host, *guests = players
        game = host.begin(company="friends", **wish)
        for guest, invitation in zip(guests, host.invitations(game), strict=True):
            guest.sit_down(invitation)
        return game

    def spend(self) -> None:
        self.against_bots()
        self.with_friends()
        self.handed_in()

    def against_bots(self) -> None:
        rosa = self.rosa
        for what, rounds, wish in (
            ("a duel", 8, {"game": "duel", "sets": "first-contact"}),
            ("a duel with a deck of one's own", 12, {"game": "duel", "deck": EQUAL}),
            ("Tag Team with cards that ask for an opponent", 18, {"game": "tag-team", "deck": ASKING}),
            ("epic Tag Team", 30, {"game": "tag-team", "sets": "beyond-eternity", "epic": "yes"}),
            ("epic Tag Team, cards that ask", 40, {"game": "tag-team", "deck": ASKING, "epic": "yes"}),
            ("Mind Up! for three", 6, {"game": "mind-up", "players": "3", "objectives": "2"}),
            ("Mind Up! for six", 5, {"game": "mind-up", "players": "6", "objectives": "5"}),
        ):
            self.leave(f"{what}, going on", rounds, 0, **wish)
        for what, rounds, wish in (
            ("a duel", 4, {"game": "duel", "deck": EQUAL}),
            ("Tag Team", 9, {"game": "tag-team", "deck": ASKING, "epic": "yes", "bot": "random"}),
            ("Mind Up!", 4, {"game": "mind-up", "players": "5", "objectives": "1"}),
        ):
            self.leave(f"{what} with moves taken back, going on", rounds, 3, **wish)
        for what, wish in (
            ("a duel", {"game": "duel", "sets": "beyond-evolution"}),
            ("Tag Team with cards that ask for an opponent", {"game": "tag-team", "deck": ASKING, "epic": "yes"}),
            ("Mind Up!", {"game": "mind-up", "players": "4"}),
        ):
            game = rosa.begin(company="bot", **wish)
            self.play(game, rosa)
            self.note(f"{what}, over", game, rosa, is_over=True)

    def leave(self, what: str, rounds: int, often: int, **wish: str) -> None:
        """Begin a game against bots, take moves back so often, and leave it; begin again if it was over too early."""
        rosa = self.rosa
        while True:
            game = rosa.begin(company="bot", **wish)
            self.play(game, rosa, rounds=rounds)
            for _ in range(often):
                rosa.do(game, "back")
                self.play(game, rosa, rounds=rounds)
            while 'class="question asked"' not in (page := rosa.look(game)) and 'class="question over"' not in page:
                time.sleep(0.01)
            is_over = 'class="question over"' in page
            self.note("over too early" if is_over else what, game, rosa, is_over=is_over)
            if not is_over:
                return

    def with_friends(self) -> None:
        rosa, tom, kim, ada = self.people.values()
        game = self.together(rosa, tom, game="duel", sets="new-servants")
        self.play(game, rosa, tom, rounds=10)
        self.note("a duel of two people, going on", game, rosa, tom)

        game = self.together(tom, rosa, game="duel")
        self.play(game, tom, rosa, rounds=6)
        rosa.do(game, "resign")
        self.note("a duel that was given up", game, tom, rosa, is_over=True)
        again = rosa.found(rosa.do(game, "rematch"))
        self.play(again, tom, rosa, rounds=5)
        self.note("its rematch, going on", again, rosa, tom)

        game = self.together(rosa, tom, kim, ada, game="tag-team", deck=ASKING)
        self.play(game, rosa, tom, kim, ada, rounds=25)
        self.note("Tag Team of four people, going on", game, rosa, tom, kim, ada)

        game = kim.begin(company="friends", game="duel", sets="promos")
        self.note("a duel with a free chair", game, kim, invitations=kim.invitations(game))
        game = kim.begin(company="friends", game="mind-up", players="4", **{"other-1": "rule", "other-2": "random"})
        self.note("Mind Up! with a free chair", game, kim, invitations=kim.invitations(game))

        game = kim.begin(company="screen", game="duel", sets="first-contact")
        self.play(game, kim, rounds=12)
        self.note("a duel of two at one screen, going on", game, kim)

        game = self.together(ada, tom, game="mind-up", players="3", **{"other-2": "rule"})
        self.play(game, ada, tom, rounds=4)
        tom.do(game, "resign")
        self.note("Mind Up! that somebody gave up, going on with a bot", game, ada)

        game = self.together(ada, kim, game="duel")
        while 'class="question asked"' not in kim.look(game):
            ada.turn(game)
        seat = "B"
        answered = ada.do(game, "bot", seat=seat)
        assert answered.status_code == 200, answered.text
        self.note("a duel in which a bot plays for somebody who was away", game, ada, away="Kim")

        game = rosa.begin(company="bot", game="duel", bot="expert")
        rosa.do(game, "resign")
        self.note("a duel against an expert that was given up at once", game, rosa, is_over=True)

    def handed_in(self) -> None:
        tom = self.tom
        _, game_name, sets, options, seed, _ = next(plan for plan in RECORDS if plan[0] == "tag-team-epic-asking-1")
        game = game_named(game_name)
        dealt, _ = game.deal(seed=seed, sets=sets, options=options)
        record = Record.of_deal(
            game, dealt, seed=seed, sets=sets, options=options, seats={seat: f"player {seat}" for seat in dealt.seats}
        )
        for position, seat, move in moments(dealt, seed):
            record = record.with_move(position.seats["ABCD".index(seat)], Move(move), ())
        record = replace(record, winners=dealt.winners)
        page = tom.browser.post("/replay", data={"text": write_out(record)})
        assert page.status_code == 200, page.text
        handed_in = re.findall(r"/replay/([\w-]+)", str(page.url))[0]
        self.note("a record that was handed in", handed_in, tom, is_over=True)

        page = tom.browser.post(f"/replay/{handed_in}/play-on", data={"move": "40"})
        self.note("a game played on from a record", tom.found(page), tom)

        for what, text in (
            (
                "a duel from a position",
                "game: duel\nA: {hand: [ferret-bomber, gorillion], play: [luchataur]}\n"
                "B: {hand: [killer-bee, killer-bee, killer-bee], play: [strange-barrel]}\n",
            ),
            (
                "Tag Team from a position",
                "game: tag-team\nA: {hand: [koibra], play: [catalisk]}\n"
                "B: {hand: [killer-bee]}\nC: {hand: [gorillion]}\nD: {play: [strange-barrel]}\n",
            ),
        ):
            page = tom.browser.post("/replay", data={"text": text})
            game_id = tom.found(page)
            self.play(game_id, tom, rounds=1)
            self.note(what, game_id, tom)


if __name__ == "__main__":
    os.environ["MINDTABLE_LANG"] = "en"
    main(sys.argv[1], Path(sys.argv[2]))

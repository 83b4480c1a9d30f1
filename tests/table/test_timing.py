"""What nobody may see does not show in when something is sent, either."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import pytest

from mindtable.game.contract import Seat
from mindtable.store import Chair, Entry, KeptGame
from mindtable.table.api.seen import game_for
from mindtable.table.api.streams import game_lines
from mindtable.table.api.values import Game
from mindtable.table.authority import Authority
from mindtable.table.calls import Ear
from mindtable.table.family import page_of
from mindtable.table.keys import Keys
from mindtable.table.live import Whole, events
from mindtable.table.openings import Openings, Wish
from mindtable.table.present.sayings import wording_in
from mindtable.table.seen import scene_now
from mindtable.table.waiting import events as what_waits
from tests.table.clocks import now, run, until

SIGN = b": still here\n\n"
A, B, C = Seat("A"), Seat("B"), Seat("C")
LinesOf = Callable[[Authority, Seat | None, Counter[str]], AsyncGenerator[bytes]]
Sent = dict[str, list[tuple[float, bytes]]]  # on each line, what and when


def page_lines(table: Authority, seat: Seat | None, drawn: Counter[str]) -> AsyncGenerator[bytes]:
    """The events of a page."""

    def draw() -> list[str]:
        drawn[str(seat)] += 1
        return [repr(page_of(scene_now(table, seat, wording_in("en"))))]

    return events(table, seat and f"player {seat}", draw, Whole(""))


def program_lines(table: Authority, seat: Seat | None, drawn: Counter[str]) -> AsyncGenerator[bytes]:
    """The lines of a program."""
    player = f"player {seat}"

    def stands() -> Game:
        drawn[str(seat)] += 1
        return game_for(table, player, wording_in("en"), Keys(bytes(32)), "http://table.test")

    async def is_live() -> bool:
        return True

    return game_lines(table, player, 0, ear=Ear(), stands_now=stands, is_live=is_live)


async def evening(
    changes: Sequence[float], *, opened: float = 0, lines_of: LinesOf = page_lines
) -> tuple[Sent, Counter[str]]:
    """Two minutes of Mind Up! for three, of whom A seals a choice after a second and changes it at some moments; B
    takes one, too, a minute later. What was sent on whose line, and how often their pages were drawn."""
    table = three_at_a_table()
    sent: Sent = defaultdict(list)
    drawn: Counter[str] = Counter()

    async def listen(seat: Seat | None) -> None:
        async for event in lines_of(table, seat, drawn):
            sent[str(seat)].append((now(), event))

    async def play() -> None:
        mark = table.mark()
        moves = [move.text for move in table.position.view(A).moves()]
        await until(1)
        await table.answer(A, moves[0], mark, "player A")
        for number, moment in enumerate(changes, 1):
            await until(moment)
            await table.answer(A, moves[number % len(moves)], mark, "player A")
        await until(61.5)
        await table.answer(B, table.position.view(B).moves()[0].text, mark, "player B")

    async with asyncio.TaskGroup() as together:
        lines = [together.create_task(listen(seat)) for seat in (A, B, None)]
        await until(opened)
        lines.append(together.create_task(listen(C)))
        await play()
        await until(122)
        for line in lines:
            line.cancel()
    return sent, drawn


async def evening_of_offers(*, is_offered: bool, lines_of: LinesOf) -> Sent:
    """Half a minute of Tag Team, in which A may offer to give up, C refuses that, and B moves. What was sent on whose
    line."""
    table = four_at_a_table()
    sent: Sent = defaultdict(list)

    async def listen(seat: Seat | None) -> None:
        async for event in lines_of(table, seat, Counter()):
            sent[str(seat)].append((now(), event))

    async with asyncio.TaskGroup() as together:
        lines = [together.create_task(listen(seat)) for seat in (*table.seats, None)]
        await until(3)
        if is_offered:
            await table.resign(A, "player A")
            await until(7.5)
            await table.play_on(C, "player C")
        await until(20)
        seat = table.to_decide[0]
        await table.answer(seat, table.position.view(seat).moves()[0].text, table.mark(), f"player {seat}")
        await until(31)
        for line in lines:
            line.cancel()
    return sent


def four_at_a_table() -> Authority:
    return _seated("tag-team", {}, "ABCD")


def three_at_a_table() -> Authority:
    return _seated("mind-up", {"players": "3"}, "ABC")


def _seated(game: str, options: dict[str, str], seats: str) -> Authority:
    async def write(_game: str, _entry: Entry, _asked: tuple[Seat, ...] | None, _due: datetime | None) -> datetime:
        return datetime(2026, 11, 1)  # nothing is kept

    async def read_on(_game: str, _number: int) -> None:
        """Nobody else writes."""

    new = Openings().new(Wish(game, "friends", "player A", options=options))
    chairs = tuple(Chair(Seat(seat), player=f"player {seat}") for seat in seats)
    kept = KeptGame("game", replace(new, seed=1, secret=None, chairs=chairs), (), None, {}, ())
    return Authority(kept, Keys(bytes(32)), write, read_on)


@pytest.mark.parametrize("lines_of", [page_lines, program_lines])
def test_lines_carry_the_same_at_the_same_moments_whatever_is_sealed_anew(lines_of: LinesOf) -> None:
    silent, _ = run(evening([], lines_of=lines_of))
    changed, _ = run(evening([1.5, 3, 14.9, 15, 16.25, 44.9, 45, 46.25], lines_of=lines_of))
    assert [silent[seat] for seat in ("B", "C", "None")] == [changed[seat] for seat in ("B", "C", "None")]
    assert len(changed["A"]) > len(silent["A"]), "who changed it sees it"


@pytest.mark.parametrize("lines_of", [page_lines, program_lines])
def test_the_other_side_does_not_hear_of_an_offer_to_give_up(lines_of: LinesOf) -> None:
    silent, offered = (run(evening_of_offers(is_offered=is_so, lines_of=lines_of)) for is_so in (False, True))
    assert [silent[seat] for seat in ("B", "D", "None")] == [offered[seat] for seat in ("B", "D", "None")]
    if lines_of is program_lines:
        assert len(offered["C"]) == len(silent["C"]) + 2, "who is asked hears of it, and of what came of it"


def test_the_line_of_what_waits_is_one_of_a_page_too() -> None:
    waiting: Any = SimpleNamespace(listening=lambda _: nullcontext(Ear()), games_of=lambda _: None)

    async def signs() -> list[tuple[bytes, float]]:
        line = what_waits(waiting, "player")
        return [(await anext(line), now()) for _ in range(2)]

    assert run(signs()) == [(SIGN, 45), (SIGN, 90)]


def test_signs_of_life_follow_from_when_a_line_was_opened() -> None:
    sent, _ = run(evening([3, 16, 46], opened=0.5))
    signs = {seat: [moment for moment, event in line if event == SIGN] for seat, line in sent.items()}
    assert signs == {
        "A": [45, 90],
        "B": [45, 90],
        "None": [45, 90],
        "C": [45.5, 90.5],
    }


def test_nobody_elses_page_is_drawn_again_for_a_choice_that_is_sealed_anew() -> None:
    _, silent = run(evening([]))
    _, changed = run(evening([3, 4, 5]))
    assert changed - silent == {"A": 3}

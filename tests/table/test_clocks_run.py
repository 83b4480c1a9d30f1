"""Clocks in games: when they begin, what answers cost, and what comes of it when time is up."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import ExitStack

import pytest

from mindtable.game.contract import Seat
from mindtable.table.authority import Authority
from mindtable.table.declined import Declined
from mindtable.table.family import page_of
from mindtable.table.live import Whole, events
from mindtable.table.present.sayings import wording_in
from mindtable.table.seen import scene_now
from mindtable.table.timed import Timed as TimedTable
from tests.table.clocks import now, run, until
from tests.table.timed_games import Timed, answer

A, B, C, D = map(Seat, "ABCD")


def lefts(table: TimedTable) -> dict[str, int]:
    reckoning = table.course.reckoning
    assert reckoning
    return {seat: reckoning.left(seat) for seat in table.seats}


def listen(table: Authority, players: str) -> ExitStack:
    lines = ExitStack()
    for player in players:
        lines.enter_context(table.listening(player))
    return lines


def test_an_answer_is_written_with_what_it_has_cost() -> None:
    async def played() -> None:
        game = Timed("duel", "180+5")
        table = await game.opened()
        with listen(table, "AB"):
            (asked,) = table.to_decide
            await until(20)
            await answer(table, asked)
            assert game.entries[-1].spent == 20_000
            assert lefts(table)[asked] == 165_000
            again = await game.opened()
            assert lefts(again) == lefts(table), "it follows from what is written, and from nothing else"

    run(played())


def test_a_clock_begins_when_its_question_is_sent_and_without_anybody_to_hear_it_later() -> None:
    async def cost(comes: float | None) -> int | None:
        game = Timed("duel", "180+5")
        table = await game.opened()
        (asked,) = table.to_decide
        if comes is not None:
            await until(comes)
            table.seen(asked)
        await until(30)
        await answer(table, asked)
        return game.entries[-1].spent

    assert run(cost(comes=None)) == 25_000
    assert run(cost(comes=2)) == 28_000
    assert run(cost(comes=20)) == 25_000


def test_who_does_not_answer_loses_when_time_is_up_and_an_answer_on_its_way_has_a_second() -> None:
    async def played() -> None:
        game = Timed("duel", "180+5")
        table = await game.opened()
        (asked,) = table.to_decide
        table.seen(asked)
        other = next(seat for seat in table.seats if seat != asked)
        await until(180.5)
        with pytest.raises(Declined) as late:
            await answer(table, asked)
        assert late.value.message == "clock-time-is-up"
        assert not table.is_over, "an answer may be on its way"
        await until(182)
        assert game.called[-1] == 181
        assert [(entry.kind, entry.seat) for entry in game.entries[-1:]] == [("time", asked)]
        assert table.winners == (other,)
        assert (await game.opened()).winners == (other,)
        for seat, said in ((asked, "You ran out of time."), (other, "You win")):
            assert said in str(page_of(scene_now(table, seat, wording_in("en"))).question)

    run(played())


def test_an_answer_that_was_on_its_way_counts() -> None:
    async def played() -> None:
        game = Timed("duel", "180+5")
        table = await game.opened()
        (asked,) = table.to_decide
        table.seen(asked)
        await until(180.5)
        await answer(table, asked, thought=179_900)
        assert game.entries[-1].spent == 179_900

    run(played())


def test_one_flag_loses_for_the_team() -> None:
    async def played() -> None:
        table = await Timed("tag-team", "180+5").opened()
        (asked,) = table.to_decide
        table.seen(asked)
        await until(200)
        side = next(side for side in table.position.sides if asked in side)
        assert set(table.winners) == set(table.seats) - set(side)

    run(played())


def test_in_mind_up_a_bot_plays_on_and_whoever_was_late_may_come_back_for_the_next_turn() -> None:
    async def played() -> None:
        game = Timed("mind-up", "turn:30", {"players": "3"})
        table = await game.opened()
        with listen(table, "ABC"):
            await answer(table, A)
            await answer(table, B)
            await until(35)
            assert not table.is_over
            assert table.to_hand_over == [C]
            assert [(entry.kind, entry.seat) for entry in game.entries[-1:]] == [("time", C)]
            assert not table.may_sit_down_again(C)
            await answer(table, C)  # whoever has the chair now
            assert table.to_hand_over == []
            assert table.may_sit_down_again(C)
            assert lefts(table) == {"A": 30_000, "B": 30_000, "C": 30_000}

    run(played())


def test_a_bot_of_the_house_does_not_lose_by_its_machine() -> None:
    async def played() -> None:
        game = Timed("duel", "180+5", bots="AB")
        table = await game.opened()
        (asked,) = table.to_decide
        await until(1000)
        assert not table.is_over
        await answer(table, asked)
        assert game.entries[-1].spent == 179_000

    run(played())


@pytest.mark.parametrize(("clock", "rated", "stands_in"), [("", False, True), ("3d", False, False), ("", True, False)])
def test_nobody_stands_in_where_there_is_a_clock_or_the_game_counts(clock: str, rated: bool, stands_in: bool) -> None:
    async def stood_in() -> bool:
        async def hand_over() -> bool:
            return True

        table = await Timed("duel", clock, rated=rated).opened()
        (asked,) = table.to_decide
        table.tell()
        assert table.missed == ({asked} if stands_in else set())
        await table.replace(asked, "rule", hand_over)
        return table.chairs[asked].bot == "rule"

    if stands_in:
        assert run(stood_in())
    else:
        with pytest.raises(Declined, match="clock-no-stand-in"):
            run(stood_in())


@pytest.mark.parametrize(("clock", "rated", "help"), [("", False, True), ("3d", False, True), ("", True, False)])
def test_nothing_is_taken_back_where_there_is_a_clock_or_the_game_counts(clock: str, rated: bool, help: bool) -> None:
    async def played() -> None:
        table = await Timed("duel", clock, bots="B", rated=rated).opened()
        while A not in table.course.movers:
            await answer(table, table.to_decide[0])
        assert table.may_be_helped(A) is help
        if clock or rated:
            with pytest.raises(Declined) as declined:
                await table.take_back(A)
            assert declined.value.message == "table-no-take-back"
        else:
            await table.take_back(A)

    run(played())


def test_help_is_for_those_who_play_against_bots_only() -> None:
    async def helped() -> list[bool]:
        table = await Timed("tag-team", "", bots="BD").opened()
        return [table.may_be_helped(seat) for seat in (*table.seats, None)]

    assert run(helped()) == [False] * 5


# --- choosing at the same time -----------------------------------------------------------------------

Sent = dict[str, list[tuple[float, bytes]]]  # on each line, what and when


async def turn(sealed: float, changes: list[float]) -> Sent:
    """A turn of Mind Up! for three, in which A seals a choice and changes it, and B chooses at a fixed moment: what was
    sent on whose line."""
    table = await Timed("mind-up", "180+5", {"players": "3"}).opened()
    sent: Sent = defaultdict(list)

    async def line(seat: Seat | None) -> None:
        def draw() -> list[str]:
            return [repr(page_of(scene_now(table, seat, wording_in("en"))))]

        async for event in events(table, seat, draw, Whole("")):
            sent[str(seat)].append((now(), event))

    async with asyncio.TaskGroup() as together:
        lines = [together.create_task(line(seat)) for seat in (A, B, C, None)]
        await until(sealed)
        await answer(table, A)
        for number, moment in enumerate(changes, 1):
            await until(moment)
            await answer(table, A, choice=number)
        await until(25)
        await answer(table, B)
        await until(44)
        for one in lines:
            one.cancel()
    return sent


def test_no_clock_tells_when_somebody_has_sealed_a_choice_or_that_it_was_changed() -> None:
    early, late, changed = run(turn(3, [])), run(turn(12, [])), run(turn(3, [6, 16, 21]))
    for viewer in ("B", "C", "None"):
        assert changed[viewer] == early[viewer], "what, and when"
        assert [sent for _, sent in late[viewer]] == [sent for _, sent in early[viewer]], "that of A shows no time"
    assert [sent for _, sent in late["A"]] != [sent for _, sent in early["A"]], "one's own does"

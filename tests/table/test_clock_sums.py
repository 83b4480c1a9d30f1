"""Clocks as sums: what is agreed on, what is left, and when it is up."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from mindtable.game.contract import Seat
from mindtable.store import Entry
from mindtable.table.clocks import BadClock, Clock, Outages, Reckoning, in_digits, in_words, shown
from mindtable.table.present.sayings import said

A, B = Seat("A"), Seat("B")
NOON = datetime(2026, 11, 1, 12)


def at(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def say(message: str, **about: str | int) -> str:
    return said("en", message, about)


def reckoning(clock: str) -> Reckoning:
    read = Clock.read(clock)
    assert read
    return Reckoning(read, (A, B))


@pytest.mark.parametrize("text", ["180+5", "600+0", "3d", "turn:30"])
def test_a_clock_is_written_as_it_is_read(text: str) -> None:
    clock = Clock.read(text)
    assert clock
    assert clock.text == text


@pytest.mark.parametrize(
    "text", ["29+5", "10801+5", "180+181", "0d", "15d", "turn:9", "turn:601", "3", "3+", "٣d", "3d "]
)
def test_what_is_no_clock_is_declined(text: str) -> None:
    with pytest.raises(BadClock):
        Clock.read(text)


def test_no_clock_is_none() -> None:
    assert Clock.read("") is None


def test_an_answer_costs_what_it_took_and_adds_what_was_agreed_on() -> None:
    clocks = reckoning("180+5")
    clocks.ask([A], at(0))
    clocks.answer(A, 12_000, at(12))
    assert (clocks.left(A), clocks.left(B)) == (173_000, 180_000)


def test_time_by_the_turn_is_whole_again_for_each_question() -> None:
    clocks = reckoning("turn:30")
    clocks.ask([A, B], at(0))
    clocks.answer(A, 12_000, at(12))
    assert clocks.left(A) == 18_000
    clocks.ask([A, B], at(20))
    assert clocks.left(A) == 30_000


def test_who_changes_what_is_sealed_loses_and_gets_nothing() -> None:
    clocks = reckoning("180+5")
    clocks.ask([A, B], at(0))
    clocks.answer(A, 10_000, at(10))
    clocks.answer(A, None, at(90))
    assert clocks.left(A) == 175_000
    assert not clocks.runs(A)
    assert clocks.before[A] == 180_000, "what others see of it"


def test_what_a_line_took_is_given_back_up_to_a_second_an_answer_and_ten_a_game() -> None:
    clocks = reckoning("180+5")
    given = []
    for number in range(14):
        clocks.ask([A], at(number * 10))
        cost = clocks.cost(A, 4000, 3100 if number < 2 else 1000)
        given.append(4000 - cost)
        clocks.answer(A, cost, at(number * 10 + 4))
    assert given[:3] == [900, 900, 1000]
    assert sum(given) == 10_000
    assert given[-1] == 0
    assert clocks.cost(A, 4000, 9000) == 4000, "nobody thinks for longer than it took"
    assert clocks.cost(B, 4000, None) == 4000, "without script nothing is known of it"


def test_a_bot_of_the_house_keeps_a_second() -> None:
    clocks = reckoning("180+0")
    clocks.ask([A], at(0))
    assert clocks.cost_of_bot(A, 60_000) == 60_000
    assert clocks.cost_of_bot(A, 600_000) == 179_000


def test_whose_time_is_up_gets_no_more_in_a_game() -> None:
    clocks = reckoning("180+5")
    clocks.ask([A, B], at(0))
    clocks.run_out(A)
    clocks.answer(A, 100, at(1))  # of the bot that plays on
    clocks.ask([A, B], at(2))
    assert clocks.left(A) == 0
    assert clocks.is_out(A)
    by_turn = reckoning("turn:30")
    by_turn.run_out(A)
    by_turn.ask([A, B], at(2))
    assert not by_turn.is_out(A)


def test_time_without_a_server_is_nobodys() -> None:
    outages = Outages.of([(at(100), at(200)), (at(10), at(20)), (at(15), at(30))])
    assert outages.times == ((at(10), at(30)), (at(100), at(200)))
    assert outages.passed(at(0), at(5)) == 5000
    assert outages.passed(at(0), at(25)) == 10_000
    assert outages.passed(at(15), at(300)) == 170_000
    assert outages.passed(at(50), at(40)) == 0
    assert outages.after(at(0), 5000) == at(5)
    assert outages.after(at(0), 15_000) == at(35)
    assert outages.after(at(0), 100_000) == at(220)
    assert outages.moved(at(15)) == at(130)


def test_clocks_are_read_by_people() -> None:
    assert [in_digits(left, say) for left in (0, 1, 59_999, 60_000, 3_600_000, 90_000_000)] == [
        "0:00",
        "0:01",
        "1:00",
        "1:00",
        "1:00:00",
        "1 d 1 h",
    ]
    assert [in_words(text, say) for text in ("", "180+5", "90+0", "1d", "turn:30")] == [
        "No clock",
        "3 min + 5 s",
        "90 s + 0 s",
        "One day a move",
        "30 s a turn",
    ]
    clock = Clock.read("180+5")
    assert clock
    running = shown(clock, 20_000, at(0), say)
    assert running.is_low
    assert running.at(running.since + 8000) == 12_000
    assert running.at(running.since - 8000) == 20_000, "it has not begun yet"


def test_servers_tell_each_other_what_an_answer_has_cost() -> None:
    told = Entry(7, "move", A, "play axolotl healer", spent=1234).told(NOON)
    assert Entry.heard(told) == Entry(7, "move", A, "play axolotl healer", spent=1234)
    assert Entry.heard(Entry(7, "move", A, "x y").told(NOON)).spent is None
    with pytest.raises(ValueError, match="isoformat"):  # as a server that knows nothing of it reads it: it looks it up
        datetime.fromisoformat(told.split(" ", 4)[3])

"""A fair share of thinking: whose turn it is, shown with thinkers and a clock that are only numbers."""

from __future__ import annotations

import heapq
import json
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from mindtable.bots import BOTS, effort
from mindtable.game.contract import Seat
from mindtable.games import mind_up
from mindtable.table.fair_queue import FairQueue, Limits, Shares
from mindtable.table.thoughts import FOR_EVER, Lane, Wanted, Whose, thought

# How long thoughts take, at their longest.
USUAL = {
    "random": 0.001,
    "rule": 0.005,
    "brisk": 0.001,
    "easy": 0.01,
    "medium": 0.02,
    "search": 0.1,
    "classic": 0.1,
    "hard": 0.08,
    "expert": 0.1,
    "attacker": 0.1,
    "trapper": 0.1,
    "miser": 0.1,
    "champion": 1.4,
}
NEWCOMER = Whose("198.51.100.1", "newcomer")
HOURS = 4 * 3600.0

After = Callable[[float], None]  # what happens when a thought has ended, and when that is


def wanted(whose: Whose, bot: str = "champion", until: float = FOR_EVER) -> Wanted:
    return Wanted("", "mind-up", "", Seat("A"), bot, 0, whose, effort(bot), until)


class Simulated:
    """A machine with two cores: one thinker in each lane. Thoughts take their usual time, and the clock jumps."""

    def __init__(self) -> None:
        self.now = 0.0
        self._lanes = {lane: FairQueue() for lane in Lane}
        self._free = set(Lane)
        self._events: list[tuple[float, int, After]] = []
        self._after: dict[tuple[Lane, int], After] = {}
        self._count = 0

    def at(self, when: float, happens: After) -> None:
        self._count += 1
        heapq.heappush(self._events, (when, self._count, happens))

    def think(self, thought: Wanted, after: After) -> None:
        ticket = self._lanes[thought.lane].add(thought)
        self._after[thought.lane, ticket] = after
        self._go_on(thought.lane)

    def go_on(self) -> None:
        self.now, _, happens = heapq.heappop(self._events)
        happens(self.now)

    def _go_on(self, lane: Lane) -> None:
        if lane in self._free and (taken := self._lanes[lane].take(self.now)):
            ticket, thought = taken
            self._free.remove(lane)

            def ended(now: float) -> None:
                self._free.add(lane)
                self._go_on(lane)
                self._after.pop((lane, ticket))(now)

            self.at(self.now + USUAL[thought.bot], ended)


def posted_at_once(machine: Simulated, browsers: int, bot: str) -> None:
    """A hundred games from one address in which bots go on and on."""
    for game in range(100):
        whose = Whose("203.0.113.9", f"browser {game % browsers}")

        def again(_now: float, whose: Whose = whose) -> None:
            machine.think(wanted(whose, bot), again)

        machine.at(0.0, again)


def waits(machine: Simulated, bot: str, whose: Whose = NEWCOMER) -> Iterator[float]:
    """How long a newcomer, who comes after a while, waits for each of the answers of a bot."""
    asked: list[float] = []
    answered: list[float] = []

    def ask(now: float) -> None:
        asked.append(now)
        machine.think(wanted(whose, bot), done)

    def done(now: float) -> None:
        answered.append(now)
        if len(answered) < 20:
            machine.at(now + 1.7, ask)

    machine.at(31.3, ask)
    while len(answered) < 20:
        machine.go_on()
        assert machine.now < HOURS, "it waits for ever"
    return (then - before for then, before in zip(answered, asked, strict=True))


@pytest.mark.parametrize("browsers", [1, 100])
@pytest.mark.parametrize("bot", BOTS)
def test_with_100_games_of_champions_from_one_address_a_newcomer_is_soon_answered(bot: str, browsers: int) -> None:
    """Within the usual time plus one slow thought; those that are not slow themselves do not even wait for that."""
    machine = Simulated()
    posted_at_once(machine, browsers, "champion")
    slow = USUAL["champion"] if bot == "champion" else 0.0
    assert max(waits(machine, bot)) <= USUAL[bot] + slow + 1e-6


@pytest.mark.parametrize("bot", ["easy", "hard"])
def test_among_quick_levels_a_newcomer_waits_for_one_of_them(bot: str) -> None:
    machine = Simulated()
    posted_at_once(machine, 100, "hard")
    assert max(waits(machine, bot)) <= USUAL[bot] + USUAL["hard"] + 1e-6


def test_another_browser_at_the_same_address_has_a_share_of_it() -> None:
    machine = Simulated()
    posted_at_once(machine, 1, "champion")
    assert max(waits(machine, "champion", Whose("203.0.113.9", "newcomer"))) <= 2 * USUAL["champion"] + 1e-6


def test_all_addresses_have_their_turns() -> None:
    """Who always wants something, and who wants much, are served as often as each other; nobody is left out."""
    queue = FairQueue()
    greedy, modest, third = Whose("one", "a"), Whose("two", "b"), Whose("three", "c")
    for _ in range(10):
        queue.add(wanted(greedy))
    for whose in (modest, third):
        queue.add(wanted(whose))
    order = []
    for _ in range(9):
        taken = queue.take(0)
        assert taken
        order.append(taken[1].whose.player)
        if taken[1].whose != greedy:
            queue.add(taken[1])
    assert order == ["a", "b", "c"] * 3


def test_who_comes_first_is_first_among_equals() -> None:
    queue = FairQueue()
    tickets = [queue.add(wanted(NEWCOMER)) for _ in range(3)]
    taken = [queue.take(0) for _ in range(4)]
    assert [one[0] if one else None for one in taken] == [*tickets, None]


def test_what_nobody_wants_any_more_is_dropped() -> None:
    queue = FairQueue()
    queue.add(wanted(NEWCOMER, until=10))
    dropped = queue.add(wanted(NEWCOMER, until=30))
    last = queue.add(wanted(NEWCOMER, until=20))
    queue.drop(dropped)
    taken = queue.take(10)
    assert taken
    assert taken[0] == last
    assert queue.take(10) is None


def test_turns_are_remembered_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mindtable.table.fair_queue._MOST_REMEMBERED", 4)
    queue = FairQueue()
    for number in range(100):
        queue.add(wanted(Whose(f"address {number}", "player")))
        queue.take(0)
    assert len(queue._last) <= 4


def test_how_many_games_may_think_at_the_same_time() -> None:
    shares = Shares(Limits(browser=2, address=3))
    first, second = Whose("here", "first"), Whose("here", "second")
    shares.add(Lane.SLOW, first)
    assert shares.has_room(Lane.SLOW, first)
    shares.add(Lane.SLOW, first)
    assert not shares.has_room(Lane.SLOW, first)
    assert not shares.has_room(Lane.SLOW, Whose("elsewhere", "first")), "it is the same browser"
    assert shares.has_room(Lane.SLOW, second)
    shares.add(Lane.SLOW, second)
    assert not shares.has_room(Lane.SLOW, second)
    assert not shares.has_room(Lane.SLOW, Whose("here", "third"))
    assert shares.has_room(Lane.SLOW, NEWCOMER)
    assert shares.has_room(Lane.QUICK, first), "quick bots do not wait for slow ones"
    shares.remove(Lane.SLOW, first)
    assert shares.has_room(Lane.SLOW, Whose("here", "third"))
    for _ in range(100):
        shares.add(Lane.AT_ONCE, first)
    assert shares.has_room(Lane.AT_ONCE, first)


def test_what_is_no_longer_counted_is_forgotten() -> None:
    shares = Shares(Limits(browser=2, address=3))
    for number in range(100):
        whose = Whose(f"address {number}", f"player {number}")
        shares.add(Lane.SLOW, whose)
        shares.remove(Lane.SLOW, whose)
    assert not shares._browsers
    assert not shares._addresses


def test_lanes_of_the_bots() -> None:
    lanes = {bot: Lane.of(effort(bot)) for bot in BOTS}
    assert {bot for bot in BOTS if lanes[bot] is Lane.AT_ONCE} == {"random", "rule", "brisk"}
    assert {bot for bot in BOTS if lanes[bot] is Lane.SLOW} == {"champion"}


def test_a_thought_that_is_wanted_is_plain_data() -> None:
    """It can be written down, and thought by whoever reads it."""
    position, _ = mind_up.deal(seed=1, options={"players": "3"})
    one = Wanted("one", "mind-up", position.dump(), Seat("B"), "rule", 7, NEWCOMER, 0.0, 1e9)
    assert NEWCOMER.address not in one.written()
    again = Wanted.read(one.written())
    assert again == replace(one, whose=Whose(), until=FOR_EVER)
    assert thought(again) in [move.text for move in position.view(Seat("B")).moves()]


def test_thinkers_of_the_version_before_can_read_what_is_wanted_of_a_bot() -> None:
    one = wanted(NEWCOMER)
    assert not {"task", "care", "is_open"} & json.loads(one.written()).keys()
    assert Wanted.read(one.written()).task == "move"
    assessed = replace(one, task="assessment", care="fine", is_open=True)
    assert Wanted.read(assessed.written()) == replace(assessed, whose=Whose())

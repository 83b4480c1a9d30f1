"""Small games as a whole: what they are worth, and what is lost against the best answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, cast

import pytest

pytest.importorskip("numpy")

from mindtable.game.contract import Move, Position, Seat, View
from mindtable.mindbug.game import duel
from mindtable.research import space
from mindtable.research.whole_games import Policy, WholeGame

A, B = Seat("A"), Seat("B")
HEADS, TAILS = Move("heads"), Move("tails")


@dataclass(frozen=True)
class Pocket:
    """What a seat knows of a game of pennies."""

    seat: Seat

    def moves(self) -> list[Move]:
        return [HEADS, TAILS]


@dataclass
class Pennies:
    """Both lay a coin and nobody sees the other's. A wins with two heads, and with two tails if that was agreed in a
    letter that nobody has read; else B wins."""

    tails_win: bool
    laid: tuple[Move, ...] = ()
    seats = (A, B)
    sides = ((A,), (B,))
    rolls = ()

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        return self.seats[len(self.laid) :]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return (A,) if self.laid == (HEADS, HEADS) or (self.laid == (TAILS, TAILS) and self.tails_win) else (B,)

    def moves(self, seat: Seat) -> list[Move]:
        return self.view(seat).moves()

    def play(self, move: Move, seat: Seat) -> tuple[()]:
        assert seat == self.to_decide[0]
        self.laid += (move,)
        return ()

    def view(self, seat: Seat) -> Pocket:
        return Pocket(seat)

    def copy(self) -> Pennies:
        return Pennies(self.tails_win, self.laid)

    def take_dice(self, seed: bytes) -> None:
        """It has none."""


@pytest.fixture(name="pennies")
def _pennies() -> WholeGame:
    return WholeGame([(cast(Position, Pennies(agreed)), 0.5) for agreed in (False, True)])


def always(move: Move) -> Policy:
    return lambda _: {move: 1}


def any_move(view: View) -> Mapping[Move, float]:
    return {move: 1 / len(view.moves()) for move in view.moves()}


def test_pennies_are_worth_a_third(pennies: WholeGame) -> None:
    """Two heads win always, two tails half the time: who lays heads one time in three is safe, at either seat."""
    first, second = pennies.players
    assert [len(player.decisions) for player in pennies.players] == [1, 1]
    third = {HEADS: 1 / 3, TAILS: 2 / 3}
    assert pennies.bounds(first.plan(lambda _: third), second.plan(lambda _: third)) == pytest.approx((1 / 3, 1 / 3))
    plans = pennies.solved(gap=1e-4)
    low, high = pennies.bounds(*plans)
    assert 1 / 3 - 1e-4 <= low <= 1 / 3 <= high <= low + 1e-4
    assert [plan.tolist() for plan in plans] == [pytest.approx([1, 1 / 3, 2 / 3], abs=0.01)] * 2


def test_what_is_foreseen_is_exploited(pennies: WholeGame) -> None:
    first, second = pennies.players
    tails = pennies.bounds(first.plan(always(TAILS)), second.plan(always(TAILS)))
    assert tails == (0, 0.5)  # against tails B lays heads, and A tails
    assert tails.exploitability == 0.25
    evenly = pennies.bounds(first.plan(any_move), second.plan(any_move))
    assert evenly == pytest.approx((1 / 4, 1 / 2))


def position(a: Mapping[str, Any], b: Mapping[str, Any], unused: list[str] | None = None) -> Position:
    """A duel in which A begins."""
    return duel.read_position(
        {"game": "duel", "A": {"mindbugs": 0, **a}, "B": {"mindbugs": 0, **b}, "unused": unused or []}
    )


def test_a_forced_win_is_worth_a_game() -> None:
    """Nobody can block the attack. Whoever plays a card instead loses the last life to a bee."""
    game = WholeGame(
        [(position({"life": 1, "hand": ["gorillion"], "play": ["luchataur"]}, {"life": 1, "hand": ["killer-bee"]}), 1)]
    )
    first, second = (player.plan(any_move) for player in game.players)
    assert game.bounds(*game.solved(gap=0)) == (1, 1)
    assert game.bounds(first, second) == (0.5, 1)
    too_late = game.players[0].plan(always(Move("play gorillion")))
    assert game.bounds(too_late, second) == (0, 1)


def test_who_cannot_tell_deals_apart_has_one_decision() -> None:
    """A does not know which of two cards B holds, and has one first decision; B has one for each of its cards and each
    that A may play."""
    hands = ["gorillion", "killer-bee"]
    deals = [
        (
            position(
                {"life": 1, "hand": ["brain-fly", "luchataur"]}, {"life": 1, "hand": [mine], "mindbugs": 1}, [other]
            ),
            0.5,
        )
        for mine, other in zip(hands, reversed(hands), strict=True)
    ]
    players = WholeGame(deals).players
    assert [sum(one.before == 0 for one in player.decisions) for player in players] == [1, 4]
    assert [{one.view.seat for one in player.decisions} for player in players] == [{A}, {B}]


def test_a_policy_is_asked_only_what_it_can_be_asked() -> None:
    """Who always attacks is never asked what it would do after playing a card."""
    asked: list[View] = []

    def attacking(view: View) -> Mapping[Move, float]:
        asked.append(view)
        return {view.moves()[-1]: 1}

    seat = {"life": 2, "hand": ["gorillion"], "play": ["luchataur"]}
    first, _ = WholeGame([(position(seat, seat), 1)]).players
    first.plan(attacking)
    assert Move("attack luchataur") in asked[0].moves()
    assert 1 < len(asked) < len(first.decisions)


def test_dice_are_refused() -> None:
    """A barrel that is defeated takes cards at random."""
    barrel = position(
        {"play": ["strange-barrel"], "hand": ["gorillion"]},
        {"play": ["gorillion"], "hand": ["luchataur"] * 2 + ["killer-bee"]},
    )
    with pytest.raises(ValueError, match="dice were thrown"):
        WholeGame([(barrel, 1)])


@pytest.mark.slow
def test_openspiel_finds_the_same() -> None:
    """The same deals, gone through by other code: its games are worth from -1 to 1, so it counts twice as much."""
    pyspiel = pytest.importorskip("pyspiel")
    import_module("mindtable.research.openspiel")
    exploitability = import_module("open_spiel.python.algorithms.exploitability").exploitability
    policies = import_module("open_spiel.python.policy")
    options: dict[str, Any] = {"hand": 1, "draw": 1, "life": 1, "mindbugs": 1}
    given = ",".join(f"{name}={value}" for name, value in options.items())
    theirs = pyspiel.load_game(f"mindtable_duel(deck=gorillion:2+killer-bee:2,{given},deals=5)")
    numbers = space("duel", deck="gorillion:2,killer-bee:2", **options)
    ours = WholeGame([(numbers.deal(seed), 1 / 5) for seed in range(5)])
    plans = [player.plan(any_move) for player in ours.players]
    at_random = exploitability(theirs, policies.UniformRandomPolicy(theirs))
    assert at_random > 0.1
    assert ours.bounds(*plans).exploitability == pytest.approx(at_random / 2)

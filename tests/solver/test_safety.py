"""Safe moves win in every world, and nothing is won by peeking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice, repeat
from random import Random
from typing import Any

import pytest

from mindtable import duel, tag_team
from mindtable.game.contract import Move, Position, Seat, SetupError
from mindtable.solver import safe, safety, solve
from tests.solver.plain import small_positions

A, B = Seat("A"), Seat("B")
# Whatever B holds, an unblocked frenzy takes both lives.
OPEN_ROAD = {
    "A": {"life": 1, "mindbugs": 0, "play": ["luchataur", "killer-bee"]},
    "B": {"life": 2, "mindbugs": 0, "hand": ["gorillion"]},
    "unused": ["tiger-squirrel", "spider-owl", "brain-fly"],
}


def test_a_move_that_wins_whatever_others_hold_is_safe() -> None:
    found = safe(duel.read_position(OPEN_ROAD).view(A))
    assert found.moves == (Move("attack luchataur"),)
    assert found.worlds == 4


def test_nothing_is_won_by_peeking() -> None:
    """With open cards A wins against either card that B may hold, but not with the same moves."""
    position = duel.read_position(
        {
            "A": {"life": 1, "mindbugs": 0, "hand": ["snail-thrower"], "play": ["harpy-mother", "goblin-werewolf"]},
            "B": {"life": 1, "mindbugs": 0, "hand": ["compost-dragon"], "play": ["tusked-extorter"]},
            "unused": ["kangasaurus-rex"],
        }
    )
    worlds = position.view(A).every_world(10)
    assert worlds is not None
    assert [solve(world, unknown_draws=True).result for world in worlds] == ["won", "won"]
    assert safe(position.view(A)).moves == ()


@dataclass(frozen=True)
class Coin:
    """A game of one player, who may look at a coin, or wait, and then says what it shows."""

    shows: str
    looked_at: bool = False
    asked: str = "look?"
    winners: tuple[Seat, ...] = ()
    game: str = "coin"
    sides: tuple[tuple[Seat, ...], ...] = ((A,), (B,))
    to_decide: tuple[Seat, ...] = (A,)
    seat: Seat = A

    def view(self, _seat: Seat) -> Coin:
        """The player sees it only after looking."""
        return self if self.looked_at else replace(self, shows="hidden")

    @property
    def sight(self) -> Coin:
        return self

    def dump(self) -> str:
        return repr(self)

    def moves(self) -> list[Move]:
        return [Move(text) for text in (("look", "wait") if self.asked == "look?" else ("heads", "tails"))]

    def after(self, move: Move) -> Coin:
        if self.asked == "look?":
            return replace(self, looked_at=str(move) == "look", asked="which?")
        return replace(self, winners=(A if str(move) == self.shows else B,))


class CoinSolver:
    def worlds(self, _view: Coin, _most: int) -> list[Coin]:
        return [Coin("heads"), Coin("tails")]

    def outcomes(self, position: Coin, move: Move) -> Iterator[Coin]:
        yield position.after(move)


def test_a_plan_differs_only_where_the_seat_can_tell_worlds_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits would have to guess."""
    monkeypatch.setattr(safety, "family_of", lambda _game: CoinSolver())
    view: Any = Coin("heads").view(A)
    assert safe(view).moves == (Move("look"),)


class EndlessSolver(CoinSolver):
    def outcomes(self, position: Coin, move: Move) -> Iterator[Coin]:
        return repeat(position.after(move))


def test_outcomes_without_end_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safety, "family_of", lambda _game: EndlessSolver())
    view: Any = Coin("heads").view(A)
    assert safe(view, positions=20).moves == ()


def test_every_world_agrees_with_the_view_and_is_there_once() -> None:
    for seed in range(6):
        position, _ = duel.deal(seed=seed)
        rng = Random(seed)
        while not position.winners and len(position.view(A).sight.player(B).hand) > 1:
            position.play(rng.choice(position.moves()))
        if position.winners:
            continue
        view = position.view(A)
        worlds = view.every_world(3_000)
        assert worlds
        assert all(world.view(A) == view for world in worlds)
        hands = [tuple(sorted(map(str, world.view(B).sight.player(B).hand))) for world in worlds]
        assert len(set(hands)) == len(hands)
        drawn = view.world(rng).view(B).sight.player(B).hand
        assert tuple(sorted(map(str, drawn))) in hands


@pytest.mark.slow
def test_what_is_safe_wins_in_every_world_with_open_cards() -> None:
    shown = 0
    for position in islice(small_positions("duel", 3), 30):
        seat = position.to_decide[0]
        try:
            found = safe(position.view(seat), positions=100)
        except SetupError:
            continue
        for move in found.moves:
            shown += 1
            after = position.after(move)
            winners = after.winners or proved(after)
            assert winners == (seat,), (position.dump(), move)
    assert shown


def proved(position: Position) -> tuple[str, ...]:
    solution = solve(position, unknown_draws=True, positions=5_000)
    return solution.side if solution.result == "won" else tuple({*position.seats} - {*solution.side})


def test_a_teammate_may_do_anything() -> None:
    """C could take the last life with its own attack, but A cannot count on it."""
    position = tag_team.read_position(
        {"turn": "A", "life": {"AC": 1, "BD": 1}, "A": {"hand": ["gorillion"]}, "C": {"play": ["tiger-squirrel"]}}
    )
    assert position.to_decide == ("A",)
    assert safe(position.view(A), positions=200).moves == ()

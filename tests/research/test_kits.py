"""The environments pass the tests that their kits bring, and the algorithms of OpenSpiel run on its games."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from mindtable.game.contract import Seat

GAMES: list[tuple[str, dict[str, Any]]] = [("duel", {}), ("tag-team", {}), ("mind-up", {"players": 3})]
TINY = "mindtable_duel(deck=gorillion:2+killer-bee:2,hand=1,draw=1,life=1,mindbugs=1,deals=4,rows=64)"


def kit(name: str) -> Any:
    """A module of a kit; where the kit is not installed, the tests of it say so, and the others run."""
    pytest.importorskip(name.partition(".")[0], reason=f"{name.partition('.')[0]} is not installed here")
    return import_module(name)


# --- PettingZoo ------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # it recommends other names for agents, and plain arrays
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_one_by_one_passes_the_test_of_pettingzoo(game: str, options: dict[str, Any]) -> None:
    test, research = kit("pettingzoo.test"), import_module("mindtable.research")
    test.api_test(research.aec(game, **options), num_cycles=60)


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_all_at_once_passes_the_test_of_pettingzoo() -> None:
    test, research = kit("pettingzoo.test"), import_module("mindtable.research")
    test.parallel_api_test(research.parallel("mind-up", players=3), num_cycles=40)
    with pytest.raises(ValueError, match="use aec"):
        research.parallel("duel")


def test_a_game_of_pettingzoo_ends_with_its_worth() -> None:
    kit("pettingzoo")
    game = import_module("mindtable.research").aec("duel")
    dice = Random(1)
    game.reset(seed=4)
    worth: dict[str, float] = {}
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        if over:
            worth[agent] = reward
        game.step(None if over else dice.choice(seen["action_mask"].nonzero()[0]))
    assert sorted(worth.values()) == [-1, 1]
    assert "A" in game.render()


# --- Gymnasium -------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # a game that is forfeited is over at the first step
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_against_bots_passes_the_test_of_gymnasium(game: str, options: dict[str, Any]) -> None:
    checker, research = kit("gymnasium.utils.env_checker"), import_module("mindtable.research")
    checker.check_env(research.gym(game, against="random", **options), skip_render_check=True)


def test_a_seat_plays_against_bots_until_the_end() -> None:
    kit("gymnasium")
    game = import_module("mindtable.research").gym("duel", against="rule", seat="B")
    dice = Random(1)
    _, info = game.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        assert game.history.position.to_decide == ("B",)
        _, reward, over, _, info = game.step(dice.choice(info["action_mask"].nonzero()[0]))
    assert reward == (1 if game.history.position.winners == ("B",) else -1)
    game.reset()
    assert game.step(-1)[1:3] == (-1, True)


# --- OpenSpiel -------------------------------------------------------------------------------------


@pytest.fixture(name="pyspiel")
def _pyspiel() -> Any:
    found = kit("pyspiel")
    import_module("mindtable.research.openspiel")
    return found


@pytest.mark.parametrize("game", ["duel", "tag_team(hand=2,draw=1)", "mind_up(players=3)"])
def test_games_pass_the_test_of_openspiel(pyspiel: Any, game: str) -> None:
    """Random simulations, with copies, serialisation and observations at every moment."""
    pyspiel.random_sim_test(pyspiel.load_game(f"mindtable_{game}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_a_playthrough_is_told(pyspiel: Any) -> None:
    told = kit("open_spiel.python.algorithms.generate_playthrough").playthrough(TINY, None, seed=1)
    assert 'GameType.short_name = "mindtable_duel"' in told
    assert pyspiel.load_game(TINY).get_parameters()["deals"] == 4


def test_search_by_information_sets_runs(pyspiel: Any) -> None:
    np, algorithms = kit("numpy"), "open_spiel.python.algorithms"
    game = pyspiel.load_game("mindtable_duel(hand=3,draw=2,deals=9)")
    dice = np.random.RandomState(1)
    evaluator = kit(f"{algorithms}.mcts").RandomRolloutEvaluator(1, dice)
    bot = kit(f"{algorithms}.ismcts").ISMCTSBot(game, evaluator, 2.0, 8, random_state=dice)
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(4):
        state.apply_action(bot.step(state))
    seat = state.current_player()
    other = state.resample_from_infostate(seat, Random(1).random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert str(other) != str(state)


@pytest.mark.slow
def test_regret_falls_on_a_tiny_deck(pyspiel: Any) -> None:
    """A few iterations of CFR+ leave less to exploit than playing at random does."""
    algorithms, game = "open_spiel.python.algorithms", pyspiel.load_game(TINY)
    exploitability = kit(f"{algorithms}.exploitability").exploitability
    solver = kit(f"{algorithms}.cfr").CFRPlusSolver(game)
    at_random = exploitability(game, kit("open_spiel.python.policy").UniformRandomPolicy(game))
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability(game, solver.average_policy()) < at_random / 3


def test_seats_are_players(pyspiel: Any) -> None:
    state = pyspiel.load_game("mindtable_duel(deals=9)").new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    assert state.played.position.to_decide == (Seat("AB"[state.current_player()]),)

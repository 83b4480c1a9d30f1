"""Bots: they take legal moves of every kind, from views alone, and the rules of thumb beat the dice."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Final

import pytest

from mindtable.bots import Bot, bot_named
from mindtable.bots.limit import Limit
from mindtable.bots.mindbug.worth import card_worth, is_given_away, typical
from mindtable.bots.rule_bot import RuleBot
from mindtable.game.contract import Move, Seat, SetupError
from mindtable.games import game_named
from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.notation import QUESTIONS
from mindtable.mindbug.position import Position
from mindtable.mindbug.sight import Sight
from mindtable.mindbug.words import TOUGH, card

DUEL = game_named("duel")
SETS = (("first-contact",), ("first-contact", "new-servants"))


def winner(seed: int, bots: dict[Seat, Bot], sets: tuple[str, ...]) -> Seat:
    position, _ = DUEL.deal(seed=seed, sets=sets)
    while position.to_decide:
        (seat,) = position.to_decide
        position.play(bots[seat].choose(position.view(seat)), seat)
    first: Seat = position.winners[0]
    return first


def wins(deals: range, sets: tuple[str, ...]) -> int:
    """How many of the games of rule against random, each deal from both seats, the rules of thumb win."""
    won = 0
    for seed in deals:
        for mine, other in ((Seat("A"), Seat("B")), (Seat("B"), Seat("A"))):
            bots = {mine: bot_named("rule", seed), other: bot_named("random", seed)}
            won += winner(seed, bots, sets) == mine
    return won


@pytest.mark.slow
@pytest.mark.parametrize("sets", SETS, ids=" ".join)
def test_rules_of_thumb_beat_the_dice(sets: tuple[str, ...]) -> None:
    """At least 85 % of the games are promised; measured are 98 %, of which 100 games cannot stray that far."""
    assert wins(range(50), sets) >= 92


def test_a_bot_of_another_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(SetupError, match="“clever”; there are random, rule"):
        bot_named("clever", 1)


@pytest.mark.parametrize("name", ["random", "rule", "search"])
def test_the_same_seed_gives_the_same_moves_and_the_global_dice_are_left_alone(name: str) -> None:
    def moves() -> list[Move]:
        bot = bot_named(name, 5, Limit(iterations=5))
        position, _ = DUEL.deal(seed=5)
        made = []
        while position.to_decide:
            made.append(bot.choose(position.view(position.to_decide[0])))
            position.play(made[-1])
        return made

    first = moves()
    random.seed(1)
    before = random.getstate()
    assert moves() == first
    assert random.getstate() == before


def test_the_random_bot_takes_every_move_about_equally_often() -> None:
    position, _ = DUEL.deal(seed=1)
    view = position.view(position.to_decide[0])
    bot = bot_named("random", 3)
    counts = dict.fromkeys(view.moves(), 0)
    for _ in range(1000):
        counts[bot.choose(view)] += 1
    assert len(counts) == 5
    assert all(140 < count < 260 for count in counts.values())


# --- rules of thumb, one by one ---------------------------------------------------------------------


def chosen(document: dict[str, Any], *before: str) -> str:
    """What the rules of thumb choose in a scenario, after some moves."""
    position = DUEL.read_position({"game": "duel", "turn": "A", **document})
    for move in before:
        position.play(move)
    return RuleBot(1).choose(position.view(position.to_decide[0])).text


def test_it_takes_the_last_life_with_a_creature_that_cannot_be_blocked() -> None:
    table = {"A": {"hand": ["gorillion"], "play": ["spider-owl"]}, "B": {"life": 1, "play": ["luchataur"]}}
    assert chosen(table) == "attack spider-owl"


def test_it_does_not_attack_into_a_stronger_creature() -> None:
    table = {"A": {"hand": ["killer-bee"], "play": ["bee-bear"]}, "B": {"mindbugs": 0, "play": ["luchataur"]}}
    assert chosen(table) == "play killer-bee"


def test_it_saves_the_last_life_with_whatever_can_block() -> None:
    table = {"A": {"hand": ["gorillion"], "play": ["luchataur"]}, "B": {"life": 1, "play": ["gorillion"]}}
    assert chosen({**table, "B": {"life": 1, "play": ["killer-bee"]}}, "attack luchataur") == "block killer-bee"
    assert chosen({**table, "B": {"life": 3, "play": ["gorillion"]}}, "attack luchataur") == "block gorillion"


def test_it_does_not_throw_away_a_good_blocker_while_it_has_life_to_spare() -> None:
    table = {"A": {"hand": ["gorillion"], "play": ["luchataur"]}, "B": {"life": 9, "play": ["tusked-extorter"]}}
    assert chosen(table, "attack luchataur") == "no block"


def test_it_hunts_the_creature_it_can_beat_and_leaves_the_others_alone() -> None:
    table = {"A": {"play": ["killer-bee"]}, "B": {"play": ["axolotl-healer", "gorillion", "shark-dog"]}}
    assert chosen(table, "attack killer-bee") == "hunt shark-dog"
    assert chosen({"A": {"play": ["killer-bee"]}, "B": {"play": ["gorillion"]}}, "attack killer-bee") == "no hunt"


def test_it_spends_a_mindbug_on_a_great_card_and_not_on_a_poor_one() -> None:
    mine = {"hand": ["rhino-turtle", "snail-thrower"], "draw": ["gorillion"] * 5, "play": ["gorillion"]}
    table = {"A": mine, "B": {"play": ["gorillion"]}}
    assert chosen(table, "play rhino-turtle") == "mindbug"
    assert chosen(table, "play snail-thrower") == "pass"


def test_a_play_effect_that_hits_makes_a_card_worth_a_mindbug() -> None:
    mine = {"hand": ["tiger-squirrel"], "draw": ["gorillion"] * 5, "play": ["spider-owl"]}
    assert chosen({"A": mine, "B": {"play": ["spider-owl"]}}, "play tiger-squirrel") == "pass"
    assert chosen({"A": mine, "B": {"play": ["spider-owl", "luchataur"]}}, "play tiger-squirrel") == "mindbug"


def test_a_play_effect_that_is_stopped_adds_nothing() -> None:
    table = {"A": {"hand": ["killer-bee", "elephantopus"], "play": ["gorillion"]}, "B": {"mindbugs": 0}}
    assert chosen({**table, "B": {"mindbugs": 0, "life": 2, "play": ["luchataur"]}}) == "play killer-bee"
    assert chosen({**table, "B": {"mindbugs": 0, "life": 2, "play": ["luchataur", "deathweaver"]}}) == (
        "play elephantopus"
    )


def test_it_defeats_the_best_enemy_and_its_own_least_creature() -> None:
    table = {
        "A": {"play": ["explosive-toad", "killer-bee"]},
        "B": {"play": ["gorillion", "luchataur", "snail-thrower"]},
    }
    assert chosen(table, "attack explosive-toad", "block gorillion") == "choose luchataur"
    alone = {"A": {"play": ["explosive-toad", "killer-bee", "bee-bear"]}, "B": {"play": ["explosive-toad"]}}
    assert chosen(alone, "attack explosive-toad", "block explosive-toad", "resolve explosive-toad@A") == (
        "choose killer-bee"
    )


def test_it_parts_with_its_worst_cards_and_takes_the_best_of_a_pile() -> None:
    table = {"A": {"play": ["tusked-extorter"]}, "B": {"hand": ["luchataur", "snail-thrower", "gorillion"]}}
    assert chosen(table, "attack tusked-extorter") == "choose snail-thrower"
    mine = {"hand": ["compost-dragon"], "play": ["luchataur"], "discard": ["luchataur", "snail-thrower"]}
    assert chosen({"A": mine, "B": {"mindbugs": 0}}, "play compost-dragon") == "choose luchataur"


def test_it_does_not_aim_at_what_tough_would_save() -> None:
    table = {"A": {"play": ["shark-dog"]}, "B": {"play": ["elephantopus", "bee-bear"]}}
    assert chosen(table, "attack shark-dog") == "choose bee-bear"


def test_it_does_what_it_may_and_attacks_again_where_that_pays() -> None:
    bites = {"A": {"life": 2, "hand": ["gorillion"], "play": ["snail-thrower"], "discard": ["hyenix"]}}
    assert chosen({**bites, "turn": "B", "B": {"play": ["spider-owl"]}}, "attack spider-owl") == "yes"
    assert chosen({"A": {"play": ["luchataur"]}}, "attack luchataur") == "again"
    table = {"A": {"play": ["luchataur"]}, "B": {"play": ["plated-scorpion"], "life": 4}}
    assert chosen(table, "attack luchataur", "no block") == "stop"


class Asked:
    """A view of a game that asks something else."""

    def __init__(self, question: str, *moves: str) -> None:
        position = DUEL.read_position({"game": "duel", "turn": "A", "A": {"hand": ["gorillion"]}})
        self.view = position.view(Seat("A"))
        self.question = question
        self.legal = [Move(text) for text in moves]
        self.seat = self.view.seat
        self.to_decide = self.view.to_decide

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)

    def moves(self) -> list[Move]:
        return self.legal

    @property
    def sight(self) -> Sight:
        sight: Sight = replace(self.view.sight, question=self.question)
        return sight

    def facts(self) -> dict[str, Any]:
        return {**self.view.facts(), "question": self.question}

    def world(self, rng: random.Random) -> Position:
        world: Position = self.view.world(rng)
        return world


ANSWERS: Final = {
    "choose player": ("choose B", "choose A"),
    "choose keyword": ("choose tough", "choose sneaky"),
    "choose side": ("choose hunter", "choose frenzy"),
    "choose effect": ("choose boost", "choose defeat"),
}


@pytest.mark.parametrize("question", [*QUESTIONS.values(), "something of a later set"])
@pytest.mark.parametrize("name", ["random", "rule"])
def test_a_bot_answers_every_question(question: str, name: str) -> None:
    answers = ANSWERS.get(question, ("yes", "no", "choose bee-bear", "pass"))
    assert bot_named(name, 1).choose(Asked(question, *answers)).text in answers


def test_every_card_is_worth_something_and_an_unknown_word_is_an_error() -> None:
    assert all(card_worth(one) > 0 for one in CARDS if not is_given_away(one))
    plain = card(1, "Plain", power=5)
    assert card_worth(plain) == 5
    assert card_worth(card(1, "Tough", power=5, keywords=(TOUGH,))) > card_worth(plain)
    later: Any = object()
    with pytest.raises(AssertionError):
        typical(later)
    with pytest.raises(AssertionError):
        card_worth(card(1, "Strange", later, power=5, keywords=(TOUGH,)))

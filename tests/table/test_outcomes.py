"""What a page says would come of an answer: it is what comes of it, and nothing hidden is in it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mindtable.game.contract import Position, Seat
from mindtable.games import game_named
from mindtable.mindbug.sight import Sight
from mindtable.table.mindbug.page import MindbugPage, page
from mindtable.table.present.scene import Scene
from mindtable.wording import LANGUAGES
from tests.table.showing import scene_for

A, B, C, D = (Seat(letter) for letter in "ABCD")
MINE = ["gorillion", "giraffodile", "axolotl-healer", "killer-bee", "shield-bugs"]


def page_after(document: dict[str, Any], *moves: str, game: str = "duel", language: str = "en") -> MindbugPage:
    """What the one who is asked after some moves sees."""
    position: Position = game_named(game).read_position({"game": game, "turn": "A", **document})
    for move in moves:
        position.play(move)
    return page(scene_of(position, position.to_decide[0], language))


def scene_of(position: Position, seat: Seat | None, language: str = "en") -> Scene[Sight]:
    return scene_for(position, seat=seat, language=language)


def plates(shown: MindbugPage, seat: Seat) -> dict[str, str]:
    """What stands above the creatures of a player."""
    area = next(area for area in shown.areas if area.player.seat == seat)
    found = {one.face.card: one.offer.outcome for one in area.creatures}
    return {card: f"{one.mark} {one.spoken}" for card, one in found.items() if one}


def answers(shown: MindbugPage) -> dict[str, tuple[str, str]]:
    return {choice.move: (choice.outcome, choice.price) for choice in shown.question.choices}


def test_every_creature_says_what_would_come_of_blocking_or_why_it_cannot() -> None:
    shown = page_after(
        {
            "A": {"hand": ["brain-fly"], "play": ["elephantopus", "tusked-extorter"]},
            "B": {"hand": [], "play": MINE, "life": 3},
        },
        "attack tusked-extorter",
    )
    assert plates(shown, B) == {
        "gorillion": "▲ Gorillion wins, 11 : 8",
        "giraffodile": "= Both defeated, 8 : 8",
        "axolotl-healer": "= Both defeated, Poisonous · 5 : 8",
        "killer-bee": "▼ Killer Bee loses, 6 : 8",
        "shield-bugs": "✕ Can’t block, power 4 or lower",
    }
    assert plates(shown, A) == {}
    assert answers(shown)["no block"] == ("", "lose 1 life, 2 left")
    assert [one.text for one in shown.reasons] == [
        "Shield Bugs: +1 for Gorillion, Giraffodile, Axolotl Healer and Killer Bee.",
        "Elephantopus: Enemy creatures with power 4 or lower cannot block.",
    ]


def test_what_a_creature_adds_to_its_own_power_is_said_once() -> None:
    werewolf = {"hand": ["brain-fly"], "play": ["goblin-werewolf"]}
    shown = page_after({"A": werewolf, "B": {"hand": [], "play": ["gorillion"]}}, "attack goblin-werewolf", "no hunt")
    assert [one.text for one in shown.reasons] == ["Goblin Werewolf: +6."]


@pytest.mark.parametrize(
    ("attacker", "blocker", "said"),
    [
        ("luchataur", {"card": "rhino-turtle"}, "■ Survives, 8 : 9 · Tough"),
        ("luchataur", {"card": "rhino-turtle", "exhausted": True}, "▼ Loses, 8 : 9"),
        ("spider-owl", "gorillion", "✕ Can’t block, not Sneaky"),
        ("bee-bear", "killer-bee", "✕ Can’t block, power 6 or lower"),
        ("rhino-turtle", "gorillion", "■ Neither defeated, 10 : 8 · Tough"),
    ],
)
def test_keywords_are_in_it(attacker: str, blocker: str | dict[str, Any], said: str) -> None:
    # A second creature is able to block, so that somebody is asked.
    document = {"A": {"hand": ["brain-fly"], "play": [attacker]}, "B": {"play": [blocker, "spider-owl", "snail-hydra"]}}
    shown = page_after(document, f"attack {attacker}")
    card = blocker if isinstance(blocker, str) else blocker["card"]
    assert plates(shown, B)[card] == said


def test_what_a_defeated_creature_does_is_in_it() -> None:
    """Explosive Toad takes its only enemy with it."""
    document = {
        "A": {"hand": ["brain-fly"], "play": ["gorillion"]},
        "B": {"hand": ["brain-fly"], "play": ["explosive-toad"]},
    }
    assert plates(page_after(document, "attack gorillion"), B) == {"explosive-toad": "= Both defeated, 5 : 10"}


def test_a_hunter_sees_what_would_come_of_its_hunt() -> None:
    shown = page_after(
        {"A": {"hand": ["brain-fly"], "play": ["killer-bee"]}, "B": {"play": ["gorillion", "plated-scorpion"]}},
        "attack killer-bee",
    )
    assert plates(shown, B) == {
        "gorillion": "▼ Killer Bee loses, 5 : 10",
        "plated-scorpion": "▼ Killer Bee loses, Poisonous · 5 : 2 · Tough",
    }


@pytest.mark.parametrize(("life", "price"), [(2, "lose 1 life, 1 left"), (1, "you lose")])
def test_not_blocking_has_its_price(life: int, price: str) -> None:
    document = {"A": {"hand": ["brain-fly"], "play": ["gorillion"]}, "B": {"life": life, "play": ["killer-bee"]}}
    assert answers(page_after(document, "attack gorillion"))["no block"][1] == price


def test_in_a_team_the_other_one_is_asked_first() -> None:
    document = {
        "A": {"hand": ["brain-fly"], "play": ["gorillion"]},
        **{seat: {"hand": ["brain-fly"], "play": ["killer-bee"]} for seat in "BCD"},
    }
    shown = page_after(document, "attack gorillion", game="tag-team")
    first = shown.areas[-1].player.seat
    assert answers(shown)["no block"][1] == f"then Player{D if first == B else B} is asked"


def test_using_a_mindbug_or_not_says_what_follows() -> None:
    document = {
        "A": {"hand": ["elephantopus", "brain-fly"]},
        "B": {"hand": ["gorillion"], "mindbugs": 1, "life": 2},
    }
    assert answers(page_after(document, "play elephantopus")) == {
        "mindbug": ("You get Elephantopus. PlayerA plays again.", "You will have no Mindbug left."),
        "pass": ("PlayerA gets Elephantopus, then it is your turn.", "You keep your Mindbug."),
    }


def test_what_a_card_would_cost_is_said_before_it_is_let_pass() -> None:
    document = {"A": {"hand": ["killer-bee", "brain-fly"]}, "B": {"hand": ["gorillion"], "life": 2}}
    assert answers(page_after(document, "play killer-bee"))["pass"] == (
        "PlayerA gets Killer Bee, then it is your turn.",
        "You lose 1 life: 1 left. You keep your 2 Mindbugs.",
    )


def test_what_depends_on_dice_or_hidden_cards_is_left_open() -> None:
    """Falling, Steelhorn makes A discard all three cards;
    one that A may have brings life when it is discarded."""
    document = {
        "A": {
            "hand": ["peacasus", "brain-fly", "gorillion"],
            "draw": ["luchataur", "shark-dog"],
            "play": ["gorillion"],
        },
        "B": {"hand": ["brain-fly"], "play": ["steelhorn"]},
    }
    assert plates(page_after(document, "attack gorillion"), B) == {"steelhorn": "▼ Steelhorn loses, 7 : 10 · ?"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "sets"), [("duel", ["beyond-evolution", "beyond-eternity"]), ("tag-team", ["first-contact"])]
)
def test_they_are_the_same_in_every_world_that_a_seat_cannot_tell_apart(game: str, sets: list[str]) -> None:
    compared = 0
    for seed in range(6):
        position, _ = game_named(game).deal(seed=seed, sets=sets)
        dice = Random(seed)
        while not position.winners:
            seat = position.to_decide[0]
            if position.question in ("block", "hunt", "mindbug", "mindfrog"):
                world = position.view(seat).world(Random(seed))
                assert page(scene_of(world, seat)) == page(scene_of(position, seat))
                compared += 1
            position.play(dice.choice(position.moves(seat)), seat)
    assert compared > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_said_in_every_language(language: str) -> None:
    document = {
        "A": {"hand": ["brain-fly"], "play": ["elephantopus", "tusked-extorter"]},
        "B": {"hand": [], "play": MINE, "life": 2},
    }
    shown = page_after(document, "attack tusked-extorter", language=language)
    assert len(plates(shown, B)) == len(MINE)
    assert all(len(one.offer.outcome.title) <= 24 for one in shown.areas[-1].creatures if one.offer.outcome)

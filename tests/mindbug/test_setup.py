"""Rules that no scenario can show: how a game begins, and who may see what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import pytest

from mindtable.game.contract import Event, Seat, SetupError
from mindtable.games import game_named
from mindtable.mindbug.cards import CARDS, EVERY_SET, FACES, SETS
from mindtable.mindbug.events import CardRevealed
from tests.mindbug.random_games import ALL_SETS

A, B = Seat("A"), Seat("B")
SEEDS: Final = range(60)


def _deal(seed: int, *sets: str) -> tuple[dict[str, Any], Sequence[Event]]:
    """A deal in the notation of scenarios, and what was told of it."""
    duel = game_named("duel")
    position, events = duel.deal(seed=seed, sets=sets or ("first-contact",))
    return duel.write_position(position), events


def _all_cards(deal: dict[str, Any]) -> Counter[str]:
    piles = [deal[seat][zone] for seat in "AB" for zone in ("hand", "draw", "play", "discard")]
    return Counter(card for pile in [*piles, deal["unused"]] for card in pile)


@pytest.mark.parametrize(
    ("sets", "cards", "different"),
    [
        (("first-contact",), 48, 32),
        (("new-servants",), 24, 12),
        (("first-contact", "new-servants"), 72, 44),
        (("beyond-evolution",), 44, 30),
        (("beyond-eternity",), 48, 32),
        (("promos",), 22, 22),
        (ALL_SETS, 186, 128),
    ],
)
def test_a_deck_is_any_choice_of_sets(sets: tuple[str, ...], cards: int, different: int) -> None:
    """M1.1: all cards of the sets chosen, each as often as it has copies.

    A printed set stays as it is: with a card more, every seed and every record of it would be dealt differently."""
    found = _all_cards(_deal(1, *sets)[0])
    assert found == Counter({card.id: card.copies for name in sets for card in SETS[name].cards if card.stage == 1})
    assert (found.total(), len(found)) == (cards, different)


@pytest.mark.parametrize("sets", [("first-contract",), ()])
def test_a_deck_of_unknown_sets_or_of_none_is_refused(sets: tuple[str, ...]) -> None:
    """M1.1: there must be sets, and enough cards to deal."""
    with pytest.raises(SetupError):
        game_named("duel").deal(seed=1, sets=sets)


def test_everybody_starts_with_three_life_points_and_two_mindbugs() -> None:
    """M1.2."""
    deal, _ = _deal(1)
    assert [(deal[seat]["life"], deal[seat]["mindbugs"]) for seat in "AB"] == [(3, 2), (3, 2)]


def test_ten_cards_each_of_which_five_are_drawn() -> None:
    """M1.3: a hand of five, a draw pile of five, and the rest is the unused pile."""
    deal, _ = _deal(1)
    assert [(len(deal[seat]["hand"]), len(deal[seat]["draw"])) for seat in "AB"] == [(5, 5), (5, 5)]
    assert len(deal["unused"]) == 28
    assert all(deal[seat][zone] == [] for seat in "AB" for zone in ("play", "discard"))


def test_the_deck_is_shuffled_by_the_seed_alone() -> None:
    """M1.3: the same seed gives the same deal; over many seeds every card comes to every place."""
    assert _deal(7) == _deal(7)
    for place in ("hand", "draw"):
        for seat in "AB":
            dealt = {card for seed in range(300) for card in _deal(seed)[0][seat][place]}
            assert dealt == {card.id for card in SETS["first-contact"].cards}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_higher_power_of_two_revealed_cards_begins(seed: int) -> None:
    """M1.4: each player reveals a card of the unused pile, where it stays; a tie is repeated."""
    deal, events = _deal(seed)
    revealed = [event for event in events if isinstance(event, CardRevealed)]
    powers = {(number, event.seat): _power(event) for number, event in enumerate(revealed)}
    pairs = [(powers[2 * n, A], powers[2 * n + 1, B]) for n in range(len(revealed) // 2)]
    assert len(revealed) == 2 * len(pairs) > 0
    assert all(mine == theirs for mine, theirs in pairs[:-1])
    mine, theirs = pairs[-1]
    assert mine != theirs
    assert deal["turn"] == (A if mine > theirs else B)
    assert all(event.card in deal["unused"] for event in revealed)


def test_ties_for_the_first_turn_occur_and_both_players_begin_at_times() -> None:
    """M1.4: the seeds above show both outcomes and a repetition."""
    deals = [_deal(seed) for seed in SEEDS]
    assert {deal["turn"] for deal, _ in deals} == {A, B}
    assert any(sum(isinstance(event, CardRevealed) for event in events) > 2 for _, events in deals)


def _power(event: CardRevealed) -> int:
    return CARDS[FACES[event.card]].power


_TABLE: Final[dict[str, Any]] = {
    "game": "duel",
    "turn": "A",
    "A": {
        "hand": ["killer-bee", "luchataur"],
        "draw": ["gorillion", "bee-bear"],
        "play": [{"card": "rhino-turtle", "exhausted": True}],
        "discard": ["turbo-bug"],
        "mindbugs": 1,
    },
    "B": {"hand": ["shark-dog"], "draw": ["brain-fly", "spider-owl"], "discard": ["hyenix"], "life": 2},
}


@pytest.mark.parametrize(
    ("seat", "hand_of_a", "hand_of_b"),
    [
        (A, ["killer-bee", "luchataur"], [None]),
        (B, [None, None], ["shark-dog"]),
        (None, [None, None], [None]),
    ],
)
def test_a_hand_is_seen_by_its_player_only(
    seat: Seat | None, hand_of_a: list[str | None], hand_of_b: list[str | None]
) -> None:
    """M2.1: everybody else knows how many cards it has."""
    players = game_named("duel").read_position(_TABLE).view(seat).sight.players
    assert [list(player.hand) for player in players] == [hand_of_a, hand_of_b]


@pytest.mark.parametrize("seat", [A, B, None])
def test_a_draw_pile_is_hidden_from_all(seat: Seat | None) -> None:
    """M2.1: from its own player too, and so is its order."""
    duel = game_named("duel")
    turned = {**_TABLE, "A": {**_TABLE["A"], "draw": ["bee-bear", "gorillion"]}}
    view = duel.read_position(_TABLE).view(seat)
    assert view == duel.read_position(turned).view(seat)
    assert [player.draw_pile for player in view.sight.players] == [2, 2]


@pytest.mark.parametrize("seat", [A, B, None])
def test_creatures_discard_piles_life_and_mindbugs_are_public(seat: Seat | None) -> None:
    """M2.1."""
    players = game_named("duel").read_position(_TABLE).view(seat).sight.players
    assert [(creature.card, creature.exhausted) for creature in players[0].creatures] == [("rhino-turtle", True)]
    assert [player.discard_pile for player in players] == [("turbo-bug",), ("hyenix",)]
    assert [(player.life, player.mindbugs) for player in players] == [(3, 1), (2, 2)]


@pytest.mark.parametrize(("life", "winner"), [({"A": 3, "B": 2}, A), ({"A": 2, "B": 3}, B), ({"A": 3, "B": 3}, A)])
def test_a_game_without_end_goes_to_the_player_with_more_life(life: dict[str, int], winner: Seat) -> None:
    """J54: after 500 turns; with equal life to the player whose turn would not begin."""
    seats = {seat: {"hand": ["luchataur", "gorillion"], "mindbugs": 0, "life": life[seat]} for seat in "AB"}
    position = game_named("duel").read_position({"game": "duel", "turn": "A", **seats})
    position.board.turns = 500
    position.play("play gorillion")
    assert position.winners == (winner,)


def test_the_turn_before_the_last_goes_on() -> None:
    """J54: not a turn earlier."""
    seats = {seat: {"hand": ["luchataur", "gorillion"], "mindbugs": 0} for seat in "AB"}
    position = game_named("duel").read_position({"game": "duel", "turn": "A", **seats})
    position.board.turns = 499
    position.play("play gorillion")
    assert position.winners == ()
    assert position.to_decide == (B,)


# --- Tag Team --------------------------------------------------------------------------------------


def _team_deal(seed: int, *sets: str, epic: bool = False) -> tuple[dict[str, Any], Sequence[Event]]:
    tag_team = game_named("tag-team")
    options = {"epic": "yes"} if epic else {}
    position, events = tag_team.deal(seed=seed, sets=sets or ("first-contact",), options=options)
    return tag_team.write_position(position), events


def _cards_of_all(deal: dict[str, Any]) -> Counter[str]:
    piles = [deal[seat][zone] for seat in "ABCD" for zone in ("hand", "draw")]
    return Counter(card for pile in [*piles, deal["unused"]] for card in pile)


def test_tag_team_cards_are_shuffled_with_any_other_set() -> None:
    """T1.3: 16 different cards, two of each, and those of the sets chosen."""
    found = _cards_of_all(_team_deal(1, "new-servants")[0])
    assert found.total() == 32 + 24
    assert {card.id for card in EVERY_SET["tag-team"].cards} <= set(found)
    assert all(found[card.id] == 2 for card in EVERY_SET["tag-team"].cards)


@pytest.mark.parametrize(("epic", "hand", "draw", "mindbugs"), [(False, 3, 3, 1), (True, 5, 5, 2)])
def test_what_four_players_start_with(epic: bool, hand: int, draw: int, mindbugs: int) -> None:
    """T1.2, T1.3, T1.4, T1.5: and three life points for each team."""
    deal, _ = _team_deal(1, epic=epic)
    for seat in "ABCD":
        assert (len(deal[seat]["hand"]), len(deal[seat]["draw"])) == (hand, draw)
        assert (deal[seat]["mindbugs"], deal[seat]["mindfrogs"]) == (mindbugs, 1)
    assert deal["life"] == {"AC": 3, "BD": 3}
    assert len(deal["unused"]) == 80 - 4 * (hand + draw)


@pytest.mark.parametrize("seed", range(20))
def test_the_highest_of_four_revealed_cards_begins(seed: int) -> None:
    """T1.6: as in M1.4, each player reveals one card."""
    deal, events = _team_deal(seed)
    revealed = [event for event in events if isinstance(event, CardRevealed)]
    last = {event.seat: _power(event) for event in revealed[-4:]}
    assert list(last) == ["A", "B", "C", "D"]
    assert [seat for seat, power in last.items() if power == max(last.values())] == [deal["turn"]]


def test_tag_team_cards_are_for_tag_team_only() -> None:
    for wanted in ({"sets": ["tag-team"]}, {"options": {"deck": "bazoocarrot 20"}}):
        with pytest.raises(SetupError, match="tag-team only"):
            game_named("duel").deal(seed=1, **wanted)
    with pytest.raises(SetupError, match="bazoocarrot is a card for tag-team only"):
        game_named("duel").read_position({"game": "duel", "A": {"hand": ["bazoocarrot"]}})


@pytest.mark.parametrize("options", [{"epic": "perhaps"}, {"jokers": "yes"}])
def test_options_that_mean_nothing_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        game_named("tag-team").deal(seed=1, options=options)
    with pytest.raises(SetupError):
        game_named("duel").deal(seed=1, options={"epic": "yes"})


@pytest.mark.parametrize(
    ("life", "winners"), [({"AC": 3, "BD": 2}, "AC"), ({"AC": 2, "BD": 3}, "BD"), ({"AC": 3, "BD": 3}, "AC")]
)
def test_a_team_game_without_end_goes_to_the_team_with_more_life(life: dict[str, int], winners: str) -> None:
    """J65: after 500 turns of all players; with equal life to the team whose turn would not begin."""
    seats = {seat: {"hand": ["luchataur", "gorillion"], "mindbugs": 0, "mindfrogs": 0} for seat in "ABCD"}
    position = game_named("tag-team").read_position({"game": "tag-team", "turn": "A", "life": life, **seats})
    position.board.turns = 499
    assert position.after("play gorillion").to_decide == (B,)
    position.board.turns = 500
    assert "".join(position.after("play gorillion").winners) == winners


def test_where_the_unused_pile_cannot_settle_who_begins_the_lot_does() -> None:
    """J68, T1.6: with five unused cards, of which three share the highest power, one of four is never the highest."""
    deck = "gorillion 15, luchataur 12, bee-bear 1, killer-bee 1"
    begins = set()
    for seed in range(200):
        position, _ = game_named("tag-team").deal(seed=seed, options={"deck": deck})
        begins.add(position.turn)
    assert begins == {"A", "B", "C", "D"}

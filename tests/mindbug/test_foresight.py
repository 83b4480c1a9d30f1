"""What a view foresees of attacks is what happens when they are played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from mindtable.game.contract import Event, Seat
from mindtable.games import game_named
from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.events import (
    CombatFought,
    CreatureDefeated,
    CreatureEvolved,
    CreatureExhausted,
)
from mindtable.mindbug.position import Position
from mindtable.mindbug.sight import Combat, CreatureSight, Fate
from mindtable.mindbug.view import View
from mindtable.mindbug.words import (
    AN_OPPONENT,
    FRENZY,
    SNEAKY,
    TOUGH,
    Defeat,
    DiscardPile,
    Keyword,
    TakeControl,
    Triggered,
    Who,
    no,
    one,
    other_allied,
)
from tests.mindbug.random_games import ALL_SETS, positions

A, B = Seat("A"), Seat("B")
CARD_OF = {card.id: card for card in CARDS}
FATES = {
    CreatureDefeated: Fate.FALLS,
    CreatureExhausted: Fate.EXHAUSTED,
    CreatureEvolved: Fate.EVOLVES,
}


def positions_asking(question: str, games: int) -> Iterable[tuple[Position, View]]:
    for number in range(games):
        for game in ("duel", "tag-team"):
            for position in positions(number, ALL_SETS, game):
                if position.question == question:
                    yield position, position.view(position.to_decide[0])


def named(creatures: Iterable[CreatureSight]) -> set[str]:
    return {creature.card for creature in creatures}


def struck(events: Sequence[Event]) -> Counter[tuple[str, Fate]]:
    """What became of creatures in the combat itself, which comes right after the block and before all effects."""
    found: Counter[tuple[str, Fate]] = Counter()
    began = next(place for place, event in enumerate(events) if isinstance(event, CombatFought))
    for event in events[began + 1 :]:
        if not isinstance(event, CreatureDefeated | CreatureExhausted | CreatureEvolved):
            break
        found[event.card, FATES[type(event)]] += 1
    return found


def test_a_combat_does_what_was_foreseen() -> None:
    met: Counter[Combat] = Counter()
    for position, view in positions_asking("block", games=25):
        attacker = view.sight.attacker
        assert attacker is not None
        for move in view.moves():
            card, _, _ = move.text.removeprefix("block ").partition("@")
            mine = view.sight.player(view.sight.to_decide[0]).creatures
            fitting = [creature for creature in mine if creature.card == card]
            if len(fitting) != 1:
                continue  # "no block", or one of several equal creatures
            foreseen = view.combat(attacker, fitting[0])
            met[foreseen] += 1
            expected = Counter(
                (creature.card, fate)
                for creature, fate in ((attacker, foreseen.attacker), (fitting[0], foreseen.blocker))
                if fate in (Fate.FALLS, Fate.EXHAUSTED)
            )
            happened = struck(position.copy().play(move))
            assert Counter({one: happened[one] for one in happened if one[1] is not Fate.EVOLVES}) == expected
            evolved = sum(number for (_, fate), number in happened.items() if fate is Fate.EVOLVES)
            assert evolved == [foreseen.attacker, foreseen.blocker].count(Fate.EVOLVES)
    assert {fate for combat in met for fate in (combat.attacker, combat.blocker)} == set(Fate)


def test_those_able_to_block_are_those_that_may_be_named() -> None:
    for _, view in positions_asking("block", games=15):
        sight = view.sight
        assert sight.attacker is not None
        able = view.blockers(sight.attacker)
        mine = [creature for creature in able if creature.seat == sight.to_decide[0]]
        words = {move.removeprefix("block ").split("@")[0].split("#")[0] for move in sight.moves} - {"no block"}
        assert named(mine) == words
        assert {one.seat for one in sight.asking if one.able} == {creature.seat for creature in able}
        for creature in sight.player(sight.to_decide[0]).creatures:
            refusal = view.why_no_block(sight.attacker, creature)
            assert (refusal is None) == (creature in able)
            assert refusal is None or refusal.reason in ("not-sneaky", "cannot-block")


def test_prey_are_those_that_may_be_hunted() -> None:
    met = 0
    for _, view in positions_asking("hunt", games=25):
        sight = view.sight
        assert sight.attacker is not None
        words = {move.removeprefix("hunt ").split("@")[0].split("#")[0] for move in sight.moves} - {"no hunt"}
        if "no hunt" in sight.moves:  # else only those that have to be hunted may be named
            assert named(view.prey(sight.attacker)) == words
            met += 1
    assert met > 20


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("gorillion", "luchataur", Combat(Fate.STANDS, Fate.FALLS)),
        ("luchataur", "luchataur", Combat(Fate.FALLS, Fate.FALLS)),
        ("killer-bee", "gorillion", Combat(Fate.FALLS, Fate.STANDS)),
        ("spider-owl", "gorillion", Combat(Fate.FALLS, Fate.FALLS)),  # poisonous
        ("gorillion", "rhino-turtle", Combat(Fate.STANDS, Fate.EXHAUSTED)),  # tough
    ],
)
def test_foreseen_before_anybody_attacks(mine: str, theirs: str, expected: Combat) -> None:
    document = {"game": "duel", "turn": "A", "A": {"play": [mine]}, "B": {"play": [theirs]}}
    for seat in (A, B, None):
        view = game_named("duel").read_position(document).view(seat)
        assert isinstance(view, View)
        (attacker,), (blocker,) = (player.creatures for player in view.sight.players)
        assert view.combat(attacker, blocker) == expected


# --- abilities -------------------------------------------------------------------------------------


def test_what_an_effect_may_be_about_is_what_may_be_chosen() -> None:
    """Descriptions as they stand on cards, asked of views in which somebody chooses by them."""
    met: Counter[str] = Counter()
    for _, view in positions_asking("choose", games=25):
        sight = view.sight
        assert sight.effect is not None
        for ability in CARD_OF[sight.effect.ability].abilities:
            match ability:
                case Triggered(trigger, Defeat(which) | TakeControl(which, Who.YOU)) if trigger is sight.effect.trigger:
                    chosen = {move.removeprefix("choose ").split("@")[0].split("#")[0] for move in sight.moves}
                    if not sight.effect.chosen and not which.equal_power:
                        assert named(view.described(which)) == chosen - {"done"}
                        met[sight.effect.ability] += 1
                case _:
                    pass
    assert len(met) > 5


def duel(turn: str = "A", **players: dict[str, object]) -> View:
    view = game_named("duel").read_position({"game": "duel", "turn": turn, **players}).view(A)
    assert isinstance(view, View)
    return view


def test_a_condition_is_that_of_the_engine() -> None:
    alone = no(other_allied())
    view = duel(A={"play": ["lone-yeti"]}, B={"play": ["gorillion"]})
    assert view.holds(alone, view.sight.player(A).creatures[0], B)
    view = duel(A={"play": ["lone-yeti", "gorillion"]})
    assert not view.holds(alone, view.sight.player(A).creatures[0], B)


def test_cards_of_piles_are_those_of_the_player_who_is_meant() -> None:
    view = duel(A={"play": ["grave-robber"], "discard": ["gorillion"]}, B={"discard": ["luchataur"]})
    (robber,) = view.sight.player(A).creatures
    assert view.cards_described(one(DiscardPile(AN_OPPONENT)), robber, B) == ("luchataur",)


# --- cards that enter play -------------------------------------------------------------------------


def test_a_card_that_might_enter_play_changes_nothing_but_the_view_that_is_made() -> None:
    met = 0
    for _, view in positions_asking("turn", games=2):
        before = view.sight
        me = before.player(before.to_decide[0])
        for seat in {player.seat for player in before.players}:
            for card in {card for card in me.hand if card is not None}:
                after, creature = view.with_creature(card, seat)
                assert (creature.card, creature.seat) == (card, seat)
                assert len(after.sight.player(seat).creatures) == len(before.player(seat).creatures) + 1
                assert len(after.sight.player(me.seat).hand) == len(me.hand) - 1
                assert (after.sight.to_decide, after.sight.moves) == ((), ())
                met += 1
        assert view.sight == before
    assert met > 200


@pytest.mark.parametrize(
    ("mine", "theirs", "seat", "power", "keywords"),
    [
        ([], [], A, 10, (FRENZY, TOUGH)),  # alone
        (["gorillion"], [], A, 5, (TOUGH,)),
        (["kitsunsei"], [], A, 5, (SNEAKY, TOUGH)),
        (["gorillion"], [], B, 10, (FRENZY, TOUGH)),
        (["gorillion"], ["gorillion"], B, 5, (TOUGH,)),
    ],
)
def test_a_card_that_might_enter_play_is_what_it_would_be_there(
    mine: list[str], theirs: list[str], seat: Seat, power: int, keywords: tuple[Keyword, ...]
) -> None:
    view = duel(A={"hand": ["lone-yeti"], "play": mine}, B={"play": theirs})
    _, creature = view.with_creature("lone-yeti", seat)
    assert (creature.power, creature.keywords) == (power, keywords)


def test_who_might_block_a_card_that_enters_play() -> None:
    view = duel(A={"hand": ["spider-owl", "gorillion"]}, B={"play": ["bee-bear", "gorillion"]})
    blocked = {}
    for card in ("spider-owl", "gorillion"):
        after, creature = view.with_creature(card, A)
        blocked[card] = named(after.blockers(creature))
    assert blocked == {"spider-owl": set(), "gorillion": {"bee-bear", "gorillion"}}


def test_what_would_become_of_a_defeated_creature() -> None:
    view = duel(A={"play": ["rhino-turtle", "gorillion", {"card": "rhino-turtle", "exhausted": True}]})
    fates = {(creature.card, creature.exhausted): view.fate(creature) for creature in view.sight.player(A).creatures}
    assert fates == {
        ("rhino-turtle", False): Fate.EXHAUSTED,
        ("rhino-turtle", True): Fate.FALLS,
        ("gorillion", False): Fate.FALLS,
    }


@pytest.mark.parametrize(("theirs", "stopped"), [([], False), (["deathweaver"], True)])
def test_who_stops_play_effects(theirs: list[str], stopped: bool) -> None:
    view = duel(B={"play": theirs})
    assert view.play_effects_stopped(A) == stopped
    assert not view.play_effects_stopped(B)

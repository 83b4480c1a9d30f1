"""What a seat knows: all it has seen and nothing else; and worlds drawn fairly from what it does not know."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import comb, sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given

from mindtable.game.bits import slots_of
from mindtable.game.chance import seeded
from mindtable.game.contract import Seat
from mindtable.games import game_named
from mindtable.mindbug.cards import CARDS, SETS
from mindtable.mindbug.changes.sightings import SPECTATORS, face_of, observer_of
from mindtable.mindbug.events import CardGiven, CardRevealed
from mindtable.mindbug.notation import find, parse
from mindtable.mindbug.position import Position
from mindtable.mindbug.questions.doing import candidates
from mindtable.mindbug.questions.equality import value as value_of
from mindtable.mindbug.questions.holding import seen
from mindtable.mindbug.slots import Slots
from mindtable.mindbug.tables import BASE
from mindtable.mindbug.turn import answer
from tests.mindbug.random_games import ALL_SETS, DUEL, REPEATABLE, TEAMS, Table, positions, seeds, steps, tables

A, B = Seat("A"), Seat("B")
EVERYBODY = (A, B, None)
# Where a slot may stand in a position. (The source of an effect, the attacker and the blocker are never hidden.)
ZONES = ("hand", "draw", "in_play", "discard", "shown", "unused")
SETS_OF_SLOTS = (*ZONES, "odd", "far", "open", "exhausted", "cannot_block", "sneaky", "chosen", "looked_at")
SEEN = ("seen_a", "seen_b", "seen_c", "seen_d")


def test_only_who_chooses_is_told_what_is_chosen_already_and_among_what() -> None:
    """B discards two cards, one after the other."""
    document = {
        "game": "duel",
        "turn": "A",
        "A": {"hand": ["ferret-bomber"]},
        "B": {"hand": ["brain-fly", "gorillion", "luchataur"], "mindbugs": 0},
    }
    position = game_named("duel").read_position(document)
    for move in ("play ferret-bomber", "choose gorillion"):
        position.play(move)
    effects = {seat: position.view(seat).sight.effect for seat in EVERYBODY}
    assert {seat: (effect.among, effect.chosen) for seat, effect in effects.items() if effect} == {
        A: (None, (None,)),
        B: ("hand", ("gorillion",)),
        None: (None, (None,)),
    }


# --- nothing hidden is in a view -------------------------------------------------------------------


def rearranged(position: Position, place: dict[int, int]) -> Position:
    """The same position with cards in each other's places."""

    def moved(cards: int) -> int:
        return sum(1 << place.get(slot, slot) for slot in range(cards.bit_length()) if cards >> slot & 1)

    changed = position.copy()
    board = changed.board
    for name in (*SETS_OF_SLOTS, *SEEN):
        setattr(board, name, moved(getattr(board, name)))
    if position.question in ("turn", "choose"):
        board.options = moved(board.options)
    board.given = place.get(board.given, board.given)
    board.order = bytes(place.get(slot, slot) for slot in board.order)
    return changed


def with_cards_of_the_rest(position: Position, slot: int, place: int) -> Position:
    """The same position with a card exchanged for one too deep in the unused pile to have a slot."""
    changed = position.copy()
    board = changed.board
    faces, rest = bytearray(board.slots.faces), bytearray(board.rest)
    faces[slot], rest[place] = rest[place], faces[slot]
    board.slots, board.rest = Slots(bytes(faces)), bytes(rest)
    return changed


def hidden_from(position: Position, seat: Seat | None) -> list[int]:
    number = -1 if seat is None else position.seats.index(seat)
    return [slot for slot in range(len(position.board.slots.faces)) if not seen(position.board, number) >> slot & 1]


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_a_view_is_the_same_whatever_the_hidden_cards_are(seed: int, table: Table) -> None:
    dice = Random(seed)
    for position in positions(seed, *table):
        seat = dice.choice([*position.seats, None])
        hidden = hidden_from(position, seat)
        view = position.view(seat)
        changed = rearranged(position, dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True)))
        if hidden and changed.board.rest:
            changed = with_cards_of_the_rest(changed, dice.choice(hidden), dice.randrange(len(changed.board.rest)))
        assert changed.view(seat).facts() == view.facts()
        assert changed.view(seat) == view
        assert value_of(changed.view(seat)._first.board) == value_of(view._first.board)


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_a_view_names_the_cards_a_seat_has_seen_and_no_others(seed: int, table: Table) -> None:
    """M2.1, T2.5: one's own hand, play areas and discard piles; not another hand, not a draw pile."""
    for position in positions(seed, *table):
        if position.question != "turn":
            continue
        whole = game_named(position.game).write_position(position)
        for seat in position.seats:
            sight = position.view(seat).sight
            assert sorted(map(str, sight.player(seat).hand)) == sorted(whole[seat]["hand"])
            assert sight.player(seat).draw_pile == len(whole[seat]["draw"])
            for other in position.seats:
                named = Counter(name for name in sight.player(other).hand if name)
                assert not named - Counter(whole[other]["hand"])
                assert len(sight.player(other).hand) == len(whole[other]["hand"])


def with_equal_cards(position: Position, cards: int) -> Position:
    """The same position with copies of the first of some cards in place of all of them."""
    first, *others = slots_of(cards)
    faces = bytearray(position.board.slots.faces)
    for slot in others:
        faces[slot] = faces[first]
    changed = position.copy()
    changed.board.slots = Slots(bytes(faces))
    return changed


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_who_is_asked_does_not_depend_on_cards_that_others_do_not_know(seed: int, table: Table) -> None:
    """J67: who has to choose one of several hidden cards would have to, too, if all of them were equal."""
    for before, move, _, after in steps(seed, *table):
        if after.question != "choose":
            continue
        hidden = candidates(after.board, after.board.step) & ~after.board.open
        if not hidden:
            continue
        equal = with_equal_cards(before, hidden)
        number = find(before.board, parse(move.text))
        assert number is not None
        answer(equal.board, number)
        assert (equal.to_decide, equal.question, equal.board.step) == (
            after.to_decide,
            after.question,
            after.board.step,
        )


def known_cards(position: Position, observer: int) -> Counter[int]:
    """All an observer can say of cards: those whose place it knows, and those it has lost sight of."""
    faces = position.board.slots.faces
    places = Counter(BASE[faces[slot]] for slot in slots_of(seen(position.board, observer)))
    number = SPECTATORS if observer < 0 else observer
    return places + Counter(face_of(entry) for entry in position.board.sightings if observer_of(entry) == number)


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_nothing_that_was_seen_is_forgotten(seed: int, table: Table) -> None:
    for before, _, _, after in steps(seed, *table):
        for observer in range(-1, len(before.seats)):
            assert not known_cards(before, observer) - known_cards(after, observer)


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_a_card_lost_sight_of_is_in_one_of_the_places_named(seed: int, table: Table) -> None:
    for position in positions(seed, *table):
        if position.question != "turn" or not position.board.sightings:
            continue
        whole = game_named(position.game).write_position(position)
        piles = {f"{zone} {seat}": whole[seat][zone] for seat in position.seats for zone in ("hand", "draw")}
        piles["unused"] = whole["unused"]
        for seat in (*position.seats, None):
            for sighting in position.view(seat).sight.sightings:
                assert any(sighting.card in piles[place] for place in sighting.places)


# --- worlds are drawn fairly -----------------------------------------------------------------------

SAMPLES = 6000


def chi_square(counts: Counter[Any], expected: dict[Any, float]) -> float:
    """How far counts are from what is expected, in units of its own standard deviation (0 is typical)."""
    assert set(counts) <= set(expected), "something that cannot be was drawn"
    total = sum(counts.values())
    whole = sum(expected.values())
    distance = sum(
        (counts[key] - total * share / whole) ** 2 / (total * share / whole) for key, share in expected.items()
    )
    freedom = len(expected) - 1
    return (distance - freedom) / sqrt(2 * freedom)


def assert_fair(counts: Counter[Any], expected: dict[Any, float]) -> None:
    assert chi_square(counts, expected) < 4


def worlds(document: dict[str, Any], seat: Seat | None = A, *moves: str) -> list[Position]:
    position: Position = DUEL.read_position({"game": "duel", "turn": "A", **document})
    for move in moves:
        position.play(move)
    view = position.view(seat)
    dice = Random(1)
    return [view.world(dice) for _ in range(SAMPLES)]


def hand(position: Position, seat: Seat) -> tuple[str, ...]:
    return tuple(sorted(DUEL.write_position(position)[seat]["hand"]))


DIFFERENT = [card.id for card in CARDS[:9]]


def test_every_hand_is_as_likely_as_any_other() -> None:
    unknown = DIFFERENT[:8]
    table = {
        "A": {"hand": ["gorillion"], "draw": unknown[:1]},
        "B": {"hand": unknown[1:3], "draw": unknown[3:5], "play": ["luchataur"]},
        "unused": unknown[5:],
    }
    drawn = worlds(table)
    hands = Counter(hand(world, B) for world in drawn)
    assert_fair(hands, dict.fromkeys((tuple(sorted(pair)) for pair in combinations(unknown, 2)), 1))
    assert {hand(world, A) for world in drawn} == {("gorillion",)}


def test_every_order_of_a_draw_pile_is_as_likely_as_any_other() -> None:
    unknown = DIFFERENT[:5]
    table = {"A": {"hand": ["gorillion"], "draw": unknown[:2]}, "B": {"draw": unknown[2:4]}, "unused": unknown[4:]}
    for seat in (A, B):
        piles = Counter(tuple(DUEL.write_position(world)[seat]["draw"]) for world in worlds(table))
        assert_fair(piles, dict.fromkeys(permutations(unknown, 2), 1))


def test_a_card_of_which_there_are_two_is_twice_as_likely() -> None:
    table = {
        "A": {"hand": ["gorillion"]},
        "B": {"hand": ["luchataur"], "draw": ["luchataur", "bee-bear"]},
        "unused": ["brain-fly", "deathweaver"],
    }
    hands = Counter(hand(world, B) for world in worlds(table))
    assert_fair(hands, {("luchataur",): 2, ("bee-bear",): 1, ("brain-fly",): 1, ("deathweaver",): 1})


@pytest.mark.slow
def test_a_card_too_deep_in_the_unused_pile_to_have_a_slot_is_as_likely_as_any_other() -> None:
    """All sets have 186 cards, of which 60 have slots."""
    position, _ = DUEL.deal(seed=4, sets=ALL_SETS)
    assert position.board.rest
    seat = position.to_decide[0]
    other = next(one for one in position.seats if one != seat)
    view = position.view(seat)
    known = Counter(name for zone in (view.sight.player(seat).hand, view.sight.unused.known) for name in zone)
    deck = Counter({card.id: card.copies for name in ALL_SETS for card in SETS[name].cards if card.stage == 1})
    dice = Random(2)
    hands: Counter[str] = Counter()
    for _ in range(SAMPLES):
        hands.update(hand(view.world(dice), other))
    # Cards of one hand hang together a little; that narrows the spread, so the limit holds all the more.
    assert_fair(hands, {name: float(copies) for name, copies in (deck - known).items()})


def test_the_places_of_revealed_cards_in_the_unused_pile_are_open() -> None:
    """M1.4: they stay in the pile, nobody knows where."""
    position, _ = DUEL.deal(seed=1, sets=("new-servants",))
    view = position.view(A)
    revealed = view.sight.unused.known
    assert len(revealed) == 2
    dice = Random(3)
    places: Counter[int] = Counter()
    for _ in range(SAMPLES):
        pile = DUEL.write_position(view.world(dice))["unused"]
        assert len(pile) == 4
        places.update(place for place, name in enumerate(pile) if name == revealed[0])
    assert set(places) == {0, 1, 2, 3}
    assert max(places.values()) < 1.2 * min(places.values())


def test_being_asked_says_nothing_about_a_hand() -> None:
    """J67: B has to choose a card to discard, and would have with two equal cards as well."""
    pool = ["luchataur", "luchataur", "brain-fly", "deathweaver"]
    table = {
        "A": {"hand": ["gorillion"], "play": ["tusked-extorter"]},
        "B": {"hand": ["luchataur", "brain-fly"]},
        "unused": ["luchataur", "deathweaver"],
    }
    drawn = worlds(table, A, "attack tusked-extorter")
    hands = Counter(tuple(sorted(name.text.removeprefix("choose ") for name in world.moves())) for world in drawn)
    pairs = Counter(tuple(sorted(set(pair))) for pair in combinations(pool, 2))
    assert pairs["luchataur",] == 1
    assert sum(pairs.values()) == comb(4, 2)
    assert_fair(hands, dict(pairs))


def test_the_dice_of_a_world_are_its_own() -> None:
    """Strange Barrel steals two of three cards; a view must not tell which."""
    mine = DIFFERENT[:3]
    table = {"A": {"hand": mine, "play": ["gorillion"]}, "B": {"hand": ["luchataur"], "play": ["strange-barrel"]}}
    stolen: Counter[tuple[str, ...]] = Counter()
    for world in worlds(table):
        world.play("attack gorillion")
        world.play("block strange-barrel")
        stolen[tuple(name for name in hand(world, B) if name in mine)] += 1
    assert_fair(stolen, dict.fromkeys(combinations(sorted(mine), 2), 1))


# --- what was seen stays known, to those who saw it ------------------------------------------------


def known_hand(position: Position, of: Seat, to: Seat | None) -> list[str | None]:
    """The hand of a seat as somebody knows it."""
    return list(position.view(to).sight.player(of).hand)


def after(document: dict[str, Any], *moves: str) -> Position:
    position: Position = DUEL.read_position({"game": "duel", "turn": "A", **document})
    for move in moves:
        position.play(move)
    return position


def test_cards_taken_from_an_open_pile_are_known_to_everybody() -> None:
    """Giraffodile takes the discard pile into the hand."""
    position = after(
        {
            "A": {"hand": ["giraffodile", "bee-bear"], "discard": ["luchataur"]},
            "B": {"mindbugs": 0, "hand": ["gorillion"]},
        },
        "play giraffodile",
    )
    assert known_hand(position, A, A) == ["bee-bear", "luchataur"]
    assert known_hand(position, A, B) == ["luchataur", None]
    assert known_hand(position, A, None) == ["luchataur", None]
    position.play("play gorillion")
    position.play("pass")
    position.play("play luchataur")
    assert known_hand(position, A, B) == [None]


def test_stolen_cards_are_known_to_the_two_concerned() -> None:
    """Strange Barrel steals at random: the victim knows what is gone, and where."""
    position = after(
        {
            "A": {"hand": ["bee-bear", "brain-fly"], "draw": ["gorillion"], "play": ["luchataur"]},
            "B": {"hand": ["deathweaver"], "play": ["strange-barrel"]},
        },
        "attack luchataur",
        "block strange-barrel",
        "stop",
    )
    assert sorted(map(str, known_hand(position, B, A))) == ["None", "bee-bear", "brain-fly"]
    assert sorted(map(str, known_hand(position, B, B))) == ["bee-bear", "brain-fly", "deathweaver"]
    assert known_hand(position, B, None) == [None, None, None]
    assert known_hand(position, A, B) == [None]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_given_card_is_known_to_the_two_concerned_until_it_is_played(answer: str) -> None:
    """Hungry Hungry Hamster."""
    position = after(
        {
            "A": {"hand": ["hungry-hungry-hamster", "bee-bear"]},
            "B": {"mindbugs": 0, "hand": ["brain-fly", "gorillion"]},
        },
        "play hungry-hungry-hamster",
        "choose gorillion",
    )
    assert known_hand(position, A, B) == ["gorillion", None]
    assert known_hand(position, A, None) == [None, None]
    position.play(answer)
    kept = ["gorillion"] if answer == "no" else []
    assert known_hand(position, A, B) == [*kept, None]
    assert known_hand(position, A, None) == [None] * (len(kept) + 1)
    assert known_hand(position, B, A) == [None]


@pytest.mark.parametrize("cards", [["gorillion"], ["brain-fly", "gorillion"]])
def test_who_gives_a_card_is_told_to_all_and_which_one_to_the_two_concerned(cards: list[str]) -> None:
    """Also where there is only one to give, and nothing to choose."""
    position = after({"A": {"hand": ["hungry-hungry-hamster"]}, "B": {"hand": cards}})
    events = [*position.play("play hungry-hungry-hamster"), *position.play("pass")]
    if len(cards) > 1:
        events += position.play("choose gorillion")
    assert any(isinstance(event, CardGiven) and event.seat == A for event in events)
    assert any("gorillion" in str(event.told_to(A)) for event in events)
    assert any("gorillion" in str(event.told_to(B)) for event in events)
    assert not any("gorillion" in str(event.told_to(None)) for event in events)


def test_cards_revealed_for_the_first_turn_stay_known_to_everybody() -> None:
    """M1.4."""
    for seed in range(20):
        position, events = DUEL.deal(seed=seed)
        revealed = sorted({event.card for event in events if isinstance(event, CardRevealed) and event.card})
        for seat in EVERYBODY:
            assert sorted(set(position.view(seat).sight.unused.known)) == revealed


def test_of_two_equal_cards_the_known_one_is_the_one_that_leaves() -> None:
    """Nobody can tell which of the two was played, so nothing may be known of the one that stays."""
    position = after(
        {
            "A": {"hand": ["giraffodile", "luchataur", "bee-bear"], "discard": ["luchataur"]},
            "B": {"mindbugs": 0, "hand": ["gorillion", "gorillion"]},
        },
        "play giraffodile",
        "play gorillion",
        "pass",
    )
    assert known_hand(position, A, B) == ["luchataur", None, None]
    position.play("play luchataur")
    assert known_hand(position, A, B) == [None, None]


def test_a_stolen_copy_tells_nothing_of_its_twin() -> None:
    """B has seen one of two equal cards in A's hand and steals one of the two: which one, B cannot tell."""
    table = {
        "A": {"hand": ["giraffodile", "luchataur", "bee-bear"], "discard": ["luchataur"]},
        "B": {"mindbugs": 0, "hand": ["brain-fly"], "play": ["strange-barrel"]},
    }
    stolen = set()
    for seed in range(20):
        position = after(table, "play giraffodile", "attack strange-barrel")
        position.board.chance = seeded(seed)
        position.play("block giraffodile")
        stolen.add(hand(position, B))
        assert known_hand(position, A, B) == [None]
    assert stolen == {("bee-bear", "brain-fly", "luchataur"), ("brain-fly", "luchataur", "luchataur")}


@pytest.mark.slow
@pytest.mark.parametrize("table", [(ALL_SETS, "duel", False), *TEAMS], ids=str)
def test_a_world_keeps_every_known_card_in_its_place(table: Table) -> None:
    for seed in range(3):
        for position in positions(seed, *table):
            for number, seat in enumerate(position.seats):
                world = position.view(seat).world(Random(seed))
                for slot in slots_of(seen(position.board, number)):
                    assert world.board.slots.faces[slot] == position.board.slots.faces[slot]
                    for zone in ("hand", "in_play", "discard", "shown", "unused", "odd", "far"):
                        assert getattr(world.board, zone) >> slot & 1 == getattr(position.board, zone) >> slot & 1


def test_nobody_knows_where_a_revealed_card_is_once_unused_cards_were_taken_unseen() -> None:
    """Future Eric takes two cards of the unused pile, in which M1.4 has revealed some."""
    sides = {"A": {"hand": ["future-eric", "gorillion"]}, "B": {"hand": ["luchataur"], "mindbugs": 0}}
    position = DUEL.read_position({"game": "duel", **sides, "unused": ["bee-bear", "killer-bee", "brain-fly"]})
    position.board.open |= position.board.unused
    position.play("play future-eric")
    for seat in EVERYBODY:
        view = position.view(seat)
        assert (view.sight.unused.count, view.sight.unused.known) == (1, ())
        assert {one.places for one in view.sight.sightings} <= {("hand A", "unused"), ("unused",)}
        for seed in range(20):
            world = view.world(Random(seed))
            assert world.view(seat) == view
            while world.to_decide:
                world.play(Random(seed).choice(world.moves()))

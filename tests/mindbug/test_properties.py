"""What holds in every position of every game of Mindbug."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mindtable.game.bits import count, slots_of
from mindtable.game.contract import Event, MoveError
from mindtable.games import game_named
from mindtable.mindbug.board import ACTION
from mindtable.mindbug.cards import SETS, deck_of
from mindtable.mindbug.events import (
    AttackDeclared,
    EffectBegan,
    MindbugRefreshed,
    MindbugUsed,
    MindfrogUsed,
    OutOfActions,
    RaceWon,
    TurnBegan,
)
from mindtable.mindbug.notation import find, legal_numbers, parse, zones
from mindtable.mindbug.packed import with_count, with_life
from mindtable.mindbug.position import Position
from mindtable.mindbug.questions.doing import candidates
from mindtable.mindbug.questions.holding import held, holder, life, mindbugs, mindfrogs
from mindtable.mindbug.questions.playing import playable
from mindtable.mindbug.questions.strength import power
from mindtable.mindbug.tables import BASE
from tests.mindbug.random_games import ALL_SETS, DUEL, REPEATABLE, Table, positions, seeds, steps, tables

LONGEST = 500  # decisions; random games have 47 on average, in teams 70
WINNERS = ("unigon", "radioactive-race")  # they win by themselves


def deck(table: Table) -> list[int]:
    """All cards of a game; those of Tag Team belong to it (T1.3)."""
    sets, game, _ = table
    return deck_of([*sets, "tag-team"] if game == "tag-team" else list(sets))


# --- places and numbers ----------------------------------------------------------------------------


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_every_card_is_in_exactly_one_place_and_none_comes_or_goes(seed: int, table: Table) -> None:
    whole = Counter(deck(table))
    for position in positions(seed, *table):
        slots = [slot for cards in zones(position.board) for slot in slots_of(cards)]
        assert sorted(slots) == list(range(len(position.board.slots.faces)))
        assert Counter(BASE[face] for face in position.board.slots.faces) + Counter(position.board.rest) == whole


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_everybody_sees_how_many_cards_are_where(seed: int, table: Table) -> None:
    """M2.1: the sizes of hands and piles are public, and they add up to the deck."""
    for position in positions(seed, *table):
        sight = position.view(None).sight
        total = sight.unused.count + (sight.shown is not None)
        for player in sight.players:
            total += len(player.hand) + player.draw_pile + len(player.creatures) + len(player.discard_pile)
            total += sum(len(creature.boosts) for creature in player.creatures)
        assert total == len(deck(table))


@REPEATABLE
@given(seeds, tables)
def test_what_is_said_of_creatures_is_said_of_creatures_in_play(seed: int, table: Table) -> None:
    """M6.9, M4.3, M7.8: a card that leaves play is no longer exhausted or under a spell; power is at least 1."""
    for position in positions(seed, *table):
        board = position.board
        marks = board.exhausted | board.cannot_block | board.sneaky | board.safe | board.victors
        assert not (marks | board.blocked | board.turning) & ~board.in_play
        assert all(power(board, slot) >= 1 for slot in slots_of(board.in_play))
        assert board.attacker < 0 or board.in_play >> board.attacker & 1


@REPEATABLE
@given(seeds, tables)
def test_life_and_mindbugs_are_never_negative(seed: int, table: Table) -> None:
    """M3.1: life 0 ends the game. The numbers are packed, so a borrow would show above the last seat."""
    for position in positions(seed, *table):
        mode = position.board.mode
        lives = [life(position.board, seat) for seat in range(2)]  # of the two teams
        bugs = [mindbugs(position.board, seat) for seat in range(mode.seats)]
        frogs = [mindfrogs(position.board, seat) for seat in range(mode.seats)]
        assert position.board.lives == with_life(with_life(0, 0, lives[0]), 1, lives[1])
        assert position.board.mindbugs == sum(with_count(0, seat, left) for seat, left in enumerate(bugs))
        assert position.board.mindfrogs == sum(with_count(0, seat, left) for seat, left in enumerate(frogs))
        assert max(lives) < 60  # a borrow would make it millions
        assert max(bugs) <= mode.mindbugs  # T5.4: no more than there are can be ready
        assert max(frogs) <= mode.mindfrogs
        if 0 in lives:
            assert position.board.winner == 1 - lives.index(0)


@REPEATABLE
@given(seeds, tables)
def test_mindbugs_and_mindfrogs_change_only_as_told(seed: int, table: Table) -> None:
    """M5.3, T3.1, T5.4: who uses one has one less; only a refreshed Mindbug comes back."""
    changes: dict[type[Event], tuple[int, int]]
    changes = {MindbugUsed: (-1, 0), MindbugRefreshed: (1, 0), MindfrogUsed: (0, -1)}
    for before, _, events, after in steps(seed, *table):
        for number, seat in enumerate(before.seats):
            told = [
                changes[type(event)]
                for event in events
                if isinstance(event, MindbugUsed | MindbugRefreshed | MindfrogUsed) and event.seat == seat
            ]
            assert mindbugs(after.board, number) - mindbugs(before.board, number) == sum(bug for bug, _ in told)
            assert mindfrogs(after.board, number) - mindfrogs(before.board, number) == sum(frog for _, frog in told)


@REPEATABLE
@given(seeds, tables)
def test_hands_are_refilled_before_anybody_is_asked(seed: int, table: Table) -> None:
    """M8.1."""
    for position in positions(seed, *table):
        if position.to_decide:
            for seat in range(position.board.mode.seats):
                mine = held(position.board, seat)
                full = len(slots_of(position.board.hand & mine)) >= position.board.mode.hand
                assert full or not position.board.draw & mine or position.board.slots.card_bans  # J30: not after a ban


# --- the course of a game --------------------------------------------------------------------------


@REPEATABLE
@given(seeds, tables)
def test_every_game_ends_with_one_winner(seed: int, table: Table) -> None:
    """M3.4; in teams it is a team."""
    game = list(positions(seed, *table))
    assert len(game) < LONGEST
    assert game[-1].winners in ([("A",), ("B",)] if table[1] == "duel" else [("A", "C"), ("B", "D")])
    assert not any(position.winners for position in game[:-1])


@REPEATABLE
@given(seeds, tables)
def test_the_loser_has_no_life_or_no_turn_action(seed: int, table: Table) -> None:
    """M3.1, M3.2; T2.3: two turns of a team in a row; or another card says that the game is won."""
    *_, (_, _, events, end) = steps(seed, *table)
    loser = 1 - end.board.winner
    idle = [event.seat for event in events if isinstance(event, OutOfActions)]
    won_by_a_card = any(isinstance(event, RaceWon | EffectBegan) and event.card in WINNERS for event in events)
    if won_by_a_card:
        return
    nothing_to_do = bool(idle) and end.board.mode.team[end.seats.index(idle[-1])] == loser
    assert (life(end.board, loser) == 0) != nothing_to_do
    assert not nothing_to_do or not playable(end.board, end.seats.index(idle[-1]))


@REPEATABLE
@given(seeds, tables)
def test_only_a_turn_action_and_a_formality_may_be_without_alternative(seed: int, table: Table) -> None:
    """A decision with a single answer is not asked, unless that would tell others which cards somebody has (J67)."""
    for position in positions(seed, *table):
        assert position.is_formality == (len(position.moves()) == 1 and position.question == "choose")
        if position.is_formality:
            cards = candidates(position.board, position.board.step)
            assert count(cards) > 1
            assert cards & ~position.board.open
        elif position.to_decide and position.question != "turn":
            assert len(position.moves()) > 1


@REPEATABLE
@given(seeds, tables)
def test_turns_go_round_unless_a_mindbug_was_used_and_have_at_most_two_attacks(seed: int, table: Table) -> None:
    """M4.2, M5.3, M6.8; T3.2: in teams a card taken does not change whose turn follows."""
    active, taken, attacks = None, False, 0
    for position, _, events, _ in steps(seed, *table):
        other = dict(zip(position.seats, [*position.seats[1:], position.seats[0]], strict=True))
        active = active or position.turn
        for event in events:
            if isinstance(event, MindbugUsed):
                taken = table[1] == "duel"
            elif isinstance(event, AttackDeclared):
                attacks = attacks + 1 if event.attack == 2 else 1
                assert attacks == event.attack <= 2
            elif isinstance(event, TurnBegan):
                assert event.seat == (active if taken else other[active])
                active, taken, attacks = event.seat, False, 0


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables, st.data())
def test_what_is_done_to_a_copy_is_not_done_to_the_original(seed: int, table: Table, data: st.DataObject) -> None:
    game = [position for position in positions(seed, *table) if position.to_decide]
    original = data.draw(st.sampled_from(game))
    before = original.dump()
    copy = original.copy()
    while copy.to_decide:
        copy.play(data.draw(st.sampled_from(copy.moves())))
    assert original.dump() == before
    assert original != copy


# --- notation --------------------------------------------------------------------------------------


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_every_legal_move_is_read_as_itself(seed: int, table: Table) -> None:
    for position in positions(seed, *table):
        for move, number in zip(position.moves(), legal_numbers(position.board), strict=True):
            assert find(position.board, parse(move.text)) == number
            assert position.read(f"  {move} ") == move


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_a_creature_may_be_named_with_its_seat_where_that_is_not_needed(seed: int, table: Table) -> None:
    for position in positions(seed, *table):
        if position.question in ("turn", "hunt", "block"):
            for move, number in zip(position.moves(), legal_numbers(position.board), strict=True):
                if not move.text.startswith("no "):
                    name, _, place = move.text.replace("@", "#").partition("#")
                    place = place.lstrip("ABCD#")
                    seat = position.seats[holder(position.board, number % ACTION)]
                    assert position.read(f"{name}@{seat}" + (f"#{place}" if place else "")) == move


words = st.from_regex(r"(play|attack|choose|block|hunt) [a-z-]{1,20}(@[A-D])?(#[1-9])?", fullmatch=True)


@pytest.mark.slow
@REPEATABLE
@given(seeds, st.text(max_size=40) | words)
def test_any_text_is_a_legal_move_or_a_move_error(seed: int, text: str) -> None:
    for position in islice(positions(seed, ALL_SETS), 10):
        before = position.dump()
        with suppress(MoveError):
            assert position.read(text) in position.moves()
        assert position.dump() == before


@pytest.mark.slow
@REPEATABLE
@given(seeds, tables)
def test_a_position_is_the_same_after_it_was_written_down_and_read(seed: int, table: Table) -> None:
    for position in positions(seed, *table):
        if position.question == "turn":
            game = game_named(position.game)
            written = game.write_position(position)
            read = game.read_position(written)
            assert game.write_position(read) == written
            if not position.board.nonblockers | position.board.cannot_block:  # of the turn nothing is written down
                assert set(read.moves()) == set(position.moves())
            assert not game.differences(read, {seat: written[seat] for seat in position.seats})


cards = st.sampled_from([card.id for one in SETS.values() for card in one.cards if card.stage == 1])
turned = st.fixed_dictionaries(
    {"card": st.just("sluggernaut"), "exhausted": st.just(True), "side": st.sampled_from(["hunter", "frenzy"])}
)
exhausted = st.fixed_dictionaries(
    {"card": cards.filter(lambda name: name != "sluggernaut"), "exhausted": st.just(True)}
)
creatures = cards | exhausted | turned


def side(*, least: int) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {"hand": st.lists(cards, min_size=least, max_size=6)},
        optional={
            "life": st.integers(1, 9),
            "mindbugs": st.integers(0, 3),
            "play": st.lists(creatures, max_size=5),
            "draw": st.lists(cards, max_size=4),
            "discard": st.lists(cards, max_size=5),
        },
    )


scenarios = st.fixed_dictionaries(
    {"game": st.just("duel"), "turn": st.just("A"), "A": side(least=1), "B": side(least=0)},
    optional={"unused": st.lists(cards, max_size=30)},
)


@REPEATABLE
@given(scenarios)
def test_a_scenario_written_down_is_the_same_scenario(document: dict[str, Any]) -> None:
    position = DUEL.read_position(document)
    written = DUEL.write_position(position)
    assert DUEL.read_position(written) == position
    for seat in "AB":
        for zone in ("hand", "play", "draw", "discard"):
            assert written[seat][zone] == document[seat].get(zone, [])


@pytest.mark.slow
@REPEATABLE
@given(scenarios, st.data())
def test_a_game_from_any_scenario_ends_and_is_a_value_at_every_step(
    document: dict[str, Any], data: st.DataObject
) -> None:
    """Also with five copies of a card on one side, which no deck can deal."""
    position = DUEL.read_position(document)
    decisions = 0
    while position.to_decide:
        assert Position.load(position.dump()) == position
        for move in position.moves():
            assert position.read(move) == move
        position.play(data.draw(st.sampled_from(position.moves())))
        decisions += 1
        assert decisions < LONGEST

"""What holds in every position of every game of Mind Up!"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mindtable.game.bits import slots_of
from mindtable.game.contract import AmbiguousMove, IllegalMove, MoveError, Seat, UnreadableMove
from mindtable.mindup import playout
from mindtable.mindup.events import CardChosen, CardPlaced, CardRevealed, ChoiceChanged, RoundScored
from mindtable.mindup.game import mind_up
from mindtable.mindup.questions import hand_of, in_deck, score, taken_by, total
from mindtable.mindup.round import is_turn_known, put_back
from mindtable.mindup.sheet import ScoreSheet
from mindtable.mindup.tables import REASONS
from tests.mindup.plain_rules import PlainRound
from tests.mindup.random_games import REPEATABLE, dealt, objectives, players, positions, seeds, steps

FINGERPRINT = "2058606115604634797"  # of twenty games of four with two objectives

# --- places and numbers ----------------------------------------------------------------------------


@REPEATABLE
@given(seeds, players)
def test_every_card_is_in_exactly_one_place(seed: int, players: int) -> None:
    for position in positions(seed, players, 0):
        places = [position.board.row, in_deck(position.board)]
        for seat in range(players):
            places += [hand_of(position.board, seat), taken_by(position.board, seat)]
        assert sorted(slot for cards in places for slot in slots_of(cards)) == list(range(60))
        assert not position.board.sealed & ~position.board.hand


@REPEATABLE
@given(seeds, players, objectives)
def test_rounds_go_as_in_the_plain_rules(seed: int, players: int, objectives: int) -> None:
    """U3.2, U3.3, U3.4, U3.5, U4.1, U4.2 and U1.4 against a second, naive implementation."""
    plain = PlainRound(mind_up.write_position(dealt(seed, players, objectives)))
    picks: dict[str, int] = {}
    scores: dict[str, list[int]] = {seat: [] for seat in plain.seats}
    for _, seat, move, events, after in steps(seed, players, objectives):
        picks[seat] = int(move.removeprefix("pick "))
        if len(picks) < players:
            continue
        plain.turn(picks)
        picks = {}
        assert plain.row == [slot + 1 for slot in slots_of(after.board.row)]
        if any(isinstance(event, RoundScored) for event in events):
            for one in plain.seats:
                scores[one].append(plain.score(one))
                assert list(after.view(None).sight.player(Seat(one)).scores) == scores[one]
            if after.to_decide:
                plain = PlainRound(mind_up.write_position(after))
        else:
            for player in after.view(None).sight.players:
                columns = {column.colour: [int(card) for card in column.cards] for column in player.columns}
                assert list(columns.items()) == list(plain.columns[player.seat].items())
                assert player.points == plain.score(player.seat)
    assert all(len(found) == 3 for found in scores.values())


@REPEATABLE
@given(seeds, players, objectives)
def test_a_turn_that_is_put_back_is_as_if_it_had_not_been(seed: int, players: int, objectives: int) -> None:
    """But for cards that it has shown: after the first round nobody can tell which of them were open before (U5.1)."""
    compared = 0
    for before, *_, after in steps(seed, players, objectives):
        if after.board.turn != before.board.turn + 1:
            continue
        now, then = after.board.copy(), before.board.copy()
        assert is_turn_known(now)
        put_back(now)
        shown = now.open & ~then.open
        assert not shown & ~after.board.row
        assert not (shown and now.round == 1)
        now.open, then.sealed = then.open, 0
        assert now.value() == then.value()
        compared += 1
    assert compared == 5 + 6 + 7


def test_no_turn_is_known_before_the_first_and_where_some_have_taken_less() -> None:
    assert not is_turn_known(dealt(1).board)
    hands = {"A": [1, 2], "B": [11, 12], "C": [40, 41]}
    for more, known in (([9], True), ([], False)):
        taken = {"A": [8], "B": [7], "C": more}
        seats = {seat: {"hand": hand, "taken": taken[seat]} for seat, hand in hands.items()}
        position = mind_up.read_position({"game": "mind-up", "columns": [5, 1, 2, 4, 3], "row": [10, 20, 30], **seats})
        assert is_turn_known(position.board) is known


@REPEATABLE
@given(seeds, players, objectives)
def test_the_best_total_wins(seed: int, players: int, objectives: int) -> None:
    """U5.3."""
    *_, end = positions(seed, players, objectives)
    results = {seat: (total(end.board, number), score(end.board, number, 2)) for number, seat in enumerate(end.seats)}
    assert set(end.winners) == {seat for seat, result in results.items() if result == max(results.values())}
    assert not end.to_decide
    assert not any(end.moves(seat) for seat in end.seats)


@pytest.mark.slow
@REPEATABLE
@given(seeds, players, objectives)
def test_score_sheets_add_up_and_are_read_as_written(seed: int, players: int, objectives: int) -> None:
    """U4.1, U4.2."""
    for *_, events, after in steps(seed, players, objectives):
        for event in events:
            if isinstance(event, RoundScored):
                assert ScoreSheet.read(str(event.sheet)) == event.sheet
                assert event.sheet.total == event.points
                assert len(event.sheet.objectives) == objectives
                assert {line.reason for line in event.sheet.objectives} <= set(REASONS)
        for player in after.view(None).sight.players:
            sheet = after.sheet(player.seat)
            assert sheet == after.view(None).sheet(player.seat)
            assert sheet.total == player.points
            assert [(line.colour, line.value, line.cards) for line in sheet.columns] == [
                (column.colour, column.value, len(column.cards)) for column in player.columns
            ]


# --- being a value ---------------------------------------------------------------------------------


@REPEATABLE
@given(seeds, players, objectives, st.data())
def test_what_is_done_to_a_copy_is_not_done_to_the_original(
    seed: int, players: int, objectives: int, data: st.DataObject
) -> None:
    original = data.draw(st.sampled_from([one for one in positions(seed, players, objectives) if one.to_decide]))
    before = original.dump()
    copy = original.copy()
    assert copy == original
    playout.play_at_random(copy.board, 1)
    assert copy.winners
    assert original.dump() == before


@pytest.mark.slow
@REPEATABLE
@given(seeds, players, objectives)
def test_dump_load_and_pickle(seed: int, players: int, objectives: int) -> None:
    for position in positions(seed, players, objectives):
        for other in (mind_up.load(position.dump()), pickle.loads(pickle.dumps(position))):
            assert other == position
            assert other.dump() == position.dump()


@REPEATABLE
@given(seeds, players, objectives)
def test_seed_and_moves_are_the_game(seed: int, players: int, objectives: int) -> None:
    replayed = dealt(seed, players, objectives)
    for position, seat, move, events, after in steps(seed, players, objectives):
        assert position.after(move, seat) == after
        assert replayed.play(move, seat) == events
        assert replayed == after


@REPEATABLE
@given(seeds, players, objectives)
def test_positions_are_read_as_written(seed: int, players: int, objectives: int) -> None:
    for position in positions(seed, players, objectives):
        if position.to_decide == position.seats:
            document = mind_up.write_position(position)
            again = mind_up.read_position(document)
            assert mind_up.write_position(again) == document
            assert [again.moves(seat) for seat in again.seats] == [position.moves(seat) for seat in position.seats]


def test_the_same_games_in_another_process() -> None:
    program = (
        "from mindtable.mindup import playout; print(playout.fingerprint(4, 2, 20, 5), playout.fingerprint(6, 5, 9, 1))"
    )
    for hash_seed in ("1", "2"):
        ran = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert ran.stdout.split() == [FINGERPRINT, str(playout.fingerprint(6, 5, 9, 1))]


def test_fingerprint_is_that_of_every_build() -> None:
    """A new number here means that the rules or the dice have changed."""
    assert str(playout.fingerprint(4, 2, 20, 5)) == FINGERPRINT


def test_random_games_have_the_right_number_of_choices() -> None:
    """U5.1: 6, 7 and 8 turns."""
    assert playout.random_games(3, 0, 5, 1) == 5 * 3 * 21
    assert playout.random_games(6, 5, 5, 1) == 5 * 6 * 21


# --- choices at the same time ----------------------------------------------------------------------


@REPEATABLE
@given(seeds, st.integers(min_value=0, max_value=20), st.data())
def test_the_order_of_choices_does_not_matter(seed: int, turns: int, data: st.DataObject) -> None:
    """U3.1."""
    position = dealt(seed, 3, 2)
    for _ in range(turns):
        playout.choose_at_random(position.board, data.draw(seeds))
    choices = {seat: data.draw(st.sampled_from(position.moves(seat))) for seat in position.seats}
    ends = []
    for order in permutations(position.seats):
        end = position.copy()
        events = [event for seat in order for event in end.play(choices[seat], seat)]
        ends.append((end, [event for event in events if not isinstance(event, CardChosen)]))
    assert all(end == ends[0] for end in ends)


@pytest.mark.slow
@REPEATABLE
@given(seeds, players, objectives)
def test_what_others_chose_is_nowhere_to_be_seen(seed: int, players: int, objectives: int) -> None:
    """U3.1: had a seat chosen another card, all others would see and be told the same."""
    dice = Random(seed)
    for position, seat, move, events, after in steps(seed, players, objectives):
        if after.to_decide == after.seats or not after.to_decide:
            continue
        other = str(dice.choice([one for one in position.moves(seat) if str(one) != move]))
        instead = position.copy()
        told = instead.play(other, seat)
        reader = dice.choice([one for one in (*position.seats, None) if one != seat])
        assert instead.view(reader) == after.view(reader)
        assert hash(instead.view(reader)) == hash(after.view(reader))
        assert instead.view(reader).facts() == after.view(reader).facts()
        if len(told) == len(events):
            assert [one.told_to(reader) for one in told] == [one.told_to(reader) for one in events]
        sight = after.view(seat).sight
        assert sight.choice == move.removeprefix("pick ")
        assert tuple(player.seat for player in sight.players if not player.has_chosen) == sight.to_decide


def test_a_choice_is_told_to_its_seat_only() -> None:
    position = dealt(1)
    first, second = position.moves(Seat("B"))[:2]
    (chosen,) = position.play(first, Seat("B"))
    assert isinstance(chosen, CardChosen)
    assert (chosen.seat, chosen.card) == ("B", str(first).removeprefix("pick "))
    assert chosen.told_to(Seat("B")) == chosen
    assert chosen.told_to(Seat("A")).card is None
    assert chosen.told_to(None).card is None
    assert position.play(first, Seat("B")) == []
    (changed,) = position.play(second, Seat("B"))
    assert isinstance(changed, ChoiceChanged)
    assert changed.told_to(Seat("A")).card is None


def test_without_a_seat_only_the_last_one_is_meant() -> None:
    position = dealt(1, 3)
    for asking in (position.moves, lambda: position.play("pick 1"), lambda: position.why_not("pick 1")):
        with pytest.raises(AmbiguousMove, match=r"^A, B, C choose at the same time: say for which seat$"):
            asking()
    for seat in position.seats[:2]:
        position.play(position.moves(seat)[0], seat)
    assert position.moves() == position.moves(Seat("C"))
    position.play(position.moves()[0])
    assert position.to_decide == position.seats


def test_refusals() -> None:
    position = dealt(1, 3)
    elsewhere = position.moves(Seat("B"))[0]
    refusal = position.why_not(elsewhere, Seat("A"))
    assert refusal is not None
    assert (refusal.reason, refusal.facts) == ("not-in-hand", {"card": str(elsewhere).removeprefix("pick ")})
    absent = position.why_not(elsewhere, Seat("D"))
    assert absent is not None
    assert absent.reason == "no-such-seat"
    assert position.moves(Seat("D")) == []
    for text in ("pick", "pick 0", "pick 61", "pick x", "play 3", "pick ３", ""):
        with pytest.raises(UnreadableMove):
            position.play(text, Seat("A"))
    playout.play_at_random(position.board, 1)
    with pytest.raises(IllegalMove, match="the game is over"):
        position.play("pick 1", Seat("A"))
    assert position.moves() == []


@REPEATABLE
@given(seeds, players)
def test_a_refused_move_changes_nothing(seed: int, players: int) -> None:
    dice = Random(seed)
    for position in positions(seed, players, 0):
        before = position.dump()
        seat = dice.choice(position.seats)
        card = f"pick {dice.randint(1, 60)}"
        if card not in [str(move) for move in position.moves(seat)]:
            with pytest.raises(MoveError):
                position.play(card, seat)
        assert position.dump() == before


# --- views and worlds ------------------------------------------------------------------------------


@pytest.mark.slow
@REPEATABLE
@given(seeds, players, objectives)
def test_in_every_world_a_seat_sees_the_same(seed: int, players: int, objectives: int) -> None:
    dice = Random(seed)
    for position in positions(seed, players, objectives):
        seat = dice.choice((*position.seats, None))
        view = position.view(seat)
        world = view.world(dice)
        assert world.view(seat) == view
        assert hash(world.view(seat)) == hash(view)
        assert json.dumps(world.view(seat).facts()) == json.dumps(view.facts())
        assert json.loads(json.dumps(view.facts())) == view.facts()
        assert world.to_decide == position.to_decide
        if seat is not None:
            assert world.moves(seat) == view.moves() == position.moves(seat)
        others = [one for one in position.seats if one != seat]
        assert all(len(world.moves(other)) == len(position.moves(other)) for other in others)
        playout.play_at_random(world.board, 1)
        assert world.winners


@pytest.mark.slow
@REPEATABLE
@given(seeds, players)
def test_everybody_knows_what_was_seen_and_nothing_else(seed: int, players: int) -> None:
    """U5.1: cards are known from the moment they were revealed, in whosever hand they are later."""
    seen: set[str] = set()
    for position, _, _, events, after in steps(seed, players, 0):
        seen |= {str(slot + 1) for slot in slots_of(position.board.row)}
        seen |= {str(event.card) for event in events if isinstance(event, CardRevealed | CardPlaced)}
        for reader in after.seats:
            sight = after.view(reader).sight
            for number, seat in enumerate(after.seats):
                hand = {str(slot + 1) for slot in slots_of(hand_of(after.board, number))}
                known = {card for card in sight.player(seat).hand if card is not None}
                assert known == (hand if seat == reader else hand & seen)
                assert len(sight.player(seat).hand) == len(hand)


def test_worlds_are_uniform() -> None:
    """Every unknown card is as often in an opponent's hand, on top of the deck, and chosen, as any other."""
    position = dealt(2, 3)
    position.play(position.moves(Seat("B"))[0], Seat("B"))
    view = position.view(Seat("A"))
    dice = Random(1)
    unknown = (position.board.hand | in_deck(position.board)) & ~hand_of(position.board, 0)
    number, worlds = len(slots_of(unknown)), 9000
    in_hand, on_top, chosen = dict.fromkeys(range(60), 0), dict.fromkeys(range(60), 0), dict.fromkeys(range(60), 0)
    for _ in range(worlds):
        world = view.world(dice)
        for slot in slots_of(hand_of(world.board, 2)):
            in_hand[slot] += 1
        on_top[world.board.deck[0]] += 1
        chosen[slots_of(world.board.sealed)[0]] += 1
    for found, share in ((in_hand, 7 / number), (on_top, 1 / number), (chosen, 1 / number)):
        expected = worlds * share
        for slot in range(60):
            if unknown >> slot & 1:
                assert abs(found[slot] - expected) < 5 * expected**0.5
            else:
                assert found[slot] == 0


def test_a_sealed_choice_in_a_world_is_any_card_of_the_hand() -> None:
    """In round 2 the opponent's hand is known but for one card; each of the eight is chosen as often."""
    position = dealt(4, 3)
    while position.board.round == 1:
        playout.choose_at_random(position.board, 1)
    position.play(position.moves(Seat("B"))[0], Seat("B"))
    view = position.view(Seat("A"))
    known = [int(card) - 1 for card in view.sight.player(Seat("B")).hand if card is not None]
    assert len(known) == 7
    dice = Random(1)
    worlds = 8000
    chosen = [slots_of(view.world(dice).board.sealed)[0] for _ in range(worlds)]
    for slot in known:
        assert abs(chosen.count(slot) - worlds / 8) < 5 * (worlds / 8) ** 0.5

"""The cards, the deal, the options, and what happens between rounds: what no position with moves can show."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from hypothesis import given

from mindtable.game.bits import count, slots_of
from mindtable.game.contract import Event, SetupError
from mindtable.mindup.cards import CARDS, Colour
from mindtable.mindup.events import CardDrawn, CardRevealed, ObjectiveDiscarded, ObjectiveRevealed, RoundBegan
from mindtable.mindup.game import mind_up
from mindtable.mindup.objectives import OBJECTIVES
from mindtable.mindup.questions import hand_of, value_of
from tests.mindup.random_games import REPEATABLE, dealt, objectives, players, seeds, steps

TURNS: Final = 6 + 7 + 8


def test_sixty_cards_in_five_colours() -> None:
    """U1.1, U1.2."""
    assert [card.number for card in CARDS] == list(range(1, 61))
    assert set(Counter(card.colour for card in CARDS).values()) == {12}
    assert len(Colour) == 5
    assert Counter(card.bonus for card in CARDS) == {-1: 10, +2: 10, +1: 20, 0: 20}


def test_fourteen_objectives_in_seven_letters() -> None:
    """U1.4."""
    assert Counter(objective.letter for objective in OBJECTIVES) == dict.fromkeys("ABCDEFG", 2)


@REPEATABLE
@given(seeds, players, objectives)
def test_deal(seed: int, players: int, objectives: int) -> None:
    """U2.1, U2.2, U6.1, U6.2: seven cards each, a row of as many as players, all values once, the objectives."""
    position = dealt(seed, players, objectives)
    assert [count(hand_of(position.board, seat)) for seat in range(players)] == [7] * players
    assert count(position.board.row) == players
    assert len(position.board.deck) == 60 - 8 * players
    assert sorted(value_of(position.board, place) for place in range(5)) == [1, 2, 3, 4, 5]
    letters = {OBJECTIVES[place].letter for place in slots_of(position.board.objectives)}
    assert len(letters) == count(position.board.objectives) == objectives


def test_every_deal_is_possible() -> None:
    """U2: no card, value or objective is bound to a place."""
    deals = [dealt(seed, 3, 1) for seed in range(600)]
    assert {slot for position in deals for slot in slots_of(hand_of(position.board, 0))} == set(range(60))
    assert {value_of(position.board, 0) for position in deals} == {1, 2, 3, 4, 5}
    assert {slots_of(position.board.objectives)[0] for position in deals} == set(range(14))


def test_options_and_their_defaults() -> None:
    """U1.3, U6.1."""
    position, told = mind_up.deal(seed=1)
    assert position.seats == ("A", "B", "C", "D")
    assert [event.kind for event in told] == ["round began"]
    position, told = mind_up.deal(seed=1, options={"players": "6", "objectives": "2"})
    assert len(position.seats) == 6
    assert [event.kind for event in told] == ["round began", "objective revealed", "objective revealed"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": "2"}, "Mind Up! is for 3 to 6 players, not 2"),
        ({"players": "7"}, "Mind Up! is for 3 to 6 players, not 7"),
        ({"players": "four"}, "players: “four” is not a whole number"),
        ({"objectives": "6"}, "Mind Up! is played with 0 to 5 objectives, not 6"),
        ({"objectives": "-1"}, "Mind Up! is played with 0 to 5 objectives, not -1"),
        ({"epic": "yes"}, "mind-up has no option “epic”; there are players, objectives"),
    ],
)
def test_bad_option_is_one_clear_sentence(options: dict[str, str], message: str) -> None:
    with pytest.raises(SetupError) as problem:
        mind_up.deal(seed=1, options=options)
    assert str(problem.value) == message


def test_there_are_no_sets() -> None:
    with pytest.raises(SetupError, match="mind-up has no set “first-contact”"):
        mind_up.deal(seed=1, sets=["first-contact"])


def test_the_deal_as_text() -> None:
    position = dealt(3, 3, 1)
    document = mind_up.write_position(position)
    lines = dict(line.split(": ") for line in mind_up.deal_text(position))
    assert list(lines) == ["columns", "row", "A hand", "B hand", "C hand", "deck", "objectives"]
    assert lines["B hand"] == " ".join(str(number) for number in document["B"]["hand"])
    assert lines["deck"].split() == [str(number) for number in document["deck"]]


# --- from round to round ---------------------------------------------------------------------------


@REPEATABLE
@given(seeds, players, objectives)
def test_three_rounds_of_six_seven_and_eight_turns(seed: int, players: int, objectives: int) -> None:
    """U3.5, U5.1: everybody has 7, 8 and 9 cards, and the last one is placed. U5.4: six players use up the deck."""
    told: list[Event] = []
    sizes: dict[int, int] = {}
    deck = b""
    for position, _, _, events, after in steps(seed, players, objectives):
        told += events
        sizes.setdefault(position.board.round, count(hand_of(position.board, 0)))
        deck = after.board.deck
    assert sizes == {1: 7, 2: 8, 3: 9}
    kinds = Counter(event.kind for event in told)
    assert kinds["card revealed"] == kinds["card taken"] == TURNS * players
    assert kinds["card placed"] == kinds["round scored"] == 3 * players
    assert kinds["card drawn"] == 2 * players
    assert kinds["round began"] == 2
    assert len(deck) == 60 - 10 * players


@REPEATABLE
@given(seeds, players, objectives)
def test_the_next_round(seed: int, players: int, objectives: int) -> None:
    """U5.1, U5.2: the row stays, the cards won and one more are the hand, known but for the one drawn."""
    for position, _, _, events, after in steps(seed, players, objectives):
        if after.board.round == position.board.round:
            continue
        drawn = [event for event in events if isinstance(event, CardDrawn)]
        assert [event.seat for event in drawn] == list(after.seats)
        assert [str(slot + 1) for slot in position.board.deck[:players]] == [event.card for event in drawn]
        assert position.board.deck[players:] == after.board.deck
        assert [str(slot + 1) for slot in slots_of(after.board.row)] == [
            event.card for event in events if isinstance(event, CardRevealed)
        ]
        began = next(event for event in events if isinstance(event, RoundBegan))
        assert began.values == tuple(value_of(after.board, place) for place in range(5))
        spectator = after.view(None).sight
        for seat, card in zip(after.seats, drawn, strict=True):
            known = {str(slot + 1) for slot in slots_of(hand_of(after.board, after.seats.index(seat)))} - {card.card}
            assert set(spectator.player(seat).hand) == known | {None}
            assert spectator.player(seat).hand.count(None) == 1


@REPEATABLE
@given(seeds, objectives)
def test_few_objectives_are_new_in_every_round_and_many_are_kept(seed: int, objectives: int) -> None:
    """U6.1, U6.2."""
    rounds: dict[int, list[str]] = {}
    for position, _, _, events, _ in steps(seed, 3, objectives):
        rounds.setdefault(position.board.round, [OBJECTIVES[place].id for place in slots_of(position.board.objectives)])
        discarded = [event.objective for event in events if isinstance(event, ObjectiveDiscarded)]
        revealed = [event.objective for event in events if isinstance(event, ObjectiveRevealed)]
        assert len(discarded) == len(revealed)
    assert all(len({name[0] for name in names}) == objectives for names in rounds.values())
    if objectives <= 2:
        assert len({name for names in rounds.values() for name in names}) == 3 * objectives
    else:
        assert rounds[1] == rounds[2] == rounds[3]

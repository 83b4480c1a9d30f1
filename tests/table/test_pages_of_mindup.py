"""The pages of Mind Up!: when a round's scoring is shown, what it says, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from mindtable.game.contract import Event, Position, Seat
from mindtable.mindup.events import CardRevealed, RoundScored
from mindtable.mindup.game import mind_up
from mindtable.table.mindup.page import MindUpPage
from mindtable.table.mindup.page import page as page_of
from tests.table.showing import scene_for

A, B, C = (Seat(letter) for letter in "ABC")


def played(players: int, objectives: int) -> Iterator[tuple[Position, list[Sequence[Event]]]]:
    """A game in which everybody chooses the first card, step by step, with all that was told before."""
    position, events = mind_up.deal(seed=7, options={"players": str(players), "objectives": str(objectives)})
    told: list[Sequence[Event]] = [events]
    while position.to_decide:
        seat = position.to_decide[0]
        told.append(position.play(position.moves(seat)[0].text, seat))
        yield position, told


def scored(players: int = 3, objectives: int = 0) -> tuple[Position, list[Sequence[Event]]]:
    """The game after its first round."""
    return next(
        (position, told)
        for position, told in played(players, objectives)
        if any(isinstance(event, RoundScored) for event in told[-1])
    )


def shown(position: Position, told: Sequence[Sequence[Event]], seat: Seat | None = A) -> MindUpPage:
    return page_of(scene_for(position, told=told, seat=seat))


def test_the_scoring_is_shown_until_one_has_chosen_in_the_next_round() -> None:
    position, told = scored()
    for seat in (A, B, None):
        scoring = shown(position, told, seat).scoring
        assert scoring
        assert (scoring.round, scoring.next, scoring.gone_on) == (1, 2, "round-2")
    told.append(position.play(position.moves(A)[0].text, A))
    assert shown(position, told, A).scoring is None
    assert shown(position, told, B).scoring, "nobody waits, and nobody is hurried"


def test_what_others_choose_meanwhile_changes_nothing_of_the_scoring() -> None:
    position, told = scored()
    before = shown(position, told, B).scoring
    told.append(position.play(position.moves(A)[0].text, A))
    assert shown(position, told, B).scoring == before


def test_the_columns_and_lines_of_the_scoring_add_up() -> None:
    position, told = scored(4, 2)
    scoring = shown(position, told).scoring
    assert scoring
    assert [one.points for one in scoring.counted] == sorted((one.points for one in scoring.counted), reverse=True)
    for one in scoring.counted:
        assert len(one.columns) == 5
        assert all(len(column.cards) == column.amount for column in one.columns)
        assert sum(column.amount * column.value for column in one.columns) == int(one.lines[0].points)
        lines = [int(line.points.replace("−", "-")) for line in one.lines]
        assert sum(lines) == one.points == one.total
        assert len(lines) == 4, "columns, bonuses, and both objectives"


@pytest.mark.parametrize(("players", "objectives"), [(4, 3), (5, 2)])
def test_where_there_is_little_room_objectives_are_counted_together(players: int, objectives: int) -> None:
    scoring = shown(*scored(players, objectives)).scoring
    assert scoring
    assert [line.label for line in scoring.counted[0].lines] == ["Columns", "Bonuses", "Objectives"]


def test_the_winner_of_a_round_is_named() -> None:
    position, told = scored()
    scoring = shown(position, told, None).scoring
    assert scoring
    first, second = scoring.counted[:2]
    assert first.points > second.points
    assert scoring.sentence == f"{first.player.name} wins round 1 with {first.points} points."
    assert scoring.hint == f"{second.player.name} follows with {second.points}."
    assert not scoring.is_won
    won = shown(position, told, first.player.seat).scoring
    assert won
    assert won.is_won
    assert won.sentence == f"You win round 1 with {first.points} points."
    lost = shown(position, told, second.player.seat).scoring
    assert lost
    assert lost.hint == f"You are 2nd with {second.points}."


def test_the_race_has_the_best_first_and_its_bars_fit() -> None:
    for position, told in played(3, 1):
        race = shown(position, told).open.race
        totals = [racer.total for racer in race.racers]
        assert totals == sorted(totals, reverse=True)
        assert all(leg.start + leg.length <= race.length for racer in race.racers for leg in racer.legs)
    assert race.title == "After three rounds"


def test_a_turn_of_all_is_told_whole() -> None:
    """Also with more players than there are sentences that are usually told."""
    position, told = next(
        (position, told)
        for position, told in played(6, 0)
        if sum(isinstance(event, CardRevealed) for events in told for event in events) == 2 * 6
    )
    telling = shown(position, told).telling
    assert telling.stories[0].chapter.number == 2
    assert len(telling.sentences) == 6

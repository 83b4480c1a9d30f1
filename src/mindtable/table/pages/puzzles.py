"""Puzzles: one for the day, one about as hard as its player is good, and the board on which they are played.

As on the analysis board, the position is in the address. What counts is judged where an answer is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...game.contract import MoveError
from ...puzzles import Entry, Puzzle, Verdict, entries, entry_with, next_for, puzzle_with, tried
from ...puzzles.choosing import MOST_STARS, of_today, stars, today
from ...puzzles.collection import games_in, goals_in, themes_in
from ...puzzles.playing import line_in
from ...puzzles.puzzle import with_moves
from ..addresses import visitor_address
from ..declined import Declined
from ..family import family_of, page_of
from ..forms import field, form_of
from ..handed_in import laid_out
from ..links import packed
from ..puzzle_tries import Failed, address_of, keep_try, refuted, told, tries_of
from ..puzzling import keep, last_days, of_the_day, record_by, seen_in
from ..rendering import page
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember
from .analysis import laid_at

_PUZZLES: Final = "/puzzles"
_SHOWN: Final = "shown"  # the verdict on somebody who looks at the solution
_MOST_HINTS: Final = 2
_HINTS: Final = {str(number): number for number in range(1, _MOST_HINTS + 1)}  # as the query says how many
_MOVES: Final = {str(number): number for number in range(100)}  # likewise, of those before a try


class Choice(NamedTuple):
    """What puzzles can be chosen by, and how many there are."""

    field: str  # of the query
    value: str
    label: str
    number: int
    solved: int  # of them by the player


async def overview(request: Request) -> Response:
    """The puzzle of the day, one's rating, and everything there is to choose from."""
    visit = Visit.of(request)
    record = await record_by(request, visit.player)
    found = entries()
    solved = [one for one in found if one.id in record.solved]
    say = visit.say
    return page(
        "puzzles.html",
        request,
        visit,
        record=record,
        days=last_days(record),
        streak=record.streak(today()),
        number=len(found),
        games=_choices("game", games_in(found), games_in(solved), lambda game: say(f"table-game-{game}")),
        goals=_choices("goal", goals_in(found), goals_in(solved), lambda goal: say("puzzle-goal", goal=goal)),
        themes=_choices("theme", themes_in(found), themes_in(solved), lambda theme: say(f"puzzle-theme-{theme}")),
        daily=of_the_day(record, visit.wording),
    )


async def to_daily(request: Request) -> Response:  # noqa: ARG001
    """The way to the puzzle of the day."""
    entry = of_today()
    if entry is None:
        raise Declined(404, "puzzle-none")
    return RedirectResponse(f"{_PUZZLES}/{entry.id}", 303)


async def following(request: Request) -> Response:
    """The way to a puzzle that one has not met, about as hard as one is good."""
    record = await record_by(request, Visit.of(request).player)
    asked = request.query_params
    wanted = [
        entry for entry in entries() if _is_wanted(entry, asked.get("game"), asked.get("goal"), asked.get("theme"))
    ]
    entry = next_for(wanted, record, Random())
    if entry is None:
        raise Declined(404, "puzzle-none")
    return RedirectResponse(f"{_PUZZLES}/{entry.id}", 303)


async def show(request: Request) -> Response:
    """A puzzle, as it is laid out or as a try has gone."""
    visit = Visit.of(request)
    puzzle, entry = _asked_for(request)
    asked = request.query_params
    at = asked.get("at", "")
    laid = await laid_at(request, at) if at else laid_out(puzzle.scenario)
    is_begun = bool(line_in(laid.scenario, puzzle))
    verdict = asked.get("verdict", "")
    is_over = is_begun and verdict in (Verdict.WRONG, Verdict.SOLVED, _SHOWN)
    is_refuted = is_over and verdict == Verdict.WRONG
    tried_at = _MOVES.get(asked.get("since", ""), 0) if is_refuted else None
    scene = seen_in(puzzle, laid, visit.wording, is_over=is_over, tried_at=tried_at)
    record = await record_by(request, visit.player)
    tries = await tries_of(request, visit.player, puzzle)
    moved = record.moved_by(puzzle.id) if is_over else None
    steps = _steps(puzzle) if is_over and verdict == _SHOWN else []
    hints = _HINTS.get(asked.get("hint", ""), 0)
    return page(
        "puzzle.html",
        request,
        visit,
        page=page_of(scene),
        family=family_of(puzzle.game).name,
        emotes={},
        puzzle=entry,
        address=str(request.url.replace(path=f"{_PUZZLES}/{entry.id}", query="")),
        at=at or packed(puzzle.scenario),
        verdict=verdict if is_over else "",
        is_begun=is_begun,
        is_daily=entry == of_today(),
        today=today().isoformat(),
        stars=stars(entry.difficulty),
        most_stars=MOST_STARS,
        hints=hints,
        most_hints=_MOST_HINTS,
        answer=visit.wording.move(puzzle.answer, scene.sight, scene.names) if hints > 1 and not is_begun else "",
        record=record,
        moved=moved,
        change=_signed(moved or 0),
        days=last_days(record),
        streak=record.streak(today()),
        percentage=await state_of(request).house.puzzle_counts.percentage(puzzle.id),
        why=refuted(puzzle, scene) if is_refuted else None,
        tries=told(puzzle, tries, visit.wording),
        has_tries=bool(tries) or verdict != _SHOWN,
        act=scene.act if steps else (),
        steps=steps,
        step=min(len(line_in(laid.scenario, puzzle)), len(steps)),
        asked_in="puzzle-question.html",
        beside_in="puzzle-beside.html",
        told_in="puzzle-told.html",
    )


async def play(request: Request) -> Response:
    """A move that somebody tries. What comes of it is kept, and shown at another address."""
    form = await form_of(request)
    puzzle, entry = _asked_for(request)
    laid = await laid_at(request, field(form, "at", "") or packed(puzzle.scenario))
    line = line_in(laid.scenario, puzzle)
    move = field(form, "move", "")
    try:
        found = await state_of(request).reading_room.read(visitor_address(request.scope), tried, puzzle.id, line, move)
    except MoveError as problem:
        raise Declined(422, "table-no-move") from problem
    there = address_of(puzzle, found, len(line))
    if found.verdict is Verdict.GOING_ON:
        return RedirectResponse(there, 303)
    is_solved, was_helped = found.verdict is Verdict.SOLVED, bool(field(form, "hint", ""))
    failed = None if is_solved else Failed(found.scenario, len(line))
    return await _with_result(request, entry, there, is_solved=is_solved, was_helped=was_helped, failed=failed)


async def solution(request: Request) -> Response:
    """The way to the solution, step by step: whoever looks at it has not solved the puzzle."""
    puzzle, entry = _asked_for(request)
    first = with_moves(puzzle.scenario, puzzle.solution[:1])
    shown = f"{_PUZZLES}/{entry.id}?at={packed(first)}&verdict={_SHOWN}"
    return await _with_result(request, entry, shown, is_solved=False)


async def _with_result(
    request: Request,
    entry: Entry,
    there: str,
    *,
    is_solved: bool,
    was_helped: bool = False,
    failed: Failed | None = None,
) -> Response:
    """The way to a page, after the record of a player has changed."""
    token, player = known_player(Visit.of(request))
    record = await record_by(request, player)
    if was_helped and is_solved:
        record = record.with_help(entry.id)
    else:
        if entry.id not in record.met:
            await state_of(request).house.puzzle_counts.add(entry.id, is_solved=is_solved)
        record = record.with_result(entry.id, entry.difficulty, is_solved=is_solved)
    if is_solved and entry == of_today():
        record = record.with_day(today())
    await keep(request, player, record)
    if failed:
        await keep_try(request, player, puzzle_with(entry.id), failed)
    response = RedirectResponse(there, 303)
    remember(response, request, PLAYER, token)
    return response


def _asked_for(request: Request) -> tuple[Puzzle, Entry]:
    """The puzzle of an address. Raises Declined."""
    name = request.path_params["puzzle"]
    try:
        return puzzle_with(name), entry_with(name)
    except KeyError as problem:
        raise Declined(404, "puzzle-none") from problem


def _signed(points: int) -> str:
    """Points by which a rating has moved."""
    return f"{'−' if points < 0 else '+'}{abs(points)}"


def _steps(puzzle: Puzzle) -> list[str]:
    """The addresses of the steps of a solution."""
    return [
        f"{_PUZZLES}/{puzzle.id}?at={packed(with_moves(puzzle.scenario, puzzle.solution[:number]))}&verdict={_SHOWN}"
        for number in range(1, len(puzzle.solution) + 1)
    ]


def _choices(
    name: str, counted: Mapping[str, int], solved: Mapping[str, int], label: Callable[[str], str]
) -> list[Choice]:
    return [Choice(name, str(value), label(value), number, solved.get(value, 0)) for value, number in counted.items()]


def _is_wanted(entry: Entry, game: str | None, goal: str | None, theme: str | None) -> bool:
    return game in (None, entry.game) and goal in (None, str(entry.goal)) and (theme is None or theme in entry.themes)


routes = [
    Route(_PUZZLES, overview, name="puzzles"),
    Route(f"{_PUZZLES}/daily", to_daily),
    Route(f"{_PUZZLES}/next", following),
    Route(_PUZZLES + "/{puzzle}", show),
    Route(_PUZZLES + "/{puzzle}/play", play, methods=["POST"]),
    Route(_PUZZLES + "/{puzzle}/solution", solution, methods=["POST"]),
]

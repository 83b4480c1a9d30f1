"""Deals that can be checked: what a table has committed itself to, whether it kept to it, and how that works."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...game.chance import seed_text
from ...game.commitments import Commitment
from ...game.records import Record, Verdict
from ..admission import game_of
from ..authority import Authority
from ..rendering import page
from ..seen import names_of
from ..visit import Visit

_LINES: Final = 10  # that explain it


async def explain(request: Request) -> Response:
    """The page on why a deal is fair."""
    visit = Visit.of(request)
    lines = [visit.say(f"deals-fair-{number}") for number in range(1, _LINES + 1)]
    return page("fair.html", request, visit, lines=lines)


async def show(request: Request) -> Response:
    """The deal of a game: the commitment to it, and when the game is over all of it, checked."""
    visit = Visit.of(request)
    table = await game_of(request)
    if not (table.is_over or table.is_record) or not table.course.has_record:
        return _promised(request, table, visit)
    verdict = await asyncio.to_thread(lambda: table.course.verdict)  # a long game takes a while
    return _opened(request, table, visit, verdict)


def _promised(request: Request, table: Authority, visit: Visit) -> Response:
    """What there is to see while a game is going on."""
    names = names_of(table.id, table.chairs, visit.wording)
    dealing = table.course.dealing if not table.free_seats else None
    return page(
        "deal.html",
        request,
        visit,
        game=table.id,
        commitment=dealing.commitment if dealing else "",
        contributors=", ".join(names[seat] for seat in dealing.contributors) if dealing else "",
        dice=[],
        verdict=None,
    )


def _opened(request: Request, table: Authority, visit: Visit, verdict: Verdict) -> Response:
    names = names_of(table.id, table.chairs, visit.wording)
    record = table.record(lambda chair: names[chair.seat])
    dice = _dice(record)
    return page(
        "deal.html",
        request,
        visit,
        game=table.id,
        commitment="",
        contributors="",
        dice=[
            (seed, opened, [(names[seat], bits.hex()) for seat, bits in opened.bits] if opened else [])
            for seed, opened in dice
        ],
        verdict=verdict,
        lines=[(standing, visit.say(f"deals-check-{part}", standing=standing)) for part, standing in verdict.parts],
        problem=visit.wording.flaw(verdict.problem) if verdict.problem else "",
        commitments=" ".join(opened.shown for _, opened in dice if opened),
        bits=" ".join(bits.hex() for _, opened in dice if opened for _, bits in opened.bits),
    )


def _dice(record: Record) -> list[tuple[str, Commitment | None]]:
    """The seeds of a game, each with the commitment to it."""
    dice = [(record.seed, record.commitment), *((new.seed, new.commitment) for new in record.new_dice)]
    return [(seed_text(seed), opened) for seed, opened in dice]


routes = [
    Route("/fair", explain, name="fair"),
    Route("/games/{game}/deal", show, methods=["GET"]),
]

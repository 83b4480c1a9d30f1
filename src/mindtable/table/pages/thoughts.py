"""What the search thinks of a position on the analysis board: roughly at first, then with care. With open cards it is
also proved who wins, if it can be. Whoever leaves is not thought for any longer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ...game.commitments import without_dice
from ...game.contract import Move, Position, Seat, SetupError
from ...review import Option
from ...solver.family import family_of as solver_of
from ..addresses import visitor_address
from ..declined import Declined
from ..present.laid import scene_of
from ..present.lines import Step, steps_of
from ..present.scene import Scene
from ..rendering import page
from ..state import state_of
from ..thoughts import Care, Task, Wanted, Whose
from ..visit import Visit, known_player
from .analysis import BOARD, OPEN, laid_at

_WANTED: Final = 20.0  # seconds; nobody looks at the page longer for it
_WEIGHTS: Final = {"rough": 0.05, "fine": 0.2, "proof": 2.0}  # seconds
_T = TypeVar("_T")


class Assessed(NamedTuple):
    """A legal move, and what the search thinks of it."""

    move: str
    label: str
    percent: int
    proved: str  # "won", "lost" or ""


class Solved(NamedTuple):
    """What is proved of a position with open cards."""

    result: str
    name: str  # of the side that decides
    steps: tuple[Step, ...]


async def assess(request: Request) -> Response:
    """What the search thinks of all moves, and where to ask for more."""
    visit, asked = Visit.of(request), request.query_params
    scene, position = await _asked(request, visit)
    care: Care = "fine" if asked.get("care") == "fine" else "rough"
    is_open = OPEN in asked
    wanted = _wanted(request, visit, position, "assessment", care, is_open=is_open)
    found, problem = await _thought(request, visit, wanted, state_of(request).house.thinking.assessed)
    here = f"{BOARD}/thoughts?at={asked['at']}{f'&{OPEN}' if is_open else ''}"
    return page(
        "assessed.html" if request.headers.get("hx-request") else "assessed-page.html",
        request,
        visit,
        problem=problem,
        at=asked["at"],
        is_open=is_open,
        name=scene.names[wanted.seat],
        options=[_put(option, scene) for option in found.options] if found else [],
        expected=steps_of(scene, found.line) if found else (),
        iterations=found.iterations if found else 0,
        next=_next(here, care, position, is_open=is_open) if found else "",
    )


async def prove(request: Request) -> Response:
    """Who wins with open cards, if that can be proved."""
    visit = Visit.of(request)
    scene, position = await _asked(request, visit)
    wanted = _wanted(request, visit, position, "proof", "fine", is_open=True)
    found, problem = await _thought(request, visit, wanted, state_of(request).house.thinking.solved)
    return page("proved.html", request, visit, solved=_solved(found, scene) if found else None, problem=problem)


async def _thought(
    request: Request, visit: Visit, wanted: Wanted, think: Callable[[Wanted], Coroutine[Any, Any, _T]]
) -> tuple[_T | None, str]:
    """What comes of a thought, or why nothing does, in words."""
    try:
        async with state_of(request).house.thinking.sharing(wanted.lane, wanted.whose):
            return await while_there(request, think(wanted)), ""
    except TimeoutError:
        return None, visit.say("board-late")
    except Declined as problem:
        return None, problem.sentence(visit.wording)


def _next(here: str, care: Care, position: Position, *, is_open: bool) -> str:
    """Where more is to be learnt; "" if all is thought."""
    if care == "rough":
        return f"{here}&care=fine"
    return here.replace("/thoughts?", "/proof?") if is_open and _can_be_solved(position) else ""


def _can_be_solved(position: Position) -> bool:
    try:
        solver_of(position.game)
    except SetupError:
        return False
    return len(position.to_decide) == 1


async def _asked(request: Request, visit: Visit) -> tuple[Scene[Any], Position]:
    """The position that is asked about, as a scene of who decides. Raises Declined if nobody does."""
    laid = await laid_at(request, request.query_params.get("at", ""))
    scene = scene_of(laid, visit.wording, is_open=OPEN in request.query_params)
    if scene is None or laid.position is None or not scene.is_asked:
        raise Declined(409, "table-game-over")
    return scene, laid.position


def _wanted(request: Request, visit: Visit, position: Position, task: Task, care: Care, *, is_open: bool) -> Wanted:
    """A thought on the account of who asks. Who asks for the same has the same thought."""
    dumped, seat = without_dice(position).dump(), position.to_decide[0]
    about = sha256(f"{position.game} {dumped} {seat}".encode()).hexdigest()
    return Wanted(
        name=f"board {about} {task} {care} {OPEN if is_open else 'known'}",
        game=position.game,
        position=dumped,
        seat=seat,
        bot="",
        dice=0,
        whose=Whose(visitor_address(request.scope), known_player(visit)[1]),
        weight=_WEIGHTS["proof" if task == "proof" else care],
        until=time.time() + _WANTED,
        task=task,
        care=care,
        is_open=is_open,
    )


async def while_there(request: Request, work: Coroutine[Any, Any, _T]) -> _T:
    """Something that is done for as long as the browser waits for it. Raises ClientDisconnect when it has left."""
    doing, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()
        if not doing.done():
            doing.cancel()
    if doing.cancelled() or not doing.done():
        raise ClientDisconnect
    return doing.result()


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _put(option: Option, scene: Scene[Any]) -> Assessed:
    proved = ("won" if option.chance == 1 else "lost") if option.proved else ""
    label = scene.wording.move(option.move, scene.sight, scene.names)
    return Assessed(option.move.text, label, round(option.chance * 100), proved)


def _solved(solution: Mapping[str, Any], scene: Scene[Any]) -> Solved:
    line = [(Seat(step["seat"]), Move(step["move"])) for step in solution["line"]]
    return Solved(solution["result"], scene.named([Seat(seat) for seat in solution["side"]]), steps_of(scene, line))


routes = [Route(f"{BOARD}/thoughts", assess), Route(f"{BOARD}/proof", prove)]

"""What a program is told when something cannot be done: a code that stays, and a sentence in its language."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ..declined import Declined, Faulty, Refused
from ..visit import Visit
from .values import Problem

PREFIX: Final = "/api/"  # of all addresses that are for programs


def is_for_programs(path: str) -> bool:
    """Whether an address is one that programs ask: no cookie counts there."""
    return path.startswith(PREFIX)


def problem_answer(request: Request, problem: Declined) -> Response:
    """Say what cannot be done."""
    sentence = problem.sentence(Visit.of(request).wording)
    told = Problem(code_of(problem), sentence, _reason(problem))
    headers = {"WWW-Authenticate": "Bearer"} if problem.status == 401 else None
    return JSONResponse(vars(told), problem.status, headers)


def code_of(problem: Declined) -> str:
    """What programs know a problem by: the name of its sentence, of those of all games and calls without a prefix."""
    return problem.message.removeprefix("table-").removeprefix("api-")


def _reason(problem: Declined) -> str:
    """Why exactly, in a word of the rules."""
    if isinstance(problem, Refused):
        return problem.refusal.reason
    return problem.flaw.reason if isinstance(problem, Faulty) else ""

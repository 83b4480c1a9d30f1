"""All that programs may ask, and the document that describes it."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from . import challenges, games, lobby, streams, tournaments
from .call import BEARER, VERSION, Call
from .shapes import schema_of
from .streams import LINES
from .values import Problem

CALLS: Final[tuple[Call, ...]] = (
    *games.calls,
    *challenges.calls,
    *lobby.calls,
    *streams.calls,
    *tournaments.calls,
)
_JSON: Final = "application/json"


async def describe(_: Request) -> Response:
    """The description of all calls, for programs that make clients of it."""
    return JSONResponse(document())


@cache
def document() -> dict[str, Any]:
    """The description of all calls, made from what they say of themselves."""
    named: dict[str, Any] = {}
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(f"/api/{VERSION}{call.path}", {})[call.method.lower()] = _operation(call, named)
    schema_of(Problem, named)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mindtable",
            "version": version("mindtable"),
            "description": "Games, moves and events of a table, for bots and clients.",
        },
        "security": [{BEARER: []}],
        "paths": paths,
        "components": {"schemas": named, "securitySchemes": {BEARER: {"type": "http", "scheme": BEARER}}},
    }


def _operation(call: Call, named: dict[str, Any]) -> dict[str, Any]:
    problem = {_JSON: {"schema": schema_of(Problem, named)}}
    given = {LINES if call.is_stream else _JSON: {"schema": schema_of(call.gives, named)}}
    operation: dict[str, Any] = {
        "operationId": f"{call.does.__module__.rpartition('.')[2]}-{call.does.__name__}",
        "summary": call.summary,
        "parameters": [*_in_path(call), *_behind(call)],
        "responses": {
            "200": {"description": "Lines of JSON" if call.is_stream else "Done", "content": given},
            "default": {"description": "Why it was not done", "content": problem},
        },
    }
    if call.takes is not None:
        operation["requestBody"] = {"content": {_JSON: {"schema": schema_of(call.takes, named)}}}
    return operation


def _in_path(call: Call) -> list[dict[str, Any]]:
    text = {"type": "string"}
    return [{"name": name, "in": "path", "required": True, "schema": text} for name in call.route().param_convertors]


def _behind(call: Call) -> list[dict[str, Any]]:
    number = {"type": "integer", "minimum": 0}
    return [
        {"name": name, "in": "query", "description": meaning, "schema": number}
        for name, meaning in call.queries.items()
    ]


routes = [*(call.route() for call in CALLS), Route("/api/openapi.json", describe)]

"""What programs may ask: each call says what it takes and gives, and is described and answered by that."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...game.sights import facts_of
from ...store import Person, Token
from ...wording import Wording
from ..addresses import visitor_address
from ..declined import Declined
from ..state import State, state_of
from ..visit import Visit
from .shapes import read

VERSION: Final = "1"
BEARER: Final = "bearer"
_NUL: Final = rb"\u0000"  # as JSON has it; not every database can keep it
_READING: Final = frozenset({"GET"})


@dataclass(frozen=True)
class Asked:
    """Who asks, with which token, and what they have handed in."""

    request: Request
    token: Token
    body: Any

    @property
    def player(self) -> str:
        """Who plays with the token."""
        return self.token.player

    @cached_property
    def state(self) -> State:
        """What all requests share."""
        return state_of(self.request)

    @cached_property
    def wording(self) -> Wording:
        """The language asked for."""
        return Visit.of(self.request).wording

    @property
    def address(self) -> str:
        """Where it comes from."""
        return visitor_address(self.request.scope)

    async def person(self) -> Person:
        """Who plays with the token."""
        return await self.state.house.identities.person(self.player)

    async def is_live(self) -> bool:
        """Whether the token still counts."""
        return await self.state.house.tokens.live(self.token.hash) is not None

    def at(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])


@dataclass(frozen=True)
class Call:
    """Something that programs may ask for."""

    method: str
    path: str  # below that of the version
    does: Callable[[Asked], Awaitable[Any]]
    summary: str
    gives: type  # of a stream, its lines
    takes: type | None = None
    queries: Mapping[str, str] = field(default_factory=dict)  # what may stand behind the address, and what it means
    is_stream: bool = False

    def route(self) -> Route:
        """Where it is asked for."""
        route = Route(f"/api/{VERSION}{self.path}", self._answer, methods=[self.method])
        route.methods = {self.method}  # no HEAD: a stream has no end
        return route

    async def _answer(self, request: Request) -> Response:
        token = await state_of(request).house.tokens.known(_bearer(request))
        _count(request, token)
        body = read(self.takes, await _document(request)) if self.takes else None
        answer = await self.does(Asked(Request(request.scope), token, body))  # nothing of how it is answered is held
        return answer if isinstance(answer, Response) else JSONResponse(facts_of(answer))


def _bearer(request: Request) -> str:
    """The token in the head of a request; an address is kept in too many places to have one."""
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != BEARER:
        raise Declined(401, "api-no-token")
    return text.strip()


def _count(request: Request, token: Token) -> None:
    """A token may ask as often as an address, from however many it does."""
    ledger = request.app.state.ledger
    limit = ledger.looks if request.method in _READING else ledger.posts
    if not limit.allows(counted_as(token)):
        raise Declined(429, "table-too-fast")


def counted_as(token: Token) -> str:
    """What a token is counted as, beside the address it comes from."""
    return f"token {token.hash}"


async def _document(request: Request) -> object:
    """What was handed in; nothing is an empty object."""
    text = await request.body()
    try:
        document: object = json.loads(text) if text.strip() else {}
        written = json.dumps(document, ensure_ascii=False).encode()  # which fails where there is half a sign
    except (ValueError, RecursionError) as problem:
        raise Declined(400, "api-not-json") from problem
    if _NUL in written:
        raise Declined(400, "api-not-json")
    return document

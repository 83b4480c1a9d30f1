"""What machines ask: whether the table is alive, whether it can serve, and what was measured."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from .. import metrics
from ..addresses import Addresses
from ..declined import Declined
from ..hosts import Hosts
from ..state import state_of
from ..visit import Visit

_TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"  # as Prometheus asks for it
# What proxies add to a request that they hand on.
_HANDED_ON: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


async def healthz(_: Request) -> Response:
    """That the process is alive. It need not be able to do anything: to end it would not help a database."""
    return PlainTextResponse("alive\n")


async def readyz(request: Request) -> Response:
    """Whether games can be played here, or a word for what is missing."""
    missing = await state_of(request).readiness.missing()
    return PlainTextResponse(f"{missing}\n", 503) if missing else PlainTextResponse("ready\n")


async def measured(request: Request) -> Response:
    """What was measured, for those whom the host has named. To everybody else, and to all who come through a proxy,
    there is no such page."""
    if not _may_read(request, state_of(request).metrics_for):
        raise HTTPException(404)
    try:
        text = await asyncio.to_thread(metrics.exposition)
    except ModuleNotFoundError:
        missing = {"package": metrics.PACKAGE, "extra": "mindtable[metrics]"}
        return PlainTextResponse(Visit.of(request).wording.message("system-no-package", **missing) + "\n", 501)
    return Response(text, media_type=_TEXT)


def _may_read(request: Request, named: Addresses) -> bool:
    """By its address, not by a name of the table: those who ask by a name have come from outside."""
    if request.client is None or request.client.host not in named:
        return False
    if any(header in request.headers for header in _HANDED_ON):
        return False
    try:
        Hosts().check(request.headers)
    except Declined:
        return False
    return True


routes: Final = [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", measured)]

"""Language, names of cards and colours, the pace of bots, great moments, sound, and emotes of others."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...wording import LANGUAGES, NAMINGS
from ..declined import Declined
from ..forms import field, form_of
from ..visit import (
    CUT_INS,
    EMOTES,
    LANGUAGE,
    LENGTHS,
    NAMES,
    PACE,
    PACES,
    SOUND,
    SWITCH,
    THEME,
    THEMES,
    own_page,
    remember,
)

_CHOICES: Final = (
    (LANGUAGE, LANGUAGES),
    (NAMES, NAMINGS),
    (THEME, THEMES),
    (PACE, PACES),
    (CUT_INS, LENGTHS),
    (SOUND, SWITCH),
    (EMOTES, SWITCH),
)


async def choose(request: Request) -> Response:
    """Remember a choice, and back to where it was made."""
    form = await form_of(request)
    response = RedirectResponse(own_page(field(form, "here", "/")), 303)
    for cookie, known in _CHOICES:
        value = field(form, cookie, "")
        if value and value not in known:
            raise Declined(422, "table-bad-request")
        if value:
            remember(response, request, cookie, value)
    return response


routes = [Route("/settings", choose, methods=["POST"])]

"""Which browser asks: found out before any page is made, so that nobody chooses who they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from .keys import Keys, kept_as
from .visit import BROWSER, PLAYER, Browser, name_of_player, remember, remembered

IsKnown = Callable[[str], Awaitable[bool]]  # whether somebody is known by a token, as it is kept
AccountOf = Callable[[str], Awaitable[str | None]]  # the account that a browser is signed in to


async def recognise(request: Request, keys: Keys, is_known: IsKnown, account_of: AccountOf) -> None:
    """Note which browser asks, and for which account. Its token counts if we made it. Tokens of before have nothing to
    show that, and over https the cookie that is sent in the open could come from anybody: these count if somebody is
    known by them. Raises Declined if that cannot be found out."""
    browser = await _known(request, keys, is_known)
    if browser is not None and browser.token is not None:
        browser = replace(browser, account=await account_of(kept_as(browser.token)))
    request.scope[BROWSER] = browser or Browser(None, fresh=keys.new_token())


async def _known(request: Request, keys: Keys, is_known: IsKnown) -> Browser | None:
    usual = name_of_player(request)
    for cookie in dict.fromkeys((usual, PLAYER)):
        token = remembered(request, cookie)
        if token and cookie == usual and keys.is_ours(token):
            return Browser(token)
        if token and await is_known(kept_as(token)):
            return Browser(keys.sealed(token), is_taken_over=True)
    return None


def taken_over(request: Request) -> list[tuple[bytes, bytes]]:
    """What the answer tells a browser whose token was taken over from a cookie of before."""
    browser: Browser | None = request.scope.get(BROWSER)
    if browser is None or browser.token is None or not browser.is_taken_over:
        return []
    tidings = Response()
    remember(tidings, request, PLAYER, browser.token)
    if name_of_player(request) != PLAYER:
        tidings.delete_cookie(PLAYER)
    return [(name, value) for name, value in tidings.raw_headers if name == b"set-cookie"]

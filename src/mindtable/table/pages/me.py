"""Who somebody is: their name, their face, their account; and how they take everything along, or leave for good."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from ...store import Person, Session
from ..addresses import visitor_address
from ..declined import Declined
from ..exporting import exported
from ..family import families
from ..forms import field, form_of
from ..keys import kept_as
from ..leaving import leave
from ..names import COOKIE, cleaned, remembered_name
from ..passwords import LEAST, MOST
from ..pictures import face_address
from ..rendering import page
from ..state import State, state_of
from ..visit import PLAYER, Visit, known_player, name_of_player, remember

HERE: Final = "/me"


class Shown(NamedTuple):
    """How others see somebody."""

    name: str
    face: str  # the address of a picture
    initial: str
    is_bot: bool = False


@dataclass(frozen=True)
class Face:
    """A face to be chosen."""

    id: str
    name: str
    address: str
    is_chosen: bool


@dataclass(frozen=True)
class SignedIn:
    """A browser that is signed in, as its account finds it."""

    mark: str
    is_here: bool
    since: int  # days ago
    seen: int  # the same


@dataclass(frozen=True)
class Blocked:
    """Somebody whom the visitor does not want to meet."""

    name: str  # "": a guest
    mark: str


async def show(request: Request) -> Response:
    """All there is to know of oneself, and what can be changed."""
    return await _shown(request)


async def change_name(request: Request) -> Response:
    """Be called something else."""
    token, player = known_player(Visit.of(request))
    name = cleaned(field(await form_of(request), "name", ""))
    try:
        if not name:
            raise Declined(422, "people-name-letters")
        await state_of(request).house.identities.introduce(player, name)
    except Declined as problem:
        return await _shown(request, problem, "name", name=name)
    return _back(request, token)


async def change_face(request: Request) -> Response:
    """Show another face, or none."""
    token, player = known_player(Visit.of(request))
    await state_of(request).house.identities.show(player, field(await form_of(request), "face", ""))
    return _back(request, token)


async def unblock(request: Request) -> Response:
    """Meet somebody again."""
    visit, state = Visit.of(request), state_of(request)
    token, player = known_player(visit)
    mark, people = field(await form_of(request), "who"), state.house.identities.people
    blocked = await state.house.identities.on_disk(lambda: people.blocked_by(player))
    for other in blocked:
        if state.house.keys.session(other) == mark:
            await state.house.identities.unblock(player, other)
    return _back(request, token)


async def make_account(request: Request) -> Response:
    """Have an account from now on, with all one has; its codes are shown once."""
    visit, state = Visit.of(request), state_of(request)
    if visit.is_signed_in:
        return RedirectResponse(HERE, 303)
    player, fresh = known_player(visit)[1], state.house.keys.new_token()
    form = await form_of(request)
    name = cleaned(field(form, "name", ""))
    try:
        if name:
            await state.house.identities.introduce(player, name)
        codes = await state.desk.make(player, field(form, "password"), browser=kept_as(fresh))
    except Declined as problem:
        return await _shown(request, problem, "account", name=name)
    return _with_codes(request, codes, fresh)


async def change_password(request: Request) -> Response:
    """Have another password; all other browsers are signed out."""
    visit, state = Visit.of(request), state_of(request)
    fresh, form = state.house.keys.new_token(), await form_of(request)
    try:
        await state.desk.choose_password(
            _account(visit),
            field(form, "old"),
            field(form, "password"),
            address=visitor_address(request.scope),
            browser=kept_as(fresh),
        )
    except Declined as problem:
        return await _shown(request, problem, "password")
    return _back(request, fresh)


async def renew_codes(request: Request) -> Response:
    """Have new codes, shown once."""
    account, password = _account(Visit.of(request)), field(await form_of(request), "old", "")
    try:
        codes = await state_of(request).desk.renew_codes(account, password, address=visitor_address(request.scope))
    except Declined as problem:
        return await _shown(request, problem, "codes")
    return _with_codes(request, codes, None)


async def sign_out(request: Request) -> Response:
    """Be nobody in this browser, or in another one, or in all."""
    visit, state = Visit.of(request), state_of(request)
    account, which = _account(visit), field(await form_of(request), "which", "here")
    here = kept_as(visit.token or "")
    if which not in ("here", "all"):
        sessions = await _sessions(state, account)
        for one in sessions:
            if state.house.keys.session(one.browser) == which and one.browser != here:
                await state.desk.sign_out(account, one.browser)
        return RedirectResponse(HERE, 303)
    await state.desk.sign_out(account, here if which == "here" else None)
    return _as_nobody(request, "/")


async def export(request: Request) -> Response:
    """All that is kept of oneself, as a file."""
    visit = Visit.of(request)
    if visit.player is None:
        raise Declined(404, "people-nothing-kept")
    pieces = exported(state_of(request).house, visit, visit.player)
    headers = {"Content-Disposition": 'attachment; filename="mindtable.json"'}
    return StreamingResponse(pieces, media_type="application/json", headers=headers)


async def ask_to_delete(request: Request) -> Response:
    """What will be gone, before it is."""
    return page("me-delete.html", request, Visit.of(request))


async def delete(request: Request) -> Response:
    """Leave for good."""
    visit = Visit.of(request)
    if visit.player is not None:
        await leave(state_of(request).house, visit.player)
    return _as_nobody(request, "/me/deleted")


async def deleted(request: Request) -> Response:
    """That nothing is left."""
    visit = Visit.of(request)
    about = visit.say("people-deleted-about")
    return page("done.html", request, visit, title="people-deleted", about=about, back="/", onward="table-play")


# --- how it is done --------------------------------------------------------------------------------


async def _shown(
    request: Request, problem: Declined | None = None, about: str = "", name: str | None = None
) -> Response:
    """The page, with what is wrong about one of its parts and what was typed there."""
    visit, state = Visit.of(request), state_of(request)
    identities = state.house.identities
    person = await identities.person(visit.player)
    sessions = await _sessions(state, visit.browser.account) if visit.browser.account else []
    kept = identities.accounts
    return page(
        "me.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        about=about,
        person=person,
        shown=_shown_as(person, visit),
        name=person.name or remembered_name(request) if name is None else name,
        faces=_faces(visit, person),
        sessions=[_signed_in(state, one, visit) for one in sessions],
        codes_left=await identities.on_disk(lambda: kept.codes_left(visit.player or "")),
        blocked=await _blocked(state, visit.player),
        is_host=visit.browser.account is not None and await identities.is_host(visit.browser.account),
        least=LEAST,
        most=MOST,
    )


def _shown_as(person: Person, visit: Visit) -> Shown:
    name = person.name or visit.say("people-guest")
    return Shown(name, face_address(person.face), name[:1].upper())


def _faces(visit: Visit, person: Person) -> list[Face]:
    found = [one for family in families() for one in family.faces(visit.language).items()]
    return [Face(id, name, face_address(id), id == person.face) for id, name in found]


async def _sessions(state: State, account: str) -> Sequence[Session]:
    kept = state.house.identities.accounts
    return await state.house.identities.on_disk(lambda: kept.sessions_of(account))


def _signed_in(state: State, session: Session, visit: Visit) -> SignedIn:
    today = datetime.now(UTC).date()
    is_here = session.browser == kept_as(visit.token or "")
    since, seen = ((today - one.date()).days for one in (session.since, session.seen))
    return SignedIn(state.house.keys.session(session.browser), is_here, max(0, since), 0 if is_here else max(0, seen))


async def _blocked(state: State, player: str | None) -> list[Blocked]:
    identities = state.house.identities
    if player is None:
        return []
    found = await identities.on_disk(lambda: identities.people.blocked_by(player))
    names: dict[str, Any] = await identities.on_disk(lambda: identities.people.persons(found)) if found else {}
    listed = [Blocked(names[one].name if one in names else "", state.house.keys.session(one)) for one in found]
    return sorted(listed, key=lambda one: (one.name, one.mark))


def _account(visit: Visit) -> str:
    """The account of who asks. Raises Declined if they are not signed in."""
    if visit.browser.account is None:
        raise Declined(403, "people-not-signed-in")
    return visit.browser.account


def _back(request: Request, token: str) -> Response:
    response = RedirectResponse(HERE, 303)
    remember(response, request, PLAYER, token)
    return response


def _with_codes(request: Request, codes: list[str], token: str | None) -> Response:
    response = page("me-codes.html", request, Visit.of(request), codes=codes)
    if token is not None:
        remember(response, request, PLAYER, token)
    return response


def _as_nobody(request: Request, address: str) -> Response:
    """Lead on a browser that is to be known no more, with nothing left in it of who it was."""
    response = RedirectResponse(address, 303, headers={"Clear-Site-Data": '"cache"'})
    for cookie in dict.fromkeys((name_of_player(request), PLAYER, COOKIE)):
        response.delete_cookie(cookie, path="/", secure=request.url.scheme == "https", httponly=True, samesite="lax")
    return response


routes = [
    Route(HERE, show, name="me"),
    Route(f"{HERE}/name", change_name, methods=["POST"]),
    Route(f"{HERE}/face", change_face, methods=["POST"]),
    Route(f"{HERE}/unblock", unblock, methods=["POST"]),
    Route(f"{HERE}/account", make_account, methods=["POST"]),
    Route(f"{HERE}/password", change_password, methods=["POST"]),
    Route(f"{HERE}/codes", renew_codes, methods=["POST"]),
    Route(f"{HERE}/sign-out", sign_out, methods=["POST"]),
    Route(f"{HERE}/export", export),
    Route(f"{HERE}/delete", ask_to_delete, methods=["GET"]),
    Route(f"{HERE}/delete", delete, methods=["POST"]),
    Route(f"{HERE}/deleted", deleted),
]

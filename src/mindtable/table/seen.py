"""Who looks at a game, and what they may see of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from ..game.contract import Seat
from ..store import SOMEBODY, Chair
from ..wording import Wording
from .authority import Authority
from .characters import cast, name_of, strength
from .clocks import in_digits
from .clocks.shown import Say
from .family import family_of
from .giving_up import Offer
from .pictures import art, face_address
from .present.kept import Kept
from .present.parts import Bot, GiveUpOffer
from .present.sayings import said
from .present.scene import Scene

_REMEMBERED: Final = 1 << 10  # tables that were drawn last, in a language


class Viewing(NamedTuple):
    """What a browser is shown: as which seat it looks, and for whom the table waits behind a curtain."""

    seat: Seat | None  # None: a spectator
    curtain: Seat | None = None
    is_hot_seat: bool = False


def viewing_of(table: Authority, player: str | None) -> Viewing:
    """What a browser is shown now."""
    mine = table.seats_of(player)
    if len(mine) < 2 or player is None:
        return Viewing(mine[0] if mine else None)
    if table.is_over:
        return Viewing(None, is_hot_seat=True)
    asked = next((seat for seat in table.to_decide if seat in mine), None)
    looking = table.looking.get(player)
    if asked is None or asked == looking:
        return Viewing(looking, is_hot_seat=True)
    return Viewing(None, asked, is_hot_seat=True)


def scene_now(table: Authority, seat: Seat | None, wording: Wording) -> Scene[Any]:
    """The game as it stands, for a seat or a spectator. Before the deal there is nothing to see for anybody."""
    course = table.course
    view = course.position.view(seat if course.is_dealt else None)
    told = course.told(seat)
    chairs = tuple(table.chairs.values())
    kept = told.reader(Kept, wording.language)
    people = kept.of("people", chairs, lambda: _people(table.id, chairs, wording))
    return Scene(
        view=view,
        sight=view.sight,
        told=told,
        names=people.names,
        bots=people.bots,
        faces=people.faces,
        wording=wording,
        mark=table.mark() if seat in table.seats else "",
        to_decide=table.to_decide,
        away=table.away,
        sharing=people.sharing,
        winners=table.winners,
        resigned=table.resigned,
        out_of_time=course.out_of_time,
        clocks=table.clocks(seat, partial(_say, wording.language)),
        sets=table.begun.sets,
        first=course.first,
        since=last_own_move(course.movers, seat),
    )


def last_own_move(movers: Sequence[Seat | None], seat: Seat | None) -> int:
    """The number of the last move of a seat, or 0, by whose each step was; for a spectator the last move at all."""
    last = max(0, len(movers) - 1)
    if seat is None:
        return last
    while last and movers[last] != seat:
        last -= 1
    return last


def scene_then(
    table: Authority,
    number: int,
    seat: Seat | None,
    wording: Wording,
    near: Seat | None = None,
    *,
    is_open: bool = True,
) -> Scene[Any]:
    """A moment of a game for a seat; for None, with all hands open if the game is over: nothing is left to hide then.
    Otherwise (`is_open` is false) as a spectator saw it."""
    position = table.steps[number].position
    view = position.view(seat)
    is_last = number == len(table.steps) - 1
    opens = is_open and seat is None
    people = _people(table.id, tuple(table.chairs.values()), wording)
    return Scene(
        view=view,
        sight=family_of(position.game).opened(position) if opens else view.sight,
        told=(table.course.told_openly() if opens else table.course.told(seat)).until(number + 1),
        names=people.names,
        bots=people.bots,
        faces=people.faces,
        wording=wording,
        winners=table.winners if is_last else (),
        resigned=table.resigned if is_last else None,
        out_of_time=table.course.out_of_time if is_last else None,
        sets=table.begun.sets,
        first=table.course.first,
        since=number,
        near=near,
        ended=position.view(near).sight if is_last and near else None,
    )


def spent_on(table: Authority, number: int, say: Say) -> str:
    """How long somebody has thought about the move of a number, as clocks show it; "" where there was none."""
    spent = table.course.spent.get(number)
    return "" if spent is None else in_digits(spent, say)


def is_somebody_else(chair: Chair, player: str | None) -> bool:
    """Whether another person than a player sits on a chair, and can be told from others."""
    return not chair.bot and chair.player not in (None, player, SOMEBODY)


def offer_now(table: Authority, scene: Scene[Any]) -> GiveUpOffer | None:
    """What those who play with the viewer say of giving up; nobody else is told."""
    offer = offer_to(table, scene.viewer)
    if offer is None:
        return None
    message = {"asked": "table-give-up-asked", "waiting": "table-give-up-offered", "refused": "table-give-up-refused"}
    name = scene.named(offer.others) if offer.standing == "waiting" else scene.names[offer.seat]
    return GiveUpOffer(scene.say(message[offer.standing], name=name), offer.standing)


def offer_to(table: Authority, seat: Seat | None) -> Offer | None:
    """The same as it stands, for a seat in a game that goes on."""
    if seat is None or table.is_over:
        return None
    return table.course.giving_up.offer_to(seat, table.chairs, table.away)


def sharing(chairs: Mapping[Seat, Chair]) -> dict[Seat, Seat]:
    """Who sat down by the same connection as somebody before them, and as whom. Those at one screen are not meant."""
    first: dict[str, Chair] = {}
    people = [chair for chair in chairs.values() if chair.player and chair.tag]
    shared = {chair.seat: first.setdefault(chair.tag, chair) for chair in people}
    return {seat: other.seat for seat, other in shared.items() if other.player != chairs[seat].player}


def _bots(who: Mapping[Seat, str], chairs: Mapping[Seat, Chair], wording: Wording) -> dict[Seat, Bot]:
    """The bots at a table, by their seats: those of the house, and those that somebody has brought."""
    brought = Bot("", said(wording.language, "table-program", {}), 0)
    ours = {
        seat: Bot(art(f"bot-{who[seat]}.svg"), _level(chair.bot, wording), strength(chair.bot))
        for seat, chair in chairs.items()
        if chair.bot
    }
    return {**ours, **{seat: brought for seat, chair in chairs.items() if chair.is_program}}


def _faces(chairs: Mapping[Seat, Chair]) -> dict[Seat, str]:
    """The pictures that people at a table show of themselves, by their seats."""
    found = {seat: face_address(chair.face) for seat, chair in chairs.items() if not chair.bot}
    return {seat: address for seat, address in found.items() if address}


def names_of(game: str, chairs: Mapping[Seat, Chair], wording: Wording) -> Mapping[Seat, str]:
    """What everybody is called at a table, where bots are characters."""
    return _people(game, tuple(chairs.values()), wording).names


class _People(NamedTuple):
    """What is to be seen of those who sit at a table, by their seats. It follows from the chairs alone."""

    names: Mapping[Seat, str]
    bots: Mapping[Seat, Bot]
    faces: Mapping[Seat, str]
    sharing: Mapping[Seat, Seat]


@lru_cache(_REMEMBERED)
def _people(game: str, chairs: tuple[Chair, ...], wording: Wording) -> _People:
    seated = {chair.seat: chair for chair in chairs}
    who = cast(game, seated)
    names = {seat: name_of(who[seat]) if chair.bot else _person(chair, wording) for seat, chair in seated.items()}
    return _People(_told_apart(names), _bots(who, seated, wording), _faces(seated), sharing(seated))


def recorded_names(chairs: Mapping[Seat, Chair], wording: Wording) -> dict[Seat, str]:
    """What everybody is called in a record, where it matters how strong bots were."""
    return _told_apart(
        {seat: _level(chair.bot, wording) if chair.bot else _person(chair, wording) for seat, chair in chairs.items()}
    )


def _told_apart(names: Mapping[Seat, str]) -> dict[Seat, str]:
    """A letter tells those apart who would be called the same."""
    often = Counter(names.values())
    return {seat: name if often[name] == 1 else f"{name} {seat}" for seat, name in names.items()}


def _say(language: str, message: str, **about: str | int) -> str:
    return said(language, message, about)


def _level(bot: str, wording: Wording) -> str:
    return said(wording.language, "table-bot", {"bot": bot})


def _person(chair: Chair, wording: Wording) -> str:
    if chair.player == SOMEBODY:
        return wording.message("people-somebody")
    return chair.name or wording.message("terminal-person", seat=chair.seat)

"""Reviews of games that are over: what each decision was worth, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...art.chances import SIGNS, chances_picture
from ...art.stand import Kind as Format
from ...game.contract import Seat
from ...review import Decision, Review
from ...review.family import family_of as reviewed_family
from ...review.lines import Played, played_out
from ..addresses import visitor_address
from ..authority import Authority
from ..declined import Declined
from ..family import family_of
from ..present.lines import in_words, scene_after
from ..present.reviewing import Chart, Point, Reviewed, Turns, chart, counted, mark_of, percent, place
from ..present.rulebook import Picture
from ..present.scene import Scene
from ..present.verdict import verdict
from ..rendering import found_template, page
from ..reviews import Kind
from ..seen import names_of, scene_then
from ..stands import KINDS, frame_of, has_png
from ..state import state_of
from ..thoughts import Whose
from ..visit import Visit
from .replays import number_of, own_seat, seat_named

_TO_LOOK_AT: Final = ("turning", "mistake")
_LONGEST_STEP: Final = 2  # digits


class Wish(NamedTuple):
    """What of a review is looked at."""

    path: str
    seat: Seat  # from whose side
    is_open: bool
    has_all: bool  # the moves of others, too
    number: int = 0  # of the move that is looked at; 0: the one that is most worth it
    step: int = 0  # of the line that was better; 0: what was played

    @property
    def kind(self) -> Kind:
        """Of which kind the review is."""
        return "open" if self.is_open else "known"

    @property
    def address(self) -> str:
        """Where it is."""
        said: dict[str, str] = {"as": self.seat}
        for name, value in (("open", self.is_open), ("all", self.has_all), ("move", self.number), ("step", self.step)):
            if value:
                said[name] = str(int(value))
        return f"{self.path}?{urlencode(said)}"

    def at(self, decision: Decision | None) -> str:
        """Where a decision is looked at; "" for none."""
        return self._replace(number=decision.number, step=0).address if decision else ""


class Listed(NamedTuple):
    """A move in the list of all."""

    turn: int
    name: str
    label: str
    sign: str
    mark: str
    judgement: str
    is_own: bool
    is_here: bool
    address: str


class Placed(NamedTuple):
    """How well somebody has played, and how lucky they were."""

    name: str
    accuracy: int
    luck: str
    is_here: bool
    address: str


class LineStep(NamedTuple):
    """A move of the line that was better."""

    name: str
    label: str
    is_here: bool
    address: str


class Now(NamedTuple):
    """The decision that is looked at."""

    number: int
    seat: Seat
    heading: str
    sign: str
    mark: str
    judgement: str
    picture: Picture
    told: tuple[str, ...]
    may_play_on: bool
    who: str
    label: str
    before: int
    after: int
    better: str  # "" if nothing was
    best: int
    reason: str
    is_forced: bool
    steps: tuple[LineStep, ...]
    is_line: bool  # whether the line is looked at, and not what was played
    address: str


class Shown(NamedTuple):
    """All that is shown of a review."""

    title: str
    signs: tuple[tuple[str, str], ...]
    chart: Chart
    now: Now
    moves: tuple[Listed, ...]
    players: tuple[Placed, ...]
    counted: str
    first: str
    before: str
    after: str
    last: str
    next_mistake: str
    has_all: bool
    own_label: str
    known_label: str
    to_own: str
    to_all: str
    to_known: str
    to_open: str


async def show(request: Request) -> Response:
    """The review of a game, as far as there is one; what is missing is worked out meanwhile."""
    visit = Visit.of(request)
    table = await _over(request)
    wish = _wish(request, table, visit)
    found = await state_of(request).hall.reviews.look(table, wish.kind, _whose(request, visit))
    near = own_seat(table, visit) or wish.seat
    end = scene_then(table, len(table.steps) - 1, None, visit.wording, near)
    family = family_of(table.game.name).name
    return page(
        "review.html",
        request,
        visit,
        game=table.id,
        family=family,
        own_rules=found_template(f"{family}/rules.html", "plain-rules.html"),
        found=found,
        path=wish.path,
        seat=wish.seat,
        is_open=wish.is_open,
        title=visit.say(f"table-game-{table.game.name}"),
        verdict=verdict(end),
        players=list(end.names.values()),
        picture=str(request.url_for("curve-png", game=table.id)) + f"?as={wish.seat}" if has_png() else "",
        shown=_Showing(table, visit, wish, found.review).shown() if found.review and found.review.decisions else None,
    )


async def begin(request: Request) -> Response:
    """Have a first look at a game that is over: its end shows where it turned."""
    visit = Visit.of(request)
    table = await _over(request)
    await state_of(request).hall.reviews.look(table, "known", _whose(request, visit), "rough")
    return Response(status_code=204)


async def again(request: Request) -> Response:
    """Work a review out anew."""
    visit = Visit.of(request)
    table = await _over(request)
    wish = _wish(request, table, visit)
    await state_of(request).hall.reviews.again(table, wish.kind, _whose(request, visit))
    return RedirectResponse(wish.address, 303)


async def curve(request: Request) -> Response:
    """The curve of a review as a picture, to be shared."""
    visit = Visit.of(request)
    table = await _over(request)
    wish = _wish(request, table, visit)
    state = state_of(request)
    found = await state.hall.reviews.kept(table.id, wish.kind)
    if found.review is None:
        raise Declined(409, "table-review-not-there")
    kind: Format = "png" if request.url.path.endswith(".png") else "svg"
    reviewed = Reviewed(found.review, wish.seat, table.steps, table.winners)
    scene = scene_then(table, len(table.steps) - 1, None, visit.wording)
    title = visit.say("table-review-chance-of", name=scene.names[wish.seat])
    draw = partial(chances_picture, frame_of(scene), title, reviewed.chances())
    name = f"{table.id} {scene.language} {wish.kind} {wish.seat} {found.care} {found.review.version}"
    picture = await state.stands.drawn(name, draw, kind, visitor_address(request.scope))
    return Response(picture, media_type=KINDS[kind])


# --- how it is shown -------------------------------------------------------------------------------


class _Showing:
    """Makes what is shown of a review from the side of a seat."""

    def __init__(self, table: Authority, visit: Visit, wish: Wish, review: Review) -> None:
        self._table = table
        self._visit = visit
        self._is_visitor = own_seat(table, visit) == wish.seat
        self._name = names_of(table.id, table.chairs, visit.wording)[wish.seat]
        self._review = review
        self._reviewed = Reviewed(review, wish.seat, table.steps, table.winners)
        near = wish.seat if self._is_visitor else None
        self._end = scene_then(table, len(table.steps) - 1, None, visit.wording, near)
        self._turns = Turns(self._end)
        self._here = self._decision(wish.number)
        self._wish = wish._replace(number=self._here.number)
        self._listed = review.decisions if wish.has_all else self._reviewed.own() or review.decisions

    def shown(self) -> Shown:
        wish, here = self._wish, self._here
        before = [one for one in self._listed if one.number < here.number]
        after = [one for one in self._listed if one.number > here.number]
        mistakes = [one for one in after if self._reviewed.sign(one) in _TO_LOOK_AT and self._reviewed.is_own(one)]
        return Shown(
            title=self._title(),
            signs=tuple(SIGNS.items()),
            chart=chart(self._reviewed, [self._point(one) for one in self._reviewed.own()], self._turns, here.number),
            now=self._now(),
            moves=tuple(self._list(one) for one in self._listed),
            players=tuple(self._placed(seat) for seat in self._table.seats),
            counted=counted(self._reviewed, self._end),
            first=wish.at(before[0] if before else None),
            before=wish.at(before[-1] if before else None),
            after=wish.at(after[0] if after else None),
            last=wish.at(after[-1] if after else None),
            next_mistake=wish.at(mistakes[0] if mistakes else None),
            has_all=wish.has_all,
            own_label=self._say("table-review-only-own", "table-review-only-of"),
            known_label=self._say("table-review-known", "table-review-known-by"),
            to_own=wish._replace(has_all=False, step=0).address,
            to_all=wish._replace(has_all=True, step=0).address,
            to_known=wish._replace(is_open=False, step=0).address,
            to_open=wish._replace(is_open=True, step=0).address,
        )

    def _title(self) -> str:
        return self._say("table-review-your-chance", "table-review-chance-of")

    def _say(self, of_own: str, of_other: str) -> str:
        return self._visit.say(of_own) if self._is_visitor else self._visit.say(of_other, name=self._name)

    def _called(self, seat: Seat) -> str:
        is_visitor = self._is_visitor and seat == self._wish.seat
        return self._visit.say("table-you") if is_visitor else self._end.names[seat]

    def _decision(self, number: int) -> Decision:
        """The decision of a number; else the one that has cost the most, or else the first."""
        for decision in self._review.decisions:
            if decision.number == number:
                return decision
        return max(self._reviewed.own() or self._review.decisions, key=lambda one: one.lost)

    def _label(self, decision: Decision, *, best: bool = False) -> str:
        return self._reviewed.label(decision, self._end, best=best)

    def _judgement(self, decision: Decision) -> str:
        return self._visit.say("table-review-class", **{"class": self._reviewed.sign(decision) or decision.class_})

    def _point(self, decision: Decision) -> Point:
        left, top = place(self._reviewed, decision)
        sign = self._reviewed.sign(decision)
        spoken = self._visit.say(
            "table-review-point",
            turn=self._turns.heading(decision.number),
            move=self._label(decision),
            percent=percent(decision.after),
            **{"class": self._judgement(decision)},
        )
        is_here = decision.number == self._here.number
        return Point(left, top, sign or "", mark_of(sign), spoken, self._wish.at(decision), is_here)

    def _list(self, decision: Decision) -> Listed:
        sign = self._reviewed.sign(decision)
        return Listed(
            turn=self._turns.of(decision.number).number,
            name=self._end.names[decision.seat],
            label=self._label(decision),
            sign=sign or "",
            mark=mark_of(sign),
            judgement=self._judgement(decision),
            is_own=decision.seat == self._wish.seat,
            is_here=decision.number == self._here.number,
            address=self._wish.at(decision),
        )

    def _placed(self, seat: Seat) -> Placed:
        luck = self._review.luck.get(seat)
        return Placed(
            name=self._called(seat),
            accuracy=round(self._review.accuracy.get(seat, 100.0)),
            luck=f"{round(100 * luck.luck):+d}".replace("-", "−") if luck else "",
            is_here=seat == self._wish.seat,
            address=self._wish._replace(seat=seat, number=0, step=0).address,
        )

    # --- the decision that is looked at ------------------------------------------------------------

    def _now(self) -> Now:
        here, sign = self._here, self._reviewed.sign(self._here)
        played = self._played()
        step = min(self._wish.step, len(played))
        before = self._scene(here.number - 1)
        scene = scene_after(before, played[:step]) if step else before
        told = scene.act if step else self._scene(here.number).act
        is_own = self._is_visitor and here.seat == self._wish.seat
        said = self._visit.say
        return Now(
            number=here.number,
            seat=here.seat,
            heading=self._turns.heading(here.number),
            sign=sign or "",
            mark=mark_of(sign),
            judgement=self._judgement(here),
            picture=family_of(scene.game).picture(scene, ()),
            told=tuple(sentence.text for sentence in told),
            may_play_on=not self._table.steps[here.number - 1].position.winners,
            who=said("table-review-you-did") if is_own else said("table-review-did", name=self._end.names[here.seat]),
            label=self._label(here),
            before=percent(here.before),
            after=percent(here.after),
            better=self._label(here, best=True) if here.class_ in ("fine", "slip", "mistake") else "",
            best=percent(here.before),
            reason="",
            is_forced=here.class_ == "forced",
            steps=self._steps(before, played, step),
            is_line=step > 0,
            address=self._wish.at(here),
        )

    def _played(self) -> Sequence[Played]:
        """The line that was better, in a world that agrees with what was known."""
        here = self._here
        if here.move == here.best:
            return ()
        position = self._table.steps[here.number - 1].position
        if self._wish.is_open:
            return played_out(reviewed_family(position.game).open_view(position, here.seat), here.line)
        return played_out(position.view(here.seat), here.line)

    def _scene(self, number: int) -> Scene[Any]:
        """A moment as the seat saw it, where that is about its own decisions; else with all cards open."""
        seat = self._wish.seat
        if self._wish.is_open or self._here.seat != seat:
            return scene_then(self._table, number, None, self._visit.wording, seat)
        return scene_then(self._table, number, seat, self._visit.wording)

    def _steps(self, scene: Scene[Any], played: Sequence[Played], here: int) -> tuple[LineStep, ...]:
        found = in_words(scene, self._here.line, played)
        return tuple(
            LineStep(step.name, step.label, number == here, self._wish._replace(step=number).address)
            for number, step in enumerate(found, 1)
        )


# --- who asks for what -----------------------------------------------------------------------------


async def _over(request: Request) -> Authority:
    """A game that is over. Raises Declined for all others, whoever asks."""
    table = await state_of(request).hall.game(request.path_params["game"])
    if not table.is_over:
        raise Declined(409, "table-review-not-over")
    return table


def _wish(request: Request, table: Authority, visit: Visit) -> Wish:
    asked = request.query_params
    seat = seat_named(asked.get("as", ""), table) or own_seat(table, visit) or table.winners[0]
    step = asked.get("step", "0")
    if not step.isdecimal() or len(step) > _LONGEST_STEP:
        raise Declined(422, "table-bad-request")
    number = number_of(asked.get("move", "0"), table)
    return Wish(f"/games/{table.id}/review", seat, "open" in asked, "all" in asked, number, int(step))


def _whose(request: Request, visit: Visit) -> Whose:
    return Whose(visitor_address(request.scope), visit.player or "")


routes = [
    Route("/games/{game}/review", show, methods=["GET"], name="review"),
    Route("/games/{game}/review", begin, methods=["POST"]),
    Route("/games/{game}/review/again", again, methods=["POST"]),
    Route("/games/{game}/review/curve.svg", curve),
    Route("/games/{game}/review/curve.png", curve, name="curve-png"),
]

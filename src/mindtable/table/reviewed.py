"""What is shown of a review from the side of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple
from urllib.parse import urlencode

from ..art.chances import SIGNS
from ..game.contract import Seat
from ..review import Decision, Review
from ..review.family import family_of as reviewed_family
from ..review.lines import Played, played_out
from .authority import Authority
from .family import family_of
from .present.lines import in_words, scene_after
from .present.reviewing import Chart, Point, Reviewed, Turns, chart, counted, mark_of, percent, place
from .present.rulebook import Mark, Picture
from .present.scene import Scene
from .reviews import Kind
from .seen import names_of, scene_then, spent_on
from .visit import Visit


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
    is_turning_point: bool  # besides
    is_own: bool
    is_here: bool
    address: str
    spent: str = ""  # how long it was thought about; "": there was no clock


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
    is_turning_point: bool  # besides
    picture: Picture
    told: tuple[str, ...]
    may_play_on: bool
    who: str
    label: str
    portrait: str  # the address of a picture of its card, if it names one
    before: int
    after: int
    better: str  # "" if nothing was
    better_portrait: str
    best: int
    reason: str
    is_forced: bool
    steps: tuple[LineStep, ...]
    is_line: bool  # whether the line is looked at, and not what was played
    address: str
    spent: str = ""  # how long it was thought about; "": there was no clock


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


class Showing:
    """Makes what is shown of a review from the side of a seat."""

    def __init__(self, table: Authority, visit: Visit, wish: Wish, review: Review, *, is_visitor: bool) -> None:
        """Of a review that has decisions, for a visitor who sat there, or who did not."""
        self._table = table
        self._visit = visit
        self._wording = visit.wording
        self._is_visitor = is_visitor
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
        """All of it."""
        wish, here = self._wish, self._here
        before = [one for one in self._listed if one.number < here.number]
        after = [one for one in self._listed if one.number > here.number]
        mistakes = [one for one in after if one.class_ == "mistake" and self._reviewed.is_own(one)]
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
            is_turning_point=sign != "turning" and self._reviewed.is_turning_point(decision),
            is_own=decision.seat == self._wish.seat,
            is_here=decision.number == self._here.number,
            address=self._wish.at(decision),
            spent=spent_on(self._table, decision.number, self._visit.say),
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
        family = family_of(self._end.game)
        played = self._played()
        step = min(self._wish.step, len(played))
        before = self._scene(here.number - 1)
        scene = scene_after(before, played[:step]) if step else before
        return Now(
            number=here.number,
            seat=here.seat,
            heading=self._turns.heading(here.number),
            sign=sign or "",
            mark=mark_of(sign),
            judgement=self._judgement(here),
            is_turning_point=sign != "turning" and self._reviewed.is_turning_point(here),
            picture=replace(
                family.picture(scene, ()),
                owner="" if self._is_visitor else self._name,
                marks={} if step else self._marks(),
            ),
            told=self._told(played[:step]),
            may_play_on=not self._table.steps[here.number - 1].position.winners,
            who=self._who(),
            label=self._label(here),
            portrait=family.portrait(here.move),
            before=percent(here.before),
            after=percent(here.after),
            better=self._label(here, best=True) if self._has_better else "",
            better_portrait=family.portrait(here.best),
            best=percent(here.before),
            reason=scene.wording.reason(here.reason, scene.names) if here.reason else "",
            is_forced=here.class_ == "forced",
            steps=self._steps(before, played, step),
            is_line=step > 0,
            address=self._wish.at(here),
            spent=spent_on(self._table, here.number, self._visit.say),
        )

    def _marks(self) -> dict[str, Mark]:
        """The card that was chosen and the better one, where moves are about cards."""
        here, family = self._here, family_of(self._end.game)
        sight = self._table.steps[here.number - 1].position.view(here.seat).sight
        made, best = family.card_of(here.move, sight), family.card_of(here.best, sight)
        sign = self._reviewed.sign(here)
        found = {made: Mark(f"made {sign or ''}", mark_of(sign), self._who())}
        if self._has_better and best != made:
            found[best] = Mark("better", "▲", self._visit.say("table-review-better"))
        found.pop("", None)
        return found

    @property
    def _has_better(self) -> bool:
        return self._here.class_ in ("fine", "slip", "mistake")

    def _who(self) -> str:
        """Who has chosen."""
        here, said = self._here, self._visit.say
        is_own = self._is_visitor and here.seat == self._wish.seat
        return said("table-review-you-did") if is_own else said("table-review-did", name=self._end.names[here.seat])

    def _told(self, played: Sequence[Played]) -> tuple[str, ...]:
        """What came of the decision, or of some moves of the line; whoever did not sit there is not addressed."""
        number = self._here.number - 1 if played else self._here.number
        scene = self._scene(number) if self._is_visitor else scene_then(self._table, number, None, self._wording)
        return tuple(sentence.text for sentence in (scene_after(scene, played) if played else scene).act)

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
        """A moment as the seat saw it, where that is about its own decisions; else with all cards open. Only who sat
        there is addressed."""
        seat = self._wish.seat
        openly = scene_then(self._table, number, None, self._wording, seat)
        if self._wish.is_open or self._here.seat != seat:
            return openly
        if self._is_visitor:
            return scene_then(self._table, number, seat, self._wording)
        return replace(openly, sight=self._table.steps[number].position.view(seat).sight)

    def _steps(self, scene: Scene[Any], played: Sequence[Played], here: int) -> tuple[LineStep, ...]:
        found = in_words(scene, self._here.line, played)
        return tuple(
            LineStep(self._called(step.seat), step.label, number == here, self._wish._replace(step=number).address)
            for number, step in enumerate(found, 1)
        )

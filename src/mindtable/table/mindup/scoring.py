"""The scoring of a round: how everybody's points have come about, shown before the next round is looked at.

The game goes on at once, but nobody is hurried: whoever has not chosen in the new round yet sees the scoring first, and
goes on by a link of the page to itself (see `gone_on`). It is made from what was told, so it can be shown again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ...game.contract import Seat
from ...mindup.events import CardPlaced, CardTaken, RoundBegan, RoundScored
from ...mindup.sheet import ScoreSheet
from ...mindup.sight import Sight
from ...wording.mindup import MindUpWords
from ..present.scene import Scene
from .faces import Numbered, numbered
from .race import Contestant, contestant

_FEW: Final = 4  # players: with more there is room for fewer lines


class CountedColumn(NamedTuple):
    """A column as it was counted; one that stayed empty has no colour."""

    value: int
    colour: str
    colour_name: str
    cards: tuple[Numbered, ...]
    amount: int
    points: int


class CountedLine(NamedTuple):
    """Something that was counted, and what it has brought."""

    label: str
    points: str


class Counted(NamedTuple):
    """The round of a player."""

    player: Contestant
    place: int
    placed: str  # the place in words
    columns: tuple[CountedColumn, ...]
    lines: tuple[CountedLine, ...]
    points: int  # of the round
    earlier: tuple[int, ...]  # the points of the rounds before
    total: int


class Scoring(NamedTuple):
    """The scoring of the last round that ended."""

    round: int
    rounds: int  # of the game
    counted: tuple[Counted, ...]  # the best first
    sentence: str  # who has won the round
    hint: str  # how the viewer has done, or who follows
    new_hand: str  # what becomes of the cards that were counted
    is_won: bool  # by the viewer
    onward: str  # what leads on; "" after the last round
    next: int

    @property
    def gone_on(self) -> str:
        """The place on the page where the next round is: who is there sees the scoring no more."""
        return f"round-{self.next}"


@dataclass
class _Round:
    """A round as it was told."""

    values: tuple[int, ...] = ()  # of the columns
    cards: dict[tuple[Seat, int], list[str]] = field(default_factory=dict)  # by seat and column
    sheets: dict[Seat, ScoreSheet] = field(default_factory=dict)


def scoring(scene: Scene[Sight], rounds: int) -> Scoring | None:
    """The scoring that the viewer has not gone on from: of the round before, or of the last one of the game."""
    sight = scene.sight
    is_over = bool(sight.winners)
    if not is_over and (sight.turn or sight.choice is not None or not sight.players[0].scores):
        return None
    scored = _last_scored(scene)
    if not scored.sheets:
        return None
    number = len(sight.players[0].scores)
    points = {seat: sheet.total for seat, sheet in scored.sheets.items()}
    order = sorted(points, key=lambda seat: (-points[seat], seat != scene.viewer))
    counted = tuple(_counted(scene, scored, seat, points) for seat in order)
    return Scoring(
        round=number,
        rounds=rounds,
        counted=counted,
        sentence=_winner(scene, points, number),
        hint=_follower(scene, points),
        new_hand="" if scene.viewer is None or is_over else scene.say("table-up-new-hand"),
        is_won=scene.viewer is not None and points[scene.viewer] == max(points.values()),
        onward="" if number == rounds else scene.say("table-up-start-round", round=number + 1),
        next=number + 1,
    )


def _last_scored(scene: Scene[Sight]) -> _Round:
    """The last round that was scored, as it was told. A game may begin in the middle of a round."""
    now = last = _beginning(scene)
    for event in scene.events():
        if isinstance(event, RoundBegan):
            now = _Round(event.values)
        elif isinstance(event, CardTaken | CardPlaced):
            now.cards.setdefault((event.seat, event.column), []).append(event.card)
        elif isinstance(event, RoundScored):
            now.sheets[event.seat] = event.sheet
            last = now
    return last


def _beginning(scene: Scene[Sight]) -> _Round:
    first = scene.first
    if first is None:
        return _Round()
    cards = {
        (player.seat, place): list(column.cards)
        for player in first.players
        for place, column in enumerate(player.columns, 1)
    }
    return _Round(first.columns, cards)


# --- a player's round ------------------------------------------------------------------------------


def _counted(scene: Scene[Sight], scored: _Round, seat: Seat, points: Mapping[Seat, int]) -> Counted:
    scores = scene.sight.player(seat).scores
    place = _place(points, seat)
    return Counted(
        player=contestant(scene, seat),
        place=place,
        placed=scene.say("table-up-placed", place=place),
        columns=_columns(scene, scored, seat),
        lines=_lines(scene, scored.sheets[seat]),
        points=points[seat],
        earlier=scores[:-1],
        total=sum(scores),
    )


def _place(points: Mapping[Seat, int], seat: Seat) -> int:
    return 1 + sum(other > points[seat] for other in points.values())


def _columns(scene: Scene[Sight], scored: _Round, seat: Seat) -> tuple[CountedColumn, ...]:
    """All five, from left to right, as far as their values are known."""
    words, filled = scene.wording.words(MindUpWords), scored.sheets[seat].columns
    columns = []
    for place, line in enumerate(filled, 1):
        cards = tuple(numbered(card, scene.language) for card in scored.cards.get((seat, place), ()))
        name = words.colour(line.colour)
        columns.append(CountedColumn(line.value, line.colour, name, cards, line.cards, line.points))
    empty = scored.values[len(filled) :]
    return (*columns, *(CountedColumn(value, "", "", (), 0, 0) for value in empty))


def _lines(scene: Scene[Sight], sheet: ScoreSheet) -> tuple[CountedLine, ...]:
    """What is added up: each objective where there is room for it, else all together."""
    words = scene.wording.words(MindUpWords)
    columns = sum(line.points for line in sheet.columns)
    lines = [
        CountedLine(scene.say("table-up-columns"), str(columns)),
        CountedLine(scene.say("terminal-up-bonuses"), words.points(sheet.bonuses - sheet.maluses)),
    ]
    if len(sheet.objectives) <= (2 if len(scene.sight.players) <= _FEW else 1):
        lines += [
            CountedLine(words.objective_in_short(line.objective), words.points(line.points))
            for line in sheet.objectives
        ]
    else:
        together = sum(line.points for line in sheet.objectives)
        lines.append(CountedLine(scene.say("table-objectives"), words.points(together)))
    return tuple(lines)


# --- who has won it --------------------------------------------------------------------------------


def _winner(scene: Scene[Sight], points: Mapping[Seat, int], number: int) -> str:
    most = max(points.values())
    first = [seat for seat in points if points[seat] == most]
    others = scene.wording.every_one([scene.names[seat] for seat in first if seat != scene.viewer] or [""])
    if scene.viewer not in first:
        message = "table-up-wins-round" if len(first) == 1 else "table-up-share-round"
    else:
        message = "table-up-you-win-round" if len(first) == 1 else "table-up-you-share-round"
    return scene.say(message, name=others, round=number, points=most)


def _follower(scene: Scene[Sight], points: Mapping[Seat, int]) -> str:
    """How the viewer has done; of a winner, or for a spectator, who comes next."""
    viewer, most = scene.viewer, max(points.values())
    if viewer is not None and points[viewer] < most:
        return scene.say("table-up-you-placed", place=_place(points, viewer), points=points[viewer])
    behind = [other for other in points.values() if other < most]
    if not behind:
        return ""
    second = [scene.names[seat] for seat, other in points.items() if other == max(behind)]
    return scene.say("table-up-follows", name=scene.wording.every_one(second), count=len(second), points=max(behind))

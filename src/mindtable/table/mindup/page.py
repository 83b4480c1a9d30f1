"""Mind Up! on a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from ...game.contract import Move, Seat
from ...mindup.board import COLUMNS
from ...mindup.events import CardRevealed
from ...mindup.objectives import OBJECTIVES
from ...mindup.position import Position
from ...mindup.sheet import ScoreSheet
from ...mindup.sight import ColumnSight, PlayerSight, Sight
from ...mindup.standings import sheets_in
from ...mindup.view import View as MindUpView
from ...wording.mindup import MindUpWords
from ..present.parts import Choice, Head, Player, Question
from ..present.sayings import saying, wording_in
from ..present.scene import Scene
from ..present.telling import Telling
from ..present.verdict import verdict
from .faces import Numbered, numbered
from .race import Contestant, Race, contestant, points_now, race, total
from .scoring import Scoring, scoring

_REMEMBERED: Final = 1 << 10  # columns and sheets of tables that were drawn last
_ROUNDS: Final = 3
_FEW: Final = 2  # players, to be named in a short sentence
_POINTS: Final = {objective.id: objective.points for objective in OBJECTIVES}


class Column(NamedTuple):
    """One of the five columns of a player; one that is empty has no colour."""

    value: int
    colour: str
    colour_name: str
    cards: tuple[Numbered, ...]


class UpHandCard(NamedTuple):
    """A card of one's hand, how it is chosen, and whether it is."""

    card: Numbered
    choice: Choice | None
    is_chosen: bool


class _Hand(NamedTuple):
    """The hand of who sits nearest, and what the viewer may choose of it."""

    cards: tuple[UpHandCard, ...]
    choices: tuple[Choice, ...]


class UpArea(NamedTuple):
    """A player with their columns and what is known of their hand."""

    player: Player
    has_chosen: bool
    is_choosing: bool
    points: int  # of this round, as if it ended now
    total: int  # with those of the rounds before
    columns: tuple[Column, ...]
    known: tuple[Numbered, ...]
    unknown: int


class Objective(NamedTuple):
    """An objective in force, and what it asks for."""

    id: str
    text: str
    brief: str  # in a few words


class SheetLine(NamedTuple):
    """A line of the score sheets, with a cell for each player."""

    label: str
    cells: tuple[str, ...]
    is_sum: bool = False


class Sheet(NamedTuple):
    """The score sheets of all players side by side."""

    title: str
    players: tuple[Contestant, ...]
    lines: tuple[SheetLine, ...]


@dataclass(frozen=True, eq=False)
class Open:
    """What lies open, and what follows from it: it stays as it is while cards are chosen. It is only the same as
    itself, so that what was made of it is quickly found."""

    row: tuple[Numbered, ...]
    played_by: Mapping[str, Seat]  # the cards that were revealed last, and by whom
    objectives: tuple[Objective, ...]
    race: Race
    sheet: Sheet  # as if the round ended now; at its beginning, of the round before
    columns: Mapping[Seat, tuple[Column, ...]]
    points: Mapping[Seat, int]  # of this round, as if it ended now
    totals: Mapping[Seat, int]  # with those of the rounds before


class MindUpPage(NamedTuple):
    """Everything on the page of a game of Mind Up!"""

    head: Head
    areas: tuple[UpArea, ...]  # the viewer's last
    open: Open
    hand: tuple[UpHandCard, ...]
    question: Question
    scoring: Scoring | None
    log: tuple[Markup, ...]
    telling: Telling
    template: str = "mindup/table.html"

    @property
    def mine(self) -> UpArea:
        """The area of the one who looks."""
        return self.areas[-1]

    @property
    def others(self) -> tuple[UpArea, ...]:
        """The areas of everybody else."""
        return self.areas[:-1]


def page(scene: Scene[Sight]) -> MindUpPage:
    """The page for the viewer of a scene."""
    sight = scene.sight
    # What lies open, and who sits there: while cards are chosen it stays as it is, and so does what follows from it.
    board = (
        (sight.round, sight.turn, sight.row, sight.columns, sight.objectives, sight.winners, scene.names),
        [(player.columns, player.scores, player.points) for player in sight.players],
    )
    lies_open = scene.kept.of("open", board, lambda: _open(scene))
    is_choosing = scene.viewer is not None and bool(scene.to_decide) and not scene.winners
    near = sight.player(scene.around[-1]).hand
    offered = (near, sight.moves, sight.choice, is_choosing)
    hand = scene.kept.of("hand", offered, lambda: _hand(scene, _choices(scene) if is_choosing else {}))
    return MindUpPage(
        head=scene.kept.of("head", (sight.round, sight.turn, len(near), scene.winners), lambda: _head(scene)),
        areas=tuple([_area(scene, seat, lies_open) for seat in scene.around]),
        open=lies_open,
        hand=hand.cards,
        question=_question(scene, hand.choices),
        scoring=scene.kept.of("scoring", (*board, sight.choice is None), lambda: scoring(scene, _ROUNDS)),
        log=scene.log,
        telling=_telling(scene),
    )


def _open(scene: Scene[Sight]) -> Open:
    sight = scene.sight
    return Open(
        row=tuple(numbered(card, scene.language) for card in sight.row),
        played_by=_played_by(scene),
        objectives=tuple(_objective(one, scene.language) for one in sight.objectives),
        race=race(scene, _ROUNDS),
        sheet=_sheet(scene),
        columns={one.seat: _columns(scene.language, sight.columns, one.columns) for one in sight.players},
        points={one.seat: points_now(sight, one.seat) for one in sight.players},
        totals={one.seat: total(sight, one.seat) for one in sight.players},
    )


@cache
def _objective(objective: str, language: str) -> Objective:
    words = wording_in(language).words(MindUpWords)
    brief = f"{words.points(_POINTS[objective])} · {words.objective_in_short(objective)}"
    return Objective(objective, words.objective(objective), brief)


def _telling(scene: Scene[Sight]) -> Telling:
    """What all have done in the last turn, and what has come of it: a turn of all players is told whole."""
    turns = [place for place, story in enumerate(scene.stories) if story.chapter.number]
    return Telling(scene.stories[turns[-1] if turns else 0 :])


def opened(position: Position) -> Sight:
    """What there is to see in a game that is over: everybody's hand, too."""
    sight = position.view(None).sight
    hands = {seat: position.view(seat).sight.player(seat).hand for seat in position.seats}
    return replace(sight, players=tuple(replace(player, hand=hands[player.seat]) for player in sight.players))


# --- the head and the question ---------------------------------------------------------------------


def kind(scene: Scene[Sight]) -> str:
    """How many play."""
    return scene.say("table-up-players", count=len(scene.sight.players))


def _head(scene: Scene[Sight]) -> Head:
    sight = scene.sight
    game = scene.say(f"table-game-{sight.game}")
    if scene.winners:
        return Head(game, kind(scene), scene.say("table-over"), sight.game)
    dealt = len(sight.player(scene.around[-1]).hand) + sight.turn
    turns = dealt - 1  # all cards of a hand but the last are played
    now = scene.say("table-up-turn", turn=min(sight.turn + 1, turns), turns=turns)
    return Head(game, kind(scene), now, sight.game, scene.say("table-up-round", round=sight.round, rounds=_ROUNDS))


def _question(scene: Scene[Sight], choices: tuple[Choice, ...]) -> Question:
    sight = scene.sight
    if scene.winners:
        return Question("over", verdict(scene))
    waiting = [seat for seat in scene.to_decide if seat != scene.viewer]
    sealed = [player.seat for player in sight.players if player.has_chosen and player.seat != scene.viewer]
    if not choices:
        return Question(
            "waiting", _still_choosing(scene, "table-up-choosing", "table-up-choosing-many", scene.to_decide)
        )
    hint = scene.say("table-up-sealed", name=scene.named(sealed)) if sealed else ""
    if sight.choice is None:
        return Question("asked", scene.say("table-up-choose"), hint, choices, scene.mark)
    sentence = _still_choosing(scene, "table-up-chosen", "table-up-chosen-many", waiting, number=sight.choice)
    return Question("waiting", sentence, scene.say("table-up-change"), choices, scene.mark)


def _still_choosing(scene: Scene[Sight], few: str, many: str, waiting: Sequence[Seat], **about: str) -> str:
    """Who is waited for: a few by their names, many by how many they are."""
    if len(waiting) <= _FEW:
        return scene.say(few, name=scene.named(waiting), **about)
    return scene.say(many, count=len(waiting), **about)


def _choices(scene: Scene[Sight]) -> dict[str, Choice]:
    """The cards that may be chosen, by their id; also by somebody who may change a choice."""
    keys = "1234567890"
    moves = scene.sight.moves
    cards = [card_of(Move(move), scene.sight) for move in moves]
    return {
        card: Choice(move, scene.say("table-up-seal", number=card), keys[place : place + 1], card)
        for place, (move, card) in enumerate(zip(moves, cards, strict=True))
        if card != scene.sight.choice
    }


def card_of(move: Move, _sight: Sight) -> str:
    """The card of the hand that a move chooses."""
    return move.text.removeprefix("pick ")


def portrait(_move: Move) -> str:
    """None: a card is its number, which is said."""
    return ""


# --- what lies on the table ------------------------------------------------------------------------


def _hand(scene: Scene[Sight], choices: Mapping[str, Choice]) -> _Hand:
    cards = scene.sight.player(scene.around[-1]).hand
    if scene.viewer is None and None in cards:
        return _Hand((), ())
    shown = [
        UpHandCard(numbered(card, scene.language), choices.get(card), card == scene.sight.choice)
        for card in cards
        if card is not None
    ]
    return _Hand(tuple(shown), tuple(choices.values()))


def _played_by(scene: Scene[Sight]) -> dict[str, Seat]:
    """Who played the cards of the last turn, also if it was that of the round before."""
    for tidings in reversed(scene.told):
        if revealed := {event.card: event.seat for event in tidings.events if isinstance(event, CardRevealed)}:
            return revealed
    return {}


def _area(scene: Scene[Sight], seat: Seat, lies_open: Open) -> UpArea:
    """A player's area; while cards are chosen, only those who have just chosen look different."""
    known, player, is_choosing = scene.sight.player(seat), scene.player(seat), seat in scene.to_decide
    seen = (known.hand, known.has_chosen, player, is_choosing, lies_open)
    return scene.kept.of(("area", seat), seen, lambda: _new_area(scene, known, player, is_choosing, lies_open))


def _new_area(scene: Scene[Sight], known: PlayerSight, player: Player, is_choosing: bool, lies_open: Open) -> UpArea:
    seat = known.seat
    hand = [card for card in known.hand if card is not None]
    return UpArea(
        player=player,
        has_chosen=known.has_chosen,
        is_choosing=is_choosing,
        points=lies_open.points[seat],
        total=lies_open.totals[seat],
        columns=lies_open.columns[seat],
        known=tuple([numbered(card, scene.language) for card in hand]),
        unknown=len(known.hand) - len(hand),
    )


@lru_cache(_REMEMBERED)
def _columns(language: str, values: tuple[int, ...], filled: tuple[ColumnSight, ...]) -> tuple[Column, ...]:
    """All five, from left to right."""
    words = wording_in(language).words(MindUpWords)
    columns = [
        Column(one.value, one.colour, words.colour(one.colour), tuple(numbered(card, language) for card in one.cards))
        for one in filled
    ]
    return (*columns, *(Column(value, "", "", ()) for value in values[len(filled) : COLUMNS]))


# --- the score sheets ----------------------------------------------------------------------------------------


def _sheet(scene: Scene[Sight]) -> Sheet:
    """How the points come about, line by line."""
    view = scene.view
    players = scene.sight.players
    has_begun = any(player.columns for player in players)
    if (scene.sight.winners or not has_begun) and (told := sheets_in(scene.events())):
        ended = len(players[0].scores)
        return _written(scene, told, scene.say("terminal-up-sheet", round=ended))
    assert isinstance(view, MindUpView)
    return _written(
        scene, {player.seat: view.sheet(player.seat) for player in players}, scene.say("terminal-up-sheet-now")
    )


def _written(scene: Scene[Sight], sheets: Mapping[Seat, ScoreSheet], title: str) -> Sheet:
    lines = _lines(scene.language, scene.sight.columns, tuple(sheets.values()))
    return Sheet(title, tuple([contestant(scene, seat) for seat in sheets]), lines)


@lru_cache(_REMEMBERED)
def _lines(language: str, values: tuple[int, ...], sheets: tuple[ScoreSheet, ...]) -> tuple[SheetLine, ...]:
    """What the sheets of all players say: the same for everybody, and for as long as all are choosing."""
    words, say = wording_in(language).words(MindUpWords), saying(language)
    lines = []
    for place, value in enumerate(values):
        columns = [sheet.columns[place : place + 1] for sheet in sheets]
        filled = [line[0].value for line in columns if line]
        label = say("terminal-up-column", number=place + 1, value=filled[0] if filled else value)
        cells = [
            f"{words.colour(line[0].colour)} {line[0].cards} × {line[0].value} = {line[0].points}" if line else ""
            for line in columns
        ]
        if filled:
            lines.append(SheetLine(label, tuple(cells)))
    signed = words.points
    lines.append(SheetLine(say("terminal-up-bonuses"), tuple(signed(sheet.bonuses) for sheet in sheets)))
    lines.append(SheetLine(say("terminal-up-maluses"), tuple(signed(-sheet.maluses) for sheet in sheets)))
    for judged in zip(*(sheet.objectives for sheet in sheets), strict=True):
        cells = [f"{signed(line.points)} ({words.reason(line)})" for line in judged]
        lines.append(SheetLine(_objective(judged[0].objective, language).text, tuple(cells)))
    totals = tuple(str(sheet.total) for sheet in sheets)
    lines.append(SheetLine(say("terminal-up-this-round"), totals, is_sum=True))
    return tuple(lines)

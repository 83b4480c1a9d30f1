"""How games begin: with what was chosen on the first page, again, or from a record or a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import SystemRandom
from secrets import token_bytes
from typing import Any, Final, Literal

from ..bots import BOTS, stand_in
from ..game.chance import SEALED_SIZE
from ..game.commitments import without_dice
from ..game.contract import Game, Position, Seat, SetupError
from ..game.records import Record, write_out
from ..games import game_named
from ..store import AS_USUAL, Agreement, Chair, NewGame, Person
from .authority import Authority
from .characters import cast, introduced
from .declined import Declined, Faulty
from .matches import agreed_next
from .names import cleaned

Company = Literal["bot", "friends", "screen"]
COMPANIES: Final[tuple[Company, ...]] = ("bot", "friends", "screen")
FRIEND: Final = "friend"
SCREEN: Final = "screen"
USUAL_BOT: Final = next((name for name in ("medium", "rule") if name in BOTS), next(iter(BOTS)))


@dataclass(frozen=True)
class Other:
    """Who shall sit at another chair."""

    who: str = ""  # FRIEND, SCREEN or the name of a bot; "": as the company says
    name: str = ""  # of a person at this screen


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play, and with whom."""

    game: str
    company: Company
    player: str  # as the store knows the browser
    name: str = ""
    bot: str = USUAL_BOT
    sets: tuple[str, ...] | None = ()  # none of them: the usual ones; None: a deck of one's own is an option
    options: Mapping[str, str] = field(default_factory=dict)
    others: tuple[Other, ...] = ()  # from the chair after one's own on, as far as something was said of them
    agreement: Agreement = AS_USUAL
    face: str = ""  # which somebody shows


class Openings:
    """Makes what the store needs to begin a game."""

    def __init__(self) -> None:
        self._dice = SystemRandom()

    def new(self, wish: Wish) -> NewGame:
        """A new game as somebody wishes it. Raises Declined if there is no such game."""
        try:
            game = game_named(wish.game)
            sets = () if wish.sets is None else wish.sets or tuple(game.default_sets)
            position, _ = game.deal(seed=0, sets=sets, options=wish.options)  # whether it can be, and its seats
            chairs = introduced(self._chairs(wish, position.seats), self._dice)
        except SetupError as problem:
            raise Faulty("table-cannot-begin-because", problem.flaw) from problem
        return to_be_dealt(game, chairs, sets, wish.options, wish.agreement)

    def again(self, table: Authority, bot: str = "") -> NewGame:
        """Another deal of the same game; everybody moves on by one chair, and bots stay who they were, unless another
        kind of them is named."""
        bots = cast(table.id, table.chairs)
        chairs = [
            replace(chair, name="" if bot else bots[seat], bot=bot or chair.bot) if chair.bot else chair
            for seat, chair in table.chairs.items()
        ]
        moved = [*chairs[-1:], *chairs[:-1]]
        seated = [replace(chair, seat=seat) for chair, seat in zip(moved, table.seats, strict=True)]
        begun = table.begun
        sets = begun.sets or tuple(table.game.default_sets)
        return to_be_dealt(table.game, introduced(seated, self._dice), sets, begun.options, agreed_next(table))

    def played_on(self, table: Authority, number: int, player: str, person: Person, seat: Seat) -> NewGame:
        """The game from one of its moments on: a person at one seat, bots at the others, and new dice."""
        chairs = self._against_bots(table.seats, seat, player, person, table.game.name)
        if not table.course.has_record:  # it began with a position that was dumped
            position = without_dice(table.steps[number].position)
            return NewGame(
                table.game.name, table.game.rules, chairs=chairs, start=position.dump(), secret=token_bytes(SEALED_SIZE)
            )
        before = table.record(lambda chair: chair.seat, number)
        return _from_record(before, chairs)

    def of_position(
        self, document: Mapping[str, Any], position: Position, player: str, person: Person, seat: Seat | None
    ) -> NewGame:
        """A game that begins with the position of a scenario, for a person at a seat; None: for whoever is asked
        first."""
        asked = position.to_decide[0] if position.to_decide else position.seats[0]
        game = game_named(position.game)
        chairs = self._against_bots(position.seats, seat or asked, player, person, game.name)
        before = Record.of_position(game, document, {seat: seat for seat in position.seats})
        return _from_record(before, chairs)

    def of_record(self, record: Record, player: str) -> NewGame:
        """A game that was recorded and can be replayed, to be looked at."""
        seats = tuple((seat, _shortened(who)) for seat, who in record.seats)
        chairs = tuple(Chair(seat, name=name, player=player) for seat, name in seats)
        return replace(_from_record(replace(record, seats=seats), chairs), secret=None, is_record=True)

    def _chairs(self, wish: Wish, seats: Sequence[Seat]) -> tuple[Chair, ...]:
        by_lot = wish.company == "bot" or wish.agreement.rated
        mine = self._dice.randrange(len(seats)) if by_lot else 0
        around = [*seats[mine + 1 :], *seats[:mine]]
        others = [*wish.others, *(Other() for _ in around)]
        chairs = {seat: _chair(seat, other, wish) for seat, other in zip(around, others, strict=False)}
        return tuple(
            chairs.get(seat) or Chair(seat, name=wish.name, player=wish.player, face=wish.face) for seat in seats
        )

    def _against_bots(
        self, seats: Sequence[Seat], mine: Seat, player: str, person: Person, game: str
    ) -> tuple[Chair, ...]:
        me, bot = Chair(mine, name=person.name, player=player, face=person.face), stand_in(USUAL_BOT, game)
        return introduced([me if seat == mine else Chair(seat, bot=bot) for seat in seats], self._dice)


def to_be_dealt(
    game: Game[Any],
    chairs: tuple[Chair, ...],
    sets: tuple[str, ...],
    options: Mapping[str, str],
    agreement: Agreement,
) -> NewGame:
    """A game that is dealt when all are there; until then nobody can know its cards."""
    return NewGame(
        game.name,
        game.rules,
        chairs=chairs,
        sets=sets,
        options=dict(options),
        secret=token_bytes(SEALED_SIZE),
        agreement=agreement,
    )


def _from_record(before: Record, chairs: tuple[Chair, ...]) -> NewGame:
    """A game that goes on from a record, with new dice."""
    return NewGame(
        game=before.game,
        rules=before.rules,
        chairs=chairs,
        sets=before.sets,
        options=dict(before.options),
        record=write_out(before),
        secret=token_bytes(SEALED_SIZE),
    )


def _shortened(name: str) -> str:
    return cleaned(name) or "?"


def _chair(seat: Seat, other: Other, wish: Wish) -> Chair:
    """The chair of another than the one who wishes."""
    who = other.who or {"bot": wish.bot, "friends": FRIEND, "screen": SCREEN}[wish.company]
    if who == FRIEND:
        return Chair(seat)
    if who == SCREEN:
        return Chair(seat, name=other.name, player=wish.player)
    if who not in BOTS:
        raise Declined(422, "table-cannot-begin")
    return Chair(seat, bot=stand_in(who, wish.game))

"""A family at the web table that brings little: everything that is asked of a family, answered in a plain way.

A page lists who plays, what lies before each of them and between them, what has happened, and the answers as buttons.
Whoever brings a family begins here, says in `before` and `between` what there is to see, and replaces whatever is to
look better. A whole family:

    class Pairs(PlainFamily):
        def before(self, scene, seat):
            hand = scene.sight.player(seat).hand
            return [scene.say("pairs-hand", count=len(hand)), *(card for card in hand if card)]

    family = Pairs("pairs", Path(__file__).parent)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from markupsafe import Markup
from starlette.routing import BaseRoute

from ..art.stand import Frame, names_stand
from ..game.contract import Event, Move, Seat, Sight
from ..games import families
from .editing import Editor
from .family import CardsPage, Page
from .fields import Field, File, Number, OneOf, Sets, YesOrNo
from .present.ending import Finish
from .present.examples import examples
from .present.parts import Choice, Head, Player, Question
from .present.rulebook import Picture, Section, blocks
from .present.sayings import said
from .present.scene import Scene
from .present.telling import Telling
from .present.verdict import verdict

_KEYS: Final = "123456789abcdefghijklmnopqrstuvwxyz"


class PlainArea(NamedTuple):
    """A player, and what lies before them in words."""

    player: Player
    is_asked: bool
    lines: tuple[str, ...]


class PlainPage(NamedTuple):
    """A page that lists everything."""

    head: Head
    areas: tuple[PlainArea, ...]  # the viewer's last
    between: tuple[str, ...]
    question: Question
    log: tuple[Markup, ...]
    telling: Telling
    template: str = "plain.html"


class PlainFamily:
    """Answers all that the web table asks (`family.Family`), for games that only have to be playable."""

    sections: Mapping[str, Sequence[tuple[str, Sequence[str]]]] = {}  # of the rules of each game, with their examples
    cards: CardsPage | None = None
    editor: Editor | None = None
    routes: Sequence[BaseRoute] = ()
    pictures: Mapping[str, Callable[[], str]] = {}
    properties: Mapping[str, str] = {}
    clocks: Sequence[str] = ("", "180+5", "600+5", "3d")
    plays_on = False

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder

    def faces(self, _language: str) -> Mapping[str, str]:
        """The faces that people may choose: none."""
        return {}

    # --- what there is to see ----------------------------------------------------------------------

    def before(self, _scene: Scene[Any], _seat: Seat) -> Sequence[str]:
        """What lies before a player, as far as the viewer knows it: a line each."""
        return ()

    def between(self, _scene: Scene[Any]) -> Sequence[str]:
        """What lies between the players: a line each."""
        return ()

    def kind(self, _scene: Scene[Any]) -> str:
        """What is played with; nothing to be said."""
        return ""

    def opened(self, position: Any) -> Sight:
        """What there is to see in a game that is over: what a spectator sees. Games with hands show them, too."""
        sight: Sight = position.view(None).sight
        return sight

    def places(self, _sight: Any) -> Mapping[Seat, int]:
        """Who won says it all."""
        return {}

    def finish(self, _scene: Scene[Any]) -> Finish:
        """What is said of the end of a game: nothing but who has won."""
        return Finish()

    def stand(self, scene: Scene[Any], frame: Frame) -> Callable[[], str]:
        """What draws the last stand: the names of all, those of the winners large."""
        return partial(
            names_stand, frame, tuple(scene.names.values()), tuple(scene.names[one] for one in scene.winners)
        )

    def page(self, scene: Scene[Any]) -> Page:
        """The page for the viewer of a scene."""
        game = scene.say(f"table-game-{scene.game}")
        return PlainPage(
            head=Head(game, self.kind(scene), _now(scene), scene.game),
            areas=tuple(self._area(scene, seat) for seat in scene.near_last),
            between=tuple(self.between(scene)),
            question=_question(scene),
            log=scene.log,
            telling=scene.telling,
        )

    def _area(self, scene: Scene[Any], seat: Seat) -> PlainArea:
        return PlainArea(scene.player(seat), seat in scene.to_decide, tuple(self.before(scene, seat)))

    # --- what can be chosen ------------------------------------------------------------------------

    @cached_property
    def fields(self) -> Sequence[Field]:
        """The options of its games. Their labels are the messages `option-NAME-OPTION`."""
        found: dict[str, Field] = {}
        for game in families()[self.name].games:
            if game.sets:
                label = "table-sets"
                found["sets"] = Sets(
                    "sets", label, self._games_with("sets"), tuple(game.sets), tuple(game.default_sets), _as_it_is
                )
            for option in game.options:
                label, games = f"option-{self.name}-{option.name}", self._games_with(option.name)
                if option.kind == "yes or no":
                    found[option.name] = YesOrNo(option.name, label, games)
                elif option.kind == "number":
                    found[option.name] = Number(option.name, label, games, option.default)
                elif option.kind == "one of":
                    is_seats = option.name == "players"
                    found[option.name] = OneOf(option.name, label, games, option.choices, option.default, is_seats)
                elif option.kind == "file":
                    found[option.name] = File(option.name, label, games, label, "text/plain")
        return tuple(found.values())

    def _games_with(self, option: str) -> tuple[str, ...]:
        return tuple(
            game.name
            for game in families()[self.name].games
            if (game.sets if option == "sets" else any(one.name == option for one in game.options))
        )

    # --- the rules ---------------------------------------------------------------------------------

    def rules(self, game: str, language: str) -> tuple[Section, ...]:
        """The sections named in `sections`: texts and examples."""
        return tuple(
            Section(
                name=name,
                title=said(language, f"rules-{game}-{name}-title", {}),
                text=tuple(blocks(said(language, f"rules-{game}-{name}", {}))),
                examples=tuple(examples(game, language)[one] for one in worked),
            )
            for name, worked in self.sections.get(game, ())
        )

    def picture(self, scene: Scene[Any], _since: Sequence[Event]) -> Picture:
        """A moment of an example: what was told, and all that lies there as the page lists it."""
        told = tuple(sentence.text for sentence in scene.act)
        return Picture(told, self.page(scene), bool(scene.winners))

    def card_of(self, _move: Move, _sight: Any) -> str:
        """Nothing is marked on pictures."""
        return ""

    def portrait(self, _move: Move) -> str:
        """There are no pictures of cards."""
        return ""

    def names_in(self, _document: Any, _language: str) -> Mapping[str, str]:
        """Sentences about examples name no cards."""
        return {}


def _as_it_is(name: str, _language: str) -> str:
    return name


def _now(scene: Scene[Any]) -> str:
    """What goes on, in a few words."""
    if scene.winners:
        return scene.say("table-over")
    if scene.is_asked:
        return scene.say("table-your-turn")
    return scene.say("table-turn-of", name=scene.named(scene.to_decide))


def _question(scene: Scene[Any]) -> Question:
    if scene.winners:
        return Question("over", verdict(scene))
    if not scene.is_asked:
        return Question("waiting", scene.say("table-waiting-for", name=scene.named(scene.to_decide)))
    choices = tuple(
        Choice(move, scene.wording.move(Move(move), scene.sight, scene.names), _KEYS[place : place + 1])
        for place, move in enumerate(scene.sight.moves)
    )
    return Question("asked", scene.wording.question(scene.sight, scene.names), "", choices, scene.mark, choices)

"""What the web table asks of a family of games.

A family answers with one object, called `family`, in its module for the layer `table` (see `game.family`). Everything
about games that differs between families is behind it: no other module of the table knows the name of a family or of a
game. Whoever brings a new family begins with `plain.PlainFamily`, which answers all questions in a plain way, and
replaces what it wants to be different.

**Words.** A family brings messages for each of its games G: `table-game-G` (its name), `table-about-G` (a line about
it), `table-other-G` (who sits at the chair `place` after one's own, the player `number` of the game), and for its rules
`rules-G-S` and `rules-G-S-title` of each section S, `rules-example-G-E` of each worked example E.

**Files.** In its `folder` a family may have

* `templates/`: they are called `NAME/file.html`, NAME being that of the family. `tile.html` draws the tile of a `game`
  on the first page; `glance.html` draws a small picture of a `page`: those of others in a list of the class `them`, the
  viewer's in one of the class `us`, with pictures of cards if it `has_art`; `rules.html` has macros for the rules (see
  `present.rulebook`);
* `static/`: files that are served under `/static/NAME/`. `faces.css` is on all pages about its games and on those about
  all games, and so is `pages.css`, but for the table and the first page; `rules.css` is on those of rules, `table.css`
  and `table.js` at the table. A page of its own says whose it is by `family`;
* `examples/G.yaml`: the worked examples of the rules of a game, as scenarios;
* `positions/G.yaml`: a position of a game, as an example of what can be loaded.

**In templates.** `"message"|say(name=…)` is a sentence, `"file.svg"|art` and `card|picture` are addresses of
pictures, `"NAME/file.css"|asset` that of a static file, `sentence|told` is one of a story. What
something may lack is asked for as `page["name"] is defined`: an attribute has to be there.
`pieces("NAME/file.html")` has the macros of a file and remembers what they made of which values; `common` and `bar` are
pieces of all games. The template of a page is drawn below the bar, with `page`, `question` and `emotes`: it is a `main`
with the id `content`, and includes `asked_in`, or one of its own that extends it, and in its place
`replay-controls.html` where `replayed` is defined, and `told_in` in an `aside` of the class `rail`
(`templates/plain.html` shows all of it). What is to be seen moving has a `data-glide` or `data-number`; a script adds
to it by `motion.add` (`static/motion.js`). What a page lists in `#moments`, with numbers that go on through the game,
is shown to who has not seen it yet: as a script says by `moments.show`, or larger than the table where it has a title
(`static/moments.js`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from markupsafe import Markup
from starlette.routing import BaseRoute

from .. import games
from ..art.stand import Frame
from ..game.contract import Event, Move, Seat, Sight
from .editing import Editor
from .fields import Field
from .present.ending import Ending, Finish, ending
from .present.parts import Head, Question
from .present.rulebook import Picture, Section
from .present.scene import Scene
from .present.telling import Telling


class Page(Protocol):
    """Everything on the page of a game: what all pages have, and whatever their template knows besides."""

    @property
    def template(self) -> str:
        """The template that draws the table, below the bar."""
        ...

    @property
    def head(self) -> Head:
        """What stands above the table."""
        ...

    @property
    def question(self) -> Question:
        """What is asked, or who is waited for."""
        ...

    @property
    def log(self) -> tuple[Markup, ...]:
        """What was told, as far as the viewer may know it, as stories, the first one first."""
        ...

    @property
    def telling(self) -> Telling:
        """What has just happened."""
        ...


class CardsPage(NamedTuple):
    """The page that shows all cards of a family."""

    address: str
    label: str  # the message that names it


class Family(Protocol):
    """A family of games at the web table."""

    @property
    def name(self) -> str:
        """The name of the family."""
        ...

    @property
    def folder(self) -> Path:
        """Where its templates, its static files and its examples are."""
        ...

    def page(self, scene: Scene[Any]) -> Page:
        """The page of a game for the viewer of a scene. It shows nothing that is not in the scene."""
        ...

    def opened(self, position: Any) -> Sight:
        """What there is to see in a game that is over: all that a spectator sees, and everybody's hand."""
        ...

    def finish(self, scene: Scene[Any]) -> Finish:
        """What is said of the end of a game that is over: what decided it, and figures."""
        ...

    def places(self, sight: Any) -> Mapping[Seat, int]:
        """In which place everybody came in a game that is over, where that says more than who won; else nothing."""
        ...

    def stand(self, scene: Scene[Any], frame: Frame) -> Callable[[], str]:
        """What draws the last stand of a game that is over as SVG, in a frame (`art.stand.framed`), to be shared: a
        function of a module with its values, so that it can be called in another process."""
        ...

    def kind(self, scene: Scene[Any]) -> str:
        """What is played with, in a few words: the sets, or how many players."""
        ...

    @property
    def fields(self) -> Sequence[Field]:
        """What can be chosen before its games are dealt."""
        ...

    @property
    def clocks(self) -> Sequence[str]:
        """The clocks that are offered for its games (`clocks.Clock`), the usual one first; "" is none."""
        ...

    @property
    def plays_on(self) -> bool:
        """Whether a bot plays on for somebody whose time is up; otherwise their side has lost."""
        ...

    def rules(self, game: str, language: str) -> tuple[Section, ...]:
        """The rules of a game, in the order of reading."""
        ...

    def picture(self, scene: Scene[Any], since: Sequence[Event]) -> Picture:
        """A moment of a worked example, and what was told since the one before."""
        ...

    def card_of(self, move: Move, sight: Any) -> str:
        """Where the card is that a move of a sight's seat is about, as the macros for pictures name it; "" if none."""
        ...

    def portrait(self, move: Move) -> str:
        """The address of a small picture of the card that a move names; "" if it names none."""
        ...

    def names_in(self, document: Any, language: str) -> Mapping[str, str]:
        """What a sentence about a worked example may name: names of cards in its scenario, by their ids."""
        ...

    @property
    def editor(self) -> Editor | None:
        """How positions of its games are laid out by hand; None if they cannot be."""
        ...

    @property
    def cards(self) -> CardsPage | None:
        """Where all its cards are shown; None if nowhere."""
        ...

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """The pages it has beside those of games and rules."""
        ...

    @property
    def pictures(self) -> Mapping[str, Callable[[], str]]:
        """What it has drawn, by the names of files under `/art/`. The picture of a card is called `ID.svg`, that of a
        game for the first page `scene-GAME.svg`."""
        ...

    def faces(self, language: str) -> Mapping[str, str]:
        """The faces that people may choose to show, by their ids, with what they are called: none if it has none. Each
        is a square picture, `face-ID.svg`."""
        ...

    @property
    def properties(self) -> Mapping[str, str]:
        """Colours and measures of its own as properties of CSS, by their names without the dashes."""
        ...


def family_of(game: str) -> Family:
    """The family that a game belongs to. Raises SetupError if there is no such game."""
    family: Family = games.family_of(game).part("table")
    return family


def families() -> tuple[Family, ...]:
    """All families, those of this package first."""
    return tuple(family.part("table") for family in games.families().values())


def page_of(scene: Scene[Any]) -> Page:
    """What the page of a game shows."""
    return family_of(scene.game).page(scene)


def kind_of(scene: Scene[Any]) -> str:
    """What a game is played with."""
    return family_of(scene.game).kind(scene)


def ending_of(scene: Scene[Any]) -> Ending:
    """How a game ended."""
    return ending(scene, family_of(scene.game).finish(scene))

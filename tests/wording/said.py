"""All that is said in a language, as texts: in its messages, on cards, on pages, and in games."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any, Final

from fluent.syntax import ast
from rich.console import Console

from mindtable.game.contract import Event, Move, MoveError, Seat
from mindtable.games import game_named
from mindtable.mindbug.cards import FACES
from mindtable.table.family import ending_of
from mindtable.terminal.drawing import Bar
from mindtable.terminal.screen import Screen
from mindtable.terminal.telling import Teller
from mindtable.wording import LANGUAGES, Wording
from mindtable.wording.language import files_of, sources_in, spoken, understood
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindbug.rulings import rulings_of
from mindtable.wording.typography import STRONG
from tests.table.showing import html_for, scene_for
from tests.wording.message_files import message_folders
from tests.wording.test_wording_of_games import MODES, Mode

wording_of = cache(Wording)
_MOST_WAYS: Final = 64  # through the variants of a message
_GIVEN: Final = "◌"
_ASKED_EVERY: Final = 8  # decisions: questions and moves are worded at some of them
_LOOKED_AT_EVERY: Final = 4  # games: the table is drawn in some of them, at some moment
_WITHIN_A_LINE: Final = re.compile(r"</?(?:b|i|em|strong|a|abbr)\b[^>]*>")
_NAMED: Final = re.compile(r'<button type="button" class="named"[^>]*>([^<]*)</button>')
_READ_ALOUD: Final = re.compile(r'(?:aria-label|title|alt|placeholder|data-confirm)="([^"]*)"')
_NOT_READ: Final = re.compile(r"<(script|style|svg|pre|textarea|code)\b.*?</\1>", re.DOTALL)
_LETTER: Final = re.compile(r"[^\W\d_]")
_FRAME: Final = re.compile(r"[│╭╮╰╯─┃━┏┓┗┛█▌●♥\x1b]+|\[2J\[H| {2,}")


# --- messages and cards ------------------------------------------------------------------------------


def in_messages(language: str) -> Iterator[str]:
    """Every message, with every variant, and a sign for what is put in."""
    yield from (text for _, texts in messages(language) for text in texts)


def messages(language: str) -> Iterator[tuple[str, list[str]]]:
    """Every message by name, and its attributes, with all that they may come out as."""
    for folder in message_folders():
        for file in files_of(language, folder):
            for name, source in sources_in(file).items():
                entry = understood(source, spoken(language))
                yield name, _ways(entry.value) if entry.value else []
                for form in entry.attributes:
                    yield f"{name}.{form.id.name}", _ways(form.value)


def _ways(pattern: ast.Pattern) -> list[str]:
    parts = [[part.value] if isinstance(part, ast.TextElement) else _filled(part) for part in pattern.elements]
    return ["".join(way).replace(STRONG, "") for way in islice(product(*parts), _MOST_WAYS)]


def _filled(place: ast.Placeable) -> list[str]:
    if isinstance(place.expression, ast.SelectExpression):
        return [way for variant in place.expression.variants for way in _ways(variant.value)]
    return [_GIVEN]


def on_cards(language: str) -> Iterator[str]:
    """Names, texts and rulings of all cards."""
    wording = wording_of(language)
    words = wording.words(MindbugWords)
    for card in FACES:
        yield words.card_name(card)
        yield from (f"{text.heading} {text.sentence}" for text in words.card_text(card))
        yield from (ruling.text for ruling in rulings_of(card, wording))


# --- games -------------------------------------------------------------------------------------------


def in_game(number: int) -> tuple[str, Iterator[str]]:
    """A language, and what is said in it in a random game: the kinds of games and the languages take turns."""
    language = LANGUAGES[number % len(LANGUAGES)]
    mode = MODES[number // len(LANGUAGES) % len(MODES)]
    return language, _Told(language, mode, number).everything()


class _Told:
    """A random game, played while it is told."""

    def __init__(self, language: str, mode: Mode, number: int) -> None:
        self.wording = wording_of(language)
        self.game, self.sets, self.options = mode
        self.dice = Random(number)
        self.position, dealt = game_named(self.game).deal(seed=number, sets=self.sets, options=self.options)
        self.first = self.position.copy()
        self.told: list[Sequence[Event]] = [dealt]
        people = ("Anna", self.wording.message("table-bot", bot="rule"), "Hilda", "Odo", "Eva", "Inge")
        self.names = dict(zip(self.position.seats, people, strict=False))

    def everything(self) -> Iterator[str]:
        tried: list[Move] = []
        looked_at = self.dice.randrange(_LOOKED_AT_EVERY * 40)
        while self.position.to_decide:
            seat = self.dice.choice(self.position.to_decide)
            moves = list(self.position.moves(seat))
            if self.dice.randrange(_ASKED_EVERY) == 0:
                yield from self._asked(seat)
                tried += moves[:2]
                yield from self._refused(self.dice.choice(tried), seat)
            if len(self.told) == looked_at:
                yield from self._seen(seat)
            self.told.append(self.position.play(self.dice.choice(moves), seat))
        yield from self._stories()
        yield from self._ending()

    def _asked(self, seat: Seat) -> Iterator[str]:
        for reader in (seat, None):
            sight = self.position.view(reader).sight
            yield self.wording.question(sight, self.names)
            yield from (self.wording.move(Move(move), sight, self.names) for move in sight.moves)

    def _refused(self, move: Move, seat: Seat) -> Iterator[str]:
        try:
            refusal = self.position.why_not(move, seat)
        except MoveError:
            return
        if refusal is not None:
            yield self.wording.refusal(refusal)

    def _seen(self, seat: Seat) -> Iterator[str]:
        """The table as it is shown in a browser and in a terminal."""
        page = html_for(self.position, self.first, self.told, seat, language=self.wording.language, names=self.names)
        yield from on_page(page)
        yield from on_screen(self._screen(seat))

    def _screen(self, seat: Seat) -> str:
        told = [[event.told_to(seat) for event in events] for events in self.told]
        log = Teller(self.game, self.names, self.wording).log(told, max(len(told) - 3, 0), seat)
        view = self.position.view(seat)
        answers = [self.wording.move(move, view.sight, self.names) for move in view.moves()]
        bar = Bar(self.wording.question(view.sight, self.names), answers, self.wording.message("terminal-hint"))
        paper = io.StringIO()
        console = Console(file=paper, width=300, height=80, force_terminal=True, color_system=None)
        Screen(console, self.wording, title="", names=self.names).draw(view.sight, log, bar, told[-1])
        return paper.getvalue()

    def _stories(self) -> Iterator[str]:
        for reader in (None, self.dice.choice(self.position.seats)):
            told = [event.told_to(reader) for events in self.told for event in events]
            for story in self.wording.stories(self.game, told, reader, self.names):
                yield story.heading
                yield from (sentence.text for sentence in story.sentences)

    def _ending(self) -> Iterator[str]:
        for reader in (None, *self.position.seats[:2]):
            sight = self.position.view(reader).sight
            yield self.wording.verdict(sight, self.told[-1], self.names)
            language = self.wording.language
            ending = ending_of(scene_for(self.position, self.first, self.told, reader, language=language))
            yield from _words_in(ending._replace(mood="over"))


def _words_in(value: Any) -> Iterator[str]:
    """All texts in values within values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        yield from (text for part in value for text in _words_in(part))


# --- pages -------------------------------------------------------------------------------------------


def on_page(page: str) -> Iterator[str]:
    """What is read, or read aloud, on a page."""
    page = _NOT_READ.sub("", page)
    yield from (html.unescape(label) for label in _READ_ALOUD.findall(page))
    for text in re.split(r"<[^>]*>", _WITHIN_A_LINE.sub("", _NAMED.sub(r"\1", page))):
        said = re.sub(r"[ \n]+", " ", html.unescape(text)).strip()
        if _LETTER.search(said):
            yield said


def on_screen(screen: str) -> Iterator[str]:
    """What is read on the screen of a terminal."""
    for line in screen.splitlines():
        yield from (part for part in _FRAME.split(line) if _LETTER.search(part))

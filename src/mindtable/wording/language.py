"""A language: what its files say, and how a phrase fits into a sentence.

All text is in Project Fluent messages (`languages/*.ftl`, here and in the folder of each family of games). Python
decides *what* is said and calls messages with arguments; a message decides *how*. So that a language can decline,
agree and reorder as it likes, a message that is called to become part of another one, a `Phrase`, keeps all its
forms: its value and its attributes. Where it is the argument `noun` of another message, the value arrives there as
`$noun` and the attribute `.plural` as `$noun-plural`.

Which forms there are is each language's own business. English nouns have `.one` and `.plural`, Polish ones cases,
Italian players a form with a preposition. Python passes on whatever it finds and knows
none of them by name, nor any word of any language.

Files are written with plain spaces; `typography` sets a message when it is first said.

A language with English names of cards (`with_names`) is that language without its files of names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Attribute, Message

from .patterns import Arguments, NoFunction, Patterns
from .typography import typeset

# Before the id of a card, before its name, and after it, where a text has to know which card it names (`stories`).
CARD, NAME, END = "\ue000", "\ue001", "\ue002"
FOLDER: Final = Path(__file__).parent / "languages"
ORIGINAL: Final = "en"  # what is lent where a family of games does not speak a language
_REMEMBERED: Final = 1 << 14  # phrases: a page says hundreds, and most of them not for the first time
LANGUAGES: Final = tuple(sorted(file.stem for file in FOLDER.glob("*.ftl") if "-" not in file.stem))
NAMINGS: Final = ("own", "english")  # names of cards: those of the language, or English ones in any
_ENGLISH_NAMES: Final = "-x-english"  # a private part of a language tag, as BCP 47 has them
_ENTRY: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)  # where a message begins in a file, or a comment
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")  # of a message, or of a term
_OF_NAMES: Final = "-names"  # how the files end in which cards have names of the language: it-names, it-own-names


@dataclass(frozen=True)
class Phrase:
    """Part of a sentence: its text, and further forms of it by name."""

    text: str
    forms: Mapping[str, str] = field(hash=False)


Argument = str | int | Phrase


class _Said(NamedTuple):
    """What says a message: its value, and each of its further forms."""

    text: Callable[[Arguments], str]
    forms: Mapping[str, Callable[[Arguments], str]]


class Language:
    """The messages of one language: those of its own file and of the files named after it (`en-terminal.ftl`)."""

    def __init__(self, name: str) -> None:
        if spoken(name) not in LANGUAGES:
            raise LookupError(f"there is no language “{name}”; there are {', '.join(LANGUAGES)}")
        self.name = name
        # The signs that isolate arguments of another script from the text around them only trouble terminals.
        self._bundle = FluentBundle([spoken(name)], functions=_FUNCTIONS, use_isolating=False)
        self._patterns = Patterns(spoken(name), _FUNCTIONS)
        self._sources: dict[str, str] = {}
        self._said: dict[str, _Said] = {}  # of those that were asked for
        self._taught: set[str] = set()  # what the runtime knows
        self._lent: dict[str, Language] = {}
        self._phrase = lru_cache(_REMEMBERED)(self._made)
        self.learn(FOLDER)

    def learn(self, folder: Path) -> Language:
        """Take in the messages of one more folder, and tell in which language they are said.

        That is this one, if the folder has a file of it. Otherwise it is English, for these messages only. No two
        messages of a language may have the same name.
        """
        files = files_of(self.name, folder)
        is_lent = not files and self.name != ORIGINAL
        learnt: dict[str, str] = {}
        for file in files_of(ORIGINAL, folder) if is_lent else files:
            learnt |= sources_in(file)
        taken = next((name for name in learnt if self.has(name)), None)
        if taken is not None:
            raise LookupError(f"two messages of the language “{self.name}” are called “{taken}”")
        if is_lent:
            english = Language(ORIGINAL).learn(folder)
            self._lent |= dict.fromkeys(learnt, english)
            return english
        self._sources |= learnt
        return self

    def has(self, id: str) -> bool:
        """Whether there is a message of this name."""
        return id in self._sources or id in self._lent

    def say(self, id: str, **arguments: Argument) -> str:
        """A message as finished text."""
        return self.phrase(id, **arguments).text

    def phrase(self, id: str, **arguments: Argument) -> Phrase:
        """A message in all its forms, to become part of another one."""
        return self._phrase(id, **arguments)

    def _made(self, id: str, **arguments: Argument) -> Phrase:
        said = self._said.get(id)
        if said is None:
            if id in self._lent:
                return self._lent[id].phrase(id, **arguments)
            said = self._said[id] = self._read(id)
        known = _flat(arguments)
        return Phrase(said.text(known), {form: one(known) for form, one in said.forms.items()})

    def _read(self, id: str) -> _Said:
        """What says a message, found when it is said for the first time."""
        if not self.has(id):
            raise LookupError(f"the language “{self.name}” has no message “{id}”")
        message = understood(self._sources[id], spoken(self.name))
        forms = {one.id.name: self._saying(message, one) for one in message.attributes}
        return _Said(self._saying(message, message), forms)

    def _saying(self, message: Message, form: Message | Attribute) -> Callable[[Arguments], str]:
        """What says a message, or a form of it: a function of its own, or the runtime, which also knows what is wrong
        with arguments."""

        def resolved(arguments: Arguments) -> str:
            self._teach(message.id.name)
            known = self._bundle.get_message(message.id.name)
            pattern: Any = known.value if form is message else known.attributes[form.id.name]
            text, problems = self._bundle.format_pattern(pattern, dict(arguments))
            if problems:
                about = f"the message “{message.id.name}” of the language “{self.name}”"
                raise LookupError(f"{about}: {problems[0]}") from problems[0]
            return str(text)

        try:
            filled = self._patterns.said(form.value)
        except NoFunction:
            return resolved

        def said(arguments: Arguments) -> str:
            try:
                return filled(arguments)
            except Exception:
                return resolved(arguments)

        return said

    def _teach(self, id: str) -> None:
        """Let the runtime know a message, and what it refers to."""
        if id not in self._taught:
            self._taught.add(id)
            self._bundle.add_resource(typeset(self._sources[id], spoken(self.name)))
            for place in self._sources[id].split("{")[1:]:
                reference = _NAME.match(place.lstrip())
                if reference and reference[0] in self._sources:
                    self._teach(reference[0])


def with_names(language: str, naming: str) -> str:
    """A language with its own names of cards, or its variant with English ones: it → it-x-english."""
    return f"{language}{_ENGLISH_NAMES}" if naming == "english" and language != ORIGINAL else language


def spoken(language: str) -> str:
    """The language itself, of one or of its variant with English names: it-x-english → it."""
    return language.removesuffix(_ENGLISH_NAMES)


def files_of(language: str, folder: Path) -> list[Path]:
    """The files of a language in a folder: its own, and those named after it; those of names only for its own names."""
    own = spoken(language)
    files = [*folder.glob(f"{own}.ftl"), *sorted(folder.glob(f"{own}-*.ftl"))]
    return [file for file in files if own == language or not file.stem.endswith(_OF_NAMES)]


def lone_message(language: str, file: str, message: str) -> str:
    """A message that needs no other, read without all other files of its language."""
    bundle = FluentBundle([language], use_isolating=False)
    source = sources_in(FOLDER / f"{language}-{file}.ftl")[message]
    bundle.add_resource(typeset(source, language))
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    return str(bundle.format_pattern(pattern)[0])


@cache
def sources_in(file: Path) -> Mapping[str, str]:
    """The messages of a file by their names, as they are written: to understand all of a language takes half a second,
    and most of them are never asked for."""
    entries = _ENTRY.split(file.read_text(encoding="utf-8"))
    return {name[0]: entry for entry in entries if (name := _NAME.match(entry))}


def understood(source: str, language: str) -> Message:
    """A message as its language sets it."""
    (message,) = typeset(source, language).body
    if not isinstance(message, Message):
        raise LookupError(f"this is no message of the language “{language}”: {source}")
    return message


def _capital(text: Any) -> Any:
    """The function CAPITAL of our messages: a text with a capital letter at its beginning."""
    begin = text.index(NAME) + 1 if text[:1] == CARD else 0
    return text[:begin] + text[begin : begin + 1].upper() + text[begin + 1 :]


def _begins(text: Any, letters: Any, *beginnings: Any, **but: Any) -> Any:
    """The function BEGINS of our messages: whether a text begins with one of some letters, or with one of some longer
    beginnings (`but` not with another one), large or small; beginnings with or without accents."""
    first = _unmarked(text).casefold()
    bare = "".join(sign for sign in normalize("NFD", first) if not combining(sign))
    is_longer = bare.startswith(tuple(map(str, beginnings))) and not bare.startswith(tuple(map(str, but.values())))
    return "yes" if first[:1] in {*str(letters).casefold()} or is_longer else "no"


def _starts(text: Any, *beginnings: Any) -> Any:
    """The function STARTS of our messages: whether a text starts with another one, or with one of several."""
    return "yes" if _unmarked(text).startswith(tuple(map(str, beginnings))) else "no"


def _unmarked(text: Any) -> str:
    """A text without the mark of a card at its beginning."""
    return str(text).partition(NAME)[2] if str(text)[:1] == CARD else str(text)


def _without(text: Any, beginning: Any) -> Any:
    """The function WITHOUT of our messages: a text without its beginning, an article for instance."""
    return str(text).removeprefix(str(beginning))


_FUNCTIONS: Final[dict[str, Any]] = {"CAPITAL": _capital, "BEGINS": _begins, "STARTS": _starts, "WITHOUT": _without}


def _flat(arguments: Mapping[str, Argument]) -> dict[str, str | int]:
    """Arguments as Fluent takes them: every form of a phrase is an argument of its own."""
    flat: dict[str, str | int] = {}
    for name, value in arguments.items():
        if isinstance(value, Phrase):
            flat[name] = value.text
            for form, text in value.forms.items():
                flat[f"{name}-{form}"] = text
        else:
            flat[name] = value
    return flat

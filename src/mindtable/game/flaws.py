"""What is wrong with a deck, a position, a record or a file: a reason, where, and what it is about.

`wording` has a sentence for every reason (`flaw-…`) and a phrase for every kind of place (`flaw-place-…`). The words
here are for programmers. Families of games have reasons of their own beside these.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from errno import errorcode
from reprlib import Repr
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .contract import Refusal

REASONS: Final[Mapping[str, str]] = {
    # games, their options and decks
    "no-game": "there is no game “{name}”; there are {known}",
    "no-module": "the module “{name}” cannot be loaded",
    "no-family-in": "the module “{name}” has no family of games; it should have one under the name “family”",
    "two-families": "there are two families of games with the name “{name}”",
    "no-set": "there is no set “{name}”; there are {known}",
    "no-sets": "{game} has no set “{name}”: its cards are always the same",
    "no-option": "{game} has no option “{name}”; there are {known}",
    "no-card": "there is no card “{name}”",
    "no-numbered-card": "there is no card “{name}”; they are numbered from 1 to {most}",
    "later-stage": "{card} is a later stage, which is never dealt and exists only in play",
    "only-for": "{card} is a card for {game} only",
    "not-an-entry": "“{text}” is not a card id and a number",
    "copies": "{copies} copies of {card}; from 1 to {most} are possible",
    "deck-too-small": "a deck of {count} cards is too small: {needed} are dealt",
    "deck-too-large": "a deck of more than {most} cards is too large",
    # values and fields
    "not-a-number": "“{value}” is not a whole number",
    "out-of-range": "“{value}” is not a whole number from {least} to {most}",
    "none-of": "“{value}” is none of {known}",
    "not-a-map": "{place} is not a map of fields",
    "not-a-list": "{place} is not a list",
    "unknown-field": "{place} has an unknown field “{name}”",
    "no-seat": "there is no seat {seat}",
    # what is to be solved
    "no-solver": "{game} cannot be solved: that takes two sides that decide one after the other",
    "nobody-decides": "there is nobody whose decision could be solved",
    "too-many-worlds": "more than {most} worlds agree with what the seat knows; they are too many to be looked at",
    # what is to be reviewed or measured
    "not-over": "the game is not over; only then can it be reviewed",
    "other-games": "there are games of another kind, kept for another measurement",
    "no-study": "no study was run here",
    "not-toml": "not readable as TOML",
    "no-executor": (
        "there is no executor “{name}”; choose from processes, dask://HOST:PORT, submitit://FOLDER and MODULE:FACTORY"
    ),
    "no-cluster": "there is no Dask cluster at “{address}”",
    "no-queue": "submitit cannot use the queue “{address}”: {problem}",
    "work-lost": "{tries} jobs in turn ended without a result; the last has left its log in {log}",
    # limits of what is read
    "too-long": "a text of more than {most} characters",
    "too-many": "{place} has more than {most} entries",
    "too-many-values": "a document of more than {most} values",
    "too-deep": "lists and maps are more than {most} deep within each other",
    # records
    "not-a-record": "not a record of Mindtable",
    "record-format": "a record in format “{found}”; this version reads formats {known}",
    "expected": "expected “{wanted}”, found “{found}”",
    "expected-either": "expected “{wanted}” or “{other}”, found “{found}”",
    "expected-empty": "expected an empty line, found “{found}”",
    "seat-twice": "seat {seat} stands there twice",
    "move-number": "expected move {wanted}, found move {found}",
    "cut-off": "the record ends before its result",
    "after-result": "something follows after the result",
    "other-game": "a record of {found}, not of {wanted}",
    "other-rules": "played by version {found} of the rules; this is version {known}",
    "other-seats": "{game} has the seats {seats}",
    "other-deal": "the deal does not follow from the seed",
    "other-roll": "what is rolled in move {number} does not follow from the seed",
    "not-hexadecimal": "“{value}” is not {count} hexadecimal digits",
    "other-result": "by these moves the game is {result}",
    # moves in records and scenarios
    "unreadable-move": "unreadable move “{move}”: {why}",
    "ambiguous-move": "ambiguous move “{move}”: {why}",
    "illegal-move": "illegal move “{move}”: {why.plain}",
    # scenarios
    "not-a-scenario": "document {number} is not a scenario",
    "no-scenario": "there is no position in it",
    "not-a-step": "“{text}” is not a step",
    "mixed-step": "a step is either moves, or expect, legal or refuse alone",
    "not-of-a-step": "“{name}” is neither a seat nor expect, legal or refuse",
    "not-expected": "“{name}” is nothing that can be expected of a position",
    "expected-legal": "expected {seat}: {move} to be legal, found: {why.plain}",
    "expected-clear": "expected a clear move, found an ambiguous one: {why}",
    "expected-refused": "expected {seat}: {move} to be refused, found it legal",
    "expected-moves": "expected {seat} to have the moves [{wanted}], found [{found}]",
    "differs": "expected {what} {wanted}, found {found}",
    "also": "{first}; {second}",
    # files
    "unreadable-file": "cannot be read: {why}",
    "not-text": "not UTF-8 text",
    "not-yaml": "not YAML: {why}",
    "no-shortcuts": "anchors, aliases and merge keys are not read",
    "no-tags": "tags are not read: “{tag}”",
    "not-a-name": "the name of a field is a list or a map",
    "name-twice": "the field “{name}” stands there twice",
    # bots
    "no-bot": "there is no bot “{name}”; there are {known}, programs (./mybot.py) and classes (module:Class)",
    "no-bot-in": "the module “{module}” has no bot “{name}”",
    "not-a-bot": "“{name}” makes no bot: called with a seed, it has to return something with “choose”",
    "bot-plays-not": "the bot “{name}” does not play {game}",
    "no-limit": "“{text}” is no limit; it is written like 100ms, 2s or 5000 (iterations)",
    "needless-limit": "“{name}”: only {known} can be told how long to think",
    "no-program": "there is no program {name}",
    "no-command": "“{name}” is not a command line",
    "too-few-bots": "an arena needs at least two bots",
    "bot-twice": "“{name}” is named twice",
    "bot-failed": "{why}",
    "bot-not-legal": "“{move}” is not one of its {count} legal moves",
    "bot-not-started": "it cannot be started: {why}",
    "bot-protocol": "protocol {found} is not spoken here",
    "bot-late": "no answer within {seconds} seconds",
    "bot-not-json": "“{text}” is not JSON",
    "bot-not-of-type": "“{text}” is not an object of type “{kind}”",
    "bot-ended": "the program ended with exit status {status}",
    "bot-ended-saying": "the program ended with exit status {status} ({why})",
    "bot-silent": "the program ended its output",
}

PLACES: Final[Mapping[str, str]] = {
    "file": "{file}",
    "line": "line {number}",
    "last-line": "line {number}: truncated",
    "scenario": "the scenario",
    "field": "{name}",
    "field-of": "{name} of {seat}",
    "seat": "seat {seat}",
    "step": "step {number}",
    "quoted": "“{text}”",
    "name": "{name}",
}

# What the system says, by the names of its numbers, and our words for it: `system-…` of the wording.
_CAUSES: Final = {
    "ENOENT": "no-file",
    "EACCES": "no-permission",
    "EPERM": "no-permission",
    "EISDIR": "folder",
    "ENOTDIR": "no-folder",
    "EEXIST": "exists",
    "ENOTEMPTY": "exists",
    "ENOSPC": "full",
    "EDQUOT": "full",
    "EROFS": "read-only",
    "ENAMETOOLONG": "long-name",
    "EMFILE": "many-files",
    "ENFILE": "many-files",
    "ENOMEM": "no-memory",
    "EIO": "broken",
    "ENOEXEC": "no-program",
    "EADDRINUSE": "taken",
    "EADDRNOTAVAIL": "no-address",
}


@dataclass(frozen=True)
class Place:
    """Where something is wrong: the name of a kind of place, and which one it is."""

    kind: str
    about: Mapping[str, str] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return PLACES[self.kind].format(**self.about)


def in_file(path: object) -> Place:
    """A file, by its name or path."""
    return Place("file", {"file": str(path)})


def in_line(number: int) -> Place:
    """A line of a text, by its number."""
    return Place("line", {"number": str(number)})


def in_field(name: str, seat: str | None = None) -> Place:
    """A field of a scenario by its name, of a seat or team or of the whole."""
    return Place("field", {"name": name}) if seat is None else Place("field-of", {"name": name, "seat": seat})


def in_seat(seat: str) -> Place:
    """A seat of a position."""
    return Place("seat", {"seat": seat})


IN_SCENARIO: Final = Place("scenario")


@dataclass(frozen=True)
class Cause:
    """Why the operating system did not do something: our name for it, and what the system says."""

    name: str  # "other" if we have none
    said: str = ""

    def __str__(self) -> str:
        return self.said or self.name


def cause_of(problem: OSError) -> Cause:
    """Why the operating system did not do something."""
    name = _CAUSES.get(errorcode.get(problem.errno or 0, ""), "other")
    return Cause(name, (problem.strerror or str(problem)).partition(" (")[0])  # without what Python adds


@dataclass(frozen=True)
class Flaw:
    """What is wrong: the name of a reason, where it is found (in the outermost place first), and what it is about."""

    reason: str
    plain: str  # for programmers, with the names of what it is about in braces
    where: tuple[Place, ...] = ()
    about: Mapping[str, str | int | Place | Refusal | Cause | Flaw] = field(default_factory=dict, hash=False)

    def within(self, place: Place) -> Flaw:
        """The same in a place that contains those named so far."""
        return replace(self, where=(place, *self.where))

    def __str__(self) -> str:
        return ": ".join([*map(str, self.where), self.plain.format(**self.about)])


def flaw(reason: str, *where: Place, **about: str | int | Place | Refusal | Cause | Flaw) -> Flaw:
    """What is wrong, for a reason that any game may have."""
    return Flaw(reason, REASONS[reason], where, about)


def all_of(first: Flaw, *others: Flaw) -> Flaw:
    """Several flaws as one."""
    for other in others:
        first = flaw("also", first=first, second=other)
    return first


def difference(what: str, wanted: object, found: object) -> Flaw:
    """What of a position differs from what a scenario expects."""
    return flaw("differs", what=what, wanted=_spelled(wanted), found=_spelled(found))


def _spelled(value: object) -> str:
    """A value as YAML spells it, if it is none."""
    return "null" if value is None else str(value)


class Flawed(Exception):
    """Something that cannot be used as it is; `flaw` says why."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


def flaw_of_file(path: object, problem: OSError | UnicodeDecodeError) -> Flaw:
    """Why the text in a file could not be read."""
    if isinstance(problem, UnicodeDecodeError):
        return flaw("not-text", in_file(path))
    return flaw("unreadable-file", in_file(path), why=cause_of(problem))


_SHORT: Final = Repr()
_SHORT.maxstring = _SHORT.maxother = 60
_LONGEST: Final = 100


def written(value: object) -> str:
    """What somebody wrote, to be quoted. It may be long, a small text of YAML that grows beyond all bounds, or have
    signs that would do something to a screen."""
    if value is None or isinstance(value, bool):
        return json.dumps(value)  # as YAML spells them
    try:
        text = value if isinstance(value, str) else _SHORT.repr(value)
    except ValueError:  # a number of more digits than Python writes
        text = "…"
    text = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else "\ufffd" for sign in text)

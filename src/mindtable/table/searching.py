"""Cards that are searched for, to lay them out or to put them into a deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from .editing import Editor, FoundCard, Sieve

_SHOWN: Final = 24
_ALL: Final = "every"  # the field that asks for all that is found
_LONGEST: Final = 100  # characters of what is searched for


class Search(NamedTuple):
    """What somebody searches for, and what is found."""

    sieves: tuple[Sieve, ...]
    wanted: Mapping[str, str]
    found: tuple[FoundCard, ...]  # the first ones, unless all were asked for
    total: int
    has_all: bool

    @property
    def kept(self) -> dict[str, str]:
        """What is searched for, as far as something is."""
        kept = {name: value for name, value in self.wanted.items() if value}
        return {**kept, _ALL: "1"} if self.has_all else kept


def search(
    editor: Editor, asked: Mapping[str, str], language: str, fits: Callable[[str], bool] = lambda _: True
) -> Search:
    """Search as the fields of a form say, among the cards that fit."""
    sieves = editor.sieves(language)
    wanted = {name: asked.get(name, "")[:_LONGEST] for name in ("text", *(sieve.name for sieve in sieves))}
    found = [one for one in editor.found(wanted, language) if fits(one.id)]
    has_all = bool(asked.get(_ALL))
    return Search(sieves, wanted, tuple(found if has_all else found[:_SHOWN]), len(found), has_all)


def all_cards(editor: Editor, language: str) -> Sequence[FoundCard]:
    """All cards."""
    return editor.found({"text": "", **{sieve.name: "" for sieve in editor.sieves(language)}}, language)

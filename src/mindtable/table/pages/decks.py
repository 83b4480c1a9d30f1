"""Building a deck of one's own. It is in the address, like a position on the analysis board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from ...game.contract import SetupError
from ...games import game_named, games
from ..declined import Declined, Faulty
from ..editing import Decks, Editor
from ..family import families, family_of
from ..fields import File
from ..rendering import page
from ..searching import all_cards, search
from ..visit import Visit
from ..wishes import as_text, fields_of

BUILDER: Final = "/decks"
_LONGEST: Final = 8_000  # characters of a deck in an address
_MOST_COPIES: Final = 20


class Entry(NamedTuple):
    """A card of a deck."""

    id: str
    name: str
    copies: int


async def show(request: Request) -> Response:
    """A deck, and the cards that can be put into it; or what has come of a change."""
    visit = Visit.of(request)
    asked = request.query_params
    game, editor, decks = _game(asked.get("game", ""))
    cards = dict(_counted(decks, asked.get("deck", "")))
    searched = search(editor, asked, visit.language, decks.holds)
    if doing := asked.get("do", ""):
        _change(cards, doing, decks)
        address = {"game": game, "deck": decks.written(cards), **searched.kept}
        return RedirectResponse(f"{BUILDER}?{urlencode(address)}", 303)
    deck = decks.written(cards)
    return page(
        "deck.html",
        request,
        visit,
        family=family_of(game).name,
        game=game,
        games=decks.games,
        deck=deck,
        entries=_entries(cards, editor, visit.language),
        count=sum(cards.values()),
        flaw=_flaw(game, decks, deck, visit),
        to_play=f"/?{urlencode({'game': game, as_text(_field(game, decks)): deck})}",
        drawn_by=editor.template,
        search=searched,
    )


async def text(request: Request) -> Response:
    """A deck as a file, a card in each line."""
    _, _, decks = _game(request.query_params.get("game", ""))
    cards = _counted(decks, request.query_params.get("deck", ""))
    lines = "".join(f"{card} {copies}\n" for card, copies in cards.items())
    return PlainTextResponse(lines, headers={"Content-Disposition": 'attachment; filename="mindtable-deck.txt"'})


def _game(name: str) -> tuple[str, Editor, Decks]:
    """A game that is played with decks: the one of a name, or the first. Raises Declined."""
    editors = [family_of(name).editor] if name in games() else [family.editor for family in families()]
    for editor in editors:
        if editor is not None and editor.decks is not None:
            return name or editor.decks.games[0], editor, editor.decks
    raise Declined(404, "table-no-such-page")


def _counted(decks: Decks, deck: str) -> Mapping[str, int]:
    if len(deck) > _LONGEST:
        raise Declined(422, "board-link-too-long")
    try:
        return decks.counted(deck)
    except SetupError as problem:
        raise Faulty("deck-bad", problem.flaw) from problem


def _change(cards: dict[str, int], doing: str, decks: Decks) -> None:
    what, _, card = doing.partition(" ")
    if not decks.holds(card):
        return
    copies = cards.get(card, 0) + (what == "add") - (what == "drop")
    cards[card] = max(0, min(copies, _MOST_COPIES))


def _entries(cards: Mapping[str, int], editor: Editor, language: str) -> list[Entry]:
    names = {one.id: one.name for one in all_cards(editor, language)}
    entries = [Entry(card, names[card], copies) for card, copies in cards.items() if copies]
    return sorted(entries, key=lambda entry: entry.name)


def _field(game: str, decks: Decks) -> str:
    """The field of the first page that takes a deck."""
    return next(name for name, option in fields_of(game, File) if option.name == decks.option)


def _flaw(game: str, decks: Decks, deck: str, visit: Visit) -> str:
    """Why the game cannot be dealt with a deck, in words; "" if it can."""
    try:
        game_named(game).deal(seed=0, sets=(), options={decks.option: deck})
    except SetupError as problem:
        return visit.wording.flaw(problem.flaw)
    return ""


routes = [Route(BUILDER, show, name="decks"), Route(f"{BUILDER}/text", text)]

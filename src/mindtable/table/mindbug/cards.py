"""All cards of Mindbug, to look through and to read."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...lab.figures import worth_of
from ...lab.habits import often_of
from ...mindbug.cards import EVERY_SET, FACES
from ...mindbug.family import family as mindbug
from ...mindbug.game import duel, tag_team
from ...mindbug.words import Keyword
from ...wording import Wording
from ...wording.mindbug import MindbugWords
from ..declined import Declined
from ..present.studied import signed, tenths, title_of
from ..rendering import page, rendered
from ..visit import Visit
from .faces import face, keyword_face, reading
from .search import fits


async def show(request: Request) -> Response:
    """The cards that fit all filters."""
    visit = Visit.of(request)
    asked = request.query_params
    found = [face(card, visit.language) for card in FACES]
    wanted = {
        "set": asked.get("set", ""),
        "keyword": asked.get("keyword", ""),
        "power": asked.get("power", ""),
        "text": asked.get("text", "")[:100],
    }
    return page(
        "mindbug/cards.html",
        request,
        visit,
        family=mindbug.name,
        faces_found=[one for one in found if fits(one, wanted)],
        sets=[(name, visit.wording.words(MindbugWords).set_name(name)) for name in EVERY_SET],
        keywords=[keyword_face(keyword.value, visit.language) for keyword in Keyword],
        powers=sorted({one.power for one in found}),
        wanted=wanted,
        own=request.url.path,
    )


async def show_one(request: Request) -> Response:
    """The page of a card."""
    visit = Visit.of(request)
    card = _known(request)
    around = list(FACES)
    place = around.index(card)
    return page(
        "mindbug/card.html",
        request,
        visit,
        family=mindbug.name,
        reading=reading(card, visit.language),
        before=face(around[place - 1], visit.language),
        after=face(around[(place + 1) % len(around)], visit.language),
        worth=_worth(card, visit.wording),
        taken=_taken(card, visit.wording),
    )


@dataclass(frozen=True)
class Shown:
    """What a study has shown of a card, in a sentence, and the name of the study."""

    said: str
    study: str


def _worth(card: str, wording: Wording) -> Shown | None:
    """What studies have shown of a card in hand; nothing where they have not."""
    found = worth_of(card, (duel.name, tag_team.name))
    if found is None:
        return None
    worth, study = found
    said = wording.message(
        "lab-mindbug-card",
        worth=signed(worth.worth, wording),
        margin=tenths(worth.margin, wording),
        study=title_of(study, wording),
    )
    return Shown(said, study.name)


def _taken(card: str, wording: Wording) -> str:
    """How often bots take a card with a Mindbug; "" where that was not counted."""
    often = often_of("take", card)
    if often is None:
        return ""
    return wording.message("habits-mindbug-card", share=tenths(often.share, wording), times=often.times)


async def read(request: Request) -> Response:
    """A card to read beside the table."""
    visit = Visit.of(request)
    text = rendered("mindbug/reading.html", visit, reading=reading(_known(request), visit.language))
    return Response(text, media_type="text/html", headers={"Cache-Control": "private, max-age=300", "Vary": "Cookie"})


def _known(request: Request) -> str:
    card: str = request.path_params["card"]
    if card not in FACES:
        raise Declined(404, "table-no-such-card")
    return card


routes = [
    Route("/cards", show, name="cards"),
    Route("/cards/{card}", show_one, name="card"),
    Route("/read/{card}", read),
]

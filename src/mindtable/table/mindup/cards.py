"""All cards of Mind Up! on a page."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...mindup.cards import NUMBERS
from ...mindup.family import family as mindup
from ...mindup.objectives import OBJECTIVES
from ...wording.mindup import MindUpWords
from ..rendering import page
from ..visit import Visit
from .faces import numbered


async def show(request: Request) -> Response:
    """The sixty cards of Mind Up! by their colours, and its objectives."""
    visit = Visit.of(request)
    words = visit.wording.words(MindUpWords)
    return page(
        "mindup/cards.html",
        request,
        visit,
        family=mindup.name,
        colours=[
            (words.colour(colour.value), [numbered(str(number), visit.language) for number in numbers])
            for colour, numbers in NUMBERS.items()
        ],
        objectives=[words.objective(one.id) for one in OBJECTIVES],
    )


routes = [Route("/cards/mind-up", show, name="mind-up-cards")]

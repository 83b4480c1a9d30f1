"""What is answered when something was declined: a page, or a sentence for the page that asked."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from .declined import Declined
from .rendering import page
from .visit import Visit


def declined_answer(request: Request, problem: Declined) -> Response:
    visit = Visit.of(request)
    sentence = problem.sentence(visit.wording)
    template = "sentence.html" if request.headers.get("hx-request") else "notice.html"
    return page(template, request, visit, problem.status, sentence=sentence, mood="declined", back="/")

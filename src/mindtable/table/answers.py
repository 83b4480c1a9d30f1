"""What is answered when something was declined: a page, or a sentence for the page that asked."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from .api.problems import is_for_programs, problem_answer
from .declined import Declined
from .rendering import page
from .visit import Visit, own_page, split_address


def declined_answer(request: Request, problem: Declined) -> Response:
    """Say what cannot be done: a sentence for a page that is open, a page of its own otherwise; programs get theirs."""
    if is_for_programs(request.url.path):
        return problem_answer(request, problem)
    visit = Visit.of(request)
    sentence = problem.sentence(visit.wording)
    template = "sentence.html" if request.headers.get("hx-request") else "notice.html"
    return page(
        template,
        request,
        visit,
        problem.status,
        sentence=sentence,
        mood="declined",
        back=_back(request),
        onward="table-back",
    )


def _back(request: Request) -> str:
    """Where the visitor came from, if that is a page of ours; else the first page."""
    there = split_address(request.headers.get("referer", ""))
    if there.netloc != request.headers.get("host") or (request.method == "GET" and there.path == request.url.path):
        return "/"
    return own_page(f"{there.path}?{there.query}" if there.query else there.path)

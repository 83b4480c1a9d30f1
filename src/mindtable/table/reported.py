"""What studies have shown as one page that needs nothing else: to be kept, sent and put anywhere."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from ..lab.figures import Figures
from .present.sayings import wording_in
from .present.studied import studied
from .rendering import STATIC, templates


def report(figures: Sequence[Figures], language: str) -> str:
    """The page in a language, light and dark, with its plots and tables."""
    wording = wording_in(language)
    return (
        templates(language)
        .get_template("lab-report.html")
        .render(
            studies=[studied(one, wording) for one in figures],
            games=sum(one.games for one in figures),
            style=Markup((STATIC / "lab.css").read_text(encoding="utf-8")),
            script=Markup((STATIC / "lab.js").read_text(encoding="utf-8")),
        )
    )

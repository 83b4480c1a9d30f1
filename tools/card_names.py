"""Writes the page of the names that cards have in all languages, from the files of names.

`python tools/card_names.py` writes it anew; a test sees that nobody has forgotten to.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mindtable.mindbug.cards import EVERY_SET
from mindtable.wording import Wording
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.typography import loose

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "card-names.md"
LANGUAGES: Final = {"it": "Italian", "es": "Spanish", "fr": "French", "pl": "Polish"}

BEFORE: Final = """# Names of cards

Those with a star are ours, where no printed name was at hand: they stand in
`wording/mindbug/languages/XX-own-names.ftl`, the printed ones in `XX-names.ftl`. When a printed name comes to hand, its
line goes there and ours goes away.

Ours play with both animals of a card as the original does, in a word if possible, and have at most 22 letters. They
name one creature, also where the original has several, so that "attacks" can follow. Polish ones come with their cases.
English names are found in every language, and can be read in every language: on pages they are chosen beside the
language, in the terminal by `--names english` or `MINDTABLE_NAMES`.

This page is written by `tools/card_names.py`.
"""


def page() -> str:
    """The page of all names, set by set."""
    words = {code: Wording(code).words(MindbugWords) for code in LANGUAGES}
    own = {code: (MindbugWords.messages / f"{code}-own-names.ftl").read_text("utf-8") for code in LANGUAGES}
    lines = [BEFORE]
    for one in EVERY_SET.values():
        lines += [f"## {one.name}\n", f"| English | {' | '.join(LANGUAGES.values())} |", f"|{' --- |' * 5}"]
        for card in one.cards:
            stars = {code: "*" if f"\ncard-{card.id} = " in own[code] else "" for code in LANGUAGES}
            names = [f"{words[code].card_name(card.id)}{stars[code]}" for code in LANGUAGES]
            lines.append(f"| {' | '.join([card.name, *names])} |")
        lines.append("")
    return loose("\n".join(lines))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

"""What the commands share: exit statuses, complaints, and the words that filters take."""

from __future__ import annotations

import sys
from typing import Final

from ..mindbug.words import Keyword, Trigger

# Exit statuses.
FAILED: Final = 1
WRONG: Final = 2  # the input is
INTERRUPTED: Final = 130  # by Ctrl-C

CONSTANT: Final = "constant"  # an ability without a trigger
KEYWORDS: Final = [keyword.value for keyword in Keyword]
ART_FACES: Final = ("reading", "hand", "play", "back")
TRIGGERS: Final = [*(trigger.value.replace(" ", "-") for trigger in Trigger), CONSTANT]


class CannotDo(Exception):
    """What was asked for cannot be done; the text says why, in the language of whoever asked."""


def complain(what: str) -> int:
    """Say in one line what is wrong; the exit status for it."""
    print(f"mindtable: {' '.join(what.splitlines())}", file=sys.stderr)
    return WRONG

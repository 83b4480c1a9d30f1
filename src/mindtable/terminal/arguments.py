"""What the commands share: their names, exit statuses and complaints."""

from __future__ import annotations

import sys
from typing import Final

# The module of each command; its function has the name of the command.
MODULES: Final = {
    "serve": "web",
    "think": "serving",
    "play": "playing",
    "watch": "playing",
    "learn": "learn",
    "replay": "playing",
    "verify": "verifying",
    "scenario": "checking",
    "cards": "cards",
    "art": "pictures",
    "bench": "bench",
    "analyse": "analyse",
    "review": "review",
    "calibrate": "calibrate",
    "solve": "solve",
    "puzzle": "puzzle",
    "arena": "arena",
    "match": "contest",
    "bot": "bot",
    "lab": "lab",
    "backup": "housekeeping",
    "prune": "housekeeping",
    "migrate": "housekeeping",
    "people": "people",
    "doctor": "doctor",
}
# Exit statuses.
FAILED: Final = 1
WRONG: Final = 2  # the input is
INTERRUPTED: Final = 130  # by Ctrl-C
BACK: Final = "back"  # a face of every card
LAST: Final = "last"  # in place of a file: the game that was finished last
UNKNOWN: Final = "unknown"
DATABASE: Final = "MINDTABLE_DATABASE"  # where the environment says which one has the games
# What is done with people.
LIST, RENAME, REMOVE, HOST, UNHOST, REPORTS, DISMISS = PEOPLE = (
    "list",
    "rename",
    "remove",
    "host",
    "unhost",
    "reports",
    "dismiss",
)
DRAWS: Final = ("known", UNKNOWN)  # how piles lie, for the solver


class CannotDo(Exception):
    """What was asked for cannot be done; the text says why, in the language of whoever asked."""


def complain(what: str) -> int:
    """Say in one line what is wrong; the exit status for it."""
    print(f"mindtable: {' '.join(what.splitlines())}", file=sys.stderr)
    return WRONG

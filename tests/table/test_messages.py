"""The messages of the pages: each that is there is said somewhere, and each that is said is there."""

from __future__ import annotations

import re
from pathlib import Path

from mindtable import table
from tests.wording.message_files import message_folders

FOLDERS = Path(str(table.__path__[0]))
# How messages of pages begin.
BEGINNING = "(?:table|outcome|price|taking|passing|stakes|reason|trace|moment|board|deck)"
# Messages that are named after something: a game, what somebody does, a token and whether it is used, a longer message,
# what a level overlooks, a personality.
MADE_UP = re.compile(
    r"table-(game|about|other)-(duel|tag-team|mind-up)|table-(attacks|blocks)|table-mind(bug|frog)-(ready|used)"
    r"|outcome-[a-z]+-short|board-(up-)?zone-[a-z]+|table-(overlooked|personality)-(mindbug|mindup)-[a-z-]+"
)


def test_every_message_is_said_and_every_one_that_is_said_is_there() -> None:
    source = "\n".join(file.read_text("utf-8") for kind in ("*.py", "*.html") for file in FOLDERS.rglob(kind))
    said = set(re.findall(rf'(?<!class=)"({BEGINNING}-[a-z-]*[a-z]|taking|passing)"', source))
    files = [file for folder in message_folders() for file in folder.glob("en-*.ftl")]
    messages = "\n".join(file.read_text("utf-8") for file in files)
    there = set(re.findall(rf"^({BEGINNING}-[a-z-]+|taking|passing) =", messages, re.MULTILINE))
    assert {message for message in there - said if not MADE_UP.fullmatch(message)} == set()
    assert said - there == set()

"""What argparse says by itself, in the words of a language.

It passes its sentences through a function `_` of its module, which is meant for translation; while a command line
is explained and read, ours stands in its place. A sentence that is not in the table stays as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from ..wording import Wording

# Its sentences, our messages, and the places for what it puts in.
_SENTENCES: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "positional arguments": ("command-positional", {}),
    "options": ("command-options", {}),
    "show this help message and exit": ("command-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "command-wrong-argument",
        {"argument": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "the following arguments are required: %s": ("command-wrong-required", {"arguments": "%s"}),
    "unrecognized arguments: %s": ("command-wrong-unknown", {"arguments": "%s"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "command-wrong-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
    "not allowed with argument %s": ("command-wrong-together", {"argument": "%s"}),
    "expected one argument": ("command-wrong-no-value", {}),
    "expected at least one argument": ("command-wrong-at-least-one", {}),
    "ignored explicit argument %r": ("command-wrong-value-given", {"value": "%s"}),
}
_USAGE: Final = "usage: "


@contextmanager
def spoken_in(wording: Wording) -> Iterator[None]:
    """Let argparse speak a language."""

    def said(sentence: str) -> str:
        if sentence == _USAGE:
            return f"{wording.message('command-usage')} "
        if sentence not in _SENTENCES:
            return sentence
        message, places = _SENTENCES[sentence]
        return wording.message(message, **places)

    names = vars(argparse)
    plain = names["_"]
    names["_"] = said
    try:
        yield
    finally:
        names["_"] = plain

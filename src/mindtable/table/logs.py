"""The log of a table: as text or as JSON, a line for each thing, with the id of the request it belongs to.

Whoever reads a log should learn what went wrong, and not who plays with whom. What visitors send is never logged:
a request is named by the page that answers it, and of an exception there are its kind and where it came from,
but not its words, in which anything may be quoted.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal, get_args

Form = Literal["text", "json"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)
REQUESTS: Final = "mindtable.requests"  # the logger of requests
FACTS: Final = "facts"  # what a record says besides its message, by names

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")


def begin(form: Form | None, *more: logging.Handler) -> None:
    """Write the log to the error output: requests as well, or for None only what went wrong, as text. What is written
    is handed to more, too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_AsJson() if form == "json" else _AsText())
    logging.basicConfig(level=logging.WARNING, handlers=[handler, *more], force=True)
    logging.getLogger(REQUESTS).setLevel(logging.INFO if form else logging.WARNING)


class _AsText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        known = _facts(record)
        head = f"{known.pop('time')} {known.pop('level')} {known.pop('part')}"
        request, message = known.pop("request", ""), known.pop("message")
        rest = " ".join(f"{name}={value}" for name, value in known.items() if name != "places")
        return "\n    ".join(
            (
                " ".join(filter(None, (head, f"[{request}]" if request else "", message, rest))),
                *known.get("places", ()),
            )
        )


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(_facts(record), ensure_ascii=False)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """What is logged of a record. Of a message it is the first line: further ones quote."""
    known: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "part": record.name.removeprefix("mindtable."),
        "message": record.getMessage().partition("\n")[0],
    }
    if request := request_id.get():
        known["request"] = request
    facts: Mapping[str, Any] = getattr(record, FACTS, {})
    known.update(facts)
    if record.exc_info and record.exc_info[1]:
        known["exception"] = type(record.exc_info[1]).__name__
        known["places"] = _places(record.exc_info[1])
    return known


def _places(problem: BaseException) -> list[str]:
    """Where an exception came from, the innermost place last."""
    frames = traceback.extract_tb(problem.__traceback__)
    return [f"{'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno} {frame.name}" for frame in frames]

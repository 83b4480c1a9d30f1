"""What is handed in with a form."""

from __future__ import annotations

from typing import Final

from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from .declined import Declined

_MOST_FIELDS: Final = 50
_LETTERS: Final = b"utf-8"


async def form_of(request: Request, *, files: int = 0) -> FormData:
    """The form, with no more files than expected. Raises Declined if it is none."""
    _check_letters(request)
    try:
        return await request.form(max_files=files, max_fields=_MOST_FIELDS)
    except HTTPException as problem:  # not a form at all
        raise Declined(400, "table-bad-request") from problem


def is_text(value: str) -> bool:
    """Whether something that was handed in is a text that every database can keep."""
    return "\0" not in value


def _check_letters(request: Request) -> None:
    """A form may say in which letters it is written, and would be read by them. All browsers write ours in the same
    ones; of the others some take ever so long to be read, and some are no text. Raises Declined."""
    _, options = parse_options_header(request.headers.get("content-type"))
    if options.get(b"charset", _LETTERS).lower() != _LETTERS:
        raise Declined(400, "table-bad-request")


def field(form: FormData, name: str, default: str | None = None) -> str:
    """A field of a form. Raises Declined if it is missing and there is no default."""
    value = form.get(name, default)
    if not isinstance(value, str):
        raise Declined(400, "table-bad-request")
    return value


def fields(form: FormData, name: str) -> list[str]:
    """All values of a field."""
    return [value for value in form.getlist(name) if isinstance(value, str)]


async def text_of(form: FormData, name: str) -> str:
    """The text of a file that was handed in; "" if there is none. Raises Declined if it is not text."""
    value = form.get(name)
    if not isinstance(value, UploadFile):
        return ""
    try:
        text = (await value.read()).decode()
    except UnicodeDecodeError as problem:
        raise Declined(422, "table-not-text") from problem
    finally:
        await value.close()
    if not is_text(text):
        raise Declined(422, "table-not-text")
    return text

"""Positions in links. A link is the position itself, as a scenario that is packed: nothing of it is kept anywhere."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any, Final

from .declined import Declined

LONGEST: Final = 8_000  # characters of a packed position; browsers and proxies take addresses of twice as many
_LARGEST: Final = 60_000  # bytes, unpacked


def packed(document: Mapping[str, Any]) -> str:
    """A scenario as a word for an address. Raises Declined if it is too large for one."""
    text = json.dumps(document, ensure_ascii=False).encode()
    word = urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")
    if len(word) > LONGEST or len(text) > _LARGEST:
        raise Declined(422, "board-link-too-long")
    return word


def unpacked(word: str) -> str:
    """The text of a scenario that was packed; JSON is YAML, too. Raises Declined if it is none."""
    if len(word) > LONGEST:
        raise Declined(422, "board-link-too-long")
    try:
        inflating = zlib.decompressobj()
        packed_up = b64decode(word + "=" * (-len(word) % 4), altchars=b"-_", validate=True)
        raw = inflating.decompress(packed_up, _LARGEST)
        if inflating.unconsumed_tail or not inflating.eof:
            raise Declined(422, "board-bad-link")
        return raw.decode()
    except (ValueError, zlib.error) as problem:
        raise Declined(422, "board-bad-link") from problem

"""When something is written down."""

from __future__ import annotations

from datetime import UTC, datetime


def moment() -> datetime:
    """Now, as it is written down."""
    return datetime.now(UTC).replace(tzinfo=None)

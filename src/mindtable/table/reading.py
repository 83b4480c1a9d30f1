"""A reader of requests that knows where one ends and the next one begins. It needs httptools."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class BoundedReader(HttpToolsProtocol):
    """Reads requests as usual. What somebody sends after they were answered may be the rest of what was answered, and
    must not be taken for a request."""

    _has_begun = False  # whether something of a request has come, and not yet all

    def on_message_begin(self) -> None:
        """The first of a request has come."""
        self._has_begun = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """All of a request has come."""
        super().on_message_complete()
        self._has_begun = False

    def hold(self) -> None:
        """Something has come that is kept back for a moment: what waits for it need not wait any more."""
        self._unset_keepalive_if_required()

    @property
    def is_between(self) -> bool:
        """Whether all that was asked is answered, and whatever comes next is the beginning of a request."""
        return not self._has_begun and (self.cycle is None or self.cycle.response_complete)

"""A line takes over its connection, and keeps it for as long as somebody listens."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncGenerator, Iterator
from contextlib import ExitStack, contextmanager
from weakref import ref

from mindtable.table.connections import Guard, Limits
from mindtable.table.live import Writer
from tests.table.clocks import run
from tests.table.test_connections import Coming, Wire


class Listener:
    """Somebody who listens, in a place that is theirs meanwhile."""

    def __init__(self, coming: Coming) -> None:
        self.news: asyncio.Queue[bytes] = asyncio.Queue()
        self.made: list[bytes] = []
        self.has_place = True
        self.guard, self.wire = coming.one()
        place = ExitStack()
        place.callback(self._leave)
        with self.guard.answering():
            self.guard.hand_over(Writer(self._events(), place))

    async def _events(self) -> AsyncGenerator[bytes]:
        while event := await self.news.get():
            self.made.append(event)
            yield event

    def _leave(self) -> None:
        self.has_place = False

    async def hears(self, *events: bytes) -> None:
        for event in events:
            self.news.put_nowait(event)
        await asyncio.sleep(1)


def test_a_line_is_open_for_as_long_as_it_likes() -> None:
    async def listening() -> None:
        listener = Listener(Coming(Limits(head=10)))
        await listener.hears(b"data: one\n\n")
        await asyncio.sleep(100)
        await listener.hears(b"data: two\n\n")
        assert listener.wire.written == b"b\r\ndata: one\n\n\r\nb\r\ndata: two\n\n\r\n"
        assert listener.wire.ended is None
        assert listener.has_place
        await listener.hears(b"")  # nothing more will come
        assert listener.wire.written.endswith(b"\r\n0\r\n\r\n")
        assert listener.wire.ended is not None
        assert not listener.has_place

    run(listening())


def test_the_place_of_who_leaves_is_free() -> None:
    async def leaving() -> None:
        coming = Coming(Limits(head=10))
        listener, other = Listener(coming), Listener(coming)
        await listener.hears(b"data: one\n\n")
        listener.wire.close()
        await asyncio.sleep(1)
        assert not listener.has_place
        assert other.has_place

    run(leaving())


def test_who_leaves_before_anything_is_sent_has_no_place() -> None:
    async def leaving() -> None:
        coming = Coming(Limits(head=10))
        at_once = Listener(coming)
        at_once.guard.connection_lost(None)  # before the first word
        await asyncio.sleep(1)
        assert not at_once.has_place
        before, wire = coming.one()
        wire.close()
        await asyncio.sleep(1)
        left: list[bool] = []
        place = ExitStack()
        place.callback(left.append, True)
        before.hand_over(Writer(at_once._events(), place))
        assert left == [True]

    run(leaving())


@contextmanager
def nobody_collects() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_nothing_is_left_of_a_line_that_has_ended() -> None:
    """Garbage among what is kept for long is looked for rarely: everybody waits for that."""

    async def leaving() -> None:
        listener = Listener(Coming(Limits(head=10)))
        writer = Writer(listener._events(), ExitStack())
        gone = ref(writer)
        guard, wire = Coming(Limits(head=10)).one()
        guard.hand_over(writer)
        del writer
        await asyncio.sleep(1)
        assert gone() is not None
        wire.close()
        await asyncio.sleep(1)
        assert gone() is None

    with nobody_collects():
        run(leaving())


def test_nothing_is_left_of_a_connection_that_has_ended() -> None:
    class Knowing(asyncio.Protocol):
        def __init__(self, guard: Guard) -> None:
            self.guard = guard

    async def leaving() -> None:
        guard, wire = Coming(Limits(head=10), reader=Knowing).one()
        gone = ref(guard)
        del guard
        wire.close()
        await asyncio.sleep(1)
        assert wire.ended is not None
        del wire
        assert gone() is None

    with nobody_collects():
        run(leaving())


def test_for_who_is_slow_nothing_is_made() -> None:
    async def slowly() -> None:
        listener = Listener(Coming(Limits(head=10)))
        await listener.hears(b"data: one\n\n")
        listener.guard.pause_writing()
        await listener.hears(b"data: two\n\n", b"data: three\n\n")
        assert listener.made == [b"data: one\n\n", b"data: two\n\n"], "it was waited for already"
        listener.guard.resume_writing()
        await asyncio.sleep(1)
        assert listener.made[-1] == b"data: three\n\n"

    run(slowly())


def test_a_line_that_fails_ends() -> None:
    async def failing() -> None:
        async def events() -> AsyncGenerator[bytes]:
            yield b"data: one\n\n"
            raise ValueError("a mistake of ours")

        guard, wire = Coming(Limits(head=10)).one()
        left: list[bool] = []
        place = ExitStack()
        place.callback(left.append, True)
        guard.hand_over(Writer(events(), place))
        await asyncio.sleep(1)
        assert isinstance(wire, Wire)
        assert wire.ended is not None
        assert left == [True]

    run(failing())

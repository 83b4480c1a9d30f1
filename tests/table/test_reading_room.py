"""What visitors hand in is read beside the server: whatever it does there, it ends, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import ParamSpec, TypeVar

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from mindtable.game.records import RecordError, parse
from mindtable.table.declined import Declined
from mindtable.table.reading_room import ReadingRoom
from mindtable.wording.typography import loose

_P = ParamSpec("_P")
_T = TypeVar("_T")
FOR_EVER = 3600.0
AT_ONCE = 0.05


@asynccontextmanager
async def opened(seconds: float = FOR_EVER) -> AsyncIterator[ReadingRoom]:
    room = ReadingRoom(seconds)
    try:
        yield room
    finally:
        room.close()


def test_work_is_done_in_another_process_and_what_it_raises_is_raised() -> None:
    async def visit() -> None:
        async with opened() as room:
            assert await room.read("here", len, "four") == 4
            reader = await room.read("here", os.getpid)
            assert reader not in (os.getpid(), os.getppid())
            with pytest.raises(RecordError, match="line 1: not a record"):
                await room.read("here", parse, "a letter")
            assert await room.read("here", os.getpid) == reader, "the same reader goes on"

    asyncio.run(visit())


def test_what_takes_too_long_is_ended_and_the_next_visitor_has_a_new_reader() -> None:
    async def visit() -> None:
        async with opened(AT_ONCE) as room:
            slow = room.read("here", time.sleep, FOR_EVER)
            next_one = room.read("there", len, "four")
            slow_end, found = await asyncio.gather(slow, next_one, return_exceptions=True)
            assert isinstance(slow_end, Declined)
            assert (slow_end.status, slow_end.message) == (422, "table-reading-too-long")
            assert found == 4

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("work", "given", "message"),
    [
        (bytes, (8 << 30,), "table-reading-too-much"),
        (os._exit, (1,), "table-reading-broke-off"),
    ],
)
def test_what_ends_a_reader_ends_nothing_else(work: Callable[..., object], given: tuple[int], message: str) -> None:
    async def visit() -> None:
        async with opened() as room:
            with pytest.raises(Declined) as declined:
                await room.read("here", work, *given)
            assert declined.value.message == message
            assert await room.read("here", len, "four") == 4

    asyncio.run(visit())


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_reader_that_was_killed_while_nobody_read_is_replaced() -> None:
    async def visit() -> None:
        async with opened() as room:
            reader = await room.read("here", os.getpid)
            os.kill(reader, signal.SIGKILL)
            while is_there(reader):
                await asyncio.sleep(0.001)
            assert await room.read("here", os.getpid) != reader

    asyncio.run(visit())


def test_one_address_cannot_fill_the_room_and_all_together_not_the_memory() -> None:
    async def visit() -> None:
        async with opened() as room:
            waiting = [asyncio.ensure_future(room.read("greedy", time.sleep, FOR_EVER)) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Declined) as declined:
                await room.read("greedy", len, "four")
            assert (declined.value.status, declined.value.about) == (429, {"most": 3})
            others = [asyncio.ensure_future(room.read(str(other), len, "four")) for other in range(27)]
            await asyncio.sleep(0)
            with pytest.raises(Declined) as declined:
                await room.read("somebody", len, "four")
            assert (declined.value.status, declined.value.about) == (429, {"most": 30})
        await asyncio.gather(*waiting, *others, return_exceptions=True)

    asyncio.run(visit())


# --- at the table ----------------------------------------------------------------------------------


class Slow(ReadingRoom):
    """A room in which everything takes for ever to read."""

    async def read(self, address: str, work: Callable[_P, _T], *given: _P.args, **named: _P.kwargs) -> _T:
        await super().read(address, time.sleep, FOR_EVER)
        return await super().read(address, work, *given, **named)


def replace_room(app: Starlette, room: ReadingRoom) -> None:
    app.state.table.reading_room.close()
    app.state.table = replace(app.state.table, reading_room=room)


def test_others_are_served_while_somebody_reads(app: Starlette, client: TestClient) -> None:
    room = ReadingRoom(FOR_EVER)
    replace_room(app, room)
    assert client.portal is not None
    reading = client.portal.start_task_soon(room.read, "elsewhere", time.sleep, FOR_EVER)
    for path in ("/", "/cards", "/replay"):
        assert client.get(path).status_code == 200
    assert not reading.done()
    room.close()
    assert isinstance(reading.exception(), Declined)


TOO_LONG = {
    "en": "Reading this takes too long; it was stopped after 0 s.",
    "it": "Leggerlo richiede troppo tempo: la lettura è stata interrotta dopo 0 s.",
    "es": "Leerlo lleva demasiado tiempo: la lectura se ha interrumpido a los 0 s.",
    "fr": "La lecture prenait trop de temps : elle a été arrêtée au bout de 0 s.",
    "pl": "Odczyt trwał zbyt długo i został przerwany po 0 s.",
}


def test_what_takes_too_long_is_answered_with_a_sentence(app: Starlette, client: TestClient) -> None:
    room = Slow(AT_ONCE)
    replace_room(app, room)
    for language, sentence in TOO_LONG.items():
        client.headers["accept-language"] = language
        answer = client.post("/replay", data={"text": "game: duel"})
        assert answer.status_code == 422
        assert re.findall(r'role="alert"[^>]*>\s*(.*?)\s*<', loose(answer.text)) == [sentence]
    answer = client.post("/games", data={"game": "duel"}, files={"deck": ("deck.txt", "gorillion 20")})
    assert (answer.status_code, TOO_LONG["pl"] in loose(answer.text)) == (422, True)
    room.close()

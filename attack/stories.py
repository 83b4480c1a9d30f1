"""Attacks that take several connections, or some time."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from .ground import Ground
from .wire import HERE, Asked, Got, Wire, upload

Story = Callable[[int, Ground], Awaitable[list[str]]]

_HALF: Final = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.250.0.1\r\n"
_HALF_SENT: Final = 300  # connections
_HEAD: Final = 14.0  # seconds that a connection may take to say what it wants, and a bit
_BODY: Final = 26.0  # the same for a body


async def half_sent_heads(port: int, _ground: Ground) -> list[str]:
    """Connections that never say what they want are closed, and shut nobody out (F5)."""
    held = [await asyncio.open_connection(HERE, port) for _ in range(_HALF_SENT)]
    for _, writer in held:
        writer.write(_HALF)
    problems = [f"a visitor got {got.status}"] if (got := await _get(port, b"/")).status != 200 else []
    ends = [asyncio.ensure_future(reader.read()) for reader, _ in held]
    _, late = await asyncio.wait(ends, timeout=_HEAD)
    for end, (_, writer) in zip(ends, held, strict=True):
        end.cancel()
        writer.transport.abort()
    return [*problems, f"{len(late)} of {_HALF_SENT} are still open"] if late else problems


async def slow_bodies(port: int, ground: Ground) -> list[str]:
    """Bodies that come drop by drop are not waited for (F5)."""
    head, body = upload(b"file", ground.texts["record"].encode())
    sent = Asked(b"POST", b"/replay", headers=head, body=body).sent(b"10.250.0.2")
    held = [await asyncio.open_connection(HERE, port) for _ in range(20)]

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(sent[:-900])
        answering = asyncio.ensure_future(_heard(reader))
        with suppress(ConnectionError):
            for place in range(len(sent) - 900, len(sent), 10):
                writer.write(sent[place : place + 10])
                if (await asyncio.wait({answering}, timeout=1.0))[0]:
                    break
        return await answering

    try:
        async with asyncio.timeout(_BODY):
            answers = await asyncio.gather(*(drip(*one) for one in held))
    except TimeoutError:
        return ["slow bodies are waited for"]
    finally:
        for _, writer in held:
            writer.transport.abort()
    wrong = [answer[:40] for answer in answers if answer and b" 408 " not in answer[:40]]
    return [f"a slow body got {wrong[0]!r}"] if wrong else []


async def _heard(reader: asyncio.StreamReader) -> bytes:
    """What is said until a connection ends. Who still sends when it does may not hear the last of it."""
    answer = b""
    with suppress(ConnectionError):
        while more := await reader.read(1 << 16):
            answer += more
    return answer


async def many_lines(port: int, ground: Ground) -> list[str]:
    """One address cannot have more lines of events than it may, not even by asking for all at once (F5, F11)."""
    asked = Asked(b"GET", b"/games/" + ground["foreign"] + b"/live").sent(b"10.250.0.3")
    held = [await asyncio.open_connection(HERE, port) for _ in range(80)]
    for _, writer in held:
        writer.write(asked)
    heads = await asyncio.gather(*(reader.readline() for reader, _ in held))
    for _, writer in held:
        writer.transport.abort()
    found = Counter(head.split(b" ")[1] if b" " in head else head for head in heads)
    return [] if found == {b"200": 60, b"429": 20} else [f"80 lines at once: {dict(found)}"]


async def many_champions(port: int, _ground: Ground) -> list[str]:
    """One address cannot have bots think in ever more games (F4)."""
    form = ((b"game", b"mind-up"), (b"players", b"6"), (b"bot", b"champion"), (b"company", b"bot"))
    seen: Counter[int] = Counter()

    async def begin() -> None:
        wire = Wire(port)
        cookie: tuple[tuple[bytes, bytes], ...] = ()
        got = await wire.ask(Asked(b"POST", b"/games", form=form).sent(b"10.250.0.4"))
        seen[got.status] += 1
        if (game := re.search(rb"location: (/games/[\w-]+)/seated", got.head)) and (
            token := re.search(rb"set-cookie: mindtable=([^;]+)", got.head)
        ):
            cookie = ((b"mindtable", token[1]),)
            await wire.ask(Asked(b"POST", game[1] + b"/deal", form=(), cookies=cookie).sent(b"10.250.0.4"))
            await wire.ask(Asked(b"GET", game[1], cookies=cookie).sent(b"10.250.0.4"))
        wire.close()

    await asyncio.gather(*(begin() for _ in range(50)))
    more = await _get(port, b"/")
    return [] if set(seen) <= {303, 429} and more.status == 200 else [f"50 games of champions: {dict(seen)}"]


async def many_readers(port: int, ground: Ground) -> list[str]:
    """One address does not keep the readers from others (F2)."""
    text = "game: duel\nA: {hand: [" + "gorillion," * 20_000 + "]}"
    hand_in = Asked(b"POST", b"/replay", form=((b"text", text.encode()),)).sent(b"10.250.0.5")
    record = Asked(b"POST", b"/replay", form=((b"text", ground.texts["record"].encode()),)).sent(b"10.250.0.6")
    asking = [asyncio.ensure_future(_ask(port, hand_in)) for _ in range(25)]
    mine = await _ask(port, record)
    statuses = {got.status for got in await asyncio.gather(*asking)}
    problems = [] if statuses <= {422, 429} else [f"25 long texts at once: {statuses}"]
    return problems if mine.status == 303 else [*problems, f"a record of another visitor meanwhile: {mine.status}"]


async def many_answers(port: int, ground: Ground) -> list[str]:
    """Of many answers at the same time one counts, and of many rematches (F12)."""
    cookies = ((b"mindtable", ground["cookie"]),)
    form = ((b"move", ground["move"]), (b"mark", ground["mark"]))
    sent = Asked(b"POST", b"/games/" + ground["duel"] + b"/answer", form=form, cookies=cookies).sent(b"10.250.0.7")
    counts = Counter([got.status for got in await asyncio.gather(*(_ask(port, sent) for _ in range(20)))])
    problems = [] if counts[303] <= 1 and set(counts) <= {303, 409, 422} else [f"20 answers at once: {dict(counts)}"]
    again = Asked(b"POST", b"/games/" + ground["finished"] + b"/rematch", form=(), cookies=cookies).sent(b"10.250.0.7")
    heads = [got.head for got in await asyncio.gather(*(_ask(port, again) for _ in range(8)))]
    games = {found[1] if (found := re.search(rb"location: (\S+)", head)) else head for head in heads}
    return problems if len(games) == 1 else [*problems, f"8 rematches at once: {games}"]


async def believed_of_nobody(port: int, _ground: Ground) -> list[str]:
    """What a visitor that is no proxy says of their address is not believed (F11): they are counted by their own."""
    wire = Wire(port, "127.0.0.9")
    seen: Counter[int] = Counter()
    for number in range(200):
        sent = Asked(b"POST", b"/settings", form=((b"theme", b"dark"),)).sent(b"10.251.0.%d" % number)
        seen[(await wire.ask(sent)).status] += 1
    wire.close()
    return [] if seen[429] else [f"200 posts in a row with made-up addresses: {dict(seen)}"]


STORIES: Final[Mapping[str, Story]] = {
    story.__name__.replace("_", " "): story
    for story in (
        half_sent_heads,
        slow_bodies,
        many_lines,
        many_champions,
        many_readers,
        many_answers,
        believed_of_nobody,
    )
}


async def _get(port: int, target: bytes) -> Got:
    return await _ask(port, Asked(b"GET", target).sent(b"10.250.0.99"))


async def _ask(port: int, sent: bytes) -> Got:
    wire = Wire(port)
    got = await wire.ask(sent)
    wire.close()
    return got

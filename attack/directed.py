"""Inputs with a purpose: what was found before, and what every server is tried with; each with the right answers."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from .ground import Ground
from .wire import Asked, Form, upload

_FINE: Final = (200, 204, 303)
_REFUSED: Final = (403,)
_WRONG: Final = (400, 413, 415, 422, 431)
_NOT_THERE: Final = (404, 405)
_CUT: Final = (0, 400, 408, 431)  # the connection is closed, with a word or without


class Case(NamedTuple):
    """An input with its name, and the statuses that are right."""

    name: str
    sent: bytes
    right: Collection[int]
    is_whole: bool = True


def cases(ground: Ground, visitor: bytes) -> Iterator[Case]:
    """All of them, once."""
    for name, asked, right in (*_handed_in(), *_identities(ground), *_games(ground), *_paths(ground), *_heads(ground)):
        yield Case(name, asked.sent(visitor), right)
    yield from _broken(ground, visitor)


_Expected = tuple[str, Asked, Collection[int]]


def _handed_in() -> Iterator[_Expected]:
    """Records, positions and decks that are too much (F2, F3, F10)."""
    bomb = "a0: &a0 {x: y}\n" + "\n".join(f"a{n}: &a{n} {{<<: [*a{n - 1}, *a{n - 1}]}}" for n in range(1, 40))
    record = (
        "Mindtable record 1\ngame: duel\nrules: 1\nsets: first-contact\noptions: none\nseat A: a\nseat B: b\n"
        "seed: {seed}\n\ndeal:\n\nmoves:\n\nresult: unfinished\n"
    )
    committed = record.replace("record 1", "record 2").replace(
        "seed: {seed}",
        f"dice: sealed\nseed: {'0' * 64}\ncommitment: {'1' * 64}\nsecret: {'2' * 64}\nbits A: {'3' * 64}",
    )
    texts = {
        "a YAML bomb of merge keys": "game: duel\n" + bomb,
        "a YAML bomb of aliases": "game: duel\na: &a [1]\n" + "\n".join(f"b{n}: [*a, *a]" for n in range(40)),
        "YAML nested 900 deep": "game: " + "[" * 900 + "]" * 900,
        "YAML nested 100,000 deep": "game: " + "{a: " * 60_000,
        "a flat list of 255 kB": "game: duel\nA: {hand: [" + "a," * 120_000 + "]}",
        "a key of 200 kB": "?" * 200_000,
        "a YAML tag": "game: !!python/object/apply:os.system [id]",
        "a YAML number of 5,000 digits": "game: duel\nA: {life: " + "9" * 5000 + "}",
        "a sexagesimal number": "game: duel\nA: {life: 1:1:1:1:1}",
        "a life of 2**62": f"game: duel\nturn: A\nA: {{life: {1 << 62}}}",
        "NUL in YAML": 'game: duel\nA: "\\0"',
        "a lone surrogate in YAML": 'game: duel\nA: "\\ud800"',
        "a record with a seed beyond 63 bits": record.format(seed=1 << 70),
        "a record with a seed of 10,000 digits": record.format(seed="9" * 10_000),
        "a record with another deal": record.format(seed=1),
        "a record with a wrong commitment": committed,
        "a record with short bits": committed.replace("3" * 64, "3" * 63),
        "a record of 200,000 lines": "Mindtable record 1\n" + "\n" * 200_000,
        "a record with 30,000 moves": record.format(seed=1).replace("moves:\n", "moves:\n" + "  1. A: pass\n" * 18_000),
    }
    for name, text in texts.items():
        yield name, _posted(b"/replay", (b"text", text.encode())), _WRONG
    decks = {
        "a deck with a cubic line": "a" + " " * 20_000 + "!",
        "a deck with a number of 5,000 digits": "gorillion " + "9" * 5000,
        "a deck of 40,000 lines": "gorillion 1\n" * 20_000,
        "a deck with NUL": "gorillion\0 2",
        "a deck with a lone surrogate": "gorillion \ud800",
    }
    for name, text in decks.items():
        head, body = upload(
            b"deck", text.encode("utf-8", "surrogatepass"), ((b"game", b"duel"), (b"company", b"friends"))
        )
        yield name, Asked(b"POST", b"/games", headers=head, body=body), _WRONG
    for charset in (b"punycode", b"unicode_escape", b"undefined", b"idna", b"utf-7", b"utf-16"):
        head, body = upload(b"file", b"x-" + b"a" * 100_000, ((b"text", b"\\ud800"),))
        head = ((head[0][0], head[0][1] + b"; charset=" + charset),)
        yield f"a form in {charset.decode()}", Asked(b"POST", b"/replay", headers=head, body=body), _WRONG
    yield "a body beyond the limit", _posted(b"/replay", (b"text", b"a" * 300_000)), (413,)


def _identities(ground: Ground) -> Iterator[_Expected]:
    """Cookies, tokens and invitations of nobody (F12, F13)."""
    answer: Form = ((b"move", ground["move"]), (b"mark", ground["mark"]))
    game = b"/games/" + ground["duel"]
    bare = ground["cookie"].partition(b".")[0]
    forged = {
        "no cookie": (),
        "somebody else's": ((b"mindtable", ground["other"]),),
        "a token without its seal": ((b"mindtable", bare),),
        "a token with another seal": ((b"mindtable", bare + b"." + b"0" * 32),),
        "a seal only": ((b"mindtable", ground["cookie"][len(bare) :]),),
        "a chosen token": ((b"mindtable", b"admin"),),
        "a token that is no text": ((b"mindtable", b"%ed%a0%80%00"),),
    }
    for name, cookies in forged.items():
        is_known = any(value.startswith(bare) for _, value in cookies)  # who has that is the one: the seal adds nothing
        right = (*_FINE, 409) if is_known else _REFUSED
        yield f"an answer with {name}", Asked(b"POST", game + b"/answer", form=answer, cookies=cookies), right
    for token in (b"0" * 32, b"", b"%00", b"\xc3\xa9", ground["invitation"][:-1], ground["invitation"] + b"0"):
        target = b"/join/%s/B/%s" % (ground["open"], b"".join(b"%%%02x" % byte for byte in token))
        yield "an invitation that is none", Asked(b"GET", target), (*_REFUSED, 404)
    other_seat = b"/join/%s/A/%s" % (ground["open"], ground["invitation"])
    yield "an invitation to another seat", Asked(b"POST", other_seat, form=()), _REFUSED
    other_game = b"/join/%s/B/%s" % (ground["sealed"], ground["invitation"])
    yield "an invitation to another game", Asked(b"POST", other_game, form=()), _REFUSED
    many = tuple((b"c%d" % number, b"x" * 20) for number in range(1000))
    yield "a thousand cookies", Asked(b"GET", b"/", cookies=many), (200, 400, 431)


def _games(ground: Ground) -> Iterator[_Expected]:
    """What is done in games by those who may not, or not now."""
    mine = ((b"mindtable", ground["cookie"]),)
    foreign, game = b"/games/" + ground["foreign"], b"/games/" + ground["duel"]
    fields: Form = (
        *((b"move", ground["move"]), (b"mark", ground["mark"]), (b"seat", b"A"), (b"emote", b"nice")),
        (b"bits", b"0" * 64),
    )
    doings = (
        b"answer",
        b"back",
        b"resign",
        b"agree",
        b"play-on",
        b"bot",
        b"look",
        b"hint",
        b"rematch",
        b"emote",
        b"deal",
    )
    for doing in (*doings, b"sit-down-again"):
        asked = Asked(b"POST", foreign + b"/" + doing, form=fields, cookies=mine)
        yield f"{doing.decode()} in a game of others", asked, _REFUSED
    for bits in (b"0" * 63, b"0" * 65, b"g" * 64, b"0" * 100_000, b"\xff" * 64, b"A" * 64, b"0x" + b"0" * 62):
        yield "bits of a wrong kind", Asked(b"POST", game + b"/deal", form=((b"bits", bits),), cookies=mine), _WRONG
    for mark in (b"", b"0" * 16, ground["mark"][:-1], b"\0", b"'"):
        form = ((b"move", ground["move"]), (b"mark", mark))
        yield "an old mark", Asked(b"POST", game + b"/answer", form=form, cookies=mine), (409,)
    for what in (b"", b"/record", b"/analysis?move=0"):
        asked = Asked(b"GET", b"/replay/" + ground["foreign"] + what, cookies=mine)
        yield "the replay of a game that goes on", asked, _REFUSED
    yield "playing on from it", _posted(b"/replay/" + ground["foreign"] + b"/play-on", (b"move", b"1")), _REFUSED
    for seat in (b"", b"Z", b"AB", b"\0", b"a"):
        asked = Asked(b"POST", game + b"/bot", form=((b"seat", seat),), cookies=mine)
        yield "a bot for no seat", asked, (409, 422)
    wishes = ((b"players", b"99"), (b"players", b"\xd9\xa3" * 9), (b"objectives", b"-1"), (b"bot", b"__init__"))
    for wish in (*wishes, (b"game", b"../duel"), (b"company", b"nobody")):
        yield "a game there is not", _posted(b"/games", (b"game", b"mind-up"), wish), _WRONG


def _paths(ground: Ground) -> Iterator[_Expected]:
    """Files and pages that are not for visitors."""
    files = (b"mindtable.key", b"mindtable.db", b"etc/passwd", b"keys.py", b"templates/table.html")
    ways = (
        b"/static/../%s",
        b"/static/..%%2f%s",
        b"/static/%%2e%%2e/%s",
        b"/static//%s",
        b"/static/..\\%s",
        b"/art/../%s",
    )
    for way in (*ways, b"/art/%%00%s", b"/static/%%c0%%ae%%c0%%ae/%s", b"/read/..%%2f%s", b"/rules/../%s", b"/%s"):
        for file in files:
            yield "a file that is not for visitors", Asked(b"GET", way % file), _NOT_THERE
    for number in range(40):
        yield "a picture of nothing", Asked(b"GET", b"/art/nobody-%d.svg" % number), _NOT_THERE
    for method in (b"PUT", b"DELETE", b"PATCH", b"TRACE", b"BREW", b"PROPFIND"):
        asked = Asked(method, b"/games/" + ground["duel"], cookies=((b"mindtable", ground["cookie"]),))
        yield f"the method {method.decode()}", asked, (400, 405)
    for game in (b"..", b"%00", b"%ed%a0%80", b"a" * 5000, b"' OR 1=1", b"%2f", ground["duel"].swapcase()):
        target = b"/games/" + game.replace(b" ", b"%20")
        yield "a game that there is not", Asked(b"GET", target), (307, 400, 404, 414, 431)
    for query in (b"move=-1", b"move=99999999", b"as=Z", b"as=%00", b"move=%d9%a3", b"move=1e3", b"move="):
        yield "a moment that there is not", Asked(b"GET", b"/replay/" + ground["finished"] + b"?" + query), (200, 422)
    for page in (b"0", b"-1", b"999999", b"9999999", b"x", b"%c2%b2"):
        yield "a page of games that there is not", Asked(b"GET", b"/games?page=" + page), (200, 422)
    search = b"/cards?text=" + b"%cc%8a" * 3000 + b"&power=" + b"9" * 5000
    yield "a long search", Asked(b"GET", search), (200, 414, 431)


def _heads(ground: Ground) -> Iterator[_Expected]:
    """Heads of other sites and of no site (F11, F13)."""
    game = b"/games/" + ground["duel"] + b"/emote"
    mine, form = ((b"mindtable", ground["cookie"]),), ((b"emote", b"nice"),)
    for origin in (b"http://evil.example", b"null", b"http://localhost.evil.example", b"http://[::1", b"//localhost"):
        asked = Asked(b"POST", game, ((b"Origin", origin),), form, cookies=mine)
        yield f"the origin {origin.decode()}", asked, (*_REFUSED, *_FINE) if origin == b"//localhost" else _REFUSED
    for site in (b"cross-site", b"same-site", b"x"):
        yield "another site", Asked(b"POST", game, ((b"Sec-Fetch-Site", site),), form, cookies=mine), _REFUSED
    for host in (
        b"evil.example",
        b"a b",
        b"[::1",
        b"localhost:99999999",
        b"x" * 300,
        b"evil.example@localhost",
        b"\xff",
    ):
        yield "another name of the table", Asked(b"GET", b"/", ((b"Host", host),)), _WRONG
        asked = Asked(b"GET", b"/", ((b"X-Forwarded-Host", host),))
        yield "another name of the table, by a proxy", asked, _WRONG
    for referer in (b"http://[", b"//evil.example", b"http://localhost//evil.example", b"javascript:1"):
        yield "a referer that leads away", Asked(b"GET", b"/nowhere", ((b"Referer", referer),)), _NOT_THERE
    for value in (b"/\r\nX: y", b"//evil.example", b"https://evil.example", b"\\\\evil.example"):
        yield "a way back that leads away", _posted(b"/settings", (b"here", value), (b"theme", b"dark")), (303,)
    for length in (b"-1", b"+5", b"0x5", b"9" * 5000, b"1, 1"):
        asked = Asked(b"POST", game, ((b"Content-Length", length), (b"Connection", b"close")), body=b"emote=nice")
        yield f"the length {length[:10].decode()}", asked, (0, *_WRONG)


def _broken(ground: Ground, visitor: bytes) -> Iterator[Case]:
    """Requests that do not end, or end twice (F5, F13)."""
    whole = Asked(b"POST", b"/replay", form=((b"text", b"a" * 2000),)).sent(visitor)
    for end in (1, 10, 40, len(whole) - 1000):
        yield Case("a request that is broken off", whole[:end], (*_CUT, 422), is_whole=False)
    yield Case("a head of 600 kB", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 600_000, _CUT, is_whole=False)
    many = b"".join(b"X-%d: y\r\n" % number for number in range(5000))
    yield Case("5,000 headers", b"GET / HTTP/1.1\r\nHost: localhost\r\n%s\r\n" % many, (*_CUT, 200), is_whole=False)
    chunked = b"POST /replay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
    smuggled = b"%sContent-Length: 4\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n" % chunked
    yield Case("two lengths", smuggled, (*_CUT, 422), is_whole=False)
    yield Case("a chunk of -1", chunked + b"\r\n-1\r\n", _CUT, is_whole=False)
    yield Case("a chunk of 2**64", chunked + b"\r\nffffffffffffffffff\r\n", _CUT, is_whole=False)
    endless = (
        chunked
        + b"Content-Type: application/x-www-form-urlencoded\r\n\r\n"
        + (b"ff00\r\n" + b"a" * 0xFF00 + b"\r\n") * 5
    )
    yield Case("a body without a length, beyond the limit", endless, (0, 400, 413), is_whole=False)
    yield Case("two hosts", b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\n\r\n", (400,), is_whole=False)
    yield Case("no host", b"GET / HTTP/1.1\r\n\r\n", (200, 400), is_whole=False)
    yield Case("HTTP/1.0", b"GET / HTTP/1.0\r\n\r\n", (200,), is_whole=False)
    yield Case("HTTP/9", b"GET / HTTP/9.9\r\n\r\n", _CUT, is_whole=False)
    yield Case("HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", _CUT, is_whole=False)
    yield Case("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 200, _CUT, is_whole=False)
    full = b"GET http://evil.example/games/%s HTTP/1.1\r\nHost: localhost\r\n\r\n" % ground["duel"]
    yield Case("an address instead of a path", full, (200, 400, 404), is_whole=False)
    yield Case(
        "CONNECT", b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n", (*_CUT, 404, 405), is_whole=False
    )


def _posted(target: bytes, *form: tuple[bytes, bytes]) -> Asked:
    return Asked(b"POST", target, form=form)

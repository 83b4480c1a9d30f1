"""Requests made wrong, byte by byte and part by part; the same ones for the same dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from .ground import Ground
from .wire import Asked, upload

# What has hurt other programs.
NASTY: Final = (
    *(b"", b"0", b"-1", b"1e999", b"NaN", b"9" * 30, b"9" * 5000, b"0x10", b"\xd9\xa3", b"\xc2\xb2", b"1_000"),
    *(b"\0", b"\xff\xfe", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x80\xae", b"\xef\xbb\xbf", b"\xc0\xae\xc0\xae"),
    *(b"../../../etc/passwd", b"..%2f..%2fetc", b"%00", b"%ed%a0%80", b"%zz", b"//evil.example", b"\\evil.example"),
    *(b"'\"><script>alert(1)</script>", b"{{7*7}}", b"{ $name }", b"%(x)s", b"' OR 1=1 --", b"\r\nSet-Cookie: a=b"),
    *(b"a" * 300, b"a" * 20_000, b" " * 5000 + b"!", b"(" * 3000, b"[" * 3000, b"&a [*a]", b"<<: *a", b"!!python/none"),
    *(b"play gorillion@Z#99", b"choose 99999999999999999999", b"block #", b"G", b"AA", b"\xc3\x85", b"a\xcc\x8a" * 200),
)
_METHODS: Final = (b"PUT", b"DELETE", b"PATCH", b"HEAD", b"OPTIONS", b"TRACE", b"GET", b"POST", b"BREW", b"get")
_HEADERS: Final = (
    *(
        (b"Origin", b"http://evil.example"),
        (b"Origin", b"null"),
        (b"Origin", b"http://[::1"),
        (b"Referer", b"http://["),
    ),
    *((b"Host", b"evil.example"), (b"Host", b"a b"), (b"Host", b"[::1"), (b"X-Forwarded-Host", b"evil.example")),
    *((b"X-Forwarded-Proto", b"https"), (b"X-Forwarded-Proto", b"gopher"), (b"X-Forwarded-For", b"not an address")),
    *((b"X-Forwarded-For", b"1.2.3.4, " * 500), (b"X-Forwarded-For", b"::1%\xff"), (b"X-Forwarded-For", b"[::1")),
    *((b"Accept-Language", b"xx-" * 3000), (b"Accept-Encoding", b"gzip;q=x, " * 100), (b"HX-Request", b"true")),
    *((b"Content-Type", b"application/json"), (b"Content-Type", b"multipart/form-data"), (b"Content-Type", b"\xff")),
    *((b"Content-Type", b"multipart/form-data; boundary=" + b"x" * 500), (b"Last-Event-ID", b"\xff" * 100)),
    *((b"Content-Type", b"multipart/form-data; boundary=limit; charset=punycode"), (b"Range", b"bytes=9-1,0-")),
    *((b"Content-Type", b"application/x-www-form-urlencoded; charset=utf-16"), (b"If-None-Match", b"*")),
    *((b"Content-Length", b"-1"), (b"Content-Length", b"9" * 40), (b"Transfer-Encoding", b"chunked")),
    *((b"Upgrade", b"websocket"), (b"Expect", b"100-continue"), (b"Connection", b"upgrade"), (b"Sec-Fetch-Site", b"x")),
)
_FRAMING: Final = frozenset({b"content-length", b"transfer-encoding", b"expect", b"connection", b"upgrade"})


class Input(NamedTuple):
    """Something to send."""

    kind: str
    sent: bytes
    is_whole: bool  # whether the server can tell where it ends


def mutated(ground: Ground, dice: Random) -> Input:
    """An input of any kind."""
    kinds: tuple[Callable[[Ground, Random], Input], ...] = (_bytes, _parts, _parts, _forms, _forms, _cookies, _texts)
    return dice.choice(kinds)(ground, dice)


def address(dice: Random) -> bytes:
    """Where a visitor comes from; all sorts of places."""
    if dice.random() < 0.2:
        return b"2001:db8:%x::%x" % (dice.randrange(1 << 16), dice.randrange(1 << 16))
    return b"10.%d.%d.%d" % (dice.randrange(200), dice.randrange(256), dice.randrange(256))


def garbled(text: bytes, dice: Random) -> bytes:
    """A text with something wrong in it, in one or several places."""
    for _ in range(dice.choice((1, 1, 2, 4, 10))):
        place, other = dice.randrange(len(text) + 1), dice.randrange(len(text) + 1)
        first, last = min(place, other), min(max(place, other), min(place, other) + 200)
        text = dice.choice(
            (
                text[:place] + bytes([dice.randrange(256)]) + text[place + 1 :],
                text[:place] + dice.choice(NASTY) + text[place:],
                text[:first] + text[last:],
                text[:last] + text[first:],
                text[:first] + dice.choice(NASTY) + text[last:],
                text[:place],
            )
        )
    return text


def _bytes(ground: Ground, dice: Random) -> Input:
    return Input("requests, byte by byte", garbled(_usual(ground, dice).sent(address(dice)), dice), is_whole=False)


def _parts(ground: Ground, dice: Random) -> Input:
    """A wrong method, a wrong path, wrong headers."""
    asked = _usual(ground, dice)
    changing = dice.randrange(4)
    if changing == 0:
        asked = replace(asked, method=dice.choice(_METHODS))
    elif changing == 1:
        asked = replace(asked, target=_path(asked.target, dice))
    else:
        for name, value in dice.sample(_HEADERS, dice.choice((1, 1, 2))):
            asked = asked.with_header(name, value if dice.random() < 0.7 else dice.choice(NASTY).replace(b"\n", b""))
    is_whole = not any(name.lower() in _FRAMING for name, _ in asked.headers) and changing != 1
    return Input("requests, part by part", asked.sent(address(dice)), is_whole)


def _path(target: bytes, dice: Random) -> bytes:
    segments = target.split(b"/")
    place = dice.randrange(len(segments))
    nasty = b"".join(b"%%%02x" % byte for byte in dice.choice(NASTY)[:3000])
    segments[place : place + dice.randrange(2)] = [dice.choice((nasty, nasty, b"..", segments[place] * 2))]
    return b"/".join(segments)


def _forms(ground: Ground, dice: Random) -> Input:
    """Fields that are missing, doubled, or say something else."""
    asked = _usual(ground, dice, b"POST")
    fields = list(asked.form or ())
    for _ in range(dice.choice((1, 1, 2, 5))):
        place = dice.randrange(len(fields) + 1)
        name = fields[place][0] if place < len(fields) else dice.choice((b"name", b"seat", b"deck", b"others", b""))
        value = dice.choice(NASTY) if dice.random() < 0.7 or place == len(fields) else garbled(fields[place][1], dice)
        fields[place : place + dice.randrange(2)] = [(name, value)] * dice.choice((0, 1, 1, 1, 2))
    if dice.random() < 0.05:
        fields *= 60
    if dice.random() < 0.2:
        head, body = upload(dice.choice((b"deck", b"file", b"move")), dice.choice(NASTY), fields)
        asked = replace(asked, headers=head, form=None, body=garbled(body, dice) if dice.random() < 0.5 else body)
    else:
        asked = replace(asked, form=tuple(fields))
    return Input("forms", asked.sent(address(dice)), is_whole=True)


def _cookies(ground: Ground, dice: Random) -> Input:
    """Cookies that are forged, too many, or too long."""
    asked = _usual(ground, dice)
    token = dice.choice((ground["cookie"], ground["other"]))
    bare, _, seal = token.partition(b".")
    forged = dice.choice(
        (garbled(token, dice), bare, bare + b"." + seal[::-1], b"." + seal, dice.choice(NASTY), bare * 9)
    )
    cookies = [(b"mindtable", forged), *((b"c%d" % number, b"x") for number in range(dice.choice((0, 0, 3, 400))))]
    cookies += [(name, dice.choice(NASTY)) for name in (b"language", b"theme", b"wish", b"name", b"__Host-mindtable")]
    dice.shuffle(cookies)
    clean = tuple((name, value.replace(b"\r", b"").replace(b"\n", b"").replace(b"\0", b"")) for name, value in cookies)
    return Input("cookies", replace(asked, cookies=clean).sent(address(dice)), is_whole=False)


def _texts(ground: Ground, dice: Random) -> Input:
    """Records, positions and decks."""
    kind = dice.choice(("record", "scenario", "deck"))
    text = _lines(ground.texts[kind].encode(), dice) if dice.random() < 0.6 else ground.texts[kind].encode()
    text = garbled(text, dice) if dice.random() < 0.6 else text
    if kind == "deck":
        head, body = upload(b"deck", text, ((b"game", b"duel"), (b"company", b"friends")))
        asked = Asked(b"POST", b"/games", headers=head, body=body)
    else:
        asked = Asked(b"POST", b"/replay", form=((b"text", text),))
    return Input(f"{kind}s", asked.sent(address(dice)), is_whole=True)


def _lines(text: bytes, dice: Random) -> bytes:
    """Lines that are missing, doubled, in another order, or have another word."""
    lines = text.split(b"\n")
    place, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    words = lines[place].split(b" ")
    word = dice.randrange(len(words))
    words[word] = dice.choice((*NASTY, *lines[other].split(b" ")))
    match dice.randrange(5):
        case 0:
            del lines[place]
        case 1:
            lines.insert(place, lines[other])
        case 2:
            lines[place], lines[other] = lines[other], lines[place]
        case 3:
            lines[place:place] = [lines[place]] * 300
        case _:
            lines[place] = b" ".join(words)
    return b"\n".join(lines)


def _usual(ground: Ground, dice: Random, method: bytes = b"") -> Asked:
    return dice.choice([asked for asked in ground.requests if not method or asked.method == method])

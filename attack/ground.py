"""What attacks are aimed at: games of the attackers' own in every state, and a game in which they have no business."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import httpx2
from tests.table.playing import Person, gather

from mindtable.table.links import packed

from .wire import Asked, upload

_TOKEN: Final = re.compile(r'id="token" readonly value="([^"]+)"')
SCENARIO: Final = """game: duel
turn: A
A: {hand: [compost-dragon, shark-dog], life: 3, play: [{card: rhino-turtle, exhausted: true}, bee-bear]}
B: {hand: [gorillion], life: 2, mindbugs: 1, play: [goblin-werewolf], discard: [deathweaver]}
"""
DECK: Final = """gorillion 2
bee-bear 2
shark-dog 2
killer-bee 2
luchataur 2
giraffodile 2
snail-hydra 2
brain-fly 2
elephantopus 2
tiger-squirrel 2
spider-owl 2
"""


@dataclass(frozen=True)
class Ground:
    """What attackers know, by name; `texts` are what they hand in."""

    known: dict[str, str]
    texts: dict[str, str]

    def __getitem__(self, name: str) -> bytes:
        return self.known[name].encode()

    @cached_property
    def requests(self) -> list[Asked]:
        """Requests as browsers make them, of every kind there is."""
        return _requests(self)


def visitor(address: str, own: str) -> httpx2.Client:
    """A browser that comes through a proxy from an address of its own."""
    return httpx2.Client(base_url=address, follow_redirects=True, timeout=60, headers={"X-Forwarded-For": own})


def prepare(address: str, number: int, foreign: str) -> Ground:
    """Begin games as anybody might; `foreign` is the id of one in which the attackers do not sit."""
    with visitor(address, f"10.200.{number % 250}.1") as one, visitor(address, f"10.200.{number % 250}.2") as two:
        host, guest = Person(one, number), Person(two, number + 1)
        known = {"foreign": foreign, "name": f"Eve {number}"}  # names are there once
        host.begin(game="duel", company="friends")
        known["open"] = host.game
        known["invitation"] = host.invitations()[0].rpartition("/")[2]
        host.begin(game="duel", company="friends")
        gather(host, guest)
        known["finished"] = host.game
        host.do("resign")
        text = one.get(f"/replay/{host.game}/record").text
        host.begin(game="mind-up", company="friends", players="3", **{"other-1": "friend", "other-2": "rule"})
        gather(host, guest)
        known["sealed"] = host.game
        host.begin(game="duel", bot="rule", name=known["name"])
        known["duel"] = host.game
        known["mark"], moves = host.question()
        known["move"] = moves[0] if moves else "pass"
        host.begin(game="duel", company="screen")
        known["screen"] = host.game
        made = one.post("/me/tokens", data={"label": f"Ada {number}"}).text
        known["token"] = _TOKEN.findall(made)[0]
        known["cookie"] = one.cookies["mindtable"]
        known["other"] = two.cookies["mindtable"]
        return Ground(known, {"record": text, "scenario": SCENARIO, "deck": DECK})


def _requests(ground: Ground) -> list[Asked]:
    mine = ((b"mindtable", ground["cookie"]), (b"language", b"it"), (b"name", ground["name"]))
    theirs = ((b"mindtable", ground["other"]),)
    game, sealed, over = b"/games/" + ground["duel"], b"/games/" + ground["sealed"], b"/replay/" + ground["finished"]
    answer = ((b"move", ground["move"]), (b"mark", ground["mark"]))
    board = packed({"game": "duel", "A": {"hand": ["gorillion"]}, "B": {"hand": ["bee-bear"]}}).encode()
    invitation = b"/join/%s/B/%s" % (ground["open"], ground["invitation"])
    looks = (
        *(b"/", b"/games", b"/games?page=2", b"/cards?text=bee&power=3", b"/cards/bee-bear", b"/read/bee-bear"),
        *(
            b"/cards/mind-up",
            b"/rules/duel",
            b"/about",
            b"/fair",
            b"/lab",
            b"/art/bee-bear.svg",
            b"/art/palette.css",
            b"/replay",
        ),
        *(b"/static/table.css", game, game + b"/deal", game + b"/live?seen=0", game + b"/seated", invitation),
        *(sealed, b"/games/" + ground["foreign"], over + b"?move=1&as=A", over + b"/record", over + b"?move=last"),
        *(b"/games/" + ground["finished"] + b"/deal", b"/games/" + ground["screen"]),
        *(
            over + b"/analysis?move=1",
            b"/analysis?at=" + board,
            b"/analysis/play?at=" + board + b"&move=play%20gorillion",
        ),
        *(b"/analysis/thoughts?open&at=" + board, b"/analysis/edit?do=move&card=A.hand.0&to=B.play&at=" + board),
        *(b"/waiting", b"/feed/made-up.xml", b"/offline", b"/lessons", b"/manifest.webmanifest"),
        *(b"/waiting/live", b"/service-worker.js?language=pl"),
        *(b"/me", b"/me/export", b"/me/delete", b"/sign-in", b"/recover", b"/privacy", b"/art/face-bee-bear.svg"),
        *(b"/lobby", b"/lobby/live?parts", b"/lobby/waiting"),
        *(b"/tournaments", b"/tournaments/" + ground["foreign"]),
        *(b"/puzzles", b"/puzzles/daily", b"/puzzles/next?theme=bait", b"/puzzles/daily?hint=2&at=" + board),
        *(b"/analysis/edit?do=set&set.A.life=2&text=bee&at=" + board, b"/decks?deck=gorillion:2&do=add%20bee-bear"),
    )
    wish = (
        (b"game", b"tag-team"),
        (b"company", b"friends"),
        (b"bot", b"rule"),
        (b"sets", b"promos"),
        (b"name", ground["name"]),
    )
    up = (
        (b"game", b"mind-up"),
        (b"players", b"4"),
        (b"objectives", b"2"),
        (b"company", b"screen"),
        (b"other-1", b"rule"),
    )
    head, deck = upload(b"deck", ground.texts["deck"].encode(), ((b"game", b"duel"), (b"company", b"friends")))
    posts = (
        (game + b"/answer", answer),
        (sealed + b"/answer", answer),
        (b"/games/" + ground["foreign"] + b"/answer", answer),
        (b"/games/" + ground["screen"] + b"/look", ((b"seat", b"A"),)),
        (game + b"/deal", ((b"bits", b"ab" * 32),)),
        (game + b"/emote", ((b"emote", b"nice"),)),
        (game + b"/bot", ((b"seat", b"B"),)),
        (game + b"/back", ()),
        (game + b"/hint", ()),
        (sealed + b"/agree", ()),
        (sealed + b"/play-on", ()),
        (sealed + b"/sit-down-again", ()),
        (b"/games/" + ground["finished"] + b"/rematch", ()),
        (over + b"/play-on", ((b"move", b"3"), (b"as", b"A"))),
        (b"/settings", ((b"language", b"fr"), (b"theme", b"dark"), (b"here", b"/cards"))),
        (b"/feed", ()),
        (b"/feed/revoke", ()),
        (b"/games", wish),
        (b"/games", up),
        (b"/lobby/seek", ((b"game", b"duel"), (b"clock", b"180+5"), (b"name", ground["name"]))),
        (b"/lobby/join", ((b"seek", b"nobody"),)),
        (b"/lobby/sit-down", ((b"game", ground["foreign"]),)),
        (b"/lobby/cancel", ()),
        (invitation, ((b"name", b"Mallory"),)),
        (b"/me/name", ((b"name", ground["name"]),)),
        (b"/me/face", ((b"face", b"bee-bear"),)),
        (b"/me/unblock", ((b"who", b"0123456789abcdef"),)),
        (b"/me/sign-out", ((b"which", b"0123456789abcdef"),)),
        (b"/sign-in", ((b"name", ground["name"]), (b"password", b"wrong password"))),
        (b"/recover", ((b"name", ground["name"]), (b"code", b"0000-0000"), (b"password", b"correct horse"))),
        (sealed + b"/block", ((b"seat", b"B"),)),
        (sealed + b"/report", ((b"seat", b"B"), (b"reason", b"name"))),
    )
    texts = [ground.texts["record"], ground.texts["scenario"]]
    return [
        *(Asked(b"GET", target, cookies=mine) for target in looks),
        *(Asked(b"POST", target, form=form, cookies=mine) for target, form in posts),
        *(Asked(b"POST", target, form=form, cookies=theirs) for target, form in posts[:5]),
        *(Asked(b"POST", b"/replay", form=((b"text", text.encode()),), cookies=mine) for text in texts),
        Asked(b"POST", b"/games", headers=head, body=deck, cookies=mine),
        *_of_programs(ground),
    ]


def _of_programs(ground: Ground) -> list[Asked]:
    """What a program asks, with its token."""
    game = b"/api/1/games/" + ground["open"]
    looks = (b"/me", b"/games?from=0", b"/challenges", b"/stream", b"/games/" + ground["duel"] + b"/stream?told=0")
    posts = (
        (b"/api/1/games", {"game": "mind-up", "options": {"players": "4"}, "agreement": {"clock": "turn:30"}}),
        (game + b"/join", {"invitation": ground["invitation"].decode()}),
        (game + b"/deal", {"bits": "ab" * 32}),
        (game + b"/move", {"move": "pass", "mark": ground["mark"].decode(), "thought": 5}),
        (b"/api/1/challenges", {"to": ground["name"].decode(), "game": "duel"}),
        (b"/api/1/seeks", {"game": "duel", "clock": None}),
    )
    head = ((b"Authorization", b"Bearer " + ground["token"]), (b"Content-Type", b"application/json"))
    return [
        *(Asked(b"GET", b"/api/1" + target, headers=head) for target in looks),
        *(Asked(b"POST", target, headers=head, body=json.dumps(body).encode()) for target, body in posts),
    ]


def same_again(sent: bytes, then: dict[str, str], now: dict[str, str]) -> bytes:
    """A request that was aimed at another ground, aimed at this one."""
    for name, value in then.items():
        if len(value) > 8:
            sent = sent.replace(value.encode(), now[name].encode())
    return sent

"""What an invitation shows: to who gives it away, to who follows it, and to programs that show a preview of it."""

from __future__ import annotations

import html
import re

import segno
from starlette.testclient import TestClient

from mindtable.table.qr import qr_code
from tests.table.playing import Person


def test_who_invites_is_read_in_its_title_and_preview(client: TestClient, other: TestClient) -> None:
    host = Person(client)
    host.begin(game="duel", company="friends", name='Rosa "<b>"')
    page = other.get(host.invitations()[0]).text
    said = html.escape('Rosa "<b>" invites you to a game.').replace("&quot;", "&#34;")
    assert f"<title>{said} · Mindtable</title>" in page
    assert f'<meta property="og:title" content="{said}">' in page
    assert f"<h1>{said}</h1>" in page
    assert re.search('<meta property="og:description" content="Mindbug duel · [^"]+">', page)
    (picture,) = re.findall('<meta property="og:image" content="http://table.test([^"]+)">', page)
    assert other.get(picture).headers["content-type"] == "image/png"
    assert "invites you to a game." in re.findall('data-share-title="([^"]+)"', host.look())[0]


def test_the_code_is_that_of_the_link(client: TestClient, other: TestClient) -> None:
    host = Person(client)
    host.begin(game="duel", company="friends")
    (invitation,) = host.invitations()
    address = f"http://table.test{invitation}"
    assert qr_code(address) in host.look()
    assert qr_code(address) not in other.get(f"/games/{host.game}").text, "who watches is not invited"
    dark = sum(1 for row in segno.make_qr(address, error="m").matrix for module in row if module)
    drawn = re.search(r'stroke="#000" d="([^"]+)"', qr_code(address))
    assert drawn
    assert sum(map(int, re.findall(r"h(\d+)", drawn[1]))) == dark

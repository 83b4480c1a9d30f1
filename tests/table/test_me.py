"""Somebody's own page: a name, a face, an account in several browsers; and leaving, with everything or for good."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from pathlib import Path

import pytest
from argon2 import PasswordHasher, extract_parameters
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.game.records import parse
from mindtable.store import Keeping
from mindtable.table.app import make_app
from mindtable.table.settings import Settings
from mindtable.terminal.commands import main
from mindtable.wording import LANGUAGES
from tests.table.inside import authority, portal, state
from tests.table.listening import Line
from tests.table.playing import Person, another, gather

PASSWORD = "correct horse"
A, B = Seat("A"), Seat("B")
_CODE = re.compile(r"<code>([\w-]+)</code>")


def make_account(browser: TestClient, name: str = "Rosa") -> list[str]:
    """Make an account; its codes."""
    page = browser.post("/me/account", data={"name": name, "password": PASSWORD})
    assert page.status_code == 200, page.text
    return _CODE.findall(page.text)


def sign_in(browser: TestClient, name: str = "Rosa", password: str = PASSWORD) -> int:
    return browser.post("/sign-in", data={"name": name, "password": password}).status_code


def is_signed_in(browser: TestClient) -> bool:
    return "/me/sign-out" in browser.get("/me").text


def token_of(browser: TestClient) -> str:
    return str(browser.cookies["mindtable"])


def has_seat(browser: TestClient, game: str) -> bool:
    return f"/games/{game}/resign" in browser.get(f"/games/{game}").text


def test_a_face_is_shown_wherever_its_owner_is(client: TestClient, other: TestClient) -> None:
    client.post("/me/name", data={"name": "Rosa"})
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends", name="Rosa")
    (invitation,) = host.invitations()
    assert client.post("/me/face", data={"face": "axolotl-healer"}).status_code == 200
    assert "/art/face-axolotl-healer.svg" in client.get("/me").text
    assert "/art/face-axolotl-healer.svg" in other.get(invitation).text
    guest.sit_down(invitation, "Tom")
    host.look()
    assert "/art/face-axolotl-healer.svg" in guest.look()
    assert "/art/face-axolotl-healer.svg" in other.get("/games").text
    assert client.get("/art/face-axolotl-healer.svg").status_code == 200
    assert client.post("/me/face", data={"face": "../logo"}).status_code == 422
    client.post("/me/name", data={"name": "Rosalind"})
    assert "Rosalind" in guest.look(), "and a new name is seen there, too"


def test_an_account_finds_all_its_games_in_another_browser(client: TestClient, other: TestClient) -> None:
    game = Person(client).begin(game="duel")
    before = token_of(client)
    codes = make_account(client)
    assert len(set(codes)) == 8
    assert token_of(client) != before, "whoever knew the old one is not signed in"
    assert has_seat(client, game)
    as_before = another(client)
    as_before.cookies.set("mindtable", before, domain="table.test", path="/")
    assert not has_seat(as_before, game)
    guest_game = Person(other).begin(game="duel", name="Tim")
    assert sign_in(other, "RОSA") == 200, "the name however it is written"
    assert has_seat(other, game)
    assert has_seat(client, guest_game), "what was played as a guest comes along"
    assert another(client).post("/me/name", data={"name": "Tim"}).status_code == 200, "and that name is free"


def test_who_signs_out_is_nobody(client: TestClient, other: TestClient) -> None:
    game = Person(client).begin(game="duel")
    make_account(client)
    token = token_of(client)
    assert sign_in(other) == 200
    client.post("/me/sign-out", data={"which": "here"})
    assert not has_seat(client, game)
    again = another(client)
    again.cookies.set("mindtable", token, domain="table.test", path="/")
    assert not has_seat(again, game), "nor with the token of before"
    assert has_seat(other, game)
    third = another(client)
    sign_in(third)
    marks = [mark for mark in re.findall(r'name="which" value="(\w+)"', third.get("/me").text) if len(mark) == 16]
    assert len(marks) == 1
    assert third.post("/me/sign-out", data={"which": marks[0]}).status_code == 200
    assert not is_signed_in(other)
    assert is_signed_in(third)
    sign_in(other)
    third.post("/me/sign-out", data={"which": "all"})
    assert not is_signed_in(other)
    assert client.post("/me/sign-out", data={}).status_code == 403


def test_a_line_ends_with_its_session(client: TestClient, other: TestClient) -> None:
    game = Person(client).begin(game="duel", company="friends")
    make_account(client)
    sign_in(other)
    line = Line(other, game)
    line.begun()
    client.post("/me/sign-out", data={"which": "all"})
    line.ended()


def test_nothing_tells_whether_somebody_has_a_name(client: TestClient, other: TestClient) -> None:
    make_account(client)
    other.post("/me/name", data={"name": "Tom"})
    wrong = [
        another(client).post("/sign-in", data={"name": name, "password": "wrong"}) for name in ("Rosa", "Tom", "X")
    ]
    assert {page.status_code for page in wrong} == {403}
    assert len({re.sub(r'value="(Rosa|Tom|X)"', "", page.text) for page in wrong}) == 1
    form = {"code": "0000-0000", "password": PASSWORD}
    lost = [another(client).post("/recover", data={"name": name, **form}) for name in ("Rosa", "Tom", "X")]
    assert {page.status_code for page in lost} == {403}
    assert len({re.sub(r'value="(Rosa|Tom|X)"', "", page.text) for page in lost}) == 1


def test_as_much_is_compared_for_a_name_that_nobody_has(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    make_account(client)
    compared: list[str] = []

    def verify(_: PasswordHasher, kept: str, __: str) -> bool:
        compared.append(kept)
        return True

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    assert sign_in(another(client)) == 200
    assert sign_in(another(client), "Nobody") == 403, "even if it fitted"
    rosa, nobody = (extract_parameters(kept) for kept in compared)
    assert rosa == nobody, "the same work"


def test_tries_have_a_limit_by_address_and_by_name(client: TestClient) -> None:
    make_account(client)
    assert [sign_in(another(client), f"Name {number}") for number in range(8)] == [403] * 6 + [429] * 2
    elsewhere = [
        TestClient(client.app, base_url="http://table.test", client=(f"203.0.113.{number}", 1)) for number in range(25)
    ]
    for browser in elsewhere:
        browser.portal = client.portal
    assert [sign_in(browser, password="wrong") for browser in elsewhere] == [403] * 20 + [429] * 5


def test_a_code_lets_a_password_be_chosen_anew_once(client: TestClient, other: TestClient) -> None:
    code, *_ = make_account(client)
    form = {"name": "Rosa", "code": code.upper().replace("-", " "), "password": "another horse"}
    assert other.post("/recover", data={**form, "password": "short"}).status_code == 422
    assert other.post("/recover", data=form).status_code == 200
    assert is_signed_in(other)
    assert not is_signed_in(client)
    assert another(client).post("/recover", data=form).status_code == 403, "it is used up"
    assert sign_in(client, password="another horse") == 200
    assert "7 codes are left" in client.get("/me").text


def test_new_codes_take_the_place_of_those_of_before_for_who_knows_the_password(client: TestClient) -> None:
    first, *_ = make_account(client)
    guessed = client.post("/me/codes", data={"old": "not this one"})
    assert (guessed.status_code, _CODE.findall(guessed.text)) == (403, []), "whoever sits there for a moment gets none"
    second, *others = _CODE.findall(client.post("/me/codes", data={"old": PASSWORD}).text)
    assert len(others) == 7
    form = {"name": "Rosa", "password": "another horse"}
    assert another(client).post("/recover", data={**form, "code": first}).status_code == 403, "replaced"
    assert another(client).post("/recover", data={**form, "code": second}).status_code == 200


def test_a_new_password_signs_all_others_out(client: TestClient, other: TestClient) -> None:
    make_account(client)
    sign_in(other)
    change = {"old": "wrong", "password": "another horse"}
    assert client.post("/me/password", data=change).status_code == 403
    assert client.post("/me/password", data={**change, "old": PASSWORD}).status_code == 200
    assert is_signed_in(client)
    assert not is_signed_in(other)
    assert sign_in(other) == 403
    assert sign_in(other, password="another horse") == 200


def test_no_secret_is_kept_or_shown(client: TestClient, tmp_path: Path) -> None:
    codes = make_account(client)
    pages = [client.get(path).text for path in ("/me", "/", "/games", "/me/export")]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.suffix != ".key")
    identities = state(client).house.identities
    account = portal(client).call(identities.on_disk, lambda: identities.accounts.called("rosa"))
    assert account is not None
    for secret in (PASSWORD, *codes, token_of(client), token_of(client).partition(".")[0]):
        assert secret.encode() not in kept
        assert secret not in "".join(pages)
    sessions = portal(client).call(identities.on_disk, lambda: identities.accounts.sessions_of(account.player))
    for hashed in (account.player, account.password, sessions[0].browser):
        assert hashed not in "".join(pages)


# --- with everything, or for good ------------------------------------------------------------------


def test_everything_can_be_taken_along(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    over = host.begin(game="duel", company="friends", name="Rosa")
    gather(host, guest, names=("Tom",))
    host.do("report", seat="B", reason="conduct")
    guest.do("resign")
    going_on = host.begin(game="duel", name="Rosa")
    cup = {"title": "Cup", "game": "duel", "system": "swiss", "rounds": "2", "most": "4", "clock": "3d", "name": "Rosa"}
    tournament = client.post("/tournaments", data=cup).url.path
    client.post(f"{tournament}/enter", data={"name": "Rosa"})
    document = json.loads(client.get("/me/export").text)
    assert document["you"]["name"] == "Rosa"
    assert [f"/tournaments/{one['id']}" for one in document["tournaments_hosted"]] == [tournament]
    assert [f"/tournaments/{one['tournament']}" for one in document["tournaments_entered"]] == [tournament]
    assert [(one["what"], one["about"]) for one in document["reports"]] == [("conduct", "Tom")]
    games = {game["id"]: game for game in document["games"]}
    assert games.keys() == {over, going_on}
    assert dict(parse(games[over]["record"]).seats) == {"A": "Rosa", "B": "Tom"}
    assert "record" not in games[going_on], "which would tell what the bot holds"
    assert another(client).get("/me/export").status_code == 404


@pytest.mark.parametrize("with_account", [True, False])
def test_whoever_leaves_is_somebody_to_others(client: TestClient, other: TestClient, with_account: bool) -> None:
    host, guest = Person(client), Person(other)
    alone = host.begin(game="duel", name="Rosa")
    over = host.begin(game="duel", company="friends", name="Rosa")
    gather(host, guest, names=("Tom",))
    guest.do("resign")
    goes_on = host.begin(game="duel", company="friends", name="Rosa")
    gather(host, guest, names=("Tom",))
    waiting = host.begin(game="duel", company="friends", name="Rosa")
    if with_account:
        make_account(client)
    assert "Somebody" in client.get("/me/delete").text
    assert "Everything is deleted" in client.post("/me/delete").text
    assert "mindtable" not in client.cookies
    assert other.get(f"/games/{alone}").status_code == 404
    for game in (over, goes_on):
        assert authority(other, game).is_over
        page = other.get(f"/games/{game}").text
        assert "Rosa" not in page
        assert "Somebody" in page
        assert dict(parse(other.get(f"/replay/{game}/record").text).seats) == {"A": "Somebody", "B": "Tom"}
    assert authority(other, goes_on).winners == (B,)
    assert other.get(f"/games/{waiting}").status_code == 404, "nobody else has come to it"
    assert sign_in(client) == 403
    assert other.post("/me/name", data={"name": "Rosa"}).status_code == 200, "the name is free"


@pytest.mark.parametrize(
    ("game", "wish"),
    [("mind-up", {"players": "3", "other-2": "rule"}), ("tag-team", {"other-1": "rule", "other-3": "rule"})],
)
def test_where_others_play_on_a_bot_does_so_in_the_place_of_who_leaves(
    client: TestClient, other: TestClient, game: str, wish: dict[str, str]
) -> None:
    host, guest = Person(client), Person(other)
    began = host.begin(game=game, company="friends", name="Rosa", **wish)
    gather(host, guest)
    client.post("/me/delete")
    table = authority(other, began)
    assert not table.is_over
    assert table.chairs[A].bot
    assert not table.replaced, "nobody comes back to it"
    assert "Rosa" not in guest.look()


def test_a_chair_is_free_again_if_nothing_is_dealt(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    game = host.begin(game="tag-team", company="friends")
    guest.sit_down(host.invitations()[0], "Tom")
    other.post("/me/delete")
    assert authority(client, game).free_seats == [Seat("B"), Seat("C"), Seat("D")]
    assert len(host.invitations()) == 3
    assert "Tom" not in host.look()
    assert 'class="question over"' not in host.look()


# --- others ----------------------------------------------------------------------------------------


def test_what_somebody_shows_who_is_blocked_is_not_seen(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends")
    gather(host, guest, names=("Tom",))
    guest.do("emote", emote="hello")
    assert 'class="shout"' in host.look()
    assert "Block Tom" in host.look()
    assert "Thank you" in host.do("report", seat="B", reason="conduct").text
    assert "You will not meet Tom again" in host.do("block", seat="B").text
    assert 'class="shout"' not in host.look()
    assert 'class="shout"' in guest.look(), "nobody is told that they are blocked"
    for field in ({"seat": "A"}, {"seat": "Z"}):
        assert host.do("block", **field).status_code == 422
    assert host.do("report", seat="B", reason="x" * 40).status_code == 422
    (mark,) = re.findall(r'name="who" value="(\w+)"', client.get("/me").text)
    client.post("/me/unblock", data={"who": mark})
    assert 'class="shout"' in host.look()


def test_the_host_renames_removes_and_reads_reports(
    client: TestClient, other: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host, guest = Person(client), Person(other)
    game = host.begin(game="duel", company="friends", name="Rosa")
    gather(host, guest, names=("Rude",))
    host.do("report", seat="B", reason="name")

    def people(*words: str) -> tuple[int, str]:
        status = main(["people", *words, "--data", str(tmp_path)])
        said = capsys.readouterr()
        return status, said.out + said.err

    assert people("list")[1].splitlines()[1].startswith("Rude  no account  since 20")
    assert f"Rosa → Rude: Offensive name (game {game})" in people("reports")[1]
    assert people("rename", "RUDE", "Rosa")[0] == 2
    assert people("rename", "RUDE", "Pixel")[0] == 2
    assert people("rename", "RUDE", "Polite") == (0, "Rude is called Polite from now on.\n")
    assert people("remove", "Nobody at all")[0] == people("remove")[0] == 2
    assert people("remove", "Polite")[0] == 0
    assert people("list")[1].count("\n") == 1
    assert people("reports")[1] == ""


def test_whom_to_ask_stands_on_the_page(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, contact="Ann <ann@example.org>", keeping=Keeping(finished=timedelta(days=90)))
    with TestClient(make_app(settings)) as client:
        assert "Ann &lt;ann@example.org&gt;" in client.get("/about").text
        privacy = client.get("/privacy").text
    assert "Ann &lt;ann@example.org&gt;" in privacy
    assert "Games that are over: 90 days after the last move." in privacy
    assert "Games that nobody has joined: for as long as this table exists." in privacy


def test_pages_are_there_in_all_languages(client: TestClient) -> None:
    for language in LANGUAGES:
        client.cookies.set("language", language, domain="table.test", path="/")
        for path in ("/me", "/me/delete", "/me/deleted", "/sign-in", "/recover", "/privacy", "/about"):
            page = client.get(path)
            assert page.status_code == 200
            assert not re.findall(r"(?:people|privacy)-[a-z-]+(?=<)", page.text)

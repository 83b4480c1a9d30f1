"""The dice of a game are nobody's business while it runs; when it is over all can check them and play on."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindtable.game.chance import seed_text
from mindtable.game.records import Record, parse, write_out
from mindtable.table.app import make_app
from mindtable.table.authority import Authority
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.terminal.commands import main
from tests import KEPT
from tests.table.inside import authority
from tests.table.listening import Line
from tests.table.playing import Person, another, gather

GAMES = ["duel", "tag-team", "mind-up"]
POSITION = """
game: duel
name: a lesson
turn: A
A: {hand: [gorillion, bee-bear], play: [gorillion], draw: [bee-bear, bee-bear]}
B: {hand: [bee-bear, gorillion], play: [bee-bear], draw: [gorillion, gorillion]}
moves: [{A: pass}]
"""


def at(client: TestClient, person: Person) -> Authority:
    return authority(client, person.game)


def arrived(client: TestClient, page: str) -> Person:
    """Somebody at the game that a page is of, once it is dealt."""
    person = Person(client, 5)
    person.game = re.findall(r"/games/([\w-]+)", page)[0]
    person.look()
    return person


def some_moves(person: Person, count: int = 3) -> None:
    """Play on for a few moves, then give up."""
    for _ in range(count):
        while not (asked := person.question())[1]:
            if 'class="question over"' in person.look():
                return
        person.answer(asked[1][0], asked[0])
    person.do("resign")


def text_of(person: Person, game: str = "") -> str:
    answer = person.browser.get(f"/replay/{game or person.game}/record")
    assert answer.status_code == 200
    return answer.text


def played_on(client: TestClient, game: str, move: int) -> Person:
    return arrived(client, client.post(f"/replay/{game}/play-on", data={"move": str(move)}).text)


def handed_in(client: TestClient, text: str) -> str:
    """A record that was handed in to be looked at: its game."""
    page = client.post("/replay", data={"text": text})
    assert page.status_code == 200, page.text
    return str(re.findall(r"/replay/([\w-]+)", str(page.url))[0])


def checked(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, object]]:
    """What `mindtable verify` says of a record."""
    file = folder / "game.record"
    file.write_text(text, encoding="utf-8")
    capsys.readouterr()
    status = main(["verify", str(file), "--json"])
    return status, json.loads(capsys.readouterr().out)


def dice_of(record: Record) -> list[str]:
    """All commitments of a record."""
    opened = [record.commitment, *(new.commitment for new in record.new_dice)]
    return [one.shown for one in opened if one is not None]


# --- while it runs -----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_secret_and_seed_are_nowhere_until_the_game_is_over(client: TestClient, other: TestClient, game: str) -> None:
    host, guest, watching = Person(client), Person(other, 2), Person(another(client))
    host.begin(game=game, company="friends")
    watching.game = host.game
    guests = [guest, *(Person(another(client), seed) for seed in range(3, 2 + len(host.invitations())))]
    with ExitStack() as lines:
        early = lines.enter_context(closing(Line(client, host.game)))
        gather(host, *guests)
        browsers = (client, other, another(client))
        listening = [lines.enter_context(closing(Line(browser, host.game))) for browser in browsers]
        for person in (host, *guests, watching) * 3:
            person.turn()
        table = at(client, host)
        assert table.course.dealing is not None
        assert not table.is_over
        opened = table.course.dealing.opened()
        hidden = [opened.secret.hex(), table.course.dealing.seed().hex(), *(bits.hex() for _, bits in opened.bits)]
        received = [page for person in (host, *guests, watching) for page in person.seen]
        for line, browser in zip((early, *listening), (client, *browsers), strict=True):
            received.append(line.received(browser.get(f"/games/{host.game}").text))
        for browser in browsers:
            for path in ("", "/deal"):
                answer = browser.get(f"/games/{host.game}{path}")
                received += [answer.text, str(answer.headers)]
            for path in ("", "/record", "?move=0", "?as=A"):
                refused = browser.get(f"/replay/{host.game}{path}")
                assert refused.status_code == 403
                received += [refused.text, str(refused.headers)]
            received += [browser.get("/games").text, browser.get("/").text]
        for one in hidden:
            assert not any(one in text for text in received)
            assert not any(repr(bytes.fromhex(one)) in text for text in received)
        assert opened.shown in client.get(f"/games/{host.game}/deal").text
        if game == "duel":
            host.do("resign")
            record = text_of(host)
            assert all(one in record for one in hidden)
            page = client.get(f"/games/{host.game}/deal").text
            assert all(one in page for one in hidden)


@pytest.fixture
def twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Person, TestClient, TestClient]]:
    """A game that was played on from the middle, at two tables that are alike but for the secret of the game."""
    now = datetime.now(UTC).replace(tzinfo=None)
    for module in ("mindtable.store.store", "mindtable.table.attended"):
        monkeypatch.setattr(f"{module}.moment", lambda: now)  # when something was played is told to the second
    monkeypatch.setattr("mindtable.table.noted.token_hex", lambda _: "one of many")  # each request has an id of its own
    with ExitStack() as running:

        def table(folder: Path) -> TestClient:
            app = make_app(Settings(data=folder, pace=AT_ONCE, posts_a_minute=1_000_000))
            return running.enter_context(TestClient(app, base_url="http://table.test", follow_redirects=True))

        with ExitStack() as first:
            app = make_app(Settings(data=tmp_path / "one", pace=AT_ONCE, posts_a_minute=1_000_000))
            client = first.enter_context(TestClient(app, base_url="http://table.test", follow_redirects=True))
            person = arrived(client, client.post("/replay", data={"text": POSITION}).text)
            cookies = client.cookies
        shutil.copytree(tmp_path / "one", tmp_path / "two")
        with closing(sqlite3.connect(tmp_path / "two" / "mindtable.db")) as database, database:
            changed = database.execute("UPDATE games SET secret = ? WHERE id = ?", ("5e" * 32, person.game))
            assert changed.rowcount == 1
        for folder in ("one", "two"):  # no bots that look at the clock
            with closing(sqlite3.connect(tmp_path / folder / "mindtable.db")) as database, database:
                database.execute("UPDATE chairs SET bot = 'rule' WHERE bot != ''")
        one, two = table(tmp_path / "one"), table(tmp_path / "two")
        one.cookies, two.cookies = cookies, cookies
        yield person, one, two


def _but_for_when(page: str) -> str:
    """A page without the second in which a game was played on: the tables are played at one after the other."""
    return re.sub(r'datetime="[^"]+"', "", page)


@pytest.mark.slow
def test_tables_that_differ_only_in_their_dice_hand_out_the_same_bytes(
    twins: tuple[Person, TestClient, TestClient],
) -> None:
    person, *tables = twins
    path = f"/games/{person.game}"
    seeds = {at(client, person).position.dump() for client in tables}
    assert len(seeds) == 2, "they do differ"
    commitments = [re.findall(r"[0-9a-f]{64}", client.get(f"{path}/deal").text) for client in tables]
    assert len({shown for some in commitments for shown in some}) == 2, "and were promised to"
    for moment in range(3):
        for browsers in (tables, [another(client) for client in tables]):  # of the player, and of who watches
            for address in (path, "/games", f"/replay/{person.game}", f"/replay/{person.game}/record"):
                one, two = (browser.get(address) for browser in browsers)
                assert _but_for_when(one.text) == _but_for_when(two.text)
                assert {**one.headers, "date": ""} == {**two.headers, "date": ""}
            deals = [browser.get(f"{path}/deal").text for browser in browsers]
            assert len({re.sub(r"[0-9a-f]{64}", "", deal) for deal in deals}) == 1
            sent = []
            for browser in browsers:
                with closing(Line(browser, person.game)) as line:
                    sent.append(line.received(browser.get(path).text))
            assert sent[0] == sent[1]
        if moment < 2:
            answers = [arrived(client, f"/games/{person.game}") for client in tables]
            for player in answers:
                while not (asked := player.question())[1]:
                    pass
                assert player.answer(asked[1][0], asked[0]).status_code == 200
            for player in answers:
                while not player.question()[1] and 'class="question over"' not in player.look():
                    pass


# --- when it is over ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_played_to_its_end_agrees(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    person = Person(client)
    person.begin(game=game, bot="random")
    while person.turn():
        pass
    status, found = checked(text_of(person), tmp_path, capsys)
    assert status == 0
    assert found == dict.fromkeys(("commitment", "seed", "deal", "moves", "rolls", "result"), "agrees") | {
        "agrees": True,
        "problem": None,
    }
    assert "Check the deal" in client.get(f"/replay/{person.game}").text
    page = client.get(f"/games/{person.game}/deal").text
    assert "Everything matches." in page
    assert page.count('<li class="agrees">') == 6


@pytest.mark.slow
def test_what_the_command_says(client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    person = Person(client)
    person.begin(game="duel")
    some_moves(person)
    text = text_of(person)
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "✓ The secret is the one the table committed to."
    assert said[-1] == "Everything matches."
    record = parse(text)
    assert record.commitment is not None
    file.write_text(text.replace(record.commitment.shown, "0" * 64), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "fr"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("✗ ")
    assert said[1].startswith("✓ ")
    assert main(["verify", str(tmp_path / "none")]) == 2
    status, found = checked(text.replace(f"rules: {record.rules}", "rules: 0"), tmp_path, capsys)
    assert (status, found["deal"], found["agrees"]) == (1, "unknown", False)
    assert "rules" in str(found["problem"])


# --- playing on --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_playing_on_takes_new_dice_again_and_again(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From a game, from one that was played on, from a record that was handed in, and twice from the same moment."""
    person = Person(client)
    person.begin(game="duel", sets="beyond-eternity")
    some_moves(person, 5)
    first = parse(text_of(person))
    again = played_on(client, person.game, 3)
    some_moves(again)
    third = played_on(client, again.game, len(parse(text_of(again)).moves) - 1)  # with the last one it may be over
    some_moves(third)
    same = played_on(client, played_on_and_left(client, again.game, 3), 3)
    some_moves(same)
    recorded = played_on(client, handed_in(client, text_of(third)), 4)
    some_moves(recorded)
    shown: list[str] = []
    for number, one in ((1, person), (2, again), (3, third), (2, same), (3, recorded)):
        text = text_of(one)
        record = parse(text)
        assert len(dice_of(record)) == number
        shown += dice_of(record)[-1:]
        assert record.deal == first.deal
        assert record.moves[:3] == first.moves[:3]
        assert checked(text, tmp_path, capsys)[0] == 0
        assert "Everything matches." in client.get(f"/games/{one.game}/deal").text
    assert len(set(shown)) == 5, "each time others"


def played_on_and_left(client: TestClient, game: str, move: int) -> str:
    """A game that somebody plays on and gives up before its first move."""
    person = played_on(client, game, move)
    person.do("resign")
    return person.game


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_was_before_one_played_on_stays(client: TestClient, game: str) -> None:
    """Moves before that moment are not one's own: they are not taken back."""
    person = Person(client)
    person.begin(game=game, bot="random")
    while person.turn():
        pass
    again = played_on(client, person.game, 4)
    before = [step.move for step in at(client, again).steps[:5]]
    assert "Undo" not in again.look()
    assert again.do("back").status_code == 409
    while not (asked := again.question())[1]:
        pass
    again.answer(asked[1][0], asked[0])
    assert again.do("back").status_code == 200
    assert [step.move for step in at(client, again).steps[:5]] == before
    assert again.do("back").status_code == 409


@pytest.mark.slow
def test_a_loaded_position_is_played_with_dice_that_are_committed_to(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    person = arrived(client, client.post("/replay", data={"text": POSITION}).text)
    assert re.search(r"[0-9a-f]{64}", client.get(f"/games/{person.game}/deal").text)
    some_moves(person)
    text = text_of(person)
    record = parse(text)
    assert json.loads(record.start).keys() == {"game", "turn", "A", "B"}
    assert len(dice_of(record)) == 1
    status, found = checked(text, tmp_path, capsys)
    assert (status, found["commitment"], found["deal"], found["rolls"]) == (0, "agrees", "missing", "agrees")
    again = played_on(client, person.game, 1)
    some_moves(again)
    assert checked(text_of(again), tmp_path, capsys)[0] == 0
    assert len(dice_of(parse(text_of(again)))) == 2


def test_a_position_with_a_long_story_is_played_all_the_same(client: TestClient) -> None:
    """What a scenario says besides its position does not go into the record."""
    moves = "\n".join(["moves:", *("- expect: {A: {life: 3}}" for _ in range(500))])
    text = f"game: duel\nrules: {'x' * 900}\nA: {{hand: [gorillion]}}\n{moves}"
    person = arrived(client, client.post("/replay", data={"text": text}).text)
    assert at(client, person).is_dealt


# --- records that were handed in ---------------------------------------------------------------------


def test_a_record_is_checked_wherever_it_comes_from(client: TestClient, other: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    some_moves(person, 6)
    text = text_of(person)
    record = parse(text)
    assert record.commitment is not None
    game = handed_in(other, text)
    assert "Everything matches." in other.get(f"/games/{game}/deal").text
    assert text_of(Person(other), game) == text, "what comes out is what went in"
    for one, changed in {
        "The secret is not the one": text.replace(record.commitment.shown, "0" * 64),
        "The seed does not follow": text.replace(record.commitment.bits[0][1].hex(), "0" * 64),
    }.items():
        page = other.get(f"/games/{handed_in(other, changed)}/deal").text
        assert "Something does not match." in page
        assert one in page
    for changed in (text.replace(seed_text(record.seed), "0" * 64), text.replace("  A hand: ", "  A hand: gorillion ")):
        refused = other.post("/replay", data={"text": changed})
        assert refused.status_code == 422
        assert "does not follow from the seed" in refused.text


def test_what_was_recorded_before_commitments_says_so(client: TestClient) -> None:
    old = KEPT / "records" / "duel-first-contact.record"
    page = client.get(f"/games/{handed_in(client, old.read_text('utf-8'))}/deal").text
    assert "Dealt without a commitment" in page
    assert "Everything matches." in page


def test_a_game_without_commitment_has_nothing_to_check(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", company="friends")
    assert "There is nothing to check here" in client.get(f"/games/{person.game}/deal").text
    assert client.get("/games/none/deal").status_code == 404


@pytest.mark.parametrize("language", ["en", "it", "es", "fr", "pl"])
def test_ten_lines_explain_it(client: TestClient, language: str) -> None:
    page = client.get("/fair", headers={"accept-language": language}).text
    assert f'<html lang="{language}"' in page
    assert len(re.findall(r"<li>[^<]{30,}</li>", page)) == 10


def test_writing_is_reading(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="mind-up")
    while person.turn():
        pass
    assert write_out(parse(text_of(person))) == text_of(person)

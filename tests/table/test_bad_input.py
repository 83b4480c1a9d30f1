"""Whatever is wrong with a request: the right status, a sentence a person understands, and the game goes on."""

from __future__ import annotations

import html
import re

import pytest
from starlette.testclient import TestClient

from tests.table.playing import Person


@pytest.fixture
def person(client: TestClient) -> Person:
    """Somebody in the middle of a duel, who is asked something."""
    somebody = Person(client)
    somebody.begin(game="duel", name="Rosa")
    while not somebody.question()[1]:
        pass
    return somebody


def said(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


@pytest.mark.parametrize(
    ("move", "mark", "status", "sentence"),
    [
        ("play gorillion@B#9", None, 422, ""),
        ("no block", None, 422, "First "),
        ("dance", None, 422, "not a possible answer"),
        ("x" * 5000, None, 422, "not a possible answer"),
        ("\u202e<script>", None, 422, "not a possible answer"),
        ("", None, 422, "not a possible answer"),
        ("pass", "stale", 409, "already been decided"),
    ],
)
def test_moves_that_cannot_be_made(person: Person, move: str, mark: str | None, status: int, sentence: str) -> None:
    now, moves = person.question()
    answer = person.answer(move, mark or now)
    assert answer.status_code == status
    assert sentence in said(answer.text)
    assert "<script>" not in answer.text
    assert person.question() == (now, moves)
    assert person.answer(moves[0], now).status_code == 200


def test_a_form_without_its_fields(person: Person) -> None:
    assert person.do("answer").status_code == 400
    assert person.do("answer", move="pass").status_code == 400


def test_nobody_answers_for_another(person: Person, other: TestClient) -> None:
    mark, moves = person.question()
    stranger = Person(other)
    stranger.game = person.game
    assert stranger.answer(moves[0], mark).status_code == 403
    for what in ("back", "resign", "hint", "rematch", "emote", "look"):
        assert stranger.do(what, seat="A", emote="nice").status_code == 403
    other.cookies.set("mindtable", "guessed")
    assert stranger.answer(moves[0], mark).status_code == 403
    assert person.question() == (mark, moves)


def test_out_of_turn(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends")
    assert host.answer("pass", "x").status_code == 409, "not everybody is here"
    guest.sit_down(host.invitations()[0])
    asked, waiting = (host, guest) if host.question()[1] else (guest, host)
    mark, moves = asked.question()
    answer = waiting.answer(moves[0], mark)
    assert answer.status_code == 422
    assert asked.question() == (mark, moves)


def test_invitations(client: TestClient, other: TestClient) -> None:
    host = Person(client)
    host.begin(game="duel", company="friends")
    (invitation,) = host.invitations()
    wrong = re.sub(r"[^/]+$", "0" * 32, invitation)
    assert other.get(wrong).status_code == 403
    assert other.post(wrong, data={"name": "Eve"}).status_code == 403
    assert other.get(invitation.replace("/B/", "/A/")).status_code == 403, "each seat has its own"
    Person(other).sit_down(invitation)
    third = Person(client)
    client.cookies.clear()
    taken = client.get(invitation)
    assert taken.status_code == 409
    assert f'href="/games/{host.game}">Just watch' in taken.text
    assert client.post(invitation, data={}).status_code == 409
    third.game = host.game
    assert 'name="mark"' not in third.look()


@pytest.mark.parametrize("path", ["/games/nothing", "/replay/nothing", "/nowhere", "/cards/nobody", "/art/nobody.svg"])
def test_what_is_not_there(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "There is no such" in said(answer.text)


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"company": "nobody"},
        {"bot": "hal"},
        {"game": "mind-up", "players": "9"},
        {"game": "mind-up", "players": "-1"},
        {"game": "mind-up", "objectives": "many"},
    ],
)
def test_games_that_cannot_be_begun(client: TestClient, wish: dict[str, str]) -> None:
    answer = client.post("/games", data=wish)
    assert answer.status_code == 422
    assert "cannot be started" in said(answer.text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "neither a record nor a position"),
        ("hello", "neither a record nor a position"),
        ("Mindtable record 1\ngame: chess", "cannot be replayed. Line 2"),
        ("Mindtable record 9", "cannot be replayed. Line 1"),
        ("game: duel\nA: {hand: [nobody]}", "cannot be read"),
        ("game: [", "cannot be read"),
    ],
)
def test_records_and_positions_that_are_none(client: TestClient, text: str, sentence: str) -> None:
    answer = client.post("/replay", data={"text": text})
    assert answer.status_code == 422
    assert sentence in said(answer.text)


def _merged() -> str:
    """A kilobyte of YAML that stands for more than any machine holds."""
    lines = (f"a{number}: &a{number} {{<<: [*a{number - 1}, *a{number - 1}]}}" for number in range(1, 40))
    return "\n".join(["a0: &a0 {x: 1}", *lines])


def _with_seed(seed: str) -> str:
    return f"Mindtable record 1\ngame: duel\nrules: 1\nsets: none\noptions: none\nseat A: x\nseed: {seed}\n\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (_merged(), "Line 1: anchors, aliases and merge keys (&, *, <<) are not read; write everything out."),
        (f"[{'x,' * 120_000}]", "Line 1: the position is too large: at most 5,000 values are read."),
        (f"game: {'[' * 900}", "Line 1: lists and fields are nested too deeply: at most 20 levels are read."),
        (f"game: {'x' * 5_000}", "Line 1: this text is too long: at most 1,000 characters are read."),
        ("game: duel\nA: {life: 1000000}", "“life” of A: “1000000” is not a whole number from 1 to 999."),
        ("game: duel\nname: !!python/name:os.system", "Line 2: tags like “tag:yaml.org,2002:python/name:os.system”"),
        ("game: 2020-02-31", "There is no game “2020-02-31”"),
        (_with_seed(str(2**63)), "Line 7: “9223372036854775808” is not a whole number from -9223372036854775808 to"),
        (_with_seed("9" * 5_000), "Line 7: “999"),
        (_with_seed("5") + "deal:\n" + "  A hand: x\n" * 101, "there are too many entries in “deal”: at most 100"),
        ("Mindtable record 1\n" + "x" * 40_000, "Line 2: this text is too long: at most 32,000 characters are read."),
    ],
)
def test_what_is_too_much_is_said_with_how_much_may_be(client: TestClient, text: str, sentence: str) -> None:
    answer = client.post("/replay", files={"file": ("game.txt", text)})
    assert answer.status_code == 422
    assert sentence in html.unescape(said(answer.text))


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        (f"a{' ' * 2_000}!", "Line 1: “a !” is not a card id and a number"),
        (f"1{' x ' * 2_000}", "is not a card id and a number"),
        ("gorillion 2\n" * 501, "Line 501: a deck of more than 1,000 cards is too large."),
        ("#" * 60_000, "This text is too long: at most 50,000 characters are read."),
        ("# no card at all", "A deck of 0 cards is too small: 20 are dealt."),
    ],
)
def test_decks_that_are_none(client: TestClient, deck: str, sentence: str) -> None:
    answer = client.post("/games", data={"game": "duel"}, files={"deck": ("deck.txt", deck)})
    assert answer.status_code == 422
    assert sentence in html.unescape(said(answer.text))


def test_a_game_without_decks_does_not_ask_for_one(client: TestClient) -> None:
    answer = client.post("/games", data={"game": "mind-up"}, files={"deck": ("deck.txt", "no deck!")})
    assert answer.status_code == 200


@pytest.mark.parametrize("length", ["300000", "9" * 5_000, "-1", "many"])
def test_more_than_can_be_handed_in(client: TestClient, length: str) -> None:
    answer = client.post("/replay", headers={"content-length": length}, content=b"text=x")
    assert answer.status_code == 413
    assert "That is too large: at most 256 kB can be uploaded." in said(answer.text)


_DECK = "gorillion 20\nlapin 2"
_POSITION = "game: duel\nA: {hand: [lapin]}"
_NOT_YAML = "game: duel\nA: {hand: [gorillion}"
_RECORD = "Mindtable record 1\ngame: duel\nrules: 1\nsets: none\noptions: none\nplayers: two\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "text", "sentence"),
    [
        (
            "it",
            _DECK,
            "Questa partita non può iniziare. Riga 2: la carta “lapin” non esiste; "
            "una carta si scrive in inglese e con i trattini, come killer-bee.",
        ),
        (
            "pl",
            "gorillion 2",
            "Takiej gry nie można zacząć. Talia jest za mała (liczba kart: 2); do rozdania potrzeba ich 20.",
        ),
        (
            "fr",
            _POSITION,
            "Cette position ne peut pas être lue. « hand » de A : la carte « lapin » n’existe pas ; "
            "une carte s’écrit en anglais et avec des traits d’union, comme killer-bee.",
        ),
        (
            "es",
            "game: mind-up",
            "Esta posición no se puede leer. Mind Up! es un juego de 3 a 6 jugadores, no de 0.",
        ),
        (
            "pl",
            _NOT_YAML,
            "Tej pozycji nie można odczytać. Wiersz 2: tekst nie jest poprawnym YAML; "
            "sprawdź wcięcia, nawiasy i cudzysłowy.",
        ),
        (
            "it",
            _RECORD,
            "Questa registrazione non si può rivedere. Riga 6, dove il testo si interrompe: "
            "qui dovrebbe esserci “seat A: …” invece di “players: two”.",
        ),
        (
            "es",
            "Mindtable record 1\ngame: chess duel\n…",
            "Esta grabación no se puede reproducir. Línea 2: "
            "aquí debería estar «game: …» en lugar de «game: chess duel».",
        ),
    ],
)
def test_what_is_wrong_is_a_whole_sentence_of_the_language(
    client: TestClient, language: str, text: str, sentence: str
) -> None:
    client.headers["accept-language"] = language
    if "gorillion 2" in text:
        answer = client.post("/games", data={"game": "duel"}, files={"deck": ("deck.txt", text)})
    else:
        answer = client.post("/replay", data={"text": text})
    assert answer.status_code == 422
    problems = [
        said(found).strip() for found in re.findall(r'<p[^>]*role="alert"[^>]*>(.*?)</p>', answer.text, re.DOTALL)
    ]
    assert problems == [sentence]


def test_what_was_handed_in_is_there_to_be_mended(client: TestClient) -> None:
    page = client.post("/replay", data={"text": "game: duel\nA: {hand: [</textarea><nobody>]}"})
    assert page.status_code == 422
    assert "A: {hand: [&lt;/textarea&gt;&lt;nobody&gt;]}</textarea>" in page.text


@pytest.mark.parametrize(
    ("referer", "back"),
    [
        ("http://table.test/cards?set=promos", "/cards?set=promos"),
        ("http://elsewhere.test/cards", "/"),
        ("http://table.test/games/none", "/"),
        ("http://table.test//evil.example", "/"),
        ("http://table.test//evil.example/?a=b", "/"),
        ("http://table.test/\\evil.example", "/"),
        ("http://table.test/cards\\..\\..\\evil.example", "/"),
        ("http://table.test", "/"),
        ("http://table.test@evil.example/cards", "/"),
        ("javascript://table.test/%0aalert(1)", "/%0aalert(1)"),
        ("", "/"),
    ],
)
def test_back_is_where_one_came_from(client: TestClient, referer: str, back: str) -> None:
    page = client.get("/games/none", headers={"referer": referer}).text
    assert f'class="filled" href="{back}"' in page


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("/cards?set=promos", "/cards?set=promos"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("/\t/evil.example", "/"),
        ("/\n/evil.example", "/"),
        ("/\r\nSet-Cookie: a=b", "/"),
        ("\t//evil.example", "/"),
        ("/cards\\@evil.example", "/"),
        ("https://evil.example", "/"),
        ("javascript:alert(1)", "/"),
        ("\x00/cards", "/"),
        ("", "/"),
    ],
)
def test_a_choice_leads_back_to_our_own_pages_only(client: TestClient, here: str, there: str) -> None:
    answer = client.post("/settings", data={"here": here, "theme": "dark"}, follow_redirects=False)
    assert answer.headers["location"] == there


def test_a_file_that_is_no_text(client: TestClient) -> None:
    assert client.post("/replay", files={"file": ("x", b"\xff\xfe\x00")}).status_code == 422


@pytest.mark.parametrize(
    ("charset", "text"),
    [("unicode_escape", "\\ud800"), ("punycode", "x-" + "a" * 999), ("undefined", "x"), ("a\0b", "x"), ("utf-16", "x")],
)
def test_a_form_is_not_read_in_any_letters_it_names(client: TestClient, charset: str, text: str) -> None:
    """Some fail, and what is written in others takes ever so long to read."""
    body = f'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n{text}\r\n--x--\r\n'
    kind = f"multipart/form-data; boundary=x; charset={charset}"
    answer = client.post("/replay", content=body.encode(), headers={"Content-Type": kind})
    assert answer.status_code == 400
    assert "cannot be read" not in said(answer.text)


@pytest.mark.parametrize("header", ["Referer", "Origin"])
def test_addresses_that_are_none(client: TestClient, header: str) -> None:
    answer = client.post("/nowhere", headers={header: "http://[::1"})
    assert answer.status_code == (403 if header == "Origin" else 404)
    assert 'href="/"' in answer.text


def test_a_position_is_played_from(client: TestClient) -> None:
    text = "game: duel\nturn: A\nA: {hand: [gorillion], play: [bee-bear]}\nB: {hand: [gorillion], life: 1}\n"
    person = Person(client)
    page = client.post("/replay", data={"text": text})
    person.game = re.findall(r"/games/([\w-]+)", page.text)[0]
    assert person.question()[1] == ["attack bee-bear", "play gorillion"]


def test_a_position_in_which_somebody_has_won_is_not_played_from(client: TestClient) -> None:
    answer = client.post("/replay", data={"text": "game: duel\nturn: B\nA: {hand: [gorillion]}\nB: {life: 1}\n"})
    assert answer.status_code == 409
    assert "is over" in said(answer.text)


@pytest.mark.slow
def test_a_record_is_looked_at_and_played_on(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    while person.turn():
        pass
    text = client.get(f"/replay/{person.game}/record").text
    page = client.post("/replay", files={"file": ("game.txt", text.encode())}).text
    loaded = re.findall(r"/replay/([\w-]+)\?", page)[0]
    for move in ("0", "3", "last", "999999"):
        assert client.get(f"/replay/{loaded}?move={move}").status_code == 200
    for query in ("move=x", "move=-1", "as=Z"):
        assert client.get(f"/replay/{loaded}?{query}").status_code == 422
    again = client.post(f"/replay/{loaded}/play-on", data={"move": "3"})
    person.game = re.findall(r"/games/([\w-]+)", again.text)[0]
    while person.turn():
        pass


def test_a_game_that_was_given_up_has_a_record_too(person: Person, client: TestClient) -> None:
    mark, moves = person.question()
    person.answer(moves[0], mark)
    person.do("resign")
    assert "Download record" in client.get(f"/replay/{person.game}").text
    record = client.get(f"/replay/{person.game}/record").text
    page = client.post("/replay", data={"text": record})
    assert page.status_code == 200
    assert "Play from here" in page.text


@pytest.mark.slow
def test_whoever_played_sits_nearest_in_the_replay_and_plays_on(client: TestClient) -> None:
    for _ in range(6):  # which chair one gets is chance
        person = Person(client)
        person.begin(game="duel", name="Rosa")
        person.do("resign")
        page = client.get(f"/replay/{person.game}").text
        nearest = re.findall(r'<section class="seat (\w+) [^"]*" aria-label="([^"]+)"', page)
        assert nearest[-1] == ("mine", "Rosa")
        page = client.post(f"/replay/{person.game}/play-on", data={"move": "0"}).text
        person.game = re.findall(r"/games/([\w-]+)", page)[0]
        assert 'aria-label="You"' in person.look()


def test_a_game_that_goes_on_is_not_replayed(person: Person, client: TestClient) -> None:
    for path in ("", "/record"):
        assert client.get(f"/replay/{person.game}{path}").status_code == 403
    assert client.post(f"/replay/{person.game}/play-on", data={"move": "0"}).status_code == 403


def test_a_language_that_is_spoken_and_one_that_is_not(client: TestClient) -> None:
    assert 'lang="en"' in client.get("/", headers={"accept-language": "xx, en;q=0.5"}).text
    assert client.post("/settings", data={"language": "xx"}).status_code == 422
    assert client.post("/settings", data={"theme": "dark", "here": "//evil.test/"}).url.path == "/"
    assert 'data-theme="dark"' in client.get("/").text

"""The analysis board: links that are positions, what is changed and played on it, and what is thought of it."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml
from starlette.requests import ClientDisconnect, Request
from starlette.testclient import TestClient
from starlette.types import Message

from mindtable.game.records import Step
from mindtable.games import game_named
from mindtable.table.app import make_app
from mindtable.table.declined import Declined
from mindtable.table.editing import Selected
from mindtable.table.family import family_of as table_of
from mindtable.table.handed_in import laid_by_game, laid_out, read_laid
from mindtable.table.links import LONGEST, packed, unpacked
from mindtable.table.pace import AT_ONCE
from mindtable.table.pages import thoughts
from mindtable.table.pages.loading import example_positions
from mindtable.table.settings import Settings
from mindtable.table.thoughts import Wanted, Whose, thought
from mindtable.wording.mindbug.lookup import evolution_line
from tests.table.inside import authority
from tests.table.playing import Person


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One table for all: nothing of a board is kept there."""
    app = make_app(Settings(data=tmp_path_factory.mktemp("table"), pace=AT_ONCE, posts_a_minute=1_000_000))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as running:
        yield running


DUEL: dict[str, Any] = {
    "game": "duel",
    "turn": "A",
    "A": {"life": 1, "hand": ["gorillion"], "play": ["killer-bee"]},
    "B": {"life": 1, "mindbugs": 0, "hand": ["luchataur"]},
}
EXAMPLES = {example.game: next(iter(yaml.safe_load_all(example.text))) for example in example_positions()}


def at(address: object) -> dict[str, Any]:
    """The scenario that an address leads to."""
    (word,) = parse_qs(urlsplit(str(address)).query)["at"]
    found: dict[str, Any] = yaml.safe_load(unpacked(word))
    return found


def edited(client: TestClient, document: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A scenario after a change of the editor."""
    answer = client.get("/analysis/edit", params={"at": packed(document), **fields})
    assert answer.status_code == 200, answer.text
    return at(answer.url)


def words(page: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


# --- links -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_link_is_the_position(game: str) -> None:
    word = packed(EXAMPLES[game])
    laid = read_laid(unpacked(word))
    assert laid
    assert laid.scenario == EXAMPLES[game]
    assert laid.position == game_named(game).read_position(EXAMPLES[game])
    assert len(word) < 800


@pytest.mark.parametrize(
    "word", ["", "x", "%%%", packed(DUEL)[:-8], packed(DUEL) + "&", "a" * (LONGEST + 1), packed({"a": 1})]
)
def test_what_is_no_link_is_declined(client: TestClient, word: str) -> None:
    assert client.get("/analysis/edit", params={"at": word}).status_code == 422


def test_a_link_does_not_grow_beyond_all_bounds() -> None:
    with pytest.raises(Declined):
        packed({"game": "duel", "name": "a" * 100_000})


# --- playing ---------------------------------------------------------------------------------------


def test_moves_are_played_for_any_side_and_taken_back(client: TestClient) -> None:
    board = client.get("/analysis", params={"at": packed(DUEL)})
    assert "Player A decides" in words(board.text)
    assert 'value="attack killer-bee"' in board.text
    over = client.get("/analysis/play", params={"at": packed(DUEL), "move": "play gorillion"})
    assert at(over.url)["moves"] == [{"A": "play gorillion"}]
    assert "Player B decides" in words(over.text)
    back = re.search(r'href="(/analysis\?at=[^"]+)"[^>]*data-key="ArrowLeft"', over.text)
    assert back
    assert at(html.unescape(back[1])) == DUEL


def test_a_move_against_the_rules_is_declined(client: TestClient) -> None:
    answer = client.get("/analysis/play", params={"at": packed(DUEL), "move": "attack gorillion"})
    assert answer.status_code == 422


def test_what_goes_no_further_says_why_and_shows_how_far_it_goes(client: TestClient) -> None:
    broken = {**DUEL, "moves": [{"A": "play gorillion"}, {"A": "attack luchataur"}]}
    laid = laid_out(broken)
    assert laid.moves == ({"A": "play gorillion"},)
    assert laid.flaw
    assert 'role="alert"' in client.get("/analysis", params={"at": packed(broken)}).text


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_hidden_card_is_not_on_the_board_until_it_is_opened(client: TestClient, game: str) -> None:
    document = EXAMPLES[game]
    known = client.get("/analysis", params={"at": packed(document)}).text
    opened = client.get("/analysis", params={"at": packed(document), "open": ""}).text
    hidden = {str(card) for card in document["B"]["hand"]}
    faces = {
        card: f"/art/{card}.svg" if game != "mind-up" else f'<span class="known-card" data-glide="up-{card}"'
        for card in hidden
    }
    assert not any(face in known for face in faces.values())
    assert all(face in opened for face in faces.values())


def test_a_board_shows_nothing_that_depends_on_hidden_cards(client: TestClient) -> None:
    """Two positions that the one who decides cannot tell apart."""
    pages = []
    for hand, draw in (("luchataur", "bee-bear"), ("bee-bear", "luchataur")):
        word = packed({**DUEL, "B": {"hand": [hand], "draw": [draw], "play": ["brain-fly"]}})
        page = client.get("/analysis", params={"at": word}).text
        pages.append(re.sub(r'name="mark" value="\w+"', "", page.replace(word, "")))
    assert pages[0] == pages[1]


def test_a_scenario_of_the_board_is_read_again(client: TestClient) -> None:
    played = {**DUEL, "moves": [{"A": "play gorillion"}]}
    text = client.get("/analysis/scenario", params={"at": packed(played)}).text
    assert yaml.safe_load(text) == played
    assert at(client.post("/analysis", data={"text": text}).url) == played
    link = f"http://table.test/analysis?at={packed(played)}"
    assert at(client.post("/analysis", data={"text": link}).url) == played


# --- from games ------------------------------------------------------------------------------------


def test_a_game_that_goes_on_is_not_brought_to_the_board(client: TestClient) -> None:
    person = Person(client)
    game = person.begin(game="duel")
    assert client.get(f"/replay/{game}/analysis?move=0").status_code == 403
    assert "/analysis?" not in person.look()


def test_a_game_that_is_over_is(client: TestClient) -> None:
    person = Person(client)
    game = person.begin(game="duel", bot="random")
    person.do("resign")
    board = client.get(f"/replay/{game}/analysis?move=0")
    start = authority(client, game).steps[0].position
    assert laid_out(at(board.url)).position == laid_out(game_named("duel").write_position(start)).position


def test_a_record_opens_as_a_replay_from_which_one_comes_back(client: TestClient) -> None:
    person = Person(client)
    game = person.begin(game="duel", bot="random")
    person.do("resign")
    replayed = client.post("/analysis", data={"text": client.get(f"/replay/{game}/record").text})
    assert replayed.url.path.startswith("/replay/")
    assert f"{replayed.url.path}/analysis" in replayed.text


def played(name: str) -> list[Step]:
    """A game in which anybody does anything, as far as it goes."""
    position, events = game_named(name).deal(seed=3)
    steps, dice = [Step(0, None, None, position.copy(), tuple(events))], Random(1)
    while position.to_decide and len(steps) < 25:
        seat = position.to_decide[0]
        move = dice.choice(position.moves(seat))
        steps.append(Step(len(steps), seat, move, position, tuple(position.play(move, seat))))
        steps[-1] = replace(steps[-1], position=position.copy())
    return steps


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_moment_of_a_game_can_be_brought_there(name: str) -> None:
    """Where the dice of the board show something else it ends earlier, and says so."""
    steps = played(name)
    whole = 0
    for step in steps:
        laid = laid_by_game(steps, step.number)
        assert laid
        assert laid.position
        if not laid.flaw:
            whole += 1
            assert laid.position.to_decide == step.position.to_decide
            assert laid.position.question == step.position.question
    assert whole > len(steps) * 0.7


# --- laying out ------------------------------------------------------------------------------------


def test_cards_are_added_moved_turned_and_removed(client: TestClient) -> None:
    one = edited(client, DUEL, do="add", name="bee bear", to="B.play")
    assert one["B"]["play"] == ["bee-bear"]
    two = edited(client, one, do="turn", card="B.play.0")
    assert two["B"]["play"] == [{"card": "bee-bear", "exhausted": True}]
    three = edited(client, two, do="move", card=["A.hand.0", "B.play.0"], to="A.discard")
    assert three["A"]["discard"] == ["gorillion", "bee-bear"]
    assert "hand" not in three["A"]
    four = edited(client, three, do="remove", card=["A.discard.0"])
    assert four["A"]["discard"] == ["bee-bear"]
    five = edited(client, four, do="set", **{"set.A.life": "7", "set.turn": "B"})
    assert (five["A"]["life"], five["turn"]) == (7, "B")


def test_a_card_lies_where_it_is_let_go(client: TestClient) -> None:
    pile = {**DUEL, "A": {"draw": ["gorillion", "killer-bee", "luchataur"]}}
    assert edited(client, pile, do="move", card="A.draw.2", to="A.draw", place="0")["A"]["draw"][0] == "luchataur"


def test_cards_lie_under_others_and_creatures_turn_to_both_sides() -> None:
    editor = table_of("duel").editor
    assert editor
    document = editor.spelled_out({**DUEL, "A": {"play": ["sea-rex", "sluggernaut"], "hand": ["koibra"]}})
    Selected(editor, document, ("A.hand.0",)).move("A.play.0.boosts")
    Selected(editor, document, ("A.play.0",)).move("A.play.0.boosts")
    assert editor.shortened(document)["A"]["play"][0] == {"card": "sea-rex", "boosts": ["koibra"]}
    sides = []
    for _ in range(3):
        Selected(editor, document, ("A.play.1",)).turn()
        sides.append(editor.shortened(document)["A"]["play"][1])
        assert not laid_out(editor.shortened(document)).flaw
    assert [one["side"] for one in sides[:2]] == ["hunter", "frenzy"]
    assert sides[2] == "sluggernaut"


def test_an_impossible_position_says_why_in_the_language_of_the_reader(client: TestClient) -> None:
    page = client.get("/analysis", params={"at": packed({**DUEL, "B": {"life": 0}})}, headers={"accept-language": "it"})
    assert page.url.path == "/analysis/edit"
    assert "Questa posizione non è possibile." in words(page.text)
    assert "data-analyse" not in page.text


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_position_is_laid_out_as_it_is(client: TestClient, game: str) -> None:
    editor = table_of(game).editor
    assert editor
    again = editor.shortened(editor.spelled_out(EXAMPLES[game]))
    assert laid_out(again).position == laid_out(EXAMPLES[game]).position
    page = client.get("/analysis/edit", params={"at": packed(EXAMPLES[game])}).text
    assert "data-analyse" in page
    assert page.count('name="card"') == sum(
        len(zone.cards) for area in editor.layout(editor.spelled_out(again), "en").areas for zone in area.zones
    )


def test_players_of_mind_up_come_and_go(client: TestClient) -> None:
    more = edited(client, EXAMPLES["mind-up"], do="set", **{"set.players": "4", "set.round": "2"})
    assert "D" in more
    fewer = edited(client, more, do="set", **{"set.players": "3"})
    assert laid_out(fewer).position == laid_out(EXAMPLES["mind-up"]).position


@pytest.mark.parametrize(
    "strange",
    [
        {"A": 5},
        {"A": {"hand": 7, "play": [[], {"card": 3, "boosts": 1}]}},
        {"life": [], "unused": {}, "A": {"hand": [["a"]], "play": [{"card": ["a"], "exhausted": True}]}},
        {"columns": "x", "round": "y", "row": [{"a": 1}], "A": {"hand": ["?"]}},
    ],
)
@pytest.mark.parametrize("game", EXAMPLES)
def test_strange_documents_are_shown_as_far_as_they_make_sense(
    client: TestClient, game: str, strange: dict[str, Any]
) -> None:
    page = client.get("/analysis/edit", params={"at": packed({"game": game, **strange})})
    assert page.status_code == 200
    assert "impossible" in page.text


def test_cards_are_searched_for(client: TestClient) -> None:
    page = client.get("/analysis/edit", params={"at": packed(DUEL), "text": "bee", "keyword": "hunter"}).text
    assert re.findall(r'value="add ([a-z-]+)"', page) == ["killer-bee", "blessed-killer-bee"]
    assert "Show all" not in page
    no_card = client.get("/analysis/edit", params={"at": packed(DUEL), "do": "add", "name": "Nobody", "to": "A.hand"})
    assert no_card.status_code == 422
    assert "There is no card “Nobody”." in words(no_card.text)


def test_all_cards_that_are_found_are_shown_on_wish_and_from_then_on(client: TestClient) -> None:
    some = client.get("/decks", params={"game": "duel"}).text
    (number,) = re.findall(r"Show all (\d+)", some)
    assert len(re.findall(r'value="add ', some)) < int(number)
    every = client.get("/decks", params={"game": "duel", "every": "1"}).text
    assert len(re.findall(r'value="add ', every)) == int(number)
    added = client.get("/decks", params={"game": "duel", "every": "1", "do": "add killer-bee"})
    assert "every=1" in str(added.url)


# --- thoughts --------------------------------------------------------------------------------------


def test_all_moves_have_chances_by_what_the_decider_knows(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(thoughts._WEIGHTS, "rough", 0)  # thought by the server itself
    page = client.get("/analysis/thoughts", params={"at": packed(DUEL)}, headers={"hx-request": "true"}).text
    assert 'data-next="/analysis/thoughts?at=' in html.unescape(page)
    assert set(re.findall(r"move=([a-z%0-9-]+)", page)) == {"attack%20killer-bee", "play%20gorillion"}
    assert "Proved win" in page


def test_with_open_cards_it_is_proved_who_wins() -> None:
    position = laid_out(DUEL).position
    assert position
    wanted = Wanted("a", "duel", position.dump(), position.seats[0], "", 0, Whose(), 1.0, task="proof")
    assert '"won"' in thought(Wanted.read(wanted.written()))


def test_nobody_thinks_for_a_browser_that_has_left() -> None:
    async def left() -> Message:
        return {"type": "http.disconnect"}

    async def is_given_up() -> bool:
        thinking = asyncio.create_task(asyncio.Event().wait())
        with pytest.raises(ClientDisconnect):
            await thoughts.while_there(Request({"type": "http"}, left), _waited_for(thinking))
        await asyncio.wait({thinking}, timeout=0.01)
        return thinking.cancelled()

    assert asyncio.run(is_given_up())


async def _waited_for(thinking: asyncio.Task[Any]) -> None:
    await thinking


def test_nothing_is_thought_of_what_is_over(client: TestClient) -> None:
    over = {**DUEL, "moves": [{"A": "attack killer-bee"}]}
    assert client.get("/analysis/thoughts", params={"at": packed(over)}).status_code == 409
    assert 'data-thoughts=""' in client.get("/analysis", params={"at": packed(over)}).text


# --- decks -----------------------------------------------------------------------------------------


def test_a_deck_is_built_and_played_with(client: TestClient) -> None:
    deck = "gorillion:10,killer-bee:9"
    page = client.get("/decks", params={"game": "duel", "deck": deck, "text": "bee"})
    assert "A deck of 19 cards is too small: 20 are dealt." in words(page.text)
    more = client.get("/decks", params={"game": "duel", "deck": deck, "do": "add killer-bee"})
    to_play = re.search(r'class="filled" href="(/\?[^"]+)"', more.text)
    assert to_play
    start = client.get(html.unescape(to_play[1])).text
    (given,) = re.findall(r'name="deck-text" value="([^"]+)"', start)
    assert given == "gorillion:10,killer-bee:10"
    person = Person(client)
    game = person.begin(game="duel", **{"deck-text": given})
    assert authority(client, game).begun.options["deck"] == given


def test_later_stages_are_not_offered_for_decks(client: TestClient) -> None:
    first, later = evolution_line("cloud-lady")[:2]
    for card, offered in ((first, 1), (later, 0)):
        page = client.get("/decks", params={"text": card.replace("-", " ")}).text
        assert page.count(f'value="add {card}"') == offered

"""The pages of rules: there in every language, without a broken link, and true: every example is run by the engine."""

from __future__ import annotations

import doctest
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.game.scenarios import run_file
from mindtable.games import game_named, games
from mindtable.mindbug.words import Keyword
from mindtable.table.pages.rules import rulebook
from mindtable.table.present import rulebook as rulebooks
from mindtable.table.present.examples import examples, file_of, read_examples
from mindtable.table.present.rulebook import Example
from mindtable.table.rendering import templates
from mindtable.wording import LANGUAGES
from tests.table.showing import html_for
from tests.wording.message_files import messages_in

PAGES = ["/rules", *(f"/rules/{game}" for game in games())]


class Read(HTMLParser):
    """What a page is made of: its headings, anchors and links."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.levels: list[int] = []
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        if re.fullmatch(r"h[1-6]", tag):
            self.levels.append(int(tag[1]))
        self.anchors += [anchor] if (anchor := known.get("id")) else []
        self.links += [str(known["href"])] if tag == "a" else []


def read(client: TestClient, path: str, language: str) -> str:
    answer = client.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    return answer.text


def figures(page: str) -> dict[str, str]:
    """The examples of a page, by their names."""
    return dict(re.findall(r'<figure class="example" id="example-([\w-]+)">(.*?)</figure>', page, re.DOTALL))


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


# --- the pages -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_there_in_every_language(client: TestClient, path: str, language: str) -> None:
    page = read(client, path, language)
    assert f'<html lang="{language}"' in page
    found = Read(page)
    assert [count for count in Counter(found.anchors).values() if count > 1] == []
    body = Read(page[page.index("<main") :])
    assert body.levels.count(1) == 1
    steps = zip(body.levels, body.levels[1:], strict=False)
    assert all(lower <= higher + 1 for higher, lower in steps), body.levels


@pytest.mark.slow
def test_no_link_is_broken(client: TestClient) -> None:
    pages = {path: Read(read(client, path, "en")) for path in PAGES}
    wanted = {(path, link) for path, found in pages.items() for link in found.links}
    assert ("/rules/duel", "/cards?keyword=sneaky") in wanted
    for path, link in wanted:
        target, _, anchor = link.partition("#")
        target = target or path
        page = pages[target] if target in pages else Read(read(client, target, "en"))
        assert not anchor or anchor in page.anchors, link


def test_the_contents_lead_to_every_section_and_keyword(client: TestClient) -> None:
    for game in games():
        links = set(Read(read(client, f"/rules/{game}", "en")).links)
        assert {f"#{section.name}" for section in rulebook(game, "en")} <= links
    assert {f"#{keyword.value}" for keyword in Keyword} <= set(Read(read(client, "/rules/duel", "en")).links)


def test_rules_of_no_game(client: TestClient) -> None:
    answer = client.get("/rules/chess")
    assert answer.status_code == 404
    assert "There is no such game." in answer.text


def test_keywords_of_cards_lead_to_the_rules(client: TestClient) -> None:
    for path in ("/cards/plated-scorpion", "/read/plated-scorpion"):
        links = Read(read(client, path, "en")).links
        assert {"/rules/duel#tough", "/rules/duel#poisonous"} <= set(links)


@pytest.mark.parametrize("game", games())
def test_the_table_opens_the_rules_of_its_game_beside_it(game: str) -> None:
    position, _ = game_named(game).deal(seed=1)
    page = html_for(position, seat=Seat("A"))
    links = re.findall(r'<a class="[\w ]+" href="(/rules[^"]*)" target="_blank" rel="noopener">', page)
    assert links == [f"/rules/{game}"] * 2, "in the bar, and on a phone in the menu"


def test_every_message_of_the_rules_is_said() -> None:
    found = templates("en")
    assert found.loader
    sources = "".join(found.loader.get_source(found, name)[0] for name in found.list_templates())
    said = set(re.findall(r'"(rules-[a-z-]+)"', sources))
    for game in games():
        said |= {f"rules-{game}-{section.name}{end}" for section in rulebook(game, "en") for end in ("", "-title")}
        said |= {f"rules-example-{game}-{name}" for name in examples(game, "en")}
    said |= {f"rules-keyword-{keyword.value}" for keyword in Keyword}
    there = set(re.findall(r"^(rules-[a-z-]+) =", messages_in("en-rules.ftl"), re.MULTILINE))
    assert said == there


def test_texts_are_set_in_paragraphs_and_lists() -> None:
    assert doctest.testmod(rulebooks).failed == 0
    text = "One.\n\nTwo:\n1. first\n2. second\n\nThree."
    assert [block.kind for block in rulebooks.blocks(text)] == ["p", "p", "ol", "p"]


# --- the examples --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_every_example_is_what_the_engine_does(game: str) -> None:
    outcomes = list(run_file(file_of(game), game_named))
    assert [outcome.line() for outcome in outcomes if outcome.failure] == []
    assert len(outcomes) >= 4


def test_an_example_that_is_not_true_is_not_shown(tmp_path: Path) -> None:
    text = file_of("duel").read_text("utf-8")
    true, false = "B: {play: [], discard: [giraffodile], life: 3}", "B: {play: [], discard: [giraffodile], life: 2}"
    (tmp_path / "duel.yaml").write_text(text.replace(true, false, 1), "utf-8")
    with pytest.raises(Exception, match=r"then: expected B life 2, found 3"):
        read_examples(tmp_path / "duel.yaml", "en")


@pytest.mark.parametrize("game", games())
def test_every_example_is_shown_with_what_happens_and_why(client: TestClient, game: str) -> None:
    there = examples(game, "en")
    shown = figures(read(client, f"/rules/{game}", "en"))
    assert shown.keys() == there.keys()
    for name, figure in shown.items():
        assert len(there[name].pictures) == figure.count('<li class="step">') >= 2
        assert "<button" not in figure, name
        assert not re.search(r'class="[^"]*\bchoice\b', figure), name


def shown_numbers(figure: str) -> set[int]:
    """The numbers that can be seen in the pictures and the story of an example."""
    pictures, _, _ = figure.partition("<figcaption>")
    return numbers(re.sub(r"<[^>]*>", " ", pictures))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_captions_speak_of_numbers_that_are_in_the_pictures(client: TestClient, game: str, language: str) -> None:
    """A caption cannot be wrong about a power, a life or a score: whatever number it names is drawn from the engine."""
    shown = figures(read(client, f"/rules/{game}", language))
    english = examples(game, "en")
    for name, example in examples(game, language).items():
        assert numbers(example.why) - shown_numbers(shown[name]) == set(), (name, example.why)
        assert numbers(example.why) == numbers(english[name].why), name


def outcome(example: Example) -> list[str]:
    return list(example.pictures[-1].told)


def test_stories_are_told_by_the_engine() -> None:
    duel = examples("duel", "en")
    assert outcome(duel["poisonous"]) == ["You blocked with Spider Owl. Both were defeated: Spider Owl had Poisonous."]
    up = examples("mind-up", "en")
    assert [(one.name, one.played.number, one.taken.number) for one in up["turn"].pictures[-1].about.takings] == [
        ("Dan", 3, 8),
        ("Ben", 12, 26),
        ("You", 31, 37),
        ("Cleo", 55, 47),
    ]
    assert [line.cells[0] for line in up["round"].pictures[-1].about.sheet] == [
        "orange 3 × 4 = 12",
        "blue 2 × 1 = 2",
        "+5",
        "−1",
        "18",
    ]

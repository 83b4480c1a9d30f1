"""What the page of a game of Mindbug says of a position."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest

from mindtable.game.contract import Position, Seat
from mindtable.games import game_named
from mindtable.mindbug.sight import Sight
from mindtable.table.present.hyphens import breakable
from mindtable.table.present.sayings import wording_in
from mindtable.wording import LANGUAGES
from mindtable.wording.mindbug import MindbugWords
from tests.table.showing import html_for

A, B, C, D = (Seat(letter) for letter in "ABCD")
NONE_LEFT: dict[str, Any] = {"mindbugs": 0, "mindfrogs": 0}


def after(game: str, document: dict[str, Any], *moves: str) -> Position:
    position: Position = game_named(game).read_position({"game": game, "turn": "A", **document})
    for move in moves:
        position.play(move)
    return position


# --- cards that were seen ----------------------------------------------------------------------------


def given_away() -> Position:
    """Everybody has seen Luchataur go to the hand of C; then C gave A a card."""
    return after(
        "tag-team",
        {
            "A": {"hand": ["buddy-barrel", "brain-fly"], **NONE_LEFT},
            "B": {"hand": ["rhino-turtle"], **NONE_LEFT},
            "C": {"hand": ["killer-bee", "giraffodile"], "discard": ["luchataur"], **NONE_LEFT},
            "D": {"hand": ["shark-dog", "plated-scorpion"], **NONE_LEFT},
            "turn": "C",
        },
        "play giraffodile",
        "play shark-dog",
        "play buddy-barrel",
        "choose killer-bee",
        "no",
    )


@pytest.mark.parametrize("seat", [B, D, None])
def test_a_card_that_was_seen_and_may_be_in_one_of_two_hands_is_told(seat: Seat | None) -> None:
    sentence = "Luchataur, which you have seen, is in PlayerA’s hand or PlayerC’s hand."
    assert html_for(given_away(), seat=seat).count(sentence) == 1


@pytest.mark.parametrize("seat", [A, C])
def test_who_knows_where_it_is_is_told_nothing(seat: Seat) -> None:
    assert "which you have seen" not in html_for(given_away(), seat=seat)


# --- the order in which people are asked ---------------------------------------------------------------


def asked_in_order(page: str) -> list[str]:
    """Everybody in the line of those who are asked: how they stand, who they are, what is said of them."""
    order = re.search(r'<section class="asking-order"><h2>Asked in this order</h2>.*?</section>', page, re.DOTALL)
    found = order[0] if order else ""
    people = re.findall(r'<li class="turn-(\w+)".*?<b>([^<]+)</b> <span>([^<]+)</span></li>', found)
    return [f"{standing}: {name}, {about}" for standing, name, about in people]


FOUR: dict[str, Any] = {
    "A": {"hand": ["shark-dog"], "play": ["gorillion"]},
    "B": {"hand": ["rhino-turtle"], "play": ["bee-bear"]},
    "C": {"hand": ["killer-bee"]},
    "D": {"hand": ["luchataur"], "play": ["snail-hydra"]},
}


def test_who_may_take_the_card_shown_is_named_in_order() -> None:
    """T3.1: the opponent on the left, the teammate, the opponent on the right."""
    first = html_for(after("tag-team", FOUR, "play shark-dog"), seat=A)
    second = html_for(after("tag-team", FOUR, "play shark-dog", "pass"), seat=C)
    assert asked_in_order(first) == [
        "now: PlayerB, Mindbug?",
        "next: PlayerC, Mindfrog?",
        "next: PlayerD, Mindbug?",
    ]
    assert asked_in_order(second) == ["past: PlayerB, Mindbug: no", "now: You, Mindfrog?", "next: PlayerD, Mindbug?"]
    assert second.count('aria-current="step"') == 1


def test_who_may_block_is_named_in_order() -> None:
    """T4.1."""
    first = after("tag-team", FOUR, "attack gorillion")
    second = after("tag-team", FOUR, "attack gorillion", "no block")
    assert asked_in_order(html_for(first, seat=B)) == ["now: You, block?", "next: PlayerD, block?"]
    assert asked_in_order(html_for(second, seat=None)) == ["past: PlayerB, block: no", "now: PlayerD, block?"]


def test_who_is_not_asked_is_not_shown_as_if() -> None:
    """Without a Mindbug or a Mindfrog, where Mindbugs are forbidden (J17), without a creature that may block."""
    document = {**FOUR, "B": {**FOUR["B"], "mindbugs": 0}, "D": {**FOUR["D"], "mindbugs": 0}}
    assert asked_in_order(html_for(after("tag-team", document, "play shark-dog"), seat=C)) == [
        "unable: PlayerB, no Mindbug left",
        "now: You, Mindfrog?",
        "unable: PlayerD, no Mindbug left",
    ]
    without_frog = {**FOUR, "C": {**FOUR["C"], "mindfrogs": 0}}
    assert "unable: PlayerC, no Mindfrog left" in asked_in_order(
        html_for(after("tag-team", without_frog, "play shark-dog"), seat=A)
    )
    forbidden = {**FOUR, "D": {**FOUR["D"], "play": ["bug-catcher"]}}
    assert "unable: PlayerB, can’t use Mindbugs" in asked_in_order(
        html_for(after("tag-team", forbidden, "play shark-dog"), seat=A)
    )
    carrot = {**FOUR, "A": {**FOUR["A"], "play": ["bazoocarrot"]}}
    assert asked_in_order(html_for(after("tag-team", carrot, "attack bazoocarrot", "choose B"), seat=D)) == [
        "unable: PlayerB, can’t block",
        "now: You, block?",
    ]


def test_who_may_play_a_card_sees_who_would_be_asked() -> None:
    without_frog = {**FOUR, "C": {**FOUR["C"], "mindfrogs": 0}}
    page = html_for(after("tag-team", without_frog), seat=A)
    then = page[page.index("If you play a card") :].partition("</section>")[0]
    assert re.findall(r"art/(mind[a-z-]+).svg.*?<b>(\w+)</b> <span>([^<]+)</span>", then) == [
        ("mindbug", "PlayerB", "Mindbug?"),
        ("mindfrog-used", "PlayerC", "no Mindfrog left"),
        ("mindbug", "PlayerD", "Mindbug?"),
    ]
    assert "If you play a card" not in html_for(after("tag-team", without_frog), seat=B)


def test_everybody_is_where_they_sit() -> None:
    page = html_for(after("tag-team", FOUR), seat=A)
    sit = dict(re.findall(r'<section class="seat [^>]*aria-label="(\w+)".*?class="standing">([^<]+)<', page, re.DOTALL))
    assert sit == {
        "PlayerB": "on your left",
        "PlayerD": "on your right",
        "PlayerC": "your teammate",
        "You": "Your turn",
    }


def test_there_is_no_order_where_one_is_asked() -> None:
    assert asked_in_order(html_for(after("tag-team", FOUR), seat=A)) == []
    duel = {"A": {"hand": ["shark-dog"]}, "B": {"hand": ["gorillion"]}}
    assert asked_in_order(html_for(after("duel", duel, "play shark-dog"), seat=B)) == []


# --- why not -------------------------------------------------------------------------------------------


def reasons(page: str) -> dict[str, str]:
    """Why cards cannot be chosen, by their places on the page."""
    return {place: html.unescape(why) for place, why in re.findall(r'<p data-why="([^"]+)">([^<]+)</p>', page)}


def worn(page: str) -> list[str]:
    """What is said of cards that cannot be chosen: on them, or on a plate above them."""
    plate = r'<span class="plate"[^>]*><span class="outcome cannot">.*?</span>(.*?)</span>'
    marks = rf'<span class="mark why">([^<]+)</span>|{plate}'
    return [html.unescape(re.sub("<[^>]+>", "", a or b)) for a, b in re.findall(marks, page)]


def test_who_cannot_block_says_why_not() -> None:
    sneaky = {
        "A": {"hand": ["shark-dog"], "play": ["spider-owl", "bee-bear"]},
        "B": {"hand": ["gorillion"], "play": ["tiger-squirrel"]},
        "turn": "B",
    }
    page = html_for(after("duel", sneaky, "attack tiger-squirrel"), seat=A)
    assert worn(page) == ["Can’t block not Sneaky"]
    assert reasons(page) == {
        "card-bee-bear-1": "Bee Bear cannot block Tiger Squirrel, which has Sneaky: only creatures with Sneaky can."
    }


@pytest.mark.parametrize("side", ["hunter", "frenzy"])
def test_a_card_that_was_turned_says_why_it_cannot_block(side: str) -> None:
    sneaky = {
        "A": {"play": ["spider-owl", {"card": "sluggernaut", "exhausted": True, "side": side}]},
        "B": {"hand": ["gorillion"], "play": ["tiger-squirrel"]},
        "turn": "B",
    }
    page = html_for(after("duel", sneaky, "attack tiger-squirrel"), seat=A)
    assert worn(page) == ["Can’t block not Sneaky"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_creatures_have_numbers_in_every_language(language: str) -> None:
    equal = {
        "A": {"play": ["sluggernaut", {"card": "sluggernaut", "exhausted": True, "side": "hunter"}]},
        "B": {"hand": ["gorillion"], "play": ["bee-bear"]},
        "turn": "B",
    }
    page = html_for(after("duel", equal, "attack bee-bear"), seat=A, language=language)
    words = wording_in(language).words(MindbugWords)
    number = words.card_name("sluggernaut", 2).removeprefix(words.card_name("sluggernaut"))  # the name may be declined
    assert number in html.unescape(page)


def test_of_equal_creatures_each_has_its_own_reason() -> None:
    """The weak ones are unable to block beside Elephantopus; one of these is boosted."""
    equal = {
        "A": {
            "hand": ["shark-dog"],
            "play": ["tiger-squirrel", {"card": "tiger-squirrel", "boosts": ["koibra", "duckdra"]}],
        },
        "B": {"hand": ["gorillion"], "play": ["elephantopus"]},
        "turn": "B",
    }
    position = after("duel", equal, "attack elephantopus")
    page = html_for(position, seat=A)
    sight = position.view(A).sight
    assert isinstance(sight, Sight)
    weak = [creature.power for creature in sight.player(A).creatures].index(3) + 1
    assert reasons(page) == {f"card-tiger-squirrel-{weak}": "Tiger Squirrel cannot block Elephantopus."}
    assert worn(page) == ["Can’t block power 4 or lower"]


def test_of_equal_creatures_only_those_of_opponents_can_be_hunted() -> None:
    equal = {
        "A": {"hand": ["brain-fly"], "play": ["killer-bee"]},
        "B": {"hand": ["rhino-turtle"], "play": ["bee-bear"]},
        "C": {"hand": ["shark-dog"], "play": ["luchataur"]},
        "D": {"hand": ["undead-trio"], "play": ["luchataur"]},
        "turn": "A",
    }
    page = html_for(after("tag-team", equal, "attack killer-bee"), seat=A)
    assert page.count('value="hunt luchataur"') == 1


def test_who_has_to_hunt_first_is_told_so_of_every_other_card() -> None:
    """J12."""
    hunted = {
        "A": {"hand": ["gorillion"], "play": ["brain-fly", "shark-dog"]},
        "B": {"hand": ["luchataur"], "play": ["captain-hippo"]},
    }
    page = html_for(after("duel", hunted), seat=A)
    assert worn(page) == ["Must hunt"] * 2
    assert reasons(page).keys() == {"card-brain-fly-1", "card-gorillion-1"}


def test_a_card_in_hand_that_cannot_be_played_says_why_not() -> None:
    """Beside Going Bananas the teammate cannot play what is strong."""
    bananas = {
        **FOUR,
        "A": {"hand": ["shark-dog", "gorillion"]},
        "C": {"hand": ["brain-fly"], "play": ["going-bananas"]},
    }
    page = html_for(after("tag-team", bananas), seat=A)
    assert worn(page) == ["Can’t be played"]
    assert reasons(page) == {"card-gorillion-1": "Gorillion cannot be played now."}
    assert re.search(r'class="hand-card unable" id="card-gorillion-1"', page)
    assert "Gorillion, Power 10, Can’t be played." in page


def test_a_card_beside_those_an_effect_may_choose_says_why_not() -> None:
    """Tiger Squirrel defeats an enemy creature with power 7 or more; nobody asks about one's own."""
    squirrel = {
        "A": {"hand": ["tiger-squirrel", "shark-dog"], "play": ["gorillion"]},
        "B": {"hand": ["rhino-turtle"], "play": ["luchataur", "snail-hydra", "spider-owl"], "mindbugs": 0},
    }
    position = after("duel", squirrel, "play tiger-squirrel")
    page = html_for(position, seat=A)
    assert worn(page) == ["Can’t be chosen"]
    assert reasons(page) == {"card-spider-owl-1": "Spider Owl cannot be chosen here."}
    assert worn(html_for(position, seat=B)) == []


def test_what_is_chosen_already_is_marked_and_not_refused() -> None:
    """Of two equal cards in hand, one."""
    bomber = {
        "A": {"hand": ["ferret-bomber"]},
        "B": {"hand": ["brain-fly", "brain-fly", "gorillion", "luchataur"], "mindbugs": 0},
    }
    position = after("duel", bomber, "play ferret-bomber", "choose brain-fly")
    page = html_for(position, seat=B)
    assert states_of(page) == [
        ("chosen", "brain-fly"),
        ("choice", "brain-fly"),
        ("choice", "gorillion"),
        ("choice", "luchataur"),
    ]
    assert worn(page) == []
    assert "Brain Fly, Power 4, chosen." in page


def states_of(part: str) -> list[tuple[str, str]]:
    return re.findall(r'class="hand-card ?(\w*)[^"]*" id="card-([a-z-]+)-\d"', part)


def test_a_choice_among_a_discard_pile_is_not_about_an_equal_card_in_hand() -> None:
    dragon = {
        "A": {"hand": ["compost-dragon", "gorillion", "brain-fly"], "discard": ["gorillion", "shark-dog"]},
        "B": {"hand": ["rhino-turtle"], "mindbugs": 0},
    }
    page = html_for(after("duel", dragon, "play compost-dragon"), seat=A)
    spread = page[page.index('<details class="spread" open') :].partition("</details>")[0]
    hand = page[page.index('<section class="hand') :].partition("</section>")[0]
    assert states_of(spread) == [("choice", "gorillion"), ("choice", "shark-dog")]
    assert states_of(hand) == [("", "gorillion"), ("", "brain-fly")]


def test_nobody_is_told_what_another_cannot_do() -> None:
    lizard = {"A": {"hand": ["gorillion"], "play": ["cave-lizard"]}, "B": {"hand": ["luchataur"]}}
    position = after("duel", lizard)
    assert reasons(html_for(position, seat=A)) == {"card-cave-lizard-1": "Cave Lizard cannot attack."}
    for seat in (B, None):
        page = html_for(position, seat=seat)
        assert reasons(page) == {}
        assert worn(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_every_language(language: str) -> None:
    lizard = {"A": {"hand": ["gorillion"], "play": ["cave-lizard"]}, "B": {"hand": ["luchataur"]}}
    wording = wording_in(language)
    page = html_for(after("duel", lizard), seat=A, language=language)
    assert worn(page) == [wording.message("table-cannot-attack")]


# --- the question and the rest -----------------------------------------------------------------------


def buttons(page: str) -> list[tuple[str, str]]:
    """The moves of the prompt, with their keys."""
    form = page[page.index('<form id="answer"') :].partition("</form>")[0]
    return re.findall(r'<button class="answer" name="move" value="([^"]+)" data-key="(\w)"', form)


def keys(page: str) -> list[tuple[str, str]]:
    """The moves that cards stand for, with their keys."""
    return re.findall(r'type="submit" form="answer" name="move" value="([^"]+)"[^>]* data-key="(\w)"', page)


def test_no_button_repeats_a_card() -> None:
    """Keys follow the cards from left to right; what no card stands for is a button, and 0 if it declines."""
    full = {"A": {"hand": ["gorillion", "luchataur"], "play": ["bee-bear"]}, "B": {"play": ["luchataur"], "hand": []}}
    own = html_for(after("duel", full), seat=A)
    assert keys(own) == [("attack bee-bear", "1"), ("play gorillion", "2"), ("play luchataur", "3")]
    assert buttons(own) == []
    blocking = html_for(after("duel", full, "attack bee-bear"), seat=B)
    assert keys(blocking) == [("block luchataur", "1")]
    assert buttons(blocking) == [("no block", "0")]
    taking = html_for(after("duel", full, "play gorillion"), seat=B)
    assert buttons(taking) == [("mindbug", "1"), ("pass", "0")]


def test_a_card_with_two_answers_has_them_as_buttons_for_those_without_script() -> None:
    lovers = {**FOUR, "A": {"hand": ["shark-dog"], "play": ["rocket-lovers"]}, "C": {"play": ["killer-bee"]}}
    page = html_for(after("tag-team", lovers), seat=A)
    without = page[page.index("<noscript>") :].partition("</noscript>")[0]
    assert re.findall(r'value="([^"]+)"', without) == ["attack rocket-lovers", "action rocket-lovers"]


def test_effects_whose_cards_lie_nowhere_can_still_be_chosen() -> None:
    """Two fall at once, and both have something to do: their cards are spread over the board."""
    fallen = {
        "A": {"hand": ["shark-dog"], "play": ["strange-barrel"]},
        "B": {"hand": ["gorillion", "luchataur"], "play": ["harpy-mother"]},
    }
    position = after("duel", fallen, "attack strange-barrel", "block harpy-mother")
    page = html_for(position, seat=position.to_decide[0])
    offered = {move for move, _ in [*keys(page), *buttons(page)]}
    assert offered == set(position.view(position.to_decide[0]).sight.moves)


@pytest.mark.parametrize("moves", [[], ["play shark-dog"], ["attack gorillion"]])
def test_labels_are_whole_messages(moves: list[str]) -> None:
    """In French a colon stands after a space that does not break."""
    page = html.unescape(html_for(after("tag-team", FOUR, *moves), seat=A, language="fr"))
    labels = re.findall(r'aria-label="([^"]+)"', page) + re.findall(r'<span class="spoken">([^<]+)<', page)
    assert [label for label in labels if re.search(r"[^\u00a0\u202f]:", label)] == []
    assert "Équipe\u00a0: PlayerB, PlayerD" in labels


def test_long_names_may_be_broken_between_syllables() -> None:
    assert breakable("Kangasaurus Rex") == "Kan\u00adga\u00adsau\u00adrus Rex"
    assert breakable("Elephantopus") == "Ele\u00adphan\u00adto\u00adpus"
    assert breakable("Ratomante") == "Rato\u00admante"
    assert breakable("odrzuconych") == "odrzu\u00adco\u00adnych"  # “rz” is one sound
    assert breakable("Killer Bee") == "Killer Bee"
    assert breakable("Compostrago") == "Com\u00adpos\u00adtrago"
    assert breakable("Compostrago", "it") == "Com\u00adpo\u00adstrago"
    assert breakable("Ape Assassinata", "it") == "Ape Assas\u00adsi\u00adnata"
    duel = {"A": {"hand": ["shark-dog"], "play": ["elephantopus"]}, "B": {"hand": ["gorillion"]}}
    assert "Ele\u00adphan\u00adto\u00adpus</span>" in html_for(after("duel", duel), seat=A)


def test_what_two_abilities_do_alike_is_said_once() -> None:
    page = html_for(after("duel", {"A": {"hand": ["koibra"]}}), seat=A)
    assert re.findall(r'<b class="trigger">([\w ]+)</b>', page) == ["Play and Attack"]
    assert page.count('<span class="says">Reveal') == 1


def test_turns_have_the_same_number_in_the_log_as_above_it() -> None:
    """Also where a game began in the middle of a turn, whose beginning was never told."""
    position = after("duel", {"A": {"hand": ["shark-dog"], "play": ["tiger-squirrel"]}, "B": {"play": ["bee-bear"]}})
    told = [position.play("attack tiger-squirrel"), position.play("attack bee-bear"), position.play("play shark-dog")]
    page = html_for(position, told=told, seat=B)
    assert re.findall(r"<h3>Turn (\d+) · (\w+)</h3>", page) == [("3", "PlayerA"), ("2", "You")]


def test_boosts_and_stages_are_drawn_and_counted() -> None:
    grown = {
        "A": {"hand": ["shark-dog"], "play": ["frog-prophet", {"card": "bee-bear", "boosts": ["koibra", "duckdra"]}]}
    }
    page = html_for(after("duel", {**grown, "B": {"hand": ["gorillion"]}}), seat=A)
    assert re.findall(r'<span class="pill boost">.*?([+]\d)</span>', page) == ["+2"]
    assert page.count('<span class="edge edge-') == 2
    steps = re.search(r'<span class="rising">(.*?)</span>(\d/\d)</span>', page)
    assert steps
    assert (steps[1].count('class="reached"'), steps[1].count("<i"), steps[2]) == (2, 3, "2/3")

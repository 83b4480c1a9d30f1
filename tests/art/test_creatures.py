"""Creatures: every card has one of its own, and whatever its table names is there."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from itertools import combinations
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat

from mindtable.art.coats import PATTERNS
from mindtable.art.creature import HEIGHT, WIDTH, picture
from mindtable.art.emoji import all_emoji
from mindtable.art.emotes import EMOTES, emote
from mindtable.art.eyes import Mood, mood_of
from mindtable.art.layers import Coat, Emoji, Eyes, Group, Layer, Part, Shape, creature
from mindtable.art.mindbug.creatures import CREATURES
from mindtable.art.mindbug.gallery import mood_of_card
from mindtable.art.parts import PARTS
from mindtable.art.raster import png
from mindtable.art.scenes import SCENES
from mindtable.art.svg import HALO, INK
from tests.art.drawings import CARDS, grey, printed_cards

# Mean difference of grey, from 0 to 255, of the two pictures that are most alike; set by looking at such pairs.
LEAST_DIFFERENCE = 12


def flat(layers: Iterable[Layer]) -> Iterator[Layer]:
    for layer in layers:
        if isinstance(layer, Group):
            yield from flat(layer.layers)
        else:
            yield layer


def emoji_of(card: str) -> list[Emoji]:
    return [layer for layer in flat(CREATURES[card].layers) if isinstance(layer, Emoji)]


def test_every_card_has_a_creature() -> None:
    assert [card for card in printed_cards() if card not in CREATURES] == []


@pytest.mark.parametrize("card", CARDS)
def test_whatever_a_creature_names_is_there(card: str) -> None:
    assert CREATURES[card].scene in SCENES
    for layer in flat(CREATURES[card].layers):
        if isinstance(layer, Part):
            assert layer.name in PARTS
            assert len(layer.colours) <= len(PARTS[layer.name].colours)
        if isinstance(layer, Emoji):
            paths = all_emoji()[layer.name]
            there = {path.fill for path in paths} | set(range(len(paths)))
            assert {*layer.swap, *layer.only, *layer.drop} <= there, layer.name


@pytest.mark.parametrize("card", CARDS)
def test_every_coat_lies_on_something(card: str) -> None:
    def fits(coat: Coat, fills: set[str]) -> bool:
        return coat.pattern in PATTERNS and {coat.on} <= fills if isinstance(coat.on, str) else {*coat.on} <= fills

    for layer in flat(CREATURES[card].layers):
        if isinstance(layer, Shape) and layer.coat:
            assert fits(layer.coat, {layer.fill})
        if isinstance(layer, Emoji) and layer.coat:
            paths = all_emoji()[layer.name]
            fills = {layer.swap.get(k, layer.swap.get(path.fill, path.fill)) for k, path in enumerate(paths)}
            assert fits(layer.coat, fills), layer.name


def test_nothing_is_vendored_that_is_not_used() -> None:
    in_creatures = {layer.name for card in CARDS for layer in emoji_of(card)}
    assert set(all_emoji()) == in_creatures | set(EMOTES.values())


@pytest.mark.parametrize("kind", EMOTES)
def test_an_emote_is_a_picture(kind: str) -> None:
    picture = ElementTree.fromstring(emote(kind))
    assert len(picture) > 2
    assert all(path.get("d") and path.get("fill") for path in picture)


@pytest.mark.parametrize("card", CARDS)
def test_every_creature_looks_at_somebody(card: str) -> None:
    """Eyes of ours, or goggles or glasses of an emoji in their place, and then its table says where its face is."""
    worn = {"goggles", "sunglasses", "glasses"}
    assert any(isinstance(layer, Eyes) for layer in flat(CREATURES[card].layers)) or (
        CREATURES[card].face and worn & {layer.name for layer in emoji_of(card)}
    )


def test_the_outline_goes_around_what_is_cropped_too() -> None:
    half = creature("meadow", Emoji("bear", crop=((0, 12), (32, 12), (32, 32), (0, 32))), face=(16, 16, 6))
    pixels = 20  # of a unit
    image = Image.open(io.BytesIO(png(picture("half", half, Mood.CALM), WIDTH * pixels))).convert("RGB")
    column = [image.getpixel((WIDTH * pixels // 2, y)) for y in range(HEIGHT * pixels)]
    rim, line = column.index(_rgb(HALO)), column.index(_rgb(INK))
    assert line - rim == pytest.approx(pixels, abs=2)  # a unit
    assert {*column[rim + 1 : line - 1]} == {_rgb(HALO)}


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def test_the_first_keyword_in_their_order_gives_the_mood() -> None:
    assert mood_of(("tough", "poisonous")) is Mood.POISONOUS
    assert mood_of(("tough", "hunter", "frenzy")) is Mood.FRENZY
    assert mood_of(()) is Mood.CALM
    assert mood_of_card("spider-owl") is Mood.SNEAKY


@pytest.mark.slow
def test_no_two_pictures_are_alike() -> None:
    """In grey, as small as in play: colour alone tells nobody apart."""

    def difference(first: str, second: str) -> float:
        return float(ImageStat.Stat(ImageChops.difference(grey(first), grey(second))).mean[0])

    alike = [(one, other) for one, other in combinations(CARDS, 2) if difference(one, other) < LEAST_DIFFERENCE]
    assert alike == []

"""How strong somebody is, as pages show it: their place on a ladder, and a profile of what they have played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple
from urllib.parse import quote

from ...lab.family import family_of
from ...ratings import Rating
from ...store import Person, Played, Ranked
from ...wording import Wording

_WIDTH: Final = 600  # of a curve
_HEIGHT: Final = 160
_LEAST: Final = 200  # points between the lowest and the highest of a curve
_FAVOURITES: Final = 12
_CARDS: Final = "played"


class Shown(NamedTuple):
    """A rating."""

    points: int
    margin: int
    is_provisional: bool
    games: int

    @staticmethod
    def of(ranked: Ranked) -> Shown:
        """A rating with how many games speak for it."""
        return Shown(ranked.rating.points, ranked.rating.margin, ranked.rating.is_provisional, ranked.games)


class Rung(NamedTuple):
    """Somebody on a ladder."""

    place: int  # 0: not sure enough to have one
    name: str
    face: str  # the address of a picture
    address: str  # of the profile; "" of a bot
    rating: Shown

    @property
    def initial(self) -> str:
        """What stands for a face where there is none."""
        return self.name[:1].upper()

    @property
    def is_bot(self) -> bool:
        """Whether it is a bot of the house."""
        return not self.address


class Share(NamedTuple):
    """How many of some games were won."""

    games: int
    won: int

    @property
    def percent(self) -> int:
        """The same in a hundred."""
        return round(100 * self.won / self.games) if self.games else 0


class Card(NamedTuple):
    """A card that somebody has played."""

    name: str
    share: Share


class Curve(NamedTuple):
    """How a rating has changed, as a path in a picture of a fixed size."""

    width: int
    height: int
    path: str
    lowest: int
    highest: int


class Profile(NamedTuple):
    """What somebody has played of one game."""

    rating: Shown
    all: Share
    beginning: Share
    not_beginning: Share
    curve: Curve | None
    cards: tuple[Card, ...]  # those played most


def ladder(people: Sequence[tuple[Ranked, Person, str]], bots: Mapping[str, Rating]) -> list[Rung]:
    """The rungs of a ladder: those who are sure of their place, among them the bots of the house, then the others. Of
    people the address of their picture is given."""
    rungs = [
        Rung(0, person.name, face, profile_address(person.name), Shown.of(ranked)) for ranked, person, face in people
    ]
    rungs += [Rung(0, name, "", "", Shown(rating.points, rating.margin, False, 0)) for name, rating in bots.items()]
    rungs.sort(key=lambda rung: (rung.rating.is_provisional, -rung.rating.points, rung.name))
    sure = sum(not rung.rating.is_provisional for rung in rungs)
    return [rung._replace(place=place if place <= sure else 0) for place, rung in enumerate(rungs, 1)]


def profile_address(name: str) -> str:
    """Where the profile of somebody is."""
    return f"/people/{quote(name, safe='')}"


def profile(ranked: Ranked, played: Sequence[Played], game: str, wording: Wording) -> Profile:
    """What the rated games of somebody show, of which the newest comes first."""
    counted = Counter[str]()
    won = Counter[str]()
    for one in played:
        counted.update(set(one.result.cards))
        won.update(set(one.result.cards) if one.result.place == 1 else ())
    named = family_of(game).named
    return Profile(
        rating=Shown.of(ranked),
        all=_share(played),
        beginning=_share([one for one in played if one.result.began]),
        not_beginning=_share([one for one in played if not one.result.began]),
        curve=_curve([one.rating.points for one in reversed(played) if one.rating is not None]),
        cards=tuple(
            Card(named(_CARDS, card, wording), Share(count, won[card]))
            for card, count in counted.most_common(_FAVOURITES)
        ),
    )


def _share(played: Sequence[Played]) -> Share:
    return Share(len(played), sum(one.result.place == 1 for one in played))


def _curve(points: Sequence[int]) -> Curve | None:
    """A curve through some points; None if there are too few."""
    if len(points) < 2:
        return None
    middle = (min(points) + max(points)) / 2
    room = max(max(points) - min(points), _LEAST)
    low = middle - room / 2
    across = _WIDTH / (len(points) - 1)
    places = [f"{number * across:.1f} {_HEIGHT * (1 - (one - low) / room):.1f}" for number, one in enumerate(points)]
    return Curve(_WIDTH, _HEIGHT, f"M{'L'.join(places)}", min(points), max(points))

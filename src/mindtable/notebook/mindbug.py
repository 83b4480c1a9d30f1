"""Games of Mindbug in notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..art.mindbug.gallery import card_picture
from ..game.contract import Position, Seat, View
from ..mindbug.sight import CreatureSight, PlayerSight, Sight
from ..wording import Wording
from ..wording.mindbug import MindbugWords
from .drawing import card, hidden_card, line, row, table
from .family import FamilyPictures

_CREATURE: Final = 104  # pixels
_IN_HAND: Final = 76


class MindbugPictures:
    """The table, with the pictures of its creatures. English, as everything that programs read."""

    def of_position(self, position: Position) -> str:
        """The whole table with all hands open, as SVG."""
        sight = _sight(position.view(None))
        open_hands = {seat: _sight(position.view(seat)).player(seat).hand for seat in position.seats}
        return self._table(sight, open_hands)

    def of_view(self, view: View) -> str:
        """The table as its seat sees it, as SVG: what it does not know lies face down."""
        sight = _sight(view)
        return self._table(sight, {player.seat: player.hand for player in sight.players})

    def _table(self, sight: Sight, hands: dict[Seat, tuple[str | None, ...]]) -> str:
        title = f"{sight.game}, turn {sight.turn_number} ({sight.turn})"
        if sight.winners:
            title += f": {', '.join(sight.winners)} won"
        elif sight.to_decide:
            title += f": {', '.join(sight.to_decide)} to decide ({sight.question})"
        return table(title, (part for player in sight.players for part in _player(player, hands[player.seat])))


def _sight(view: View) -> Sight:
    sight: Any = view.sight
    assert isinstance(sight, Sight)
    return sight


def _player(player: PlayerSight, hand: tuple[str | None, ...]) -> Iterator[str]:
    tokens = f"{player.life} life, {player.mindbugs} Mindbugs"
    if player.mindfrogs:
        tokens += f", {player.mindfrogs} Mindfrogs"
    yield line(f"{player.seat}: {tokens}, draw pile {player.draw_pile}, discard pile {len(player.discard_pile)}")
    yield row(_creature(creature) for creature in player.creatures)
    yield row(hidden_card() if name is None else _in_hand(name) for name in hand)


def _creature(creature: CreatureSight) -> str:
    marks = [keyword.value for keyword in creature.keywords]
    marks += [word for word in ("exhausted", "attacking", "blocking") if getattr(creature, word)]
    name = _name(creature.card)
    return card(card_picture(creature.card), name, _CREATURE, ", ".join([f"{creature.power} {name}", *marks]))


def _in_hand(name: str) -> str:
    return card(card_picture(name), _name(name), _IN_HAND, _name(name))


def _name(card: str) -> str:
    return Wording("en").words(MindbugWords).card_name(card)


family: Final[FamilyPictures] = MindbugPictures()

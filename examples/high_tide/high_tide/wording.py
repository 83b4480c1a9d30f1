"""High Tide in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final

from mindtable.game.contract import Event, Move, Refusal, Seat
from mindtable.wording.family import Words
from mindtable.wording.language import Language
from mindtable.wording.stories import Chapter, Sentence, line_by_line, one_chapter

from .events import CardLaid, GameWon, PlayerWashed
from .notation import parse
from .sight import Sight

Names = Mapping[Seat, str]


class HighTideWords:
    """All that is said of a game, in one language (see `mindtable.wording.family.Words`)."""

    messages: ClassVar[Path] = Path(__file__).parent / "words"

    def __init__(self, language: Language) -> None:
        self._say = language.say

    def card_name(self, card: str) -> str:
        """A card is called by its number."""
        return card

    def chapters(self, told: Sequence[Event]) -> Sequence[Chapter]:
        """A game is one chapter."""
        return one_chapter(told)

    def heading(self, _chapter: Chapter, _reader: Seat | None, _names: Names) -> str:
        """Nothing stands above it."""
        return ""

    def story(self, events: Sequence[Event], reader: Seat | None, names: Names, since: int = 0) -> tuple[Sentence, ...]:
        """A sentence for each event."""
        return line_by_line(self._line, events, reader, names, since)

    def question(self, sight: Sight, names: Names) -> str:
        """What the seat is asked, or whom it waits for."""
        if not sight.to_decide:
            return self._say("high-tide-over")
        if sight.seat not in sight.to_decide:
            return self._say("high-tide-waiting", player=names.get(sight.to_decide[0], sight.to_decide[0]))
        return self._say("high-tide-question" if sight.beach else "high-tide-question-empty")

    def move(self, move: Move, _sight: Sight, _names: Names) -> str:
        """A move as a short phrase."""
        card = parse(move).card
        return self._say("high-tide-wash") if card is None else self._say("high-tide-lay", card=str(card))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        return self._say(f"high-tide-refusal-{refusal.reason}", **refusal.facts)

    def verdict(self, sight: Sight, _told: Sequence[Event], names: Names) -> str:
        """Who won with how many points."""
        won = [GameWon(seat, sight.player(seat).points) for seat in sight.winners]
        return " ".join(filter(None, (self._line(event, sight.seat, names) for event in won)))

    def _line(self, event: Event, reader: Seat | None, names: Names) -> str | None:
        """What is told of an event; that a turn begins goes without saying."""
        match event:
            case CardLaid(seat, card):
                return self._of_player("high-tide-card-laid", seat, reader, names, card=card)
            case PlayerWashed(seat, cards):
                return self._of_player("high-tide-player-washed", seat, reader, names, count=len(cards))
            case GameWon(seat, points):
                return self._of_player("high-tide-game-won", seat, reader, names, count=points)
            case _:
                return None

    def _of_player(self, message: str, seat: Seat, reader: Seat | None, names: Names, **about: str | int) -> str:
        """A sentence about a player, or the one that speaks to the reader."""
        if seat == reader:
            return self._say(f"{message}-you", **about)
        return self._say(message, player=names.get(seat, seat), **about)


family: Final[type[Words[Sight]]] = HighTideWords

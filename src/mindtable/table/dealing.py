"""How a game at the table gets its dice: the table has committed itself to a secret, browsers add bits, and then all
follows from both (see `game.commitments`)."""

from __future__ import annotations

from collections.abc import Collection

from ..game.commitments import Commitment, Terms, commitment_to, seed_from
from ..game.contract import Seat


class Dealing:
    """The dice to come of one game, and what browsers have added to them so far."""

    def __init__(self, secret: bytes, terms: Terms) -> None:
        self.commitment = commitment_to(secret, terms)
        self.is_done = False
        self._secret = secret
        self._terms = terms
        self._added: dict[Seat, bytes] = {}  # b"": by a browser that can add nothing

    def add(self, seat: Seat, bits: bytes) -> None:
        """Note what the browser at a seat adds."""
        self._added[seat] = bits

    def has_added(self, seat: Seat) -> bool:
        """Whether a seat has added its bits, or that it adds none."""
        return seat in self._added

    def waits_for(self, seats: Collection[Seat]) -> list[Seat]:
        """Those of some seats whose browsers have not answered yet."""
        return [seat for seat in seats if seat not in self._added]

    @property
    def contributors(self) -> list[Seat]:
        """Whose bits are in the deal."""
        return sorted(seat for seat, bits in self._added.items() if bits)

    def seed(self) -> bytes:
        """The seed that follows from the secret, the bits and the terms."""
        return seed_from(self._secret, self._bits(), self._terms)

    def opened(self) -> Commitment:
        """The commitment with all that it was about: for games that are over."""
        return Commitment(self.commitment, self._secret, self._bits())

    def _bits(self) -> tuple[tuple[Seat, bytes], ...]:
        return tuple((seat, self._added[seat]) for seat in self.contributors)

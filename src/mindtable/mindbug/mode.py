"""A mode of play as an object of named questions: who sits where, who is asked, what everyone starts with.

Rules ask the mode instead of computing with seat numbers, so that team play is another object and not
another engine.
"""

from typing import Final

from mypy_extensions import i64

from ..game.contract import SEATS


class Mode:
    """How many play, in which teams and in which order."""

    def __init__(
        self,
        *,
        name: str,
        game: str,
        seats: int,
        teams: list[int],
        takers: list[list[int]],
        blockers: list[list[int]],
        hand: int,
        dealt: int,
        life: int,
        mindbugs: int,
        mindfrogs: int = 0,
        skips_turns: bool = False,
        acts_again: bool = False,
    ) -> None:
        self.name: Final = name
        self.game: Final = game  # several modes may be variants of one game
        self.seats: Final[i64] = seats
        self.letters: Final = SEATS[:seats]
        self.team: Final = bytes(teams)
        self.sides: Final = tuple(
            [tuple([SEATS[n] for n in range(seats) if teams[n] == team]) for team in sorted(set(teams))]
        )
        mates = [[n for n in range(seats) if n != seat and teams[n] == team] for seat, team in enumerate(teams)]
        self._teammate: Final = bytes([mates[seat][0] if mates[seat] else seat for seat in range(seats)])
        # Who may take a played card, and who may block, in the order in which they are asked.
        self.takers: Final = [bytes(order) for order in takers]
        self.blockers: Final = [bytes(order) for order in blockers]
        self.hand: Final[i64] = hand
        self.dealt: Final[i64] = dealt
        self.life: Final[i64] = life
        self.mindbugs: Final[i64] = mindbugs
        self.mindfrogs: Final[i64] = mindfrogs
        # Whether a player without a turn action is skipped (T2.3), or has lost (M3.2).
        self.skips_turns: Final = skips_turns
        # Whether a player whose card was taken acts again in the same turn (T3.2), or takes a new turn (M5.3).
        self.acts_again: Final = acts_again

    def after(self, seat: i64) -> i64:
        """Whose turn follows that of a seat: the player on its left (T1.1)."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def opponents(self, seat: i64) -> bytes:
        """The opponents of a seat, the one on the left first."""
        return self.blockers[seat]

    def allied(self, seat: i64, other: i64) -> bool:
        """Whether two seats are of one team."""
        return self.team[seat] == self.team[other]

    def teammate(self, seat: i64) -> i64:
        """The other player of a seat's team; the seat itself where everybody plays alone."""
        return self._teammate[seat]


DUEL: Final = Mode(
    name="duel",
    game="duel",
    seats=2,
    teams=[0, 1],
    takers=[[1], [0]],
    blockers=[[1], [0]],
    hand=5,
    dealt=10,
    life=3,
    mindbugs=2,
)


def _tag_team(name: str, hand: int, dealt: int, mindbugs: int) -> Mode:
    """Two against two, seated alternately (T1.1): left, teammate, right is the order of asking (T3.1, T4.1)."""
    return Mode(
        name=name,
        game="tag-team",
        seats=4,
        teams=[0, 1, 0, 1],
        takers=[[1, 2, 3], [2, 3, 0], [3, 0, 1], [0, 1, 2]],
        blockers=[[1, 3], [2, 0], [3, 1], [0, 2]],
        hand=hand,
        dealt=dealt,
        life=3,
        mindbugs=mindbugs,
        mindfrogs=1,
        skips_turns=True,
        acts_again=True,
    )


TAG_TEAM: Final = _tag_team("tag-team", hand=3, dealt=6, mindbugs=1)
EPIC_TAG_TEAM: Final = _tag_team("tag-team-epic", hand=5, dealt=10, mindbugs=2)  # T1.5

MODES: Final = {mode.name: mode for mode in (DUEL, TAG_TEAM, EPIC_TAG_TEAM)}

"""The state of a game: where every card lies and what is still to happen. Data only.

Everything is an integer or an immutable object, so a copy is a value and what is half done (an effect
waiting for a choice, an attack before its block) is part of it.
"""

from typing import Final

from mypy_extensions import i64

from .mode import Mode
from .slots import Slots

NOBODY: Final = -1
NOTHING: Final = -1

# Decisions: what the seat to decide is asked.
NO_DECISION: Final = 0
TURN: Final = 1  # a turn action (M4.1)
TAKE: Final = 2  # use a Mindbug on the card shown, or pass (M5.2)
HUNT: Final = 3
BLOCK: Final = 4
AGAIN: Final = 5  # a second attack (M6.8)
CHOOSE: Final = 6  # a card for the effect in progress
CHOOSE_SEAT: Final = 7
MAY: Final = 8  # yes or no
ORDER: Final = 9  # whose effect comes first (M7.4)
CHOOSE_KEYWORD: Final = 10
CHOOSE_SIDE: Final = 11  # to which an exhausted creature is turned (J34)
CHOOSE_BRANCH: Final = 12  # one of two effects (J21)
FROG: Final = 13  # use a Mindfrog on the card shown, or pass (T3.1)

# Moves are numbers: a slot (or a seat, the place of a keyword, or the place of a branch, where that is chosen),
# YES or DECLINE where that is the answer, and ACTION + slot for the Action of a creature.
YES: Final = 0
DECLINE: Final = 60
DECLINED: Final = 0x1000000000000000  # the bit of DECLINE in a set of options
ACTION: Final = 64

# Stages of a turn that are still to come (see `packed`).
BEGIN_TURN: Final = 1
ASK_TAKERS: Final = 2
HUNTING: Final = 3
BLOCKING: Final = 4
SECOND_ATTACK: Final = 5
END_TURN: Final = 6
NEXT_TURN: Final = 7
ACT_AGAIN: Final = 8

# No game goes on for more turns (J54); the longest of a million random ones had about seventy.
LONGEST_GAME: Final = 500

# What is told of a change: kind, seat, slot, face, number.
Telling = tuple[int, int, int, int, int]


NUMBERS: Final = (
    "hand",
    "draw",
    "in_play",
    "discard",
    "under",
    "shown",
    "unused",
    "odd",
    "far",
    "open",
    "seen_a",
    "seen_b",
    "seen_c",
    "seen_d",
    "looked_at",
    "exhausted",
    "cannot_block",
    "sneaky",
    "safe",
    "blocked",
    "victors",
    "turning",
    "lives",
    "mindbugs",
    "mindfrogs",
    "turns",
    "skipped",
    "nonblockers",
    "active",
    "next",
    "stages",
    "asked",
    "taker",
    "attacker",
    "blocker",
    "attacks",
    "ordered",
    "step",
    "giver",
    "source",
    "you",
    "other",
    "chosen",
    "picked",
    "given",
    "named",
    "happened",
    "tally",
    "copied",
    "decision",
    "decider",
    "options",
    "actions",
    "winner",
    "chance",
)


class Board:
    """All there is to know about a game at a moment. Questions and changes are in modules of their own."""

    __slots__ = (
        *NUMBERS, "hosts", "mode", "order", "rest", "rolled", "secret", "sightings", "slots", "told", "waiting"
    )  # fmt: skip

    def __init__(self, mode: Mode, slots: Slots) -> None:
        self.mode: Mode = mode
        # Which card every slot is; the slots from the top of the deck to its bottom, the order in which cards
        # are drawn, none if any card of the piles may come next; and the faces of the cards below them in the unused
        # pile, too deep to come into the game.
        self.slots: Slots = slots
        self.order: bytes = b""
        # Under which creature a boost card lies, or lay before it was released: slot + 1, for every slot. Empty as
        # long as there never was one.
        self.hosts: bytes = b""
        self.rest: bytes = b""
        # Every slot is in exactly one of these sets; `shown` is the card played and not yet taken.
        self.hand: i64 = 0
        self.draw: i64 = 0
        self.in_play: i64 = 0
        self.discard: i64 = 0
        self.under: i64 = 0  # boost cards
        self.shown: i64 = 0
        self.unused: i64 = 0
        # Who holds a card: the two binary digits of the seat's number. The lower one is the team.
        self.odd: i64 = 0
        self.far: i64 = 0
        # Which cards everybody has seen, and which a seat has seen besides, in its hand or a moment ago in it.
        self.open: i64 = 0
        self.seen_a: i64 = 0
        self.seen_b: i64 = 0
        self.seen_c: i64 = 0
        self.seen_d: i64 = 0
        # What was seen and has since gone one knows not where (see `changes.sightings`), and the cards of the unused
        # pile that the player of the effect in progress looks at.
        self.sightings: tuple[int, ...] = ()
        self.looked_at: i64 = 0
        # What creatures in play are; those still to be turned to a side; and what holds or happened this turn.
        self.exhausted: i64 = 0
        self.turning: i64 = 0
        self.cannot_block: i64 = 0
        self.sneaky: i64 = 0
        self.safe: i64 = 0  # nothing defeats them
        self.blocked: i64 = 0
        self.victors: i64 = 0  # they defeated an enemy creature in combat
        self.lives: i64 = 0
        self.mindbugs: i64 = 0
        self.mindfrogs: i64 = 0
        # The turn, and the attack in progress.
        self.turns: i64 = 0  # that have begun
        self.active: i64 = 0
        self.next: i64 = 0  # whose turn follows
        self.skipped: i64 = 0  # the teams whose last turn was skipped, as bits (T2.3)
        self.nonblockers: i64 = 0  # the seats that cannot block this turn, as bits
        self.stages: i64 = 0
        self.asked: i64 = 0  # how many were asked to take the card shown, or to block
        self.taker: i64 = 0  # whose creature the card shown will be
        self.attacker: i64 = NOTHING
        self.blocker: i64 = NOTHING
        self.attacks: i64 = 0
        self.ordered: i64 = 0  # the attack is caused by an effect
        # The effect in progress (step 0: none): the card that gives it, its creature, its player, the opponent it is
        # about, the cards picked so far, whether picking is over; the card just given or revealed, the keyword named,
        # whether the last step was done completely, how many were discarded, and whose effects were copied.
        self.step: i64 = 0
        self.giver: i64 = 0
        self.source: i64 = 0
        self.you: i64 = 0
        self.other: i64 = NOBODY
        self.chosen: i64 = 0
        self.picked: i64 = 0
        self.given: i64 = NOTHING
        self.named: i64 = 0
        self.happened: i64 = 0
        self.tally: i64 = 0
        self.copied: i64 = 0
        # Effects that wait until the one in progress is complete (M7.4).
        self.waiting: tuple[int, ...] = ()
        # The decision to be made and its legal answers.
        self.decision: i64 = NO_DECISION
        self.decider: i64 = NOBODY
        self.options: i64 = 0
        self.actions: i64 = 0
        self.winner: i64 = NOBODY  # a team
        # The dice: their state, and the secret of sealed ones (see `chance`).
        self.chance: i64 = 0
        self.secret: bytes = b""
        # Where changes are told and throws of sealed dice noted, if anybody listens; not part of the value.
        self.told: list[Telling] | None = None
        self.rolled: list[tuple[int, int]] | None = None

    def copy(self) -> "Board":
        """An independent board of equal value."""
        other = Board(self.mode, self.slots)
        other.become(self)
        return other

    def become(self, other: "Board") -> None:
        """Take over everything that makes up the value of another board."""
        self.mode = other.mode
        self.slots = other.slots
        self.order = other.order
        self.hosts = other.hosts
        self.rest = other.rest
        self.hand = other.hand
        self.draw = other.draw
        self.in_play = other.in_play
        self.discard = other.discard
        self.under = other.under
        self.shown = other.shown
        self.unused = other.unused
        self.odd = other.odd
        self.far = other.far
        self.open = other.open
        self.seen_a = other.seen_a
        self.seen_b = other.seen_b
        self.seen_c = other.seen_c
        self.seen_d = other.seen_d
        self.sightings = other.sightings
        self.looked_at = other.looked_at
        self.exhausted = other.exhausted
        self.cannot_block = other.cannot_block
        self.sneaky = other.sneaky
        self.safe = other.safe
        self.blocked = other.blocked
        self.victors = other.victors
        self.turning = other.turning
        self.lives = other.lives
        self.mindbugs = other.mindbugs
        self.mindfrogs = other.mindfrogs
        self.turns = other.turns
        self.active = other.active
        self.next = other.next
        self.skipped = other.skipped
        self.nonblockers = other.nonblockers
        self.stages = other.stages
        self.asked = other.asked
        self.taker = other.taker
        self.attacker = other.attacker
        self.blocker = other.blocker
        self.attacks = other.attacks
        self.ordered = other.ordered
        self.step = other.step
        self.giver = other.giver
        self.source = other.source
        self.you = other.you
        self.other = other.other
        self.chosen = other.chosen
        self.picked = other.picked
        self.given = other.given
        self.named = other.named
        self.happened = other.happened
        self.tally = other.tally
        self.copied = other.copied
        self.waiting = other.waiting
        self.decision = other.decision
        self.decider = other.decider
        self.options = other.options
        self.actions = other.actions
        self.winner = other.winner
        self.chance = other.chance
        self.secret = other.secret

    def numbers(self) -> list[int]:
        """All numbers of the value, in the order of NUMBERS."""
        return [getattr(self, name) for name in NUMBERS]

    def set_numbers(self, numbers: list[int]) -> None:
        """The inverse of `numbers`."""
        for name, number in zip(NUMBERS, numbers, strict=True):
            setattr(self, name, number)

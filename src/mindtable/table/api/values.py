"""What travels: the values that programs hand in and get."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from ...art.emotes import EMOTES
from ...store import Agreement
from .shapes import FileText

Sits = Literal["person", "program", "bot", "nobody"]


@dataclass(frozen=True)
class Problem:
    """Why something was not done."""

    code: Annotated[str, "what programs know it by; it stays the same"]
    sentence: Annotated[str, "for people, in the language asked for"]
    reason: Annotated[str, "why exactly, in a word, where a rule or a wrong setting is the cause"] = ""


@dataclass(frozen=True)
class Me:
    """Who plays with the token."""

    name: Annotated[str, "by which others see and challenge it; empty of a guest"]
    is_program: Annotated[bool, "whether it is shown as a bot"]
    label: Annotated[str, "of the token"]
    games: Annotated[tuple[str, ...], "the games that can be played here"]


@dataclass(frozen=True)
class Time:
    """What was left to somebody at a moment; of choices that are made at the same time, as it was before them."""

    left: Annotated[int, "milliseconds"]
    since: Annotated[int, "the moment from which it runs, in milliseconds since 1970; 0: it stands"]


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat."""

    seat: str
    sits: Sits
    name: Annotated[str, "empty where nobody sits"]
    bot: Annotated[str, "of a bot of the house: which one"]
    is_away: Annotated[bool, "nobody listens there"]
    emote: Annotated[str, "what they show just now; empty: nothing"] = ""
    time: Annotated[Time | None, "on their clock, where there is one"] = None


@dataclass(frozen=True)
class Invitation:
    """What lets somebody sit down at a free chair."""

    seat: str
    address: Annotated[str, "for a person with a browser"]
    invitation: Annotated[str, "for a program that joins"]


@dataclass(frozen=True)
class Question:
    """What the seat is asked."""

    mark: Annotated[str, "to be handed in with the answer"]
    moves: Annotated[tuple[str, ...], "the answers that the rules allow"]


@dataclass(frozen=True)
class Offer:
    """What those who play with the seat say of giving up; nobody else is told."""

    seat: Annotated[str, "who wants to give up; of a refusal, who would rather play on"]
    standing: Annotated[
        Literal["asked", "waiting", "refused"],
        "the seat is asked (agree, or play on); it waits for others, and may play on itself; others play on",
    ]


@dataclass(frozen=True)
class GameInList:
    """A game in a list."""

    id: str
    game: Annotated[str, "what is played"]
    seat: Annotated[str | None, "one's own; null where a bot has taken it over"]
    chairs: tuple[Chair, ...]
    is_asked: Annotated[bool, "whether it waits for one's own answer"]
    is_over: bool
    winners: tuple[str, ...]


@dataclass(frozen=True)
class OwnGames:
    """Games of one's own: those that wait first, then those that go on, then those that are over."""

    games: tuple[GameInList, ...]
    are_more: bool


@dataclass(frozen=True)
class Game:
    """A game as a seat, or a spectator, may know it."""

    id: str
    game: Annotated[str, "what is played"]
    sets: tuple[str, ...]
    options: Mapping[str, str]
    agreement: Annotated[Agreement, "what holds beside the rules"]
    seat: Annotated[str | None, "whose sight it is; null: a spectator's"]
    chairs: tuple[Chair, ...]
    invitations: Annotated[tuple[Invitation, ...], "to free chairs, for those who sit at the table"]
    is_dealt: bool
    adds_bits: Annotated[bool, "whether the table waits for this seat to add its bits to the deal"]
    to_decide: Annotated[tuple[str, ...], "whom the table waits for"]
    question: Annotated[Question | None, "what the seat is asked, if it is"]
    sight: Annotated[Mapping[str, Any] | None, "all that may be known, as in docs/sights.md; null before the deal"]
    world: Annotated[str, "a position that agrees with the sight, as the library loads it; empty before the deal"]
    told: Annotated[int, "how many events the seat was told"]
    is_over: bool
    winners: tuple[str, ...]
    resigned: Annotated[str | None, "the seat that gave up"]
    out_of_time: Annotated[str | None, "the seat whose time was up"]
    following: Annotated[str | None, "the rematch"]
    offer: Annotated[Offer | None, "where several play together: that one's side may give up"] = None
    may_take_back: Annotated[bool, "whether one may take moves back: against bots, and without a clock"] = False
    may_return: Annotated[bool, "whether a bot plays on for one, and one may sit down again"] = False


@dataclass(frozen=True)
class GameLine:
    """A line of the stream of a game."""

    type: Literal["game", "alive"]
    game: Annotated[Game | None, "how it stands now"] = None
    told: Annotated[
        tuple[Mapping[str, Any], ...], "what the seat was told since the line before: events as in docs/events.md"
    ] = ()


@dataclass(frozen=True)
class Terms:
    """What is to hold beside the rules."""

    clock: Annotated[str, "180+5: seconds, and more after each answer; 3d: days for each; turn:30: seconds a turn"] = ""
    rated: bool = False
    listed: Annotated[bool, "in the lobby: while chairs are free, and to be watched"] = False
    watched: Annotated[bool, "others may look on"] = True
    private: Annotated[bool, "whoever does not sit there does not learn that there is such a game"] = False
    quiet: Annotated[bool, "no emotes"] = False
    best_of: Annotated[int, "games, with the rematches: 1 or 3"] = 1


AS_USUAL: Final = Terms()
_OPTIONS: Final = "of the game, by their names; where it takes a file, a deck for instance, its text"


@dataclass(frozen=True)
class Wish:
    """A game to be opened."""

    game: str
    sets: Annotated[tuple[str, ...], "of cards; none: the usual ones"] = ()
    options: Annotated[Mapping[str, FileText], _OPTIONS] = field(default_factory=dict)
    agreement: Terms = AS_USUAL
    against: Annotated[str, "a bot of the house; empty: the other chairs are free, and there are invitations"] = ""
    others: Annotated[
        tuple[str, ...],
        "at the chairs after one's own: friend (it stays free) or a bot of the house; where nothing is said, as "
        "`against` says",
    ] = ()


@dataclass(frozen=True)
class SeekWish:
    """A game for which others are looked for."""

    game: str
    sets: Annotated[tuple[str, ...], "of cards; none: the usual ones"] = ()
    options: Annotated[Mapping[str, FileText], _OPTIONS] = field(default_factory=dict)
    clock: Annotated[str | None, "as it is agreed on; null: any"] = None
    rated: bool = False


@dataclass(frozen=True)
class ChallengeWish:
    """A game to be played with somebody."""

    to: Annotated[str, "their name"]
    game: str
    sets: Annotated[tuple[str, ...], "of cards; none: the usual ones"] = ()
    options: Annotated[Mapping[str, FileText], _OPTIONS] = field(default_factory=dict)
    agreement: Terms = AS_USUAL


@dataclass(frozen=True)
class Challenge:
    """A game that somebody wants to play with somebody else."""

    id: str
    challenger: Annotated[str, "their name"]
    challenged: Annotated[str, "their name"]
    is_mine: Annotated[bool, "whether one has made it oneself; else it waits for an answer"]
    is_program: Annotated[bool, "whether a bot challenges"]
    game: str
    sets: tuple[str, ...]
    options: Mapping[str, str]
    agreement: Terms


@dataclass(frozen=True)
class OwnChallenges:
    """Challenges that one has made, or may answer."""

    challenges: tuple[Challenge, ...]


@dataclass(frozen=True)
class Line:
    """A line of the stream of all that concerns one."""

    type: Annotated[
        Literal["open", "challenge", "challenge-gone", "begun", "turn", "over", "alive"],
        "what waits follows; a challenge; one that is answered or taken back; all chairs of a game are taken; one is "
        "asked; a game is over; nothing, but the line is open",
    ]
    game: Annotated[str, "the id of the game"] = ""
    mark: Annotated[str, "of the question"] = ""
    winners: tuple[str, ...] = ()
    id: Annotated[str, "of a challenge that is gone"] = ""
    challenge: Challenge | None = None


@dataclass(frozen=True)
class Move:
    """An answer."""

    move: Annotated[str, "one of the moves of the question"]
    mark: Annotated[str, "of the question"]
    thought: Annotated[int | None, "for how many milliseconds the question was known; lag is given back by it"] = None


@dataclass(frozen=True)
class Bits:
    """What a player adds to the deal, so that nobody, not even the table, can have chosen it."""

    bits: Annotated[str, "64 hexadecimal digits of one's own dice; empty: nothing to add"] = ""


@dataclass(frozen=True)
class Joining:
    """How somebody sits down at a free chair."""

    invitation: Annotated[str, "not needed where the game is listed"] = ""
    seat: Annotated[str, "which of the free chairs; empty: any, or that of the invitation"] = ""


@dataclass(frozen=True)
class BotWish:
    """A bot of the house for a chair that is free, or whose player is away while everybody waits."""

    seat: str
    bot: Annotated[str, "which one, for a free chair; empty: the usual one"] = ""


@dataclass(frozen=True)
class Emote:
    """Something to be shown to the others for a few seconds."""

    emote: Annotated[str, f"one of {', '.join(EMOTES)}"]


@dataclass(frozen=True)
class Record:
    """A game that is over, to keep."""

    record: Annotated[str, "its text, as in docs/deals.md"]


@dataclass(frozen=True)
class Seek:
    """Some who look for others."""

    id: str
    name: Annotated[str, "of who has waited longest; empty of a guest"]
    is_program: Annotated[bool, "whether that is a bot that somebody has brought"]
    is_mine: Annotated[bool, "whether one is among them"]
    game: str
    sets: tuple[str, ...]
    options: Mapping[str, str]
    clock: Annotated[str | None, "null: any"]
    rated: bool
    rating: Annotated[int | None, "of who has waited longest"]
    taken: Annotated[int, "how many they are"]
    seats: Annotated[int, "how many it takes"]


@dataclass(frozen=True)
class OpenTable:
    """A table with free chairs that its host has listed; one sits down by joining the game."""

    id: Annotated[str, "of the game"]
    game: Annotated[str, "what is played"]
    sets: tuple[str, ...]
    options: Mapping[str, str]
    agreement: Agreement
    chairs: tuple[Chair, ...]
    is_mine: Annotated[bool, "whether one sits there"]


@dataclass(frozen=True)
class Watched:
    """A game that goes on and is listed."""

    id: str
    game: Annotated[str, "what is played"]
    chairs: tuple[Chair, ...]


@dataclass(frozen=True)
class Lobby:
    """The lobby: nothing is listed unless its host wants it."""

    seeks: tuple[Seek, ...]
    tables: tuple[OpenTable, ...]
    running: tuple[Watched, ...]


@dataclass(frozen=True)
class Opened:
    """A game that was opened."""

    game: Annotated[str, "its id"]


@dataclass(frozen=True)
class Done:
    """That something was done."""


@dataclass(frozen=True)
class Standing:
    """A line of the standings of a tournament."""

    place: Annotated[int, "from 1 on; several may share one"]
    name: str
    points: Annotated[str, "as they are read, in the language asked for"]


@dataclass(frozen=True)
class Tournament:
    """How a tournament stands."""

    id: str
    title: str
    game: Annotated[str, "what is played"]
    state: Annotated[str, "open, going on, waiting (for its host) or over"]
    entered: Annotated[bool, "whether one takes part"]
    round: Annotated[int, "the one that is played, from 1 on; 0: none yet"]
    rounds: Annotated[int, "in all"]
    standings: tuple[Standing, ...]
    playing: Annotated[str | None, "the game that one has to play now"]


@dataclass(frozen=True)
class Tournaments:
    """Tournaments that one may know of without a link."""

    own: Annotated[tuple[Tournament, ...], "those that one hosts or takes part in"]
    listed: Annotated[tuple[Tournament, ...], "others, which their hosts have listed"]

"""From an observation of Mindbug back to the sight of its seat, with nothing else than the columns to go by.

Both are told as plain values in which cards of one place stand in a fixed order: how they lie says nothing.
"""

from __future__ import annotations

from typing import Any

from mindtable.game.contract import SEATS
from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.looking import STAGES
from mindtable.mindbug.mode import DUEL, TAG_TEAM
from mindtable.mindbug.notation import DOING, QUESTIONS
from mindtable.mindbug.sight import Asked, CardAt, CreatureSight, Sight
from mindtable.mindbug.words import Keyword, Trigger
from mindtable.research.mindbug import MindbugSpace
from mindtable.research.mindbug import columns as at

PLACE_WORDS = ("creatures", "hand", "discard_pile", "boosts", "shown", "draw_pile", "draw_pile")
AMONG = (None, "play", "hand", "discard")


def listed(things: Any) -> list[Any]:
    return sorted(things, key=repr)


# --- a sight as plain values -----------------------------------------------------------------------


def creature(one: CreatureSight) -> tuple[Any, ...]:
    flags = (one.exhausted, one.turning, one.attacking, one.blocking, one.safe, one.cannot_block, one.sneaky_this_turn)
    state = (*flags, one.has_blocked, one.has_defeated)
    return (one.card, one.seat, one.power, one.printed_power, one.keywords, state, tuple(sorted(one.boosts)))


def of_sight(sight: Sight) -> dict[str, Any]:
    def at_place(where: CardAt | None) -> Any:
        if where is None:
            return None
        player = sight.player(where.seat)
        if where.place == "creatures":
            return where.place, creature(player.creatures[where.index])
        if where.place == "hand":
            return where.place, where.seat, player.hand[where.index]
        return (where.place, where.seat) if where.place == "discard_pile" else (where.place,)

    effect = sight.effect
    return {
        "seat": sight.seat,
        "turn": (sight.turn, sight.turn_number, sight.next_turn, sight.stages),
        "asked": (sight.to_decide, sight.question, sight.asking, sight.asked),
        "shown": (sight.shown, sight.taker),
        "attack": (sight.attacks, sight.ordered),
        "fighting": [one and creature(one) for one in (sight.attacker, sight.blocker)],
        "turning": sight.turning,
        "winners": sight.winners,
        "unused": (sight.unused.count, listed(sight.unused.known), listed(sight.unused.looked_at)),
        "unknown": listed(sight.unknown),
        "sightings": listed((one.card, one.places) for one in sight.sightings),
        "players": [
            (
                *(player.seat, player.life, player.mindbugs, player.mindfrogs, player.draw_pile),
                listed(zip(player.hand, player.hand_seen_by, player.hand_shown, strict=True)),
                listed(creature(one) for one in player.creatures),
                listed(player.discard_pile),
                *(player.skipped, player.cannot_block),
            )
            for player in sight.players
        ],
        "effect": effect
        and {
            "card": (effect.card, at_place(effect.card_at), effect.giver, at_place(effect.giver_at), effect.seat),
            "step": (effect.trigger, effect.ability, effect.step, effect.doing, effect.amount, effect.opponent),
            "given": (effect.given, at_place(effect.given_at)),
            "among": effect.among,
            "chosen": listed(zip(effect.chosen, map(at_place, effect.chosen_at), strict=True)),
            "did": (effect.named, effect.done, effect.discarded),
            "copied": listed(zip(effect.copied, map(at_place, effect.copied_at), strict=True)),
            "released": listed(effect.released),
        },
        "waiting": [
            (
                *(one.card, at_place(one.card_at), one.giver, at_place(one.giver_at), one.seat),
                *(one.trigger, one.ability, listed(one.released)),
            )
            for one in sight.waiting
        ],
    }


# --- an observation as the same --------------------------------------------------------------------


class Rebuilt:
    """What an observation tells."""

    def __init__(self, space: MindbugSpace, cells: bytes) -> None:
        self.cells = cells
        self.seats = space.seats
        numbering = space._observer.numbering
        number = len(self.seats)
        self.first = at.GAME_CELLS
        self.me = cells[self.first + at.SITS] - 1
        self.rows: list[dict[str, Any]] = []
        cell = at.GAME_CELLS + number * at.SEAT_CELLS
        for card, forms in enumerate(numbering.forms):
            for copy in range(numbering.copies[card]):
                self.rows.append(self.row(cell, card, copy, forms))
                cell += len(at.PLACES) + number + at.MAY_BE + 2 * number + 1
        assert cell == len(cells)

    def row(self, cell: int, card: int, copy: int, forms: list[int]) -> dict[str, Any]:
        number = len(self.seats)
        states = self.cells[cell + len(at.PLACES) + number :]
        places = [place for place in range(len(at.PLACES)) if self.cells[cell + place]]
        whose = [seat for seat in range(number) if self.cells[cell + len(at.PLACES) + seat]]
        return {
            "key": (card + 1, copy + 1),
            "face": forms[states[at.FORM]],
            "id": CARDS[forms[states[at.FORM]]].id,
            "place": places[0] if places else None,
            "seat": self.seat(whose[0]) if whose else None,
            "states": states,
        }

    def seat(self, place: int) -> Any:
        return SEATS[(self.me + place) % len(self.seats)]

    def of_seat(self, cell: int) -> list[Any]:
        """What a cell says of every seat, in the order of the seats."""
        number = len(self.seats)
        said = [self.cells[self.first + place * at.SEAT_CELLS + cell] for place in range(number)]
        return [said[(seat - self.me) % number] for seat in range(number)]

    def marked(self, cell: int) -> tuple[Any, ...]:
        return tuple(SEATS[seat] for seat, said in enumerate(self.of_seat(cell)) if said)

    def at(self, place: int) -> list[dict[str, Any]]:
        return [row for row in self.rows if row["place"] == place]

    def with_mark(self, mark: int) -> list[dict[str, Any]]:
        return [row for row in self.rows if row["states"][mark]]

    def keyed(self, cell: int) -> dict[str, Any]:
        return next(row for row in self.rows if row["key"] == (self.cells[cell], self.cells[cell + 1]))

    def creature(self, row: dict[str, Any]) -> tuple[Any, ...]:
        states = row["states"]
        marks = (at.EXHAUSTED, at.TURNING, at.ATTACKING, at.BLOCKING, at.SAFE, at.CANNOT_BLOCK, at.SNEAKY_THIS_TURN)
        state = tuple(bool(states[mark]) for mark in (*marks, at.HAS_BLOCKED, at.HAS_DEFEATED))
        keywords = tuple(one for place, one in enumerate(Keyword) if states[at.KEYWORDS_NOW + place])
        under = self.at(at.UNDER)
        boosts = [one["id"] for one in under if (one["states"][at.HOST], one["states"][at.HOST_COPY]) == row["key"]]
        printed = CARDS[row["face"]].power
        return (row["id"], row["seat"], states[at.POWER_NOW], printed, keywords, state, tuple(sorted(boosts)))

    def where(self, row: dict[str, Any]) -> tuple[Any, ...]:
        word = PLACE_WORDS[row["place"]]
        if word == "creatures":
            return word, self.creature(row)
        if word == "hand":
            return word, row["seat"], row["id"]
        return (word, row["seat"]) if word == "discard_pile" else (word,)

    def sight(self) -> dict[str, Any]:
        cells = self.cells
        question = [QUESTIONS[one + 1] for one in range(at.QUESTIONS_ASKED) if cells[at.QUESTION + one]]
        stages = [STAGES[one] for one in cells[at.STAGES : at.STAGES + at.STAGES_TO_COME] if one]
        (turn,), (following,), (taker,) = (self.marked(cell) for cell in (at.HAS_TURN, at.HAS_NEXT_TURN, at.TAKES))
        in_play = self.at(at.IN_PLAY)
        looked_at = [row["id"] for row in self.with_mark(at.LOOKED_AT)] + [None] * cells[at.LOOKED_AT_UNKNOWN]
        number = cells[at.TURN_NUMBER] + 256 * cells[at.TURN_NUMBER + 1]
        unused = cells[at.UNUSED_CARDS] + 256 * cells[at.UNUSED_CARDS + 1]
        shown = [row["id"] for row in self.at(at.SHOWN)]
        turning = [row["id"] for row in self.with_mark(at.TO_BE_TURNED)]
        return {
            "seat": SEATS[self.me],
            "turn": (turn, number, following, tuple(stages)),
            "asked": (self.marked(at.DECIDES), *(question or [""]), self.asking(question, turn), cells[at.ASKED]),
            "shown": (shown[0] if shown else None, taker),
            "attack": (cells[at.ATTACKS], bool(cells[at.ORDERED])),
            "fighting": [
                next((self.creature(row) for row in in_play if row["states"][mark]), None)
                for mark in (at.ATTACKING, at.BLOCKING)
            ],
            "turning": turning[0] if turning else None,
            "winners": self.marked(at.HAS_WON),
            "unused": (unused, listed(row["id"] for row in self.at(at.UNUSED)), listed(looked_at)),
            "unknown": listed(row["id"] for row in self.rows if row["place"] is None),
            "sightings": listed((row["id"], self.places(row)) for row in self.rows if self.places(row)),
            "players": [self.player(seat) for seat in range(len(self.seats))],
            "effect": self.effect() if cells[at.IN_EFFECT] else None,
            "waiting": [
                self.waiting(cell) for cell in range(at.WAITING, at.GAME_CELLS, at.WAITING_CELLS) if cells[cell]
            ],
        }

    def asking(self, question: list[str], turn: Any) -> tuple[Any, ...]:
        mode = DUEL if len(self.seats) == 2 else TAG_TEAM
        able = self.of_seat(at.IS_ABLE)
        if question == ["block"]:
            (attacker,) = self.with_mark(at.ATTACKING)
            order = mode.blockers[SEATS.index(attacker["seat"])]
            return tuple(Asked(SEATS[seat], "block", bool(able[seat])) for seat in order)
        if question not in (["mindbug"], ["mindfrog"]):
            return ()
        active = SEATS.index(turn)
        return tuple(
            Asked(SEATS[seat], "mindfrog" if mode.allied(seat, active) else "mindbug", bool(able[seat]))
            for seat in mode.takers[active]
        )

    def places(self, row: dict[str, Any]) -> tuple[str, ...]:
        number = len(self.seats)
        said = row["states"][at.MAY_BE : at.MAY_BE + 2 * number + 1]
        if row["place"] is not None:
            return ()
        found = [
            f"{word} {SEATS[seat]}"
            for pile, word in enumerate(("hand", "draw"))
            for seat in range(number)
            if said[pile * number + (seat - self.me) % number]
        ]
        return (*found, *(["unused"] if said[2 * number] else []))

    def player(self, seat: int) -> tuple[Any, ...]:
        letter = SEATS[seat]
        hand = [
            (row["id"], self.seen_by(row), bool(row["states"][at.OPEN]))
            for row in self.at(at.HAND)
            if row["seat"] == letter
        ]
        hand += [(None, (), False)] * self.of_seat(at.UNKNOWN_HAND)[seat]
        counts = (at.LIFE, at.MINDBUGS, at.MINDFROGS, at.DRAW_PILE)
        return (
            letter,
            *(self.of_seat(cell)[seat] for cell in counts),
            listed(hand),
            listed(self.creature(row) for row in self.at(at.IN_PLAY) if row["seat"] == letter),
            listed(row["id"] for row in self.at(at.DISCARD) if row["seat"] == letter),
            *(bool(self.of_seat(cell)[seat]) for cell in (at.WAS_SKIPPED, at.BLOCKS_NOT)),
        )

    def seen_by(self, row: dict[str, Any]) -> tuple[Any, ...]:
        others = tuple(seat for seat in self.seats if seat != row["seat"])
        if row["states"][at.OPEN] or (row["seat"] == SEATS[self.me] and row["states"][at.SEEN]):
            return others
        return () if row["seat"] == SEATS[self.me] else (SEATS[self.me],)

    def effect(self) -> dict[str, Any]:
        cells = self.cells
        (source,), (giver,) = self.with_mark(at.SOURCE), self.with_mark(at.GIVER)
        (seat,), opponents = self.marked(at.HAS_EFFECT), self.marked(at.IS_OPPONENT)
        given = [(row["id"], self.where(row)) for row in self.with_mark(at.GIVEN)]
        given += [(None, ("hand", one, None)) for one in self.marked(at.GIVEN_UNKNOWN_HERE)]
        given += [(None, ("draw_pile",))] if cells[at.GIVEN_UNKNOWN] else []
        chosen = [(row["id"], self.where(row)) for row in self.with_mark(at.CHOSEN)]
        for place, number in enumerate(self.of_seat(at.CHOSEN_UNKNOWN)):
            chosen += [(None, ("hand", SEATS[place], None))] * number
        doing = [*DOING.values()][cells[at.DOING] - 1] if cells[at.DOING] else None
        return {
            "card": (source["id"], self.where(source), giver["id"], self.where(giver), seat),
            "step": (
                *([*Trigger][cells[at.TRIGGER_OF_EFFECT] - 1], CARDS[cells[at.ABILITY] - 1].id, cells[at.STEP]),
                *(doing, cells[at.AMOUNT_OF_STEP], opponents[0] if opponents else None),
            ),
            "given": given[0] if given else (None, None),
            "among": AMONG[cells[at.AMONG]],
            "chosen": listed(chosen),
            "did": (
                tuple(one for place, one in enumerate(Keyword) if cells[at.NAMED_KEYWORDS + place]),
                bool(cells[at.DONE]),
                cells[at.DISCARDED_CARDS],
            ),
            "copied": listed((row["id"], self.where(row)) for row in self.with_mark(at.COPIED)),
            "released": listed(row["id"] for row in self.at(at.DISCARD) if row["states"][at.RELEASED] == 1),
        }

    def waiting(self, cell: int) -> tuple[Any, ...]:
        cells = self.cells
        card, giver = self.keyed(cell + 3), self.keyed(cell + 5)
        waits = [one for one in range(at.WAITING, at.GAME_CELLS, at.WAITING_CELLS) if cells[one]]
        marks = {2 + place for place, one in enumerate(waits) if self.keyed(one + 3) is card}
        marks |= {1} if cells[at.IN_EFFECT] and self.with_mark(at.SOURCE) == [card] else set()
        released = [row["id"] for row in self.at(at.DISCARD) if row["states"][at.RELEASED] in marks]
        return (
            *(card["id"], self.where(card), giver["id"], self.where(giver), self.seat(cells[cell + 2] - 1)),
            *([*Trigger][cells[cell + 1] - 1], CARDS[cells[cell] - 1].id, listed(released)),
        )

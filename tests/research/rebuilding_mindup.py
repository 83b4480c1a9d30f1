"""From an observation of Mind Up! back to the sight of its seat, with nothing else than the columns to go by."""

from __future__ import annotations

from mindtable.game.contract import SEATS, Seat
from mindtable.mindup.cards import CARDS
from mindtable.mindup.objectives import OBJECTIVES
from mindtable.mindup.sight import ColumnSight, PlayerSight, Sight
from mindtable.research.mindup import columns as at

IDS = [card.id for card in CARDS]


def rebuilt(cells: bytes, players: int) -> Sight:
    """The sight of an observation, but for the moves."""
    seats_from = len(at.GAME_MEANINGS)
    rows_from = seats_from + players * at.SEAT_CELLS
    width = 2 * players + at.CARD_CELLS
    rows = [cells[rows_from + place * width : rows_from + (place + 1) * width] for place in range(len(CARDS))]
    me = cells[seats_from + at.SITS] - 1
    values = tuple(cells[at.VALUES : at.VALUES + 5])
    letters = SEATS[:players]

    def cards(cell: int) -> tuple[str, ...]:
        return tuple(name for name, row in zip(IDS, rows, strict=True) if row[cell])

    def player(seat: int) -> PlayerSight:
        place = (seat - me) % players
        own = cells[seats_from + place * at.SEAT_CELLS :]
        taken = sorted(cards(players + place), key=lambda name: rows[int(name) - 1][2 * players + at.TAKEN_IN])
        colours = list(dict.fromkeys(CARDS[int(name) - 1].colour for name in taken))
        return PlayerSight(
            letters[seat],
            tuple(own[at.SCORES + 2 * one] - own[at.SCORES + 2 * one + 1] for one in range(finished)),
            own[at.POINTS] - own[at.POINTS + 1],
            tuple(
                ColumnSight(
                    colour.value,
                    values[column],
                    tuple(name for name in taken if CARDS[int(name) - 1].colour is colour),
                )
                for column, colour in enumerate(colours)
            ),
            tuple(taken),
            cards(place) + (None,) * own[at.UNKNOWN_HAND],
            tuple(name for name in cards(place) if rows[int(name) - 1][2 * players + at.OPEN]),
            bool(own[at.HAS_CHOSEN]),
        )

    def marked(cell: int) -> tuple[Seat, ...]:
        return tuple(
            letter
            for seat, letter in enumerate(letters)
            if cells[seats_from + (seat - me) % players * at.SEAT_CELLS + cell]
        )

    def objectives(first: int) -> tuple[str, ...]:
        return tuple(one.id for place, one in enumerate(OBJECTIVES) if cells[first + place])

    winners = marked(at.HAS_WON)
    finished = 3 if winners else cells[at.ROUND] - 1
    chosen = marked(at.HAS_CHOSEN)
    choice = cards(2 * players + at.CHOSEN)
    return Sight(
        "mind-up",
        letters[me],
        tuple((letter,) for letter in letters),
        () if winners else tuple(letter for letter in letters if letter not in chosen),
        "" if winners else "pick",
        (),
        choice[0] if choice else None,
        cells[at.ROUND],
        cells[at.TURN],
        values,
        cards(2 * players + at.IN_ROW),
        objectives(at.IN_FORCE),
        objectives(at.IN_FORCE + at.OBJECTIVE_CELLS),
        cells[at.DECK],
        tuple(name for name, row in zip(IDS, rows, strict=True) if not any(row)),
        winners,
        tuple(player(seat) for seat in range(players)),
    )

"""The rules of a round once more, in the plainest Python: what the engine is compared with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COLOURS = {
    "orange": [1, 8, 15, 16, 23, 30, 31, 38, 45, 46, 53, 60],
    "pink": [2, 6, 10, 19, 27, 29, 32, 34, 42, 51, 55, 59],
    "blue": [3, 13, 18, 21, 24, 28, 33, 37, 40, 43, 48, 58],
    "green": [4, 5, 12, 14, 17, 25, 36, 44, 47, 49, 56, 57],
    "purple": [7, 9, 11, 20, 22, 26, 35, 39, 41, 50, 52, 54],
}
MINUS_ONE = [1, 7, 13, 19, 25, 36, 42, 48, 54, 60]
PLUS_TWO = [4, 10, 16, 22, 28, 33, 39, 45, 51, 57]
PLUS_ONE = [3, 5, 9, 11, 15, 17, 21, 23, 27, 29, 32, 34, 38, 40, 44, 46, 50, 52, 56, 58]

Columns = dict[str, list[int]]  # in the order in which they were begun


class PlainRound:
    """A round, from what a position says in the notation of scenarios."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.seats = [seat for seat in "ABCDEF" if seat in document]
        self.hands = {seat: list(document[seat]["hand"]) for seat in self.seats}
        self.columns: dict[str, Columns] = {seat: {} for seat in self.seats}
        self.values = list(document["columns"])
        self.row = sorted(document["row"])
        self.objectives = list(document["objectives"])

    def turn(self, picks: Mapping[str, int]) -> None:
        for prize, seat in zip(self.row, sorted(picks, key=lambda seat: picks[seat]), strict=True):
            self.take(seat, prize)
            self.hands[seat].remove(picks[seat])
        self.row = sorted(picks.values())
        if all(len(hand) == 1 for hand in self.hands.values()):
            for seat in self.seats:
                self.take(seat, self.hands[seat].pop())

    def take(self, seat: str, card: int) -> None:
        (colour,) = [colour for colour, numbers in COLOURS.items() if card in numbers]
        self.columns[seat].setdefault(colour, []).append(card)

    def score(self, seat: str) -> int:
        points = 0
        for value, cards in zip(self.values, self.columns[seat].values(), strict=False):
            points += value * len(cards)
            for card in cards:
                points += (card in PLUS_ONE) + 2 * (card in PLUS_TWO) - (card in MINUS_ONE)
        return points + sum(self.objective(name, seat) for name in self.objectives)

    def number(self, seat: str, colour: str) -> int:
        return len(self.columns[seat].get(colour, []))

    def worth(self, seat: str, colour: str) -> int | None:
        order = list(self.columns[seat])
        return self.values[order.index(colour)] if colour in order else None

    def objective(self, name: str, seat: str) -> int:
        mine = self.columns[seat]
        sizes = [len(cards) for cards in mine.values()]
        met = {
            "A1": self.number(seat, "orange") in (1, 3),
            "A2": self.worth(seat, "orange") in (1, 2),
            "B1": self.number(seat, "blue") in (2, 4),
            "B2": self.number(seat, "blue") == max(sizes, default=0),
            "C1": self.number(seat, "pink") == min(self.number(other, "pink") for other in self.seats),
            "C2": self.number(seat, "pink") == max(self.number(other, "pink") for other in self.seats),
            "D1": list(mine)[-1:] == ["green"],
            "D2": self.worth(seat, "green") in (4, 5),
            "E1": self.number(seat, "purple") >= self.number(seat, "orange"),
            "E2": self.number(seat, "purple") == max(self.number(other, "purple") for other in self.seats),
            "F1": len(mine) == 5,
            "F2": len(mine) == 3,
            "G1": 3 in sizes,
            "G2": 4 in sizes,
        }
        if not met[name]:
            return 0
        return -2 if name in ("A2", "C1", "E2", "G1") else 2

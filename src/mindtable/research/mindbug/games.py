"""Many games of Mindbug at once: a step of each by the number of an act, observations and masks written into cells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...game.bits import bit
from ...game.chance import below, step
from ...mindbug.board import Board
from ...mindbug.mode import Mode
from ...mindbug.setup import Deck, dealt
from ...mindbug.turn import answer
from ..cells import Cells
from .observer import Observer

_MOST_CHOICES: Final = 128


class Games:
    """So many games with one deck, each begun anew when it is over. The seed of a game follows from the number of its
    place and how many were played there before, so no game depends on how long others are."""

    def __init__(self, mode: Mode, faces: list[int], number: i64) -> None:
        self.observer: Final = Observer(mode, faces)
        self.seats: Final[i64] = mode.seats
        self.number: Final[i64] = number
        self.cells: Final = Cells(number, self.observer.size + self.observer.number_of_acts)
        self.deciders: vec[u8] = vec[u8](bytes(number))
        self.winners: vec[u8] = vec[u8](bytes(number))  # the seats that won with the last step, as bits
        self._mode: Final = mode
        self._deck: Final = Deck(faces)
        self._seed: int = 0
        self._played: vec[i64] = vec[i64]([0] * number)
        self.boards: list[Board] = []
        self._choices: vec[i64] = vec[i64]([0] * number)
        self._legal: vec[i64] = vec[i64]([0] * (number * _MOST_CHOICES))
        self._moves: vec[i64] = vec[i64]([0] * (number * _MOST_CHOICES))
        self._answers: vec[i64] = vec[i64]([0] * number)

    def reset(self, seed: int) -> None:
        """Begin all games anew, with seeds from one on."""
        self._seed = seed
        self.boards = []
        game: i64 = 0
        while game < self.number:
            self._played[game] = 0
            self.winners[game] = 0
            self.boards.append(dealt(self._mode, self._deck, seed + game))
            self._write(game)
            game += 1

    def step(self, acts: list[int]) -> None:
        """Play an act in every game. If one of them is not legal, nothing is played."""
        game: i64 = 0
        while game < self.number:
            self._answers[game] = self._found(game, acts[game])
            game += 1
        game = 0
        while game < self.number:
            board = self.boards[game]
            answer(board, self._answers[game])
            self.winners[game] = 0
            if board.winner >= 0:
                self.winners[game] = u8(self._seats_of(board.winner))
                self._played[game] += 1
                seed = self._seed + self._played[game] * self.number + game
                self.boards[game] = dealt(self._mode, self._deck, seed)
            self._write(game)
            game += 1

    def any_acts(self, dice: i64) -> list[int]:
        """A legal act for every game, each as likely as any other, by what dice show."""
        acts: list[int] = []
        game: i64 = 0
        while game < self.number:
            dice = step(dice)
            acts.append(self._legal[game * _MOST_CHOICES + below(dice, self._choices[game])])
            game += 1
        return acts

    def _write(self, game: i64) -> None:
        board = self.boards[game]
        self.observer.write(self.cells, game, board, board.decider)
        self.deciders[game] = u8(board.decider)
        acts = self.observer.acts
        self._choices[game] = acts.count
        first = game * _MOST_CHOICES
        place: i64 = 0
        while place < acts.count:
            self._legal[first + place] = acts.legal[place]
            self._moves[first + place] = acts.moves[place]
            place += 1

    def _found(self, game: i64, act: i64) -> i64:
        """The engine's move for an act; raises a ValueError if it is not legal."""
        place = game * _MOST_CHOICES
        last = place + self._choices[game]
        while place < last:
            if self._legal[place] == act:
                return self._moves[place]
            place += 1
        raise ValueError(f"act {act} is not legal in game {game}")

    def _seats_of(self, team: i64) -> i64:
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self._mode.team[seat] == team:
                seats |= bit(seat)
            seat += 1
        return seats

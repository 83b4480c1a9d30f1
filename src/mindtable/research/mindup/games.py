"""Many games of Mind Up! at once: a choice in each by its number, observations and masks written into cells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...game.bits import SLOTS, count, nth
from ...game.chance import below, step
from ...mindup.board import Board
from ...mindup.questions import hand_of, is_over
from ...mindup.round import seal
from ...mindup.setup import dealt
from ..cells import Cells
from .observer import Observer


class Games:
    """So many games, each begun anew when it is over. Who chooses at the same time chooses one after the other here,
    and sees nothing of what others have chosen. The seed of a game follows from the number of its place and how many
    were played there before."""

    def __init__(self, players: i64, objectives: i64, number: i64) -> None:
        self.observer: Final = Observer(players)
        self.players: Final[i64] = players
        self.objectives: Final[i64] = objectives
        self.number: Final[i64] = number
        self.cells: Final = Cells(number, self.observer.size + SLOTS)
        self.deciders: vec[u8] = vec[u8](bytes(number))
        self.winners: vec[u8] = vec[u8](bytes(number))  # the seats that won with the last step, as bits
        self.boards: list[Board] = []
        self._seed: int = 0
        self._played: vec[i64] = vec[i64]([0] * number)
        self._points: vec[i64] = vec[i64]([0] * (number * players))

    def reset(self, seed: int) -> None:
        """Begin all games anew, with seeds from one on."""
        self._seed = seed
        self.boards = []
        game: i64 = 0
        while game < self.number:
            self._played[game] = 0
            self.winners[game] = 0
            self.boards.append(dealt(self.players, self.objectives, seed + game))
            self.deciders[game] = 0
            self._note_points(game)
            self._write(game)
            game += 1

    def step(self, acts: list[int]) -> None:
        """Choose a card in every game. If one of them cannot be chosen, nothing is."""
        game: i64 = 0
        while game < self.number:
            act: i64 = acts[game]
            if not 0 <= act < SLOTS or not hand_of(self.boards[game], i64(self.deciders[game])) >> act & 1:
                raise ValueError(f"act {act} is not legal in game {game}")
            game += 1
        game = 0
        while game < self.number:
            board = self.boards[game]
            seal(board, i64(self.deciders[game]), acts[game])
            self.winners[game] = 0
            if is_over(board):
                self.winners[game] = u8(board.victors)
                self._played[game] += 1
                seed = self._seed + self._played[game] * self.number + game
                self.boards[game] = dealt(self.players, self.objectives, seed)
            following = i64(self.deciders[game]) + 1
            if following == self.players:
                following = 0
                self._note_points(game)
            self.deciders[game] = u8(following)
            self._write(game)
            game += 1

    def any_acts(self, dice: i64) -> list[int]:
        """A card for every game, each as likely as any other of its hand, by what dice show."""
        acts: list[int] = []
        game: i64 = 0
        while game < self.number:
            dice = step(dice)
            hand = hand_of(self.boards[game], i64(self.deciders[game]))
            acts.append(nth(hand, below(dice, count(hand))))
            game += 1
        return acts

    def _note_points(self, game: i64) -> None:
        """Count the points of a game in which cards were taken."""
        observer = self.observer
        observer.count_points(self.boards[game])
        seat: i64 = 0
        while seat < self.players:
            self._points[game * self.players + seat] = observer.points[seat]
            seat += 1

    def _write(self, game: i64) -> None:
        observer = self.observer
        seat: i64 = 0
        while seat < self.players:
            observer.points[seat] = self._points[game * self.players + seat]
            seat += 1
        observer.write(self.cells, game, self.boards[game], i64(self.deciders[game]))

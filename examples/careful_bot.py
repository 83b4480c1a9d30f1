"""A bot for Mindtable as a class: it imagines each of its moves in a few worlds, and takes what leads to a win at once.

mindtable arena careful_bot:CarefulBot random --games 20     # in the folder examples

A package names its bots in the entry-point group `mindtable.bots`; then the name alone will do:

[project.entry-points."mindtable.bots"]
careful = "careful_bot:CarefulBot"
"""

from random import Random

from mindtable.game.contract import Move, View

WORLDS = 3  # in which every move is tried


class CarefulBot:
    name = "careful"

    def __init__(self, seed: int) -> None:
        """All dice follow from the seed, so that games can be repeated."""
        self._dice = Random(seed)

    def choose(self, view: View) -> Move:
        """The legal move that wins at once in most worlds which agree with the view; else any."""
        moves = view.moves()
        wins = {move: sum(self._wins(view, move) for _ in range(WORLDS)) for move in moves}
        best = max(wins.values())
        return self._dice.choice([move for move in moves if wins[move] == best])

    def _wins(self, view: View, move: Move) -> bool:
        world = view.world(self._dice)
        return view.seat in world.after(move, view.seat).winners

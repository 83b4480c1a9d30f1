"""What each part of the classic search is worth: variants against it as it is, at equal computing time.

python benchmarks/ablation.py [deals]

The numbers of iterations are those that variants make in equal time on one core.
"""

import sys
from collections.abc import Mapping

from mindtable.arena.fixtures import Cards, round_robin
from mindtable.arena.ratings import wilson
from mindtable.bots.mindbug.search import EXPLORATION, EXPLORATION_BEYOND, GUIDED, TURNS, MindbugSearch
from mindtable.games import games
from mindtable.mindbug.view import View

Settings = Mapping[str, float]
PLAIN: Settings = {"iterations": 1000}
VARIANTS: Mapping[str, Settings] = {
    "uniform playouts to the end": {"iterations": 780, "guided": 0, "turns": 1000},
    "guided playouts to the end": {"iterations": 600, "turns": 1000},
    "uniform playouts, cut off after 12 turns": {"iterations": 1200, "guided": 0},
    "cut off after 20 turns": {"iterations": 800, "turns": 20},
    "cut off after 6 turns": {"iterations": 1100, "turns": 6},
    "always guided": {"iterations": 1000, "guided": 100},
    "less exploration (0.4)": {"iterations": 1000, "exploration": 0.4},
    "more exploration (1.1)": {"iterations": 1000, "exploration": 1.1},
    "as much exploration beyond the decision": {"iterations": 1000, "beyond": 0.7},
}


def choice(view: View, dice: int, settings: Settings) -> int:
    """The place of the move that a search with some settings makes."""
    known = {"exploration": EXPLORATION, "beyond": EXPLORATION_BEYOND, "turns": TURNS, "guided": GUIDED, **settings}
    search = MindbugSearch(
        view,
        dice,
        exploration=known["exploration"],
        beyond=known["beyond"],
        turns=int(known["turns"]),
        guided=int(known["guided"]),
    )
    search.run(int(known["iterations"]), 3600.0)
    visits = search.visits()
    return visits.index(max(visits))


def wins(variant: Settings, deals: int) -> int:
    """How many games of mirrored deals a variant wins against the search as it is."""
    cards = Cards("duel", tuple(games()["duel"].default_sets), (), seed=5)
    won = 0
    for fixture in round_robin(bots=2, sides=2, games=2 * deals):
        position = cards.dealt(fixture.deal)
        while position.to_decide:
            seat = position.to_decide[0]
            view = position.view(seat)
            assert isinstance(view, View)
            moves = view.moves()
            mover = fixture.bots[position.seats.index(seat)]
            number = len(moves) and choice(view, fixture.deal * 7919 + mover, (variant, PLAIN)[mover])
            position.play(moves[number], seat)
        won += fixture.bots[position.seats.index(position.winners[0])] == 0
    return won


if __name__ == "__main__":
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for name, variant in VARIANTS.items():
        won = wins(variant, deals)
        interval = wilson(won, 2 * deals)
        print(f"{name:45} {won / (2 * deals):6.1%} ({interval.low:.1%}–{interval.high:.1%})", flush=True)

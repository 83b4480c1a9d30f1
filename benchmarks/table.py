"""How long a move takes from the answer to the pages of all viewers, with many games going on.

python benchmarks/table.py [GAMES] [MOVES]: one process, without bots; each game has two players and a spectator who
listen. Prints percentiles in milliseconds.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from mindtable.game.contract import Seat
from mindtable.store import Store
from mindtable.table.authority import Authority
from mindtable.table.hall import Hall
from mindtable.table.keys import Keys
from mindtable.table.openings import Openings, Wish
from mindtable.table.present.families import page_of
from mindtable.table.present.sayings import wording_in
from mindtable.table.rendering import rendered
from mindtable.table.seen import Viewing, scene_now
from mindtable.table.thinking import AT_ONCE
from mindtable.table.visit import Visit

VISIT = Visit(None, wording_in("en"), "")


def drawn(table: Authority, seat: Seat | None) -> str:
    page = page_of(scene_now(table, seat, VISIT.wording))
    known = {"curtain": "", "invitations": [], "is_player": seat is not None, "is_over": table.is_over, "alone": False}
    more = {"may_go_back": False, "following": None, "emotes": {}, "kinds": {}, "viewing": Viewing(seat)}
    return rendered("table.html", VISIT, game=table.id, page=page, question=page.question, **known, **more)


async def measure(games: int, moves: int) -> list[float]:
    dice = Random(1)
    with TemporaryDirectory() as folder:
        data = Path(folder)
        hall = Hall(Store.in_folder(data), Keys.in_folder(data), AT_ONCE)
        openings = Openings()
        tables = [await hall.begin(openings.new(Wish("duel", "screen", "player"))) for _ in range(games)]
        taken = []
        for _ in range(moves):
            table = dice.choice([table for table in tables if not table.is_over])
            seat = table.to_decide[0]
            move = dice.choice(table.position.view(seat).moves()).text
            begun = time.perf_counter()
            await hall.answer(table, seat, move, table.mark())
            for viewer in (*table.seats, None):
                drawn(table, viewer)
            taken.append((time.perf_counter() - begun) * 1000)
        await hall.close()
    return sorted(taken)


def main() -> None:
    games, moves = (int(text) for text in [*sys.argv[1:], *("100", "1500")[len(sys.argv) - 1 :]])
    taken = asyncio.run(measure(games, moves))
    for percent in (50, 95, 99):
        print(f"{percent} %: {taken[len(taken) * percent // 100]:.1f} ms")


if __name__ == "__main__":
    main()

"""A bot for Mindtable in thirty lines: it attacks when it can, blocks when it has to, and else takes any move.

mindtable arena examples/attacking_bot.py random --games 20
"""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], moves: list[str]) -> str:
    """One of the legal moves; the view is all that this seat may know."""
    me = next(player for player in view["players"] if player["seat"] == view["seat"])
    attacks = [move for move in moves if move.startswith("attack ")]
    blocks = [move for move in moves if move.startswith("block ")]
    if attacks and len(me["creatures"]) > 1:
        return random.choice(attacks)
    if blocks and me["life"] == 1:
        return random.choice(blocks)
    return random.choice(moves)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "hello", "protocol": 2, "name": "attacking bot"}), flush=True)
        elif message["type"] == "choose":
            print(json.dumps({"type": "move", "move": choose(message["view"], message["moves"])}), flush=True)
        elif message["type"] == "end":
            return


main()

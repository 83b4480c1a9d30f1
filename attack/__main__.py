"""`python -m attack`: attack for some minutes, print what was tried and what failed; status 1 if anything did."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

from .clocks import strike
from .inputs import send, send_again
from .kills import kill
from .outages import fail
from .pairs import Kind, compare, compare_game
from .tally import Tally

# Which share of the time each part has.
_PARTS: Final = {
    "kills": (kill, 0.22),
    "clocks": (strike, 0.2),
    "outages": (fail, 0.26),
    "pairs": (compare, 0.06),
    "inputs": (send, 0.26),
}
_AGAIN: Final = 30.0  # seconds for a part that is tried again


def main() -> int:
    asked = _arguments()
    tally = Tally(Path(asked.failures), asked.seed)
    began = time.monotonic()
    if asked.again:
        _again(tally, json.loads(Path(asked.again).read_text(encoding="utf-8")))
    else:
        shares = {part: _PARTS[part] for part in asked.parts or _PARTS}
        whole = sum(share for _, share in shares.values())
        for part, (attack, share) in shares.items():
            seconds = 60 * asked.minutes * share / whole
            print(f"{part}: {seconds:.0f} seconds", flush=True)
            attack(tally, seconds, asked.seed)
    print(f"\n{tally.table()}\n\nseed {asked.seed}, {time.monotonic() - began:.0f} seconds")
    for path in tally.files:
        print(f"make attack AGAIN={path}")
    return 1 if tally.has_failures else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m attack", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the same seed attacks in the same way")
    parser.add_argument("--failures", default="attack-failures", help="the folder for what has failed")
    parser.add_argument("--again", help="a file of that folder, to be tried once more")
    parser.add_argument("parts", nargs="*", help=f"some of {', '.join(_PARTS)}; all, if none is named")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(_PARTS):
        parser.error(f"there is no part {min(unknown)}")
    return asked


def _again(tally: Tally, failure: dict[str, Any]) -> None:
    """Try once more what has failed: an input or a game as it was, a kill with the same seed."""
    part = failure["part"]
    if part == "inputs" and "sent" in failure:
        got = send_again(tally, failure["sent"].encode("latin-1"), failure["known"])
        print(f"status {got.status}\n{got.body.decode(errors='replace')}")
        tally.tried(part, failure["what"])
        if got.status >= 500 or got.status < 0:
            tally.failed(part, failure["what"], f"status {got.status}")
    elif part == "pairs":
        compare_game(tally, Kind(**failure["kind"]), failure["game"], failure["language"])
    else:
        _PARTS[part][0](tally, _AGAIN, failure["seed"])


if __name__ == "__main__":
    sys.exit(main())

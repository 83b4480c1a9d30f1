"""The tests, in folders named like those of the package, and the helpers that they share."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GOLDEN: Final = ROOT / "tests" / "golden"
KEPT: Final = ROOT / "tests" / "kept"

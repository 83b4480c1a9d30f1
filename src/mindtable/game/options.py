"""What can be chosen before a game is dealt.

A game lists its options; command lines and forms are made from the list, and a record keeps what was chosen as text.
What is possible together, only the game knows: `deal` raises a SetupError.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

YES: Final = "yes"

Kind = Literal["yes or no", "number", "one of", "file"]


@dataclass(frozen=True)
class Option:
    """One choice. Its name is a word that can be typed; families say in their languages what it is for."""

    name: str
    kind: Kind
    default: str = ""  # what counts where nothing is chosen
    choices: tuple[str, ...] = ()  # of "one of"
    longest: int = 0  # how many characters of a "file" are read at most
    instead_of_sets: bool = False  # whoever chooses it chooses no sets
    read: Callable[[str], str] = str  # the value as it is kept, from what somebody wrote; raises a SetupError

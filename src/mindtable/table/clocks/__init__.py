"""Clocks, as sums: what was agreed on, what is left of everybody's time, and when it is up.

Nothing here knows what time it is: whoever asks says so. See docs/clocks.md.
"""

from .clock import BadClock, Clock
from .outages import Outages
from .reckoning import Reckoning
from .shown import ShownClock, in_digits, in_words, shown

__all__ = ["BadClock", "Clock", "Outages", "Reckoning", "ShownClock", "in_digits", "in_words", "shown"]

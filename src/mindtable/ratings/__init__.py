"""How strong players are, as far as their games show."""

from .house import house_rating
from .skill import SURE, Rating, rated

__all__ = ["SURE", "Rating", "house_rating", "rated"]

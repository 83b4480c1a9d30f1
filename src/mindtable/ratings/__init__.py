"""How strong players are, as far as their games show."""

from .house import house_rating
from .skill import Rating, rated

__all__ = ["Rating", "house_rating", "rated"]

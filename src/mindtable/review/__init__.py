"""Looking back at games: what each decision was worth, by what its player knew."""

from __future__ import annotations

from .assessing import FINE, ROUGH, Assessment, Option, assess

__all__ = ["FINE", "ROUGH", "Assessment", "Option", "assess"]

"""The cards of a family, to list, filter, read and count."""

from __future__ import annotations

import argparse

from .arguments import CannotDo
from .family import family_of


def cards(asked: argparse.Namespace) -> int:
    """Print the cards that were asked for."""
    catalogue = family_of(asked.game).catalogue
    if catalogue is None:
        raise CannotDo(asked.wording.message("command-no-cards", game=asked.game))
    return catalogue.show(asked)

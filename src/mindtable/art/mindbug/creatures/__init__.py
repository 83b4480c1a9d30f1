"""All creatures, by the id of their card. Data only: one file per set, one entry per card."""

from typing import Final

from ...layers import Creature
from . import beyond_eternity, beyond_evolution, first_contact, new_servants, promos, tag_team

CREATURES: Final[dict[str, Creature]] = {
    **first_contact.CREATURES,
    **new_servants.CREATURES,
    **beyond_evolution.CREATURES,
    **beyond_eternity.CREATURES,
    **promos.CREATURES,
    **tag_team.CREATURES,
}

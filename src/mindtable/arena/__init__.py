"""Bots against each other: matches with mirrored deals, and ratings with intervals."""

"""The rules and cards of Mind Up!, and how its games are dealt, asked, played, seen and written down."""

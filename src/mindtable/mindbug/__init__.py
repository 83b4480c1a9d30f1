"""The rules and cards of Mindbug, and how its games are dealt, asked, played, seen and written down."""

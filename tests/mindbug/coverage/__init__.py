"""Which abilities of which cards have ever happened, and which way they went.

What can happen follows from the words of the cards (`parts`, `branches`), in the duel and in team play, where there
are more players to reach. Random games are watched from outside, by what is told and by what holds at every decision
(`watching`); the rules count nothing. Games are played until nothing is missing (`exploring`).
`python -m tests.mindbug.coverage` prints the report.
"""

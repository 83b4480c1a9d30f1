"""A campaign against the table that can be repeated: what runs is killed, what seats get compared, inputs made up.

`make attack MINUTES=10` (docs/attack.md). It starts everything it attacks itself, on this machine, and nothing else is
ever asked for anything.
"""

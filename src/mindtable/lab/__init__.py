"""Studies: very many games between bots, a line for each of them, and what the lines come to."""

"""The lobby: who looks for others to play with, and the games that their hosts have listed."""

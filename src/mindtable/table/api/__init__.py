"""What programs ask over the network: the same games, limits and honesty as pages, in JSON (docs/api.md)."""

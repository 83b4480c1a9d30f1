"""The few primitive changes of which everything that happens is made."""

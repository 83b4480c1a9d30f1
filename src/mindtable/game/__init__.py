"""What all games share: the contract they keep, chance, records, scenarios, and the kit that checks them."""

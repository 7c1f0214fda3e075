"""The kernel: decisions, chance, refusals, events, views, records and matches, the same for every game."""

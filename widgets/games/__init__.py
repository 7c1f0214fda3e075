"""The games' boards: one package per game, found by its name."""

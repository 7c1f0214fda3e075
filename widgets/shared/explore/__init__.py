"""Experiments with chance that a reader goes through in four steps: predict, simulate, exact, decide."""

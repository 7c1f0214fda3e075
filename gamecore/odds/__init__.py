"""Exact distributions, simulation and tournaments."""

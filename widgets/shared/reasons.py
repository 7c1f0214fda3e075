"""What lies behind numbers: a game says the rules by the words that its keys and notations begin with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reasons:
    """What a game says about its numbers.

    `facts` are the rules behind numbers in a panel, by the first word of their keys; `places` the rules that say what
    a place of the board costs or brings, by the first word of what is done there; `assumptions` what its odds take for
    granted, by name.
    """

    facts: Mapping[str, str]
    places: Mapping[str, str]
    assumptions: Mapping[str, str]

    def fact_rule(self, key: str) -> str:
        """The rule behind a number in a panel."""
        return self.facts[key.split("-")[0]]

    def place_rule(self, act: str) -> str:
        """The rule behind a place on the board, by the notation of what is done there; empty for other actions."""
        return self.places.get(act.partition(" ")[0], "")

    def assumption(self, name: str) -> str:
        """What the odds take for granted, in a sentence."""
        return self.assumptions[name]

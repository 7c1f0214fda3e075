"""Positions of Village that hardly ever come up in random games, so that the contract tests see them too."""

from __future__ import annotations

from typing import Any

from gamecore.games.village.state import VillageState
from tests.games.village.table import after, table

AT_HOME = {"yard": [1, 1], "council 1": [1], "office": [1]}
DYING = {"yard": [1], "inn": [1], "chronicle church": [1, 1]}


def positions(seats: int, options: dict[str, Any]) -> list[VillageState]:
    """Return a sale to a customer, a life goal that is met, and what villager cards and islands ask."""
    modules = " ".join(name for name in ("inn", "port") if options[name]) + " goals" * options["life_goals"]
    found = [table("sale", seats=seats, modules=modules, me={"goods": {"ox": 1, "plow": 1, "scroll": 1, "wagon": 1}})]
    if options["life_goals"]:
        found.append(table("reveal", seats=seats, modules=modules, me={"silver_goal": "aristocrat", "coins": 7}))
    if options["inn"]:
        found += cards(seats, modules)
    if options["port"]:
        found += ships(seats, modules)
    return found


def cards(seats: int, modules: str) -> list[VillageState]:
    """Return the questions of the Bard, the Runner, the Sexton, the Alderman, the Miller and the Scrap Dealer."""
    used = []
    for card in ("runner", "sexton", "alderman", "miller"):
        row = {"cards": [card], "members": AT_HOME, "grain": 2}
        used.append(after(table("turn", seats=seats, modules=modules, me=row), f"use {card}"))
    dying = table("death", seats=seats, modules=modules, me={"cards": ["bard"], "members": DYING, "deaths_due": 1})
    market = table("turn", seats=seats, modules=modules, others={1: {"cards": ["scrap dealer"]}})
    return [*used, after(dying, "bury inn"), after(market, "take market pink")]


def ships(seats: int, modules: str) -> list[VillageState]:
    """Return a landing on an island, before and after a treasure chest is taken aboard."""
    landed = table("island 0", seats=seats, modules=modules, me={"ship": "I4", "captain": "2a"})
    return [landed, after(landed, "load chest")]

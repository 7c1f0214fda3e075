"""The modules of Village: importing them adds their parts to the base game; here are the options that switch them."""

from __future__ import annotations

from gamecore.games.village import (
    chance,
    goals_turn,
    inn_cards,
    inn_scoring,
    inn_turn,
    port_cards,
    port_islands,
    port_turn,
    rules,
    turn_council,
    turn_death,
    turn_market,
    turn_mass,
    turn_travel,
    turn_village,
)
from gamecore.games.village.parts import LAST_STEPS, SETUPS
from gamecore.kernel.options import Option

BASE_PARTS = (turn_village, turn_market, turn_travel, turn_council, turn_death, turn_mass, chance, rules)
INN_PARTS = (inn_turn, inn_cards, inn_scoring)
PORT_PARTS = (port_turn, port_islands, port_cards)
GOALS_PARTS = (goals_turn,)

# Where modules follow on each other, their order is that of the rules: goals are dealt after all other setup (VL1.1),
# and at the end chests are opened before the last goals are scored (VP8.2).
SETUPS += [inn_turn.set_up_inn, goals_turn.deal_goals]
LAST_STEPS += [port_islands.open_all_chests, goals_turn.last_chance]

INN = Option(
    "inn",
    False,
    (False, True),
    ("VI1.1", "VI2.1", "VI3.1", "VI4.1"),
    "Inn: brewery and beer, the inn as an eighth space, and thirty villager cards.",
)
PORT = Option(
    "port",
    False,
    (False, True),
    ("VP1.1", "VP2.1", "VP5.1", "VP9.1"),
    "Port: ships, captains and islands instead of journeys by land, with cocoa, tea and treasure chests.",
)
LIFE_GOALS = Option(
    "life_goals",
    False,
    (False, True),
    ("VL1.1", "VL2.1"),
    "Life Goals: each player has a silver and a gold card with a secret aim.",
)

"""The words of Village's panels, of its board, and of its board in sentences."""

from __future__ import annotations

from typing import Any

PANELS: dict[str, str] = {
    "points": "Prestige",
    "coins": "Coins",
    "grain": "Grain",
    "time": "Hours to the bridge",
    "due": "Deaths due",
    "living": "Living members",
    "chronicle": "In the chronicle",
    "served": "Served customers",
    "served_points": "Points of these",
    "total": "Points",
    "tie_served": "Served customers (first tie-break)",
    "tie_living": "Living members (second tie-break)",
    "winner": "Winner",
    "start": "Starting player",
    "next": "Holds the next starting player marker",
    "cubes": "Cubes: {things}",
    "goods": "Goods: {things}",
    "hand": "Villagers: {cards}",
    "goal": "Goal {goal}",
    "scored": "Fulfilled: {goals}",
}

SCORE_LINES: dict[str, str] = {
    "V1.2": "Prestige during play",
    "V19.1": "Cities",
    "V19.2": "Council",
    "V19.3": "Church",
    "V19.4": "Chronicle",
    "V19.5": "Customers",
    "V19.6": "Coins",
    "VI6.1": "{card}",
}
"""The words for each line of the final scoring, by its rule."""

WHERE: dict[str, str] = {
    "part": "{part}.",
    "space": "On {space}: {cubes}.",
    "space_empty": "No cubes lie on {space}.",
    "bag": "The green bag holds {cubes}.",
    "bag_empty": "The green bag is empty.",
    "stall": "Stall {stall}: a customer wants {goods} for {points}.",
    "queue": "In the queue, front first: {customers}.",
    "wish": "{goods} for {points}",
    "pile": "In the face-down pile: {customers}.",
    "marker": "{name} holds the next starting player marker.",
    "marker_free": "The next starting player marker lies in the council chamber.",
    "section": "{section} section of the chronicle: {free} of {spaces} free.",
    "graves": "Anonymous graves: {free} of {spaces} free.",
    "sea_graves": "Sea graves: {free} of 5 free.",
    "stack": "Inn stack {stack}: the {Card} for {price}, {count} cards in all.",
    "seat": "{name} has {points}, {coins}, {grain} and {hours} to the bridge.",
    "owns": "{name} owns {things}.",
    "owns_nothing": "{name} owns no cubes and no goods.",
    "member": "{name}’s member of generation {generation} is {place}.",
    "members": "{name}’s members of generations {generations} are {place}.",
    "unborn": "{name} has {members} not yet born.",
    "ship": "{name}’s ship lies at {field}, captain: {captain}; aboard: {cargo}.",
    "ship_port": "{name}’s ship lies in the port.",
    "nothing": "nothing",
    "stock": "{name} has {cocoa} cocoa, {tea} tea and {chests} at home.",
    "island": "{field} has {count} left on its stack.",
    "hand": "{name} holds the villagers {cards}.",
    "goal": "Your goal {goal}.",
}
"""The board in sentences."""

BOARD: dict[str, Any] = {
    "label": "Village: the districts, the graves and the farmyards",
    "part_village": "Crafts, market, chronicle",
    "part_world": "Travel, council, church",
    "part_sea": "Sea, council, church",
    "setting_up": "Setting up",
    "round": "Round {round}",
    "last": "Last turns: {turns} to come",
    "over": "The end",
    "bag": "Green bag",
    "well": "Well",
    "chronicle": "Village chronicle",
    "graves": "Anonymous graves",
    "sea_graves": "Sea graves",
    "mill": "Mill",
    "queue": "Queue",
    "pile_count": "pile: {count}",
    "cards": "Villagers",
    "port": "Port",
    "city": "City {number}",
    "village": "Village",
    "empty": "empty",
    "skip": "leave out",
    "pass": "sell no more",
    "no_market": "closed",
    "stack": "{count} cards",
    "unborn": "not yet born",
    "more": "+{count}",
    "no_goal": "not dealt yet",
    "steps": ("", "1", "1–2"),
    "captain": "→ {steps}",
    "helmsman": "→ {steps} +1",
}
"""Short words on the board itself."""

LEGEND: dict[str, str] = {
    "hour": "an hour",
    "points": "points",
    "star": "points scored so far",
    "served": "served customers",
    "member": "member, generation 2",
    "heap": "three such members",
    "starter": "starting player",
    "next": "next starting player",
    "plague": "plague: 2 hours",
    "choice": "a cube of choice",
}
"""What the signs on the board mean."""

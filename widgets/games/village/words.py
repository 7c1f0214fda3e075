"""The names of Village's things, and the words on its board and over its answers."""

from __future__ import annotations

from typing import Any

from gamecore.games.village.pieces import SECTIONS
from gamecore.games.village.port_pieces import ISLAND_NAMES
from gamecore.games.village.things import MANY_GOODS, ONE_OF_GOODS

SPACE_TITLES = (*("Grain harvest", "Family", "Crafts", "Market", "Travel", "Council chamber", "Church", "Inn"),)
BUILDING_TITLES = ("Wainwright", "Stables", "Office", "Smithy", "Brewery")
BUILDING_NAMES = ("the wainwright’s", "the stables", "the office", "the smithy", "the brewery")
SECTION_TITLES = ("Council", "Crafts", "Travel", "Church", "Farmyard")

PLACE_NAMES: tuple[str, ...] = (
    "not yet born",
    "the farmyard",
    *BUILDING_NAMES,
    *(f"city {number}" for number in range(1, 7)),
    *(f"stage {number} of the council" for number in range(1, 5)),
    "the black bag",
    *(f"church window {number}" for number in range(1, 5)),
    "the inn",
    *(f"the mission on {ISLAND_NAMES[number]}" for number in (0, 1, 4, 5)),
    "the ship",
    *(f"the {name} section of the chronicle" for name in SECTIONS),
    "an anonymous grave",
    "a sea grave",
    "beside the chronicle",
    "out of the game",
)
"""Every place of a member, as it is named inside a sentence."""

CARD_EFFECTS: dict[str, str] = {
    "blacksmith": "take 2 plows",
    "cattle herder": "take a horse or an ox",
    "scribe": "take 2 scrolls",
    "wheelwright": "take 2 wagons",
    "cooper": "take 2 beer",
    "sower": "take up to 3 grain",
    "miller": "turn up to 3 grain into a coin each",
    "moneylender": "take 3 coins",
    "scholar": "take 3 cubes of your choice",
    "herbalist": "move your time marker back up to 3 hours",
    "midwife": "a member is born",
    "runner": "bring one member home",
    "scrap dealer": "at the end of a market day, take a customer left in a stall for nothing",
    "town crier": "on a market day, one sale costs neither a green cube nor an hour",
    "bard": "a member that would go to a grave is laid beside the chronicle instead",
    "sexton": "put a member from the yard on window 1 of the church",
    "abbot": "at a mass, move a member one window to the left without grain",
    "alderman": "move a council member one stage forward for its time alone",
    "town clerk": "use a privilege that one of your council members has reached",
    "herald": "take the next starting player marker",
    "night watchman": "carry out the action you have just carried out once more",
    "day labourer": "carry out any action instead of taking a cube",
    "count": "at the end, one more visited city counts",
    "traveller": "on a trip, pay no cubes",
    "messenger": "on a trip, pay no hours",
    "toll keeper": "on a trip, pay no wagon",
    "medico": "at the end, 1 point for each of your living members",
    "duchess": "at the end, 1 point for each goods tile, at most 6",
    "landowner": "at the end, 1 point for each bag of grain",
    "chronicler": "at the end, 1 point for each of your members in the chronicle",
    "admiral": "sail out with the Admiral: any cube buys a step",
    "helmsman": "one more free step in every movement of this voyage",
    "quartermaster": "load two pieces of one kind",
    "cartographer": "put your ship on an island of your choice and land",
}
"""What each villager card does, as part of a sentence."""

GOAL_NEEDS: dict[str, str] = {
    "aristocrat": "7 coins",
    "farmer": "5 grain, an ox and a plow",
    "bailiff": "one of each: scroll, horse, ox, plow, wagon",
    "coachman": "2 horses and 2 wagons",
    "brewer": "4 beer and 3 grain",
    "explorer": "a chest, cocoa and tea on your ship",
    "writer": "3 scrolls and a cube of each colour",
    "knight": "2 horses, a scroll and 4 coins",
    "secretary": "a member on council stage 4 and the next starting player marker",
    "master": "four members in craft buildings and the crafts section",
    "historian": "members in four sections of the chronicle",
    "saint": "three members in the church, one each in windows 1, 2 and 3",
    "travelling salesman": "a member in city 6 and two served customers",
    "acolyte": "a member of generation 4 in the church",
    "merchant": "six served customers",
    "missionary": "members in two missions at a time",
    "innkeeper": "four unused villager cards",
}
"""What each life goal asks for, in short."""

SHORT_GOALS: dict[str, str] = {"travelling salesman": "salesman"}

COUNTED: dict[str, tuple[str, str]] = {
    "hours": ("{count} hour", "{count} hours"),
    "coins": ("{count} coin", "{count} coins"),
    "points": ("{count} point", "{count} points"),
    "cubes": ("{count} cube", "{count} cubes"),
    "members": ("{count} member", "{count} members"),
    "customers": ("{count} customer", "{count} customers"),
    "turns": ("{count} turn", "{count} turns"),
    "grain": ("{count} grain", "{count} grain"),
    "chests": ("{count} chest", "{count} chests"),
    "deaths": ("{count} death", "{count} deaths"),
}
"""A number of things: one, and many."""

GOODS_COUNTED: tuple[tuple[str, str], ...] = tuple(
    (f"{{count}} {one}", f"{{count}} {many}") for one, many in zip(ONE_OF_GOODS, MANY_GOODS, strict=True)
)

TALK: dict[str, Any] = {
    "or": " or ",
    "cubes_there": "{space}: {cube}.",
    "a_good": ("a scroll", "a horse", "an ox", "a plow", "a wagon", "a beer"),
    "cubes": "{count} {colour}",
    "cubes_of": "{cubes} cubes",
    "paid": ("{count} {colour} cube", "{count} {colour} cubes"),
    "village": "the village",
    "worth": "a customer worth {points}",
    "pieces": (
        *GOODS_COUNTED[:5],
        ("{count} grain", "{count} grain"),
        ("{count} cocoa", "{count} cocoa"),
        ("{count} tea", "{count} tea"),
        ("{count} chest", "{count} chests"),
        ("{count} member", "{count} members"),
    ),
}
"""Small pieces of sentences."""

SHORT_EFFECTS: dict[str, tuple[str, str]] = {
    "blacksmith": ("2 plows", ""),
    "cattle herder": ("a horse", "or an ox"),
    "scribe": ("2 scrolls", ""),
    "wheelwright": ("2 wagons", ""),
    "cooper": ("2 beer", ""),
    "sower": ("up to", "3 grain"),
    "miller": ("3 grain into", "3 coins"),
    "moneylender": ("3 coins", ""),
    "scholar": ("3 cubes", "of choice"),
    "herbalist": ("up to 3", "hours back"),
    "midwife": ("a birth", ""),
    "runner": ("one member", "comes home"),
    "scrap dealer": ("a customer", "for nothing"),
    "town crier": ("one free", "sale"),
    "bard": ("saves from", "the grave"),
    "sexton": ("straight into", "the church"),
    "abbot": ("one window", "up, free"),
    "alderman": ("one council", "stage up"),
    "town clerk": ("a privilege", ""),
    "herald": ("the starting", "marker"),
    "night watchman": ("the same", "action again"),
    "day labourer": ("any action,", "no cube"),
    "count": ("end: one", "city more"),
    "traveller": ("trip without", "cubes"),
    "messenger": ("trip without", "hours"),
    "toll keeper": ("trip without", "wagon"),
    "medico": ("end: 1 for", "each living"),
    "duchess": ("end: 1 for", "each goods"),
    "landowner": ("end: 1 for", "each grain"),
    "chronicler": ("end: 1 each", "in chronicle"),
    "admiral": ("a captain,", "any 1 cube"),
    "helmsman": ("one step", "more, free"),
    "quartermaster": ("a pair", "of one kind"),
    "cartographer": ("land on", "any island"),
}
"""What each villager does in two very short lines, for its card on the board."""

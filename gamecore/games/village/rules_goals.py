"""Refusing rules of the life goals (VL2.1, VL3, VL4)."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.village.goals_actions import Reveal
from gamecore.games.village.goals_pieces import GOALS, GOLD, SILVER
from gamecore.games.village.goals_turn import REQUIREMENTS, cards_of
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.state import Table

WORDS = {
    "aristocrat": "7 coins",
    "farmer": "5 grain, 1 ox and 1 plow",
    "bailiff": "1 scroll, 1 horse, 1 ox, 1 plow and 1 wagon",
    "coachman": "2 horses and 2 wagons",
    "brewer": "4 beer and 3 grain",
    "explorer": "1 chest, 1 cocoa and 1 tea on your ship",
    "writer": "3 scrolls and 1 cube of each colour",
    "knight": "2 horses, 1 scroll and 4 coins",
    "secretary": "a member on stage 4 of the council and the next starting player marker",
    "master": "4 members in the crafts and the crafts section of the chronicle",
    "historian": "members in 4 sections of the chronicle",
    "saint": "3 members in the church windows, with one in each of windows 1, 2 and 3",
    "travelling salesman": "a member in city 6 and 2 served customers",
    "acolyte": "a member of generation 4 in the church windows",
    "merchant": "6 served customers",
    "missionary": "members in 2 missions",
    "innkeeper": "4 unused villager cards",
}
"""What each goal asks for, as a sentence says it."""

IDS = {name: "VL3.3" if name == "explorer" else "VL3.1" for name in SILVER}
IDS |= {name: f"VL4.{number}" for number, name in enumerate(GOLD, 1)}


@rule("VL2.1", Reveal, say="You cannot reveal the {goal}: you do not hold that card.")
def the_goal_is_held(s: Table, seat: int, a: Reveal) -> Facts:
    """VL2.1."""
    return None if GOALS.index(a.what) in cards_of(s, seat) else {"goal": a.what.title()}


def unmet(name: str) -> Callable[[Table, int, Reveal], Facts]:
    """Return the predicate that refuses a goal as long as its requirement is not met."""

    def broken(s: Table, seat: int, a: Reveal) -> Facts:
        if a.what != name or REQUIREMENTS[name](s, seat):
            return None
        return {"goal": name.title(), "wanted": WORDS[name]}

    return broken


for _name, _id in IDS.items():
    rule(_id, Reveal, say="You cannot reveal the {goal} yet: it asks for {wanted}.")(unmet(_name))

"""Refusing rules of the course of the game: what belongs to another moment.

For each class of action the first rule that speaks gives the reason.
"""

from __future__ import annotations

from gamecore.games.village.actions import (
    BASE_ACTIONS,
    Advance,
    Birth,
    Buy,
    Enter,
    Harvest,
    Home,
    Make,
    Mill,
    Pray,
    Privilege,
    Ransom,
    Skip,
    Take,
    Train,
    Travel,
    Well,
)
from gamecore.games.village.chance_actions import CHANCE_ACTIONS
from gamecore.games.village.goals_actions import GOALS_ACTIONS, Reveal
from gamecore.games.village.inn_actions import INN_ACTIONS, Befriend, Visit
from gamecore.games.village.parts import Facts, moment
from gamecore.games.village.pieces import MASS_DRAWS, SPACES
from gamecore.games.village.port_actions import (
    PORT_ACTIONS,
    Chart,
    Deliver,
    Found,
    Hire,
    Land,
    Load,
    Move,
    Return,
    Sail,
)
from gamecore.games.village.state import Table
from gamecore.games.village.things import FIELD_NAMES, SPACE_NAMES
from gamecore.kernel.actions import Action

EVERY = (*BASE_ACTIONS, *CHANCE_ACTIONS, *INN_ACTIONS, *PORT_ACTIONS, *GOALS_ACTIONS)
VILLAGE_ACTIONS = (
    Harvest,
    Birth,
    Home,
    Train,
    Make,
    Buy,
    Mill,
    Travel,
    Enter,
    Advance,
    Privilege,
    Pray,
    Visit,
    Befriend,
)
SEA_ACTIONS = (Hire, Sail, Return, Load, Move, Land, Deliver, Found)
SPACE_OF = {**{space: space for space in SPACES}, "voyage": "travel"}
"""The space whose action each kind of question carries out."""

MASS_KINDS = ("ransom", "draw", "climb")


def asked(s: Table) -> str:
    """Return the kind of what is being decided."""
    return s.pending[-1].kind if s.pending else "over"


@moment("V18.3", *EVERY, say="You cannot play “{action}” any more: the last turns are over, and the game has ended.")
def the_game_is_not_over(s: Table, seat: int, a: Action) -> Facts:
    """V18.3."""
    return {"action": str(a)} if asked(s) == "over" else None


@moment("VL2.8", Reveal, say="You cannot reveal a goal now: that waits until nothing is half done.")
def goals_wait_for_their_moment(s: Table, seat: int, a: Reveal) -> Facts:
    """VL2.8."""
    return {}


@moment("V10.1", Skip, say="You cannot leave the market out: a market day is held in any case.")
def a_market_day_is_held(s: Table, seat: int, a: Skip) -> Facts:
    """V10.1."""
    return {} if asked(s) in ("market", "sale") else None


@moment(
    "V3.1", Take, Well, say="You cannot play “{action}” now: the turns of round {round} are over, and the mass is said."
)
def turns_end_before_the_mass(s: Table, seat: int, a: Action) -> Facts:
    """V3.1."""
    return {"action": str(a), "round": s.round} if asked(s) in MASS_KINDS else None


@moment(
    "V17.3",
    Ransom,
    say="You cannot buy anybody out now: in a mass that is done once, before the draw, for {most} members at most.",
)
def buying_comes_before_the_draw(s: Table, seat: int, a: Ransom) -> Facts:
    """V17.3."""
    return {"most": MASS_DRAWS} if asked(s) in MASS_KINDS else None


@moment(
    "VP2.3",
    Load,
    Move,
    Land,
    say="You cannot play “{action}” yet: first hire a captain, or sail on with yours.",
)
def a_captain_comes_first(s: Table, seat: int, a: Action) -> Facts:
    """VP2.3."""
    return {"action": str(a)} if asked(s) == "voyage" else None


@moment(
    "VP5.10",
    Deliver,
    Found,
    Load,
    say="You cannot play “{action}” now: your ship acts on an island only after landing there.",
)
def islands_need_a_landing(s: Table, seat: int, a: Action) -> Facts:
    """VP5.10."""
    return {"action": str(a)} if asked(s) == "sail" else None


@moment("VP12.6", Chart, say="You cannot put your ship on {island}: that takes the Cartographer.")
def charts_need_the_cartographer(s: Table, seat: int, a: Chart) -> Facts:
    """VP12.6."""
    return {"island": FIELD_NAMES[a.what]}


@moment(
    "V5.5",
    *VILLAGE_ACTIONS,
    *SEA_ACTIONS,
    say="You cannot play “{action}” yet: take a cube first, and then use its space.",
)
def the_cube_comes_before_the_action(s: Table, seat: int, a: Action) -> Facts:
    """V5.5."""
    return {"action": str(a)} if asked(s) == "turn" else None


@moment("V5.4", *VILLAGE_ACTIONS, *SEA_ACTIONS, say="You cannot play “{action}” now: your action is that of {space}.")
def only_the_own_space_is_used(s: Table, seat: int, a: Action) -> Facts:
    """V5.4."""
    kind = asked(s)
    return {"action": str(a), "space": SPACE_NAMES[SPACE_OF[kind]]} if kind in SPACE_OF else None

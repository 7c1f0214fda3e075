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
from gamecore.games.village.inn_pieces import CARD_OF
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
from gamecore.games.village.port_pieces import COCOA, MEMBER, PIECES, PORT_FIELD
from gamecore.games.village.state import Table
from gamecore.games.village.things import A_PIECE, FIELD_NAMES, SPACE_NAMES
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
SEA_ACTIONS = (Hire, Sail, Return, Load, Move, Land, Deliver, Found, Chart)
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
    return {} if asked(s) == "market" else None


@moment("V10.5", Skip, say="You cannot leave out a single sale: say “pass”, and you are out for the rest of the day.")
def who_sells_nothing_passes(s: Table, seat: int, a: Skip) -> Facts:
    """V10.5."""
    return {} if asked(s) == "sale" else None


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


# At sea ---------------------------------------------------------------------------------------------------


def in_port(s: Table, seat: int) -> bool:
    """Return whether a seat's ship is in the port."""
    return s.ship[seat] == PORT_FIELD


def is_from_village(a: Load) -> bool:
    """Return whether a piece comes from the village and not from an island (VP3.3)."""
    return not COCOA <= PIECES.index(a.piece) < MEMBER


def has_charts(s: Table, seat: int, a: Action) -> bool:
    """Return whether a seat holds the card that an action may take (VP12.6)."""
    return not isinstance(a, Chart) or (seat >= 0 and CARD_OF["cartographer"] in s.hands[seat])


@moment("VP12.6", Chart, say="You cannot put your ship on {island}: that takes the Cartographer.")
def charts_need_the_cartographer(s: Table, seat: int, a: Chart) -> Facts:
    """VP12.6."""
    return None if has_charts(s, seat, a) else {"island": FIELD_NAMES[a.what]}


@moment(
    "VP3.8",
    Load,
    say="You cannot load {piece} now: what comes from the village is loaded only in the port, when you sail out.",
)
def village_pieces_are_loaded_when_sailing_out(s: Table, seat: int, a: Load) -> Facts:
    """VP3.8."""
    at_sea = asked(s) in ("voyage", "sail") and not in_port(s, seat)
    return {"piece": A_PIECE[a.piece]} if at_sea and is_from_village(a) else None


@moment(
    "VP2.3",
    Load,
    Move,
    Land,
    Deliver,
    Found,
    Chart,
    say="You cannot play “{action}” yet: first hire a captain.",
)
def a_captain_comes_first(s: Table, seat: int, a: Action) -> Facts:
    """VP2.3."""
    return {"action": str(a)} if asked(s) == "voyage" and in_port(s, seat) else None


@moment("VP2.4", Move, Land, Chart, say="You cannot play “{action}” yet: your ship is at sea, so first sail on.")
def sailing_on_comes_first(s: Table, seat: int, a: Action) -> Facts:
    """VP2.4."""
    return {"action": str(a)} if asked(s) == "voyage" and not in_port(s, seat) else None


@moment("VP2.1", Hire, say="You cannot hire a captain now: your ship has one, for the whole voyage.")
def captains_are_hired_once(s: Table, seat: int, a: Hire) -> Facts:
    """VP2.1."""
    return {} if asked(s) in ("load", "sail", "island") else None


@moment(
    "VP2.1",
    Move,
    Land,
    Sail,
    Chart,
    say="You cannot play “{action}” yet: while you load, your ship waits in the port. Say “done” when it is loaded, "
    "and then it moves.",
)
def loading_comes_before_moving(s: Table, seat: int, a: Action) -> Facts:
    """VP2.1."""
    return {"action": str(a)} if asked(s) == "load" else None


@moment(
    "VP2.1",
    Load,
    say="You cannot load {piece} any more: a captain was hired and the ship was loaded, and now it moves.",
)
def loading_is_over_when_the_ship_moves(s: Table, seat: int, a: Load) -> Facts:
    """VP2.1."""
    return {"piece": A_PIECE[a.piece]} if asked(s) == "sail" and is_from_village(a) else None


@moment(
    "VP5.10",
    Deliver,
    Found,
    Load,
    say="You cannot play “{action}” now: your ship acts on an island only after landing there.",
)
def islands_need_a_landing(s: Table, seat: int, a: Action) -> Facts:
    """VP5.10."""
    return {"action": str(a)} if asked(s) in ("voyage", "load", "sail") else None


# The space ------------------------------------------------------------------------------------------------


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


@moment(
    "VP12.6",
    Chart,
    say="You cannot put your ship on {island} now: the Cartographer is used only instead of moving, when you sail out "
    "or on.",
)
def charts_replace_a_movement(s: Table, seat: int, a: Chart) -> Facts:
    """VP12.6."""
    return {"island": FIELD_NAMES[a.what]}

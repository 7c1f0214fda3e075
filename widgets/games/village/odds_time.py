"""An experiment with life time: in how many turns the marker crosses the bridge."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.village import odds_trials as trials
from gamecore.games.village.odds_lifetime import chance_to_cross, crossing_law, hours_law
from gamecore.games.village.pieces import CHRONICLE_SCORE, LIFE_TIME, PRAY_TIME
from gamecore.odds.exact import Distribution
from widgets.games.village.odds_parts import MOST, amount, hours, points
from widgets.shared.charts.figures import percent
from widgets.shared.explore.experiment import Decision, Experiment, Measure, Settings, decision, listed, numbers

# 5. The bridge ------------------------------------------------------------------------------------------------------

COSTS = tuple(tuple(range(most + 1)) for most in (2, 3, 4))
"""The hours a turn may cost in the model, all equally likely: a quiet, a usual and a busy life."""

COST_NAMES = tuple(f"{costs[0]} to {costs[-1]} hours" for costs in COSTS)
USUAL = 1
HORIZON = 15
"""The turns that are looked at; a longer life is called “later”."""

LATER = 0
PLACE_POINTS = CHRONICLE_SCORE[4] - CHRONICLE_SCORE[3]
RUSH_COST = 1


def turn_law(at: Settings) -> Distribution[int]:
    """The hours of a turn in the scene."""
    return hours_law(COSTS[at["costs"]])


def turns_of(at: Settings) -> str:
    """The turns that are asked for in the scene."""
    return amount(at["turns"], "turn", "turns")


def crossed(time: int, law: Distribution[int], turns: int) -> Fraction:
    """The chance to have crossed the bridge within so many turns, from any time, also one behind the bridge."""
    return Fraction(1) if time >= LIFE_TIME else chance_to_cross(time, law, turns)


def _decide_bridge(at: Settings) -> Decision:
    usual, rushed = (crossed(at["time"] + more, turn_law(at), at["turns"]) for more in (0, PRAY_TIME))
    gain = PLACE_POINTS * (rushed - usual) - RUSH_COST
    because = (
        f"The member dies in time with chance {percent(usual)} if you just play on, and with chance {percent(rushed)} "
        f"if you rush; that is worth {points(gain + RUSH_COST)}, and costs {RUSH_COST}"
    )
    return decision(
        f"The member that dies next would be your fourth in the chronicle: {PLACE_POINTS} points more. But its section "
        f"has one free place, which will be gone after {turns_of(at)}. Before that you send another member to church: "
        f"for a brown cube, or for {PRAY_TIME} hours, which cost you {points(RUSH_COST)} elsewhere. How do you pay?",
        ("With hours", gain, f"Rushing is worth {points(gain + RUSH_COST)} on average, and costs {points(RUSH_COST)}."),
        ("With the brown cube", Fraction(0), f"{because}."),
    )


BRIDGE = Experiment(
    "bridge",
    "How long until the bridge?",
    (
        numbers("time", "Your time marker stands on", range(LIFE_TIME), 4),
        numbers("turns", "Within so many turns", range(1, 9), 3),
        listed("costs", "A turn costs", COST_NAMES, USUAL),
    ),
    lambda at: (
        f"Your time marker stands on space {at['time']}: {hours(LIFE_TIME - at['time'])} to the bridge. "
        f"Each turn costs {COST_NAMES[at['costs']]}, all equally likely. How likely is it that you cross it within "
        f"{turns_of(at)}?"
    ),
    lambda at: crossing_law(at["time"], turn_law(at), HORIZON),
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.turns_to_bridge(rng, at["time"], COSTS[at["costs"]], HORIZON), draws, seed
    ),
    lambda at: (*((turn, str(turn)) for turn in range(1, HORIZON + 1)), (LATER, "later")),
    Measure("percent", lambda at: lambda turn: 0 < turn <= at["turns"]),
    "turn in which the bridge is crossed",
    _decide_bridge,
    "lives",
    MOST,
)

EXPERIMENTS = (BRIDGE,)

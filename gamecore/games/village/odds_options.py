"""The odds of every legal action at every decision of Village, as the asked seat can work them out from its view.

An option's result is in points: the coach's estimate of the position it leads to, with everything that chance still
holds as a law instead of its mean. It is compared with leaving the option out where that is possible, else with the
best other answer. Every figure is exact under the assumptions it names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from gamecore.games.village.actions import Done, Pass, Skip, Take
from gamecore.games.village.coach import Ahead, Apply, after_turn, look_ahead, rarity, sure_worth
from gamecore.games.village.goals_actions import Reveal
from gamecore.games.village.goals_pieces import GOALS, metal
from gamecore.games.village.odds_prospects import Part, prospects
from gamecore.games.village.odds_results import (
    AGAINST_NOTHING,
    AGAINST_OTHERS,
    AGAINST_SPACES,
    LAST_TURN,
    Result,
    less,
    option,
    together,
)
from gamecore.games.village.odds_turn import is_last_turn, kind_of
from gamecore.games.village.port_actions import Open
from gamecore.games.village.state import VillageDraft, VillageState
from gamecore.games.village.view import VillageView
from gamecore.kernel.actions import Action
from gamecore.kernel.state import freeze, replaced, thaw
from gamecore.odds.exact import Distribution
from gamecore.odds.option import OptionOdds

STEP = Fraction(1, 20)
"""The coach's estimates of what is sure are multiples of this."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an answer leads to: what is sure, and what chance still holds, in independent parts."""

    sure: Fraction
    parts: tuple[Part, ...]

    def law(self, common: tuple[Part, ...]) -> Result:
        """Return the law of what the position is worth, without the parts that all answers have in common."""
        return together(Distribution.certain(self.sure), *(each.law for each in self.parts if each not in common))


def option_odds(view: VillageView, legal: tuple[Action, ...], apply: Apply) -> tuple[OptionOdds, ...]:
    """Return the odds of every legal action; ``apply`` gives the state after an action."""
    if not legal:
        return ()
    view = informed(view, legal)
    ahead = look_ahead(view, legal, apply)
    later = after_turn(view, ahead)
    found = {action: outcome(view, ahead[action], later.get(action), action) for action in legal}
    common = tuple(each for each in found[legal[0]].parts if all(each in other.parts for other in found.values()))
    laws = {action: each.law(common) for action, each in found.items()}
    prices = prices_of({action: law.mean for action, law in laws.items()})
    moment = (LAST_TURN,) if later and is_last_turn(view.public) else ()
    return tuple(
        option(
            action,
            less(laws[action], prices[action].points),
            prices[action].assumption,
            *moment,
            *names(found[action], common),
        )
        for action in legal
    )


def names(found: Outcome, common: tuple[Part, ...]) -> Iterator[str]:
    """Yield what is taken for granted about the parts that count."""
    return (each.assumption for each in found.parts if each not in common)


def outcome(view: VillageView, ahead: Ahead, later: Part | None, action: Action) -> Outcome:
    """Return what an answer leads to."""
    seat = view.asked
    sure = round(sure_worth(ahead.state, seat) / float(STEP)) * STEP
    parts = prospects(ahead.state, seat)
    return Outcome(sure + rarity(view.public, seat, action), (later, *parts) if later else parts)


# Prices ---------------------------------------------------------------------------------------------------------


class Price(NamedTuple):
    """What an option is compared with, in points, and in words."""

    points: Fraction
    assumption: str


def prices_of(means: Mapping[Action, Fraction]) -> dict[Action, Price]:
    """Return the price of each option: what leaving it out brings, else the best other answer, each on average.

    Cubes that bring the same are no others of each other.
    """
    nothing = next((action for action in means if isinstance(action, Skip | Done | Pass)), None)
    if nothing is not None:
        return dict.fromkeys(means, Price(means[nothing], AGAINST_NOTHING))
    kinds: dict[object, Fraction] = {}
    for action, mean in means.items():
        kind = kind_of(action) or action
        kinds[kind] = max(mean, kinds.get(kind, mean))
    ranked = sorted(kinds, key=lambda kind: -kinds[kind])
    found = {}
    for action, mean in means.items():
        kind = kind_of(action) or action
        other = next((each for each in ranked if each != kind), None)
        against = AGAINST_SPACES if isinstance(action, Take) else AGAINST_OTHERS
        found[action] = Price(mean if other is None else kinds[other], against)
    return found


# Spectators -----------------------------------------------------------------------------------------------------


def informed(view: VillageView, legal: tuple[Action, ...]) -> VillageView:
    """Return the view in which what the legal actions themselves tell is known: for views of other seats.

    Whoever sees that a chest of 4 can be opened or a goal revealed knows that the asked seat has it.
    """
    seat = view.asked
    if view.seat == seat:
        return view
    t: VillageDraft = thaw(view.public)
    for action in legal:
        if isinstance(action, Open):
            chests = list(t.chests[seat])
            chests[chests.index(0)] = action.number
            t.chests = replaced(t.chests, seat, tuple(chests))
        elif isinstance(action, Reveal):
            goal = GOALS.index(action.what)
            if metal(goal):
                t.gold = replaced(t.gold, seat, goal)
            else:
                t.silver = replaced(t.silver, seat, goal)
    return replace(view, public=freeze(t, VillageState))

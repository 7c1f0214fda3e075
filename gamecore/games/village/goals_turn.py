"""Life goals: dealing, requirements, revealing (VL1 to VL4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from gamecore.games.village.actions import Done
from gamecore.games.village.chance import weight_in
from gamecore.games.village.effects import gain_points
from gamecore.games.village.goals_actions import Deal, Reveal
from gamecore.games.village.goals_pieces import (
    GOALS,
    GOLD_POINTS,
    NO_GOAL,
    SILVER_POINTS,
    goals_in_play,
    metal,
)
from gamecore.games.village.parts import INTERLUDES, SECRETS, ask, chance, interlude, stage
from gamecore.games.village.pieces import (
    BEER,
    BUILDING_PLACES,
    CHRONICLE_PLACES,
    CHURCH_PLACES,
    CITY_PLACES,
    COUNCIL_PLACES,
    CRAFTS_SECTION,
    FAR_CITY,
    HORSE,
    MISSION_PLACES,
    OX,
    PLOW,
    SCROLL,
    SEAT_COUNTS,
    WAGON,
)
from gamecore.games.village.port_pieces import COCOA, TEA
from gamecore.games.village.state import Counts, Table, VillageDraft, members_at, unseen_goals
from gamecore.games.village.turn import DONE, answer_no_more, ask_again
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.flow import ChancePoint, Weighted
from gamecore.kernel.state import replaced

REVEAL, DEAL = tuple(map(Reveal, GOALS)), tuple(map(Deal, GOALS))
POINTS = (SILVER_POINTS, GOLD_POINTS)


# Requirements ---------------------------------------------------------------------------------------------


def has(t: Table, seat: int, *kinds: int) -> bool:
    """Return whether a seat owns at least these goods tiles, each as often as it is named (VL3.1, VL2.2)."""
    goods = t.goods[seat]
    return all(goods[kind] >= kinds.count(kind) for kind in kinds)


def in_crafts(t: Table, seat: int) -> int:
    """Return a seat's members in craft buildings and in the crafts section of the chronicle (VL4.2)."""
    places = (*BUILDING_PLACES, CHRONICLE_PLACES[CRAFTS_SECTION])
    return sum(t.where[seat].count(place) for place in places)


def in_windows(t: Table, seat: int) -> Counts:
    """Return a seat's members in the church windows."""
    return tuple(members_at(t, seat, place) for place in CHURCH_PLACES)


def is_saint(t: Table, seat: int) -> bool:
    """Return whether a seat has three members in the church, one each in the first three windows (VL4.4)."""
    windows = in_windows(t, seat)
    return sum(windows) >= 3 and all(windows[:3])


REQUIREMENTS: dict[str, Callable[[Table, int], bool]] = {
    "aristocrat": lambda t, seat: t.coins[seat] >= 7,
    "farmer": lambda t, seat: t.grain[seat] >= 5 and has(t, seat, OX, PLOW),
    "bailiff": lambda t, seat: has(t, seat, SCROLL, HORSE, OX, PLOW, WAGON),
    "coachman": lambda t, seat: has(t, seat, HORSE, HORSE, WAGON, WAGON),
    "brewer": lambda t, seat: t.grain[seat] >= 3 and has(t, seat, BEER, BEER, BEER, BEER),
    "explorer": lambda t, seat: bool(t.aboard[seat]) and bool(t.cargo[seat][COCOA]) and bool(t.cargo[seat][TEA]),
    "writer": lambda t, seat: has(t, seat, SCROLL, SCROLL, SCROLL) and all(t.cubes[seat]),
    "knight": lambda t, seat: t.coins[seat] >= 4 and has(t, seat, HORSE, HORSE, SCROLL),
    "secretary": lambda t, seat: t.marker == seat and COUNCIL_PLACES[3] in t.where[seat],
    "master": lambda t, seat: in_crafts(t, seat) >= 4,
    "historian": lambda t, seat: sum(place in t.where[seat] for place in CHRONICLE_PLACES) >= 4,
    "saint": is_saint,
    "travelling salesman": lambda t, seat: len(t.served[seat]) >= 2 and CITY_PLACES[FAR_CITY] in t.where[seat],
    "acolyte": lambda t, seat: any(place in CHURCH_PLACES for place in t.where[seat][9:]),
    "merchant": lambda t, seat: len(t.served[seat]) >= 6,
    "missionary": lambda t, seat: sum(place in MISSION_PLACES for place in t.where[seat]) >= 2,
    "innkeeper": lambda t, seat: len(t.hands[seat]) >= 4,
}
"""What each goal asks for (table 0.14, VL4); members of generation 4 are the last two of a row of eleven."""

CHECKS = tuple(REQUIREMENTS[name] for name in GOALS)


def cards_of(t: Table, seat: int) -> Counts:
    """Return the goal cards of a seat that are not yet scored: silver, then gold."""
    return t.silver[seat], t.gold[seat]


def met(t: Table, seat: int) -> tuple[int, ...]:
    """Return the own cards of a seat whose conditions are met now (VL2.1)."""
    return tuple(goal for goal in cards_of(t, seat) if goal >= 0 and CHECKS[goal](t, seat))


LATEST: list[tuple[tuple[object, ...], int]] = [((), 0)] * SEAT_COUNTS[-1]
"""What was found last for each seat, with all that it was found from: most actions change nothing of that."""


def fulfilled(t: Table, seat: int) -> int:
    """Return, one bit each, the goals whose conditions a seat fulfils."""
    asked_about = (
        *(t.goods[seat], t.grain[seat], t.coins[seat], t.cubes[seat], t.where[seat], t.marker == seat),
        *(len(t.served[seat]), len(t.aboard[seat]), t.cargo[seat], len(t.hands[seat])),
    )
    known, found = LATEST[seat]
    if known != asked_about:
        found = sum(1 << goal for goal, check in enumerate(CHECKS) if check(t, seat))
        LATEST[seat] = asked_about, found
    return found


@cache
def candidates(inn: bool, port: bool, silver: bool, gold: bool) -> int:
    """Return, one bit each, the goals in play of the metals of which a seat still has a card (VL1.2)."""
    held = (silver, gold)
    return sum(1 << goal for goal in goals_in_play(inn, port) if held[metal(goal)])


def goals_scored(t: Table) -> int:
    """Return, one bit each, the goals that anybody has scored."""
    return sum(1 << goal for goals in t.scored for goal in goals)


def could_be_met(t: Table, seat: int, scored: int) -> int:
    """Return, one bit each, the goals that a seat fulfils and may hold, as everybody can see (VL1.4)."""
    found = candidates(t.inn, t.port, t.silver[seat] != NO_GOAL, t.gold[seat] != NO_GOAL)
    return found & fulfilled(t, seat) & ~scored if found else 0


# Revealing ------------------------------------------------------------------------------------------------


def moment_for_goals(t: VillageDraft, seat: int) -> None:
    """Let everybody who newly fulfils a goal say so, from a seat on (VL2.8)."""
    if t.life_goals:
        t.push(pending("goals", seat, 0))


@stage("goals")
def goals(t: VillageDraft, entry: Pending) -> None:
    """Ask the next seat that newly fulfils a goal which it may hold, whether it holds it or not (VL1.4, VL2.8)."""
    first, (asked,) = entry.seat, entry.data
    scored = goals_scored(t)
    for number in range(asked, t.players):
        seat = (first + number) % t.players
        found, offered = could_be_met(t, seat, scored), t.offered[seat]
        if found != offered:
            t.offered = replaced(t.offered, seat, found)
        if found & ~offered:
            t.pending += (pending("goals", first, number + 1), pending("reveal", seat))
            return


def reveal_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the own cards that are met, and keeping them (VL2.1, VL2.5)."""
    return (*(REVEAL[goal] for goal in met(s, entry.seat)), DONE)


def score_goal(t: VillageDraft, seat: int, goal: int) -> None:
    """Score a goal and take its card out of the game (VL2.1, VL2.3, VL2.4)."""
    if metal(goal):
        t.gold = replaced(t.gold, seat, NO_GOAL)
    else:
        t.silver = replaced(t.silver, seat, NO_GOAL)
    t.scored = replaced(t.scored, seat, (*t.scored[seat], goal))
    points = POINTS[metal(goal)]
    gain_points(t, seat, points)
    t.events.append(event("goal", "VL2.1", seat, {"goal": GOALS[goal], "points": points}))


def answer_reveal(t: VillageDraft, entry: Pending, action: Reveal) -> None:
    """Reveal a goal when asked; the other card may follow (VL2.1)."""
    score_goal(t, entry.seat, GOALS.index(action.what))
    if could_be_met(t, entry.seat, goals_scored(t)):
        t.push(entry)


def answer_reveal_freely(t: VillageDraft, entry: Pending, action: Reveal) -> None:
    """Reveal a goal in a free moment of the own turn (VL2.8)."""
    ask_again(t, entry)
    interlude(t, entry.seat)
    score_goal(t, entry.seat, GOALS.index(action.what))


def own_goals(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the own cards that are met (VL2.8)."""
    return tuple(REVEAL[goal] for goal in met(s, entry.seat)) if s.life_goals else ()


def last_chance(t: VillageDraft) -> None:
    """Let everybody score goals that are met at the end (VL2.6)."""
    if t.life_goals:
        t.offered = (0,) * t.players
        t.push(pending("goals", t.starter, 0))


ask("reveal", "whether a life goal is revealed", reveal_options, {Reveal: answer_reveal, Done: answer_no_more})
INTERLUDES.append(moment_for_goals)
SECRETS.append((own_goals, {Reveal: answer_reveal_freely}))


# Dealing --------------------------------------------------------------------------------------------------


def deal_goals(t: VillageDraft) -> tuple[Pending, ...]:
    """Deal each player a silver and a gold card (VL1.1, VL1.3)."""
    if not t.life_goals:
        return ()
    return tuple(pending("goal", seat, kind) for kind in (0, 1) for seat in range(t.players))


def goal_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the cards left in the deck of this metal, each as likely as the others (VL1.3)."""
    return tuple((DEAL[goal], 1) for goal in unseen_goals(s) if metal(goal) == entry.data[0])


def goal_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return 1 for a card left in the deck."""
    return weight_in(goal_outcomes(s, entry), action)


def sample_goal(s: Table, entry: Pending, rng: Random) -> Action:
    """Draw a card."""
    return rng.choice(goal_outcomes(s, entry))[0]


def answer_deal(t: VillageDraft, entry: Pending, action: Deal) -> None:
    """Give a seat a card that it looks at alone (VL1.3, VL1.4)."""
    seat, goal = entry.seat, GOALS.index(action.what)
    if metal(goal):
        t.gold = replaced(t.gold, seat, goal)
    else:
        t.silver = replaced(t.silver, seat, goal)
    facts = {"metal": ("silver", "gold")[metal(goal)]}
    t.events.append(event("goal dealt", "VL1.3", seat, facts, {"goal": action.what}))


chance(
    ChancePoint("goal", "VL1.3", goal_outcomes, goal_weight, sample_goal, answer_deal, frozenset({Deal})),
    "a life goal card is dealt",
)

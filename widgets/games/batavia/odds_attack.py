"""An experiment about pirates: whether they come before your next action, and whom they take."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from gamecore.games.batavia import odds_trials as trials
from gamecore.games.batavia.odds_pirates import strike_law
from gamecore.games.batavia.pieces import COMPANIES, DEALT_PER_PLAYER, PIRATE_THRESHOLDS
from gamecore.games.batavia.state import Cards, Counts, minus, plus
from gamecore.odds.exact import Distribution
from gamecore.odds.simulate import Simulation
from widgets.games.batavia.odds_cards import ENGLAND, FULL, MOST
from widgets.games.batavia.words import COMPANY_TITLES
from widgets.shared.charts.figures import decimal, percent
from widgets.shared.explore.experiment import Decision, Experiment, Measure, Settings, decision, listed

PLAYERS = 3
THRESHOLD = PIRATE_THRESHOLDS[PLAYERS]
HANDS = (DEALT_PER_PLAYER,) * (PLAYERS - 1)
HAND: Cards = (2,) * len(COMPANIES)
"""Your hand: two cards of each company."""

TABLES: tuple[Cards, ...] = ((7, 5, 3, 1, 0), (6, 5, 4, 2, 0), (4, 4, 4, 4, 1), (8, 3, 3, 2, 1))
"""The laid-out cards of all players together."""

ACTIONS = ("draw two cards", "lay out two English cards", "lay out two Danish cards")
LABELS = ("Draw two cards", "Lay out two English cards", "Lay out two Danish cards")
ADDED: tuple[Cards, ...] = ((0, 0, 0, 0, 0), (2, 0, 0, 0, 0), (0, 2, 0, 0, 0))
EVENTS = ("Do pirates come?", "Is England plundered?")
QUESTIONS = (
    "How likely is it that pirates come before your next action?",
    "How likely is it that England is plundered before your next action?",
)
NOBODY, ALONE, TOGETHER, OTHERS = range(4)
OUTCOMES = ("no pirates", "England alone", "England and others", "others only")

LOSS = 6
GAINS = (1, 3, 3)
"""Gold that each action brings apart from pirates."""


def told(cubes: Cards) -> str:
    """Laid-out cards in words."""
    return ", ".join(f"{name} {count}" for name, count in zip(COMPANY_TITLES, cubes, strict=True))


def kind_of(taken: Counts) -> int:
    """Whom pirates take, seen from England."""
    if not taken:
        return NOBODY
    if ENGLAND not in taken:
        return OTHERS
    return ALONE if taken == (ENGLAND,) else TOGETHER


def scene(table: int, action: int) -> tuple[Cards, Cards]:
    """The laid-out cards after your action, and the cards you cannot see."""
    cubes = TABLES[table]
    return plus(cubes, ADDED[action]), minus(minus(FULL, cubes), HAND)


def law_of(table: int, action: int) -> Distribution[int]:
    """Whom pirates take before your next action."""
    cubes, unseen = scene(table, action)
    return strike_law(cubes, unseen, HANDS, THRESHOLD).map(kind_of)


def _draw(at: Settings, draws: int, seed: int) -> Simulation[int]:
    cubes, unseen = scene(at["table"], at["action"])
    return trials.simulate(lambda rng: kind_of(trials.attack(rng, cubes, unseen, HANDS, THRESHOLD)), draws, seed)


def _event(at: Settings) -> Callable[[Any], bool]:
    meant = (ALONE, TOGETHER) if at["event"] else (ALONE, TOGETHER, OTHERS)
    return lambda kind: kind in meant


def loss_of_england(table: int, action: int) -> Fraction:
    """The chance that England is plundered."""
    return law_of(table, action).chance(lambda kind: kind in (ALONE, TOGETHER))


def _decide(at: Settings) -> Decision:
    answers = []
    for action, (label, brings) in enumerate(zip(LABELS, GAINS, strict=True)):
        chance = loss_of_england(at["table"], action)
        worth = brings - LOSS * chance
        because = f"England is plundered with chance {percent(chance)}: {brings} less {LOSS} times that is "
        answers.append((label, worth, f"{because}{decimal(worth)} gold."))
    return decision(
        f"The English seal is yours, and losing it with its cards would cost you {LOSS} gold. Drawing is worth "
        f"{GAINS[0]} gold, and laying out two cards, with the tile it brings, {GAINS[1]}. What do you do?",
        *answers,
    )


ATTACK = Experiment(
    "attack",
    "Will the pirates come?",
    (
        listed("table", "Cards laid out", [told(cubes) for cubes in TABLES]),
        listed("action", "You", ACTIONS),
        listed("event", "Ask", EVENTS, 1),
    ),
    lambda at: (
        f"Three players, so pirates come at {THRESHOLD} cards. You {ACTIONS[at['action']]}; then each of your two "
        "rivals acts once and lays out no card, one, two or three, equally likely, any of those you cannot see. You "
        "hold "
        "two cards of each company, and each rival holds ten cards. "
        f"{QUESTIONS[at['event']]}"
    ),
    lambda at: law_of(at["table"], at["action"]),
    _draw,
    lambda at: tuple(enumerate(OUTCOMES)),
    Measure("percent", _event),
    "whom pirates plunder",
    _decide,
    "rounds",
    MOST,
)

EXPERIMENTS = (ATTACK,)

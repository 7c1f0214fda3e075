"""Four Ports: the rules of four trading games, to be played, explained and computed with.

>>> import gamecore
>>> game = gamecore.load("manila")
>>> state = game.start(seats=4)
>>> game.decision(state).kind
'deal'
"""

from __future__ import annotations

from gamecore.bots.names import Bot, bot_names
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Chance, Choice, Over
from gamecore.kernel.errors import (
    BadOption,
    BadRecord,
    GameError,
    IllegalAction,
    MalformedAction,
    TooManyOutcomes,
    UnknownGame,
)
from gamecore.kernel.events import Event, Step
from gamecore.kernel.game import Game
from gamecore.kernel.match import Match, Turn
from gamecore.kernel.options import Option
from gamecore.kernel.refusal import Refusal
from gamecore.kernel.registry import games, load
from gamecore.kernel.scores import Score, ScoreLine
from gamecore.odds.tournament import Tally, simulate

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadOption",
    "BadRecord",
    "Bot",
    "Chance",
    "Choice",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "MalformedAction",
    "Match",
    "Option",
    "Over",
    "Refusal",
    "Score",
    "ScoreLine",
    "Step",
    "Tally",
    "TooManyOutcomes",
    "Turn",
    "UnknownGame",
    "__version__",
    "bot_names",
    "games",
    "load",
    "simulate",
]

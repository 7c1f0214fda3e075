"""Bots by name, and who may sit at a table."""

from __future__ import annotations

import difflib
from random import Random
from typing import Any, Protocol

from gamecore.bots.greedy import Greedy
from gamecore.bots.uniform import Uniform
from gamecore.kernel.actions import Action
from gamecore.kernel.errors import BadOption
from gamecore.kernel.game import Game

HUMAN = "human"


class Bot(Protocol):
    """A player that is a program: it sees a view and the legal actions, and returns one of them."""

    name: str

    def choose(self, game: Game[Any, Any], view: Any, legal: tuple[Action, ...], rng: Random) -> Action:
        """Return one of the legal actions."""
        ...


BOTS: dict[str, type[Bot]] = {"uniform": Uniform, "greedy": Greedy}


def bot_names(game: Game[Any, Any]) -> tuple[str, ...]:
    """Return the names of the bots that can play this game, the strongest last."""
    return tuple(name for name in BOTS if name != "greedy" or game.has_coach)


def check_table(seats: object) -> tuple[str | Bot, ...]:
    """Return who sits where; raise BadOption if this is no list."""
    if not isinstance(seats, list | tuple):
        raise BadOption("The seats are a list with a name for each, for example [“human”, “uniform”, “uniform”].")
    return tuple(seats)


def make_bot(game: Game[Any, Any], name: str | Bot) -> Bot:
    """Return the bot of this name; raise BadOption with the nearest name otherwise."""
    if not isinstance(name, str):
        return _checked_bot(name)
    known = bot_names(game)
    if name == HUMAN:
        raise BadOption(f"Only programs can play here. There are: {', '.join(known)}.")
    if name not in known:
        near = difflib.get_close_matches(name, [*known, HUMAN], n=1)
        hint = f"Did you mean “{near[0]}”?" if near else f"There are: {', '.join((HUMAN, *known))}."
        raise BadOption(f"Nobody called “{name[:40]}” can play {game.title}. {hint}")
    return BOTS[name]()


def _checked_bot(bot: Bot) -> Bot:
    if isinstance(bot, type) or not callable(getattr(bot, "choose", None)) or not isinstance(bot.name, str):
        raise BadOption("A seat is a name like “human” or “uniform”, or a bot: an object with “name” and “choose”.")
    return bot

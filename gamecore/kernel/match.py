"""A match: one game being played by people and bots, with chance, history, undo and record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from gamecore.bots.names import HUMAN, Bot, check_table, make_bot
from gamecore.kernel.actions import Action, check_action
from gamecore.kernel.decision import Choice, Decision, Over
from gamecore.kernel.errors import BadOption, BadRecord, IllegalAction
from gamecore.kernel.events import Event
from gamecore.kernel.options import check_options
from gamecore.kernel.record import MAX_NAME, Record, read_record, replay_record, write_record
from gamecore.kernel.refusal import Refusal
from gamecore.kernel.registry import load
from gamecore.kernel.scores import Score


@dataclass(frozen=True, slots=True)
class Turn:
    """One action in the history of a match: who acted (-1: chance), what it caused, and the state after it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    state: Any


class Match:
    """A game with its players. ``seats`` names them: “human”, a bot's name, or a bot object.

    Chance is drawn from ``seed`` and the number of the action, so the same actions meet the same dice; None draws
    a seed that nobody can guess. ``autoplay=False`` leaves chance and bots to ``advance``.
    Raises UnknownGame and BadOption.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[str | Bot] = (HUMAN,),
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        autoplay: bool = True,
    ) -> None:
        """Seat the players, start the game and play up to the first human decision."""
        self.game = load(game)
        table = check_table(seats)
        self.bots = tuple(None if seat == HUMAN else make_bot(self.game, seat) for seat in table)
        self.seats = tuple(HUMAN if bot is None else bot.name for bot in self.bots)
        self.names = check_names(names, self.seats)
        self.seed = secrets.token_hex(16) if seed is None else seed
        chosen = check_options(self.game.title, self.game.options, options)
        self.first = self.game.start(len(self.seats), **chosen)
        self.history: list[Turn] = []
        self.autoplay = autoplay
        if autoplay:
            self.advance()

    # Where the match stands -------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """Return the present state. It holds secrets; show views to players."""
        return self.history[-1].state if self.history else self.first

    def state_at(self, count: int) -> Any:
        """Return the state after this many actions; like ``state``, it holds secrets."""
        return self.history[count - 1].state if count else self.first

    @property
    def decision(self) -> Decision:
        """Return what the match waits for."""
        return self.game.decision(self.state)

    @property
    def legal(self) -> tuple[Action, ...]:
        """Return the legal actions of the seat that is asked."""
        return self.game.legal(self.state)

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return isinstance(self.decision, Over)

    @property
    def scores(self) -> tuple[Score, ...]:
        """Return the itemised scores as they stand."""
        return self.game.scores(self.state)

    def view(self, seat: int | None) -> Any:
        """Return what a seat may know (None: a spectator)."""
        return self.game.view(self.state, seat)

    # Playing ----------------------------------------------------------------------------------------------

    def play(self, action: Action | str) -> tuple[Turn, ...]:
        """Play a human action, then chance and bots up to the next human decision; return all turns made.

        Raises MalformedAction and IllegalAction; the match is then as it was.
        """
        if isinstance(action, str):
            action = self.game.parse(action, self.state)
        check_action(action)
        before = len(self.history)
        decision = self.decision
        if isinstance(decision, Choice) and self.bots[decision.seat] is not None and self.autoplay:
            sentence = f"It is the turn of {self.names[decision.seat]}, who is played by the computer."
            raise IllegalAction((Refusal(action.rule, sentence),))
        self._do(action)
        if self.autoplay:
            self.advance()
        return tuple(self.history[before:])

    def advance(self) -> tuple[Turn, ...]:
        """Run chance and bots up to the next human decision or the end; return the turns made."""
        before = len(self.history)
        while self.advance_once():
            pass
        return tuple(self.history[before:])

    def advance_once(self) -> bool:
        """Make one chance outcome or one bot's action; return False if neither is due."""
        decision = self.decision
        if isinstance(decision, Over):
            return False
        rng = Random(f"{self.seed}:{len(self.history)}")
        if not isinstance(decision, Choice):
            self._do(self.draw(rng))
            return True
        bot = self.bots[decision.seat]
        if bot is None:
            return False
        self._do(bot.choose(self.game, self.view(decision.seat), self.legal, rng))
        return True

    def draw(self, rng: Random) -> Action:
        """Return what chance brings at the present chance point."""
        return self.game.sample(self.state, rng)

    def _do(self, action: Action) -> None:
        decision = self.decision
        step = self.game.apply(self.state, action)
        seat = decision.seat if isinstance(decision, Choice) else -1
        self.history.append(Turn(seat, action, step.events, step.state))

    # Undo -------------------------------------------------------------------------------------------------

    def undo_refusal(self) -> Refusal | None:
        """Return why nothing can be taken back now, or None."""
        if not any(turn.seat >= 0 and self.bots[turn.seat] is None for turn in self.history):
            return Refusal("", "Nothing has been played yet, so there is nothing to take back.")
        last = self.history[-1]
        rule = last.events[0].rule if last.events else last.action.rule
        if last.seat < 0:
            return Refusal(rule, "Chance has decided since your last action; what it showed cannot be taken back.")
        if self.bots[last.seat] is not None:
            return Refusal(rule, f"{self.names[last.seat]} has acted since, so your action stands.")
        decision = self.decision
        if isinstance(decision, Choice) and decision.seat != last.seat:
            return Refusal(rule, f"The turn has passed to {self.names[decision.seat]}, so the action stands.")
        if isinstance(decision, Over):
            return Refusal(rule, "The game is over and everything has been shown, so the action stands.")
        return None

    def undo(self, freely: bool = False) -> None:
        """Take back the last action; raise IllegalAction past a reveal, a roll or another seat's action.

        ``freely`` is for lessons: it goes back to the last human decision whatever has been shown since.
        """
        if not freely:
            if refusal := self.undo_refusal():
                raise IllegalAction((refusal,))
            self.history.pop()
            return
        human = [n for n, turn in enumerate(self.history) if turn.seat >= 0 and self.bots[turn.seat] is None]
        if not human:
            raise IllegalAction((Refusal("", "Nothing has been played yet, so there is nothing to take back."),))
        del self.history[human[-1] :]

    # Records ----------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Return the record as data for JSON; it holds secrets until the game is over."""
        actions = [turn.action for turn in self.history]
        return write_record(self.game, self.seats, self.names, self.state, actions)

    @classmethod
    def replay(cls, record: Any, seed: int | str | None = None, autoplay: bool = True) -> Match:
        """Return the match of a record (data or JSON text), ready to go on; raise BadRecord."""
        read = record if isinstance(record, Record) else read_record(record)
        game, first, history = replay_record(read)
        match = cls.__new__(cls)
        match.game, match.first, match.seats = game, first, read.seats
        try:
            match.bots = tuple(None if seat == HUMAN else make_bot(game, seat) for seat in read.seats)
        except BadOption:
            match.bots = (None,) * len(read.seats)
        try:
            match.names = check_names(read.names, read.seats)
        except BadOption as problem:
            raise BadRecord(f"The names in the record cannot be used. {problem}") from None
        match.seed = secrets.token_hex(16) if seed is None else seed
        match.autoplay = autoplay
        match.history = []
        state = first
        for action, after, events in history:
            decision = game.decision(state)
            seat = decision.seat if isinstance(decision, Choice) else -1
            match.history.append(Turn(seat, action, events, after))
            state = after
        if autoplay:
            match.advance()
        return match


def check_names(names: Sequence[str] | None, seats: Sequence[str]) -> tuple[str, ...]:
    """Return the names to show; raise BadOption for too many, too few or unusable ones."""
    if names is None:
        return tuple(f"Player {n}" if seat == HUMAN else f"{seat.capitalize()} {n}" for n, seat in enumerate(seats, 1))
    if not isinstance(names, list | tuple):
        raise BadOption("The names are a list with one for each seat, for example [“Ana”, “Ben”, “Cora”].")
    if len(names) != len(seats):
        raise BadOption(f"There are {len(seats)} seats and {len(names)} names; each seat needs one.")
    cleaned = tuple(" ".join(str(name).split())[:MAX_NAME] for name in names)
    if not all(cleaned) or len(set(cleaned)) != len(cleaned):
        raise BadOption("Every seat needs a name of its own.")
    return cleaned

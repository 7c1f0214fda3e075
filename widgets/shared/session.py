"""A game at the table: the match, who sits at the screen, what has been shown. It knows no widget."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from gamecore.kernel.branch import Branch
from gamecore.kernel.decision import Choice, Over
from gamecore.kernel.errors import IllegalAction, MalformedAction
from gamecore.kernel.game import Game
from gamecore.kernel.match import Match, Turn
from widgets.shared import frame, plan, replay
from widgets.shared.frame import Outlook
from widgets.shared.game_ui import GameUI
from widgets.shared.plan import Plan
from widgets.shared.words import say

MOST_HELP = 40
LEAST_RUN = 4
SHORT_LOG = 40
"""How many lines of the log a look back shows."""
SLOW = 0.3
"""Seconds of thinking after which what happened so far is already shown."""


class Refused(Exception):
    """Something cannot be done now: the sentence for the person who wanted it, and the rules behind it."""

    def __init__(self, text: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.rules = rules


class Session:
    """Plays one game for the people at one screen.

    `move` counts the pictures shown. `main` is the game itself; `match` is that, or the what-if that is played;
    `at` is the number of actions after which it is shown while it is looked back at, else None.

    With one person the screen is that person's; with several a curtain lies over the board between the turns of
    different people, and until it is lifted all is seen as a spectator sees it.
    """

    def __init__(
        self, game: Game[Any, Any], ui: GameUI, first: Plan, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.game = game
        self.ui = ui
        self.clock = clock
        self.move = 0
        self.start(first)

    def start(self, chosen: Plan) -> None:
        """Begin a new game."""
        seats, options = list(chosen.seats), dict(chosen.options)
        match = Match(self.game.name, seats, chosen.seed, options, list(chosen.names), autoplay=False)
        self._adopt(match, chosen.names)

    def resume(self, record: Mapping[str, Any]) -> None:
        """Go on with a recorded game. Raises `GameError`, and the present game stays, if that fails."""
        match = Match.replay(record, autoplay=False)
        match.names = plan.distinct_names(match.names, len(match.seats))
        self._adopt(match, match.names)

    def _adopt(self, match: Match, names: tuple[str, ...]) -> None:
        match.advance()
        self.main = self.match = match
        self.at: int | None = None
        self.names = names
        self.humans = frozenset(seat for seat, bot in enumerate(match.bots) if bot is None)
        self.viewer = min(self.humans) if len(self.humans) == 1 else None
        self.shown = len(match.history)
        self.played = False
        self.move += 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.match.decision, Over)

    @property
    def asked(self) -> int | None:
        """The seat that is asked, if it is a person's."""
        decision = self.match.decision
        return decision.seat if isinstance(decision, Choice) and decision.seat in self.humans else None

    @property
    def covered(self) -> int | None:
        """The seat whose person has to come to the screen, or None."""
        return None if self.asked == self.viewer else self.asked

    @property
    def look(self) -> Outlook:
        """What the people at the screen may see."""
        return Outlook(self.game, self.ui, self.names, self.viewer, still=self.at is not None)

    @property
    def outlook(self) -> Outlook:
        """What they may see and could do, also where they only look back."""
        return replace(self.look, still=False)

    @property
    def state(self) -> Any:
        """The state that is shown."""
        return self.match.state if self.at is None else self.match.state_at(self.at)

    @property
    def history(self) -> Sequence[Turn]:
        """The actions up to the state that is shown; those of a what-if come after what led to it."""
        played = self.match.history if self.at is None else self.match.history[: self.at]
        return [*self.main.history[: self.match.at], *played] if isinstance(self.match, Branch) else played

    # What people want ----------------------------------------------------------------------------------

    def act(self, text: str) -> Iterator[dict[str, Any]]:
        """Play an action, and what chance and bots do after it: `steps` messages, the last with a `then`.

        Raises `Refused` before the first message if it cannot be done; nothing is changed then.
        """
        self.check_asked()
        # Nobody is asked only if a bot failed in the middle of its turn: then the bots try again.
        if self.asked is not None:
            self._play(text)
        yield from self._go_on()

    def _play(self, text: str) -> None:
        try:
            self.match.play(text)
        except IllegalAction as error:
            raise self._refused(error) from error
        except MalformedAction as error:
            raise Refused(str(error)) from error
        self.played = True

    def _go_on(self) -> Iterator[dict[str, Any]]:
        started = self.clock()
        while self.match.advance_once():
            if self.clock() - started > SLOW:
                yield self._told()
                started = self.clock()
        yield self._told(last=True)

    def undo(self) -> None:
        """Take the last step back. Raises `Refused` with the reason if that is not possible."""
        self.check_undo()
        self.match.undo()
        self.shown = len(self.match.history)
        self.move += 1

    def reveal(self) -> None:
        """The person who is asked sits at the screen now. Raises `Refused` if no board is covered."""
        if self.covered is None:
            raise Refused(say("not_covered"))
        self.viewer = self.covered
        self.move += 1

    # Looking back and trying out -----------------------------------------------------------------------

    def go_to(self, at: int | None) -> dict[str, Any] | None:
        """Show the game after so many actions (None: as it stands). The step to it; None if all has to be drawn.

        Raises `Refused` while a board is covered, and before anything was played.
        """
        self._check_looking_back()
        match, look, before = self.match, self.outlook, self.at
        if not match.history:
            raise Refused(say("replay_nothing"))
        self.at = len(match.history) if at is None else min(at, len(match.history))
        self.move += 1
        if before is None:
            return None
        look = self.look
        states = match.state_at(before), match.state_at(self.at)
        if self.at == before + 1:
            steps, _ = frame.steps(look, states[0], match.history[before : self.at])
            then: dict[str, Any] = {}
        else:
            steps = [frame.turned(look, *states)]
            then = {"log": frame.whole_log(look, self.history)[-SHORT_LOG:]}
        then |= {**frame.asked(look, states[1]), "tools": self.tools(), "replay": self.replay()}
        return {"kind": "steps", "from": self.move - 1, "move": self.move, "steps": steps, "then": then}

    def try_out(self, same_dice: bool) -> None:
        """Leave the game for a what-if at the state that is shown, or at the last own decision before it.

        Raises `Refused` where that could show something hidden, and where there is nothing to decide again.
        """
        self._check_looking_back()
        if self.match is not self.main:
            raise Refused(say("branch_nested"))
        if not isinstance(self.main.decision, Over) and len(self.humans) > 1:
            raise Refused(say("branch_shared"))
        at = len(self.main.history) if self.at is None else self.at
        if same_dice:
            seats = self.humans if self.viewer is None else frozenset({self.viewer})
            found = replay.own_decision(self.main, at, seats)
            if found is None:
                raise Refused(say("branch_no_decision"))
            at = found
        self._turn_to(replay.what_if(self.outlook, self.main, at, same_dice))
        self.match.advance()
        self.shown = len(self.match.history)

    def leave(self) -> None:
        """End the replay, or else the what-if. Raises `Refused` if there is neither."""
        if self.at is not None:
            self._turn_to(self.match)
        elif self.match is not self.main:
            self._turn_to(self.main)
        else:
            raise Refused(say("leave_nothing"))

    def _turn_to(self, match: Match) -> None:
        self.match, self.at = match, None
        self.shown = len(match.history)
        self.move += 1

    def replay(self) -> dict[str, Any] | None:
        """Where the replay stands; None if the game is not looked back at."""
        if self.at is None:
            return None
        count = len(self.match.history)
        text = say("replay_at", at=self.at, count=count)
        return {"at": self.at, "count": count, "text": text, "chapters": replay.chapters(self.outlook, self.match)}

    def branch(self) -> dict[str, Any] | None:
        """What is tried out and how it compares; None while the game itself is played."""
        if not isinstance(self.match, Branch):
            return None
        over = isinstance(self.main.decision, Over)
        seats = range(len(self.names)) if over else [seat for seat in (self.viewer,) if seat is not None]
        compared = replay.compare(self.outlook, self.match, seats)
        return {"text": say("branch_open" if over else "branch_sampled"), "compare": compared}

    def help(self) -> list[str]:
        """The notations of what can be done now."""
        legal = in_runs([self.game.notation(action) for action in self.look.legal(self.state)])
        if len(legal) > MOST_HELP:
            return [*legal[:MOST_HELP], say("help_more", count=len(legal) - MOST_HELP)]
        return legal

    # What is shown -------------------------------------------------------------------------------------

    def picture(self) -> dict[str, Any]:
        """The full picture of the game, without what the table adds."""
        return {
            "move": self.move,
            "game": {"name": self.game.name, "title": self.game.title},
            "tools": self.tools(),
            "curtain": self.curtain(),
            "teaches": self.teaches(),
            "replay": self.replay(),
            "branch": self.branch(),
            **frame.picture(self.look, self.state, self.history),
        }

    def curtain(self) -> dict[str, str] | None:
        """The words of the curtain, if a board is covered."""
        if self.covered is None:
            return None
        name = self.names[self.covered]
        return {"text": say("pass_screen", name=name), "reveal": say("reveal", name=name)}

    def tools(self) -> dict[str, bool]:
        """Which tools have something to do."""
        idle = self.covered is None and self.at is None
        return {"undo": idle and self.match.undo_refusal() is None}

    def teaches(self) -> dict[str, bool]:
        """What the table can explain about this game."""
        # A match that follows a script, as in a lesson, is not what happens when people play.
        plain = type(self.main) is Match
        return {"odds": self.game.has_odds, "coach": self.game.has_coach, "replay": plain}

    def form(self) -> dict[str, Any]:
        """The new-game form, filled with the present seats, names and options."""
        options = self.game.options_of(self.match.state)
        return plan.form(self.game, self.ui, self.match.seats, self.names, options)

    def _told(self, last: bool = False) -> dict[str, Any]:
        """What happened since it was last told, as the screen's person sees it; then perhaps the curtain."""
        history, look = self.match.history, self.look
        before = history[self.shown - 1].state if self.shown else self.match.first
        steps, showing = frame.steps(look, before, history[self.shown :])
        self.shown = len(history)
        message: dict[str, Any] = {"kind": "steps", "from": self.move, "move": self.move + 1, "steps": steps}
        self.move += 1
        if not last:
            message["then"] = None
        elif self.covered is not None:
            self.viewer = None
            message["then"] = {"frame": self.picture()}
        else:
            message["then"] = {**frame.ending(look, self.match.state, showing), "tools": self.tools()}
            if self.match is not self.main:
                message["then"]["branch"] = self.branch()
        return message

    def check_asked(self) -> None:
        """Raises `Refused` unless somebody at the screen may act now."""
        self._check_uncovered()
        if self.at is not None:
            raise Refused(say("replay_refusal"))
        if self.over:
            raise Refused(say("game_over"))

    def check_undo(self) -> None:
        """Raises `Refused` with the reason if nothing can be taken back."""
        self._check_uncovered()
        if self.at is not None:
            raise Refused(say("replay_refusal"))
        if refusal := self.match.undo_refusal():
            raise Refused(refusal.sentence, (refusal.rule,) if refusal.rule else ())

    def _check_looking_back(self) -> None:
        self._check_uncovered()
        if not self.teaches()["replay"]:
            raise Refused(say("replay_none"))

    def _check_uncovered(self) -> None:
        if self.covered is not None:
            raise Refused(say("curtain_refusal", name=self.names[self.covered]))

    @staticmethod
    def _refused(error: IllegalAction) -> Refused:
        rules = tuple(dict.fromkeys(refusal.rule for refusal in error.refusals if refusal.rule))
        return Refused(error.refusals[0].sentence if error.refusals else str(error), rules)


def in_runs(notations: Sequence[str]) -> list[str]:
    """Notations with long runs of neighbouring numbers, as from `bid 1` to `bid 54`, told in one line each."""
    runs: list[list[str]] = []
    for text in notations:
        head, _, number = text.rpartition(" ")
        follows = bool(runs) and number.isdecimal() and runs[-1][-1] == f"{head} {int(number) - 1}"
        if follows:
            runs[-1].append(text)
        else:
            runs.append([text])
    told: list[str] = []
    for run in runs:
        told += run if len(run) < LEAST_RUN else [say("help_run", first=run[0], last=run[-1])]
    return told

"""What a table explains: why something cannot be done, the odds, the coach's advice, the reader's own guesses."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from threading import Thread
from typing import Any

from gamecore.kernel.errors import MalformedAction
from gamecore.kernel.option_odds import COMPARED, OptionOdds
from widgets.shared import game_ui, odds_panel, protocol, rule_card
from widgets.shared.figures import amount, percent
from widgets.shared.guesses import Guesses
from widgets.shared.session import Refused, Session
from widgets.shared.words import say

Content = dict[str, Any]


@cache
def make_ready() -> None:
    """Load, once and beside everything else, the arithmetic that the odds of later decisions need."""
    Thread(target=import_module, args=("numpy",), daemon=True).start()


class Teacher:
    """Answers questions about a session's game; it never changes the game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.guesses = Guesses()
        self.refused: Refused | None = None
        self.guessed: dict[int, int] = {}
        self.predicting = False
        self._found: tuple[int, tuple[OptionOdds, ...]] = (-1, ())

    def answer(self, message: protocol.Teaching) -> Content | None:
        """The answer to a question; None if the board has changed since it was asked."""
        if isinstance(message, protocol.Rule):
            return self.rule(message.id)
        if message.move != self.session.move:
            return None
        match message:
            case protocol.Why(text=text):
                return self.why(text)
            case protocol.Odds(predict=predict):
                self.predicting = predict
                answer = self.odds()
                make_ready()
                return answer
            case protocol.Guess(percent=guess):
                return self.guess(guess)
            case protocol.Coach():
                return self.coach()

    def remember(self, numbers: tuple[int, ...]) -> None:
        """Go on with guesses that the browser kept, unless this table has some of its own."""
        if not self.guesses.pairs:
            self.guesses.take_up(numbers)

    # Rules ---------------------------------------------------------------------------------------------

    def rule(self, rule: str) -> Content:
        """The card of a rule. Raises `Refused` if there is none."""
        session = self.session
        if rule not in session.game.rulebook:
            raise Refused(say("rule_unknown", id=rule))
        return rule_card.card(session.game.rulebook, session.ui, rule)

    def why(self, text: str) -> Content:
        """Why something cannot be done now; an empty text if it can, with the rule behind it in any case."""
        try:
            rules = self._check(text)
        except Refused as refused:
            return {"kind": "reason", "about": text, "text": refused.text, "rules": list(refused.rules)}
        return {"kind": "reason", "about": text, "text": "", "rules": list(rules)}

    def _check(self, text: str) -> tuple[str, ...]:
        """The rule of an action that can be done. Raises `Refused` with the reason if it cannot."""
        session = self.session
        if text == "undo":
            session.check_undo()
            return ()
        session.check_asked()
        state = session.state
        if not session.outlook.legal(state):
            return ()
        try:
            action = session.game.parse(text, state)
        except MalformedAction as error:
            raise Refused(str(error)) from error
        if refusals := session.game.refusals(state, action):
            rules = tuple(dict.fromkeys(refusal.rule for refusal in refusals if refusal.rule))
            raise Refused(refusals[0].sentence, rules)
        rule = session.game.rule_of(state, action)
        if rule == action.rule:
            rule = game_ui.place_rule(session.ui, text) or rule
        return (rule,)

    # Odds ----------------------------------------------------------------------------------------------

    @property
    def found(self) -> tuple[OptionOdds, ...]:
        """The odds at the shown decision, worked out once."""
        session = self.session
        if self._found[0] != session.move:
            self._found = session.move, odds_panel.option_odds(session.outlook, session.state)
        return self._found[1]

    @property
    def hidden(self) -> OptionOdds | None:
        """The option that the reader has yet to guess before anything is told."""
        if not self.predicting or self.session.move in self.guessed:
            return None
        return odds_panel.riddle(self.found, self.session.move)

    def odds(self) -> Content:
        """The odds, or the question that comes before them."""
        session, found = self.session, self.found
        message: Content = {"kind": "odds", "move": session.move, "rows": [], "notes": [], "score": self.guesses.data()}
        if asked := self.hidden:
            message["guess"] = self._question(asked)
        elif found:
            look, state = session.outlook, session.state
            message["rows"] = odds_panel.rows(look, state, found)
            message["notes"] = odds_panel.notes(look, found)
        else:
            message["notes"] = [say("odds_none" if session.game.has_odds else "odds_unknown")]
        return message

    def _question(self, asked: OptionOdds) -> Content:
        text = self.session.game.notation(asked.action)
        label = odds_panel.labels(self.session.outlook, self.session.state).get(text, text)
        return {"text": text, "question": say("guess_question", label=label)}

    def guess(self, guess: int) -> Content:
        """Score a guess, once for each decision, and show the odds."""
        asked = self.hidden
        if asked is None:
            raise Refused(say("guess_none"))
        self.guesses.add(guess, asked.pays)
        self.guessed = {self.session.move: guess}
        words = say("guess_result", guess=percent(guess / 100), chance=percent(asked.pays))
        return {**self.odds(), "result": words}

    # Advice --------------------------------------------------------------------------------------------

    def coach(self) -> Content:
        """What the coach would do, and why in terms of odds."""
        session = self.session
        if not session.game.has_coach:
            raise Refused(say("coach_none"))
        if self.hidden:
            raise Refused(say("guess_first"))
        look, state = session.outlook, session.state
        legal = look.legal(state)
        if not legal:
            raise Refused(say("odds_none"))
        worths = session.game.appraise(look.view(state), legal)
        # Python's sort keeps the order of equals: the first of the best is what the bot would choose.
        ranked = sorted(legal, key=lambda action: -worths[action])
        text = session.game.notation(ranked[0])
        return {"kind": "notice", "text": self._reason(ranked), "act": text}

    def _reason(self, ranked: list[Any]) -> str:
        named = odds_panel.labels(self.session.outlook, self.session.state)
        odds = {each.action: each for each in self.found}
        best, second = ranked[0], ranked[1] if len(ranked) > 1 else None
        fields: dict[str, Any] = {"best": named.get(str(best), str(best))}
        if second is None:
            return say("coach_only", **fields)
        told = odds.get(best)
        if told is None:
            return say("coach_plain", **fields)
        fields |= {"pays": percent(told.pays), "mean": amount(told.expected, sign=True)}
        fields |= {"spread": amount(told.deviation)}
        sentence = " ".join((say(_coached(told), **fields), *self._comparison(told)))
        rival = odds.get(second)
        if rival is None or rival.expected > told.expected:
            return sentence
        other = {"second": named.get(str(second), str(second)), "mean": amount(rival.expected, sign=True)}
        return f"{sentence} {say('coach_next', **other)}"

    def _comparison(self, told: OptionOdds) -> list[str]:
        """What the result is compared with, in the words of the game's odds."""
        ui = self.session.outlook.ui
        return [game_ui.assumption(ui, name) for name in told.assumptions if name.startswith(COMPARED)]


def _coached(told: OptionOdds) -> str:
    """Which sentence tells the coach's reason: a chance is only worth a word if it is not sure either way."""
    if not told.deviation:
        return "coach_certain"
    return "coach_odds" if 0 < told.pays < 1 else "coach_mean"

"""The game: one object per game, the only door to its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar, cast

from gamecore.kernel.actions import Action, Notation, check_action
from gamecore.kernel.decision import Chance, Choice, Decision, Over, Pending
from gamecore.kernel.errors import BadOption, IllegalAction
from gamecore.kernel.events import Step, new_tuple
from gamecore.kernel.flow import ChancePoint, Menu, Question, Stage, Weighted
from gamecore.kernel.option_odds import OptionOdds
from gamecore.kernel.options import Option, check_options, check_seats
from gamecore.kernel.refusal import Refusal, RuleList
from gamecore.kernel.rulebook import Rulebook, read_rulebook
from gamecore.kernel.scores import Score
from gamecore.kernel.state import Draft, State, freeze

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")

set_memo: Callable[[Any, Any], None] = Draft.__dict__["memo"].__set__


class Game(ABC, Generic[StateT, ViewT]):
    """The rules of one game, as questions about states that never change.

    A game supplies its data (name, seats, options, actions), its flow (questions, chance points, stages), its
    refusing rules, views, scores and positions; how they work together is here and the same for all.

    ``title`` and ``about`` name it to people: a word or two, and one or two short sentences.
    ``rules`` refuse answers to what is being decided; ``moments`` refuse actions that do not belong there at all
    (the first one that speaks is the reason given). ``question_rules`` names the rule that allows an answer to a
    question, by the question's kind and the action, where it is another one than the action's usual rule.
    """

    name: str
    title: str
    about: str = ""
    package: str
    rules_version: int
    seats: range
    options: tuple[Option, ...]
    state_class: type[StateT]
    notations: Notation
    rules: RuleList
    moments: RuleList = RuleList()
    questions: Mapping[str, Question]
    question_rules: Mapping[tuple[str, type[Action]], str] = {}
    chances: Mapping[str, ChancePoint] = {}
    stages: Mapping[str, Stage] = {}
    wrong_moment: str = "You cannot do this now: “{asked}” is being decided."
    over_sentence: str = "The game is over; nothing more can be done."

    @cached_property
    def rulebook(self) -> Rulebook:
        """Return the rulebook, read once from RULES.md."""
        return read_rulebook(self.package)

    def __init__(self) -> None:
        """Take the compiled copy of the game's states, and the tables that every action looks into."""
        self.questions, self.chances, self.stages = self.questions, self.chances, self.stages
        self.state_class = self.state_class
        self.thaw: Callable[[Any], Any] = cast(type[State], self.state_class)._thaw
        self.freeze: Callable[[Any, type[StateT]], StateT] = freeze

    # Playing ----------------------------------------------------------------------------------------------

    def start(self, seats: int, **options: Any) -> StateT:
        """Return the first state; setup draws lie ahead as chance points. Raises BadOption."""
        seats = check_seats(self.title, self.seats, seats)
        draft = self.first_draft(seats, check_options(self.title, self.options, options))
        return self._settle(draft).state

    def decision(self, state: StateT) -> Decision:
        """Return what the game waits for."""
        stack: tuple[Pending, ...] = state.pending  # type: ignore[attr-defined]
        if state.memo is not None:  # type: ignore[attr-defined]
            return stack[-1].choice
        if not stack:
            return Over(self.winners(state))
        top = stack[-1]
        return top.choice if top.kind in self.questions else top.chance

    def legal(self, state: StateT) -> tuple[Action, ...]:
        """Return the legal actions in a stable order; () at a chance point and after the end."""
        menus: tuple[Menu, ...] | None = state.memo  # type: ignore[attr-defined]
        if menus is None:
            stack: tuple[Pending, ...] = state.pending  # type: ignore[attr-defined]
            if not stack or stack[-1].kind not in self.questions:
                return ()
            menus = self._menus(state, stack[-1])
        actions: tuple[Action, ...] = ()
        for menu in menus:
            actions += menu.actions
        return actions

    def refusals(self, state: StateT, action: Action) -> tuple[Refusal, ...]:
        """Return why this action is not possible, most basic reason first; () if it is.

        Raises MalformedAction if it is no action at all, for example its text before ``parse``.
        """
        check_action(action)
        stack: tuple[Pending, ...] = state.pending  # type: ignore[attr-defined]
        if not stack:
            refusal = self.moments.first_refusal(state, -1, action)
            return (refusal or Refusal(self.over_rule, self.over_sentence),)
        top = stack[-1]
        question = self.questions.get(top.kind)
        if question is None:
            return self._chance_refusals(state, top, action)
        if type(action) not in question.answers:
            return (self._wrong_moment(state, top, action),)
        return self.rules.refusals(state, top.seat, action)

    def apply(self, state: StateT, action: Action) -> Step[StateT]:
        """Return the step that the action makes; raise IllegalAction, leaving everything as it was."""
        stack: tuple[Pending, ...] = state.pending  # type: ignore[attr-defined]
        menus: tuple[Menu, ...] | None = state.memo  # type: ignore[attr-defined]
        if menus is None:
            if not stack or stack[-1].kind not in self.questions:
                return self._apply_chance(state, action)
            menus = self._menus(state, stack[-1])
        key = id(action)
        for menu in menus:
            if key in menu.keys:
                break
        else:
            for menu in menus:
                if menu.holds(action):
                    break
            else:
                raise IllegalAction(self.refusals(state, action) or (self._unexplained(action),))
        top, thaw = stack[-1], self.thaw
        draft = thaw(state)
        draft.pending = stack[:-1]
        self.questions[top.kind].answers[type(action)](draft, top, action)
        return self._settle(draft)

    # Chance -----------------------------------------------------------------------------------------------

    def outcomes(self, state: StateT) -> Weighted:
        """Return the outcomes of a chance point with exact weights. Raises TooManyOutcomes, IllegalAction."""
        point, top = self._chance_point(state)
        return point.outcomes(state, top)

    def sample(self, state: StateT, rng: Random) -> Action:
        """Draw one outcome of a chance point. Raises IllegalAction if chance is not to decide now."""
        point, top = self._chance_point(state)
        return point.sample(state, top, rng)

    def echo(self, state: StateT, there: StateT, outcome: Action, rng: Random) -> Action | None:
        """Return the outcome here that is most like the one that came up there; None if there is nothing like it.

        A game whose outcomes belong to pieces, such as dice to boats, matches them piece by piece.
        """
        return None if self.refusals(state, outcome) else outcome

    def _chance_point(self, state: StateT) -> tuple[ChancePoint, Pending]:
        stack: tuple[Pending, ...] = state.pending  # type: ignore[attr-defined]
        point = self.chances.get(stack[-1].kind) if stack else None
        if point is None:
            rule = self.rule_of(state, self.legal(state)[0]) if stack else self.over_rule
            raise IllegalAction((Refusal(rule, "Chance does not decide now."),))
        return point, stack[-1]

    def _apply_chance(self, state: StateT, action: Action) -> Step[StateT]:
        stack: tuple[Pending, ...] = state.pending  # type: ignore[attr-defined]
        if not stack:
            raise IllegalAction(self.refusals(state, action))
        top = stack[-1]
        point = self.chances[top.kind]
        weight, answer, thaw = point.weight, point.answer, self.thaw
        if type(action) not in point.actions or weight(state, top, action) <= 0:
            raise IllegalAction(self._chance_refusals(state, top, action))
        draft = thaw(state)
        draft.pending = stack[:-1]
        answer(draft, top, action)
        return self._settle(draft)

    def _chance_refusals(self, state: StateT, top: Pending, action: Action) -> tuple[Refusal, ...]:
        point = self.chances[top.kind]
        check_action(action)
        if point.weight(state, top, action) > 0:
            return ()
        if type(action) not in point.actions:
            return (self._wrong_moment(state, top, action),)
        return self.rules.refusals(state, top.seat, action) or (self._unexplained(action),)

    def _wrong_moment(self, state: StateT, top: Pending, action: Action) -> Refusal:
        """Return the refusal of an action that does not belong to what is being decided."""
        if refusal := self.moments.first_refusal(state, top.seat, action):
            return refusal
        facts = {"asked": self.kind_words(top.kind), "seat": top.seat, "kind": top.kind, "action": str(action)}
        return Refusal(action.rule, self.wrong_moment.format_map(facts), facts)

    # Inside -----------------------------------------------------------------------------------------------

    def _menus(self, state: StateT, top: Pending) -> tuple[Menu, ...]:
        menus = self.questions[top.kind].menus(state, top)
        set_memo(state, menus)
        return menus

    def _settle(self, draft: Any) -> Step[StateT]:
        """Run the stages on top of the stack until a question, a chance point or the end is reached.

        The menus of the question on top are worked out at once: whoever comes here asks for them next. A rule
        that had to work them out anyway may leave them in ``memo`` when it puts the question there, as its last act.
        Functions are fetched before they are called: Python is quicker so with those that lie in an object.
        """
        stages = self.stages
        stack = draft.pending
        while draft.memo is None and stack:
            top = stack[-1]
            kind = top.kind
            if kind in stages:
                draft.pending = stack[:-1]
                stages[kind](draft, top)
                stack = draft.pending
            elif kind in self.questions:
                menus = self.questions[kind].menus
                draft.memo = menus(draft, top)
            else:
                break
        events, freeze = tuple(draft.events), self.freeze
        return new_tuple(Step, (freeze(draft, self.state_class), events))

    def _unexplained(self, action: Action) -> Refusal:
        return Refusal(action.rule, f"“{action}” is not possible now.")

    # What a game supplies ---------------------------------------------------------------------------------

    over_rule: str

    @abstractmethod
    def first_draft(self, seats: int, options: Mapping[str, Any]) -> Any:
        """Return the draft of the first state, its stack filled."""

    @abstractmethod
    def winners(self, state: StateT) -> tuple[int, ...]:
        """Return the winning seats of a finished game."""

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Return what this seat may know (None: a spectator)."""

    @abstractmethod
    def sample_world(self, view: ViewT, rng: Random) -> StateT:
        """Return a state that agrees with the view, drawn at random."""

    @abstractmethod
    def scores(self, state: StateT) -> tuple[Score, ...]:
        """Return the itemised score of every seat as it stands."""

    @abstractmethod
    def dump(self, state: StateT) -> dict[str, Any]:
        """Return the position as readable data for JSON."""

    @abstractmethod
    def restore(self, data: Any) -> StateT:
        """Return the state of a position; raise BadRecord if it is not possible by the rules."""

    def seats_of(self, state: StateT) -> int:
        """Return the number of seats."""
        return int(state.players)  # type: ignore[attr-defined]

    @abstractmethod
    def options_of(self, state: StateT) -> dict[str, Any]:
        """Return the options the game was started with."""

    @abstractmethod
    def kind_words(self, kind: str) -> str:
        """Return what is being decided, in words, for a kind of question or chance point."""

    @property
    def has_coach(self) -> bool:
        """Return whether the game can tell what actions are worth."""
        return False

    def appraise(self, view: ViewT, legal: tuple[Action, ...]) -> Mapping[Action, float]:
        """Return what each legal action is worth to the viewing seat, in the game's own currency."""
        raise BadOption(f"{self.title} has no coach yet, so no action can be appraised.")

    @property
    def has_odds(self) -> bool:
        """Return whether the game can tell the odds of actions."""
        return False

    def option_odds(self, view: ViewT, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
        """Return the odds of the legal actions, as the viewing seat can work them out."""
        raise BadOption(f"{self.title} has no odds yet, so no action’s chances can be told.")

    def rule_of(self, state: StateT, action: Action) -> str:
        """Return the id of the rule that allows this legal action here."""
        stack: tuple[Pending, ...] = state.pending  # type: ignore[attr-defined]
        kind = stack[-1].kind if stack else ""
        return self.question_rules.get((kind, type(action)), action.rule)

    @abstractmethod
    def universe(self) -> tuple[Action, ...]:
        """Return every action a seat could ever try, within sensible numbers: for tests and hints."""

    # Notation ---------------------------------------------------------------------------------------------

    def notation(self, action: Action) -> str:
        """Return the text of an action."""
        return str(action)

    def parse(self, text: str, state: StateT | None = None) -> Action:
        """Return the action of a text; raise MalformedAction. With a state, its short forms are read too."""
        return self.notations.parse(text)


__all__ = ["Chance", "Choice", "Decision", "Game", "Over"]

"""How the game answers a quiz question: every right answer is computed from a position, none is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from gamecore.kernel.decision import Choice
from gamecore.kernel.events import Event
from gamecore.kernel.game import Game
from widgets.shared.lesson.aim import Happened, Track, look_up

AnyGame = Game[Any, Any]


class Ask(Protocol):
    """A question to the game."""

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The values of all right answers."""
        ...


def play(game: AnyGame, state: Any, script: str) -> tuple[Any, list[Event]]:
    """The state after these actions, parted by semicolons, and all their events."""
    events: list[Event] = []
    for text in (part.strip() for part in script.split(";")):
        if text:
            step = game.apply(state, game.parse(text, state))
            state = step.state
            events += step.events
    return state, events


@dataclass(frozen=True)
class Legal:
    """What can be played now; `start` leaves only notations that begin so, `but` leaves some out."""

    start: str = ""
    but: tuple[str, ...] = ()

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The notations of the legal actions."""
        legal = frozenset(map(str, game.legal(state))) - frozenset(self.but)
        return frozenset(text for text in legal if text.startswith(self.start))


@dataclass(frozen=True)
class Forbidden:
    """The rule that forbids this action first."""

    action: str

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The id of the rule; nothing if the action is legal."""
        return frozenset(refusal.rule for refusal in game.refusals(state, game.parse(self.action, state))[:1])


@dataclass(frozen=True)
class Count:
    """How many legal actions begin like this."""

    start: str

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The number."""
        return frozenset({str(len(Legal(self.start).answer(game, state)))})


@dataclass(frozen=True)
class Most:
    """The largest number that a legal action of this verb can name."""

    verb: str

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The number."""
        words = (text.split() for text in Legal(f"{self.verb} ").answer(game, state))
        return frozenset({str(max(int(each[-1]) for each in words))})


@dataclass(frozen=True)
class After:
    """A value of the position after a script; with `change`, by how much it has changed."""

    script: str
    path: str
    change: bool = False

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The value as text."""
        value = look_up(game.dump(play(game, state, self.script)[0]), self.path)
        if self.change:
            value -= look_up(game.dump(state), self.path)
        return frozenset({str(value)})


@dataclass(frozen=True)
class Asked:
    """Who is asked what after a script: the kind and the seat, as in `bid 2`; only the kind at a chance point."""

    script: str

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The kind and the seat."""
        decision = game.decision(play(game, state, self.script)[0])
        if isinstance(decision, Choice):
            return frozenset({f"{decision.kind} {decision.seat}"})
        return frozenset({getattr(decision, "kind", "over")})


@dataclass(frozen=True)
class Happens:
    """Whether a script brings such an event: yes or no."""

    script: str
    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """`yes` or `no`."""
        after, events = play(game, state, self.script)
        met = Happened(self.kind, self.facts).met(Track(game, after, (), events))
        return frozenset({"yes" if met else "no"})


@dataclass(frozen=True)
class Pays:
    """What a script brings a seat by events of these kinds (the sum of a fact)."""

    script: str
    seat: int
    kinds: tuple[str, ...]
    fact: str = "amount"

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The sum."""
        events = play(game, state, self.script)[1]
        mine = [event for event in events if event.kind in self.kinds and event.seat == self.seat]
        return frozenset({str(sum(event.facts[self.fact] for event in mine))})


@dataclass(frozen=True)
class Fortune:
    """The score of a seat as it stands after a script."""

    seat: int
    script: str = ""

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The total."""
        scores = game.scores(play(game, state, self.script)[0])
        return frozenset({str(next(score.total for score in scores if score.seat == self.seat))})


@dataclass(frozen=True)
class Winners:
    """The seats that win after a script, as text in one row: `0 2`."""

    script: str = ""

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The winning seats."""
        decision = game.decision(play(game, state, self.script)[0])
        return frozenset({" ".join(map(str, getattr(decision, "winners", ())))})


@dataclass(frozen=True)
class Leads:
    """Which of these words, put into the script at `{}`, bring such an event."""

    script: str
    words: tuple[str, ...]
    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The words that do."""
        yes = frozenset({"yes"})
        each = ((word, Happens(self.script.format(word), self.kind, self.facts)) for word in self.words)
        return frozenset(word for word, happens in each if happens.answer(game, state) == yes)


@dataclass(frozen=True)
class Told:
    """A fact of the events of this kind that a script brings."""

    script: str
    kind: str
    fact: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The values as text; `seat` is whom it happened to."""
        after, events = play(game, state, self.script)
        fits = [e for e in events if Happened(self.kind, self.facts).met(Track(game, after, (), [e]))]
        return frozenset(str({**event.facts, "seat": event.seat}[self.fact]) for event in fits)


@dataclass(frozen=True)
class Outcomes:
    """In how many ways chance can decide now."""

    def answer(self, game: AnyGame, state: Any) -> frozenset[str]:
        """The number."""
        return frozenset({str(len(game.outcomes(state)))})

"""One reader in one experiment: what was predicted, drawn, revealed and decided. It knows no browser."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any

from gamecore.odds.exact import Distribution
from gamecore.odds.simulate import Estimate, Simulation
from widgets.shared.charts import figures
from widgets.shared.charts.chart import FORMATS
from widgets.shared.charts.lines import Step
from widgets.shared.explore.experiment import Answer, Experiment
from widgets.shared.explore.words import say

BATCHES = (1, 10, 100, 1000, 10_000)
"""How many draws one press of a button adds."""

NUMBER = re.compile(r"\d+(?:[./]\d+)?")

STEPS = 8
"""Into how many parts a batch is cut, so that the line shows how it went."""


class NotNow(Exception):
    """What was asked is not possible at this moment; the text says why, to the reader."""


@dataclass
class Exploration:
    """The state of an experiment. The same seed and the same presses of buttons give the same draws."""

    experiment: Experiment
    seed: int = 1
    settings: dict[str, int] = field(default_factory=dict)
    prediction: float | None = None
    revealed: bool = False
    free: bool = False
    counts: Counter[Any] = field(default_factory=Counter)
    draws: int = 0
    parts: int = 0
    steps: list[Step] = field(default_factory=list)
    decided: Answer | None = None

    def __post_init__(self) -> None:
        """Set every control to its first value."""
        self.settings = {control.name: control.value for control in self.experiment.controls} | self.settings

    # What the reader does -------------------------------------------------------------------------------------

    def change(self, name: str, value: int) -> str:
        """Set a control: a new question, so prediction and draws go, unless the exact answer is to stay in view."""
        control = next((it for it in self.experiment.controls if it.name == name), None)
        if control is None or value not in dict(control.choices):
            raise NotNow(say("unknown"))
        if self.settings[name] == value:
            return ""
        self.settings[name] = value
        self._start_over()
        if not self.free:
            self.prediction, self.revealed = None, False
            return say("changed")
        return say("seen", exact=self.shown(self.exact))

    def predict(self, value: float) -> str:
        """Lock a prediction."""
        measure = self.experiment.measure
        if self.locked:
            raise NotNow(say("locked_already"))
        if not measure.low <= value <= measure.high:
            raise NotNow(say("unknown"))
        self.prediction = value / 100 if measure.is_chance else value
        return say("locked", prediction=self.shown(self.prediction))

    def unlock(self) -> str:
        """Open the prediction again; what was drawn and revealed goes."""
        self.prediction, self.revealed, self.free = None, False, False
        self._start_over()
        return say("freed")

    def simulate(self, count: int) -> str:
        """Add draws."""
        if count not in BATCHES:
            raise NotNow(say("unknown"))
        if not self.locked:
            raise NotNow(say("lock_first"))
        if self.draws + count > self.experiment.most:
            most, unit = figures.whole(self.experiment.most), self.experiment.unit
            raise NotNow(say("enough", most=most, unit=unit))
        parts = min(STEPS, count)
        for number in range(parts):
            self._add(count // parts + (number < count % parts))
        return self.says_draws()

    def _add(self, count: int) -> None:
        drawn = self.experiment.draw(dict(self.settings), count, self.seed * 100_003 + self.parts)
        self.parts += 1
        self.counts.update(drawn.counts)
        self.draws += count
        estimate = self.estimate
        if estimate:
            self.steps.append(Step(self.draws, estimate.value, estimate.low, estimate.high))

    def restart(self, seed: int | None = None) -> str:
        """Put the draws away and start again, with the same seed or another one."""
        self._start_over()
        self.seed = self.seed if seed is None else seed
        return self.says_draws()

    def reveal(self) -> str:
        """Show the exact law."""
        if not self.locked:
            raise NotNow(say("lock_before_exact"))
        self.revealed = True
        return self.says_exact()

    def decide(self, index: int) -> str:
        """Judge a decision."""
        if not self.revealed:
            raise NotNow(say("exact_first"))
        answers = self.experiment.decide(self.settings).answers
        if not 0 <= index < len(answers):
            raise NotNow(say("unknown"))
        self.decided = answers[index]
        return self.says_decision()

    def _start_over(self) -> None:
        self.counts, self.draws, self.parts, self.steps, self.decided = Counter(), 0, 0, [], None

    # What there is to see -------------------------------------------------------------------------------------

    @property
    def locked(self) -> bool:
        """Whether the reader has committed to a prediction, or is past predicting."""
        return self.prediction is not None or self.free

    @property
    def law(self) -> Distribution[Any]:
        """The exact law for the present settings."""
        return self.experiment.law(dict(self.settings))

    @property
    def exact(self) -> Fraction:
        """The exact value of what is predicted."""
        return self.experiment.measure.exact(self.law, self.settings)

    @property
    def simulation(self) -> Simulation[Any] | None:
        """All draws together; None before the first."""
        return Simulation(dict(self.counts), self.draws, self.seed) if self.draws else None

    @property
    def estimate(self) -> Estimate | None:
        """The estimate from all draws; None before the first."""
        simulation, measure = self.simulation, self.experiment.measure
        if simulation is None:
            return None
        of = measure.of(self.settings)
        if measure.is_chance:
            return simulation.chance(of)
        found = simulation.mean(lambda outcome: float(of(outcome)))
        if self.draws > 1 and found.high > found.low:
            return found
        # All draws alike say nothing about the spread; the range of the slider does.
        half = 1.96 * (measure.high - measure.low) / 2 / sqrt(self.draws)
        return Estimate(found.value, found.value - half, found.value + half, self.draws, self.seed, 0.95)

    def shown(self, value: Any) -> str:
        """A value of the measure in words."""
        measure = self.experiment.measure
        return (measure.says or FORMATS[measure.unit])(value)

    def says_draws(self) -> str:
        """What the draws say."""
        unit, estimate = self.experiment.unit, self.estimate
        if estimate is None:
            return say("no_draws", unit=unit, seed=self.seed)
        if self.draws == 1:
            (outcome,) = +self.counts
            label = dict(self.experiment.outcomes(self.settings))[outcome]
            return say("one_draw", seed=self.seed, outcome=label)
        sentence = "draws_chance" if self.experiment.measure.is_chance else "draws_mean"
        value, low, high = (self.shown(it) for it in (estimate.value, estimate.low, estimate.high))
        return say(
            sentence, draws=figures.whole(self.draws), unit=unit, seed=self.seed, value=value, low=low, high=high
        )

    def says_exact(self) -> str:
        """The exact answer, and how far prediction and simulation are from it."""
        measure, exact, law = self.experiment.measure, self.exact, self.law
        if measure.is_chance:
            parts = [say("exact_chance", fraction=figures.fraction(exact), exact=self.shown(exact))]
        else:
            deviation = law.map(measure.of(self.settings)).deviation
            parts = [say("exact_mean", exact=self.shown(exact), deviation=figures.decimal(deviation))]
        if self.prediction is not None:
            off = abs(self.prediction - float(exact))
            near = off <= measure.step / (200 if measure.is_chance else 2) + 1e-9
            sentence = "guess_right" if near else "error_guess"
            parts.append(say(sentence, prediction=self.shown(self.prediction), error=self._error(off)))
        if self.estimate is not None:
            parts.append(say("error_draws", error=self._error(abs(self.estimate.value - float(exact)))))
        return " ".join(parts)

    def _error(self, off: float) -> str:
        if self.experiment.measure.is_chance:
            return say("percent_error", error=figures.decimal(100 * off, 1))
        return self.shown(off).lstrip("+")

    def says_decision(self) -> str:
        """What is said about the decision; empty before it."""
        if self.decided is None:
            return ""
        best = self.experiment.decide(self.settings).best
        if any(answer.label == self.decided.label for answer in best):
            return say("right", because=self.decided.because)
        because, better = self.decided.because, best[0].because
        # Two answers are often weighed by the same numbers: what was just said with the one is not said again.
        repeats = set(NUMBER.findall(better)) <= set(NUMBER.findall(because)) and NUMBER.search(better)
        return say("wrong_said" if repeats else "wrong", because=because, best=best[0].label, better=better)

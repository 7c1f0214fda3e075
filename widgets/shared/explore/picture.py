"""What the browser is sent of an experiment: words, the state of the four steps, and the charts."""

from __future__ import annotations

from typing import Any

from gamecore.odds.simulate import wilson_interval
from widgets.shared.charts import figures
from widgets.shared.charts.bars import EXACT, SIMULATED, Series, bars
from widgets.shared.charts.chart import Chart
from widgets.shared.charts.lines import running
from widgets.shared.charts.strip import ESTIMATED, PREDICTED, Value, strip
from widgets.shared.charts.strip import EXACT as EXACT_VALUE
from widgets.shared.explore.exploration import BATCHES, Exploration

UPWARD = "share of all"


def picture(state: Exploration) -> dict[str, Any]:
    """All that is to be seen now; the exact answer is in it only when it is revealed."""
    experiment, measure = state.experiment, state.experiment.measure
    decision = experiment.decide(state.settings)
    return {
        "title": experiment.title,
        "controls": [
            {
                "name": control.name,
                "label": control.label,
                "kind": control.kind,
                "choices": [list(choice) for choice in control.choices],
                "value": state.settings[control.name],
            }
            for control in experiment.controls
        ],
        "asks": experiment.asks(state.settings),
        "predict": {
            "unit": measure.unit,
            "low": measure.low,
            "high": measure.high,
            "step": measure.step,
            "locked": state.locked,
            "says": "" if state.prediction is None else state.shown(state.prediction),
        },
        "simulate": {"batches": [[count, f"+{figures.whole(count)}"] for count in BATCHES], "says": state.says_draws()},
        "exact": {"shown": state.revealed, "says": state.says_exact() if state.revealed else "", "free": state.free},
        "decide": {
            "question": decision.question,
            "answers": [answer.label for answer in decision.answers],
            "says": state.says_decision(),
        },
        "charts": [chart.data() for chart in charts(state)],
    }


def charts(state: Exploration) -> list[Chart]:
    """The number line, the distribution when there is something in it, and the running estimate."""
    found = [number_line(state)]
    if state.draws or state.revealed:
        found.append(distribution(state))
    if len(state.steps) > 1:
        found.append(settling(state))
    return found


def number_line(state: Exploration) -> Chart:
    """Prediction, estimate and exact value under each other."""
    measure, values = state.experiment.measure, []
    if state.prediction is not None:
        values.append(Value("Your prediction", PREDICTED, state.prediction))
    if estimate := state.estimate:
        name = f"Simulated ({figures.whole(state.draws)} {state.experiment.unit})"
        values.append(Value(name, ESTIMATED, estimate.value, estimate.low, estimate.high))
    if state.revealed:
        values.append(Value("Exact", EXACT_VALUE, float(state.exact)))
    scale = 100 if measure.is_chance else 1
    title = "Your prediction, the draws and the exact answer"
    return strip(
        title, tuple(values), measure.low / scale, measure.high / scale, unit=measure.unit, along=measure.along
    )


def distribution(state: Exploration) -> Chart:
    """What came up, beside what is exact once it is revealed."""
    listed = state.experiment.outcomes(state.settings)
    keys, labels = [key for key, _ in listed], [label for _, label in listed]
    series = []
    if state.draws:
        shares = tuple(state.counts[key] / state.draws for key in keys)
        ends = [wilson_interval(state.counts[key], state.draws) for key in keys]
        low, high = (tuple(end[side] for end in ends) for side in (0, 1))
        series.append(Series("simulated", shares, SIMULATED, low, high))
    if state.revealed:
        law = state.law
        series.append(Series("exact", tuple(float(law.probability(key)) for key in keys), EXACT))
    event: tuple[int, ...] = ()
    if state.experiment.measure.is_chance:
        of = state.experiment.measure.of(state.settings)
        event = tuple(at for at, key in enumerate(keys) if of(key))
    title = "All outcomes" + ("; the underlined ones belong to the event" if event else "")
    return bars(title, labels, series, along=state.experiment.along, upward=UPWARD, event=event)


def settling(state: Exploration) -> Chart:
    """How the estimate settled down."""
    measure = state.experiment.measure
    return running(
        "How the estimate settles down",
        state.steps,
        along=state.experiment.unit,
        upward=measure.along,
        unit=measure.unit,
        exact=float(state.exact) if state.revealed else None,
    )

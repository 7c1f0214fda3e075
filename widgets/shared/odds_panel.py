"""The odds of what can be done, as rows of plain data: what the panel shows and what is said aloud.

rows  [{text, label, pays, wins, mean, spread, exact, sentence, bars [[name, per mille, good]]}], best first
notes  what the numbers mean and what they take for granted, in sentences
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import ceil
from typing import Any

from gamecore.kernel.option_odds import OptionOdds, Weights
from widgets.shared import game_ui
from widgets.shared.figures import amount, percent
from widgets.shared.frame import Outlook
from widgets.shared.words import say

MOST_BARS = 9


def option_odds(look: Outlook, state: Any) -> tuple[OptionOdds, ...]:
    """The odds of what the viewer can do, best first; none if it is not asked or the game does not know them."""
    legal = look.legal(state)
    if not legal or not look.game.has_odds:
        return ()
    found = look.game.option_odds(look.view(state), legal)
    return tuple(sorted(found, key=lambda odds: -odds.expected))


def labels(look: Outlook, state: Any) -> dict[str, str]:
    """What the buttons say, by the notation of their action."""
    groups = look.ui.answers(look.view(state), look.legal(state), look.names)
    return {item["text"]: item["label"] for group in groups for item in group["items"]}


def rows(look: Outlook, state: Any, found: Iterable[OptionOdds]) -> list[dict[str, Any]]:
    """One row for each option."""
    named = labels(look, state)
    return [row(odds, named.get(look.game.notation(odds.action), ""), look) for odds in found]


def row(odds: OptionOdds, label: str, look: Outlook) -> dict[str, Any]:
    """The odds of one option in figures, in a sentence, and as bars."""
    text = look.game.notation(odds.action)
    fields: dict[str, Any] = {
        "label": label or text,
        "pays": percent(odds.pays),
        "wins": amount(wins(odds.distribution)) if odds.pays else "–",
        "mean": amount(odds.expected, sign=True),
        "spread": amount(odds.deviation),
    }
    kind = "row_never" if not odds.pays else "row_sure" if odds.pays == 1 else "row"
    sentence = say("row_certain" if not odds.deviation else kind, **fields)
    return {"text": text, **fields, "exact": odds.exact, "sentence": sentence, "bars": bars(odds.distribution)}


def wins(weights: Weights) -> Fraction:
    """The mean result among those that pay."""
    paying = [(result, ways) for result, ways in weights.ways.items() if result > 0]
    return Fraction(sum(result * ways for result, ways in paying)) / sum(ways for _, ways in paying)


def bars(weights: Weights) -> list[list[Any]]:
    """The results as at most a handful of bars; no bar holds both gains and losses."""
    low, high = min(weights.ways), max(weights.ways)
    width = 1 if len(weights.ways) <= MOST_BARS else max(1, ceil(Fraction(high - low) / (MOST_BARS - 2)))
    heights: dict[Any, int] = {}
    for result, ways in weights.ways.items():
        place = result if width == 1 else ceil(Fraction(result) / width)
        heights[place] = heights.get(place, 0) + ways
    return [
        [bar_name(place, width), round(1000 * heights[place] / weights.total), place > 0] for place in sorted(heights)
    ]


def bar_name(place: Any, width: int) -> str:
    """What a bar stands for: one result, or a range of them."""
    if width == 1:
        return amount(place, sign=True)
    return say("bar_range", low=amount((place - 1) * width + 1, sign=True), high=amount(place * width, sign=True))


def notes(look: Outlook, found: Iterable[OptionOdds]) -> list[str]:
    """What the numbers mean, whether they are exact, and what they take for granted."""
    found = list(found)
    exact = all(odds.exact for odds in found)
    names = dict.fromkeys(name for odds in found for name in odds.assumptions)
    general = [say("odds_exact" if exact else "odds_simulated"), say("odds_meaning")]
    return [*general, *(game_ui.assumption(look.ui, name) for name in names)]


def riddle(found: Iterable[OptionOdds], number: int) -> OptionOdds | None:
    """The option whose chance is to be guessed: another one at every decision; None if nothing is uncertain."""
    uncertain = sorted((odds for odds in found if 0 < odds.pays < 1), key=lambda odds: str(odds.action))
    return uncertain[number % len(uncertain)] if uncertain else None

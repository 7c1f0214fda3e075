"""The players' panels: what everybody may see of each seat, one's own talents, and the palace seats at the end."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.porto_carthago.pieces import IMMEDIATE, PRIVILEGE_OF
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.scores import ScoreLine
from widgets.games.porto_carthago.labels import PANELS
from widgets.games.porto_carthago.sentences import goods_words
from widgets.games.porto_carthago.teaching import fact_rule
from widgets.games.porto_carthago.words import PRIVILEGE_WORDS
from widgets.shared.game_ui import Panel
from widgets.shared.panels import Fact, panels_of


def panels(view: PortoCarthagoView, names: Sequence[str]) -> list[Panel]:
    """One panel per seat, in seat order."""
    return panels_of(view, names, lines, facts, result, PANELS["winner"])


def lines(view: PortoCarthagoView, seat: int) -> list[str]:
    """What holds for a seat while the game goes on."""
    said = [PANELS["start"]] if view.start == seat else []
    stored = goods_words(view.warehouse[seat])
    if stored:
        said.append(PANELS["stores"].format(goods=stored))
    kept = [card for card in view.displays[seat] if PRIVILEGE_OF[card] not in IMMEDIATE]
    said.extend(PANELS["kept"].format(privilege=PRIVILEGE_WORDS[PRIVILEGE_OF[card]]) for card in kept)
    return said


def fact(key: str, value: int) -> Fact:
    """A number with the rule behind it."""
    return PANELS[key], value, key, fact_rule(key)


def facts(view: PortoCarthagoView, seat: int) -> list[Fact]:
    """Talents (where known), points, seats, servants and goods while the game goes on."""
    cash = view.cash[seat]
    shown = [fact("talents", cash)] if cash is not None else []
    return [
        *shown,
        fact("points", view.points[seat]),
        fact("seats", view.seats_in_palace[seat]),
        fact("supply", view.supply[seat]),
        fact("lighthouse", view.lighthouse[seat]),
        fact("temple", view.temple[seat]),
        fact("intrigue", view.path.count(seat)),
        fact("docks", view.owners.count(seat)),
        fact("goods", sum(view.warehouse[seat])),
        fact("free", view.free_slots(seat)),
    ]


def result(view: PortoCarthagoView, seat: int) -> list[Fact]:
    """A seat's palace seats at the end, line by line, their total and what breaks ties."""
    score = (view.scores or ())[seat]
    seats = [line_fact(line) for line in score.lines if line.rule not in TIES]
    ties = [line_fact(line) for line in score.lines if line.rule in TIES]
    return [*seats, fact("total", score.total), *ties]


SCORES = {
    "C15.6": "score_palace",
    "C15.4": "score_intrigue",
    "C15.7": "score_points",
    "C15.8": "score_talents",
}
"""The words for each line of the final scoring, by its rule."""

TIES = ("C15.7", "C15.8")
"""Lines that only count between seats that are tied."""


def line_fact(line: ScoreLine) -> Fact:
    """A line of the final scoring with its number and its rule."""
    key = SCORES[line.rule]
    return PANELS[key], line.facts["count"], key, line.rule

"""The players' panels: what everybody may see of each seat, one's own hand by ware, and the fortunes at the end."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.manila.view import ManilaView
from gamecore.kernel.scores import ScoreLine
from widgets.games.manila.teaching import fact_rule
from widgets.games.manila.words import PANELS, WARE_BY_NAME, WARE_NAMES, WARE_TITLES
from widgets.shared.asking import kind_of
from widgets.shared.game_ui import Panel
from widgets.shared.panels import Fact, panels_of


def panels(view: ManilaView, names: Sequence[str]) -> list[Panel]:
    """One panel per seat, in seat order."""
    return panels_of(view, names, lines, facts, fortune, PANELS["winner"])


def lines(view: ManilaView, seat: int) -> list[str]:
    """What holds for a seat while the game goes on."""
    said = []
    auction = kind_of(view) == "bid"
    if view.harbour_master == seat and not auction:
        said.append(PANELS["master"])
    if auction and view.bidder == seat:
        said.append(PANELS["highest"].format(amount=view.bid))
    if auction and view.retired[seat]:
        said.append(PANELS["passed_auction"])
    if view.resting[seat]:
        said.append(PANELS["passed_placing"])
    return said


def fact(label: str, value: int, key: str) -> Fact:
    """A number with the rule behind it."""
    return label, value, key, fact_rule(key)


def facts(view: ManilaView, seat: int) -> list[Fact]:
    """Money, accomplices and shares while the game goes on."""
    shown: list[Fact] = [
        fact(PANELS["cash"], view.cash[seat], "cash"),
        fact(PANELS["accomplices"], view.supply[seat], "accomplices"),
        fact(PANELS["shares"], view.share_counts[seat], "shares"),
    ]
    if view.loan_counts[seat]:
        shown.append(fact(PANELS["loans"], view.loan_counts[seat], "loans"))
    return shown + (own_shares(view, seat) if view.hands[seat] is not None else bought_shares(view, seat))


def own_shares(view: ManilaView, seat: int) -> list[Fact]:
    """A hand that the reader may see, ware by ware."""
    hand, pledged = view.hands[seat] or (), view.pledges[seat] or (0,) * 4
    shown: list[Fact] = []
    for ware, count in enumerate(hand):
        if count:
            key = "own_pledged" if pledged[ware] else "own"
            words = PANELS[key].format(Ware=WARE_TITLES[ware], count=pledged[ware])
            shown.append(fact(words, count, f"own-{WARE_NAMES[ware]}"))
    return shown


def bought_shares(view: ManilaView, seat: int) -> list[Fact]:
    """What another seat bought before everybody's eyes."""
    return [
        fact(PANELS["bought"].format(Ware=WARE_TITLES[ware]), count, f"bought-{WARE_NAMES[ware]}")
        for ware, count in enumerate(view.bought[seat])
        if count
    ]


def fortune(view: ManilaView, seat: int) -> list[Fact]:
    """A seat's fortune at the end, line by line, and its total."""
    score = (view.scores or ())[seat]
    shown = [score_fact(line) for line in score.lines]
    return [*shown, fact(PANELS["fortune"], score.total, "fortune")]


def score_fact(line: ScoreLine) -> Fact:
    words = dict(line.facts)
    key = line.because
    if "ware" in words:
        words["Ware"] = WARE_TITLES[WARE_BY_NAME[words["ware"]]]
        key = f"shares-{words['ware']}"
    return PANELS[f"score_{line.because}"].format(**words), line.points, key, line.rule

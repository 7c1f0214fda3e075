"""The players' panels: what everybody may see of each seat, one's own hand and notes, and the gold at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamecore.games.batavia.pieces import START
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.scores import ScoreLine
from widgets.games.batavia.teaching import fact_rule
from widgets.games.batavia.words import (
    COMPANY_BY_NAME,
    COMPANY_NAMES,
    COMPANY_TITLES,
    GOOD_BY_NAME,
    GOOD_TITLES,
    PANELS,
)
from widgets.shared.asking import kind_of
from widgets.shared.game_ui import Panel
from widgets.shared.panels import Fact, panels_of
from widgets.shared.telling import listing


def panels(view: BataviaView, names: Sequence[str]) -> list[Panel]:
    """One panel per seat, in seat order."""
    return panels_of(view, names, lines, facts, fortune, PANELS["winner"])


def lines(view: BataviaView, seat: int) -> list[str]:
    """What holds for a seat while the game goes on."""
    said = []
    bidding = kind_of(view) == "bid"
    if view.pawn == seat:
        said.append(PANELS["pawn"])
    if bidding and view.bidder == seat:
        said.append(PANELS["highest"].format(amount=view.bid))
    if bidding and view.passed[seat]:
        said.append(PANELS["passed"])
    owned = [COMPANY_NAMES[company] for company, owner in enumerate(view.seals) if owner == seat]
    if owned:
        said.append(PANELS["holds_seals"].format(companies=listing(owned)))
    if view.destination == seat:
        said.append(PANELS["destination"])
    return said


def fact(label: str, value: int, key: str) -> Fact:
    """A number with the rule behind it."""
    return label, value, key, fact_rule(key)


def facts(view: BataviaView, seat: int) -> list[Fact]:
    """Gold, notes, cards, tiles and crates while the game goes on."""
    crates = sum(1 for owner in view.owners if owner == seat)
    shown = [fact(PANELS["gold"], view.gold[seat], "gold")]
    notes = view.notes[seat]
    if notes is not None:
        shown.append(fact(PANELS["notes"], notes, "notes"))
    shown.append(fact(PANELS["hand"], view.hand_counts[seat], "hand"))
    shown.append(fact(PANELS["laid_out"], sum(view.tables[seat]), "cards"))
    shown.append(fact(PANELS["tiles"], sum(view.collected(seat)), "tiles"))
    shown.append(fact(PANELS["crates"], crates, "crates"))
    if view.positions[seat] > START:
        shown.append(fact(PANELS["space"], view.positions[seat], "space"))
    hand = view.hands[seat]
    return shown + own_cards(hand) if hand is not None else shown


def own_cards(hand: Sequence[int]) -> list[Fact]:
    """A hand that the reader may see, company by company."""
    return [
        fact(PANELS["own"].format(Company=COMPANY_TITLES[company]), count, f"own-{name}")
        for (name, company), count in zip(COMPANY_BY_NAME.items(), hand, strict=True)
        if count
    ]


def fortune(view: BataviaView, seat: int) -> list[Fact]:
    """A seat's gold at the end, line by line, and its total."""
    score = (view.scores or ())[seat]
    shown = [score_fact(line) for line in score.lines]
    return [*shown, fact(PANELS["fortune"], score.total, "fortune")]


SCORES = {
    "B7.4": ("score_cashed", "cashed"),
    "B10.3": ("score_warehouse", "warehouse"),
    "B10.4": ("score_warehouse_tied", "warehouse"),
    "B10.6": ("score_notes", "most-notes"),
    "B10.7": ("score_notes_tied", "most-notes"),
    "B10.8": ("score_destination", "destination"),
    "B10.9": ("score_seals", "final-seals"),
}
"""The words for each line of the final scoring and its key, by its rule."""


def score_fact(line: ScoreLine) -> Fact:
    words: dict[str, Any] = dict(line.facts)
    template, key = SCORES[line.rule]
    if "good" in words:
        key = f"{key}-{words['good']}"
        words["Good"] = GOOD_TITLES[GOOD_BY_NAME[words["good"]]]
    return PANELS[template].format(**words), line.points, key, line.rule

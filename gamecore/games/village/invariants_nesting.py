"""How the entries of what is still to come can lie on each other in a Village position."""

from __future__ import annotations

from gamecore.games.village.invariants_stack import need
from gamecore.games.village.parts import ASKED, SPACE_QUESTIONS, extras, is_free
from gamecore.games.village.pieces import MARKET, SPACES
from gamecore.games.village.state import VillageDraft
from gamecore.kernel.decision import Pending

BOTTOM = ("finish", "turns", "round", "next round", "ending", "scoring", "setup")
"""Entries that are at the bottom and nowhere else."""

AFTER_MASS = ("next round", "ending")
LIES_ON: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("turn", "choose", "act", "rest", "after"), ("finish",)),
    **dict.fromkeys(("before day", "market", "day", "selling", "sale", "closing", "refill"), ("after",)),
    "bought": ("after",),
    "scrap": ("refill", "scrap"),
    **dict.fromkeys(("mass", "majority"), AFTER_MASS),
    **dict.fromkeys(("buying", "ransom", "drawing", "draw"), ("climbing",)),
    "climbing": ("majority",),
    "climb": ("climbing", "majority"),
}
"""What lies directly below an entry, where that is certain."""

ON_FREE_QUESTIONS = ("cubes", "goods", "runner", "appoint", "alderman", "amount", "privilege", "goals")
"""What can lie on a question in a free moment: what a villager card brings, and goals."""


ON_QUESTIONS = {"choose": ("pay", "goals"), "privilege": ("pay", "goals")}
"""What can lie on other questions; on most of them only goals, after a chest was opened."""


def check_nesting(t: VillageDraft) -> None:
    """Raise BadRecord unless every entry lies on one that it can lie on."""
    first = t.pending[0]
    need(first.kind in BOTTOM, f"“pending” cannot begin with “{first.kind}”.")
    for below, entry in zip(t.pending, t.pending[1:], strict=False):
        kind = entry.kind
        need(kind not in BOTTOM, f"“{kind}” can only be the first entry of “pending”.")
        fitting = LIES_ON.get(kind, (below.kind,))
        need(below.kind in fitting, f"“{kind}” lies on “{below.kind}”, but it needs {' or '.join(fitting)}.")
        if below.kind in ASKED:
            above = ON_FREE_QUESTIONS if is_free(below) else ON_QUESTIONS.get(below.kind, ("goals",))
            need(kind in above, f"“{kind}” cannot come before the question “{below.kind}”.")
            need(
                bool(ASKED[below.kind].options(t, below) or extras(t, below)), f"there is no answer to “{below.kind}”."
            )
        check_space(t, below, entry)


def check_space(t: VillageDraft, below: Pending, entry: Pending) -> None:
    """Let the action of a space lie on what follows it, for the same seat and space (V5.5, V5.7)."""
    asked = {question(t): space for space, question in SPACE_QUESTIONS.items() if space != MARKET}
    space = asked.get(entry.kind, MARKET if entry.kind in ("market", "sale", "selling") else -1)
    if space < 0:
        return
    fitting = below.kind == "after" and below.data[0] == space
    need(fitting, f"“{entry.kind}” needs “after” with the space {SPACES[space]} below it.")
    need(below.seat == entry.seat or space == MARKET, f"“{entry.kind}” and what is below it belong to one seat.")

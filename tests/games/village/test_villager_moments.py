"""Each villager card is offered in the moments that its text names, and in no other (VI4.4, VI4.9, VP12.7)."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.games.village.inn_pieces import CARD_NAMES, VILLAGERS, cards_in_play
from gamecore.games.village.invariants_cards import cards_behind
from gamecore.games.village.pieces import INN_PLACE
from gamecore.games.village.state import VillageState
from gamecore.kernel.decision import Pending
from tests.games.village.table import options, table

RICH: dict[str, Any] = {
    "cubes": {"brown": 1, "green": 2},
    "goods": {"scroll": 2, "ox": 2, "plow": 2, "wagon": 1, "beer": 2},
    "grain": 2,
    "coins": 6,
    "time": 3,
    "members": {"yard": [1], "council 2": [1], "church 1": [1], "inn": [1]},
}
AT_SEA = {"captain": "2a"}
BAGGED = {"members": {"black bag": [1], "council 2": [1], "church 1": [1], "inn": [1]}}

TURN = {card.name for card in VILLAGERS if card.timing == "turn"}
TRIP = {"traveller", "messenger", "toll keeper"}


def full_hand(asked: str, port: bool, own: dict[str, Any]) -> VillageState:
    """Return a position of a rich seat 0 that holds all villager cards but those that are used up."""
    kind, *details = asked.split()
    used = {CARD_NAMES[card] for card in cards_behind(Pending(kind, 0, tuple(map(int, details))))}
    used |= {"helmsman"} if own.get("helmsman") else set()
    hand = [CARD_NAMES[card] for card in cards_in_play(port) if CARD_NAMES[card] not in used]
    stack = {"scrap": [["finish", 0], ["after", 0, 3, 0], ["refill", -1], ["scrap", 0]]}.get(asked)
    modules = "inn port" if port else "inn"
    return table(asked, modules=modules, tops="none", me={**RICH, "cards": hand, **own}, pending=stack)


MOMENTS: tuple[tuple[str, bool, dict[str, Any], set[str]], ...] = (
    ("turn", False, {}, TURN | {"day labourer"}),
    *((f"{action} 1", False, {}, TURN) for action in ("harvest", "family", "crafts", "council", "church", "inn")),
    *((f"{action} 0", False, {}, set()) for action in ("harvest", "family", "crafts", "council", "church", "inn")),
    ("travel 1", False, {}, TURN | TRIP),
    ("travel 0", False, {}, TRIP),
    ("market", False, {}, TURN),
    ("rest 1 2 1", False, {}, TURN | {"night watchman"}),
    ("rest 1 2 0", False, {}, TURN),
    ("rest 1 3 0", False, {}, TURN),
    ("sale 0 0 1", False, {}, set()),
    ("sale 0 0 0", False, {}, {"town crier"}),
    ("sale 1 0 0", False, {}, {"town crier"}),
    ("scrap", False, {}, {"scrap"}),
    (f"bard 1 {INN_PLACE}", False, {}, {"bard"}),
    ("ransom", False, BAGGED, set()),
    ("climb 0", False, {}, {"abbot"}),
    ("climb 1", False, {}, set()),
    *((asked, False, {}, set()) for asked in ("choose", "privilege 2", "cubes 1 0", "goods 6", "pay 8 1", "runner")),
    ("voyage 1", True, {}, TURN | {"admiral"}),
    ("voyage 1", True, {**AT_SEA, "ship": "T1"}, TURN),
    ("load 0", True, AT_SEA, {"helmsman", "quartermaster"}),
    ("load 0", True, {**AT_SEA, "cargo": {"plow": 1}}, {"quartermaster"}),
    ("load 1", True, AT_SEA, set()),
    ("sail 0 1", True, AT_SEA, {"chart"}),
    ("sail 1 0", True, {**AT_SEA, "ship": "I1"}, set()),
    ("island 0", True, {**AT_SEA, "ship": "I1"}, {"quartermaster"}),
    ("island 1", True, {**AT_SEA, "ship": "I1"}, set()),
    ("island 0", True, {**AT_SEA, "ship": "I2", "cargo": {"ox": 1}}, set()),
    ("turn", True, {}, TURN | {"day labourer"}),
    ("rest 1 4 1", True, {}, TURN | {"night watchman"}),
)


@pytest.mark.rule("VI4.4", "VI4.9", "VP12.7")
@pytest.mark.parametrize(
    ("asked", "port", "own", "cards"), MOMENTS, ids=[f"{n}: {case[0]}" for n, case in enumerate(MOMENTS)]
)
def test_exactly_the_cards_of_this_moment_are_offered(
    asked: str, port: bool, own: dict[str, Any], cards: set[str]
) -> None:
    offered = options(full_hand(asked, port, own))
    used = {action.removeprefix("use ") for action in offered if action.startswith("use ")}
    assert used | ({"scrap", "chart"} & {action.split()[0] for action in offered}) == cards


@pytest.mark.rule("VI4.2", "VI6.1")
def test_cards_that_score_at_the_end_are_offered_in_no_moment() -> None:
    late = {card.name for card in VILLAGERS if card.timing == "end"}
    assert late == {"count", "medico", "duchess", "landowner", "chronicler"}
    assert not late & set().union(*(case[3] for case in MOMENTS))

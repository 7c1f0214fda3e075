"""What is still to come must belong together: seats in their order, cards, places of ships, voyages."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from gamecore import BadRecord, Chance, Over
from tests.games.porto_carthago.table import GAME, after, data, position, table, through

Entries = list[list[Any]]


def refusal(position: dict[str, Any], **changes: Any) -> str:
    """Return why a position is refused after these changes; fail if it was refused before them, or is not now."""
    GAME.restore(deepcopy(position))
    with pytest.raises(BadRecord) as error:
        GAME.restore({**deepcopy(position), **changes})
    return str(error.value)


def topped(position: dict[str, Any], *entries: list[Any]) -> Entries:
    """Return the stack of a position with other entries at its top."""
    return [*position["pending"][: -len(entries)], *entries]


def with_turned(position: dict[str, Any], card: str | None) -> dict[str, Any]:
    """Return the deck of a position with this card turned up, or none (then it lies at the bottom)."""
    deck = deepcopy(position["deck"])
    if card is None:
        return {**deck, "turned_up": None, "bottom": [*deck["bottom"], deck["turned_up"]]}
    return {**deck, "turned_up": card}


def entering(row_1: str, **fields: Any) -> Any:
    """Return phase 1 of the next decade, of four players."""
    return after(table("turn", seat=3, lap=5, row_1=row_1, **fields), "collect")


def sailed(servants: int, line: str) -> dict[str, Any]:
    """Return the position of a voyage of seat 0 at this point."""
    state = table("porter A2", warehouses={0: "oil"}, charter="0", temple={0: servants})
    return data(after(state, f"carry oil ship 1; {line}"))


@pytest.mark.parametrize("asked", ["captain A1", "porter A2", "bonus A4", "market"])
def test_nobody_else_acts_in_the_middle_of_a_turn(asked: str) -> None:
    state = position(asked, points=6, warehouses={0: "oil", 1: "oil"}, docks={"Rome-I": "0", "Rome-II": "1"})
    top = state["pending"][-1]
    assert "another seat" in refusal(state, pending=topped(state, [top[0], 1, *top[2:]]))


def test_the_question_belongs_to_the_privilege_in_use() -> None:
    state = position("shift S06", privileges={0: "S06 S03"}, temple={0: 1})
    other = topped(state, ["spent", 0, 2], ["shift", 0, 2])
    assert "does not come from the privilege" in refusal(state, pending=other)
    assert "another card" in refusal(state, pending=topped(state, ["shift", 0, 18]))
    assert "another seat" in refusal(state, pending=topped(state, ["shift", 1, 5]))
    twice = [*state["pending"][:-1], ["spent", 0, 5], ["shift", 0, 5]]
    assert "privilege" in refusal(state, pending=twice)


def test_the_lighthouse_asks_in_the_order_of_its_servants() -> None:
    state = data(entering("S01 S06 S11 S16", lighthouse={1: 2, 2: 1}))
    assert state["pending"][-1] == ["lighthouse", 1, 2, 1]
    assert "another order" in refusal(state, pending=topped(state, ["lighthouse", 2, 2, 1]))
    assert "one ship or two" in refusal(state, pending=topped(state, ["lighthouse", 1, 0, 0]))
    assert "first choice" in refusal(state, pending=topped(state, ["lighthouse", 1, 1, 1]))
    assert "another order" in refusal(state, pending=topped(state, ["guide", 0, 2, 0], ["lighthouse", 1, 2, 1]))


def test_ship_cards_are_dealt_to_empty_places_in_order() -> None:
    state = data(after(entering("S01"), "ship S30"))
    assert state["pending"][-1] == ["ship", -1, 2, 1]
    assert "lies in that place already" in refusal(state, pending=topped(state, ["ship", -1, 2, 0]))
    assert "from top to bottom" in refusal(state, pending=topped(state, ["deal", -1, 2, 3], ["ship", -1, 2, 1]))
    assert "from top to bottom" in refusal(state, pending=topped(state, ["ship", -1, 1, 1]))
    first = data(GAME.start(4))
    assert "from top to bottom" in refusal(first, pending=topped(first, ["deal", -1, 2, 0], first["pending"][-1]))
    assert "drawn for something else" in refusal(first, pending=topped(first, ["goods", -1, 6, 1]))


def test_loads_go_around_from_the_start_player() -> None:
    docks = {"Egypt-I": "1 - grain", "Rome-I": "0 - wine"}
    state = data(through(entering("S01 S30", docks=docks)))
    assert [entry[:2] for entry in state["pending"][-3:]] == [["loads", 1], ["clear", 0], ["point", 0]]
    swapped = [["loads", 2 if entry == ["loads", 1] else 1] if entry in (["loads", 1], ["loads", 2]) else entry
               for entry in state["pending"]]  # fmt: skip
    assert "clockwise" in refusal(state, pending=swapped)
    fewer = [entry for entry in state["pending"] if entry != ["loads", 1]]
    assert "clockwise" in refusal(state, pending=fewer)


def test_setup_goes_around_and_back() -> None:
    lines = "fill grain ivory oil purple wine wine; " + "; ".join(f"ship S{n:02}" for n in range(1, 11)) + "; first 1"
    first = data(after(GAME.start(4), lines))
    assert first["pending"][-2:] == [["first dock", 2], ["first dock", 1]]
    assert "setup" in refusal(first, pending=topped(first, ["first dock", 1], ["first dock", 2]))
    state = data(after(GAME.restore(first), "skip; skip; skip; skip"))
    assert state["pending"][-1] == ["good", 0]
    assert "setup" in refusal(state, pending=topped(state, ["good", 2]))


def test_a_voyage_that_goes_on_has_its_card_its_servants_and_its_outcome() -> None:
    state = sailed(4, "voyage S22")
    assert [entry[0] for entry in state["pending"][-4:]] == ["ashore", "proceeds", "gain", "point"]
    assert "turned up" in refusal(state, deck=with_turned(state, None))
    supply, temple = [state["supply"][0] + 1, *state["supply"][1:]], [3, 0, 0, 0]
    assert "decide whether a voyage succeeds" in refusal(state, supply=supply, temple=temple)
    supply, temple = [state["supply"][0] + 4, *state["supply"][1:]], [0, 0, 0, 0]
    assert "servant in the temple" in refusal(state, supply=supply, temple=temple)
    before = data(after(table("porter A2", warehouses={0: "oil"}, charter="0", temple={0: 1}), "carry oil ship 1"))
    bag = {**before["bag"], "oil": 0}
    hands = [{**goods, "oil": count} for goods, count in zip(before["warehouses"], (2, 2, 1, 0), strict=True)]
    assert "counts as lying in the bag" in refusal(before, bag=bag, warehouses=hands)


def test_a_scout_looks_at_the_top_cards_one_by_one() -> None:
    state = data(after(table("turn", privileges={0: "S03"}), "use S03; look S10"))
    assert state["pending"][-2:] == [["look", 0, 2], ["look", 0, 1]]
    assert "one by one" in refusal(state, pending=topped(state, ["look", 0, 1], ["look", 0, 1]))
    assert "cards above" in refusal(state, deck={**state["deck"], "seen_by": [[1]]})


def test_a_look_finds_cards_behind_those_that_the_last_scout_has_ordered() -> None:
    turn = table("turn", privileges={0: "S03"}, top="S10 S11", scout=1)
    state = data(after(turn, "use S03; look S10; look S11; look S12"))
    assert state["pending"][-1] == ["order", 0, 2, 2]
    deck = state["deck"]
    assert "“scout” is the seat" in refusal(state, pending=topped(state, ["order", 0, 2, 0]))
    assert "seen every card" in refusal(state, pending=topped(state, ["order", 0, 2, 3]))
    assert "only its user" in refusal(state, pending=topped(state, ["order", 0, 2, 1]))
    assert "only its user" in refusal(state, deck={**deck, "seen_by": [[0, 1], [0, 1], [0, 2]]})
    fewer = {**deck, "top": deck["top"][:1], "seen_by": [[0, 1]], "unknown": [*deck["unknown"], "S11", "S12"]}
    assert "counts more cards" in refusal(state, deck=fewer)
    assert "details" in refusal(state, pending=topped(state, ["order", 0, 2]))
    assert "“scout” is the seat" in refusal(state, deck={**deck, "scout": -1})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_a_game_can_be_restored(seats: int) -> None:
    rng, state = Random(seats), GAME.start(seats)
    while not isinstance(decision := GAME.decision(state), Over):
        legal = GAME.legal(state)
        action = GAME.sample(state, rng) if isinstance(decision, Chance) else rng.choice(legal)
        state = GAME.apply(state, action).state
        assert GAME.restore(data(state)) == state

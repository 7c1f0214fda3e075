"""Chapter 12: stronger pirates, and what is not offered."""

from __future__ import annotations

import pytest

from gamecore import BadOption
from tests.games.manila.table import GAME, after, asks, kinds, on, options, refusals, refused, table, told

ON_13 = {"nutmeg": 13, "silk": 6, "jade": 9}
TWO_ON_13 = {"nutmeg": 13, "silk": 13, "jade": 9}
FULL = {"nutmeg 1": 0, "nutmeg 2": 3, "nutmeg 3": 3}
CREW = {"captain": 1, "second pirate": 2}


@pytest.mark.rule("M12.1")
@pytest.mark.accepts("M12.1")
def test_a_stronger_pirate_takes_the_seat_of_an_accomplice_on_a_full_punt() -> None:
    state = table("board captain", stronger=True, punts=ON_13, figures=FULL | {"captain": 1})
    assert options(state) == {"evict nutmeg 1", "evict nutmeg 2", "evict nutmeg 3", "stay"}
    evicted = after(state, "evict nutmeg 2")
    assert (on(evicted, "nutmeg 2"), on(evicted, "captain"), evicted.cash) == (1, None, (30,) * 4)
    assert evicted.supply[3] == 2


@pytest.mark.rule("M12.1")
def test_a_pirate_may_throw_out_his_own_accomplice() -> None:
    figures = {"nutmeg 1": 1, "nutmeg 2": 3, "nutmeg 3": 3, "captain": 1}
    state = after(table("board captain", stronger=True, punts=ON_13, figures=figures), "evict nutmeg 1")
    assert (on(state, "nutmeg 1"), on(state, "captain"), state.supply[1]) == (1, None, 2)


@pytest.mark.refuses("M12.1")
def test_an_eviction_needs_a_seat_and_its_moment() -> None:
    state = table("board captain", stronger=True, punts=ON_13, figures=FULL | {"captain": 1})
    assert refused(state, "board nutmeg") == "M12.1"
    assert refused(state, "evict nutmeg 4") == "M12.1"
    assert refused(state, "evict nutmeg 0") == "M12.1"
    assert refused(state, "evict silk 1") == "M7.1"
    assert refused(table("place 2", stronger=True), "evict jade 2") == "M12.1"


@pytest.mark.rule("M12.2")
@pytest.mark.accepts("M12.2")
def test_each_pirate_looks_anew_whether_there_is_a_vacancy() -> None:
    figures = FULL | {"silk 1": 0, "silk 2": 2, **CREW}
    state = table("board captain", stronger=True, punts=TWO_ON_13, figures=figures)
    assert options(state) == {"board silk", "stay"}
    # The captain takes the last vacant seat; now the second pirate may throw somebody out.
    second = after(state, "board silk")
    assert options(second) == {
        "evict nutmeg 1", "evict nutmeg 2", "evict nutmeg 3", "evict silk 1", "evict silk 2", "stay",
    }  # fmt: skip


@pytest.mark.refuses("M12.2")
def test_nobody_is_thrown_out_while_a_seat_is_vacant() -> None:
    figures = FULL | {"silk 1": 0, "silk 2": 2, "captain": 1}
    state = table("board captain", stronger=True, punts=TWO_ON_13, figures=figures)
    for text in ("evict nutmeg 2", "evict silk 1", "evict silk 3"):
        assert refused(state, text) == "M12.2"
    assert refused(state, "board nutmeg") == "M7.3"


@pytest.mark.rule("M12.3")
@pytest.mark.accepts("M12.3")
def test_the_second_pirate_may_throw_out_others_of_the_same_punt() -> None:
    state = after(table("board captain", stronger=True, punts=ON_13, figures=FULL | CREW), "evict nutmeg 2")
    assert asks(state) == "board 2"
    assert options(state) == {"evict nutmeg 1", "evict nutmeg 3", "stay"}
    both = after(state, "evict nutmeg 3")
    assert [on(both, f"nutmeg {seat}") for seat in (1, 2, 3)] == [0, 1, 2]


@pytest.mark.refuses("M12.3")
@pytest.mark.parametrize(("second", "word"), [(2, "boarded as captain"), (1, "your own captain")])
def test_the_second_pirate_may_not_throw_out_the_captain_who_has_just_boarded(second: int, word: str) -> None:
    figures = FULL | {"captain": 1, "second pirate": second}
    state = after(table("board captain", stronger=True, punts=ON_13, figures=figures), "evict nutmeg 2")
    assert refused(state, "evict nutmeg 2") == "M12.3"
    assert word in refusals(state, "evict nutmeg 2")[0].sentence


@pytest.mark.rule("M12.4")
def test_an_evicted_accomplice_can_be_placed_again_in_the_last_round() -> None:
    figures = {"nutmeg 1": 0, "nutmeg 2": 3, "nutmeg 3": 3, "captain": 1}
    state = table("board captain", stronger=True, punts=ON_13, figures=figures, passed=(0,))
    evicted = after(state, "evict nutmeg 2")
    assert kinds(told(state, "evict nutmeg 2")) == [("evicted", 1)]
    # Seat 0 has passed; seat 3 has two figures again but one turn only.
    assert asks(evicted) == "place 1"
    assert asks(after(evicted, "pass; pass; place jade")) == "roll"
    assert after(evicted, "pass; pass; place jade").supply[3] == 1
    gone = after(state, "evict nutmeg 1")
    assert (gone.supply[0], asks(gone)) == (3, "place 1")


@pytest.mark.rule("M12.5")
@pytest.mark.accepts("M12.5")
def test_stronger_pirates_are_off_unless_chosen() -> None:
    assert GAME.start(4).stronger_pirates is False
    assert GAME.start(4, stronger_pirates=True).stronger_pirates is True
    assert GAME.options[0].default is False


@pytest.mark.rule("M12.5")
def test_the_option_names_every_rule_of_the_stronger_pirates() -> None:
    assert GAME.options[0].rules == tuple(id for id in GAME.rulebook if id.startswith("M12.") and id != "M12.6")


@pytest.mark.refuses("M12.5")
def test_without_the_option_nobody_is_thrown_out() -> None:
    figures = FULL | {"captain": 1}
    state = table("board captain", punts=TWO_ON_13, figures=figures)
    assert refused(state, "evict nutmeg 2") == "M12.5"
    assert refused(table("place 2"), "evict jade 1") == "M12.5"
    assert (
        asks(after(table("roll 2", punts={"nutmeg": 9, "silk": 4, "jade": 5}, figures=figures), "roll 4 1 1"))
        == "place 0"
    )


@pytest.mark.rule("M12.6")
def test_house_rules_of_fans_are_described_but_not_offered() -> None:
    assert [option.name for option in GAME.options] == ["stronger_pirates"]
    with pytest.raises(BadOption, match="no option"):
        GAME.start(4, hidden_cash=True)
    assert "does not offer" in GAME.rulebook["M12.6"].text

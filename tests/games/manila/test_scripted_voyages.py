"""Whole voyages in notation; the money at the end was worked out by hand, as the comments show."""

from __future__ import annotations

from tests.games.manila.table import GAME, after, asks, on, options, pledges, punt, table, told


def test_a_voyage_of_four_in_which_the_large_pilot_works_for_the_pirates() -> None:
    state = GAME.start(4)
    state = after(state, "deal nutmeg silk; deal ginseng jade; deal nutmeg jade; deal silk ginseng")
    # Ben wins the office for 5 and buys silk for 5: Ben 20.
    state = after(state, "bid 3; bid 5; pass; pass; pass; buy silk; load nutmeg silk jade; start jade 5; start silk 4")
    assert state.cash == (30, 20, 30, 30)
    # Ben: jade 1 for 3 (17). Cleo: jade 2 for 4 (26). Dai: captain for 5 (25). Ana: port A for 4 (26).
    state = after(state, "place jade; place jade; place pirates; place port A; roll 2 3 4")
    # Ben: silk 1 for 3 (14). Cleo: insurance (36). Dai: large pilot for 5 (20). Ana: port B for 3 (23).
    state = after(state, "place silk; place insurance; place large pilot; place port B; roll 4 2 4")
    # Nutmeg on 6, silk on 9, jade on 13. Dai stays on the pirate ship.
    assert asks(state) == "board 3"
    # Ben: port C for 2 (12). Cleo: shipyard A for 4 (32). Dai: rear pirate for 5 (15). Ana: nutmeg 1 for 2 (21).
    state = after(state, "stay; place port C; place shipyard A; place pirates; place nutmeg")
    assert state.cash == (21, 12, 32, 15)
    # Dai pulls jade back to 12 and silk to 8. The dice: nutmeg 7, silk 13, jade 13.
    state = after(state, "steer jade -1 silk -1; roll 1 5 1")
    assert asks(state) == "send 3"
    state = after(state, "send silk port; send jade shipyard")
    # Dai: 30 and 36 of loot (81). Ana: port A pays 6 (27). Ben: nothing (12).
    # Cleo owes herself shipyard A, and 8 to the cash box for shipyard B (24).
    assert state.cash == (27, 12, 24, 81)
    assert GAME.view(state, None).values == (0, 5, 0, 0)
    assert asks(state) == "bid 1"


def test_a_voyage_of_three_in_which_everything_arrives() -> None:
    state = after(GAME.start(3), "deal nutmeg silk; deal ginseng jade; deal nutmeg jade")
    # Ana and Ben pass; Cleo, the last one, gets the office for 1 (29).
    state = after(state, "pass; pass; bid 1; buy nothing; load silk ginseng jade; start silk 3; start ginseng 3")
    assert punt(state, "jade") == "space 3"
    # Cleo: ginseng 1 for 1 (28). Ana: ginseng 2 for 2 (28). Ben: silk 1 for 3 (27).
    # Cleo: jade 1 for 3 (25). Ana: jade 2 for 4 (24). Ben: shipyard C for 2 (25).
    state = after(
        state, "place ginseng; place ginseng; place silk; place jade; place jade; place shipyard C; roll 6 5 1"
    )
    # Cleo: ginseng 3 for 3 (22). Ana: port A for 4 (20). Ben: silk 2 for 4 (21).
    state = after(state, "place ginseng; place port A; place silk; roll 6 6 2")
    assert (punt(state, "silk"), punt(state, "ginseng"), punt(state, "jade")) == ("port A", "port B", "space 6")
    # Cleo: small pilot for 2 (20). Ana: port B for 3 (17). Ben passes. Jade is piloted to 7 and rolls onto 13.
    state = after(state, "place small pilot; place port B; pass; steer jade +1; roll 6")
    # Nobody is on the pirate ship, so jade has arrived.
    # Silk 30: Ben twice 15 (51). Ginseng 18: Cleo twice 6 (32), Ana 6 (23). Jade 36: Cleo 18 (50), Ana 18 (41).
    # Port A pays Ana 6 (47), port B pays Ana 8 (55); shipyard C pays nothing.
    assert state.cash == (55, 51, 50)
    assert GAME.view(state, None).values == (0, 5, 5, 5)
    assert asks(state) == "bid 2"


def test_a_voyage_of_five_with_stronger_pirates() -> None:
    state = GAME.start(5, stronger_pirates=True)
    state = after(
        state, "deal nutmeg silk; deal ginseng jade; deal nutmeg jade; deal silk ginseng; deal nutmeg ginseng"
    )
    # Ana pays 10 for the office and 5 for jade (15).
    state = after(
        state, "bid 10; pass; pass; pass; pass; buy jade; load nutmeg silk jade; start nutmeg 5; start silk 4"
    )
    # Nutmeg: Ana for 2 (13), Ben for 3 (27), Cleo for 4 (26). Pirates: Dai (25) and Eva (25) for 5 each.
    state = after(state, "place nutmeg; place nutmeg; place nutmeg; place pirates; place pirates; roll 2 1 6")
    # Ana: silk 1 for 3 (10). Ben passes. Cleo: port A for 4 (22). Dai: shipyard A for 4 (21). Eva: insurance (35).
    state = after(state, "place silk; pass; place port A; place shipyard A; place insurance; roll 6 2 3")
    # Nutmeg stands on 13 and is full. Dai takes Ana's seat; Eva, now captain, may not touch him and stays.
    state = after(state, "evict nutmeg 1")
    assert options(state) == {"evict nutmeg 2", "evict nutmeg 3", "stay"}
    state = after(state, "stay")
    assert (on(state, "nutmeg 1"), on(state, "captain"), state.supply[0]) == (3, 4, 2)
    # Ana: rear pirate for 5 (5). Ben has passed. Cleo: large pilot for 5 (17). Dai: jade 1 for 3 (18).
    # Eva: shipyard B for 3 (32). The pilot brings silk from 7 to 9.
    state = after(state, "place pirates; place large pilot; place jade; place shipyard B; steer silk +2")
    assert state.cash == (5, 27, 17, 18, 32)
    # Nutmeg arrives in A, silk stands on 13, jade fails on 10. Eva sends silk to port B.
    state = after(state, "roll 1 4 1; send silk port")
    # Silk 30: Eva 15 (47), Ana 15 (20). Nutmeg 24: Dai 8 (26), Ben 8 (35), Cleo 8 (25). Port A: Cleo 6 (31).
    # Shipyard A: Eva pays 6 (41) to Dai (32).
    assert state.cash == (20, 35, 31, 32, 41)
    assert GAME.view(state, None).values == (5, 5, 0, 0)


def test_a_voyage_of_four_with_empty_purses() -> None:
    state = table("bid", master=3, seat=3, voyage=3, cash=[0, 1, 2, 40], hands={2: "nutmeg"},
                  loans={0: "nutmeg silk", 1: "ginseng jade", 2: "jade"})  # fmt: skip
    # Dai bids 1. Ana (0) and Ben (1) can only pass; Cleo can raise 2 + 12.
    assert [event.kind for event in told(state, "bid 1")] == ["bid", "passed auction", "passed auction"]
    state = after(state, "bid 1; bid 10; pass")
    # Cleo pays 10 from 2 and a loan on nutmeg (4); no share costs so little, so she buys none.
    assert (asks(state), state.cash[2], pledges(state, 2)) == ("load 2", 4, "nutmeg jade")
    state = after(state, "load silk ginseng jade; start silk 4; start ginseng 5")
    # Cleo: ginseng 1 for 1 (3). Dai passes. Ana travels blind on jade 4. Ben gives his only peso for the small pilot.
    state = after(state, "place ginseng; pass; place jade 4; place small pilot; roll 3 3 6")
    assert state.cash == (0, 0, 3, 40)
    # Cleo: insurance (13). Ana: silk 3, blind. Ben: ginseng 3, blind.
    state = after(state, "place insurance; place silk 3; place ginseng 3; roll 6 1 6")
    # Cleo: port A for 4 (9). Ana: silk 1, Ben: jade 1, both blind. Ben pilots silk from 13 into port A.
    state = after(state, "place port A; place silk 1; place jade 1; steer silk +1")
    assert (punt(state, "silk"), len(GAME.outcomes(state))) == ("port A", 36)
    # Ginseng fails on 10, jade passes 13.
    state = after(state, "roll 1 2")
    # Silk 30: Ana twice 15 (30). Jade 36: Ana 18 (48), Ben 18 (18). Port A: Cleo 6 (15).
    # Shipyard A is empty: Cleo pays 6 to the cash box (9). Dai keeps his 40.
    assert state.cash == (48, 18, 9, 40)
    assert GAME.view(state, None).values == (0, 5, 0, 5)


def test_two_voyages_in_a_row_end_the_game() -> None:
    # Nutmeg stands at 20. In the first voyage it fails, in the second it arrives and ends the game.
    state = table("bid", 3, market={"nutmeg": 3}, cash=[20, 20, 20], hands={0: "nutmeg"}, loans={0: "silk"})
    # Ana gets the office free of charge; everybody passes; all punts fail.
    state = after(state, "pass; pass; pass; buy nothing; load nutmeg silk jade; start nutmeg 0; start silk 4")
    state = after(state, "pass; pass; pass; roll 1 1 1; roll 1 1 1; roll 1 1 1")
    assert (asks(state), state.voyage, state.cash) == ("bid 0", 5, (20, 20, 20))
    # Ben buys the office for 4 (16) and a nutmeg share for 20: 12 of them from a loan on ginseng (8).
    state = after(state, "pass; bid 4; pass; buy nutmeg; load nutmeg silk jade; start nutmeg 5; start silk 4")
    assert (state.cash[1], pledges(state, 1)) == (8, "ginseng")
    # Ben goes aboard nutmeg for 2 (6), Cleo for 3 (17), Ana takes port A for 4 (16).
    state = after(state, "place nutmeg; place nutmeg; place port A; pass; pass; pass; roll 6 1 1; roll 6 1 1; roll 1 1")
    # Nutmeg 24: Ben 12 (18), Cleo 12 (29). Port A: Ana 6 (22). Nutmeg is worth 30, all else 0.
    # Ana: 22 + 30 - 15 = 37. Ben: 18 + 30 - 15 = 33. Cleo: 29 + 30 = 59.
    assert asks(state) == "over"
    assert [score.total for score in GAME.scores(state)] == [37, 33, 59]
    assert GAME.decision(state).winners == (2,)

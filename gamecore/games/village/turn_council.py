"""Council chamber and church (V12, V13)."""

from __future__ import annotations

from functools import cache

from gamecore.games.village.actions import Advance, Enter, Pray, Privilege, Skip
from gamecore.games.village.effects import can_pay, charge, gain_coins, gain_points, return_goods, spend_time
from gamecore.games.village.parts import SPACE_QUESTIONS, ask
from gamecore.games.village.pieces import (
    BAG,
    BEER,
    BROWN,
    CHURCH,
    COUNCIL,
    COUNCIL_CUBES,
    COUNCIL_PLACES,
    COUNCIL_TIME,
    GREEN,
    PRAY_TIME,
    PRIVILEGE_COIN,
    PRIVILEGE_CUBES,
    PRIVILEGE_POINTS,
    SCROLL,
    STAGES_OF_COUNCIL,
    YARD,
)
from gamecore.games.village.state import Table, VillageDraft, generations_at, members_at, move
from gamecore.games.village.turn import SKIP, answer_no_more, answer_skip
from gamecore.games.village.turn_travel import BY_PRIVILEGE, offer_cubes, offer_goods
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event

enter, advance, pray = cache(Enter), cache(Advance), cache(Pray)
PRIVILEGES = tuple(Privilege(stage) for stage in range(1, STAGES_OF_COUNCIL + 1))
GREEN_PRICE = ((1 << GREEN, COUNCIL_CUBES),)
BROWN_PRICE = ((1 << BROWN, 1),)
ALL_BUT_BEER = (1 << BEER) - 1


def means_of(t: Table, seat: int) -> tuple[str, ...]:
    """Return what a seat can pay a council step with (V12.2)."""
    scroll = ("scroll",) if t.goods[seat][SCROLL] else ()
    return (*scroll, "green") if can_pay(t, seat, GREEN_PRICE) else scroll


def highest_stage(t: Table, seat: int) -> int:
    """Return the highest council stage that a member of the seat has reached, 0 without any."""
    return max((stage for stage in range(1, 5) if members_at(t, seat, COUNCIL_PLACES[stage - 1])), default=0)


@cache
def goods_of_choice(inn: bool) -> int:
    """Return the goods of privilege 3, one bit each: with Inn also beer (V12.8)."""
    return ALL_BUT_BEER | (1 << BEER if inn else 0)


def privileges(t: Table, seat: int, stage: int) -> tuple[Privilege, ...]:
    """Return the privileges up to a stage that can be used: only the fourth has a price (V12.4, V12.9).

    The others may be used although nothing is there to take (V1.7, V5.6, V12.6).
    """
    payable = STAGES_OF_COUNCIL if t.coins[seat] >= PRIVILEGE_COIN else STAGES_OF_COUNCIL - 1
    return PRIVILEGES[: min(stage, payable)]


def council_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return entering, advancing and using a privilege alone (V12.1)."""
    seat, means = entry.seat, means_of(s, entry.seat)
    found: list[Action] = [enter(each, way) for each in generations_at(s, seat, YARD) for way in means]
    for reached in range(1, STAGES_OF_COUNCIL):
        generations = generations_at(s, seat, COUNCIL_PLACES[reached - 1])
        found += [advance(reached, each, way) for each in generations for way in means]
    return (*found, *privileges(s, seat, highest_stage(s, seat)), SKIP)


def pay_step(t: VillageDraft, seat: int, means: str) -> None:
    """Pay a council step with a scroll or with green cubes (V12.2, V12.3)."""
    if means == "scroll":
        return_goods(t, seat, SCROLL)
    elif means == "green":
        charge(t, seat, GREEN_PRICE)


def answer_enter(t: VillageDraft, entry: Pending, action: Enter) -> None:
    """Put a member on stage 1; its privilege may follow (V12.2)."""
    seat = entry.seat
    move(t, seat, action.generation, YARD, COUNCIL_PLACES[0])
    facts = {"generation": action.generation, "means": action.means}
    t.events.append(event("entered council", "V12.2", seat, facts))
    spend_time(t, seat, COUNCIL_TIME[0], "V12.2")
    t.push(pending("privilege", seat, 1))
    pay_step(t, seat, action.means)


def answer_advance(t: VillageDraft, entry: Pending, action: Advance) -> None:
    """Move a member one stage forward; a privilege may follow (V12.3)."""
    step_forward(t, entry.seat, action)
    t.push(pending("privilege", entry.seat, action.stage + 1))
    pay_step(t, entry.seat, action.means)


def step_forward(t: VillageDraft, seat: int, action: Advance) -> None:
    """Move a council member one stage forward for the time of its new stage (V12.3), also with the Alderman (W18)."""
    stage = action.stage + 1
    move(t, seat, action.generation, COUNCIL_PLACES[stage - 2], COUNCIL_PLACES[stage - 1])
    facts = {"generation": action.generation, "stage": stage, "means": action.means}
    t.events.append(event("advanced", "VI4.4" if action.means == "free" else "V12.3", seat, facts))
    spend_time(t, seat, COUNCIL_TIME[stage - 1], "V12.3")


def privilege_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the privileges that may be used now, and none (V12.3)."""
    return (*privileges(s, entry.seat, entry.data[0]), SKIP)


def answer_privilege(t: VillageDraft, entry: Pending, action: Privilege) -> None:
    """Use one privilege (V12.5)."""
    use_privilege(t, entry.seat, action.number)


def use_privilege(t: VillageDraft, seat: int, stage: int) -> None:
    """Use the privilege of a stage (V12.6 to V12.9)."""
    if stage == 1:
        if t.marker < 0:
            t.marker = seat
            t.events.append(event("marker", "V12.6", seat))
        else:
            t.events.append(event("marker held", "V12.6", seat, {"holder": t.marker}))
    elif stage == 2:
        t.events.append(event("privilege", "V12.7", seat, {"stage": stage}))
        offer_cubes(t, seat, PRIVILEGE_CUBES, BY_PRIVILEGE)
    elif stage == 3:
        t.events.append(event("privilege", "V12.8", seat, {"stage": stage}))
        offer_goods(t, seat, goods_of_choice(t.inn))
    else:
        gain_coins(t, seat, -PRIVILEGE_COIN)
        gain_points(t, seat, PRIVILEGE_POINTS)
        facts = {"stage": stage, "coins": -PRIVILEGE_COIN, "points": PRIVILEGE_POINTS}
        t.events.append(event("privilege", "V12.9", seat, facts))


def church_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the members that can enter the bag, for a brown cube or time (V13.1)."""
    ways = ("brown", "time") if can_pay(s, entry.seat, BROWN_PRICE) else ("time",)
    return (*(pray(each, way) for each in generations_at(s, entry.seat, YARD) for way in ways), SKIP)


def answer_pray(t: VillageDraft, entry: Pending, action: Pray) -> None:
    """Put a member into the black bag (V13.1)."""
    seat = entry.seat
    move(t, seat, action.generation, YARD, BAG)
    facts = {"generation": action.generation, "means": action.means}
    t.events.append(event("entered bag", "V13.1", seat, facts))
    if action.means == "time":
        spend_time(t, seat, PRAY_TIME, "V13.1")
    else:
        charge(t, seat, BROWN_PRICE)


ask(
    "council",
    "what is done in the council chamber",
    council_options,
    {Enter: answer_enter, Advance: answer_advance, Privilege: answer_privilege, Skip: answer_skip},
    free=True,
)
ask("privilege", "which privilege is used", privilege_options, {Privilege: answer_privilege, Skip: answer_no_more})
ask("church", "who enters the church", church_options, {Pray: answer_pray, Skip: answer_skip}, free=True)
SPACE_QUESTIONS.update({COUNCIL: lambda t: "council", CHURCH: lambda t: "church"})

"""What the villager cards do, and when (0.11, VI4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from gamecore.games.village.actions import Advance, Done, Home, Skip
from gamecore.games.village.effects import gain_coins, gain_goods, gain_grain, room_for_grain
from gamecore.games.village.inn_actions import Amount, Appoint, Scrap, Use
from gamecore.games.village.inn_pieces import (
    CARD_NAMES,
    CARD_OF,
    HERBALIST_TIME,
    MILLER_GRAIN,
    MONEYLENDER_COINS,
    SCHOLAR_CUBES,
    SOWER_GRAIN,
    TWO_GOODS,
)
from gamecore.games.village.parts import DAY_ENDS, EXTRAS, SAVED_FROM_GRAVE, ask, interlude, is_free
from gamecore.games.village.pieces import (
    BESIDE,
    CHURCH_PLACES,
    COUNCIL_PLACES,
    GOODS,
    GOODS_REWARD,
    MARKET,
    STAGES_OF_COUNCIL,
    TILE_POINTS,
    TILES,
    UNBORN,
    WINDOWS,
    YARD,
)
from gamecore.games.village.scoring import BESIDE_CHRONICLE
from gamecore.games.village.state import (
    Table,
    VillageDraft,
    cubes_lie_on_spaces,
    customers,
    generations_at,
    members_at,
    move,
)
from gamecore.games.village.turn import DONE, SKIP, ask_again
from gamecore.games.village.turn_council import advance, highest_stage, step_forward
from gamecore.games.village.turn_death import bury, to_grave
from gamecore.games.village.turn_market import sale_options, take_tile
from gamecore.games.village.turn_travel import (
    HERDER_GOODS,
    NO_CUBES_DUE,
    NO_TIME_DUE,
    NO_WAGON_DUE,
    missing,
    offer_cubes,
    offer_goods,
    trips,
    waived_by,
)
from gamecore.games.village.turn_village import answer_home, give_birth, homecomings
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

USE = tuple(map(Use, CARD_NAMES))
AMOUNT, APPOINT = tuple(map(Amount, range(4))), tuple(map(Appoint, (1, 2, 3, 4)))
SCRAP = tuple(map(Scrap, TILES))
BESIDE_CHRONICLE.append(BESIDE)


@dataclass(frozen=True, slots=True)
class CardUse:
    """How a card is used: whether a question is its moment, whether it would have an effect, and the effect."""

    moment: Callable[[Table, Pending], bool]
    able: Callable[[Table, Pending], bool]
    effect: Callable[[VillageDraft, Pending], None]


USES: dict[int, CardUse] = {}
"""The cards that are used by themselves, by number; those scored at the end and the Scrap Dealer are not here."""


def at(*kinds: str) -> Callable[[Table, Pending], bool]:
    """Return the test for a question of one of these kinds."""
    return lambda s, entry: entry.kind in kinds


def usable(s: Table, entry: Pending, card: int) -> bool:
    """Return whether a card can be used at a question and could do something there (VI4.3, VI4.4, VI4.9)."""
    use = USES.get(card)
    return use is not None and use.moment(s, entry) and use.able(s, entry)


def card_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the cards in hand that can be used at a question."""
    hand = s.hands[entry.seat]
    return tuple(USE[card] for card in hand if usable(s, entry, card)) if hand else ()


def discard(t: VillageDraft, seat: int, card: int, rule: str = "VI4.2") -> None:
    """Remove a used card from the game (VI4.2)."""
    t.hands = replaced(t.hands, seat, tuple(each for each in t.hands[seat] if each != card))
    t.gone |= 1 << card
    t.events.append(event("used card", rule, seat, {"card": CARD_NAMES[card]}))


def answer_use(t: VillageDraft, entry: Pending, action: Use) -> None:
    """Use a villager card (VI4.2)."""
    card = CARD_OF[action.what]
    discard(t, entry.seat, card)
    USES[card].effect(t, entry)


EXTRAS.append((card_options, {Use: answer_use}))


# Cards for the free moments -------------------------------------------------------------------------------


def free_card(name: str, able: Callable[[Table, int], bool], effect: Callable[[VillageDraft, int], None]) -> None:
    """Declare a card for the free moments: after its effect the same question is asked again (VI4.4)."""

    def in_free_moment(t: VillageDraft, entry: Pending) -> None:
        ask_again(t, entry)
        interlude(t, t.active)
        effect(t, entry.seat)

    USES[CARD_OF[name]] = CardUse(lambda s, entry: is_free(entry), lambda s, entry: able(s, entry.seat), in_free_moment)


def always(t: Table, asked: object) -> bool:
    """Let a card be used whenever its moment comes: what the supply does not have is an empty reward (V1.7)."""
    return True


def two_goods(kind: int, t: VillageDraft, seat: int) -> None:
    """Take two goods tiles (W1, W3 to W5)."""
    if taken := gain_goods(t, seat, kind, 2):
        t.events.append(event("card goods", "VI4.4", seat, {"goods": GOODS[kind], "count": taken}))
    else:
        missing(t, seat, GOODS_REWARD)


for _card, _kind in TWO_GOODS.items():
    free_card(CARD_NAMES[_card], always, partial(two_goods, _kind))


def sower(t: VillageDraft, seat: int) -> None:
    """Take up to three grain (W6)."""
    taken = gain_grain(t, seat, SOWER_GRAIN)
    t.events.append(event("card grain", "VI4.4", seat, {"grain": taken}))


def moneylender(t: VillageDraft, seat: int) -> None:
    """Take three coins (W8)."""
    gain_coins(t, seat, MONEYLENDER_COINS)
    t.events.append(event("card coins", "VI4.4", seat, {"coins": MONEYLENDER_COINS}))


def herald(t: VillageDraft, seat: int) -> None:
    """Take the next starting player marker, wherever it is (W20)."""
    t.events.append(event("marker", "VI4.4", seat, {"from": t.marker}))
    t.marker = seat


free_card("cattle herder", always, lambda t, seat: offer_goods(t, seat, HERDER_GOODS))
free_card("sower", lambda s, seat: room_for_grain(s, seat) > 0, sower)
free_card("moneylender", always, moneylender)
free_card("scholar", always, lambda t, seat: offer_cubes(t, seat, SCHOLAR_CUBES))
free_card("midwife", lambda s, seat: members_at(s, seat, UNBORN) > 0, give_birth)
free_card("herald", lambda s, seat: s.marker != seat, herald)
free_card(
    "town clerk",
    lambda s, seat: highest_stage(s, seat) > 0,
    lambda t, seat: t.push(pending("privilege", seat, highest_stage(t, seat))),
)


def miller(t: VillageDraft, seat: int) -> None:
    """Ask how much grain is turned into coins (W7)."""
    t.push(pending("amount", seat, CARD_OF["miller"], min(MILLER_GRAIN, t.grain[seat])))


def herbalist(t: VillageDraft, seat: int) -> None:
    """Ask how far the time marker goes back (W10)."""
    t.push(pending("amount", seat, CARD_OF["herbalist"], min(HERBALIST_TIME, t.time[seat])))


free_card("miller", lambda s, seat: s.grain[seat] > 0, miller)
free_card("herbalist", lambda s, seat: s.time[seat] > 0, herbalist)


def amount_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the numbers from 1 to the most that is possible."""
    return tuple(AMOUNT[number] for number in range(1, entry.data[1] + 1))


def answer_amount(t: VillageDraft, entry: Pending, action: Amount) -> None:
    """Mill grain for coins, or go back in time (W7, W10)."""
    seat, number = entry.seat, action.number
    if entry.data[0] == CARD_OF["miller"]:
        t.grain = added(t.grain, seat, -number)
        gain_coins(t, seat, number)
        t.events.append(event("card coins", "VI4.4", seat, {"coins": number, "grain": -number}))
    else:
        t.time = added(t.time, seat, -number)
        t.events.append(event("time back", "VI4.4", seat, {"time": -number, "space": t.time[seat]}))


ask("amount", "how much a villager card is used for", amount_options, {Amount: answer_amount})


def runner_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the members that can come home (W12)."""
    return homecomings(s, entry.seat)


free_card("runner", lambda s, seat: bool(homecomings(s, seat)), lambda t, seat: t.push(pending("runner", seat)))
ask("runner", "who comes home with the Runner", runner_options, {Home: answer_home})


def appoint_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the members in the yard (W16)."""
    return tuple(APPOINT[each - 1] for each in generations_at(s, entry.seat, YARD))


def answer_appoint(t: VillageDraft, entry: Pending, action: Appoint) -> None:
    """Put a member from the yard directly into the church (W16)."""
    move(t, entry.seat, action.generation, YARD, CHURCH_PLACES[0])
    t.events.append(event("appointed", "VI4.4", entry.seat, {"generation": action.generation}))


free_card("sexton", lambda s, seat: members_at(s, seat, YARD) > 0, lambda t, seat: t.push(pending("appoint", seat)))
ask("appoint", "whom the Sexton puts into the church", appoint_options, {Appoint: answer_appoint})


def free_advances(t: Table, seat: int) -> tuple[Advance, ...]:
    """Return the council steps that cost only time (W18)."""
    stages = range(1, STAGES_OF_COUNCIL)
    return tuple(
        advance(stage, each, "free") for stage in stages for each in generations_at(t, seat, COUNCIL_PLACES[stage - 1])
    )


def alderman_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the council steps that cost only time (W18)."""
    return free_advances(s, entry.seat)


def answer_alderman(t: VillageDraft, entry: Pending, action: Advance) -> None:
    """Move a council member one stage forward, without privilege (W18)."""
    step_forward(t, entry.seat, action)


free_card("alderman", lambda s, seat: bool(free_advances(s, seat)), lambda t, seat: t.push(pending("alderman", seat)))
ask("alderman", "whom the Alderman moves forward", alderman_options, {Advance: answer_alderman})


# Cards with a moment of their own -------------------------------------------------------------------------


def instead_of_cube(s: Table, entry: Pending) -> bool:
    """Return whether a cube is to be taken, and lies on a space (W22)."""
    return entry.kind == "turn" and cubes_lie_on_spaces(s)


def day_labourer(t: VillageDraft, entry: Pending) -> None:
    """Carry out any action instead of taking a cube (W22)."""
    t.push(pending("choose", entry.seat))


def night_watchman(t: VillageDraft, entry: Pending) -> None:
    """Carry out the action of the same space once more (W21, VI4.5)."""
    t.push(pending("act", entry.seat, entry.data[1], 0))


def right_after_action(s: Table, entry: Pending) -> bool:
    """Return whether the last thing done was carrying out an action other than a market day (W21)."""
    if entry.kind != "rest":
        return False
    _, space, carried = entry.data
    return bool(carried) and space != MARKET


def could_sell_freely(s: Table, entry: Pending) -> bool:
    """Return whether the next sale would cost something and could be made (W14)."""
    starter, out, free = entry.data
    return not free and len(sale_options(s, pending("sale", entry.seat, starter, out, 2))) > 1


def town_crier(t: VillageDraft, entry: Pending) -> None:
    """Make one sale of the market day free of charge (W14)."""
    starter, out, _ = entry.data
    t.push(pending("sale", entry.seat, starter, out, 2))


def could_climb_freely(s: Table, entry: Pending) -> bool:
    """Return whether some member can still move up (W17)."""
    return not entry.data[0] and any(members_at(s, entry.seat, CHURCH_PLACES[window]) for window in range(WINDOWS - 1))


def abbot(t: VillageDraft, entry: Pending) -> None:
    """Move one member up without grain (W17)."""
    t.push(pending("climb", entry.seat, 1))


USES[CARD_OF["day labourer"]] = CardUse(instead_of_cube, always, day_labourer)
USES[CARD_OF["night watchman"]] = CardUse(right_after_action, always, night_watchman)
USES[CARD_OF["town crier"]] = CardUse(at("sale"), could_sell_freely, town_crier)
USES[CARD_OF["abbot"]] = CardUse(at("climb"), could_climb_freely, abbot)

WAIVERS = {
    CARD_OF["traveller"]: NO_CUBES_DUE,
    CARD_OF["messenger"]: NO_TIME_DUE,
    CARD_OF["toll keeper"]: NO_WAGON_DUE,
}


def could_travel(s: Table, entry: Pending) -> bool:
    """Return whether a trip is possible with all the help in hand (W24 to W26)."""
    help_in_hand = sum(WAIVERS.get(card, 0) for card in s.hands[entry.seat])
    return bool(trips(s, entry.seat, waived_by(entry) | help_in_hand))


def waive(bit: int) -> Callable[[VillageDraft, Pending], None]:
    """Return the effect of not paying a part of a trip."""
    return lambda t, entry: t.push(pending("travel", entry.seat, 0, waived_by(entry) | bit))


for _card, _bit in WAIVERS.items():
    USES[_card] = CardUse(at("travel"), could_travel, waive(_bit))


# Scrap Dealer and Bard ------------------------------------------------------------------------------------


def call_scrap_dealers(t: VillageDraft, starter: int) -> None:
    """Ask the holder of the Scrap Dealer before the refill (W13, VI4.6)."""
    for seat, hand in enumerate(t.hands):
        if CARD_OF["scrap dealer"] in hand and customers(t):
            t.push(pending("scrap", seat))


def scrap_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the customers left in open stalls, and none (W13)."""
    return (*(SCRAP[tile] for tile in customers(s)), DONE)


def answer_scrap(t: VillageDraft, entry: Pending, action: Scrap) -> None:
    """Take a customer without delivering anything; goals may follow before the refill (W13, VI4.6, VL2.8)."""
    tile = TILES.index(action.what)
    interlude(t, t.active)
    discard(t, entry.seat, CARD_OF["scrap dealer"], "VI4.9")
    take_tile(t, entry.seat, tile)
    t.events.append(event("scrapped", "VI4.6", entry.seat, {"tile": action.what, "value": TILE_POINTS[tile]}))


def answer_nothing(t: VillageDraft, entry: Pending, action: Action) -> None:
    """Keep the card (VI4.3)."""


ask("scrap", "whether the Scrap Dealer takes a customer", scrap_options, {Scrap: answer_scrap, Done: answer_nothing})
DAY_ENDS.append(call_scrap_dealers)


def offer_bard(t: VillageDraft, seat: int, generation: int, place: int) -> bool:
    """Ask the holder of the Bard before a member goes to a grave (W15, VI4.7)."""
    if CARD_OF["bard"] not in t.hands[seat]:
        return False
    t.push(pending("bard", seat, generation, place))
    return True


def bard_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return leaving the Bard out; the card itself is an extra option."""
    return (SKIP,)


def bard(t: VillageDraft, entry: Pending) -> None:
    """Lay the dead member beside the chronicle (W15, VI4.7)."""
    generation, place = entry.data
    bury(t, entry.seat, generation, place, BESIDE, "VI4.7")


def answer_no_bard(t: VillageDraft, entry: Pending, action: Skip) -> None:
    """Let the member go to its grave (V16.6)."""
    to_grave(t, entry.seat, *entry.data)


ask("bard", "whether the Bard saves a member from its grave", bard_options, {Skip: answer_no_bard})
USES[CARD_OF["bard"]] = CardUse(at("bard"), always, bard)
SAVED_FROM_GRAVE.append(offer_bard)

"""What holds in every Village position: pieces, members, and a decision that makes sense."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.village.goals_pieces import GOALS, NO_GOAL, goals_in_play, metal
from gamecore.games.village.inn_pieces import CARD_NAMES, STACKS, cards_in_play
from gamecore.games.village.invariants_cards import check_cards_behind, check_cards_used
from gamecore.games.village.invariants_nesting import check_nesting
from gamecore.games.village.invariants_sea import check_ships, check_treasures, check_voyage
from gamecore.games.village.invariants_stack import check_entry, check_stack, need
from gamecore.games.village.pieces import (
    BEER,
    BESIDE,
    BREWERY,
    BUILDING_PLACES,
    CITY_PLACES,
    CUBES,
    GENERATIONS,
    GOODS,
    GOODS_TILES,
    INN_PLACE,
    INN_SPACE,
    MISSION_PLACES,
    MOST_GRAIN,
    PLAGUES,
    QUEUE,
    SEA_GRAVE,
    SECTIONS,
    SHIP,
    STALLS,
    TILES,
    UNBORN,
    cubes_per_colour,
)
from gamecore.games.village.port_pieces import CARGO_GRAIN
from gamecore.games.village.state import (
    VillageDraft,
    free_graves,
    free_in_section,
    free_sea_graves,
    open_stalls,
    pile_size,
    tiles_in_play,
    unseen_cards,
)


def check_position(t: VillageDraft) -> None:
    """Raise BadRecord, saying what is wrong, unless the position is possible."""
    check_cubes(t)
    check_goods(t)
    check_members(t)
    check_end(t)
    check_customers(t)
    check_cards(t)
    check_ships(t)
    check_cards_used(t)
    check_treasures(t)
    check_goals(t)
    for entry in t.pending:
        check_entry(t, entry)
        check_voyage(t, entry)
        check_cards_behind(t, entry)
    check_refill(t)
    if t.pending:
        check_nesting(t)
    check_stack(t)


def check_cubes(t: VillageDraft) -> None:
    """Count every cube once (V4.3, table 0.2)."""
    each = cubes_per_colour(t.players, t.inn, t.port)
    for cube, name in enumerate(CUBES):
        on_board = t.bag[cube] + t.supply[cube] + sum(row[cube] for row in t.spaces)
        total = on_board + (sum(row[cube] for row in t.cubes) if cube < len(CUBES) - 1 else 0)
        expected = each if cube < len(CUBES) - 1 else PLAGUES
        need(total == expected, f"there are {total} {name} cubes; there must be {expected}.")
    need(t.inn or not any(t.spaces[INN_SPACE]), "cubes lie on the inn, but the Inn is not used.")


def check_goods(t: VillageDraft) -> None:
    """Count every goods tile once, and the grain of each seat (V7.4, VP8.6)."""
    for kind, name in enumerate(GOODS):
        total = t.goods_left[kind] + sum(row[kind] for row in t.goods)
        total += sum(row[kind] for row in t.cargo) if kind < BEER else 0
        expected = GOODS_TILES[kind] if kind < BEER or t.inn else 0
        need(total == expected, f"there are {total} {name} tiles; there must be {expected}.")
    for seat, grain in enumerate(t.grain):
        bags = grain + t.cargo[seat][CARGO_GRAIN]
        need(bags <= MOST_GRAIN, f"seat {seat} has {bags} bags of grain; the most is {MOST_GRAIN}.")


def check_members(t: VillageDraft) -> None:
    """Let every member be where one can be (V2.5, V8.1, VI1.1, VP1.1)."""
    land, sea = {*CITY_PLACES}, {*MISSION_PLACES, SHIP, SEA_GRAVE}
    inn = {INN_PLACE, BUILDING_PLACES[BREWERY], BESIDE}
    for seat, row in enumerate(t.where):
        need(t.inn or not inn & {*row}, f"seat {seat} has a member in a place of the Inn, which is not used.")
        need(t.port or not sea & {*row}, f"seat {seat} has a member at sea, but the Port is not used.")
        need(not t.port or not land & {*row}, f"seat {seat} has a member in a city, but the Port is used.")
        unborn = [generation for generation, place in zip(GENERATIONS, row, strict=True) if place == UNBORN]
        born = [generation for generation, place in zip(GENERATIONS, row, strict=True) if place != UNBORN]
        ordered = not unborn or not born or min(unborn) >= max(born)
        need(ordered, f"seat {seat} has a member born before one of a lower generation.")
    for section in range(len(SECTIONS)):
        need(
            free_in_section(t, section) >= 0, f"the section {SECTIONS[section]} holds more members than it has spaces."
        )
    need(free_graves(t) >= 0, "there are more members in anonymous graves than there are graves.")
    need(not t.port or free_sea_graves(t) >= 0, "there are more members in sea graves than there are graves.")
    for place in MISSION_PLACES:
        need(sum(row.count(place) for row in t.where) <= 1, "a mission holds one member at most.")


def check_end(t: VillageDraft) -> None:
    """Let somebody have triggered the end if the chronicle or all graves of a kind are full (V18.1, VP11.1)."""
    full = {
        "sections of the chronicle": not any(free_in_section(t, section) for section in range(len(SECTIONS))),
        "anonymous graves": not free_graves(t),
        "sea graves": t.port and not free_sea_graves(t),
    }
    for name, is_full in full.items():
        need(not is_full or t.ended_by >= 0, f"all {name} are full, but nobody has triggered the end.")


def check_customers(t: VillageDraft) -> None:
    """Let every customer be in one place (V2.4, V10.7)."""
    shown = [tile for tile in (*t.stalls, *t.queue, *(tile for row in t.served for tile in row)) if tile >= 0]
    for tile in shown:
        need(shown.count(tile) == 1, f"the customer {TILES[tile]} is in two places.")
        need(tile < tiles_in_play(t), f"the customer {TILES[tile]} belongs to the Inn, which is not used.")
    need(all(tile < 0 for tile in t.stalls[open_stalls(t) :]), "a customer stands in a closed stall.")
    waiting = sum(tile >= 0 for tile in t.queue)
    need(all(tile >= 0 for tile in t.queue[:waiting]), "the queue has a gap.")


MARKET_DAY = ("selling", "sale", "closing", "refill")
"""One of these is still to come while a market day goes on."""


def check_refill(t: VillageDraft) -> None:
    """Let stalls and queue be as full as the customers reach, except in setup and on a market day (V2.4, V10.7)."""
    empty = [stall for stall in range(open_stalls(t)) if t.stalls[stall] < 0]
    waiting = sum(tile >= 0 for tile in t.queue)
    room = range(waiting, min(QUEUE, waiting + pile_size(t)))
    to_come = sorted(entry.data[0] for entry in t.pending if entry.kind == "customer")
    expected = [*([] if t.round else empty), *(STALLS + place for place in room)]
    need(to_come == expected, "customers come as long as there is room in the queue and the pile has some.")
    going_on = not t.round or any(entry.kind in MARKET_DAY for entry in t.pending)
    need(going_on or not (empty and waiting), "the queue waits beside an empty stall, but no market day goes on.")


def check_cards(t: VillageDraft) -> None:
    """Let every villager card be in one place (VI1.3)."""
    shown = [card for card in (*t.tops, *(card for hand in t.hands for card in hand)) if card >= 0]
    shown += [card for card in range(len(CARD_NAMES)) if t.gone >> card & 1]
    need(t.inn or (not shown and not any(t.sizes)), "villager cards need the Inn, which is not used.")
    for card in shown:
        need(shown.count(card) == 1, f"the card {CARD_NAMES[card]} is in two places.")
        need(card in cards_in_play(t.port), f"the card {CARD_NAMES[card]} is not in this game.")
    if t.inn:
        hidden = sum(t.sizes) - sum(card >= 0 for card in t.tops)
        need(
            len(unseen_cards(t)) == hidden,
            f"the stacks have {hidden} hidden cards; there must be {len(unseen_cards(t))}.",
        )
        need(all(t.sizes[n] or t.tops[n] < 0 for n in range(STACKS)), "an empty stack has a card on top.")


def check_goals(t: VillageDraft) -> None:
    """Let every goal card be in one place and of its metal (VL1.2, VL1.3)."""
    rows: tuple[Sequence[int], Sequence[int]] = (t.silver, t.gold)
    held = [goal for row in rows for goal in row if goal != NO_GOAL]
    shown = held + [goal for goals in t.scored for goal in goals]
    need(t.life_goals or not shown, "goal cards need Life Goals, which are not used.")
    for goal in shown:
        need(shown.count(goal) == 1, f"the goal {GOALS[goal]} is in two places.")
        need(goal in goals_in_play(t.inn, t.port), f"the goal {GOALS[goal]} is not in this game.")
    for kind, row in enumerate(rows):
        need(all(goal == NO_GOAL or metal(goal) == kind for goal in row), "silver and gold goals are mixed up.")
        for seat, goal in enumerate(row):
            cards = (goal != NO_GOAL) + sum(metal(each) == kind for each in t.scored[seat])
            need(cards <= 1, f"seat {seat} has had {cards} {('silver', 'gold')[kind]} goals; each player gets one.")
    asked = any(entry.kind in ("goal", "goals", "reveal") for entry in t.pending)
    need(t.life_goals or not asked, "goals are asked about, but Life Goals are not used.")

"""What holds in every Village position for villager cards that were used, and for what they ask (VI4)."""

from __future__ import annotations

from gamecore.games.village.inn_cards import WAIVERS
from gamecore.games.village.inn_pieces import CARD_NAMES, CARD_OF
from gamecore.games.village.invariants_stack import need
from gamecore.games.village.pieces import BESIDE, INN_PLACE
from gamecore.games.village.port_pieces import ADMIRAL_CAPTAIN, PIECES
from gamecore.games.village.port_state import aboard
from gamecore.games.village.state import VillageDraft, members_at
from gamecore.games.village.turn_travel import BY_CARD, HERDER_GOODS
from gamecore.kernel.decision import Pending

ASKED_BY = {"runner": "runner", "appoint": "sexton", "alderman": "alderman"}
"""Questions that only a villager card asks."""

ASKED_WITH = {
    ("sale", 2, 2): "town crier",
    ("climb", 0, 1): "abbot",
    ("cubes", 1, BY_CARD): "scholar",
    ("goods", 0, HERDER_GOODS): "cattle herder",
    **{(kind, 0, 1): "quartermaster" for kind in ("load", "island", "landing")},
}
"""Entries that a villager card made what they are: kind, position and value of the detail that says so."""

AMOUNTS = (CARD_OF["miller"], CARD_OF["herbalist"])


def cards_behind(entry: Pending) -> list[int]:
    """Return the villager cards that must have been used before an entry can be there."""
    names = [ASKED_BY[entry.kind]] if entry.kind in ASKED_BY else []
    for place, value in enumerate(entry.data):
        if name := ASKED_WITH.get((entry.kind, place, value)):
            names.append(name)
    cards = [CARD_OF[name] for name in names]
    if entry.kind == "amount":
        cards.append(entry.data[0])
    if entry.kind == "travel" and len(entry.data) > 1:
        cards += [card for card, bit in WAIVERS.items() if entry.data[1] & bit]
    return cards


def check_cards_behind(t: VillageDraft, entry: Pending) -> None:
    """Let an entry be there only if its cards were used, are in hand, or have a guest to serve (VI3.2, VI4.2)."""
    kind, seat = entry.kind, entry.seat
    need(kind != "amount" or entry.data[0] in AMOUNTS, "an amount is asked only for the Miller and the Herbalist.")
    for card in cards_behind(entry):
        need(bool(t.gone >> card & 1), f"“{kind}” needs a used {CARD_NAMES[card]} here.")
    if kind == "scrap":
        need(CARD_OF["scrap dealer"] in t.hands[seat], f"seat {seat} does not hold the Scrap Dealer.")
    if kind == "friend":
        need(members_at(t, seat, INN_PLACE) > 0, f"nobody of seat {seat} is in the inn to make a friend.")


def check_cards_used(t: VillageDraft) -> None:
    """Let a pair, the Admiral, the Helmsman and a member beside the chronicle be there by a used card, each once.

    VP3.2, VP12, VI4.2, VI4.7.
    """
    pairs = 0
    for seat in range(t.players):
        for kind, piece in enumerate(PIECES):
            count = aboard(t, seat, kind)
            need(count <= 2, f"seat {seat} has {count} pieces of {piece} aboard; there can be two at most.")
            pairs += count == 2
    needed = {
        "quartermaster": (pairs, "ships"),
        "admiral": (t.captain.count(ADMIRAL_CAPTAIN), "ships"),
        "helmsman": (sum(t.helmsman), "ships"),
        "bard": (sum(row.count(BESIDE) for row in t.where), "members beside the chronicle"),
    }
    for name, (count, things) in needed.items():
        used = int(t.gone >> CARD_OF[name] & 1)
        need(count <= used, f"there are {count} {things} that need a used {name}; of this card {used} was used.")

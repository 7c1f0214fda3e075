"""The board in sentences, for whoever types `where` or listens to it."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.porto_carthago.pieces import (
    DOCK_COUNT,
    LAPS,
    PALACE_POINTS,
    PALACE_PRICES,
    PRIVILEGE_OF,
    SPACE_BONUSES,
    SPACE_COSTS,
    SPACES,
)
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago.labels import BONUSES, NUMBERS, WHERE
from widgets.games.porto_carthago.sentences import counted, dock_words, goods_words, ship_words
from widgets.games.porto_carthago.words import BOARD, CARD_TITLES, GOOD_NAMES, PRIVILEGE_WORDS
from widgets.shared.telling import listing


def chapter(view: PortoCarthagoView) -> str:
    """The name of the part of the game: setting up, or a decade by its number."""
    return BOARD["setting_up" if view.setting_up else "decade_start"].format(decade=view.decade)


def part(view: PortoCarthagoView) -> str:
    """The part of the game with its round."""
    if view.over:
        return BOARD["over"]
    key = "decade_setup" if view.setting_up else "decade" if view.laps_to_come < LAPS else "decade_start"
    return BOARD[key].format(decade=view.decade, lap=view.lap)


def where(view: PortoCarthagoView, names: Sequence[str]) -> list[str]:
    """The decade, ships, docks, market, cards, everybody's servants and goods, palace and intrigue, the deck."""
    told = [WHERE["part"].format(part=part(view))]
    for row, cards in ((1, view.row1), (2, view.row2)):
        ships = listing([ship_words(card) for card in cards if card >= 0])
        told.append(WHERE["row" if ships else "row_empty"].format(row=row, ships=ships))
    told.extend(docks(view, names))
    goods = goods_words(view.market)
    told.append(WHERE["market" if goods else "market_empty"].format(goods=goods, price=view.merchant_price))
    told.extend(action_cards(view))
    for seat in range(view.players):
        told.extend(seat_words(view, seat, names))
    told.extend(
        WHERE["charter"].format(ship=ship + 1, name=names[seat]) for ship, seat in enumerate(view.charter) if seat >= 0
    )
    palace = view.next_palace
    fields = {"palace": palace + 1, "price": PALACE_PRICES[palace]}
    told.append(WHERE["palace"].format(points=counted("points", PALACE_POINTS[palace]), **fields))
    if view.path:
        told.append(WHERE["path"].format(names=listing([names[seat] for seat in view.path])))
    known = listing([ship_words(card) for card in view.known_top])
    told.append(WHERE["deck" if known else "deck_unknown"].format(count=view.deck_size, ships=known))
    told.append(WHERE["reconstructed"])
    return told


def docks(view: PortoCarthagoView, names: Sequence[str]) -> list[str]:
    """Docks that have an owner, a ship or a good."""
    told = []
    for dock in range(DOCK_COUNT):
        owner, card, good = view.owners[dock], view.berths[dock], view.stores[dock]
        if owner < 0 and card < 0:
            continue
        facts = [WHERE["dock_owner"].format(name=names[owner]) if owner >= 0 else WHERE["dock_nobody"]]
        if card >= 0:
            facts.append(WHERE["dock_ship"].format(ship=ship_words(card)))
        if good >= 0:
            facts.append(WHERE["dock_store"].format(good=GOOD_NAMES[good]))
        told.append(WHERE["dock"].format(dock=dock_words(dock), facts=listing(facts)))
    return told


def action_cards(view: PortoCarthagoView) -> list[str]:
    """The action cards on their spaces."""
    told = []
    for space, kind in enumerate(view.layout):
        bonus = BONUSES[SPACE_BONUSES[space]] or NUMBERS["none"]
        fields = {"Card": CARD_TITLES[kind], "space": SPACES[space], "bonus": bonus}
        told.append(WHERE["card"].format(servants=counted("servants", SPACE_COSTS[space]), **fields))
    return told


def seat_words(view: PortoCarthagoView, seat: int, names: Sequence[str]) -> list[str]:
    """A seat's points, servants, goods, talents and privileges."""
    name = names[seat]
    counts = {
        "points": counted("points", view.points[seat]),
        "seats": counted("seats", view.seats_in_palace[seat]),
        "servants": counted("servants", view.supply[seat]),
    }
    zones = {
        "lighthouse": counted("servants", view.lighthouse[seat]),
        "temple": counted("servants", view.temple[seat]),
    }
    goods = goods_words(view.warehouse[seat])
    told = [
        WHERE["seat"].format(name=name, **counts),
        WHERE["zones"].format(name=name, **zones),
        WHERE["goods" if goods else "goods_none"].format(name=name, goods=goods),
    ]
    if view.cash[seat] is not None:
        told.append(WHERE["cash"].format(name=name, amount=view.cash[seat]))
    for card in view.displays[seat]:
        privilege = PRIVILEGE_WORDS[PRIVILEGE_OF[card]]
        told.append(WHERE["kept"].format(name=name, ship=ship_words(card), privilege=privilege))
    return told

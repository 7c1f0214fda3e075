"""The board in sentences, for whoever types `where` or listens to it."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.batavia.pieces import COMPANIES, DESTINATION, START, good_of
from gamecore.games.batavia.view import BataviaView
from widgets.games.batavia.outlook import reader
from widgets.games.batavia.sentences import cards_in_words
from widgets.games.batavia.words import BOARD, COMPANY_NAMES, COMPANY_TITLES, GOOD_NAMES, NUMBERS, WHERE
from widgets.shared.asking import kind_of
from widgets.shared.telling import listing


def chapter(view: BataviaView) -> str:
    """The name of the part of the game: setting up, or a round by its number."""
    return BOARD["round"].format(round=view.round) if view.round else BOARD["before_round"]


def where(view: BataviaView, names: Sequence[str]) -> list[str]:
    """The round, the ship track, seals, everybody's cards, merchants and gold, what lies ahead, the warehouses."""
    told = [WHERE["part"].format(part=chapter(view)) if view.round else WHERE["setup"]]
    if kind_of(view) == "bid":
        told.append(WHERE["package"].format(cards=cards_in_words(view.package), amount=view.bid + 1))
    told.append(WHERE["cannon"].format(cannon=view.laid_out, threshold=view.threshold))
    cubes = [NUMBERS["cube"].format(company=COMPANY_TITLES[c], count=count) for c, count in enumerate(view.cubes)]
    told.append(WHERE["cubes"].format(cubes=listing(cubes)))
    for company, owner in enumerate(view.seals):
        key = "seal" if owner >= 0 else "seal_free"
        told.append(WHERE[key].format(company=COMPANY_NAMES[company], name=names[owner] if owner >= 0 else ""))
    for seat in range(view.players):
        told.extend(seat_words(view, seat, names))
    told.extend(ahead(view, names))
    told.extend(warehouses(view, names))
    told.append(WHERE["piles"].format(pile=view.pile_count, discards=view.discard_count))
    return told


def seat_words(view: BataviaView, seat: int, names: Sequence[str]) -> list[str]:
    """A seat's cards, merchant, tiles and gold."""
    name, position = names[seat], view.positions[seat]
    key = "merchant_start" if position == START else "merchant_end" if position == DESTINATION else "merchant"
    shown = "shows" if any(view.tables[seat]) else "shows_nothing"
    told = [
        WHERE[shown].format(name=name, cards=cards_in_words(view.tables[seat])),
        WHERE[key].format(name=name, space=position),
        WHERE["gold"].format(name=name, amount=view.gold[seat]),
    ]
    tiles = view.collected(seat)
    if any(tiles):
        listed = [
            NUMBERS["cube"].format(company=COMPANY_TITLES[c], count=count) for c, count in enumerate(tiles) if count
        ]
        told.append(WHERE["tiles"].format(name=name, tiles=listing(listed)))
    hand = view.hands[seat]
    if seat == view.seat and hand is not None and any(hand):
        told.append(WHERE["hand"].format(cards=cards_in_words(hand)))
    return told


def ahead(view: BataviaView, names: Sequence[str]) -> list[str]:
    """The next tile of each company ahead of the reader's merchant."""
    seat = reader(view)
    if seat < 0:
        return []
    told = []
    for company in range(len(COMPANIES)):
        space = view.target(seat, company)
        good = GOOD_NAMES[good_of(view.path[space - 1])] if space > 0 else ""
        fields = {"company": COMPANY_NAMES[company], "name": names[seat], "good": good, "space": space}
        told.append(WHERE["next" if space > 0 else "no_next"].format(**fields))
    return told


def warehouses(view: BataviaView, names: Sequence[str]) -> list[str]:
    """Who has crates where."""
    told = []
    for good, counts in enumerate(view.crate_counts):
        crates = [
            NUMBERS["crate_count"].format(name=names[seat], count=count) for seat, count in enumerate(counts) if count
        ]
        if crates:
            told.append(WHERE["warehouse"].format(good=GOOD_NAMES[good], crates=listing(crates)))
    return told

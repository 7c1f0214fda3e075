"""The auction with its package and die, and the two piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gamecore.games.batavia.state import Cards
from gamecore.games.batavia.view import BataviaView
from widgets.games.batavia import art
from widgets.games.batavia import geometry as g
from widgets.games.batavia.targets import Legal
from widgets.games.batavia.words import BOARD, COMPANY_WORDS, NUMBERS, TARGETS
from widgets.shared.asking import kind_of
from widgets.shared.svg import Svg, group, moved, rect, text
from widgets.shared.targets import Elements, box, number, target
from widgets.shared.theme import token

DIE_AT = (g.AUCTION[0] + 34, g.AUCTION[1] + 70)
PACKAGE_AT = (g.AUCTION[0] + 72, g.AUCTION[1] + 44)


def auction(view: BataviaView, initials: Sequence[str], names: Sequence[str]) -> Elements:
    """Round, die, package, the highest bid, and who leads the auction or starts."""
    bidding = kind_of(view) == "bid"
    leading = view.auctioneer if view.leader < 0 else view.leader
    state = BOARD["leads_auction"] if view.leader < 0 else BOARD["start_player"]
    bidder = view.bidder if bidding else -1
    shown_round = BOARD["round"].format(round=view.round) if view.round else BOARD["before_round"]
    bid = (BOARD["bid"].format(amount=view.bid) if view.bid else BOARD["no_bid"]) if bidding else ""
    return {
        "die": group(art.die(view.die), transform=f"translate({DIE_AT[0]} {DIE_AT[1]})", pointer_events="none"),
        "package": package(view.package, view.bidder >= 0),
        "auction": sheet(
            shown_round,
            (state, leading, initials[leading] if view.round else ""),
            (bid, bidder, initials[bidder] if bidder >= 0 else ""),
        ),
    }


@lru_cache(maxsize=1024)
def package(cards: Cards, sold: bool) -> Svg:
    """The cards that are for sale, by company, or that they are sold."""
    x, y = PACKAGE_AT
    if not any(cards):
        words = text(
            x + 4, y + 32, BOARD["sold" if sold else "no_package"], size=g.SMALL, anchor="start", fill=token("quiet")
        )
        return group(words, pointer_events="none")
    there = [(company, count) for company, count in enumerate(cards) if count]
    drawn = [moved(x + 47 * place, y, art.small_card(*each)) for place, each in enumerate(there)]
    return group(*drawn, pointer_events="none")


@lru_cache(maxsize=1024)
def sheet(shown_round: str, leading: tuple[str, int, str], bidding: tuple[str, int, str]) -> Svg:
    """The lettering of the auction."""
    x, y, width, height = g.AUCTION
    words, leader, initial = leading
    bid, bidder, bidders_initial = bidding
    parts = [
        text(x + width - 14, y + 28, shown_round, size=g.SMALL, anchor="end", fill=token("quiet")),
        text(x + 42, y + height - 15, words, size=g.SMALL, anchor="start"),
        moved(x + 24, y + height - 21, art.figure(leader, initial, 11.5)),
    ]
    if bid:
        parts.append(text(x + width - 46, y + height - 15, bid, size=g.SMALL, anchor="end", font_weight="700"))
    if bidder >= 0:
        parts.append(moved(x + width - 26, y + height - 21, art.figure(bidder, bidders_initial, 11.5)))
    return group(*parts, pointer_events="none")


def piles(view: BataviaView) -> Elements:
    """The draw pile and the discard pile with their counts."""
    drawn: Elements = {}
    for key, place, count in zip(("draw", "discard"), g.PILES, (view.pile_count, view.discard_count), strict=True):
        words = BOARD["pile" if key == "draw" else "discards"]
        drawn[f"pile-{key}"] = pile(place, words, count, key == "draw", top_of(view.discards))
    return drawn


def top_of(discards: Cards) -> int:
    """The company that lies thickest in the discard pile, which is drawn on its top."""
    return discards.index(max(discards))


@lru_cache(maxsize=1024)
def pile(place: g.Box, words: str, count: int, face_down: bool, company: int) -> Svg:
    """A pile of cards; an empty one is an outline."""
    x, y, width, _ = place
    left, top, wide, high = x + (width - 46) / 2, y + 26, 46, 62
    dashes: art.Style = {"fill": "none", "stroke": token("edge"), "stroke_width": 1.5, "stroke_dasharray": "4 4"}
    if not count:
        drawing = rect(left, top, wide, high, rx=5, **dashes)
    elif face_down:
        drawing = group(*(moved(left + 2 * n, top - 2 * n, art.card_back(wide, high)) for n in range(min(count, 3))))
    else:
        body = rect(left, top, wide, high, rx=5, fill=art.CREAM, stroke=art.DARK_LINE, stroke_width=1.5)
        drawing = group(body, moved(left + wide / 2, top + high / 2, art.company_sign(company, 1.1)))
    parts = (
        text(x + width / 2, y + 17, words, size=g.SMALL),
        drawing,
        text(x + width / 2, y + 113, str(count), size=g.MEDIUM, font_weight="700"),
    )
    return group(*parts, pointer_events="none")


def places(view: BataviaView, legal: Legal) -> Elements:
    """Where a bid is made and where cards are drawn, and the numbers of die and discard pile."""
    amount = view.bid + 1 if kind_of(view) == "bid" else 1
    x, y, width, height = g.AUCTION
    bid = target(
        f"bid {amount}",
        TARGETS["bid"].format(amount=amount),
        f"bid {amount}" in legal,
        *box(x, y, width, height),
    )
    draw = target("draw", TARGETS["draw"].format(count=view.pile_count), "draw" in legal, *box(*g.PILES[0]))
    rolled = NUMBERS["die"].format(die=view.die) if view.die else NUMBERS["no_die"]
    key = "discards" if view.discard_count else "discards_empty"
    thrown = NUMBERS[key].format(cards=card_list(view.discards))
    return {
        "at-auction": bid,
        "at-draw": draw,
        "why-die": number("B3.2", rolled, *box(x + 4, y + 40, 60, 62)),
        "why-discards": number("B4.5", thrown, *box(*g.PILES[1])),
    }


def card_list(cards: Sequence[int]) -> str:
    """Cards by company, in words: “2 English, 1 Danish”."""
    return ", ".join(f"{count} {word}" for count, word in zip(cards, COMPANY_WORDS, strict=True) if count)

"""The options of a turn and the bonus actions (C6, C8, C9), and the purchases of the final turn (C14.7)."""

from __future__ import annotations

from gamecore.games.porto_carthago.actions import Buy, Collect, End, Extend, Play, Purchase, Renew, Skip
from gamecore.games.porto_carthago.pieces import (
    CARD_KINDS,
    EXTENSION_PRICE,
    GOOD_NUMBER,
    GOODS,
    LAST_PALACE,
    PALACE_PRICES,
    PLAIN_INCOME,
    RENEWAL_PRICE,
    SPACE_BONUSES,
    SPACE_COSTS,
    SPACE_NUMBER,
    SPACES,
)
from gamecore.games.porto_carthago.possible import FINAL_PRICE, OPEN_BASE, open_bonus, open_privilege
from gamecore.games.porto_carthago.state import (
    NO_GOODS,
    PortoCarthagoDraft,
    change_goods,
    free_slots,
    next_palace,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced


def answer_turn(t: PortoCarthagoDraft, entry: Pending, action: Play | Collect | Renew) -> None:
    """Carry out the option of a turn (C6.2); kept privileges may follow (C6.3)."""
    seat = entry.seat
    t.push(pending("rest", seat))
    if type(action) is Collect:
        t.cash = added(t.cash, seat, PLAIN_INCOME)
        t.events.append(event("collected", "C8.1", seat, {"amount": PLAIN_INCOME}))
    elif type(action) is Renew:
        renew(t, seat)
    else:
        play(t, seat, SPACE_NUMBER[action.space])


def renew(t: PortoCarthagoDraft, seat: int) -> None:
    """Put the market into the bag and draw a new one; a purchase follows (C8.2 to C8.4)."""
    returned = tuple(GOODS[good] for good, count in enumerate(t.market) for _ in range(count))
    t.bag = tuple(a + b for a, b in zip(t.bag, t.market, strict=True))
    t.market, t.bought = NO_GOODS, 0
    t.events.append(event("renewed", "C8.2", seat, {"goods": returned}))
    t.events.append(event("price reset", "C8.4", seat))
    t.push(pending("stall", seat))
    t.push(pending("fill", seat, 2))


def stall(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Ask for the purchase after a renewal, if there are a good and a slot (C8.3)."""
    if any(t.market) and free_slots(t, entry.seat):
        t.push(pending("market good", entry.seat))


def answer_market_good(t: PortoCarthagoDraft, entry: Pending, action: Buy | Skip) -> None:
    """Buy a good for 6 T, or none (C8.3, C8.4)."""
    if type(action) is Buy:
        buy(t, entry.seat, GOOD_NUMBER[action.good], RENEWAL_PRICE, "C8.3")


def buy(t: PortoCarthagoDraft, seat: int, good: int, price: int, rule: str) -> None:
    """Move a good from the market to a seat's warehouse and pay for it (C7.23)."""
    t.cash = added(t.cash, seat, -price)
    t.market = added(t.market, good, -1)
    change_goods(t, seat, good, 1)
    t.events.append(event("bought", rule, seat, {"good": GOODS[good], "price": price}))


def play(t: PortoCarthagoDraft, seat: int, space: int) -> None:
    """Pay for a card; its base action is next, or its bonus if open facts forbid the base action (C6.4, C6.7)."""
    kind, cost = t.layout[space], SPACE_COSTS[space]
    t.supply = added(t.supply, seat, -cost)
    t.on_cards = replaced(t.on_cards, seat, added(t.on_cards[seat], space, cost))
    facts = {"space": SPACES[space], "card": CARD_KINDS[kind], "cost": cost}
    t.events.append(event("played", "C6.4", seat, facts))
    if OPEN_BASE[kind](t, seat, t.supply[seat]):
        t.push(pending(CARD_KINDS[kind], seat, space))
    else:
        skip_base(t, seat, space)


def skip_base(t: PortoCarthagoDraft, seat: int, space: int) -> None:
    """Leave out the base action; the bonus follows at once (C6.7)."""
    t.events.append(event("base skipped", "C6.7", seat, {"space": SPACES[space]}))
    t.push(pending("bonus", seat, space, 1))


def reward(t: PortoCarthagoDraft, entry: Pending) -> None:
    """After a base action ask for the bonus, if the space has one and it or a privilege may be possible (C6.6)."""
    seat, space = entry.seat, entry.data[0]
    if not SPACE_BONUSES[space]:
        return
    if open_bonus(t, seat, space, t.supply[seat]) or open_privilege(t, seat):
        t.push(pending("bonus", seat, space, 0))


def answer_bonus(t: PortoCarthagoDraft, entry: Pending, action: Extend | Purchase | Skip) -> None:
    """Carry out the bonus or leave it out; whoever leaves it out has had the chance to use privileges (C6.6)."""
    seat = entry.seat
    if type(action) is Skip:
        t.events.append(event("bonus skipped", "C6.7", seat))
        t.pop()
    elif type(action) is Extend:
        extend(t, seat, action.number)
    else:
        purchase(t, seat, "C9.7" if next_palace(t) == LAST_PALACE else "C9.3")


def extend(t: PortoCarthagoDraft, seat: int, slots: int) -> None:
    """Open warehouse slots (C9.1)."""
    price = EXTENSION_PRICE * slots
    t.cash = added(t.cash, seat, -price)
    t.blocked = added(t.blocked, seat, -slots)
    t.supply = added(t.supply, seat, slots)
    t.events.append(event("extended", "C9.1", seat, {"slots": slots, "price": price}))


def purchase(t: PortoCarthagoDraft, seat: int, rule: str) -> None:
    """Buy the cheapest palace space that is not full (C9.3, C9.7)."""
    space = next_palace(t)
    seat_in_palace(t, seat, space, PALACE_PRICES[space], rule)


def seat_in_palace(t: PortoCarthagoDraft, seat: int, space: int, price: int, rule: str) -> None:
    """Pay for a palace space and put a servant from the supply on it."""
    t.cash = added(t.cash, seat, -price)
    t.supply = added(t.supply, seat, -1)
    if space == LAST_PALACE:
        t.last_space = added(t.last_space, seat, 1)
    else:
        t.palace += (seat,)
    t.events.append(event("palace", rule, seat, {"space": f"P{space + 1}", "price": price}))


def rest(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Let a seat use privileges after its option, if it keeps one that may have an effect (C6.3, C13.5)."""
    if open_privilege(t, entry.seat):
        t.push(pending("after", entry.seat))


def answer_end(t: PortoCarthagoDraft, entry: Pending, action: End) -> None:
    """End the turn (C6.3)."""


def answer_final(t: PortoCarthagoDraft, entry: Pending, action: Purchase | End) -> None:
    """Make the final purchase, or end the final turn (C14.6, C14.7)."""
    if type(action) is Purchase:
        t.push(pending("last turn", entry.seat, 1))
        seat_in_palace(t, entry.seat, LAST_PALACE, FINAL_PRICE, "C14.7")

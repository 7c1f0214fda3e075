"""What changes hands: cubes, goods, grain, coins, points and time (V1.6, V1.7, V6, V7.4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product

from gamecore.games.village.actions import Pay
from gamecore.games.village.actions_words import CUBE_WORDS
from gamecore.games.village.parts import Facts, ask, rule
from gamecore.games.village.pieces import COIN, LIFE_TIME, MOST_GRAIN
from gamecore.games.village.port_pieces import CARGO_GRAIN
from gamecore.games.village.state import Counts, Table, VillageDraft
from gamecore.games.village.things import colours_words, counted, listing, purse_words
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

EVERY_COLOUR = (1 << COIN) - 1
Price = tuple[tuple[int, int], ...]
"""A price in cubes: colours (one bit each) and how many; the colours of two parts never overlap."""


def price_of(*parts: tuple[int, int]) -> Price:
    """Return a price of single colours with numbers.

    >>> price_of((1, 1), (2, 1))
    ((2, 1), (4, 1))
    """
    return tuple((1 << colour, count) for colour, count in parts)


# Cubes and coins as their jokers --------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def ways(cubes: Counts, coins: int, price: Price) -> tuple[Pay, ...]:
    """Return every way to pay a price with these cubes, coins standing in for any of them (V15.1).

    >>> [str(way) for way in ways((0, 1, 0, 2), 1, price_of((3, 2)))]
    ['pay green green', 'pay green coin']
    """
    choices = [
        [
            paid
            for paid in combinations_with_replacement((*(c for c in range(COIN) if mask >> c & 1), COIN), count)
            if all(paid.count(colour) <= cubes[colour] for colour in range(COIN))
        ]
        for mask, count in price
    ]
    found = [sum(parts, ()) for parts in product(*choices)]
    return tuple(PAYMENTS[tuple(sorted(paid))] for paid in found if paid.count(COIN) <= coins)


PAYMENTS = {
    paid: Pay(tuple(CUBE_WORDS[part] for part in paid))
    for count in (1, 2, 3)
    for paid in combinations_with_replacement(range(COIN + 1), count)
}
"""Every payment of one to three cubes or coins."""


def can_pay(t: Table, seat: int, price: Price) -> bool:
    """Return whether a seat can pay a price in cubes, with coins as jokers (V1.6, V15.1)."""
    cubes, missing = t.cubes[seat], 0
    for mask, count in price:
        owned = sum(cubes[colour] for colour in range(COIN) if mask >> colour & 1)
        missing += max(0, count - owned)
    return missing <= t.coins[seat]


def charge(t: VillageDraft, seat: int, price: Price) -> None:
    """Let a seat pay a price that it can pay; it is asked how if there is more than one way (V15.1)."""
    if not price:
        return
    found = ways(t.cubes[seat], t.coins[seat], price)
    if len(found) == 1:
        settle(t, seat, found[0])
    else:
        t.push(pending("pay", seat, *(number for part in price for number in part)))


def price_in(entry: Pending) -> Price:
    """Return the price that a question asks for."""
    return tuple(zip(entry.data[::2], entry.data[1::2], strict=True))


def settle(t: VillageDraft, seat: int, payment: Pay) -> None:
    """Pay cubes and coins to the supply."""
    cubes = list(t.cubes[seat])
    supply = list(t.supply)
    coins = 0
    for word in payment.cubes:
        colour = CUBE_WORDS.index(word)
        if colour == COIN:
            coins += 1
        else:
            cubes[colour] -= 1
            supply[colour] += 1
    t.cubes = replaced(t.cubes, seat, tuple(cubes))
    t.supply = tuple(supply)
    facts: dict[str, object] = {"cubes": [word for word in payment.cubes if word != "coin"]}
    if coins:
        t.coins = added(t.coins, seat, -coins)
        facts["coins"] = -coins
    t.events.append(event("paid", "V15.1" if coins else "V1.6", seat, facts))


def pay_options(s: Table, entry: Pending) -> tuple[Pay, ...]:
    """Return the ways to pay what is asked for."""
    return ways(s.cubes[entry.seat], s.coins[entry.seat], price_in(entry))


def answer_pay(t: VillageDraft, entry: Pending, action: Pay) -> None:
    """Pay in the chosen way."""
    settle(t, entry.seat, action)


ask("pay", "which cubes of the price are paid with coins", pay_options, {Pay: answer_pay})


def price_words(price: Price) -> str:
    """Return a price in words.

    >>> price_words(((2, 1), (4, 2))), price_words(((6, 1),)), price_words(((15, 2),))
    ('1 pink cube and 2 orange cubes', '1 pink or orange cube', '2 cubes of any colour')
    """
    return listing(
        counted(count, "cube of any colour", "cubes of any colour")
        if mask == EVERY_COLOUR
        else counted(count, f"{colours_words([colour for colour in range(COIN) if mask >> colour & 1])} cube")
        for mask, count in price
    )


def paid_words(payment: Pay) -> str:
    """Return what is paid: cubes by colour, and coins.

    >>> paid_words(Pay(("pink", "coin", "coin")))
    '1 pink cube and 2 coins'
    """
    counts = [(payment.cubes.count(word), word if word == "coin" else f"{word} cube") for word in CUBE_WORDS]
    return listing(counted(count, noun) for count, noun in counts if count)


@rule("V1.6", Pay, say="You cannot pay {paid}: you have {owned}.")
def what_is_paid_is_owned(s: Table, seat: int, a: Pay) -> Facts:
    """V1.6."""
    cubes = s.cubes[seat]
    enough = all(a.cubes.count(CUBE_WORDS[colour]) <= cubes[colour] for colour in range(COIN))
    if enough and a.cubes.count("coin") <= s.coins[seat]:
        return None
    return {"paid": paid_words(a), "owned": purse_words(cubes, s.coins[seat])}


@rule(
    "V15.1",
    Pay,
    say="You cannot pay {paid} here: the price is {price}, and a coin can stand for any of these cubes.",
)
def the_price_is_paid_exactly(s: Table, seat: int, a: Pay) -> Facts:
    """V15.1."""
    price = price_in(s.pending[-1])
    rich = tuple(3 for _ in range(COIN))
    if a in ways(rich, 3, price):
        return None
    return {"paid": paid_words(a), "price": price_words(price)}


# Gains ----------------------------------------------------------------------------------------------------


def gain_cubes(t: VillageDraft, seat: int, colour: int, count: int = 1) -> int:
    """Take cubes of a colour from the supply, as far as it reaches; return how many (V1.7)."""
    taken = min(count, t.supply[colour])
    t.supply = added(t.supply, colour, -taken)
    t.cubes = replaced(t.cubes, seat, added(t.cubes[seat], colour, taken))
    return taken


def gain_goods(t: VillageDraft, seat: int, kind: int, count: int = 1) -> int:
    """Take goods tiles from the supply, as far as it reaches; return how many (V1.7)."""
    taken = min(count, t.goods_left[kind])
    t.goods_left = added(t.goods_left, kind, -taken)
    t.goods = replaced(t.goods, seat, added(t.goods[seat], kind, taken))
    return taken


def return_goods(t: VillageDraft, seat: int, kind: int, count: int = 1) -> None:
    """Return goods tiles to the supply."""
    t.goods_left = added(t.goods_left, kind, count)
    t.goods = replaced(t.goods, seat, added(t.goods[seat], kind, -count))


def room_for_grain(t: Table, seat: int) -> int:
    """Return how many more bags of grain a seat may have, those in its holds counted (V7.4, VP8.6)."""
    return MOST_GRAIN - t.grain[seat] - t.cargo[seat][CARGO_GRAIN]


def gain_grain(t: VillageDraft, seat: int, count: int) -> int:
    """Take grain as far as it fits; return how much (V7.4)."""
    taken = min(count, room_for_grain(t, seat))
    t.grain = added(t.grain, seat, taken)
    return taken


def gain_coins(t: VillageDraft, seat: int, count: int) -> None:
    """Take coins, or pay them if the number is negative; the caller's event tells of them."""
    t.coins = added(t.coins, seat, count)


def gain_points(t: VillageDraft, seat: int, count: int) -> None:
    """Score points on the prestige track (V1.2); the caller's event tells of them."""
    t.points = added(t.points, seat, count)


def spend_time(t: VillageDraft, seat: int, hours: int, rule: str = "V6.1") -> None:
    """Move the time marker on; each crossing of the bridge makes a death due (V6.1, V6.2, V6.4)."""
    if not hours:
        return
    crossed, space = divmod(t.time[seat] + hours, LIFE_TIME)
    t.time = replaced(t.time, seat, space)
    t.events.append(event("time", rule, seat, {"time": hours, "space": space}))
    if crossed:
        t.due = added(t.due, seat, crossed)
        t.events.append(event("bridge", "V6.2", seat, {"due": t.due[seat]}))

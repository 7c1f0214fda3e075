"""The odds of every legal action at every decision of Batavia, as the asked seat can work them out from its view.

An option's result is in gold. Drawing, laying out and moving are compared with how the seat stands now, cashing and
keeping with each other on the same tiles to come, a bid with going without the package and keeping the notes. Every
figure is exact under the assumptions it names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from gamecore.games.batavia.actions import Bid, Cash, Done, Draw, Keep, Lay, Move, Pass
from gamecore.games.batavia.majority import achieved, goals, needed, within_reach
from gamecore.games.batavia.odds import law_of_draw
from gamecore.games.batavia.odds_notes import bonus_change
from gamecore.games.batavia.odds_outlook import TO_DESTINATION, Outlooks
from gamecore.games.batavia.odds_pirates import MOST_LAID, binomials, possible_draws
from gamecore.games.batavia.odds_results import (
    AGAINST_DRAWING,
    AGAINST_EACH_OTHER,
    AGAINST_OTHERS,
    ALIKE,
    AS_THEY_STAND,
    CARD_GOLD,
    FEW_CARDS,
    FEWEST_CARDS,
    HALF_A_GOLD,
    LAST_ROUND,
    MEAN_OF_PACKAGE,
    NOTE_GOLD,
    NOTES_BY_LOT,
    ONE_A_BLOCK,
    PRICE_OF_NOTES,
    TILES_BY_LOT,
    TWO_ACTIONS,
    UNSEEN_ALIKE,
    Result,
)
from gamecore.games.batavia.odds_sets import cash_gain, tiles_left
from gamecore.games.batavia.pieces import COMPANIES, NOTES_PER_PLAYER, START
from gamecore.games.batavia.state import NO_CARDS, Cards, minus, plus
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.actions import Action
from gamecore.kernel.state import replaced
from gamecore.kernel.view import seat_of
from gamecore.odds.exact import Distribution
from gamecore.odds.option import OptionOdds

MOST_BIDS = 5
"""So many bids are told, from the lowest one up; a higher bid for the same package only costs more."""


def prepare() -> None:
    """Import NumPy and make the tables that all odds share, so that the first answer is as quick as later ones."""
    binomials()
    for cards in range(MOST_LAID + 1):
        possible_draws(cards)


def option_odds(view: BataviaView, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
    """Return the odds of every legal action; of the bids only the lowest ones."""
    kind = type(legal[0]) if legal else Pass
    return JUDGES[kind](view, legal)


def hand_of(view: BataviaView) -> Cards:
    """Return the hand of the seat whose odds are told; no cards if it is secret."""
    return view.hands[seat_of(view)] or NO_CARDS


def named(view: BataviaView, *more: str) -> tuple[str, ...]:
    """Return what is taken for granted about an action and what follows."""
    horizon = LAST_ROUND if view.destination >= 0 else TWO_ACTIONS
    return (horizon, TILES_BY_LOT, AS_THEY_STAND, UNSEEN_ALIKE, FEW_CARDS, HALF_A_GOLD, *more)


def after_price(law: Result, price: Fraction) -> Result:
    """Return what is left of a result after its price."""
    return law.map(lambda gold: gold - price)


# Drawing, laying out, moving (B4, B5, B6, B8) -------------------------------------------------------------------


def odds_of_actions(view: BataviaView, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
    """Return the odds of drawing and of the cards that can be put down, compared with drawing."""
    outlooks = Outlooks(view, seat_of(view))
    drawing = outlooks.drawing(plus(hand_of(view), view.laying), law_of_draw(view))
    price = drawing.mean
    found = []
    for action in legal:
        if isinstance(action, Draw):
            found.append(OptionOdds.of_law(action, after_price(drawing, price), *named(view, AGAINST_DRAWING)))
        else:
            law, more = lay_law(outlooks, action)
            found.append(OptionOdds.of_law(action, after_price(law, price), *named(view, AGAINST_DRAWING, *more)))
    return tuple(found)


def lay_law(outlooks: Outlooks, action: Action) -> tuple[Result, tuple[str, ...]]:
    """Return the law of a play with the cards put down so far and these, and no more than must be added."""
    cards, hand = laid_with(outlooks.view, action)
    wholes = list(completions(outlooks.view, outlooks.seat, cards, hand))
    laws = [outlooks.play(plus(cards, more), minus(hand, more)) for more in wholes]
    return max(laws, key=lambda law: law.mean), () if wholes == [NO_CARDS] else (FEWEST_CARDS,)


def laid_with(view: BataviaView, action: Action) -> tuple[Cards, Cards]:
    """Return the cards put down so far and by this action, and the hand without them."""
    hand, cards = hand_of(view), view.laying
    if isinstance(action, Lay):
        company = COMPANIES.index(action.company)
        cards = replaced(cards, company, action.count)
        hand = replaced(hand, company, max(0, hand[company] - action.count))
    return cards, hand


def completions(view: BataviaView, seat: int, cards: Cards, hand: Cards) -> Iterator[Cards]:
    """Yield what can be added to cards to make the play legal: nothing if it is, else one company's cards (B5.5)."""
    wanted = goals(view, seat)
    reachable = [company for company in within_reach(wanted.needs, hand) if not cards[company]]
    if achieved(wanted, cards) or not reachable:
        yield NO_CARDS
        return
    for company in reachable:
        yield replaced(NO_CARDS, company, wanted.needs[company])


def odds_of_moves(view: BataviaView, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
    """Return the odds of travelling with each company, compared with the best other one."""
    outlooks = Outlooks(view, seat_of(view))
    laws = {action: outlooks.play(NO_CARDS, hand_of(view), first_of(action)) for action in legal}
    return tuple(
        OptionOdds.of_law(
            action,
            after_price(law, max((other.mean for each, other in laws.items() if each != action), default=Fraction(0))),
            *named(view, *((AGAINST_OTHERS,) if len(laws) > 1 else ())),
        )
        for action, law in laws.items()
    )


def first_of(action: Action) -> int:
    """Return the company that a move goes with, or TO_DESTINATION."""
    to = action.to if isinstance(action, Move) else ""
    return COMPANIES.index(to) if to in COMPANIES else TO_DESTINATION


# Cashing (B7) ---------------------------------------------------------------------------------------------------


def odds_of_cashing(view: BataviaView, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
    """Return by how much more gold cashing brings than keeping on the same tiles to come, and the other way round."""
    left = 0 if view.destination >= 0 else tiles_left(view.positions)
    gain = cash_gain(view.collected(seat_of(view)), left)
    sides = {Cash: gain, Keep: gain.map(lambda gold: -gold)}
    return tuple(
        OptionOdds.of_law(action, sides[type(action)], AGAINST_EACH_OTHER, ALIKE, ONE_A_BLOCK) for action in legal
    )


# Bidding (B3) ---------------------------------------------------------------------------------------------------


def odds_of_bids(view: BataviaView, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
    """Return the odds of the lowest bids, and of passing, which keeps hand and notes as they are."""
    bids = [action for action in legal if isinstance(action, Bid)][:MOST_BIDS]
    gain = package_gain(view) if bids else Fraction(0)
    found = []
    for bid in bids:
        rest = gain - note_price(view) * bid.amount
        law = bonus_law(view, bid.amount).map(lambda gold, rest=rest: gold + rest)  # type: ignore[misc]
        found.append(OptionOdds.of_law(bid, law, MEAN_OF_PACKAGE, *named(view), PRICE_OF_NOTES, NOTES_BY_LOT))
    found += [OptionOdds.of_law(action, Distribution.certain(0)) for action in legal if isinstance(action, Pass)]
    return tuple(found)


def package_gain(view: BataviaView) -> Fraction:
    """Return how much more gold the next two actions bring on average with the package than without it."""
    hand = hand_of(view)
    outlooks = Outlooks(view, seat_of(view))
    held = CARD_GOLD * sum(view.package)
    return best_mean(outlooks, plus(hand, view.package)) + held - best_mean(outlooks, hand)


def best_mean(outlooks: Outlooks, hand: Cards) -> Fraction:
    """Return the mean of the best of drawing and all plays with as few cards as possible, for this hand."""
    view, seat = outlooks.view, outlooks.seat
    means = [outlooks.mean_of_drawing(hand, law_of_draw(view))]
    means += [outlooks.mean_of_play(cards, minus(hand, cards)) for cards in small_plays(view, seat, hand)]
    return max(means)


def small_plays(view: BataviaView, seat: int, hand: Cards) -> Iterator[Cards]:
    """Yield the plays of one company's cards: as many as win its seal, and any one card if a seal is held."""
    free = seat in view.seals
    for company, count in enumerate(hand):
        need = 0 if view.seals[company] == seat else needed(view, seat, company)
        if 0 < need <= count:
            yield replaced(NO_CARDS, company, need)
        if free and count and need != 1:
            yield replaced(NO_CARDS, company, 1)


def note_price(view: BataviaView) -> Fraction:
    """Return what a note counts for what it can still buy: a quarter of a gold at the start of the path."""
    return NOTE_GOLD * tiles_left(view.positions) / tiles_left((START,))


def bonus_law(view: BataviaView, paid: int) -> Result:
    """Return how paying so many notes changes the bonus for the most notes (B3.9, B10.6, B10.7)."""
    own = view.notes[seat_of(view)]
    held = NOTES_PER_PLAYER if own is None else own
    return bonus_change(held, NOTES_PER_PLAYER * view.players - held, view.players - 1, paid)


JUDGES: dict[type, Callable[[BataviaView, tuple[Action, ...]], tuple[OptionOdds, ...]]] = {
    Bid: odds_of_bids,
    Pass: odds_of_bids,
    Draw: odds_of_actions,
    Lay: odds_of_actions,
    Done: odds_of_actions,
    Move: odds_of_moves,
    Cash: odds_of_cashing,
    Keep: odds_of_cashing,
}
"""Who judges a decision, by the class of its answers: options of one decision are compared with each other."""

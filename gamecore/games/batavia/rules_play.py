"""Refusing rules of bidding, laying out cards and moving (B3.5, B3.6, B5.2, B5.5, B5.6, B6.2, B9.2, B9.5)."""

from __future__ import annotations

from gamecore.games.batavia.actions import Bid, Done, Lay, Move
from gamecore.games.batavia.majority import achieved, can_play, goals, still_possible, within_reach
from gamecore.games.batavia.menus import moving_companies
from gamecore.games.batavia.path import is_ahead
from gamecore.games.batavia.pieces import COMPANIES, LOWEST_BID, company_list, company_words
from gamecore.games.batavia.rule_list import Facts, cards_of, notes_of, rule
from gamecore.games.batavia.state import BataviaState

# The auction ----------------------------------------------------------------------------------------------


@rule("B3.5", Bid, say="You cannot bid {bid}: the highest bid is {highest}, so bid {lowest} or more, or pass.")
def a_bid_is_higher_than_the_last(s: BataviaState, seat: int, a: Bid) -> Facts:
    """B3.5."""
    return {"bid": a.amount, "highest": s.bid, "lowest": s.bid + 1} if s.bid and a.amount <= s.bid else None


@rule("B3.5", Bid, say="You cannot bid {bid}: nobody has bid yet, and the first bid must be at least {lowest}.")
def the_first_bid_is_at_least_1(s: BataviaState, seat: int, a: Bid) -> Facts:
    """B3.5."""
    return {"bid": a.amount, "lowest": LOWEST_BID} if not s.bid and a.amount < LOWEST_BID else None


@rule("B3.6", Bid, say="You cannot bid {bid}: you own {notes}, and bids are paid at once.")
def a_bid_is_within_the_notes(s: BataviaState, seat: int, a: Bid) -> Facts:
    """B3.6."""
    owned = s.notes[seat]
    return {"bid": a.amount, "notes": notes_of(owned), "owned": owned} if a.amount > owned else None


# Laying out cards -----------------------------------------------------------------------------------------


@rule("B5.6", Lay, say="You cannot play cards now, so you must draw: you hold {held} cards.")
def playing_needs_cards(s: BataviaState, seat: int, a: Lay) -> Facts:
    """B5.6."""
    return {"held": 0} if not any(s.laying) and not any(s.hands[seat]) else None


@rule(
    "B5.6",
    Lay,
    say="You cannot play cards now, so you must draw: you hold no seal, and your hand brings you no majority. "
    "The nearest is {company}: you would need {need} of its cards, and you hold {held}.",
)
def playing_needs_a_seal_within_reach(s: BataviaState, seat: int, a: Lay) -> Facts:
    """B5.6."""
    hand = s.hands[seat]
    if s.destination >= 0 or any(s.laying) or not any(hand) or can_play(s, seat, hand):
        return None
    needs = goals(s, seat).needs
    company = min(range(len(COMPANIES)), key=lambda each: (needs[each] - hand[each], COMPANIES[each] != a.company))
    return {"company": company_words(company), "need": needs[company], "held": hand[company]}


@rule(
    "B9.5",
    Lay,
    say="You cannot play cards in the last round, so you must draw: no seal that you hold or can win now has "
    "a tile ahead of space {space}.",
)
def the_last_round_needs_a_tile_ahead(s: BataviaState, seat: int, a: Lay) -> Facts:
    """B9.5."""
    hand = s.hands[seat]
    if s.destination < 0 or any(s.laying) or not any(hand) or can_play(s, seat, hand):
        return None
    return {"space": s.positions[seat]}


@rule("B5.2", Lay, say="You cannot lay out {count} cards of {company}: name a number from 1.")
def at_least_one_card_is_laid_out(s: BataviaState, seat: int, a: Lay) -> Facts:
    """B5.2."""
    return {"company": company_words(a.company), "count": a.count} if a.count < 1 else None


@rule(
    "B5.2",
    Lay,
    say="You cannot lay out cards of {company} again: you have put down {laid} of it in this action. "
    "Take that back first if you want another number.",
)
def a_company_is_laid_out_once(s: BataviaState, seat: int, a: Lay) -> Facts:
    """B5.2."""
    laid = s.laying[COMPANIES.index(a.company)]
    return {"company": company_words(a.company), "laid": cards_of(laid), "count": laid} if laid else None


@rule("B5.2", Lay, say="You cannot lay out {asked} of {company}: you hold {held} of it.")
def laid_out_cards_come_from_the_hand(s: BataviaState, seat: int, a: Lay) -> Facts:
    """B5.2."""
    held = s.hands[seat][COMPANIES.index(a.company)]
    if a.count <= held or s.laying[COMPANIES.index(a.company)]:
        return None
    return {"company": company_words(a.company), "asked": cards_of(a.count), "held": held, "count": a.count}


def _is_counted(s: BataviaState, seat: int, a: Lay) -> bool:
    """Return whether these cards could be put down at all, so that only majorities decide."""
    company = COMPANIES.index(a.company)
    return 1 <= a.count <= s.hands[seat][company] and not s.laying[company]


def _dead_end(s: BataviaState, seat: int, a: Lay) -> Facts:
    """Return what is missing if these cards leave no way to a legal whole."""
    company, hand, wanted = COMPANIES.index(a.company), s.hands[seat], goals(s, seat)
    if not _is_counted(s, seat, a) or still_possible(wanted, hand, s.laying, company, a.count):
        return None
    goal = next((each for each in within_reach(wanted.needs, hand) if not s.laying[each]), -1)
    if goal < 0:
        return None
    facts = {"company": company_words(a.company), "goal": company_words(goal), "cards": cards_of(a.count)}
    return {**facts, "need": wanted.needs[goal]}


@rule(
    "B5.5",
    Lay,
    say="You cannot lay out only {cards} of {company}: you hold no seal, and {goal} is the only one that is left "
    "for you to win. That takes {need} of its cards.",
)
def without_a_seal_the_whole_must_bring_one(s: BataviaState, seat: int, a: Lay) -> Facts:
    """B5.5."""
    return _dead_end(s, seat, a) if s.destination < 0 else None


@rule(
    "B9.5",
    Lay,
    say="You cannot lay out only {cards} of {company}: in the last round your cards must win a seal with a tile "
    "ahead, and {goal} is the only one left. That takes {need} of its cards.",
)
def in_the_last_round_the_whole_must_bring_a_tile(s: BataviaState, seat: int, a: Lay) -> Facts:
    """B9.5."""
    return _dead_end(s, seat, a) if s.destination >= 0 else None


def _nothing_achieved(s: BataviaState, seat: int) -> Facts:
    """Return how the cards laid out so far stand if they achieve nothing yet."""
    wanted = goals(s, seat)
    if achieved(wanted, s.laying):
        return None
    company = min(
        (each for each, need in enumerate(wanted.needs) if need),
        key=lambda each: (bool(s.laying[each]), wanted.needs[each] - s.hands[seat][each]),
    )
    missing = wanted.needs[company] - s.laying[company]
    return {"company": company_words(company), "missing": missing, "laid": sum(s.laying)}


@rule(
    "B5.5",
    Done,
    say="You cannot stop here: you hold no seal, and your {laid} laid-out cards bring you no majority yet. "
    "With {missing} more of {company} you would lead it.",
)
def a_play_without_a_seal_wins_one(s: BataviaState, seat: int, a: Done) -> Facts:
    """B5.5."""
    return _nothing_achieved(s, seat) if s.destination < 0 else None


@rule(
    "B9.5",
    Done,
    say="You cannot stop here: in the last round your {laid} laid-out cards must win a seal with a tile ahead. "
    "With {missing} more of {company} you would lead it.",
)
def a_play_in_the_last_round_reaches_a_tile(s: BataviaState, seat: int, a: Done) -> Facts:
    """B9.5."""
    return _nothing_achieved(s, seat) if s.destination >= 0 else None


# Moving ---------------------------------------------------------------------------------------------------


@rule("B6.2", Move, say="You cannot move with {company}: its seal lies on the board, and your seals are: {yours}.")
def a_seal_on_the_board_moves_nobody(s: BataviaState, seat: int, a: Move) -> Facts:
    """B6.2."""
    return _not_yours(s, seat, a) if a.to != "destination" and s.seals[COMPANIES.index(a.to)] < 0 else None


@rule("B6.2", Move, say="You cannot move with {company}: another player has its seal, and your seals are: {yours}.")
def the_seal_of_another_moves_nobody(s: BataviaState, seat: int, a: Move) -> Facts:
    """B6.2."""
    return _not_yours(s, seat, a) if a.to != "destination" and s.seals[COMPANIES.index(a.to)] >= 0 else None


def _not_yours(s: BataviaState, seat: int, a: Move) -> Facts:
    owner = s.seals[COMPANIES.index(a.to)]
    if owner == seat:
        return None
    yours = company_list([company for company, each in enumerate(s.seals) if each == seat])
    return {"company": company_words(a.to), "yours": yours, "owner": owner}


@rule("B6.2", Move, say="You cannot move with {company}: none of its tiles lies ahead of space {space}.")
def a_tile_lies_ahead(s: BataviaState, seat: int, a: Move) -> Facts:
    """B6.2."""
    if a.to == "destination":
        return None
    company = COMPANIES.index(a.to)
    if s.seals[company] != seat or is_ahead(s, seat, company):
        return None
    return {"company": company_words(a.to), "space": s.positions[seat]}


@rule(
    "B9.2",
    Move,
    say="You cannot go to the destination yet: your seals still have a tile ahead, so move with: {companies}.",
)
def tiles_come_before_the_destination(s: BataviaState, seat: int, a: Move) -> Facts:
    """B9.2."""
    companies = moving_companies(s, seat)
    return {"companies": company_list(companies)} if a.to == "destination" and companies else None

"""The inn: its setup, its action, and its cards coming up (VI1, VI3)."""

from __future__ import annotations

from random import Random

from gamecore.games.village.actions import Skip
from gamecore.games.village.chance import weight_in
from gamecore.games.village.effects import gain_coins, return_goods, spend_time
from gamecore.games.village.inn_actions import Befriend, Clear, Show, Visit
from gamecore.games.village.inn_pieces import CARD_NAMES, CARD_OF, FRIEND_TIME, STACKS, VILLAGERS, VISIT_TIME
from gamecore.games.village.parts import SPACE_QUESTIONS, ask, chance, extras, stage
from gamecore.games.village.pieces import BEER, INN_PLACE, INN_SPACE, YARD
from gamecore.games.village.state import Table, VillageDraft, generations_at, members_at, move, unseen_cards
from gamecore.games.village.turn import SKIP, answer_no_more, answer_skip
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.flow import ChancePoint, Weighted
from gamecore.kernel.state import added, replaced

VISIT = tuple(map(Visit, (1, 2, 3, 4)))
BEFRIEND, CLEAR, SHOW = tuple(map(Befriend, CARD_NAMES)), tuple(map(Clear, CARD_NAMES)), tuple(map(Show, CARD_NAMES))


def set_up_inn(t: VillageDraft) -> tuple[Pending, ...]:
    """Turn up the top card of each stack (VI1.3)."""
    return tuple(pending("villager", -1, stack) for stack in range(STACKS)) if t.inn else ()


# The action -----------------------------------------------------------------------------------------------


def can_afford_card(t: Table, seat: int, card: int) -> bool:
    """Return whether a seat can pay a card in exactly what it asks for (VI3.5)."""
    villager = VILLAGERS[card]
    return t.goods[seat][BEER] >= villager.beer and t.coins[seat] >= villager.coins


def friends(t: Table, seat: int) -> tuple[Befriend, ...]:
    """Return the top cards that a seat can pay (VI3.2, VI3.7)."""
    return tuple(BEFRIEND[card] for card in t.tops if card >= 0 and can_afford_card(t, seat, card))


def inn_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return visits from the yard, and friends for those who are there already (VI3.1, VI3.4)."""
    seat = entry.seat
    known = friends(s, seat) if members_at(s, seat, INN_PLACE) else ()
    return (*(VISIT[each - 1] for each in generations_at(s, seat, YARD)), *known, SKIP)


def answer_visit(t: VillageDraft, entry: Pending, action: Visit) -> None:
    """Put a member into the inn; a friend may follow (VI3.1, VI3.3)."""
    seat = entry.seat
    move(t, seat, action.generation, YARD, INN_PLACE)
    t.events.append(event("visited inn", "VI3.1", seat, {"generation": action.generation}))
    spend_time(t, seat, VISIT_TIME, "VI3.1")
    question = pending("friend", seat)
    if friends(t, seat) or extras(t, question):
        t.push(question)


def friend_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the cards that the new guest can take (VI3.2)."""
    return (*friends(s, entry.seat), SKIP)


def answer_befriend(t: VillageDraft, entry: Pending, action: Befriend) -> None:
    """Take a card for its price and an hour; then one may be cleared (VI3.2, VI3.6)."""
    seat, card = entry.seat, CARD_OF[action.what]
    villager = VILLAGERS[card]
    return_goods(t, seat, BEER, villager.beer)
    gain_coins(t, seat, -villager.coins)
    facts = {"card": action.what, "beer": villager.beer, "coins": -villager.coins}
    t.events.append(event("befriended", "VI3.2", seat, facts))
    t.hands = replaced(t.hands, seat, tuple(sorted((*t.hands[seat], card))))
    spend_time(t, seat, FRIEND_TIME, "VI3.2")
    t.push(pending("clearing", seat))
    uncover(t, card)


def uncover(t: VillageDraft, card: int) -> None:
    """Take a top card off its stack; the next one is turned up, if there is one (VI1.3, VI3.7)."""
    stack = t.tops.index(card)
    t.tops = replaced(t.tops, stack, -1)
    t.sizes = added(t.sizes, stack, -1)
    if t.sizes[stack]:
        t.push(pending("villager", -1, stack))


@stage("clearing")
def clearing(t: VillageDraft, entry: Pending) -> None:
    """Ask whether a top card is removed, if there is one (VI3.6)."""
    if max(t.tops) >= 0:
        t.push(pending("clear", entry.seat))


def clear_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the top cards, and none (VI3.6)."""
    return (*(CLEAR[card] for card in s.tops if card >= 0), SKIP)


def answer_clear(t: VillageDraft, entry: Pending, action: Clear) -> None:
    """Remove a top card from the game (VI3.6)."""
    card = CARD_OF[action.what]
    t.gone |= 1 << card
    t.events.append(event("cleared", "VI3.6", entry.seat, {"card": action.what}))
    uncover(t, card)


ask(
    "inn",
    "what is done at the inn",
    inn_options,
    {Visit: answer_visit, Befriend: answer_befriend, Skip: answer_skip},
    free=True,
)
ask("friend", "which friend the new guest makes", friend_options, {Befriend: answer_befriend, Skip: answer_no_more})
ask("clear", "whether a top card is removed", clear_options, {Clear: answer_clear, Skip: answer_no_more})
SPACE_QUESTIONS[INN_SPACE] = lambda t: "inn"


# The next card --------------------------------------------------------------------------------------------


def villager_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the cards not yet seen, each as likely as the others (VI1.3)."""
    return tuple((SHOW[card], 1) for card in unseen_cards(s))


def villager_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return 1 for a card not yet seen."""
    return weight_in(villager_outcomes(s, entry), action)


def sample_villager(s: Table, entry: Pending, rng: Random) -> Action:
    """Turn up a card."""
    return SHOW[rng.choice(unseen_cards(s))]


def answer_show(t: VillageDraft, entry: Pending, action: Show) -> None:
    """Let a card lie on top of its stack (VI1.3)."""
    stack = entry.data[0]
    t.tops = replaced(t.tops, stack, CARD_OF[action.what])
    t.events.append(event("card shown", "VI1.3", facts={"card": action.what, "stack": stack + 1}))


chance(
    ChancePoint(
        "villager", "VI1.3", villager_outcomes, villager_weight, sample_villager, answer_show, frozenset({Show})
    ),
    "the next villager card is turned up",
)

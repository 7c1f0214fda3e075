"""Refusing rules of what chance can bring (V2.4, V4.4, V10.7, V17.4, VI1.3, VP1.5, VL1.3)."""

from __future__ import annotations

from gamecore.games.village.chance import MONK, call_outcomes, drawn_onto, weight_in
from gamecore.games.village.chance_actions import Call, Lay, Seed
from gamecore.games.village.goals_actions import Deal
from gamecore.games.village.goals_pieces import GOALS, metal
from gamecore.games.village.inn_actions import Show
from gamecore.games.village.inn_pieces import CARD_OF
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import CUBES, TILES
from gamecore.games.village.port_actions import Peek
from gamecore.games.village.port_pieces import CHEST_VALUES
from gamecore.games.village.state import Table, pile, unseen_cards, unseen_chests, unseen_goals
from gamecore.games.village.things import card_words, counted, cubes_words, customer_words

NOT_IN_PILE = "You cannot lay out {customer}: that tile is not in the face-down pile."


@rule("V2.4", Lay, say=NOT_IN_PILE)
def the_first_customers_come_from_the_pile(s: Table, seat: int, a: Lay) -> Facts:
    """V2.4."""
    return {"customer": customer_words(a.what)} if not s.round and TILES.index(a.what) not in pile(s) else None


@rule("V10.7", Lay, say=NOT_IN_PILE)
def the_customer_comes_from_the_pile(s: Table, seat: int, a: Lay) -> Facts:
    """V10.7."""
    return {"customer": customer_words(a.what)} if s.round and TILES.index(a.what) not in pile(s) else None


@rule("V4.4", Seed, say="You cannot draw {count} here: this space gets {needed}.")
def the_space_gets_its_cubes(s: Table, seat: int, a: Seed) -> Facts:
    """V4.4, V4.5."""
    needed = drawn_onto(s, s.pending[-1])
    if len(a.cubes) == needed:
        return None
    return {"count": counted(len(a.cubes), "cube"), "needed": counted(needed, "cube")}


@rule("V4.4", Seed, say="You cannot draw {cubes}: the green bag holds {bag}.")
def the_bag_holds_the_cubes(s: Table, seat: int, a: Seed) -> Facts:
    """V4.4."""
    drawn = [a.cubes.count(cube) for cube in CUBES]
    if all(count <= left for count, left in zip(drawn, s.bag, strict=True)):
        return None
    return {"cubes": cubes_words(drawn), "bag": cubes_words(s.bag)}


@rule("V17.4", Call, say="You cannot draw a monk: none is left in the black bag.")
def a_monk_is_in_the_bag(s: Table, seat: int, a: Call) -> Facts:
    """V17.4."""
    return {} if a == MONK and not weight_in(call_outcomes(s, s.pending[-1]), a) else None


@rule(
    "V17.4", Call, say="You cannot draw that piece: the black bag holds no {colour} member of generation {generation}."
)
def the_member_drawn_is_in_the_bag(s: Table, seat: int, a: Call) -> Facts:
    """V17.4."""
    if a == MONK or weight_in(call_outcomes(s, s.pending[-1]), a):
        return None
    return {"colour": a.colour, "generation": a.generation}


@rule("VI1.3", Show, say="You cannot turn up {card}: that card is in none of the stacks.")
def the_card_is_in_a_stack(s: Table, seat: int, a: Show) -> Facts:
    """VI1.3."""
    return None if CARD_OF[a.what] in unseen_cards(s) else {"card": card_words([a.what])}


@rule("VP1.5", Peek, say="You cannot find {value} coins in the chest: no chest of that value is left on Treasure Isle.")
def the_chest_is_on_the_island(s: Table, seat: int, a: Peek) -> Facts:
    """VP1.5."""
    left = dict(zip(CHEST_VALUES, unseen_chests(s), strict=True))
    return None if left.get(a.number) else {"value": a.number}


@rule("VL1.3", Deal, say="You cannot deal the {goal}: that card is not in this deck.")
def the_goal_is_in_the_deck(s: Table, seat: int, a: Deal) -> Facts:
    """VL1.3."""
    goal = GOALS.index(a.what)
    return None if goal in unseen_goals(s) and metal(goal) == s.pending[-1].data[0] else {"goal": a.what.title()}

"""The question of the moment, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gamecore.games.village.effects import room_for_grain
from gamecore.games.village.goals_turn import met
from gamecore.games.village.inn_pieces import CARD_OF
from gamecore.games.village.pieces import INN_PLACE, MASS_DRAWS, SPACES, YARD
from gamecore.games.village.port_pieces import FIELDS, ISLANDS, PORT_FIELD
from gamecore.games.village.port_state import can_buy_step
from gamecore.games.village.state import cubes_lie_on_spaces, members_at
from gamecore.games.village.things import FIELD_NAMES, SPACE_NAMES
from gamecore.games.village.turn import wells
from gamecore.games.village.turn_death import mortal
from gamecore.games.village.turn_village import harvest_yield
from gamecore.games.village.view import VillageView
from widgets.games.village.captains import captain_price
from widgets.games.village.labels import QUESTIONS
from widgets.games.village.prices import price_words
from widgets.games.village.sentences import counted
from widgets.games.village.words import BUILDING_NAMES
from widgets.shared.asking import Asker, Variant, data_of
from widgets.shared.telling import listing


def outcome(view: VillageView, winners: Sequence[int], names: Sequence[str]) -> str:
    """Who has won, with how many points, and what broke a tie."""
    scores = view.scores or ()
    best = max(score.total for score in scores)
    total = counted("points", best)
    if len(winners) > 1:
        return QUESTIONS["shared"].format(names=listing([names[seat] for seat in winners]), total=total)
    tied = [score.seat for score in scores if score.total == best]
    served = [len(view.public.served[seat]) for seat in tied]
    key = "won" if len(tied) == 1 else "won_customers" if served.count(max(served)) == 1 else "won_living"
    return QUESTIONS[key].format(name=names[winners[0]], total=total)


def turn(view: VillageView) -> Variant:
    if not cubes_lie_on_spaces(view.public):
        return "turn_any", {}
    seat = view.asked
    can_pay = wells(view.public.cubes[seat], view.public.coins[seat])
    return ("turn" if can_pay else "turn_take"), {}


def harvest(view: VillageView) -> Variant:
    seat, public = view.asked, view.public
    if not members_at(public, seat, YARD):
        return "harvest_none", {}
    grain = min(harvest_yield(public, seat), room_for_grain(public, seat))
    return ("harvest" if grain else "harvest_full"), {"grain": counted("grain", grain)}


def produce(view: VillageView) -> Variant:
    return "produce", {"building": BUILDING_NAMES[data_of(view)[0]]}


def voyage(view: VillageView) -> Variant:
    return ("voyage_port" if view.public.ship[view.asked] == PORT_FIELD else "voyage_sea"), {}


def inn(view: VillageView) -> Variant:
    seat, public = view.asked, view.public
    regular = members_at(public, seat, INN_PLACE) and not members_at(public, seat, YARD)
    return ("inn_friend" if regular else "inn"), {}


def sale(view: VillageView) -> Variant:
    return ("sale", "sale_first", "sale_crier")[data_of(view)[2]], {}


def cubes(view: VillageView) -> Variant:
    left = data_of(view)[0]
    return ("cubes" if left > 1 else "cubes_last"), {"left": left}


def pay(view: VillageView) -> Variant:
    numbers = data_of(view)
    return "pay", {"price": price_words(tuple(zip(numbers[::2], numbers[1::2], strict=True)))}


def death(view: VillageView) -> Variant:
    return "death", {"generation": mortal(view.public.where[view.asked])[0]}


def ransom(view: VillageView) -> Variant:
    left = MASS_DRAWS - data_of(view)[1]
    return ("ransom" if left > 1 else "ransom_last"), {"left": left}


def climb(view: VillageView) -> Variant:
    return ("climb_free" if data_of(view)[0] else "climb"), {}


def amount(view: VillageView) -> Variant:
    return ("amount" if data_of(view)[0] == CARD_OF["miller"] else "amount_time"), {}


def bard(view: VillageView) -> Variant:
    return "bard", {"generation": data_of(view)[0]}


def load(view: VillageView) -> Variant:
    return ("load_pair" if data_of(view)[0] else "load"), {}


def sail(view: VillageView) -> Variant:
    moved, credit = data_of(view)
    field = view.public.ship[view.asked]
    if not moved:
        return "sail", {}
    if credit:
        key = "sail_island" if field in ISLANDS else "sail_on"
    elif field in ISLANDS:
        key = "sail_island_buy" if can_buy_step(view.public, view.asked) else "sail_stop"
    else:
        key = "sail_buy"
    return key, {"field": FIELD_NAMES[FIELDS[field]], "price": captain_price(view.public.captain[view.asked])}


def island(view: VillageView) -> Variant:
    return "island", {"field": FIELD_NAMES[FIELDS[view.public.ship[view.asked]]]}


def reveal(view: VillageView) -> Variant:
    seat = view.asked
    hidden = view.seat != seat
    return ("reveal" if hidden or met(view.public, seat) else "reveal_none"), {}


def seed(view: VillageView) -> Variant:
    return "seed", {"space": SPACE_NAMES[SPACES[data_of(view)[0]]]}


VARIANTS: dict[str, Callable[[VillageView], Variant]] = {
    "turn": turn,
    "harvest": harvest,
    "produce": produce,
    "voyage": voyage,
    "inn": inn,
    "sale": sale,
    "cubes": cubes,
    "pay": pay,
    "death": death,
    "ransom": ransom,
    "climb": climb,
    "amount": amount,
    "bard": bard,
    "load": load,
    "sail": sail,
    "island": island,
    "reveal": reveal,
    "seed": seed,
}
"""The kinds of question whose words depend on more than their kind."""

question = Asker(QUESTIONS, VARIANTS, outcome).question

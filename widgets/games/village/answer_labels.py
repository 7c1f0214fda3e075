"""What each answer says: one label for every kind of action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamecore.games.village.actions import Take
from gamecore.games.village.effects import room_for_grain
from gamecore.games.village.goals_pieces import GOALS
from gamecore.games.village.inn_pieces import CARD_OF, VILLAGERS
from gamecore.games.village.pieces import (
    BUILDING_OF,
    BUILDING_TIME,
    BUILDINGS,
    COUNCIL_TIME,
    GOODS,
    TILE_POINTS,
    TILES,
    UNBORN,
    WINDOW_GRAIN,
)
from gamecore.games.village.port_pieces import (
    CAPTAIN_NAMES,
    CAPTAINS,
    FIELDS,
    ISLAND_BUYS,
    MISSIONS,
    PIECES,
    TIME_FIELDS,
)
from gamecore.games.village.state import generations_at
from gamecore.games.village.things import A_CUBE, A_PIECE, FIELD_NAMES, PLACE_AT, SPACE_NAMES, wish_words
from gamecore.games.village.turn_village import harvest_yield
from gamecore.games.village.view import VillageView
from widgets.games.village import prices
from widgets.games.village.captains import captain_terms
from widgets.games.village.labels import ANSWERS
from widgets.games.village.sentences import counted, goal_points, goods_words, paid_words, place_words, title
from widgets.games.village.words import CARD_EFFECTS, TALK
from widgets.shared.asking import data_of, kind_of

Labelled = tuple[str, dict[str, Any]]


def label(view: VillageView, action: Any) -> str:
    """The words on the button of an action, or at its place on the board."""
    key, fields = LABELS[action.verb](view, action)
    template = ANSWERS.get(key) or ANSWERS[action.verb]
    return template.format(**{"generation": getattr(action, "generation", ""), **fields})


def plain(view: VillageView, action: Any) -> Labelled:
    return action.verb, {}


def by_question(view: VillageView, action: Any) -> Labelled:
    """Leaving something out is said in the words of the question."""
    return f"{action.verb}_{kind_of(view)}", {}


def take(view: VillageView, action: Take) -> Labelled:
    space = SPACE_NAMES[action.space]
    return ("take_plague" if action.cube == "plague" else "take"), {"cube": A_CUBE[action.cube], "space": space}


def well(view: VillageView, action: Any) -> Labelled:
    return "well", {"colour": action.what}


def gain(view: VillageView, action: Any) -> Labelled:
    return "gain", {"colour": A_CUBE[action.what]}


def choose(view: VillageView, action: Any) -> Labelled:
    return "choose", {"space": SPACE_NAMES[action.what]}


def pay(view: VillageView, action: Any) -> Labelled:
    cubes = [cube for cube in action.cubes if cube != "coin"]
    return "pay", {"paid": paid_words(cubes, len(action.cubes) - len(cubes))}


def receive(view: VillageView, action: Any) -> Labelled:
    return "receive", {"goods": TALK["a_good"][GOODS.index(action.what)]}


def harvest(view: VillageView, action: Any) -> Labelled:
    seat, public = view.asked, view.public
    if seat < 0:
        return "harvest_plain", {}
    return "harvest", {"grain": counted("grain", min(harvest_yield(public, seat), room_for_grain(public, seat)))}


def birth(view: VillageView, action: Any) -> Labelled:
    unborn = generations_at(view.public, view.asked, UNBORN) if view.asked >= 0 else ()
    return ("birth", {"generation": unborn[0]}) if unborn else ("birth_plain", {})


def home(view: VillageView, action: Any) -> Labelled:
    return "home", {"place": place_words(action.place)}


def train(view: VillageView, action: Any) -> Labelled:
    building = BUILDINGS.index(action.place)
    return "train", {"place": PLACE_AT[action.place], "hours": counted("hours", BUILDING_TIME[building])}


def make(view: VillageView, action: Any) -> Labelled:
    hours = BUILDING_TIME[BUILDING_OF[GOODS.index(action.what)]]
    return "make", {"goods": prices.product(action.what), "hours": counted("hours", hours)}


def buy(view: VillageView, action: Any) -> Labelled:
    return "buy", {"goods": prices.product(action.what), "price": prices.purchase_price(action.what)}


def serve(view: VillageView, action: Any) -> Labelled:
    tile = TILES.index(action.what)
    paid = kind_of(view) == "sale" and not data_of(view)[2]
    return ("serve_paid" if paid else "serve"), {
        "goods": wish_words(tile),
        "points": counted("points", TILE_POINTS[tile]),
    }


def scrap(view: VillageView, action: Any) -> Labelled:
    tile = TILES.index(action.what)
    return "scrap", {"goods": wish_words(tile), "points": counted("points", TILE_POINTS[tile])}


def travel(view: VillageView, action: Any) -> Labelled:
    numbers = data_of(view)
    waived = numbers[1] if kind_of(view) == "travel" and len(numbers) > 1 else 0
    price = prices.road_price(action.origin, action.city, waived)
    fields = {"origin": place_words(action.origin), "city": place_words(action.city), "price": price}
    return ("travel" if price else "travel_free"), fields


def enter(view: VillageView, action: Any) -> Labelled:
    return f"enter_{action.means}", {"hours": counted("hours", COUNCIL_TIME[0])}


def advance(view: VillageView, action: Any) -> Labelled:
    stage = action.stage + 1
    return f"advance_{action.means}", {"stage": stage, "hours": counted("hours", COUNCIL_TIME[action.stage])}


def privilege(view: VillageView, action: Any) -> Labelled:
    return f"privilege_{action.number}", {}


def pray(view: VillageView, action: Any) -> Labelled:
    return f"pray_{action.means}", {}


def climb(view: VillageView, action: Any) -> Labelled:
    free = kind_of(view) == "climb" and bool(data_of(view)[0])
    fields = {"window": action.window + 1, "grain": counted("grain", WINDOW_GRAIN[action.window])}
    return ("climb_free" if free else "climb"), fields


def bury(view: VillageView, action: Any) -> Labelled:
    return "bury", {"place": PLACE_AT[action.what]}


def card(view: VillageView, action: Any) -> Labelled:
    return action.verb, {"Card": title(action.what), "effect": CARD_EFFECTS[action.what]}


def befriend(view: VillageView, action: Any) -> Labelled:
    return "befriend", {**card(view, action)[1], "price": card_price(CARD_OF[action.what])}


def card_price(number: int) -> str:
    """What a villager card costs."""
    villager = VILLAGERS[number]
    return counted("coins", villager.coins) if villager.coins else goods_words((0, 0, 0, 0, 0, villager.beer))


def amount(view: VillageView, action: Any) -> Labelled:
    count = action.number
    if kind_of(view) == "amount" and data_of(view)[0] != CARD_OF["miller"]:
        return "amount_time", {"hours": counted("hours", count)}
    return "amount", {"grain": counted("grain", count), "coins": counted("coins", count)}


def hire(view: VillageView, action: Any) -> Labelled:
    number = CAPTAIN_NAMES.index(action.what)
    wage = counted("coins", CAPTAINS[number].wage)
    return "hire", {"wage": wage, "terms": captain_terms(number)}


def load(view: VillageView, action: Any) -> Labelled:
    return ("load_member" if action.generation else "load"), {"piece": A_PIECE[action.piece]}


def step(view: VillageView, action: Any) -> Labelled:
    timed = FIELDS.index(action.what) in TIME_FIELDS
    return ("step_time" if timed else "step"), {"field": FIELD_NAMES[action.what]}


def field(view: VillageView, action: Any) -> Labelled:
    seat = view.asked
    named = getattr(action, "what", "") or (FIELDS[view.public.ship[seat]] if seat >= 0 else "port")
    return action.verb, {"field": FIELD_NAMES[named]}


def deliver(view: VillageView, action: Any) -> Labelled:
    buys = ISLAND_BUYS.get(view.public.ship[view.asked], {}) if view.asked >= 0 else {}
    points = counted("points", buys.get(PIECES.index(action.what), 0))
    return "deliver", {"piece": A_PIECE[action.what], "points": points}


def found(view: VillageView, action: Any) -> Labelled:
    island = view.public.ship[view.asked]
    points = counted("points", MISSIONS[island].points)
    return "found", {"price": prices.mission_price(island), "points": points}


def sell(view: VillageView, action: Any) -> Labelled:
    paid = kind_of(view) == "sale" and not data_of(view)[2]
    return f"sell_{action.what}{'_paid' if paid else ''}", {}


def open_chest(view: VillageView, action: Any) -> Labelled:
    return "open", {"coins": counted("coins", action.number)}


def reveal(view: VillageView, action: Any) -> Labelled:
    return "reveal", {"Goal": title(action.what), "points": goal_points(GOALS.index(action.what))}


LABELS: dict[str, Callable[[VillageView, Any], Labelled]] = {
    "take": take,
    "well": well,
    "choose": choose,
    "skip": by_question,
    "done": by_question,
    "pay": pay,
    "gain": gain,
    "receive": receive,
    "harvest": harvest,
    "birth": birth,
    "home": home,
    "train": train,
    "make": make,
    "buy": buy,
    "mill": plain,
    "serve": serve,
    "pass": plain,
    "travel": travel,
    "enter": enter,
    "advance": advance,
    "privilege": privilege,
    "pray": pray,
    "ransom": plain,
    "climb": climb,
    "bury": bury,
    "visit": plain,
    "befriend": befriend,
    "clear": card,
    "use": card,
    "scrap": scrap,
    "amount": amount,
    "appoint": plain,
    "hire": hire,
    "sail": plain,
    "return": plain,
    "load": load,
    "step": step,
    "land": field,
    "deliver": deliver,
    "found": found,
    "chart": field,
    "sell": sell,
    "open": open_chest,
    "reveal": reveal,
}
"""The template and the fields of each kind of action, by its verb."""

"""What Porto Carthago's board says, as whole sentences with named fields; how they are chosen is written elsewhere."""

from __future__ import annotations

GOOD_NAMES = ("grain", "ivory", "oil", "purple", "wine")
GOOD_TITLES = ("Grain", "Ivory", "Oil", "Purple", "Wine")
GOOD_LETTERS = ("G", "I", "O", "P", "W")
CIVILIZATION_TITLES = ("Egypt", "Etruria", "Greece", "Iberia", "Phoenicia", "Rome")
CIVILIZATION_CODES = ("Eg", "Et", "Gr", "Ib", "Ph", "Ro")
CIVILIZATION_WORDS = ("Egyptian", "Etruscan", "Greek", "Iberian", "Phoenician", "Roman")
CARD_TITLES = ("Captain", "Porter", "Aristocrat", "Load master", "Merchant")
CARD_WORDS = ("captain", "porter", "aristocrat", "load master", "merchant")

SHIP = "the {word} {good} ship"
SHIP_FIRST = "The {word} {good} ship"
SHIP_TITLE = "{Word} {good} ship"
"""A ship card: no two cards have the same civilization and the same good."""

DOCK = "{civilization} {numeral}"

PRIVILEGE_WORDS = (
    "take 3 talents",
    "score a trade point",
    "put a servant on the path of intrigue",
    "look at the top three ships of the deck and order them",
    "load an own good of any kind onto your ship",
    "bring a ship of row 1 into a berth",
    "move up to three servants between temple and lighthouse",
    "buy the next palace seat without its trade points",
)

BOARD: dict[str, str] = {
    "label": "The board of Porto Carthago",
    "part_harbour": "Harbour",
    "part_city": "City",
    "market": "Market",
    "bag": "Bag {count}",
    "row1": "Row 1",
    "row2": "Row 2",
    "deck": "Deck: {count}",
    "turned": "Voyage",
    "known": "Next",
    "lighthouse": "Lighthouse",
    "temple": "Temple",
    "palace": "Palace",
    "path": "Intrigue",
    "free": "free",
    "each": "each",
    "times": "×{count}",
    "warehouse_bonus": "+ Slots",
    "palace_bonus": "+ Palace",
    "decade": "Decade {decade} · round {lap}",
    "decade_start": "Decade {decade}",
    "decade_setup": "Decade {decade} · setup",
    "setting_up": "Setting up",
    "over": "The game is over",
    "reconstructed_ships": "The ship cards are reconstructed",
    "reconstructed_palace": "Prices and points are reconstructed",
    "reconstructed_names": "Reconstructed: names of goods and civilizations",
    "reconstructed_city": "Reconstructed: costs, bonuses, two porters, intrigue",
}

BUTTONS: dict[str, str] = {
    "collect": "Take 3 talents",
    "renew": "Renew the market",
    "score": "Score the point",
    "intrigue": "Intrigue instead",
    "accept": "Use it now",
    "skip": "Leave it out",
    "end": "End the turn",
    "offer": "Make the offering",
}
"""The short answers on the board."""

STEPS: tuple[str, ...] = ("Choose", "Base action", "Loading", "Trade point", "Privilege", "Bonus", "End")
"""The stations of a turn, as the strip above the board shows them."""

VOYAGE_STEPS = ("Choose", "Base action", "Voyage", "Trade point", "Privilege", "Bonus", "End")
"""The same while a charter ship sails."""

COUNTED: dict[str, tuple[str, str]] = {
    "servants": ("1 servant", "{count} servants"),
    "slots": ("1 slot", "{count} slots"),
    "points": ("1 trade point", "{count} trade points"),
    "seats": ("1 palace seat", "{count} palace seats"),
    "talents": ("1 talent", "{count} talents"),
    "goods": ("1 {good}", "{count} {good}"),
}
"""A number of things, for one and for many."""

QUESTIONS: dict[str, str] = {
    "start player": "The start player is drawn.",
    "ship": "The next ship card is turned up for row {row}.",
    "goods": "Goods are drawn from the bag for the market.",
    "cards": "The six action cards are laid on their spaces.",
    "voyage": "{name}’s charter ship sails: a ship card is turned up for its danger.",
    "look": "{name} looks at the next ship of the deck.",
    "between": "The action of {name} is carried out.",
    "first dock": "{name}: claim a first dock with two servants, or do without.",
    "good": "{name}: take a good from the market for your warehouse.",
    "second dock": "{name}: claim your second dock with two servants.",
    "only_dock": "{name}: claim a dock with two servants. This one everybody must have.",
    "lighthouse": "{name}: guide a ship of row 1 to a dock. Ships you still guide: {count}.",
    "lighthouse_lead": (
        "{name}: you lead the lighthouse. Guide ships to docks, or expel one instead. Ships to guide: {count}."
    ),
    "load": "{name}: loading. Choose which of your ships is loaded first.",
    "point": "{name}: a trade point is yours. Score it, or put a servant on the path of intrigue instead.",
    "privilege": "{name}: the privilege of {ship} is used now or never: {privilege}.",
    "turn": "{name}: your turn. Use an action card, take 3 talents, or renew the market.",
    "captain": "{name}: captain on {space}, base action: put a servant on an empty charter ship.",
    "porter": "{name}: porter on {space}, base action: carry one good.",
    "aristocrat": "{name}: aristocrat on {space}, base action: move up to five servants.",
    "loadmaster": "{name}: load master on {space}, base action: claim, switch or give up a dock.",
    "merchant": "{name}: merchant on {space}, base action: buy a good for {price} talents.",
    "bonus_warehouse": "{name}: bonus of {space}: open warehouse slots for 6 talents each, or leave it out.",
    "bonus_palace": "{name}: bonus of {space}: buy palace space P{palace} for {price} talents, or leave it out.",
    "bonus_warehouse_not": (
        "{name}: bonus of {space}. You cannot open warehouse slots now: each takes a blocked slot and 6 talents."
    ),
    "bonus_palace_not": (
        "{name}: bonus of {space}. You cannot buy palace space P{palace} now: it takes {price} talents, {points} and"
        " a servant."
    ),
    "bonus_warehouse_must": "{name}: bonus of {space} alone, no base action: open warehouse slots for 6 talents each.",
    "bonus_palace_must": "{name}: bonus of {space} alone, no base action: buy palace P{palace} for {price} talents.",
    "market good": "{name}: the market is new. You may buy one good for 6 talents.",
    "market_poor": "{name}: the market is new. A good of it costs 6 talents, more than you have.",
    "offering": "{name}: the voyage asks for a temple offering of {due} talents.",
    "after": "{name}: your action is done. Use a privilege that you kept, or end your turn.",
    "order": "{name}: put the ships you saw in the order in which they shall come.",
    "pilot": "{name}: pilot. Choose the ship of row 1 that comes into a berth.",
    "shift": "{name}: move up to three servants between temple and lighthouse, your own or others’.",
    "deliver": "{name}: choose a good and the ship of yours that takes it.",
    "final": "{name}: your last turn. You may use kept privileges, then end.",
    "final_palace": "{name}: your last turn. You may buy a seat on the last palace space for {price} talents.",
    "won": "{name} wins with {total}.",
    "won_points": "{names} have {total} each. {name} wins with more trade points: {mine} against {other}.",
    "won_talents": "{names} have {total} and {points} each. {name} wins with more talents: {mine} against {other}.",
    "shared": "{names} share the victory: each has {total}, {points} and {talents}.",
}

GROUPS: dict[str, str] = {
    "claim": "Claim a dock with two servants",
    "switch": "Leave {dock} for another dock",
    "release": "Give up a dock",
    "take": "Take a good",
    "buy": "Buy a good",
    "enter": "Guide a ship",
    "expel": "Expel a ship",
    "load": "Load first",
    "play": "Use an action card",
    "plain": "Without a card",
    "use": "Use a kept privilege, then go on",
    "charter": "Put a servant on a charter ship",
    "ship": "Ship a good by charter",
    "load_now": "Load a ship at once",
    "carry": "Carry a good to {place}",
    "assign": "Move up to five servants, from or to your supply",
    "lighthouse": "Lighthouse",
    "temple": "Temple",
    "shift": "Move up to three servants: + to the lighthouse, − to the temple",
    "stack": "Which ship comes first",
    "deliver": "Load the ship in {dock}",
}

OTHERWISE: dict[str, str] = {
    "assign": "Choose 1 to 5 servants that you have",
    "shift": "Choose 1 to 3 servants that are there",
}
"""What the button says while the steppers show nothing that can be done."""

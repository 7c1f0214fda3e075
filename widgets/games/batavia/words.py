"""Everything Batavia's board says, as whole sentences with named fields; how they are chosen is written elsewhere."""

from __future__ import annotations

COMPANY_NAMES = ("England", "Denmark", "France", "the Netherlands", "Sweden")
"""A company inside a sentence."""

COMPANY_TITLES = ("England", "Denmark", "France", "Netherlands", "Sweden")
COMPANY_WORDS = ("English", "Danish", "French", "Dutch", "Swedish")
COMPANY_LETTERS = ("E", "D", "F", "N", "S")
COMPANY_BY_NAME = {"england": 0, "denmark": 1, "france": 2, "netherlands": 3, "sweden": 4}

GOOD_NAMES = ("tea", "cotton", "porcelain", "silk", "ginger", "nutmeg", "pepper")
GOOD_TITLES = ("Tea", "Cotton", "Porcelain", "Silk", "Ginger", "Nutmeg", "Pepper")
GOOD_BY_NAME = {name: good for good, name in enumerate(GOOD_NAMES)}

BOARD: dict[str, str] = {
    "label": "The board of Batavia",
    "part_chart": "Sea chart and hand",
    "part_table": "Players and auction",
    "warehouse_pays": "{sole} / {tied}",
    "africa": "Africa",
    "arabia": "Arabia",
    "india": "India",
    "siam": "Siam",
    "china": "China",
    "java": "Java",
    "start": "Start",
    "destination": "Batavia",
    "gold": "Gold track",
    "cannon": "Cannon",
    "pirates": "Pirates at {threshold}",
    "auction": "Auction",
    "round": "Round {round}",
    "before_round": "Setting up",
    "no_bid": "No bid yet",
    "bid": "Bid: {amount}",
    "start_player": "Start player",
    "leads_auction": "Auctioneer",
    "no_package": "No cards turned up",
    "sold": "The package is sold.",
    "pile": "Draw",
    "discards": "Discard",
    "cards": "{count}",
    "hand": "Your hand",
    "no_hand": "A hand is shown here only to the player who holds it.",
    "empty_hand": "You have no cards in your hand.",
    "plan": "If you play now",
    "plan_cards_one": "1 card down",
    "plan_cards": "{count} cards down",
    "plan_none": "Click your cards",
    "plan_seals": "Seals:",
    "plan_no_seal": "No seal yet",
    "plan_cannon": "Cannon {cannon} of {threshold}",
    "plan_pirates": "Pirates will come!",
    "plan_done": "Done",
    "plan_waiting": "Not your action now",
}

SPACES: dict[str, str] = {
    "start": "The start of the path.",
    "tile": "Space {space}: the {company} {good} tile.",
    "face_down": "Space {space}: its tile is face down.",
    "taken": "Space {space}: {name} took the {company} {good} tile.",
    "cashed": "Space {space}: {name} took the {company} {good} tile and has cashed it.",
    "destination": "Batavia, the destination: its tile is still there.",
    "destination_taken": "Batavia, the destination: {name} has its tile.",
}
"""What a space of the path is called when nothing can be done there."""

TARGETS: dict[str, str] = {
    "bid": "The package and the ship pawn: bid {amount}.",
    "draw": "Draw pile, cards left: {count}. Draw two cards.",
    "lay": "{Company}: lay out {count} of your {held} cards.",
    "done": "Done: that is all you lay out.",
    "undo": "Take back the cards you put down last.",
    "move": "Space {space}: move there with the seal of {company} and take its {good} tile.",
    "move_destination": "Batavia, the destination.",
    "cash": "Your tiles: cash one of each of {count} companies for {gold} gold.",
    "cash_one": "Your tiles: cash the one tile for {gold} gold.",
}

QUESTIONS: dict[str, str] = {
    "tile": "The next tile is turned face up.",
    "deal": "{name} is dealt ten cards.",
    "roll": "The auction die is rolled for {name}.",
    "turn": "Cards are turned up for the package.",
    "draw": "{name} draws cards.",
    "between": "The action of {name} is carried out.",
    "bid_first": "{name}: bid for the package and the ship pawn, or pass.",
    "bid": "{name}: bid at least {lowest} for the package and the ship pawn, or pass.",
    "bid_beyond": "{name}: bidding goes on at {lowest}, and you own {owned}, so you must pass.",
    "action": "{name}: click cards in your hand to lay them out, or draw two.",
    "action_seal": "{name}: lay out cards that win you a seal, or draw two.",
    "lay": "{name}: {count} down. Add cards of other companies, or you are done.",
    "lay_short": "{name}: {count} down, but they win no seal yet. Add more cards.",
    "lay_last": "{name}: {count} down. You are done, or take cards back.",
    "move": "{name}: choose the company whose seal moves your merchant.",
    "cash": "{name}: cash your tiles for {gold} gold, or keep them.",
    "won": "{name} wins with {total} gold.",
    "shared": "The game is over: {names} share the victory with {total} gold.",
}

COUNTED_CARDS: dict[str, str] = {"one": "1 card", "many": "{count} cards"}
COMPANY_CARDS: dict[str, str] = {"one": "1 {word} card", "many": "{count} {word} cards"}
COMPANY_COUNT = "{count} {word}"
LISTED_CARDS: dict[str, str] = {"one": "{listed} card", "many": "{listed} cards"}
"""So many cards of a company in a list of several, and the list, which is “one” if its last number is 1."""

GROUPS: dict[str, str] = {
    "bid": "Your bid",
    "lay": "Cards to lay out",
    "move": "Where to",
}

ANSWERS: dict[str, str] = {
    "bid_one": "Bid 1 note",
    "bid": "Bid {amount} notes",
    "pass": "Pass in this auction",
    "draw": "Draw two cards",
    "lay_one": "Lay out 1 {word} card",
    "lay": "Lay out {count} {word} cards",
    "done": "Done: lay out {cards}",
    "undo": "Take back the {cards}",
    "undo_last": "Take back the last cards",
    "move": "With {company} to space {space} ({good})",
    "move_plain": "With {company}",
    "move_destination": "To the destination",
    "cash_one": "Cash 1 tile for {gold} gold",
    "cash": "Cash {count} tiles for {gold} gold",
    "keep": "Keep all tiles",
}

PANELS: dict[str, str] = {
    "gold": "Gold",
    "hand": "Cards in hand",
    "notes": "Notes",
    "laid_out": "Laid out",
    "seals": "Seals",
    "tiles": "Tiles to cash",
    "crates": "Crates",
    "own": "{Company} in hand",
    "space": "Space",
    "pawn": "Ship pawn",
    "highest": "Highest bid: {amount}",
    "passed": "Passed in this auction",
    "holds_seals": "Seals: {companies}",
    "destination": "Has reached Batavia",
    "winner": "Winner",
    "score_cashed": "Cashed tiles",
    "score_warehouse": "{Good} warehouse, alone",
    "score_warehouse_tied": "{Good} warehouse, shared",
    "score_notes": "Most notes ({notes})",
    "score_notes_tied": "Most notes, shared ({notes})",
    "score_destination": "Destination tile",
    "score_seals": "Seals ({count} × {each})",
    "fortune": "Total",
}

OPTIONS: dict[str, str] = {
    "all_face_up": "Beginners’ version: all tiles lie face up from the start.",
}

NUMBERS: dict[str, str] = {
    "warehouse": "{Good} warehouse: {sole} gold for the leader, {tied} for each of several leaders. Crates: {crates}.",
    "warehouse_empty": "{Good} warehouse: {sole} gold for the leader, {tied} for each of several leaders. No crates.",
    "crate_count": "{name} {count}",
    "gold": "The gold track: {gold}.",
    "gold_of": "{name} {amount}",
    "track": "The ship track: {cubes}.",
    "cannon": "The cannon stands on {cannon}; pirates come at {threshold} laid-out cards.",
    "cube": "{company} {count}",
    "seal": "The seal of {company}: {name} has it.",
    "seal_free": "The seal of {company} lies on the board.",
    "seat": "{name} shows {cards}.",
    "seat_nothing": "{name} shows no cards.",
    "hand_count": "{name} holds {count} cards in hand.",
    "die": "The auction die shows {die}.",
    "no_die": "The auction die has not been rolled yet.",
    "discards": "Discard pile: {cards}.",
    "discards_empty": "The discard pile is empty.",
    "tiles": "{name} has these tiles to cash: {tiles}.",
    "no_tiles": "{name} has no tiles to cash.",
    "plan": "What your cards would give.",
}

WHERE: dict[str, str] = {
    "part": "{part} is being played.",
    "setup": "The game is being set up.",
    "cannon": "Laid-out cards: {cannon}; pirates come at {threshold}.",
    "package": "For sale: {cards}, for a bid of {amount} or more.",
    "cubes": "Companies on the ship track: {cubes}.",
    "seal": "{name} has the seal of {company}.",
    "seal_free": "The seal of {company} lies on the board.",
    "shows": "{name} shows {cards}.",
    "shows_nothing": "{name} shows no cards.",
    "merchant_start": "{name}’s merchant waits on the start.",
    "merchant": "{name}’s merchant stands on space {space}.",
    "merchant_end": "{name}’s merchant has reached Batavia.",
    "tiles": "{name} has tiles to cash: {tiles}.",
    "gold": "{name} has {amount} gold.",
    "next": "The next tile of {company} ahead of {name}: {good} on space {space}.",
    "no_next": "No tile of {company} lies open ahead of {name}.",
    "warehouse": "The {good} warehouse holds: {crates}.",
    "hand": "Your hand: {cards}.",
    "piles": "Draw pile: {pile} cards. Discard pile: {discards} cards.",
}

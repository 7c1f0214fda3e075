"""Everything Manila's board says, as whole sentences with named fields; how they are chosen is written elsewhere."""

from __future__ import annotations

WARE_NAMES = ("nutmeg", "silk", "ginseng", "jade")
WARE_TITLES = ("Nutmeg", "Silk", "Ginseng", "Jade")
WARE_LETTERS = ("N", "S", "G", "J")
WARE_BY_NAME = {name: ware for ware, name in enumerate(WARE_NAMES)}

BOARD: dict[str, str] = {
    "label": "The board of Manila",
    "part_office": "Harbour",
    "part_sea": "Sea lanes",
    "part_docks": "Port and shipyard",
    "office": "Harbour office",
    "no_bid": "No bid yet",
    "bid": "Bid: {amount}",
    "in_office": "In office",
    "vacant_office": "Vacant",
    "market": "Black market",
    "shares": "Shares for sale",
    "left": "{count} left",
    "hidden_left": "? left",
    "quay": "Quay",
    "port": "Port",
    "shipyard": "Shipyard",
    "pays": "pays {amount}",
    "pirates": "Pirates",
    "pilots": "Pilots’ island",
    "small_pilot": "Small",
    "large_pilot": "Large",
    "insurance": "Insurance office",
    "receive": "+10",
    "at_home": "Accomplices at hand",
    "voyage": "Voyage {voyage}",
    "before_voyage": "The deal",
    "no_roll": "No roll yet",
    "over": "The game is over",
    "roll": "Roll {movement} of 3",
}

TARGETS: dict[str, str] = {
    "bid": "Harbour office: bid {amount}.",
    "buy": "Share of {ware}: costs {price}; shares left: {count}.",
    "buy_none": "Share of {ware}: costs {price}; none left.",
    "buy_hidden": "Share of {ware}: costs {price}.",
    "load": "Leave {ware} ashore and load the other three.",
    "start": "Start {ware} on space {space}.",
    "punt": "{Ware}, {place}: place an accomplice for {price}; those aboard share {profit} if it arrives.",
    "punt_full": "{Ware}, {place}: all seats are taken; those aboard share {profit} if it arrives.",
    "punt_ashore": "{Ware}, on the quay; a voyage pays {profit}.",
    "blind": "{Ware}, {place}: take seat {number} free of charge.",
    "board": "{Ware}, {place}: board it as a pirate.",
    "evict": "{Ware}, {place}: send home the accomplice on seat {number} and take the seat.",
    "steer_1": "{Ware}, {place}: steer 1 ahead.",
    "steer_2": "{Ware}, {place}: steer 2 ahead.",
    "steer_-1": "{Ware}, {place}: steer 1 back.",
    "steer_-2": "{Ware}, {place}: steer 2 back.",
    "send_port": "Send {ware} to port {dock}.",
    "send_shipyard": "Send {ware} to shipyard {dock}.",
    "port_A": "Port A: place an accomplice for 4; pays 6 if at least one punt arrives.",
    "port_B": "Port B: place an accomplice for 3; pays 8 if at least two punts arrive.",
    "port_C": "Port C: place an accomplice for 2; pays 15 if all three punts arrive.",
    "shipyard_A": "Shipyard A: place an accomplice for 4; pays 6 if at least one punt fails.",
    "shipyard_B": "Shipyard B: place an accomplice for 3; pays 8 if at least two punts fail.",
    "shipyard_C": "Shipyard C: place an accomplice for 2; pays 15 if all three punts fail.",
    "pirates": "Pirate ship: place an accomplice for 5; pirates share the load of a punt that ends on 13.",
    "small pilot": "Small pilot: place an accomplice for 2; moves one punt by one space before the last roll.",
    "large pilot": "Large pilot: place an accomplice for 5; moves punts by two spaces in all before the last roll.",
    "insurance": "Insurance office: place an accomplice and receive 10; you pay for every punt that fails.",
    "taken": "{space}: taken.",
    "taken_by": "{space}: taken by {name}.",
    "pirates_taken": "Pirate ship: both places are taken.",
}

SPACE_TITLES: dict[str, str] = {
    "port A": "Port A, pays 6",
    "port B": "Port B, pays 8",
    "port C": "Port C, pays 15",
    "shipyard A": "Shipyard A, pays 6",
    "shipyard B": "Shipyard B, pays 8",
    "shipyard C": "Shipyard C, pays 15",
    "small pilot": "Small pilot",
    "large pilot": "Large pilot",
    "insurance": "Insurance office",
}

LOCATIONS: dict[str, str] = {
    "quay": "on the quay",
    "waiting": "waiting for its start",
    "space": "on space {space}",
    "port": "in port {dock}",
    "shipyard": "in shipyard {dock}",
}

QUESTIONS: dict[str, str] = {
    "deal": "The shares are dealt.",
    "roll": "{name} rolls the dice.",
    "profits": "The voyage ends.",
    "bid_first": "{name}: bid to become harbour master, or pass.",
    "bid": "{name}: bid at least {lowest} to become harbour master, or pass.",
    "buy": "{name}: buy one share, or none.",
    "load": "{name}: choose the ware that stays ashore.",
    "start": "{name}: choose where the punts start. The starts add up to 9; still to share out: {left}.",
    "place": "{name}: place an accomplice, or pass.",
    "place_blind": "{name}: you have no money, so choose any seat on a punt free of charge, or pass.",
    "board": "{name}: board a punt on 13, or stay on the pirate ship.",
    "steer_small": "{name}: as the small pilot, move one punt by one space, or do nothing.",
    "steer_large": "{name}: as the large pilot, move punts by two spaces in all, or do nothing.",
    "send": "{name}: send the plundered {ware} to the port or to the shipyard.",
    "won": "{name} wins with a fortune of {total}.",
    "shared": "The game is over: {names} share the victory with a fortune of {total}.",
}

GROUPS: dict[str, str] = {
    "bid": "Your bid",
    "punts": "Punts",
    "docks": "Port and shipyard",
    "others": "Pirates, pilots, insurance",
    "loans": "Loans",
    "ahead": "One punt",
    "two": "Two punts",
}

ANSWERS: dict[str, str] = {
    "bid": "Bid {amount}",
    "pass_auction": "Pass in this auction",
    "pass_placing": "Pass for the rest of this voyage",
    "buy": "Buy {ware} for {price}",
    "buy_nothing": "Buy nothing",
    "load": "Leave {ware} ashore",
    "start": "Start {ware} on {space}",
    "place": "Place on {ware} for {price}",
    "place_port": "Place in port {dock} for {price}",
    "place_shipyard": "Place in shipyard {dock} for {price}",
    "place_pirates": "Join the pirates for {price}",
    "place_small_pilot": "Hire the small pilot for {price}",
    "place_large_pilot": "Hire the large pilot for {price}",
    "place_insurance": "Insure the punts and receive 10",
    "place_blind": "Take seat {number} on {ware} free of charge",
    "board": "Board {ware}",
    "evict": "Send home seat {number} of {ware} and take it",
    "evict_of": "Send home {owner} from seat {number} of {ware} and take it",
    "stay": "Stay on the pirate ship",
    "steer_1": "Move {ware} 1 forward",
    "steer_2": "Move {ware} 2 forward",
    "steer_-1": "Move {ware} 1 back",
    "steer_-2": "Move {ware} 2 back",
    "steer_1_1": "Move {ware} 1 forward and {other} 1 forward",
    "steer_1_-1": "Move {ware} 1 forward and {other} 1 back",
    "steer_-1_1": "Move {ware} 1 back and {other} 1 forward",
    "steer_-1_-1": "Move {ware} 1 back and {other} 1 back",
    "steer_nothing": "Move nothing",
    "send_port": "Send {ware} to port {dock}",
    "send_shipyard": "Send {ware} to shipyard {dock}",
    "borrow": "Borrow 12 on {ware}",
    "redeem": "Redeem {ware} for 15",
    "redeem_then_pass": "Redeem {ware} for 15, and pass: it leaves too little for a bid",
    "redeem_then_nothing": "Redeem {ware} for 15, and buy nothing: it leaves too little for a share",
}

PANELS: dict[str, str] = {
    "cash": "Cash",
    "accomplices": "Accomplices",
    "shares": "Shares",
    "loans": "Loans",
    "own": "{Ware} in hand",
    "own_pledged": "{Ware} in hand ({count} with a loan)",
    "bought": "{Ware} bought openly",
    "master": "Harbour master",
    "highest": "Highest bid: {amount}",
    "passed_auction": "Passed in this auction",
    "passed_placing": "Passed for this voyage",
    "winner": "Winner",
    "score_cash": "Cash",
    "score_shares": "{Ware} ({count} × {value})",
    "score_loans": "Loans ({count} × −{each})",
    "fortune": "Fortune",
}

OPTIONS: dict[str, str] = {
    "stronger_pirates": "Stronger pirates: on a full punt on 13, a pirate may send somebody home and take the seat.",
}

FIGURES: dict[str, str] = {
    "port A": "port A",
    "port B": "port B",
    "port C": "port C",
    "shipyard A": "shipyard A",
    "shipyard B": "shipyard B",
    "shipyard C": "shipyard C",
    "captain": "the pirate ship as captain",
    "second pirate": "the pirate ship as second pirate",
    "small pilot": "the pilots’ island as small pilot",
    "large pilot": "the pilots’ island as large pilot",
    "insurance": "the insurance office",
}

WHERE: dict[str, str] = {
    "part": "{part} is being played.",
    "roll": "The dice have been rolled {movement} of 3 times.",
    "master": "{name} is harbour master.",
    "value": "{Ware} is worth {value} on the black market.",
    "punt_ashore": "{Ware} stays on the quay.",
    "punt_empty": "{Ware} is {place}, with nobody aboard.",
    "punt_crew": "{Ware} is {place}, with {crew} aboard.",
    "space": "{name} stands on {space}.",
}

NUMBERS: dict[str, str] = {
    "market": "Black market: nutmeg {nutmeg}, silk {silk}, ginseng {ginseng}, jade {jade}.",
    "dice": "The dice: {movement} of 3 rolls are made.",
    "jetty": "The accomplices at hand.",
}

ASSUMPTIONS: dict[str, str] = {
    "as it stands": "It is assumed that no pilot acts, no pirate boards, and plundered punts are sent to the port.",
    "own interest": (
        "It is assumed that pilots, boarding pirates and the captain do what their own accomplices earn most by in "
        "this voyage; of shares, only your own are counted."
    ),
    "nobody else": "It is assumed that nobody places another accomplice in this voyage.",
    "no evictions": "It is assumed that pirates who come to board later take vacant seats only.",
    "solvent insurer": "It is assumed that the insurer can pay all that will be due.",
    "like any voyage": (
        "It is assumed that in later voyages every ware and every start is equally likely, and that nobody interferes."
    ),
    "best for shares": (
        "It is assumed that the harbour master loads and starts the punts so that the own shares rise as much as "
        "possible."
    ),
}
"""What the odds take for granted."""

"""What must be true of the lesson of Manila."""

from tests.games.course import Course
from widgets.games.manila.lessons import LESSON

COURSE = Course(
    LESSON,
    order=(
        "The race",
        "Betting on the race",
        "The harbour office",
        "Shares and the end",
        "Money trouble",
        "Insurance",
        "Pilots",
        "Pirates",
        "Three players and stronger pirates",
    ),
    mistakes={
        "pir-13": ["no"],
        "pil-pirates": ["roll"],
        "bet-seat": ["5"],
        "bet-pass": ["place 1"],
        "pir-boarder": ["0"],
        "ins-empty": ["14"],
        "bet-port-b": ["8"],
        "shares-fortune": ["45"],
        "office-cheap": ["5"],
        "more-rhythm": ["place 0"],
    },
    happens={
        "loan-to-bid": ("forced loan", 0),
        "insurer-broke": ("insurance short", 0),
        "blind-passenger": ("blind passenger", 0),
        "few-pesos": ("placed cheaply", 0),
        "pilot-arrives": ("arrived", -1),
        "next-captain": ("captain", 1),
        "evict": ("evicted", 0),
        "tie": ("shared", 1),
        "nobody-later": ("office free", 1),
        "own-yard": ("owes himself", 0),
    },
    leads={"M10.8": "blind-passenger"},
    strays={"more-than-nine": "pass"},
)

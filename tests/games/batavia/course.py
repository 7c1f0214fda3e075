"""What must be true of the lesson of Batavia."""

from tests.games.course import Course
from widgets.games.batavia.lessons import LESSON

COURSE = Course(
    LESSON,
    order=(
        "The goal",
        "Seals",
        "Travelling",
        "Draw or play",
        "Gold for sets",
        "Pirates",
        "The auction and the notes",
        "The end and the last scoring",
    ),
    mistakes={
        "seals-begin": ["denmark 3"],
        "seals-equal": ["-1"],
        "travel-cards": ["move england"],
        "seals-why-not": ["B5.6"],
        "sets-old": ["action 1"],
        "sets-crates": ["13"],
        "pirates-too-early": ["1"],
        "pirates-whose": ["0", "1", "2"],
        "end-where": ["move denmark"],
        "end-hands": ["0"],
    },
    happens={
        "tie-costs-the-seal": ("seal lost", "B5.10", 1),
        "take-a-seal": ("seal gained", "B5.9", 0),
        "new-tiles": ("opened", "B6.7", 0),
        "empty-pile": ("reshuffled", "B4.2", -1),
        "nothing-left": ("nothing left", "B4.3", 0),
        "the-fifth-flag": ("cashed", "B7.4", 0),
        "two-victims": ("seal returned", "B8.7", 1),
        "still-too-many": ("pirates", "B8.1", -1),
        "nobody-bids-first": ("start player", "B3.14", 0),
        "no-cards": ("no auction", "B3.15", -1),
        "destination": ("destination", "B9.1", 0),
        "stalemate": ("stalemate", "B9.8", -1),
        "shared-victory": ("shared", "B10.12", 1),
    },
    leads={"B5.10": "tie-costs-the-seal"},
    strays={"two-parts": "move denmark", "only-a-new-company": "keep"},
)

"""The landing page: every game as a card, with links to the notebooks that exist."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from IPython.display import HTML

import gamecore
from widgets.shared import theme

HERE = Path(__file__).parent
DOORS = {"learn": "Learn", "play": "Play", "odds": "Odds"}
"""How the notebooks `1_learn`, `2_play` and `3_odds` of a game are called on its card."""


@dataclass(frozen=True, slots=True)
class Port:
    """A game: its name in code, its name for people, and what it is about."""

    name: str
    title: str
    about: str


@dataclass(frozen=True, slots=True)
class Link:
    """A notebook that can be opened, relative to the landing page."""

    label: str
    address: str


def notebook_title(path: Path) -> str:
    """The title of a notebook: from its metadata, else from its first heading, else from its file name."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        heading = re.match(r"# +(.+)", "".join(cell["source"]))
        if cell["cell_type"] == "markdown" and heading:
            return str(notebook["metadata"].get("title", heading[1]))
    return str(notebook["metadata"].get("title", path.stem.replace("_", " ")))


def links(folder: Path) -> tuple[Link, ...]:
    """The notebooks of a folder in the order of their names; none if there is no such folder."""
    found = []
    for path in sorted(folder.glob("*.ipynb")):
        door = re.sub(r"^\d+_", "", path.stem)
        label = DOORS.get(door) or notebook_title(path)
        found.append(Link(label, f"{folder.name}/{path.name}"))
    return tuple(found)


def ports(known: Sequence[str]) -> tuple[Port, ...]:
    """Every game there is, as it tells of itself."""
    return tuple(Port(game.name, game.title, game.about) for game in map(gamecore.load, known))


def players(name: str) -> str:
    """How many can play, in words."""
    seats = gamecore.load(name).seats
    low, high = min(seats), max(seats)
    return f"For {low} players" if low == high else f"For {low} to {high} players"


def emblem(name: str) -> str:
    """The small drawing of a game: its own, else the compass rose that stands for any game."""
    places = (
        HERE.parent / "games" / name / "emblem.svg",
        HERE / "emblems" / f"{name}.svg",
        HERE / "emblems" / "any.svg",
    )
    return next(place for place in places if place.exists()).read_text(encoding="utf-8")


def doors(found: Sequence[Link], title: str) -> str:
    """The links of one card; "Play" stands out."""
    items = []
    for link in found:
        main = " fp-door-main" if link.label == "Play" else ""
        name = f'<span class="fp-unseen"> {escape(title)}</span>' if link.label in DOORS.values() else ""
        items.append(f'<li><a class="fp-door{main}" href="{escape(link.address)}">{escape(link.label)}{name}</a></li>')
    return f'<ul class="fp-doors">{"".join(items)}</ul>'


def card(port: Port, found: Sequence[Link]) -> str:
    """One game: open if it has notebooks, else coming."""
    below = doors(found, port.title) if found else '<p class="fp-coming">Coming</p>'
    facts = f'<p class="fp-facts">{players(port.name)}</p>'
    about = f"<p>{escape(port.about)}</p>" if port.about else ""
    state = "open" if found else "coming"
    return (
        f'<li class="fp-port fp-port-{state}" data-game="{escape(port.name)}">'
        f'<div class="fp-emblem">{emblem(port.name)}</div>'
        f'<div class="fp-port-text"><h2>{escape(port.title)}</h2>{about}{facts}{below}</div></li>'
    )


def style() -> str:
    """The style sheet of the landing page, which follows JupyterLab's and the page's theme."""
    light, dark = theme.variables(theme.LIGHT), theme.variables(theme.DARK)
    rules = (HERE / "landing.css").read_text(encoding="utf-8")
    return (
        f"<style>.fp-landing{{{light}}}"
        f'body[data-jp-theme-light="false"] .fp-landing{{{dark}}}'
        f"@media print{{body .fp-landing.fp-landing{{{light}}}}}{rules}</style>"
    )


def page(notebooks: Path | None = None) -> HTML:
    """The cards of all games, and the lessons for a class if there are any.

    `notebooks` is the folder that holds the games' notebooks (where the landing notebook runs).
    """
    root = Path.cwd() if notebooks is None else notebooks
    known = gamecore.games()
    cards = "".join(card(port, links(root / port.name)) for port in ports(known))
    lessons = links(root / "classroom")
    classroom = f'<h2 class="fp-more">For a class</h2>{doors(lessons, "")}' if lessons else ""
    return HTML(f'{style()}<div class="fp-landing"><ul class="fp-ports">{cards}</ul>{classroom}</div>')

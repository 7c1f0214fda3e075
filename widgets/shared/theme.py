"""The tokens of the look: colours, seat marks and sizes that all boards share, light and dark."""

from __future__ import annotations

LIGHT: dict[str, str] = {
    "paper": "#FBF8F1",
    "ink": "#1E2A33",
    "quiet": "#5B6770",
    "sea": "#DDEBF0",
    "deep": "#8FB9CB",
    "land": "#EFE4CB",
    "line": "#C9BFA8",
    "edge": "#8A8069",
    "can": "#0072B2",
    "refuse": "#B3401E",
    "piece": "#FFFFFF",
    "outline": "#1E2A33",
}

DARK: dict[str, str] = {
    "paper": "#12181C",
    "ink": "#ECE8DF",
    "quiet": "#A3ADB3",
    "sea": "#16313D",
    "deep": "#2F5E70",
    "land": "#2B2A22",
    "line": "#3B4348",
    "edge": "#7C868C",
    "can": "#7CC4F2",
    "refuse": "#FF9B7A",
    "piece": "#1B2328",
    "outline": "#06090B",
}

SEATS: tuple[str, ...] = ("#E69F00", "#56B4E9", "#009E73", "#D55E00", "#CC79A7")
"""Fill of each seat's mark; the same in both themes, always with an outline and a shape of its own."""

SEAT_INK = "#101418"
"""Letters on a seat's mark: at least 4.5 : 1 on every fill of `SEATS`."""

for _number, _colour in enumerate(SEATS):
    LIGHT[f"seat-{_number}"] = DARK[f"seat-{_number}"] = _colour
LIGHT["seat-ink"] = DARK["seat-ink"] = SEAT_INK


def token(name: str) -> str:
    """A colour token as a CSS value that also works where no style sheet was loaded.

    >>> token("sea")
    'var(--fp-sea,#DDEBF0)'
    """
    return f"var(--fp-{name},{LIGHT[name]})"


def seat_colour(seat: int) -> str:
    """The fill of a seat's mark as a CSS value."""
    return token(f"seat-{seat % len(SEATS)}")


def variables(colours: dict[str, str]) -> str:
    """The declarations of one theme, for the inside of a CSS rule."""
    return "".join(f"--fp-{name}:{value};" for name, value in colours.items())


def css() -> str:
    """The token rules for the table's style sheet; a table names its theme in `data-theme`."""
    return (
        f".fp{{{variables(LIGHT)}color-scheme:light}}\n"
        f'.fp[data-theme="dark"]{{{variables(DARK)}color-scheme:dark}}\n'
        f"@media print{{.fp,.fp[data-theme]{{{variables(LIGHT)}color-scheme:light}}}}\n"
    )


SCENE_RULES = (
    ".fp-scene text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;"
    "font-variant-numeric:tabular-nums}"
    ".fp-scene .halo{fill:none;stroke:none;pointer-events:none}"
    ".fp-scene .hit{fill:transparent;stroke:none}"
)


def standalone_css() -> str:
    """The rules inside a picture that stands alone: light, or dark where the reader's system is dark."""
    return (
        f".fp-scene{{{variables(LIGHT)}}}"
        f"@media (prefers-color-scheme:dark){{.fp-scene{{{variables(DARK)}}}}}"
        f"{SCENE_RULES}"
        ".fp-scene .can .halo{stroke:var(--fp-can);stroke-width:3;stroke-opacity:.75}"
    )

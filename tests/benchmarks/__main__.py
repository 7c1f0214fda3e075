"""Run the benchmarks: all of them, or those named (engine, storage, bots, odds, page).

``soak`` is no benchmark and takes arguments of its own: it plays many random games and looks for faults.
"""

from __future__ import annotations

import sys
from importlib import import_module

from tests.benchmarks import soak

SECTIONS = ("engine", "storage", "bots", "odds", "page")


def main(names: list[str]) -> int:
    """Run the sections named, or all; or play the games that ``soak`` is asked for."""
    if names[:1] == ["soak"]:
        return soak.main(names[1:])
    unknown = [name for name in names if name not in SECTIONS]
    if unknown:
        print(f"There is no benchmark called {unknown[0]!r}. There are: {', '.join(SECTIONS)}.")
        return 2
    for name in names or SECTIONS:
        import_module(f"tests.benchmarks.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

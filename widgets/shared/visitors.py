"""Guards the kernel of a page that Voila serves to strangers.

In a notebook of one's own nothing is changed: there an error should be seen, and a front end may make widgets.
"""

from __future__ import annotations

import os
import sys
from typing import Any

PAGES = "voila/"
"""How the name of the serving program begins, which Voila gives to its kernels."""

WIDGETS = "jupyter.widget"
"""The name under which a browser asks for a widget."""

_held: list[object] = []


def guard() -> None:
    """Keep error output from the browser, and browsers from filling the kernel with widgets; once for a kernel."""
    if os.environ.get("SERVER_SOFTWARE", "").startswith(PAGES) and "ipykernel.iostream" in sys.modules:
        _send_errors_to_the_server()
        _take_no_widgets()


def _send_errors_to_the_server() -> None:
    """Give what is logged or warned of to the server's own error output: a kernel's goes to the page's socket."""
    from ipykernel.iostream import OutStream

    if isinstance(sys.stderr, OutStream):
        # Without a holder the old stream would close, and take its pipe with it.
        _held.append(sys.stderr)
        sys.stderr = os.fdopen(os.dup(_server_output()), "w", encoding="utf-8", errors="backslashreplace", buffering=1)


def _server_output() -> int:
    """The number of the server's error output, which the kernel keeps beside its own pipe if it has one."""
    try:
        return sys.stderr.fileno()
    except OSError:
        return sys.__stderr__.fileno() if sys.__stderr__ else 2


def _take_no_widgets() -> None:
    """Refuse widgets that a browser makes; those of a page are all made in Python."""
    from comm import get_comm_manager

    manager: Any = get_comm_manager()
    register = manager.register_target

    def register_others(name: str, opened: Any) -> None:
        if name != WIDGETS:
            register(name, opened)

    # The widget library, which takes a while to load, may come later and would offer itself then.
    manager.register_target = register_others
    manager.targets.pop(WIDGETS, None)

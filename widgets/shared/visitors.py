"""Guards the kernel of a page that Voila serves to strangers.

In a notebook of one's own nothing is changed: there an error should be seen, and a front end may make widgets.
"""

from __future__ import annotations

import os
import sys

PAGES = "voila/"
"""How the name of the serving program begins, which Voila gives to its kernels."""


def guard() -> None:
    """Keep error output from the browser, and browsers from filling the kernel with widgets; once for a kernel."""
    if os.environ.get("SERVER_SOFTWARE", "").startswith(PAGES) and "ipykernel.iostream" in sys.modules:
        _send_errors_to_the_server()
        _take_no_widgets()


def _send_errors_to_the_server() -> None:
    """Give what is logged or warned of to the server's own error output: a kernel's goes to the page's socket."""
    from ipykernel.iostream import OutStream

    if isinstance(sys.stderr, OutStream):
        # The stream's own number is that of the server's output, which the kernel keeps beside its pipe.
        number = os.dup(sys.stderr.fileno())
        sys.stderr = os.fdopen(number, "w", encoding="utf-8", errors="backslashreplace", buffering=1)


def _take_no_widgets() -> None:
    """Refuse widgets that a browser makes; those of a page are all made in Python."""
    from comm import get_comm_manager

    import ipywidgets as ipw

    manager = get_comm_manager()
    if "jupyter.widget" in manager.targets:
        manager.unregister_target("jupyter.widget", ipw.Widget.handle_comm_opened)

"""A stranger at the socket of a page's kernel: no error output comes back, and the kernel is not filled up."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jupyter_client import BlockingKernelClient, KernelManager

ROOT = str(Path(__file__).parents[2])
TABLE = "import widgets; table = widgets.table('manila')"


class Kernel:
    """A kernel as Voila starts it, with a table, and a browser that says what it likes."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self.client = client
        said = self.heard(client.execute(TABLE))
        self.table = next(each["comm_id"] for each in said if "_esm" in each.get("data", {}).get("state", {}))

    def heard(self, asked: str) -> list[dict[str, Any]]:
        """Everything published until the kernel is idle again."""
        found = []
        while True:
            message = self.client.get_iopub_msg(timeout=30)
            content = message["content"]
            if message["msg_type"] == "status":
                if content["execution_state"] == "idle" and message["parent_header"].get("msg_id") == asked:
                    return found
            elif message["msg_type"] != "execute_input":
                found.append({"type": message["msg_type"], **content})

    def send(self, kind: str, **content: Any) -> list[dict[str, Any]]:
        message = self.client.session.msg(kind, content, metadata={"version": "2.1.0"})
        self.client.shell_channel.send(message)
        return self.heard(message["header"]["msg_id"])

    def tell_table(self, **content: Any) -> list[dict[str, Any]]:
        return self.send("comm_msg", comm_id=self.table, data={"method": "custom", "content": content})

    def comms(self) -> int:
        """How many comms the kernel keeps."""
        asked = self.client.comm_info()
        reply = self.client.get_shell_msg(timeout=30)
        while reply["parent_header"].get("msg_id") != asked:
            reply = self.client.get_shell_msg(timeout=30)
        self.heard(asked)
        return len(reply["content"]["comms"])


@pytest.fixture(scope="module")
def kernel() -> Iterator[Kernel]:
    manager = KernelManager(kernel_name="python3")
    # A kernel behaves otherwise where it notices pytest.
    kept = {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}
    manager.start_kernel(env={**kept, "SERVER_SOFTWARE": "voila/0", "PYTHONPATH": ROOT})
    client = manager.blocking_client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=60)
        yield Kernel(client)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("comm_msg", {"comm_id": "nobody", "data": {}}),
        ("comm_open", {"comm_id": "a", "target_name": "nothing", "data": {}}),
        ("comm_open", {"comm_id": "b", "target_name": "jupyter.widget", "data": {}}),
        ("comm_open", {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}),
    ],
)
def test_no_error_output_of_a_kernel_reaches_the_browser(kernel: Kernel, kind: str, content: dict[str, Any]) -> None:
    heard = kernel.send(kind, **content)
    assert {message["type"] for message in heard} <= {"comm_close"}


def test_an_internal_error_tells_its_number_and_no_code(kernel: Kernel) -> None:
    broken = "table._session.ui = None"
    kernel.heard(kernel.client.execute(broken))
    heard = kernel.tell_table(kind="hello", view="v")
    assert [message["type"] for message in heard] == ["comm_msg"]
    assert heard[0]["data"]["content"]["kind"] == "refusal"
    for secret in ("Traceback", "File ", ".py", "NoneType", ROOT):
        assert secret not in json.dumps(heard)
    kernel.heard(kernel.client.execute("import widgets.games.manila; table._session.ui = widgets.games.manila"))


def test_a_browser_cannot_fill_the_kernel_with_widgets(kernel: Kernel) -> None:
    before = kernel.comms()
    model = {"_model_name": "HTMLModel", "_view_name": "HTMLView", "value": "x" * 20_000}
    for kind in ("model", "view"):
        model |= {f"_{kind}_module": "@jupyter-widgets/controls", f"_{kind}_module_version": "2.0.0"}
    started = time.monotonic()
    for number in range(200):
        kernel.send("comm_open", comm_id=f"w{number}", target_name="jupyter.widget", data={"state": model})
    assert kernel.comms() == before
    assert time.monotonic() - started < 30
    assert kernel.tell_table(kind="ping", id=7)[-1]["data"]["content"] == {"kind": "pong", "id": 7}


def test_a_game_with_half_a_character_is_refused_and_the_table_goes_on(kernel: Kernel) -> None:
    heard = kernel.tell_table(kind="load", text='{"game": "\\ud800", "actions": []}')
    assert heard[-1]["data"]["content"]["kind"] == "refusal"
    assert kernel.tell_table(kind="ping", id=8)[-1]["data"]["content"] == {"kind": "pong", "id": 8}

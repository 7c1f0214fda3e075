"""The server behind the pages: kernels come back, errors stay private, nothing is half shown."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

import dev
from tests.browser.harness import HOST, Server, Watch, open_page, wait_until

LIVE = "import anywidget, pathlib\nclass Box(anywidget.AnyWidget):\n    _esm = {esm!r}\nBox()"
SLOW_ESM = """
await new Promise((done) => setTimeout(done, 1500));
export default { render({ el }) { el.innerHTML = '<p id="made">Made</p>'; } };
"""
QUICK_ESM = """
export default { render({ el }) { el.innerHTML = '<p id="made">Made</p>'; } };
"""
BUSY_ESM = """
export default { render({ el }) {
  el.innerHTML = '<p id="made" aria-busy="true">Made</p>';
  setTimeout(() => el.querySelector("p").setAttribute("aria-busy", "false"), 1500);
} };
"""

HERE = """
import dev, sys
dev.set_up = lambda *extras: None
dev.venv_python = lambda *place: dev.Path(sys.executable)
sys.exit(dev.main())
"""
"""The script, with the environment that runs the tests in place of its own."""


def notebook(folder: Path, name: str, *sources: str) -> str:
    cells = [nbformat.v4.new_markdown_cell("# A page\n\nFor a test."), *map(nbformat.v4.new_code_cell, sources)]
    made = nbformat.v4.new_notebook(cells=cells)
    made.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(made, folder / f"{name}.ipynb")
    return f"voila/render/{name}.ipynb"


def live(esm: str) -> str:
    return LIVE.format(esm=esm)


def test_a_page_has_time_to_answer_the_servers_ping() -> None:
    settings = json.loads((dev.SERVING / "voila.json").read_text(encoding="utf-8"))["Voila"]["tornado_settings"]
    assert settings["ws_ping_timeout"] >= 2 * settings["ws_ping_interval"], "a healthy connection would be cut"


def test_a_closed_page_gives_its_kernel_back(page: Page, serve: Callable[[Path], Server], tmp_path: Path) -> None:
    path = notebook(tmp_path, "live", live(QUICK_ESM))
    server = serve(tmp_path)
    open_page(page, server.page(path))
    expect(page.locator("#made")).to_be_visible()
    assert len(server.kernels()) == 1
    page.close(run_before_unload=True)
    assert wait_until(lambda: not server.kernels(), 8)


def test_a_page_left_for_another_gives_its_kernel_back(
    page: Page, serve: Callable[[Path], Server], tmp_path: Path
) -> None:
    path = notebook(tmp_path, "live", live(QUICK_ESM))
    server = serve(tmp_path)
    for _ in range(3):
        open_page(page, server.page(path))
        expect(page.locator("#made")).to_be_visible()
    page.goto("about:blank")
    assert wait_until(lambda: not server.kernels(), 8)


def test_a_page_left_while_it_starts_gives_its_kernel_back(
    page: Page, serve: Callable[[Path], Server], tmp_path: Path
) -> None:
    path = notebook(tmp_path, "slow", "import time; time.sleep(30)")
    server = serve(tmp_path)
    page.goto(server.page("voila/tree/"))
    page.goto(server.page(path), wait_until="commit")
    assert wait_until(lambda: bool(server.kernels()), 20)
    page.wait_for_selector("#jupyter-config-data", state="attached")
    page.goto("about:blank")
    assert wait_until(lambda: not server.kernels(), 8)


def test_a_page_without_widgets_keeps_no_kernel(page: Page, server: Server) -> None:
    open_page(page, server.page("voila/render/index.ipynb"))
    assert wait_until(lambda: not server.kernels(), 8)
    expect(page.get_by_role("heading", name="Manila")).to_be_visible()


def test_forgotten_kernels_are_culled_but_not_those_of_open_pages() -> None:
    for name in ("voila.json", "jupyter_server_config.json"):
        culling = json.loads((dev.SERVING / name).read_text(encoding="utf-8"))["MappingKernelManager"]
        assert 0 < culling["cull_idle_timeout"] <= 1800
        assert 0 < culling["cull_interval"] <= 300
        assert culling["cull_connected"] is False


def test_under_a_hub_a_closed_page_gives_its_kernel_back(page: Page, lab: Server) -> None:
    others = {kernel.pid for kernel in lab.kernels()}  # of pages before, which may be ending

    def own() -> set[int]:
        return {kernel.pid for kernel in lab.kernels()} - others

    open_page(page, lab.page("voila/render/notebooks/manila/2_play.ipynb"))
    assert len(own()) == 1
    page.close(run_before_unload=True)
    assert wait_until(lambda: not own(), 8)


@pytest.mark.parametrize(
    "failing",
    ["secret_word = 7; 1 / 0", "import os, sys; print('secret_word', file=sys.stderr); os._exit(1)"],
    ids=["exception", "dead kernel"],
)
def test_an_error_is_told_in_words_and_nothing_of_the_code_leaves_the_server(
    page: Page, serve: Callable[[Path], Server], tmp_path: Path, failing: str
) -> None:
    server = serve(tmp_path)
    path = notebook(tmp_path, "failing", failing, "2 + 2")
    open_page(page, server.page(path))
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_role("alert")).to_contain_text("This page could not be finished")
    sent = page.content()
    for secret in ("secret_word", "ZeroDivisionError", "Traceback", str(tmp_path), "In["):
        assert secret not in sent
    assert wait_until(lambda: not server.kernels(), 8)


@pytest.mark.parametrize("esm", [SLOW_ESM, BUSY_ESM], ids=["loading", "busy"])
def test_a_page_is_not_shown_before_everything_in_it_is_there(
    page: Page, serve: Callable[[Path], Server], tmp_path: Path, esm: str
) -> None:
    path = notebook(tmp_path, "half", live(esm))
    page.goto(serve(tmp_path).page(path), wait_until="load")
    expect(page.locator("#fp-loading")).to_be_visible()
    expect(page.get_by_role("heading", name="A page")).not_to_be_visible()
    expect(page.locator("#made")).to_be_visible(timeout=20_000)
    expect(page.get_by_role("heading", name="A page")).to_be_visible()
    expect(page.locator("#fp-loading")).to_have_count(0)


def test_a_page_that_starts_tells_how_far_it_is(page: Page, serve: Callable[[Path], Server], tmp_path: Path) -> None:
    path = notebook(tmp_path, "slow", "import time; time.sleep(2)", "time.sleep(2)")
    page.goto(serve(tmp_path).page(path), wait_until="commit")
    bar = page.locator("#fp-loading-progress")
    expect(bar).to_have_js_property("value", 1, timeout=20_000)
    expect(bar).to_have_js_property("value", 2, timeout=20_000)
    expect(bar).to_have_js_property("max", 4)


def test_a_page_cut_off_says_so(page: Page, watch: Watch, server: Server) -> None:
    def cut(route) -> None:  # type: ignore[no-untyped-def]
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().split("voila_finish();")[0].rsplit("<script", 1)[0])

    page.route("**/voila/render/index.ipynb", cut)
    page.goto(server.page("voila/render/index.ipynb"))
    expect(page.get_by_role("alert")).to_contain_text("This page did not arrive whole")


def test_an_unknown_page_is_answered_in_words(page: Page, watch: Watch, server: Server) -> None:
    answer = page.goto(server.page("voila/render/atlantis.ipynb"))
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("alert")).to_contain_text("There is no such page")
    expect(page.get_by_role("link", name="Go to all games")).to_be_visible()
    watch.errors.clear()


def test_the_address_chooses_no_other_template(page: Page, server: Server) -> None:
    open_page(page, server.page("voila/render/index.ipynb?template=lab"))
    expect(page.get_by_role("contentinfo")).to_be_visible()


def test_pages_may_load_from_their_own_server_only(page: Page, server: Server) -> None:
    answer = page.goto(server.page("voila/render/index.ipynb"))
    assert answer
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "http" not in policy


def hear_signals() -> None:
    """Listen to Ctrl-C even where the tests run in the background, which makes their children deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_app_command_prints_its_address_and_leaves_nothing_behind(how: signal.Signals) -> None:
    port = dev.free_port(HOST, 9200)
    command = [sys.executable, "-c", HERE, "app", "--no-browser", "--port", str(port)]
    with subprocess.Popen(command, cwd=dev.ROOT, stdout=subprocess.PIPE, text=True, preexec_fn=hear_signals) as app:
        try:
            assert app.stdout
            assert app.stdout.readline() == f"Four Ports is open at http://127.0.0.1:{port}/ (Ctrl-C ends it).\n"
            app.send_signal(how)
            assert app.wait(20) in (0, 143)
        finally:
            app.terminate()
    assert dev.can_listen(HOST, port)

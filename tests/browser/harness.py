"""Servers and pages for the browser tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import psutil
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request, expect

import dev

HOST = "127.0.0.1"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SIZES = {390: 844, 768: 1024, 1280: 800}
"""Widths and heights at which pages are looked at: a phone, a tablet, a laptop."""
LOCAL_HOSTS = {HOST, "localhost", ""}
DRAWN = """(width) => new Promise((done) => {
    const wait = () => {
        if (window.innerWidth !== width) requestAnimationFrame(wait);
        else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    };
    wait();
})"""
"""The window has this width, and what watches sizes has been told and has been drawn."""
SHOTS = dev.ROOT / "test-results" / "screenshots"


@dataclass(slots=True)
class Server:
    """A running server and what can be asked of it."""

    address: str
    process: subprocess.Popen[bytes]

    def page(self, path: str = "") -> str:
        """The address of a page, given what follows the server's address."""
        return self.address + path

    def kernels(self) -> list[psutil.Process]:
        """The kernels that run now."""
        found = []
        for child in psutil.Process(self.process.pid).children(recursive=True):
            try:
                if "ipykernel_launcher" in " ".join(child.cmdline()):
                    found.append(child)
            except psutil.NoSuchProcess:
                continue
        return found


def wait_until(holds: Callable[[], bool], seconds: float = 10) -> bool:
    """Tell whether something comes true in time."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def environment() -> dict[str, str]:
    """The environment of `dev.py app`, finding the project even where it is not installed."""
    return dev.environment(PYTHONPATH=str(dev.ROOT))


@contextmanager
def app_server(notebooks: Path = dev.NOTEBOOKS, first_port: int = 8900) -> Iterator[Server]:
    """The app, started as `dev.py app` starts it, on a free port; ended with its kernels."""
    port = dev.free_port(HOST, first_port + os.getpid() % 50)
    address = dev.app_address(HOST, port)
    process = dev.start(dev.app_command(HOST, port, notebooks, Path(sys.executable)), address, environment())
    try:
        yield Server(address, process)
    finally:
        dev.stop(process)


@contextmanager
def lab_server(root: Path, first_port: int = 9000) -> Iterator[Server]:
    """JupyterLab with a copy of the notebooks and no memory of others, at an address like that of a hub."""
    shutil.copytree(dev.NOTEBOOKS, root / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    port = dev.free_port(HOST, first_port + os.getpid() % 50)
    base = "/user/ana/"
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", f"--ServerApp.ip={HOST}", f"--port={port}"),
        *(f"--ServerApp.root_dir={root}", f"--ServerApp.base_url={base}", "--ServerApp.port_retries=0"),
        *("--IdentityProvider.token=", "--ServerApp.log_level=ERROR", "--LabApp.extension_manager=readonly"),
        *(["--allow-root"] if dev.is_root() else []),
    ]
    address = dev.app_address(HOST, port).rstrip("/") + base
    memories = {f"JUPYTERLAB_{kind}_DIR": str(root / ".lab" / kind.lower()) for kind in ("WORKSPACES", "SETTINGS")}
    process = dev.start(command, address + "api", {**environment(), **memories})
    try:
        yield Server(address, process)
    finally:
        dev.stop(process)


def browser_path() -> str:
    """The browser that `dev.py test` finds."""
    found = dev.installed_browser() or dev.playwright_browser()
    if not found:
        raise dev.Problem("The browser tests found no browser; `python3 dev.py test` installs one or says how.")
    return found


def launch(playwright: Playwright) -> Browser:
    """A headless Chromium with a fresh profile, which asks nothing of the internet on its own."""
    return playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))


@dataclass
class Watch:
    """What pages did that they should not do. A test that provokes an error clears what it expects."""

    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def over(self, page: Page) -> None:
        """Watch a page from now on."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        page.context.on("request", self._requested)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.location.get('url')}: {message.text}")

    def _requested(self, request: Request) -> None:
        self.requests.append(request.url)
        place = urlsplit(request.url)
        if place.scheme not in {"data", "blob", "about"} and place.hostname not in LOCAL_HOSTS:
            self.foreign.append(request.url)

    def check(self) -> None:
        """Fail if a page logged an error or asked another machine for anything."""
        assert not self.foreign, f"requests left the machine: {self.foreign}"
        assert not self.errors, f"the console shows errors: {self.errors}"


def open_page(page: Page, address: str, seconds: float = 60) -> Page:
    """Open a page of the app and wait until it is ready to use."""
    page.goto(address)
    expect(page.locator("#fp-main[aria-busy=false]")).to_be_attached(timeout=seconds * 1000)
    return page


def resize(page: Page, width: int, height: int = 800) -> None:
    """Give the window another size and wait until the page has laid itself out and drawn that."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN, width)


def shoot(page: Page, name: str) -> list[Path]:
    """Pictures of the page as it is now, in all sizes, light and dark, for people to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    made = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for width, height in SIZES.items():
            resize(page, width, height)
            page.wait_for_timeout(200)
            path = SHOTS / f"{name}-{width}-{scheme}.png"
            page.screenshot(path=path, full_page=True)
            made.append(path)
    return made

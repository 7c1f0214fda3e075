#!/usr/bin/env python3
"""Set up Four Ports and run it: python3 dev.py app | test | lab | bench.

Needs Python and nothing else. Makes an environment in .venv (with uv if it is there, else with venv and
pip), installs the tested set of requirements.lock into it, and remembers that, so that a second run starts
at once.
"""

import argparse
import errno
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

OLDEST_PYTHON = (3, 11)


def version_problem(major: int, minor: int) -> str:
    """Return a sentence for people whose Python is too old, else an empty text."""
    if (major, minor) >= OLDEST_PYTHON:
        return ""
    needed = ".".join(str(part) for part in OLDEST_PYTHON)
    return f"Four Ports needs Python {needed} or newer, this is {major}.{minor}: start it with a newer one."


# Before anything below is defined: an old Python must get as far as this sentence.
if version_problem(*sys.version_info[:2]):
    sys.exit(version_problem(*sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
NOTEBOOKS = ROOT / "notebooks"
SERVING = ROOT / "serving"
STAMP = "four-ports-setup.json"
FIRST_PORT = 8866
PORTS_TRIED = 50
SECONDS_TO_START = 90
BROWSER_VARIABLE = "FOUR_PORTS_BROWSER"
BROWSER_NAMES = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "microsoft-edge-stable", "msedge"),
)
MAC_BROWSERS = [f"/Applications/{it}.app/Contents/MacOS/{it}" for it in ("Google Chrome", "Chromium", "Microsoft Edge")]
WINDOWS_BROWSERS = [
    f"{it}.exe"
    for it in ("Google/Chrome/Application/chrome", "Chromium/Application/chrome", "Microsoft/Edge/Application/msedge")
]


class Problem(Exception):
    """Something the person at the keyboard can put right; the text says how."""


def venv_python(venv: Path = VENV) -> Path:
    """Return where the environment's Python is, whether or not it exists."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def setup_key(root: Path = ROOT) -> str:
    """Return a key that changes when what has to be installed changes."""
    parts = [(root / name).read_bytes() for name in ("requirements.lock", "pyproject.toml")]
    parts.append(repr(sys.version_info[:2]).encode())
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def is_set_up(extras: tuple[str, ...], key: str, venv: Path = VENV) -> bool:
    """Tell whether the environment holds these extras for this key."""
    try:
        done = json.loads((venv / STAMP).read_text(encoding="utf-8"))
        return bool(done["key"] == key and set(extras) <= set(done["extras"]) and venv_python(venv).exists())
    except (OSError, ValueError, KeyError, TypeError):
        return False


def remember_set_up(extras: tuple[str, ...], key: str, venv: Path = VENV) -> None:
    """Note that these extras are installed, beside what was installed before for the same key."""
    known: set[str] = set()
    if is_set_up((), key, venv):
        known = set(json.loads((venv / STAMP).read_text(encoding="utf-8"))["extras"])
    text = json.dumps({"key": key, "extras": sorted(known | set(extras))})
    (venv / STAMP).write_text(text, encoding="utf-8")


def run(*command: object, **options: object) -> None:
    """Run a command in the project's folder; a failure becomes a Problem."""
    words = [str(word) for word in command]
    code = subprocess.run(words, cwd=ROOT, **options).returncode  # type: ignore[call-overload]
    if code:
        raise Problem(f"This step did not work (exit code {code}): {' '.join(words)}")


def answers(python: Path) -> bool:
    """Tell whether this Python starts, and is the version that runs this script."""
    try:
        said = subprocess.run(
            [str(python), "-c", "import sys; print(sys.version_info[:2])"], capture_output=True, text=True
        )
    except OSError:
        return False
    return said.stdout.strip() == repr(sys.version_info[:2])


def make_venv(uv: str | None) -> None:
    """Make the environment unless a working one is there."""
    if answers(venv_python()):
        return
    if uv:
        run(uv, "venv", "--quiet", "--clear", "--python", sys.executable, VENV)
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Problem(
            "This Python cannot make environments. On Debian or Ubuntu install the missing part with"
            " `apt install python3-venv`, or install uv; then run this again."
        )
    run(sys.executable, "-m", "venv", "--clear", VENV)


def set_up(*extras: str) -> None:
    """Bring the environment to the tested set with these extras of pyproject.toml."""
    key = setup_key()
    if is_set_up(extras, key):
        return
    started = time.monotonic()
    print(f"Setting up {VENV} (this happens once) ...", flush=True)
    uv = shutil.which("uv")
    make_venv(uv)
    project = f".[{','.join(extras)}]" if extras else "."
    if uv:
        install = [uv, "pip", "install", "--quiet", "--python", str(venv_python())]
    else:
        install = [str(venv_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(*install, "-c", ROOT / "requirements.lock", "-e", project)
    remember_set_up(extras, key)
    print(f"Set up in {time.monotonic() - started:.0f} seconds.", flush=True)


def is_root() -> bool:
    """Tell whether this runs as the system's administrator."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def environment(**more: str) -> dict[str, str]:
    """Return the environment variables under which the project's commands run."""
    found = {**os.environ, **more}
    for name, first in (
        ("PATH", venv_python().parent),
        ("JUPYTER_PATH", SERVING),
        ("JUPYTER_CONFIG_PATH", SERVING),
    ):
        found[name] = os.pathsep.join(filter(None, [str(first), found.get(name)]))
    # Someone's own Jupyter and IPython settings must not change what visitors of the app meet.
    found["JUPYTER_CONFIG_DIR"] = str(VENV / "jupyter-config")
    found["IPYTHONDIR"] = str(VENV / "ipython")
    return found


def can_listen(host: str, port: int) -> bool:
    """Tell whether a server could listen there; a host that is not this machine's is a Problem."""
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise Problem(f"There is no address for the host {host!r}: try 127.0.0.1 or 0.0.0.0.") from None
    for family, kind, protocol, _, place in places:
        with socket.socket(family, kind, protocol) as listener:
            if os.name != "nt":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listener.bind(place)
            except OSError as problem:
                if problem.errno == errno.EADDRNOTAVAIL:
                    raise Problem(f"{host!r} is not an address of this machine: try 127.0.0.1 or 0.0.0.0.") from None
                return False
    return True


def free_port(host: str, first: int) -> int:
    """Return the first port from this one upward on which a server can listen."""
    last = min(first + PORTS_TRIED - 1, 65535)
    for port in range(first, last + 1):
        if can_listen(host, port):
            return port
    raise Problem(f"Every port from {first} to {last} is taken: choose another with --port.")


def app_command(host: str, port: int, notebooks: Path = NOTEBOOKS, python: Path | None = None) -> list[str]:
    """Return the command that serves the app; serving/voila.json holds the rest."""
    command = [str(python or venv_python()), "-m", "voila", str(notebooks), "--no-browser"]
    return [*command, f"--port={port}", f"--Voila.ip={host}", "--Voila.port_retries=0"]


def app_address(host: str, port: int) -> str:
    """Return the address to type into a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name and '[' not in name else name}:{port}/"


def wait_for(address: str, server: "subprocess.Popen[bytes]") -> None:
    """Wait until the server answers; a server that ends or stays silent is a Problem."""
    local = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    deadline = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < deadline:
        if server.poll() is not None:
            raise Problem("The server ended while it started; what it said stands above.")
        try:
            with local.open(address, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise Problem(f"The server did not answer at {address} within {SECONDS_TO_START} seconds.")


def stop(server: "subprocess.Popen[bytes]") -> None:
    """End the server, which ends its kernels; force it only when it does not listen."""
    if server.poll() is None:
        server.terminate()
        try:
            server.wait(15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def start(command: list[str], address: str, env: dict[str, str]) -> "subprocess.Popen[bytes]":
    """Start a server and return it once it answers at its address."""
    server = subprocess.Popen(command, cwd=ROOT, env=env)
    try:
        wait_for(address, server)
    except BaseException:
        stop(server)
        raise
    return server


def app(options: argparse.Namespace) -> int:
    """Serve the app until Ctrl-C."""
    set_up()
    port = free_port(options.host, options.port)
    if port != options.port:
        print(f"Port {options.port} is taken; using {port}.", flush=True)
    address = app_address(options.host, port)
    server = start(app_command(options.host, port), address, environment())
    try:
        print(f"Four Ports is open at {address} (Ctrl-C ends it).", flush=True)
        if not options.no_browser:
            webbrowser.open(address)
        return server.wait()
    except KeyboardInterrupt:
        print("\nClosing.", flush=True)
        return 0
    finally:
        stop(server)


def lab(options: argparse.Namespace) -> int:
    """Open the notebooks in JupyterLab."""
    set_up()
    command = [venv_python(), "-m", "jupyterlab", "--LabApp.default_url=/lab/tree/notebooks/index.ipynb"]
    root = ["--allow-root"] if is_root() else []
    run(*command, *root, *options.rest, env=environment())
    return 0


def works(browser: str) -> bool:
    """Tell whether this browser starts (a placeholder that asks for another installation does not)."""
    if sys.platform != "linux":
        return True
    try:
        said = subprocess.run([browser, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.returncode == 0


def installed_browser() -> str | None:
    """Return the Chromium, Chrome or Edge of this machine: the variable's choice, else the first found."""
    wanted = os.environ.get(BROWSER_VARIABLE)
    if wanted:
        found = shutil.which(wanted)
        if not found:
            raise Problem(f"{BROWSER_VARIABLE} names {wanted!r}, and there is no such program.")
        return found
    places = [shutil.which(name) for name in BROWSER_NAMES] + list(MAC_BROWSERS)
    for variable in ("ProgramFiles", "ProgramFiles(x86)", "LocalAppData"):
        if variable in os.environ:
            places += [str(Path(os.environ[variable]) / name) for name in WINDOWS_BROWSERS]
    return next((place for place in places if place and Path(place).exists() and works(place)), None)


def playwright_browser() -> str | None:
    """Return the Chromium that Playwright downloaded earlier, if it did."""
    ask = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    said = subprocess.run([str(venv_python()), "-c", ask], capture_output=True, text=True)
    path = said.stdout.strip()
    return path if said.returncode == 0 and path and Path(path).exists() else None


def can_use_apt() -> bool:
    """Tell whether packages can be installed here without asking anybody."""
    return bool(shutil.which("apt-get")) and is_root()


def ensure_browser() -> str:
    """Return a browser for the tests, installing Chromium where that needs no permission."""
    found = installed_browser() or playwright_browser()
    if not found and can_use_apt():
        print("Installing Chromium for the browser tests ...", flush=True)
        quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
        run("apt-get", "update", "-qq", **quiet)
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", **quiet)
        found = installed_browser()
    if not found:
        raise Problem(
            "The tests need a browser and found none: install Chromium, Chrome or Edge, or run"
            f" `{venv_python()} -m playwright install chromium`, or let the variable {BROWSER_VARIABLE}"
            " name one; then run this again."
        )
    return found


def needs_browser(words: list[str]) -> bool:
    """Tell whether a run of these paths and options contains browser tests (no path means all tests)."""
    homes = [ROOT / "tests" / "browser", ROOT / "tests" / "widgets"]
    places = [(ROOT / word.split("::")[0]).resolve() for word in words]
    wanted = [place for place in places if place.exists()] or [ROOT]
    return any(home in (place, *place.parents) or place in home.parents for home in homes for place in wanted)


def test(options: argparse.Namespace) -> int:
    """Check style and types and run every test, or run the tests of some paths; 0 if all is well."""
    set_up("test")
    python = str(venv_python())
    more = {BROWSER_VARIABLE: ensure_browser()} if needs_browser(options.rest) else {}
    checks = [["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"]]
    tests = ["pytest", *options.rest]
    if not options.rest:
        tests += ["-n", str(min(2, os.cpu_count() or 1)), "--dist", "loadfile", "--no-loadscope-reorder"]
    failed = []
    for command in [*([] if options.rest else checks), tests]:
        print("$ " + " ".join(command), flush=True)
        if subprocess.run([python, "-m", *command], cwd=ROOT, env=environment(**more)).returncode:
            failed.append(command[0])
    if set(failed) - {"pytest"}:
        print(f"Not everything passed; see above: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def bench(options: argparse.Namespace) -> int:
    """Run the benchmarks beside those of other libraries."""
    set_up("test", "bench")
    run(venv_python(), "-m", "tests.benchmarks", *options.rest, env=environment())
    return 0


def port_number(text: str) -> int:
    """Read a port number."""
    if text.isascii() and text.isdigit() and 1 <= int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a port: give a number from 1 to 65535")


def command_line() -> argparse.ArgumentParser:
    """Describe the commands and their options."""
    parser = argparse.ArgumentParser(prog="dev.py", description="Set up Four Ports and run it.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="app|test|lab|bench")
    serve = commands.add_parser("app", help="open the web app")
    serve.add_argument("--port", type=port_number, default=FIRST_PORT, help="first port to try (%(default)s)")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (%(default)s)")
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.set_defaults(do=app, takes_rest=False)
    for name, do, what in (
        ("test", test, "check style and types and run all tests, or only those of the paths given"),
        ("lab", lab, "open the notebooks in JupyterLab"),
        ("bench", bench, "measure beside other libraries"),
    ):
        commands.add_parser(name, help=what).set_defaults(do=do, takes_rest=True)
    return parser


def end_politely(_signal: int, _frame: object) -> None:
    """Leave through the finally clauses, so that no server is left behind."""
    sys.exit(143)


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says and return the exit code."""
    parser = command_line()
    options, options_rest = parser.parse_known_args(arguments)
    if options_rest and not options.takes_rest:
        parser.error(f"{options.command} does not take {' '.join(options_rest)}")
    options.rest = [word for word in options_rest if word != "--"]
    signal.signal(signal.SIGTERM, end_politely)
    try:
        return int(options.do(options))
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

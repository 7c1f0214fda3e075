"""Seals the record of a running game, so that the browser can keep it without being able to read it.

The key comes from the environment variable `FOUR_PORTS_KEY` (one Fernet key, or several separated by commas:
the first seals, all open) or else from a file in the user's data folder, made at the first start.
"""

from __future__ import annotations

import logging
import os
import secrets
import zlib
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import NamedTuple

PREFIX = "four-ports-sealed:"
FORMAT = "1:"
KEY_VARIABLE = "FOUR_PORTS_KEY"
LARGEST_CONTENT = 8_000_000
BAD_KEY = (
    f"{KEY_VARIABLE} must hold a Fernet key: 32 random bytes as 44 characters of URL-safe base64. To make one: "
    'python -c "from cryptography.fernet import Fernet; print(Fernet.generate_key().decode())"'
)

log = logging.getLogger("four_ports.widgets")


class BrokenSeal(Exception):
    """A sealed text that cannot be opened; `reason` names the sentence that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Opened(NamedTuple):
    """What was inside a seal, and when it was sealed."""

    text: str
    when: datetime


def is_sealed(text: str) -> bool:
    """Whether a text claims to be sealed by us."""
    return text.startswith(PREFIX)


class Seal:
    """Seals and opens texts with one key, or opens with several."""

    def __init__(self, keys: list[bytes]) -> None:
        """Raises `ValueError` with a helpful sentence if a key is not a Fernet key."""
        from cryptography.fernet import Fernet, MultiFernet

        try:
            self._fernets = [Fernet(key) for key in keys]
        except (ValueError, TypeError) as error:
            raise ValueError(BAD_KEY) from error
        self._fernet = MultiFernet(self._fernets)

    def close(self, text: str) -> str:
        """The text, sealed."""
        token = self._fernet.encrypt(zlib.compress(text.encode("utf-8"), 6))
        return f"{PREFIX}{FORMAT}{token.decode('ascii')}"

    def open(self, sealed: str) -> Opened:
        """The text inside. Raises `BrokenSeal` for one that was changed, cut off, or sealed elsewhere."""
        from cryptography.fernet import InvalidToken

        body = sealed.strip()
        if not body.startswith(PREFIX):
            raise BrokenSeal("file_not_ours")
        if not body.startswith(PREFIX + FORMAT):
            raise BrokenSeal("sealed_newer")
        try:
            token = body[len(PREFIX + FORMAT) :].encode("ascii")
            packed = self._fernet.decrypt(token)
            when = datetime.fromtimestamp(self._fernet.extract_timestamp(token), UTC)
            unpacker = zlib.decompressobj()
            content = unpacker.decompress(packed, LARGEST_CONTENT)
            if unpacker.unconsumed_tail or not unpacker.eof:
                raise BrokenSeal("file_damaged")
            return Opened(content.decode("utf-8"), when)
        except (InvalidToken, UnicodeError, ValueError, OverflowError, OSError, zlib.error) as error:
            raise BrokenSeal("file_other_key") from error


def key_file() -> Path:
    """Where the key lies when none is given by the environment."""
    from platformdirs import user_data_path

    return user_data_path("four-ports", appauthor=False) / "key"


def _make_key_file(path: Path) -> None:
    from cryptography.fernet import Fernet

    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    fresh = path.with_name(f".key-{secrets.token_hex(8)}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(Fernet.generate_key())
        # A link fails where the file exists, so of two programs that start at once the first one's key stays.
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink(missing_ok=True)


def _key_from_file(path: Path) -> bytes:
    if not path.exists():
        _make_key_file(path)
    return path.read_bytes().strip()


def load(environment: dict[str, str] | None = None, path: Path | None = None) -> Seal:
    """The seal of this machine.

    Where no file can be kept, the key lasts as long as this process: games are then resumed only until it
    ends. Raises `ValueError` if the environment holds something that is not a key.
    """
    given = (os.environ if environment is None else environment).get(KEY_VARIABLE, "").strip()
    if given:
        return Seal([part.strip().encode("utf-8") for part in given.split(",") if part.strip()])
    try:
        return Seal([_key_from_file(path or key_file())])
    except (OSError, ValueError) as error:
        from cryptography.fernet import Fernet

        log.warning("No key file could be used (%s); kept games cannot outlive this process.", error)
        return Seal([Fernet.generate_key()])


@cache
def standard() -> Seal:
    """The seal that all tables of this process share."""
    return load()

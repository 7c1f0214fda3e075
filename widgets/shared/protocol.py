"""The messages between the table in the browser and Python, and the check of what comes in.

Nothing about a game is in a synced trait: a front end may read and overwrite those. Everything goes by custom
messages, JSON objects with a `kind`. The browser is not trusted: a message of an unknown kind or a wrong
shape is ignored, sizes and depth are capped, and whether an action is legal is decided by the game alone.

**move** is the number of the picture a browser shows. It grows with every change. A message that acts names
the move it belongs to: an older one is refused politely, and the same action for the same move acts once.

Browser to Python
    hello {view, saved?, guesses?}  a view appeared; `saved` is what the browser kept under the shelf's key,
                                  `guesses` the whole numbers it kept of the reader's predictions
    act {move, text}              an action in its notation; also `help` and `undo`
    undo {move}
    new {seats, names, options, seed}   seats: who plays each seat; seed: digits as text, or null
    save {}                       asks for a file
    load {text}                   the content of a file
    resume {} / discard {}        the answer to an offer
    reveal {move}                 the person named by the curtain sits at the screen
    rule {id}                     asks for the card of a rule
    why {move, text}              asks quietly why an action cannot be done now
    odds {move, predict}          asks for the odds of what can be done; `predict`: guess first
    guess {move, percent}         the reader's guess for the option that was named
    coach {move}                  asks what the coach would do
    replay {move, at}             shows the game after `at` actions; null: as it stands
    branch {move, same}           leaves the game at what is shown; `same`: at the last own decision, same dice
    leave {move}                  ends the replay, or else the what-if
    ping {id}

Python to browser
    frame {to?, move, ...}        the full picture: the answer to `hello` (`to` names the view), a new game,
    undo, load
        game {name, title}        people [{name, mark}] per seat, mark: the drawing of the seat's shape
        scene {width, height, label, min_width, parts [[name, x, width]], elements [[key, svg]]}
        question {text, seat}     answers [{title, kind, items [{text, label, quiet?, value?}], folded?}]
        panels [{seat, name, lines, facts [[label, value, key, rule?]], active}]
        log [{text, rule, seat}]  tools {undo}   over: bool
        curtain {text, reveal} | null    the board is covered until this person is there
        offer {text, resume, discard} | null
        new_game {counts, players, options, longest_name, standard_names, current}
        teaches {odds, coach}     replay {at, count, text, chapters [[name, at]]} | null
        branch {text, compare} | null
        words, limits {file, command}    autosave {key, text}: text "" forgets, null leaves as it is
    steps {from, move, steps, then}      what happened after move `from`, to be shown one after another
        steps [{patch?, log?, panels?, dice? [{label, value, colour?}]}]
        patch {set? {key: svg}, remove? [key], order? [key]}
        then {patch?, question, answers, panels, tools, over, autosave, log?, replay?, branch?} or then {frame}
        a `log` here takes the place of the whole log
    refusal {text, rules}         said at once (assertive); nothing was changed
    notice {text, items?, said?, act?}  said politely; `items`: what can be typed, or with `said` sentences;
                                  `act`: a place on the board to point at
    reason {about, text, rules}   the quiet answer to `why`; an empty text: it can be done
    record {name, text}           a file to save
    rule {id, title, text, notes, related [[id, title]], lesson {href, text} | null}
    odds {move, rows, notes, guess?, result?, score?, open?}   see `odds_panel.py`
    pong {id}

A browser that gets `steps` from a move it does not show says `hello` again. Any message is a sign of life;
when none comes for four seconds the browser says so.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

LONGEST_FILE = 1_000_000
LONGEST_TEXT = 4_000
LONGEST_COMMAND = 200
LONGEST_NAME = 20
MOST_SEATS = 12
MOST_OPTIONS = 40
DEEPEST = 4
MOST_VALUES = 400
MOST_GUESSES = 100
LARGEST_NUMBER = 2**53


class NotUnderstood(Exception):
    """A message that is ignored: unknown, malformed or too large."""


class FileTooBig(NotUnderstood):
    """A saved game larger than any real one."""


@dataclass(frozen=True, slots=True)
class Hello:
    """A view appeared in the browser."""

    view: str
    saved: str | None
    guesses: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Act:
    """Somebody chose or typed an action."""

    move: int
    text: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Somebody wants the last step back."""

    move: int


@dataclass(frozen=True, slots=True)
class New:
    """The new-game form was sent."""

    seats: tuple[str, ...]
    names: tuple[str, ...]
    options: Mapping[str, str | int | bool]
    seed: int | None


@dataclass(frozen=True, slots=True)
class Save:
    """A file is asked for."""


@dataclass(frozen=True, slots=True)
class Load:
    """A file was chosen."""

    text: str


@dataclass(frozen=True, slots=True)
class Resume:
    """The kept game shall go on."""


@dataclass(frozen=True, slots=True)
class Discard:
    """The kept game shall be forgotten."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """The person named by the curtain is there."""

    move: int


@dataclass(frozen=True, slots=True)
class Rule:
    """The text of a rule is asked for."""

    id: str


@dataclass(frozen=True, slots=True)
class Ping:
    """The browser asks whether anybody is there."""

    id: int


@dataclass(frozen=True, slots=True)
class Why:
    """The reason why an action cannot be done is asked for, without trying it."""

    move: int
    text: str


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of what can be done are asked for."""

    move: int
    predict: bool


@dataclass(frozen=True, slots=True)
class Guess:
    """The reader's guess, in per cent."""

    move: int
    percent: int


@dataclass(frozen=True, slots=True)
class Coach:
    """The coach is asked what it would do."""

    move: int


@dataclass(frozen=True, slots=True)
class Replay:
    """The game shall be shown as it was after so many actions; None: as it stands."""

    move: int
    at: int | None


@dataclass(frozen=True, slots=True)
class Branch:
    """Another course of the game shall be tried out."""

    move: int
    same: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """The replay or the what-if shall end."""

    move: int


Teaching = Rule | Why | Odds | Guess | Coach
"""Questions: they change nothing in the game."""

Playing = Hello | Act | Undo | New | Save | Load | Resume | Discard | Reveal | Ping
Message = Playing | Replay | Branch | Leave | Teaching


def read(content: Any) -> Message:
    """The message in what a browser sent.

    Raises `NotUnderstood` for anything that is not one, `FileTooBig` for a file beyond the cap.
    """
    if not isinstance(content, dict):
        raise NotUnderstood("not an object")
    kind = content.get("kind")
    reader = _READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise NotUnderstood("unknown kind")
    if kind == "load" and isinstance(content.get("text"), str) and len(content["text"]) > LONGEST_FILE:
        raise FileTooBig("file too big")
    longest = LONGEST_FILE if kind in ("load", "hello") else LONGEST_TEXT
    _check_size(content, longest)
    return reader(content)


def _check_size(content: Any, longest: int) -> None:
    """Walk without recursion, so that depth itself cannot hurt."""
    waiting: list[tuple[Any, int]] = [(content, 0)]
    values = 0
    while waiting:
        value, depth = waiting.pop()
        values += 1
        if depth > DEEPEST or values > MOST_VALUES:
            raise NotUnderstood("too deep or too many values")
        if isinstance(value, str):
            longest -= len(value)
            if not _is_whole(value):
                raise NotUnderstood("half a character")
        elif isinstance(value, dict):
            waiting.extend((part, depth + 1) for pair in value.items() for part in pair)
        elif isinstance(value, list):
            if len(value) > MOST_VALUES:
                raise NotUnderstood("too many values")
            waiting.extend((part, depth + 1) for part in value)
        if longest < 0:
            raise NotUnderstood("too long")


def _is_whole(text: str) -> bool:
    """Whether a text has no half of a character, which JSON can hold but nobody can send."""
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)


def _text(content: Mapping[str, Any], name: str, longest: int) -> str:
    value = content.get(name)
    if not isinstance(value, str) or len(value) > longest:
        raise NotUnderstood(f"{name} is not a short text")
    return value


def _number(content: Mapping[str, Any], name: str) -> int:
    value = content.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST_NUMBER:
        raise NotUnderstood(f"{name} is not a number")
    return value


def _texts(content: Mapping[str, Any], name: str) -> tuple[str, ...]:
    value = content.get(name)
    if not isinstance(value, list) or len(value) > MOST_SEATS:
        raise NotUnderstood(f"{name} is not a short list")
    if not all(isinstance(part, str) for part in value):
        raise NotUnderstood(f"{name} is not a list of texts")
    return tuple(value)


def _hello(content: Mapping[str, Any]) -> Hello:
    saved = content.get("saved")
    view = _text(content, "view", 40)
    if not view.isalnum():
        raise NotUnderstood("view is not a name")
    return Hello(view, saved if isinstance(saved, str) and saved else None, _guesses(content.get("guesses")))


def _guesses(value: Any) -> tuple[int, ...]:
    """The numbers of the kept guesses; none if they are damaged, as a game can go on without them."""
    if not isinstance(value, list) or len(value) > 2 * MOST_GUESSES:
        return ()
    if not all(isinstance(each, int) and not isinstance(each, bool) and 0 <= each <= 1000 for each in value):
        return ()
    return tuple(value)


def _flag(content: Mapping[str, Any], name: str) -> bool:
    value = content.get(name)
    if not isinstance(value, bool):
        raise NotUnderstood(f"{name} is neither true nor false")
    return value


def _percent(content: Mapping[str, Any]) -> int:
    value = _number(content, "percent")
    if value > 100:
        raise NotUnderstood("percent is above 100")
    return value


def _new(content: Mapping[str, Any]) -> New:
    options = content.get("options")
    if not isinstance(options, dict) or len(options) > MOST_OPTIONS:
        raise NotUnderstood("options are not an object")
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, (str, int, bool)):
            raise NotUnderstood("an option has no plain value")
    return New(_texts(content, "seats"), _texts(content, "names"), options, _seed(content.get("seed")))


def _seed(value: Any) -> int | None:
    if value is None:
        return None
    if not isinstance(value, str) or len(value) > 15 or not (value.isascii() and value.isdigit()):
        raise NotUnderstood("seed is not a number")
    return int(value)


_READERS: dict[str, Callable[[Mapping[str, Any]], Message]] = {
    "hello": _hello,
    "act": lambda content: Act(_number(content, "move"), _text(content, "text", LONGEST_COMMAND)),
    "undo": lambda content: Undo(_number(content, "move")),
    "new": _new,
    "save": lambda content: Save(),
    "load": lambda content: Load(_text(content, "text", LONGEST_FILE)),
    "resume": lambda content: Resume(),
    "discard": lambda content: Discard(),
    "reveal": lambda content: Reveal(_number(content, "move")),
    "rule": lambda content: Rule(_text(content, "id", 20)),
    "why": lambda content: Why(_number(content, "move"), _text(content, "text", LONGEST_COMMAND)),
    "odds": lambda content: Odds(_number(content, "move"), _flag(content, "predict")),
    "guess": lambda content: Guess(_number(content, "move"), _percent(content)),
    "coach": lambda content: Coach(_number(content, "move")),
    "replay": lambda content: Replay(
        _number(content, "move"), None if content.get("at") is None else _number(content, "at")
    ),
    "branch": lambda content: Branch(_number(content, "move"), _flag(content, "same")),
    "leave": lambda content: Leave(_number(content, "move")),
    "ping": lambda content: Ping(_number(content, "id")),
}


def clean_name(name: str, standard: str) -> str:
    """A name as shown: one line, no invisible characters, capped; the standard name if nothing is left.

    >>> clean_name("  Ana\\u202e\\n Maria ", "Ben")
    'Ana Maria'
    """
    spaced = (" " if character.isspace() else character for character in name[:LONGEST_TEXT])
    visible = "".join(each for each in spaced if not unicodedata.category(each).startswith("C"))
    return " ".join(visible.split())[:LONGEST_NAME].strip() or standard

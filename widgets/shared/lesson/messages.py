"""What a lesson's browser may say, checked like everything that comes in.

Browser to Python, all of kind `lesson`:
    code {}                           asks for the script and the style, once for all chapters of a page
    go {item}                         the board shows a step or a question, from its beginning
    press {} / read {} / show {}      the step's button, “Got it”, “Show me”
    free {} / back {}                 leave the path, come back to the step
    answer {item, choice [text]}      an answer to a question
    reveal {item}                     the answer of a question is asked for
Python to browser:
    code {key, script, style}
    put {item}                        the board shows the item now
    step {item, status, text, rules, acted, held}  status: open, done, shown, missed, free
    marked {item, right, notes [{text, rules}]}
    revealed {item, answers [text], notes}
    picked {item, picks [notation]}
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from widgets.shared.protocol import NotUnderstood

WISHES = frozenset({"code", "go", "press", "read", "show", "free", "back", "answer", "reveal"})
LONGEST = 60
MOST = 60


@dataclass(frozen=True, slots=True)
class Wish:
    """What the reader wants of the lesson."""

    do: str
    item: str = ""
    choice: tuple[str, ...] = ()


def read(content: Any) -> Wish:
    """The wish in what a browser sent. Raises `NotUnderstood`."""
    do, item, choice = content.get("do"), content.get("item", ""), content.get("choice", [])
    if not isinstance(do, str) or do not in WISHES:
        raise NotUnderstood("unknown wish")
    if not isinstance(item, str) or len(item) > LONGEST:
        raise NotUnderstood("item is not a short text")
    if not isinstance(choice, list) or len(choice) > MOST:
        raise NotUnderstood("choice is not a short list")
    if not all(isinstance(each, str) and len(each) <= LONGEST for each in choice):
        raise NotUnderstood("choice is not a list of short texts")
    return Wish(do, item, tuple(choice))

"""Who plays what: the plan of a game before it starts, from Python code or from the new-game form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gamecore.bots.names import HUMAN, bot_names
from gamecore.kernel.errors import BadOption
from gamecore.kernel.game import Game
from gamecore.kernel.options import check_options, check_seats
from widgets.shared import game_ui
from widgets.shared.game_ui import GameUI
from widgets.shared.protocol import LONGEST_NAME, New, clean_name
from widgets.shared.words import say


@dataclass(frozen=True, slots=True)
class Plan:
    """Seats (`human` or a bot's name), their names, options, and the seed of chance (None: unguessable)."""

    seats: tuple[str, ...]
    names: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int | None


def standard_names() -> tuple[str, ...]:
    """The names of seats that nobody named."""
    return tuple(name.strip() for name in say("standard_names").split(","))


def distinct_names(names: Sequence[str | None], seats: int) -> tuple[str, ...]:
    """Clean names for all seats, no two alike, so that the log says who did what."""
    standard = standard_names()
    chosen: list[str] = []
    for seat in range(seats):
        given = (names[seat] if seat < len(names) else None) or ""
        base = clean_name(given, standard[seat % len(standard)])
        name, number = base, 2
        while name in chosen:
            ending = f" {number}"
            name, number = base[: LONGEST_NAME - len(ending)] + ending, number + 1
        chosen.append(name)
    return tuple(chosen)


def players(game: Game[Any, Any]) -> tuple[str, ...]:
    """Who may sit at a seat: a person or one of the game's bots, the strongest last."""
    return (HUMAN, *bot_names(game))


def make(
    game: Game[Any, Any],
    seats: Sequence[str] | None = None,
    names: Sequence[str | None] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Plan:
    """A checked plan; without seats one person plays against the game's best bot.

    Raises `BadOption` for a seat count, player, option or value that the game does not know.
    """
    known = players(game)
    if seats is None:
        seats = (HUMAN, *(known[-1] for _ in range(min(4, max(game.seats)) - 1)))
    count = check_seats(game.title, game.seats, len(seats))
    for player in seats:
        if player not in known:
            raise BadOption(say("new_unknown_player", player=str(player)[:40], known=", ".join(known)))
    chosen = check_options(game.title, game.options, options or {})
    return Plan(tuple(seats), distinct_names(names or (), count), chosen, seed)


def from_form(game: Game[Any, Any], form: New) -> Plan:
    """The plan of the new-game form. Raises `BadOption` with a sentence for the person who filled it in."""
    if HUMAN not in form.seats:
        raise BadOption(say("new_no_people"))
    return make(game, form.seats, form.names, form.options, form.seed)


def form(
    game: Game[Any, Any], ui: GameUI, seats: Sequence[str], names: Sequence[str], options: Mapping[str, Any]
) -> dict[str, Any]:
    """The new-game form as plain data, filled with the present game."""
    known = players(game)
    return {
        "counts": list(game.seats),
        "players": [{"value": player, "label": _player_label(player)} for player in known],
        "options": [_option(ui, option) for option in game.options],
        "longest_name": LONGEST_NAME,
        "standard_names": list(standard_names()),
        "current": {
            "seats": [seat if seat in known else HUMAN for seat in seats],
            "names": list(names),
            "options": dict(options),
        },
    }


def _player_label(player: str) -> str:
    known = {HUMAN: "bot_human", "uniform": "bot_uniform", "greedy": "bot_greedy", "search": "bot_search"}
    return say(known[player]) if player in known else say("bot_other", bot=player)


def _option(ui: GameUI, option: Any) -> dict[str, Any]:
    return {
        "name": option.name,
        "text": game_ui.option_words(ui, option.name) or option.text,
        "allowed": [{"value": value, "label": _value_label(value)} for value in option.allowed],
    }


def _value_label(value: Any) -> str:
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    return str(value)

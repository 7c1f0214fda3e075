"""Every sentence the table says, as whole templates with named fields, in one place for translation."""

from __future__ import annotations

BROWSER: dict[str, str] = {
    "to_move": "to move",
    "log": "What happened",
    "board_keys": "Arrow keys move between the places, Enter chooses, Escape leaves the board.",
    "board_parts": "Parts of the board",
    "number_less": "One step less",
    "number_more": "One step more",
    "skip": "Skip to the next decision",
    "command": "Type a move",
    "command_example": "for example: help",
    "command_go": "Do it",
    "tools": "Game tools",
    "undo": "Undo",
    "new_game": "New game…",
    "save": "Save",
    "load": "Load…",
    "speed": "Speed",
    "speed_slow": "slow",
    "speed_normal": "normal",
    "speed_fast": "fast",
    "speed_instant": "instant",
    "rule_open": "Read this rule",
    "close": "Close",
    "cancel": "Cancel",
    "reload": "Reload the page",
    "lost": (
        "Python does not answer: the connection is lost. Your game is kept in this browser. "
        "Reload the page to go on with it."
    ),
    "lost_in_notebook": (
        "Python does not answer: it is busy with another cell or the connection is lost. Your game is kept "
        "in this browser. If this does not pass, restart the kernel and run the cell again to go on with it."
    ),
    "lost_unkept": (
        "Python does not answer: the connection is lost, and this browser does not allow games to be kept. "
        "Reload the page to begin again."
    ),
    "file_too_big": "This file is too big to be a saved game and was not opened. The present game goes on.",
    "new_game_title": "New game",
    "new_game_count": "Players",
    "new_game_seat": "Seat {number}",
    "new_game_name": "Name",
    "new_game_who": "Played by",
    "new_game_seed": "Repeatable game",
    "new_game_seed_hint": "Seed (a whole number): the same seed brings the same dice. Empty: by chance.",
    "new_game_start": "Start the new game",
}
"""What the browser shows by itself; sent with every full picture."""

FIRST = ("lost", "lost_in_notebook", "lost_unkept", "reload")
"""What the browser may have to say before it gets its first picture."""

PYTHON: dict[str, str] = {
    "pass_screen": "Pass the screen to {name}.",
    "reveal": "I am {name}: show my board",
    "curtain_refusal": "The board of {name} is covered. Press “I am {name}: show my board” first.",
    "not_covered": "No board is covered now.",
    "offer": "You were playing {game} here: {progress}, kept {when}.",
    "offer_over": "A finished game of {game} was kept here {when}.",
    "offer_resume": "Go on with that game",
    "offer_show": "Show that game again",
    "offer_discard": "Start afresh",
    "offer_first": "First choose whether to go on with the kept game or to start afresh.",
    "no_offer": "There is no kept game to go on with.",
    "resumed": "Here is your game again.",
    "loaded": "The saved game is on the table.",
    "started": "A new game begins.",
    "kept_unreadable": "A game was kept in this browser, but it cannot be opened any more: {reason}",
    "progress_start": "nothing played yet",
    "progress_one": "{count} action played",
    "progress_many": "{count} actions played",
    "when_now": "a moment ago",
    "when_minutes": "{count} minutes ago",
    "when_hours": "{count} hours ago",
    "when_days": "{count} days ago",
    "when_day": "on {day}",
    "stale": "The board has changed since you chose. Look again and choose what you want now.",
    "not_your_turn": "It is not your turn: {name} decides now.",
    "game_over": "The game is over. Start a new one with “New game”.",
    "undone": "The last step is taken back.",
    "help": "You can type any of these now:",
    "help_none": "Nothing can be done now.",
    "help_more": "and {count} more",
    "internal": "Something went wrong inside the program. Try again, and please report it as number {id}.",
    "too_fast": "That was too much at once. Wait a moment and try again.",
    "rule_unknown": "There is no rule {id}.",
    "bot_human": "a person",
    "bot_uniform": "random bot",
    "bot_greedy": "greedy bot",
    "bot_search": "thinking bot",
    "bot_other": "{bot} bot",
    "new_unknown_player": "Nobody called “{player}” can play here. Choose one of: {known}.",
    "new_no_people": "At least one seat must be played by a person.",
    "new_bad_seed": "A seed is a whole number of at most 15 digits.",
    "new_bad_option": "This option is not known. Open “New game” again and choose from the lists.",
    "file_not_ours": "This file is not a saved game of Four Ports. The present game goes on.",
    "file_empty": "The file is empty. The present game goes on.",
    "file_too_big": "This file is too big to be a saved game and was not opened. The present game goes on.",
    "file_damaged": "This saved game is damaged or cut off and cannot be opened. The present game goes on.",
    "file_other_game": "This is a saved game of {other}; this table plays {game}. The present game goes on.",
    "file_other_key": (
        "This saved game is sealed, and its seal does not fit: it was changed, cut off, or saved on another "
        "computer. The present game goes on."
    ),
    "file_refused": "{reason} The present game goes on.",
    "sealed_newer": "This saved game comes from a newer version of Four Ports. The present game goes on.",
    "yes": "yes",
    "no": "no",
    "standard_names": "Ana, Ben, Cora, Dirk, Eva, Finn",
}
"""What Python says about the table itself; what belongs to a game is said by the game."""


def say(sentence: str, **fields: object) -> str:
    """A sentence of `PYTHON` with its fields filled in."""
    return PYTHON[sentence].format(**fields)

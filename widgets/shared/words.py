"""Every sentence the table says, as whole templates with named fields, in one place for translation."""

from __future__ import annotations

BROWSER: dict[str, str] = {
    "to_move": "to move",
    "log": "What happened",
    "log_keys": "Arrow keys move between the lines, Enter says why.",
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
    "found": "Python answers again. Go on.",
    "file_too_big": "This file is too big to be a saved game and was not opened. The present game goes on.",
    "why": "why?",
    "why_rule": "Why? Rule {rule}",
    "why_keys": "Press ? on a place, or click it with the right button, for its rule.",
    "rule_back": "Back to {rule}",
    "rule_related": "See also",
    "coach": "What would you do?",
    "odds": "Odds",
    "odds_predict": "Predict first",
    "odds_option": "Option",
    "odds_pays": "Pays",
    "odds_wins": "Then brings",
    "odds_mean": "On average",
    "odds_spread": "Give or take",
    "odds_exact_mark": "exact",
    "odds_waiting": "The odds are being worked out.",
    "odds_notes": "What these numbers mean",
    "odds_result": "Result",
    "odds_chance": "Chance",
    "odds_table": "As a table",
    "guess_label": "Your guess in per cent",
    "guess_go": "Say {percent} %",
    "guess_said": "You said",
    "guess_count": "Guesses",
    "guess_mean": "Mean guess",
    "guess_truth": "True chance",
    "replay": "Replay",
    "replay_back": "Back",
    "replay_forward": "Forward",
    "replay_place": "Place in the game",
    "replay_part": "Go to",
    "replay_what_if": "What if, from here",
    "replay_same_dice": "Same dice, other decision",
    "replay_leave": "Leave the replay",
    "branch_leave": "Back to the game",
    "branch_real": "In the game",
    "branch_tried": "In the what-if",
    "branch_difference": "Difference",
    "branch_name": "Player",
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

FIRST = ("lost", "lost_in_notebook", "lost_unkept", "reload", "found")
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
    "game_over": "The game is over. Start a new one with “New game”.",
    "undone": "The last step is taken back.",
    "help": "You can type odds, why, log, where, coach, undo and replay at any time, and now any of these:",
    "help_none": "Nothing can be done now. You can type odds, why, log, where, coach, undo and replay at any time.",
    "help_more": "and {count} more",
    "help_run": "{first} to {last}",
    "internal": "Something went wrong inside the program. Try again, and please report it as number {id}.",
    "too_fast": "That was too much at once. Wait a moment and try again.",
    "rule_unknown": "There is no rule {id}.",
    "lesson_link": "Learn this rule by doing it",
    "role_definition": "This rule explains something.",
    "role_refuses": "This rule stops a move that is not allowed.",
    "role_automatic": "The game carries out this rule by itself.",
    "source_S": "It stands in the printed rules.",
    "source_P": "Another public source tells it.",
    "source_R": "It is a ruling of our own, where the sources are silent or disagree.",
    "source_X": "Its numbers are reconstructed, as no source gives them.",
    "why_possible": "This can be done now. Here is the rule behind it.",
    "why_nothing": "Nothing has been refused yet. Type why and a rule, or why and a move.",
    "log_said": "The newest lines of the log:",
    "where_said": "The board in words:",
    "percent": "{number} %",
    "percent_under": "under 1 %",
    "percent_over": "over 99 %",
    "bar_range": "{low} to {high}",
    "row": (
        "{label}: it pays in {pays} of the cases and then brings {wins} on average; over all cases it brings {mean} "
        "on average, give or take {spread}."
    ),
    "row_sure": "{label}: it always pays, {mean} on average, give or take {spread}.",
    "row_never": "{label}: it never pays; it brings {mean} on average, give or take {spread}.",
    "row_certain": "{label}: it brings {mean} for certain.",
    "odds_exact": "Exact: every possible course of chance is counted, nothing is simulated.",
    "odds_simulated": "Numbers marked ≈ are simulated and carry a small error.",
    "odds_meaning": "An option pays if it brings more than it costs; all amounts are what is left after the price.",
    "odds_none": "The odds are told when it is your turn to decide.",
    "odds_unknown": "This game cannot tell its odds yet.",
    "odds_said": "The odds, best first:",
    "guess_question": "Before you see the odds: how likely is it that “{label}” brings more than it costs?",
    "guess_result": "You said {guess}; the chance is {chance}.",
    "guess_first": "Make your guess in the odds panel first, then the coach answers.",
    "guess_none": "There is nothing to guess now.",
    "guess_range": "{low} to {high} %",
    "score_one": (
        "Your Brier score after {count} guess is {score}: the mean squared distance between what you say and what "
        "happens, where 0 is perfect and always saying 50 % gives 0.250; here nobody can do better than {best}."
    ),
    "score_many": (
        "Your Brier score after {count} guesses is {score}: the mean squared distance between what you say and what "
        "happens, where 0 is perfect and always saying 50 % gives 0.250; here nobody can do better than {best}."
    ),
    "coach_none": "This game has no coach yet.",
    "coach_only": "I would choose “{best}”: there is nothing else to choose.",
    "coach_plain": "I would choose “{best}”: I reckon that it brings the most.",
    "coach_certain": "I would choose “{best}”: it brings {mean} for certain.",
    "coach_mean": "I would choose “{best}”: it brings {mean} on average, give or take {spread}.",
    "coach_odds": (
        "I would choose “{best}”: it brings more than it costs in {pays} of the cases, and {mean} on average."
    ),
    "coach_next": "The next best, “{second}”, brings {mean} on average.",
    "replay_none": "Here you cannot look back at the game.",
    "replay_nothing": "Nothing has happened yet, so there is nothing to look back at.",
    "replay_at": "After {at} of {count} actions",
    "replay_refusal": "You are looking back at the game. Leave the replay first, or choose “What if”.",
    "branch_nested": "You are trying something out already. Go back to the game first.",
    "branch_shared": "As several people share this screen, a what-if could show hidden cards: try it after the game.",
    "branch_no_decision": "You have not decided anything yet, so there is nothing to decide otherwise.",
    "branch_open": "What if: you are trying another course. All begins as it really was in the finished game.",
    "branch_sampled": (
        "What if: you are trying out another course. What you cannot see was dealt anew, so nothing hidden is told."
    ),
    "branch_same": "Choose again: the dice fall as they fell in the game.",
    "branch_fresh": "From here on the dice fall afresh.",
    "leave_nothing": "You are in the game itself; there is nothing to leave.",
    "left": "Here is the game as it was.",
    "compare": "At the end of this part ({chapter}), with everything counted:",
    "compare_later": "Play on to the end of this part ({chapter}) to compare.",
    "compare_unfinished": (
        "The game itself has not come to the end of this part ({chapter}), so nothing can be compared."
    ),
    "bot_human": "a person",
    "bot_uniform": "random bot",
    "bot_greedy": "greedy bot",
    "bot_search": "thinking bot",
    "bot_other": "{bot} bot",
    "new_unknown_player": "Nobody called “{player}” can play here. Choose one of: {known}.",
    "new_no_people": "At least one seat must be played by a person.",
    "file_not_ours": "This file is not a saved game of Four Ports. The present game goes on.",
    "file_empty": "The file is empty. The present game goes on.",
    "found": "Python answers again. Go on.",
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

AND = {"pair": "{first} and {second}", "list": "{first}, {second}"}
"""How names and other words are listed."""


def say(sentence: str, **fields: object) -> str:
    """A sentence of `PYTHON` with its fields filled in."""
    return PYTHON[sentence].format(**fields)

"""Every sentence of the lesson's frame, as whole templates with named fields, in one place for translation."""

from __future__ import annotations

LESSON: dict[str, str] = {
    "chapter": "Chapter {number}: {title}",
    "step_of": "Step {number} of {count}",
    "question_of": "Question {number} of {count}",
    "steps": "Steps and questions of this chapter",
    "step_tab": "Step {number}: {title}",
    "question_tab": "Question {number}",
    "tab_done": "{label}, done",
    "tab_shown": "{label}, shown to you",
    "you_are": "You are {name}.",
    "rules": "Rules",
    "rule_open": "Read this rule",
    "got_it": "Got it",
    "hint": "Hint",
    "show_me": "Show me",
    "take_back": "Take it back",
    "again": "Do it again",
    "free": "Try it freely",
    "back": "Back to the lesson",
    "next": "Next",
    "next_chapter": "The chapter is finished. The next one follows below.",
    "last_chapter": "That was the last chapter. Now play a whole game.",
    "check": "Check my answer",
    "give_up": "Show the answer",
    "your_number": "Your number",
    "choose_many": "Choose all that are right.",
    "picked": "Chosen on the board: {places}",
    "picked_none": "Click places on the board. Click a place again to let it go.",
    "right": "Right!",
    "wrong": "Not quite.",
    "answer_is": "The answer is: {answer}",
    "progress": "{steps} of {all_steps} steps done, {right} of {all_questions} questions right",
    "coverage": "Rules of the whole game that you have practised: {count} of {all}",
    "coverage_list": "Which rules?",
    "practised": "practised",
    "not_yet": "not yet",
    "reset": "Start this chapter again",
    "reset_sure": "Forget what I have done in this chapter",
    "waiting": "The board comes to life when you get here.",
    "not_kept": "This browser does not allow anything to be kept, so your progress lasts for this visit only.",
    "resumed": "You have been here before: you left off at this step.",
}
"""What the browser shows by itself."""

PYTHON: dict[str, str] = {
    "done": "Well done.",
    "shown": "That is how it goes.",
    "missed": "The rules allow that, but this step is about something else. {hint}",
    "step_over": "This step is done. The board rests.",
    "look": "Look at the board.",
    "nothing_done": "You have not played anything in this step yet.",
    "rests": "The board rests here. Take it back or go on to the next step.",
    "is_done": "This step is done. Go on to the next one, or press “Try it freely” to play on from here.",
    "press_first": "Press “{press}” first.",
    "free": "Play on as you like: the others now play for themselves, and real dice decide.",
    "back": "Back in the lesson, at the beginning of this step.",
    "quiz_board": "This board belongs to a question. Answer it beside the board.",
    "no_games": "A lesson has no games to save or load. Open the page that plays a whole game for that.",
    "yes": "Yes",
    "no": "No",
    "nothing": "none of them",
    "also_right": "This one is right too: {label}.",
    "not_possible": "That place is not possible here.",
    "missing_places": "There are more places to find.",
}
"""What Python says about steps and questions."""


def say(sentence: str, **fields: object) -> str:
    """A sentence of `PYTHON` with its fields filled in."""
    return PYTHON[sentence].format(**fields)

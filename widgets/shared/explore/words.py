"""What an experiment says: whole sentences with named fields."""

from __future__ import annotations

LINE = {
    "lost": "Python does not answer: the connection is lost. Reload the page to begin again.",
    "lost_in_notebook": (
        "Python does not answer: it is busy with another cell or the connection is lost. If this does not pass, "
        "restart the kernel and run the cells again."
    ),
    "found": "Python answers again. Go on.",
    "reload": "Reload the page",
}
"""What is said when Python does not answer, and when it answers again."""

BROWSER = {
    **LINE,
    "table": "Numbers as a table",
    "keys": "Arrow keys read the values one by one.",
    "settings": "Set the scene",
    "predict": "Predict",
    "simulate": "Simulate",
    "exact": "Exact",
    "decide": "Decide",
    "prediction": "Your prediction",
    "lock": "Lock my prediction",
    "unlock": "Predict anew",
    "show": "Show the exact answer",
    "again": "Same draws again",
    "other": "Other draws",
    "free": "Keep the exact answer in view when I change the scene",
}
"""What the page says around the numbers."""

PYTHON = {
    "lock_first": "Lock your prediction first: an honest guess comes before the draws.",
    "lock_before_exact": "Lock your prediction first: a guess made after seeing the answer is no guess.",
    "locked_already": "Your prediction is locked. “Predict anew” starts over.",
    "exact_first": "Look at the exact answer first: the decision rests on it.",
    "enough": "That would be more than {most} {unit}. Start again, with the same draws or others.",
    "unknown": "This page and the program do not agree. Reload the page.",
    "too_fast": "That was too much at once. Wait a moment and try again.",
    "internal": "Something went wrong inside the program. Reload the page and try again.",
    "locked": "Locked: your prediction is {prediction}. Now let chance speak.",
    "freed": "The prediction is open again, and the draws are taken back.",
    "changed": "The scene has changed, so the prediction and the draws start anew.",
    "seen": "The scene has changed. The exact answer is {exact}.",
    "no_draws": "No {unit} yet (seed {seed}).",
    "draws_chance": (
        "{draws} {unit} (seed {seed}): {value} of them belong to the event. The 95\u202f% interval for the true chance "
        "is {low} to {high}."
    ),
    "draws_mean": (
        "{draws} {unit} (seed {seed}): the mean is {value}. The 95\u202f% interval for the true mean "
        "is {low} to {high}."
    ),
    "one_draw": "One draw (seed {seed}): {outcome}. One draw says next to nothing yet.",
    "exact_chance": "The exact chance is {fraction}, that is {exact}.",
    "exact_mean": "The exact expected value is {exact}, with a standard deviation of {deviation}.",
    "error_guess": "Your prediction {prediction} is {error} off.",
    "guess_right": "Your prediction {prediction} is as close as the slider allows.",
    "error_draws": "The simulation is {error} off.",
    "right": "Well decided. {because}",
    "wrong": "{because} Better: {best}. {better}",
    "wrong_said": "{because} Better: {best}.",
    "percent_error": "{error} percentage points",
}


def say(sentence: str, **fields: object) -> str:
    """A sentence with its fields filled in."""
    return PYTHON[sentence].format(**fields)

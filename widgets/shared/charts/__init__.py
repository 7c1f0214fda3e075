"""Charts drawn as SVG by our own helper: a title, a sentence, a picture and a table each, and no library."""

"""The table that all games share: its browser side, and the Python side that answers it."""

"""Lessons: chapters of steps to be done on a live board, and quizzes whose answers the game computes.

A game's lesson is data (`widgets/games/<game>/lessons`); what shows it and checks it is shared.
"""

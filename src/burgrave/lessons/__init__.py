"""Lessons: short pieces of a game with a task and a word for each answer; one way for all games."""

from burgrave.lessons.lesson import Lesson, Task, lesson, lessons
from burgrave.lessons.sitting import GO_ON, Sitting, Verdict

__all__ = ["GO_ON", "Lesson", "Sitting", "Task", "Verdict", "lesson", "lessons"]

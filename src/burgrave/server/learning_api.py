"""The part of the HTTP API with which people learn to play; it writes nothing."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar.params import JSONBody, PathParameter

from burgrave.server.api import Asking, get, post, visitor_of
from burgrave.server.learning import AnyLesson, GameLessons, LessonWish, all_lessons, taken
from burgrave.server.showing import crest_of

LessonName = Annotated[str, PathParameter(max_length=64)]


@get("/learn", summary="The lessons of all games")
async def list_lessons(request: Asking) -> list[GameLessons]:
    """Each game with its lessons in their order."""
    return all_lessons()


@post("/learn/{game:str}/{lesson:str}", summary="Take a step of a lesson", status_code=200)
async def take(
    request: Asking, game: LessonName, lesson: LessonName, data: JSONBody[LessonWish]
) -> AnyLesson:
    """The lesson as it stands after the answers so far and the one that is tried.

    The house keeps nothing of it: whoever has the answers has the lesson.
    """
    guest = (await visitor_of(request)).guest
    crest = crest_of("tower" if guest is None else guest.crest)
    return await asyncio.to_thread(taken, game, lesson, data, crest)


HANDLERS = [list_lessons, take]

"""The part of the HTTP API with which people learn to play."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from litestar.params import JSONBody, PathParameter

from burgrave.server import learned
from burgrave.server.api import Asking, get, hall_of, post, put, visitor_of
from burgrave.server.learned import Known, Learned
from burgrave.server.learning import AnyLesson, GameLessons, LessonWish, all_lessons, taken
from burgrave.server.showing import crest_of
from burgrave.server.store import about_guest

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

    Whoever has the answers has the lesson. Of a guest the house notes how far it has come.
    """
    guest = (await visitor_of(request)).guest
    crest = crest_of("tower" if guest is None else guest.crest)
    told = await asyncio.to_thread(taken, game, lesson, data, crest)
    if guest is not None and told.judged is not None and told.judged.right:
        come = f"{game}/{lesson}", told.answers, told.over
        # Nobody waits for that: where it can't be written the device still has it.
        hall_of(request).store.submit(
            lambda store: learned.keep(store, guest.id, *come), about_guest(guest.id)
        )
    return told


@put("/learn/progress", summary="What I have learned")
async def progress(request: Asking, data: JSONBody[Known]) -> Learned:
    """What is kept of the guest, and what this device adds to it; of a stranger nothing is kept."""
    guest, store = (await visitor_of(request)).id, hall_of(request).store
    if guest is None:
        return learned.NOTHING
    look = partial(learned.learned, guest=guest)
    found = await store.read(look)
    new = [each for each in learned.known_lessons(data.done) if each not in found.done]
    if not new:
        return found
    await store.write(partial(learned.bring, guest=guest, done=new), about_guest(guest))
    return await store.read(look)


HANDLERS = [list_lessons, take, progress]

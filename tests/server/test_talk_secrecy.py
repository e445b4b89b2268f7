"""Over the wire: what players say shows to who watches in no byte, and the other way round.

The same table stands in several servers, down to its seed, in the middle of a secret step. In each
of them something else is said, or nothing. What the others get must be the same in all of them.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgrave.server.keys import new_table_id
from tests.server.house import Person
from tests.server.test_secret_steps import Story, chosen, reach_the_roll, story

TALK = [(), ("no",), ("I have the Queen", "and you?", "x" * 400)]


def pages(person: Person, path: str) -> list[bytes]:
    """Everything that somebody can ask for."""
    asked = [path, f"{path}/play", f"{path}/play?since=1", f"{path}/talk", "/api/me"]
    asked += [f"{path}/talk?before=x", f"{path}/end", f"{path}/record"]
    return [person.client.get(each).content for each in asked]


def says(person: Person, path: str, text: str) -> None:
    person.post(f"{path}/talk", id=text[:60], language="hu", text=text)


def hears(told: Story, place: int, person: Person) -> list[tuple[str, bytes]]:
    """What has come over one socket by now, and every page."""
    told.look()
    found = [(kind, text) for kind, text in told.heard if kind == f"socket {place}"]
    return found + [("page", page) for page in pages(person, told.path)]


@pytest.mark.parametrize("among", ["players", "watchers"])
def test_talk_shows_to_no_others(tmp_path: Path, among: str) -> None:
    id, stories = new_table_id(), []
    for number, texts in enumerate(TALK):
        with story(tmp_path / f"{number}.sqlite", id, "era") as told:
            reach_the_roll(told)
            odo = told.house.guest("Odo")
            speaker, other = (told.bela, odo) if among == "players" else (odo, told.bela)
            # Anna has the first socket, and the second is a watcher's.
            place, listener = (1, odo) if among == "players" else (0, told.people[0])
            quiet, known = pages(other, told.path), pages(listener, told.path)
            for text in texts:
                says(speaker, told.path, text)
            assert pages(other, told.path) == quiet
            assert pages(listener, told.path) == known
            heard = hears(told, place, listener)
            # What the others say to each other, and what they do, is as it would be.
            says(other, told.path, "we hear nothing")
            told.plays(2, chosen(0))
            heard += hears(told, place, listener)
            stories.append([_timeless(text) for _, text in heard])
            # And those for whom it was said have heard it, and nothing else happened for them.
            mine, friend = (0, told.people[0]) if among == "players" else (1, odo)
            read = friend.get(f"{told.path}/talk")["lines"]
            assert [line["text"] for line in read] == list(texts)
            spoken = [t for k, t in told.heard if k == f"socket {mine}" and b'"type":"talk"' in t]
            assert len(spoken) == len(texts)
    assert len(stories[0]) > 10
    assert stories[0] == stories[1] == stories[2]


def _timeless(text: bytes) -> bytes:
    """Without what differs between any two lines: when they were said, and their random ids."""
    return re.sub(rb'"(touched|at|id|voice)":("[^"]*"|\d+)', b"", text)

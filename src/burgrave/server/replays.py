"""Replays: what a pair of eyes saw of a game, from its record, packed into one answer."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any, NamedTuple, cast

import msgspec

from burgrave.games import game as game_named
from burgrave.games import rule_guide
from burgrave.games.replaying import EVERYTHING, Eyes, everything, moments, told
from burgrave.kernel.errors import BadRecord
from burgrave.kernel.record import Record
from burgrave.kernel.record import replay as played
from burgrave.kernel.seat import Look
from burgrave.kernel.state import State
from burgrave.server.differences import difference
from burgrave.server.heavy_work import HeavyWork, Who
from burgrave.server.journal import HUMAN
from burgrave.server.replay_wire import Replay, ReplayMoment
from burgrave.server.updates import scene
from burgrave.server.wire import Event as LogLine
from burgrave.server.wire import Moment


def replay_of(record: Record, eyes: Eyes, visitor: int | None, runs: bool) -> Replay:
    """A game as these eyes saw it, for a visitor who was told of it as the given viewer."""
    game = record.game.name
    found: list[ReplayMoment] = []
    count = 0
    before: Any = None
    now = played(record).state if runs else None
    for moment in moments(record, eyes, runs):
        after = msgspec.to_builtins(_scene(game, moment.state, eyes, now), str_keys=True)
        log = []
        for event in moment.events:
            log.append(_line(record, told(eyes, event), count))
            count += 1
        found.append(
            ReplayMoment(
                n=moment.number,
                kind=moment.kind,
                seat=moment.seat,
                did="" if log else moment.did,
                chapter=moment.chapter,
                part=moment.part,
                log=log,
                change=difference(before, after),
            )
        )
        before = after
    names = [player.name for player in record.players]
    lines = [moment.number for moment in moments(record, visitor, runs) for _ in moment.events]
    return Replay(
        game=game,
        eyes=eyes,
        names=names,
        bots=[player.kind != HUMAN for player in record.players],
        options=dict(record.options),
        runs=runs,
        began_at=None
        if record.begin_at is None
        else Moment(chapter=found[0].chapter, part=found[0].part),
        moments=found,
        lines=lines,
    )


def read_record(text: bytes) -> Record:
    """The record that somebody brings, once every entry of it is checked."""
    try:
        return Record.from_json(text.decode("utf-8-sig"), game_named)
    except UnicodeDecodeError:
        raise BadRecord("amiss-record-no-text") from None


def replay_of_file(text: bytes, eyes: Eyes) -> bytes:
    """The packed replay of a record that somebody brings, once every entry of it is checked."""
    record = read_record(text)
    if eyes is not None and eyes >= len(record.players):
        raise BadRecord("amiss-record-no-seat")
    return packed(replay_of(record, eyes, None, False))


def packed(replay: Replay) -> bytes:
    """The answer as it goes over the wire."""
    return gzip.compress(msgspec.json.encode(replay), mtime=0)


def _scene(game: str, state: State, eyes: Eyes, now: State | None) -> dict[str, Any]:
    """How things stood, as these eyes saw them and, while the game runs, may look at them again."""
    if eyes == EVERYTHING:
        return scene(game, state, Look(None, state), everything(state))
    look = Look(eyes, state)
    view = look.view if now is None else now.looked_back(look.view)
    if view == look.view:
        return scene(game, state, look, view)
    # What was reckoned then may have known what is hidden again by now.
    return scene(game, state, look, view) | {"advice": None}


def _line(record: Record, event: Mapping[str, Any], number: int) -> LogLine:
    """A line of the log, as updates tell it."""
    rule = rule_guide(record.game.name).rule_of_event(event, record.options, len(record.players))
    return cast(LogLine, {**event, "n": number, **({"rule": rule} if rule else {})})


class Wanted(NamedTuple):
    """What is looked back at, and by whom."""

    eyes: Eyes
    visitor: int | None
    """As whom the visitor was told of the game."""
    runs: bool
    version: int
    """How much of it this visitor has noticed: what others do behind their screens is not in it."""


class Replays:
    """The replays of one table, packed; each is kept until the game goes on for its visitor.

    Nobody can tell by how long a replay takes whether something happened that they may not notice.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[Eyes, int | None], tuple[Wanted, bytes]] = {}

    async def packed(self, heavy: HeavyWork, who: Who, record: Record, wanted: Wanted) -> bytes:
        """The answer, made beside all that goes on at the tables."""
        known = self._known(wanted)
        if known is not None:
            return known
        return await heavy.beside(who, self._made, record, wanted)

    def _known(self, wanted: Wanted) -> bytes | None:
        known = self._kept.get((wanted.eyes, wanted.visitor))
        return known[1] if known is not None and known[0] == wanted else None

    def _made(self, record: Record, wanted: Wanted) -> bytes:
        """A new answer, unless it was made for somebody else while this one waited."""
        known = self._known(wanted)
        if known is not None:
            return known
        answer = packed(replay_of(record, wanted.eyes, wanted.visitor, wanted.runs))
        self._kept[wanted.eyes, wanted.visitor] = wanted, answer
        return answer

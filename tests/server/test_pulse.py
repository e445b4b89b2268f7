"""The pulse: who does not answer is gone, and nobody is asked out of turn."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from burgrave.server.pulse import Asked, Pulse
from burgrave.server.timeouts import Socket, framed
from tests.server.house import PATIENCE, serving, settings_for, wait_until

NOT_ANSWERED = 1011


class One:
    """Somebody who counts how often they were asked."""

    def __init__(self, order: list[One]) -> None:
        self._order = order

    def ask(self) -> None:
        self._order.append(self)


async def beats(until: int, order: list[One]) -> None:
    while len(order) < until:
        await asyncio.sleep(0.001)


def test_all_are_asked_in_turns_of_their_own_again_and_again() -> None:
    async def go() -> None:
        order: list[One] = []
        many, some = Pulse(every=0.08), [One(order) for _ in range(200)]
        turns = [many.add(one) for one in some]
        # They came at once, and are spread over all turns.
        assert {len(turn) for turn in turns} == {2, 3}
        await beats(600, order)
        assert {order[:200].count(one) for one in some} == {1}
        assert {order[200:400].count(one) for one in some} == {1}

    asyncio.run(go())


def test_who_has_gone_is_asked_no_more() -> None:
    async def go() -> None:
        order: list[One] = []
        many = Pulse(every=0.08)
        stays, goes = One(order), One(order)
        many.add(stays)
        turn: set[Asked] = many.add(goes)
        turn.discard(goes)
        await beats(3, order)
        assert goes not in order

    asyncio.run(go())


def test_it_rests_while_nobody_is_there_and_goes_on_with_the_next() -> None:
    async def go() -> None:
        order: list[One] = []
        many = Pulse(every=0.08)
        first, second = One(order), One(order)
        turn = many.add(first)
        await beats(1, order)
        turn.discard(first)
        while many._beats:
            await asyncio.sleep(0.001)
        many.add(second)
        await beats(3, order)
        assert second in order

    asyncio.run(go())


def read_on(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=PATIENCE)


def mute(socket: ClientConnection, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read what comes, and answer nothing that is asked."""
    say = socket.protocol.send_frame

    def all_but_answers(frame: Frame) -> None:
        if frame.opcode is not Opcode.PONG:
            say(frame)

    monkeypatch.setattr(socket.protocol, "send_frame", all_but_answers)


def test_a_socket_that_answers_stays_and_one_that_does_not_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pulse.__init__, "__defaults__", (0.4,))
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        anna = house.guest("Anna")
        table = anna.table("me", "open", edition="first")["id"]
        with anna.socket(table) as answers, anna.socket(table) as silent:
            mute(silent, monkeypatch)
            with pytest.raises(ConnectionClosed) as closed:
                read_on(silent)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == NOT_ANSWERED
            wait_until(lambda: len(house.hall.tables[table].audience) == 1)
            answers.ping().wait(PATIENCE)
            assert answers.state.name == "OPEN"


ANSWER = Frame(Opcode.PONG, b"").serialize(mask=True)
"""Six bytes, as browsers answer; where a text has begun they may as well be its middle."""


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ([ANSWER], True),
        ([Frame(Opcode.PONG, b"?").serialize(mask=True)], True),
        ([Frame(Opcode.TEXT, b"?").serialize(mask=True)], False),
        ([Frame(Opcode.TEXT, b"?").serialize(mask=True), ANSWER], True),
        ([b"\x81\x86mask", ANSWER], False),
        ([b"\x81\x86mask", ANSWER, ANSWER], True),
        ([ANSWER[:3]], False),
        ([ANSWER[:3], ANSWER[3:]], True),
    ],
)
def test_an_answer_is_told_from_what_looks_like_one(
    tmp_path: Path, said: list[bytes], heard: bool
) -> None:
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        anna = house.guest("Anna")
        table = anna.table("me", "open", edition="first")["id"]
        with anna.socket(table):
            wait_until(lambda: len(house.hall.tables[table].audience) == 1)
            (listener,) = house.hall.tables[table].audience
            socket = listener._outlet
            assert isinstance(socket, Socket)

            async def asked() -> bool:
                socket._asked = True
                for some in said:
                    socket.data_received(some)
                return socket._asked

            answer = asyncio.run_coroutine_threadsafe(asked(), socket.loop)
            assert answer.result(PATIENCE) is not heard


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_of_any_length_is_framed_as_browsers_read_it(length: int) -> None:
    message = b"x" * length
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)

"""Looking back: a replay is what a seat saw, byte for byte, and no more while the game runs."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgrave import BadRecord, BurgraveError, FairDice, Rng, State
from burgrave.bots import bot
from burgrave.games import game, names
from burgrave.games.kings_will.components import WILLS
from burgrave.games.replaying import EVERYTHING
from burgrave.kernel.record import Record
from burgrave.kernel.seat import Seat
from burgrave.kernel.table import Player, Table
from burgrave.server import replays
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.differences import applied
from burgrave.server.hall import Hall
from burgrave.server.keys import hashed, new_table_id
from burgrave.server.live_table import LiveTable
from burgrave.server.replay_wire import Replay
from burgrave.server.replays import packed, replay_of, replay_of_file
from burgrave.server.rows import SeatRow, TableRow
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.wire import Update
from tests.games.own import able_bot, keeps_secrets, own
from tests.rules.shows import shows
from tests.server.broken_records import BROKEN
from tests.server.house import Json, Person, Served, dealt, settings_for, wait_until

STEPS = 80
NAMES = ("Anna", "Bela", "Cili")
VIEWERS = (0, 1, 2, None)
SCENE = ("view", "advice", "waiting", "question", "rule", "reasons")
MOST_BYTES = 300 * 1024


def options_of(name: str) -> dict[str, Any]:
    options: dict[str, Any] = own(name, "playthroughs").FULLEST
    return options


def scenes(replay: Json) -> Iterator[tuple[Json, Json, list[Json]]]:
    """Each moment with its scene and the log up to then, as a page puts them together."""
    scene: Any = None
    log: list[Json] = []
    for moment in replay["moments"]:
        scene = applied(scene, moment["change"])
        log = [*log, *moment["log"]]
        yield moment, scene, log


def on_the_wire(told: Replay | Update) -> Json:
    found: Json = msgspec.json.decode(msgspec.json.encode(told))
    return found


def seen(scene: Json, log: list[Json]) -> bytes:
    """What a viewer has before them, as bytes."""
    return msgspec.json.encode([{name: scene[name] for name in SCENE}, log], order="sorted")


@pytest.mark.parametrize("name", names())
def test_the_replay_of_a_running_game_is_what_each_seat_saw(tmp_path: Path, name: str) -> None:
    async def go() -> None:
        hall, table = await sat_down(tmp_path, name)
        told: dict[int | None, dict[int, bytes]] = {viewer: {} for viewer in VIEWERS}
        rng = Rng(7)
        for number in range(STEPS):
            if table.kernel.state.over:
                break
            mover = await any_move(table, rng, number)
            for viewer in VIEWERS:
                update = on_the_wire(table._now.update(viewer, None))
                version, sight = update["version"], seen(update, update["log"])
                # Whoever decides notices it; others may notice nothing, as in Era's set-up, which
                # happens behind screens. What they see then is what they saw before.
                assert version not in told[viewer] or viewer != mover
                assert told[viewer].setdefault(version, sight) == sight
        record = await table.record()
        for viewer in VIEWERS:
            replay = on_the_wire(replay_of(record, viewer, viewer, True))
            shown = {}
            for moment, scene, log in scenes(replay):
                # What others decided is told by the log or not at all.
                assert moment["did"] == "" or moment["seat"] == viewer
                shown[moment["n"]] = seen(scene, log)
            assert {n: shown.get(n) for n in told[viewer]} == told[viewer]
            assert max(shown) == max(told[viewer])
            assert len(replay["lines"]) == len(log)
        hall.close()

    asyncio.run(go())


@shows("W-7.3", "R-W.49")
@pytest.mark.parametrize("look_again", ["seen", "discs", "none"])
def test_a_card_that_may_not_be_looked_at_again_is_not_shown_again(look_again: str) -> None:
    players = [Player(name) for name in NAMES]
    options: dict[str, Any] = {"look_again": look_again}
    table = Table(game("kings-will"), players, FairDice(bytes(32), 3), options)
    table.start()
    rng = Rng(3)
    seen_then = 0
    for _ in range(140):
        seat = table.waiting[0]
        legal = table.state.legal(seat)
        looks = [action for action in legal if action.kind == "explore"]
        table.play(seat, looks[0] if looks else legal[rng.below(len(legal))])
        for viewer in range(3):
            seen_then += len(cards_in(table.state.view(viewer)))
    record = Record.of(table)
    for viewer in range(3):
        now = cards_in(table.state.view(viewer))
        shown = [
            cards_in(scene["view"])
            for _, scene, _ in scenes(on_the_wire(replay_of(record, viewer, viewer, True)))
        ]
        assert any(shown) or look_again != "seen"
        if look_again != "seen":
            assert all(cards <= now for cards in shown)
        told = msgspec.json.encode(replay_of(record, viewer, viewer, True)).decode()
        if look_again == "none" and not now:
            assert not [will.id for will in WILLS if f'"card":"{will.id}"' in told]
        # Once the game is over, everybody sees what they saw then.
        after = list(scenes(on_the_wire(replay_of(record, viewer, viewer, False))))
        assert any(cards_in(scene["view"]) for _, scene, _ in after)
    assert seen_then > 20


def cards_in(view: Any) -> set[tuple[object, str]]:
    """The Will cards that a view shows, by where they are."""
    lying = {(place, will["card"]) for place, will in enumerate(view["wills"]) if "card" in will}
    own = view["seats"][view["viewer"]]
    return lying | {("hand", card) for card in own.get("hand", [])}


def test_what_was_taken_back_is_no_moment(tmp_path: Path) -> None:
    async def go() -> None:
        hall, table = await sat_down(tmp_path, "kings-will")
        rng, undone = Rng(7), 0
        for number in range(60):
            seat = await any_move(table, rng, number)
            if table.kernel.can_undo(seat):
                await table.undo(seat, f"u{number}", table._telling.to(seat).version)
                undone += 1
            for viewer in VIEWERS:
                record = await table.record()
                now = on_the_wire(table._now.update(viewer, None))
                *_, (_, scene, log) = scenes(on_the_wire(replay_of(record, viewer, viewer, True)))
                assert (scene, log) == ({name: now[name] for name in SCENE}, now["log"])
        assert undone > 10
        hall.close()

    asyncio.run(go())


async def sat_down(tmp_path: Path, name: str) -> tuple[Hall, LiveTable]:
    """A hall with a dealt table of three people."""
    settings = settings_for(tmp_path / "store.sqlite")
    hall = Hall(settings, SqliteStore(Path(settings.store)), BotWorkers(0, 5.0))
    guests = [await hall.store.add_guest(hashed(name), name, "lion") for name in NAMES]
    seats = tuple(
        SeatRow(n, "person", guest.id, None, guest.name, "lion", ready=True)
        for n, guest in enumerate(guests)
    )
    options = game(name).full_options(3, options_of(name))
    row = TableRow(new_table_id(), name, options, guests[0].id, bytes(range(32)), seats=seats)
    await hall.store.add_table(row)
    table = await hall.table(row.id)
    await table.deal(lambda now: now)
    return hall, table


async def any_move(table: LiveTable, rng: Rng, number: int) -> int:
    """Somebody decides something; who?"""
    kernel = table.kernel
    seat = kernel.waiting[rng.below(len(kernel.waiting))]
    legal = kernel.state.legal(seat)
    action = legal[rng.below(len(legal))].text
    await table.play(seat, f"{number}", table._telling.to(seat).version, action)
    return seat


@pytest.mark.parametrize("name", names())
def test_twins_leave_the_same_replay(name: str) -> None:
    """Games that look the same to a viewer, behind whose back other things happen."""
    rng, unlike = Rng(5), 0
    for begin, viewer in beginnings(name, rng):
        twin = begin.imagine(viewer, rng)
        one, two = side_by_side(begin.copy(), twin, viewer, rng)
        unlike += [str(e) for e in one.entries] != [str(e) for e in two.entries]
        unlike += one.begin_at != two.begin_at
        told = [packed(replay_of(each, viewer, viewer, True)) for each in (one, two)]
        assert gzip.decompress(told[0]) == gzip.decompress(told[1])
        assert told[0] == told[1]
    assert (unlike > 20) == keeps_secrets(name)


def beginnings(name: str, rng: Rng) -> Iterator[tuple[State, int | None]]:
    """Random states, with who looks at them."""
    state = game(name).new(3, **options_of(name))
    for number in range(160):
        if state.over:
            return
        viewer = VIEWERS[number // 4 % 4]
        # Dice that are to fall unseen fall before anybody looks.
        unseen = state.dark and state.chance and state.chance.seat != viewer
        if number % 4 == 3 and not unseen:
            yield state, viewer
        step(state, rng)


def step(state: State, rng: Rng) -> None:
    """Whatever comes next."""
    if state.chance:
        state.settle(state.chance.sample(rng))
    else:
        seat = state.actors[rng.below(len(state.actors))]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])


def side_by_side(
    one: State, two: State, viewer: int | None, rng: Rng, most: int = 8
) -> tuple[Record, Record]:
    """Both played on for a while, so that the viewer sees the same in both."""
    tables = [at(state) for state in (one, two)]
    for _ in range(most):
        ours, other = tables
        if ours.state.over or (ours.state.chance is None) != (other.state.chance is None):
            break
        text, seat = chosen(ours.state, rng)
        ahead = ours.state.copy()
        take(ahead, seat, text)
        answer = same_to(viewer, ahead, other.state, seat, text, rng)
        if answer is None:
            break
        for table, words in zip(tables, (text, answer), strict=True):
            if seat is None:
                table.settle(words)
            else:
                table.play(seat, words)
        if len(ours.entries) != len(other.entries):
            break
    records = [Record.of(table) for table in tables]
    shared = min(len(record.entries) for record in records)
    return cut(records[0], shared), cut(records[1], shared)


def cut(record: Record, entries: int) -> Record:
    """A record up to an entry, with the hash that it has there."""
    table = Table(record.game, record.players, None, record.options, record.begin_at)
    for entry in record.entries[:entries]:
        table.take(entry)
    return Record.of(table)


def at(state: State) -> Table:
    """A table without dice of its own that begins at a state."""
    position: Any = state.position()
    players = [Player(name) for name in NAMES]
    table = Table(game(str(position["game"])), players, None, position["options"], position)
    table.start()
    return table


def chosen(state: State, rng: Rng) -> tuple[str, int | None]:
    if state.chance:
        return state.chance.text(state.chance.sample(rng)), None
    seat = state.actors[rng.below(len(state.actors))]
    legal = state.legal(seat)
    return legal[rng.below(len(legal))].text, seat


def take(state: State, seat: int | None, text: str) -> None:
    if seat is None:
        assert state.chance is not None
        state.settle(state.chance.parse(text))
    else:
        state.play(seat, text)


def same_to(
    viewer: int | None, ahead: State, twin: State, seat: int | None, text: str, rng: Rng
) -> str | None:
    """What has to happen in the twin so that the viewer sees the same; another thing, if it can."""
    if seat is None:
        chance = twin.chance
        assert chance is not None
        tries = [chance.text(chance.sample(rng)) for _ in range(6)]
    elif seat == viewer:
        tries = []
    else:
        if seat not in twin.actors:
            return None
        legal = twin.legal(seat)
        tries = [legal[rng.below(len(legal))].text for _ in range(6)]
    for words in (*tries, text):
        later = twin.copy()
        try:
            take(later, seat, words)
        except BurgraveError:
            continue
        if _looks(later, viewer) == _looks(ahead, viewer):
            return words
    return None


def _looks(state: State, viewer: int | None) -> tuple[object, ...]:
    waits = None if state.chance is None else state.chance.kind
    return state.view(viewer), state.step, state.actors, state.over, waits


def bots_play(name: str, seats: int) -> Record:
    """A game of bots to its end."""
    mind = able_bot(name)
    players = [Player(f"Bot {n}", mind) for n in range(seats)]
    table = Table(game(name), players, Rng(5), options_of(name))
    table.start()
    rng, player = Rng(9), bot(mind)
    while not table.state.over:
        seat = table.waiting[0]
        table.play(seat, player.choose(Seat(seat, table.state, rng), rng))
    return Record.of(table)


@pytest.mark.parametrize("name", names())
def test_a_whole_game_of_four_is_small_and_ends_as_it_ended(name: str) -> None:
    record = bots_play(name, 4)
    *_, last = record.replayed()
    for eyes in (0, None, EVERYTHING):
        replay = replay_of(record, eyes, None, False)
        assert len(packed(replay)) < MOST_BYTES / 4
        found = on_the_wire(replay)
        *_, (moment, scene, log) = scenes(found)
        assert moment["n"] == len(record.entries)
        assert scene["view"]["over"]
        if eyes != EVERYTHING:
            assert scene["view"] == msgspec.to_builtins(last.state.view(eyes))
        numbers = [moment["n"] for moment in found["moments"]]
        assert numbers == sorted(set(numbers))
        when = [(moment["chapter"], moment["part"]) for moment in found["moments"]]
        assert when == sorted(when)
        assert [line["n"] for line in log] == list(range(len(log)))
        assert set(found["lines"]) <= set(range(len(record.entries) + 1))


@pytest.mark.parametrize("name", names())
def test_after_the_end_everything_is_seen_that_anybody_saw(name: str) -> None:
    record = bots_play(name, 3)
    all_lines = on_the_wire(replay_of(record, EVERYTHING, None, False))["moments"]
    by_number = {moment["n"]: moment for moment in all_lines}
    assert sorted(by_number) == list(range(len(record.entries) + 1))
    for seat in range(3):
        for moment in on_the_wire(replay_of(record, seat, seat, False))["moments"]:
            heard = [facts(line) for line in by_number[moment["n"]]["log"]]
            for line in moment["log"]:
                assert any(facts(line) <= each for each in heard)


@pytest.mark.parametrize("name", names())
def test_what_the_log_does_not_tell_is_named_by_its_kind(name: str) -> None:
    record = bots_play(name, 3)
    for eyes in (EVERYTHING, 0):
        told = on_the_wire(replay_of(record, eyes, None, False))["moments"]
        for moment in told:
            entry = record.entries[moment["n"] - 1] if moment["n"] else None
            silent = entry is not None and moment["log"] == [] and moment["seat"] is not None
            own = eyes in (EVERYTHING, moment["seat"])
            assert moment["did"] == (entry.text.split()[0] if entry and silent and own else "")


def facts(line: Json) -> set[str]:
    """What a line tells, apart from its number."""
    return {f"{name}: {fact}" for name, fact in line.items() if name != "n"}


def test_only_own_eyes_while_the_game_runs(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Bela")
    id = dealt(anna, bela, seats=("me", "open", "greedy"), edition="first")
    path = f"/api/tables/{id}/replay"
    assert anna.get(path)["eyes"] == 0
    assert bela.get(f"{path}?eyes=1")["runs"] is True
    assert house.visitor().get(path)["eyes"] is None
    for eyes in (-1, 0, 2):
        refused = bela.ask("GET", f"{path}?eyes={eyes}")
        assert refused.status_code == 403
        assert refused.json()["error"] == (
            "While a game runs you look back with your own eyes only."
        )


def test_the_replay_of_a_running_game_goes_on_with_it(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Bela")
    id = dealt(anna, bela, seats=("me", "open"), edition="first")
    path = f"/api/tables/{id}/replay"
    before = anna.get(path)["moments"]
    (anna if anna.play(id)["legal"] else bela).move(id, "next")
    after = anna.get(path)["moments"]
    assert len(after) > len(before)
    assert after[: len(before)] == before


def test_any_eyes_after_the_end(house: Served) -> None:
    anna = house.guest("Anna")
    id = over(anna)
    path = f"/api/tables/{id}/replay"
    stranger = house.visitor()
    found = {eyes: stranger.get(f"{path}?eyes={eyes}") for eyes in (-1, 0, 1)}
    assert all(replay["eyes"] == eyes and not replay["runs"] for eyes, replay in found.items())
    assert found[0]["moments"][-1]["n"] == found[-1]["moments"][-1]["n"]
    assert anna.get(path) == anna.get(f"{path}?eyes=0")
    assert stranger.ask("GET", f"{path}?eyes=4").status_code == 409
    end = stranger.get(f"/api/tables/{id}/end")
    numbers = {moment["n"]: moment for moment in found[-1]["moments"]}
    assert len(end["moments"]) == len(end["overTime"]) == len(end["chapters"])
    assert end["moments"][-1] == max(numbers)
    assert [numbers[n]["chapter"] for n in end["moments"]] >= end["chapters"]


def test_each_line_of_my_log_leads_to_its_moment(house: Served) -> None:
    anna = house.guest("Anna")
    id = over(anna)
    log = anna.play(id)["log"]
    for eyes in (0, -1):
        replay = anna.get(f"/api/tables/{id}/replay?eyes={eyes}")
        assert len(replay["lines"]) == len(log)
        by_number = {moment["n"]: moment["log"] for moment in replay["moments"]}
        for line, number in zip(log, replay["lines"], strict=True):
            kinds = [told["kind"] for told in by_number[number]]
            assert line["kind"] in kinds


def test_it_comes_packed_to_who_can_unpack(house: Served) -> None:
    anna = house.guest("Anna")
    path = f"/api/tables/{over(anna)}/replay"
    plain = anna.client.get(path, headers={"accept-encoding": "identity"})
    small = anna.client.get(path, headers={"accept-encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(small.headers["content-length"]) < len(plain.content) / 4
    assert small.content == plain.content


def test_it_is_made_once_and_beside_the_loop(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    loops: list[int] = []
    real, lookup = replays.replay_of, LiveTable.viewer_of

    def noted(table: LiveTable, guest: int | None) -> int | None:
        loops.append(threading.get_ident())
        return lookup(table, guest)

    monkeypatch.setattr(LiveTable, "viewer_of", noted)

    def counted(*args: Any) -> Replay:
        made.append(threading.get_ident())
        return real(*args)

    monkeypatch.setattr(replays, "replay_of", counted)
    anna = house.guest("Anna")
    path = f"/api/tables/{over(anna)}/replay"
    for _ in range(3):
        anna.get(path)
    assert len(made) == 1
    # Handlers run in the loop's thread; whatever is reckoned there holds everybody up.
    assert made[0] != loops[0]


def test_who_is_told_nothing_gets_what_was_made_before(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is made anew shows in how long it takes, and in how often one may ask."""
    made: list[int | None] = []
    real = replays.replay_of

    def counted(record: Record, *wanted: Any) -> Replay:
        made.append(wanted[0])
        return real(record, *wanted)

    monkeypatch.setattr(replays, "replay_of", counted)
    anna, bela, watcher = house.guest("Anna"), house.guest("Bela"), house.visitor()
    table = anna.post("/api/tables", game="era", seats=[{"kind": "me"}, {"kind": "open"}])
    id = table["id"]
    bela.post(f"/api/tables/{id}/claim", key=table["seats"][1]["link"].partition("#key=")[2])
    for person in (anna, bela):
        person.post(f"/api/tables/{id}/ready", ready=True)
    path = f"/api/tables/{id}/replay"
    for person in (anna, bela, watcher):
        person.get(path)
    bela.move(id, "behind his screen")
    for person in (anna, bela, watcher):
        person.get(path)
    assert made == [0, 1, None, 1]


def test_a_game_that_is_given_up_runs_no_more(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Bela")
    id = dealt(anna, bela, seats=("me", "open"), edition="first")
    path = f"/api/tables/{id}/replay"
    assert anna.get(path)["runs"] is True
    bela.post(f"/api/tables/{id}/resign")
    assert anna.get(path)["runs"] is False


def test_a_lobby_has_no_replay(house: Served) -> None:
    anna = house.guest("Anna")
    id = anna.table("me", "open", edition="first")["id"]
    assert anna.ask("GET", f"/api/tables/{id}/replay").json()["code"] == "not-dealt"


def over(person: Person) -> str:
    """A table whose game is over: the one person in it has given up."""
    id: str = person.table("me", "greedy", "greedy", edition="first")["id"]
    wait_until(lambda: bool(person.play(id)["legal"]))
    for number in range(6):
        wait_until(lambda: bool(person.play(id)["legal"]))
        person.move(id, f"{number}")
    person.post(f"/api/tables/{id}/resign")
    assert person.get(f"/api/tables/{id}")["status"] == "over"
    return id


@pytest.fixture(scope="module")
def good() -> str:
    """A record of a finished game that tells its seed."""
    players = [Player(name) for name in NAMES]
    table = Table(
        game("kingsburg"), players, FairDice(bytes(range(32)), 3), options_of("kingsburg")
    )
    table.start()
    while not table.state.over:
        table.play(table.waiting[0], table.state.legal(table.waiting[0])[-1])
    return Record.of(table).to_json()


def test_a_record_that_somebody_brings_is_looked_back_at(house: Served, good: str) -> None:
    visitor, before = house.visitor(), list(Path(house.hall.settings.store).parent.iterdir())
    tables = dict(house.hall.tables)
    found = visitor.client.post("/api/replay", content=good)
    assert found.status_code == 200
    replay = found.json()
    record = Record.from_json(good, game)
    assert (replay["names"], replay["eyes"]) == (list(NAMES), EVERYTHING)
    assert replay["options"] == record.options
    assert replay["moments"][-1]["n"] == len(record.entries)
    mine = visitor.client.post("/api/replay?eyes=1", content=good).json()
    assert mine["moments"][5]["change"] != replay["moments"][5]["change"]
    # Nothing of it is kept: no guest, no table, no file.
    assert "set-cookie" not in found.headers
    assert house.hall.tables == tables
    assert list(Path(house.hall.settings.store).parent.iterdir()) == before


def test_a_record_is_looked_at_as_anybody_at_its_table_saw_it(good: str) -> None:
    seen = msgspec.json.decode(gzip.decompress(replay_of_file(good.encode(), None)))
    assert seen["eyes"] is None
    with pytest.raises(BadRecord, match="no such seat"):
        replay_of_file(good.encode(), len(NAMES))


def test_a_broken_record_gets_one_sentence(house: Served, good: str) -> None:
    assert len(BROKEN) >= 50
    visitor = house.visitor()
    for number, broken in enumerate(BROKEN):
        answer = visitor.client.post("/api/replay", content=broken(good))
        assert answer.status_code == 422, (number, answer.text)
        told = answer.json()
        assert told["code"] == "bad-record"
        assert told["error"].endswith("."), (number, told)
        assert "\n" not in told["error"]
        assert len(told["error"]) < 500


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "is not possible now; possible:"),
        ("de", "ist jetzt nicht möglich; möglich sind:"),
        ("hu", "most nem lehetséges; ami lehet:"),
    ],
)
def test_a_decision_of_another_step_in_a_record_is_told_in_the_readers_language(
    house: Served, good: str, language: str, why: str
) -> None:
    """Which entry it is, what it says, and what would have been possible, in one sentence."""
    assert why in told_of(house, good, language, "pass")


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "be right: That building is not the next one in its row."),
        ("de", "kann nicht stimmen: Dieses Gebäude ist nicht das nächste in seiner Reihe."),
        ("hu", "nem lehet helyes. Ez az épület nem a következő a sorában."),
    ],
)
def test_why_the_rules_refuse_a_decision_in_a_record_is_told_in_the_readers_language(
    house: Served, good: str, language: str, why: str
) -> None:
    """The rule's own reason, where the decision is of a kind that was asked for."""
    assert told_of(house, good, language, "build cathedral").endswith(why)


def told_of(house: Served, good: str, language: str, decision: str) -> str:
    """What is said of a record in which somebody decides something else than to build."""
    doc = json.loads(good)
    place = next(n for n, line in enumerate(doc["entries"]) if ": build" in line)
    seat = doc["entries"][place].partition(":")[0]
    doc["entries"][place] = f"{seat}: {decision}"
    answer = house.visitor().client.post(
        f"/api/replay?language={language}", content=json.dumps(doc)
    )
    assert answer.status_code == 422
    told: str = answer.json()["error"]
    assert str(place + 1) in told
    assert decision in told
    assert "\n" not in told
    return told

"""Playing over HTTP: moves, ids, undo, restarts, hand-over and rematch."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Person, Served, at_once, dealt, serving, settings_for, wait_until

FIRST = {"edition": "first"}


def two(house: Served) -> tuple[Person, Person, str]:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    return anna, bela, dealt(anna, bela, seats=("me", "open"), **FIRST)


def asked(people: tuple[Person, ...], table: str) -> tuple[int, Person]:
    seat = people[0].play(table)["waiting"][0]
    return seat, people[seat]


def test_a_game_against_bots_runs_at_once_and_to_its_end(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "greedy", "random", **FIRST)
    assert table["status"] == "running"
    assert [seat.get("bot") for seat in table["seats"]] == [None, "greedy", "random"]
    moves = 0
    while True:
        wait_until(lambda: anna.play(table["id"])["legal"] or over(anna, table["id"]))
        if over(anna, table["id"]):
            break
        anna.move(table["id"], f"{moves}")
        moves += 1
    assert moves > 10
    after = anna.get(f"/api/tables/{table['id']}")
    assert after["status"] == "over"
    assert after["moment"] == {"chapter": 5, "part": 3}
    end = anna.get(f"/api/tables/{table['id']}/end")
    assert end["dice"]["checked"]
    assert end["overTime"][-1] == [row["total"] for row in end["scores"]]
    assert [row["points"] for row in after["result"]] == end["overTime"][-1]
    assert [row["place"] for row in after["result"]] == [row["place"] for row in end["places"]]
    mine = anna.get("/api/me")["tables"][0]
    assert mine["result"] == after["result"]
    assert mine["touched"] > 0


def over(person: Person, table: str) -> bool:
    return bool(person.play(table)["view"]["over"])


def test_nothing_is_dealt_before_all_are_ready(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = anna.table("me", "open", **FIRST)
    path = f"/api/tables/{table['id']}"
    key = table["seats"][1]["link"].partition("#key=")[2]
    assert table["status"] == "lobby"
    assert anna.ask("GET", f"{path}/play").json()["code"] == "not-dealt"
    anna.post(f"{path}/ready", ready=True, share="Anna was here")
    assert bela.post(f"{path}/claim", key=key)["you"] == 1
    assert bela.post(f"{path}/claim", key=key)["you"] == 1
    assert bela.get(path)["status"] == "lobby"
    assert bela.post(f"{path}/ready", ready=True)["status"] == "running"


def test_a_move_with_the_same_id_plays_once_and_answers_the_same(house: Served) -> None:
    anna, bela, table = two(house)
    _, first = asked((anna, bela), table)
    version = first.play(table)["version"]
    path = f"/api/tables/{table}/moves"
    once = first.post(path, id="x", version=version, action="take gold")
    again = first.post(path, id="x", version=version, action="take gold")
    assert once == again == {"version": version + 1}
    assert first.play(table)["version"] == version + 1


def test_ids_are_each_seats_own(house: Served) -> None:
    anna, bela, table = two(house)
    for _ in range(2):
        _, person = asked((anna, bela), table)
        person.move(table, "same", "take wood")
    goods = [seat["goods"] for seat in anna.play(table)["view"]["seats"]]
    assert goods == [{"wood": 1}, {"wood": 1}]


def test_a_stale_version_is_refused(house: Served) -> None:
    anna, bela, table = two(house)
    _, first = asked((anna, bela), table)
    old = first.play(table)["version"] - 1
    refusal = first.ask(
        "POST", f"/api/tables/{table}/moves", id="y", version=old, action="take gold"
    )
    assert (refusal.status_code, refusal.json()["code"]) == (409, "stale")


def test_what_the_rules_forbid_is_refused_in_one_sentence(house: Served) -> None:
    anna, bela, table = two(house)
    _, first = asked((anna, bela), table)
    version = first.play(table)["version"]
    refusal = first.ask(
        "POST", f"/api/tables/{table}/moves", id="z", version=version, action="take the crown"
    )
    assert refusal.status_code == 422
    assert "not possible now" in refusal.json()["error"]
    assert first.play(table)["version"] == version


def test_choices_at_the_same_time_do_not_make_each_other_stale(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="revised", governors=True)
    before = [person.play(table) for person in (anna, bela)]
    for person, seen in zip((anna, bela), before, strict=True):
        action = seen["legal"][0]["text"]
        path = f"/api/tables/{table}/moves"
        person.post(path, id="g", version=seen["version"], action=action)
    assert anna.play(table)["question"] != "choose governor"


def test_undo_takes_back_and_counts_on(house: Served) -> None:
    anna, bela, table = two(house)
    _, first = asked((anna, bela), table)
    before = first.play(table)
    version = first.move(table, "a", "take gold")
    assert first.play(table)["canUndo"]
    undone = first.post(f"/api/tables/{table}/undo", id="b", version=version)
    assert undone == first.post(f"/api/tables/{table}/undo", id="b", version=version)
    after = first.play(table)
    assert after["version"] == version + 1
    assert {**after, "version": 0} == {**before, "version": 0}
    refusal = first.ask("POST", f"/api/tables/{table}/undo", id="c", version=after["version"])
    assert refusal.json()["code"] == "no-undo"


def test_a_restart_in_mid_game_changes_nothing(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "store.sqlite")
    with serving(settings) as house:
        anna = house.guest("Anna")
        table = anna.table("me", "greedy", edition="revised", more_buildings=True)["id"]
        for number in range(12):
            wait_until(lambda: bool(anna.play(table)["legal"]))
            version = anna.move(table, f"{number}")
            if number == 5:
                # Too late if the bot was faster; both are part of a game.
                anna.ask("POST", f"/api/tables/{table}/undo", id="u", version=version)
        wait_until(lambda: bool(anna.play(table)["legal"]))
        before, token = anna.play(table), anna.token
    with serving(settings) as house:
        anna = house.visitor(token)
        assert anna.play(table) == before
        last = anna.ask("POST", f"/api/tables/{table}/moves", id="11", version=0, action="whatever")
        assert last.json() == {"version": version}
        anna.move(table, "12")
        assert anna.get("/api/me")["tables"][0]["id"] == table


def waits_for_the_bot(anna: Person, table: str) -> bool:
    """Play what is asked, until the bot pauses because the last decision can be taken back."""
    now = anna.play(table)
    if now["legal"]:
        anna.move(table, f"m{now['version']}")
        return False
    return bool(now["waiting"] == [1] and now["canUndo"])


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "store.sqlite", pause=60.0)
    with serving(settings) as house:
        anna = house.guest("Anna")
        table = anna.table("me", "random", **FIRST)["id"]
        wait_until(lambda: waits_for_the_bot(anna, table))
        token = anna.token
    with serving(settings_for(tmp_path / "store.sqlite")) as house:
        anna = house.visitor(token)
        wait_until(lambda: anna.get("/api/me")["tables"][0]["waiting"] == [0])


def test_a_game_that_is_over_stays_as_it_was_whoever_acts(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "random", **FIRST)["id"]
    path = f"/api/tables/{table}"
    anna.put(f"{path}/seats/0", kind="bot", bot="random")
    wait_until(lambda: over(anna, table))
    wait_until(lambda: not house.hall.tables[table].bots.under_way)
    before = at_once(house.store.table(table))
    for act, what in (("moves", {"action": "pass"}), ("undo", {})):
        answer = anna.ask("POST", f"{path}/{act}", id=act, version=1, **what)
        assert (answer.status_code, answer.json()["code"]) == (409, "over")
    assert at_once(house.store.table(table)) == before


def test_a_rematch_seats_everybody_again(house: Served) -> None:
    anna, bela, table = two(house)
    people = (anna, bela)
    number = 0
    while not over(anna, table):
        _, person = asked(people, table)
        person.move(table, f"{number}")
        number += 1
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "lobby"
    assert [seat["name"] for seat in again["seats"]] == ["Béla", "Anna"]
    assert bela.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert [seat["ready"] for seat in again["seats"]] == [False, True]
    assert bela.post(f"/api/tables/{again['id']}/ready", ready=True)["status"] == "running"

"""Whatever is asked of the API, by its own description or against it, it never fails."""

from __future__ import annotations

from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.server.house import Person, Served, dealt

SOME, MANY = 2, 60
"""Requests of each kind."""


@pytest.fixture
def people(house: Served) -> tuple[Person, Person]:
    return house.guest("Anna"), house.guest("Béla")


@pytest.fixture
def tables(people: tuple[Person, Person]) -> tuple[str, ...]:
    """A lobby, a game that runs and one that is over."""
    anna, bela = people
    lobby = str(anna.table("me", "open", "open")["id"])
    running = dealt(anna, bela, seats=("me", "open"), edition="revised")
    over = dealt(anna, bela, seats=("me", "open"), edition="first")
    while True:
        mover, now = anna, anna.play(over)
        if now["view"]["over"]:
            break
        if not now["legal"]:
            mover, now = bela, bela.play(over)
        action = now["legal"][-1]["text"]
        path = f"/api/tables/{over}/moves"
        mover.post(path, id=f"{now['version']}", version=now["version"], action=action)
    return lobby, running, over


@pytest.mark.parametrize("examples", [SOME, pytest.param(MANY, marks=pytest.mark.thorough)])
def test_no_request_makes_the_server_fail(
    house: Served, people: tuple[Person, Person], tables: tuple[str, ...], examples: int
) -> None:
    schema = schemathesis.openapi.from_url(f"http://{house.address}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    asked: dict[int, int] = {}

    with requests.Session() as session:

        @settings(
            max_examples=examples,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(choices=st.data())
        def ask(choices: st.DataObject) -> None:
            case: Any = choices.draw(requested)
            # Random ids find no table: most requests are about one that is there.
            table = choices.draw(st.sampled_from([*tables, None]))
            if table is not None and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            person = choices.draw(st.sampled_from(people))
            answer = case.call(
                session=session,
                headers={"X-Burgrave": "1"},
                cookies={"burgrave": person.token},
            )
            asked[answer.status_code] = asked.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"

        for operation in operations:
            requested = operation.as_strategy()
            ask()
            if operation.body or list(operation.iter_parameters()):
                requested = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
                ask()
    assert len(operations) >= 14
    assert asked[200] > 4 * examples, asked
    assert asked[400] > 2 * examples, asked


@pytest.mark.parametrize("path", ["/%00", "/a%00.js", "/%ff", f"/{'a' * 5000}", "/../../app.py"])
def test_no_address_makes_the_pages_fail(house: Served, path: str) -> None:
    assert house.visitor().ask("GET", path).status_code in (200, 404)


@pytest.mark.parametrize("origin", ["http://[", "null", "http://evil.example"])
def test_no_origin_but_our_own_may_change_anything(house: Served, origin: str) -> None:
    person = house.visitor()
    person.client.headers["Origin"] = origin
    assert person.ask("PUT", "/api/me", name="Anna", crest="lion").status_code == 403

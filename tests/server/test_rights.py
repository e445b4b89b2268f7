"""Who may do what: every endpoint, at every stage of a table, tried by everybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.house import Person, Served, serving, settings_for

ROLES = ("owner", "other seat", "ex-player", "spectator", "stranger")

# For each stage and request the answers to owner, other seat, ex-player, spectator and stranger.
# The owner is also the host: no endpoint grants the host anything beyond the own seat.
RIGHTS = {
    "lobby": {
        "GET": (200, 200, 200, 200, 200),
        "GET /live": (426, 426, 426, 426, 426),
        "GET /play": (409, 409, 409, 409, 409),
        "GET /end": (409, 409, 409, 409, 409),
        "GET /record": (409, 409, 409, 409, 409),
        "GET /replay": (409, 409, 409, 409, 409),
        "GET /position": (409, 409, 409, 409, 409),
        "POST /claim": (403, 403, 403, 403, 403),
        "POST /invitation": (403, 403, 403, 403, 403),
        "POST /invite": (200, 403, 403, 403, 403),
        "POST /ready": (200, 200, 403, 403, 403),
        "PUT /seats/0": (200, 403, 403, 403, 403),
        "PUT /seats/2": (200, 403, 403, 403, 403),
        "PUT /seats/9": (422, 422, 422, 422, 403),
        "PUT /options": (200, 403, 403, 403, 403),
        "PUT /game": (200, 403, 403, 403, 403),
        "PUT /order": (200, 403, 403, 403, 403),
        "POST /seats": (200, 403, 403, 403, 403),
        "DELETE /seats/0": (200, 403, 403, 403, 403),
        "POST /leave": (200, 200, 403, 403, 403),
        "DELETE": (204, 403, 403, 403, 403),
        "POST /resign": (409, 409, 403, 403, 403),
        "PUT /offer": (409, 409, 403, 403, 403),
        "POST /counsel": (409, 409, 403, 403, 403),
        "PUT /counsel": (200, 200, 403, 403, 403),
        "POST /seats/0/link": (200, 403, 403, 403, 403),
        "POST /moves": (409, 409, 403, 403, 403),
        "POST /undo": (409, 409, 403, 403, 403),
        "POST /rematch": (409, 409, 403, 403, 403),
        "GET /talk": (200, 200, 200, 200, 200),
        "POST /talk": (200, 200, 200, 200, 200),
        "PUT /talk": (200, 403, 403, 403, 403),
        "PUT /talk/mute": (422, 422, 422, 422, 422),
        "POST /talk/told": (422, 422, 422, 422, 422),
        "PUT /talk/told": (200, 403, 403, 403, 403),
    },
    "running": {
        "GET": (200, 200, 200, 200, 200),
        "GET /live": (426, 426, 426, 426, 426),
        "GET /play": (200, 200, 200, 200, 200),
        "GET /end": (409, 409, 409, 409, 409),
        "GET /record": (409, 409, 409, 409, 409),
        "GET /replay": (200, 200, 200, 200, 200),
        "GET /position": (409, 409, 409, 409, 409),
        "POST /claim": (403, 403, 403, 403, 403),
        "POST /invitation": (403, 403, 403, 403, 403),
        "POST /invite": (409, 403, 403, 403, 403),
        "POST /ready": (409, 409, 403, 403, 403),
        "PUT /seats/0": (200, 403, 403, 403, 403),
        "PUT /seats/2": (409, 409, 409, 409, 403),
        "PUT /seats/9": (422, 422, 422, 422, 403),
        "PUT /options": (409, 403, 403, 403, 403),
        "PUT /game": (409, 403, 403, 403, 403),
        "PUT /order": (409, 403, 403, 403, 403),
        "POST /seats": (409, 403, 403, 403, 403),
        "DELETE /seats/0": (409, 403, 403, 403, 403),
        "POST /leave": (409, 409, 403, 403, 403),
        "DELETE": (409, 403, 403, 403, 403),
        "POST /resign": (200, 200, 403, 403, 403),
        "PUT /offer": (200, 200, 403, 403, 403),
        "POST /counsel": (409, 409, 403, 403, 403),
        "PUT /counsel": (200, 200, 403, 403, 403),
        "POST /seats/0/link": (200, 403, 403, 403, 403),
        "POST /moves": (409, 409, 403, 403, 403),
        "POST /undo": (409, 409, 403, 403, 403),
        "POST /rematch": (409, 409, 403, 403, 403),
        "GET /talk": (200, 200, 200, 200, 200),
        "POST /talk": (200, 200, 200, 200, 200),
        "PUT /talk": (200, 403, 403, 403, 403),
        "PUT /talk/mute": (422, 422, 422, 422, 422),
        "POST /talk/told": (422, 422, 422, 422, 422),
        "PUT /talk/told": (200, 403, 403, 403, 403),
    },
    "over": {
        "GET": (200, 200, 200, 200, 200),
        "GET /live": (426, 426, 426, 426, 426),
        "GET /play": (200, 200, 200, 200, 200),
        "GET /end": (200, 200, 200, 200, 200),
        "GET /record": (200, 200, 200, 200, 200),
        "GET /replay": (200, 200, 200, 200, 200),
        "GET /position": (200, 200, 200, 200, 200),
        "POST /claim": (403, 403, 403, 403, 403),
        "POST /invitation": (403, 403, 403, 403, 403),
        "POST /invite": (409, 403, 403, 403, 403),
        "POST /ready": (409, 409, 403, 403, 403),
        "PUT /seats/0": (409, 403, 403, 403, 403),
        "PUT /seats/2": (409, 409, 409, 409, 403),
        "PUT /seats/9": (422, 422, 422, 422, 403),
        "PUT /options": (409, 403, 403, 403, 403),
        "PUT /game": (409, 403, 403, 403, 403),
        "PUT /order": (409, 403, 403, 403, 403),
        "POST /seats": (409, 403, 403, 403, 403),
        "DELETE /seats/0": (409, 403, 403, 403, 403),
        "POST /leave": (409, 409, 403, 403, 403),
        "DELETE": (409, 403, 403, 403, 403),
        "POST /resign": (409, 409, 403, 403, 403),
        "PUT /offer": (409, 409, 403, 403, 403),
        "POST /counsel": (409, 409, 403, 403, 403),
        "PUT /counsel": (409, 409, 403, 403, 403),
        "POST /seats/0/link": (200, 403, 403, 403, 403),
        "POST /moves": (409, 409, 403, 403, 403),
        "POST /undo": (409, 409, 403, 403, 403),
        "POST /rematch": (200, 200, 403, 403, 403),
        "GET /talk": (200, 200, 200, 200, 200),
        "POST /talk": (200, 200, 200, 200, 200),
        "PUT /talk": (200, 403, 403, 403, 403),
        "PUT /talk/mute": (422, 422, 422, 422, 422),
        "POST /talk/told": (422, 422, 422, 422, 422),
        "PUT /talk/told": (200, 403, 403, 403, 403),
    },
}

LASTING = {
    *(("lobby", line) for line in ("POST /seats", "DELETE /seats/0", "POST /leave", "DELETE")),
    *(("running", line) for line in ("POST /resign", "PUT /offer")),
}
"""What is granted only once: each of these has a table of its own."""


@dataclass
class Company:
    """A table at one stage, and everybody who has to do with it."""

    table: str
    old_key: str
    people: dict[str, Person]

    def body(self, request: str) -> dict[str, object]:
        if request in ("POST /claim", "POST /invitation"):
            return {"key": self.old_key}
        if request == "POST /ready":
            return {"ready": False}
        if request == "PUT /seats/0":
            return {"kind": "me"}
        if request in ("PUT /options", "PUT /game"):
            game = {"game": "kingsburg"} if request == "PUT /game" else {}
            return {"options": {"edition": "first"}, **game}
        if request == "PUT /order":
            return {"slots": [0, 1, 2]}
        if request == "POST /seats":
            return {"kind": "open"}
        if request in ("PUT /offer", "PUT /counsel"):
            return {"agree": True}
        if request == "POST /counsel":
            # Of a version that never was, as with moves.
            return {"version": 10**6}
        if request == "POST /talk":
            return {"id": "t", "language": "en", "phrase": "hello"}
        if request == "PUT /talk":
            return {"talk": "all"}
        if request in ("POST /talk/told", "PUT /talk/told"):
            return {"line": "nothing"}
        if request == "PUT /talk/mute":
            return {"voice": "nobody's", "mute": "here"}
        if request.startswith("PUT"):
            return {"kind": "open"}
        if request == "POST /moves":
            # Of a version that never was: whoever may move at all is told to look again.
            return {"id": "m", "version": 10**6, "action": "pass"}
        return {"id": "u", "version": 10**6} if request == "POST /undo" else {}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(settings_for(tmp_path_factory.mktemp("rights") / "store.sqlite")) as served:
        yield served


def set_up(house: Served, stage: str) -> Company:
    owner, other, ex = (house.guest(name) for name in ("Owner", "Other", "Ex"))
    table = owner.table("me", "open", "open", edition="first")
    path = f"/api/tables/{table['id']}"
    keys = [seat["link"].partition("#key=")[2] for seat in table["seats"] if "link" in seat]
    other.post(f"{path}/claim", key=keys[0])
    ex.post(f"{path}/claim", key=keys[1])
    owner.put(f"{path}/seats/2", kind="open")
    people = dict(
        zip(ROLES, (owner, other, ex, house.guest("Watcher"), house.visitor()), strict=True)
    )
    if stage != "lobby":
        owner.put(f"{path}/seats/2", kind="bot", bot="random")
        for person in (owner, other):
            person.post(f"{path}/ready", ready=True)
    if stage == "over":
        for seat, person in enumerate((owner, other)):
            person.put(f"{path}/seats/{seat}", kind="bot", bot="random")
        wait_for_the_end(owner, table["id"])
    return Company(table["id"], keys[1], people)


def wait_for_the_end(person: Person, table: str) -> None:
    from tests.server.house import wait_until

    wait_until(lambda: person.get(f"/api/tables/{table}")["status"] == "over")


@pytest.fixture(scope="module")
def companies(home: Served) -> dict[str, Company]:
    return {stage: set_up(home, stage) for stage in RIGHTS}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(
    ("stage", "request_line"), [(stage, line) for stage in RIGHTS for line in RIGHTS[stage]]
)
def test_rights(
    home: Served, companies: dict[str, Company], stage: str, request_line: str, role: str
) -> None:
    company = set_up(home, stage) if (stage, request_line) in LASTING else companies[stage]
    method, _, path = request_line.partition(" ")
    answer = company.people[role].ask(
        method, f"/api/tables/{company.table}{path}", **company.body(request_line)
    )
    if role == "stranger":
        # Whoever says something becomes a guest; this one stays a stranger.
        company.people[role].client.cookies.clear()
    assert answer.status_code == RIGHTS[stage][request_line][ROLES.index(role)], answer.text
    if answer.status_code >= 400:
        # A move that is against the rules names its rule, too.
        assert set(answer.json()) - {"rule"} == {"error", "code"}


def test_only_the_owner_sees_links_and_only_of_open_seats(home: Served) -> None:
    company = set_up(home, "lobby")
    path = f"/api/tables/{company.table}"
    for role, person in company.people.items():
        links = ["link" in seat for seat in person.get(path)["seats"]]
        assert links == [False, False, role == "owner"]


def test_every_path_of_the_description_is_in_the_table(home: Served) -> None:
    paths = home.visitor().get("/schema/openapi.json")["paths"]
    described = {
        f"{method.upper()} {path.removeprefix('/api/tables/{table_id}')}".strip()
        for path, methods in paths.items()
        if path.startswith("/api/tables/{table_id}")
        for method in methods
    }
    tried = {line.replace("/0", "/{seat}").replace("/2", "/{seat}") for line in RIGHTS["over"]}
    assert described == {line.replace("/9", "/{seat}") for line in tried}


def test_a_seat_that_was_given_away_is_gone(home: Served, tmp_path: Path) -> None:
    company = set_up(home, "lobby")
    ex = company.people["ex-player"]
    assert ex.get(f"/api/tables/{company.table}")["you"] is None
    assert company.table not in [table["id"] for table in ex.get("/api/me")["tables"]]

"""The description of the API: whole, steady, and what the client's types were made from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from burgrave.games import names
from burgrave.server.description import description, digest, text
from burgrave.server.game_wire import wire_of
from tests.server.house import Served

TYPES = Path(__file__).parents[2] / "web/src/shared/schema.ts"


def test_the_clients_types_are_made_from_this_very_description() -> None:
    first = TYPES.read_text(encoding="utf-8").splitlines()[0]
    assert first.endswith(f" {digest()}."), "run “make types”"


def test_the_command_writes_it_without_a_server() -> None:
    command = [sys.executable, "-m", "burgrave.server.description"]
    for more, wanted in (([], text()), (["--digest"], digest())):
        ran = subprocess.run([*command, *more], capture_output=True, text=True, check=True)
        assert ran.stdout == wanted


def test_a_server_tells_the_same(house: Served) -> None:
    told = house.visitor().get("/schema/openapi.json")
    told["info"]["version"] = ""
    assert told == description()


def test_every_game_is_described_and_every_refusal() -> None:
    told = description()
    schemas = told["components"]["schemas"]
    for name in names():
        assert schemas[wire_of(name).update.__name__]["properties"]["game"]["const"] == name
        assert wire_of(name).end.__name__ in schemas
    for methods in told["paths"].values():
        for operation in methods.values():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    [content] = answer["content"].values()
                    assert content["schema"] == {"$ref": "#/components/schemas/Problem"}

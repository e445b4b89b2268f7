"""The example bot plays a whole game over HTTP."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.house import Served

BOT = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_the_example_takes_a_seat_and_plays_to_the_end(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("open", "random", edition="first")
    link = f"http://{house.address}{table['seats'][0]['link']}"
    done = subprocess.run(
        [sys.executable, str(BOT), link], capture_output=True, text=True, check=True, timeout=120
    )
    assert "moves; points:" in done.stdout
    assert anna.get(f"/api/tables/{table['id']}/end")["dice"]["checked"]


def test_the_example_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 50

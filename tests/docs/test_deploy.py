"""What hosts take as it is fits what the server gives."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from burgrave.cli import parser_of
from burgrave.locale import speaker
from burgrave.server.metrics import Company, Metrics, Written

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD = DEPLOY / "grafana.json"
UNIT = DEPLOY / "burgrave@.service"
METRIC = re.compile(r"burgrave_[a-z_]+")


def told() -> set[str]:
    """Every name under which the server tells a number."""
    metrics = Metrics()
    metrics.answered(200)
    company = Company(alive=3, claims=1, lease=8.0, silence=1.0, missed=0)
    return set(METRIC.findall(metrics.text(1, Written(1, 1), company)))


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    return found


def test_the_dashboard_asks_for_what_there_is_and_for_all_of_it() -> None:
    asked = {
        name
        for panel in panels()
        for target in panel["targets"]
        for name in METRIC.findall(target["expr"])
    }
    assert asked <= told()
    sums = {"burgrave_move_seconds", "burgrave_move_seconds_sum", "burgrave_move_seconds_count"}
    assert told() - asked == sums


def test_the_panels_say_what_to_make_of_them_and_do_not_overlap() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in panels()}) == len(places)
    assert all(panel["description"].endswith(".") for panel in panels())


def compose() -> dict[str, Any]:
    yaml = pytest.importorskip("yaml")
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def command() -> list[str]:
    """What the unit starts, behind the program's name."""
    (line,) = [line for line in UNIT.read_text("utf-8").splitlines() if "ExecStart=" in line]
    return shlex.split(line.replace("%i", "8401"))[1:]


def understood(words: list[str]) -> Namespace:
    """What the program makes of a command; it would end if it made nothing of it."""
    return parser_of(speaker("en")).parse_args(words)


@pytest.mark.parametrize("node", ["node1", "node2", "node3"])
def test_the_containers_start_what_there_is(node: str) -> None:
    services = compose()["services"]
    words = [re.sub(r"\$\{.*\}", "games.example", word) for word in services[node]["command"]]
    args = understood(words)
    assert (args.store, args.port) == ("postgresql://burgrave@database/burgrave", 8400)
    assert args.public_url == "https://games.example"
    assert f"{node}:8400" in services["proxy"]["environment"]["BURGRAVE_NODES"]
    assert set(services) == {"database", "node1", "node2", "node3", "proxy"}


def test_the_unit_starts_what_there_is() -> None:
    args = understood(command())
    assert (args.store, args.port) == ("postgresql://burgrave@localhost/burgrave", 8401)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    text = UNIT.read_text("utf-8").replace("/srv/burgrave/venv/bin/burgrave", "/bin/true")
    unit.write_text(text, "utf-8")
    ran = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("proxy", ["Caddyfile", "nginx.conf"])
def test_a_proxy_finds_the_table_in_every_address_of_it(proxy: str) -> None:
    text = (DEPLOY / proxy).read_text("utf-8")
    (pattern,) = re.findall(r"\^/\S+\+\)", text)
    for path in ("/api/tables/aB-9_x/play", "/api/tables/aB-9_x", "/t/aB-9_x/replay"):
        found = re.match(pattern.replace("?<", "?P<"), path)
        assert found is not None
        assert found[1] == "aB-9_x"
    assert re.match(pattern.replace("?<", "?P<"), "/api/me") is None
    assert "/metrics" in text

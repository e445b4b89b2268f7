"""What hosts take as it is fits what the server gives."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from burgrave.server.metrics import Metrics

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
METRIC = re.compile(r"burgrave_[a-z_]+")


def told() -> set[str]:
    """Every name under which the server tells a number."""
    metrics = Metrics()
    metrics.answered(200)
    return set(METRIC.findall(metrics.text(1, 1)))


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

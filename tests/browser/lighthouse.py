"""Lighthouse looks at the table page: speed and accessibility, on a phone and on a laptop.

`python -m tests.browser.lighthouse` writes bench/lighthouse/results.json and results.md.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.browser.chromium import FLAGS, chromium, why_not
from tests.browser.hosting import Host, free_port
from tests.browser.scenes import Stage
from tests.browser.staging import staging

FOLDER = Path("bench/lighthouse")
COMMAND = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
NODE = Path(sys.executable).with_name("node")
DEVICES = {"phone": [], "laptop": ["--preset=desktop"]}
WANTED = {"performance": 90, "accessibility": 95}
RUNS = 3
"""The middle one counts: other programs on the machine disturb single runs."""
FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
    "speed-index": "speed index",
    "total-byte-weight": "bytes",
}

Report = dict[str, Any]


def look(address: str, port: int, device: str, report: Path) -> Report:
    """One run of Lighthouse in the browser at a port."""
    command = [str(NODE), str(COMMAND), address, f"--port={port}", "--quiet", "--output=json"]
    command += [f"--output-path={report}", *DEVICES[device]]
    command += [f"--only-categories={','.join(WANTED)}"]
    subprocess.run(command, check=True, env={**os.environ, "CI": "1"}, timeout=600)
    told: Report = json.loads(report.read_text())
    return told


def scores(report: Report) -> dict[str, int]:
    """The points of each category, from 0 to 100."""
    return {name: round(100 * report["categories"][name]["score"]) for name in WANTED}


def middle(reports: list[Report]) -> Report:
    """The report with the middle performance."""
    return sorted(reports, key=lambda report: scores(report)["performance"])[len(reports) // 2]


def summary(device: str, reports: list[Report]) -> Report:
    """What is kept of a device's runs."""
    report = middle(reports)
    found = [
        f"{audit['title']} ({audit.get('displayValue', '')})"
        for audit in report["audits"].values()
        if audit["score"] is not None and audit["score"] < 0.9
    ]
    return {
        "device": device,
        "scores": scores(report),
        "all runs": [scores(each)["performance"] for each in reports],
        "figures": {
            title: round(report["audits"][name]["numericValue"], 3)
            for name, title in FIGURES.items()
        },
        "could be better": found,
        "lighthouse": report["lighthouseVersion"],
        "browser": report["environment"]["hostUserAgent"].split("HeadlessChrome/")[-1].split()[0],
    }


def table(summaries: list[Report]) -> str:
    """The same for readers."""
    lines = [
        "# Lighthouse on the table page",
        "",
        f"Lighthouse {summaries[0]['lighthouse']}, Chromium {summaries[0]['browser']}; the middle"
        f" of {RUNS} runs. `make lighthouse` measures anew. Times in milliseconds, as Lighthouse",
        "reckons them for a slow phone or a usual laptop.",
        "",
        "| device | " + " | ".join((*WANTED, *FIGURES.values())) + " |",
        "|---" * (1 + len(WANTED) + len(FIGURES)) + "|",
    ]
    for told in summaries:
        cells = [*map(str, told["scores"].values())]
        cells += [f"{value:,.3f}".rstrip("0").rstrip(".") for value in told["figures"].values()]
        lines.append(f"| {told['device']} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def measure(data: Path) -> list[Report]:
    """Serve a game in the middle and look at it as one of its players."""
    from playwright.sync_api import sync_playwright

    host = Host(data / "host")
    with Stage(host.store) as stage:
        scene = stage.scene(staging("kingsburg").scene("kingsburg-influence"))
    host.start()
    port = free_port()
    address = f"{host.address}/t/{scene.table}"
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch_persistent_context(
                data / "profile",
                executable_path=chromium(),
                args=[*FLAGS, f"--remote-debugging-port={port}"],
            )
            browser.add_cookies([{"name": "burgrave", "value": scene.token, "url": host.address}])
            told = []
            for device in DEVICES:
                runs = [look(address, port, device, data / "report.json") for _ in range(RUNS)]
                told.append(summary(device, runs))
            browser.close()
            return told
    finally:
        host.stop()


def main() -> int:
    """Measure, write it down, and say whether it is enough."""
    problem = why_not() or (None if COMMAND.is_file() else "Lighthouse is not installed")
    if problem is not None:
        sys.exit(f"not measured: {problem}")
    with TemporaryDirectory() as data:
        summaries = measure(Path(data))
    (FOLDER / "results.json").write_text(json.dumps(summaries, indent=1) + "\n")
    (FOLDER / "results.md").write_text(table(summaries))
    print(table(summaries))
    few = [
        f"{told['device']}: {name} {told['scores'][name]}, wanted {least}"
        for told in summaries
        for name, least in WANTED.items()
        if told["scores"][name] < least
    ]
    for line in few:
        print(line)
    return 1 if few else 0


if __name__ == "__main__":
    sys.exit(main())

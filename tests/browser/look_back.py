"""How fast one looks back: a replay on the wire, opened and stepped through on a phone.

`make look-back` writes bench/replay/results.md.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

import burgrave
from tests.browser.chromium import FLAGS, chromium, why_not
from tests.browser.hosting import Host
from tests.browser.scenes import Stage, Staged
from tests.browser.staging import stagings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

RESULTS = Path("bench/replay/results.md")
RUNS, STEPS = 3, 60
WIRE, OPENS, STEP = 300 * 1024, 1000, 50
"""What is wanted: bytes at most, and milliseconds."""
# Lighthouse's phone: four times slower than this machine, on a slow 4G line.
SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 209_715, "uploadThroughput": 96_000}

OPEN = """
() => new Promise((done) => {
  const begun = performance.now();
  const look = () => {
    if (document.querySelector("main .rp-line") === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  };
  document.querySelector('.doing a[href$="/replay"]').click();
  look();
})
"""
WALK = """
async (steps) => {
  const took = [];
  for (let n = 0; n < steps; n++) {
    const begun = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    took.push(performance.now() - begun);
    await new Promise((done) => setTimeout(done, 40));
  }
  return took;
}
"""


def measure(browser: Browser, host: Host, at: Staged) -> dict[str, Any]:
    """One game: its answer's size and how long it took to make, opening it, and a step."""
    opened, steps, size, made = [], [], 0, 0.0
    for run in range(RUNS):
        context = browser.new_context(viewport={"width": 412, "height": 823}, has_touch=True)
        context.add_cookies([{"name": "burgrave", "value": at.token, "url": host.address}])
        page = context.new_page()
        if run == 0:
            begun = perf_counter()
            answer = context.request.get(f"{host.address}/api/tables/{at.table}/replay?eyes=0")
            made = 1000 * (perf_counter() - begun)
            size = int(answer.headers["content-length"])
        page.goto(f"{host.address}/t/{at.table}/end")
        page.locator(".doing").wait_for()
        page.wait_for_timeout(1500)
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", LINE)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        opened.append(float(page.evaluate(OPEN)))
        page.wait_for_timeout(500)
        steps += page.evaluate(WALK, STEPS // RUNS)
        context.close()
    steps.sort()
    return {
        "bytes": size,
        "made": made,
        "opened": median(opened),
        "step": median(steps),
        "slow step": steps[int(0.95 * len(steps))],
    }


def table(found: dict[str, dict[str, Any]]) -> str:
    """The same for readers."""
    lines = [
        "# Looking back on a phone",
        "",
        "Four players, whole games. `make look-back` measures anew. Lighthouse's phone:",
        f"{SLOWER} times slower than this one, 150 ms and 1.6 Mbit/s away. Opened from the page",
        f"after the game, the middle of {RUNS} runs; in milliseconds. The machine had a load of",
        f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, and the modules were "
        f"{'compiled' if burgrave.compiled else 'not compiled'}.",
        f"Wanted: {WIRE // 1024} KiB on the wire, open within {OPENS}, a step within {STEP}.",
        "",
        "| game | bytes | made, the first time | opened | a step | 95 of 100 steps within |",
        "|---|---|---|---|---|---|",
    ]
    for game, told in found.items():
        cells = [f"{told[name]:,.0f}" for name in ("bytes", "made", "opened", "step", "slow step")]
        lines.append(f"| {game} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure, write it down, and say whether it is enough."""
    from playwright.sync_api import sync_playwright

    problem = why_not()
    if problem is not None:
        sys.exit(f"not measured: {problem}")
    with TemporaryDirectory() as data:
        host = Host(Path(data))
        with Stage(host.store) as stage:
            over = {
                kind.game: stage.over(f"{kind.game} over", kind)
                for kind in [each.full for each in stagings()]
            }
        host.start()
        try:
            with sync_playwright() as driver:
                browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
                found = {game: measure(browser, host, at) for game, at in over.items()}
                browser.close()
        finally:
            host.stop()
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(table(found))
    print(table(found))
    few = [
        f"{game}: {name} {told[name]:,.0f}, wanted {most}"
        for game, told in found.items()
        for name, most in {"bytes": WIRE, "opened": OPENS, "step": STEP}.items()
        if told[name] > most
    ]
    for line in few:
        print(line)
    return 1 if few else 0


if __name__ == "__main__":
    sys.exit(main())

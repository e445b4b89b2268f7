"""Run both measurements of the hall, and write what they found beside the other results."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import burgrave

HERE = Path(__file__).parent
RESULTS = HERE.parent / "results-hall.md"
ROWS = {
    "load": {
        "tables": ("live tables of four, every seat with an open socket", ""),
        "moves_per_second": ("moves a second", ""),
        "updates_per_second": ("updates a second on the sockets", ""),
        "p50_ms": ("answer to a move, half of them within, ms", ""),
        "p99_ms": ("answer to a move, 99 of 100 within", "50 ms"),
        "worst_ms": ("the slowest answer, ms", ""),
        "server_cores": ("cores that the server used", ""),
        "crowd_cores": ("cores that the players used", ""),
        "server_ms_per_move": ("of a core for a move, ms", "1 ms"),
        "memory_mb": ("memory, MB", ""),
        "kb_per_table": ("of that a table in its game, KB", "80 KB"),
        "kb_per_socket": ("and a socket, KB", "20 KB"),
    },
    "crash": {
        "kills": ("kills", ""),
        "tables": ("tables, with a bot at every other one", ""),
        "moves": ("moves answered", ""),
        "updates": ("updates heard on the sockets", ""),
        "second_servers": ("second servers tried on the same store and sent away", ""),
        "moves_per_second": ("moves a second between kills", ""),
        "ready_median_s": ("ready again, median, s", ""),
        "ready_worst_s": ("ready again, worst, s", "3 s"),
        "first_move_worst_s": ("first move answered again, worst, s", ""),
        "problems": ("moves lost, doubled or changed; damage to the store", "none"),
    },
}


def measured(name: str, *options: str) -> tuple[dict[str, Any], bool]:
    """The figures of one program, and whether it met its targets."""
    print(f"{name} …", file=sys.stderr, flush=True)
    command = [sys.executable, str(HERE / f"{name}.py"), *options]
    ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode not in (0, 1):
        raise SystemExit(f"{name} could not be measured.")
    result: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return result, ran.returncode == 0


def table(name: str, result: dict[str, Any]) -> list[str]:
    """The figures as a table."""
    lines = ["| what | measured | target |", "| --- | ---: | ---: |"]
    for key, (what, target) in ROWS[name].items():
        number = result[key]
        if isinstance(number, list):
            number = len(number)
        shown = f"{number:,.2f}" if isinstance(number, float) else f"{number:,}"
        lines.append(f"| {what} | {shown} | {target} |")
    return lines


def main() -> int:
    """Measure, write, and tell by the exit code whether all targets were met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer tables and kills, for a look")
    quick = parser.parse_args().quick
    load, quickly = measured(
        "load", "--json", *(("--tables", "50", "--rate", "50", "--seconds", "5") if quick else ())
    )
    crash, soundly = measured("crash", *(("--kills", "3") if quick else ()))
    busy = os.getloadavg()[2]
    lines = [
        "# Results: the hall",
        "",
        f"Burgrave {'compiled' if burgrave.compiled else 'as plain Python'}, "
        f"Python {platform.python_version()} on {platform.system()}, {os.cpu_count()} cores, "
        f"shared by server and players; load average over 15 minutes {busy:.1f}",
        "",
        "## Load",
        "",
        *table("load", load),
        "",
        "## Kills",
        "",
        *table("crash", crash),
        "",
    ]
    if not quick:
        RESULTS.write_text("\n".join(lines), encoding="utf-8")
    print("\n".join(lines))
    return 0 if quickly and soundly else 1


if __name__ == "__main__":
    raise SystemExit(main())

"""Measure Burgrave and its peers side by side, in one run, on one core."""

import argparse
import json
import os
import platform
import subprocess
import sys
from fnmatch import fnmatchcase
from pathlib import Path

from environments import BENCH, ENVIRONMENTS, PLACE, Made, MakeError, last_words, surroundings
from report import Entry, Line, markdown, summary
from roster import CONTESTANTS, SEARCH_YARDSTICK, SEARCHED, YARDSTICK, Contestant

QUICK_ROUNDS, QUICK_SECONDS = 2, 1.0


def command_line() -> argparse.ArgumentParser:
    """The options of the harness."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each one plays (7)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each time (2)")
    parser.add_argument(
        "--only",
        action="append",
        metavar="NAME",
        help="only contestants with this name, * and ? allowed; may be given several times",
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help=f"{QUICK_ROUNDS} rounds of {QUICK_SECONDS:.0f} s, for a look",
    )
    parser.add_argument("--rebuild", action="store_true", help="make every environment anew")
    parser.add_argument("--list", action="store_true", help="name the contestants and stop")
    return parser


def chosen(only: list[str] | None) -> list[Contestant]:
    """The contestants that take part."""
    if not only:
        return list(CONTESTANTS)
    return [one for one in CONTESTANTS if any(fnmatchcase(one.name, wish) for wish in only)]


def make_environments(names: set[str], again: bool) -> dict[str, Made | str]:
    """Every environment that is needed: ready, or the reason why not."""
    made: dict[str, Made | str] = {}
    for environment in ENVIRONMENTS:
        if environment.name in names:
            print(f"environment {environment.name} …", file=sys.stderr, flush=True)
            try:
                made[environment.name] = environment.make(again)
            except (MakeError, OSError) as error:
                made[environment.name] = f"no environment: {error}"
    return made


def play_round(contestant: Contestant, made: Made, seconds: float, seed: int, core: int) -> Line:
    """One contestant's turn in a process of its own; raises RuntimeError with its last words."""
    script = BENCH / "contestants" / f"{contestant.script}.py"
    command = [str(made.python), "-B", str(script), *contestant.options]
    command += ["--seconds", str(seconds), "--seed", str(seed), "--core", str(core)]
    try:
        done = subprocess.run(
            command,
            cwd=PLACE,
            env=surroundings(),
            capture_output=True,
            text=True,
            timeout=60 + 10 * seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise RuntimeError(f"still running after {late.timeout:.0f} s") from None
    if done.returncode:
        raise RuntimeError(last_words(done.stderr))
    try:
        line: Line = json.loads(done.stdout)
    except ValueError:
        raise RuntimeError(
            f"printed something else than one line of JSON: {done.stdout[:80]!r}"
        ) from None
    return line


def spare_core() -> int:
    """The last core that this process may use, or -1 where cores cannot be chosen."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1


def processor() -> str:
    """The processor's name."""
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def compete(entries: list[Entry], made: dict[str, Made | str], rounds: int, seconds: float) -> None:
    """All contestants, one after the other, round after round."""
    core = spare_core()
    for number in range(1, rounds + 1):
        for entry in entries:
            home = made[entry.contestant.environment]
            if isinstance(home, str):
                entry.error = home
            if isinstance(home, str) or entry.error:
                continue
            name = entry.contestant.name
            print(f"round {number} of {rounds}: {name} …", file=sys.stderr, flush=True)
            entry.version = home.version
            try:
                entry.rounds.append(play_round(entry.contestant, home, seconds, number, core))
            except (RuntimeError, OSError) as error:
                entry.error = str(error)


def main() -> int:
    """Run the contest and write the table; 1 if anybody failed."""
    parser = command_line()
    arguments = parser.parse_args()
    contestants = chosen(arguments.only)
    if not contestants:
        parser.error(f"no contestant is called {' or '.join(arguments.only)}; --list names them")
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds more than 0")
    if arguments.list:
        for one in contestants:
            print(f"{one.name:32}{one.about}")
        return 0
    rounds = QUICK_ROUNDS if arguments.quick else arguments.rounds
    seconds = QUICK_SECONDS if arguments.quick else arguments.seconds
    entries = [Entry(one) for one in contestants]
    made = make_environments({one.environment for one in contestants}, arguments.rebuild)
    compete(entries, made, rounds, seconds)

    called = {entry.contestant.name: entry for entry in entries}
    results = {
        entry.contestant.name: summary(
            entry,
            called.get(SEARCH_YARDSTICK if entry.contestant.group == SEARCHED else YARDSTICK),
        )
        for entry in entries
    }
    builds = {
        name: home.build_seconds
        for name, home in made.items()
        if isinstance(home, Made) and home.build_seconds is not None
    }
    versions = {home.distribution: home.version for home in made.values() if isinstance(home, Made)}
    setting = {
        "Rounds": f"{rounds} of {seconds:g} s, interleaved; medians",
        "Processor": processor(),
        "Python": f"{platform.python_version()} on {platform.system()}",
        "Versions": ", ".join(f"{name} {version}" for name, version in versions.items()),
    }
    text = markdown(results, builds, setting)
    # Only a whole run may replace the results that are kept.
    place = PLACE if arguments.only or arguments.quick else BENCH
    document = {"setting": setting, "build_seconds": builds, "contestants": results}
    place.mkdir(parents=True, exist_ok=True)
    (place / "results.md").write_text(text, encoding="utf-8")
    (place / "results.json").write_text(
        json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    print(text)
    return 1 if any(entry.error for entry in entries) else 0


if __name__ == "__main__":
    sys.exit(main())

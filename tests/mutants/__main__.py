"""`python -m tests.mutants` changes the sources a little, here and there, and looks who notices.

Each change is a mutant: a comparison turned, a number by one, a condition dropped. The tests that
run its line are run, the quickest first; it is noticed when one fails. What no test can notice,
since it changes nothing, stands in `equivalent.toml` with the reason. Everything found is kept in
`build/mutants`: whoever stops can go on.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

from tests.mutants.changes import Mutant, lines_of, sample
from tests.mutants.coverage_map import Map, Test, import_all, tests_of
from tests.mutants.in_place import functions_changed, functions_in, replace
from tests.mutants.rooms import BUILD, ROOMS, ROOT, SOURCES, Room, fingerprint
from tests.mutants.trial import (
    ENDLESS,
    LATE,
    Loop,
    Place,
    Trial,
    failed_in,
    leave_no_bytecode,
    log_of,
    prepare,
    run_chosen,
    run_items,
    run_pytest,
)
from tests.server import postgres

EQUIVALENT = Path(__file__).parent / "equivalent.toml"
WANTED = 0.95
LIBRARIES = (
    *("httpx", "hypothesis.strategies", "litestar.testing", "msgspec", "uvicorn", "schemathesis"),
    *("websockets.sync.client", "fluent.runtime", "mypy_extensions"),
)
NOTICED, UNNOTICED = "noticed", "unnoticed"
HOW = {2: "no import", 4: "no import", ENDLESS: "endless"}


def main() -> int:
    """Try the samples of all rooms, or of some; 1 when too much goes unnoticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("rooms", nargs="*", default=list(ROOMS), help=", ".join(ROOMS))
    parser.add_argument("--sample", type=int, default=300, help="mutants of each room")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws other mutants")
    parser.add_argument("--processes", type=int, default=2)
    told = parser.parse_args()
    for room in told.rooms:
        if room not in ROOMS:
            parser.error(f"there is no room {room!r}; the rooms are {', '.join(ROOMS)}.")
    for library in LIBRARIES:
        import_module(library)
    places = [Place(number) for number in range(told.processes)]
    equivalent = known_equivalents()
    rows = []
    for room in told.rooms:
        with _database(ROOMS[room]):
            rows.append(try_room(ROOMS[room], told.seed, told.sample, places, equivalent))
    print("\n| room | sampled | noticed | | change nothing | unnoticed |")
    print("|---|---:|---:|---:|---:|---:|")
    for row in rows:
        print(row)
    return 0 if all(row.good for row in rows) else 1


@contextmanager
def _database(room: Room) -> Iterator[None]:
    """One PostgreSQL for all who test stores: each would leave its own behind."""
    if "server/" in room.tests and postgres.why_not() is None:
        postgres.running()
    try:
        yield
    finally:
        postgres.stop()


class Row:
    """What became of a room's sample."""

    def __init__(self, room: str, sampled: int, noticed: int, equal: int) -> None:
        self.room, self.sampled, self.noticed, self.equal = room, sampled, noticed, equal
        self.good = noticed >= WANTED * sampled and noticed + equal == sampled

    def __str__(self) -> str:
        unnoticed = self.sampled - self.noticed - self.equal
        part = f"{self.noticed / max(self.sampled, 1):.1%}"
        cells = (self.room, self.sampled, self.noticed, part, self.equal, unnoticed)
        return f"| {' | '.join(map(str, cells))} |"


def known_equivalents() -> set[tuple[str, str, str]]:
    """The mutants that change nothing; which of them are no longer possible is told."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    for entry in listed:
        if not entry["why"].strip():
            raise SystemExit(f"{EQUIVALENT.name}: no reason for {entry['after']!r}.")
        path = SOURCES / entry["file"]
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = {line.strip() for line in text.splitlines()}
        # A line can divide, too.
        if entry["before"] not in lines and not lines.issuperset(entry["before"].split(" / ")):
            print(f"{EQUIVALENT.name}: {entry['before']!r} is no longer in {entry['file']}.")
    return {(entry["file"], entry["before"], entry["after"]) for entry in listed}


class Results:
    """What became of each mutant, kept on disk after each."""

    def __init__(self, room: Room, tests: Map) -> None:
        self.path = BUILD / f"results-{room.name}.json"
        self.kept: dict[str, list[str]] = {}
        self.load()
        names = "\n".join(sorted(test.name for test in tests.tests))
        files = sorted({ROOT / test.name.split("::")[0] for test in tests.tests})
        self.tests = sha256((names + fingerprint(files)).encode()).hexdigest()

    def load(self) -> None:
        """Read what is on disk."""
        if self.path.exists():
            self.kept = json.loads(self.path.read_text())

    def of(self, mutant: Mutant) -> str | None:
        """What is known: who noticed once, notices; who did not, may with other tests."""
        result, tests, *_ = self.kept.get(mutant.key, (None, ""))
        return result if result == NOTICED or tests == self.tests else None

    def keep(self, mutant: Mutant, result: str, how: str) -> None:
        """Write it down."""
        self.kept[mutant.key] = [result, self.tests, how]
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(self.kept))
        new.replace(self.path)


def try_room(
    room: Room, seed: int, size: int, places: list[Place], equal: set[tuple[str, str, str]]
) -> Row:
    """Try a room's sample."""
    print(f"{room.name}: drawing {size} mutants", flush=True)
    mutants = sample(room.files(), seed, size)
    tests = tests_of(room, places[0])
    results = Results(room, tests)
    known = {m.key for m in mutants if (m.change.file, m.before, m.after) in equal}
    todo = [m for m in mutants if m.key not in known and results.of(m) is None]
    quick, slow = _divided(todo, tests)
    print(f"  {len(mutants)} drawn, {len(quick)} + {len(slow)} to try", flush=True)
    if quick:
        _try_in_place(quick, tests, places, results)
        # What was kept in mind before the change, such as a table, may have hidden it.
        slow += [mutant for mutant in quick if results.of(mutant) is None]
    _try_all(slow, places, results, lambda mutant, place: _fresh(mutant, tests, place))
    left = [m for m in mutants if m.key not in known and results.of(m) == UNNOTICED]
    for mutant in left:
        print(f"  unnoticed: {named(mutant)}")
    return Row(room.name, len(mutants), len(mutants) - len(known) - len(left), len(known))


def _divided(todo: list[Mutant], tests: Map) -> tuple[list[Mutant], list[Mutant]]:
    """Those that change functions which run in tests only, and those that change the import too."""
    quick: list[Mutant] = []
    slow: list[Mutant] = []
    for mutant in todo:
        text = (SOURCES / mutant.change.file).read_text(encoding="utf-8")
        changed = functions_changed(text, mutant.source, mutant.change.file)
        imported = tests.imported(mutant.change.file, lines_of(mutant.change))
        (quick if changed and not imported else slow).append(mutant)
    return quick, slow


def _try_in_place(todo: list[Mutant], tests: Map, places: list[Place], results: Results) -> None:
    """Collect all tests once, in a process of its own, and fork from there for each mutant."""

    def serve(session: pytest.Session) -> None:
        functions = functions_in(str(places[0].sources))
        gc.collect()
        gc.freeze()  # what nobody touches stays shared
        _try_all(
            todo,
            places,
            results,
            lambda m, place: _changed(m, tests, place, session, functions),
            last=False,
        )

    def work() -> int:
        import_all()  # what only some tests import is changed in place, too
        wanted = {test.name.split("::")[0] for m in todo for test in _chosen(m, tests)}
        return run_pytest(sorted(wanted), Loop(serve))

    sys.stdout.flush()
    process = os.fork()
    if process == 0:
        prepare(places[0])
        os._exit(work())
    _, status = os.waitpid(process, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1, 5):
        raise SystemExit("The tests could not be collected.")
    results.load()


def _try_all(
    todo: list[Mutant],
    places: list[Place],
    results: Results,
    begin: Callable[[Mutant, Place], Trial],
    last: bool = True,
) -> None:
    """Try mutants, as many at a time as there are places, and keep what became of them.

    Who goes unnoticed is so only after the last trial.
    """
    waiting = list(reversed(todo))
    running: list[tuple[Mutant, Trial]] = []
    free = list(places)
    done = 0
    try:
        while waiting or running:
            while waiting and free:
                mutant = waiting.pop()
                running.append((mutant, begin(mutant, free.pop())))
            time.sleep(0.01)
            for mutant, trial in list(running):
                if (code := trial.ended()) is None:
                    continue
                running.remove((mutant, trial))
                trial.place.restore(mutant.change.file)
                free.append(trial.place)
                done += 1
                if code == 3:
                    raise SystemExit(f"{named(mutant)} could not be tried:\n{log_of(trial.place)}")
                if code == LATE:
                    raise SystemExit(f"The machine is too busy for {named(mutant)}; go on later.")
                result = UNNOTICED if code == 0 else NOTICED
                how = "endless" if code < 0 else HOW.get(code, "") or failed_in(trial.place)
                if last or result == NOTICED:
                    results.keep(mutant, result, how)
                seconds = time.monotonic() - trial.started
                told = f"{done}/{len(todo)} {result} {seconds:.1f} s {named(mutant)}"
                print(f"  {told}\n      {how}" if how else f"  {told}", flush=True)
    finally:
        for _, trial in running:
            trial.stop()


def _chosen(mutant: Mutant, tests: Map) -> list[Test]:
    return tests.covering(mutant.change.file, lines_of(mutant.change))


def _fresh(mutant: Mutant, tests: Map, place: Place) -> Trial:
    """Everything imported anew from the changed sources."""
    chosen = _chosen(mutant, tests)
    names = {test.name: test.seconds for test in chosen}
    place.write(mutant.change.file, mutant.source)
    trial = Trial(place, lambda: run_chosen(names) if names else 0, _patience(chosen))
    trial.start()
    return trial


def _changed(
    mutant: Mutant,
    tests: Map,
    place: Place,
    session: pytest.Session,
    functions: list[FunctionType],
) -> Trial:
    """What is imported already, with the changed functions in their places.

    A test that starts Burgrave once more, in a process of its own, gets the changed source.
    """
    file = mutant.change.file
    place.write(file, mutant.source)
    text = (SOURCES / file).read_text(encoding="utf-8")
    chosen = _chosen(mutant, tests)

    def work() -> int:
        leave_no_bytecode()
        imported = sys.modules[file.removesuffix(".py").replace("/", ".")].__file__
        assert imported is not None
        changed = functions_changed(text, mutant.source, imported)
        assert changed
        assert replace(functions, imported, changed)
        run_items(session, {test.name: test.seconds for test in chosen})
        return 1 if session.testsfailed else 0

    trial = Trial(place, work, _patience(chosen))
    trial.start()
    return trial


def _patience(chosen: list[Test]) -> int:
    return 60 + int(5 * sum(test.seconds for test in chosen))


def named(mutant: Mutant) -> str:
    """Where it is, and what it changes."""
    line, _ = mutant.change.position
    return f"{mutant.change.file}:{line}: {mutant.before}  →  {mutant.after}"


if __name__ == "__main__":
    sys.exit(main())

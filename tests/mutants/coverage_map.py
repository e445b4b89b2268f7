"""Which test runs which lines, and how long it takes: found once, kept until something changes."""

from __future__ import annotations

import ast
import json
import re
import time
from collections.abc import Generator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import coverage
import pytest

from tests.mutants.rooms import BUILD, ROOMS, ROOT, SOURCES, Room, fingerprint, test_files
from tests.mutants.trial import Place, Trial, copied, log_of, run_pytest

KEPT = BUILD / "map"
_BATCH = 16
_COLLECTED = "collected"
FEW = 4  # a line that so few tests run may have filled a cache for all the others


@dataclass
class Test:
    """How long a test takes, and the lines of each source that it runs."""

    name: str
    seconds: float
    lines: dict[str, set[int]]


class Map:
    """All tests, and what they run."""

    def __init__(self, tests: list[Test]) -> None:
        self.tests = sorted((t for t in tests if t.name), key=lambda test: test.seconds)
        self._imports = [test for test in tests if not test.name]

    def imported(self, file: str, lines: range) -> bool:
        """Whether these lines run before any test does."""
        return any(not each.lines.get(file, set()).isdisjoint(lines) for each in self._imports)

    def covering(self, file: str, lines: range) -> list[Test]:
        """The tests that run any of these lines, the quickest first.

        What only the import runs, or few tests, may reach the others another way: by a table that
        is made once. Then all tests that run anything of the file may notice, and first those
        that use what the lines define.
        """
        using = self.tests
        # A file of tables runs in no test, and may show in any.
        if any(file in test.lines for test in using):
            using = [test for test in using if file in test.lines or _names(test, file, lines)]
        found = [test for test in using if not test.lines.get(file, set()).isdisjoint(lines)]
        if len(found) > FEW and not self.imported(file, lines):
            return found
        near = [test for test in using if test not in found and self._uses(test, file, lines)]
        return found + near + [test for test in using if test not in found and test not in near]

    def _uses(self, test: Test, file: str, lines: range) -> bool:
        """Whether a test runs a line that names what these lines define, or names a mere table."""
        uses = _uses_of(file, lines)
        if any(not test.lines.get(each, set()).isdisjoint(uses[each]) for each in uses):
            return True
        return file not in test.lines and Path(file).stem in _words_of(test.name.split("::")[0])


def _names(test: Test, file: str, lines: range) -> bool:
    """Whether a test that runs nothing of a file names what these lines define, such as a limit."""
    words = _words_of(test.name.split("::")[0])
    return Path(file).stem in words and not words.isdisjoint(_defined(file, lines))


@cache
def _words_of(file: str) -> set[str]:
    return set(re.findall(r"[A-Za-z_]+", (ROOT / file).read_text(encoding="utf-8")))


@cache
def _defined(file: str, lines: range) -> set[str]:
    """What some lines of a source define."""
    defined: set[str] = set()
    for node in ast.walk(ast.parse((SOURCES / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno in lines:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            defined.update(ast.unparse(target).rpartition(".")[2] for target in targets)
        elif isinstance(node, ast.ClassDef):
            # Its decorators, and the fields with which it is made.
            fields = [each.lineno for each in node.body if isinstance(each, ast.AnnAssign)]
            if any(own in lines for own in [*fields, *(d.lineno for d in node.decorator_list)]):
                defined.add(node.name)
    return defined


@cache
def _uses_of(file: str, lines: range) -> dict[str, set[int]]:
    """The lines near a source, itself included, that name what some of its lines define."""
    defined = _defined(file, lines)
    if not defined:
        return {}
    named = re.compile(rf"\b({'|'.join(map(re.escape, sorted(defined)))})\b")
    uses: dict[str, set[int]] = {}
    for path in (SOURCES / file).parent.glob("*.py"):
        text = path.read_text(encoding="utf-8").splitlines()
        found = {number for number, line in enumerate(text, 1) if named.search(line)}
        if found:
            uses[str(path.relative_to(SOURCES))] = found
    return uses


def tests_of(room: Room, place: Place) -> Map:
    """The map of a room; what is not known yet, or no longer true, is found out first."""
    KEPT.mkdir(parents=True, exist_ok=True)
    now = {file: fingerprint([SOURCES / file]) for file in room.files()}
    files = test_files(room.tests)
    stale = [file for file in files if not _holds(_kept(file), file, now)]
    for batch in (stale[at : at + _BATCH] for at in range(0, len(stale), _BATCH)):
        print(f"  looking what {batch[0]} and {len(batch) - 1} more run", flush=True)
        _look(batch, place)
    return Map([test for file in files for test in _read(_kept(file))])


def _kept(file: str) -> Path:
    return KEPT / (file.replace("/", ".") + ".json")


def _holds(kept: Path, file: str, now: dict[str, str]) -> bool:
    """Whether a file's tests and what they run of a room are as they were."""
    if not kept.exists():
        return False
    document = json.loads(kept.read_text())
    same = all(document["sources"].get(source, sha) == sha for source, sha in now.items())
    return same and bool(document["test"] == fingerprint([ROOT / file]))


def _read(kept: Path) -> list[Test]:
    document = json.loads(kept.read_text())
    return [
        Test(name, seconds, {file: set(lines) for file, lines in files.items()})
        for name, (seconds, files) in document["tests"].items()
    ]


def _look(files: list[str], place: Place) -> None:
    trial = Trial(place, lambda: _measure(files, place), seconds=1200)
    trial.start()
    while (code := trial.ended()) is None:
        time.sleep(0.05)
    if code not in (0, 1):
        raise SystemExit(f"What the tests run cannot be measured:\n{log_of(place)}")


class _Watch:
    """Tells coverage which test runs, and remembers how long each took and whether it passed."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.measured = measured
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """What runs now, runs for this test."""
        self.measured.switch_context(item.nodeid)
        started = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - started
        self.measured.switch_context("between")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Who fails or is left out notices nothing."""
        if report.failed or report.skipped:
            self.failed.add(report.nodeid)


def import_all() -> None:
    """Import every module of the rooms: whatever runs in that runs before any test."""
    for room in ROOMS.values():
        for file in room.files():
            import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))


def _measure(files: list[str], place: Place) -> int:
    """Run some files' tests; those that pass are the ones that can notice something."""
    data = place.folder / "coverage"
    data.unlink(missing_ok=True)
    package = str(place.sources / "burgrave")
    measured = coverage.Coverage(data_file=str(data), source=[package], config_file=False)
    watch = _Watch(measured)
    measured.start()
    import_all()
    measured.switch_context(_COLLECTED)
    code = run_pytest(files, watch)
    measured.stop()
    found: dict[str, tuple[float, dict[str, list[int]]]] = {
        test: (round(seconds, 4), {})
        for test, seconds in watch.seconds.items()
        if test not in watch.failed
    }
    found[""] = (0.0, {})  # the import
    wanted = {source for room in ROOMS.values() for source in room.files()}
    sources: dict[str, str] = {}
    for path in measured.get_data().measured_files():
        source = copied(path, place)
        if source in wanted:
            sources[source] = fingerprint([Path(path)])
            for line, tests in measured.get_data().contexts_by_lineno(path).items():
                for test in tests:
                    # What runs while tests are collected, too, has run before any of them.
                    name = "" if test == _COLLECTED else test
                    if name in found:
                        found[name][1].setdefault(source, []).append(line)
    for file in files:
        own = {name: test for name, test in found.items() if name.split("::")[0] in ("", file)}
        document = {"test": fingerprint([ROOT / file]), "sources": sources, "tests": own}
        _kept(file).write_text(json.dumps(document))
    return code

"""Runs tests in a forked process, on a copy of the sources of its own."""

from __future__ import annotations

import compileall
import os
import py_compile
import resource
import shutil
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest

from tests.mutants.rooms import BUILD, ROOT, SOURCES

MEMORY = 6 << 30  # bytes: whoever counts without end stops before the machine does
ENDLESS, LATE = 124, 125
_FAILED = "noticed by "
_IMPORTING = 120  # seconds of a core's time until all tests are collected
_FIRST, _FILES = 100, 5  # of so many tests, so many files are imported first
_WAITING = 10  # times its own time a process may take by the clock, if it sleeps or others work


class Place:
    """A copy of the sources that one process at a time may change and test."""

    def __init__(self, number: int) -> None:
        self.folder = BUILD / f"place-{number}"
        self.sources = self.folder / "src"
        self.log = self.folder / "log"
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(SOURCES, self.sources, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        # Bytecode that goes by the text: by the clock, a change within a second is overlooked.
        by_text = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(self.sources, quiet=1, invalidation_mode=by_text)

    def write(self, file: str, text: str) -> None:
        """Let a source be this text."""
        (self.sources / file).write_text(text, encoding="utf-8")

    def restore(self, file: str) -> None:
        """Let a source be as it is written."""
        self.write(file, (SOURCES / file).read_text(encoding="utf-8"))


@dataclass
class Trial:
    """A process that tests in a place, and until when it may."""

    place: Place
    work: Callable[[], int]
    seconds: int  # of a core's time; a busy machine may take longer
    process: int = 0
    started: float = field(default_factory=time.monotonic)

    def start(self) -> None:
        """Fork: pytest and all libraries are imported already, Burgrave is not."""
        self.started = time.monotonic()
        sys.stdout.flush()
        self.process = os.fork()
        if self.process == 0:
            code = 3
            try:
                self._prepare()
                code = self.work()
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)

    def ended(self) -> int | None:
        """Its exit code, nothing while it runs, `LATE` if the machine gave it too little time."""
        process, status = os.waitpid(self.process, os.WNOHANG)
        if process:
            self._clear()
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() - self.started < _WAITING * self.seconds:
            return None
        self.stop()
        return LATE

    def stop(self) -> None:
        """End it, whatever it does."""
        self._clear()
        os.waitpid(self.process, 0)

    def _clear(self) -> None:
        """End it and whatever it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)

    def _prepare(self) -> None:
        os.setsid()
        log = os.open(self.place.log, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(log, stream)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds))
        prepare(self.place)


def prepare(place: Place) -> None:
    """Let this process import Burgrave from there."""
    sys.path.insert(0, str(place.sources))
    os.environ["PYTHONPATH"] = str(place.sources)
    os.environ["BURGRAVE_EXPECT"] = "pure"
    os.chdir(ROOT)


def leave_no_bytecode() -> None:
    """Of a changed source."""
    sys.dont_write_bytecode = True
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"


def run_chosen(tests: dict[str, float]) -> int:
    """Import everything anew and run tests until one fails; 0 if none does."""
    leave_no_bytecode()
    _let_endless_stop()
    for files in _in_turn(tests):
        signal.setitimer(signal.ITIMER_PROF, _IMPORTING)
        signal.setitimer(signal.ITIMER_REAL, 0)
        if code := run_pytest(files, Loop(lambda session: run_items(session, tests))):
            return code
    return 0


def _in_turn(tests: dict[str, float]) -> list[list[str]]:
    """The files of tests: first the few with the most of the first tests, then all others.

    To import and collect them all takes longer than most tests.
    """
    begun = Counter(test.split("::")[0] for test in list(tests)[:_FIRST])
    first = [file for file, _ in begun.most_common(_FILES)]
    others = {test.split("::")[0] for test in tests}.difference(first)
    return [files for files in (first, sorted(others)) if files]


@dataclass
class Loop:
    """Does something else with the tests that were collected than to run them all."""

    instead: Callable[[pytest.Session], None]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In the place of pytest's own loop."""
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be imported")
        self.instead(session)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Say which test fails, and how: who waited in vain may have waited for the machine."""
        if report.failed:
            why = getattr(getattr(report.longrepr, "reprcrash", None), "message", "")
            print(f"\n{_FAILED}{report.nodeid}: {why.partition(chr(10))[0][:100]}", flush=True)


def run_items(session: pytest.Session, tests: dict[str, float]) -> None:
    """Run these of the tests that were collected until one fails, or takes much too long.

    What fails is run once more: on a busy machine a test that waits may fail for no reason.
    """
    found = {item.nodeid: item for item in session.items}
    chosen = [found[test] for test in tests if test in found]
    _let_endless_stop()
    for item, following in zip(chosen, [*chosen[1:], None]):
        for _ in range(2):
            session.testsfailed = 0
            usual = tests[item.nodeid]
            signal.setitimer(signal.ITIMER_PROF, 5 + 5 * usual)
            signal.signal(signal.SIGALRM, partial(_stop_waiting, _queued()))
            signal.setitimer(signal.ITIMER_REAL, 90 + 30 * usual)  # it may wait for ever, too
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if not session.testsfailed:
                break
            if isinstance(item, pytest.Function):
                item._initrequest()  # its fixtures are made anew
        if session.testsfailed:
            return


def _let_endless_stop() -> None:
    signal.signal(signal.SIGPROF, _stop_endless)


def _stop_endless(number: int, frame: object) -> None:
    os._exit(ENDLESS)


def _stop_waiting(queued: float, number: int, frame: object) -> None:
    """End a test that waits for ever; what it has waited for a core, it may take longer."""
    longer = _queued() - queued
    if longer < 1:
        os._exit(ENDLESS)
    signal.signal(signal.SIGALRM, partial(_stop_waiting, queued + longer))
    signal.setitimer(signal.ITIMER_REAL, longer)


def _queued() -> float:
    """For how many seconds this process has waited for a core, where the system tells."""
    told = Path("/proc/self/schedstat")
    return int(told.read_text().split()[1]) / 1e9 if told.exists() else 0.0


def run_pytest(arguments: list[str], *plugins: object) -> int:
    """What pytest says to this, with nothing kept and everything said at once."""
    told = ["-q", "-s", "--no-header", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist"]
    told += ["-m", "not thorough", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    return int(pytest.main([*told, *arguments], plugins=list(plugins)))


def failed_in(place: Place) -> str:
    """Which test failed last there, and how."""
    lines = place.log.read_text(encoding="utf-8", errors="replace").splitlines()
    told = (line.removeprefix(_FAILED) for line in reversed(lines) if line.startswith(_FAILED))
    return next(told, "")


def log_of(place: Place) -> str:
    """The end of what the last process there said."""
    return place.log.read_text(encoding="utf-8", errors="replace")[-2000:]


def copied(path: str, place: Place) -> str | None:
    """Which source a copied one is, if it is one."""
    try:
        return str(Path(path).relative_to(place.sources))
    except ValueError:
        return None

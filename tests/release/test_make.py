"""`make` where something is missing: it says what, goes on, and does not try in vain for long."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO
from urllib.request import urlopen

import pytest

import burgrave
from tests.browser.chromium import stale
from tests.browser.hosting import free_port
from tests.release.checkout import ROOT, UNSEEN, copied, done, run
from tests.server.house import PATIENCE, wait_until


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy in a place that only careful quoting finds."""
    return copied(tmp_path / "Burg für alle", client=False)


@pytest.fixture
def nowhere(tmp_path: Path) -> dict[str, str]:
    """The settings of somebody who cannot reach npm's packages."""
    return {
        "npm_config_registry": "http://127.0.0.1:9",
        "npm_config_fetch_retries": "0",
        "npm_config_cache": str(tmp_path / "cache"),
    }


def client(
    checkout: Path, *words: str, settings: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return run(checkout, sys.executable, "tools/client.py", *words, **settings)


@pytest.mark.thorough
def test_what_npm_says_is_shown_and_kept_and_a_failure_remembered_until_something_changes(
    checkout: Path, nowhere: dict[str, str]
) -> None:
    ended = client(checkout, settings=nowhere)
    assert ended.returncode == 0
    log = checkout / "build" / "web.log"
    assert "ECONNREFUSED" in log.read_text()
    assert "ECONNREFUSED" in ended.stdout
    assert ended.stdout.splitlines()[-1].startswith("the browser client was not built")
    log.write_text("the first time")
    ended = client(checkout, settings=nowhere)
    assert (ended.returncode, log.read_text()) == (0, "the first time")
    assert "make web" in ended.stdout
    assert client(checkout, "--again", settings=nowhere).returncode == 1
    assert "ECONNREFUSED" in log.read_text()
    log.write_text("the second time")
    elsewhere = {**nowhere, "npm_config_registry": "http://127.0.0.1:7"}
    assert client(checkout, settings=elsewhere).returncode == 0
    assert "127.0.0.1:7" in log.read_text()


def test_a_client_that_is_there_as_its_sources_are_is_not_built_again(
    tmp_path: Path, nowhere: dict[str, str]
) -> None:
    if (reason := stale()) is not None:
        pytest.skip(reason)
    checkout = copied(tmp_path / "checkout")
    without_npm = {"PATH": str(tmp_path)}
    assert client(checkout, settings=without_npm).stdout == ""
    assert not (checkout / "build").exists()
    # A catalogue that nobody names is found in its folder.
    (checkout / "src" / "burgrave" / "locale" / "de" / "more.ftl").write_text("more = mehr\n")
    assert "the browser client was not built" in client(checkout, settings=nowhere).stdout


def made(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run(checkout, "make", "--no-print-directory", ".venv/bin/python", *words)


def test_another_python_than_that_of_the_environment_is_refused(checkout: Path) -> None:
    done(checkout, sys.executable, "-m", "venv", "--without-pip", ".venv")
    assert made(checkout, f"PYTHON={sys.executable}").returncode == 0
    other = checkout / "python next"
    other.write_text("#!/bin/sh\ncase $2 in *print*) echo 3.99.0 in /there;; esac\n")
    other.chmod(0o755)
    ended = made(checkout, f"PYTHON={other}")
    assert ended.returncode == 2
    [line] = [line for line in ended.stderr.splitlines() if "was made with" in line]
    assert "3.99.0 in /there" in line
    assert "rm -r .venv" in line
    assert made(checkout).returncode == 0


def test_a_python_that_does_not_fit_is_refused(checkout: Path) -> None:
    ended = made(checkout, "PYTHON=/bin/false")
    assert ended.returncode == 2
    assert "which PYTHON=/bin/false is not" in ended.stderr


def test_without_a_browser_none_of_its_tests_begins() -> None:
    """Neither in a game's own folder."""
    words = (sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider")
    python = os.environ.get("PYTHONPATH", "")
    ended = run(ROOT, *words, "tests/browser", BURGRAVE_CHROMIUM="", PATH="", PYTHONPATH=python)
    assert ended.returncode == pytest.ExitCode.NO_TESTS_COLLECTED, ended.stdout + ended.stderr
    assert "the browser tests are left out" in ended.stdout


def quickly(*words: str) -> subprocess.CompletedProcess[str]:
    """`make quick` where the tools are there."""
    return run(ROOT, "make", "--no-print-directory", "-o", ".venv/.dev", "quick", *words)


@pytest.mark.parametrize("game", burgrave.names())
def test_one_games_tests_need_no_compiler_and_no_other_games(game: str) -> None:
    told = quickly("-n", f"GAME={game}").stdout
    assert "pip" not in told
    assert "setup.py" not in told
    room = game.replace("-", "_")
    folders = [f"tests/games/{room}", f"tests/rules/{room}"]
    for folder in folders:
        assert (f" {folder} " in told) == (ROOT / folder).is_dir()
    assert any(page for folder in folders for page in (ROOT / folder).glob("test_*.py"))
    others = [name.replace("-", "_") for name in burgrave.names() if name != game]
    assert not any(f"/{other}" in told.splitlines()[-1] for other in others)


@pytest.mark.parametrize("words", [(), ("GAME=chess",)])
def test_whoever_names_no_game_is_told_the_games(words: tuple[str, ...]) -> None:
    ended = quickly(*words)
    assert ended.returncode == 2
    assert " ".join(f"GAME={name}" for name in sorted(burgrave.names())) in ended.stderr


@pytest.fixture
def prepared(tmp_path: Path) -> Path:
    """A checkout where all is there that running needs, and no package."""
    checkout = copied(tmp_path / "Burg für alle")
    done(checkout, sys.executable, "-m", "venv", "--without-pip", ".venv")
    [packages] = (checkout / ".venv" / "lib").glob("python*/site-packages")
    (packages / "lent.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    (checkout / ".venv" / ".run").touch()
    return checkout


@contextmanager
def playing(checkout: Path, *words: str) -> Iterator[tuple[str, IO[str]]]:
    """`make play`: its address, and what it says after that."""
    port = free_port()
    command = ["make", "--no-print-directory", "play", f"PORT={port}", *words]
    environment = {name: worth for name, worth in os.environ.items() if name not in UNSEEN}
    environment |= {"BURGRAVE_PURE": "1", "BURGRAVE_NO_CLIENT": "1"}
    with subprocess.Popen(
        command, cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True
    ) as make:
        assert make.stdout is not None
        try:
            assert any(f":{port}/" in line for line in make.stdout)
            yield f"http://127.0.0.1:{port}", make.stdout
        finally:
            make.terminate()
            make.wait(PATIENCE)


def answers(address: str) -> bool:
    with urlopen(f"{address}/healthz", timeout=PATIENCE) as answer:
        return bool(answer.status == 200)


def test_play_begins_before_anything_is_compiled(prepared: Path) -> None:
    if (reason := stale()) is not None:
        pytest.skip(reason)
    slow = prepared / "slow"
    slow.write_text(f"#!/bin/sh\ntrap 'touch ended' TERM\ntouch begun\nsleep {PATIENCE} & wait\n")
    slow.chmod(0o755)
    with playing(prepared, "BUILD=./slow") as (address, _):
        assert answers(address)
        wait_until((prepared / "begun").exists)
    # Whoever ends the game does not wait for a compiler either.
    wait_until((prepared / "ended").exists)


@pytest.mark.thorough
def test_what_was_built_meanwhile_is_played_the_next_time(prepared: Path) -> None:
    if (reason := stale()) is not None:
        pytest.skip(reason)
    with playing(prepared) as (address, told):
        assert answers(address)
        said = next(line for line in told if line.startswith("["))
    log = (prepared / "build" / "play.log").read_text()
    assert "the game goes on as it is" in said, log
    assert "installed burgrave (pure)" in log
    with playing(prepared) as (address, _):
        assert answers(address)
    assert (prepared / "build" / "play.log").read_text() == log

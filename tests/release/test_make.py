"""`make` where something is missing: it says what, goes on, and does not try in vain for long."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.chromium import stale
from tests.release.checkout import ROOT, copied, done, run


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


def test_what_npm_says_is_shown_and_kept(checkout: Path, nowhere: dict[str, str]) -> None:
    ended = client(checkout, settings=nowhere)
    assert ended.returncode == 0
    log = (checkout / "build" / "web.log").read_text()
    assert "ECONNREFUSED" in log
    assert "ECONNREFUSED" in ended.stdout
    assert ended.stdout.splitlines()[-1].startswith("the browser client was not built")


def test_a_failure_is_remembered_until_something_changes(
    checkout: Path, nowhere: dict[str, str]
) -> None:
    client(checkout, settings=nowhere)
    log = checkout / "build" / "web.log"
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


def test_a_client_that_is_there_as_its_sources_are_is_not_built_again(tmp_path: Path) -> None:
    if (reason := stale()) is not None:
        pytest.skip(reason)
    checkout = copied(tmp_path / "checkout")
    without_npm = {"PATH": str(tmp_path)}
    assert client(checkout, settings=without_npm).stdout == ""
    assert not (checkout / "build").exists()


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

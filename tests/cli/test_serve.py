"""`burgrave serve`: takes its port and opens its store, and only then promises an address."""

from __future__ import annotations

import errno
import json
import os
import pty
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from burgrave.locale import languages
from burgrave.server import listening
from burgrave.server.sqlite import resets_badly
from tests.cli.conftest import Result, Run


@pytest.fixture
def busy() -> Iterator[int]:
    """A port at which somebody listens already: this process."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield door.getsockname()[1]


@pytest.fixture
def free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
    return port


def refused(result: Result) -> str:
    """The one sentence with which nothing began."""
    assert (result.code, result.out) == (2, ""), result
    [line] = result.err.splitlines()
    assert line.startswith("burgrave: ")
    return line


@pytest.mark.parametrize("language", languages())
def test_a_busy_port_is_named_with_the_process_that_has_it(
    run: Run, tmp_path: Path, busy: int, language: str
) -> None:
    words = ("serve", "--port", busy, "--data", tmp_path / "data", "--language", language)
    line = refused(run(*words))
    assert str(busy) in line
    assert str(os.getpid()) in line
    assert "--port" in line
    assert not (tmp_path / "data").exists()


def test_a_busy_port_is_named_where_the_system_does_not_tell_whose_it_is(
    run: Run, tmp_path: Path, busy: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "_PROC", tmp_path)
    line = refused(run("serve", "--port", busy, "--data", tmp_path / "data"))
    assert str(busy) in line
    assert "another program" in line


def test_a_port_that_needs_rights_is_told_apart_from_a_busy_one(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Guarded(socket.socket):
        def bind(self, address: object) -> None:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr("socket.socket", Guarded)
    line = refused(run("serve", "--port", 80, "--data", tmp_path / "data"))
    assert "80" in line
    assert "1024" in line


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
def test_an_address_that_is_not_this_machines_is_named(
    run: Run, tmp_path: Path, free: int, host: str
) -> None:
    line = refused(run("serve", "--host", host, "--port", free, "--data", tmp_path / "data"))
    assert host in line
    assert "--host" in line


def under_a_file(folder: Path) -> Path:
    (folder / "file").write_text("")
    return folder / "file" / "data"


def in_a_world_of_its_own(folder: Path) -> Path:
    return Path("/proc/burgrave-data")


@pytest.mark.parametrize("place", [under_a_file, in_a_world_of_its_own])
@pytest.mark.parametrize("language", languages())
def test_a_folder_that_cannot_be_written_is_named(
    run: Run, tmp_path: Path, free: int, place: object, language: str
) -> None:
    assert callable(place)
    data = place(tmp_path)
    line = refused(run("serve", "--port", free, "--data", data, "--language", language))
    assert str(data) in line
    assert "--data" in line


def test_what_is_no_store_is_named(run: Run, tmp_path: Path, free: int) -> None:
    store = tmp_path / "burgrave.sqlite"
    store.write_text("no store at all, " * 100)
    assert str(store) in refused(run("serve", "--port", free, "--data", tmp_path))
    store.unlink()
    store.mkdir()
    assert str(store) in refused(run("serve", "--port", free, "--data", tmp_path))


def test_a_store_of_a_later_program_is_named(run: Run, tmp_path: Path, free: int) -> None:
    store = tmp_path / "burgrave.sqlite"
    with closing(sqlite3.connect(store)) as later:
        later.execute("PRAGMA user_version = 999")
    line = refused(run("serve", "--port", free, "--data", tmp_path))
    assert str(store) in line
    assert "later" in line


@pytest.mark.parametrize("language", languages())
def test_a_proxy_that_is_no_address_is_refused(run: Run, tmp_path: Path, language: str) -> None:
    words = ("--proxy", "proxy.example", "--data", tmp_path / "data", "--language", language)
    line = refused(run("serve", *words))
    assert "--proxy" in line
    assert "proxy.example" in line
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "site",
    ["games.example", "ftp://a.example", "https://a.example/games", "https://", "http://a:x"],
)
def test_a_public_address_that_is_no_site_is_refused(
    run: Run, tmp_path: Path, site: str, language: str
) -> None:
    words = ("--public-url", site, "--data", tmp_path / "data", "--language", language)
    line = refused(run("serve", *words))
    assert "--public-url" in line
    assert site in line
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            (),
            "Only this computer reaches it; with “--host 0.0.0.0” friends in your network do, too.",
        ),
        (("--public-url", "https://Games.example.org/"), "at https://games.example.org/"),
    ],
)
def test_it_says_where_friends_find_it(
    tmp_path: Path, free: int, words: tuple[str, ...], told: str
) -> None:
    process = started("--port", free, "--data", tmp_path, *words, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    try:
        assert f"http://127.0.0.1:{free}/ " in process.stdout.readline()
        assert told in process.stdout.readline()
        request = Request(f"http://127.0.0.1:{free}/healthz", headers={"Host": "games.example.org"})
        if words:
            with urlopen(request, timeout=60) as answer:
                assert answer.status == 200
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)


def started(
    *words: object, stderr: int, env: dict[str, str] | None = None
) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "burgrave", "serve", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        env={**os.environ, "LANG": "C", "LC_ALL": "C", "PYTHONIOENCODING": "utf-8"} | (env or {}),
    )


def test_whoever_reads_the_address_can_go_there_at_once(tmp_path: Path, free: int) -> None:
    more = ("--allow-host", "one.example", "--allow-host", "two.example")
    process = started("--port", free, "--data", tmp_path, *more, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert f"http://127.0.0.1:{free}/ " in line
        assert (tmp_path / "burgrave.sqlite").is_file()
        for name in (f"127.0.0.1:{free}", "one.example", "two.example:443"):
            request = Request(f"http://127.0.0.1:{free}/healthz", headers={"Host": name})
            with urlopen(request, timeout=60) as answer:
                assert answer.status == 200
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)


@pytest.mark.parametrize(
    ("words", "terminal", "plain"),
    [
        ((), True, True),
        ((), False, False),
        (("--log", "json"), True, False),
        (("--log", "plain"), False, True),
    ],
)
def test_a_terminal_gets_plain_lines_and_a_file_json(
    tmp_path: Path, free: int, words: tuple[str, ...], terminal: bool, plain: bool
) -> None:
    ours, theirs = pty.openpty() if terminal else os.pipe()
    process = started("--port", free, "--data", tmp_path, *words, stderr=theirs)
    os.close(theirs)
    assert process.stdout is not None
    process.stdout.readline()
    with urlopen(f"http://127.0.0.1:{free}/healthz", timeout=60):
        process.send_signal(signal.SIGTERM)
    process.communicate(timeout=60)
    told = b""
    try:
        while more := os.read(ours, 4096):
            told += more
    except OSError:  # how a terminal says that nobody is at its other end
        pass
    os.close(ours)
    assert (told == b"") == plain
    if not plain:
        lines = [json.loads(line) for line in told.splitlines()]
        assert "/healthz" in [line.get("path") for line in lines]
        warned = any(line["event"] == "sqlite can damage stores" for line in lines)
        assert warned == resets_badly()


def test_a_house_without_talk_says_so_at_every_table(tmp_path: Path, free: int) -> None:
    words = ("--port", free, "--data", tmp_path / "data", "--no-chat")
    with started(*words, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        server.stdout.readline()
        table = {"game": "era", "seats": [{"kind": "me"}], "options": {}}
        asked = Request(
            f"http://127.0.0.1:{free}/api/tables",
            json.dumps(table).encode(),
            {"X-Burgrave": "1", "Content-Type": "application/json"},
        )
        with urlopen(asked) as answer:
            assert json.load(answer)["talk"] == "never"
        server.terminate()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["serve", "doctor", "prune"])
def test_what_postgresql_needs_is_named(
    run: Run, free: int, command: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    port = ("--port", free) if command == "serve" else ()
    url = "postgresql://burgrave:secret@localhost/burgrave"
    line = refused(run(command, "--store", url, *port, "--language", language))
    assert "burgrave[server,postgres]" in line
    assert "secret" not in line

"""One store, one server: whoever comes second is told who was first."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from burgrave.cli import main
from burgrave.server.lock import Holder, Lock, StoreInUse
from burgrave.server.sqlite_store import SqliteStore
from tests.server.house import PATIENCE, Person, serving, settings_for, wait_until
from tests.server.test_stopping import served

HOLD = """
import sys
from pathlib import Path
from burgrave.server.lock import Lock
lock = Lock(Path(sys.argv[1]), "http://here/")
print("held", flush=True)
sys.stdin.read()
"""


def holding(path: Path) -> subprocess.Popen[str]:
    """Another process that holds the lock until it is ended."""
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    return other


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


def test_who_comes_second_learns_who_was_first(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    other = holding(path)
    try:
        with pytest.raises(StoreInUse) as refused:
            Lock(path, "http://there/")
    finally:
        end(other)
    assert refused.value.holder == Holder(other.pid, socket.gethostname(), "http://here/")


def test_a_killed_process_holds_nothing_any_more(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    other = holding(path)
    other.send_signal(signal.SIGKILL)
    other.communicate()
    Lock(path).release()


def test_a_released_lock_is_free_and_names_nobody(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    Lock(path, "http://here/").release()
    lock = Lock(path)
    with pytest.raises(StoreInUse) as refused:
        Lock(path)
    lock.release()
    assert refused.value.holder == Holder(os.getpid(), socket.gethostname(), "")
    assert f"{os.getpid()}" not in (tmp_path / "s.sqlite.lock").read_text()


def test_a_lock_whose_holder_cannot_be_read_still_holds(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    lock = Lock(path)
    for torn in ("", "[1]", '{"pid": "x"}', "\udcff"):
        (tmp_path / "s.sqlite.lock").write_bytes(torn.encode(errors="surrogateescape"))
        with pytest.raises(StoreInUse) as refused:
            Lock(path)
        assert refused.value.holder is None
    lock.release()


FULL = """
import resource, sys
from pathlib import Path
from burgrave.server.lock import Lock, StoreInUse
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
lock = Lock(Path(sys.argv[1]), "http://here/")
try:
    Lock(Path(sys.argv[1]))
except StoreInUse as refused:
    assert refused.holder is None
lock.release()
Lock(Path(sys.argv[1])).release()
"""


def test_a_full_disk_keeps_nobody_from_holding_and_letting_go(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    ran = subprocess.run(
        [sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_another_name_of_the_same_store_is_the_same_store(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    store = SqliteStore(path)
    (tmp_path / "alias.sqlite").symlink_to(path)
    (tmp_path / "folder").symlink_to(tmp_path)
    for other in (path, tmp_path / "alias.sqlite", tmp_path / "folder" / "s.sqlite"):
        with pytest.raises(StoreInUse):
            SqliteStore(other)
    store.close()
    SqliteStore(tmp_path / "alias.sqlite").close()


def test_a_store_that_cannot_be_opened_is_not_held(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    path.write_bytes(b"junk" * 1000)
    for _ in range(2):
        with pytest.raises(Exception, match="not a database"):
            SqliteStore(path)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "is in use by the server at"),
        ("de", "wird vom Server unter"),
        ("hu", "már használatban van: a szerver címe"),
    ],
)
def test_a_second_server_is_refused_in_one_sentence(
    tmp_path: Path, language: str, sentence: str
) -> None:
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        ended = subprocess.run(
            [
                *(sys.executable, "-m", "burgrave", "serve", "--language", language),
                *("--data", str(tmp_path / "s.sqlite"), "--port", f"{free_port()}"),
            ],
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )
        assert house.guest("Anna").get("/api/me")["name"] == "Anna"
    assert (ended.returncode, ended.stdout) == (2, "")
    assert len(ended.stderr.splitlines()) == 1
    assert sentence in ended.stderr
    assert str(os.getpid()) in ended.stderr


def test_the_first_server_plays_on_and_is_followed_when_it_is_killed(tmp_path: Path) -> None:
    store = tmp_path / "s.sqlite"
    with served(store) as (first, address):
        anna = Person(address)
        table = str(anna.table("me", "greedy", edition="first")["id"])
        second = subprocess.run(
            [
                *(sys.executable, "-m", "burgrave", "serve"),
                *("--data", str(store), "--port", f"{free_port()}"),
            ],
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )
        assert second.returncode == 2
        assert f"http://{address}/" in second.stderr
        assert f"{first.pid}" in second.stderr
        assert main(["backup", "--data", str(store), str(tmp_path / "copy.sqlite")]) == 0
        wait_until(lambda: bool(anna.play(table)["legal"]))
        anna.move(table, "1")
        first.kill()
        first.wait()
    with served(store) as (_, address):
        again = Person(address, anna.token)
        assert again.play(table)["version"] > 0
        again.client.close()
    anna.client.close()

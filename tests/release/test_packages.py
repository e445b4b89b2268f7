"""The wheel and the source package are whole: both install into an empty environment, and run."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.browser.hosting import free_port
from tests.release.checkout import PIP, ROOT, built, copied, done, run

STATIC = ROOT / "src" / "burgrave" / "server" / "static"
CLIENT = (STATIC / "index.html").is_file()
CARRIED = ("preact ", "@preact/signals ", "@fluent/bundle ", "@fontsource/eb-garamond ", "vite ")
PATIENCE = 60


def unpacked(package: Path, folder: Path) -> Path:
    with tarfile.open(package) as archive:
        archive.extractall(folder, filter="data")
    [top] = folder.iterdir()
    return top


def project() -> list[str]:
    """Every file of the project, as far as git tells, but for pictures of it."""
    tracked = run(ROOT, "git", "ls-files").stdout.splitlines()
    return [name for name in tracked if "/screenshots/" not in name]


def contents(wheel: Path) -> dict[str, str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: sha256(archive.read(name)).hexdigest() for name in archive.namelist()}


def installed(package: str, folder: Path) -> Path:
    """The command, in an environment that had nothing before."""
    done(folder, sys.executable, "-m", "venv", "--without-pip", "env")
    python = folder / "env" / "bin" / "python"
    quick = {"BURGRAVE_NO_CLIENT": "1", "PIP_NO_COMPILE": "1"}
    done(folder, *PIP, "--python", python, "install", package, **quick)
    return folder / "env" / "bin" / "burgrave"


@contextmanager
def served(burgrave: Path, folder: Path) -> Iterator[str]:
    port = free_port()
    command = [str(burgrave), "serve", "--port", str(port), "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert f":{port}/" in process.stdout.readline()
            yield f"http://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def fetched(address: str) -> str:
    with urlopen(address, timeout=PATIENCE) as answer:
        text: str = answer.read().decode("utf-8", errors="replace")
        return text


def check_rules(burgrave: Path, folder: Path) -> None:
    assert "K-5.7" in done(folder, burgrave, "rules", "kingsburg", "K-5.7")


def check_pages(address: str) -> None:
    """The page is there with all that it asks for, and with the licences of what it carries."""
    page = fetched(f"{address}/")
    if not CLIENT:
        assert "pip install" in page
        return
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(name.endswith(".js") for name in files)
    for name in files:
        assert fetched(address + name)
    told = fetched(f"{address}/licences.txt")
    assert all(f"\n{name}" in told for name in CARRIED)
    assert "SIL OPEN FONT LICENSE" in told.upper()


@pytest.mark.thorough
def test_the_wheel_of_a_checkout_serves_from_an_empty_environment(tmp_path: Path) -> None:
    wheel = built("build_wheel", copied(tmp_path / "checkout"))
    inside = contents(wheel)
    assert any(name.endswith("dist-info/licenses/LICENSE") for name in inside)
    rules = ROOT / "docs" / "rules"
    for page in rules.rglob("*.md"):
        name = f"burgrave/rules/{page.relative_to(rules).as_posix()}"
        assert inside[name] == sha256(page.read_bytes()).hexdigest()
    burgrave = installed(f"{wheel}[server]", tmp_path)
    check_rules(burgrave, tmp_path)
    with served(burgrave, tmp_path) as address:
        assert "kings-will" in fetched(f"{address}/api/games")
        check_pages(address)


@pytest.mark.thorough
@pytest.mark.parametrize("installing", [False, True], ids=["made", "installed"])
def test_the_source_package_makes_the_same_wheel(tmp_path: Path, installing: bool) -> None:
    """Whatever the wheel can do, it can: pip makes one of it, with nothing but what it asks for."""
    checkout = copied(tmp_path / "checkout")
    package = built("build_sdist", checkout)
    sources = unpacked(package, tmp_path / "sources")
    assert [name for name in project() if not (sources / name).exists()] == []
    again = built("build_wheel", sources)
    assert contents(again) == contents(built("build_wheel", checkout))
    if installing:
        check_rules(installed(str(package), tmp_path), tmp_path)


@pytest.mark.thorough
def test_a_build_without_the_clients_tools_says_so_in_one_line(tmp_path: Path) -> None:
    checkout = copied(tmp_path / "checkout", client=False)
    script = "import sys; sys.path.insert(0, 'tools'); import backend; backend.build_sdist('dist')"
    nowhere = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}
    nowhere["npm_config_cache"] = str(tmp_path / "cache")
    ended = run(checkout, sys.executable, "-c", script, **nowhere)
    assert ended.returncode == 0, ended.stderr
    [line] = [line for line in ended.stderr.splitlines() if "browser client" in line]
    assert line.startswith("burgrave: ")
    assert "ECONNREFUSED" in line

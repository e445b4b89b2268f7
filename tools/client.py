"""Builds the browser client into src/burgrave/server/static, unless it is there as its sources are.

Node comes from PyPI. Where it or npm's packages can't be had, all else goes without the client and
the server says so on its page; they are tried again when something changes that decides about them,
after a day, or with `--again`, as `make web` does. A client with mistakes is none, and an error.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
TOOLS = ROOT / "requirements" / "web.txt"
STATIC = ROOT / "src" / "burgrave" / "server" / "static"
LOG = ROOT / "build" / "web.log"
FAILED = ROOT / "build" / "web.failed"
_DAY = 24 * 3600.0
_TAIL = 30
_SETTINGS = ("npm_config_", "pip_", "http_proxy", "https_proxy", "node_", "ssl_cert", "path")


class NoTools(Exception):
    """What builds the client can't be had here."""


class Mistakes(Exception):
    """The client's sources are wrong."""


def is_current() -> bool:
    """Was the client that is there built from these sources?"""
    try:
        made_of = json.loads((STATIC / "sources.json").read_text("utf-8"))
        return bool(made_of) and all(_hash(ROOT / name) == made_of[name] for name in made_of)
    except (OSError, ValueError):
        return False


def build(with_pip: bool) -> None:
    """Fetch the tools, then check and build; all that they say goes to the log."""
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_bytes(b"")
    if with_pip:
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq")
        _run(NoTools, *pip, "install", "--require-hashes", "-r", str(TOOLS))
    npm = shutil.which("npm", path=_environment()["PATH"])
    if npm is None:
        raise NoTools("there is no npm")
    _run(NoTools, npm, "ci", "--loglevel=error")
    for step in ("check", "build"):
        _run(Mistakes, npm, "run", "--silent", step)


def _environment() -> dict[str, str]:
    """Ours, with Node of the same place as this Python before any other."""
    folders = (str(Path(sys.executable).parent), os.environ.get("PATH", ""))
    # Of itself Node does not know the certificates that a proxy's owner has given the machine.
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": os.pathsep.join(folders)}


def _run(problem: type[Exception], *command: str) -> None:
    """Run a command in the client's folder; if it fails, tell with which words."""
    with LOG.open("ab") as log:
        before = log.tell()
        try:
            ended = subprocess.run(command, cwd=WEB, env=_environment(), stdout=log, stderr=log)
        except OSError as failure:
            raise problem(str(failure)) from None
    if ended.returncode:
        told = LOG.read_bytes()[before:].decode(errors="replace").splitlines()
        raise problem("\n".join(told[-_TAIL:]) or f"{command[0]} ended with {ended.returncode}")


def what_counts() -> str:
    """A digest of all that decides whether the tools can be had: versions and settings."""
    digest = hashlib.sha256()
    for path in (TOOLS, WEB / "package-lock.json", WEB / ".npmrc", Path.home() / ".npmrc"):
        digest.update(path.read_bytes() if path.is_file() else b"-")
    for name, worth in sorted(os.environ.items()):
        if name.lower().startswith(_SETTINGS):
            digest.update(f"{name}={worth}\0".encode(errors="surrogateescape"))
    return digest.hexdigest()


def failed_before() -> str | None:
    """When the same was tried in vain, if that is not long ago."""
    try:
        kept = json.loads(FAILED.read_text("utf-8"))
        known, when = str(kept["of"]), float(kept["at"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    if known != what_counts() or not 0 <= time.time() - when < _DAY:
        return None
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(when))


def _hash(path: Path) -> str:
    """Of what a file holds, or of the names that a folder has to offer."""
    if path.is_dir():
        names = sorted(one.name for one in path.iterdir() if one.suffix in (".ftl", ".toml", ".md"))
        return hashlib.sha256("\n".join(names).encode()).hexdigest()
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main(again: bool) -> int:
    """What `make` does."""
    if is_current():
        return 0
    when = None if again else failed_before()
    if when is not None:
        print(
            f"not building the browser client: its tools could not be had at {when},"
            " see build/web.log; “make web” tries again"
        )
        return 0
    try:
        build(with_pip=True)
    except NoTools as problem:
        print(problem)
        print("the browser client was not built, its tools can't be had here; see build/web.log")
        FAILED.write_text(json.dumps({"of": what_counts(), "at": time.time()}))
        return int(again)
    except Mistakes as problem:
        print(problem)
        print("the browser client has mistakes; see build/web.log")
        return 1
    FAILED.unlink(missing_ok=True)
    print("built the browser client")
    return 0


if __name__ == "__main__":
    sys.exit(main(again="--again" in sys.argv[1:]))

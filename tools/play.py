"""`make play`: the server as soon as it can run, and the compiler beside it.

What running needs and the browser client are fetched side by side. Where the package is not
installed as its sources are, the server begins with the sources themselves; the package is
compiled meanwhile. Bots think with it from then on, the server itself when it starts again.
"""

import os
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
INSTALLED = ROOT / ".venv" / ".package"
INPUTS = ROOT / "build" / "inputs"
LATER = ROOT / "build" / "later"
"""Once it is there, bots think with the package that lies behind it; see server/later.py."""
LOG = ROOT / "build" / "play.log"
NEEDED = {"what the server needs": ".venv/.run", "the browser client": "client"}
PAGES = ROOT / "src" / "burgrave" / "server" / "static" / "index.html"
"""They are left out, with a word, where the client's tools can't be had."""
_WORD_EVERY = 10.0
_LOOK_EVERY = 0.1


def make(target: str, *first: str, log: IO[bytes] | None = None) -> subprocess.Popen[bytes]:
    """Begin to make something, apart from the keyboard."""
    words = [*first, "make", "--no-print-directory", "-s", "-C", str(ROOT), target]
    return subprocess.Popen(words, start_new_session=True, stdout=log, stderr=log)


def say(since: float, text: str) -> None:
    """A line of how far it is."""
    print(f"[{time.monotonic() - since:3.0f} s] {text}", flush=True)


def prepare() -> int:
    """Fetch and build all that a page needs, side by side; returns an exit code."""
    since = last = time.monotonic()
    jobs = {what: make(target) for what, target in NEEDED.items()}
    told = False
    try:
        while jobs:
            for what, job in list(jobs.items()):
                if job.poll() is None:
                    continue
                del jobs[what]
                if job.returncode:
                    return job.returncode
                if told and (NEEDED[what] != "client" or PAGES.exists()):
                    say(since, f"{what}: ready")
            now = time.monotonic()
            if jobs and (now - last > _WORD_EVERY or (not told and now - since > 1)):
                say(since, f"getting {' and '.join(jobs)} ready …")
                last, told = now, True
            time.sleep(_LOOK_EVERY)
    finally:
        for job in jobs.values():
            end(job)
    return 0


def is_installed() -> bool:
    """Is the package in the environment the one that these sources make, however optimised?"""
    make("build/inputs", "env", "ANY=1").wait()
    try:
        return INSTALLED.stat().st_mtime_ns >= INPUTS.stat().st_mtime_ns
    except OSError:
        return False


def end(job: subprocess.Popen[bytes]) -> None:
    """End what was begun, with all that it began."""
    if job.poll() is None:
        os.killpg(job.pid, signal.SIGTERM)
        job.wait()


def serve_meanwhile(words: list[str]) -> int:
    """Serve from the sources while the package is built; returns the server's exit code."""
    LATER.unlink(missing_ok=True)
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT / "src"), os.getenv("PYTHONPATH")))),
        "BURGRAVE_LATER": str(LATER),
    }
    since = time.monotonic()
    print("starting from the sources; the faster modules are compiled meanwhile", flush=True)
    server = subprocess.Popen([sys.executable, "-m", "burgrave", *words], env=environment)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    # The keyboard tells the server itself, which then sends everybody home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with LOG.open("wb") as log:
        building = make(".venv/.package", "nice", log=log)
    told = False
    while server.poll() is None:
        if not told and building.poll() is not None:
            say(since, _take_up(building.returncode))
            told = True
        time.sleep(_LOOK_EVERY)
    end(building)
    LATER.unlink(missing_ok=True)
    return server.returncode if server.returncode >= 0 else 128 - server.returncode


def _take_up(code: int) -> str:
    """Show the bots what was built; returns what there is to say of it."""
    if code:
        return f"the modules could not be compiled, see {LOG.relative_to(ROOT)}; the game goes on"
    if INSTALLED.read_text("utf-8").strip() != "compiled":
        return "nothing can be compiled here; the game goes on as it is"
    LATER.symlink_to(sysconfig.get_path("purelib"))
    return "compiled: bots think faster now, and all else when you start again"


def main(words: list[str]) -> int:
    """What `make play` does."""
    try:
        code = prepare()
    except KeyboardInterrupt:
        code = 130
    if code:
        return code
    if is_installed():
        burgrave = str(Path(sys.executable).with_name("burgrave"))
        os.execv(burgrave, [burgrave, *words])
    return serve_meanwhile(words)


if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))

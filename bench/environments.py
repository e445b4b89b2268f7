"""The virtual environments of the contestants: made once, and again when their input changes."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BENCH = ROOT / "bench"
PLACE = ROOT / "build" / "bench"
STAMP = "stamp.json"
LEFT_BEHIND = shutil.ignore_patterns(
    ".*", "build", "dist", "bench", "tests", "node_modules", "__pycache__", "*.so", "*.egg-info"
)
BUILD_FILES = ("pyproject.toml", "setup.py", "setup.cfg", "MANIFEST.in")


class MakeError(Exception):
    """An environment could not be made; says why."""


@dataclass(frozen=True)
class Made:
    """An environment that is ready."""

    python: Path
    distribution: str
    version: str
    build_seconds: float | None


def surroundings(more: dict[str, str] | None = None) -> dict[str, str]:
    """The caller's environment without what could change how Python or our build behaves."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "BURGRAVE_", "MYPYC_", "VIRTUAL_ENV"))
    }
    return kept | (more or {})


def last_words(text: str) -> str:
    """The last line that says something, without the place where the repository lies."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1].replace(f"{ROOT}{os.sep}", "") if lines else "no message"


def execute(command: list[str], cwd: Path = ROOT, more: dict[str, str] | None = None) -> str:
    """Run a command to its end and return what it printed."""
    done = subprocess.run(
        command, cwd=cwd, env=surroundings(more), capture_output=True, text=True, check=False
    )
    if done.returncode:
        shown = command[1:5] if command[0].endswith("python") else command[:4]
        raise MakeError(f"{' '.join(shown)}: {last_words(done.stderr or done.stdout)}")
    return done.stdout


def digest(paths: Iterable[Path]) -> str:
    """A fingerprint of files, their names and the Python that will use them."""
    sum_ = hashlib.sha256(sys.version.encode())
    for path in paths:
        sum_.update(str(path.relative_to(ROOT)).encode())
        sum_.update(path.read_bytes())
    return sum_.hexdigest()


def sources(folder: Path) -> list[Path]:
    """The files of a source folder that decide what gets built."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".so", ".pyc"} and ".egg-info" not in str(path)
    )


@dataclass(frozen=True)
class Environment:
    """A virtual environment and the distribution that it is for."""

    name: str
    distribution: str

    @property
    def place(self) -> Path:
        """Where it lies."""
        return PLACE / self.name

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.place / "bin" / "python"

    def inputs(self) -> list[Path]:
        """The files that decide what is in it."""
        raise NotImplementedError

    def fill(self) -> float | None:
        """Install what belongs into it; the seconds of a build, if there was one."""
        raise NotImplementedError

    def pip(self, *arguments: str, more: dict[str, str] | None = None) -> None:
        """Call this environment's pip."""
        quiet = ["--disable-pip-version-check", "--quiet"]
        execute([str(self.python), "-m", "pip", *arguments, *quiet], more=more)

    def make(self, again: bool) -> Made:
        """Make it, unless it already stands and nothing has changed."""
        fingerprint = digest(self.inputs())
        stamp = self.place / STAMP
        if stamp.exists() and not again:
            known = json.loads(stamp.read_text())
            if known["fingerprint"] == fingerprint:
                return Made(
                    self.python, self.distribution, known["version"], known["build_seconds"]
                )
        shutil.rmtree(self.place, ignore_errors=True)
        PLACE.mkdir(parents=True, exist_ok=True)
        execute([sys.executable, "-m", "venv", str(self.place)])
        build_seconds = self.fill()
        ask = f"import importlib.metadata as m; print(m.version({self.distribution!r}))"
        version = execute([str(self.python), "-c", ask]).strip()
        stamp.write_text(
            json.dumps(
                {"fingerprint": fingerprint, "version": version, "build_seconds": build_seconds}
            )
        )
        return Made(self.python, self.distribution, version, build_seconds)


@dataclass(frozen=True)
class Peer(Environment):
    """A peer from the package index, pinned with its dependencies."""

    @property
    def requirements(self) -> Path:
        """Its pinned versions with their hashes."""
        return BENCH / f"requirements-{self.name}.txt"

    def inputs(self) -> list[Path]:
        return [self.requirements]

    def fill(self) -> float | None:
        self.pip("install", "--require-hashes", "-r", str(self.requirements))
        return None


@dataclass(frozen=True)
class Own(Environment):
    """Burgrave, built from this repository."""

    pure: bool

    def inputs(self) -> list[Path]:
        files = [ROOT / name for name in BUILD_FILES if (ROOT / name).exists()]
        if not files:
            raise MakeError("there is no pyproject.toml to build from")
        return files + sources(ROOT / "src")

    def fill(self) -> float | None:
        tree = self.place / "tree"
        wheels = self.place / "wheels"
        # A copy without anything built before: nothing is reused, nothing is left in the sources.
        shutil.copytree(ROOT, tree, ignore=LEFT_BEHIND)
        switch = {"BURGRAVE_PURE": "1"} if self.pure else {}
        start = time.perf_counter()
        self.pip("wheel", "--no-deps", "--wheel-dir", str(wheels), str(tree), more=switch)
        seconds = time.perf_counter() - start
        self.pip("install", *(str(wheel) for wheel in wheels.glob("*.whl")))
        shutil.rmtree(tree)
        return seconds


@dataclass(frozen=True)
class Floor(Environment):
    """The game without rules, compiled together with the kernel's generator."""

    @property
    def requirements(self) -> Path:
        """The compiler, pinned."""
        return BENCH / "requirements-floor.txt"

    @property
    def generator(self) -> Path:
        """The kernel's generator."""
        return ROOT / "src" / "burgrave" / "kernel" / "rng.py"

    def inputs(self) -> list[Path]:
        if not self.generator.exists():
            raise MakeError("the kernel has no generator to compile the floor with")
        return [self.requirements, self.generator, BENCH / "floor" / "floor_game.py"]

    def fill(self) -> float | None:
        self.pip("install", "--require-hashes", "-r", str(self.requirements))
        work = self.place / "floor"
        kernel = work / "burgrave" / "kernel"
        kernel.mkdir(parents=True)
        for package in (kernel.parent, kernel):
            (package / "__init__.py").touch()
        shutil.copy(self.generator, kernel)
        shutil.copy(BENCH / "floor" / "floor_game.py", work)
        mypyc = str(self.python.with_name("mypyc"))
        modules = ["burgrave/kernel/rng.py", "floor_game.py"]
        execute([mypyc, *modules], cwd=work, more={"MYPYC_OPT_LEVEL": "3"})
        ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
        site = Path(execute([str(self.python), "-c", ask]).strip())
        (site / "floor.pth").write_text(f"{work}\n")
        return None


ENVIRONMENTS: tuple[Environment, ...] = (
    Own("compiled", "burgrave", pure=False),
    Own("pure", "burgrave", pure=True),
    Peer("catanatron", "catanatron"),
    Peer("openspiel", "open_spiel"),
    Floor("floor", "mypy"),
)

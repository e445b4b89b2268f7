"""The ahead-of-time build of the hot modules, which pyproject.toml cannot describe.

`BURGRAVE_PURE=1` asks for plain Python; without a working C compiler it is plain Python anyway.
`BURGRAVE_OPT=0` builds quickly instead of fast.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, ExecError, FileError, LinkError, PlatformError

if TYPE_CHECKING:
    from collections.abc import Iterator

# Each group becomes one C file; the groups are compiled side by side. Calls from group to group
# cost a little more, so what works closely together stays together.
COMPILED = {
    "burgrave_engine": ("kernel/*.py", "games/kingsburg/*.py"),
    "burgrave_era": ("games/era/*.py",),
    "burgrave_kings_will": ("games/kings_will/*.py",),
    "burgrave_bots": ("bots/*/*.py",),
}
INTERPRETED = ("*/__init__.py",)

PACKAGE = Path("src", "burgrave")
GENERATED = Path("build", "mypyc")
# The build asks for what mypyc needs; `make lint` asks for the rest, with all imports at hand.
MYPY_FLAGS = (
    "--config-file=",
    f"--cache-dir={GENERATED / 'cache'}",
    "--follow-imports=silent",
    "--ignore-missing-imports",
)
# Hidden functions can be inlined, which makes small calls several times as fast. Warnings about
# generated C help nobody, and mypyc would take them for errors.
CC_FLAGS = ("-fvisibility=hidden", "-w")
BUILDS_MODULES = {"build", "build_ext", "bdist_wheel", "editable_wheel"}


def compiled_sources(patterns: tuple[str, ...]) -> list[str]:
    """The modules that mypyc turns into C, as paths."""
    found = sorted({path for pattern in patterns for path in PACKAGE.glob(pattern)})
    names = [(path, path.relative_to(PACKAGE).as_posix()) for path in found]
    return [str(path) for path, name in names if not any(fnmatch(name, p) for p in INTERPRETED)]


@contextmanager
def hushed() -> "Iterator[None]":
    """Keep what compilers say about the probe off the screen."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [(number, os.dup(number)) for number in (1, 2)]
    silence = os.open(os.devnull, os.O_WRONLY)
    try:
        for number, _ in kept:
            os.dup2(silence, number)
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, copy in kept:
            os.dup2(copy, number)
            os.close(copy)
        os.close(silence)


def compiler_works() -> bool:
    """Try to build a small extension module: a compiler without Python.h is of no use."""
    # Only after setuptools: it brings distutils to the Pythons that no longer have it.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder, hushed():
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nlong probe(void) { return PY_VERSION_HEX; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            includes = [sysconfig.get_path(name) for name in ("include", "platinclude")]
            objects = compiler.compile([str(probe)], output_dir=folder, include_dirs=includes)
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CompileError, ExecError, LinkError, PlatformError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules, or none where this build has to do without."""
    if not BUILDS_MODULES.intersection(sys.argv):
        return []
    if os.environ.get("BURGRAVE_PURE", "0") not in ("", "0"):
        return without("BURGRAVE_PURE is set")
    try:
        from mypyc.build import mypycify
    except ImportError:
        return without("mypyc is not installed")
    if not compiler_works():
        return without("no working C compiler with Python headers was found")
    level = os.environ.get("BURGRAVE_OPT", "3")
    groups = [(compiled_sources(patterns), name) for name, patterns in COMPILED.items()]

    def generated() -> list[Extension]:
        found: list[Extension] = mypycify(
            [*MYPY_FLAGS, *(source for sources, _ in groups for source in sources)],
            opt_level=level,
            debug_level="0",
            target_dir=str(GENERATED),
            separate=groups,
        )
        return found

    try:
        modules = generated()
    except Exception:
        # mypyc trips over what it kept of older sources; from nothing it works.
        shutil.rmtree(GENERATED, ignore_errors=True)
        modules = generated()
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args += CC_FLAGS
    compile_again_when_changed(
        modules, [level, *CC_FLAGS, *map(os.environ.get, ("CC", "CFLAGS", "LDFLAGS"))]
    )
    return modules


def compile_again_when_changed(modules: list[Extension], settings: list[str | None]) -> None:
    """Make the modules depend on settings that no source file shows."""
    note = GENERATED / "settings"
    if not note.exists() or note.read_text() != repr(settings):
        note.write_text(repr(settings))
    for module in modules:
        module.depends.append(str(note))


def without(reason: str) -> list[Extension]:
    """Say once why this build is pure Python."""
    print(f"burgrave: {reason}; building pure Python: same rules, less speed", file=sys.stderr)
    return []


class BuildFromSources(build_py):
    """Copies the package, and drops from the build folder what is no longer among the sources."""

    def run(self) -> None:
        """Remove leftovers, then copy; compiled modules may stay, they are renewed when stale."""
        name_of = self.get_finalized_command("build_ext").get_ext_filename
        current = {name_of(module.name) for module in self.distribution.ext_modules or ()}
        root = Path(self.build_lib)
        for path in root.rglob("*"):
            if path.is_file() and str(path.relative_to(root)) not in current:
                path.unlink()
        super().run()
        # `burgrave rules` reads them, also where there is no checkout.
        rules = Path("docs", "rules")
        pages = sorted(rules.rglob("*.md"))
        if not pages:
            raise FileError("docs/rules is missing from these sources; the package needs its rules")
        for page in pages:
            copy = root / "burgrave" / "rules" / page.relative_to(rules)
            self.mkpath(str(copy.parent))
            self.copy_file(str(page), str(copy))


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildFromSources},
    options={"build": {"build_lib": "build/package"}, "build_ext": {"parallel": os.cpu_count()}},
)

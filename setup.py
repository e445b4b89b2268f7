"""The ahead-of-time build of the hot modules, which pyproject.toml cannot describe.

`BURGRAVE_PURE=1` asks for plain Python; without a working C compiler it is plain Python anyway.
`BURGRAVE_OPT=0` builds quickly instead of fast: each module becomes a C file of its own, and only
those are compiled again that have changed.
"""

import ast
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, ExecError, FileError, LinkError, PlatformError

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path("src", "burgrave")
# Each group becomes one C file; the groups are compiled side by side. Calls from group to group
# cost a little more, so what works closely together stays together. The kernel alone, and not
# with one of its games: that game is 2 to 4 % slower than with it, the others are as fast.
COMPILED = {
    "burgrave_kernel": ("kernel/*.py",),
    **{
        f"burgrave_{page.parent.name}": (f"games/{page.parent.name}/*.py",)
        for page in sorted(PACKAGE.glob("games/*/game.py"))
    },
    "burgrave_bots": ("bots/*/*.py",),
    # What a server tells every viewer after every move.
    "burgrave_told": (
        *(f"games/*/describe/{name}.py" for name in ("deals", "facts", "odds", "prospects")),
        *(f"server/{name}.py" for name in ("changes", "shown", "telling", "updates")),
    ),
}
# Compiled exceptions have no room for what they carry.
INTERPRETED = (
    "*/__init__.py",
    "*/sheet.py",
    "*/events.py",
    "games/*/telling.py",
    "kernel/errors.py",
)

LEVEL = os.environ.get("BURGRAVE_OPT", "3")
QUICK = LEVEL == "0"
BUILT = Path("build", "mypyc")
GENERATED = BUILT / "quick" if QUICK else BUILT / "fast"
# The build asks for what mypyc needs; `make lint` asks for the rest, with all imports at hand.
MYPY_FLAGS = (
    "--config-file=",
    f"--cache-dir={GENERATED / 'cache'}",
    "--follow-imports=silent",
    "--ignore-missing-imports",
)
# Hidden functions can be inlined, which makes small calls several times as fast. Warnings about
# generated C help nobody, and mypyc would take them for errors; those that Python asks for are not
# looked for, either, which took three tenths of the compiler's time. Where a group has several
# files, each of them declares the tables of the other groups: common, they are one.
CC_FLAGS = ("-fvisibility=hidden", "-w", "-Wno-all", *(["-fcommon"] if QUICK else []))
# How the tables of generated C code begin, their rows, and what they say for `help()`.
TABLE = re.compile(
    r"static Py\w+ (?:CPyType_)?(burgrave\w+?)(?:module)?_(?:methods|getseters|template_)\b"
)
ROW = re.compile(r'\s*\{"(\w+)",')
DOC = re.compile(r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
# What a module does when it is imported, which is once: optimising it took a sixth of the build.
AT_IMPORT = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
QUICKLY = """\
#if defined(__GNUC__) && !defined(__clang__)
#define COMPILED_QUICKLY __attribute__((optimize("O0")))
#else
#define COMPILED_QUICKLY
#endif
"""
SIGNED = "\n--\n\n"
"""Stands between a signature and a docstring."""
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
    groups = [(compiled_sources(patterns), name) for name, patterns in COMPILED.items()]

    def generated() -> list[Extension]:
        found: list[Extension] = mypycify(
            [*MYPY_FLAGS, *(source for sources, _ in groups for source in sources)],
            opt_level=LEVEL,
            debug_level="0",
            target_dir=str(GENERATED),
            multi_file=QUICK,
            separate=groups,
        )
        return found

    try:
        modules = generated()
    except Exception:
        # mypyc trips over what it kept of older sources; from nothing it works.
        shutil.rmtree(GENERATED, ignore_errors=True)
        modules = generated()
    documented = docstrings([source for sources, _ in groups for source in sources])
    for module in modules:
        module.sources = [prepared(source, documented) for source in module.sources]
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args += CC_FLAGS
    compile_again_when_changed(
        modules, [LEVEL, *CC_FLAGS, *map(os.environ.get, ("CC", "CFLAGS", "LDFLAGS"))]
    )
    return modules


def docstrings(sources: list[str]) -> dict[str, str]:
    """What `help()` is to show, by full name: signatures, docstrings, and those of attributes."""
    found: dict[str, str] = {}

    def visit(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        within = isinstance(node, ast.ClassDef)
        found[name] = ast.get_docstring(node) or ""
        for inner in node.body:
            if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                visit(inner, f"{name}.{inner.name}")
                if isinstance(inner, ast.FunctionDef):
                    head = signature(inner, inner.name, within)
                    found[f"{name}.{inner.name}()"] = head + found[f"{name}.{inner.name}"]
                    if within and inner.name == "__init__":
                        found[f"{name}()"] = signature(inner, name.split(".")[-1]) + found[name]
                        attributes(inner.body, name)

    def attributes(body: list[ast.stmt], name: str) -> None:
        last = None
        for statement in body:
            match last, statement:
                case (
                    (
                        ast.AnnAssign(target=ast.Attribute(attr=attribute))
                        | ast.Assign(targets=[ast.Attribute(attr=attribute)])
                    ),
                    ast.Expr(ast.Constant(str(text))),
                ):
                    found[f"{name}.{attribute}"] = text
            last = statement

    for source in sources:
        module = ".".join(Path(source).relative_to(PACKAGE.parent).with_suffix("").parts)
        visit(ast.parse(Path(source).read_text("utf-8")), module)
    return found


def signature(function: ast.FunctionDef, name: str, method: bool = False) -> str:
    """A signature as C code tells it to Python: no types, and a $ before what is bound."""
    arguments = function.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    for argument in filter(None, [*every, arguments.vararg, arguments.kwarg]):
        argument.annotation = None
    listed = ast.unparse(arguments)
    if not method:
        listed = re.sub(r"^self(, )?", "", listed)
    elif all(ast.unparse(each) != "staticmethod" for each in function.decorator_list):
        listed = f"${listed}"
    return f"{name}({listed}){SIGNED}"


def prepared(source: str, documented: dict[str, str]) -> str:
    """A copy of generated C code with docstrings, in which the compiler hurries where it may."""
    if not Path(source).name.startswith("__native"):
        return source
    text = with_docstrings(Path(source).read_text("utf-8"), documented)
    text = QUICKLY + AT_IMPORT.sub("COMPILED_QUICKLY ", text)
    copy = Path(source).with_suffix(".prepared.c")
    if not copy.exists() or copy.read_text("utf-8") != text:
        copy.write_text(text, "utf-8")
    return str(copy)


def with_docstrings(code: str, documented: dict[str, str]) -> str:
    """Write docstrings into generated C code, where mypyc leaves them out."""
    owner = entry = before = ""
    lines = []
    for line in code.splitlines(keepends=True):
        if table := TABLE.search(line):
            owner = table[1].replace("___", ".")
        if row := ROW.match(line):
            entry = row[1]
        if doc := DOC.search(line):
            name = owner if ".tp_doc = " in line else f"{owner}.{entry}"
            text = documented.get(f"{name}()", documented.get(name, ""))
            line = line.replace(doc[1], quoted(text, doc[1]))
        elif line.endswith("NULL, NULL},\n"):
            text = documented.get(f"{owner}.{entry}", "")
            line = line.removesuffix("NULL, NULL},\n") + f"{quoted(text)}, NULL}},\n"
        elif "NULL, /* docstring */" in line:
            text = documented.get(before.strip(' \n",'), "")
            line = line.replace("NULL, /* docstring */", f"{quoted(text)},")
        lines.append(line)
        before = line
    return "".join(lines)


def quoted(text: str, before: str = "NULL") -> str:
    """A text as C writes it; a signature of mypyc's stays where the text has none of its own."""
    if not text:
        return before
    kept = "" if before == "NULL" or SIGNED in text else before[1:-1]
    letters = [chr(b) if b < 128 and chr(b).isalnum() else f"\\{b:03o}" for b in text.encode()]
    return f'"{kept}{"".join(letters)}"'


def compile_again_when_changed(modules: list[Extension], settings: list[str | None]) -> None:
    """Make the modules depend on settings that no source file shows."""
    note = BUILT / "settings"
    if not note.exists() or note.read_text() != repr(settings):
        note.write_text(repr(settings))
    for module in modules:
        module.depends.append(str(note))


def without(reason: str) -> list[Extension]:
    """Say once why this build is pure Python."""
    print(f"burgrave: {reason}; building pure Python: same rules, less speed", file=sys.stderr)
    return []


def made_at(path: str) -> float:
    """When a file was written; long ago if it is not there."""
    return Path(path).stat().st_mtime if Path(path).exists() else -1.0


class CompileWhatChanged(build_ext):
    """Keeps an object that is newer than all that it was made of; setuptools makes all anew."""

    def build_extensions(self) -> None:
        """Compile in several threads, also within a group."""
        compile_all = self.compiler.compile

        def compile_changed(
            sources: list[str], output_dir: str, depends: list[str], **settings: object
        ) -> list[str]:
            newest = max(map(made_at, depends), default=0.0)
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)

            def renew(source: str, made: str) -> None:
                if made_at(made) <= max(made_at(source), newest):
                    compile_all([source], output_dir=output_dir, depends=depends, **settings)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(renew, sources, objects))
            return objects

        self.compiler.compile = compile_changed
        super().build_extensions()


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
    cmdclass={"build_py": BuildFromSources, "build_ext": CompileWhatChanged},
    options={"build": {"build_lib": "build/package"}, "build_ext": {"parallel": os.cpu_count()}},
)

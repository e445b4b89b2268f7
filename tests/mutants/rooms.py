"""Which sources are changed, and which tests may notice."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
BUILD = (ROOT / "build" / "mutants").resolve()


@dataclass(frozen=True)
class Room:
    """Sources that are looked at together, and the folders of their tests."""

    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]

    def files(self) -> list[str]:
        """The room's sources, by their paths in `src`; a source that has gone is an error."""
        found: list[str] = []
        for source in self.sources:
            there = [str(path.relative_to(SOURCES)) for path in SOURCES.glob(source)]
            if not there:
                raise SystemExit(f"The room {self.name!r} names {source!r}, which is not there.")
            found += there
        return sorted(found)


def _game(room: str) -> Room:
    """A game's rules; those of Kingsburg are what the tests of the kernel play."""
    kernel = ("kernel/",) if room == "kingsburg" else ()
    tests = ("golden/", "games/", f"games/{room}/", f"rules/{room}/")
    return Room(room, (f"burgrave/games/{room}/*.py",), (*kernel, *tests))


ROOMS = {
    room.name: room
    for room in (
        Room(
            "kernel",
            ("burgrave/kernel/*.py",),
            ("kernel/", "golden/", "games/", "games/kingsburg/"),
        ),
        *(_game(rules.parent.name) for rules in sorted(SOURCES.glob("burgrave/games/*/game.py"))),
        Room(
            "server",
            tuple(
                f"burgrave/server/{module}.py"
                for module in (
                    # the hall
                    *("hall", "hosting", "guests", "names", "keys", "lobby", "arranging"),
                    *("arriving", "seating", "standing_in", "talk", "talk_text", "endings"),
                    *("housekeeping", "replays", "end", "differences", "positions", "heavy_work"),
                    # the live table
                    *(
                        "live_table",
                        "kept_table",
                        "pulse",
                        "journal",
                        "telling",
                        "updates",
                        "showing",
                        "laid_open",
                    ),
                    *("presence", "audience", "bot_turns", "course", "stage", "deciding"),
                    # the store
                    *("store", "stores", "sqlite_store", "postgres_store", "connection", "lock"),
                    *("rows", "table_rows", "talk_rows", "schema", "postgres_schema"),
                    *("copies", "carrying", "examining", "doctor"),
                )
            ),
            ("server/",),
        ),
    )
}


def fingerprint(files: list[Path]) -> str:
    """Changes with any of these files."""
    return sha256(b"".join(sha256(file.read_bytes()).digest() for file in files)).hexdigest()


def test_files(folders: tuple[str, ...]) -> list[str]:
    """The files of tests in these folders, by their paths from the root."""
    found = (path for folder in folders for path in (ROOT / "tests" / folder).glob("test_*.py"))
    # Long games in words notice little that the quick tests do not, and take most of the time.
    quick = (path for path in found if path.name != "test_describe.py")
    return sorted(str(path.relative_to(ROOT)) for path in quick)

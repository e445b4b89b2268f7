"""Full: a file system that fills up under moves, for real; nothing acknowledged may be lost.

Give it a folder on a small file system, say `mount -t tmpfs -o size=4m tmpfs /mnt/small`. What is
free there is taken away and given back while two people play.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path

from crowd import Guest, Json, Line, Refused, Server, sit_down

MOVES = 20
MANY = 2000
"""So many moves are tried at most until the disk takes no more."""
_PIECE = 4096


class Ballast:
    """A file that takes all room there is."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "ballast"

    def lay(self) -> None:
        """Take all that is free."""
        with self._path.open("ab", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(_PIECE))
            except OSError:
                return

    def lift(self) -> None:
        """Give it back."""
        os.truncate(self._path, 0)


class Game:
    """Two people who play on; `version` is what was acknowledged to each of them last."""

    def __init__(self, server: Server) -> None:
        self._guests = [Guest(Line(server.port)) for _ in range(2)]
        self._path = ""
        self._number = 0
        self.acknowledged = 0

    async def begin(self) -> None:
        """Sit down."""
        self._path = f"/api/tables/{await sit_down(self._guests, edition='first')}"

    async def seen(self) -> list[Json]:
        """What each of them is shown."""
        for guest in self._guests:
            guest.line.close()
        return [await guest.ask("GET", f"{self._path}/play") for guest in self._guests]

    async def move(self) -> None:
        """Whoever is asked decides; `Refused` if that cannot be written."""
        views = await self.seen()
        guest, view = next(pair for pair in zip(self._guests, views) if pair[1]["legal"])
        self._number += 1
        facts = {"id": f"m{self._number}", "version": view["version"]}
        await guest.ask("POST", f"{self._path}/moves", action=view["legal"][0]["text"], **facts)
        self.acknowledged += 1


async def until_refused(game: Game) -> str:
    """Play until the disk takes no more; what was said then?"""
    for _ in range(MANY):
        try:
            await game.move()
        except Refused as refusal:
            return str(refusal)
    raise Refused("The disk never filled up.")


async def measure(folder: Path) -> dict[str, Json]:
    """Fill the disk under moves, give room back, and fill it again before a kill."""
    server, ballast, problems = Server(folder), Ballast(folder), []
    server.start()
    game = Game(server)
    await game.begin()
    for _ in range(MOVES):
        await game.move()
    ballast.lay()
    said = await until_refused(game)
    before = await game.seen()
    if await game.seen() != before:
        problems.append("What was refused has happened.")
    ballast.lift()
    for _ in range(MOVES):
        await game.move()
    ballast.lay()
    await until_refused(game)
    known, moves = await game.seen(), game.acknowledged
    server.kill()
    ballast.lift()
    server.start()
    if await game.seen() != known:
        problems.append("After a kill the game is another.")
    for _ in range(MOVES):
        await game.move()
    server.stop()
    problems += filter(None, [server.doctor()])
    return {"moves": moves + MOVES, "said": said, "problems": problems}


def main() -> int:
    """Measure, print, and tell by the exit code whether everything held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="an empty folder on a small file system")
    try:
        result = asyncio.run(measure(parser.parse_args().folder))
    except Refused as problem:
        print(problem, file=sys.stderr)
        return 2
    print(json.dumps(result, ensure_ascii=False, indent=1))
    return 1 if result["problems"] else 0


if __name__ == "__main__":
    raise SystemExit(main())

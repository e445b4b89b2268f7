"""Burgrave: how long a fresh process takes to import it, beyond the bare interpreter."""

import subprocess
import sys
import time
from statistics import median

import meter

NOTHING = "pass"
IMPORT = "import burgrave"
GAME = "import burgrave; burgrave.game('kingsburg')"
AT_LEAST = 5


def milliseconds(code: str) -> float:
    """The time of one fresh process, shut off from its surroundings."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Read the command line, measure, print the line."""
    arguments = meter.command_line(__doc__).parse_args()
    meter.stay_on(arguments.core)
    for code in (NOTHING, IMPORT, GAME):
        milliseconds(code)
    bare: list[float] = []
    imported: list[float] = []
    ready: list[float] = []
    end = time.perf_counter() + arguments.seconds
    while len(bare) < AT_LEAST or time.perf_counter() < end:
        bare.append(milliseconds(NOTHING))
        imported.append(milliseconds(IMPORT))
        ready.append(milliseconds(GAME))
    start = median(bare)
    meter.show(
        {
            "bare interpreter, ms": start,
            "import, ms": median(imported) - start,
            "import and game, ms": median(ready) - start,
        }
    )


if __name__ == "__main__":
    main()

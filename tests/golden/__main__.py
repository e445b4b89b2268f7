"""`python -m tests.golden` compares the golden playthroughs; with --write it writes them anew."""

import argparse
import sys

from tests.golden.moments import MOMENTS, Moments
from tests.golden.transcript import PLAYTHROUGHS, Playthrough


def main() -> int:
    """Write or compare; 1 when something differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write what has changed")
    write = parser.parse_args().write
    changed = 0
    golden: list[Playthrough | Moments] = [*PLAYTHROUGHS, *MOMENTS]
    for playthrough in golden:
        text, path = playthrough.write(), playthrough.path
        if path.exists() and path.read_text("utf-8") == text:
            continue
        changed += 1
        print(f"{'wrote' if write else 'differs:'} {path.name}")
        if write:
            path.write_text(text, "utf-8", newline="\n")
    if not changed:
        print("all golden playthroughs are as they were")
    return 0 if write or not changed else 1


if __name__ == "__main__":
    sys.exit(main())

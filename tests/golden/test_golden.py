"""The golden playthroughs come out as they are written: changed behaviour is a change there."""

from difflib import unified_diff
from itertools import islice

import pytest

from tests.golden.moments import MOMENTS, Moments
from tests.golden.transcript import FOLDER, PLAYTHROUGHS, Playthrough

ALL: list[Playthrough | Moments] = [*PLAYTHROUGHS, *MOMENTS]
SHOWN = 30
LARGEST = 120_000


@pytest.mark.parametrize("playthrough", ALL, ids=repr)
def test_a_playthrough_is_as_written(playthrough: Playthrough | Moments) -> None:
    name = playthrough.path.name
    written = playthrough.path.read_text("utf-8").splitlines()
    played = playthrough.write().splitlines()
    if played != written:
        diff = unified_diff(written, played, f"{name} as written", f"{name} as played", lineterm="")
        first = "\n".join(islice(diff, SHOWN))
        pytest.fail(
            f"{first}\n…\nIf this change is meant, `make golden` writes it down.", pytrace=False
        )


def test_the_folder_holds_these_playthroughs_and_no_others() -> None:
    files = sorted(path.name for path in FOLDER.glob("*.txt"))
    assert files == sorted(playthrough.path.name for playthrough in ALL)
    assert all(path.stat().st_size <= LARGEST for path in FOLDER.glob("*.txt"))

"""Writes the printed components of The King's Will for the browser, from the game's own data.

python tools/printed.py          writes web/src/kings-will/printed.ts
python tools/printed.py --check  tells whether that file is as it should be
"""

import json
import sys
from pathlib import Path

from burgrave.games.kings_will.components import (
    BAND_LEAST,
    BANDS,
    BUILDINGS,
    CARDS,
    COINS_MOST,
    EMBLEMS,
    LANDSCAPES,
    MOOD_LEAST,
    MOOD_MOST,
    ROUNDS,
    SCALES,
    SETTLEMENTS,
    START_RESOURCES,
    WILLS,
    WRATH,
)

PLACE = Path(__file__).parent.parent / "web" / "src" / "kings-will" / "printed.ts"

_HEAD = """/** Made by tools/printed.py from the game's data: what is printed on tiles and cards. */
"""


def page() -> str:
    """The whole file."""
    facts: dict[str, object] = {
        "LANDSCAPES": {each.id: {"yields": each.yields or None} for each in LANDSCAPES},
        "SETTLEMENTS": [
            {"id": each.id, "cost": each.cost, "mood": each.mood, "points": each.points}
            for each in SETTLEMENTS
        ],
        "BUILDINGS": [
            {
                "id": each.id,
                "cost": each.cost,
                "mood": each.mood,
                "points": each.points,
                "left": each.left or None,
                "right": each.right or None,
            }
            for each in BUILDINGS
        ],
        "EMBLEMS": EMBLEMS,
        "WILLS": {
            each.id: {
                "base": {"of": each.base_of, "need": each.base},
                "wish": {"of": each.wish_of, "need": each.wish},
                "points": each.points,
                "each": each.each,
            }
            for each in WILLS
        },
        "WRATH": int(WRATH),
        "EDUCATION": [_step(step) for step in SCALES["education"]],
        "DEVELOPMENT": [_step(step) for step in SCALES["development"]],
        "MOOD": {"least": int(MOOD_LEAST), "most": int(MOOD_MOST)},
        "BANDS": [
            {"id": band, "least": least} for band, least in zip(BANDS, BAND_LEAST, strict=True)
        ],
        "COINS": int(COINS_MOST),
        "CARDS": int(CARDS),
        "ROUNDS": int(ROUNDS),
        "START_RESOURCES": int(START_RESOURCES),
    }
    lines = [f"export const {name} = {_written(value)} as const;" for name, value in facts.items()]
    return _HEAD + "\n".join(lines) + "\n"


def _step(step: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in step.items() if key not in ("level", "provenance")}


def _written(value: object) -> str:
    """As JSON, one entry a line."""
    if isinstance(value, list):
        rows = ",\n".join(f"  {json.dumps(row)}" for row in value)
        return f"[\n{rows},\n]"
    if isinstance(value, dict) and any(isinstance(row, dict) for row in value.values()):
        rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in value.items())
        return f"{{\n{rows},\n}}"
    return json.dumps(value)


def main() -> int:
    """Write or check."""
    if "--check" in sys.argv[1:]:
        if PLACE.read_text("utf-8") == page():
            return 0
        sys.stderr.write(f"{PLACE.name} is not as the game's data say; run tools/printed.py.\n")
        return 1
    PLACE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

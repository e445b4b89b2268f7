"""The floor below the floor: drawing a number and looking it up in a list, and nothing else."""

import random
import time

import floor_game
import meter

from burgrave.kernel.rng import Rng

BATCH = 10_000


def from_python(choices: list[floor_game.EmptyAction], rng: Rng) -> None:
    """Our generator, one call from Python for each draw."""
    for _ in range(BATCH):
        _action = choices[rng.below(len(choices))]


def from_python_with_random(choices: list[floor_game.EmptyAction]) -> None:
    """The standard library's quickest draw, as the peers get it."""
    draw = random.random
    for _ in range(BATCH):
        _action = choices[int(draw() * len(choices))]


def main() -> None:
    """Read the command line, measure, print the line."""
    arguments = meter.command_line(__doc__).parse_args()
    meter.stay_on(arguments.core)
    random.seed(arguments.seed)
    rng = Rng(arguments.seed)
    choices = [floor_game.EmptyAction(number) for number in range(floor_game.CHOICES)]
    spent = [0, 0, 0]
    batches = 0
    end = time.perf_counter() + arguments.seconds
    while time.perf_counter() < end:
        start = time.process_time_ns()
        floor_game.draw(choices, rng, BATCH)
        compiled = time.process_time_ns()
        from_python(choices, rng)
        stepped = time.process_time_ns()
        from_python_with_random(choices)
        library = time.process_time_ns()
        spent[0] += compiled - start
        spent[1] += stepped - compiled
        spent[2] += library - stepped
        batches += 1
    each = [time_spent / batches / BATCH for time_spent in spent]
    meter.show(
        {
            "inside one compiled call, ns": each[0],
            "from Python, ns": each[1],
            "from Python with random.random, ns": each[2],
        }
    )


if __name__ == "__main__":
    main()

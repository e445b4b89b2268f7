"""Counsel at the terminal: the best choices, what each promises, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from burgrave.cli.terminal import decimal, fill
from burgrave.kernel.home import game_of

if TYPE_CHECKING:
    from burgrave.counsel import Adviser, Choice, Counsel
    from burgrave.kernel.rng import Source
    from burgrave.kernel.seat import Seat
    from burgrave.locale import Speaker

_SECONDS = 1.0


def advice(
    seat: Seat, rng: Source, names: Sequence[str], speaker: Speaker, width: int
) -> list[str] | None:
    """Counsel for a seat as lines; None in a game that nobody has learned."""
    from burgrave.bots import judgement
    from burgrave.counsel import Adviser, counsel

    game = game_of(type(seat.imagined))
    if not judgement.knows(game):
        return None
    told = counsel(seat, _SECONDS, rng)
    adviser = Adviser(seat, game.name, speaker, names)
    lines = fill(adviser.sentence(told), width)
    for number, choice in enumerate(told.choices, 1):
        head = speaker.say("counsel-choice", n=number, choice=adviser.choice(choice))
        lines += fill(head, width, "", "   ")
        for sentence in _sentences(told, choice, number, adviser, speaker):
            lines += fill(sentence, width, "   ")
    return [*lines, *fill(speaker.say("counsel-thought", tries=told.tries), width)]


def _sentences(
    told: Counsel, choice: Choice, number: int, adviser: Adviser, speaker: Speaker
) -> Iterator[str]:
    points = decimal(speaker, choice.points)
    promise = speaker.say("counsel-scores", points=points)
    if not told.alone:
        promise = speaker.say(
            "counsel-wins",
            win=round(100 * choice.win),
            error=decimal(speaker, 100 * choice.error),
            place=decimal(speaker, choice.place),
            points=points,
        )
    # Each but the first is told by how it stands to the one above.
    behind = number - 1
    sure = speaker.say(f"counsel-sure-{choice.sure}", behind=behind, next=behind or 2)
    yield f"{promise}; {sure}"
    yield adviser.brings(choice)
    for reason in choice.reasons:
        sentence = adviser.reason(reason)
        yield speaker.say("counsel-with-rule", sentence=sentence, rule=reason.rule)

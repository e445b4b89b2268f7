"""Sightings: what records of many games tell, seat by seat, whatever the game."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from burgrave import games
from burgrave.bots.judgement.value import shares
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game
from burgrave.kernel.record import Record
from burgrave.kernel.table import CHANCE

Thing = tuple[str, str, str]
"""What happened to a seat, with what: the kind of the event, the family of its noun, and its id."""


@dataclass
class Sat:
    """One seat of one game."""

    game: int
    seat: int
    seats: int
    player: str
    """The bot, or the person's name."""
    place: int
    win: float
    """The part of the win: shared wins count in parts."""
    points: int
    sources: dict[str, int]
    decisions: int
    """Of all seats, in the whole game."""
    things: Counter[Thing] = field(default_factory=Counter)
    opening: list[str] = field(default_factory=list)
    """The first things of the kind that one plays for, in their order."""


@dataclass
class Sightings:
    """All seats of all games."""

    game: Game
    games: int
    sat: list[Sat]
    opening: str = ""
    """The family of what openings are made of."""


_OPENING = 2
"""So many things make an opening."""


def sightings(records: Iterable[Record]) -> Sightings:
    """Look through finished games of one kind."""
    found: Sightings | None = None
    for number, record in enumerate(records):
        if found is None:
            found = Sightings(record.game, 0, [], _opening(record.game)[2])
        elif record.game is not found.game:
            raise BadOption("amiss-report-mixed", game=found.game.called, other=record.game.called)
        found.games += 1
        found.sat += _seats(number, record)
    if found is None:
        raise BadOption("amiss-report-empty")
    return found


def _seats(number: int, record: Record) -> list[Sat]:
    telling = games.sheet(record.game.name).telling
    nouns = {n: f.messages for n, f in telling.facts.items() if f.what == "noun"} if telling else {}
    kind, fact, _ = _opening(record.game)
    things: list[Counter[Thing]] = [Counter() for _ in record.players]
    opened: list[list[str]] = [[] for _ in record.players]
    decisions = 0
    state = None
    for step in record.replayed():
        state = step.state
        decisions += step.entry.seat != CHANCE and not step.entry.forced
        for event in step.events:
            if event.seat < 0:
                continue
            for name, value in event.facts.items():
                if name in nouns and not isinstance(value, list):
                    things[event.seat][event.kind, nouns[name], str(value)] += 1
            if event.kind == kind and len(opened[event.seat]) < _OPENING:
                opened[event.seat].append(str(event.facts[fact]))
    if state is None or not state.over:
        raise BadOption("amiss-report-unfinished", number=number + 1)
    places = state.ranking()
    return [
        Sat(
            *(number, seat, len(places), player.name if player.kind == "human" else player.kind),
            *(places[seat], win, row["total"]),
            sources={source: points for source, points in row.items() if source != "total"},
            decisions=decisions,
            things=things[seat],
            opening=opened[seat],
        )
        for seat, (player, win, row) in enumerate(
            zip(record.players, shares(places), state.scores(), strict=True)
        )
    ]


def _opening(game: Game) -> tuple[str, str, str]:
    """The event that one plays for first of all, its fact that names a thing, and the family."""
    telling = games.sheet(game.name).telling
    for kind, facts in games.grounds(game.name).towards.items():
        for fact in facts:
            if telling is not None and fact in telling.facts:
                return kind, fact, telling.facts[fact].messages
    return "", "", ""


def families(seen: Sightings) -> dict[str, str]:
    """For each family of nouns the kind of event that tells most of it, most frequent first."""
    events: dict[str, Counter[str]] = {}
    ids: dict[tuple[str, str], set[str]] = {}
    for sat in seen.sat:
        for (kind, family, id), times in sat.things.items():
            events.setdefault(family, Counter())[kind] += times
            ids.setdefault((family, kind), set()).add(id)
    found = {
        family: max(kinds, key=lambda kind, f=family, k=kinds: (len(ids[f, kind]), k[kind]))  # type: ignore[misc]
        for family, kinds in events.items()
    }
    return dict(sorted(found.items(), key=lambda pair: -len(ids[pair])))


def rows(seen: Sightings) -> list[dict[str, object]]:
    """A row for each seat, with a column for each source of points and each thing."""
    sources = list(dict.fromkeys(source for sat in seen.sat for source in sat.sources))
    things = sorted({thing for sat in seen.sat for thing in sat.things})
    return [
        {
            "game": sat.game,
            "seat": sat.seat,
            "seats": sat.seats,
            "player": sat.player,
            "place": sat.place,
            "win": sat.win,
            "points": sat.points,
            "decisions": sat.decisions,
            **{f"points: {source}": sat.sources.get(source, 0) for source in sources},
            **{f"{kind}: {id}": sat.things[kind, family, id] for kind, family, id in things},
        }
        for sat in seen.sat
    ]

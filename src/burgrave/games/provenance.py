"""Provenance: where every component of the games comes from, as their data files tell it.

>>> farms = next(each for each in origins("kingsburg") if each.entry.get("id") == "farms")
>>> farms.kind, farms.printed, farms.source.partition(",")[0]
('sourced', ('cost', 'battle'), 'brettspielwelt.de')
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from burgrave.games import component_names, names, room
from burgrave.locale import Speaker
from burgrave.locale.words import title_key

KINDS = ("printed", "sourced", "reconstructed", "house")
"""In a rule book; told by a public source, which is named; known in part; made by us."""


class Origin(NamedTuple):
    """Where the numbers of one component come from."""

    game: str
    group: str
    """The table of the data file that it stands in."""
    alone: bool
    """Is it the only one of its group?"""
    kind: str
    source: str
    """Who tells it; empty unless it is sourced."""
    printed: tuple[str, ...]
    """The numbers that are known otherwise than the rest of it: those that are printed ..."""
    sourced: tuple[tuple[str, str], ...]
    """... and those that are sourced, each with its source."""
    entry: Mapping[str, Any]

    def name(self, speaker: Speaker) -> str:
        """What it is called."""
        named = component_names(self.game)
        own = named and named(speaker, self.group, self.entry)
        return own or speaker.say(f"origin-{self.game}-{self.group}", n=_count(self.entry))


def _count(entry: Mapping[str, Any]) -> int:
    """The number that tells one of several such components from the others."""
    counts: list[int] = [entry[name] for name in ("number", "level", "rank") if name in entry]
    return counts[0] if counts else 0


def origins(game: str) -> list[Origin]:
    """Every component of a game, in the order of its data files; a game may have none."""
    folder = files(f"burgrave.games.{room(game)}") / "data"
    if not folder.is_dir():
        return []
    pages = sorted(page.name for page in folder.iterdir() if page.name.endswith(".toml"))
    return [
        origin
        for page in pages
        for group, table in tomllib.loads((folder / page).read_text("utf-8")).items()
        for origin in _of_table(game, group, table)
    ]


def _of_table(game: str, group: str, table: Any) -> Iterator[Origin]:
    alone = not isinstance(table, list)
    for entry in [table] if alone else table:
        yield Origin(
            game,
            group,
            alone,
            entry["provenance"],
            entry.get("source", ""),
            tuple(entry.get("printed", ())),
            tuple(entry.get("sourced", {}).items()),
            entry,
        )


def counts(game: str) -> dict[str, int]:
    """How many components of a game there are of each kind."""
    found = Counter(origin.kind for origin in origins(game))
    return {kind: found[kind] for kind in KINDS}


def page(speaker: Speaker) -> str:
    """All of it as a page in Markdown: every game that has components."""
    games = {game: speaker.say(title_key(game)) for game in names() if origins(game)}
    links = [f"[{title}](#{_anchor(title)})" for title in games.values()]
    lines = [f"# {speaker.say('origin-title')}", "", speaker.say("origin-intro"), ""]
    lines += [f"- {speaker.say(f'provenance-{kind}')}" for kind in KINDS]
    lines += ["", " · ".join(links), "", speaker.say("origin-made")]
    for game, title in games.items():
        found = counts(game)
        told = speaker.say("provenance-counts", all=sum(found.values()), **found)
        lines += ["", f"## {title}", "", told, *_of_game(game, speaker)]
    return "\n".join(lines) + "\n"


def _of_game(game: str, speaker: Speaker) -> Iterator[str]:
    groups: dict[str, dict[str, list[str]]] = {}
    for origin in origins(game):
        group = groups.setdefault("other" if origin.alone else origin.group, {})
        group.setdefault(_told(origin, speaker), []).append(origin.name(speaker))
    for name in sorted(groups, key="other".__eq__):
        yield from ("", f"### {speaker.say(f'origin-group-{name}')}", "")
        for told, members in groups[name].items():
            yield told.format(names=", ".join(members))


def _told(origin: Origin, speaker: Speaker) -> str:
    """A line for all components of the same origin, with a gap for their names."""
    parts = [f"- **{speaker.say(f'provenance-short-{origin.kind}')}**: {{names}}."]
    if origin.printed:
        fields = ", ".join(_field(name, speaker) for name in origin.printed)
        parts.append(speaker.say("origin-better-printed", fields=fields))
    if origin.sourced:
        fields = ", ".join(f"{_field(name, speaker)} ({source})" for name, source in origin.sourced)
        parts.append(speaker.say("origin-better-sourced", fields=fields))
    if origin.source:
        parts.append(speaker.say("origin-source", source=origin.source))
    return " ".join(parts)


def _field(name: str, speaker: Speaker) -> str:
    return speaker.say(f"origin-field-{name.replace('_', '-')}")


def _anchor(title: str) -> str:
    """The place of a heading on a page."""
    kept = "".join(letter for letter in title.lower() if letter.isalnum() or letter in " -_")
    return kept.replace(" ", "-")

"""What is decided, drawn and told in a game, as tables: its catalogue, and games played for it."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from burgrave.bots import bot
from burgrave.games import describer, game, rule_guide
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.event import Event
from burgrave.kernel.game import Value
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Seat
from burgrave.locale import speaker
from docs.site import sheets
from docs.site.rules import anchor

NAMES = ("Anna", "Béla", "Cindy", "David", "Emma")
ROUNDS = 6
"""How often every kind of table is tried, while some event has not come up."""


FEW = 3
"""Of many rules so many are named."""
Settings = dict[str, Value]
"""The options of a table."""


@dataclass
class Drawn:
    """A kind of random event: whose it is, how many outcomes it can have, one of them."""

    owned: bool
    fewest: int
    most: int
    example: str


@dataclass
class Told:
    """A kind of event: its facts with their types, who hears what, its rules, a line of the log."""

    facts: dict[str, set[str]]
    secret: set[str]
    private: bool
    rules: set[str]
    line: str


@dataclass
class Seen:
    """What has come up in the games of one kind."""

    drawn: dict[str, Drawn] = field(default_factory=dict)
    told: dict[str, Told] = field(default_factory=dict)


def options(name: str) -> str:
    """The options of a game and their values."""
    rows = [
        f"| `{option.name}` | {', '.join(f'`{_value(value)}`' for value in option.values)} |"
        for option in game(name).options
    ]
    return "\n".join(["| option | values, the usual one first |", "|---|---|", *rows, ""])


def actions(name: str) -> str:
    """The catalogue by kinds."""
    catalogue = game(name).actions
    kinds: dict[str, list[Action]] = {}
    for action in catalogue:
        kinds.setdefault(action.kind, []).append(action)
    lines = [
        f"The catalogue has {len(catalogue):,} actions; `action.id` is an action's place in it.",
        "",
        "| kind | how many | facts | notation, such as |",
        "|---|---|---|---|",
    ]
    for kind, found in kinds.items():
        facts: dict[str, set[str]] = {}
        for action in found:
            _gather(facts, action.facts)
        texts = ", ".join(f"`{text}`" for text in _some([action.text for action in found]))
        lines.append(f"| `{kind}` | {len(found):,} | {_listed(facts)} | {texts} |")
    return "\n".join([*lines, ""])


def chances(name: str) -> str:
    """Every kind of random event."""
    lines = ["| kind | whose | outcomes | such as |", "|---|---|---|---|"]
    for kind, drawn in sorted(seen(name).drawn.items()):
        whose = "a seat's" if drawn.owned else "nobody's"
        outcomes = f"{drawn.most:,}"
        if drawn.fewest != drawn.most:
            outcomes = f"{drawn.fewest:,} to {outcomes}"
        lines.append(f"| `{kind}` | {whose} | {outcomes} | `{drawn.example}` |")
    return "\n".join([*lines, ""])


def events(name: str) -> str:
    """Every kind of event: as the sheet types it, or else as games have shown it."""
    typed, found = sheets.events(name), seen(name).told
    lines = ["| kind | facts | rule | in the log |", "|---|---|---|---|"]
    for kind in sorted({*typed, *found, *_known(name)}):
        told = found.get(kind) or _untold(name, kind)
        about, facts = typed.get(kind, ("", _listed(told.facts, told.secret)))
        mark = " *private*" if told.private else ""
        line = told.line or about
        lines.append(f"| `{kind}`{mark} | {facts} | {_rules(name, told)} | {line} |")
    return "\n".join([*lines, ""])


@cache
def seen(name: str) -> Seen:
    """What comes up in a game: played by bots with all options until every event was there."""
    found = Seen()
    known = _known(name)
    for seed in range(ROUNDS):
        for number, (settings, players) in enumerate(_tables(name, few=seed > 1)):
            player = "greedy" if seed % 2 else "random"
            _watch(name, settings, players, player, Rng(1000 * seed + number), found)
        if known.keys() <= found.told.keys():
            break
    return found


def _known(name: str) -> Mapping[str, object]:
    """The events that the game has rules for, with the rule where it is always the same."""
    room = game(name).__module__.rpartition(".")[0]
    found: Mapping[str, object] = import_module(f"{room}.describe.rule_links").EVENTS
    return found


def _untold(name: str, kind: str) -> Told:
    """What is known of an event that has come up in no game."""
    rule = _known(name).get(kind)
    return Told({}, set(), False, {rule} if isinstance(rule, str) else set(), "")


def _tables(name: str, few: bool) -> Iterator[tuple[Settings, int]]:
    """Every set of options with every number of players, or with the most players alone."""
    seats = game(name).seats
    for settings in game(name).option_sets():
        for players in seats[-1:] if few else seats:
            yield game(name).full_options(players, settings), players


def _watch(name: str, settings: Settings, players: int, player: str, rng: Rng, found: Seen) -> None:
    """Play a game and note what comes up."""
    state, chosen = game(name).new(players, **settings), bot(player)
    while not state.over:
        log: list[Event] = []
        chance = state.chance
        if chance is None:
            number = state.actors[0]
            state.play(number, chosen.choose(Seat(number, state, rng), rng), log)
        else:
            outcome = int(chance.sample(rng))
            _note_chance(chance, outcome, found)
            state.settle(outcome, log)
        for event in log:
            _note_event(name, settings, players, event, found)


def _note_chance(chance: Chance, outcome: int, found: Seen) -> None:
    count = int(chance.count)
    text = chance.text(outcome)
    drawn = found.drawn.setdefault(chance.kind, Drawn(chance.seat >= 0, count, count, text))
    drawn.fewest, drawn.most = min(drawn.fewest, count), max(drawn.most, count)


def _note_event(name: str, settings: Settings, players: int, event: Event, found: Seen) -> None:
    seat = int(event.seat) if event.seat >= 0 else None
    whole = event.view(seat)
    told = found.told.get(event.kind)
    if told is None:
        line = describer(name).describe_event(whole, speaker("en"), NAMES, settings)
        told = found.told[event.kind] = Told({}, set(), event.private, set(), line)
    _gather(told.facts, {f: value for f, value in whole.items() if f not in ("kind", "seat")})
    told.secret |= whole.keys() - event.view(None).keys()
    if rule := rule_guide(name).rule_of_event(whole, settings, players):
        told.rules.add(rule)


def _type(value: object) -> str:
    if isinstance(value, dict):
        inner = " or ".join(sorted({_type(each) for each in value.values()}))
        return f"dict\\[str, {inner}\\]" if inner else "dict"
    if isinstance(value, list | tuple):
        inner = " or ".join(sorted({_type(each) for each in value}))
        return f"list\\[{inner}\\]" if inner else "list"
    return "None" if value is None else type(value).__name__


def _gather(facts: dict[str, set[str]], told: Mapping[str, object]) -> None:
    """Note the types of some facts."""
    for name, value in told.items():
        facts.setdefault(name, set()).add(_type(value))


def _listed(facts: Mapping[str, set[str]], secret: Collection[str] = ()) -> str:
    return "<br>".join(_fact(name, facts[name], name in secret) for name in facts)


def _fact(name: str, types: set[str], secret: bool) -> str:
    # An empty list or dictionary says nothing of what would be in it.
    telling = [type for type in types if not any(each.startswith(f"{type}\\") for each in types)]
    text = f"`{name}`: {' or '.join(sorted(telling))}{' *secret*' if secret else ''}"
    return text.replace(" ", "&nbsp;")


def _rules(name: str, told: Told) -> str:
    rules = sorted(told.rules)
    links = [f"[{rule}](../rules/{name}.md#{anchor(rule)})" for rule in rules[:FEW]]
    return ", ".join(links) + (" …" if len(rules) > FEW else "")


def _value(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def _some(texts: list[str]) -> list[str]:
    """The first, the longest and the last of many."""
    return list(dict.fromkeys([texts[0], max(texts, key=len), texts[-1]]))

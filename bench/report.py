"""From the rounds' raw counts to medians, ratios and the table."""

from dataclasses import dataclass, field
from statistics import median
from typing import Any

from roster import (
    FIGURES,
    OWN_SEARCH,
    SEARCH_YARDSTICK,
    SEARCHED,
    STEPPED,
    WHOLE,
    YARDSTICK,
    Contestant,
)

from burgrave.games import game, names

Line = dict[str, Any]


@dataclass
class Entry:
    """A contestant with what its rounds gave: one line a round, or the error that ended it."""

    contestant: Contestant
    version: str = ""
    rounds: list[Line] = field(default_factory=list)
    error: str = ""

    def per_second(self, what: str) -> list[float]:
        """What it made in each second of its core, round by round."""
        return [line[what] / line["core_seconds"] for line in self.rounds]


@dataclass(frozen=True)
class Spread:
    """The median of some rounds with the lowest and the highest."""

    middle: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> "Spread":
        """The spread of these values."""
        return cls(median(values), min(values), max(values))


def ratios(entry: Entry, yardstick: Entry | None, what: str) -> Spread | None:
    """How many times the yardstick's, each round against the same round."""
    if yardstick is None or not yardstick.rounds or not entry.rounds:
        return None
    pairs = zip(entry.per_second(what), yardstick.per_second(what), strict=False)
    return Spread.of([ours / theirs for ours, theirs in pairs])


def summary(entry: Entry, yardstick: Entry | None) -> Line:
    """The medians of one contestant as plain values."""
    out: Line = {
        "about": entry.contestant.about,
        "group": entry.contestant.group,
        "environment": entry.contestant.environment,
        "version": entry.version,
        "error": entry.error or None,
        "rounds": entry.rounds,
    }
    if not entry.rounds:
        return out
    if entry.contestant.group == FIGURES:
        out["figures"] = {
            name: vars(Spread.of([line[name] for line in entry.rounds])) for name in entry.rounds[0]
        }
        return out
    out["peak_bytes"] = max(line["peak_bytes"] for line in entry.rounds)
    out["core_share"] = min(line["core_seconds"] / line["wall_seconds"] for line in entry.rounds)
    if entry.contestant.group == SEARCHED:
        out["simulations_per_second"] = vars(Spread.of(entry.per_second("simulations")))
        ratio = ratios(entry, yardstick, "simulations")
        if ratio is not None:
            out["simulations_ratio"] = vars(ratio)
        return out
    games = sum(line["games"] for line in entry.rounds)
    out["decisions_per_second"] = vars(Spread.of(entry.per_second("decisions")))
    out["games_per_second"] = vars(Spread.of(entry.per_second("games")))
    out["decisions_per_game"] = sum(line["decisions"] for line in entry.rounds) / games
    if all(line["forced"] is not None for line in entry.rounds):
        out["forced_per_game"] = sum(line["forced"] for line in entry.rounds) / games
    for what in ("decisions", "games"):
        ratio = ratios(entry, yardstick, what)
        if ratio is not None:
            out[f"{what}_ratio"] = vars(ratio)
    return out


def number(value: float) -> str:
    """Three digits that count, thousands set apart."""
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def percent(spread: Line) -> str:
    """How far the lowest and the highest round lie from the median."""
    low = spread["low"] / spread["middle"] - 1
    high = spread["high"] / spread["middle"] - 1
    return f"{low:+.0%} {high:+.0%}"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table with straight columns: two of text, the rest of numbers."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    ruler = [
        "-" * width if column < 2 else "-" * (width - 1) + ":"
        for column, width in enumerate(widths)
    ]

    def line(cells: list[str]) -> str:
        padded = [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ]
        return f"| {' | '.join(padded)} |"

    return [line(head), line(ruler), *map(line, rows)]


def play_rows(results: dict[str, Line], group: str) -> list[list[str]]:
    """The rows of one group, the quickest first."""
    found = [
        (name, one) for name, one in results.items() if one["group"] == group and one["rounds"]
    ]
    found.sort(key=lambda pair: -pair[1]["decisions_per_second"]["middle"])
    rows = []
    for name, one in found:
        by_decisions, by_games = one.get("decisions_ratio"), one.get("games_ratio")
        rows.append(
            [
                name,
                one["about"],
                number(one["decisions_per_second"]["middle"]),
                percent(one["decisions_per_second"]),
                f"{number(by_decisions['middle'])} x" if by_decisions else "-",
                number(one["games_per_second"]["middle"]),
                f"{number(by_games['middle'])} x" if by_games else "-",
                number(one["decisions_per_game"]),
                number(one["forced_per_game"]) if "forced_per_game" in one else "-",
                number(one["peak_bytes"] / 2**20),
                f"{one['core_share']:.0%}",
            ]
        )
    return rows


PLAY_HEAD = [
    "contestant",
    "what it is",
    "decisions/s",
    "spread",
    f"to {YARDSTICK}",
    "games/s",
    f"to {YARDSTICK}",
    "decisions/game",
    "forced/game",
    "peak MiB",
    "core share",
]


def search_rows(results: dict[str, Line]) -> list[list[str]]:
    """The rows of who searches, the quickest first."""
    found = [
        (name, one) for name, one in results.items() if one["group"] == SEARCHED and one["rounds"]
    ]
    found.sort(key=lambda pair: -pair[1]["simulations_per_second"]["middle"])
    return [
        [
            name,
            one["about"],
            number(one["simulations_per_second"]["middle"]),
            percent(one["simulations_per_second"]),
            f"{number(one['simulations_ratio']['middle'])} x"
            if "simulations_ratio" in one
            else "-",
            number(one["peak_bytes"] / 2**20),
            f"{one['core_share']:.0%}",
        ]
        for name, one in found
    ]


SEARCH_HEAD = [
    "contestant",
    "what it is",
    "simulations/s",
    "spread",
    f"to {SEARCH_YARDSTICK}",
    "peak MiB",
    "core share",
]


def figure_rows(results: dict[str, Line]) -> list[list[str]]:
    """One row for each of the smaller figures."""
    return [
        [one["about"], name, number(spread["middle"]), percent(spread)]
        for one in results.values()
        for name, spread in one.get("figures", {}).items()
    ]


def goal_rows(results: dict[str, Line], builds: dict[str, float]) -> list[list[str]]:
    """What Burgrave sets itself, and what this run found."""
    rows: list[list[str]] = []

    def at_least(what: str, name: str, key: str, goal: float) -> None:
        ratio = results.get(name, {}).get(key)
        if ratio:
            found = ratio["middle"]
            met = "met" if found >= goal else "missed"
            rows.append([what, met, f"≥ {number(goal)} x", f"{number(found)} x"])

    def at_most(what: str, found: float | None, goal: float, unit: str) -> None:
        if found is not None:
            met = "met" if found <= goal else "missed"
            rows.append([what, met, f"≤ {number(goal)}{unit}", f"{number(found)}{unit}"])

    def figure(name: str, key: str) -> float | None:
        spread = results.get(name, {}).get("figures", {}).get(key)
        return None if spread is None else float(spread["middle"])

    yardstick = f"{YARDSTICK}'s"
    at_least(f"stepped: {yardstick} decisions/s", "burgrave", "decisions_ratio", 60)
    at_least(f"whole games: {yardstick} games/s", "burgrave whole", "games_ratio", 300)
    at_least(f"pure Python: {yardstick} decisions/s", "burgrave pure", "decisions_ratio", 5)
    at_least(f"Era, stepped: {yardstick} games/s", "burgrave era", "games_ratio", 15)
    ours = results.get("burgrave", {}).get("decisions_per_second")
    kings_will = results.get("burgrave kings-will", {}).get("decisions_per_second")
    if ours and kings_will:
        found = kings_will["middle"] / ours["middle"]
        met = "met" if found >= 0.5 else "missed"
        what = "The King's Will, stepped: Kingsburg's decisions/s"
        rows.append([what, met, "≥ 0.5 x", f"{number(found)} x"])
    peers = [
        (one["decisions_per_second"]["middle"], name)
        for name, one in results.items()
        if one["environment"] == "openspiel" and one["group"] == STEPPED and one["rounds"]
    ]
    if ours and peers:
        best, name = max(peers)
        met = "met" if ours["middle"] > best else "missed"
        rows.append(
            [
                f"stepped: decisions/s above the quickest OpenSpiel game ({name.split()[1]})",
                met,
                f"> {number(best)}",
                number(ours["middle"]),
            ]
        )
    at_least(
        f"search: {SEARCH_YARDSTICK.split()[1]}'s simulations/s",
        OWN_SEARCH,
        "simulations_ratio",
        100,
    )
    searched = results.get(OWN_SEARCH, {}).get("simulations_per_second")
    others = [
        (one["simulations_per_second"]["middle"], name)
        for name, one in results.items()
        if one["environment"] == "openspiel" and one["group"] == SEARCHED and one["rounds"]
    ]
    if searched and others:
        best, name = max(others)
        met = "met" if searched["middle"] > best else "missed"
        what = f"search: simulations/s above OpenSpiel's quickest ({name.split()[2]})"
        rows.append([what, met, f"> {number(best)}", number(searched["middle"])])
    at_most("a copy against one play", figure("calls", "copy / play"), 1.0, "")
    for name in names():
        cost = figure(f"judging {name}", "judging, ns a seat")
        at_most(f"{game(name).title}: a position judged, a seat", cost, 1000, " ns")
    at_most("import", figure("import", "import, ms"), 150, " ms")
    at_most("build of the compiled package", builds.get("compiled"), 90, " s")
    return rows


def markdown(results: dict[str, Line], builds: dict[str, float], setting: dict[str, str]) -> str:
    """The whole report."""
    lines = ["# Results", ""]
    lines += [f"{name}: {value}  " for name, value in setting.items()]
    for group in (STEPPED, WHOLE):
        rows = play_rows(results, group)
        if rows:
            lines += ["", f"## {group}", "", *table(PLAY_HEAD, rows)]
    rows = search_rows(results)
    if rows:
        lines += ["", f"## {SEARCHED}", "", *table(SEARCH_HEAD, rows)]
    rows = figure_rows(results)
    rows += [[f"Burgrave {name}", "build, s", number(s), ""] for name, s in builds.items()]
    if rows:
        lines += ["", f"## {FIGURES}", "", *table(["what", "figure", "median", "spread"], rows)]
    goals = goal_rows(results, builds)
    if goals:
        lines += ["", "## Goals", "", *table(["goal", "", "wanted", "found"], goals)]
    failed = [(name, one["error"]) for name, one in results.items() if one["error"]]
    if failed:
        lines += ["", "## Failed", "", *(f"- **{name}**: {error}" for name, error in failed)]
    lines += ["", "How this was measured and how to read it: [README.md](README.md).", ""]
    return "\n".join(lines)

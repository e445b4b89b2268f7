"""A report on many games: one page of HTML that needs nothing else, and rows for data frames."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from burgrave.arena.evidence import wilson
from burgrave.arena.sightings import Sat, Sightings, families, rows
from burgrave.kernel.errors import BadOption, message_of
from burgrave.locale import Speaker
from burgrave.locale.problems import phrased
from burgrave.locale.words import source_key

_FEW = 8
"""How many openings are told."""
_SELDOM = 5
"""Fewer seats say nothing."""
_COLOURS = 8
_BARS = 24


def page(seen: Sightings, speaker: Speaker) -> str:
    """The whole page."""
    body = "\n".join(_Page(seen, speaker).parts())
    title = escape(speaker.say("report-title", game=phrased(seen.game.called, speaker)))
    return (
        f'<!doctype html>\n<html lang="{speaker.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<main>\n<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


class _Page:
    """Writes the page part by part, in one language."""

    def __init__(self, seen: Sightings, speaker: Speaker) -> None:
        self.seen = seen
        self.speaker = speaker
        self.players = list(dict.fromkeys(sorted(sat.player for sat in seen.sat)))
        self.fair = sum(1 / sat.seats for sat in seen.sat) / len(seen.sat)

    def parts(self) -> Iterator[str]:
        """Who won, with how many points, from where, how, and how long it took."""
        fair = self.percent(self.fair)
        yield self.text("about", games=self.seen.games, seats=len(self.seen.sat), share=fair)
        yield self.section("wins", self.shares(self.players, lambda sat: [sat.player]))
        yield self.section("points", self.spreads())
        yield self.section("sources", self.sources())
        places = sorted({sat.seat for sat in self.seen.sat})
        seats = {str(seat): self.speaker.say("report-seat", n=seat + 1) for seat in places}
        yield self.section(
            "seats", self.shares(list(seats), lambda sat: [str(sat.seat)], seats.__getitem__)
        )
        yield from self.openings()
        yield from self.things()
        lengths = [sat.decisions for sat in self.seen.sat if sat.seat == 0]
        yield self.section("length", [self.histogram(lengths)])

    def section(self, name: str, inside: Iterable[str], title: str = "") -> str:
        """A heading, a word on how to read it, and the plot."""
        head = escape(title or self.speaker.say(f"report-{name}"))
        return f"<section>\n<h2>{head}</h2>\n{self.text(f'{name}-about')}\n" + (
            "\n".join(inside) + "\n</section>"
        )

    def text(self, key: str, **facts: str | int) -> str:
        """A paragraph."""
        return f"<p>{escape(self.speaker.say(f'report-{key}', **facts))}</p>"

    def shares(
        self,
        keys: Sequence[str],
        of: Callable[[Sat], Iterable[str]],
        named: Callable[[str], str] = str,
    ) -> Iterator[str]:
        """For each key the share of wins of the seats that have it, as a dot in its interval."""
        seats: Counter[str] = Counter()
        wins: dict[str, float] = {}
        for sat in self.seen.sat:
            for key in of(sat):
                seats[key] += 1
                wins[key] = wins.get(key, 0.0) + sat.win
        for key in keys:
            if seats[key]:
                share, (low, high) = wins[key] / seats[key], wilson(wins[key], seats[key])
                told = self.speaker.say(
                    "report-share",
                    share=self.percent(share),
                    low=self.percent(low),
                    high=self.percent(high),
                    n=seats[key],
                )
                yield self.row(named(key), _interval(share, low, high, self.fair, told), told)

    def row(self, label: str, plot: str, told: str) -> str:
        """A line of a plot: what, the drawing, and the numbers."""
        return (
            f'<div class="row"><span class="what">{escape(label)}</span>{plot}'
            f'<span class="told">{escape(told)}</span></div>'
        )

    def spreads(self) -> Iterator[str]:
        """How many points everybody had, game by game."""
        low = min(sat.points for sat in self.seen.sat)
        high = max(sat.points for sat in self.seen.sat)
        for player in self.players:
            points = sorted(sat.points for sat in self.seen.sat if sat.player == player)
            mean = self.number(sum(points) / len(points))
            yield f"<h3>{escape(player)}</h3>" + self.histogram(points, low, high, mean)

    def histogram(
        self,
        numbers: Sequence[int],
        low: int | None = None,
        high: int | None = None,
        mean: str = "",
    ) -> str:
        """Bars for how often which number came; the axis says from where to where."""
        low = min(numbers) if low is None else low
        high = max(numbers) if high is None else high
        width = max(1, -(-(high - low + 1) // _BARS))
        bins = Counter((number - low) // width for number in numbers)
        count, most = (high - low) // width + 1, max(bins.values())
        bars = "".join(
            f'<rect x="{i + 0.05}" y="{40 - 38 * bins[i] / most:.2f}" width="0.9" '
            f'height="{38 * bins[i] / most:.2f}"/>'
            for i in range(count)
            if bins[i]
        )
        mean = mean or self.number(sum(numbers) / len(numbers))
        told = self.speaker.say("report-mean", mean=mean, low=str(low), high=str(high))
        return (
            f'<svg class="bars" viewBox="0 0 {count} 40" preserveAspectRatio="none" role="img" '
            f'aria-label="{escape(told)}">{bars}</svg><div class="axis"><span>{low}</span>'
            f"<span>{escape(told)}</span><span>{high}</span></div>"
        )

    def sources(self) -> Iterator[str]:
        """Everybody's mean points by source, as one bar each, and what the colours mean."""
        total: Counter[str] = Counter()
        for sat in self.seen.sat:
            total.update(sat.sources)
        kinds = [source for source, points in total.most_common() if points > 0]
        shown = kinds[:_COLOURS]
        yield '<ul class="legend">'
        for number, source in enumerate(shown):
            yield f'<li><i class="c{number}"></i>{escape(self.source(source))}</li>'
        yield "</ul>"
        means = {player: self.means(player) for player in self.players}
        most = max(sum(max(0.0, mean[s]) for s in kinds) for mean in means.values())
        for player, mean in means.items():
            at, parts = 0.0, ""
            for number, source in enumerate(shown):
                wide = 100 * max(0.0, mean[source]) / (most or 1)
                told = escape(f"{self.source(source)}: {self.number(mean[source])}")
                parts += (
                    f'<rect class="c{number}" x="{at:.2f}" y="0" width="{wide:.2f}" height="10">'
                    f"<title>{told}</title></rect>"
                )
                at += wide
            told = self.number(sum(mean.values()))
            drawn = f'<svg class="stack" viewBox="0 0 100 10" {_STRETCH}>{parts}</svg>'
            yield self.row(player, drawn, told)
        yield from self.source_table(kinds, means)

    def source_table(self, kinds: Sequence[str], means: dict[str, Counter[str]]) -> Iterator[str]:
        """The same in numbers."""
        heads = "".join(f"<th>{escape(player)}</th>" for player in means)
        yield f'<div class="wide"><table><tr><th></th>{heads}</tr>'
        losses = {s for mean in means.values() for s, points in mean.items() if points < 0}
        for source in [*kinds, *sorted(losses - {*kinds})]:
            cells = "".join(f"<td>{self.number(mean[source])}</td>" for mean in means.values())
            yield f"<tr><th>{escape(self.source(source))}</th>{cells}</tr>"
        yield "</table></div>"

    def means(self, player: str) -> Counter[str]:
        """A player's mean points by source."""
        mine = [sat for sat in self.seen.sat if sat.player == player]
        total: Counter[str] = Counter()
        for sat in mine:
            total.update(sat.sources)
        mean: Counter[Any] = Counter()
        mean.update({source: points / len(mine) for source, points in total.items()})
        return mean

    def openings(self) -> Iterator[str]:
        """What was played for first, and how often it won."""
        family = self.seen.opening
        common = Counter(tuple(sat.opening) for sat in self.seen.sat if sat.opening)
        keys = {
            "\n".join(opening): opening
            for opening, times in common.most_common(_FEW)
            if times >= _SELDOM
        }
        if keys:

            def named(key: str) -> str:
                return " → ".join(self.noun(family, id) for id in keys[key])

            yield self.section(
                "openings", self.shares(list(keys), lambda sat: ["\n".join(sat.opening)], named)
            )

    def things(self) -> Iterator[str]:
        """For each family what seats that had it won; the most frequent first."""
        for family, kind in families(self.seen).items():

            def had(sat: Sat, kind: str = kind, family: str = family) -> list[str]:
                return [id for (k, f, id), times in sat.things.items() if (k, f) == (kind, family)]

            seats = Counter(id for sat in self.seen.sat for id in had(sat))
            keys = [id for id, times in seats.most_common() if times >= _SELDOM]
            if len(keys) < 2:
                continue

            def named(id: str, family: str = family) -> str:
                return self.noun(family, id)

            yield self.section("things", self.shares(keys, had, named), self.family(family))

    def family(self, family: str) -> str:
        """What the things of a family are called together."""
        key = f"report-of-{family}"
        if self.speaker.has(key):
            return self.speaker.say(key)
        return family.rpartition("-")[2].capitalize()

    def noun(self, family: str, id: str) -> str:
        """A thing as the catalogue names it."""
        return self.spoken(message_of(family, id), id)

    def source(self, source: str) -> str:
        """A source of points as the catalogue names it."""
        return self.spoken(source_key(self.seen.game.name, source), source)

    def spoken(self, key: str, otherwise: str) -> str:
        """A message with a capital; what nobody has translated is told as it is written."""
        told = self.speaker.say(key) if self.speaker.has(key) else otherwise.replace("_", " ")
        return told[:1].upper() + told[1:]

    def number(self, number: float) -> str:
        """With one digit behind the point, or the comma."""
        whole, _, tenths = f"{number:.1f}".partition(".")
        return self.speaker.say("decimal", whole=whole, tenths=tenths)

    def percent(self, share: float) -> str:
        """A share."""
        return f"{round(100 * share)} %"


_STRETCH = 'preserveAspectRatio="none" aria-hidden="true"'


def _interval(share: float, low: float, high: float, fair: float, told: str) -> str:
    """A dot in its interval; a thin line where a fair share would be."""
    kind = "above" if low > fair else "below" if high < fair else "even"
    return (
        f'<svg class="track {kind}" viewBox="0 0 100 10" {_STRETCH}><title>{escape(told)}</title>'
        '<rect class="rail" x="0" y="4.6" width="100" height="0.8"/>'
        f'<rect class="fair" x="{100 * fair - 0.2:.2f}" y="0" width="0.4" height="10"/>'
        f'<rect class="span" x="{100 * low:.2f}" y="3" height="4" '
        f'width="{100 * (high - low):.2f}"/>'
        f'<rect class="dot" x="{100 * share - 0.6:.2f}" y="0.8" width="1.2" height="8.4"/></svg>'
    )


def write_parquet(seen: Sightings, path: Path) -> None:
    """The rows of all seats as a Parquet file."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise BadOption("amiss-extra", what="Parquet (pyarrow)", extra="report") from None
    parquet.write_table(arrow.Table.from_pylist(rows(seen)), str(path))


_STYLE = """
:root{color-scheme:light dark;--ink:#2b2620;--paper:#faf6ee;--soft:#6d6355;--rail:#ddd3c1;
--even:#7d7361;--above:#2f7d4f;--below:#b4472f;--line:#e7dfd0}
@media(prefers-color-scheme:dark){:root{--ink:#ece4d6;--paper:#1d1a17;--soft:#a89d8b;--rail:#3c362f;
--even:#a2967f;--above:#6cc08b;--below:#e58467;--line:#332e28}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:1rem}
h1{font:600 1.7rem/1.25 Georgia,serif;margin:.5rem 0}
h2{font:600 1.25rem/1.3 Georgia,serif;margin:0 0 .25rem}
h3{font-size:1rem;margin:.75rem 0 .15rem}
p{margin:0 0 .75rem;color:var(--soft)}
section{border-top:1px solid var(--line);padding:1.25rem 0 .75rem}
.row{display:grid;grid-template-columns:11rem 1fr 12.5rem;gap:.75rem;align-items:center;
padding:.15rem 0}
.what{overflow-wrap:anywhere}
.told{color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums}
svg{display:block;width:100%}
.track,.stack{height:1.1rem}
.rail{fill:var(--rail)}.fair{fill:var(--ink);opacity:.55}
.even .span,.even .dot{fill:var(--even)}
.above .span,.above .dot{fill:var(--above)}
.below .span,.below .dot{fill:var(--below)}
.track .span{opacity:.35}
.bars{height:6rem;fill:var(--even)}
.axis{display:flex;justify-content:space-between;gap:1rem;color:var(--soft);font-size:.875rem;
border-top:1px solid var(--rail);font-variant-numeric:tabular-nums}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0 0 .5rem;padding:0;
font-size:.875rem}
.legend i{display:inline-block;width:.8rem;height:.8rem;margin-right:.35rem;border-radius:2px}
.c0{fill:#8a5a2b;background:#8a5a2b}.c1{fill:#3f7fb3;background:#3f7fb3}
.c2{fill:#c79a2e;background:#c79a2e}.c3{fill:#4d8f5b;background:#4d8f5b}
.c4{fill:#a6483f;background:#a6483f}.c5{fill:#7a5ea8;background:#7a5ea8}
.c6{fill:#2f8f8f;background:#2f8f8f}.c7{fill:#b56a93;background:#b56a93}
.wide{overflow-x:auto;margin-top:.75rem}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.15rem .75rem .15rem 0;text-align:right;border-bottom:1px solid var(--line)}
th:first-child{text-align:left;font-weight:400}
@media(max-width:40rem){.row{grid-template-columns:1fr auto;gap:0 .75rem}
.row svg{grid-column:1/-1;grid-row:2}.told{text-align:right}}
"""

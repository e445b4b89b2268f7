"""Records: a finished or running game as one JSON document, and everything back from it."""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from burgrave.kernel.composed import Composed
from burgrave.kernel.document import Document
from burgrave.kernel.errors import BadOption, BadPosition, BadRecord, BurgraveError
from burgrave.kernel.event import Event
from burgrave.kernel.fair import FairDice, SealedDice, is_share, opened
from burgrave.kernel.game import Game, Value
from burgrave.kernel.rng import Source
from burgrave.kernel.state import Json, State, canonical
from burgrave.kernel.table import CHANCE, Entry, Player, Table

FORMAT: Final = 1
_FIELDS: Final = (
    *("format", "game", "rules", "options", "seats", "dice", "entries", "hash", "checksum"),
)
_BEGIN_AT: Final = "begin_at"
_ENDED: Final = "ended"
_RESIGNED: Final = "resigned"
ENDINGS: Final = ("agreed", "resigned")
"""How a game can be over before its rules end it."""
_HEX: Final = "0123456789abcdef"


class Replayed(Composed):
    """One entry of a replay, what it brought about, and the state after it."""

    def __init__(self, number: int, entry: Entry, events: list[Event], state: State) -> None:
        self.number: Final[int] = number
        """Counted from 1."""
        self.entry: Final[Entry] = entry
        self.events: Final[list[Event]] = events
        self.state: Final[State] = state
        """The state itself, which the next entry changes: copy it to keep it."""

    def parts(self) -> tuple[object, ...]:
        """The number, the entry, the events and the state."""
        return self.number, self.entry, self.events, self.state


class Report(Composed):
    """What `verify` found in order."""

    def __init__(
        self,
        over: bool,
        outcomes: int,
        forced: int,
        decisions: int,
        dice: str,
        ended: str = "",
    ) -> None:
        self.over: Final[bool] = over
        """Has the game been played to its end?"""
        self.outcomes: Final[int] = outcomes
        """How many random events there were."""
        self.forced: Final[int] = forced
        """How many decisions had only one choice."""
        self.decisions: Final[int] = decisions
        """How many decisions the players made."""
        self.dice: Final[str] = dice
        """`checked` against the seed, `sealed` while the seed is secret, or `none`."""
        self.ended: Final[str] = ended
        """How it was over before its end: `agreed`, `resigned`, or nothing."""

    def parts(self) -> tuple[object, ...]:
        """All that it tells."""
        return self.over, self.outcomes, self.forced, self.decisions, self.dice, self.ended


class Record(Composed):
    """A game from its first entry to its last, with all that is needed to play it again."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Value],
        players: Sequence[Player],
        dice: SealedDice | None,
        begin_at: Json | None,
        entries: Sequence[Entry],
        hash: str,
        ended: str = "",
        resigned: Sequence[int] = (),
    ) -> None:
        self.game: Final[Game] = game
        self.options: Final[dict[str, Value]] = options
        self.players: Final[tuple[Player, ...]] = tuple(players)
        self.dice: Final[SealedDice | None] = dice
        """`FairDice` when the record tells the seed."""
        self.begin_at: Final[Json | None] = begin_at
        """The position that the game began at, or None for a game from its beginning."""
        self.entries: Final[tuple[Entry, ...]] = tuple(entries)
        self.hash: Final[str] = hash
        """The hash of the state after the last entry."""
        self.ended: Final[str] = ended
        """How the game was over before its end: `agreed`, `resigned`, or nothing."""
        self.resigned: Final[tuple[int, ...]] = tuple(resigned)
        """The seats whose people gave up; a bot decided for them from then on."""

    def parts(self) -> tuple[object, ...]:
        """All that it was written down from."""
        return (
            *(self.game, self.options, self.players, self.dice),
            *(self.begin_at, self.entries, self.hash, self.ended, self.resigned),
        )

    def __eq__(self, other: object) -> bool:
        """Do both read the same?"""
        return isinstance(other, Record) and other._document() == self._document()

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        names = ", ".join([player.name for player in self.players])
        return f"<record of {self.game.title}: {names}; {len(self.entries)} entries>"

    @staticmethod
    def of(
        table: Table, reveal: bool = False, ended: str = "", resigned: Sequence[int] = ()
    ) -> "Record":
        """The record of a table; it tells the seed when the game is over or its owner says so.

        A running game's record tells hidden facts: it is for the owner of the table alone, and
        `view` makes what others may get.
        """
        dice = table.dice
        if dice is not None and not reveal and not ended and not table.state.over:
            dice = SealedDice(dice.commitment, dice.shares)
        return Record(
            table.game,
            dict(table.options),
            table.players,
            dice,
            table.begin_at,
            table.entries,
            table.state.hash(),
            ended,
            resigned,
        )

    @property
    def dice_are(self) -> str:
        """`checked`, `sealed` or `none`, as a report says it."""
        if self.dice is None:
            return "none"
        return "checked" if isinstance(self.dice, FairDice) else "sealed"

    def to_json(self) -> str:
        """The record as JSON text, one entry a line."""
        doc = self._document()
        doc["checksum"] = _digest(doc)
        return json.dumps(doc, indent=1, ensure_ascii=False) + "\n"

    def _document(self) -> Json:
        doc: Json = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.options,
            "seats": [{"name": p.name, "player": p.kind} for p in self.players],
            "dice": _dice_document(self.dice),
        }
        if self.begin_at is not None:
            doc[_BEGIN_AT] = self.begin_at
        doc["entries"] = [str(entry) for entry in self.entries]
        doc["hash"] = self.hash
        if self.ended:
            doc[_ENDED] = self.ended
        if self.resigned:
            doc[_RESIGNED] = list(self.resigned)
        return doc

    @staticmethod
    def from_json(text: str, game_named: Callable[[str], Game]) -> "Record":
        """Read a record and play it through; whatever is wrong with it raises BadRecord."""
        try:
            top = _object(text)
            record = _read(top, game_named)
            checksum = top.text("checksum", "")
        except (BadPosition, BadOption) as problem:
            raise BadRecord("amiss-record-unreadable", reason=problem) from None
        if replay(record).state.over and record.ended:
            raise BadRecord("amiss-record-ended", how=record.ended)
        # Last of all, because what is checked before can tell where the mistake is. The hash alone
        # does not notice the change of a name, or of a decision that made no difference.
        if checksum != _digest(record._document()):
            raise BadRecord("amiss-record-checksum")
        return record

    def replayed(self) -> Iterator[Replayed]:
        """Play the game again, entry by entry; raises BadRecord where one can't be right."""
        table = self._table(self.dice)
        for number, entry in enumerate(self.entries, 1):
            told = len(table.log)
            self._take(table, number, entry)
            # The table's own entry knows who noticed it.
            yield Replayed(number, table.entries[-1], table.log[told:], table.state)
        self._check_hash(table)

    def beginning(self) -> State:
        """The state before the first entry."""
        return self._table(None).state

    def view(self, viewer: int | None) -> Json:
        """What a seat, or None for a spectator, may know: the log and the state, no notation.

        It is put together from the views of events and state. Neither the entries nor the hash
        are in it: whoever knows a state but for one hidden card finds the card by its hash.
        """
        return {"format": FORMAT, **replay(self).view(viewer)}

    def _table(self, source: Source | None) -> Table:
        try:
            table = Table(self.game, self.players, source, self.options, self.begin_at)
        except BurgraveError as problem:
            raise BadRecord("amiss-record-cannot-begin", reason=problem) from None
        if table.begin_at != self.begin_at:
            raise BadRecord("amiss-record-begin")
        return table

    def _take(self, table: Table, number: int, entry: Entry) -> None:
        fair = _fair_outcome(self.dice, table)
        try:
            table.take(entry)
        except BurgraveError as problem:
            raise _wrong("amiss-entry", number, str(entry), reason=problem) from None
        if fair is not None and fair != entry.text:
            raise _wrong("amiss-entry-dice", number, str(entry), fair=fair)

    def _check_hash(self, table: Table) -> None:
        if table.state.hash() != self.hash:
            raise BadRecord("amiss-record-other-hash", entries=len(self.entries))


def replay(record: Record, source: Source | None = None) -> Table:
    """The table as the record left it, with every entry and the hash checked."""
    table = record._table(record.dice if source is None else source)
    for number, entry in enumerate(record.entries, 1):
        record._take(table, number, entry)
    record._check_hash(table)
    return table


def resume(record: Record, source: Source | None = None) -> Table:
    """A running game to play on: with its own dice if it has any, with a given source if not."""
    if isinstance(record.dice, FairDice):
        if source is not None:
            raise BadRecord("amiss-record-own-dice")
        table = replay(record)
    elif record.dice is not None:
        raise BadRecord("amiss-record-needs-seed")
    elif source is None or isinstance(source, SealedDice):
        raise BadRecord("amiss-record-no-dice")
    else:
        table = replay(record, source)
    table.start()
    return table


def verify(record: Record) -> Report:
    """Check every decision, every outcome against the seed, and the hash; raises BadRecord."""
    over = replay(record).state.over
    outcomes = sum(entry.seat == CHANCE for entry in record.entries)
    forced = sum(entry.forced for entry in record.entries)
    decisions = len(record.entries) - outcomes - forced
    return Report(over, outcomes, forced, decisions, record.dice_are, record.ended)


def _fair_outcome(dice: SealedDice | None, table: Table) -> str | None:
    """What the dice give for the random event that is due, if there is one and they are open."""
    chance = table.state.chance
    if chance is None or not isinstance(dice, FairDice):
        return None
    table.direct(dice)
    return chance.text(int(chance.sample(dice)))


def _wrong(key: str, number: int, line: str, **facts: object) -> BadRecord:
    return BadRecord(key, number=number, line=_cut(line), **facts)


def _digest(doc: Json) -> str:
    return hashlib.sha256(canonical(doc).encode()).hexdigest()


def _cut(text: str) -> str:
    """What a stranger's file says, short enough for a sentence."""
    return text if len(text) <= 300 else text[:299] + "…"


def _dice_document(dice: SealedDice | None) -> Json | None:
    if dice is None:
        return None
    doc: Json = {"commitment": dice.commitment, "shares": list(dice.shares)}
    if isinstance(dice, FairDice):
        doc["seed"] = dice.reveal()
    return doc


def _object(text: str) -> Document:
    try:
        fields = json.loads(text, object_pairs_hook=_once_each)
    except RecursionError:
        raise BadRecord("amiss-record-deep") from None
    except json.JSONDecodeError as problem:
        raise BadRecord(
            "amiss-record-not-json", line=str(problem.lineno), column=str(problem.colno)
        ) from None
    except ValueError:
        raise BadRecord("amiss-record-long-number") from None
    return Document(fields, "record")


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names: set[str] = set()
        twice = ""
        for name, _ in pairs:
            if name in names:
                twice = name
                break
            names.add(name)
        raise BadRecord("amiss-record-twice", name=_cut(twice))
    return fields


def _read(top: Document, game_named: Callable[[str], Game]) -> Record:
    _must_have(top, "format")
    written = top.fields["format"]
    if type(written) is not int or written != FORMAT:
        raise BadRecord("amiss-record-format", format=FORMAT)
    if "viewer" in top.fields:
        raise BadRecord("amiss-record-view")
    top.only(*_FIELDS, _BEGIN_AT, _ENDED, _RESIGNED)
    _must_have(top, *_FIELDS)
    game = game_named(top.text("game", ""))
    rules = top.text("rules", "")
    if rules != game.rules_version:
        raise BadRecord(
            "amiss-record-rules", rules=_cut(rules), game=game.called, plays=game.rules_version
        )
    players = [_read_player(seat) for seat in top.sections("seats")]
    hash = top.text("hash", "")
    if not _is_digest(hash):
        raise BadRecord("amiss-record-hash")
    return Record(
        game,
        _read_options(game, len(players), top.section("options")),
        players,
        _read_dice(top, len(players)),
        top.section(_BEGIN_AT).fields if _BEGIN_AT in top.fields else None,
        _read_entries(top.texts("entries")),
        hash,
        _read_ended(top),
        _read_resigned(top, len(players)),
    )


def _must_have(part: Document, *names: str) -> None:
    for name in names:
        if name not in part.fields:
            raise BadRecord("amiss-record-missing", name=name, where=part.where)


def _is_digest(text: str) -> bool:
    return len(text) == 64 and all(digit in _HEX for digit in text)


def _read_options(game: Game, players: int, part: Document) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for name, value in part.fields.items():
        if not isinstance(value, str | bool):
            raise BadRecord("amiss-option-kind", name=_cut(name))
        options[name] = value
    full = game.full_options(players, options)
    for name in full:
        if name not in options:
            raise BadRecord("amiss-record-option", name=name)
    return options


def _read_player(seat: Document) -> Player:
    seat.only("name", "player")
    _must_have(seat, "name", "player")
    return Player(seat.text("name", ""), seat.text("player", ""))


def _read_dice(top: Document, players: int) -> SealedDice | None:
    if top.fields["dice"] is None:
        return None
    part = top.section("dice")
    part.only("commitment", "shares", "seed")
    _must_have(part, "commitment", "shares")
    commitment, shares = part.text("commitment", ""), part.texts("shares")
    if not _is_digest(commitment):
        raise BadRecord("amiss-record-commitment")
    if len(shares) != players or not all(share == "" or is_share(share) for share in shares):
        raise BadRecord("amiss-record-shares")
    if "seed" in part.fields:
        return opened(commitment, part.text("seed", ""), shares)
    return SealedDice(commitment, shares)


def _read_ended(top: Document) -> str:
    return top.one_of(_ENDED, ENDINGS, "") if _ENDED in top.fields else ""


def _read_resigned(top: Document, players: int) -> list[int]:
    seats = top.numbers(_RESIGNED, 0, players - 1)
    if _RESIGNED in top.fields and (not seats or seats != sorted(set(seats))):
        raise BadRecord("amiss-record-resigned")
    return seats


def _read_entries(lines: list[str]) -> list[Entry]:
    entries: list[Entry] = []
    for number, line in enumerate(lines, 1):
        try:
            entries.append(Entry.parse(line))
        except BurgraveError as problem:
            raise _wrong("amiss-entry-unreadable", number, line, reason=problem) from None
    return entries

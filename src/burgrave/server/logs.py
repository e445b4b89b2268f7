"""Logs: lines of JSON with every fact and without secrets, or plain ones for people at home."""

from __future__ import annotations

import logging
import sys
from contextlib import nullcontext, suppress
from datetime import UTC, datetime
from functools import lru_cache
from time import time
from typing import TYPE_CHECKING, TextIO

import msgspec

if TYPE_CHECKING:
    from burgrave.locale import Speaker

PEOPLE = "burgrave.people"
"""Tells names, and therefore is heard only at home."""
REQUESTS = "burgrave.request"
_REQUESTS = logging.getLogger(REQUESTS)
_ENCODER = msgspec.json.Encoder()
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """A record as a line of JSON: when, how grave, what, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": _moment(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line.update(_facts(record))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class _Request(msgspec.Struct):
    """A line about a request; there are more of these than of all others."""

    time: str
    level: str
    logger: str
    event: str
    method: str
    path: str
    status: int
    ms: float


class Handler(logging.StreamHandler[TextIO]):
    """Writes what is logged, and what is told of requests without making a record of each."""

    def tell(self, method: str, path: str, status: int, ms: float) -> None:
        """A request was answered after so many milliseconds."""
        line = _Request(_moment(time()), "info", REQUESTS, "request", method, path, status, ms)
        # A log that takes no more holds nobody up, as with every other line.
        with self.lock or nullcontext(), suppress(OSError, ValueError):
            self.stream.write(f"{_ENCODER.encode(line).decode()}\n")
            self.flush()


def tell_request(method: str, path: str, status: int, seconds: float) -> None:
    """Log a request that was answered after so long, where that is wanted."""
    if not _REQUESTS.isEnabledFor(logging.INFO):
        return
    match logging.root.handlers:
        case [Handler() as ours]:
            ours.tell(method, path, status, _ms(seconds))
        case _:
            # Whoever else listens expects a record, as of anything.
            facts = {"method": method, "path": path, "status": status, "ms": _ms(seconds)}
            _REQUESTS.info("request", extra=facts)


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)


def _moment(seconds: float) -> str:
    whole = int(seconds)
    return f"{_second(whole)}.{int(1000 * (seconds - whole)):03}+00:00"


@lru_cache(maxsize=2)
def _second(number: int) -> str:
    """A second as all moments in it begin; hundreds of requests are told of in one."""
    return datetime.fromtimestamp(number, UTC).strftime("%Y-%m-%dT%H:%M:%S")


class PlainLines(logging.Formatter):
    """A record as a line to read: what time it is here, and what happened."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker

    def format(self, record: logging.LogRecord) -> str:
        """The line, and below it the trace of a failure."""
        when = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        lines = [f"{when} {self._told(record)}"]
        if record.exc_info:
            lines += self.formatException(record.exc_info).splitlines()
        return "\n".join(map(_printable, lines))

    def _told(self, record: logging.LogRecord) -> str:
        event, facts = record.getMessage(), _facts(record)
        key = f"log-{event.replace(' ', '-')}"
        if self._speaker.has(key):
            return self._speaker.say(key, **{name: str(fact) for name, fact in facts.items()})
        rest = ", ".join(f"{name}: {fact}" for name, fact in facts.items())
        return f"{event} ({rest})" if rest else event


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: fact for name, fact in vars(record).items() if name not in _OWN}


def _printable(line: str) -> str:
    """Without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in line)


def _leave_out_what_is_not_told() -> None:
    """No line tells where in the program it was written, nor by which thread: nobody looks."""
    vars(logging)["_srcfile"] = None
    for name in ("logThreads", "logProcesses", "logMultiprocessing", "logAsyncioTasks"):
        setattr(logging, name, False)


def set_up(speaker: Speaker | None = None, stream: TextIO | None = None) -> None:
    """Send everything that is logged to one place: for people with a speaker, else as JSON."""
    _leave_out_what_is_not_told()
    handler = Handler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if speaker is None else PlainLines(speaker))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    left_out = PEOPLE if speaker is None else REQUESTS
    for name in (PEOPLE, REQUESTS):
        level = logging.WARNING if name == left_out else logging.INFO
        logging.getLogger(name).setLevel(level)

"""The application: the hall behind its API, its socket, its pages and its doors."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI

from burgrave.server import api, arrival_api, learning_api, lobby_api
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.counsel_api import COUNSEL
from burgrave.server.doors import Doors
from burgrave.server.endings_api import ENDINGS
from burgrave.server.hall import Hall
from burgrave.server.limits import RENAMES, RENAMES_AT_ONCE, Buckets, Places
from burgrave.server.live import live, no_socket
from burgrave.server.metrics import CONTENT_TYPE, Metrics
from burgrave.server.pages import page
from burgrave.server.positions_api import POSITIONS
from burgrave.server.refusals import Refusal, away, cannot_write, too_many_tables
from burgrave.server.replay_api import REPLAYS
from burgrave.server.settings import Settings
from burgrave.server.shortcut import Shortcut
from burgrave.server.store import Store, StoreAway, StoreRefused
from burgrave.server.table_rows import QuotaReached
from burgrave.server.talk_api import TALK
from burgrave.server.tidying import keep_tidy
from burgrave.server.wire import Problem
from burgrave.version import version

_LOG = logging.getLogger("burgrave.server")
_SWEEP = 60.0
_PRUNE = 3600.0

Asking = Request[Any, Any, State]


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Is the server there? Whoever gets no answer may start it anew."""
    return "ok\n"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(request: Asking) -> Response[str]:
    """Can it play? Not without its store, and a new start would not bring that back."""
    try:
        await request.app.state.hall.store.table("")
    except StoreRefused as problem:
        _LOG.error("store unreadable", extra={"reason": str(problem)})
        return Response("The store cannot be read.\n", status_code=503)
    return Response("ready\n")


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE)
async def metrics(request: Asking) -> str:
    """The counts, for programs on this machine unless the host opens them to all."""
    # A proxy that closes this path need not know how else it might be written.
    written_so = request.scope["raw_path"] == b"/metrics"
    if not written_so or not (request.app.state.settings.open_metrics or _is_local(request)):
        raise Refusal(404, "not-found", "There is nothing here.")
    hall, counts = request.app.state.hall, request.app.state.metrics
    assert isinstance(hall, Hall)
    assert isinstance(counts, Metrics)
    company = None if hall.nodes is None else hall.nodes.company
    return counts.text(len(hall.tables), hall.store.written, company)


def _is_local(request: Asking) -> bool:
    """Does this come from the machine itself, and not through a proxy from elsewhere?"""
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def application(settings: Settings, store: Store) -> Doors:
    """The whole server as an ASGI application; when it ends it closes the store."""
    counts = Metrics()
    inner = _inner(settings, counts)
    inner.state.store = store

    async def knows(token: str) -> bool:
        visitor = await inner.state.hall.guests.visitor(token)
        return visitor.guest is not None

    def end() -> None:
        inner.state.hall.end()

    quick = Shortcut(inner, lambda problem: refusal_of(problem, settings))
    return Doors(quick, settings, counts, knows, end)


def described(settings: Settings) -> OpenAPI:
    """What the API is, without running it."""
    return _inner(settings, Metrics()).openapi_schema


_API = Router(
    "/api",
    route_handlers=[
        *api.HANDLERS,
        *arrival_api.HANDLERS,
        *lobby_api.HANDLERS,
        *learning_api.HANDLERS,
    ],
)


def _inner(settings: Settings, counts: Metrics) -> Litestar:
    return Litestar(
        route_handlers=[
            _API,
            ENDINGS,
            REPLAYS,
            POSITIONS,
            TALK,
            COUNSEL,
            live,
            no_socket,
            healthz,
            readyz,
            metrics,
            page,
        ],
        state=State(
            {
                "metrics": counts,
                "settings": settings,
                "newcomers": Buckets(settings.newcomers, settings.newcomers_at_once),
                "renames": Buckets(RENAMES, RENAMES_AT_ONCE),
                "listeners": Places(settings.listeners),
            }
        ),
        lifespan=[_lifetime],
        exception_handlers={HTTPException: _refuse_http, Exception: _refuse},
        openapi_config=OpenAPIConfig(
            title="Burgrave",
            version=version(),
            description="Tables for people and bots. Every request that changes something needs"
            " the header “X-Burgrave: 1”; a guest is known by the cookie “burgrave”,"
            " under TLS “__Host-burgrave”.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=settings.body,
        logging_config=None,
    )


@asynccontextmanager
async def _lifetime(app: Litestar) -> AsyncIterator[None]:
    settings = app.state.settings
    hall = Hall(settings, app.state.store, BotWorkers(settings.workers, settings.budget))
    app.state.hall = hall
    # Among several servers the one that keeps the house wakes what sleeps.
    work = [hall.wake() if hall.nodes is None else hall.nodes.run()]
    work += [_sweep(hall), _keep_house(hall)]
    if settings.alone:
        work.append(keep_tidy(lambda: app.state.metrics.sockets, lambda: len(hall.tables)))
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        hall.close()


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(_SWEEP)
        hall.sweep()


async def _keep_house(hall: Hall) -> None:
    pause = _SWEEP
    while True:
        await asyncio.sleep(pause)
        pause = _PRUNE
        try:
            if hall.nodes is None or await hall.nodes.keeps_house():
                await hall.prune()
        except StoreRefused as problem:
            _LOG.error("store refused", extra={"reason": str(problem)})


def _answer(refusal: Refusal) -> Response[Problem]:
    return Response(refusal.problem, status_code=refusal.status)


def _refuse(request: Asking, problem: Exception) -> Response[Problem]:
    return _answer(refusal_of(problem, request.app.state.settings))


def refusal_of(problem: Exception, settings: Settings) -> Refusal:
    """What a visitor is told when something failed; what its host should know is logged."""
    if isinstance(problem, Refusal):
        return problem
    if isinstance(problem, StoreAway):
        return away()
    if isinstance(problem, StoreRefused):
        _LOG.error("store refused", extra={"reason": str(problem)})
        return cannot_write()
    if isinstance(problem, QuotaReached):
        return too_many_tables(settings.policy.tables)
    if isinstance(problem, RecursionError):
        # Only what visitors send can be so deep.
        return Refusal(400, "bad-request", "What was sent is nested too deep.")
    _LOG.error("failure", exc_info=problem)
    return Refusal(500, "failure", "Something went wrong here; it has been written down.")


def _refuse_http(request: Asking, problem: HTTPException) -> Response[Problem]:
    extra = getattr(problem, "extra", None)
    sentence = problem.detail
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        sentence = f"{extra[0].get('key', 'request')}: {extra[0].get('message', sentence)}"
    code = {400: "bad-request", 404: "not-found", 405: "not-allowed"}.get(
        problem.status_code, "refused"
    )
    return _answer(Refusal(problem.status_code, code, sentence))

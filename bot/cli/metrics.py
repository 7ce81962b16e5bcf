"""Metrics for Prometheus, on loopback: what was counted, and how things stand when it asks."""

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as written

from bot import meter
from bot.app import Caravanserai
from bot.cli.frame import Wrong
from bot.meter import Stage
from bot.storage.errors import StorageError
from bot.upkeep.vitals import Vitals, vitals

HOST = "127.0.0.1"
SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

_log = structlog.get_logger(__name__)


class Metrics:
    """A registry of its own for each bot; see Meter."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._interactions = Histogram(
            "caravan_interaction_seconds",
            "Time since Discord sent an interaction, by the stage it has reached",
            ["stage"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self._pictures = Histogram(
            "caravan_picture_seconds",
            "Time from asking for a picture until it is drawn",
            buckets=SECONDS,
            registry=self.registry,
        )
        self._errors = Counter(
            "caravan_errors", "Errors written to the log, by name", ["what"], registry=self.registry
        )
        self._sent = self._gauge(
            "caravan_posts", "Posts since the start by what became of them", "what"
        )
        self._figures = self._gauge("caravan_database", "Figures of `caravan health`", "figure")
        self._waiting = self._gauge(
            "caravan_waiting", "How much waits to be done, by what it is", "what"
        )

    def _gauge(self, name: str, about: str, label: str) -> Gauge:
        return Gauge(name, about, [label], registry=self.registry)

    def interaction(self, stage: Stage, seconds: float) -> None:
        """See Meter."""
        self._interactions.labels(stage).observe(max(0.0, seconds))

    def picture(self, seconds: float) -> None:
        """See Meter."""
        self._pictures.observe(seconds)

    def error(self, what: str) -> None:
        """See Meter."""
        self._errors.labels(what).inc()

    async def look(self, bot: Caravanserai) -> None:
        """Take down how things stand; what the database cannot tell just now is left as it was."""
        tally = bot.dispatcher.tally
        for what in ("sent", "found", "later", "dropped", "failed"):
            self._sent.labels(what).set(getattr(tally, what))
        self._waiting.labels("ai").set(bot.matches.ai.busy)
        self._waiting.labels("pictures").set(bot.pictures.waiting)
        clock = bot.matches.clock
        try:
            found = await bot.matches.storage.find(lambda on: vitals(on, clock.now()))
        except StorageError as error:
            _log.warning("no figures", reason=str(error))
            return
        self.note(found)

    def note(self, found: Vitals) -> None:
        """Take down the figures of the database."""
        for name, number in found.figures().items():
            self._figures.labels(name).set(number or 0)
        if found.seen is None:
            # What is not there has waited for no time, but who was never there has not been there just now.
            self._figures.labels("seen_seconds").set(math.nan)


@asynccontextmanager
async def measured(bot: Caravanserai, port: int | None) -> AsyncIterator[None]:
    """Measure a bot and answer on a port of this machine meanwhile; no port, no measuring. Raises Wrong."""
    if port is None:
        yield
        return
    metrics = Metrics()

    async def answer(_: web.Request) -> web.Response:
        if bot.is_ready():
            await metrics.look(bot)
        return web.Response(
            body=written(metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    app = web.Application()
    app.router.add_get("/metrics", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await _listen(runner, port)
        meter.use(metrics)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        raise Wrong(
            f"CARAVAN_METRICS_PORT {port} cannot be used ({error.strerror}): name another"
        ) from error

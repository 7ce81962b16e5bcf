import asyncio
import shutil
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    async_playwright,
    expect,
)

from bot.sandbox import Member, Sandbox
from tests.bot.clients import online, point_at
from tests.bot.sandbox.page.showcase import Showcase

FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run"
    " --disable-background-networking --disable-component-update --disable-sync"
)

PATIENCE = 20_000
"""Milliseconds until what has not come is missed; a busy machine may take seconds for a click."""


SIZE: ViewportSize = {"width": 1280, "height": 800}


@dataclass
class Desk:
    """A browser tab in which one acts as a member."""

    page: Page
    sandbox: Sandbox
    bot: Showcase

    async def act_as(self, member: Member, channel: str = "tables") -> None:
        place = "" if channel == "dm" else f"/{self.sandbox.channel(channel).id}"
        await self.page.goto(f"{self.sandbox.url}/#{member.id}{place}")
        await expect(self.page.locator(f'.face[data-key="{member.id}"]')).to_have_attribute(
            "aria-current", "true"
        )

    async def run(self, command: str) -> None:
        """Run a command that has no options."""
        await self.page.get_by_role("textbox").press_sequentially(f"/{command}")
        await self.page.get_by_role("option", name=f"/{command}").first.click()

    async def let_it_fail(self) -> None:
        """Let the three seconds of the interaction on its way go by."""
        while not self.sandbox.platform.book.pending:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.005)
        self.sandbox.clock.advance(3.1)

    async def cut_off(self) -> None:
        """Let the program be gone for the page. Route aborts would be complaints of the browser."""
        await self.page.evaluate(
            """() => {
                window.reached = window.fetch;
                window.fetch = () => Promise.reject(new TypeError("nobody is there"));
            }"""
        )

    async def reconnect(self) -> None:
        """Let it be there again."""
        await self.page.evaluate("() => { window.fetch = window.reached; }")

    @property
    def messages(self) -> Locator:
        return self.page.locator(".message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("no Chromium on this machine: install Debian's package chromium")
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=path, args=FLAGS.split())
        yield started
        await started.close()


@pytest.fixture(scope="session")
def port() -> int:
    """A free port, the same for all tests: the browser keeps what it has read and compiled of a page."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        found: int = place.getsockname()[1]
        return found


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(port: int) -> AsyncIterator[Sandbox]:
    async with Sandbox(rate_limits=False, port=port) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Showcase]:
    point_at(sandbox, monkeypatch)
    async with online(sandbox, Showcase()) as client:
        yield client


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def context(browser: Browser) -> AsyncIterator[BrowserContext]:
    opened = await browser.new_context(viewport=SIZE, locale="en-US")
    opened.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    yield opened
    await opened.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def tab(context: BrowserContext) -> Page:
    """The tab of all desks, one after the other: to open and fill a new one takes longer than most tests."""
    return await context.new_page()


@pytest_asyncio.fixture(loop_scope="session")
async def desk(tab: Page, sandbox: Sandbox, bot: Showcase, zoe: Member) -> AsyncIterator[Desk]:
    """Zoë in #tables; whatever the page complains of fails the test."""
    complaints: list[str] = []

    def failed(error: Error) -> None:
        complaints.append(str(error))

    def said(line: ConsoleMessage) -> None:
        if line.type == "error":
            complaints.append(line.text)

    tab.on("pageerror", failed)
    tab.on("console", said)
    made = Desk(tab, sandbox, bot)
    await made.act_as(zoe)
    yield made
    await tab.evaluate("localStorage.clear()")
    await tab.goto("about:blank")
    await tab.set_viewport_size(SIZE)
    await tab.mouse.move(0, 0)
    tab.remove_listener("pageerror", failed)
    tab.remove_listener("console", said)
    assert complaints == []

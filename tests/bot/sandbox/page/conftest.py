import asyncio
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright, expect

from bot.sandbox import Member, Sandbox
from tests.bot.clients import online, point_at
from tests.bot.sandbox.page.showcase import Showcase

FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run"
    " --disable-background-networking --disable-component-update --disable-sync"
)

PATIENCE = 20_000
"""Milliseconds until what has not come is missed; a busy machine may take seconds for a click."""


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


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(rate_limits=False) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Showcase]:
    point_at(sandbox, monkeypatch)
    async with online(sandbox, Showcase()) as client:
        yield client


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def context(browser: Browser) -> AsyncIterator[BrowserContext]:
    opened = await browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-US")
    opened.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    yield opened
    await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def desk(
    context: BrowserContext, sandbox: Sandbox, bot: Showcase, zoe: Member
) -> AsyncIterator[Desk]:
    """Zoë's tab in #tables; whatever the page complains of fails the test."""
    page = await context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    made = Desk(page, sandbox, bot)
    await made.act_as(zoe)
    yield made
    await page.close()
    assert complaints == []

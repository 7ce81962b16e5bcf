"""Being away: vacations, and taking one's seat back from an AI player that sat in."""

from datetime import UTC, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import choices, suggesting
from bot.cogs.naming import about, parameters
from bot.domain.deadlines import AWAY_A_YEAR, DAY
from bot.domain.errors import MatchError
from bot.domain.stamps import absolute
from bot.panel.controller import PanelRequest
from bot.storage.time.rhythm import Vacation
from bot.text import fit
from bot.text.words import Words
from bot.ui.clicks.people import EndVacationClick, TakeSeatBackClick, VacationsClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, keep, show, think
from engines.core import Text, text

LONGEST = AWAY_A_YEAR // DAY
SUGGESTED = 14
"""How many days are suggested for a beginning."""
SHOWN = 8
"""How many vacations stand on a page, each with a button to call it off; a message has room for few more."""


class AbsenceCog(Cog):
    """For people who are away for a while."""

    vacation = app_commands.Group(name="vacation", description=about("vacation"))

    @vacation.command(name="take", description=about("vacation take"))
    @parameters("days", "since")
    async def take(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 1, LONGEST],
        since: str | None = None,
    ) -> None:
        """Go on vacation."""
        await think(interaction)
        settings = await self.bot.people.settings(interaction.user.id)
        zone = ZoneInfo(settings.time_zone or "UTC")
        now = self.matches.clock.now()
        start = now if since is None else day_of(since, zone)
        end = _later(start, days, zone)
        taken = await self.matches.vacations.go_on_vacation(
            interaction.user.id, start, end, interaction.id
        )
        reader = await self.bot.reader(interaction)
        moments = {"from": absolute(taken.start), "to": absolute(taken.end)}
        done = reader("time-vacation-taken", **moments)
        await show(interaction, await self._listed(interaction, done))

    @take.autocomplete("since")
    @suggesting
    async def days_to_begin(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The next days."""
        settings = await self.bot.people.settings(interaction.user.id)
        today = self.matches.clock.now().astimezone(ZoneInfo(settings.time_zone or "UTC")).date()
        named = [(today + timedelta(days=ahead)).isoformat() for ahead in range(1, SUGGESTED + 1)]
        return choices((day, day) for day in named if typed.strip() in day)

    @vacation.command(name="list", description=about("vacation list"))
    async def list_(self, interaction: Interaction) -> None:
        """Show one's vacations."""
        await think(interaction)
        await show(interaction, await self._listed(interaction))

    @vacation.command(name="cancel", description=about("vacation cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        """End the vacation that is on, or call off the next one; of several, pick one."""
        await think(interaction)
        ended = await self.matches.vacations.come_back(interaction.user.id, None, interaction.id)
        note = (await self.bot.reader(interaction))("time-vacation-ended") if ended else ""
        await show(interaction, await self._listed(interaction, note))

    @on(EndVacationClick)
    async def pressed_back(self, interaction: Interaction, click: EndVacationClick) -> None:
        """*Cancel vacation*."""
        await keep(interaction)
        await self.matches.vacations.come_back(interaction.user.id, click.vacation, interaction.id)
        note = (await self.bot.reader(interaction))("time-vacation-ended")
        await show(interaction, await self._listed(interaction, note))

    @on(VacationsClick)
    async def pressed_page(self, interaction: Interaction, click: VacationsClick) -> None:
        """Another page."""
        await keep(interaction)
        await show(interaction, await self._listed(interaction, page=click.page))

    @on(TakeSeatBackClick)
    async def pressed_sit(self, interaction: Interaction, click: TakeSeatBackClick) -> None:
        """*Take my seat back*, in a panel or in the thread."""
        await (keep if click.where else think)(interaction)
        lang = (await self.bot.reader(interaction)).lang
        channel = interaction.channel_id
        request = PanelRequest(click.match, interaction.user.id, lang, interaction.id, channel)
        await self.matches.timeouts.take_seat_back(click.match, interaction.user.id, interaction.id)
        builder = await self.bot.controller.open(request)
        await show(interaction, builder)
        self.bot.live_panels.showing(request, builder.asks, partial(show, interaction))

    async def _listed(
        self, interaction: Interaction, note: str = "", page: int = 0
    ) -> MessageBuilder:
        reader = await self.bot.reader(interaction)
        found = await self.matches.vacations.of(interaction.user.id)
        year, left = await self.matches.vacations.days_left(interaction.user.id)
        builder = vacation_list(found, reader, note, page)
        builder.say(reader("time-vacation-left", year=str(year), left=left))
        return builder.small(reader("time-vacation-bounds"))


def vacation_list(
    found: list[Vacation], reader: Words, note: str = "", page: int = 0
) -> MessageBuilder:
    """A page of a person's vacations, each with a button to call it off."""
    builder = MessageBuilder().say(f"## {reader('time-vacation-list')}")
    if note:
        builder.say(f"**{note}**")
    if not found:
        builder.say(reader("time-vacation-none"))
    pages = fit.pages(found, SHOWN)
    page = min(page, len(pages) - 1)
    for one in pages[page]:
        span = {"from": absolute(one.starts_at), "to": absolute(one.ends_at)}
        builder.say(reader("time-vacation-line", **span))
        builder.row(button(reader("time-vacation-cancel"), EndVacationClick(one.id)))
    return builder.row(
        button(reader("bot-earlier"), VacationsClick(page - 1)) if page else None,
        button(reader("bot-further"), VacationsClick(page + 1)) if page + 1 < len(pages) else None,
    )


def day_of(typed: str, zone: ZoneInfo) -> datetime:
    """The beginning of a day written like 2026-12-24. Raises MatchError."""
    try:
        day = datetime.strptime(typed.strip(), "%Y-%m-%d").replace(tzinfo=zone)
        return day.astimezone(UTC)
    except (ValueError, OverflowError):
        raise MatchError(text("time-vacation-date", typed=typed.strip()[:40])) from None


def _later(start: datetime, days: int, zone: ZoneInfo) -> datetime:
    """A number of days later by the clock on the wall."""
    try:
        return (start.astimezone(zone) + timedelta(days=days)).astimezone(UTC)
    except OverflowError:
        raise MatchError(Text("time-vacation-far")) from None

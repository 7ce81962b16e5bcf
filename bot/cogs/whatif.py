"""What-ifs: trying moves in a private copy of one's match."""

from collections.abc import Awaitable, Callable
from functools import partial

from discord import app_commands

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import own_matches, suggesting
from bot.cogs.match_resolver import running
from bot.cogs.naming import about, parameters
from bot.domain.errors import MatchError
from bot.domain.quotas import WHATIFS
from bot.panel.controller import PanelRequest
from bot.text.answers import said
from bot.text.names import match_words
from bot.text.words import match_name, words
from bot.ui.click import MatchClick
from bot.ui.clicks.whatif import CloseClick, DealClick, HintClick, OthersClick, WhatIfClick
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, keep, show, think


class TryingCog(Cog):
    """What people try out for themselves."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.controller = bot.controller

    @app_commands.command(name="whatif", description=about("whatif"))
    @parameters("match")
    async def whatif(self, interaction: Interaction, match: str | None = None) -> None:
        """Open a what-if of a match, or the one there is."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, running)
        await self._open(interaction, info.id)

    @whatif.autocomplete("match")
    @suggesting
    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own matches."""
        return await own_matches(self.bot, interaction, typed)

    @on(WhatIfClick)
    async def pressed_whatif(self, interaction: Interaction, click: WhatIfClick) -> None:
        """*What if?* in the panel: a private message of its own."""
        await think(interaction)
        await self._open(interaction, click.match)

    @on(DealClick)
    async def pressed_deal(self, interaction: Interaction, click: DealClick) -> None:
        """Another deal, or anew from where the match stands now."""
        await keep(interaction)
        present = click.what == "present"
        who = (click.match, interaction.user.id)
        renew = partial(self.matches.whatif.renew, *who, interaction.id, present=present)
        told = "looking-whatif-present-done" if present else "looking-whatif-again-done"
        await self._go_on(interaction, click, renew, told)

    @on(OthersClick)
    async def pressed_others(self, interaction: Interaction, click: OthersClick) -> None:
        """An AI player answers for the others."""
        await keep(interaction)
        play = partial(self.matches.whatif.let_others_play, click.match, interaction.user.id)
        await self._go_on(interaction, click, play)

    @on(HintClick)
    async def pressed_hint(self, interaction: Interaction, click: HintClick) -> None:
        """*Hint*: what an AI player would answer, told in the panel; nothing is answered."""
        await keep(interaction)
        await self._count(interaction)
        request = await self._request(interaction, click.match)
        info = await self.matches.store.info(click.match)
        reader = match_words(info, request.lang)
        try:
            asked, answer = await self.matches.whatif.hint(click.match, interaction.user.id)
            note = reader("looking-hint-told", answer=reader.say(said(asked, answer)))
        except MatchError as refused:
            note = reader.refused(refused.message)
        await self._panel(interaction, request, note)

    @on(CloseClick)
    async def pressed_close(self, interaction: Interaction, click: CloseClick) -> None:
        """The what-if is forgotten."""
        await keep(interaction)
        closed = await self.matches.whatif.close(click.match, interaction.user.id, interaction.id)
        reader = await self.bot.reader(interaction)
        name = match_name(closed)
        await show(interaction, MessageBuilder().say(reader("looking-whatif-closed", name=name)))

    async def _count(self, interaction: Interaction) -> None:
        """Raises MatchError for somebody who deals what-ifs, plays them on or asks for hints too fast."""
        await self.bot.gate.enter(WHATIFS, interaction.guild_id, interaction.user.id)

    async def _go_on(
        self,
        interaction: Interaction,
        click: MatchClick,
        act: Callable[[], Awaitable[object]],
        told: str = "",
    ) -> None:
        """Do something in a what-if. What is refused is said in its panel, which may be an old one."""
        await self._count(interaction)
        request = await self._request(interaction, click.match)
        note = words(request.lang)(told) if told else ""
        try:
            await act()
        except MatchError as refused:
            note = words(request.lang).refused(refused.message)
        await self._panel(interaction, request, note)

    async def _open(self, interaction: Interaction, match_id: str) -> None:
        await self._count(interaction)
        user, now = interaction.user.id, self.matches.clock.now()
        trial = await self.matches.whatif.try_out(match_id, user, interaction.id)
        request = await self._request(interaction, trial.id)
        note = words(request.lang)("looking-whatif-left") if trial.created_at < now else ""
        await self._panel(interaction, request, note)

    async def _request(self, interaction: Interaction, trial_id: str) -> PanelRequest:
        """Somebody at its what-if; the panel is redrawn by what it does, and by nothing in between."""
        reader = await self.bot.reader(interaction)
        request = PanelRequest(trial_id, interaction.user.id, reader.lang, interaction.id)
        self.bot.live_panels.acting(request)
        return request

    async def _panel(self, interaction: Interaction, request: PanelRequest, note: str) -> None:
        builder = await self.controller.open(request, note)
        await show(interaction, builder)
        self.bot.live_panels.showing(request, builder.asks, partial(show, interaction))

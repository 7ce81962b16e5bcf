"""Private notes on a match: shown and written in a form, by command and from the panel."""

from discord import app_commands

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import own_matches, suggesting
from bot.cogs.naming import about, parameters
from bot.domain.match import MatchInfo
from bot.panel.controller import PanelRequest
from bot.panel.notes import FIELD, PANEL, note_form, note_message
from bot.ui.click import MatchClick
from bot.ui.clicks.looking import JotClick, JottedClick, NotesClick
from bot.ui.controls import submitted
from bot.ui.replies import Interaction, ask, keep, show, think


class NotesCog(Cog):
    """What people note down for themselves."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.controller = bot.controller

    @app_commands.command(name="note", description=about("note"))
    @parameters("match")
    async def note(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the notes; the form at once where there are none."""
        info = await self.bot.match_for(interaction, match)
        note = await self._note(interaction, info)
        if note:
            await think(interaction)
            reader = await self.bot.reader(interaction)
            await show(interaction, note_message(reader, info.id, info.name, note))
        else:
            await self._form(interaction, info, note, "")

    @note.autocomplete("match")
    @suggesting
    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own matches."""
        return await own_matches(self.bot, interaction, typed)

    @on(NotesClick)
    async def pressed_notes(self, interaction: Interaction, click: NotesClick) -> None:
        """*My notes* in the panel: they are shown at its foot."""
        await keep(interaction)
        await self._note(interaction, await self.matches.store.info(click.match))
        await show(
            interaction, await self.controller.notes(await self._request(interaction, click))
        )

    @on(JotClick)
    async def pressed_jot(self, interaction: Interaction, click: JotClick) -> None:
        """The form is the first answer, so nothing slow may come before it."""
        info = await self.matches.store.info(click.match)
        note = await self._note(interaction, info)
        await self._form(interaction, info, note, PANEL if click.where == PANEL else "")

    @on(JottedClick)
    async def sent_note(self, interaction: Interaction, click: JottedClick) -> None:
        """The form was sent."""
        await (keep if interaction.message is not None else think)(interaction)
        note = submitted(interaction).get(FIELD, "")
        await self.matches.notes.write(click.match, interaction.user.id, note)
        if click.where == PANEL:
            builder = await self.controller.notes(await self._request(interaction, click))
        else:
            info = await self.matches.store.info(click.match)
            reader = await self.bot.reader(interaction)
            builder = note_message(reader, info.id, info.name, note.strip())
        await show(interaction, builder)

    async def _note(self, interaction: Interaction, info: MatchInfo) -> str:
        """The notes of whoever asks. Raises MatchError for those who can have none."""
        await self.matches.notes.check(info, interaction.user.id)
        return await self.matches.notes.of(info.id, interaction.user.id)

    async def _form(self, interaction: Interaction, info: MatchInfo, note: str, where: str) -> None:
        reader = self.bot.reader_now(interaction)
        await ask(interaction, note_form(reader, info.id, info.name, note, where))

    async def _request(self, interaction: Interaction, click: MatchClick) -> PanelRequest:
        lang = (await self.bot.reader(interaction)).lang
        channel = interaction.channel_id
        return PanelRequest(click.match, interaction.user.id, lang, interaction.id, channel)

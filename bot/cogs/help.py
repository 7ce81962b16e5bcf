"""Help: how the bot works, what a match is about just now, and the rules behind a question."""

from discord import app_commands

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import own_matches, suggesting
from bot.cogs.naming import about, parameters
from bot.domain.match import MatchInfo
from bot.pages.help import aim, match_buttons, match_help, situation, workings
from bot.pages.rulebook import by_id, notes, opener
from bot.panel.controller import PanelRequest
from bot.text.names import match_words
from bot.text.words import Words
from bot.ui.clicks.looking import HelpClick
from bot.ui.clicks.people import GamesClick
from bot.ui.clicks.rules import RulebookClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, aside, show, think
from data.rules import has_rules


class HelpCog(Cog):
    """What somebody reads who does not know what to do."""

    @app_commands.command(name="help", description=about("help"))
    @parameters("match")
    async def explain(self, interaction: Interaction, match: str | None = None) -> None:
        """Say how the bot works, and in a match's thread what the match is about just now."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        info = await self._meant(interaction, match)
        builder = workings(reader)
        if info is None:
            waiting = button(reader("help-games"), GamesClick(0))
            builder.row(waiting, button(reader("help-rules"), RulebookClick()))
        else:
            await self._match(builder, info, interaction.user.id, reader)
        await show(interaction, builder)

    @explain.autocomplete("match")
    @suggesting
    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own matches."""
        return await own_matches(self.bot, interaction, typed)

    @on(HelpClick)
    async def pressed_help(self, interaction: Interaction, click: HelpClick) -> None:
        """*Help*: the rules behind the question for whoever is asked one, for all others what goes on."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        request = PanelRequest(click.match, interaction.user.id, reader.lang, interaction.id)
        view = await self.bot.controller.bare(request)
        wanted = by_id(view.info.game, view.decision.rules if view.decision is not None else [])
        live = await self.matches.store.live(click.match)
        told = [situation(live, view.words)]
        if wanted:
            builder = notes(wanted, reader).line()
        else:
            builder = MessageBuilder()
            told.append(aim(view.info, view.words))
        builder.say("\n".join(line for line in told if line))
        builder.row(opener(view.info.game, reader) if has_rules(view.info.game) else None)
        await aside(interaction, builder.small(reader("bot-help-more")))

    async def _meant(self, interaction: Interaction, match: str | None) -> MatchInfo | None:
        """The match named, else that of the thread."""
        if match is not None:
            return await self.bot.match_for(interaction, match)
        return await self.matches.lists.by_thread(interaction.channel_id or 0)

    async def _match(
        self, builder: MessageBuilder, info: MatchInfo, user_id: int, reader: Words
    ) -> None:
        """What a match is about: its game's aim, and its phase once it has begun."""
        words = match_words(info, reader.lang)
        told, ways = [aim(info, words)], []
        if info.content is not None:
            live = await self.matches.store.live(info.id)
            told.append(situation(live, words))
            ways = match_buttons(live, user_id, words)
        match_help(builder, info.name, info.game, told, words)
        rules = [opener(info.game, words)] if has_rules(info.game) else []
        builder.row(*ways, *rules)

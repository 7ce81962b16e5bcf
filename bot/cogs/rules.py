"""Rules: an overview by chapters, notes by id or words."""

from discord import app_commands

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import choices, games_named, suggesting
from bot.cogs.naming import about, parameters
from bot.domain.errors import MatchError
from bot.pages.rulebook import (
    by_id,
    chapter,
    choice_of_game,
    found_message,
    looked_up,
    notes,
    overview,
    with_words,
)
from bot.text.words import Words
from bot.ui.clicks.rules import (
    RulebookClick,
    RulesChapterClick,
    RulesClick,
    RulesGameClick,
    ShowRuleClick,
)
from bot.ui.controls import picked
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, aside, keep, show, think
from data.rules import has_rules
from engines.core import Text


class RulesCog(Cog):
    """Looking up rules."""

    @app_commands.command(name="rules", description=about("rules"))
    @parameters("search", "game")
    async def rules(
        self, interaction: Interaction, search: str | None = None, game: str | None = None
    ) -> None:
        """Show the chapters, a rule by its id, or those that match some words."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        games = await self._games(interaction, game)
        if search is None or not search.strip():
            await show(interaction, self._begin(games, reader))
            return
        found = looked_up(games, reader.lang, search)
        await show(interaction, found_message(found, reader, named=len(games) > 1))

    @rules.autocomplete("search")
    @suggesting
    async def rule_names(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The rules that match what was typed."""
        reader = self.bot.reader_now(interaction)
        games = await self._games(interaction, getattr(interaction.namespace, "game", None))
        found = with_words(games, reader.lang, typed)
        several = len(games) > 1
        return choices(
            (
                f"{_named(game, reader) if several else ''}{rule.id} {rule.notes[reader.lang]}",
                rule.id,
            )
            for game, rule in found
        )

    @rules.autocomplete("game")
    @suggesting
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The games there are."""
        return games_named(self.bot, interaction, typed, has_rules)

    @on(ShowRuleClick)
    async def pressed_rule(self, interaction: Interaction, click: ShowRuleClick) -> None:
        """The button to the rule that refused something."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        known = [one for key in self.bot.library.games() for one in by_id(key, [click.rule])]
        await show(interaction, notes(known, reader))

    @on(RulebookClick)
    async def pressed_rulebook(self, interaction: Interaction, click: RulebookClick) -> None:
        """*Rules*: the chapters of a game, or which game, beside what is read."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        await aside(interaction, self._begin(self._known(click.game or ""), reader))

    @on(RulesClick)
    async def pressed_rules(self, interaction: Interaction, click: RulesClick) -> None:
        """Another page of a chapter, or all chapters again."""
        await self._turned(interaction, click.game, click.chapter or "", click.page or 0)

    @on(RulesChapterClick)
    async def picked_chapter(self, interaction: Interaction, click: RulesChapterClick) -> None:
        """A chapter is picked."""
        await self._turned(interaction, click.game, next(iter(picked(interaction)), ""), 0)

    @on(RulesGameClick)
    async def picked_game(self, interaction: Interaction, _: RulesGameClick) -> None:
        """A game is picked."""
        await self._turned(interaction, next(iter(picked(interaction)), ""), "", 0)

    async def _turned(self, interaction: Interaction, game: str, key: str, page: int) -> None:
        await keep(interaction)
        reader = await self.bot.reader(interaction)
        known = self._known(game)
        builder = chapter(known[0], key, page, reader) if key else self._begin(known, reader)
        await show(interaction, builder)

    def _begin(self, games: list[str], reader: Words) -> MessageBuilder:
        return overview(games[0], reader) if len(games) == 1 else choice_of_game(games, reader)

    def _known(self, game: str) -> list[str]:
        """The game if it has rules, else all that have."""
        known = [key for key in self.bot.library.games() if has_rules(key)]
        return [game] if game in known else known

    async def _games(self, interaction: Interaction, game: str | None) -> list[str]:
        """The game asked for, else that of the match in whose thread it is asked, else all."""
        if game is not None:
            key = self.bot.library.meant(game)
            if key not in self.bot.library.games() or not has_rules(key):
                raise MatchError(Text("bot-no-such-game", {"game": game}))
            return [key]
        info = await self.bot.matches.lists.by_thread(interaction.channel_id or 0)
        return self._known("" if info is None else info.game)


def _named(game: str, words: Words) -> str:
    return f"{words.game(game)} · "

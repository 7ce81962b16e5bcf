"""Rules: notes by id or words, and those that matter for the present question."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.cogs.lists import choices, games_named, suggesting
from bot.cogs.naming import about, parameters
from bot.cogs.verbs import verb
from bot.matches.errors import MatchError
from bot.panels.desk import Visit
from bot.panels.ids import Press
from bot.panels.sheet import Sheet
from bot.replies import Interaction, aside, show, think
from bot.words import Words
from data.rules import Rule, has_rules, rules, search, search_loosely
from engines.core import Text

MOST = 12
COUNTED = 1000
"""So many rules are looked at, so that it can be said how many more there are than shown."""


class RulesCog(commands.Cog):
    """Looking up rules."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    @app_commands.command(name="rules", description=about("rules"))
    @parameters("search", "game")
    async def rules(
        self, interaction: Interaction, search: str | None = None, game: str | None = None
    ) -> None:
        """Show a rule by its id, or those that contain some words."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        keys = await self._games(interaction, game)
        await show(interaction, notes(found(keys, reader.lang, search or ""), reader))

    @rules.autocomplete("search")
    @suggesting
    async def rule_names(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The rules that contain what was typed."""
        lang = self.bot.reader_now(interaction).lang
        keys = await self._games(interaction, getattr(interaction.namespace, "game", None))
        found = with_words(keys, lang, typed)
        return choices((f"{rule.id} {rule.notes[lang]}", rule.id) for rule in found)

    @rules.autocomplete("game")
    @suggesting
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The games there are."""
        return games_named(self.bot, interaction, typed, has_rules)

    @verb("rule")
    async def pressed_rule(self, interaction: Interaction, press: Press) -> None:
        """The button to the rule that refused something."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        known = [one for key in self.bot.library.games() for one in by_id(key, [press.part(0)])]
        await show(interaction, notes(known, reader))

    @verb("help")
    async def pressed_help(self, interaction: Interaction, press: Press) -> None:
        """*Help*: the rules that matter now for the one who asks, else for the one who is awaited."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        visit = Visit(press.match, interaction.user.id, reader.lang, interaction.id)
        scene = await self.bot.desk.bare(visit)
        wanted = scene.decision.rules if scene.decision is not None else []
        sheet = notes(by_id(scene.info.game, wanted), reader) if wanted else Sheet()
        if not wanted:
            sheet.say(reader("bot-help-none"))
        waiting = [scene.words.say(one.topic) for one in scene.waiting]
        sheet.small(" · ".join([scene.words.say(scene.moment), *dict.fromkeys(waiting)]))
        sheet.small(reader("bot-help-more"))
        await aside(interaction, sheet)

    async def _games(self, interaction: Interaction, game: str | None) -> list[str]:
        """The game asked for, else that of the thread, else all."""
        if game is not None:
            if game not in self.bot.library.games() or not has_rules(game):
                raise MatchError(Text("bot-no-such-game", {"game": game}))
            return [game]
        info = await self.bot.match_or_none(interaction, None)
        keys = [info.game] if info is not None else list(self.bot.library.games())
        return [key for key in keys if has_rules(key)]


def found(games: Sequence[str], lang: str, words: str) -> list[Rule]:
    """The rule with this id, else those of all these games that contain the words."""
    exact = [rule for game in games for rule in by_id(game, [words.strip().upper()])]
    return exact or with_words(games, lang, words)


def with_words(games: Sequence[str], lang: str, words: str) -> list[Rule]:
    """The rules of these games that contain all the words; if there are none, some of them."""
    for look in (search, search_loosely):
        if hits := by_turns([look(game, lang, words, COUNTED) for game in games]):
            return hits
    return []


def by_turns(lists: Sequence[Sequence[Rule]]) -> list[Rule]:
    """The first of each list, then the second of each, and so on: no game hides another's."""
    return [rule for row in zip_longest(*lists) for rule in row if rule is not None]


def by_id(game: str, ids: list[str]) -> list[Rule]:
    """The rules with these ids, those unknown left out."""
    known = rules(game) if has_rules(game) else {}
    return [known[rule_id] for rule_id in ids if rule_id in known]


def notes(told: Sequence[Rule], reader: Words) -> Sheet:
    """Rules in the reader's language."""
    if not told:
        return Sheet().say(reader("bot-rules-none"))
    sheet = Sheet()
    sheet.say("\n".join(f"**{rule.id}** {rule.notes[reader.lang]}" for rule in told[:MOST]))
    return sheet.small(reader("bot-rules-more", n=len(told) - MOST) if len(told) > MOST else "")

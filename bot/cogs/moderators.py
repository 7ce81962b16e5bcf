"""What moderators do to the matches of their server. Their right to it is looked up with every act."""

from collections.abc import Awaitable
from datetime import timedelta

import discord
from discord import app_commands

from bot.cogs.cog import Cog
from bot.cogs.lists import choices, suggested, suggesting
from bot.cogs.move_search import entry_named, moves_named
from bot.cogs.naming import about, choice, parameters
from bot.cogs.records import show_records
from bot.cogs.rights import in_lobby, match_of, moderator, seat_of
from bot.cogs.rollback import GoingBackCog
from bot.domain.errors import MatchError
from bot.domain.levels import AiLevel
from bot.domain.match import MatchInfo, Member, Verdict
from bot.matches.moderation.actions import REASON_LENGTH, Actor, ModAction
from bot.settings_cache.guilds import SETUP
from bot.storage.audit.rows import Filing
from bot.text.names import match_words
from bot.text.waiting import (
    waiting_lines,
)
from bot.text.words import match_name
from bot.ui.message import MessageBuilder
from bot.ui.permissions import check_permissions
from bot.ui.replies import Interaction, show, think
from engines.core import Text

Reason = app_commands.Range[str, 1, REASON_LENGTH]
FILED = (*ModAction, SETUP, "rehouse", "undeliverable", "snapshot-rebuilt")
"""What the audit log holds."""


class ModeratorsCog(Cog):
    """`/mod`: acts of moderators. Discord shows it to everybody; a role set up here may use it, too."""

    mod = app_commands.Group(name="mod", description=about("mod"), guild_only=True)

    # --- time

    @mod.command(name="pause", description=about("mod pause"))
    @parameters("reason", "match")
    async def pause(
        self, interaction: Interaction, reason: Reason, match: str | None = None
    ) -> None:
        """Let a match rest."""
        by, info = await self._asked(interaction, match)
        await self._done(
            interaction, info, self.matches.moderation.pause(info.id, reason, by, interaction.id)
        )

    @mod.command(name="resume", description=about("mod resume"))
    @parameters("reason", "match")
    async def resume(
        self, interaction: Interaction, reason: Reason, match: str | None = None
    ) -> None:
        """Let a paused match go on."""
        by, info = await self._asked(interaction, match)
        await self._done(
            interaction, info, self.matches.moderation.resume(info.id, reason, by, interaction.id)
        )

    @mod.command(name="extend", description=about("mod extend"))
    @parameters("player", "hours", "reason", "match")
    async def extend(
        self,
        interaction: Interaction,
        player: str,
        hours: app_commands.Range[int, 1, 2160],
        reason: Reason,
        match: str | None = None,
    ) -> None:
        """Give a seat more time."""
        by, info = await self._asked(interaction, match)
        seat = seat_of(info, player)
        act = self.matches.moderation.extend(
            info.id, seat, hours * 3600, reason, by, interaction.id
        )
        await self._done(interaction, info, act)

    @mod.command(name="force", description=about("mod force"))
    @parameters("player", "reason", "match")
    async def force(
        self, interaction: Interaction, player: str, reason: Reason, match: str | None = None
    ) -> None:
        """Have a seat's question answered by its safe default."""
        by, info = await self._asked(interaction, match)
        seat = seat_of(info, player)
        act = self.matches.moderation.force_default(info.id, seat, reason, by, interaction.id)
        await self._done(interaction, info, act)

    # --- seats

    @mod.command(name="replace", description=about("mod replace"))
    @parameters("player", "reason", "member", "ai", "stand_in", "match")
    @app_commands.choices(ai=[choice(policy, f"bot-ai-plays-{policy}") for policy in AiLevel])
    async def replace(
        self,
        interaction: Interaction,
        player: str,
        reason: Reason,
        member: discord.Member | None = None,
        ai: str | None = None,
        stand_in: bool = False,
        match: str | None = None,
    ) -> None:
        """Hand a seat to a member or to an AI player."""
        by, info = await self._asked(interaction, match)
        to = _replacement(member, ai)
        act = self.matches.moderation.replace_seat(
            info.id,
            seat_of(info, player),
            to,
            reason,
            by,
            interaction.id,
            for_good=not stand_in,
        )
        await self._done(interaction, info, act)

    @mod.command(name="kick", description=about("mod kick"))
    @parameters("player", "reason", "match")
    async def kick(
        self, interaction: Interaction, player: str, reason: Reason, match: str | None = None
    ) -> None:
        """Take somebody out of a match or lobby."""
        by, info = await self._asked(interaction, match)
        seat, number = seat_of(info, player), interaction.id
        act: Awaitable[object]
        if in_lobby(info):
            act = self.matches.lobby_moderation.remove(info.id, seat, reason, by, number)
        else:
            if info.seats[seat].user_id is None:
                raise MatchError(Text("moderators-kick-nobody"))
            act = self.matches.moderation.replace_seat(
                info.id, seat, info.stand_ins, reason, by, number, action=ModAction.KICK
            )
        await self._done(interaction, info, act)

    # --- the course of a match

    @mod.command(name="rollback", description=about("mod rollback"))
    @parameters("move", "match")
    async def rollback(
        self, interaction: Interaction, move: str | None = None, match: str | None = None
    ) -> None:
        """Go back to a move; both boards are shown and a reason is asked for first."""
        _, info = await self._asked(interaction, match)
        entry = None if move is None else await entry_named(self.bot, info, move)
        await self.beside(GoingBackCog).offer(interaction, info, entry)

    @mod.command(name="end", description=about("mod end"))
    @parameters("counts", "reason", "match")
    async def end(
        self, interaction: Interaction, counts: bool, reason: Reason, match: str | None = None
    ) -> None:
        """End a match early, or close a lobby."""
        by, info = await self._asked(interaction, match)
        verdict, number = Verdict.RESULT if counts else Verdict.NONE, interaction.id
        act: Awaitable[object]
        if in_lobby(info):
            act = self.matches.lobby_moderation.close(info.id, reason, by, number)
        else:
            act = self.matches.moderation.stop(info.id, verdict, reason, by, number)
        await self._done(interaction, info, act)

    @mod.command(name="move", description=about("mod move"))
    @parameters("channel", "reason", "match")
    async def move(
        self,
        interaction: Interaction,
        channel: discord.TextChannel,
        reason: Reason,
        match: str | None = None,
    ) -> None:
        """Let a match go on in another channel."""
        by, info = await self._asked(interaction, match)
        check_permissions(channel.permissions_for(channel.guild.me), channel.id)
        door = self.matches.lobby_moderation.move if in_lobby(info) else self.matches.moving.move
        act = door(info.id, channel.id, reason, by, interaction.id)
        await self._done(interaction, info, act, place=channel.id)

    @mod.command(name="clone", description=about("mod clone"))
    @parameters("reason", "match")
    async def clone(
        self, interaction: Interaction, reason: Reason, match: str | None = None
    ) -> None:
        """Copy a match into a thread of its own, with what is hidden dealt anew."""
        by, info = await self._asked(interaction, match)
        copy = await self.matches.clones.clone(info.id, reason, by, interaction.id)
        reader = await self.bot.reader(interaction)
        told = reader("moderators-cloned", name=match_name(copy.name), id=copy.id)
        await show(interaction, MessageBuilder().say(told))

    @mod.command(name="waiting", description=about("mod waiting"))
    @parameters("reason", "match")
    async def waiting(
        self, interaction: Interaction, reason: Reason = "", match: str | None = None
    ) -> None:
        """Show who is awaited since when; with a reason it is posted for everybody."""
        by, info = await self._asked(interaction, match)
        if not _must_be_told(info, reason):
            words = match_words(info, (await self.bot.reader(interaction)).lang)
            waits, now = await self.matches.awaited.waits(info.id), self.matches.clock.now()
            title = f"### {match_name(info.name)}"
            await show(
                interaction, MessageBuilder().say(title).say(waiting_lines(waits, words, now))
            )
            return
        act = self.matches.moderation.note(info.id, ModAction.WAITING, reason, by, interaction.id)
        await self._done(interaction, info, act)

    # --- lobbies

    @mod.command(name="lock", description=about("mod lock"))
    @parameters("reason", "match")
    async def lock(
        self, interaction: Interaction, reason: Reason, match: str | None = None
    ) -> None:
        """Let nobody else into a lobby."""
        await self._lock(interaction, match, reason, locked=True)

    @mod.command(name="unlock", description=about("mod unlock"))
    @parameters("reason", "match")
    async def unlock(
        self, interaction: Interaction, reason: Reason, match: str | None = None
    ) -> None:
        """Let people into a lobby again."""
        await self._lock(interaction, match, reason, locked=False)

    # --- looking

    @mod.command(name="look", description=about("mod look"))
    @parameters("reason", "match")
    async def look(
        self, interaction: Interaction, reason: Reason = "", match: str | None = None
    ) -> None:
        """Look into a match to help; with a reason, as a private one needs, its players are told."""
        by, info = await self._asked(interaction, match)
        if _must_be_told(info, reason):
            await self.matches.moderation.look_into(info.id, reason, by, interaction.id)
        reader = await self.bot.reader(interaction)
        await show(interaction, await self.bot.support.look(info.id, by.user_id, reader.lang))

    @mod.command(name="audit", description=about("mod audit"))
    @parameters("match", "member", "act", "days")
    @app_commands.choices(act=[choice(str(one), f"moderators-act-{one}") for one in FILED])
    async def audit(
        self,
        interaction: Interaction,
        match: str | None = None,
        member: discord.User | None = None,
        act: str | None = None,
        days: app_commands.Range[int, 1, 3650] | None = None,
    ) -> None:
        """Read what was done, and by whom."""
        await think(interaction)
        await moderator(self.bot, interaction)
        info = None if match is None else await match_of(self.bot, interaction, match)
        since = None if days is None else self.matches.clock.now() - timedelta(days=days)
        filing = Filing(
            interaction.guild_id or 0,
            None if info is None else info.id,
            None if member is None else member.id,
            act,
            since,
        )
        await show_records(self.bot, interaction, filing, 0)

    # --- suggestions

    @pause.autocomplete("match")
    @resume.autocomplete("match")
    @extend.autocomplete("match")
    @force.autocomplete("match")
    @replace.autocomplete("match")
    @kick.autocomplete("match")
    @rollback.autocomplete("match")
    @end.autocomplete("match")
    @move.autocomplete("match")
    @clone.autocomplete("match")
    @waiting.autocomplete("match")
    @lock.autocomplete("match")
    @unlock.autocomplete("match")
    @suggesting
    async def here(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The matches of this server, for moderators."""
        await moderator(self.bot, interaction)
        found = await self.matches.lists.of_guild(interaction.guild_id or 0)
        return suggested(found, self.bot.reader_now(interaction), typed)

    @look.autocomplete("match")
    @audit.autocomplete("match")
    @suggesting
    async def ever(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The matches of this server, those that are over among them, for moderators."""
        await moderator(self.bot, interaction)
        found = await self.matches.lists.of_guild(interaction.guild_id or 0, over=True)
        return suggested(found, self.bot.reader_now(interaction), typed)

    @extend.autocomplete("player")
    @force.autocomplete("player")
    @replace.autocomplete("player")
    @kick.autocomplete("player")
    @suggesting
    async def players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seats of the match."""
        info = await self._typed(interaction)
        words = match_words(info, self.bot.reader_now(interaction).lang)
        named = [
            (f"{seat.seat + 1} · {words.seats[seat.seat].plain}", str(seat.seat + 1))
            for seat in info.taken
            if not seat.house
        ]
        return choices(one for one in named if typed.casefold() in one[0].casefold())

    @rollback.autocomplete("move")
    @suggesting
    async def moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The moves of the match, the last one first."""
        info = await self._typed(interaction)
        return choices(await moves_named(self.bot, interaction, info, typed))

    # --- what they share

    async def _typed(self, interaction: Interaction) -> MatchInfo:
        """The match of a command still being typed, for moderators."""
        await moderator(self.bot, interaction)
        return await match_of(self.bot, interaction, getattr(interaction.namespace, "match", None))

    async def _asked(self, interaction: Interaction, match: str | None) -> tuple[Actor, MatchInfo]:
        """Who acts, and on which match. Raises MatchError for whoever may not."""
        await think(interaction)
        by = await moderator(self.bot, interaction)
        return by, await match_of(self.bot, interaction, match)

    async def _done(
        self,
        interaction: Interaction,
        info: MatchInfo,
        act: Awaitable[object],
        place: int | None = None,
    ) -> None:
        """place: where it can be read, if not where the match is."""
        await act
        reader = await self.bot.reader(interaction)
        where = f"<#{info.place if place is None else place}>"
        told = reader("moderators-done", name=match_name(info.name), place=where)
        await show(interaction, MessageBuilder().say(told))

    async def _lock(
        self, interaction: Interaction, match: str | None, reason: str, *, locked: bool
    ) -> None:
        by, info = await self._asked(interaction, match)
        if not in_lobby(info):
            raise MatchError(Text("moderators-lobby-only"))
        act = self.matches.lobby_moderation.lock(info.id, reason, by, interaction.id, locked=locked)
        await self._done(interaction, info, act)


def _replacement(member: discord.Member | None, ai: str | None) -> Member | str:
    """Who takes a seat: a member or an AI player. Raises MatchError for a bot, for both and for neither."""
    if member is None and ai is not None:
        return ai
    if member is None or ai is not None:
        raise MatchError(Text("moderators-replace-whom"))
    if member.bot:
        raise MatchError(Text("moderators-replace-bot"))
    return Member(member.id, member.display_name)


def _must_be_told(info: MatchInfo, reason: str) -> bool:
    """Whether a look is put on record and told: into what is not for everybody, and if a reason is given.

    Raises MatchError if it is needed and missing.
    """
    if info.private and not reason:
        raise MatchError(Text("moderators-private-reason"))
    return bool(reason)

"""The host's panels of a lobby: what the match is set up with, the AI players, starting with them."""

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lobby import start
from bot.cogs.rights import member_of
from bot.domain.errors import MatchError
from bot.domain.levels import AiLevel
from bot.domain.match import MatchInfo, Status
from bot.pages import lobby
from bot.text.names import match_words
from bot.ui.clicks.lobbies import (
    AiPlayersClick,
    DropAiClick,
    OptionNumberClick,
    OptionNumberedClick,
    OptionsClick,
    SeatAiClick,
    SeatsClick,
    SetOptionClick,
    StartWithAiClick,
    TermClick,
)
from bot.ui.controls import picked, submitted
from bot.ui.custom_ids import whole
from bot.ui.digest import meant
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, ask, keep, show, think
from engines.core import Text


def only_creator(info: MatchInfo, interaction: Interaction) -> None:
    """Raises MatchError for everybody but the creator of an open lobby."""
    if info.status is not Status.LOBBY:
        raise MatchError(Text("bot-lobby-over"))
    if info.creator_id != interaction.user.id:
        raise MatchError(Text("bot-creator-only"))


class OptionsCog(Cog):
    """What only the host of a lobby does."""

    @on(OptionsClick)
    async def pressed_options(self, interaction: Interaction, click: OptionsClick) -> None:
        """*Options*, or another page of them."""
        await (think if click.page is None else keep)(interaction)
        info = await self.matches.lobby.hosted(click.match, member_of(interaction))
        only_creator(info, interaction)
        await show(interaction, await self._options(interaction, info, click.page or 0))

    @on(SetOptionClick)
    async def pressed_option(self, interaction: Interaction, click: SetOptionClick) -> None:
        """A value is picked for an option of the game."""
        await keep(interaction)
        await self._set_option(interaction, click, next(iter(picked(interaction)), ""))

    @on(TermClick)
    async def pressed_term(self, interaction: Interaction, click: TermClick) -> None:
        """A value is picked for the pace, the language or who may join."""
        await keep(interaction)
        chosen = next(iter(picked(interaction)), "")
        info = await self.matches.lobby.set_term(
            click.match, member_of(interaction), click.key, chosen, interaction.id
        )
        await show(interaction, await self._options(interaction, info, click.page))

    @on(OptionNumberClick)
    async def pressed_number(self, interaction: Interaction, click: OptionNumberClick) -> None:
        """A number is to be typed for an option."""
        reader = self.bot.reader_now(interaction)
        info = await self.matches.store.info(click.match)
        spec = self.bot.library.spec(info.game)
        if all(one.key != click.key for one in spec.options):
            raise MatchError(Text("bot-old-button"))
        form = lobby.number_form(info, spec, click.key, click.page, reader)
        await ask(interaction, form)

    @on(OptionNumberedClick)
    async def sent_number(self, interaction: Interaction, click: OptionNumberedClick) -> None:
        """A number was typed for an option."""
        await keep(interaction)
        await self._set_option(interaction, click, submitted(interaction).get("value", ""))

    @on(SeatsClick)
    async def pressed_seats(self, interaction: Interaction, click: SeatsClick) -> None:
        """Another number of seats is picked."""
        await keep(interaction)
        info = await self.matches.lobby.set_players(
            click.match,
            member_of(interaction),
            _known(whole(next(iter(picked(interaction)), ""))),
            interaction.id,
        )
        await show(interaction, await self._options(interaction, info, 0))

    @on(AiPlayersClick)
    async def pressed_ai(self, interaction: Interaction, click: AiPlayersClick) -> None:
        """*Add AI players*."""
        await think(interaction)
        info = await self.matches.lobby.hosted(click.match, member_of(interaction))
        only_creator(info, interaction)
        await show(interaction, await self._ai(interaction, info))

    @on(SeatAiClick)
    async def pressed_seat_ai(self, interaction: Interaction, click: SeatAiClick) -> None:
        """An AI player is to sit down."""
        await keep(interaction)
        if click.policy not in tuple(AiLevel):
            raise MatchError(Text("bot-old-button"))
        info = await self.matches.lobby.fill_ai(
            click.match, member_of(interaction), click.policy, interaction.id
        )
        await show(interaction, await self._ai(interaction, info))

    @on(DropAiClick)
    async def pressed_drop_ai(self, interaction: Interaction, click: DropAiClick) -> None:
        """An AI player is to get up."""
        await keep(interaction)
        name = _named(await self.matches.store.info(click.match), click)
        info = await self.matches.lobby.drop_ai(
            click.match, member_of(interaction), name, interaction.id
        )
        await show(interaction, await self._ai(interaction, info))

    @on(StartWithAiClick)
    async def pressed_start_ai(self, interaction: Interaction, click: StartWithAiClick) -> None:
        """*Start with AI players in the open seats*."""
        await keep(interaction)
        await start(self.bot, interaction, click.match, fill=True)

    # --- what they share

    async def _set_option(
        self, interaction: Interaction, click: SetOptionClick, value: str
    ) -> None:
        info = await self.matches.lobby.set_option(
            click.match, member_of(interaction), click.key, value, interaction.id
        )
        await show(interaction, await self._options(interaction, info, click.page))

    async def _options(
        self, interaction: Interaction, info: MatchInfo, page: int
    ) -> MessageBuilder:
        reader = await self.bot.reader(interaction)
        spec = self.bot.library.spec(info.game)
        return lobby.options(info, spec, reader, page)

    async def _ai(self, interaction: Interaction, info: MatchInfo) -> MessageBuilder:
        reader = await self.bot.reader(interaction)
        return lobby.ai_players(info, match_words(info, reader.lang))


def _named(info: MatchInfo, click: DropAiClick) -> str:
    """The AI player that a button named. Raises MatchError if it has left, or the button named none."""
    there = (seat.name for seat in info.taken if seat.ai is not None)
    name = meant(click.name or "", there)
    if name is None:
        raise MatchError(Text("bot-old-button"))
    return name


def _known(number: int | None) -> int:
    """A number that we had written ourselves. Raises MatchError if somebody has changed it."""
    if number is None:
        raise MatchError(Text("bot-old-button"))
    return number

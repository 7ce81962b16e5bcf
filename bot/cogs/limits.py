"""The page of `/setup` on which a server chooses its limits."""

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.rights import check_manages
from bot.domain.errors import MatchError
from bot.domain.preferences import GuildSettings
from bot.domain.quotas import LIMITS, Limit
from bot.text.words import Words
from bot.ui.clicks.moderation import (
    LimitsClick,
    PickLimitClick,
    SetLimitClick,
    SetupClick,
    UsualLimitsClick,
)
from bot.ui.controls import button, entry, field, form, menu, picked, remark, submitted
from bot.ui.custom_ids import whole
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, ask, keep, show
from engines.core import Text


class LimitsCog(Cog):
    """What whoever may manage a server allows one person there."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.guilds = bot.guild_settings

    @on(LimitsClick)
    async def pressed_limits(self, interaction: Interaction, _: LimitsClick) -> None:
        """*Limits…*."""
        await keep(interaction)
        check_manages(interaction)
        await self._show(interaction)

    @on(PickLimitClick)
    async def pressed_limit(self, interaction: Interaction, _: PickLimitClick) -> None:
        """A limit is picked: its number is asked for in a form, the first answer."""
        check_manages(interaction)
        limit = _named(next(iter(picked(interaction)), ""))
        settings = await self.guilds.settings(interaction.guild_id or 0)
        reader = self.bot.reader_now(interaction)
        hint = reader(
            "quotas-field-bounds", least=limit.least, most=limit.most, usual=limit.default
        )
        now = str(limit.of(settings.limits))
        asked = field(reader("quotas-field-number"), hint, "number", now)
        # Most limits are called by more words than a title can have.
        named = remark(reader(f"quotas-{limit.name}"))
        click = SetLimitClick(limit.name)
        await ask(interaction, form(reader("quotas-field-title"), click, [named, asked]))

    @on(SetLimitClick)
    async def sent_limit(self, interaction: Interaction, click: SetLimitClick) -> None:
        """A number was typed."""
        await keep(interaction)
        check_manages(interaction)
        limit = _named(click.name)
        typed = submitted(interaction).get("number", "").strip()
        # What is no number is out of all bounds.
        number = whole(typed) if whole(typed) is not None else -1
        await self.guilds.set_limit(interaction.guild_id or 0, limit, number, interaction.user.id)
        await self._show(interaction)

    @on(UsualLimitsClick)
    async def pressed_usual(self, interaction: Interaction, _: UsualLimitsClick) -> None:
        """*The usual numbers everywhere*."""
        await keep(interaction)
        check_manages(interaction)
        await self.guilds.forget_limits(interaction.guild_id or 0, interaction.user.id)
        await self._show(interaction)

    async def _show(self, interaction: Interaction) -> None:
        settings = await self.guilds.settings(interaction.guild_id or 0)
        await show(interaction, limits_message(settings, await self.bot.reader(interaction)))


def _named(name: str) -> Limit:
    if name not in LIMITS:
        raise MatchError(Text("bot-old-button"))
    return LIMITS[name]


def limits_message(settings: GuildSettings, words: Words) -> MessageBuilder:
    """All limits as they are on a server, with what changes them."""
    builder = MessageBuilder().say(f"## {words('quotas-title')}\n{words('quotas-intro')}")
    builder.say("\n".join(f"- {_line(limit, settings, words)}" for limit in LIMITS.values()))
    entries = [
        entry(words(f"quotas-{limit.name}"), limit.name, _number(limit.of(settings.limits), words))
        for limit in LIMITS.values()
    ]
    builder.row(menu(PickLimitClick(), entries, words("quotas-choose")))
    usual = button(words("quotas-usual"), UsualLimitsClick())
    return builder.row(
        button(words("quotas-back"), SetupClick()), usual if settings.limits else None
    )


def _line(limit: Limit, settings: GuildSettings, words: Words) -> str:
    number = limit.of(settings.limits)
    what, shown = words(f"quotas-{limit.name}"), _number(number, words)
    if number == limit.default:
        return words("quotas-line", what=what, number=shown)
    usual = _number(limit.default, words)
    return words("quotas-line-changed", what=what, number=shown, usual=usual)


def _number(number: int, words: Words) -> str:
    return str(number) if number else words("quotas-off")

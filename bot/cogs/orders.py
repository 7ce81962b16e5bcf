"""Standing orders: listed, made and revoked in a private panel."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import own_matches, suggesting
from bot.cogs.naming import about, parameters
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.domain.orders import Doing, Rule, When, group_of, options_of
from bot.limits import SELECT_OPTIONS
from bot.matches.core.guards import ordering
from bot.pages import orders
from bot.pages.orders import DEFAULT, EVERYWHERE, HERE, OrderDraft
from bot.text.names import match_words
from bot.text.orders import rule_told
from bot.text.words import Words
from bot.ui.click import MatchClick
from bot.ui.clicks import orders as clicks
from bot.ui.controls import picked
from bot.ui.custom_ids import whole
from bot.ui.digest import meant
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, keep, show, think
from engines.core import Decision, Routine, must_confirm


class OrdersCog(Cog):
    """What somebody wants answered every time."""

    @app_commands.command(name="orders", description=about("orders"))
    @parameters("match")
    async def orders(self, interaction: Interaction, match: str | None = None) -> None:
        """List one's standing orders, make and revoke them."""
        await think(interaction)
        if match is None:
            info = await self.bot.match_or_none(interaction, None)
        else:
            info = await self.bot.match_for(interaction, match)
        await show(interaction, await self._list(interaction, info))

    @orders.autocomplete("match")
    @suggesting
    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own matches."""
        return await own_matches(self.bot, interaction, typed)

    @on(clicks.OrdersClick)
    async def pressed_orders(self, interaction: Interaction, click: clicks.OrdersClick) -> None:
        """Back to the list."""
        await keep(interaction)
        info = await self.matches.store.info(click.match) if click.match else None
        await show(interaction, await self._list(interaction, info))

    @on(clicks.RevokeClick)
    async def pressed_revoke(self, interaction: Interaction, click: clicks.RevokeClick) -> None:
        """Orders are picked to be revoked."""
        await keep(interaction)
        chosen = [one for one in map(whole, picked(interaction)) if one is not None]
        gone = await self.matches.orders.revoke(interaction.user.id, chosen, interaction.id)
        info = await self.matches.store.info(click.match) if click.match else None
        words = await self.bot.reader(interaction)
        await show(interaction, await self._list(interaction, info, words("orders-gone", n=gone)))

    @on(clicks.NewOrderClick)
    async def pressed_new(self, interaction: Interaction, click: clicks.NewOrderClick) -> None:
        """*New order*."""
        await keep(interaction)
        info, words = await self._place(interaction, click)
        ordering(info)
        known = await self.matches.orders.questions_known(info.id, interaction.user.id)
        await show(
            interaction,
            orders.new_order(words, info, known, self._routines(info, interaction.user.id)),
        )

    @on(clicks.OrderKindClick)
    async def picked_kind(self, interaction: Interaction, click: clicks.OrderKindClick) -> None:
        """A kind of question is picked."""
        await self._answers(interaction, click, next(iter(picked(interaction)), ""), 0)

    @on(clicks.OrderTurnClick)
    async def pressed_turn(self, interaction: Interaction, click: clicks.OrderTurnClick) -> None:
        """More of its answers are asked for."""
        await self._answers(interaction, click, click.token, click.window)

    @on(clicks.OrderWhatClick)
    async def pressed_what(self, interaction: Interaction, click: clicks.OrderWhatClick) -> None:
        """An answer is picked, or where it holds."""
        await keep(interaction)
        info, words = await self._place(interaction, click)
        found = await self._question(interaction, info, click.token)
        if found is None:
            await self._lost(interaction, info)
            return
        kind, decision = found
        what = next(iter(picked(interaction)), click.what)
        wish = OrderDraft(info.id, kind, what, _where(click.where))
        await show(interaction, orders.conditions(words, info, wish, decision))

    @on(clicks.OrderSetClick, clicks.OrderGroupsClick)
    async def pressed_set(self, interaction: Interaction, click: clicks.OrderSetClick) -> None:
        """When it holds is picked: the order is complete."""
        await keep(interaction)
        chosen = [one for one in map(whole, picked(interaction)) if one is not None]
        await self._make(
            interaction, click, sum(1 << one for one in set(chosen) if one < SELECT_OPTIONS)
        )

    @on(clicks.OrderSureClick)
    async def pressed_sure(self, interaction: Interaction, click: clicks.OrderSureClick) -> None:
        """An order about what cannot be taken back is confirmed."""
        await keep(interaction)
        await self._make(interaction, click, _bits(click.groups), sure=True)

    @on(clicks.PickRoutineClick)
    async def pressed_routine(
        self, interaction: Interaction, click: clicks.PickRoutineClick
    ) -> None:
        """A routine of the game is picked."""
        await keep(interaction)
        info, words = await self._place(interaction, click)
        key = next(iter(picked(interaction)), "")
        if any(one.key == key for one in self._routines(info, interaction.user.id)):
            await show(interaction, orders.routine_message(words, info, key))
        else:
            await self._lost(interaction, info)

    @on(clicks.SetRoutineClick)
    async def pressed_routine_set(
        self, interaction: Interaction, click: clicks.SetRoutineClick
    ) -> None:
        """Where a routine holds is picked: the order is complete."""
        await keep(interaction)
        info, _ = await self._place(interaction, click)
        named = (one for one in self._routines(info, interaction.user.id) if one.key == click.key)
        routine = next(named, None)
        if routine is None:
            await self._lost(interaction, info)
        else:
            rule = Rule(routine.kinds[0], Doing.ROUTINE, routine.key)
            await self._keep(interaction, info, rule, _where(click.where))

    # --- what they share

    async def _answers(
        self, interaction: Interaction, click: MatchClick, token: str, window: int
    ) -> None:
        await keep(interaction)
        info, words = await self._place(interaction, click)
        found = await self._question(interaction, info, token)
        if found is None:
            await self._lost(interaction, info)
        else:
            await show(interaction, orders.answers_message(words, info.id, *found, window))

    async def _make(
        self,
        interaction: Interaction,
        click: clicks.OrderSetClick,
        groups: int,
        *,
        sure: bool = False,
    ) -> None:
        info, words = await self._place(interaction, click)
        found = await self._question(interaction, info, click.token)
        if found is None or click.when not in [*When]:
            await self._lost(interaction, info)
            return
        kind, decision = found
        wish = OrderDraft(info.id, kind, click.what, _where(click.where))
        rule = _rule(words, wish, decision, When(click.when), groups)
        if rule is None:
            await self._lost(interaction, info)
        elif rule.said is not None and must_confirm(decision, rule.what) and not sure:
            await show(interaction, orders.sure_message(words, wish, rule.said, rule.when, groups))
        else:
            await self._keep(interaction, info, replace(rule, sure=sure), wish.where)

    async def _keep(
        self, interaction: Interaction, info: MatchInfo, rule: Rule, where: str
    ) -> None:
        words = match_words(info, (await self.bot.reader(interaction)).lang)
        try:
            await self.matches.orders.add(
                info.id,
                interaction.user.id,
                interaction.id,
                rule,
                everywhere=where == EVERYWHERE,
            )
            note = words("orders-made", order=rule_told(info.game, rule, words))
        except MatchError as refused:
            note = words.refused(refused.message)
        await show(interaction, await self._list(interaction, info, note))

    async def _list(
        self, interaction: Interaction, info: MatchInfo | None, note: str = ""
    ) -> MessageBuilder:
        me = interaction.user.id
        words = await self.bot.reader(interaction)
        found = await self.matches.orders.of(me)
        if info is None or info.seat_of(me) is None or info.content is None or info.trial:
            return orders.orders_message(words, None, found, note)
        return orders.orders_message(match_words(info, words.lang), info, found, note)

    async def _lost(self, interaction: Interaction, info: MatchInfo) -> None:
        words = await self.bot.reader(interaction)
        await show(interaction, await self._list(interaction, info, words("orders-lost")))

    async def _place(self, interaction: Interaction, click: MatchClick) -> tuple[MatchInfo, Words]:
        info = await self.matches.store.info(click.match)
        return info, match_words(info, (await self.bot.reader(interaction)).lang)

    async def _question(
        self, interaction: Interaction, info: MatchInfo, token: str
    ) -> tuple[str, Decision] | None:
        known = await self.matches.orders.questions_known(info.id, interaction.user.id)
        kind = meant(token, known)
        return None if kind is None else (kind, known[kind])

    def _routines(self, info: MatchInfo, user_id: int) -> Sequence[Routine]:
        return info.routines(self.matches.library.spec(info.game), info.seat_of(user_id))


def _where(part: str | None) -> str:
    return EVERYWHERE if part == EVERYWHERE else HERE


def _bits(part: str) -> int:
    try:
        return int(part, 16)
    except ValueError:
        return 0


def _rule(
    words: Words, wish: OrderDraft, decision: Decision, when: When, groups: int
) -> Rule | None:
    """The order that was put together; None if it is about an option that is not there any more."""
    offered = orders.groups_of(words, decision, wish.what)
    named = [option for at, (option, _) in enumerate(offered) if groups >> at & 1]
    rule = Rule(
        wish.kind,
        Doing.DEFAULT,
        when=when,
        groups=tuple(group_of(one) for one in named),
        asked=decision.topic,
        named=tuple(one.group for one in named if one.group is not None),
    )
    if wish.what == DEFAULT:
        return rule
    option = next((one for one in options_of(decision) if one.id == wish.what), None)
    if option is None:
        return None
    return replace(rule, doing=Doing.OPTION, what=option.id, said=option.label)

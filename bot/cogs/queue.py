"""Answering ahead: queueing answers to the question that will probably come, by the controls of a panel."""

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.domain.errors import MatchError
from bot.domain.orders import Wanted
from bot.matches.core.guards import ordering
from bot.pages.queue import (
    LAST,
    AskedAhead,
    confirmation,
    queue_page,
    unhindered,
)
from bot.panel import allocate
from bot.panel.choose_many import leaf_of, merged
from bot.panel.choose_ordered import extended
from bot.panel.controller import PanelRequest, answered, payload_of
from bot.panel.draft import pack_numbers
from bot.panel.view import PanelView
from bot.text.answers import (
    said,
)
from bot.ui.click import MatchClick
from bot.ui.clicks.panels import PickClick, QuestionClick, TakeClick, ViewClick
from bot.ui.clicks.queue import (
    QueueAddClick,
    QueueClearClick,
    QueueClick,
    QueueDoneClick,
    QueueDropClick,
    QueueFillClick,
    QueueFormClick,
    QueueNextClick,
    QueuePickClick,
    QueuePickNumbersClick,
    QueuePickSetClick,
    QueueSureClick,
    QueueTakeClick,
    QueueTurnClick,
    QueueViewClick,
)
from bot.ui.controls import picked, submitted
from bot.ui.digest import meant
from bot.ui.message import MessageBuilder
from bot.ui.paging import Focus
from bot.ui.replies import Interaction, ask, keep, show
from engines.core import Allocate, ChooseMany, Decision, GameError, must_confirm


class BeforehandCog(Cog):
    """What somebody answers before it is asked."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.controller = bot.controller

    @on(QueueClick)
    async def pressed_queue(self, interaction: Interaction, click: QueueClick) -> None:
        """*Answer ahead*."""
        await keep(interaction)
        ordering(await self.matches.store.info(click.match))
        await self._show(interaction, click)

    @on(QueueTakeClick, QueueDoneClick)
    async def pressed_take(self, interaction: Interaction, click: TakeClick) -> None:
        """An answer's button, or the end of a half-made choice."""
        await keep(interaction)
        await self._queue(interaction, click, click.payload)

    @on(QueueSureClick)
    async def pressed_sure(self, interaction: Interaction, click: QueueSureClick) -> None:
        """An answer that cannot be taken back later is confirmed."""
        await keep(interaction)
        await self._queue(interaction, click, click.payload, sure=True)

    @on(QueuePickClick, QueuePickSetClick, QueuePickNumbersClick)
    async def pressed_pick(self, interaction: Interaction, click: PickClick) -> None:
        """A menu whose choice is the answer."""
        await keep(interaction)
        decision = await self._meant(interaction, click)
        payload = "" if decision is None else payload_of(decision, picked(interaction))
        await self._queue(interaction, click, payload)

    @on(QueueViewClick, QueueTurnClick)
    async def pressed_view(self, interaction: Interaction, click: ViewClick) -> None:
        """A group of a long list is picked, or earlier or further groups are asked for."""
        await keep(interaction)
        focus = next(iter(picked(interaction)), click.focus or "")
        await self._show(interaction, click, focus, click.draft or "")

    @on(QueueAddClick)
    async def pressed_add(self, interaction: Interaction, click: QueueAddClick) -> None:
        """A menu that adds to a half-made choice."""
        await keep(interaction)
        decision, draft = await self._meant(interaction, click), ""
        if isinstance(decision, ChooseMany):
            view = await self._view(interaction, click.match)
            asked = AskedAhead(click.match, decision, view.words)
            leaf = leaf_of(asked, decision, Focus.read(click.focus))
            draft = merged(decision, leaf.options, click.draft, picked(interaction))
        await self._show(interaction, click, click.focus, draft)

    @on(QueueNextClick)
    async def pressed_next(self, interaction: Interaction, click: QueueNextClick) -> None:
        """The next one of several in an order, or the last one taken back."""
        await keep(interaction)
        decision, draft = await self._meant(interaction, click), ""
        if isinstance(decision, ChooseMany):
            draft = extended(decision, click.draft, picked(interaction))
        await self._show(interaction, click, click.focus, draft)

    @on(QueueClearClick)
    async def pressed_clear(self, interaction: Interaction, click: QueueClearClick) -> None:
        """A half-made choice is dropped."""
        await keep(interaction)
        await self._show(interaction, click)

    @on(QueueFormClick)
    async def pressed_form(self, interaction: Interaction, click: QueueFormClick) -> None:
        """Numbers are to be typed: the form is the first answer."""
        decision = await self._meant(interaction, click)
        page = next(iter(picked(interaction)), click.page)
        if isinstance(decision, Allocate) and page.isdecimal():
            view = await self._view(interaction, click.match)
            asked = AskedAhead(click.match, decision, view.words)
            form = allocate.numbers_form(asked, decision, int(page), click.draft)
            await ask(interaction, form)
        else:
            await keep(interaction)
            await self._show(interaction, click)

    @on(QueueFillClick)
    async def sent_form(self, interaction: Interaction, click: QueueFillClick) -> None:
        """Numbers were typed."""
        await keep(interaction)
        decision = await self._meant(interaction, click)
        if not isinstance(decision, Allocate) or click.page is None:
            await self._show(interaction, click)
            return
        try:
            numbers = allocate.filled(decision, click.page, click.draft, submitted(interaction))
        except allocate.BadNumbers as bad:
            view = await self._view(interaction, click.match)
            note = allocate.bad_number(view.words, bad)
            await self._show(interaction, click, "", pack_numbers(decision, bad.numbers), note)
            return
        await self._show(interaction, click, "", pack_numbers(decision, numbers))

    @on(QueueDropClick)
    async def pressed_drop(self, interaction: Interaction, click: QueueDropClick) -> None:
        """What was queued is taken back: the last answer, or all of them."""
        await keep(interaction)
        me, chosen = interaction.user.id, next(iter(picked(interaction)), "")
        queued = await self.matches.queue.of(click.match, me)
        kind = meant(chosen.removeprefix(LAST), [one.kind for one in queued])
        if kind is not None:
            last = chosen.startswith(LAST)
            await self.matches.queue.remove(click.match, me, interaction.id, kind, last=last)
        await self._show(interaction, click)

    # --- what they share

    async def _request(self, interaction: Interaction, match_id: str) -> PanelRequest:
        lang = (await self.bot.reader(interaction)).lang
        request = PanelRequest(match_id, interaction.user.id, lang, interaction.id)
        self.bot.live_panels.acting(request)
        return request

    async def _view(self, interaction: Interaction, match_id: str) -> PanelView:
        lang = self.bot.reader_now(interaction).lang
        request = PanelRequest(match_id, interaction.user.id, lang, interaction.id)
        return await self.controller.bare(request)

    async def _meant(self, interaction: Interaction, click: QuestionClick) -> Decision | None:
        """The question that a click is about; None if another one is to be expected by now."""
        decision = await self.matches.queue.foreseen(click.match, interaction.user.id)
        if decision is None:
            return None
        free = unhindered(decision)
        view = await self._view(interaction, click.match)
        asked = AskedAhead(click.match, free, view.words)
        return free if asked.token == click.token else None

    async def _queue(
        self, interaction: Interaction, click: QuestionClick, payload: str, *, sure: bool = False
    ) -> None:
        request = await self._request(interaction, click.match)
        view, decision = await self.controller.bare(request), await self._meant(interaction, click)
        if decision is None:
            await self._show(interaction, click, note=view.words("bot-panel-withdrawn"))
            return
        try:
            answer = decision.checked(answered(decision, payload))
        except GameError as refused:
            await self._show(interaction, click, note=view.words.refused(refused.message))
            return
        if must_confirm(decision, answer) and not sure:
            await show(interaction, confirmation(view, decision, answer, payload))
            return
        wanted = Wanted(answer, said(decision, answer), sure)
        try:
            await self.matches.queue.add(
                request.match, request.user, request.interaction, decision, wanted
            )
        except MatchError as refused:
            await self._show(interaction, click, note=view.words.refused(refused.message))
            return
        note = view.words("orders-queued", answer=view.words.say(wanted.said))
        await self._show(interaction, click, note=note)

    async def _show(
        self,
        interaction: Interaction,
        click: MatchClick,
        focus: str = "",
        draft: str = "",
        note: str = "",
    ) -> None:
        request = await self._request(interaction, click.match)
        await show(interaction, await self._page(request, focus, draft, note))

    async def _page(
        self, request: PanelRequest, focus: str, draft: str, note: str
    ) -> MessageBuilder:
        queued = await self.matches.queue.of(request.match, request.user)
        decision = await self.matches.queue.foreseen(request.match, request.user)
        view = (await self.controller.bare(request)).noting(note)
        return queue_page(view, decision, queued, Focus.read(focus), draft)

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
    beforehand,
    confirmation,
    unhindered,
)
from bot.panel import allocate
from bot.panel.choose_many import leaf_of, merged
from bot.panel.choose_ordered import extended
from bot.panel.controller import Visit, answered, payload_of
from bot.panel.draft import pack_numbers
from bot.panel.view import Scene
from bot.text.answers import (
    said,
)
from bot.ui.click import MatchClick
from bot.ui.clicks.panels import Answering, Pick, Take, View
from bot.ui.clicks.queue import (
    Ahead,
    Drop,
    QueueAdd,
    QueueClear,
    QueueDone,
    QueueFill,
    QueueForm,
    QueueNext,
    QueuePick,
    QueuePickNumbers,
    QueuePickSet,
    QueueSure,
    QueueTake,
    QueueTurn,
    QueueView,
)
from bot.ui.controls import picked, submitted
from bot.ui.digest import meant
from bot.ui.message import Sheet
from bot.ui.paging import Focus
from bot.ui.replies import Interaction, ask, keep, show
from engines.core import Allocate, ChooseMany, Decision, GameError, must_confirm


class BeforehandCog(Cog):
    """What somebody answers before it is asked."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.desk = bot.desk

    @on(Ahead)
    async def pressed_ahead(self, interaction: Interaction, press: Ahead) -> None:
        """*Answer ahead*."""
        await keep(interaction)
        ordering(await self.matches.store.info(press.match))
        await self._show(interaction, press)

    @on(QueueTake, QueueDone)
    async def pressed_take(self, interaction: Interaction, press: Take) -> None:
        """An answer's button, or the end of a half-made choice."""
        await keep(interaction)
        await self._queue(interaction, press, press.payload)

    @on(QueueSure)
    async def pressed_sure(self, interaction: Interaction, press: QueueSure) -> None:
        """An answer that cannot be taken back later is confirmed."""
        await keep(interaction)
        await self._queue(interaction, press, press.payload, sure=True)

    @on(QueuePick, QueuePickSet, QueuePickNumbers)
    async def pressed_pick(self, interaction: Interaction, press: Pick) -> None:
        """A menu whose choice is the answer."""
        await keep(interaction)
        decision = await self._meant(interaction, press)
        payload = "" if decision is None else payload_of(decision, picked(interaction))
        await self._queue(interaction, press, payload)

    @on(QueueView, QueueTurn)
    async def pressed_view(self, interaction: Interaction, press: View) -> None:
        """A group of a long list is picked, or earlier or further groups are asked for."""
        await keep(interaction)
        focus = next(iter(picked(interaction)), press.focus or "")
        await self._show(interaction, press, focus, press.draft or "")

    @on(QueueAdd)
    async def pressed_add(self, interaction: Interaction, press: QueueAdd) -> None:
        """A menu that adds to a half-made choice."""
        await keep(interaction)
        decision, draft = await self._meant(interaction, press), ""
        if isinstance(decision, ChooseMany):
            scene = await self._scene(interaction, press.match)
            asked = AskedAhead(press.match, decision, scene.words)
            leaf = leaf_of(asked, decision, Focus.read(press.focus))
            draft = merged(decision, leaf.options, press.draft, picked(interaction))
        await self._show(interaction, press, press.focus, draft)

    @on(QueueNext)
    async def pressed_next(self, interaction: Interaction, press: QueueNext) -> None:
        """The next one of several in an order, or the last one taken back."""
        await keep(interaction)
        decision, draft = await self._meant(interaction, press), ""
        if isinstance(decision, ChooseMany):
            draft = extended(decision, press.draft, picked(interaction))
        await self._show(interaction, press, press.focus, draft)

    @on(QueueClear)
    async def pressed_clear(self, interaction: Interaction, press: QueueClear) -> None:
        """A half-made choice is dropped."""
        await keep(interaction)
        await self._show(interaction, press)

    @on(QueueForm)
    async def pressed_form(self, interaction: Interaction, press: QueueForm) -> None:
        """Numbers are to be typed: the form is the first answer."""
        decision = await self._meant(interaction, press)
        page = next(iter(picked(interaction)), press.page)
        if isinstance(decision, Allocate) and page.isdecimal():
            scene = await self._scene(interaction, press.match)
            asked = AskedAhead(press.match, decision, scene.words)
            form = allocate.numbers_form(asked, decision, int(page), press.draft)
            await ask(interaction, form)
        else:
            await keep(interaction)
            await self._show(interaction, press)

    @on(QueueFill)
    async def sent_form(self, interaction: Interaction, press: QueueFill) -> None:
        """Numbers were typed."""
        await keep(interaction)
        decision = await self._meant(interaction, press)
        if not isinstance(decision, Allocate) or press.page is None:
            await self._show(interaction, press)
            return
        try:
            numbers = allocate.filled(decision, press.page, press.draft, submitted(interaction))
        except allocate.BadNumbers as bad:
            scene = await self._scene(interaction, press.match)
            note = allocate.bad_number(scene.words, bad)
            await self._show(interaction, press, "", pack_numbers(decision, bad.numbers), note)
            return
        await self._show(interaction, press, "", pack_numbers(decision, numbers))

    @on(Drop)
    async def pressed_drop(self, interaction: Interaction, press: Drop) -> None:
        """What was queued is taken back: the last answer, or all of them."""
        await keep(interaction)
        me, chosen = interaction.user.id, next(iter(picked(interaction)), "")
        queued = await self.matches.queue.of(press.match, me)
        kind = meant(chosen.removeprefix(LAST), [one.kind for one in queued])
        if kind is not None:
            last = chosen.startswith(LAST)
            await self.matches.queue.remove(press.match, me, interaction.id, kind, last=last)
        await self._show(interaction, press)

    # --- what they share

    async def _visit(self, interaction: Interaction, match_id: str) -> Visit:
        lang = (await self.bot.reader(interaction)).lang
        visit = Visit(match_id, interaction.user.id, lang, interaction.id)
        self.bot.watch.acting(visit)
        return visit

    async def _scene(self, interaction: Interaction, match_id: str) -> Scene:
        lang = self.bot.reader_now(interaction).lang
        visit = Visit(match_id, interaction.user.id, lang, interaction.id)
        return await self.desk.bare(visit)

    async def _meant(self, interaction: Interaction, press: Answering) -> Decision | None:
        """The question that a click is about; None if another one is to be expected by now."""
        decision = await self.matches.queue.foreseen(press.match, interaction.user.id)
        if decision is None:
            return None
        free = unhindered(decision)
        scene = await self._scene(interaction, press.match)
        asked = AskedAhead(press.match, free, scene.words)
        return free if asked.token == press.token else None

    async def _queue(
        self, interaction: Interaction, press: Answering, payload: str, *, sure: bool = False
    ) -> None:
        visit = await self._visit(interaction, press.match)
        scene, decision = await self.desk.bare(visit), await self._meant(interaction, press)
        if decision is None:
            await self._show(interaction, press, note=scene.words("bot-panel-withdrawn"))
            return
        try:
            answer = decision.checked(answered(decision, payload))
        except GameError as refused:
            await self._show(interaction, press, note=scene.words.refused(refused.message))
            return
        if must_confirm(decision, answer) and not sure:
            await show(interaction, confirmation(scene, decision, answer, payload))
            return
        wanted = Wanted(answer, said(decision, answer), sure)
        try:
            await self.matches.queue.add(
                visit.match, visit.user, visit.interaction, decision, wanted
            )
        except MatchError as refused:
            await self._show(interaction, press, note=scene.words.refused(refused.message))
            return
        note = scene.words("orders-queued", answer=scene.words.say(wanted.said))
        await self._show(interaction, press, note=note)

    async def _show(
        self,
        interaction: Interaction,
        press: MatchClick,
        focus: str = "",
        draft: str = "",
        note: str = "",
    ) -> None:
        visit = await self._visit(interaction, press.match)
        await show(interaction, await self._sheet(visit, focus, draft, note))

    async def _sheet(self, visit: Visit, focus: str, draft: str, note: str) -> Sheet:
        queued = await self.matches.queue.of(visit.match, visit.user)
        decision = await self.matches.queue.foreseen(visit.match, visit.user)
        scene = (await self.desk.bare(visit)).noting(note)
        return beforehand(scene, decision, queued, Focus.read(focus), draft)

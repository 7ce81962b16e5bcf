"""Playing: panels, hands, taking back; by command and by the buttons of posts and panels."""

from functools import partial

from discord import app_commands

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import choices, own_matches, suggesting
from bot.cogs.match_resolver import running
from bot.cogs.naming import about, parameters
from bot.cogs.spectators import onlooker
from bot.domain.match import MatchInfo
from bot.panel import allocate
from bot.panel.autocomplete import suggestions, understood
from bot.panel.choose_many import leaf_of, merged
from bot.panel.choose_ordered import extended
from bot.panel.controller import PanelRequest, payload_of
from bot.panel.draft import pack_numbers
from bot.panel.habit import YES
from bot.panel.view import PanelView
from bot.text.words import words
from bot.ui.clicks.panels import (
    ActClick,
    ActSureClick,
    AddClick,
    ClearClick,
    DoneClick,
    FillClick,
    FormClick,
    HabitClick,
    HandClick,
    HoldClick,
    HurryClick,
    NextClick,
    PanelClick,
    PickClick,
    PickNumbersClick,
    PickSetClick,
    PlayClick,
    QuestionClick,
    RestartClick,
    TakeClick,
    TurnClick,
    UndoClick,
    ViewClick,
)
from bot.ui.controls import picked, submitted
from bot.ui.message import MessageBuilder
from bot.ui.paging import Focus
from bot.ui.replies import Interaction, ask, keep, show, think
from engines.core import Allocate, ChooseMany


class PlayCog(Cog):
    """What people do while a match runs."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.controller = bot.controller
        self.looking = bot.looking

    # --- commands

    @app_commands.command(name="play", description=about("play"))
    @parameters("answer", "match")
    async def play(
        self, interaction: Interaction, answer: str | None = None, match: str | None = None
    ) -> None:
        """Open the panel, or answer at once."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, running)
        if answer is None:
            await self._open(interaction, info.id)
            return
        request = await self._request(interaction, info.id)
        view = await self.controller.bare(request)
        typed = understood(view, answer)
        if typed is None:
            note = view.words("bot-panel-not-understood")
            builder = await self.controller.open(request, note)
        elif typed.complete:
            builder = await self.controller.give(request, typed.token, typed.payload)
        else:
            builder = await self.controller.turned(request, typed.token, typed.focus, typed.payload)
        await self._present(interaction, request, builder)

    @play.autocomplete("answer")
    @suggesting
    async def answers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Every answer there is, found by its words."""
        reader = self.bot.reader_now(interaction)
        info = await self._meant(interaction)
        if info is None:
            return []
        request = PanelRequest(info.id, interaction.user.id, reader.lang, interaction.id)
        view = await self.controller.bare(request)
        return choices(suggestions(view, typed))

    @app_commands.command(name="hand", description=about("hand"))
    @parameters("match")
    async def hand(self, interaction: Interaction, match: str | None = None) -> None:
        """Show what only oneself may see."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, running)
        await self._hand(interaction, info.id)

    @app_commands.command(name="undo", description=about("undo"))
    @parameters("turn", "match")
    async def undo(
        self,
        interaction: Interaction,
        turn: bool = False,
        match: str | None = None,
    ) -> None:
        """Take back the last answer, or the whole turn as far as it goes."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, running)
        state = await self.matches.play.undo_state(info.id, interaction.user.id)
        request = await self._request(interaction, info.id)
        builder = await self.controller.take_back(request, state.count, turn=turn)
        await self._present(interaction, request, builder)

    @play.autocomplete("match")
    @hand.autocomplete("match")
    @undo.autocomplete("match")
    @suggesting
    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own matches."""
        return await own_matches(self.bot, interaction, typed)

    # --- buttons of posts

    @on(PlayClick)
    async def pressed_play(self, interaction: Interaction, click: PlayClick) -> None:
        """*Play*: a panel of one's own."""
        await think(interaction)
        await self._open(interaction, click.match)

    @on(HandClick)
    async def pressed_hand(self, interaction: Interaction, click: HandClick) -> None:
        """*My hand*."""
        await think(interaction)
        await self._hand(interaction, click.match)

    # --- buttons of panels

    @on(PanelClick)
    async def pressed_panel(self, interaction: Interaction, click: PanelClick) -> None:
        """*Refresh*, or back to the question."""
        await keep(interaction)
        request = await self._request(interaction, click.match)
        await self._present(interaction, request, await self._panel(request))

    @on(TakeClick, DoneClick)
    async def pressed_take(self, interaction: Interaction, click: TakeClick) -> None:
        """An answer's button, or the end of a half-made choice."""
        await keep(interaction)
        await self._give(interaction, click, click.payload)

    @on(HabitClick)
    async def pressed_habit(self, interaction: Interaction, click: HabitClick) -> None:
        """The standing order offered in a panel is taken or declined."""
        await keep(interaction)
        request = await self._request(interaction, click.match)
        taken, mark = click.choice == YES, click.mark
        builder = await self.controller.settle_offer(request, mark, taken=taken)
        await self._present(interaction, request, builder)

    @on(PickClick, PickSetClick, PickNumbersClick)
    async def pressed_pick(self, interaction: Interaction, click: PickClick) -> None:
        """A menu whose choice is the answer."""
        await keep(interaction)
        view = await self.controller.bare(await self._request(interaction, click.match))
        decision = view.find(click.token)
        payload = "" if decision is None else payload_of(decision, picked(interaction))
        await self._give(interaction, click, payload)

    @on(ViewClick, TurnClick)
    async def pressed_view(self, interaction: Interaction, click: ViewClick) -> None:
        """A group of a long list is picked, or earlier or further groups are asked for."""
        await keep(interaction)
        focus = next(iter(picked(interaction)), click.focus or "")
        await self._turned(interaction, click, focus, click.draft or "")

    @on(AddClick)
    async def pressed_add(self, interaction: Interaction, click: AddClick) -> None:
        """A menu that adds to a half-made choice."""
        await keep(interaction)
        view = await self.controller.bare(await self._request(interaction, click.match))
        decision, draft = view.find(click.token), ""
        if isinstance(decision, ChooseMany):
            leaf = leaf_of(view.asked(decision), decision, Focus.read(click.focus))
            draft = merged(decision, leaf.options, click.draft, picked(interaction))
        await self._turned(interaction, click, click.focus, draft)

    @on(NextClick)
    async def pressed_next(self, interaction: Interaction, click: NextClick) -> None:
        """The next one of several in an order, or the last one taken back."""
        await keep(interaction)
        view = await self.controller.bare(await self._request(interaction, click.match))
        decision, draft = view.find(click.token), ""
        if isinstance(decision, ChooseMany):
            draft = extended(decision, click.draft, picked(interaction))
        await self._turned(interaction, click, click.focus, draft)

    @on(ClearClick)
    async def pressed_clear(self, interaction: Interaction, click: ClearClick) -> None:
        """A half-made choice is dropped."""
        await keep(interaction)
        await self._turned(interaction, click, "", "")

    @on(FormClick)
    async def pressed_form(self, interaction: Interaction, click: FormClick) -> None:
        """Numbers are to be typed: the form is the first answer, so nothing slow may come before it."""
        lang = self.bot.reader_now(interaction).lang
        request = PanelRequest(click.match, interaction.user.id, lang, interaction.id)
        view = await self.controller.bare(request)
        decision = view.find(click.token)
        page = next(iter(picked(interaction)), click.page)
        if isinstance(decision, Allocate) and page.isdecimal():
            asked = view.asked(decision)
            form = allocate.numbers_form(asked, decision, int(page), click.draft)
            await ask(interaction, form)
        else:
            await keep(interaction)
            await self._turned(interaction, click, "", "")

    @on(FillClick)
    async def sent_form(self, interaction: Interaction, click: FillClick) -> None:
        """Numbers were typed."""
        await keep(interaction)
        view = await self.controller.bare(await self._request(interaction, click.match))
        decision = view.find(click.token)
        if isinstance(decision, Allocate):
            await self._filled(interaction, click, view, decision)
        else:
            await self._turned(interaction, click, "", "")

    @on(HoldClick)
    async def pressed_hold(self, interaction: Interaction, click: HoldClick) -> None:
        """*I'll answer myself*: what would be answered for one is stopped."""
        await keep(interaction)
        request = await self._request(interaction, click.match)
        builder = await self.controller.stop_planned(request, click.token)
        await self._present(interaction, request, builder)

    @on(UndoClick, RestartClick)
    async def pressed_undo(self, interaction: Interaction, click: UndoClick) -> None:
        """*Undo*, *Restart my turn*."""
        await keep(interaction)
        request = await self._request(interaction, click.match)
        turn = isinstance(click, RestartClick)
        builder = await self.controller.take_back(request, click.count, turn=turn)
        await self._present(interaction, request, builder)

    @on(ActClick)
    async def pressed_act(self, interaction: Interaction, click: ActClick) -> None:
        """What one may do without being asked."""
        await keep(interaction)
        request = await self._request(interaction, click.match)
        await self._present(interaction, request, await self.controller.acting(request))

    @on(ActSureClick)
    async def pressed_act_sure(self, interaction: Interaction, click: ActSureClick) -> None:
        """It is to be done."""
        await keep(interaction)
        request = await self._request(interaction, click.match)
        builder = await self.controller.give(request, click.token, click.payload, sure=True)
        await self._present(interaction, request, builder)

    @on(HurryClick)
    async def pressed_hurry(self, interaction: Interaction, click: HurryClick) -> None:
        """*Let it answer now*: nothing is to be taken back."""
        await keep(interaction)
        request = await self._request(interaction, click.match)
        await self._present(interaction, request, await self.controller.hurry(request))

    # --- what they share

    async def _meant(self, interaction: Interaction) -> MatchInfo | None:
        """The match of a command still being typed: the one named, else that of the place."""
        chosen = getattr(interaction.namespace, "match", None)
        return await self.bot.match_or_none(interaction, chosen, running)

    async def _request(self, interaction: Interaction, match_id: str) -> PanelRequest:
        lang = (await self.bot.reader(interaction)).lang
        private = interaction.message if interaction.guild_id is None else None
        request = PanelRequest(
            match_id,
            interaction.user.id,
            lang,
            interaction.id,
            interaction.channel_id,
            message=None if private is None else private.id,
        )
        await self.matches.absentees.seen(match_id, interaction.user.id)
        self.bot.live_panels.acting(request)
        return request

    async def _present(
        self, interaction: Interaction, request: PanelRequest, builder: MessageBuilder
    ) -> None:
        """Show a panel, and keep it true as long as Discord lets it be changed."""
        await show(interaction, builder)
        self.bot.live_panels.showing(
            request, builder.asks, partial(show, interaction), builder.told
        )

    async def _open(self, interaction: Interaction, match_id: str) -> None:
        """One's own panel; who does not play is told so, and where a seat is free."""
        told = await onlooker(self.bot, interaction, match_id)
        if told is not None:
            await show(interaction, told)
            return
        request = await self._request(interaction, match_id)
        await self._present(interaction, request, await self._panel(request))

    async def _panel(self, request: PanelRequest) -> MessageBuilder:
        builder = await self.controller.open(request)
        if await self.bot.people.to_be_told(request.user):
            builder.small(words(request.lang)("bot-dm-closed"))
        return builder

    async def _give(self, interaction: Interaction, click: QuestionClick, payload: str) -> None:
        request = await self._request(interaction, click.match)
        builder = await self.controller.give(request, click.token, payload)
        await self._present(interaction, request, builder)

    async def _turned(
        self, interaction: Interaction, click: QuestionClick, focus: str, draft: str, note: str = ""
    ) -> None:
        request = await self._request(interaction, click.match)
        builder = await self.controller.turned(request, click.token, focus, draft, note)
        await self._present(interaction, request, builder)

    async def _filled(
        self, interaction: Interaction, click: FillClick, view: PanelView, decision: Allocate
    ) -> None:
        typed = submitted(interaction)
        try:
            numbers = allocate.filled(decision, click.page or 0, click.draft, typed)
        except allocate.BadNumbers as bad:
            draft = pack_numbers(decision, bad.numbers)
            await self._turned(interaction, click, "", draft, allocate.bad_number(view.words, bad))
            return
        draft = pack_numbers(decision, numbers)
        if len(allocate.pages(decision)) == 1 and allocate.fits(decision, numbers):
            await self._give(interaction, click, draft)
        else:
            await self._turned(interaction, click, "", draft)

    async def _hand(self, interaction: Interaction, match_id: str) -> None:
        reader = await self.bot.reader(interaction)
        told = await onlooker(self.bot, interaction, match_id)
        shown = told or await self.looking.hand(match_id, interaction.user.id, reader)
        await show(interaction, shown)

"""Where private panels are made and answered: clicks in, decisions answered, the next panel out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.domain.errors import MovedOn, Refused
from bot.domain.match import MatchInfo, Taken, UndoState
from bot.matches.core.live import Live, lane_status
from bot.matches.play.autoplay import held
from bot.matches.play.panels import NO_UNDO, PanelData
from bot.matches.service import Matches
from bot.panel.acts import confirming_act
from bot.panel.draft import pack_set, unpack_numbers, unpack_set
from bot.panel.panel import panel
from bot.panel.progress import steps_taken
from bot.panel.view import PanelView
from bot.panel.whatif_view import trial_glance, with_pictures
from bot.panel.wording import described
from bot.pictures.pictures import Pictures, attached
from bot.text import fit
from bot.text.names import match_words
from bot.text.orders import (
    rule_told,
)
from bot.text.story import happening, premove_mark, since_lines
from bot.text.times import until
from bot.text.waiting_for import lane_lines, objects_named
from bot.ui.message import MessageBuilder
from bot.ui.paging import Focus
from engines.core import Allocate, Answer, ChooseMany, Decision, Refusal

NOTHING = "core-undo-nothing"
"""Why there is no undo when nothing was answered: not worth a word."""


@dataclass(frozen=True, slots=True)
class PanelRequest:
    """Who asks for a panel: the person, the match, the language, and the click or command by its id.

    channel: where the panel stands; outside the match's thread it names the match. mark: by which a posted
    panel is found again. message: the direct message in which it stands, if it does.
    """

    match: str
    user: int
    lang: str
    interaction: int
    channel: int | None = None
    mark: str = ""
    message: int | None = None


class PanelController:
    """Makes the panel of one person in one match, and takes its answers."""

    def __init__(self, matches: Matches, pictures: Pictures) -> None:
        self._matches = matches
        self._pictures = pictures

    async def view(self, request: PanelRequest, token: str = "") -> PanelView:
        """The match as this person may know it now. `token`: the question turned to. Raises MatchError."""
        return (await self._seen(request, token))[1]

    async def _seen(self, request: PanelRequest, token: str = "") -> tuple[PanelData, PanelView]:
        """How the match stands for this person, and what is shown of that."""
        seen = await self._matches.panels.seen_by(request.match, request.user)
        # Looked at before anything else is waited for: the match moves on.
        view = glance(seen.live, request, _worth_telling(seen.undo))
        return seen, await self._pictured(request, seen, view, token)

    async def _pictured(
        self, request: PanelRequest, seen: PanelData, view: PanelView, token: str
    ) -> PanelView:
        """The same with what else is read of it, and with pictures."""
        live, now = seen.live, self._matches.clock.now()
        # What is sent to somebody bears a mark; everything else is asked for.
        pictures = self._pictures if request.mark else self._pictures.asked_by(request.user)
        if view.info.trial:
            return await with_pictures(view, live, self._matches, pictures, request.lang, token)
        wait, plan = seen.wait, seen.plan
        view = replace(
            view,
            until="" if wait is None else until(wait, now, match_words(view.info, request.lang)),
            plan=plan,
            stopped=plan is not None and held(plan, now),
            slow_ai=seen.slow_ai,
        )
        if view.seat is not None and any(one.secret for one in view.open):
            hand = await pictures.hand(live, request.lang, view.seat)
            view = replace(view, hand=attached("hand", hand))
        return view

    async def bare(self, request: PanelRequest) -> PanelView:
        """The same without picture and undo: quick enough for what cannot be deferred."""
        return glance(await self._live(request), request, NO_UNDO)

    async def _live(self, request: PanelRequest) -> Live:
        """The match, from memory if it is there."""
        store = self._matches.store
        return store.cached(request.match) or await store.live(request.match)

    async def open(self, request: PanelRequest, note: str = "") -> MessageBuilder:
        """The panel as things stand."""
        seen, view = await self._seen(request)
        view = view.noting(note or await self._dropped(request, view))
        view = replace(view, news=await self._news(request, view, seen.last_event))
        await self._matches.news.panel_shown(view.info, request.user, seen.last_event)
        return panel(view)

    async def redrawn(
        self, request: PanelRequest, view: PanelView, told: Sequence[str] = ()
    ) -> MessageBuilder:
        """The panel after others have moved on, with what it `told` of its person's own answer."""
        last = (await self._matches.store.live(request.match)).last_event
        news = await self._news(request, view, last)
        return panel(replace(view, told=tuple(told), news=news))

    async def _dropped(self, request: PanelRequest, view: PanelView) -> str:
        """What this person had queued in vain, said once; "" if nothing."""
        if view.seat is None or view.info.trial:
            return ""
        say = view.words.say
        found = await self._matches.queue.dropped(request.match, request.user)
        return " ".join(view.words("orders-dropped", asked=say(one.asked)) for one in found)

    async def notes(self, request: PanelRequest) -> MessageBuilder:
        """The panel with this person's notes on the match at its foot."""
        view = await self.view(request)
        note = await self._matches.notes.of(request.match, request.user)
        return panel(replace(view, jotted=note))

    async def turned(
        self, request: PanelRequest, token: str, focus: str, draft: str, note: str = ""
    ) -> MessageBuilder:
        """The panel with another leaf of a long list in view, or with a draft changed."""
        view = await self.view(request, token)
        if view.find(token) is None:
            return self._withdrawn(view)
        return panel(view.at(Focus.read(focus), draft, token).noting(note))

    async def give(
        self, request: PanelRequest, token: str, payload: str, *, sure: bool = False
    ) -> MessageBuilder:
        """Answer the question `token` names with what `payload` stands for; the panel of what comes next.

        What nobody asked for is done only if the person is `sure`; otherwise they are asked whether they are.
        """
        view = await self.bare(request)
        decision = view.find(token)
        if decision is None:
            return self._withdrawn(await self.view(request))
        if decision is view.act and not sure:
            return await self._confirming(request, view, decision, payload)
        answer = answered(decision, payload)
        try:
            taken = await self._matches.play.answer(
                request.match, request.user, request.interaction, decision.id, answer
            )
        except Refused as refused:
            return await self._refused(request, refused)
        given = view.words("bot-panel-taken", answer=described(view, decision, answer))
        seen, after = await self._seen(request)
        if not (after.info.trial or taken.already or decision is view.act):
            offer = await self._matches.orders.to_offer(seen, request.user, decision, answer)
            after = replace(after, offer=offer)
        return await self._next(request, after, given, taken, seen.last_event)

    async def acting(self, request: PanelRequest) -> MessageBuilder:
        """The panel with what the person may do without being asked; as things stand if that is nothing."""
        view = await self.view(request)
        if view.act is None or view.sat_in:
            return self._withdrawn(view)
        return panel(view.at(Focus(), "", fit.decision_id(view.act.id)))

    async def _confirming(
        self, request: PanelRequest, view: PanelView, act: Decision, payload: str
    ) -> MessageBuilder:
        """The second question before something is done that nobody asked for; refused if it cannot be."""
        live = await self._matches.store.live(request.match)
        try:
            given = live.match.table.check(act.id, act.seat, answered(act, payload))
        except Refusal as refusal:
            return await self._refused(request, Refused(refusal))
        return confirming_act(view, act, given.answer, payload)

    async def settle_offer(
        self, request: PanelRequest, mark: str, *, taken: bool
    ) -> MessageBuilder:
        """Make the standing order that was offered, or decline it; the panel as things stand."""
        if not taken:
            await self._matches.orders.decline_offer(request.match, request.user, mark)
            return await self.open(request)
        rule = await self._matches.orders.take_offer(
            request.match, request.user, request.interaction, mark
        )
        view = await self.view(request)
        if rule is None:
            return panel(view)
        order = rule_told(view.info.game, rule, view.words)
        return panel(view.noting(view.words("orders-made", order=order)))

    async def stop_planned(self, request: PanelRequest, token: str) -> MessageBuilder:
        """Stop the answer that will be given to the question `token` names; the panel as things stand."""
        view = await self.bare(request)
        decision = view.find(token)
        if decision is not None:
            await self._matches.planned.hold(request.match, request.user, decision.id)
        return panel(await self.view(request))

    async def hurry(self, request: PanelRequest) -> MessageBuilder:
        """Let AI players answer at once; the panel as things stand."""
        await self._matches.ai.hurry_for(request.match, request.user)
        return panel(await self.view(request))

    async def take_back(self, request: PanelRequest, count: int, *, turn: bool) -> MessageBuilder:
        """Take back the last answer, or the turn so far, if the panel was up to date."""
        try:
            await self._undo(request, count, turn=turn)
        except MovedOn:
            return self._withdrawn(await self.view(request))
        except Refused as refused:
            return await self._refused(request, refused)
        view = await self.view(request)
        return panel(view.noting(view.words("bot-panel-undone")))

    async def _undo(self, request: PanelRequest, count: int, *, turn: bool) -> None:
        """Take back what can be, if that is still `count` answers. Raises MovedOn, MatchError."""
        known = request.match, request.user, request.interaction
        if (await self._live(request)).info.trial:
            await self._matches.whatif.step_back(*known, all_of_it=turn, expected=count)
        else:
            await self._matches.play.undo(*known, turn=turn, expected=count)
        self._matches.orders.habits.broken(request.match, request.user)

    async def _next(
        self, request: PanelRequest, view: PanelView, given: str, taken: Taken, last: int
    ) -> MessageBuilder:
        """The panel after an answer; `last`: the last line of the story as it stands now."""
        if view.info.trial and view.news:
            return panel(replace(view, told=(given,)))
        lines = [happening(event, view.words, view.seat) for event in taken.events]
        lines += _given(taken, view)
        after = len(taken.events) + sum(len(one.events) for one in taken.given)
        news = await self._news(request, view, last - after)
        self._matches.news.glanced(request.match, request.user, last)
        return panel(replace(view, told=(given, *lines), news=news))

    async def _news(self, request: PanelRequest, view: PanelView, upto: int) -> tuple[str, ...]:
        """What happened since this person last looked, in a few lines; in a what-if, since its last move.

        upto: the last line of the story that counts.
        """
        if view.info.trial:
            return view.news
        found = await self._matches.news.unread(view.info, request.user, upto)
        return tuple(since_lines(found, view.words, view.seat))

    async def _refused(self, request: PanelRequest, refused: Refused) -> MessageBuilder:
        view = await self.view(request)
        return panel(view.noting(view.words.refused(refused.message), refused.rule))

    def _withdrawn(self, view: PanelView) -> MessageBuilder:
        return panel(view.noting(view.words("bot-panel-withdrawn")))


def _given(taken: Taken, view: PanelView) -> list[str]:
    """What was answered at once for those who had answered ahead; only they read that it was so."""
    words, seat = view.words, view.seat
    return [
        happening(event, words, seat) + premove_mark(one.why if one.seat == seat else None, words)
        for one in taken.given
        for event in one.events
    ]


def glance(live: Live, request: PanelRequest, undo: UndoState) -> PanelView:
    """A match as one person may know it, read in one go."""
    if live.info.trial:
        return replace(trial_glance(live, request.user, request.lang, undo), mark=request.mark)
    seat = live.seat_of(request.user)
    view = live.view(seat)
    words = match_words(live.info, request.lang)
    moment = live.spec.moment(view.state)
    shared = live.spec.shared
    held = [one for one in view.held if one.seat == seat]
    return PanelView(
        live.info,
        words,
        seat,
        () if _rests(live.info) else tuple(view.decisions),
        tuple(view.waiting),
        view.over,
        moment,
        undo,
        titled=live.info.thread_id is None or request.channel != live.info.thread_id,
        mark=request.mark,
        lanes=tuple(lane_lines(words, lane_status(live), shared)),
        steps=0 if seat is None else steps_taken(live.match, seat),
        reason=objects_named(words, [what for one in held for what in one.objects], shared),
        purses={} if seat is None else {seat: live.spec.purse(view, seat)},
        sealed=() if seat is None else live.spec.sealed(view, seat),
        act=None if _rests(live.info) else view.act,
    )


def _rests(info: MatchInfo) -> bool:
    """Whether nobody can answer: the match is paused, or was ended early."""
    return info.paused_at is not None or info.verdict is not None


def _worth_telling(undo: UndoState) -> UndoState:
    """The same, silent about what is in the way of taking back if there is nothing to take back."""
    nothing = undo.reason is not None and undo.reason.key == NOTHING
    return replace(undo, reason=None) if nothing else undo


def answered(decision: Decision, payload: str) -> Answer:
    """The answer that a custom_id or a menu's value stands for."""
    if isinstance(decision, ChooseMany):
        return unpack_set(decision, payload)
    if isinstance(decision, Allocate):
        return dict(unpack_numbers(decision, payload))
    return payload


def payload_of(decision: Decision, values: Sequence[str]) -> str:
    """What stands for the values picked from a menu."""
    if isinstance(decision, ChooseMany):
        return pack_set(decision, values)
    return values[0] if values else ""

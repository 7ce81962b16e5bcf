"""Where private panels are made and answered: clicks in, decisions answered, the next panel out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.domain.errors import MovedOn, Refused
from bot.domain.match import MatchInfo, Taken, UndoState
from bot.matches.core.live import Live, ahead_in
from bot.matches.orders.autoplay import held
from bot.matches.play.panels import NO_UNDO, PanelView
from bot.matches.service import Matches
from bot.panel.acts import confirming_act
from bot.panel.draft import pack_set, unpack_numbers, unpack_set
from bot.panel.panel import panel
from bot.panel.progress import steps_taken
from bot.panel.view import Scene
from bot.panel.whatif_view import trial_glance, with_pictures
from bot.panel.wording import described
from bot.pictures.pictures import Pictures, attached
from bot.text import fit
from bot.text.names import match_words
from bot.text.orders import (
    rule_told,
)
from bot.text.story import ahead_mark, happening, since_lines
from bot.text.times import until
from bot.text.waiting_for import ahead_lines, objects_named
from bot.ui.message import Sheet
from bot.ui.paging import Focus
from engines.core import Allocate, Answer, ChooseMany, Decision, Refusal

NOTHING = "core-undo-nothing"
"""Why there is no undo when nothing was answered: not worth a word."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody at the desk: the person, the match, the language, and the click or command by its id.

    titled: the panel stands outside the match's thread and names it. mark: by which a posted panel is
    found again. message: the direct message in which it stands, if it does.
    """

    match: str
    user: int
    lang: str
    interaction: int
    titled: bool = False
    mark: str = ""
    message: int | None = None


class Desk:
    """Makes the panel of one person in one match, and takes its answers."""

    def __init__(self, matches: Matches, pictures: Pictures) -> None:
        self._matches = matches
        self._pictures = pictures

    async def scene(self, visit: Visit, token: str = "") -> Scene:
        """The match as this person may know it now. `token`: the question turned to. Raises MatchError."""
        return (await self._seen(visit, token))[1]

    async def _seen(self, visit: Visit, token: str = "") -> tuple[PanelView, Scene]:
        """How the match stands for this person, and what is shown of that."""
        seen = await self._matches.panels.seen_by(visit.match, visit.user)
        # Looked at before anything else is waited for: the match moves on.
        scene = glance(seen.live, visit, _worth_telling(seen.undo))
        return seen, await self._pictured(visit, seen, scene, token)

    async def _pictured(self, visit: Visit, seen: PanelView, scene: Scene, token: str) -> Scene:
        """The same with what else is read of it, and with pictures."""
        live, now = seen.live, self._matches.clock.now()
        # What is sent to somebody bears a mark; everything else is asked for.
        pictures = self._pictures if visit.mark else self._pictures.asked_by(visit.user)
        if scene.info.trial:
            return await with_pictures(scene, live, self._matches, pictures, visit.lang, token)
        wait, plan = seen.wait, seen.plan
        scene = replace(
            scene,
            until="" if wait is None else until(wait, now, match_words(scene.info, visit.lang)),
            coming=plan,
            stopped=plan is not None and held(plan, now),
            slow_ai=seen.slow_ai,
        )
        if scene.seat is not None and any(one.secret for one in scene.open):
            hand = await pictures.hand(live, visit.lang, scene.seat)
            scene = replace(scene, hand=attached("hand", hand))
        return scene

    async def bare(self, visit: Visit) -> Scene:
        """The same without picture and undo: quick enough for what cannot be deferred."""
        return glance(await self._live(visit), visit, NO_UNDO)

    async def _live(self, visit: Visit) -> Live:
        """The match, from memory if it is there."""
        store = self._matches.store
        return store.cached(visit.match) or await store.live(visit.match)

    async def open(self, visit: Visit, note: str = "") -> Sheet:
        """The panel as things stand."""
        seen, scene = await self._seen(visit)
        scene = scene.noting(note or await self._dropped(visit, scene))
        scene = replace(scene, news=await self._news(visit, scene, seen.last_event))
        await self._matches.news.panel_shown(scene.info, visit.user, seen.last_event)
        return panel(scene)

    async def redrawn(self, visit: Visit, scene: Scene, told: Sequence[str] = ()) -> Sheet:
        """The panel after others have moved on, with what it `told` of its person's own answer."""
        last = (await self._matches.store.live(visit.match)).last_event
        news = await self._news(visit, scene, last)
        return panel(replace(scene, told=tuple(told), news=news))

    async def _dropped(self, visit: Visit, scene: Scene) -> str:
        """What this person had queued in vain, said once; "" if nothing."""
        if scene.seat is None or scene.info.trial:
            return ""
        say = scene.words.say
        found = await self._matches.queue.dropped(visit.match, visit.user)
        return " ".join(scene.words("orders-dropped", asked=say(one.asked)) for one in found)

    async def notes(self, visit: Visit) -> Sheet:
        """The panel with this person's notes on the match at its foot."""
        scene = await self.scene(visit)
        note = await self._matches.notes.of(visit.match, visit.user)
        return panel(replace(scene, jotted=note))

    async def turned(
        self, visit: Visit, token: str, focus: str, draft: str, note: str = ""
    ) -> Sheet:
        """The panel with another leaf of a long list in view, or with a draft changed."""
        scene = await self.scene(visit, token)
        if scene.find(token) is None:
            return self._withdrawn(scene)
        return panel(scene.at(Focus.read(focus), draft, token).noting(note))

    async def give(self, visit: Visit, token: str, payload: str, *, sure: bool = False) -> Sheet:
        """Answer the question `token` names with what `payload` stands for; the panel of what comes next.

        What nobody asked for is done only if the person is `sure`; otherwise they are asked whether they are.
        """
        scene = await self.bare(visit)
        decision = scene.find(token)
        if decision is None:
            return self._withdrawn(await self.scene(visit))
        if decision is scene.act and not sure:
            return await self._confirming(visit, scene, decision, payload)
        answer = answered(decision, payload)
        try:
            taken = await self._matches.play.answer(
                visit.match, visit.user, visit.interaction, decision.id, answer
            )
        except Refused as refused:
            return await self._refused(visit, refused)
        given = scene.words("bot-panel-taken", answer=described(scene, decision, answer))
        seen, after = await self._seen(visit)
        if not (after.info.trial or taken.already or decision is scene.act):
            offer = await self._matches.orders.to_offer(seen, visit.user, decision, answer)
            after = replace(after, offer=offer)
        return await self._next(visit, after, given, taken, seen.last_event)

    async def acting(self, visit: Visit) -> Sheet:
        """The panel with what the person may do without being asked; as things stand if that is nothing."""
        scene = await self.scene(visit)
        if scene.act is None or scene.sat_in:
            return self._withdrawn(scene)
        return panel(scene.at(Focus(), "", fit.decision_id(scene.act.id)))

    async def _confirming(self, visit: Visit, scene: Scene, act: Decision, payload: str) -> Sheet:
        """The second question before something is done that nobody asked for; refused if it cannot be."""
        live = await self._matches.store.live(visit.match)
        try:
            given = live.match.table.check(act.id, act.seat, answered(act, payload))
        except Refusal as refusal:
            return await self._refused(visit, Refused(refusal))
        return confirming_act(scene, act, given.answer, payload)

    async def settle_offer(self, visit: Visit, mark: str, *, taken: bool) -> Sheet:
        """Make the standing order that was offered, or decline it; the panel as things stand."""
        if not taken:
            await self._matches.orders.decline_offer(visit.match, visit.user, mark)
            return await self.open(visit)
        rule = await self._matches.orders.take_offer(
            visit.match, visit.user, visit.interaction, mark
        )
        scene = await self.scene(visit)
        if rule is None:
            return panel(scene)
        order = rule_told(scene.info.game, rule, scene.words)
        return panel(scene.noting(scene.words("orders-made", order=order)))

    async def stop_coming(self, visit: Visit, token: str) -> Sheet:
        """Stop the answer that will be given to the question `token` names; the panel as things stand."""
        scene = await self.bare(visit)
        decision = scene.find(token)
        if decision is not None:
            await self._matches.planned.hold(visit.match, visit.user, decision.id)
        return panel(await self.scene(visit))

    async def hurry(self, visit: Visit) -> Sheet:
        """Let AI players answer at once; the panel as things stand."""
        await self._matches.ai.hurry_for(visit.match, visit.user)
        return panel(await self.scene(visit))

    async def take_back(self, visit: Visit, count: int, *, turn: bool) -> Sheet:
        """Take back the last answer, or the turn so far, if the panel was up to date."""
        try:
            await self._undo(visit, count, turn=turn)
        except MovedOn:
            return self._withdrawn(await self.scene(visit))
        except Refused as refused:
            return await self._refused(visit, refused)
        scene = await self.scene(visit)
        return panel(scene.noting(scene.words("bot-panel-undone")))

    async def _undo(self, visit: Visit, count: int, *, turn: bool) -> None:
        """Take back what can be, if that is still `count` answers. Raises MovedOn, MatchError."""
        known = visit.match, visit.user, visit.interaction
        if (await self._live(visit)).info.trial:
            await self._matches.whatif.step_back(*known, all_of_it=turn, expected=count)
        else:
            await self._matches.play.undo(*known, turn=turn, expected=count)
        self._matches.orders.habits.broken(visit.match, visit.user)

    async def _next(self, visit: Visit, scene: Scene, given: str, taken: Taken, last: int) -> Sheet:
        """The panel after an answer; `last`: the last line of the story as it stands now."""
        if scene.info.trial and scene.news:
            return panel(replace(scene, told=(given,)))
        lines = [happening(event, scene.words, scene.seat) for event in taken.events]
        lines += _given(taken, scene)
        after = len(taken.events) + sum(len(one.events) for one in taken.given)
        news = await self._news(visit, scene, last - after)
        self._matches.news.glanced(visit.match, visit.user, last)
        return panel(replace(scene, told=(given, *lines), news=news))

    async def _news(self, visit: Visit, scene: Scene, upto: int) -> tuple[str, ...]:
        """What happened since this person last looked, in a few lines; in a what-if, since its last move.

        upto: the last line of the story that counts.
        """
        if scene.info.trial:
            return scene.news
        found = await self._matches.news.unread(scene.info, visit.user, upto)
        return tuple(since_lines(found, scene.words, scene.seat))

    async def _refused(self, visit: Visit, refused: Refused) -> Sheet:
        scene = await self.scene(visit)
        return panel(scene.noting(scene.words.refused(refused.message), refused.rule))

    def _withdrawn(self, scene: Scene) -> Sheet:
        return panel(scene.noting(scene.words("bot-panel-withdrawn")))


def _given(taken: Taken, scene: Scene) -> list[str]:
    """What was answered at once for those who had answered ahead; only they read that it was so."""
    words, seat = scene.words, scene.seat
    return [
        happening(event, words, seat) + ahead_mark(one.why if one.seat == seat else None, words)
        for one in taken.given
        for event in one.events
    ]


def glance(live: Live, visit: Visit, undo: UndoState) -> Scene:
    """A match as one person may know it, read in one go."""
    if live.info.trial:
        return replace(trial_glance(live, visit.user, visit.lang, undo), mark=visit.mark)
    seat = live.seat_of(visit.user)
    view = live.view(seat)
    words = match_words(live.info, visit.lang)
    moment = live.spec.moment(view.state)
    shared = live.spec.shared
    held = [one for one in view.held if one.seat == seat]
    return Scene(
        live.info,
        words,
        seat,
        () if _rests(live.info) else tuple(view.decisions),
        tuple(view.waiting),
        view.over,
        moment,
        undo,
        titled=visit.titled,
        mark=visit.mark,
        ahead=tuple(ahead_lines(words, ahead_in(live), shared)),
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

"""The private panel: what is asked, the answers, and what can be taken back."""

from collections.abc import Sequence
from dataclasses import replace

from discord import ButtonStyle

from bot import limits
from bot.domain.stamps import dated
from bot.panel import allocate, choose, choose_many, whatif
from bot.panel.acts import about_act, act_button
from bot.panel.habit import habit
from bot.panel.notes import PANEL, jotting, note_button
from bot.panel.planned import planned_answer
from bot.panel.planned import stake as stake_of_planned
from bot.panel.view import PanelView, Without, stake
from bot.text.words import match_name
from bot.ui.clicks.looking import HelpClick, NotesClick
from bot.ui.clicks.panels import HurryClick, PanelClick, RestartClick, UndoClick, ViewClick
from bot.ui.clicks.people import TakeSeatBackClick
from bot.ui.clicks.queue import QueueClick
from bot.ui.clicks.votes import AskUndoClick
from bot.ui.clicks.whatif import WhatIfClick
from bot.ui.controls import Control, button, rule_button
from bot.ui.message import MessageBuilder
from engines.core import Allocate, Choose, ChooseMany, Decision, Waiting

TOLD = 8
BLOCKED = 3
"""How many questions that wait are told."""
DOT = " · "


def panel(view: PanelView) -> MessageBuilder:
    """The panel that shows a view, without what is least needed if all of it is more than a message holds."""
    for without in Without:
        builder = _built(replace(view, without=without))
        if builder.fits:
            break
    return builder


def _built(view: PanelView) -> MessageBuilder:
    builder = _empty(view)
    _heading(builder, view)
    if view.sat_in:
        return _sat_in(builder, view)
    planned_answer(builder, view)
    decision = view.decision
    if decision is None:
        _nothing_to_do(builder, view)
    else:
        _question(builder, view, decision)
    _foot(builder, view, decision)
    return builder


def _sat_in(builder: MessageBuilder, view: PanelView) -> MessageBuilder:
    """What somebody sees for whom an AI player plays at the moment."""
    builder.say(view.words("time-sits-in"))
    label = view.words("time-take-back")
    builder.row(button(label, TakeSeatBackClick(view.info.id, "panel"), ButtonStyle.primary))
    return builder.small(view.words.say(view.moment))


def awaited(waiting: Sequence[Waiting], view: PanelView) -> str:
    """Who is awaited and for what, as one line per topic."""
    topics: dict[str, list[str]] = {}
    for one in waiting:
        if one.seat == view.seat and not view.decisions:
            continue  # who has answered a secret question is awaited for all the others know
        name = view.words.seats[one.seat].inline
        topics.setdefault(view.words.say(one.topic), []).append(name)
    words = view.words
    return "\n".join(
        words("bot-waiting", who=words.listed(who), topic=topic) for topic, who in topics.items()
    )


def _empty(view: PanelView) -> MessageBuilder:
    if view.sat_in:
        return MessageBuilder(asks=("sat in",))
    asked = tuple(stake(decision) for decision in view.decisions)
    nothing = f"undo {view.undo.count}" + (" slow" if view.slow_ai is not None else "")
    return MessageBuilder(asks=(asked or (nothing,)) + stake_of_planned(view.plan), told=view.told)


def _heading(builder: MessageBuilder, view: PanelView) -> None:
    if view.info.trial:
        whatif.heading(builder, view)
    elif view.titled:
        game = view.words.game(view.info.game)
        builder.say(f"**{match_name(view.info.name)}** · {game} · <#{view.info.place}>")
    if view.note:
        rule = f" ({view.rule})" if view.rule else ""
        builder.say(f"**{view.note}**{rule}")
    if view.rule:
        builder.row(rule_button(view.words, view.rule))
    if view.told:
        builder.say("\n".join(f"> {line}" for line in view.told[-TOLD:]))
    if view.news:
        since = "looking-whatif-since" if view.info.trial else "looking-since"
        builder.say("\n".join([f"**{view.words(since)}**", *view.news]))
    whatif.board(builder, view)


def _question(builder: MessageBuilder, view: PanelView, decision: Decision) -> None:
    asked = view.asked(decision)
    if view.info.trial:
        builder.say(whatif.whose(view, decision))
    builder.say(f"### {view.words.say(decision.prompt)}")
    _purse(builder, view, decision.seat)
    if view.hand is not None:
        builder.picture(view.hand)
    if isinstance(decision, Choose):
        choose.offer(builder, asked, decision, view.focus, view.at_once)
    elif isinstance(decision, ChooseMany):
        choose_many.offer(builder, asked, decision, view.focus, view.draft, view.at_once)
    elif isinstance(decision, Allocate):
        allocate.offer(builder, asked, decision, view.draft)
    if not (view.info.trial or view.acting):
        asked.final(builder)
    if decision.optional:
        builder.small(view.words("bot-panel-optional"))
    if view.acting:
        about_act(builder, view)
    elif view.without < Without.OTHERS:
        _other_questions(builder, view, decision)


def _purse(builder: MessageBuilder, view: PanelView, seat: int | None) -> None:
    """What the seat has to play with, which its answers are weighed against."""
    held = () if seat is None else view.purses.get(seat, ())
    if seat is None or not held:
        return
    words = view.words
    goods = DOT.join(words.say(one) for one in held)
    if view.info.trial and seat != view.info.seat_of(view.info.creator_id):
        builder.say(words("bot-panel-purse-of", who=words.seats[seat].inline, goods=goods))
    else:
        builder.say(words("bot-panel-purse", goods=goods))


def _own(builder: MessageBuilder, view: PanelView) -> None:
    """What the reader has answered that is still sealed, and what they have to play with."""
    if view.sealed:
        what = DOT.join(view.words.say(one) for one in view.sealed)
        builder.say(view.words("bot-panel-sealed", what=what))
    _purse(builder, view, view.seat)


def _other_questions(builder: MessageBuilder, view: PanelView, decision: Decision) -> None:
    """What else can be answered, each a button that turns to it."""
    others = [one for one in view.open if one is not decision][: limits.ROW_BUTTONS]
    if others:
        builder.small(view.words("bot-panel-others"))
        builder.row(*(_turning_to(view, one) for one in others))


def _turning_to(view: PanelView, other: Decision) -> Control:
    topic = view.words.plain(other.topic)
    label = f"{view.words.seats[other.seat].plain}: {topic}" if view.info.trial else topic
    return button(label, view.asked(other).click(ViewClick))


def _blocked(builder: MessageBuilder, view: PanelView) -> None:
    """What will be asked, and after whom."""
    for decision in view.decisions[:BLOCKED]:
        asked = view.asked(decision)
        prompt, who = view.words.say(decision.prompt), asked.after(asked.blockers())
        builder.say(view.words("bot-panel-blocked", prompt=prompt, who=who))
    view.asked(view.decisions[0]).why(builder)


def _nothing_to_do(builder: MessageBuilder, view: PanelView) -> None:
    words = view.words
    if view.info.trial and view.over:
        whatif.ended(builder, view)
        return
    if view.info.verdict is not None:
        builder.say(words("moderators-panel-stopped"))
        return
    if view.info.paused_at is not None:
        builder.say(words("moderators-panel-paused", when=dated(view.info.paused_at)))
        return
    if view.over:
        builder.say(words("bot-panel-over"))
    elif view.decisions:
        _blocked(builder, view)
        _own(builder, view)
    elif view.seat is None:
        builder.say(words("bot-panel-spectator"))
    else:
        builder.say(words("bot-panel-out" if _is_out(view) else "bot-panel-nothing"))
        if not _is_out(view):
            _own(builder, view)
    if not view.over:
        builder.say("\n".join([awaited(view.waiting, view), *view.lanes]))


def _foot(builder: MessageBuilder, view: PanelView, decision: Decision | None) -> None:
    builder.line()
    if view.without < Without.OFFER:
        habit(builder, view)
    if view.info.trial:
        for row in whatif.buttons(view, decision):
            builder.row(*row)
    else:
        builder.row(*_foot_buttons(view, decision))
        builder.row(*_own_buttons(view))
    if view.jotted is not None:
        builder.say(jotting(view.words, view.jotted))
        builder.row(note_button(view.words, view.info.id, PANEL))
    builder.small(" · ".join(part for part in _remarks(view, decision) if part))


def _foot_buttons(view: PanelView, decision: Decision | None) -> list[Control]:
    words, match, count = view.words, view.info.id, view.undo.count
    found = []
    if count:
        found.append(button(words("bot-undo"), UndoClick(match, count)))
    if count > 1:
        found.append(button(words("bot-restart-turn"), RestartClick(match, count)))
    if decision is None and view.slow_ai is not None:
        name = words.seats[view.slow_ai].plain
        found.append(button(words("bot-hurry-ai", who=name), HurryClick(match)))
    if _hindrance(view) and not _is_out(view):
        found.append(button(words("votes-ask-back"), AskUndoClick(match)))
    if decision is not None and decision.rules:
        found.append(button(words("bot-help"), HelpClick(match)))
    found.append(button(words("bot-refresh"), PanelClick(match, view.mark)))
    return found


def _own_buttons(view: PanelView) -> list[Control]:
    """What is there for a player alone."""
    if view.seat is None or view.without >= Without.OWN:
        return []
    words, match = view.words, view.info.id
    found = [button(words("looking-notes"), NotesClick(match))]
    if not view.over and _can_queue(view):
        found.append(button(words("orders-queue"), QueueClick(match)))
    if not view.over and view.info.verdict is None:
        found.append(button(words("looking-whatif"), WhatIfClick(match)))
    return [*found, *filter(None, [act_button(view)])]


def _can_queue(view: PanelView) -> bool:
    """Whether something can be answered ahead: nothing is asked now, or a part of it has to wait."""
    if view.info.verdict is not None or _is_out(view):
        return False
    options = view.decision.options if isinstance(view.decision, Choose | ChooseMany) else []
    return view.decision is None or any(option.waits for option in options)


def _remarks(view: PanelView, decision: Decision | None) -> list[str]:
    words = view.words
    # That a match rests is told in place of its question.
    remarks = [words.say(view.moment), "" if view.info.paused_at is not None else view.until]
    if decision is not None and view.steps:
        remarks.append(words("bot-panel-step", n=view.steps + 1))
    return [*remarks, _slow(view, decision), _along(view), _hindrance(view)]


def _slow(view: PanelView, decision: Decision | None) -> str:
    """That an AI player leaves time to take the answer back."""
    if decision is not None or view.slow_ai is None:
        return ""
    return view.words("bot-panel-slow-ai", who=view.words.seats[view.slow_ai].inline)


def _along(view: PanelView) -> str:
    """Whose answers *Undo* takes back besides."""
    names = [view.words.seats[seat].inline for seat in view.undo.through]
    return view.words("bot-panel-undo-along", who=view.words.listed(names)) if names else ""


def _is_out(view: PanelView) -> bool:
    """Whether the reader's seat is out of the game."""
    return view.seat is not None and view.info.seats[view.seat].out


def _hindrance(view: PanelView) -> str:
    """Why the answer just given stands; of earlier ones nobody asks but by *Undo*, which then says it."""
    reason = view.undo.reason
    return view.words.refused(reason) if view.told and reason is not None else ""

"""The private panel: what is asked, the answers, and what can be taken back."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot import limits
from bot.domain.stamps import dated
from bot.panel import allocate, choose
from bot.panel import choose_many as many
from bot.panel import whatif as trial
from bot.panel.acts import about_act, act_button
from bot.panel.habit import habit
from bot.panel.notes import PANEL, jotting, note_button
from bot.panel.planned import coming
from bot.panel.planned import stake as stake_of_coming
from bot.panel.view import Scene, stake
from bot.text.words import match_name
from bot.ui.clicks.looking import Help, Notes
from bot.ui.clicks.panels import Hurry, Panel, Restart, Undo, View
from bot.ui.clicks.people import TakeSeatBack
from bot.ui.clicks.queue import Ahead
from bot.ui.clicks.votes import AskUndo
from bot.ui.clicks.whatif import WhatIf
from bot.ui.controls import Control, button, rule_button
from bot.ui.message import Sheet
from engines.core import Allocate, Choose, ChooseMany, Decision, Waiting

TOLD = 8
BLOCKED = 3
"""How many questions that wait are told."""
DOT = " · "


def panel(scene: Scene) -> Sheet:
    """The panel for a scene."""
    sheet = _sheet(scene)
    _heading(sheet, scene)
    if scene.sat_in:
        return _sat_in(sheet, scene)
    coming(sheet, scene)
    decision = scene.decision
    if decision is None:
        _nothing_to_do(sheet, scene)
    else:
        _question(sheet, scene, decision)
    _foot(sheet, scene, decision)
    return sheet


def _sat_in(sheet: Sheet, scene: Scene) -> Sheet:
    """What somebody sees for whom an AI player plays at the moment."""
    sheet.say(scene.words("time-sits-in"))
    label = scene.words("time-take-back")
    sheet.row(button(label, TakeSeatBack(scene.info.id, "panel"), ButtonStyle.primary))
    return sheet.small(scene.words.say(scene.moment))


def awaited(scene_waiting: Sequence[Waiting], scene: Scene) -> str:
    """Who is awaited and for what, as one line per topic."""
    topics: dict[str, list[str]] = {}
    for one in scene_waiting:
        if one.seat == scene.seat and not scene.decisions:
            continue  # who has answered a secret question is awaited for all the others know
        name = scene.words.seats[one.seat].inline
        topics.setdefault(scene.words.say(one.topic), []).append(name)
    words = scene.words
    return "\n".join(
        words("bot-waiting", who=words.listed(who), topic=topic) for topic, who in topics.items()
    )


def _sheet(scene: Scene) -> Sheet:
    if scene.sat_in:
        return Sheet(asks=("sat in",))
    asked = tuple(stake(decision) for decision in scene.decisions)
    nothing = f"undo {scene.undo.count}" + (" slow" if scene.slow_ai is not None else "")
    return Sheet(asks=(asked or (nothing,)) + stake_of_coming(scene.coming), told=scene.told)


def _heading(sheet: Sheet, scene: Scene) -> None:
    if scene.info.trial:
        trial.heading(sheet, scene)
    elif scene.titled:
        game = scene.words.game(scene.info.game)
        sheet.say(f"**{match_name(scene.info.name)}** · {game} · <#{scene.info.place}>")
    if scene.note:
        rule = f" ({scene.rule})" if scene.rule else ""
        sheet.say(f"**{scene.note}**{rule}")
    if scene.rule:
        sheet.row(rule_button(scene.words, scene.rule))
    if scene.told:
        sheet.say("\n".join(f"> {line}" for line in scene.told[-TOLD:]))
    if scene.news:
        since = "looking-whatif-since" if scene.info.trial else "looking-since"
        sheet.say("\n".join([f"**{scene.words(since)}**", *scene.news]))
    trial.board(sheet, scene)


def _question(sheet: Sheet, scene: Scene, decision: Decision) -> None:
    asked = scene.asked(decision)
    if scene.info.trial:
        sheet.say(trial.whose(scene, decision))
    sheet.say(f"### {scene.words.say(decision.prompt)}")
    _purse(sheet, scene, decision.seat)
    if scene.hand is not None:
        sheet.picture(scene.hand)
    if isinstance(decision, Choose):
        choose.offer(sheet, asked, decision, scene.focus)
    elif isinstance(decision, ChooseMany):
        many.offer(sheet, asked, decision, scene.focus, scene.draft)
    elif isinstance(decision, Allocate):
        allocate.offer(sheet, asked, decision, scene.draft)
    if not (scene.info.trial or scene.acting):
        asked.final(sheet)
    if decision.early:
        sheet.small(scene.words("bot-panel-early"))
    if scene.acting:
        about_act(sheet, scene)
    else:
        _other_questions(sheet, scene, decision)


def _purse(sheet: Sheet, scene: Scene, seat: int | None) -> None:
    """What the seat has to play with, which its answers are weighed against."""
    held = () if seat is None else scene.purses.get(seat, ())
    if seat is None or not held:
        return
    words = scene.words
    goods = DOT.join(words.say(one) for one in held)
    if scene.info.trial and seat != scene.info.seat_of(scene.info.creator_id):
        sheet.say(words("bot-panel-purse-of", who=words.seats[seat].inline, goods=goods))
    else:
        sheet.say(words("bot-panel-purse", goods=goods))


def _own(sheet: Sheet, scene: Scene) -> None:
    """What the reader has answered that is still sealed, and what they have to play with."""
    if scene.sealed:
        what = DOT.join(scene.words.say(one) for one in scene.sealed)
        sheet.say(scene.words("bot-panel-sealed", what=what))
    _purse(sheet, scene, scene.seat)


def _other_questions(sheet: Sheet, scene: Scene, decision: Decision) -> None:
    """What else can be answered, each a button that turns to it."""
    others = [one for one in scene.open if one is not decision][: limits.ROW_BUTTONS]
    if others:
        sheet.small(scene.words("bot-panel-others"))
        sheet.row(*(_turning_to(scene, one) for one in others))


def _turning_to(scene: Scene, other: Decision) -> Control:
    topic = scene.words.plain(other.topic)
    label = f"{scene.words.seats[other.seat].plain}: {topic}" if scene.info.trial else topic
    return button(label, scene.asked(other).click(View))


def _blocked(sheet: Sheet, scene: Scene) -> None:
    """What will be asked, and after whom."""
    for decision in scene.decisions[:BLOCKED]:
        asked = scene.asked(decision)
        prompt, who = scene.words.say(decision.prompt), asked.after(asked.blockers())
        sheet.say(scene.words("bot-panel-blocked", prompt=prompt, who=who))
    scene.asked(scene.decisions[0]).why(sheet)


def _nothing_to_do(sheet: Sheet, scene: Scene) -> None:
    words = scene.words
    if scene.info.trial and scene.over:
        trial.ended(sheet, scene)
        return
    if scene.info.verdict is not None:
        sheet.say(words("moderators-panel-stopped"))
        return
    if scene.info.paused_at is not None:
        sheet.say(words("moderators-panel-paused", when=dated(scene.info.paused_at)))
        return
    if scene.over:
        sheet.say(words("bot-panel-over"))
    elif scene.decisions:
        _blocked(sheet, scene)
        _own(sheet, scene)
    elif scene.seat is None:
        sheet.say(words("bot-panel-spectator"))
    else:
        sheet.say(words("bot-panel-out" if _is_out(scene) else "bot-panel-nothing"))
        if not _is_out(scene):
            _own(sheet, scene)
    if not scene.over:
        sheet.say("\n".join([awaited(scene.waiting, scene), *scene.ahead]))


def _foot(sheet: Sheet, scene: Scene, decision: Decision | None) -> None:
    sheet.line()
    habit(sheet, scene)
    if scene.info.trial:
        for row in trial.buttons(scene, decision):
            sheet.row(*row)
    else:
        sheet.row(*_foot_buttons(scene, decision))
        sheet.row(*_own_buttons(scene))
    if scene.jotted is not None:
        sheet.say(jotting(scene.words, scene.jotted))
        sheet.row(note_button(scene.words, scene.info.id, PANEL))
    sheet.small(" · ".join(part for part in _remarks(scene, decision) if part))


def _foot_buttons(scene: Scene, decision: Decision | None) -> list[Control]:
    words, match, count = scene.words, scene.info.id, scene.undo.count
    found = []
    if count:
        found.append(button(words("bot-undo"), Undo(match, count)))
    if count > 1:
        found.append(button(words("bot-restart-turn"), Restart(match, count)))
    if decision is None and scene.slow_ai is not None:
        name = words.seats[scene.slow_ai].plain
        found.append(button(words("bot-hurry-ai", who=name), Hurry(match)))
    if _hindrance(scene) and not _is_out(scene):
        found.append(button(words("votes-ask-back"), AskUndo(match)))
    if decision is not None and decision.rules:
        found.append(button(words("bot-help"), Help(match)))
    found.append(button(words("bot-refresh"), Panel(match, scene.mark)))
    return found


def _own_buttons(scene: Scene) -> list[Control]:
    """What is there for a player alone."""
    if scene.seat is None:
        return []
    words, match = scene.words, scene.info.id
    found = [button(words("looking-notes"), Notes(match))]
    if not scene.over and _can_be_ahead(scene):
        found.append(button(words("orders-ahead"), Ahead(match)))
    if not scene.over and scene.info.verdict is None:
        found.append(button(words("looking-whatif"), WhatIf(match)))
    return [*found, *filter(None, [act_button(scene)])]


def _can_be_ahead(scene: Scene) -> bool:
    """Whether something can be answered ahead: nothing is asked now, or a part of it has to wait."""
    if scene.info.verdict is not None or _is_out(scene):
        return False
    options = scene.decision.options if isinstance(scene.decision, Choose | ChooseMany) else []
    return scene.decision is None or any(option.waits for option in options)


def _remarks(scene: Scene, decision: Decision | None) -> list[str]:
    words = scene.words
    # That a match rests is told in place of its question.
    remarks = [words.say(scene.moment), "" if scene.info.paused_at is not None else scene.until]
    if decision is not None and scene.steps:
        remarks.append(words("bot-panel-step", n=scene.steps + 1))
    return [*remarks, _slow(scene, decision), _along(scene), _hindrance(scene)]


def _slow(scene: Scene, decision: Decision | None) -> str:
    """That an AI player leaves time to take the answer back."""
    if decision is not None or scene.slow_ai is None:
        return ""
    return scene.words("bot-panel-slow-ai", who=scene.words.seats[scene.slow_ai].inline)


def _along(scene: Scene) -> str:
    """Whose answers *Undo* takes back besides."""
    names = [scene.words.seats[seat].inline for seat in scene.undo.through]
    return scene.words("bot-panel-undo-along", who=scene.words.listed(names)) if names else ""


def _is_out(scene: Scene) -> bool:
    """Whether the reader's seat is out of the game."""
    return scene.seat is not None and scene.info.seats[scene.seat].out


def _hindrance(scene: Scene) -> str:
    """Why the answer just given stands; of earlier ones nobody asks but by *Undo*, which then says it."""
    reason = scene.undo.reason
    return scene.words.refused(reason) if scene.told and reason is not None else ""

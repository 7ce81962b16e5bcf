"""What a turn costs in clicks: each answer as its panel lets it be given, counted on the panel itself."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from discord import ui

from bot import limits
from bot.domain.match import MatchInfo, SeatInfo, Status, UndoState
from bot.matches.core.live import Live
from bot.panel import allocate
from bot.panel.controller import PanelRequest, glance
from bot.panel.draft import pack_numbers, pack_set
from bot.panel.panel import panel
from bot.panel.view import PanelView
from bot.tempo.measure import Table
from bot.ui.clicks import read
from bot.ui.clicks.panels import PickClick, PickNumbersClick, TakeClick, ViewClick
from bot.ui.paging import AT_ONCE, SIZE, Focus, leaves
from engines.core import (
    Allocate,
    Answer,
    Choose,
    ChooseMany,
    Decision,
    Match,
    Option,
    Text,
    key_from,
)
from engines.core.players import Player

_FIRST_PERSON = 100
_LANGUAGE = "en"
_EPOCH = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(slots=True)
class ClickedTurn:
    """What one seat clicked from sitting down until nothing more was asked of it.

    opened: clicks to open the panel. answers: the topics of what was answered, a click each. forced: those
    with one answer. turned: clicks that only lead to an answer, such as opening a group or a form.
    """

    seat: int
    round: int
    opened: int
    answers: list[Text] = field(default_factory=list)
    forced: list[Text] = field(default_factory=list)
    turned: int = 0

    @property
    def clicks(self) -> int:
        """All of them in the panel, opening it left out."""
        return len(self.answers) + self.turned

    @property
    def idle(self) -> int:
        """Those that decide nothing."""
        return len(self.forced) + self.turned


def clicked(table: Table, player: Player, matches: int, seed: str) -> Iterable[list[ClickedTurn]]:
    """Play so many matches; the turns of each."""
    for number in range(matches):
        yield _turns(table.begun(key_from(f"{seed}.{number}")), player)


def _turns(match: Match[Any], player: Player) -> list[ClickedTurn]:
    live = Live(_info(match), match)
    found: list[ClickedTurn] = []
    while not match.over:
        decision = _awaited(match, found[-1].seat if found else None)
        turn = _sits(found, decision.seat, match.spec.round(match.table.position.state))
        answer = player.answer(match, decision)
        _count(turn, live, decision, answer)
        match.answer(decision.id, decision.seat, answer)
    return found


def _awaited(match: Match[Any], seated: int | None) -> Decision:
    """What is answered next: by who sits there already, as long as that seat is waited for."""
    waited = [one for one in match.table.pending.values() if one.open]
    return next((one for one in waited if one.seat == seated), waited[0])


def _sits(found: list[ClickedTurn], seat: int, number: int) -> ClickedTurn:
    """The turn to which an answer of a seat belongs: a new one with each round."""
    last = found[-1] if found else None
    if last is None or last.seat != seat or last.round != number:
        found.append(ClickedTurn(seat, number, int(last is None or last.seat != seat)))
    return found[-1]


def _count(turn: ClickedTurn, live: Live, decision: Decision, answer: Answer) -> None:
    request = PanelRequest(live.info.id, _FIRST_PERSON + decision.seat, _LANGUAGE, 0)
    view = glance(live, request, UndoState(0))
    asked = view.find(view.asked(decision).token) or decision
    turn.answers.append(asked.topic)
    turn.turned += _ways_to(view, asked, answer)
    if asked.sole_answer() is not None:
        turn.forced.append(asked.topic)


def _ways_to(view: PanelView, decision: Decision, answer: Answer) -> int:
    """How many clicks only lead to the one that gives an answer."""
    token, others = view.asked(decision).token, 0
    if view.decision is not decision:
        view, others = view.at(Focus(), "", token), 1
    if isinstance(decision, Choose):
        return others + _to_option(view, decision, str(answer))
    if isinstance(decision, ChooseMany):
        return others + _to_options(view, decision, list(answer))
    assert isinstance(decision, Allocate)  # noqa: S101 - there is no fourth kind
    return others + _to_numbers(view, decision, answer)


def _to_option(view: PanelView, decision: Choose, option: str) -> int:
    if _offered(view, option):
        return 0
    free = view.asked(decision).free(decision.options)
    for at, leaf in enumerate(leaves(free, view.words)):
        if any(one.id == option for one in leaf.options):
            return 1 + at // SIZE
    raise LookupError(option)


def _to_options(view: PanelView, decision: ChooseMany, chosen: Sequence[str]) -> int:
    free = view.asked(decision).free(decision.options)
    if decision.ordered and decision.most > 1:
        return _in_order(view, decision, chosen, free)
    if not chosen or len(free) <= limits.SELECT_OPTIONS:
        return 0
    found = leaves(free, view.words)
    picked = sum(any(one.id in chosen for one in leaf.options) for leaf in found)
    return picked * (2 if _opens_groups(view) else 1)


def _in_order(
    view: PanelView, decision: ChooseMany, chosen: Sequence[str], free: Sequence[Option]
) -> int:
    """None for the order proposed.

    Else a click for each, none for the last if all must be chosen; two where a group is opened before.
    """
    if _offered(view, pack_set(decision, chosen)):
        return 0
    picked = len(chosen) - (len(chosen) == len(decision.options) == decision.least)
    return picked * (2 if len(leaves(free, view.words)) > AT_ONCE else 1)


def _to_numbers(view: PanelView, decision: Allocate, answer: Answer) -> int:
    numbers: Mapping[str, int] = answer if isinstance(answer, dict) else {}
    if _offered(view, pack_numbers(decision, numbers)):
        return 0
    pages = len(allocate.pages(decision))
    # A form is opened, and of several forms each is sent, before *Done*.
    return 1 if pages == 1 else 2 * pages


def _offered(view: PanelView, payload: str) -> bool:
    """Whether a single click on the panel gives an answer."""
    return payload in _values(view)


def _values(view: PanelView) -> set[str]:
    """What the buttons and menus of a panel stand for."""
    found: set[str] = set()
    for item in panel(view).view().walk_children():
        click = read(getattr(item, "custom_id", "") or "")
        if type(click) is TakeClick:
            found.add(click.payload)
        elif type(click) in (PickClick, PickNumbersClick):
            found |= _listed(item)
    return found


def _listed(item: ui.Item[Any]) -> set[str]:
    menu = getattr(item, "item", item)
    return {one.value for one in menu.options} if isinstance(menu, ui.Select) else set()


def _opens_groups(view: PanelView) -> bool:
    """Whether a panel has a menu of groups."""
    controls = panel(view).view().walk_children()
    return any(type(read(getattr(item, "custom_id", "") or "")) is ViewClick for item in controls)


def _info(match: Match[Any]) -> MatchInfo:
    """A match as the bot would know it, all of its seats taken by people."""
    marks = match.header.marks
    return MatchInfo(
        id="clicks",
        guild_id=1,
        channel_id=2,
        game=match.spec.key,
        name="clicks",
        status=Status.RUNNING,
        players=match.spec.players_with(match.header.options, marks),
        options=dict(match.header.options),
        language=_LANGUAGE,
        private=False,
        creator_id=_FIRST_PERSON,
        seed_hash="",
        created_at=_EPOCH,
        due_at=_EPOCH,
        seats=tuple(
            SeatInfo(seat, _FIRST_PERSON + seat, f"Seat {seat + 1}", mark)
            for seat, mark in enumerate(marks)
        ),
    )

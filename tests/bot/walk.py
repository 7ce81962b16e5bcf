"""A random match of a game as its people meet it: the largest questions of each kind, the story, the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypeAlias

from bot import limits
from bot.domain.match import MatchInfo, Status, StoredEvent, UndoState
from bot.matches.core.live import Live
from bot.panel.controller import PanelRequest, glance
from bot.panel.view import PanelView
from engines.core import Allocate, Choose, ChooseMany, Decision, Event, Match, Result
from engines.registry import games
from tests.bot.infos import NOW, info
from tests.engines.contract.cases import Case, cases_of, chance
from tests.seed import SEED

NAMES = ("Maximiliana", "Bartholomäus", "Chrysostomos", "Wilhelmina", "Konstantinos", "Theodora")
MATCHES = 3
Largest: TypeAlias = dict[tuple[str, str, str], list[PanelView]]


@dataclass(frozen=True)
class Walk:
    """What came up in some matches: questions by kind (in each language), stories, results."""

    case: Case
    views: Mapping[str, Sequence[PanelView]]
    stories: Sequence[list[StoredEvent]]
    results: Sequence[tuple[MatchInfo, Result]]


@cache
def walk(game: str, languages: tuple[str, ...]) -> Walk:
    """Some matches with as many people as the game allows, each with other options."""
    spec = games()[game]
    cases = [case for case in cases_of(game) if case.players == spec.players[-1]]
    largest: Largest = {}
    stories: list[list[StoredEvent]] = []
    results: list[tuple[MatchInfo, Result]] = []
    for number in range(MATCHES):
        case = cases[(number + chance("walk", game).below(len(cases))) % len(cases)]
        match = case.begin_plain(f"{SEED}.{number}")
        live = Live(info_of(match), match)
        told = [list(match.opening_events)]
        stream = chance("walk answers", case, number)
        while not match.over:
            decision = next(one for one in match.table.pending.each() if not one.blocked)
            _keep(largest, live, decision, languages)
            told.append(match.answer(decision.id, decision.seat, decision.sample(stream)))
        stories.append(_stored(told))
        result = match.result()
        assert result is not None
        results.append((replace(live.info, status=Status.FINISHED), result))
    views = {lang: [found[at] for found in largest.values()] for at, lang in enumerate(languages)}
    return Walk(case, views, stories, results)


def info_of(match: Match[Any]) -> MatchInfo:
    """What the bot knows of a match in play."""
    header = match.header
    names = NAMES[: header.seats]
    return info(names, header.marks, game=match.spec.key, options=dict(header.options))


def size_of(decision: Decision) -> int:
    """How much there is to choose from."""
    if isinstance(decision, Choose | ChooseMany):
        return len(decision.options)
    assert isinstance(decision, Allocate)
    return len(decision.slots)


def groups_of(decision: Decision) -> int:
    """Into how many groups a long list of answers falls."""
    options = decision.options if isinstance(decision, Choose | ChooseMany) else []
    return len({repr(one.group) for one in options}) if len(options) > limits.SELECT_OPTIONS else 0


def _keep(largest: Largest, live: Live, decision: Decision, languages: tuple[str, ...]) -> None:
    """Keep the question if it is the largest of its kind so far, or the one of the most groups."""
    for measure in (size_of, groups_of):
        kind = (measure.__name__, decision.prompt.key, decision.topic.key)
        found = [view.decision for view in largest.get(kind, [])]
        least = max((measure(one) for one in found if one is not None), default=0)
        if measure(decision) > least:
            requests = [
                PanelRequest("abcdefgh", 100 + decision.seat, lang, 1) for lang in languages
            ]
            largest[kind] = [glance(live, request, UndoState(3)) for request in requests]


def _stored(told: Sequence[Sequence[Event]]) -> list[StoredEvent]:
    events = [(entry, event) for entry, some in enumerate(told) for event in some]
    return [
        StoredEvent(number, entry, event, NOW) for number, (entry, event) in enumerate(events, 1)
    ]

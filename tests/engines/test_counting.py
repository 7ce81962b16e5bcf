"""What playouts have told is counted, and what they never told is found."""

import json

from engines.core import Event, Result, Score, Text, text
from tests.engines.contract.cases import cases_of
from tests.engines.contract.counting import Seen, gaps, never_named, never_told
from tests.engines.contract.recording import AT_RANDOM, play, watch
from tests.engines.contract.words import Words

CARDS = ["frontier-card-charge", "frontier-card-feint", "frontier-card-flank"]
MUSTERED = Event(
    "frontier-event-recruited",
    {"what": [text("frontier-kind-cavalry", n=2), "and so on"], "n": 3},
    private={1: {"card": text("frontier-card-feint")}},
)


def seen_of(*events: Event) -> Seen:
    seen = Seen(playouts=1, answers=len(events), seeds=["one"])
    seen.events(events)
    return seen


def test_what_is_named_is_counted_once_for_each_telling() -> None:
    seen = seen_of(MUSTERED, MUSTERED)
    public, private = MUSTERED.key, f"{MUSTERED.key}-private"
    assert seen.told == {public: 2, private: 2}
    assert {name for key, name in seen.named if key == public} == {"frontier-kind-cavalry", "n=3"}
    assert seen.named[private, "frontier-card-feint"] == 2


def test_matches_end_with_their_last_event_and_the_tie_break_that_decided() -> None:
    seen = seen_of(MUSTERED, Event("frontier-event-ended-last"))
    scores = [Score(0, 3, 1), Score(1, 2, 2)]
    seen.end(Result(scores, [0]), 2)
    seen.end(Result(scores, [0], Text("frontier-tie-lands")), 2)
    last = "frontier-event-ended-last"
    assert seen.endings == {last: 1, f"{last} frontier-tie-lands": 1}


def test_where_the_house_plays_it_is_counted_who_has_won() -> None:
    seen = seen_of(Event("frontier-event-ended-last"))
    scores = [Score(0, 3, 1), Score(1, 2, 2)]
    for winners in ([0], [1], [1], [0, 1], []):
        seen.end(Result(scores, winners), 1)
    assert seen.endings == {
        "frontier-event-ended-last, won by people": 1,
        "frontier-event-ended-last, won by the house": 2,
        "frontier-event-ended-last, won by people and the house": 1,
        "frontier-event-ended-last, won by nobody": 1,
    }


def test_counts_of_runs_add_up_and_survive_storage() -> None:
    seen, other = seen_of(MUSTERED), seen_of(MUSTERED, Event("frontier-event-idle"))
    other.seeds, other.failures = ["one", "two"], 1
    seen.end(None, 2)
    seen.add(other)
    assert (seen.playouts, seen.answers, seen.failures, seen.seeds) == (2, 3, 1, ["one", "two"])
    assert seen.told[MUSTERED.key] == 2
    assert seen.named[MUSTERED.key, "n=3"] == 2
    again = Seen.read(json.loads(json.dumps(seen.plain())))
    assert again.plain() == seen.plain()


def test_messages_that_nobody_was_told_are_found() -> None:
    never = never_told("frontier", seen_of(MUSTERED))
    assert MUSTERED.key not in never
    assert "frontier-event-ended-last" in never


def test_content_that_no_event_named_is_found_among_the_kinds_that_are_named() -> None:
    never = never_named("frontier", seen_of(MUSTERED))
    kinds = {one.split("-")[1] for one in never}
    assert kinds == {"kind", "card"}
    assert "frontier-kind-cavalry" not in never


def test_what_an_event_names_but_for_a_few_shows_a_gap() -> None:
    some = seen_of(*(Event("frontier-event-laid", {"card": Text(one)}) for one in CARDS[:-1]))
    assert gaps("frontier", some) == {("frontier-event-laid", "card"): [CARDS[-1]]}
    few = seen_of(Event("frontier-event-laid", {"card": Text(CARDS[0])}))
    assert gaps("frontier", few) == {}


def test_a_game_without_texts_lacks_nothing() -> None:
    assert (never_told("bazaar", Seen()), never_named("bazaar", Seen())) == ([], [])


def test_a_playout_that_is_only_watched_is_the_one_that_is_recorded() -> None:
    case, heard, watched = cases_of("frontier")[0], Seen(), Seen()
    recording = play(case, "same", seen=heard)
    match = watch(case, "same", Words(), AT_RANDOM, watched)
    assert match.dump() == recording.match.dump()
    assert watched.plain() == heard.plain()
    assert sum(heard.endings.values()) == 1

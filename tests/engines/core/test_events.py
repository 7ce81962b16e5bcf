from engines.core import Event, Text, Who
from engines.core.wire import event_line, read_event_line
from tests.engines.core.toy import Do, Pick, asked, match_of

DRAWN = Event("drew", {"who": Who(1), "n": 1}, 1, {1: {"card": "a", "more": ["b", Text("c")]}})


def test_a_seat_hears_its_own_part_besides() -> None:
    assert DRAWN.seen_by(1).data == {"who": Who(1), "n": 1, "card": "a", "more": ["b", Text("c")]}
    for seat in (None, 0):
        assert DRAWN.seen_by(seat) == Event("drew", {"who": Who(1), "n": 1}, 1)


def test_who_knows_more_reads_another_line() -> None:
    assert DRAWN.text(1).key == "drew-private"
    assert DRAWN.text(0) == Text("drew", {"who": Who(1), "n": 1})


def test_an_event_is_the_doing_of_whoever_answered() -> None:
    match = match_of(Pick(1, ["gone:", "b"]))
    event = match.answer(asked(match, 1).id, 1, "gone:")[0]
    assert (event.key, event.by) == ("toy-gone", 1)


def test_an_event_survives_storage_with_its_private_parts() -> None:
    assert read_event_line(event_line(DRAWN)) == DRAWN


def test_only_what_brings_something_to_light_is_marked_as_showing_it() -> None:
    for word in ("roll", "reveal", "a"):
        match = match_of(Pick(1, [word, "b"]), Do("gone:"), Do("gone:"), Do("whisper"))
        events = match.answer(asked(match, 1).id, 1, word)
        assert [one.shows for one in events] == [word != "a", False, True]


def test_what_shows_something_does_so_for_everybody_and_after_storage() -> None:
    shown = Event("drew", {}, 1, {1: {"card": "a"}}, shows=True)
    assert shown.seen_by(0).shows
    assert shown.seen_by(1).shows
    assert read_event_line(event_line(shown)) == shown

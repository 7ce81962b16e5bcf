"""Nobody learns who of several that answered in secret was first, or who changed their mind."""

from engines.core import Match
from engines.core.sealed import PublicNumbers, is_open, is_sealed, known_groups, public_order
from tests.engines.core.bazaar import Bazaar
from tests.engines.core.exporting import at_the_auction, bids

IN_ORDER = (0, "0"), (1, "0"), (2, "0")
ABOUT = (2, "0"), (1, "1"), (1, None), (0, "0"), (1, "0")


def sealed_numbers(match: Match[Bazaar]) -> list[int]:
    return [one.number for one in match.live() if is_sealed(one)]


def test_a_bid_is_open_until_all_have_bid() -> None:
    match = bids(*IN_ORDER[:2])
    assert [is_open(match, one) for one in match.live() if is_sealed(one)] == [True, True]
    assert known_groups(match) == {}
    match = bids(*IN_ORDER)
    assert not any(is_open(match, one) for one in match.live())


def test_bids_that_are_known_are_one_group_in_order_of_seats() -> None:
    match = bids(*ABOUT)
    groups = known_groups(match)
    assert sorted(groups) == sealed_numbers(match)
    assert [[one.seat for one in group] for group in groups.values()] == [[0, 1, 2]] * 3


def test_the_public_order_is_the_same_however_bids_came() -> None:
    orders = [
        [(type(one), one.seat) for one in public_order(bids(*course))]  # type: ignore[union-attr]
        for course in (IN_ORDER, ABOUT)
    ]
    assert orders[0] == orders[1]


def test_what_never_came_to_light_has_no_number() -> None:
    before, match = at_the_auction(), bids(*ABOUT)
    numbers, last = PublicNumbers.of(match), max(sealed_numbers(match))
    assert last == before.number + len(ABOUT)
    assert numbers.number(last) == before.number + len(IN_ORDER)
    assert numbers.entry(numbers.number(last)) == last


def test_a_number_leads_to_its_entry_and_one_too_high_to_none() -> None:
    match = bids(*ABOUT)
    numbers = PublicNumbers.of(match)
    assert numbers.entry(0) == 0
    assert [numbers.number(numbers.entry(n)) for n in range(1, 5)] == [1, 2, 3, 4]
    assert numbers.entry(len(match.entries)) > match.number

"""Zones that show what a seat has: as many as there are players."""

from renderer.core.picture import seat_of, seat_zone, zones_of

ZONES = ["west", "upgrades", *map(seat_zone, range(4))]


def test_a_zone_tells_whose_possessions_it_shows() -> None:
    assert [seat_of(zone) for zone in ZONES] == [None, None, 0, 1, 2, 3]


def test_a_match_has_as_many_of_them_as_players() -> None:
    assert zones_of(ZONES, 2) == ["west", "upgrades", "seat-0", "seat-1"]
    assert zones_of(ZONES, 4) == ZONES

"""The pictures of every game: size, determinism, golden files, real matches."""

from io import BytesIO

import pytest
from PIL import Image

from renderer import Picture, painter
from renderer.core.picture import zones_of
from tests.renderer.captions import caption
from tests.renderer.galleries import GALLERIES
from tests.renderer.golden import GOLDEN, TOLERANCE, difference, pictures, small
from tests.renderer.playouts import match, play
from tests.renderer.trails import since

TARGET = 300_000
BOARDS = [(game, name) for game, gallery in GALLERIES.items() for name in gallery.boards]
KEPT = [(game, f"{game}-{name}") for game, gallery in GALLERIES.items() for name in gallery.kept]
COUNTS = [
    *(("fortuna", players) for players in (2, 4)),
    *(("caylus", players) for players in (2, 3, 5)),
    *(("tadmor", players) for players in (2, 3, 4)),
    *(("conqueror", players) for players in (4, 6)),
    *(("mesopotamia", players) for players in (2, 4)),
]

each_game = pytest.mark.parametrize("game", GALLERIES)


@pytest.fixture(scope="module")
def drawn() -> dict[str, Image.Image]:
    return {name: image for game in GALLERIES for name, image in pictures(game).items()}


@pytest.mark.parametrize(("game", "name"), BOARDS)
def test_a_board_has_its_size_and_weight(game: str, name: str) -> None:
    gallery = GALLERIES[game]
    now = gallery.boards[name]()
    picture = painter(game).board(now, caption(names=gallery.names(now)))
    assert Image.open(BytesIO(picture.png)).size == gallery.size == (picture.width, picture.height)
    assert len(picture.png) < TARGET


@each_game
def test_zones_and_own_tables_have_their_size_and_weight(game: str) -> None:
    gallery, paints = GALLERIES[game], painter(game)
    now = gallery.crowded(None)
    said = caption(names=gallery.names(now))
    made = [paints.zoom(now, said, zone) for zone in paints.zones]
    seats = range(gallery.seats(now.state))
    made += [paints.hand(gallery.crowded(seat), said, seat) for seat in seats]
    for picture in made:
        assert Image.open(BytesIO(picture.png)).size == (1800, 1200)
        assert len(picture.png) < TARGET


@each_game
def test_equal_views_give_equal_bytes(game: str) -> None:
    gallery, paints = GALLERIES[game], painter(game)
    zones = zones_of(paints.zones, gallery.seats(gallery.plain(None).state))

    def once() -> list[Picture]:
        return [
            paints.board(gallery.plain(None), caption(), gallery.trail()),
            paints.hand(gallery.plain(2), caption("es"), 2),
            *(paints.zoom(gallery.plain(None), caption(), zone) for zone in zones),
        ]

    assert once() == once()


@each_game
def test_changes_are_marked_on_the_board_and_enlarged(game: str) -> None:
    gallery, paints = GALLERIES[game], painter(game)
    now, trail = gallery.plain(None), gallery.trail()
    assert paints.board(now, caption()).png != paints.board(now, caption(), trail).png
    zones = [
        zone
        for zone in zones_of(paints.zones, gallery.seats(now.state))
        if paints.zoom(now, caption(), zone).png != paints.zoom(now, caption(), zone, trail).png
    ]
    assert len(zones) >= 2


@each_game
def test_an_own_table_needs_the_view_of_its_seat(game: str) -> None:
    for seat in (None, 2):
        with pytest.raises(ValueError, match="own view"):
            painter(game).hand(GALLERIES[game].plain(seat), caption(), 1)


@each_game
def test_an_unknown_zone_is_refused_by_name(game: str) -> None:
    with pytest.raises(ValueError, match=painter(game).zones[0]):
        painter(game).zoom(GALLERIES[game].plain(None), caption(), "moon")


@each_game
def test_pictures_close_on_dark_and_on_light(game: str) -> None:
    png = painter(game).board(GALLERIES[game].plain(None), caption()).png
    picture = Image.open(BytesIO(png))
    edge = picture.convert("RGB").getpixel((0, 700))
    assert edge not in {(255, 255, 255), (49, 51, 56)}
    assert "transparency" not in picture.info


def test_every_golden_picture_is_compared() -> None:
    assert {path.stem for path in GOLDEN.glob("*.png")} == {
        f"{name}{size}" for _, name in KEPT for size in ("", "-550")
    }


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_picture_looks_as_it_was_approved(
    game: str, name: str, drawn: dict[str, Image.Image]
) -> None:
    now = drawn[name].convert("RGB")
    assert difference(now, Image.open(GOLDEN / f"{name}.png"), tile=30) <= TOLERANCE, game
    assert difference(small(now), Image.open(GOLDEN / f"{name}-550.png"), tile=10) <= TOLERANCE


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_real_match_can_be_drawn_from_first_to_last(game: str, players: int) -> None:
    gallery, paints = GALLERIES[game], painter(game)
    played = match(game, players, "drawn", **gallery.options)
    said = caption(names=gallery.names(played.view(None)))
    trail = since(played.view(None))
    for count in play(played, "drawn"):
        if count % 40 == 1 or played.over:
            assert paints.board(played.view(None), said, trail).png
            assert paints.hand(played.view(count % players), said, count % players).png
    assert played.over

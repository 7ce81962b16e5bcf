"""What the seats have gained and lost stands beside what they have, and on nothing else."""

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from engines.caylus.state import CUBES
from engines.conqueror.state import Card
from engines.core.position import View
from engines.mesopotamia.ids import GOODS
from engines.registry import game as game_of
from engines.tadmor.ids import RESOURCES
from renderer import painter
from renderer.core.marks import AMOUNT
from tests.renderer.captions import caption
from tests.renderer.galleries import GALLERIES
from tests.renderer.labels import Label, recorded
from tests.renderer.trails import since

MUCH = 12
AMOUNTS = re.compile(f"[+\N{MINUS SIGN}]({MUCH}|9|7|1)")
"""The last part of the Hanging Gardens is worth 9 points, or 7 to who has a quest for 2 only afterwards."""
SHADES = 3
"""Colours of a quiet spot: the paper, and what a palette makes of it."""


def caylus(state: Any) -> None:
    for player in state.players:
        player.points -= MUCH
        player.deniers -= MUCH
        for cube in CUBES:
            player.add(cube, MUCH)


def fortuna(state: Any) -> None:
    for province in state.provinces:
        province.aqueduct = 0 if province.aqueduct else province.aqueduct
        for good in ("grain", "water", "wine", "coins"):
            setattr(province, good, getattr(province, good) + MUCH)


def tadmor(state: Any) -> None:
    for player in state.players:
        player.points -= MUCH
        for kind in RESOURCES:
            player.warehouse[kind] += MUCH


def conqueror(state: Any) -> None:
    for nation in state.nations:
        nation.coins -= MUCH
        nation.hand.extend(Card("flank.01", []) for _ in range(MUCH))
        nation.open.append("leonidas")
        for place in [one for one in state.held_lands(nation.seat) if not state.fort_at(one)][:1]:
            state.lands[place].built = True


def mesopotamia(state: Any) -> None:
    for realm in state.realms:
        if realm.house:
            continue
        realm.tiles.append("crown_of_palms")
        realm.hand = []
        for good in GOODS:
            realm.goods[good] += MUCH


OTHERWISE: Mapping[str, Callable[[Any], None]] = {
    "caylus": caylus,
    "fortuna": fortuna,
    "tadmor": tadmor,
    "conqueror": conqueror,
    "mesopotamia": mesopotamia,
}
KINDS = {
    "caylus": 1 + len(CUBES),
    "fortuna": 4,
    "tadmor": len(RESOURCES),
    "conqueror": 3,
    "mesopotamia": 1 + len(GOODS),
}
"""Amounts that each seat has at least, at the end too, when points are counted anew."""
BOARDS = [
    (game, name)
    for game, gallery in GALLERIES.items()
    for name in gallery.boards
    if "set-up" not in name and "draft" not in name
]


def before(game: str, now: View[Any]) -> View[Any]:
    """The same table, with everybody's amounts other ones."""
    state = deepcopy(now.state)
    state.attach(now.state.content)
    OTHERWISE[game](state)
    return replace(now, state=state)


@pytest.mark.parametrize(("game", "name"), BOARDS)
def test_amounts_stand_where_nothing_else_does(
    monkeypatch: pytest.MonkeyPatch, game: str, name: str
) -> None:
    gallery, paints = GALLERIES[game], painter(game)
    now = gallery.boards[name]()
    said = caption("es", gallery.long_names(now))
    with Image.open(BytesIO(paints.board(now, said).png)) as opened:
        bare = opened.convert("RGB")
    with recorded(monkeypatch) as labels:
        paints.board(now, said, since(before(game, now)))
    amounts = [one for one in labels.drawn if one.size == AMOUNT and AMOUNTS.fullmatch(one.text)]
    playing = gallery.seats(now.state) - len(game_of(game).out(now.state))
    # A seat that the rules play need not have what others have.
    house = sum(getattr(one, "house", False) for one in getattr(now.state, "realms", ()))
    assert len(amounts) >= KINDS[game] * (playing - house)
    assert [one for one in amounts if not quiet(bare, one)] == []
    assert labels.collisions() == []


def quiet(bare: Image.Image, label: Label) -> bool:
    """Whether nothing is drawn where a label stands, but for a hair at its edge."""
    left, top = round(label.x0 + 1), round(label.y0 + 1)
    box = left, top, round(label.x1 - 1), round(label.y1 - 1)
    return len(bare.crop(box).getcolors(1 << 16) or []) <= SHADES

"""Lanes side by side at the start of a match."""

from engines.core import Answer, Choose, Decision, Stream, key_from
from engines.tadmor.ids import GOODS, MISSIONS, PARTS, UPGRADES
from engines.tadmor.state import Tadmor
from tests.engines.core.strict import StrictMatch
from tests.engines.tadmor.build import CONTENT, Scene, space_kind

ENDS = ("close", "pass", "done")
PRIVATE = ("i21", "i37", "i47", "i48")


def dealt(stream: Stream) -> Scene:
    """A position in which much can be done: all pieces out, means of all kinds, missions to return."""
    players, turn = 2 + stream.below(3), 1 + stream.below(9)
    scene = Scene(players, turn=turn).first(stream.below(players))
    tiles, cards = [*UPGRADES], [*MISSIONS]
    stream.shuffle(tiles)
    stream.shuffle(cards)
    era = (turn - 1) // 3 + 1
    shown = [
        tile for tile in tiles[24:] if usable(tile, players) and CONTENT.upgrades[tile].era == era
    ]
    scene.display(*shown[: 2 + stream.below(4)])
    for seat in range(players):
        _means(
            scene, seat, stream, [tile for tile in tiles[seat * 6 :][:6] if usable(tile, players)]
        )
        scene.has(seat, hand=[cards.pop() for _ in range(stream.below(4))])
        scene.has(seat, completed=[cards.pop() for _ in range(stream.below(4))])
    if not stream.below(3):
        scene.short_deck(*cards[: stream.below(5)], others=stream.below(players))
    _pieces(scene, stream, players)
    return scene


def usable(tile: str, players: int) -> bool:
    return CONTENT.upgrades[tile].two or players > 2


def _means(scene: Scene, seat: int, stream: Stream, tiles: list[str]) -> None:
    rich = {name: stream.below(9) for name in ("wood", "stone", "marble", "gold")}
    scene.has(seat, camels=3 + stream.below(3), ships=2 + stream.below(3), **rich)
    scene.has(
        seat, height=5 * stream.below(4) + stream.below(4), upgrades=tiles, points=stream.below(20)
    )
    if stream.below(4):
        scene.has(seat, temples=[1 + stream.below(len(PARTS) - 1)])
    scene.has(seat, goods={GOODS[stream.below(len(GOODS))]: 1})


def _pieces(scene: Scene, stream: Stream, players: int) -> None:
    room = {
        seat: {
            "camel": scene.start_state.players[seat].camels,
            "ship": scene.start_state.players[seat].ships,
        }
        for seat in range(players)
    }
    for seat in range(players):
        for tile in scene.start_state.players[seat].upgrades:
            if tile in PRIVATE:
                scene.stands(**{tile: seat})
                room[seat]["camel"] -= 1
    places = [place for place in CONTENT.board[players == 2] if place != "em4"]
    stream.shuffle(places)
    for place in places:
        seat, kind = stream.below(players), space_kind(place)
        if room[seat][kind] > 0:
            room[seat][kind] -= 1
            scene.stands(**{place: seat})


def at_start(seed: int) -> tuple[StrictMatch[Tadmor], Stream]:
    """A dealt position at the beginning of the Resolution, on a table that trusts nobody."""
    stream = Stream(key_from(f"lanes {seed}"), "play", 0)
    playing = dealt(stream).start("resolution").playing
    header, counters = playing.header, playing.table.counters
    position = playing.spec.codec.load(playing.dump())
    return StrictMatch(playing.spec, playing.content, header, position, counters), stream


def sample(decision: Decision, stream: Stream) -> Answer:
    """A permitted answer that seldom ends a slot."""
    if isinstance(decision, Choose) and stream.below(6):
        free = [one.id for one in decision.options if not one.waits and one.id not in ENDS]
        useful = [one for one in free if not one.startswith(("back", "refuse", "discard"))]
        if kinds := useful or free:
            return kinds[stream.below(len(kinds))]
    return decision.sample(stream)

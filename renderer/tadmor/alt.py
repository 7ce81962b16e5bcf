"""What a picture of Tadmor shows, in at most 900 characters of whole sentences."""

from collections.abc import Iterable, Iterator, Sequence

from engines.tadmor.ids import KINDS, PARTS, PILES
from engines.tadmor.preview.pieces import posts
from engines.tadmor.preview.prices import (
    affordable,
    buildings,
    good_cost,
    lacking,
    part_cost,
    saved_missions,
    upgrade_price,
    upgrades_payable,
)
from engines.tadmor.preview.purse import held, storage_limit
from engines.tadmor.preview.taxes import tax_due
from engines.tadmor.preview.temples import next_part
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import GOOD, MISSION, PART, PILE
from renderer.core.picture import Change, seat_of
from renderer.core.telling import listed, news, told
from renderer.core.words import Words
from renderer.tadmor.reading import TadmorView
from renderer.tadmor.room import AREAS
from renderer.tadmor.text_board import (
    belongings,
    head_lines,
    order_line,
    region_lines,
    standing_lines,
    stands,
    upgrade_lines,
)
from renderer.tadmor.texts import amounts, marked, named, place_name, points


def describe(view: TadmorView, words: Words, found: Sequence[Change]) -> str:
    """Game, turn, who is awaited, what changed, standing, and what is about to happen."""
    head, tail = list(head_lines(view, words)), list(standing_lines(view, words))
    if not view.over:
        tail += list(_ahead(view.state, words))
    return told(head, _news(view, words, found), tail, _more(view, words))


def describe_hand(view: TadmorView, words: Words, seat: int) -> str:
    """A seat's private table."""
    state, player = view.state, view.state.players[seat]
    head = [words("picture-private", name=words.name(seat)), stands(words, player)]
    if view.over:
        return told(head, [], list(standing_lines(view, words)))
    lines = [*_secrets(state, words, player), *_means(state, words, player)]
    more = map(_sentence, belongings(state, words, player))
    return told(head, [], lines, more)


def describe_zone(view: TadmorView, words: Words, zone: str, found: Sequence[Change]) -> str:
    """One part of the board, and what changed there."""
    seat = seat_of(zone)
    if seat is None:
        part = words(f"tadmor-picture-zone-{zone}")
    else:
        part = words("picture-zone-seat", name=words.name(seat))
    head = [*head_lines(view, words), words("picture-alt-part", part=part)]
    return told(head, _news(view, words, found), list(_part(view.state, words, zone)))


def _news(view: TadmorView, words: Words, found: Iterable[Change]) -> list[str]:
    return list(news(words, found, lambda seat: marked(words, view.state.players[seat])))


def _ahead(state: Tadmor, words: Words) -> Iterator[str]:
    """What is left to place, and when tower levels bring points."""
    if state.phase == "placement":
        left = ((one, _reserve(state, one)) for one in state.order())
        names = [f"{words.name(one.seat)} {n}" for one, n in left if n]
        yield words("tadmor-alt-to-place", names=", ".join(names) or "0")
    turns = state.turns_left_in_era
    key = "tadmor-alt-last-turn" if state.turn == state.last_turn else "tadmor-alt-next-era"
    worth = points(words, state.content.limits.level_points)
    yield words(key, turns=turns, points=worth)


def _reserve(state: Tadmor, player: Player) -> int:
    return sum(state.reserve(player.seat, kind) for kind in KINDS)


def _more(view: TadmorView, words: Words) -> Iterator[str]:
    """What is told where there is room."""
    state = view.state
    if view.over:
        return
    yield order_line(state, words)
    tops = [words.said(GOOD[top]) for pile in PILES if (top := state.tops[pile]) is not None]
    yield words("tadmor-alt-piles", names=listed(words, tops))
    tiles = (state.content.names.upgrades[one] for one in state.display)
    yield words("tadmor-alt-display", names=named(words, tiles))
    if state.placed:
        taken = [f"{words.name(one.owner)} {place.upper()}" for place, one in state.placed.items()]
        yield words("tadmor-alt-pieces", pieces=", ".join(taken))


def _part(state: Tadmor, words: Words, zone: str) -> Iterator[str]:
    """What lies in a zone: who stands where, what a player has, or what lies beside the map."""
    seat = seat_of(zone)
    if seat is not None:
        player = state.players[seat]
        yield stands(words, player)
        yield from map(_sentence, belongings(state, words, player))
    elif zone in AREAS:
        for region in AREAS[zone]:
            yield from map(_sentence, region_lines(state, words, region, free=False))
    else:
        yield from map(_sentence, upgrade_lines(state, words))


def _sentence(line: str) -> str:
    """A line of the text board without its bars."""
    return line.replace(" | ", ", ")


def _secrets(state: Tadmor, words: Words, player: Player) -> Iterator[str]:
    """What nobody else knows: the hand, and the raider card."""
    hand = player.hand
    yield words("tadmor-text-hand", names=named(words, (MISSION[card] for card in hand)))
    saves, missions = saved_missions(state, player), state.content.missions
    found = [card for card in hand if affordable(player, missions[card].cost, saves)]
    if found:
        names = named(words, (MISSION[card] for card in found))
        yield words("tadmor-text-can-complete", names=names)
    if player.raider is not None:
        region = words.said(state.content.names.regions[player.raider])
        yield words("tadmor-text-own-card", region=region)


def _means(state: Tadmor, words: Words, player: Player) -> Iterator[str]:
    """What the resources are enough for, what is due, and what is still to resolve."""
    levels = (buildings(state, player, pairs=pairs) for pairs in (False, True))
    singles, pairs = (found[-1][1] if found else player.height for found in levels)
    yield words("tadmor-text-can-climb", singles=singles, pairs=pairs)
    yield from _part_and_goods(state, words, player)
    if upgrade_price(state):
        yield words("tadmor-text-can-buy", n=upgrades_payable(state, player))
    due, most = tax_due(state, player), storage_limit(state, player)
    if due:
        penalty = points(words, state.content.eras[state.era].penalty)
        yield words("tadmor-text-due", n=due, penalty=penalty)
    if held(player) > most:
        yield words("tadmor-text-over-limit", n=held(player), limit=most)
    places = [place_name(words, state, post.place) for post in posts(state, player.seat)]
    if places:
        yield words("tadmor-text-own-pieces", places=listed(words, places))


def _part_and_goods(state: Tadmor, words: Words, player: Player) -> Iterator[str]:
    part = next_part(state, player)
    if part is not None:
        cost = amounts(words, part_cost(state, PARTS.index(part)))
        yield words("tadmor-text-next-part", part=words.said(PART[part]), cost=cost)
    goods = [
        f"{words.said(GOOD[top])} ({words.said(PILE[pile])})"
        for pile in PILES
        if (top := state.tops[pile]) and not lacking(player, good_cost(state, player, pile))
    ]
    if goods:
        yield words("tadmor-text-can-get-good", names=listed(words, goods))

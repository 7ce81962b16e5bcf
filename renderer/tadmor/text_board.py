"""The whole board of Tadmor as plain text: enough to play by; what may be cut at the end changes least."""

from collections.abc import Iterable, Iterator

from engines.tadmor.content import Content
from engines.tadmor.content.describe import upgrade_effect
from engines.tadmor.ids import KINDS, PARTS, PILES, REGIONS
from engines.tadmor.preview.prices import upgrade_price
from engines.tadmor.preview.purse import storage_limit
from engines.tadmor.state import Piece, Player, Tadmor
from engines.tadmor.words import GOOD, MISSION, PART, PILE
from renderer.core import telling
from renderer.core.palette import SYMBOLS
from renderer.core.telling import cells
from renderer.core.words import Words
from renderer.tadmor.heading import phase_words
from renderer.tadmor.reading import (
    TadmorView,
    mark_of,
    outcome,
    part_of,
    private_tiles,
    projected,
    set_points,
    sets,
)
from renderer.tadmor.texts import all_amounts, amounts, marked, named, points, seats, worth


def text_board(view: TadmorView, words: Words) -> str:
    """Everything the picture shows, line by line."""
    return telling.blocks(_blocks(view, words))


def _blocks(view: TadmorView, words: Words) -> Iterator[Iterator[str]]:
    state = view.state
    yield head_lines(view, words)
    yield standing_lines(view, words) if view.over else iter([order_line(state, words)])
    for player in state.order():
        yield player_lines(state, words, player)
    for region in REGIONS:
        yield region_lines(state, words, region)
    yield upgrade_lines(state, words)
    yield stock_lines(state, words)
    yield price_lines(state, words)


def head_lines(view: TadmorView, words: Words) -> Iterator[str]:
    """Game, match, turn and phase; who is awaited and for what; the raiders."""
    state, players = view.state, view.state.players
    moment = phase_words(words, view)
    yield from telling.head_lines(
        view, words, words("tadmor-name"), moment, lambda seat: marked(words, players[seat])
    )
    if not view.over:
        yield from raider_lines(state, words)


def order_line(state: Tadmor, words: Words) -> str:
    """The players in turn order."""
    names = seats(words, (player.seat for player in state.order()))
    return words("tadmor-text-order", names=names)


def raider_lines(state: Tadmor, words: Words) -> Iterator[str]:
    """What was raided, what cannot be raided next, and who holds a card."""
    if state.raided is not None:
        yield words(
            "tadmor-text-raided", region=words.said(state.content.names.regions[state.raided])
        )
    elif state.attacked is not None:
        yield words(
            "tadmor-text-attacked", region=words.said(state.content.names.regions[state.attacked])
        )
    for player in state.players:
        if player.raider is not None:
            yield words("tadmor-text-raider", name=words.name(player.seat))


def standing_lines(view: TadmorView, words: Words) -> Iterator[str]:
    """Prestige points and towers in turn order; at the end, the places."""
    if not view.over:
        yield from (stands(words, player) for player in view.state.order())
        return
    players = view.state.players
    final = outcome(view.state)
    yield from telling.final_lines(words, final, lambda seat: marked(words, players[seat]))


def stands(words: Words, player: Player) -> str:
    """A player's points and the height of the tower."""
    name = marked(words, player)
    return words(
        "tadmor-alt-standing", name=name, held=points(words, player.points), height=player.height
    )


def player_lines(state: Tadmor, words: Words, player: Player) -> Iterator[str]:
    """All that belongs to a player and that everybody may see."""
    name = f"{SYMBOLS[mark_of(player).shape]} {marked(words, player)}"
    end = "" if state.ended else _end(state, words, player)
    yield cells(name, points(words, player.points), end)
    yield from belongings(state, words, player)


def belongings(state: Tadmor, words: Words, player: Player) -> Iterator[str]:
    """The same without name and points."""
    yield cells(
        words("tadmor-text-warehouse", goods=all_amounts(words, player.warehouse)),
        words("tadmor-text-traded", goods=amounts(words, player.traded)),
        words("tadmor-text-limit", n=storage_limit(state, player)),
    )
    yield cells(*(_pieces(state, words, player, kind) for kind in KINDS))
    yield cells(
        words("tadmor-text-tower", n=player.height),
        words("tadmor-text-temples", names=_temples(state, words, player)),
    )
    yield goods_line(state, words, player)
    yield from mission_lines(state, words, player)
    names = named(words, (state.content.names.upgrades[name] for name in player.upgrades))
    yield words("tadmor-text-upgrades", names=names)


def _end(state: Tadmor, words: Words, player: Player) -> str:
    """What a player would have at the end as things stand."""
    return words("tadmor-text-projected", worth=points(words, projected(state, player)))


def _pieces(state: Tadmor, words: Words, player: Player, kind: str) -> str:
    """How many pieces of a kind are still to be placed, of how many."""
    n, of = state.reserve(player.seat, kind), player.owned(kind)
    return words(f"tadmor-text-{kind}s", n=n, of=of)


def _temples(state: Tadmor, words: Words, player: Player) -> str:
    parts = [part for built in player.temples if (part := part_of(built)) is not None]
    shown = [worth(words, PART[part], state.content.parts[part].points) for part in parts]
    return telling.listed(words, shown)


def goods_line(state: Tadmor, words: Words, player: Player) -> str:
    """Rare goods by type, the sets they make and what those are worth."""
    there = [
        words("tadmor-text-copies", what=words.said(GOOD[name]), n=n)
        if n > 1
        else words.said(GOOD[name])
        for name, n in player.goods.items()
        if n
    ]
    sizes = ", ".join(str(size) for size in sets(player))
    value = points(words, set_points(state, player))
    return cells(
        words("tadmor-text-goods", names=telling.listed(words, there)),
        words("tadmor-text-sets", sizes=sizes, worth=value) if sizes else "",
    )


def mission_lines(state: Tadmor, words: Words, player: Player) -> Iterator[str]:
    """Missions in hand by number; those completed and returned by name."""
    rows = state.content.missions
    completed = [(card, rows[card].points) for card in player.completed]
    returned = [(card, rows[card].returned_points) for card in player.returned]
    yield cells(
        words("tadmor-text-in-hand", n=len(player.hand)),
        words("tadmor-text-completed", names=_missions(words, completed)),
        words("tadmor-text-returned", names=_missions(words, returned)),
    )


def _missions(words: Words, cards: Iterable[tuple[str, int]]) -> str:
    """Missions with the points they will score."""
    return telling.listed(words, [worth(words, MISSION[card], n) for card, n in cards])


def region_lines(state: Tadmor, words: Words, region: str, *, free: bool = True) -> Iterator[str]:
    """A region's spaces with what they give and who stands there; without `free` only the taken ones."""
    yield cells(words.said(state.content.names.regions[region]), _fate(state, words, region))
    for name in state.spaces():
        taken = state.placed.get(name)
        if state.content.spaces[name].region == region and (free or taken):
            yield space_line(state, words, name, taken)


def _fate(state: Tadmor, words: Words, region: str) -> str:
    """Whether a region has been raided this turn, or cannot be in the next."""
    if region == state.raided:
        return words("tadmor-picture-raided")
    return words("tadmor-text-safe") if region == state.attacked else ""


def space_line(state: Tadmor, words: Words, name: str, taken: Piece | None) -> str:
    """A space: its name, what piece it holds, what it gives in this Era and in each, who stands there."""
    space = state.content.spaces[name]
    return cells(
        words.said(state.content.names.places[name]),
        words(f"tadmor-text-holds-{space.piece}"),
        _gives(state, words, name),
        stood(words, taken) if taken is not None else words("tadmor-text-free"),
    )


def stood(words: Words, piece: Piece) -> str:
    """Whose piece stands somewhere: `camel of Ana`."""
    return words(f"tadmor-text-{piece.kind}-of", name=words.name(piece.owner))


def _gives(state: Tadmor, words: Words, name: str) -> str:
    space = state.content.spaces[name]
    if space.pile is not None:
        return amounts(words, state.content.piles[space.pile].cost)
    if not any(space.amounts):
        return ""
    by_era = ", ".join(str(n) for n in space.amounts)
    return words("tadmor-text-by-era", n=space.amounts[state.era - 1], all=by_era)


def upgrade_lines(state: Tadmor, words: Words) -> Iterator[str]:
    """Upgrades on display and on private boards, each with what it does."""
    price = upgrade_price(state)
    yield cells(words("tadmor-picture-upgrades"), words("tadmor-text-price", n=price))
    yield from effect_lines(state.content, words, state.display)
    owned = [name for player in state.order() for name in player.upgrades]
    if owned:
        yield words("tadmor-text-owned")
        yield from effect_lines(state.content, words, owned)
    for player in state.order():
        for name in private_tiles(state, player):
            if name in state.placed:
                yield cells(
                    words.said(state.content.names.upgrades[name]), stood(words, state.placed[name])
                )


def effect_lines(content: Content, words: Words, tiles: list[str]) -> Iterator[str]:
    """Upgrades by name with what each does."""
    for name in tiles:
        yield f"{words.said(content.names.upgrades[name])}: {words.said(upgrade_effect(content, name))}"


def stock_lines(state: Tadmor, words: Words) -> Iterator[str]:
    """The piles of rare goods, the missions and the temple cards."""
    yield words("tadmor-picture-goods")
    for pile in PILES:
        top = state.tops[pile]
        shown = words("tadmor-picture-none-left") if top is None else words.said(GOOD[top])
        left = words("tadmor-text-left", n=state.pile_size(pile))
        yield cells(words.said(PILE[pile]), shown, left if top is not None else "")
    yield words("tadmor-text-deck", n=len(state.deck), discarded=len(state.discards))


def price_lines(state: Tadmor, words: Words) -> Iterator[str]:
    """What tower levels and temple parts cost, what sets are worth, the tax in this Era."""
    yield words("tadmor-text-prices")
    yield from _bands(state, words)
    for name in PARTS:
        part = state.content.parts[name]
        left = words("tadmor-text-left", n=state.supply(name))
        cost = amounts(words, part.cost)
        yield cells(words.said(PART[name]), cost, points(words, part.points), left)
    worths = ", ".join(f"{n}: {value}" for n, value in enumerate(state.content.sets, start=1))
    yield words("tadmor-text-set-table", worths=worths)
    era = state.content.eras[state.era]
    yield words("tadmor-text-tax", n=era.tax, penalty=points(words, era.penalty))


def _bands(state: Tadmor, words: Words) -> Iterator[str]:
    """What levels cost, band by band."""
    bands, low = list(state.content.bands.values()), 1
    for band in bands:
        levels = f"{low}+" if band is bands[-1] else f"{low}\N{EN DASH}{band.top}"
        single, pair = amounts(words, band.singles), amounts(words, band.pairs)
        yield words("tadmor-text-band", levels=levels, single=single, pair=pair)
        low = band.top + 1

"""What differs between two views of Tadmor, with its words.

Places, in the order in which they are told:

- `era/<n>`: a new Era began, with new upgrades on display
- `placed/<space>/<region>`, `placed/<upgrade>/<seat>`: a piece that was not there before
- `raid/<region>`: a region that was raided
- `raider/<seat>`: a seat that took a raider card
- `upgrades/<seat>`, `tower/<seat>`, `temple/<seat>`, `goods/<seat>`,
  `missions/<seat>/<completed|returned|hand>`, `pieces/<seat>/<camel|ship>`: new upgrades, another height,
  another part, rare goods, missions face up, face down or in hand, a camel or ship more
- `pawn/<seat>`: a seat that took the First Player pawn
"""

from collections.abc import Iterator, Mapping, Sequence

from engines.core.text import Arg, Text
from engines.tadmor.ids import KINDS, RESOURCES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import ERA, GOOD, MISSION, PART, WHO, amount
from renderer.core.picture import Change
from renderer.core.trail import Found, grown
from renderer.tadmor.reading import TadmorView, part_of, points_of

RAID, NEW_ERA, TEMPLE, MISSIONS, TOWER, GOODS, UPGRADES, PIECES, PAWN, HAND, PLACED, RAIDER = range(
    12
)
"""Weights: what gives way first comes last."""


def differences(before: TadmorView, after: TadmorView) -> Iterator[Found]:
    """The places that a reader who last saw `before` would want pointed out."""
    return _all(before.state, after.state)


def amounts(before: TadmorView, after: TadmorView) -> Iterator[Change]:
    """What each seat has gained and lost of points and resources, Traded goods among them."""
    for old, new in zip(before.state.players, after.state.players, strict=True):
        was, now = (_stock(*one) for one in ((before, old), (after, new)))
        yield from grown(new.seat, new.seat, was, now, amount)


def _stock(view: TadmorView, player: Player) -> dict[str, int]:
    goods = {kind: player.warehouse[kind] + player.traded[kind] for kind in RESOURCES}
    return {"points": points_of(view, player), **goods}


def _all(before: Tadmor, after: Tadmor) -> Iterator[Found]:
    if after.era != before.era:
        yield NEW_ERA, f"era/{after.era}", _said("era", era=ERA[after.era])
    yield from _placed(before, after)
    yield from _raided(before, after)
    for old, new in zip(before.players, after.players, strict=True):
        yield from _belongings(after, old, new)
    if after.first != before.first:
        yield PAWN, f"pawn/{after.first}", _said("pawn", who=WHO[after.first])


def _said(key: str, /, **args: Arg) -> Text:
    return Text(f"tadmor-picture-change-{key}", dict(args))


def _placed(before: Tadmor, after: Tadmor) -> Iterator[Found]:
    """Pieces that another seat's or none stood for; in a new turn all of them."""
    old = before.placed if before.turn == after.turn else {}
    for place, piece in after.placed.items():
        if piece != old.get(place):
            where = after.content.names.places[place]
            who, what = WHO[piece.owner], amount(piece.kind, 1)
            text = _said("placed", who=who, piece=what, place=where)
            space = after.space(place)
            end = piece.owner if space is None else space.region
            yield PLACED, f"placed/{place}/{end}", text


def _raided(before: Tadmor, after: Tadmor) -> Iterator[Found]:
    anew = (after.turn, after.raided) != (before.turn, before.raided)
    if after.raided is not None and anew:
        yield (
            RAID,
            f"raid/{after.raided}",
            _said("raid", region=after.content.names.regions[after.raided]),
        )
    for old, new in zip(before.players, after.players, strict=True):
        if new.raider is not None and (old.raider is None or before.turn != after.turn):
            yield RAIDER, f"raider/{new.seat}", _said("raider", who=WHO[new.seat])


def _belongings(after: Tadmor, old: Player, new: Player) -> Iterator[Found]:
    seat, who = new.seat, WHO[new.seat]
    if tiles := _fresh(old.upgrades, new.upgrades):
        yield (
            UPGRADES,
            f"upgrades/{seat}",
            _said(
                "upgrades", who=who, names=[after.content.names.upgrades[name] for name in tiles]
            ),
        )
    if new.height != old.height:
        text = _said("tower", who=who, old=old.height, new=new.height)
        yield TOWER, f"tower/{seat}", text
    if new.temples != old.temples:
        yield TEMPLE, f"temple/{seat}", _said("temple", who=who, parts=_parts(old, new))
    if taken := _more(old.goods, new.goods):
        names: list[Arg] = [GOOD[name] for name in taken]
        yield GOODS, f"goods/{seat}", _said("goods", who=who, names=names)
    yield from _missions(old, new)
    if len(new.hand) > len(old.hand):
        text = _said("hand", who=who, n=len(new.hand))
        yield HAND, f"missions/{seat}/hand", text
    for kind in KINDS:
        if new.owned(kind) > old.owned(kind):
            text = _said("piece", who=who, piece=amount(kind, new.owned(kind)))
            yield PIECES, f"pieces/{seat}/{kind}", text


def _missions(old: Player, new: Player) -> Iterator[Found]:
    """What lies face up or face down that did not before; both at once where both happened."""
    for key in ("completed", "returned"):
        if cards := _fresh(getattr(old, key), getattr(new, key)):
            text = _said(key, who=WHO[new.seat], names=[MISSION[name] for name in cards])
            yield MISSIONS, f"missions/{new.seat}/{key}", text


def _fresh(old: Sequence[str], new: Sequence[str]) -> list[str]:
    return [one for one in new if one not in old]


def _parts(old: Player, new: Player) -> list[Arg]:
    """The newest parts of temples that have grown."""
    before = [*old.temples, *(0 for _ in new.temples)]
    grown = [now for was, now in zip(before, new.temples, strict=False) if now != was]
    return [PART[part] for built in grown if (part := part_of(built)) is not None]


def _more(old: Mapping[str, int], new: Mapping[str, int]) -> list[str]:
    return [name for name, n in new.items() for _ in range(n - old[name])]

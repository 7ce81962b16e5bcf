"""What spaces, upgrades and regions are called: by what they do, since a content pack may change that."""

from dataclasses import dataclass

from engines.core import Text
from engines.tadmor.content.box import Box
from engines.tadmor.content.effects import Hold, Legacy, Trade
from engines.tadmor.content.rows import Region, Space, Upgrade


@dataclass(frozen=True)
class Names:
    """The names of one content by id; each is made once, and never changed.

    titles: of upgrades without their ids. upgrades: `I47 Private workshop`. kinds: of spaces without their
    ids. places: of spaces, and of the upgrades that are private action spaces, `NS1 Wood`.
    """

    regions: dict[str, Text]
    titles: dict[str, Text]
    upgrades: dict[str, Text]
    kinds: dict[str, Text]
    places: dict[str, Text]


def names(content: Box) -> Names:
    """All the names of a content; `content.names` keeps them."""
    titles = {tile.id: _upgrade(tile) for tile in content.upgrades.values()}
    upgrades = {name: marked(name, title) for name, title in titles.items()}
    kinds = {row.id: Text(_space(row)) for row in content.spaces.values()}
    spaces = {name: marked(name, kind) for name, kind in kinds.items()}
    regions = {row.id: _region(row) for row in content.regions.values()}
    return Names(regions, titles, upgrades, kinds, spaces | upgrades)


def marked(name: str, text: Text) -> Text:
    """A name with the id that is printed on the piece: `I47 Private workshop`."""
    return Text("tadmor-marked", {"id": name.upper(), "name": text})


def _region(region: Region) -> Text:
    if region.names is None:
        return Text(f"tadmor-region-{region.id.replace('_', '-')}")
    return region.names.told("tadmor-region-given")


def _space(space: Space) -> str:
    """The message that says what is done on a space."""
    parts = [
        space.resource,
        space.pile,
        str(space.order) if space.order else None,
        "full" if space.full else None,
        "card" if space.card else None,
    ]
    return "-".join(["tadmor-place", space.action, *(part for part in parts if part)])


def _upgrade(tile: Upgrade) -> Text:
    """An upgrade's name; of those that only differ in a resource or a condition it says which."""
    match tile.effect:
        case Trade(give=give, take=take):
            return Text("-".join(["tadmor-upgrade-trade", give, *([take] if take else [])]))
        case Hold(resource=resource):
            return Text(f"tadmor-upgrade-hold-{resource}", {"n": tile.era})
        case Legacy(of=what):
            return Text(f"tadmor-upgrade-legacy-{what}")
    return Text(f"tadmor-upgrade-{tile.id}")


def line_key(tile: Upgrade) -> str:
    """How the messages of what an upgrade does begin."""
    kind = tile.effect.kind
    return f"tadmor-upgrade-{kind if kind in DERIVED else tile.id}"


DERIVED = ("trade", "hold", "legacy")
"""Effects that several upgrades have, each with a resource or a condition of its own."""

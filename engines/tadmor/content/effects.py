"""What upgrades and missions do, as typed records of the content."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, Model, Some

Resource = Literal["wood", "stone", "marble", "gold"]
Advanced = Literal["marble", "gold"]
Legacies = Literal["tower", "goods", "missions", "temple", "pieces"]


class Trade(Model):
    """One `give` for one `take`, any number of times (I1-I4); for two basic ones without it (I23, I24)."""

    kind: Literal["trade"]
    give: Resource
    take: Advanced | None = None


class Herald(Model):
    """Points for each mission completed (I5, I19)."""

    kind: Literal["herald"]
    points: Some


class Broker(Model):
    """Points buy at most one basic and one advanced resource a turn (I6)."""

    kind: Literal["broker"]
    basic: Some
    advanced: Some


class OwnRaiders(Model):
    """The revealer's own pieces stay (I7)."""

    kind: Literal["own_raiders"]


class Collector(Model):
    """Points for each rare good acquired, `free` for one received free (I8, I27)."""

    kind: Literal["collector"]
    points: Some
    free: Count


class Credit(Model):
    """Once a turn a rare good for points instead of resources (I9)."""

    kind: Literal["credit"]
    points: Some


class Hold(Model):
    """More of a resource when a ship collects it (I10-I13, I29-I32)."""

    kind: Literal["hold"]
    resource: Resource
    more: Some


class FifthStorey(Model):
    """Levels that are multiples of five are free (I14, I15)."""

    kind: Literal["fifth_storey"]


class Fame(Model):
    """Points a turn for the sole highest tower (I16, I17, I35, I36)."""

    kind: Literal["fame"]
    points: Some


class Scaffold(Model):
    """Tower levels cost no wood (I18)."""

    kind: Literal["scaffold"]


class Clerk(Model):
    """Completing a mission costs fewer resources (I20)."""

    kind: Literal["clerk"]
    saves: Some


class PrivateMarket(Model):
    """A private action space: the full market (I21, I22)."""

    kind: Literal["private_market"]


class Spoils(Model):
    """Points for the revealer if an opposing piece is removed (I25)."""

    kind: Literal["spoils"]
    points: Some


class Tribute(Model):
    """Gold and points for the revealer (I26)."""

    kind: Literal["tribute"]
    gold: Count
    points: Count


class Buyer(Model):
    """Rare goods cost fewer resources (I28)."""

    kind: Literal["buyer"]
    saves: Some


class Storehouse(Model):
    """A higher storage limit (I33)."""

    kind: Literal["storehouse"]
    limit: Some


class Architects(Model):
    """Temple parts cost fewer resources (I34)."""

    kind: Literal["architects"]
    saves: Some


class Sanctuary(Model):
    """A private action space: a temple part, and points for it (I37)."""

    kind: Literal["sanctuary"]
    points: Count


class Legacy(Model):
    """Points at the end for who alone is best (I38-I42)."""

    kind: Literal["legacy"]
    of: Legacies
    points: Some


class Keeper(Model):
    """Any rare good of the pile instead of the top one (I43)."""

    kind: Literal["keeper"]


class Peacemaker(Model):
    """Gifts of Peace count so many times (I44)."""

    kind: Literal["peacemaker"]
    times: Annotated[int, Field(ge=2, le=5)]


class Escort(Model):
    """Own pieces are never removed by raiders (I45)."""

    kind: Literal["escort"]


class TaxCharter(Model):
    """No tax (I46)."""

    kind: Literal["tax_charter"]


class Workshop(Model):
    """A private action space: any Construction action (I47)."""

    kind: Literal["workshop"]


class Envoy(Model):
    """A private action space: any Kingdom action (I48)."""

    kind: Literal["envoy"]


UpgradeEffect = (
    Trade
    | Herald
    | Broker
    | OwnRaiders
    | Collector
    | Credit
    | Hold
    | FifthStorey
    | Fame
    | Scaffold
    | Clerk
    | PrivateMarket
    | Spoils
    | Tribute
    | Buyer
    | Storehouse
    | Architects
    | Sanctuary
    | Legacy
    | Keeper
    | Peacemaker
    | Escort
    | TaxCharter
    | Workshop
    | Envoy
)

PRIVATE = ("private_market", "sanctuary", "workshop", "envoy")
"""Effects that are private action spaces (TAD-19.1)."""


class AnyGood(Model):
    """A rare good of one's choice from one pile (K1, K2)."""

    kind: Literal["any_good"]


class FreePart(Model):
    """The next temple part (K3, K4)."""

    kind: Literal["free_part"]


class NextPiece(Model):
    """The next ship or camel without its requirement (K5, K6, K11, K12)."""

    kind: Literal["next_piece"]
    piece: Literal["camel", "ship"]


class FreeLevels(Model):
    """Tower levels at once (K7, K8)."""

    kind: Literal["free_levels"]
    levels: Some


class Divert(Model):
    """Another region is attacked (K9, K10)."""

    kind: Literal["divert"]


class Charter(Model):
    """The Palmyra Market for the rest of the phase (K13)."""

    kind: Literal["charter"]


class Swap(Model):
    """An own piece changes places with another player's of the same kind (K14)."""

    kind: Literal["swap"]


class Scholars(Model):
    """A number of displayed upgrades for nothing (K15)."""

    kind: Literal["scholars"]
    upgrades: Annotated[int, Field(ge=1, le=4)]


class Resources(Model):
    """A number of resources of any kinds (K16-K18)."""

    kind: Literal["resources"]
    amount: Some


class Vow(Model):
    """The basement of a new temple, beside an unfinished one too (K19)."""

    kind: Literal["vow"]


class Sappers(Model):
    """Levels of one opponent's tower are destroyed (K20)."""

    kind: Literal["sappers"]
    levels: Some


class Draw(Model):
    """A number of missions from the deck (K21, K22)."""

    kind: Literal["draw"]
    missions: Annotated[int, Field(ge=1, le=4)]


class March(Model):
    """Several pieces in one placement turn (K23, K24)."""

    kind: Literal["march"]
    pieces: Annotated[int, Field(ge=2, le=9)]


class Foreigners(Model):
    """An upgrade of Era I or II that is not on the board, for nothing (K25, K26)."""

    kind: Literal["foreigners"]


MissionEffect = (
    AnyGood
    | FreePart
    | NextPiece
    | FreeLevels
    | Divert
    | Charter
    | Swap
    | Scholars
    | Resources
    | Vow
    | Sappers
    | Draw
    | March
    | Foreigners
)

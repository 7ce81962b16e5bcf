"""Raiders: the card chosen last turn strikes, then the next one is chosen in secret (TAD-5)."""

from typing_extensions import override

from engines.core import (
    NOBODY,
    Arg,
    Ask,
    AtRandom,
    Choose,
    Decision,
    Option,
    Step,
    Text,
    record,
    text,
)
from engines.tadmor.content import Content
from engines.tadmor.content.describe import space_effect
from engines.tadmor.content.effects import Divert, Escort, OwnRaiders, Spoils, Swap, Tribute
from engines.tadmor.content.memo import once
from engines.tadmor.rules.supply import completed_with, return_mission, take_back
from engines.tadmor.state import Piece, Player, Tadmor
from engines.tadmor.words import MISSION, WHO, amount, amounts

DECLINE = "decline"
BACK = "back"
DECLINED = Option(DECLINE, Text("tadmor-decline"))
NO_RAID = Option(DECLINE, Text("tadmor-no-raid"), Text("tadmor-no-raid-hint"))


@record
class RaidersPhase(Step[Tadmor]):
    """The card is revealed, its region raided; then the next card is chosen (TAD-5.13)."""

    @override
    def run(self, game: Tadmor) -> None:
        game.phase = "raiders"
        game.active = None
        holder = next((one for one in game.players if one.raider is not None), None)
        if holder is None:
            game.push(NextRaid())
            return
        game.reveal()
        game.raided, holder.raider, game.revealer = holder.raider, None, holder.seat
        game.tell(
            "tadmor-event-reveal",
            by=holder.seat,
            region=game.content.names.regions[game.raided or ""],
        )
        _tribute(game)
        divert = [DivertRaid(seat) for seat in _returners(game, Divert)]
        swap = [SwapPiece(seat) for seat in _returners(game, Swap)]
        game.push(*divert, Raid(), *swap, NextRaid())


def _returners(game: Tadmor, kind: type[Divert | Swap]) -> list[int]:
    """The seats that could return a mission of a kind, in turn order."""
    return [player.seat for player in game.order() if completed_with(game, player, kind)]


def _tribute(game: Tadmor) -> None:
    """Gold and points for who revealed the card (TAD-17.I26)."""
    if game.revealer is None:  # pragma: no cover - somebody has just revealed it
        raise RuntimeError("nobody revealed a raider card")
    player = game.players[game.revealer]
    for effect in game.effects(player, Tribute):
        player.warehouse["gold"] += effect.gold
        player.score(effect.points, "raiders")
        gained = amounts({"gold": effect.gold, "points": effect.points})
        game.tell("tadmor-event-tribute", by=player.seat, gained=gained)


@record
class DivertRaid(Ask[Tadmor]):
    """A mission returned to have another region of the deck attacked (TAD-5.2, TAD-5.14)."""

    seat: int

    @override
    def decision(self, game: Tadmor) -> Decision:
        cards = completed_with(game, game.players[self.seat], Divert)
        names, raided = game.content.names.regions, game.raided or ""
        return Choose(
            prompt=text("tadmor-prompt-divert", region=names[raided], toll=_toll(game, raided)),
            topic=Text("tadmor-topic-divert"),
            default=DECLINE,
            rules=["TAD-5.2", "TAD-5.14", "TAD-18.K9", "TAD-A21"],
            options=[
                DECLINED,
                *(
                    Option(f"{card}.{region}", names[region], _toll(game, region), MISSION[card])
                    for card in cards
                    for region in game.raider_deck()
                    if region != game.raided
                ),
            ],
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        if answer != DECLINE:
            card, region = answer.split(".")
            return_mission(game, game.players[self.seat], card)
            game.raided = region
            game.tell(
                "tadmor-event-divert", by=self.seat, region=game.content.names.regions[region]
            )


@record
class Raid(Step[Tadmor]):
    """All pieces in the region go home, unless immune; the card lies on the board (TAD-5.3, TAD-5.5)."""

    @override
    def run(self, game: Tadmor) -> None:
        lost = _lost(game, game.raided or "")
        for place in lost:
            take_back(game, place)
        pieces: list[Arg] = [
            text("tadmor-piece-at", who=WHO[piece.owner], place=game.content.names.places[place])
            for place, piece in lost.items()
        ]
        region = game.content.names.regions[game.raided or ""]
        game.tell("tadmor-event-raid", by=NOBODY, region=region, n=len(pieces), pieces=pieces)
        if any(piece.owner != game.revealer for piece in lost.values()):
            _spoils(game)
        game.attacked = game.raided


def _lost(game: Tadmor, region: str) -> dict[str, Piece]:
    """The pieces that a raid on a region removes, by their places."""
    pieces = game.placed.items()
    return {place: piece for place, piece in pieces if _falls(game, place, piece, region)}


def _toll(game: Tadmor, region: str) -> Text:
    """How many pieces of whom a raid on a region would remove."""
    owners = [piece.owner for piece in _lost(game, region).values()]
    whom: list[Arg] = [
        text("tadmor-raid-owner", who=WHO[player.seat], n=owners.count(player.seat))
        for player in game.order()
        if player.seat in owners
    ]
    return text("tadmor-raid-toll", n=len(whom), whom=whom)


def _falls(game: Tadmor, place: str, piece: Piece, region: str) -> bool:
    """Whether raiders of a region remove a piece (TAD-5.3, TAD-5.4, TAD-17.I7, TAD-17.I45)."""
    space = game.space(place)
    if space is None or space.region != region:
        return False
    owner = game.players[piece.owner]
    if game.effects(owner, Escort):
        return False
    return piece.owner != game.revealer or not game.effects(owner, OwnRaiders)


def _spoils(game: Tadmor) -> None:
    """Points for the revealer, since an opposing piece was removed (TAD-17.I25)."""
    player = game.players[game.revealer or 0]
    for effect in game.effects(player, Spoils):
        player.score(effect.points, "raiders")
        game.tell("tadmor-event-spoils", by=player.seat, gained=amount("points", effect.points))


@record
class SwapPiece(Ask[Tadmor]):
    """A mission returned to swap two pieces of one kind: first the own one (TAD-5.6, TAD-18.K14, TAD-A20)."""

    seat: int

    @override
    def decision(self, game: Tadmor) -> Decision | None:
        options = [
            Option(
                place, game.content.names.places[place], space_effect(game.content, place, game.era)
            )
            for place in game.places_of(self.seat)
            if _partners(game, place)
        ]
        if not options:
            return None
        return Choose(
            prompt=Text("tadmor-prompt-swap"),
            topic=Text("tadmor-topic-swap"),
            default=DECLINE,
            rules=["TAD-5.6", "TAD-18.K14", "TAD-A20", "TAD-A48"],
            options=[DECLINED, *options],
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        if answer != DECLINE:
            game.push(SwapWith(self.seat, answer))


def _partners(game: Tadmor, place: str) -> list[str]:
    """Other players' pieces of the same kind, if the place is one of the board (TAD-A20)."""
    if game.space(place) is None:
        return []
    mine = game.placed[place]
    return [
        other
        for other, piece in game.placed.items()
        if piece.kind == mine.kind and piece.owner != mine.owner and game.space(other) is not None
    ]


@record
class SwapWith(Ask[Tadmor]):
    """Whose piece the own one changes places with."""

    seat: int
    place: str

    @override
    def decision(self, game: Tadmor) -> Decision:
        names = game.content.names.places
        options = [
            Option(
                place,
                names[place],
                space_effect(game.content, place, game.era),
                Text("tadmor-group-of", {"who": WHO[piece.owner]}),
            )
            for place in _partners(game, self.place)
            if (piece := game.placed[place])
        ]
        return Choose(
            prompt=Text("tadmor-prompt-swap-with", {"place": names[self.place]}),
            topic=Text("tadmor-topic-swap"),
            default=BACK,
            rules=["TAD-18.K14", "TAD-A20"],
            options=[*options, Option(BACK, Text("tadmor-back"))],
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        if answer == BACK:
            game.push(SwapPiece(self.seat))
            return
        player = game.players[self.seat]
        return_mission(game, player, completed_with(game, player, Swap)[0])
        mine, other = game.placed[self.place], game.placed[answer]
        game.tell(
            "tadmor-event-swap",
            by=self.seat,
            who=WHO[other.owner],
            place=game.content.names.places[self.place],
            other=game.content.names.places[answer],
        )
        mine.owner, other.owner = other.owner, mine.owner


@record
class NextRaid(Step[Tadmor]):
    """The piece on the Raiders goes home; its owner chooses a card if a turn is left (TAD-5.7, TAD-5.16)."""

    @override
    def run(self, game: Tadmor) -> None:
        place = next((one for one in game.placed if _is_raiders(game, one)), None)
        game.active = None
        if place is None:
            return
        seat = game.placed[place].owner
        take_back(game, place)
        if game.turn == game.last_turn:
            game.tell("tadmor-event-raiders-back", by=seat)
            return
        game.active = seat
        game.push(ChooseRaid(seat))


def _is_raiders(game: Tadmor, place: str) -> bool:
    space = game.space(place)
    return space is not None and space.action == "raiders"


@record
class ChooseRaid(Ask[Tadmor]):
    """The region of the next raid, known to its chooser alone, or none (TAD-5.7, TAD-5.8, TAD-5.16)."""

    seat: int

    @override
    def decision(self, game: Tadmor) -> Decision:
        deck, board = game.raider_deck(), game.spaces()
        return Choose(
            prompt=Text("tadmor-prompt-raid", _reward(game, game.players[self.seat])),
            topic=Text("tadmor-topic-raid"),
            default=AtRandom("raid", deck),
            secret=True,
            always=True,
            rules=["TAD-5.7", "TAD-5.8", "TAD-5.16"],
            options=[
                *(
                    Option(
                        region,
                        game.content.names.regions[region],
                        _offers(game.content, region, board),
                    )
                    for region in deck
                ),
                NO_RAID,
            ],
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        game.active = None
        if answer == DECLINE:
            # Everybody may know who holds a card, and so that nobody does.
            game.reveal()
            game.tell("tadmor-event-no-raid", by=self.seat)
            return
        game.players[self.seat].raider = answer
        story = {self.seat: {"region": game.content.names.regions[answer]}}
        game.tell("tadmor-event-raid-chosen", by=self.seat, private=story)


def _reward(game: Tadmor, player: Player) -> dict[str, Arg]:
    """What revealing the card brings its owner, the more if somebody else loses a piece (TAD-17.I25)."""
    gold = points = spoils = 0
    for tribute in game.effects(player, Tribute):
        gold, points = gold + tribute.gold, points + tribute.points
    for won in game.effects(player, Spoils):
        spoils += won.points
    sure, more = amounts({"gold": gold, "points": points}), amount("points", spoils)
    return {"n": len(sure), "gained": sure, "m": spoils, "points": more}


@once
def _offers(content: Content, region: str, board: tuple[str, ...]) -> Text:
    """What can be done in a region of a board with these spaces."""
    names = [name for name in board if content.spaces[name].region == region]
    kinds = {kind.key: kind for kind in map(content.names.kinds.__getitem__, names)}
    return Text("tadmor-region-offers", {"what": [*kinds.values()]})

"""How the seats of a match are called in its posts, panels and pictures."""

from collections.abc import Sequence

from bot.domain.match import FORMER_NAME, MatchInfo, SeatInfo
from bot.text.words import SeatName, Words, has_marks, is_mark, shape_of, words


def match_words(info: MatchInfo, lang: str) -> Words:
    """The words of a language about one match."""
    plain = words(lang)
    return Words(plain.catalogue, [seat_name(info, seat, plain) for seat in info.seats])


def seat_name(info: MatchInfo, seat: SeatInfo, reader: Words) -> SeatName:
    """How one seat is called; an AI player without a name is called one.

    Whose data was erased is called a former player. A house seat has a name in every language, and that
    says all of it.

    It has no shape as long as the lot has yet to choose its colour: any could be another one's in the end.
    Nor has a house seat whose mark is none of the game's, but a place for one that comes with the match.
    """
    if seat.house:
        placeless = has_marks(info.game) and not is_mark(info.game, seat.mark)
        shape = "" if placeless else shape_of(info.game, seat.mark, seat.seat)
        return SeatName(reader.house(info.game, seat.mark), shape)
    name = seat.name
    if not name:
        name = reader(_nameless(seat))
    colour = reader.mark(info.game, seat.mark) if seat.mark else ""
    by_lot = seat.mark is None and has_marks(info.game)
    return SeatName(name, "" if by_lot else shape_of(info.game, seat.mark, seat.seat), colour)


def _nameless(seat: SeatInfo) -> str:
    if seat.ai is not None:
        return "bot-ai-nameless"
    return "bot-seat-open" if seat.user_id is None else FORMER_NAME


def picture_names(reader: Words) -> Sequence[str]:
    """The players' names for a picture, by seat."""
    return [seat.name for seat in reader.seats]

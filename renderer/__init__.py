"""View to picture: knows Pillow and the views, nothing of Discord or storage."""

from renderer.core.picture import Caption, Change, Painter, Picture, fit
from renderer.fortuna.painter import FortunaPainter

__all__ = ["Caption", "Change", "Painter", "Picture", "fit", "painter", "painters"]

_PAINTERS: dict[str, Painter] = {painter.game: painter for painter in (FortunaPainter(),)}


def painters() -> tuple[str, ...]:
    """Keys of the games that can be painted."""
    return tuple(_PAINTERS)


def painter(game_key: str) -> Painter:
    """The painter of a game; KeyError names the games there are."""
    if game_key not in _PAINTERS:
        raise KeyError(f"no painter for {game_key!r}; there are {', '.join(_PAINTERS)}")
    return _PAINTERS[game_key]

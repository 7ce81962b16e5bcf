"""Game content, catalogues, fonts and rule notes, with the only reader of them."""

from data.content import ContentError, digest, games, load
from data.packs import pack_folders

__all__ = ["ContentError", "digest", "games", "load", "pack_folders"]

"""The catalogues with the texts of those games of the tests that have some."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from data import catalogues
from data.catalogues import Catalogue, catalogue_files

_HERE = Path(__file__).parent
FRONTIER = _HERE / "engines" / "frontier" / "locales"
FOLDERS = (FRONTIER, _HERE / "bot" / "locales")


def files_of(folder: Path, lang: str) -> Iterator[Path]:
    """The catalogue files of a folder in a language."""
    yield from sorted((folder / lang).glob("*.ftl"))


def _all_files(lang: str) -> Iterator[Traversable]:
    yield from catalogue_files(lang)
    for folder in FOLDERS:
        yield from files_of(folder, lang)


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language with these texts."""
    return new_catalogue(lang)


def new_catalogue(lang: str) -> Catalogue:
    """The same, which has not complained of anything yet."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogues, "catalogue_files", _all_files)
        return Catalogue(lang)


@contextmanager
def spoken() -> Iterator[None]:
    """While this lasts, everybody's catalogues have these texts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogues, "catalogue_files", _all_files)
        catalogues.catalogue.cache_clear()
        yield
    catalogues.catalogue.cache_clear()

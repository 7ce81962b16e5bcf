"""The examples in docstrings do what they say."""

from collections.abc import Iterator
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, DocTest, DocTestFinder, DocTestRunner
from importlib import import_module
from pkgutil import walk_packages

import pytest

PACKAGES = ("engines.core", "renderer.core")


def examples(package: str) -> Iterator[DocTest]:
    """Every docstring of a package that has examples."""
    found = import_module(package)
    modules = [one.name for one in walk_packages(found.__path__, f"{package}.")]
    for name in (package, *modules):
        module = import_module(name)
        # Without what the module knows: an example imports what it uses, so that a reader can try it.
        found_there = DocTestFinder().find(module, name, globs={"__name__": "__main__"})
        yield from (one for one in found_there if one.examples)


@pytest.mark.parametrize(
    "example", [pytest.param(one, id=one.name) for name in PACKAGES for one in examples(name)]
)
def test_an_example_does_what_it_says(example: DocTest) -> None:
    told: list[str] = []
    outcome = DocTestRunner(optionflags=ELLIPSIS | NORMALIZE_WHITESPACE).run(
        example, out=told.append
    )
    assert outcome.failed == 0, "".join(told)


@pytest.mark.parametrize("package", PACKAGES)
def test_what_everything_else_rests_on_has_examples(package: str) -> None:
    assert sum(1 for _ in examples(package)) >= 15

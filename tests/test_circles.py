"""No module imports itself by way of others, be it only for types; neither does a package."""

from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

import grimp
import pytest

ROOTS = ("bot", "renderer", "engines", "data")


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    root, *others = ROOTS
    return grimp.build_graph(root, *others, cache_dir=None)


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """One circle, each of it imported by the next; empty where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        members: list[str] = found.args[1]
        return members
    return []


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    around = circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
    assert set(pairwise(around)) == {("a", "c"), ("c", "b"), ("b", "a")}


def test_no_module_imports_itself_by_way_of_others(imports: grimp.ImportGraph) -> None:
    graph = {name: imports.find_modules_directly_imported_by(name) for name in imports.modules}
    assert len(graph) > 1000
    assert circle(graph) == []


def packages_of(imports: grimp.ImportGraph, parent: str) -> dict[str, set[str]]:
    """What the modules and packages directly in a package import of each other."""

    def child(name: str) -> str | None:
        within = name.removeprefix(f"{parent}.")
        return None if within == name else within.partition(".")[0]

    graph: dict[str, set[str]] = {}
    for importer in imports.find_descendants(parent):
        one = child(importer)
        assert one is not None
        found = {child(name) for name in imports.find_modules_directly_imported_by(importer)}
        graph.setdefault(one, set()).update(name for name in found if name and name != one)
    return graph


def test_no_package_imports_itself_by_way_of_others(imports: grimp.ImportGraph) -> None:
    found = {name: circle(packages_of(imports, name)) for name in sorted(imports.modules)}
    assert {name: members for name, members in found.items() if members} == {}

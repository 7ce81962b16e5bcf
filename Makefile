# `make play` and `make test` do everything, set-up included; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test lint types imports rules tests soak bench format clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: $(READY) ## try the bot on this machine, without a Discord token
	$(BIN)/caravan sandbox

test: lint types imports rules tests ## check everything

lint: $(READY) ## style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY) ## mypy --strict
	$(BIN)/mypy

imports: $(READY) ## who may import whom
	$(BIN)/lint-imports

rules: $(READY) ## every rule of every game has a note and a test
	$(BIN)/python -m tests.rulebook

tests: $(READY) ## pytest on two cores
	$(BIN)/python -m pytest -n 2

soak: $(READY) ## the long checks: 1,000 playouts a kind, 200 kills
	$(BIN)/python -m tests.soak

bench: $(READY) ## the figures of docs/performance.md, measured here
	$(INSTALL) -e '.[bench]'
	$(BIN)/caravan bench

format: $(READY) ## put the code into its format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove the environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Made again only when what is to be installed changes.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; name it: make PYTHON=python3.12 ..."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(INSTALL) -e '.[dev]'
	@touch $(READY)

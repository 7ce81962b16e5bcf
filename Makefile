# `make play` and `make test` do everything, set-up included; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt

# What is installed; made again only when what is to be installed changes.
BOT := $(VENV)/.bot
TOOLS := $(VENV)/.tools

.DEFAULT_GOAL := help
.PHONY: help play test lint types imports rules tests soak bench format clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: $(BOT) ## try the bot on this machine, without a Discord token
	$(BIN)/caravan sandbox

test: lint types imports rules tests ## check everything

lint: $(TOOLS) ## style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TOOLS) ## mypy --strict
	$(BIN)/mypy

imports: $(TOOLS) ## who may import whom
	$(BIN)/lint-imports

rules: $(TOOLS) ## every rule of every game has a note and a test
	$(BIN)/python -m tests.rulebook

# Whole modules go to one core each, so that what their tests share is made once.
tests: $(TOOLS) ## pytest on two cores
	$(BIN)/python -m pytest -n 2 --dist loadscope --no-loadscope-reorder

soak: $(TOOLS) ## the long checks: 1,000 playouts a kind, 200 kills of the service and of the whole bot
	$(BIN)/python -m tests.soak
	CARAVAN_KILLS=200 $(BIN)/python -m pytest tests/bot/matches/test_kill.py tests/bot/app/test_fault_killed.py

bench: $(BOT) ## the figures of docs/performance.md, measured here
	$(INSTALL) -e '.[bench]'
	$(BIN)/caravan bench

format: $(TOOLS) ## put the code into its format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove the environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BOT): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; name it: make PYTHON=python3.12 ..."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(INSTALL) -e .
	@touch $(BOT)

$(TOOLS): $(BOT)
	$(INSTALL) -e '.[dev]'
	@touch $(TOOLS)

# `make play` and `make test` do everything, including the set-up; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt

# Marks what is installed; remade only when the requirements change.
BOT := $(VENV)/.bot
TOOLS := $(VENV)/.tools

# A run of the tests starts the program some hundred times; without what it was compiled to, each start takes
# seconds. So a setting of the shell that nothing be kept does not count here.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test lint types imports rules tests soak bench format clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: $(BOT) ## try the bot on this machine, without a Discord token
	$(BIN)/caravan sandbox

# Types are checked on the side: the tests wait for disk and network now and then.
test: lint imports rules ## check everything
	$(MAKE) --no-print-directory -j2 types tests

lint: $(TOOLS) ## check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TOOLS) ## check types (mypy --strict)
	$(BIN)/mypy

imports: $(TOOLS) ## check which packages import which
	$(BIN)/lint-imports

rules: $(TOOLS) ## check that every rule of every game has a note and a test
	$(BIN)/python -m tests.rulebook

# Each module runs on one core, so that what its tests share is made once.
tests: $(TOOLS) ## run pytest on two cores
	$(BIN)/python -m pytest -n 2 --dist loadscope --no-loadscope-reorder

soak: export CARAVAN_SEED := new
soak: $(TOOLS) ## run the long checks: a million answers in playouts of each game, 200 kills each, 3,000 odd files, packs, positions, clicks, all twin worlds, whole matches with every number of players
	$(BIN)/python -m tests.soak
	CARAVAN_FUZZ=3000 $(BIN)/python -m pytest tests/fuzz
	CARAVAN_TWINS=all $(BIN)/python -m pytest -n 2 --dist loadscope tests/bot/twins
	CARAVAN_TABLES=all $(BIN)/python -m pytest tests/bot/app/test_whole_matches.py tests/engines/test_routines.py
	CARAVAN_KILLS=200 $(BIN)/python -m pytest tests/bot/matches/test_kill.py tests/bot/app/test_fault_killed.py

bench: $(BOT) ## measure the figures of docs/performance.md on this machine
	$(INSTALL) -e '.[bench]'
	$(BIN)/caravan bench

format: $(TOOLS) ## format the code
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

# `make play` and `make test` do all the set-up; the first run builds the engine, with a C compiler if there is one.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.ftl')

SAY_WHICH := from mindtable.terminal.bench import is_compiled; \
	print("The engine is", "compiled." if is_compiled() else "pure Python: no C compiler was found.")

.PHONY: play test bench clean

play: $(VENV)/.player
	$(BIN)/mindtable play

test: $(VENV)/.developer
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2

bench: $(VENV)/.player
	$(BIN)/mindtable bench

clean:
	rm -rf $(VENV) build src/*.egg-info

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.player: $(BIN)/python $(SOURCES)
	$(BIN)/python -m pip install --quiet '.[all]'
	rm -rf build src/*.egg-info
	@$(BIN)/python -c '$(SAY_WHICH)'
	touch $@

$(VENV)/.developer: $(BIN)/python $(SOURCES)
	$(BIN)/python -m pip install --quiet '.[dev]'
	rm -rf build src/*.egg-info
	@$(BIN)/python -c '$(SAY_WHICH)'
	touch $@

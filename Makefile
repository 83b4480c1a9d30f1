# `make play` and `make test` do all the set-up; the first run builds the engine, with a C compiler if there is one.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.ftl')

.PHONY: play test check bench clean

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
	touch $@

$(VENV)/.developer: $(BIN)/python $(SOURCES)
	$(BIN)/python -m pip install --quiet '.[dev]'
	rm -rf build src/*.egg-info
	touch $@

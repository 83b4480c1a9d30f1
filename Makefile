# `make play` and `make test` do all the set-up; the first run builds the engine, with a C compiler if there is one.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.ftl' -o -path '*/table/*' -type f)

SAY_WHICH := from mindtable.terminal.bench import is_compiled; \
	print("The engine is", "compiled." if is_compiled() else "pure Python: no C compiler was found.")

.PHONY: play test attack screenshots browser proxy bench strength clean

play: $(VENV)/.player
	$(BIN)/mindtable serve

# The tests of the pages need a browser: Debian's where none is there and we may install it. The one without windows is
# twice as fast as the one with them.
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome

browser: $(VENV)/.developer
	@for name in $(BROWSERS); do command -v $$name > /dev/null && exit; done; \
	test "$$(id -u)" = 0 && command -v apt-get > /dev/null && apt-get update -qq && \
		for name in $(BROWSERS); do apt-get install -y -qq $$name > /dev/null && exit; done; \
	$(BIN)/playwright install --only-shell chromium

# One test goes through a real proxy, where there is one or we may install it. Without, it is left out and says so.
proxy:
	@for name in nginx openssl; do PATH="$$PATH:/usr/sbin" command -v $$name > /dev/null || missing="$$missing $$name"; done; \
	test -z "$$missing" || { test "$$(id -u)" = 0 && command -v apt-get > /dev/null && apt-get update -qq && \
		apt-get install -y -qq --no-install-recommends $$missing > /dev/null; } || \
	echo "Not there, and not to be installed here:$$missing."

screenshots: browser
	$(BIN)/python tools/screenshots.py docs/screenshots

test: browser proxy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 --dist worksteal

# A campaign against the table, for as long as told: docs/attack.md. AGAIN=FILE tries once more what has failed.
MINUTES ?= 10
SEED ?= $(shell date +%s)

attack: $(VENV)/.developer
	$(BIN)/python -m attack $(if $(AGAIN),--again $(AGAIN),--minutes $(MINUTES) --seed $(SEED)) $(PARTS)

bench: $(VENV)/.player
	$(BIN)/mindtable bench

# Hours of games between bots: docs/bots.md.
strength: $(VENV)/.player
	$(BIN)/python benchmarks/strength.py

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

# `make play` and `make test` do all the set-up; the first run builds the engine, with a C compiler if there is one.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.ftl' -o -path '*/table/*' -type f)

SAY_WHICH := from mindtable.terminal.bench import is_compiled; \
	print("The engine is", "compiled." if is_compiled() else "pure Python: no C compiler was found.")

.PHONY: play test quick announce docs words puzzles proved attack measure screenshots browser proxy bench strength lab train clean

# Ctrl-C is how one leaves the table: no error.
play: $(VENV)/.player
	@trap : INT; $(BIN)/mindtable serve || test $$? -eq 130

# The tests of the pages need a browser: Debian's where none is there and we may install it. The one without windows is
# twice as fast as the one with them. Some tests go through real proxies. Whatever is installed is said before;
# `make test INSTALL=no` installs nothing and leaves out what cannot be tested without.
INSTALL ?= yes
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
CHROMIUM := $(firstword $(foreach name,$(BROWSERS),$(shell command -v $(name))) \
	$(wildcard $(addsuffix /ms-playwright/chromium_headless_shell-*,$(HOME)/.cache $(HOME)/Library/Caches)))
LACKING := $(strip $(foreach name,caddy nginx openssl,$(if $(shell PATH="$$PATH:/usr/sbin" command -v $(name)),,$(name))))
APT := $(and $(filter 0,$(shell id -u)),$(shell command -v apt-get))

announce:
	@echo "make test sets up $(VENV), builds the package, checks style and types, and runs all tests: some minutes."
	@echo "(make quick runs what takes less than one, with neither compiler nor browser.)"
	@echo "Browser: $(or $(CHROMIUM),none found: $(if $(filter no,$(INSTALL)),the tests of the pages are left \
out.,$(if $(APT),apt-get,Playwright) will install one. To be spared that: make test INSTALL=no))"
	@$(if $(LACKING),echo "Proxy: no $(LACKING): $(if $(and $(APT),$(filter-out no,$(INSTALL))),apt-get \
will install it. To be spared that: make test INSTALL=no,the test that goes through one is left out.)")

browser: $(VENV)/.developer
	@$(if $(CHROMIUM)$(filter no,$(INSTALL)),,$(if $(APT),apt-get update -qq && \
		for name in $(BROWSERS); do apt-get install -y -qq $$name > /dev/null && exit; done;) \
	$(BIN)/playwright install --only-shell chromium)

proxy:
	@$(if $(and $(LACKING),$(APT),$(filter-out no,$(INSTALL))),apt-get update -qq && \
		apt-get install -y -qq --no-install-recommends $(LACKING) > /dev/null || \
		echo "Neither there nor to be installed here: $(LACKING).")

screenshots: browser
	$(BIN)/python tools/screenshots.py docs/screenshots

# Every state of a game on every screen in every language: what is cut, covered, lost, too small, or jumps. ONLY names
# some of it: make measure ONLY="390×844 fr block".
measure: browser
	$(BIN)/python -m tests.browser.measure $(ONLY)

test: announce browser proxy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 --dist worksteal $(if $(CHROMIUM)$(filter-out no,$(INSTALL)),,-m "not browser")

# For while one works: style, and the tests that are quick, of the sources as they are.
quick: $(if $(wildcard $(VENV)/.developer),,$(VENV)/.tools)
	$(BIN)/ruff check .
	PYTHONPATH=src $(BIN)/python -m pytest -q -n 2 -m "not slow and not browser"

# Ten thousand games told in all languages, read for what is never to be said (tests/wording/never).
GAMES ?= 10000

words: $(VENV)/.developer
	$(BIN)/python -m tests.wording.words $(GAMES)

# Puzzles, found in games of a search against itself: about twenty minutes of a processor for a thousand games. What is
# found is kept in a folder, so it can be ended at any time and goes on where it was; FOUND names another one, LOOKED_AT
# says how many games.
FOUND ?= build/puzzles
LOOKED_AT ?= 1500
PROCESSES ?= $(shell nproc 2> /dev/null || echo 1)

puzzles: $(VENV)/.player
	seq 0 $$(($(PROCESSES) - 1)) | xargs -P $(PROCESSES) -I {} \
		$(BIN)/python tools/puzzles.py look $(FOUND) --games $(LOOKED_AT) --process {} --processes $(PROCESSES)
	$(BIN)/python tools/puzzles.py gather $(FOUND)

# All puzzles of the file, proved anew.
proved: $(VENV)/.player
	$(BIN)/python tools/puzzles.py prove

# The documents and the reference as pages in site/. Nothing is built for them but themselves.
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

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

# What is missing of the studies in studies/, and what all of them show: docs/lab.md. Hours; it can be interrupted.
RESULTS ?= results

lab: $(VENV)/.developer
	$(BIN)/mindtable lab run studies/*.toml --into $(RESULTS)
	$(BIN)/mindtable lab report $(patsubst studies/%.toml,$(RESULTS)/%,$(sort $(wildcard studies/*.toml))) -o $(RESULTS)/report.html --data src/mindtable/lab/figures.json --lang en

# What the search learns, in rounds of games against itself, each of at most 90 minutes on two cores: docs/bots.md. What is
# played is kept in a folder, so it can be ended at any time and goes on where it was.
TRAINING ?= build/training
FAMILY ?= mindbug

train: $(VENV)/.developer
	$(BIN)/python -m mindtable.training $(TRAINING) --family $(FAMILY)

clean:
	rm -rf $(VENV) build site src/*.egg-info

BUILDING := Installing Mindtable in $(VENV) and compiling its engine: this takes a minute or two, and only after changes.

$(BIN)/python:
	@echo "Setting up Python in $(VENV)."
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

EXTRA := import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["docs"])

$(VENV)/.docs: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet $$($(BIN)/python -c '$(EXTRA)')
	touch $@

$(VENV)/.tools: $(BIN)/python pyproject.toml
	MINDTABLE_PURE=1 $(BIN)/python -m pip install --quiet '.[dev]'
	rm -rf build src/*.egg-info
	touch $@

$(VENV)/.player: $(BIN)/python $(SOURCES)
	@echo "$(BUILDING)"
	$(BIN)/python -m pip install --quiet '.[all]'
	rm -rf build src/*.egg-info
	@$(BIN)/python -c '$(SAY_WHICH)'
	touch $@

$(VENV)/.developer: $(BIN)/python $(SOURCES)
	@echo "$(BUILDING)"
	$(BIN)/python -m pip install --quiet '.[dev]'
	rm -rf build src/*.egg-info
	@$(BIN)/python -c '$(SAY_WHICH)'
	touch $@

# `make play` and `make test` need Python 3.11 or newer, Node 20 or newer and make; everything else goes into .venv
# and web/node_modules. The tests of the browser game need Chromium too, which is installed where that is possible.

PYTHON ?= python3
UV ?= uv
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PYTEST := $(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder

# Bytecode is kept wherever we run: the tests start hundreds of processes, and each would compile every source anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test fast soak lint format pins clean web chromium
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help:
	@echo "make play    set up and play"
	@echo "make test    set up and run every check"
	@echo "make web     build the browser client into the package"
	@echo "make fast    build the compiled package into build/fast"
	@echo "make wheels  build what could be published: sdist and wheels, metadata checked"
	@echo "make bench-peers  Landsraad beside other engines, in one run"
	@echo "make soak    the tests in their large size, in parts of at most an hour (PART=games: one of them)"
	@echo "make lint    style and types only"
	@echo "make format  rewrite the sources in the project's style"
	@echo "make pins    renew requirements/*.txt (needs uv)"
	@echo "make clean   remove .venv, caches and builds"

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "Landsraad needs Python 3.11 or newer, and there is no '$(PYTHON)' here. Name one: make PYTHON=/path/to/python" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Landsraad needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "'$(PYTHON)' cannot make a virtual environment (Debian and Ubuntu: install python3-venv)." >&2; exit 1; }

# One environment, two sizes: players do not wait for the tools of developers.
# The build tools are pinned too, hence no build isolation.
INSTALL_SELF := $(PIP) --no-deps --no-build-isolation --editable .

$(VENV)/.play: requirements/runtime.txt requirements/build.txt pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r requirements/runtime.txt -r requirements/build.txt
	$(INSTALL_SELF)
	@touch $@

$(VENV)/.test: requirements/dev.txt pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r requirements/dev.txt
	$(INSTALL_SELF)
	@touch $@

# The table in the browser is built into the package, which serves it.
STATIC := src/landsraad/server/static
WEB_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
NODE_MODULES := web/node_modules/.installed

# Not `npm ci`: it wants the builds for all other systems in the lock file too. The pins and hashes of the lock hold.
$(NODE_MODULES): web/package.json web/package-lock.json web/.npmrc
	@command -v npm >/dev/null || { echo "The browser game is built with Node 20 or newer, and there is no npm here." >&2; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { echo "The browser game is built with Node 20 or newer; this is $$(node --version)." >&2; exit 1; }
	cd web && npm install --no-save --loglevel=error --no-fund --no-update-notifier
	@touch $@

$(STATIC)/index.html: $(WEB_SOURCES) $(NODE_MODULES)
	cd web && npm run build --silent
	@touch $@

web: $(STATIC)/index.html

# Debian's Chromium with letters for Korean, for the tests; without root somebody else must install them. The shell has no
# windows and menus of its own, which costs a quarter less; where there is none, the whole browser plays all tests.
APT := apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell fonts-noto-cjk
chromium:
	@{ command -v chromium && command -v chromium-headless-shell && fc-list | grep -qi cjk; } >/dev/null 2>&1 \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && DEBIAN_FRONTEND=noninteractive $(APT) >/dev/null; } \
		|| { command -v chromium && fc-list | grep -qi cjk; } >/dev/null 2>&1 \
		|| { echo "The tests need Chromium and a Korean font (Debian: $(APT))." >&2; exit 1; }

play: $(VENV)/.play $(STATIC)/index.html
	$(BIN)/landsraad play

# The picture of the README is one that the tests take.
.PHONY: pictures
pictures: $(VENV)/.test $(STATIC)/index.html chromium
	LANDSRAAD_PICTURES=1 $(BIN)/pytest -q tests/browser/test_looks.py -k "shows_the_board_whole and en"
	LANDSRAAD_PICTURES=1 $(BIN)/pytest -q tests/browser/test_uprising.py -k "whole_at_every_size and (es or ko)"

# Twenty silent seconds of a game, below 3 MB.
.PHONY: film
film: $(VENV)/.test $(STATIC)/index.html chromium
	$(BIN)/python tools/film.py docs/images/film.webm

# The same source, compiled, in a folder of its own: PYTHONPATH=build/fast puts it before the interpreted one.
FAST := build/fast
COMPILED_SOURCES := $(shell find src/landsraad -name '*.py' -o -name '*.ftl' -o -name '*.txt')

$(FAST)/.built: $(COMPILED_SOURCES) $(STATIC)/index.html hatch_build.py pyproject.toml | $(VENV)/.test
	rm -rf $(FAST)
	LANDSRAAD_COMPILE=1 $(PIP) --no-deps --no-build-isolation --target $(FAST) .
	@touch $@

fast: $(FAST)/.built

# What could be published: the source package, a wheel for every platform that can be built here, and their metadata
# checked. Without containers (cibuildwheel needs them on Linux) only the wheel of this machine is built, and it is said.
WHEEL_TOOLS := build/wheel-tools
.PHONY: sdist wheels
$(WHEEL_TOOLS)/.ready: requirements/wheels.txt | $(BIN)/python
	$(PYTHON) -m venv $(WHEEL_TOOLS)
	$(WHEEL_TOOLS)/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements/wheels.txt
	@touch $@

sdist: $(WHEEL_TOOLS)/.ready $(STATIC)/index.html
	rm -rf dist
	$(WHEEL_TOOLS)/bin/python -m build --sdist --outdir dist .
	$(WHEEL_TOOLS)/bin/twine check --strict dist/*.tar.gz

wheels: sdist
	@if [ "$$(uname)" != Linux ] || docker info >/dev/null 2>&1 || podman info >/dev/null 2>&1; then \
		$(WHEEL_TOOLS)/bin/cibuildwheel --output-dir dist dist/*.tar.gz; \
	else \
		echo "no containers here: only the wheel of this machine is built" >&2; \
		LANDSRAAD_COMPILE=1 $(WHEEL_TOOLS)/bin/python -m build --wheel --outdir dist .; \
	fi
	$(WHEEL_TOOLS)/bin/twine check --strict dist/*

# What depends on no build runs once: rules, cards, words, facts, documents and changed sources (mutants) interpreted;
# commands, bots, tournaments, environments, server, browser and the games of every cell compiled. The engine's own tests
# run on both, and stored games are compared byte by byte on both (test_same_bytes). The interpreted pass and the style
# run beside the compilation and give way to it, since what needs the compiled build begins as soon as it is there. Three
# workers for two cores, because servers, clients and pages wait for each other; the tests in the browser are a process of
# their own, for their driver keeps an event loop; the load on the server is measured alone.
ONLY_INTERPRETED := tests/mutants tests/rules tests/content tests/i18n tests/facts_check
GAMES := random_games every_cell corpus exact_copies hidden_information illegal_input imagined knowledge other_pythons packed_games \
	perft reasons same_bytes saves six told
ONLY_COMPILED := tests/bots tests/browser tests/cli tests/env tests/server tests/tournament $(GAMES:%=tests/properties/test_%.py)

.PHONY: interpreted compiled browser load
interpreted: $(VENV)/.test $(STATIC)/index.html
	nice -n 10 $(PYTEST) --all-rules $(ONLY_COMPILED:%=--ignore=%)

compiled: $(FAST)/.built
	PYTHONPATH=$(FAST) $(PYTEST) -n 3 $(ONLY_INTERPRETED:%=--ignore=%) --ignore-glob='tests/test_*.py' --ignore=tests/browser --ignore=tests/server/test_load.py

browser: $(FAST)/.built chromium
	PYTHONPATH=$(FAST) $(PYTEST) -n 3 tests/browser

load: $(FAST)/.built
	PYTHONPATH=$(FAST) $(BIN)/pytest tests/server/test_load.py

test:
	$(MAKE) -j3 chromium $(VENV)/.test $(STATIC)/index.html
	$(MAKE) -j3 $(FAST)/.built lint interpreted compiled
	$(MAKE) browser
	$(MAKE) load

# The tests in their large size, in parts of at most an hour; what has passed on these sources is not run again.
# One part: make soak PART=games
soak: $(FAST)/.built chromium
	$(BIN)/python tools/soak.py $(PART)

lint: $(VENV)/.test $(NODE_MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src
	cd web && npm run check --silent

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# No header and no index address: nothing of this machine gets into the files.
# From inside the folder, so that the "via" notes name files without a path; dev last, it keeps the pins of the others.
pins:
	cd requirements && for name in runtime build dev wheels; do \
		$(UV) pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
			--quiet $$name.in --output-file $$name.txt || exit 1; \
	done

clean:
	rm -rf $(VENV) build dist web/node_modules $(STATIC) test-results .mypy_cache .ruff_cache .pytest_cache .hypothesis htmlcov .coverage
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# Landsraad and its peers in one run; the peers go into an environment of their own below build/.
# A file for the figures: make bench-peers JSON=figures.json
.PHONY: bench-peers
bench-peers: $(FAST)/.built
	$(BIN)/python tools/peers/bench.py $(if $(JSON),--json $(JSON))

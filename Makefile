# `make play` and `make test` need nothing but Python 3.11 or newer and make; everything else goes into .venv.

PYTHON ?= python3
UV ?= uv
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PYTEST := $(BIN)/pytest -n 2 --dist loadfile

.PHONY: help play test fast soak lint format pins clean
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help:
	@echo "make play    set up and play"
	@echo "make test    set up and run every check"
	@echo "make fast    build the compiled package into build/fast"
	@echo "make bench-peers  Landsraad beside other engines, in one run"
	@echo "make soak    the tests in their large size (hours)"
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

play: $(VENV)/.play
	$(BIN)/landsraad play --terminal

# The same source, compiled, in a folder of its own: PYTHONPATH=build/fast puts it before the interpreted one.
FAST := build/fast
COMPILED_SOURCES := $(shell find src/landsraad -name '*.py' -o -name '*.ftl' -o -name '*.txt')

$(FAST)/.built: $(COMPILED_SOURCES) hatch_build.py pyproject.toml | $(VENV)/.test
	rm -rf $(FAST)
	LANDSRAAD_COMPILE=1 $(PIP) --no-deps --no-build-isolation --target $(FAST) .
	@touch $@

fast: $(FAST)/.built

test: lint $(FAST)/.built
	$(PYTEST)
	PYTHONPATH=$(FAST) $(PYTEST)

soak: $(VENV)/.test
	LANDSRAAD_SOAK=1 $(PYTEST)

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# No header and no index address: nothing of this machine gets into the files.
# From inside the folder, so that the "via" notes name files without a path; dev last, it keeps the pins of the others.
pins:
	cd requirements && for name in runtime build dev; do \
		$(UV) pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
			--quiet $$name.in --output-file $$name.txt || exit 1; \
	done

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis htmlcov .coverage
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# Landsraad and its peers in one run; the peers go into an environment of their own below build/.
# A file for the figures: make bench-peers JSON=figures.json
.PHONY: bench-peers
bench-peers: $(FAST)/.built
	$(BIN)/python tools/peers/bench.py $(if $(JSON),--json $(JSON))

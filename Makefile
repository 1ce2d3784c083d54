# `make play` and `make test` need only Python 3.11 or newer and make; they set up .venv by themselves.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
GAME ?= ovation
TERMINAL ?=
ARGS ?=
JOBS ?= auto

BIN := .venv/bin
PY := $(BIN)/python
PAGES := src/partita/server/web/index.html
PAGES_OF := $(shell find web/src web/public web/*.ts web/*.js web/index.html src/partita/text/web.*.ftl \
  src/partita/games/*/text/??.ftl -type f)

.DEFAULT_GOAL := help
.PHONY: help setup play serve web wheel test check format lock bench load golden images soak faults clean
.DELETE_ON_ERROR:

help:
	@echo 'make play      play in the browser; TERMINAL=1: $(GAME) in the terminal (ARGS="--lang fr --players 3")'
	@echo 'make serve     host a table (ARGS="--host 0.0.0.0")'
	@echo 'make test      run all checks and tests'
	@echo 'make web       build the browser'\''s side'
	@echo 'make wheel     build the wheel, pages and all'
	@echo 'make setup     make the environment in .venv'
	@echo 'make check     style, types, layers, generated files, in Python and TypeScript'
	@echo 'make format    put the code in the house style'
	@echo 'make bench     measure the speed, print JSON'
	@echo 'make load      put a server under load, print JSON (ARGS="play --search")'
	@echo 'make golden    write the golden playthroughs and generated documents anew'
	@echo 'make soak      100 times the random games'
	@echo 'make faults    plant faults and see that the tests notice; kill a server 100 times'
	@echo 'make lock      resolve the dependencies anew'

setup: .venv/dev

ifeq ($(TERMINAL),)
play: .venv/play web
	@exec $(BIN)/partita serve --browser $(ARGS)
else
play: .venv/play
	@$(BIN)/partita play $(GAME) $(ARGS)
endif

web: $(PAGES)

wheel: web
	@$(PY) -m hatchling build --target wheel

serve: .venv/play web
	@exec $(BIN)/partita serve $(ARGS)

test: check
	@$(PY) web/npm.py test
	@$(PY) -m partita.cli.warming
	@$(PY) -m pytest -n $(JOBS) $(ARGS)

check: .venv/dev web
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(PY) -m partita.core.docs --check docs
	$(PY) -m tests.clauses --check docs/clauses.md
	$(PY) -m partita.server.typescript --check web/src/wire.ts
	$(PY) -m partita.server.reference --check docs/messages.md
	$(PY) web/npm.py run check

format: .venv/dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

golden: .venv/dev
	@$(PY) -m partita.core.docs docs
	@$(PY) -m tests.clauses docs/clauses.md
	@$(PY) -m partita.server.typescript web/src/wire.ts
	@$(PY) -m partita.server.reference docs/messages.md
	@$(PY) -m partita.core.playthrough --write tests/golden
	@$(PY) -m tests.contract.leaves --write tests/perft
	@$(PY) -m partita.cli.pictures docs/pictures

images: .venv/dev web
	@PARTITA_PICTURES=docs/img $(PY) -m pytest tests/web/test_pictures.py

soak: .venv/dev
	@$(PY) -m partita.cli.warming
	@$(PY) -m tests.contract.soaking --matches 1000000 --every 16 --jobs 0
	@NUMBA_BOUNDSCHECK=1 $(PY) -m tests.contract.soaking --matches 1000000 --every 16 --jobs 0
	@PARTITA_ORACLE_GAMES=5000 $(PY) -m pytest -n $(JOBS) tests/oracle $(ARGS)

faults: .venv/dev
	@$(PY) -m tests.faults $(ARGS)
	@$(PY) -m tests.server.kills --kills 100

bench: .venv/bench
	@$(BIN)/partita bench --json

load: .venv/play
	@$(PY) -m partita.cli.warming
	@$(PY) bench/load.py $(ARGS)

# --- The environment -------------------------------------------------------------------------------------------------
# uv comes from PyPI into .venv.  It asks the same index as pip and trusts the same certificates.

UV = index=$$($(PY) -m pip config list 2>/dev/null | sed -n "s/^.*\.index-url='\(.*\)'$$/\1/p" | head -n 1); \
  cert=$$($(PY) -m pip config list 2>/dev/null | sed -n "s/^.*\.cert='\(.*\)'$$/\1/p" | head -n 1); \
  if [ -n "$$index" ] && [ -z "$$UV_DEFAULT_INDEX" ]; then export UV_DEFAULT_INDEX="$$index"; fi; \
  if [ -n "$$cert" ] && [ -z "$$SSL_CERT_FILE" ]; then export SSL_CERT_FILE="$$cert"; fi; \
  VIRTUAL_ENV=.venv $(BIN)/uv --quiet --no-config pip

.venv/uv: requirements/uv.txt
	@$(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo 'Partita needs Python 3.11 or newer: install it, or say make PYTHON=/path/to/python3' >&2; exit 2; }
	@echo 'Setting up .venv (once) ...' >&2
	@$(PYTHON) -m venv .venv
	@$(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/play: .venv/uv requirements/play.txt pyproject.toml
	@$(UV) install --compile-bytecode --require-hashes -r requirements/play.txt
	@$(UV) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/web: .venv/uv requirements/web.txt
	@$(UV) install --require-hashes -r requirements/web.txt
	@touch $@

web/node_modules: .venv/web web/package.json web/package-lock.json
	@$(PY) web/npm.py ci --silent
	@touch $@

$(PAGES): web/node_modules $(PAGES_OF)
	@$(PY) web/npm.py run build --silent -- --logLevel warn

.venv/dev: .venv/play requirements/dev.txt
	@$(UV) install --compile-bytecode --require-hashes -r requirements/dev.txt
	@touch $@

.venv/bench: .venv/play requirements/bench.txt
	@$(UV) install --compile-bytecode --require-hashes -r requirements/bench.txt
	@touch $@

COMPILE = compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock: .venv/web
	@$(UV) $(COMPILE) --group build --extra server -o requirements/play.txt > /dev/null
	@$(UV) $(COMPILE) --group build --extra server --extra dev -c requirements/play.txt -o requirements/dev.txt > /dev/null
	@$(UV) $(COMPILE) --group build --extra server --extra bench -c requirements/dev.txt -o requirements/bench.txt > /dev/null
	@$(UV) compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group uv -o requirements/uv.txt > /dev/null
	@$(UV) compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group web -o requirements/web.txt > /dev/null
	@$(PY) web/npm.py lock
	@! grep -l '://' requirements/*.txt web/package-lock.json

clean:
	rm -rf .venv web/node_modules src/partita/server/web build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

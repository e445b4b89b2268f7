# `make` alone lists what there is to make.
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
LOCK := $(BIN)/pip-compile -q --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host
BUILD := $(BIN)/python -c 'from setuptools.build_meta import build_wheel; build_wheel("build/wheel")'
CHECKED := src $(wildcard tests bench)
PYTEST := $(BIN)/python -m pytest -n $(or $(JOBS),2)
GOLDEN := $(BIN)/python -m tests.golden --write

.NOTPARALLEL:
.PHONY: help setup play test lint bench golden compiled lock clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

setup: $(VENV)/.dev $(VENV)/.package ## prepare .venv with all tools and the package, compiled where possible

play: $(VENV)/.package ## play Kingsburg in the terminal
	@$(BIN)/burgrave play kingsburg

test: setup lint ## check everything, with the compiled and with the pure modules
	@if [ "$$(cat $(VENV)/.package)" = compiled ]; then \
		echo "testing the compiled modules" && BURGRAVE_EXPECT=compiled $(PYTEST) && \
		echo "testing the pure modules" && BURGRAVE_EXPECT=pure PYTHONPATH=src $(PYTEST); \
	else \
		echo "testing the pure modules only: nothing was compiled on this machine" && \
		BURGRAVE_EXPECT=pure $(PYTEST); \
	fi

lint: $(VENV)/.dev ## check style, types and import rules
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

bench: setup ## measure speed and memory, ours and the peers'
	$(BIN)/python bench/run.py

golden: setup ## write the golden playthroughs anew
	$(GOLDEN)

compiled: $(VENV)/.run ## compile into build/package only; use it with PYTHONPATH=build/package
	$(BIN)/python setup.py -q build

lock: $(VENV)/.dev ## resolve the pinned versions in requirements/ anew
	$(LOCK) --upgrade --all-build-deps -o requirements/run.txt pyproject.toml
	$(LOCK) --upgrade -o requirements/dev.txt requirements/dev.in

clean: ## remove everything that was made
	rm -rf $(VENV) build dist src/*.egg-info .hypothesis .*_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@tools/venv $(VENV)

$(VENV)/.run: requirements/run.txt | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	@touch $@ $(VENV)/.run

$(VENV)/.package: build/inputs | $(VENV)/.run
	@echo "building burgrave"
	@rm -rf build/wheel
	@$(BUILD) > build/log || { cat build/log; exit 1; }
	@$(PIP) install --no-deps --no-index --force-reinstall build/wheel/*.whl
	@if ls build/wheel/*-none-any.whl >/dev/null 2>&1; then echo pure; else echo compiled; fi > $@
	@echo "installed burgrave ($$(cat $@)) in $(VENV)"

# What the installed package was made from, so that it is built again when, and only when, that changes.
build/inputs: FORCE
	@mkdir -p build
	@{ env | grep -E '^(BURGRAVE_(PURE|OPT)|CC|CFLAGS|LDFLAGS)=' | sort; \
		find src docs/rules pyproject.toml setup.py README.md LICENSE requirements/run.txt -type f \
			-not -name '*.py[co]' -not -path '*.egg-info/*' -exec cksum {} + | sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# `make` alone lists what there is to make.
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
LOCK := $(BIN)/pip-compile -q --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host
BUILD := $(BIN)/python -c 'from setuptools.build_meta import build_wheel; build_wheel("build/wheel")'
CHECKED := src $(wildcard tests bench examples) tools/client.py tools/play.py
# One worker more than two cores: a browser, a server or a terminal often waits for the other.
TEST := $(BIN)/python -m pytest -rfER -n $(or $(JOBS),3) --dist worksteal
# Whatever is built differently is tested twice, but for what both builds walk to equal hashes;
# server, commands and texts are never compiled.
BUILT := $(addprefix tests/,arena bots conformance games golden kernel rules)
PURE := BURGRAVE_EXPECT=pure PYTHONPATH=src $(TEST)
GOLDEN := $(BIN)/python -m tests.golden --write
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm

# Whatever is compiled to bytecode, tests too, is kept: three workers and many servers read it.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.PHONY: help setup web client fetched arena types play quick test test-all lint bench bench-hall balance screenshots look-back lighthouse golden provenance docs notebooks mutants compiled lock clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

setup: fetched $(VENV)/.package ## prepare .venv with all tools and the package, compiled where possible

web: | $(BIN)/python ## build the browser client, if its sources changed
	@$(BIN)/python tools/client.py --again

types: $(VENV)/.dev ## write the client's types anew, from the description of the API
	@tools/types

play: ## start the server and print its address; PORT=8500 takes another port
	@[ -x $(BIN)/python ] || echo "preparing $(VENV)"
	@$(MAKE) --no-print-directory $(BIN)/python
	@$(BIN)/python tools/play.py $(if $(PORT),--port $(PORT))

ROOM := $(subst -,_,$(GAME))

quick: $(VENV)/.dev ## style, and the tests of one game's sources: make quick GAME=era
	@[ -n "$(ROOM)" ] && [ -d "tests/games/$(ROOM)" ] || { echo "Which game? Say one of" \
		$(subst _,-,$(patsubst tests/games/%/secrets.py,GAME=%,$(wildcard tests/games/*/secrets.py))) >&2; exit 2; }
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(PURE) -q -m 'not thorough' tests/games/$(ROOM) $(wildcard tests/rules/$(ROOM)) tests/golden -k 'not test_golden or $(subst _,-,$(ROOM))-'

# Style, types and pure modules need no package: they are looked at while the compiler works, which
# need not try as hard as for those who measure: that halves its time. Assertions are read once,
# instead of by every worker at the same time. Ray is fetched beside it all.
test: fetched ## check everything, with the compiled and with the pure modules
	@$(MAKE) -s arena > build/arena.log 2>&1 & arena=$$!; \
	{ tools/chromium && $(MAKE) --no-print-directory lint && echo "testing the pure modules" && \
		{ $(PURE) -n 0 --collect-only -qq > build/collected.log || { cat build/collected.log; false; }; } && \
		$(PURE) -m 'not thorough and not once' $(BUILT); } > build/beside.log 2>&1 & beside=$$!; \
	BURGRAVE_OPT=$${BURGRAVE_OPT:-1} $(MAKE) --no-print-directory setup ANY=1; made=$$?; \
	wait $$beside; checked=$$?; wait $$arena; cat build/beside.log build/arena.log; [ $$made = 0 ] && [ $$checked = 0 ]
	@echo "testing the $$(cat $(VENV)/.package) modules, and the pages in a browser"
	@BURGRAVE_EXPECT=$$(cat $(VENV)/.package) $(TEST) -m 'not thorough'

test-all: test docs ## the same, the site, and then every screen, language and guest, and long walks
	BURGRAVE_EXPECT=$$(cat $(VENV)/.package) $(TEST) -m thorough

lint: $(VENV)/.dev ## check style, types and import rules
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@if [ -d web/node_modules ] && [ -x $(BIN)/node ]; then \
		tools/types --check && cd web && $(NPM) run -s lint && "$(CURDIR)/$(BIN)/node" --test 'src/**/*.test.ts'; \
	else \
		echo "the client's style and tests are left out: its tools can't be had here"; \
	fi

bench: setup ## measure speed and memory, ours and the peers'
	$(BIN)/python bench/run.py

screenshots: setup ## take the pictures in docs/screenshots anew
	@tools/chromium
	$(BIN)/python -m tests.browser.screenshots

bench-hall: setup ## measure the server: load and kills, some minutes on a quiet machine
	$(BIN)/python bench/hall/both.py

balance: setup ## play equal bots among themselves and write docs/balance anew
	$(BIN)/python bench/balance/among_bots.py --processes $(or $(JOBS),2)

look-back: setup ## measure replays on a phone: on the wire, opened and stepped through
	@tools/chromium
	$(BIN)/python -m tests.browser.look_back

lighthouse: setup ## let Lighthouse look at the table page, some minutes on a quiet machine
	@tools/chromium
	@cd bench/lighthouse && $(NPM) ci --silent
	$(BIN)/python -m tests.browser.lighthouse

provenance: $(VENV)/.dev ## write anew where the numbers come from, out of the games' data
	@tools/provenance

docs: $(VENV)/.docs ## build the site of docs/ into build/docs; whatever is amiss in it is an error
	$(BIN)/python -m sphinx -q -E -W --keep-going -d build/docs-cache docs build/docs
	@echo "open build/docs/index.html"

notebooks: setup ## run the notebooks in docs/ and write down what they gave
	$(BIN)/python -m tests.docs.notebooks --write

golden: setup ## write the golden playthroughs anew
	$(GOLDEN)

mutants: build/mutants/.venv ## change the sources a little and see which tests notice; hours
	nice build/mutants/venv/bin/python -m tests.mutants $(ROOMS) --sample $(or $(SAMPLE),300) \
		--seed $(or $(SEED),1) --processes $(or $(JOBS),2)

compiled: $(VENV)/.run ## compile into build/package only; use it with PYTHONPATH=build/package
	$(BIN)/python setup.py -q build

lock: $(VENV)/.dev ## resolve the pinned versions in requirements/ anew
	BURGRAVE_NO_CLIENT=1 $(LOCK) --upgrade --extra server --all-build-deps -o requirements/run.txt pyproject.toml
	$(LOCK) --upgrade -o requirements/dev.txt requirements/dev.in
	$(LOCK) --upgrade -o requirements/arena.txt requirements/arena.in
	$(LOCK) --upgrade -o requirements/web.txt requirements/web.in
	$(LOCK) --upgrade -o requirements/mutants.txt requirements/mutants.in
	$(LOCK) --upgrade -o requirements/docs.txt requirements/docs.in

clean: ## remove everything that was made; burgrave-data, your tables, stays
	rm -rf $(VENV) build dist web/node_modules bench/lighthouse/node_modules src/burgrave/server/static src/*.egg-info .hypothesis .*_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@if [ -e burgrave-data ]; then echo "burgrave-data stays: it holds your tables"; fi

# With a PYTHON that is named, tools/venv looks again whether that is the one.
$(BIN)/python: $(if $(PYTHON),FORCE)
	@tools/venv $(VENV)

$(VENV)/.run: requirements/run.txt | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	@touch $@

# The tools and the client need nothing of each other.
fetched: | $(BIN)/python
	@mkdir -p build
	@$(MAKE) -s client > build/client.log 2>&1 & client=$$!; \
	$(MAKE) -s $(VENV)/.dev; had=$$?; \
	wait $$client; built=$$?; cat build/client.log; [ $$had = 0 ] && [ $$built = 0 ]

# Of the tools' modules most are never imported: what is gets compiled to bytecode then.
$(VENV)/.dev: requirements/dev.txt | $(BIN)/python
	@echo "fetching the tools"
	@$(PIP) install --no-compile --require-hashes -r $<
	@touch $@ $(VENV)/.run

$(VENV)/.docs: requirements/docs.txt | $(VENV)/.dev
	$(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.arena: requirements/arena.txt | $(VENV)/.dev
	@$(PIP) install --no-compile --no-deps --require-hashes -r $<
	@touch $@

# What plays on a cluster is tested where Ray can be had.
arena: | $(VENV)/.dev
	@$(MAKE) -s $(VENV)/.arena || echo "Ray can't be had here: the tests with it are left out"

build/mutants/.venv: requirements/mutants.txt
	@tools/venv build/mutants/venv
	build/mutants/venv/bin/python -m pip --disable-pip-version-check -qq install --require-hashes -r $<
	@touch $@

# Where its tools can't be had, the package goes without the client and the server says so on its page.
client: | $(BIN)/python
	@$(BIN)/python tools/client.py

$(VENV)/.package: build/inputs | $(VENV)/.run
	@echo "building burgrave"
	@rm -rf build/wheel
	@$(BUILD) > build/log 2>&1 || { cat build/log; exit 1; }
	@grep '^burgrave: ' build/log || true
	@$(PIP) install --no-deps --no-index --force-reinstall build/wheel/*.whl
	@if ls build/wheel/*-none-any.whl >/dev/null 2>&1; then echo pure; else echo compiled; fi > $@
	@echo "installed burgrave ($$(cat $@)) in $(VENV)"

# What the installed package was made from, so that it is built again when, and only when, that changes.
# With ANY=1 it may be as well optimised as it is.
build/inputs: FORCE | client
	@mkdir -p build
	@{ env | grep -E '^(BURGRAVE_(PURE|OPT)|CC|CFLAGS|LDFLAGS)=' | sort; \
		find src docs/rules pyproject.toml setup.py README.md LICENSE requirements/run.txt -type f \
			-not -name '*.py[co]' -not -path '*.egg-info/*' -exec cksum {} + | sort; } > $@.new
	@plain() { grep -v '^BURGRAVE_OPT=' "$$1" 2>/dev/null; }; \
	if cmp -s $@.new $@ || { [ -n "$(ANY)" ] && [ "$$(plain $@.new)" = "$$(plain $@)" ]; }; \
	then rm $@.new; else mv $@.new $@; fi

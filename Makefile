# On a fresh machine, `make home` and `make test` install what they need.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help home test examples site test-site bench-site install uninstall deb tarball test-packages format lint \
  docs bench torture soak fuzz sanitize screenshots demo toolchain dependencies package-dependencies \
  test-dependencies site-dependencies docs-dependencies bench-dependencies screenshot-dependencies demo-dependencies

PREFIX ?= /usr/local
# The folder for Debian packages and archives.
PACKAGES ?= .build/packages
# How long random keys are pressed, in seconds.
SOAK_SECONDS ?= 3600
# How long the fuzzer runs each target, in seconds.
FUZZ_SECONDS ?= 30
# The targets to run; all by default.
FUZZ_TARGETS ?=
SWIFT_SOURCES := Package.swift Sources Tests Examples
# The program looks for no library beside itself, and its tables of addresses are read-only once it runs.
LINUX_RELEASE := --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld -Xlinker -s -Xlinker -z -Xlinker now \
  -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic -Xlinker --exclude-libs=ALL
# The program is stripped, so debug information would only take time.
LINUX_RELEASE += -debug-info-format none
# Optimized for size, it is as fast, a megabyte smaller, and built in seven eighths of the time.
LINUX_RELEASE += -Xswiftc -Osize
# Types are found by direct references instead of by their names, which the runtime would look up in a long list.
LINUX_RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# What is never called is left out: half a megabyte. Functions with the same code are one: another megabyte.
LINUX_RELEASE += -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --icf=all
# Loading the C++ library takes a tenth of a start, so it is linked statically if its archive is installed.
LINUX_RELEASE += $(addprefix -Xlinker --remap-inputs='*/libstdc++.so'=,$(wildcard $(shell \
  clang -print-file-name=libstdc++.a 2>/dev/null)))
# On a small machine, running all tests at once is so slow that test servers miss their clients' time limits.
TEST_WIDTH := --experimental-maximum-parallelization-width 8
RELEASE := swift build -c release $(if $(filter Linux,$(shell uname -s)),$(LINUX_RELEASE))

help:
	@echo 'make home         build the program and show films'
	@echo 'make test         run every test'
	@echo 'make examples     build the examples, and run those of embedding'
	@echo 'make site         start the example web site and print its address'
	@echo 'make test-site    test the example web site in a browser'
	@echo 'make bench-site   measure the example web site'
	@echo 'make install      install the program, its manual and completions under PREFIX ($(PREFIX))'
	@echo 'make uninstall    remove what make install installed, with the same PREFIX'
	@echo 'make deb          make a Debian package in PACKAGES ($(PACKAGES))'
	@echo 'make tarball      make an archive with the program and install.sh in PACKAGES'
	@echo 'make test-packages install both in new systems of Debian 12 and 13, and use what they install'
	@echo 'make format       format the sources'
	@echo 'make lint         check format, imports and warnings'
	@echo 'make docs         build the documentation of the libraries and check that it is complete'
	@echo 'make bench        run the benchmarks (WRITE=Scripts/BENCHMARKS.md keeps their table)'
	@echo 'make torture      run the program against servers that misbehave, kill it, and let it exit early'
	@echo 'make soak         press random keys in vip browse for SOAK_SECONDS ($(SOAK_SECONDS))'
	@echo 'make fuzz         run the fuzzer on each parser for FUZZ_SECONDS ($(FUZZ_SECONDS)), or on FUZZ_TARGETS'
	@echo 'make sanitize     run every test under ThreadSanitizer and AddressSanitizer, for an hour'
	@echo 'make screenshots  redraw the pictures in Screenshots'
	@echo 'make demo         redraw the films of vip browse in Screenshots'

# An optimized build takes three times as long.
home: dependencies
	@echo 'Building the program, not optimized. The first time, this takes two minutes on two processors.'
	swift build --product vip
	@"$$(swift build --show-bin-path)/vip" home
	@echo 'Next, browse them: '"$$(swift build --show-bin-path | sed 's|.*/\.build/|.build/|')/vip"
	@echo 'To have vip in every folder, optimized: make install PREFIX=~/.local'

# Passed in the environment, unexpanded: most shells leave a ~ in PREFIX and PACKAGES, which the scripts expand.
install uninstall: export PREFIX := $(PREFIX)
install uninstall: export DESTDIR := $(DESTDIR)
install: dependencies
	$(RELEASE) --product vip
	@Scripts/install "$$($(RELEASE) --show-bin-path)/vip" "$$PREFIX" "$$DESTDIR"

uninstall:
	@Scripts/install --uninstall "$$PREFIX" "$$DESTDIR"

deb tarball: export PACKAGES := $(PACKAGES)
deb tarball: dependencies package-dependencies
	$(RELEASE) --product vip
	@Scripts/package $@ "$$($(RELEASE) --show-bin-path)/vip" "$$PACKAGES"

test-packages: dependencies package-dependencies
	$(RELEASE) --product vip
	for debian in bookworm trixie; do Scripts/test-packages "$$($(RELEASE) --show-bin-path)/vip" $$debian || exit; done

# The compiler may err only when it optimizes, so the tests run the program that `make install` installs.
test: dependencies test-dependencies
	$(RELEASE) --product vip
	VIP_STRICT=1 VIP_PROGRAM="$$($(RELEASE) --show-bin-path)/vip" Scripts/test $(TEST_WIDTH)
	Scripts/snapshots-selftest
	[ "$$(uname -s)" != Linux ] || Scripts/check-calendar "$$($(RELEASE) --show-bin-path)/vip"

# With the setting of `make test` and `make test-site`, whose builds this uses.
examples: export VIP_STRICT = 1
examples: dependencies
	Scripts/check-examples
	Scripts/check-names

site: dependencies
	swift run --package-path Examples/MovieSite -c release MovieSite

# Without a browser, the tests that need one are skipped, unless they are required as here.
test-site: export VIP_STRICT = 1
test-site: export MOVIE_SITE_BROWSER = required
test-site: dependencies site-dependencies
	@[ -x /usr/lib/chromium/chromium ] || { \
	  echo 'error: the tests need Chromium, which is not installed as /usr/lib/chromium/chromium.' >&2; exit 1; }
	@Scripts/fetch-axe Examples/MovieSite/.build/axe
	Scripts/test --package-path Examples/MovieSite

bench-site: dependencies site-dependencies
	swift build --package-path Examples/MovieSite -c release --product SiteBench
	Scripts/bench-site "$$(swift build --package-path Examples/MovieSite -c release --show-bin-path)"

format: toolchain
	swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

lint: export VIP_STRICT = 1
lint: dependencies
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	swift build --build-tests --explicit-target-dependency-import-check error
	Scripts/check-globals

# With the setting of `make test` and `make lint`, whose build this uses.
docs: export VIP_STRICT = 1
docs: dependencies docs-dependencies
	Scripts/docs

bench: dependencies bench-dependencies
	$(RELEASE) --product vip
	$(RELEASE) --product benchmarks
	Scripts/bench "$$($(RELEASE) --show-bin-path)" $(if $(WRITE),--write $(WRITE))

torture: dependencies bench-dependencies
	$(RELEASE) --product vip
	$(RELEASE) --product store-writer
	$(RELEASE) --product leaver
	Scripts/torture "$$($(RELEASE) --show-bin-path)"

soak: dependencies bench-dependencies
	$(RELEASE) --product vip
	$(RELEASE) --product browser-soak
	"$$($(RELEASE) --show-bin-path)/browser-soak" 100000
	Scripts/soak "$$($(RELEASE) --show-bin-path)/vip" $(SOAK_SECONDS)

fuzz: dependencies
	Scripts/fuzz $(FUZZ_SECONDS) $(FUZZ_TARGETS)

sanitize: dependencies test-dependencies
	Scripts/sanitize thread $(TEST_WIDTH)
	Scripts/sanitize address $(TEST_WIDTH)

screenshots: dependencies screenshot-dependencies site-dependencies
	$(RELEASE) --product vip
	Scripts/screenshots "$$($(RELEASE) --show-bin-path)"
	swift build --package-path Examples/MovieSite -c release --product MovieSite
	Scripts/site-screenshots "$$(swift build --package-path Examples/MovieSite -c release --show-bin-path)"

demo: dependencies demo-dependencies
	$(RELEASE) --product vip
	Scripts/demo "$$($(RELEASE) --show-bin-path)"

toolchain:
	@command -v swift >/dev/null || { \
	  echo 'error: swift is not in PATH. This package needs Swift 6.3 or later.' >&2; \
	  echo 'hint: install it from https://swift.org/install, or use the Dockerfile or .devcontainer here.' >&2; \
	  exit 1; }
	@# The compiler's cache names the folder it was made in, and stops a build in any other.
	@[ "$$(cat .build/folder 2>/dev/null)" = "$$(pwd -P)" ] || { \
	  rm -rf .build/*/*/ModuleCache Examples/*/.build/*/*/ModuleCache; mkdir -p .build; pwd -P >.build/folder; }

dependencies: toolchain
	@Scripts/install-packages libcurl4-openssl-dev libjpeg-dev libsqlite3-dev pkg-config

# The transport's tests use a real TLS server, those of the screen a real terminal, and those of the calendar a real parser.
test-dependencies: dependencies
	@Scripts/install-packages less nginx-light openssl tmux python3-icalendar

package-dependencies: dependencies
	@Scripts/install-packages dpkg-dev binutils lintian mmdebstrap

site-dependencies: dependencies
	@Scripts/install-packages chromium python3 python3-pip wrk

docs-dependencies: dependencies
	@Scripts/install-packages python3

bench-dependencies: dependencies
	@Scripts/install-packages less nginx-light libnginx-mod-http-echo openssl curl python3 python3-tmdbsimple \
	  libjpeg-turbo-progs chafa timg valgrind

demo-dependencies: dependencies
	@Scripts/install-packages python3 python3-rich tmux

screenshot-dependencies: dependencies
	@Scripts/install-packages python3 python3-rich faketime

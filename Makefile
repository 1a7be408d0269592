# What it takes to build, on Debian: SQLite, zlib and scrypt (libsodium).
build_packages = libsodium-dev libsqlite3-dev pkg-config zlib1g-dev
# What `--photos` needs besides, to make thumbnails.
photo_packages = libvips-tools
# What `map` needs besides, to lay out its picture.
map_packages = graphviz
# What the tests need besides: a real browser, Python to drive it, and LeakSanitizer.
test_packages = $(photo_packages) $(map_packages) chromium fonts-liberation liblsan0 python3 python3-venv

python = .venv/bin/python

# Tests run optimised, with every assertion checked: all flows of both apps in half a second.
tests = .build-tests
optimised = --scratch-path $(tests) -Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug

.PHONY: run quotes catalog test swift-test notes-test browser-test leaks fuzz lint benchmark benchmark-check documentation screenshots clean

# Serves Photos, and prints its address.
run:
	@Scripts/install $(build_packages) $(photo_packages) $(map_packages)
	swift build --product photos
	@.build/debug/photos $(arguments)

# Serves Quotes.
quotes:
	@Scripts/install $(build_packages)
	swift build --product quotes
	@.build/debug/quotes $(arguments)

# Serves the catalog of UIKit's controls and containers.
catalog:
	@Scripts/install $(build_packages)
	swift build --product catalog
	@.build/debug/catalog $(arguments)

# Every test there is. Notes comes after all that the optimised build is for: what follows it builds that anew.
test: lint swift-test fuzz leaks browser-test notes-test

# What these build has no warnings. Whoever depends on the package, as Notes does, is asked for no such thing.
swift-test fuzz leaks browser-test: export FAIRWAY_WARNINGS_AS_ERRORS = 1

swift-test:
	@Scripts/install $(build_packages) $(test_packages)
	swift build $(optimised) --build-tests
	swift test $(optimised) --skip-build
	Tests/Apple/check $(tests)/debug/Modules
	Tests/Apple/check-coordinators $(tests)/debug/Modules
	Tests/Apple/check-manifest

# An app in a package of its own, as others have them. It resolves nothing but this package, and builds what
# it needs of it once more: a minute or two. SwiftPM does not see that a folder within Fairway has got another
# file: without its plan of the last build it makes a new one.
notes-test:
	rm -f Examples/Notes/.build/debug.yaml
	swift test --package-path Examples/Notes

# The apps in headless Chromium, against the real server. Leaves its screenshots in Artifacts.
browser-test: .venv/installed
	@Scripts/install $(build_packages) $(test_packages)
	swift build $(optimised) --product photos
	swift build $(optimised) --product quotes
	swift build $(optimised) --product catalog
	BUILD=$(tests)/debug $(python) -m pytest -q Tests/Browser

# The flows of the library and of both apps under LeakSanitizer, in the build that the tests have.
leaks:
	@Scripts/install $(build_packages) $(test_packages)
	swift build $(optimised) --build-tests
	@Scripts/leaks $(tests)/debug

# A million steps of random users and programs, shared out among the processors. `make fuzz seed=7` begins
# elsewhere, `make fuzz thousands=20000` goes on for longer.
fuzz:
	@Scripts/install $(build_packages) $(test_packages)
	swift build $(optimised) --build-tests
	@Scripts/fuzz $(tests)/debug $(or $(thousands),1000) $(or $(seed),1)

lint:
	git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel

# Slow, and about speed alone: see Benchmarks/README.md.
benchmark:
	@Scripts/install $(build_packages) $(test_packages)
	Benchmarks/run

# Whether what the benchmark compares with each other still does the same. Measures nothing.
benchmark-check:
	@Scripts/install $(build_packages) $(test_packages)
	FAIRWAY_BENCHMARKS=1 swift build -c release --product Benchmarks
	.build/release/Benchmarks --check

# The documentation of Coordinators, as a website in .build/documentation.
documentation:
	swift build --target Coordinators
	mkdir -p .build/symbols
	swift symbolgraph-extract -module-name Coordinators -I .build/debug/Modules -output-dir .build/symbols \
		-target $$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1) \
		-minimum-access-level public
	docc convert Sources/Coordinators/Coordinators.docc --additional-symbol-graph-dir .build/symbols \
		--fallback-display-name Coordinators --fallback-bundle-identifier fairway.coordinators \
		--output-dir .build/documentation

# The pictures in the README.
screenshots: .venv/installed
	@Scripts/install $(build_packages) $(test_packages)
	swift build --product photos
	$(python) Scripts/screenshots

.venv/installed: Tests/Browser/requirements.txt
	@Scripts/install python3 python3-venv
	@echo "Installing $$(grep -o '^[a-z-]*' $< | paste -sd ' ') into .venv"
	@python3 -m venv .venv
	@.venv/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

clean:
	rm -rf .build $(tests) Examples/Notes/.build .venv Artifacts

"""The apps in headless Chromium, against the real server."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
# Where the apps are that were built.
BUILD = ROOT / os.environ.get("BUILD", ".build/debug")
ARTIFACTS = ROOT / "Artifacts"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}

# Machines that run tests have no graphics card, and containers little shared memory: pages are then
# composed in software, and their pictures pass through files.
HEADLESS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


class Server:
    """One running app, on a port of its own, with a data folder of its own."""

    def __init__(self, product, data=None, *arguments):
        self.product = product
        self.arguments = (*(("--data", str(data)) if data else ()), *arguments)
        self.start()

    def start(self, port="0"):
        self.process = subprocess.Popen(
            [
                BUILD / self.product,
                *("--port", port),
                "--strict",
                *self.arguments,
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        line = self.process.stdout.readline()
        match = re.search(r"http://\S+", line)
        assert match, f"{self.product} said: {line!r}"
        self.address = match.group()

    def kill_and_start_again(self):
        self.process.kill()
        self.process.wait()
        self.start(self.address.rstrip("/").rpartition(":")[2])

    def stop(self):
        self.process.terminate()
        assert self.process.wait(timeout=20) == 0


# Machines are slow at times, and a test that waits for a condition is none the slower for it.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def photos(tmp_path_factory):
    server = Server("photos", tmp_path_factory.mktemp("photos"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def quotes(tmp_path_factory):
    server = Server("quotes", tmp_path_factory.mktemp("quotes"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def catalog():
    server = Server("catalog")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=HEADLESS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, request):
    """Opens an address as a browser that has never been there."""
    contexts = []

    def visit(address, script=True, viewport=PHONE, dark=False, still=True):
        context = chromium.new_context(
            java_script_enabled=script,
            viewport=viewport,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.goto(address)
        return page

    yield visit
    for context in contexts:
        context.close()


@pytest.fixture
def keep():
    """Keeps a screenshot as an artefact: something to look at, which no test expects anything of."""
    ARTIFACTS.mkdir(exist_ok=True)

    def keep(page, name):
        for attempts_left in reversed(range(4)):
            try:
                page.screenshot(path=ARTIFACTS / f"{name}.png")
                return
            except Error as error:
                # Chromium gives no picture where its compositor had no frame ready just then.
                if "Unable to capture screenshot" not in error.message or not attempts_left:
                    raise
                page.wait_for_timeout(250)

    return keep

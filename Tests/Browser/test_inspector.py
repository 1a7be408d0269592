"""What `serve --inspect` shows beside an app."""

import subprocess

import pytest
from conftest import BUILD, DESK, PHONE, Server
from playwright.sync_api import expect
from steps import button, is_on, until
from test_accessibility import is_accessible


@pytest.fixture(scope="module")
def inspected(tmp_path_factory):
    server = Server("photos", tmp_path_factory.mktemp("inspected"), "--inspect")
    yield server
    server.stop()


def section(page, title):
    return page.get_by_role("region", name=title, exact=True)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_beside_the_app(inspected, visit, keep, dark):
    page = visit(inspected.address + "inspector", viewport=DESK, dark=dark)
    app = page.frame_locator("iframe")
    app.get_by_role("button", name="Blue Ice").click()
    flows = section(page, "Coordinators and screens")
    expect(flows).to_contain_text("PhotoViewController “Blue Ice”")
    app.locator("header").get_by_role("button", name="Buy", exact=True).click()
    expect(flows).to_contain_text("SignInCoordinator")
    expect(section(page, "Trace")).to_contain_text("BuyCoordinator started")
    expect(section(page, "Left behind")).to_contain_text("Nothing")
    is_accessible(page)
    keep(page, f"inspector-{'dark' if dark else 'light'}-1440")
    app.get_by_role("button", name="Blue Ice").click()
    expect(flows).not_to_contain_text("BuyCoordinator")
    expect(section(page, "Trace")).to_contain_text("BuyCoordinator was released")


def test_on_a_phone_on_a_page_of_its_own(inspected, visit, keep):
    app = visit(inspected.address)
    page = app.context.new_page()
    page.goto(inspected.address + "inspector")
    expect(page.locator("iframe")).to_be_hidden()
    button(app, "Blue Ice").click()
    is_on(app, "Blue Ice")
    expect(section(page, "Coordinators and screens")).to_contain_text("Blue Ice")
    is_accessible(page)
    until(page, "document.documentElement.scrollWidth <= innerWidth")
    keep(page, "inspector-390")


def test_the_recorder(inspected, visit):
    page = visit(inspected.address + "inspector", viewport=DESK)
    app = page.frame_locator("iframe")
    app.get_by_role("button", name="Alpine Dawn").click()
    recorder = section(page, "Recorder")
    script = 'tap "Alpine Dawn"\nexpect title "Alpine Dawn"\n'
    expect(recorder.locator("pre")).to_have_text(script)
    recorder.get_by_role("button", name="Stop").click()
    expect(recorder.get_by_role("button", name="Record")).to_be_visible()
    with page.expect_download() as download:
        recorder.get_by_role("link", name="Save", exact=True).click()
    assert download.value.suggested_filename == "photos.script"
    assert download.value.path().read_text() == script
    replayed = subprocess.run([BUILD / "photos", "replay", download.value.path()], capture_output=True, text=True)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    recorder.get_by_role("button", name="Record").click()
    expect(recorder).to_contain_text("Nothing has been done yet.")
    button(page, "Start anew").click()
    expect(app.get_by_role("heading", level=1, name="Photos")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_without_the_script(inspected, visit, viewport):
    page = visit(inspected.address + "inspector", script=False, viewport=viewport)
    expect(section(page, "Coordinators and screens")).to_contain_text("AppCoordinator")
    button(page, "Stop").click()
    expect(button(page, "Record")).to_be_visible()

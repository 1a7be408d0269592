"""What axe-core says, and the keyboard."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESK, PHONE
from playwright.sync_api import expect
from steps import button, create_account, is_on

SERIOUS = {"serious", "critical"}


# Waits for what moves towards an end: half way there, text and ground are neither the old nor the new.
AT_REST = """Promise.all(document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().endTime < Infinity)
  .map((animation) => animation.finished.catch(() => {}))).then(() => {})"""


def is_accessible(page, script=True):
    subject = page if script else readable(page)
    subject.evaluate(AT_REST)
    violations = Axe().run(subject).response["violations"]
    if subject is not page:
        subject.context.close()
    serious = [
        (violation["id"], violation["help"], [node["html"][:160] for node in violation["nodes"]])
        for violation in violations
        if violation["impact"] in SERIOUS
    ]
    assert serious == []


def readable(page):
    """The same page where scripts may run, as axe-core is one: without the page's own, and with
    what stands there for browsers that have none."""
    markup = re.sub(r"<script.*?</script>", "", page.content(), flags=re.DOTALL)
    head, body = markup.split("</head>", 1)
    head = re.sub(r"<noscript.*?</noscript>", "", head, flags=re.DOTALL)
    body = re.sub("(</?)noscript", r"\1span", body)
    context = page.context.browser.new_context(viewport=page.viewport_size)
    context.add_cookies(page.context.cookies())
    copy = context.new_page()
    copy.route(page.url, lambda route: route.fulfill(body=f"{head}</head>{body}", content_type="text/html"))
    copy.goto(page.url)
    return copy


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_serious(photos, visit, keep, dark, viewport):
    page = visit(photos.address, viewport=viewport, dark=dark)
    name = f"{'dark' if dark else 'light'}-{viewport['width']}"
    expect(page.locator("img").first).to_be_visible()
    expect(page.locator(".spinner")).to_have_count(0)
    is_accessible(page)
    keep(page, f"list-{name}")
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    is_accessible(page)
    keep(page, f"photo-{name}")
    button(page, "Buy").click()
    is_on(page, "Sign In")
    is_accessible(page)
    button(page, "Sign In").last.click()
    expect(page.get_by_text("is wrong")).to_be_visible()
    is_accessible(page)
    keep(page, f"refused-{name}")
    create_account(page)
    is_on(page, "Buy Photo")
    is_accessible(page)
    keep(page, f"buy-{name}")
    button(page, "Terms of Service").click()
    is_on(page, "Terms of Service")
    is_accessible(page)
    keep(page, f"terms-{name}")


def test_axe_finds_nothing_serious_without_the_script(photos, visit):
    page = visit(photos.address, script=False)
    is_accessible(page, script=False)
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    is_accessible(page, script=False)
    button(page, "Buy").click()
    is_on(page, "Sign In")
    is_accessible(page, script=False)
    create_account(page)
    is_on(page, "Buy Photo")
    is_accessible(page, script=False)
    button(page, "Terms of Service").click()
    is_on(page, "Terms of Service")
    is_accessible(page, script=False)


def test_focus_goes_to_the_new_screen_and_back_to_what_opened_it(photos, visit):
    page = visit(photos.address)
    opener = button(page, "Blue Ice")
    opener.focus()
    page.keyboard.press("Enter")
    is_on(page, "Blue Ice")
    expect(page.get_by_role("heading", level=1, name="Blue Ice")).to_be_focused()
    page.go_back()
    is_on(page, "Photos")
    expect(button(page, "Blue Ice")).to_be_focused()


def test_a_purchase_by_keyboard_alone(photos, visit):
    page = visit(photos.address)
    button(page, "Sign In").focus()
    page.keyboard.press("Enter")
    is_on(page, "Sign In")
    page.get_by_label("Name").focus()
    page.keyboard.type("nobody")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Password")).to_be_focused()
    page.keyboard.type("wrong password")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The name or the password is wrong.")).to_be_visible()
    page.keyboard.press("Escape")
    is_on(page, "Photos")
    expect(button(page, "Sign In")).to_be_focused()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_return_in_a_field_of_a_sheet_does_not_close_the_sheet(photos, visit, script):
    page = visit(photos.address, script)
    button(page, "Sign In").click()
    page.get_by_label("Name").fill("nobody")
    page.keyboard.press("Enter")
    if script:
        expect(page.get_by_label("Password")).to_be_focused()
    else:
        expect(page.get_by_text("is wrong")).to_be_visible()
    is_on(page, "Sign In")

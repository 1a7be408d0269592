"""What a user of Photos does, in the words of the screen."""

import itertools
import time
from urllib.parse import urlsplit

from playwright.sync_api import expect

_accounts = itertools.count(1)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True).and_(page.locator(":not([inert] *)"))


def is_on(page, title):
    heading = page.get_by_role("heading", level=1, name=title, exact=True)
    expect(heading.and_(page.locator(":not([inert] *)"))).to_be_visible()


def buy_in_row(page, title):
    row = page.get_by_role("listitem").filter(has_text=title)
    button_in(row, "Buy").click()


def button_in(row, name):
    return row.get_by_role("button", name=name)


def until(page, condition, limit=20):
    """Waits until the page's own script finds the condition true. Playwright's `wait_for_function` has the
    page evaluate a text each time but the first, which the page's content security policy forbids."""
    deadline = time.monotonic() + limit
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, f"never: {condition}"
        page.wait_for_timeout(20)


def at(page, path):
    """Waits until the address bar says so."""
    page.wait_for_url(lambda url: urlsplit(url).path == path)


def settled(page, depth):
    """Waits until the browser shows the entry for the app's depth."""
    until(page, f"(history.state?.depth ?? 0) === {depth}")


def create_account(page):
    """From the sign-in screen to an account of a new name. Returns the name."""
    name = f"Ada {next(_accounts)}"
    button(page, "Create Account").click()
    is_on(page, "Create Account")
    page.get_by_label("Name").last.fill(name)
    page.get_by_label("Password").last.fill("correct horse")
    button(page, "Create Account").click()
    return name

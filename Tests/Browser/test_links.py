"""Addresses: the bar says where the user is, and can be opened cold."""

import pytest
from conftest import Server
from playwright.sync_api import expect
from steps import at, button, buy_in_row, create_account, is_on, settled


def address(photos, path):
    return photos.address.rstrip("/") + path


def test_the_bar_says_where_the_user_is(photos, visit):
    page = visit(photos.address)
    at(page, "/")
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    at(page, "/photos/blue-ice")
    button(page, "Buy").click()
    is_on(page, "Sign In")
    at(page, "/photos/blue-ice/buy")
    page.go_back()
    is_on(page, "Blue Ice")
    at(page, "/photos/blue-ice")
    page.go_back()
    is_on(page, "Photos")
    at(page, "/")
    buy_in_row(page, "Tea Hills")
    is_on(page, "Sign In")
    at(page, "/buy/tea-hills")
    button(page, "Cancel").click()
    is_on(page, "Photos")
    at(page, "/")


def test_without_the_script_too(photos, visit):
    page = visit(photos.address, script=False)
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    at(page, "/photos/blue-ice")
    page.reload()
    is_on(page, "Blue Ice")


def test_an_address_is_opened_cold_and_goes_on(photos, visit):
    for script in (True, False):
        page = visit(address(photos, "/photos/blue-ice/buy"), script)
        is_on(page, "Sign In")
        at(page, "/photos/blue-ice/buy")
        create_account(page)
        is_on(page, "Buy Photo")
        button(page, "Buy").click()
        is_on(page, "Blue Ice")
        at(page, "/photos/blue-ice")


def test_back_from_a_cold_address_leads_through_the_app(photos, visit):
    page = visit(address(photos, "/photos/blue-ice"))
    is_on(page, "Blue Ice")
    settled(page, 1)
    page.go_back()
    is_on(page, "Photos")
    at(page, "/")


def test_an_address_that_leads_nowhere_says_so(photos, visit):
    page = visit(address(photos, "/photos/no-such-photo"))
    expect(page.get_by_text("There is no such photo.")).to_be_visible()
    at(page, "/")
    assert page.goto(address(photos, "/nonsense")).status == 404


@pytest.fixture
def mortal(tmp_path):
    server = Server("photos", tmp_path)
    yield server
    server.stop()


def test_after_a_kill_the_purchase_goes_on_at_its_address(mortal, visit):
    page = visit(address(mortal, "/photos/blue-ice/buy"))
    is_on(page, "Sign In")
    mortal.kill_and_start_again()
    page.get_by_role("link", name="Go to the app").click()
    is_on(page, "Sign In")
    at(page, "/photos/blue-ice/buy")
    create_account(page)
    is_on(page, "Buy Photo")

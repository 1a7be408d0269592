"""The main paths of Photos, with and without the script, on a phone and on a desk."""

import pytest
from conftest import DESK, PHONE
from playwright.sync_api import expect
from steps import button, buy_in_row, button_in, create_account, is_on

with_and_without_script = pytest.mark.parametrize(
    "script", [True, False], ids=["script", "no-script"]
)
phone_and_desk = pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])


@with_and_without_script
@phone_and_desk
def test_a_purchase_from_a_row(photos, visit, keep, script, viewport):
    page = visit(photos.address, script, viewport)
    name = f"row-{'script' if script else 'plain'}-{viewport['width']}"
    is_on(page, "Photos")
    page.wait_for_load_state("load")
    expect(page.locator("img").first).to_be_visible()
    keep(page, f"list-{name}")
    buy_in_row(page, "Alpine Dawn")
    is_on(page, "Sign In")
    keep(page, f"sign-in-{name}")
    create_account(page)
    is_on(page, "Buy Photo")
    keep(page, f"buy-{name}")
    button(page, "Terms of Service").click()
    is_on(page, "Terms of Service")
    keep(page, f"terms-{name}")
    button(page, "Cancel").click()
    is_on(page, "Buy Photo")
    button(page, "Buy").click()
    is_on(page, "Photos")
    expect(button(page, "Sign Out")).to_be_visible()
    row = page.get_by_role("listitem").filter(has_text="Alpine Dawn")
    expect(button_in(row, "Buy")).to_have_count(0)
    keep(page, f"bought-{name}")


@with_and_without_script
def test_a_purchase_from_the_photos_own_screen(photos, visit, keep, script):
    page = visit(photos.address, script)
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    expect(page.locator("main img, .screen img").last).to_be_visible()
    keep(page, f"photo-{'script' if script else 'plain'}-390")
    button(page, "Buy").click()
    is_on(page, "Sign In")
    create_account(page)
    is_on(page, "Buy Photo")
    expect(page.get_by_role("button", name="Back")).to_have_count(0)
    button(page, "Buy").click()
    is_on(page, "Blue Ice")
    expect(page.get_by_text("This photo is yours.")).to_be_visible()
    expect(button(page, "Buy")).to_have_count(0)


@with_and_without_script
def test_a_wrong_password_is_refused_with_a_message(photos, visit, keep, script):
    page = visit(photos.address, script)
    button(page, "Sign In").click()
    page.get_by_label("Name").fill("nobody")
    page.get_by_label("Password").fill("wrong password")
    button(page, "Sign In").last.click()
    expect(page.get_by_text("The name or the password is wrong.")).to_be_visible()
    keep(page, f"refused-{'script' if script else 'plain'}-390")
    button(page, "Cancel").click()
    is_on(page, "Photos")


@with_and_without_script
def test_reload_shows_the_same_screen(photos, visit, script):
    page = visit(photos.address, script)
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    page.reload()
    is_on(page, "Blue Ice")


def test_what_was_bought_and_who_is_signed_in_outlive_the_server(photos, visit):
    page = visit(photos.address)
    buy_in_row(page, "Tea Hills")
    create_account(page)
    is_on(page, "Buy Photo")
    button(page, "Buy").click()
    is_on(page, "Photos")
    cookies = page.context.cookies()
    photos.stop()
    photos.start()
    page.context.clear_cookies()
    # The port, and with it the cookie's name, is another: the browser's identity is the same.
    port = photos.address.rstrip("/").rsplit(":", 1)[1]
    for cookie in cookies:
        name = "-".join(cookie["name"].split("-")[:-1] + [port])
        page.context.add_cookies([{"name": name, "value": cookie["value"], "url": photos.address}])
    page.goto(photos.address)
    expect(button(page, "Sign Out")).to_be_visible()
    row = page.get_by_role("listitem").filter(has_text="Tea Hills")
    expect(button_in(row, "Buy")).to_have_count(0)


def test_two_browsers_share_nothing(photos, visit):
    first, second = visit(photos.address), visit(photos.address)
    button(first, "Sign In").click()
    create_account(first)
    is_on(first, "Photos")
    second.reload()
    expect(button(second, "Sign In")).to_be_visible()


@phone_and_desk
@pytest.mark.parametrize("photo", ["Alpine Dawn", "Slot Canyon"])
def test_buy_does_not_move_as_the_picture_comes(photos, visit, photo, viewport):
    page = visit(photos.address, True, viewport)
    buy_in_row(page, photo)
    create_account(page)
    is_on(page, "Buy Photo")
    picture = page.locator("img.picture").and_(page.locator(":not([inert] *)"))
    expect(picture).to_have_js_property("complete", True)
    after = button(page, "Buy").bounding_box()
    # As it was while the picture was on its way.
    picture.evaluate(
        "it => it.replaceWith(Object.assign(document.createElement('span'), {className: 'picture missing'}))"
    )
    before = button(page, "Buy").bounding_box()
    assert abs(before["y"] - after["y"]) < 1

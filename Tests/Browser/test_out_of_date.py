"""Pages that the app has moved on from."""

from playwright.sync_api import expect
from steps import button, is_on


def test_a_second_tab_without_the_script_is_told_and_changes_nothing(photos, visit, keep):
    first = visit(photos.address, script=False)
    second = first.context.new_page()
    second.goto(photos.address)
    button(first, "Blue Ice").click()
    is_on(first, "Blue Ice")
    button(second, "Sign In").click()
    is_on(second, "Blue Ice")
    expect(second.get_by_role("status")).to_contain_text("moved on")
    keep(second, "out-of-date-390")


def test_back_without_the_script_is_told_and_changes_nothing(photos, visit):
    page = visit(photos.address, script=False)
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    # A page that is kept is out of date; one that is asked for again is the present one.
    if page.get_by_role("heading", level=1, name="Photos").count():
        button(page, "Sign In").click()
    is_on(page, "Blue Ice")


def test_a_second_tab_follows_the_first(photos, visit):
    first = visit(photos.address)
    second = first.context.new_page()
    second.goto(photos.address)
    is_on(second, "Photos")
    button(first, "Blue Ice").click()
    is_on(first, "Blue Ice")
    is_on(second, "Blue Ice")

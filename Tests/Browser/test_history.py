"""The browser's own Back and Forward."""

from steps import button, create_account, is_on, settled


def test_back_does_what_the_apps_back_would_do(photos, visit):
    page = visit(photos.address)
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    settled(page, 1)
    button(page, "Buy").click()
    is_on(page, "Sign In")
    settled(page, 2)
    page.go_back()
    is_on(page, "Blue Ice")
    settled(page, 1)
    page.go_back()
    is_on(page, "Photos")
    settled(page, 0)


def test_back_swipes_a_sheet_down(photos, visit):
    page = visit(photos.address)
    button(page, "Sign In").click()
    is_on(page, "Sign In")
    settled(page, 1)
    page.go_back()
    is_on(page, "Photos")
    settled(page, 0)


def test_back_on_the_buy_screen_changes_neither_screen_nor_address(photos, visit):
    page = visit(photos.address)
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    button(page, "Buy").click()
    is_on(page, "Sign In")
    create_account(page)
    is_on(page, "Buy Photo")
    depth = 4  # the photo, Sign In, Create Account, Buy Photo
    settled(page, depth)
    address = page.url
    for _ in range(2):
        page.go_back()
        is_on(page, "Buy Photo")
        settled(page, depth)
        assert page.url == address
    button(page, "Cancel").click()
    is_on(page, "Blue Ice")
    settled(page, 1)


def test_the_apps_own_back_leaves_no_entries_behind(photos, visit):
    page = visit("about:blank")
    page.goto(photos.address)
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    settled(page, 1)
    button(page, "Photos").click()
    is_on(page, "Photos")
    settled(page, 0)
    page.go_back()
    page.wait_for_url("about:blank")


def test_forward_goes_nowhere_that_the_app_is_not(photos, visit):
    page = visit(photos.address)
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")
    settled(page, 1)
    page.go_back()
    is_on(page, "Photos")
    page.go_forward()
    settled(page, 0)
    is_on(page, "Photos")

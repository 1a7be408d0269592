"""A table of 100,000 rows: forth and back, by hand and by code, while the page stays small and its reader
where he is."""

import re

import pytest
from conftest import DESK, PHONE
from playwright.sync_api import expect
from steps import button, is_on

WINDOW = 120


def open_table(page):
    button(page, "Long table").click()
    is_on(page, "Long table")
    return page.locator(".row")


def numbers(rows):
    return [int(re.search(r"\d+", name).group()) for name in rows.all_inner_texts()]


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_scrolling_forth_and_back(catalog, visit, keep, viewport):
    page = visit(catalog.address, viewport=viewport)
    rows = open_table(page)
    # Far enough that rows leave on both ways.
    for last in (40, 80, 120, 160, 200):
        goes_on(page, last, last + 1)
        assert rows.count() <= WINDOW
    shown = numbers(rows)
    assert shown == list(range(shown[0], shown[-1] + 1))
    assert shown[0] > 1
    keep(page, f"catalog-long-table-middle-{viewport['width']}")
    while shown[0] > 1:
        goes_on(page, shown[0], shown[0] - 1)
        assert rows.count() <= WINDOW
        shown = numbers(rows)
    expect(button(page, "Show earlier")).to_have_count(0)


def goes_on(page, edge, following):
    """Scrolls to the row at the list's edge until the one that follows it is there: the row itself
    has not moved a pixel then, and what has the keyboard keeps it."""
    row = button(page, f"Row {edge}")
    expect(row).to_have_count(1)
    top = row.evaluate(
        "row => { row.focus(); row.scrollIntoView({ block: 'center' }); return row.getBoundingClientRect().top }"
    )
    expect(button(page, f"Row {following}")).to_have_count(1)
    expect(row).to_be_focused()
    assert abs(row.evaluate("row => row.getBoundingClientRect().top") - top) <= 2


def test_the_keyboard_goes_on_with_the_rows_that_come(catalog, visit):
    page = visit(catalog.address)
    # Without what presses the ends of a list by itself.
    page.add_init_script("IntersectionObserver = class { observe() {} disconnect() {} }")
    page.reload()
    open_table(page)
    for last in (40, 80, 120):
        button(page, "Show more").press("Enter")
        expect(button(page, f"Row {last + 1}")).to_be_focused()
    button(page, "Show earlier").press("Enter")
    expect(button(page, "Row 40")).to_be_focused()


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_without_the_script(catalog, visit, keep, viewport):
    page = visit(catalog.address, script=False, viewport=viewport)
    rows = open_table(page)
    for last in (40, 80, 120, 160):
        button(page, "Show more").click()
        expect(button(page, f"Row {last + 1}")).to_have_count(1)
        expect(button(page, f"Row {last}")).to_be_in_viewport()
        assert rows.count() <= WINDOW
    first = numbers(rows)[0]
    assert first > 1
    keep(page, f"catalog-long-table-plain-{viewport['width']}")
    button(page, "Show earlier").click()
    expect(button(page, f"Row {first - 1}")).to_have_count(1)
    expect(button(page, f"Row {first}")).to_be_in_viewport()
    button(page, f"Row {first}").click()
    expect(page.get_by_text(f"Row {first} is chosen.")).to_be_visible()


def place_in_window(thing):
    """How far down the middle of the thing is: 0 at the window's top, 1 at its end."""
    return thing.evaluate(
        "thing => { const { top, height } = thing.getBoundingClientRect(); return (top + height / 2) / innerHeight }"
    )


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_code_scrolls_there_and_back(catalog, visit, keep, viewport):
    page = visit(catalog.address, viewport=viewport)
    open_table(page)
    for _ in range(2):
        button(page, "To 50,000").click()
        row = button(page, "Row 50000")
        expect(row).to_be_in_viewport(ratio=1)
        assert 0.3 < place_in_window(row) < 0.7
        keep(page, f"catalog-long-table-scrolled-{viewport['width']}")
        button(page, "To the top").click()
        expect(button(page, "Row 1")).to_be_in_viewport(ratio=1)


def test_what_code_has_scrolled_is_the_users_afterwards(catalog, visit):
    page = visit(catalog.address)
    open_table(page)
    button(page, "To 50,000").click()
    expect(button(page, "Row 50000")).to_be_in_viewport()
    # Where the user has gone since, the page stays, whatever else changes on it.
    near = button(page, "Row 50009")
    near.evaluate("row => row.scrollIntoView({ block: 'start' })")
    near.click()
    expect(page.get_by_text("Row 50009 is chosen.")).to_have_count(1)
    expect(near).to_be_in_viewport()
    expect(button(page, "Row 50000")).not_to_be_in_viewport()
    button(page, "Catalog").click()
    is_on(page, "Catalog")


def test_a_reload_shows_what_code_has_scrolled_to(catalog, visit):
    page = visit(catalog.address)
    open_table(page)
    button(page, "To 50,000").click()
    expect(button(page, "Row 50000")).to_be_in_viewport()
    page.reload()
    expect(button(page, "Row 50000")).to_be_in_viewport()


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_code_scrolls_without_the_script(catalog, visit, viewport):
    page = visit(catalog.address, script=False, viewport=viewport)
    open_table(page)
    button(page, "To 50,000").click()
    expect(button(page, "Row 50000")).to_be_in_viewport(ratio=1)
    button(page, "Row 50001").click()
    expect(page.get_by_text("Row 50001 is chosen.")).to_have_count(1)
    assert "#" not in page.url
    button(page, "To the top").click()
    expect(button(page, "Row 1")).to_be_in_viewport(ratio=1)

"""A table of 100,000 rows: forth and back, while the page stays small and its reader where he is."""

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

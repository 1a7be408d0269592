"""Every screen of the catalog, and its controls operated with the script and without it."""

import re

import pytest
from conftest import DESK, PHONE
from playwright.sync_api import expect
from steps import button, is_on, until
from test_accessibility import AT_REST, is_accessible

SCRIPT = pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])


def exhibit(page, name):
    button(page, name).click()
    is_on(page, name)


def exhibits(page):
    """The names of all of them."""
    expect(button(page, "Child controllers")).to_have_count(1)
    names = page.locator(".row .hit").all_inner_texts()
    assert len(names) > 40
    return names


def set_without_script(control, script):
    """Where there is no script, what stands in a control goes to the app with a press of a button."""
    if not script:
        control.locator("xpath=following::button[text()='Set']").first.click()


def reloads_until(page, words):
    """What a page without the script does, which cannot change by itself."""
    for _ in range(50):
        if page.get_by_text(words, exact=True).count():
            return
        page.wait_for_timeout(100)
        page.reload()


def reports(page, words):
    expect(page.get_by_text(words, exact=True)).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_each_exhibit(catalog, visit, keep, dark, viewport):
    page = visit(catalog.address, viewport=viewport, dark=dark)
    is_on(page, "Catalog")
    is_accessible(page)
    look = f"{'dark' if dark else 'light'}-{viewport['width']}"
    keep(page, f"catalog-{look}")
    for name in exhibits(page):
        exhibit(page, name)
        is_accessible(page)
        until(page, "document.documentElement.scrollWidth <= innerWidth")
        keep(page, f"catalog-{re.sub('[^a-z]+', '-', name.lower())}-{look}")
        button(page, "Catalog").click()
        is_on(page, "Catalog")


def test_each_exhibit_without_the_script(catalog, visit):
    page = visit(catalog.address, script=False)
    is_accessible(page, script=False)
    for name in exhibits(page):
        exhibit(page, name)
        is_accessible(page, script=False)
        button(page, "Catalog").click()
        is_on(page, "Catalog")


@SCRIPT
def test_a_switch(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Switch")
    toggle = page.get_by_role("switch", name="Sounds")
    expect(toggle).to_be_checked()
    toggle.click()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    reports(page, "Sounds are off.")


@SCRIPT
def test_a_slider(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Slider")
    slider = page.get_by_role("slider", name="Brightness")
    slider.fill("0.8")
    set_without_script(slider, script)
    reports(page, "Brightness is 80 percent.")


def test_a_slider_shows_what_the_app_makes_of_it(catalog, visit):
    page = visit(catalog.address)
    exhibit(page, "Slider")
    slider = page.get_by_role("slider", name="Volume")
    slider.fill("6.6")
    reports(page, "Volume is 7.")
    expect(slider).to_have_value("7")


@SCRIPT
def test_a_stepper(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Stepper")
    for copies in (3, 4):
        button(page, "Increment").click()
        reports(page, f"There are {copies} copies.")
    expect(button(page, "Increment")).to_be_disabled()


@SCRIPT
def test_segments(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Segmented control")
    week = page.get_by_role("radio", name="Week")
    week.check(force=True)
    set_without_script(week, script)
    reports(page, "Week is chosen.")
    expect(page.get_by_role("radio", name="Week")).to_be_checked()
    expect(page.get_by_role("radio", name="Month")).to_be_disabled()


def test_segments_by_keyboard(catalog, visit):
    page = visit(catalog.address)
    exhibit(page, "Segmented control")
    page.get_by_role("radio", name="Day").focus()
    page.keyboard.press("ArrowRight")
    reports(page, "Week is chosen.")
    expect(page.get_by_role("radio", name="Week")).to_be_focused()


def test_a_momentary_segment_is_let_go(catalog, visit):
    page = visit(catalog.address)
    exhibit(page, "Segmented control")
    page.get_by_role("radio", name="On", exact=True).click(force=True)
    reports(page, "On is chosen.")
    expect(page.get_by_role("radio", name="On", exact=True)).not_to_be_checked()


@SCRIPT
def test_a_page_control(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Page control")
    button(page, "Page 3 of 5").click()
    reports(page, "This is page 3 of 5.")
    expect(button(page, "Page 3 of 5")).to_have_attribute("aria-current", "true")


@SCRIPT
def test_a_picker(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Picker")
    wheel = page.get_by_role("combobox").last
    wheel.select_option(label="Grey")
    set_without_script(wheel, script)
    reports(page, "Medium, Grey is chosen.")


@SCRIPT
@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("Meeting", "2027-03-01T18:30", "Meeting: 2027-03-01T18:30:00"),
        ("Birthday", "2027-07-01", "Birthday: 2027-07-01T09:00:00"),
        ("Alarm", "18:30", "Alarm: 2027-01-15T18:30:00"),
        ("Timer, minutes", "90", "Timer: 90 minutes"),
    ],
)
def test_a_date_picker(catalog, visit, script, name, value, words):
    page = visit(catalog.address, script)
    exhibit(page, "Date picker")
    field = page.get_by_label(name, exact=True)
    field.fill(value)
    set_without_script(field, script)
    reports(page, words)
    expect(page.get_by_label(name, exact=True)).to_have_value(value)


@SCRIPT
def test_a_text_view(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Text view")
    notes = page.get_by_label("Notes")
    notes.fill("One\nTwo\nThree")
    set_without_script(notes, script)
    reports(page, "The notes have 3 lines.")
    expect(page.get_by_label("Notes")).to_have_value("One\nTwo\nThree")


def test_a_secure_field_says_after_a_reload_that_it_is_not_empty(catalog, visit):
    page = visit(catalog.address)
    exhibit(page, "Text fields")
    page.get_by_label("Password").fill("secret")
    reports(page, "Password holds 6 characters.")
    page.reload()
    field = page.get_by_label("Password")
    expect(field).to_have_value("")
    expect(field).to_have_attribute("placeholder", "••••••")
    # Another thing done leaves it alone; a word written replaces it.
    page.get_by_label("Name").fill("Ada")
    reports(page, "Name holds 3 characters.")
    field.fill("abc")
    reports(page, "Password holds 3 characters.")


@SCRIPT
def test_refreshing(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Refresh control")
    button(page, "Refresh").click()
    reports(page, "It was loaded anew, 1 in all.")


def test_transitions_move_and_end(catalog, visit):
    page = visit(catalog.address, still=False)
    for name in ("Switch", "Slider"):
        exhibit(page, name)
        button(page, "Catalog").click()
        is_on(page, "Catalog")
    exhibit(page, "Switch")
    page.get_by_role("switch", name="Sounds").click()
    reports(page, "Sounds are off.")


@SCRIPT
def test_swipe_actions(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Swipe actions")
    row = page.get_by_role("listitem").filter(has_text="Grace")
    row.get_by_label("More: Grace").click()
    row.get_by_role("button", name="Flag").click()
    reports(page, "Grace is flagged.")
    row.get_by_label("More: Grace").click()
    row.get_by_role("button", name="Delete").click()
    reports(page, "Grace is deleted.")
    expect(page.get_by_role("listitem")).to_have_count(2)


@SCRIPT
def test_an_alert_and_an_action_sheet(catalog, visit, keep, script):
    page = visit(catalog.address, script)
    exhibit(page, "Alerts")
    button(page, "Alert").click()
    is_on(page, "Delete the letter?")
    is_accessible(page, script)
    keep(page, "catalog-alert-390")
    button(page, "Keep a copy").click()
    reports(page, "Keep a copy was chosen.")
    button(page, "Action sheet").click()
    is_on(page, "Delete the letter?")
    is_accessible(page, script)
    keep(page, "catalog-action-sheet-390")
    button(page, "Delete").click()
    reports(page, "Delete was chosen.")


@SCRIPT
def test_an_alert_with_a_field(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Alerts")
    button(page, "Alert with a field").click()
    page.get_by_role("textbox", name="Name").fill("Ada")
    button(page, "Enter").click()
    reports(page, "The name is Ada.")


@SCRIPT
def test_a_sheet_is_drawn_up_and_put_away(catalog, visit, keep, script):
    page = visit(catalog.address, script)
    exhibit(page, "Presentations")
    button(page, "Sheet with two heights").click()
    is_on(page, "Sheet with two heights")
    is_accessible(page, script)
    keep(page, "catalog-sheet-390")
    button(page, "Taller").click()
    expect(button(page, "Lower")).to_be_visible()
    button(page, "Close").click()
    is_on(page, "Presentations")


@pytest.mark.parametrize("way", ["beside", "escape"])
def test_what_lies_over_a_screen_is_put_away(catalog, visit, way):
    page = visit(catalog.address, viewport=DESK)
    exhibit(page, "Presentations")
    button(page, "Popover").click()
    is_on(page, "Popover")
    # What lies beside it wakes late, and hides until then.
    expect(page.locator(".beside")).to_be_visible()
    if way == "beside":
        page.mouse.click(20, 600)
    else:
        page.keyboard.press("Escape")
    is_on(page, "Presentations")


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
@SCRIPT
def test_tabs(catalog, visit, keep, script, viewport):
    page = visit(catalog.address, script, viewport)
    exhibit(page, "Tabs")
    button(page, "Tab bar").click()
    is_on(page, "First")
    is_accessible(page, script)
    keep(page, f"catalog-tab-bar-{viewport['width']}")
    tabs = page.get_by_role("navigation", name="Tabs")
    tabs.get_by_role("button", name="Second").click()
    is_on(page, "Second")
    expect(tabs.get_by_role("button", name="Second")).to_have_attribute("aria-current", "page")
    if script:
        expect(tabs.get_by_role("button", name="Second")).to_be_focused()


def test_columns_follow_the_width_of_the_window(catalog, visit, keep):
    page = visit(catalog.address, viewport=DESK)
    exhibit(page, "Split view")
    button(page, "Split view").click()
    button(page, "Grace").click()
    expect(page.get_by_text("Dear Grace")).to_be_visible()
    expect(page.locator(".column")).to_have_count(2)
    is_accessible(page)
    keep(page, "catalog-split-view-1440")
    page.set_viewport_size(PHONE)
    expect(page.locator(".column")).to_have_count(0)
    keep(page, "catalog-split-view-390")
    page.set_viewport_size(DESK)
    expect(page.locator(".column")).to_have_count(2)


@SCRIPT
def test_pages(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Page view")
    button(page, "Next page").click()
    reports(page, "Page 2 is shown.")
    button(page, "Previous page").click()
    reports(page, "Page 1 is shown.")


def test_searching(catalog, visit):
    page = visit(catalog.address)
    exhibit(page, "Search")
    page.get_by_role("searchbox", name="Search").fill("grace")
    reports(page, "1 fit “grace”.")


@SCRIPT
def test_menus(catalog, visit, keep, script):
    page = visit(catalog.address, script)
    exhibit(page, "Menus")
    button(page, "Send").click()
    expect(button(page, "By raven")).to_be_disabled()
    is_accessible(page, script)
    keep(page, "catalog-menu-390")
    button(page, "Later").click()
    button(page, "Tomorrow").click()
    reports(page, "Tomorrow was chosen.")
    button(page, "Small").click()
    button(page, "Large").click()
    reports(page, "Large was chosen.")
    expect(button(page, "Large")).to_be_visible()
    button(page, "Press or hold").click()
    reports(page, "It was pressed.")
    button(page, "More: Press or hold").click()
    button(page, "Fold").click()
    reports(page, "Fold was chosen.")
    button(page, "More").click()
    button(page, "Duplicate").click()
    reports(page, "Duplicate was chosen.")


def test_a_menu_opens_at_the_other_button_of_a_mouse(catalog, visit, keep):
    page = visit(catalog.address, viewport=DESK)
    exhibit(page, "Menus")
    button(page, "Press or hold").click(button="right")
    expect(button(page, "Print")).to_be_visible()
    keep(page, "catalog-menu-1440")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@SCRIPT
def test_gestures(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Gestures")
    button(page, "Tap here").click()
    reports(page, "One tap.")
    button(page, "Tap twice here").click()
    reports(page, "Two taps.")
    button(page, "More: Hold here").click()
    reports(page, "A finger that stayed.")
    button(page, "Swipe right").click()
    reports(page, "A swipe to the right.")


@SCRIPT
def test_a_transition_of_the_apps_own(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Custom transition")
    button(page, "Curtain").click()
    is_on(page, "Curtain")
    button(page, "Done").click()
    is_on(page, "Custom transition")
    reports(page, "The curtain is up.")


@SCRIPT
def test_editing_a_table(catalog, visit, keep, script):
    page = visit(catalog.address, script)
    exhibit(page, "Table editing")
    button(page, "Edit").click()
    keep(page, "catalog-editing-390")
    is_accessible(page, script)
    rows = page.get_by_role("listitem")
    rows.filter(has_text="Basel").get_by_role("button", name="Move Down").click()
    reports(page, "Basel is stop 2.")
    rows.filter(has_text="Bern").get_by_role("button", name="Delete").click()
    reports(page, "Bern is deleted.")
    button(page, "Insert").click()
    reports(page, "Stop 3 is new.")
    button(page, "Done").click()
    reports(page, "The stops: Olten, Basel, Stop 3.")


@SCRIPT
def test_cells(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Table cells")
    page.get_by_role("listitem").filter(has_text="With a subtitle").locator(".hit").click()
    reports(page, "With a subtitle was tapped.")
    button(page, "More Info").click()
    reports(page, "More about “With details”.")


def left(thing):
    return thing.bounding_box()["x"]


@SCRIPT
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_an_outline(catalog, visit, keep, script, viewport):
    page = visit(catalog.address, script, viewport)
    exhibit(page, "Outline")
    button(page, "Expand").click()
    reports(page, "Poems is open.")
    expect(page.get_by_text("Odes")).to_be_visible()
    shelf, book = [page.get_by_role("listitem").filter(has_text=name) for name in ("Poems", "Odes")]
    expect(shelf).to_have_attribute("aria-level", "1")
    expect(book).to_have_attribute("aria-level", "2")
    assert left(book.get_by_text("Odes")) - left(shelf.get_by_text("Poems")) == 24
    keep(page, f"catalog-outline-open-{viewport['width']}")
    row = page.get_by_role("listitem").filter(has_text="Novels")
    row.get_by_role("button", name="Collapse").click()
    reports(page, "Novels is closed.")
    expect(page.get_by_text("Emma")).to_have_count(0)


@SCRIPT
@pytest.mark.parametrize("name", ["Plain table", "Grouped table", "Inset grouped table"])
def test_tables(catalog, visit, script, name):
    page = visit(catalog.address, script)
    exhibit(page, name)
    button(page, "Mint").click()
    reports(page, "Mint is chosen.")
    expect(button(page, "Mint")).to_have_attribute("aria-current", "true")


@SCRIPT
def test_a_search_bar(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Search bar")
    page.get_by_role("searchbox").fill("grace")
    page.keyboard.press("Enter")
    reports(page, "Search for “grace”.")
    button(page, "Bookmarks").click()
    reports(page, "These are the bookmarks.")


@SCRIPT
def test_a_stack_of_screens(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Navigation")
    for level in (1, 2, 3):
        button(page, "Deeper").click()
        is_on(page, f"Level {level}")
    button(page, "Level 2").click()
    is_on(page, "Level 2")
    button(page, "All the way up").click()
    is_on(page, "Navigation")


@SCRIPT
def test_a_large_title(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Large titles")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_class("title large")
    page.get_by_role("switch").click()
    reports(page, "The title is small.")
    expect(title).to_have_class("title")


@SCRIPT
@pytest.mark.parametrize(
    ("name", "press", "words"),
    [
        ("Animations", "Fade", "It is gone."),
        ("Animations", "Move with an animator", "It stands 20 points to the right."),
        ("Scroll view", "Scroll to the end", "It was scrolled by 320 points."),
    ],
)
def test_what_takes_its_time(catalog, visit, script, name, press, words):
    page = visit(catalog.address, script)
    exhibit(page, name)
    button(page, press).click()
    if not script:
        reloads_until(page, words)
    reports(page, words)


@SCRIPT
def test_titles(catalog, visit, keep, script):
    page = visit(catalog.address, script)
    exhibit(page, "Titles")
    button(page, "Next screen").click()
    is_on(page, "Next screen")
    button(page, "To the titles").click()
    is_on(page, "Titles")
    button(page, "Like").click()
    reports(page, "It is liked.")
    page.get_by_role("switch").click()
    reports(page, "The bar shows segments.")
    bar = page.locator("header")
    bar.get_by_role("radio", name="New").check(force=True)
    if not script:
        bar.get_by_role("button", name="Set").click()
    reports(page, "New letters.")
    expect(bar.get_by_role("radio", name="New")).to_be_checked()
    keep(page, "catalog-titles-segments-390")


def test_pictures_from_bytes_and_files_are_loaded(catalog, visit):
    page = visit(catalog.address)
    exhibit(page, "Images")
    for name in ("The sun, from bytes", "The sun, from a file"):
        picture = page.get_by_role("img", name=name)
        expect(picture).to_be_visible()
        expect(picture).to_have_js_property("naturalWidth", 96)
        assert picture.bounding_box()["width"] == 96


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("name", ["Send", "Small", "Press or hold", "More"])
def test_a_menu_opens_at_its_button(catalog, visit, viewport, name):
    page = visit(catalog.address, viewport=viewport)
    exhibit(page, "Menus")
    opener = button(page, name)
    opener.click(button="right" if name == "Press or hold" else "left")
    menu = page.get_by_role("dialog")
    expect(menu).to_be_in_viewport(ratio=1)
    page.evaluate(AT_REST)
    place, origin = menu.bounding_box(), page.locator("[data-origin]").bounding_box()
    assert 0 <= place["y"] - (origin["y"] + origin["height"]) <= 12
    assert place["x"] <= origin["x"] + origin["width"] and origin["x"] <= place["x"] + place["width"]


@SCRIPT
def test_a_carousel(catalog, visit, keep, script):
    page = visit(catalog.address, script)
    exhibit(page, "Carousel")
    row, last = page.locator(".sideways"), button(page, "Dusk")
    expect(last).not_to_be_in_viewport()
    row.evaluate("row => row.scrollTo(row.scrollWidth, 0)")
    expect(last).to_be_in_viewport()
    keep(page, "catalog-carousel-end-390")
    last.click()
    reports(page, "Dusk is chosen.")


@SCRIPT
def test_a_carousel_that_code_scrolls(catalog, visit, script):
    page = visit(catalog.address, script)
    exhibit(page, "Carousel")
    dawn = button(page, "Dawn")
    for _ in range(2):
        expect(dawn).not_to_be_in_viewport()
        button(page, "To Dawn").click()
        expect(dawn).to_be_in_viewport(ratio=1)
        page.locator(".sideways").evaluate("row => row.scrollTo(0, 0)")


def test_code_scrolls_smoothly_for_those_who_like_movement(catalog, visit):
    page = visit(catalog.address, still=False)
    page.add_init_script(
        "const go = Element.prototype.scrollIntoView; window.paces = [];"
        "Element.prototype.scrollIntoView = function (way) { paces.push(way.behavior); go.call(this, way) }"
    )
    page.reload()
    exhibit(page, "Carousel")
    button(page, "To Dawn").click()
    expect(button(page, "Dawn")).to_be_in_viewport(ratio=1)
    assert page.evaluate("paces") == ["smooth"]
    page.emulate_media(reduced_motion="reduce")
    button(page, "To Dawn").click()
    until(page, "paces.length === 2")
    assert page.evaluate("paces") == ["smooth", "instant"]

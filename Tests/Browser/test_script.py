"""The page's own script, given answers that the apps seldom give."""

import json
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import expect
from steps import at, button, is_on, settled


class Answers:
    """Answers what the user does with patches, in turn. No app hears of it, and none tells what it changes by itself.
    When there are no more, the app hears of what is done."""

    def __init__(self, page):
        self.patches = []
        self.asked = []
        # Who has to wait, where anybody has.
        self.waiting = None
        page.route("**/events", self.answer)
        page.route("**/changes*", lambda route: None)

    def add(self, **values):
        self.patches.append(values)

    def go_on(self):
        waiting, self.waiting = self.waiting, None
        for route in waiting:
            self.answer(route)

    def answer(self, route):
        if self.waiting is not None:
            return self.waiting.append(route)
        form = {name: values[0] for name, values in parse_qs(route.request.post_data).items()}
        if not self.patches or not {"tap", "back"} & form.keys():
            return route.continue_()
        self.asked.append(form)
        patch = {
            "from": int(form["version"]),
            "to": int(form["version"]) + 1,
            "revision": int(form["revision"]),
            "depth": 0,
            "title": "Photos",
            "transition": "none",
            "operations": [],
            "address": "/",
            **self.patches.pop(0),
        }
        route.fulfill(content_type="application/json", body=json.dumps(patch))


@pytest.fixture
def page(photos, visit):
    page = visit("about:blank")
    # What the page itself asks of the history.
    page.add_init_script(
        """
        const go = history.go;
        window.moves = [];
        history.go = (distance) => {
          moves.push(distance);
          if (!window.goesNowhere) go.call(history, distance);
        };
        """
    )
    page.goto(photos.address)
    is_on(page, "Photos")
    return page


def press(page, answers, depth, address):
    """A press, and the answer that leads there."""
    answers.add(depth=depth, address=address)
    button(page, "Sign In").click()
    settled(page, depth)
    at(page, address)


def test_the_bar_says_where_the_user_is_on_an_entry_from_before(page):
    answers = Answers(page)
    press(page, answers, 1, "/there")
    press(page, answers, 0, "/there")


def test_an_entry_that_cannot_be_gone_back_to_is_done_without(page):
    answers = Answers(page)
    press(page, answers, 1, "/there")
    page.evaluate("window.goesNowhere = true")
    press(page, answers, 0, "/")
    assert page.evaluate("moves") == [-1]


def test_backs_that_overlap_are_all_heard(page):
    answers = Answers(page)
    for step in (1, 2, 3):
        press(page, answers, step, f"/{step}")
    answers.waiting = []
    for step in (2, 1, 0):
        answers.add(depth=step, address=f"/{step}")
        page.evaluate("history.back()")
        settled(page, step)
    answers.go_on()
    at(page, "/0")
    settled(page, 0)
    assert [form.get("back") for form in answers.asked] == [None] * 3 + ["back"] * 3
    assert page.evaluate("moves") == []


def test_a_link_is_told_where_the_second_press_of_two_brings_it(page):
    answers = Answers(page)
    answers.add()
    answers.add(notice="Nothing was done.", link='<a href="https://example.org">Open example.org</a>')
    button(page, "Sign In").dblclick()
    expect(page.get_by_role("status")).to_have_text("Open example.org")
    assert len(answers.asked) == 2


def test_what_is_to_be_read_out_is_beside_what_is_to_be_seen(page):
    answers = Answers(page)
    answers.add(notice="Nothing was done.", announcement="Three of four")
    button(page, "Sign In").click()
    status = page.get_by_role("status")
    expect(status).to_have_text("Nothing was done. Three of four")
    expect(status.locator(".read")).to_have_css("opacity", "0")
    expect(status).to_have_css("opacity", "1")


def test_a_page_that_has_missed_something_goes_on(page):
    answers = Answers(page)
    answers.add(**{"from": 1, "to": 1 << 50})
    button(page, "Sign In").click()
    button(page, "Blue Ice").click()
    is_on(page, "Blue Ice")

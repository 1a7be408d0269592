"""The main paths of Quotes."""

import pytest
from conftest import DESK, PHONE
from steps import button, is_on


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_a_quote_and_the_settings(quotes, visit, keep, script, viewport):
    page = visit(quotes.address, script, viewport)
    is_on(page, "Quotes")
    keep(page, f"quotes-{viewport['width']}")
    page.get_by_role("button", name="Well begun is half done.").click()
    is_on(page, "Aristotle")
    keep(page, f"quote-{viewport['width']}")
    button(page, "Quotes").click()
    is_on(page, "Quotes")
    button(page, "Settings").click()
    is_on(page, "Settings")
    keep(page, f"settings-{viewport['width']}")
    page.get_by_role("button", name="By author").click()
    button(page, "Done").click()
    is_on(page, "Quotes")

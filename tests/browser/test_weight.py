"""What a visit weighs: a phone on a bad line is a guest too."""

from playwright.sync_api import Browser, Page, Response

from tests.browser.conftest import OpenPage

KILOBYTE = 1024
ACTING = "#table .actions form:not(.stepper) button, #table .hand button[name]:not([aria-disabled])"


def weight(response: Response) -> int:
    """Everything that came over the wire for one request."""
    sizes = response.request.sizes()
    return sizes["responseHeadersSize"] + sizes["responseBodySize"]


def sit_down(open_page: OpenPage) -> Page:
    page = open_page("/")
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/table/*")
    return page


def test_the_first_look_at_a_table_weighs_little(open_page: OpenPage, browser: Browser) -> None:
    seated = sit_down(open_page)
    came: list[Response] = []
    fresh = browser.new_context(storage_state=seated.context.storage_state())
    page = fresh.new_page()
    page.on("response", lambda response: came.append(response))
    page.goto(seated.url, wait_until="load")
    page.wait_for_timeout(300)  # the icon of the tab comes last
    needed = [response for response in came if response.request.method == "GET"]
    total = sum(weight(response) for response in needed)
    fresh.close()
    assert len(needed) <= 8, [response.url for response in needed]
    assert total <= 60 * KILOBYTE


def test_an_answer_to_a_move_weighs_less_than_the_drawing_of_one_card(open_page: OpenPage) -> None:
    page = sit_down(open_page)
    answers: list[Response] = []
    page.on("response", lambda response: answers.append(response) if "/table/" in response.url else None)
    while len(answers) < 8:
        acting = page.locator(ACTING)
        with page.expect_response("**/table/**"):
            acting.first.evaluate("button => button.click()")
    assert max(weight(response) for response in answers) <= 4 * KILOBYTE

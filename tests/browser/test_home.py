from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect


def test_the_first_page_on_a_wide_screen(desktop: Page) -> None:
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Play Thousand")
    assert Axe().run(desktop).response["violations"] == []


def test_the_first_page_on_a_phone_has_no_sideways_scroll(phone: Page) -> None:
    expect(phone.get_by_role("button", name="Deal the cards")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_first_page_without_scripts(no_script: Page) -> None:
    expect(no_script.get_by_role("button", name="Deal the cards")).to_be_visible()

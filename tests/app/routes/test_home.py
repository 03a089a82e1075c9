from bs4 import BeautifulSoup
from fastapi.testclient import TestClient


def test_the_first_page_says_what_this_is_and_everything_it_links_to_is_there(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.status_code == 200
    page = BeautifulSoup(answer.text, "html.parser")
    assert page.h1
    assert page.h1.text == "Play Thousand"
    addresses = [tag["href"] for tag in page("link")] + [tag["src"] for tag in page("script")]
    assert addresses
    assert {client.get(address).status_code for address in addresses} == {200}


def test_a_page_is_compressed_for_a_browser_that_can_read_it(client: TestClient) -> None:
    answer = client.get("/", headers={"accept-encoding": "br"})
    assert answer.headers["content-encoding"] == "br"
    assert "Thousand" in answer.text


def test_the_site_says_that_it_is_alive(client: TestClient) -> None:
    assert client.get("/healthz").text == "ok"

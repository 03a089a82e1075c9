import hashlib
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from app import assets
from app.assets import AssetError, Packaged


def test_htmx_is_the_file_we_tested(client: TestClient) -> None:
    address = assets.load().address("htmx.min.js")
    for encoding in ("identity", "gzip", "br"):
        answer = client.get(address, headers={"accept-encoding": encoding})
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert hashlib.sha256(answer.content).hexdigest() == assets.PACKAGED["htmx.min.js"].sha256


def test_a_changed_file_has_a_new_address() -> None:
    assert assets.Asset("a.css", b"a{}").address != assets.Asset("a.css", b"b{}").address


def test_an_address_that_was_never_ours_is_not_found(client: TestClient) -> None:
    right = assets.load().address("htmx.min.js")
    for wrong in ("/assets/", "/assets/0/htmx.min.js", right + "x", right.replace("htmx", "../htmx")):
        assert client.get(wrong).status_code == 404


def test_an_unknown_file_in_a_package_is_refused_with_the_way_to_mend_it() -> None:
    known = assets.PACKAGED["htmx.min.js"]
    with pytest.raises(AssetError, match=r"not the htmx.min.js .* run `python3 run.py` again"):
        assets.packaged("htmx.min.js", known._replace(sha256="0" * 64))
    with pytest.raises(AssetError, match=r"missing .* run `python3 run.py` again"):
        assets.packaged("htmx.min.js", Packaged("no_such_package", "htmx.js", ""))


def test_every_static_file_is_served_as_what_it_is(client: TestClient) -> None:
    shelf = assets.load()
    files = [file for file in assets.STATIC.rglob("*") if file.is_file()]
    assert files
    for file in files:
        answer = client.get(shelf.address(file.relative_to(assets.STATIC).as_posix()))
        assert answer.headers["content-type"] == assets.CONTENT_TYPES[Path(file).suffix]

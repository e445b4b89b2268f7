"""The client's files as they go out: packed for who can unpack them, kept while they hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient, create_test_client

from burgrave.server import pages

SCRIPT = b"export const word = 'burgrave';\n" * 200


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Burgrave</title>")
    (tmp_path / "assets" / "a.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "a.woff2").write_bytes(SCRIPT)
    monkeypatch.setattr(pages, "_STATIC", tmp_path)
    with create_test_client(pages.page) as served:
        yield served


@pytest.mark.parametrize(
    ("takes", "packed"),
    [
        ("gzip", True),
        ("br, gzip;q=0.5, *", True),
        ("gzip;q=0", False),
        ("gzip; q=0.00, br", False),
        ("identity", False),
        ("", False),
    ],
)
def test_scripts_are_packed_for_who_can_unpack_them(
    client: TestClient[Any], takes: str, packed: bool
) -> None:
    answer = client.get("/assets/a.js", headers={"accept-encoding": takes})
    assert answer.content == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"
    assert (answer.headers.get("content-encoding") == "gzip") == packed
    assert (int(answer.headers["content-length"]) < len(SCRIPT)) == packed


def test_fonts_are_packed_already(client: TestClient[Any]) -> None:
    answer = client.get("/assets/a.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers


def test_files_named_by_their_content_are_kept_and_the_page_is_asked_for_again(
    client: TestClient[Any],
) -> None:
    assert "immutable" in client.get("/assets/a.js").headers["cache-control"]
    for path in ("/", "/t/anything"):
        answer = client.get(path)
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["cache-control"] == "no-cache"


def test_what_looks_like_a_file_and_is_none_is_not_found(client: TestClient[Any]) -> None:
    assert client.get("/assets/b.js").status_code == 404

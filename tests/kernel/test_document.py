"""Documents that people write: every mistake gets a sentence that names the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burgrave import BadPosition
from burgrave.kernel.document import Document

NOT_NUMBERS = ["3", 3.0, True, None, [], {}]


def doc(**fields: object) -> Document:
    return Document(fields, "position")


@pytest.mark.parametrize("fields", [None, [], "text", 3, True])
def test_a_document_is_an_object(fields: object) -> None:
    with pytest.raises(BadPosition, match="A position must be a JSON object"):
        Document(fields, "position")


def test_unknown_fields_are_named_with_the_known_ones() -> None:
    doc(year=1).only("year", "season")
    with pytest.raises(BadPosition, match=r"“yaer” is no field of a position; known: year, season"):
        doc(yaer=1).only("year", "season")
    for name, told in (("x" * 60, "x" * 60), ("x" * 61, "x" * 59 + "…")):
        with pytest.raises(BadPosition, match=f"“{told}” is no field"):
            doc(**{name: 1}).only("year", "season")


def test_numbers() -> None:
    assert doc(year=3).number("year", 1, 1, 5) == 3
    assert doc().number("year", 1, 1, 5) == 1
    for value in [0, 6, -1, 10**30, *NOT_NUMBERS]:
        with pytest.raises(BadPosition, match="“year” must be a whole number from 1 to 5"):
            doc(year=value).number("year", 1, 1, 5)


def test_numbers_or_nothing() -> None:
    assert doc(envoy=2).number_or_none("envoy", 0, 3) == 2
    assert doc(envoy=None).number_or_none("envoy", 0, 3) is None
    assert doc().number_or_none("envoy", 0, 3) is None
    with pytest.raises(BadPosition, match="from 0 to 3, not 4"):
        doc(envoy=4).number_or_none("envoy", 0, 3)


def test_lists_of_numbers() -> None:
    assert doc(order=[1, 0]).numbers("order", 0, 1) == [1, 0]
    assert doc(order=None).numbers("order", 0, 1) == []
    for value in ["01", 1, {}, [2], [-1], ["0"], [True], [None], [[0]]]:
        with pytest.raises(BadPosition, match="“order” must be a list of whole numbers"):
            doc(order=value).numbers("order", 0, 1)


def test_a_list_is_the_readers_own() -> None:
    written = [1, 0]
    doc(order=written).numbers("order", 0, 1).append(7)
    assert written == [1, 0]


def test_flags() -> None:
    assert doc(drawing=True).flag("drawing", False)
    assert not doc().flag("drawing", False)
    for value in [1, 0, "true", None, []]:
        with pytest.raises(BadPosition, match="“drawing” must be true or false"):
            doc(drawing=value).flag("drawing", False)


def test_texts() -> None:
    assert doc(step="roll").text("step", "") == "roll"
    assert doc().text("step", "influence") == "influence"
    assert doc(enemy=None).text_or_none("enemy", "x") is None
    assert doc(groups=["a", "b"]).texts("groups") == ["a", "b"]
    for value in [1, True, [], {}]:
        with pytest.raises(BadPosition, match="“step” must be a text, not"):
            doc(step=value).text("step", "")
        with pytest.raises(BadPosition, match="“step” must be a text or null"):
            doc(step=value).text_or_none("step", None)
    for value in ["ab", 1, None, [1], ["a", None]]:
        with pytest.raises(BadPosition, match="“groups” must be a list of texts"):
            doc(groups=value).texts("groups")


def test_known_words() -> None:
    assert doc(season="autumn").one_of("season", ("spring", "autumn"), "spring") == "autumn"
    assert doc().one_of("season", ("spring", "autumn"), "spring") == "spring"
    with pytest.raises(BadPosition, match="must be one of spring, autumn, not “winter”"):
        doc(season="winter").one_of("season", ("spring", "autumn"), "spring")
    assert doc(buildings=["inn"]).names("buildings", ("inn", "statue")) == ["inn"]
    with pytest.raises(BadPosition, match="“pub” in “buildings” is unknown; known: inn, statue"):
        doc(buildings=["pub"]).names("buildings", ("inn", "statue"))


def test_counts_by_name() -> None:
    goods = ("gold", "wood")
    assert doc(goods={"wood": 2}).counts("goods", goods, 0, 9) == {"wood": 2}
    assert doc().counts("goods", goods, 0, 9) == {}
    with pytest.raises(BadPosition, match="“silver” is no field of a position's “goods”"):
        doc(goods={"silver": 2}).counts("goods", goods, 0, 9)
    with pytest.raises(BadPosition, match="“wood” must be a whole number from 0 to 9, not 10"):
        doc(goods={"wood": 10}).counts("goods", goods, 0, 9)


@pytest.mark.parametrize(
    "read",
    [lambda d: d.section("seats"), lambda d: d.sections("seats")],
    ids=["section", "sections"],
)
def test_parts_have_the_right_shape(read: Callable[[Document], object]) -> None:
    with pytest.raises(BadPosition, match="“seats”"):
        read(doc(seats="Anna"))


def test_parts_know_where_they_stand() -> None:
    seats = doc(seats=[{}, {"tokens": -1}]).sections("seats")
    assert [(seat.what, seat.within) for seat in seats] == [("position", ("seats",))] * 2
    assert doc().sections("seats") == []
    with pytest.raises(BadPosition, match="A position's “seats” must be a JSON object"):
        doc(seats=[{}, 1]).sections("seats")


def test_what_is_endless_is_not_said_back() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    for value, told in ((10**5000, "a number so long"), ("x" * 999, "a text so long")):
        with pytest.raises(BadPosition, match=told):
            doc(year=value).number("year", 1, 1, 5)
    with pytest.raises(BadPosition, match="must be a text, not a list"):
        doc(step=nested).text("step", "")
    while nested:
        nested = nested[0]  # type: ignore[assignment]


def test_names_of_fields_are_texts() -> None:
    with pytest.raises(BadPosition, match="have texts as names"):
        Document({1: 2}, "position")

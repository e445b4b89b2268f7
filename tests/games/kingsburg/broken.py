"""A position of Kingsburg for everything that can be wrong with one, by the key of its sentence."""

from typing import Any

Position = dict[str, Any]


OPTIONS = ("edition", "more_buildings", "governors", "documented_governors", "army_tokens")


def at(step: str, *seats: Position, **fields: object) -> Position:
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    return {"step": step, "options": options, "seats": list(seats) or [{}, {}], **fields}


REV: Position = {"edition": "revised"}
GOV: Position = {**REV, "governors": True}
BROKEN: dict[str, Position] = {
    "no-tax": at("build", part=12, **GOV),
    "groups": at("build", {"groups": ["influence 8 with 5 3"]}, {}),
    "rolled": at("build", {"own": [1, 2, 3]}, {}),
    "own-dice": at(
        "influence", {"own": [1, 2, 3], "groups": ["influence 8 with 5 3"]}, {"own": [1, 2, 3]}
    ),
    "bonus-due": at("build", {"bonus_due": 1}, {}, asked=[0]),
    "governor-once": at("build", {"governor": "duke"}, {"governor": "duke"}, **GOV),
    "governors-chosen": at("build", {"offer": ["duke"]}, {}, **GOV),
    "governors-in-turn": at("deal governors", {"offer": ["duke"]}, {}, drawing=True, **GOV),
    "army-needed": at("build", {"army_tokens": [1]}, {}, army_tokens=True, **REV),
    "choice-made": at("army token", asked=[1], army_tokens=True, **REV),
    "no-choice": at("build", {"choice": 1}, {}, army_tokens=True, **REV),
    "offer-edition": at("battle", offered="battle", asked=[0], edition="first"),
    "offer-step": at("build", offered="battle", asked=[0], **REV),
    "offer-one": at("battle", offered="battle", asked=[0, 1], **REV),
    "offer-seat": at("battle", offered="battle", asked=[1], **REV),
    "never": at("choose governor"),
    "order": at("build", order=[0, 0]),
    "enemy": at("build", enemy=None),
    "enemy-year": at("build", enemy="hats 3"),
    "envoy-at": at("influence", envoy_at=[8]),
    "more-buildings": at("build", {"buildings": ["sawmill"]}, {}),
    "left": at("build", {"buildings": ["church"]}, {}),
    "dice-most": at("influence", {"own": [1, 1, 1, 1]}, {}),
    "no-governor": at("build", {"governor": "duke"}, {}),
    "choice": at("build", {"choice": "hat"}, {}),
    "army": at("build", {"army_tokens": [9]}, {}, army_tokens=True, **REV),
    "groups-most": at("influence", {"groups": ["influence 1 with 1"] * 4}, {}),
    "two-groups": at(
        "influence", {"own": [1], "groups": ["influence 1 with 1"] * 2}, {"own": [1, 2, 3]}
    ),
    "neutral": at("influence", neutral=[1]),
    "neutral-sizes": at("influence", neutral=[[1], [1]]),
    "neutral-faces": at("influence", neutral=[[1, 2, 7], [1, 2]]),
    "no-influence": at("influence", {"groups": ["sing"]}, {}),
    "needs-revised": at("build", edition="first", governors=True),
    "needs-governors": at("build", documented_governors=True, **REV),
}

"""What counsel tells of: what will stand, buildings that others want, and trouble."""

from burgrave.kernel.sheet import Grounds

GROUNDS = Grounds(
    towards={"erected": ("building",), "founded": ("settlement",)},
    contested={"erected": ("building",)},
    risks={"rebellion": {}, "tribute_unpaid": {}},
    alike={"erect": "building", "found": "settlement"},
)

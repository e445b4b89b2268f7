"""What counsel tells of: buildings to come, advisors whom others want, and battles."""

from burgrave.kernel.sheet import Grounds

GROUNDS = Grounds(
    towards={"built": ("building",), "kings_reward": (), "envoy_awarded": ()},
    contested={"influenced": ("advisor",)},
    risks={"battle": {"outcome": "lost"}},
    alike={"influence": "place"},
    asides=("ask_again",),
)

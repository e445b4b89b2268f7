"""What counsel tells of: pieces to come, markers, and steps on the disaster track."""

from burgrave.kernel.sheet import Grounds

GROUNDS = Grounds(
    towards={"built": ("piece",), "marker_turned": ("piece",)},
    contested={},
    risks={"disaster": {}},
    alike={"place": "piece"},
)

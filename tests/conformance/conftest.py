"""One Hypothesis profile: the same examples on every machine and every run."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "burgrave",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("burgrave")

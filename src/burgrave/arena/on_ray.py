"""A crew on a Ray cluster: the same jobs, on as many machines as there are."""

import logging
import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

from burgrave.arena.crew import Done, Job, Outside
from burgrave.kernel.errors import BadOption
from burgrave.version import version

LOCAL = "local"
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Nothing is reported to anybody, and no processor but the common ones is looked for."""
_BEGIN_AGAIN = 3
"""So often Ray itself begins a task again whose worker or machine was lost."""


class OnRay(Outside[Any]):
    """Whoever works there has this package in this version: then the games are the same."""

    def __init__(self, address: str, workers: int) -> None:
        """`local` starts a cluster of so many workers here; else all that the cluster has work."""
        for name, value in _QUIET.items():
            os.environ.setdefault(name, value)
        try:
            self._ray: Any = import_module("ray")
            self._errors: Any = import_module("ray.exceptions")
        except ImportError:
            raise BadOption("amiss-extra", what="Ray", extra="ray") from None
        logging.getLogger("ray").setLevel(logging.ERROR)
        ours = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": _STORE}
        try:
            self._ray.init(
                address=address,
                log_to_driver=False,
                configure_logging=False,
                **(ours if address == LOCAL else {}),
            )
        # Ray has no class of its own for a cluster that does not start within half a minute.
        except Exception as problem:
            self._ray.shutdown()
            told = str(problem).strip().partition("\n")[0].rstrip(".")
            raise BadOption("amiss-ray-address", address=address, detail=told) from problem
        super().__init__(max(1, int(self._ray.cluster_resources().get("CPU", 1))))
        self._task = self._ray.remote(_there).options(num_cpus=1, max_retries=_BEGIN_AGAIN)

    def begin(self, work: Callable[[Job], Done], job: Job) -> Any:
        """Hand it to the cluster."""
        return self._task.remote(version(), work, job)

    def finished(self, handle: Any) -> tuple[bool, Any]:
        """A bot's mistake is told as if it had been made here."""
        try:
            return True, self._ray.get(handle)
        except self._errors.WorkerCrashedError:
            return False, None
        except self._errors.RayTaskError as problem:
            raise (problem.cause or problem) from problem

    def give_up(self, handles: list[Any]) -> None:
        """Whoever still works on one of them is stopped."""
        for handle in handles:
            self._ray.cancel(handle, force=True)

    def close(self) -> None:
        """Leave the cluster; one of our own ends."""
        self._ray.shutdown()


_STORE = 128 * 1024 * 1024
"""Bytes that results may take until they are fetched: games are small."""


def _there(wanted: str, work: Callable[[Job], Done], job: Job) -> Done:
    """On the cluster: the job, if this is the package that it was meant for."""
    if version() != wanted:
        raise BadOption("amiss-ray-version", found=version(), wanted=wanted)
    return work(job)

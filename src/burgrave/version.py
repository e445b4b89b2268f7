"""Which version of Burgrave this is."""

from importlib import metadata


def version() -> str:
    """As the installed package says; 0 where the sources run as they are."""
    try:
        return metadata.version("burgrave")
    except metadata.PackageNotFoundError:
        return "0"

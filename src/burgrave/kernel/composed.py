"""Composed: what is nothing but its parts."""


class Composed:
    """Something made of parts: equal when they are, and copied and pickled by them.

    Compiled objects have no `__dict__` that copies and pickles could take along.
    """

    def parts(self) -> tuple[object, ...]:
        """What its class takes to make it again."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.parts()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.parts() == self.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

"""What a search has found out about positions, in a table of bounded memory."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_BESIDE: Final = 2  # places in which a position may be kept


@mypyc_attr(acyclic=True)  # millions of entries are nothing that Python's collector should look through
class Entry:
    """What is known of a position: what a proof and a disproof still take, and the work that was done."""

    def __init__(self) -> None:
        self.key: i64 = 0
        self.proof: i64 = 0
        self.disproof: i64 = 0
        self.work: i64 = 0


class Table:
    """Entries by the keys of positions. Where there is no room left, what took least work is forgotten."""

    def __init__(self, size: int) -> None:
        """A table for about so many positions: the next power of two."""
        places = 1 << max(size - 1, 1).bit_length()
        self._mask: i64 = places - 1
        self._entries: list[Entry | None] = [None] * (places + _BESIDE)

    def find(self, key: i64) -> Entry | None:
        """The entry of a position, if it is known."""
        place = key & self._mask
        last = place + _BESIDE
        while place < last:
            entry = self._entries[place]
            if entry is None:
                return None
            if entry.key == key:
                return entry
            place += 1
        return None

    def keep(self, key: i64, proof: i64, disproof: i64, work: i64) -> None:
        """Keep what is known of a position, and how much more work was done for it."""
        entry = self._entry_for(key)
        entry.work = work + entry.work if entry.key == key else work
        entry.key = key
        entry.proof = proof
        entry.disproof = disproof

    def _entry_for(self, key: i64) -> Entry:
        """The entry of a position, a new one, or the one that took least work."""
        place = key & self._mask
        last = place + _BESIDE
        found = self._entries[place]
        while place < last:
            entry = self._entries[place]
            if entry is None:
                entry = Entry()
                self._entries[place] = entry
                return entry
            if entry.key == key:
                return entry
            if found is None or entry.work < found.work:
                found = entry
            place += 1
        assert found is not None
        return found

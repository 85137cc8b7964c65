"""The list of mutants, as data."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Mutant:
    """One way to break the engine."""

    name: str
    file: str = ""
    old: str = ""
    new: str = ""
    proof: list[str] = field(default_factory=list)

    def apply(self, sources: Path) -> str:
        """Breaks the engine in a copy of its sources; returns the file's text as it was."""
        path = sources / self.file
        text = path.read_text()
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self.name}: {self.file} has {found} times, not once: {self.old}")
        path.write_text(text.replace(self.old, self.new))
        return text

    def restore(self, sources: Path, text: str) -> None:
        """Puts the file back."""
        (sources / self.file).write_text(text)


def read(path: Path) -> list[Mutant]:
    """Reads a list of mutants; the format is told at its top."""
    mutants: list[Mutant] = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("## "):
            mutants.append(Mutant(line[3:]))
        elif not line or line.startswith("# "):
            continue
        elif not mutants:
            raise ValueError(f"{path}:{number}: a name comes first (## NAME)")
        elif line.startswith("- "):
            mutants[-1].old = line[2:]
        elif line.startswith("+ "):
            mutants[-1].new = line[2:]
        elif line.startswith("= "):
            mutants[-1].proof.append(line[2:])
        else:
            mutants[-1].file = line
    return mutants

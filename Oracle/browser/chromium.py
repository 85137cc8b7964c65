"""Asks Chromium for the frames of cases: one run lays out as many as are given, and prints them.

`--dump-dom` prints the page after its script has run. So a browser is all that is needed: no driver, no package.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile

from cases import files
from cases.files import Frame
from cases.node import Case
from mapping.page import frames, page

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
# A run costs a second or two to start; a page of more cases than this is slow to make and to lose.
BATCH = 1000
PATIENCE = 300


class BrowserError(Exception):
    """There is no browser, or it gave no frames; the message says what to do."""


class Chromium:
    def __init__(self, executable: str | None = None) -> None:
        named = executable or os.environ.get("CHROMIUM")
        found = shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)
        if not found:
            where = f"{named} is not there" if named else "no Chromium is installed"
            raise BrowserError(f"{where}: apt-get install chromium, or set CHROMIUM to its path")
        self.executable = found
        # How many times it was started: what minimising tries to keep low.
        self.runs = 0

    def version(self) -> str:
        return self.run("--version").strip()

    def measure(self, cases: list[Case]) -> list[list[Frame]]:
        """The frames of every case, as the browser gives them."""
        result: list[list[Frame]] = []
        for first in range(0, len(cases), BATCH):
            result += self.batch(cases[first:first + BATCH])
        return result

    def store(self, cases: list[Case]) -> None:
        """Writes the frames into the cases."""
        for case, case_frames in zip(cases, self.measure(cases), strict=True):
            files.store(case, case_frames)

    def batch(self, cases: list[Case]) -> list[list[Frame]]:
        self.runs += 1
        with tempfile.TemporaryDirectory(prefix="oracle-") as folder:
            path = pathlib.Path(folder, "cases.html")
            path.write_text(page(cases), encoding="utf-8")
            dump = self.run(
                "--headless", "--disable-gpu", "--force-device-scale-factor=1", "--window-size=1280,800",
                f"--user-data-dir={folder}/profile", *sandbox(), "--dump-dom", path.as_uri())
        try:
            return frames(dump)
        except ValueError as error:
            raise BrowserError(str(error)) from error

    def run(self, *arguments: str) -> str:
        try:
            process = subprocess.run(
                [self.executable, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired as error:
            raise BrowserError(f"{self.executable} took longer than {PATIENCE} s") from error
        if process.returncode != 0:
            raise BrowserError(f"{self.executable} ended with {process.returncode}: {process.stderr[-2000:]}")
        return process.stdout


def sandbox() -> list[str]:
    """Chromium refuses to run as root inside its sandbox. The pages are our own."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []

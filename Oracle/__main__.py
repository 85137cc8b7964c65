"""The command: `python3 Oracle COMMAND`. README.md tells what for."""

import argparse
import pathlib
import sys

from browser.chromium import BrowserError
from commands import corpora, fresh, files
from engine.verify import EngineError
from generate.profiles import PROFILES

# As layout-verify ends: something differs, wrong usage, invalid input; and what is needed is not there.
DIFFERS, USAGE, INVALID, MISSING = 1, 64, 65, 69


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:
        self.print_usage(sys.stderr)
        self.exit(USAGE, f"{self.prog}: {message}\n")


def count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text}: give a number of cases, at least 1")
    return value


def parser() -> Parser:
    result = Parser(prog="python3 Oracle", description="Frames from Chromium, to compare with the engine's.")
    commands = result.add_subparsers(dest="command", required=True, metavar="COMMAND")
    one = commands.add_parser("corpora", help="make the committed corpora anew")
    one.add_argument("--check", action="store_true", help="change nothing; end with 1 if a file would change")
    one.set_defaults(run=lambda options: corpora.run(options.check))
    one = commands.add_parser("fresh", help="compare random cases with the engine; find the smallest that disagree")
    one.add_argument("profiles", nargs="*", metavar="PROFILE", help=f"all, or some of {', '.join(PROFILES)}")
    one.add_argument("-n", "--cases", type=count, default=100, help="cases per profile and direction (100)")
    one.add_argument("--seed", default="fresh", help="another seed gives other cases (fresh)")
    one.add_argument("--direction", choices=("ltr", "rtl", "both"), default="both")
    one.add_argument("--out", type=pathlib.Path, metavar="FILE", help="where to write the figures")
    one.add_argument("--keep", type=pathlib.Path, metavar="FILE", help="where to write the smallest disagreeing cases")
    one.set_defaults(run=fresh.run)
    one = commands.add_parser("measure", help="write the browser's frames into files of cases")
    one.add_argument("files", nargs="+", type=pathlib.Path, metavar="FILE")
    one.set_defaults(run=lambda options: files.measure(options.files))
    one = commands.add_parser("minimise", help="print the smallest trees behind the cases of a file that disagree")
    one.add_argument("file", type=pathlib.Path, metavar="FILE")
    one.set_defaults(run=lambda options: files.minimise_file(options.file))
    return result


def main() -> int:
    options = parser().parse_args()
    unknown = [name for name in getattr(options, "profiles", ()) if name not in PROFILES]
    if unknown:
        print(f"no profile {', '.join(unknown)}; there are {', '.join(PROFILES)}", file=sys.stderr)
        return USAGE
    try:
        return 0 if options.run(options) else DIFFERS
    except (BrowserError, EngineError) as error:
        print(error, file=sys.stderr)
        return MISSING
    except (OSError, ValueError, KeyError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return INVALID


if __name__ == "__main__":
    sys.exit(main())

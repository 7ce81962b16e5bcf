"""What a look at a database has found, in lines and as JSON."""

from dataclasses import asdict

from bot.cli.frame import out
from bot.upkeep.checking import CheckReport


def tell(report: CheckReport) -> None:
    """Print what does not hold, where the audit log ends, and a verdict."""
    for problem in report.problems:
        out(f"match {problem.match}: {problem.what}" if problem.match else problem.what)
    if report.audit is not None and report.audit.number:
        out(f"The audit log ends at row {report.audit.number}: {report.audit.hash}")
    verdict = _count(len(report.problems), "problem", "problems")
    checked = _count(report.matches, "match", "matches")
    out(f"{checked} in play checked: {verdict if report.problems else 'all well'}.")


def as_json(report: CheckReport) -> dict[str, object]:
    """The same for scripts."""
    return {
        "ok": not report.problems,
        "matches": report.matches,
        "audit": None if report.audit is None else asdict(report.audit),
        "problems": [{"match": one.match, "what": one.what} for one in report.problems],
    }


def _count(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"

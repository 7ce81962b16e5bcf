"""Victory points, who wins, and how well a seat stands (MES-29)."""

from engines.mesopotamia.scoring.points import average, is_counted, lines, result, total
from engines.mesopotamia.scoring.standing import WORTH, standing

__all__ = ["WORTH", "average", "is_counted", "lines", "result", "standing", "total"]

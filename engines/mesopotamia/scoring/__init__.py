"""Victory points, who wins, and how well a seat stands (MES-29)."""

from engines.mesopotamia.scoring.points import average, is_counted, lines, result, total
from engines.mesopotamia.scoring.prospects import worths

__all__ = ["average", "is_counted", "lines", "result", "total", "worths"]

"""What is in the boxes, as it is written."""

import data
from engines.mesopotamia.content import read

SHIPPED = data.load("mesopotamia")
CONTENT = read(SHIPPED)

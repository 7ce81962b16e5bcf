"""People and servers, as rows."""

"""Discord's rules which its OpenAPI document does not state, checked on every payload."""

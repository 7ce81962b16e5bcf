"""The frontier: a game for the tests alone, with whatever the largest games ask of the house.

`rules.md` has its numbered rules, `box.toml` what is in the box, `locales/` its texts. Six factions march
over the map of the isles (tests/renderer/core/atlas), and a horde may ride that nobody plays. What is in a
position, and who may see what of it, is told in `state.py`.
"""

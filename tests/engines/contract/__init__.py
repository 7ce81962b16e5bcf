"""What every game owes, as properties of its positions; `test_contract.py` asks for them all."""

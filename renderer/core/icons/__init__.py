"""The house's icons; importing this package registers them all."""

from renderer.core.icons import cards, goods, mapped, pieces, signs, units

__all__ = ["cards", "goods", "mapped", "pieces", "signs", "units"]

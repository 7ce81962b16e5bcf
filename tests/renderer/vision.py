"""Colour distance CIEDE2000, and sight simulated after Machado, Oliveira and Fernandes (2009)."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from renderer.core.palette import rgb

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def _times(matrix: Matrix, vector: Triple) -> Triple:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


def lab(colour: str, sight: str) -> Triple:
    """CIE L*a*b* of a colour as that sight sees it."""
    red, green, blue = (_linear(v) for v in rgb(colour))
    seen = _times(SIGHTS[sight], (red, green, blue))
    a, b, c = (min(1.0, max(0.0, v)) for v in seen)
    x, y, z = (_root(v / w) for v, w in zip(_times(_TO_XYZ, (a, b, c)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def _turn(first: float, second: float) -> float:
    """Signed angle from one hue to the other, at most half a turn."""
    return (second - first + 180) % 360 - 180


def ciede2000(first: Triple, second: Triple) -> float:
    """Perceived distance of two L*a*b* colours (Sharma, Wu, Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    turn = _turn(_hue(a1, b1), _hue(a2, b2)) if c1 * c2 else 0.0
    hue = (_hue(a1, b1) + turn / 2) % 360 if c1 * c2 else _hue(a1, b1) + _hue(a2, b2)
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    weight = _hue_weight(hue)
    d_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    d_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    twist *= sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(d_light**2 + d_chroma**2 + d_hue**2 + twist * d_chroma * d_hue)


def _hue_weight(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.2 * cos(radians(4 * hue - 63))
    )


def distance(first: str, second: str, sight: str) -> float:
    """How far apart two colours look to that sight."""
    return ciede2000(lab(first, sight), lab(second, sight))

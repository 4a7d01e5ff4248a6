"""Set-in sleeves: pieces of their own, whose caps are as long as the armholes they are sewn into."""
import math
from dataclasses import dataclass

import numpy as np

from form import SHOULDERS
from pattern import Piece, curve, line, mirrored, respaced


@dataclass(frozen=True)
class Sleeve:
    """Metres along the arm from the top of the cap, and half of what is round it."""
    cap: float
    long: float
    cuff: float


def _long(points):
    return float(np.linalg.norm(np.diff(points, axis=0), axis=1).sum())


def _half_cap(cap, wide):
    """From the top, S-shaped, to the underarm; y runs up, the top is 0."""
    return curve((0, 0), (wide * 0.52, 0.006), (wide * 0.45, -cap), (wide, -cap))


def wide_for(armhole, cap):
    """How wide the upper arm must be cut for half a cap to be as long as its armhole."""
    low, high = 0.05, 0.40
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if _long(_half_cap(cap, middle)) < armhole else (low, middle)
    return (low + high) / 2


def outline(sleeve, wide):
    """The front half has positive x; edges go round once."""
    half, cuff = _half_cap(sleeve.cap, wide), np.array((sleeve.cuff, -sleeve.long))
    under = curve(half[-1], half[-1] + [-0.012, -0.05], cuff + [0.004, 0.10], cuff, 16)
    return {"cap_front": half, "under_front": under, "cuff": line(cuff, cuff * [-1, 1]), "under_back": mirrored(under), "cap_back": mirrored(half)}


def sleeve_pieces(sleeve, armhole, step):
    """Right and left; a left one is the right one mirrored, its front half has negative x."""
    # Both edges of a seam need as many points.
    wide = wide_for(_long(respaced(armhole, step)), sleeve.cap)
    edges = outline(sleeve, wide)
    right = Piece("sleeve_r", list(edges.items()), step)
    turned = [(name, mirrored(points)) for name, points in reversed(edges.items())]
    return right, Piece("sleeve_l", turned, step), wide


def seams_of(side):
    name = f"sleeve_{side}"
    return [
        (name, "under_front", name, "under_back"),
        ("front", f"arm_{side}", name, "cap_front"),
        ("back", f"arm_{side}", name, "cap_back"),
    ]


def _round(sleeve, wide, flat):
    """Half of what is round the arm at each point, and how far round it lies: 1 is the underarm."""
    down = np.clip((-flat[:, 1] - sleeve.cap) / (sleeve.long - sleeve.cap), 0, 1)
    half = wide + (sleeve.cuff - wide) * down
    return half, np.clip(flat[:, 0] / half, -1, 1)


def round_arm(sleeve, wide, shape, shoulder, lean, side):
    """A tube round an arm that is `lean` degrees below level."""
    (x, back, z), _ = SHOULDERS[shape]
    turn = math.radians(lean)
    along, out = np.array([math.cos(turn), -math.sin(turn)]), np.array([math.sin(turn), math.cos(turn)])
    begin = float((np.array(shoulder) - (x, z)) @ along)

    def place(flat):
        half, share = _round(sleeve, wide, flat)
        angle, radius = share * math.pi * side, half / math.pi
        middle = np.array((x, z)) + (begin - flat[:, 1])[:, None] * along
        lifted = middle + (radius * np.cos(angle))[:, None] * out
        return np.c_[lifted[:, 0] * side, back - radius * np.sin(angle), lifted[:, 1]]

    return place

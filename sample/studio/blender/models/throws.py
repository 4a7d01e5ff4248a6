"""A throw over a rail, and a scarf."""
import functools
import math
from dataclasses import replace

import numpy as np

from atlas import Atlas
from drape import Cloth, drape, evened_out
from fabric import dress, fabric
from form import limb
from materials import coloured, solid
from models.stand import Stand
from pattern import Piece, rectangle
from shapes import lathe, tube

RAIL = 0.95
BEFORE, BEHIND = -0.64, 0.46
"""The front hangs lower than the back, so that the back is hidden."""


@functools.cache
def _over_rail(half):
    piece = Piece("throw", rectangle(-half, BEFORE, half, BEHIND), 0.015)
    rail = limb("rail", (-0.8, 0, RAIL), (0.8, 0, RAIL), 0.022, 0.022, 32)

    def laid(flat):
        """Flat over the rail, in waves that grow towards its ends and become its folds."""
        wave = 0.014 * np.sin(flat[:, 0] * 24) * np.clip((abs(flat[:, 1]) - 0.03) * 8, 0, 1)
        return np.c_[flat[:, 0] * 0.90, flat[:, 1], RAIL + 0.029 + wave]

    cloth = Cloth(frames=90, mass=0.4, bend=1.2, tension=20, gravity_from=1, slack=0)
    return piece, drape([piece], {"throw": laid}, [], [rail], cloth, pinned=lambda flat: abs(flat[:, 1]) < 0.012)


def _apart(draped):
    """Nothing keeps the two halves from falling through each other: below the rail each is moved to its own side."""
    points, along = draped.points.copy(), draped.flat[:, 1]
    below = RAIL - points[:, 2]
    for side in (-1, 1):
        half = along * side > 0.03
        through = 0.008 - (points[half & (below > 0.1), 1] * side).min()
        points[half, 1] += side * max(0, through) * np.clip(below[half] / 0.12, 0, 1)
    return replace(draped, points=points)


def _fringe(edge, material):
    """Strands in pairs, each pair from a knot."""
    random = np.random.default_rng(1)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))]
    for at in np.arange(0.004, far[-1], 0.0085):
        start = np.array([np.interp(at, far, edge[:, axis]) for axis in range(3)])
        tube("knot", [start + [0, 0, 0.003], start - [0, 0.001, 0.006], start - [0, 0, 0.012]], 0.0030, material)
        for _ in range(3):
            sway = random.normal(0, (0.0028, 0.0025, 0.003))
            middle = start + [sway[0] * 0.3, sway[1] * 0.3, -0.04]
            tube("strand", [start - [0, 0, 0.008], middle, start + sway + [0, 0, -0.078]], 0.0016, material)


def _fringed(half, thread, thickness):
    """Knitted, of twice the `half` width, with strands at its ends."""
    piece, hung = _over_rail(half)
    draped = _apart(hung)
    atlas = Atlas([piece])
    for _, points in piece.lines.items():
        atlas.seam("throw", points, width=0.004, depth=0.001)
    wool = fabric("wool", atlas, weave=thread, relief=0.9, kind="knit", sheen=0.6, crumple=0.5)
    dress(draped, atlas, wool, thickness=thickness, smooth=3)
    edge = evened_out(draped, 3)[piece.edges["low"]]
    _fringe(edge[np.argsort(edge[:, 0])], coloured("strand", rough=1, shine=0.05, sheen=0.6))
    oak = solid("oak", (0.50, 0.34, 0.20), rough=0.45)
    rail = lathe("oak rail", [(0, -0.9), (0.021, -0.9), (0.021, 0.9), (0, 0.9)], oak, 64)
    rail.rotation_euler, rail.location = (0, math.pi / 2, 0), (0, 0, RAIL)


def throw():
    _fringed(0.40, 0.0042, 0.005)
    return Stand(centre=(0, 0, 0.63), height=1.34, reach=0.9, close=(0.12, 0, 0.42), close_share=0.34, turn=-20, elevation=4)


def scarf():
    _fringed(0.16, 0.0034, 0.004)
    return Stand(centre=(0, 0, 0.61), height=1.12, reach=0.8, close=(0.02, 0, 0.42), close_share=0.34, turn=-20, elevation=4)

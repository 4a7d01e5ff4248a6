"""A pleated skirt. Its pleats are fixed, so they are modelled directly and not draped."""
import functools
import math
from dataclasses import dataclass

import numpy as np

from atlas import Atlas
from drape import Draped
from fabric import dress, fabric
from models.tops import stand_for
from pattern import line

TOP, BAND, LOW = 1.035, 0.995, 0.385
COUNT, ROWS = 32, 96
FOLD = ((0.0, 0.0), (0.12, 0.22), (0.30, 0.58), (0.46, 0.95), (0.50, 1.0), (0.54, 0.95), (0.70, 0.58), (0.88, 0.22))
"""One pleat from above: position along its share of the circumference, and distance outwards."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """Stands where a pattern piece would: one sheet all round."""
    name: str
    points: np.ndarray
    outline: np.ndarray


def _round_about(share, turn, out):
    """A place on the skirt: `share` of the way down, `turn` of the way round, `out` from its lining."""
    flare = share**1.25
    angle = 2 * math.pi * turn
    swing = 1 + 0.035 * flare * math.sin(3 * angle + 0.7)
    wide, deep = (0.156 + 0.118 * flare) * swing, (0.102 + 0.100 * flare) * swing
    x, y = wide * math.sin(angle), -deep * math.cos(angle)
    away = np.array((math.sin(angle) / wide, -math.cos(angle) / deep))
    away /= np.linalg.norm(away)
    return np.array((x + away[0] * out, y + away[1] * out))


def _columns():
    """(turn, out) of every column: pleats of nearly equal width."""
    random = np.random.default_rng(8)
    widths = 1 + random.uniform(-0.10, 0.10, COUNT)
    starts = np.r_[0, np.cumsum(widths)] / widths.sum()
    return [(starts[pleat] + along * (starts[pleat + 1] - starts[pleat]), out, pleat) for pleat in range(COUNT) for along, out in FOLD]


@functools.cache
def _pressed():
    columns, random = _columns(), np.random.default_rng(9)
    sway, lift = random.uniform(0, 2 * math.pi, COUNT), random.uniform(0.75, 1.25, COUNT)
    room = np.zeros((ROWS, len(columns) + 1, 3))
    for row, share in enumerate(np.linspace(0, 1, ROWS)):
        below = max(0.0, (share - 0.062) / 0.938)
        height = TOP + (LOW - TOP) * share
        for column in range(len(columns) + 1):
            turn, out, pleat = columns[column % len(columns)]
            turn += 0.0050 * below**2 * math.sin(2.2 * below + sway[pleat])
            depth = (0.0050 + 0.0230 * lift[pleat] * below) * min(1, below * 8)
            place = _round_about(below, turn, out * depth)
            drop = 0.006 * below * math.cos(2 * math.pi * turn) + 0.002 * below * math.sin(sway[pleat])
            room[row, column] = (*place, height - drop)
    return _as_draped(room)


def _as_draped(room):
    rows, columns = room.shape[:2]
    steps = np.linalg.norm(np.diff(room[-1], axis=0), axis=1)
    x, y = np.r_[0, np.cumsum(steps)], np.linspace(TOP, LOW, rows)
    flat = np.array([(along, up) for up in y for along in x])
    loops = [(r * columns + c, (r + 1) * columns + c, (r + 1) * columns + c + 1, r * columns + c + 1) for r, c in np.ndindex(rows - 1, columns - 1)]
    merge = np.arange(rows * columns).reshape(rows, columns)
    merge[:, -1] = merge[:, 0]
    faces = [tuple(merge.ravel()[list(loop)]) for loop in loops]
    outline = np.array([(0, LOW), (x[-1], LOW), (x[-1], TOP), (0, TOP)])
    sheet = Sheet("sheet", flat, outline)
    return Draped(room.reshape(-1, 3), faces, loops, flat, [sheet], [np.arange(columns)])


@functools.cache
def _finished_skirt():
    draped = _pressed()
    atlas = Atlas(draped.pieces, fine=0.0010)
    right = draped.pieces[0].outline[1][0]
    waist, hem = line((0, TOP), (right, TOP)), line((0, LOW), (right, LOW))
    atlas.raise_band("sheet", waist, TOP - BAND, 0.0022)
    atlas.seam("sheet", line((0, BAND), (right, BAND)), depth=0.0020)
    atlas.hem("sheet", hem, 0.024, rows=1)
    return draped, atlas


def skirt_pleated():
    draped, atlas = _finished_skirt()
    crepe = fabric("crepe", atlas, weave=0.0006, sheen=0.2, crumple=0.12, rough=0.7, shine=0.3)
    dress(draped, atlas, crepe, thickness=0.0010, smooth=0, finer=0)
    return stand_for(draped)

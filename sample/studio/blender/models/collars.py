"""A knitted roll collar, which stands up round the neck and is turned down over itself."""
import math

import numpy as np

from atlas import Atlas
from fabric import fabric
from materials import PATTERN
from pattern import Piece, rectangle
from shapes import mesh

AROUND = 180
STANDS, TURNED = 0.070, 0.060
"""How high the collar stands, and how far it comes down again."""
PROFILE = (
    (-0.007, -0.014), (-0.006, 0.005), (-0.004, 0.030), (-0.003, 0.052), (-0.001, STANDS - 0.004), (0.003, STANDS), (0.0075, STANDS - 0.002),
    (0.0105, STANDS - 0.012), (0.0120, STANDS - 0.030), (0.0130, STANDS - 0.046), (0.0135, STANDS - TURNED + 0.004), (0.0120, STANDS - TURNED),
)
"""Outwards and upwards from the neckline, in metres."""
NECK = 0.064
LEVEL = 0.7
"""The radius at its top, and how much of the neckline's slope is gone there."""


def neckline(draped, points, edges):
    """The rim of the neck as a closed line: heights and distances from its middle at even angles."""
    places = np.concatenate([start + np.array(piece.edges[edge]) for piece, start, edge in edges])
    room = np.zeros((len(draped.flat), 3))
    room[np.array(draped.loops).ravel()] = points[np.array(draped.faces).ravel()]
    rim = room[places]
    middle = (rim.min(0) + rim.max(0)) / 2
    turns = np.arctan2(rim[:, 1] - middle[1], rim[:, 0] - middle[0])
    order = np.argsort(turns)
    even = np.linspace(-math.pi, math.pi, AROUND, endpoint=False)
    known = [np.interp(even, turns[order], values[order], period=2 * math.pi) for values in (np.hypot(*(rim - middle).T[:2]), rim[:, 2])]
    for _ in range(40):
        known = [0.5 * line + 0.25 * (np.roll(line, 1) + np.roll(line, -1)) for line in known]
    return middle, even, *known


def roll_collar(middle, turns, far, high, **look):
    mean = high.mean()
    rows = []
    for out, up in PROFILE:
        share = np.clip(up / STANDS, 0, 1)
        # Soft knitting never stands quite even.
        swing = out * (1 + 0.16 * np.sin(3 * turns + 0.7) + 0.10 * np.sin(5 * turns + 2.0)) if out > 0 else out
        radius = far * (1 - share) + NECK * share + swing
        level = high * (1 - LEVEL * share) + mean * LEVEL * share + up
        rows.append(np.c_[middle[0] + radius * np.cos(turns), middle[1] + radius * np.sin(turns), level + 0.002 * np.sin(2 * turns + 0.4) * share])
    count = len(rows)
    faces = [(r * AROUND + c, r * AROUND + (c + 1) % AROUND, (r + 1) * AROUND + (c + 1) % AROUND, (r + 1) * AROUND + c) for r in range(count - 1) for c in range(AROUND)]
    atlas = Atlas([Piece("collar", rectangle(0, 0, 0.50, 0.20), 0.03)])
    collar = mesh("collar", np.vstack(rows), faces, fabric("collar", atlas, **look), crease=180)
    along = np.r_[0, np.cumsum([math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(PROFILE, PROFILE[1:])])]
    flat = np.array([((column if column else (AROUND if corner in (1, 2) else 0)) / AROUND * 0.46 + 0.01, along[row] + 0.01)
                     for r in range(count - 1) for c in range(AROUND)
                     for corner, (row, column) in enumerate(((r, c), (r, (c + 1) % AROUND), (r + 1, (c + 1) % AROUND), (r + 1, c)))])
    for name, places in (("UVMap", atlas.uv("collar", flat)), (PATTERN, flat)):
        collar.data.uv_layers.new(name=name).data.foreach_set("uv", places.astype(np.float32).ravel())
    finely, thick = collar.modifiers.new("fine", "SUBSURF"), collar.modifiers.new("thick", "SOLIDIFY")
    finely.levels = finely.render_levels = 1
    thick.thickness, thick.offset = 0.0030, 0
    return collar

"""A robe to the knee: a long jacket with the cut of a top, narrowed by its belt."""
import functools
import math
from dataclasses import replace

import numpy as np

from atlas import Atlas
from drape import Cloth, evened_out
from fabric import dress, fabric
from materials import coloured
from models.tops import HANGING, Cut, Make, finish, sewn, stand_for
from pattern import curve, line, mirrored
from shapes import mesh, ribbon, soften

WAIST = 1.045
CINCH = 0.13
"""Reduction of the waist by the belt."""
SMOOTH, ALONG = 5, 14
CUT = Cut(lean=54, sleeve=0.60, opening=0.150, under=(0.262, 1.175), hem=(0.285, 0.50), drop=0.345, vee=True, waist=0.250)
MAKE = Make(CUT, **HANGING, cloth=Cloth(mass=0.2, bend=0.8, tension=22, slack=0), step=0.0165, pinned=True)


def _collar(atlas, lines, low):
    """A shawl collar, and one front that lies over the other down to the hem."""
    neck = lines["neck"]
    atlas.raise_band("front", np.vstack([mirrored(neck)[:-1], neck]), 0.050, 0.0030)
    atlas.seam("front", curve(neck[0], neck[0] - [0.05, 0.09], (-0.075, WAIST - 0.1), (-0.085, low)), width=0.003, depth=0.0036)
    for side in (1, -1):
        pocket = line((0.10 * side, 0.86), (0.215 * side, 0.86), (0.215 * side, 0.72), (0.10 * side, 0.72), (0.10 * side, 0.86))
        atlas.seam("front", pocket, depth=0.002)
        atlas.stitch("front", pocket, 0.004)
        atlas.raise_band("front", line((0.10 * side, 0.845), (0.215 * side, 0.845)), 0.016, 0.0014)


def _drawn_in(draped):
    """The waist narrower where the belt is; sleeves stay where they hang."""
    points, body = draped.points.copy(), np.zeros(len(draped.points), bool)
    for loop, face in zip(draped.loops, draped.faces):
        for flat, place in zip(loop, face):
            body[place] = abs(draped.flat[flat, 0]) < CUT.under[0] + 0.02 and draped.flat[flat, 1] < CUT.under[1] + 0.02
    share = 1 - CINCH * np.exp(-(((points[body, 2] - WAIST) / 0.055) ** 2))
    points[body, :2] *= share[:, None]
    return replace(draped, points=points), body


def _belt(points, cloth):
    """Round the waist, a little outside of the cloth; a knot, and two ends that fall."""
    near = points[abs(points[:, 2] - WAIST) < 0.022]
    turns = np.arctan2(near[:, 1], near[:, 0])
    path = []
    for turn in np.linspace(-math.pi, math.pi, 72, endpoint=False):
        close = np.cos(turns - turn) > math.cos(0.16)
        far = np.percentile(np.linalg.norm(near[close, :2], axis=1), 88) + 0.005
        path.append((far * math.cos(turn), far * math.sin(turn), WAIST))
    path = np.array(path)
    for _ in range(3):
        path = (np.roll(path, 1, 0) + 2 * path + np.roll(path, -1, 0)) / 4
    ribbon("belt", path, np.tile([0, 0, 0.021], (len(path), 1)), 0.006, cloth, closed=True)
    front = path[np.argmin(path[:, 1])]
    for lean, long in ((-0.05, 0.30), (0.035, 0.26)):
        down = np.linspace(0, 1, 14)
        fall = np.c_[front[0] + lean * down + 0.004 * np.sin(down * 5), front[1] - 0.020 - 0.006 * np.sin(down * 4), WAIST - 0.010 - long * down]
        ribbon("end", fall, np.tile([0.019, 0.004 * np.sign(lean), 0], (14, 1)), 0.005, cloth)
    _knot(front, cloth)


def _knot(place, cloth):
    x, y, z = place
    corners = [(x + a * 0.021, y - 0.010 + b * 0.014, z + c * 0.024) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    soften(mesh("knot", corners, faces, cloth), 0.011, 6)


@functools.cache
def _made():
    front, back, hung = sewn(MAKE)
    atlas = Atlas(hung.pieces)
    for name, half in (("front", front), ("back", back)):
        finish(atlas, CUT, name, half, banded=0, collared=False)
    lines = dict(front)
    _collar(atlas, lines, lines["hem"][-1][1])
    return *_drawn_in(hung), atlas


def robe():
    draped, body, atlas = _made()
    dress(draped, atlas, fabric("waffle", atlas, weave=0.0050, relief=0.9, kind="knit", sheen=0.5, crumple=0.6), 0.0030, smooth=SMOOTH, along=ALONG)
    _belt(evened_out(draped, SMOOTH, ALONG)[body], coloured("terry", rough=1, shine=0.05, sheen=0.6, grain=(420, 0.8, 3, 0.002)))
    return stand_for(draped)

"""Skirts: a front and a back on a pinned waistband."""
import functools

from atlas import Atlas
from drape import Cloth, banded, bulging, drape
from fabric import dress, fabric
from form import MAN, build_form
from models.legwear import WAIST, waist_line
from models.tops import stand_for
from pattern import Piece, curve, line, mirrored, whole

import numpy as np

SEWN = ["side_r", "side_l"]


def _half(rise, wide, low):
    return [
        ("waist", line((0, 1.035 + rise), (WAIST, 1.040))),
        ("side", curve((WAIST, 1.040), (0.252, 0.92), (wide - 0.05, low + 0.22), (wide, low + 0.045))),
        ("hem", curve((wide, low + 0.045), (wide * 0.7, low + 0.012), (wide * 0.32, low), (0, low))),
    ]


@functools.cache
def _hung(wide, low, cloth):
    front, back = _half(0, wide, low), _half(0.010, wide, low)
    pieces = [Piece("front", whole(front), 0.0145), Piece("back", whole(back), 0.0145)]
    places = {
        piece.name: banded(bulging(piece, 0.15 * side, 0.11, SEWN), side, WAIST, 0.86, 0.995, 0.158, 0.102) for piece, side in zip(pieces, (-1, 1))
    }
    seams = [("front", edge, "back", edge) for edge in SEWN]
    draped = drape(pieces, places, seams, build_form(MAN, legs=True), cloth, pinned=lambda flat: flat[:, 1] > 0.996)
    return front, back, draped


@functools.cache
def _waisted(wide, low, cloth):
    front, back, draped = _hung(wide, low, cloth)
    atlas = Atlas(draped.pieces)
    for name, half in (("front", front), ("back", back)):
        lines = dict(half)
        waist = waist_line(lines)
        atlas.raise_band(name, waist, 0.036)
        atlas.stitch(name, waist, 0.034)
        atlas.seam(name, waist + [0, -0.037])
        atlas.hem(name, np.vstack([lines["hem"], mirrored(lines["hem"])[1:]]), 0.03, rows=1)
        for points in (lines["side"], mirrored(lines["side"])):
            atlas.seam(name, points)
    return draped, atlas


def skirt_aline():
    draped, atlas = _waisted(0.345, 0.44, Cloth(mass=0.14, bend=0.5, tension=22, slack=0.02))
    dress(draped, atlas, fabric("twill", atlas, weave=0.0008, kind="twill", sheen=0.2, crumple=0.4), thickness=0.0014, smooth=5, along=14)
    return stand_for(draped)

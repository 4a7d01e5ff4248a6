"""Jeans: five pockets, a yoke, contrast stitching, and cloth that is paler where it has been worn."""
import functools
from dataclasses import replace

import numpy as np

from atlas import Atlas
from drape import Cloth, evened_out, on_front
from fabric import dress, fabric
from materials import solid
from models.legwear import LegCut, on_both_sides, sewn_legs, waist_line
from models.tops import stand_for
from pattern import curve, line
from shapes import fasten, lathe

SMOOTHED, SEWN_EVEN = 5, 14
THREAD = {"pitch": 0.0034, "pale": 0.62}
"""Stitches of undyed thread."""
BAND_END = 0.990
SCOOP = curve((0.128, BAND_END), (0.124, 0.930), (0.160, 0.902), (0.236, 0.896))
COIN = line((-0.152, 0.914), (-0.150, 0.950), (-0.206, 0.946), (-0.208, 0.900))
PATCH = line((0.052, 0.905), (0.180, 0.918), (0.176, 0.795), (0.118, 0.762), (0.060, 0.790), (0.052, 0.905))


def _topstitch(atlas, name, points, away=None, worn=0.16):
    """A seam whose edge is rubbed pale, with a row of stitches `away` on either side if there is to be one."""
    atlas.seam(name, points, depth=0.0014)
    if away:
        atlas.stitch(name, points, away, **THREAD)
    atlas.wear(name, points, 0.004, worn, uneven=0.5)


def _waistband(atlas, name, waist, loops):
    atlas.raise_band(name, waist, 0.040)
    atlas.stitch(name, waist, 0.004, **THREAD)
    _topstitch(atlas, name, waist + [0, -0.041], 0.003)
    for across in loops:
        points = line((across, 1.028), (across, 0.984))
        atlas.raise_band(name, points, 0.0055, 0.0016)
        atlas.stitch(name, points, 0.0035, **THREAD)


def _sew_up(atlas, name, lines, crotch):
    for points in on_both_sides(lines["side"]):
        _topstitch(atlas, name, points)
    for points in [*on_both_sides(lines["inseam"]), line((0, 0.988), (0, crotch))]:
        _topstitch(atlas, name, points, 0.004)
    for points in on_both_sides(lines["hem"]):
        atlas.raise_band(name, points, 0.013, 0.0010)
        atlas.stitch(name, points, 0.011, **THREAD)
        atlas.wear(name, points, 0.006, 0.24, uneven=0.5)


def _fly(across, low):
    return np.vstack([line((across, 0.988), (across, low + 0.049)), curve((across, low + 0.049), (across, low + 0.019), (across * 0.45, low + 0.002), (0, low), 8)[1:]])


def _sew_front(atlas):
    for row in (_fly(0.040, 0.836), _fly(0.034, 0.842)):
        atlas.stitch("front", row, **THREAD)
    atlas.seam("front", line((-0.016, 1.036), (-0.016, 0.994)), depth=0.0022)
    for points in on_both_sides(SCOOP):
        _topstitch(atlas, "front", points, 0.004, worn=0.10)
    _topstitch(atlas, "front", COIN, 0.003, worn=0.06)
    for points in on_both_sides(line((0.112, 0.82), (0.150, 0.30))):
        atlas.wear("front", points, 0.060, 0.06)


def _sew_back(atlas):
    for points in [line((-0.222, 0.972), (0, 0.938), (0.222, 0.972)), *on_both_sides(PATCH)]:
        _topstitch(atlas, "back", points, 0.004, worn=0.10)
    for points in on_both_sides(line((0.054, 0.884), (0.179, 0.897))):
        atlas.stitch("back", points, **THREAD)
    for points in on_both_sides(line((0.112, 0.70), (0.145, 0.34))):
        atlas.wear("back", points, 0.060, 0.04)


@functools.cache
def _sewn_jeans(cut, cloth):
    front, back, draped = sewn_legs(cut, cloth)
    atlas = Atlas(draped.pieces)
    for name, half, loops in (("front", front, [-0.112, 0.112]), ("back", back, [-0.150, 0, 0.150])):
        lines = dict(half)
        _waistband(atlas, name, waist_line(lines), loops)
        _sew_up(atlas, name, lines, cut.crotch)
    _sew_front(atlas)
    _sew_back(atlas)
    return draped, atlas


def _stud(place, facing, radius, metal):
    """A button or a rivet, hammered on."""
    disc = [(0, 0.0030), (radius * 0.55, 0.0028), (radius * 0.72, 0.0022), (radius * 0.86, 0.0030), (radius, 0.0020), (radius, 0), (0, 0)]
    stud = lathe("stud", disc, metal, segments=48)
    fasten(stud, place, facing, 0.0015)


def jeans():
    cut = LegCut(hip=0.228, knee=0.212, hem=0.226, inner=0.066, foot=0.136, low=0.02)
    draped, atlas = _sewn_jeans(cut, Cloth(mass=0.20, bend=1.2, tension=25, slack=0.02))
    woven = fabric("denim", atlas, weave=0.0011, kind="twill", sheen=0.1, crumple=0.9, undyed=0.06)
    dress(draped, atlas, woven, 0.0020, SMOOTHED, SEWN_EVEN, finer=2)
    points = evened_out(draped, SMOOTHED, SEWN_EVEN)
    brass, copper = solid("brass", (0.72, 0.50, 0.26), rough=0.32, metal=1), solid("copper", (0.66, 0.36, 0.22), rough=0.35, metal=1)
    _stud(*on_front(draped, points, (0, 1.016)), 0.0085, brass)
    for side in (1, -1):
        for across, up in (SCOOP[3] + [0.007, 0], SCOOP[-3] + [0, 0.006]):
            _stud(*on_front(draped, points, (side * across, up)), 0.0042, copper)
    return replace(stand_for(draped), patience=3)

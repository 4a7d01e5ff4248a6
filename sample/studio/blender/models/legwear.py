"""Trousers, joggers and shorts: a front and a back on a pinned waistband."""
import functools
from dataclasses import dataclass, replace

import numpy as np

from atlas import Atlas
from drape import Cloth, banded, bulging, drape
from fabric import dress, fabric
from form import MAN, build_form
from models.tops import stand_for
from pattern import Piece, curve, line, mirrored, whole

WAIST = 0.205
LEG_SEWN = [f"{edge}_{side}" for edge in ("side", "inseam") for side in "rl"]


@dataclass(frozen=True)
class LegCut:
    """Half widths at hip, knee and hem; how far hem and foot of the inner leg are from the middle; the hem's height."""
    hip: float = 0.240
    knee: float = 0.262
    hem: float = 0.318
    inner: float = 0.080
    foot: float = 0.190
    low: float = -0.02
    crotch: float = 0.742
    fall: float = 0
    """How much longer the inner leg is cut, which the seat takes up again."""


def _half_leg(cut, rise):
    top, above = 1.035, min(0.66, cut.crotch - 0.03)
    inseam = np.vstack([line((cut.inner, cut.low - cut.fall), (0.022, above)), curve((0.022, above), (0.02, cut.crotch - 0.03), (0.012, cut.crotch - 0.007), (0, cut.crotch), 8)[1:]])
    return [
        ("waist", line((0, top + rise), (WAIST, top + 0.005))),
        ("side", curve((WAIST, top + 0.005), (cut.hip, 0.93), (cut.knee, 0.70 if cut.low < 0.4 else 0.82), (cut.hem, cut.low))),
        ("hem", line((cut.hem, cut.low), (cut.inner, cut.low - cut.fall))),
        ("inseam", inseam),
    ]


@functools.cache
def sewn_legs(cut, cloth, cuff=0.0):
    front, back = _half_leg(cut, 0), _half_leg(cut, 0.012)
    pieces = [Piece("front", whole(front), 0.0145), Piece("back", whole(back), 0.0145)]
    places = {
        piece.name: banded(bulging(piece, 0.15 * side, 0.11, LEG_SEWN), side, WAIST, 0.86, 0.995, 0.158, 0.102)
        for piece, side in zip(pieces, (-1, 1))
    }
    gathers = [(name, f"hem_{side}", 0.06, cuff) for name in places for side in "rl"] if cuff else []
    seams = [("front", edge, "back", edge) for edge in LEG_SEWN]
    draped = drape(pieces, places, seams, build_form(MAN, legs=True, foot=cut.foot), cloth, gathers, pinned=lambda flat: flat[:, 1] > 0.996)
    return front, back, draped


def on_both_sides(points):
    return points, mirrored(points)


def waist_line(lines):
    return np.vstack([mirrored(lines["waist"])[:-1], lines["waist"]])


def _tailor(atlas, name, half, cut, creased):
    """A waistband, a fly, pockets, and a crease if it is pressed."""
    lines = dict(half)
    waist = waist_line(lines)
    atlas.raise_band(name, waist, 0.04)
    atlas.stitch(name, waist, 0.038)
    atlas.stitch(name, waist, 0.004)
    atlas.seam(name, waist + [0, -0.041])
    for edge in ("side", "inseam"):
        for points in on_both_sides(lines[edge]):
            atlas.seam(name, points)
    for points in on_both_sides(lines["hem"]):
        atlas.hem(name, points, 0.03, rows=1)
    middle = line((0, 1.0), (0, 0.742))
    atlas.seam(name, middle)
    atlas.stitch(name, middle, 0.004)
    if name == "back":
        for points in on_both_sides(line((0.07, 0.90), (0.19, 0.895))):
            atlas.seam(name, points, depth=0.0016)
            atlas.stitch(name, points, 0.004)
        return
    atlas.stitch(name, np.vstack([line((0.032, 1.0), (0.032, 0.89)), curve((0.032, 0.89), (0.032, 0.865), (0.015, 0.85), (0, 0.848), 8)[1:]]))
    for points in on_both_sides(curve((0.13, 1.0), (0.15, 0.95), (0.19, 0.90), (0.245, 0.885))):
        atlas.seam(name, points, depth=0.0016)
        atlas.stitch(name, points, 0.005)
    for points in on_both_sides(line((0.135, 0.86), (creased, cut.low + 0.01))) if creased else ():
        atlas.crease(name, points)


def _gather_up(atlas, name, half):
    """An elasticated waist and cuffs, side pockets."""
    lines = dict(half)
    atlas.rib(name, waist_line(lines), 0.045, 0.0075, 0.0022)
    for points in on_both_sides(lines["hem"]):
        atlas.rib(name, points, 0.06, 0.0045, 0.0012)
    for edge in ("side", "inseam"):
        for points in on_both_sides(lines[edge]):
            atlas.seam(name, points)
    atlas.seam(name, line((0, 0.985), (0, 0.742)))
    if name == "front":
        for points in on_both_sides(curve((0.15, 0.975), (0.165, 0.93), (0.20, 0.875), (0.25, 0.85))):
            atlas.seam(name, points, depth=0.0016)
            atlas.stitch(name, points, 0.005)


@functools.cache
def _tailored(cut, creased, cloth):
    front, back, draped = sewn_legs(cut, cloth)
    atlas = Atlas(draped.pieces)
    for name, half in (("front", front), ("back", back)):
        _tailor(atlas, name, half, cut, creased)
    return draped, atlas


def _trousers(cut, creased, cloth=Cloth(mass=0.14, bend=0.25, tension=22, slack=0.02)):
    draped, atlas = _tailored(cut, creased, cloth)
    dress(draped, atlas, fabric("twill", atlas, weave=0.0008, kind="twill", sheen=0.2, crumple=0.5, turned=True), thickness=0.0014, smooth=5, along=14, finer=2)
    return replace(stand_for(draped), patience=3)


def trousers_wide():
    return _trousers(LegCut(), 0.200)


def trousers_straight():
    return _trousers(LegCut(hip=0.232, knee=0.232, hem=0.262, inner=0.082, foot=0.172, low=0.02), 0.172)


def trousers_mens():
    return _trousers(LegCut(hip=0.236, knee=0.238, hem=0.270, inner=0.080, foot=0.174, low=-0.01), 0.175)


@functools.cache
def _gathered(cut):
    front, back, draped = sewn_legs(cut, Cloth(mass=0.16, bend=0.8, tension=20, slack=0.02), cuff=0.30)
    atlas = Atlas(draped.pieces)
    for name, half in (("front", front), ("back", back)):
        _gather_up(atlas, name, half)
    return draped, atlas


def _joggers(cut):
    draped, atlas = _gathered(cut)
    dress(draped, atlas, fabric("fleece", atlas, weave=0.0010, sheen=0.5, crumple=0.8), thickness=0.0026)
    return stand_for(draped)


def joggers():
    return _joggers(LegCut(hip=0.242, knee=0.238, hem=0.238, inner=0.098, foot=0.168, low=0.02))


def joggers_mens():
    return _joggers(LegCut(hip=0.246, knee=0.246, hem=0.246, inner=0.094, foot=0.168, low=0.0))


def shorts():
    return _trousers(LegCut(hip=0.248, knee=0.272, hem=0.288, inner=0.036, foot=0.150, low=0.580, fall=0.024), 0.150)

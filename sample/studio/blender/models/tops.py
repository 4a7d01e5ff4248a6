"""T-shirts: a front and a back, sewn at shoulders and sides, sleeves cut in one."""
import functools
import math
from dataclasses import dataclass

import numpy as np

from atlas import Atlas
from drape import Cloth, bulging, drape
from fabric import dress, fabric
from form import MAN, TUBE, build_form
from models.stand import Stand
from pattern import Piece, curve, line, mirrored, whole
from scene import wall

SEWN = ("shoulder", "under", "side")


@dataclass(frozen=True)
class Cut:
    """Metres from the middle and above the floor; degrees below level for the sleeve."""
    neck_wide: float = 0.088
    neck_high: float = 1.487
    drop: float = 0.108
    back_drop: float = 0.022
    shoulder: tuple = (0.222, 1.452)
    lean: float = 38
    sleeve: float = 0.21
    opening: float = 0.168
    under: tuple = (0.260, 1.195)
    hem: tuple = (0.262, 0.775)
    waist: float = 0
    fall: float = 0.028
    """How much longer the middle is cut, which the chest takes up again."""
    vee: bool = False


def _sleeve(cut):
    """Where shoulder, cuff and underarm are."""
    lean = math.radians(cut.lean)
    out, down = np.array([math.cos(lean), -math.sin(lean)]), np.array([-math.sin(lean), -math.cos(lean)])
    top = np.array(cut.shoulder) + out * cut.sleeve
    return out, top, top + down * cut.opening


def _half(cut, drop):
    neck, shoulder, under, hem = (np.array(p, float) for p in ((cut.neck_wide, cut.neck_high), cut.shoulder, cut.under, cut.hem))
    out, top, bottom = _sleeve(cut)
    middle = cut.neck_high - drop
    rounded = curve((0, middle), (neck[0] * 0.62, middle), (neck[0], cut.neck_high - drop * 0.62), neck)
    pointed = curve((0, middle), (neck[0] * 0.35, middle + drop * 0.30), (neck[0] * 0.86, middle + drop * 0.66), neck)
    over = curve(neck, neck + (shoulder - neck) * 0.5, shoulder - out * 0.03, shoulder + out * 0.02, 12)
    below = curve(bottom, bottom + (under - bottom) * 0.6, under + [0.012, 0.01], under + [0, -0.02], 10)
    side = curve(below[-1], (cut.waist, under[1] - 0.12), (cut.waist, hem[1] + 0.25 * (under[1] - hem[1])), hem)
    straight = line(below[-1], hem)
    return [
        ("neck", pointed if cut.vee and drop > cut.back_drop else rounded),
        ("shoulder", np.vstack([over, top])), ("cuff", line(top, bottom)),
        ("under", below), ("side", side if cut.waist else straight), ("hem", curve(hem, hem * [0.62, 1] - [0, cut.fall], (hem[0] * 0.3, hem[1] - cut.fall), (0, hem[1] - cut.fall))),
    ]


@dataclass(frozen=True)
class Make:
    """How a top is cut, on what it is sewn, how far its arms reach, and how wide its ribs at cuffs and hem are."""
    cut: Cut
    form: tuple = TUBE
    arms: tuple = (44, 52)
    reach: float = 0.64
    cloth: Cloth = Cloth(frames=56, mass=0.20, tension=22, slack=0)
    step: float = 0.0125
    banded: float = 0
    pinned: bool = False
    """At its shoulders, for what is heavy and open."""


@functools.cache
def sewn(make: Make):
    front, back = _half(make.cut, make.cut.drop), _half(make.cut, make.cut.back_drop)
    pieces = [Piece("front", whole(front), make.step), Piece("back", whole(back), make.step)]
    closed = [f"{edge}_{side}" for edge in SEWN for side in "rl"]
    places = {piece.name: bulging(piece, depth, 0.13, closed) for piece, depth in zip(pieces, (-0.135, 0.135))}
    gathers = [(name, f"neck_{side}", 0.016, 0.06) for name in places for side in "rl"]
    for edge, share in (("cuff", 0.28), ("hem", 0.20)) if make.banded else ():
        gathers += [(name, f"{edge}_{side}", make.banded, share) for name in places for side in "rl"]
    seams = [("front", edge, "back", edge) for edge in closed]
    form = build_form(make.form, arms=make.arms, reach=make.reach)
    shoulders = lambda flat: (flat[:, 1] > make.cut.shoulder[1] + 0.010) & (abs(flat[:, 0]) < make.cut.shoulder[0])
    return front, back, drape(pieces, places, seams, form, make.cloth, gathers, shoulders if make.pinned else None)


def finish(atlas, cut, name, half, banded, collared=True):
    lines = dict(half)
    neck, hem = np.vstack([mirrored(lines["neck"])[:-1], lines["neck"]]), np.vstack([lines["hem"], mirrored(lines["hem"])[1:]])
    if collared:
        atlas.rib(name, neck, 0.019, depth=0.0006)
    if banded:
        atlas.rib(name, hem, 0.058, 0.0045, 0.0012)
    else:
        atlas.hem(name, hem, 0.024)
    shoulder, under = np.array(cut.shoulder), np.array(cut.under)
    armhole = curve(shoulder + [0, 0.004], shoulder + [-0.012, -0.09], under + [-0.05, 0.10], under + [0, -0.02])
    for side in (lambda points: points, mirrored):
        cuff = side(lines["cuff"])
        if banded:
            atlas.rib(name, cuff, 0.058, 0.0045, 0.0012)
        else:
            atlas.hem(name, cuff, 0.022)
        for edge in ("shoulder", "side", "under"):
            atlas.seam(name, side(lines[edge]))
        atlas.seam(name, side(armhole), puff=0.004)
        atlas.stitch(name, side(armhole), 0.004)


def stand_for(draped, turn=0):
    """Framed by the garment's own box; close to the neck for the detail."""
    low, high = draped.points.min(0), draped.points.max(0)
    middle, tall = (low[2] + high[2]) / 2, max((high[2] - low[2]) * 1.20, (high[0] - low[0]) * 1.5 * 1.13)
    return Stand(
        centre=(0, 0, float(middle)), height=float(tall), reach=1, close=(0.02, 0, float(high[2] - tall * 0.14)),
        turn=turn, elevation=3, close_turn=-14, close_share=0.36, rig=wall,
    )


@functools.cache
def _finished(make):
    front, back, draped = sewn(make)
    atlas = Atlas(draped.pieces)
    for name, half in (("front", front), ("back", back)):
        finish(atlas, make.cut, name, half, make.banded)
    return draped, atlas


def _top(make, thickness=0.0016, **look):
    draped, atlas = _finished(make)
    dress(draped, atlas, fabric("jersey", atlas, **look), thickness, smooth=5, along=14)
    return stand_for(draped)


HANGING = {"form": MAN, "arms": (51, 71), "reach": 0.80}


def tee_crew():
    return _top(Make(Cut()))


def tee_vneck():
    return _top(Make(Cut(drop=0.165, vee=True, hem=(0.250, 0.775), under=(0.250, 1.20))))


def tee_boxy():
    return _top(Make(Cut(shoulder=(0.245, 1.446), sleeve=0.19, opening=0.180, under=(0.285, 1.185), hem=(0.285, 0.875))))


def tee_mens():
    return _top(Make(Cut(neck_wide=0.084, sleeve=0.20, opening=0.172, under=(0.262, 1.19), hem=(0.262, 0.735))))

"""Sleeveless dresses and vests: a front and a back, hung from their straps."""
import functools
from dataclasses import dataclass, replace

import numpy as np

from atlas import Atlas
from drape import Cloth, bulging, drape
from fabric import dress, fabric
from form import WOMAN, build_form
from models.tops import stand_for
from pattern import Piece, curve, line, mirrored, whole

SEWN = [f"{edge}_{side}" for edge in ("shoulder", "side") for side in "rl"]


@dataclass(frozen=True)
class DressCut:
    """Half widths and heights of the right half."""
    neck: tuple = (0.088, 1.425)
    strap: tuple = (0.128, 1.414)
    drop: float = 0.155
    back_drop: float = 0.075
    arm_in: float = -0.018
    under: tuple = (0.181, 1.205)
    waist: float = 0.158
    hem: tuple = (0.47, 0.425)
    low: float = 0.31
    hip: tuple = (0.36, 0.66)
    yoke: float = 0
    """Where thin straps begin, above the bust; without it the strap grows out of the bodice."""


def _neckline(cut, drop, arm_in):
    """Neck, shoulder and arm of the right half."""
    neck, strap, under = (np.array(point, float) for point in (cut.neck, cut.strap, cut.under))
    top = neck[1]
    if not cut.yoke:
        return [
            ("neck", curve((0, top - drop), (0.045, top - drop), (0.082, top - drop * 0.6), neck)),
            ("shoulder", line(neck, strap)),
            ("arm", curve(strap, strap + [arm_in, -0.10], under + [-0.045, 0.015], under)),
        ]
    inner, outer = np.array((neck[0] - 0.006, cut.yoke)), np.array((strap[0] - 0.002, cut.yoke - 0.004))
    return [
        ("neck", np.vstack([curve((0, top - drop), (0.020, top - drop + 0.012), inner - [0.030, 0.030], inner, 14)[:-1], line(inner, neck)])),
        ("shoulder", line(neck, strap)),
        ("arm", np.vstack([line(strap, outer), curve(outer, outer + [0.010, -0.040], under + [-0.040, 0.006], under, 14)[1:]])),
    ]


def _half(cut, drop, arm_in):
    under, hem = np.array(cut.under, float), np.array(cut.hem, float)
    bodice = curve(under, (under[0] - 0.005, 1.12), (cut.waist, 1.07), (cut.waist, 1.015), 12)[:-1]
    skirt = curve((cut.waist, 1.015), (cut.waist + 0.007, 0.93), cut.hip, hem)
    return [
        *_neckline(cut, drop, arm_in),
        ("side", np.vstack([bodice, skirt])),
        ("hem", curve(hem, (hem[0] * 0.7, hem[1] - (hem[1] - cut.low) * 0.65), (hem[0] * 0.32, cut.low + 0.005), (0, cut.low))),
    ]


@functools.cache
def _sewn_dress(cut, cloth, step=0.0100):
    front, back = _half(cut, cut.drop, cut.arm_in), _half(cut, cut.back_drop, -0.006)
    pieces = [Piece("front", whole(front), step), Piece("back", whole(back), step)]
    places = {piece.name: bulging(piece, depth, 0.075, SEWN) for piece, depth in zip(pieces, (-0.15, 0.15))}
    gathers = [(name, f"{edge}_{side}", 0.008, share) for name in places for side in "rl" for edge, share in (("neck", 0.06), ("arm", 0.12))]
    pinned = lambda flat: (flat[:, 1] > cut.strap[1] - 0.006) & (abs(flat[:, 0]) > cut.neck[0] - 0.008)
    seams = [("front", edge, "back", edge) for edge in SEWN]
    form = build_form(WOMAN, legs=True)
    return front, back, drape(pieces, places, seams, form, cloth, gathers, pinned)


def _bind(atlas, name, half, waisted, rows):
    """`rows` of stitches at every edge; none where cloth is too fine for them to be seen."""
    lines = dict(half)
    atlas.hem(name, np.vstack([mirrored(lines["neck"])[:-1], lines["neck"]]), 0.008, rows)
    atlas.hem(name, np.vstack([lines["hem"], mirrored(lines["hem"])[1:]]), 0.018, rows)
    for side in (lambda points: points, mirrored):
        atlas.hem(name, side(lines["arm"]), 0.008, rows)
        for edge in ("shoulder", "side"):
            atlas.seam(name, side(lines[edge]))
    if waisted:
        atlas.seam(name, curve((-0.17, 1.02), (-0.06, 1.008), (0.06, 1.008), (0.17, 1.02)))


LIGHT = Cloth(frames=90, mass=0.14, bend=0.02, tension=18, slack=0.035)


@functools.cache
def _bound(cut, waisted, cloth, rows):
    front, back, draped = _sewn_dress(cut, cloth)
    atlas = Atlas(draped.pieces)
    for name, half in (("front", front), ("back", back)):
        _bind(atlas, name, half, waisted, rows)
    return draped, atlas


def _dress(cut, waisted=True, cloth=LIGHT, rows=1, finer=1, **look):
    draped, atlas = _bound(cut, waisted, cloth, rows)
    material = fabric("cotton", atlas, **{"weave": 0.0005, "sheen": 0.35, "crumple": 1.0, **look})
    dress(draped, atlas, material, thickness=0.0016, smooth=3, along=16, finer=finer)
    return stand_for(draped)


def dress_mini():
    return _dress(DressCut(hem=(0.38, 0.69), low=0.60, hip=(0.29, 0.82)))


def dress_midi():
    return _dress(DressCut())


def dress_maxi():
    return _dress(DressCut(hem=(0.50, 0.16), low=0.07, hip=(0.34, 0.62)))


THIN_STRAPS = {"neck": (0.096, 1.425), "strap": (0.107, 1.421), "yoke": 1.282, "drop": 0.205, "back_drop": 0.190, "under": (0.178, 1.205)}
NECKLINE = 0.36
"""Height of a close-up in metres."""
SATIN = {"rough": 0.50, "shine": 0.24, "sheen": 0.15, "crumple": 0.2}


def _near_neck(stand):
    """Close to, its neckline is looked at and not the air between its straps."""
    return replace(stand, close=(0.03, 0, 1.165), close_share=NECKLINE / stand.height)


def _strappy(cut):
    return replace(_near_neck(_dress(cut, waisted=False, rows=0, finer=2, **SATIN)), patience=2)


def vest_rib():
    cut = DressCut(drop=0.160, back_drop=0.10, under=(0.178, 1.205), waist=0.160, hip=(0.170, 0.90), hem=(0.182, 0.790), low=0.775)
    stand = _dress(cut, waisted=False, cloth=Cloth(mass=0.14, bend=0.2, tension=20), kind="rib", weave=0.0034, relief=1.0)
    return _near_neck(replace(stand, height=stand.height * 1.12))


def cami():
    cut = DressCut(**THIN_STRAPS, waist=0.172, hip=(0.192, 0.93), hem=(0.206, 0.815), low=0.795)
    stand = _strappy(cut)
    return replace(stand, height=stand.height * 1.12, close_share=stand.close_share / 1.12)


def dress_slip():
    cut = DressCut(**THIN_STRAPS, waist=0.168, hip=(0.225, 0.80), hem=(0.335, 0.395), low=0.345)
    return _strappy(cut)

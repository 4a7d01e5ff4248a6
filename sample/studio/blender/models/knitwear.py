"""Cardigans, roll-neck jumpers, sweatshirts and long-sleeve tops with set-in sleeves."""
import functools
from dataclasses import replace

import numpy as np

from atlas import Atlas
from drape import Cloth, evened_out, on_front, starts
from fabric import dress, fabric
from models.collars import neckline, roll_collar
from models.cardigans import fasten_button, raise_bands
from models.set_in import JUMPER, KNITTED, Make, SetIn, finish, set_in, sewn, stand_close
from models.sleeves import Sleeve

SMOOTH, ALONG = 4, 12


@functools.cache
def _opened(make):
    """Draped, its atlas, and where the band begins and ends."""
    front, back, draped = sewn(make)
    atlas = Atlas(draped.pieces)
    finish(atlas, make.cut, {"front": front, "back": back}, collared=("back",))
    high, low = front["neck"][0][1], front["hem"][-1][1]
    raise_bands(atlas, front, low)
    return draped, atlas, high, low


def _cardigan(make, count, radius):
    draped, atlas, high, low = _opened(make)
    dress(draped, atlas, fabric("wool", atlas, **KNITTED), 0.0040, smooth=SMOOTH, along=ALONG)
    points = evened_out(draped, SMOOTH, ALONG)
    for up in np.linspace(high - 0.016, low + 0.030, count):
        fasten_button(*on_front(draped, points, (0, up)), radius)
    return stand_close(draped)


def cardigan():
    return _cardigan(replace(JUMPER, cut=replace(JUMPER.cut, drop=0.240, vee=True, hem=(0.226, 0.735))), 5, 0.0115)


def cardigan_cropped():
    return _cardigan(replace(JUMPER, cut=replace(JUMPER.cut, drop=0.095, hem=(0.214, 0.905))), 6, 0.0080)


def cardigan_mens():
    cut = replace(JUMPER.cut, drop=0.205, vee=True, shoulder=(0.214, 1.418), under=(0.248, 1.172), hem=(0.240, 0.735))
    return _cardigan(replace(JUMPER, cut=cut), 5, 0.0115)


SWEAT = Make(
    SetIn(drop=0.090, banded=0.060, under=(0.240, 1.175), hem=(0.230, 0.795), sleeve=Sleeve(cap=0.140, long=0.60, cuff=0.112)),
    cloth=Cloth(frames=80, mass=0.20, bend=0.6, tension=20, slack=0.01),
)
LONG_SLEEVE = Make(
    SetIn(under=(0.212, 1.190), hem=(0.206, 0.775), sleeve=Sleeve(cap=0.140, long=0.61, cuff=0.098)),
    cloth=Cloth(frames=80, mass=0.16, bend=0.2, tension=18, slack=0.012),
)


def sweatshirt():
    return set_in(SWEAT, 0.0028, smooth=3, along=12, weave=0.0010, sheen=0.5, crumple=0.8)


def tee_long_sleeve():
    return set_in(LONG_SLEEVE, 0.0016, smooth=3, along=12, crumple=0.7)


ROLL_NECK = replace(JUMPER, cut=replace(JUMPER.cut, neck_wide=0.078, drop=0.048, hem=(0.214, 0.800), under=(0.226, 1.180)))


def jumper_roll_neck():
    front, back, draped = sewn(ROLL_NECK)
    atlas = Atlas(draped.pieces)
    finish(atlas, ROLL_NECK.cut, {"front": front, "back": back})
    dress(draped, atlas, fabric("wool", atlas, **KNITTED), 0.0040, smooth=SMOOTH, along=ALONG)
    edges = [(piece, start, f"neck_{side}") for piece, start in list(starts(draped.pieces))[:2] for side in "rl"]
    roll_collar(*neckline(draped, evened_out(draped, SMOOTH, ALONG), edges), weave=0.0058, relief=1.0, kind="rib", sheen=0.6, crumple=0.3)
    stand = stand_close(draped)
    return replace(stand, centre=(stand.centre[0], 0, stand.centre[2] + 0.02), height=stand.height * 1.03)

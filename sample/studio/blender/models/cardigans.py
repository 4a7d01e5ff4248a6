"""Cardigans, buttoned: a jumper with a deep neck, a band down its middle and buttons on it."""
import functools
from dataclasses import replace

import numpy as np
from mathutils import Vector

from atlas import Atlas
from drape import evened_out, on_front
from fabric import dress, fabric
from materials import solid
from models.set_in import JUMPER, KNITTED, finish, sewn, stand_close
from pattern import line, mirrored
from shapes import fasten, lathe

BAND = 0.017
SMOOTH, ALONG = 4, 12


def _button(place, facing, radius):
    horn = solid("horn", (0.075, 0.052, 0.036), rough=0.28, coat=0.3)
    disc = [(0, 0.0022), (radius * 0.60, 0.0022), (radius * 0.72, 0.0030), (radius * 0.9, 0.0032), (radius, 0.0022), (radius, 0.0008), (radius * 0.85, 0), (0, 0)]
    button = lathe("button", disc, horn, segments=64)
    fasten(button, place, facing, 0.0025)
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        eye = lathe("eye", [(0, 0.0025), (radius * 0.11, 0.0025), (radius * 0.11, 0), (0, 0)], solid("eye", (0.01, 0.008, 0.007), rough=0.9), segments=16)
        eye.location = button.location + Vector((x * radius * 0.22, y * radius * 0.22, 0.00005))
        eye.rotation_euler = button.rotation_euler


def _bands(atlas, lines, low):
    """Round the neck and down the middle; one half lies on the other."""
    neck = lines["neck"]
    whole = np.vstack([mirrored(neck)[:-1], neck])
    for path in (whole, line(neck[0], (0, low))):
        atlas.raise_band("front", path, BAND, 0.0022)
    atlas.seam("front", line((BAND, neck[0][1] - 0.02), (BAND, low)), depth=0.0016)
    atlas.seam("front", line((-BAND, neck[0][1] - 0.01), (-BAND, low)), width=0.0022, depth=0.0034)


@functools.cache
def _opened(make):
    """Draped, its atlas, and where the band begins and ends."""
    front, back, draped = sewn(make)
    atlas = Atlas(draped.pieces)
    finish(atlas, make.cut, {"front": front, "back": back}, collared=("back",))
    high, low = front["neck"][0][1], front["hem"][-1][1]
    _bands(atlas, front, low)
    return draped, atlas, high, low


def _cardigan(make, count, radius):
    draped, atlas, high, low = _opened(make)
    dress(draped, atlas, fabric("wool", atlas, **KNITTED), 0.0040, smooth=SMOOTH, along=ALONG)
    points = evened_out(draped, SMOOTH, ALONG)
    for up in np.linspace(high - 0.016, low + 0.030, count):
        _button(*on_front(draped, points, (0, up)), radius)
    return stand_close(draped)


def cardigan():
    return _cardigan(replace(JUMPER, cut=replace(JUMPER.cut, drop=0.240, vee=True, hem=(0.226, 0.735))), 5, 0.0115)


def cardigan_cropped():
    return _cardigan(replace(JUMPER, cut=replace(JUMPER.cut, drop=0.095, hem=(0.214, 0.905))), 6, 0.0080)


def cardigan_mens():
    cut = replace(JUMPER.cut, drop=0.205, vee=True, shoulder=(0.214, 1.418), under=(0.248, 1.172), hem=(0.240, 0.735))
    return _cardigan(replace(JUMPER, cut=cut), 5, 0.0115)

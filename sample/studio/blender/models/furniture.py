"""Side table and stool; the colour is the wood."""
import math

import numpy as np
from mathutils import Vector

from materials import solid, wood
from models.stand import Stand
from shapes import lathe, tube


def _spar(material, start, end, profile):
    """A turned piece from `start` to `end`; the profile's heights are shares of its length."""
    start, end = np.array(start, float), np.array(end, float)
    length = float(np.linalg.norm(end - start))
    spar = lathe("spar", [(radius, up * length) for radius, up in profile], material, segments=64)
    spar.rotation_euler = Vector(end - start).to_track_quat("Z", "Y").to_euler()
    spar.location = start


def _leg(material, turn, high, spread_low, spread_high, thick):
    out = np.array((math.cos(turn), math.sin(turn), 0))
    profile = [(0, 0), (thick * 0.66, 0), (thick * 0.72, 0.006), (thick, 0.7), (thick, 1), (0, 1)]
    _spar(material, out * spread_low, out * spread_high + [0, 0, high], profile)


def side_table():
    timber, board = wood(), wood(along=0)
    edge = [(0.2120, 0.4780), (0.2165, 0.4795), (0.2190, 0.4830), (0.2197, 0.4870), (0.2197, 0.4925), (0.2185, 0.4965), (0.2155, 0.4992), (0.2110, 0.5)]
    lathe("top", [(0, 0.478), *edge, (0, 0.500)], board)
    lathe("ring", [(0, 0.455), (0.105, 0.455), (0.108, 0.458), (0.108, 0.479), (0, 0.479)], board)
    for count in range(3):
        _leg(timber, math.radians(-90 + 32 + 120 * count), 0.470, 0.190, 0.095, 0.0165)
    return Stand(centre=(0, 0, 0.255), height=0.84, reach=0.50, close=(0.05, 0, 0.43), turn=14, elevation=12)


def stool():
    timber = wood()
    for count in range(4):
        _leg(timber, math.radians(45 + 90 * count), 0.425, 0.215, 0.185, 0.017)
    for up, far in ((0.405, 0.186), (0.15, 0.205)):
        corners = [(far * math.cos(turn), far * math.sin(turn), up) for turn in np.radians([45, 135, 225, 315])]
        for start, end in zip(corners, corners[1:] + corners[:1]):
            _spar(timber, start, end, [(0, 0), (0.0105, 0), (0.0115, 0.5), (0.0105, 1), (0, 1)])
    _woven_seat(0.132)
    return Stand(centre=(0, 0, 0.225), height=0.78, reach=0.46, close=(0.02, 0, 0.40), turn=24, elevation=15)


ROUND_RAIL = ((0.0090, 0.4165), (0.0138, 0.4110), (0.0149, 0.4040), (0.0122, 0.3945), (0.0020, 0.3900))
"""Position where a strand bends down around its rail: metres beyond the seat, and height."""


def _woven_seat(half):
    """Cord over and under, two by two, and round the rails."""
    cord = solid("cord", (0.60, 0.47, 0.30), rough=0.85, shine=0.15, grain=(700, 0.6, 3, 0.0008))
    lanes = 34
    pitch = 2 * half / (lanes - 1)
    for lane in range(lanes):
        at = -half + lane * pitch
        for other in (False, True):
            wave = [0.4135 + 0.0032 * math.sin(math.pi * (step / 2 + (lane // 2) + (0.5 if other else 1.5))) for step in range(lanes * 1 + 1)]
            line = np.linspace(-half - 0.004, half + 0.004, lanes + 1)
            left, right = [(-half - out, up) for out, up in ROUND_RAIL[::-1]], [(half + out, up) for out, up in ROUND_RAIL]
            path = [*left, *zip(line, wave), *right]
            path = [(at, y, z) if other else (y, at, z) for y, z in path]
            tube("strand", path, pitch * 0.46, cord)

"""Side tables and stools; the colour is the wood."""
import math

import numpy as np
from mathutils import Vector

from materials import solid, wood
from models.stand import Stand
from shapes import box, curve_through, lathe, tube


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


def _round_top(board, radius, high, thick=0.022):
    """A round board with soft edges."""
    edge = [(-0.0077, 0), (-0.0032, 0.0015), (-0.0007, 0.0050), (0, 0.0090), (0, thick - 0.0075), (-0.0012, thick - 0.0035), (-0.0042, thick - 0.0008), (-0.0087, thick)]
    lathe("top", [(0, high - thick), *((radius + out, high - thick + up) for out, up in edge), (0, high)], board)


def side_table():
    timber, board = wood(), wood(along=0)
    _round_top(board, 0.2197, 0.500)
    lathe("ring", [(0, 0.455), (0.105, 0.455), (0.108, 0.458), (0.108, 0.479), (0, 0.479)], board)
    for count in range(3):
        _leg(timber, math.radians(-90 + 32 + 120 * count), 0.470, 0.190, 0.095, 0.0165)
    return Stand(centre=(0, 0, 0.255), height=0.84, reach=0.50, close=(0.05, 0, 0.43), turn=14, elevation=12)


TURNED = curve_through(
    [(0.0105, 0.02), (0.0135, 0.10), (0.0200, 0.30), (0.0215, 0.38), (0.0150, 0.455), (0.0120, 0.475), (0.0195, 0.500), (0.0195, 0.520), (0.0120, 0.540),
     (0.0120, 0.560), (0.0185, 0.580), (0.0130, 0.605), (0.0165, 0.70), (0.0205, 0.80), (0.0215, 0.86)], 8)
"""Radius of a turned leg, with its beads, at shares of its length."""


def side_table_turned():
    """Four legs with beads, from the lathe, under a thicker top."""
    timber, board = wood(), wood(along=0)
    _round_top(board, 0.205, 0.520, 0.028)
    lathe("apron", [(0, 0.450), (0.158, 0.450), (0.160, 0.452), (0.160, 0.492), (0, 0.492)], board)
    for count in range(4):
        out = np.array((math.cos(math.radians(45 + 90 * count)), math.sin(math.radians(45 + 90 * count)), 0))
        _spar(timber, out * 0.152, out * 0.140 + [0, 0, 0.492], [(0, 0), (0.0090, 0), (0.0100, 0.008), *TURNED, (0.0215, 1), (0, 1)])
    return Stand(centre=(0, 0, 0.262), height=0.84, reach=0.50, close=(0.05, 0, 0.40), turn=20, elevation=10)


def side_table_low():
    """Wide and low, on four short legs."""
    timber, board = wood(), wood(along=0)
    _round_top(board, 0.315, 0.360, 0.026)
    for count in range(4):
        _leg(timber, math.radians(45 + 90 * count), 0.345, 0.270, 0.205, 0.020)
    for turn in (45, 135):
        out = np.array((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0)) * 0.215
        _spar(timber, out * -1 + [0, 0, 0.322], out + [0, 0, 0.322], [(0, 0), (0.012, 0), (0.014, 0.5), (0.012, 1), (0, 1)])
    return Stand(centre=(0, 0, 0.18), height=1.12, reach=0.62, close=(0.07, 0, 0.31), turn=10, elevation=14)


def _four_legs(timber, high, rails):
    for count in range(4):
        _leg(timber, math.radians(45 + 90 * count), high, 0.215, 0.185, 0.017)
    for up, far in rails:
        corners = [(far * math.cos(turn), far * math.sin(turn), up) for turn in np.radians([45, 135, 225, 315])]
        for start, end in zip(corners, corners[1:] + corners[:1]):
            _spar(timber, start, end, [(0, 0), (0.0105, 0), (0.0115, 0.5), (0.0105, 1), (0, 1)])


def stool():
    _four_legs(wood(), 0.425, ((0.405, 0.186), (0.15, 0.205)))
    _woven_seat(0.132)
    return Stand(centre=(0, 0, 0.225), height=0.78, reach=0.46, close=(0.02, 0, 0.40), turn=24, elevation=15)


def stool_oiled():
    """A round seat, a little hollow, on three legs with a rail between."""
    timber, board = wood(), wood(along=0)
    seat = [(0, 0.402), (0.150, 0.402), (0.166, 0.406), (0.1715, 0.414), (0.1715, 0.424), (0.168, 0.431), (0.160, 0.4335), (0.145, 0.4322), (0.10, 0.4275), (0.05, 0.4250), (0, 0.4242)]
    lathe("seat", seat, board)
    feet = [math.radians(-90 + 36 + 120 * count) for count in range(3)]
    for turn in feet:
        _leg(timber, turn, 0.405, 0.200, 0.112, 0.0180)
    places = [np.array((0.162 * math.cos(turn), 0.162 * math.sin(turn), 0.175)) for turn in feet]
    for start, end in zip(places, places[1:] + places[:1]):
        _spar(timber, start, end, [(0, 0), (0.0095, 0), (0.0115, 0.5), (0.0095, 1), (0, 1)])
    return Stand(centre=(0, 0, 0.218), height=0.76, reach=0.46, close=(0.02, 0, 0.38), turn=8, elevation=15)


def stool_low():
    """A footstool: an oblong board with rounded edges, on four short legs."""
    timber = wood()
    box("seat", (0.44, 0.26, 0.034), wood(along=0), bottom=0.226, edge=0.012)
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        _spar(timber, (x * 0.195, y * 0.105, 0), (x * 0.160, y * 0.082, 0.232), [(0, 0), (0.0125, 0), (0.0135, 0.02), (0.0185, 0.75), (0.0185, 1), (0, 1)])
    for x in (-1, 1):
        _spar(timber, (x * 0.178, -0.094, 0.115), (x * 0.178, 0.094, 0.115), [(0, 0), (0.009, 0), (0.0105, 0.5), (0.009, 1), (0, 1)])
    _spar(timber, (-0.178, 0, 0.115), (0.178, 0, 0.115), [(0, 0), (0.009, 0), (0.0105, 0.5), (0.009, 1), (0, 1)])
    return Stand(centre=(0, 0, 0.125), height=0.80, reach=0.44, close=(0.06, 0, 0.20), turn=28, elevation=16)


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

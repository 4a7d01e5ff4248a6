"""Sunglasses and a coiled belt."""
import math

import numpy as np

from materials import coloured, gold, solid
from models.stand import Stand
from shapes import mesh, ribbon, tube

TILT = 0.10
"""Backward tilt of the frame over its length, in radians."""


def _outline(half_wide, half_high, power, count=96):
    """Points of a lens: a circle with power 2, squarer above."""
    turns = np.linspace(0, 2 * math.pi, count, endpoint=False)
    bent = lambda wave: np.sign(wave) * np.abs(wave) ** (2 / power)
    return np.c_[half_wide * bent(np.cos(turns)), half_high * bent(np.sin(turns))]


def _leaned(x, y, up):
    """The front follows the face: back at the temples, and back at the top."""
    return np.array((x, y + 2.1 * x * x + TILT * up, up))


def _lens(flat, middle, glass):
    rings = [(share, 0.0016 * (1 - share * share)) for share in np.linspace(0.02, 1.03, 14)]
    vertices = [_leaned(middle[0] + x * share, -0.0004 - dome, middle[1] + up * share) for share, dome in rings for x, up in flat]
    count = len(flat)
    faces = [
        (ring * count + step, ring * count + (step + 1) % count, (ring + 1) * count + (step + 1) % count, (ring + 1) * count + step)
        for ring in range(len(rings) - 1)
        for step in range(count)
    ]
    mesh("lens", vertices, [*faces, tuple(range(count))[::-1]], glass)


def _temple(side, hinge, frame):
    """Back along the head, then down behind the ear until it rests."""
    out = side * hinge[0]
    path = [(out, hinge[1] - 0.002, hinge[2]), (out, hinge[1] + 0.012, hinge[2]), (out * 1.01, 0.05, hinge[2] - 0.001), (out * 1.0, 0.095, hinge[2] - 0.004),
            (out * 0.97, 0.118, hinge[2] - 0.012), (out * 0.94, 0.138, 0.012), (out * 0.93, 0.144, 0.002)]
    dense = _smooth_path(path, 60)
    wide = np.interp(np.linspace(0, 1, 60), [0, 0.12, 0.6, 1], [0.0036, 0.0026, 0.0022, 0.0030])
    ribbon("temple", dense, np.c_[np.zeros((60, 2)), wide], 0.0030, frame)
    ribbon("hinge", np.array([(out - side * 0.0045, hinge[1] - 0.0022, hinge[2]), (out + side * 0.0012, hinge[1] - 0.0010, hinge[2])]), np.array([(0, 0, 0.0036)] * 2), 0.0046, frame)


def _smooth_path(points, count):
    """Evened by a moving mean, so that no corner shows."""
    points = np.array(points, float)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    even = np.linspace(0, far[-1], count)
    path = np.c_[tuple(np.interp(even, far, points[:, axis]) for axis in range(3))]
    for _ in range(14):
        path[1:-1] = 0.5 * path[1:-1] + 0.25 * (path[:-2] + path[2:])
    return path


def _sunglasses(half_wide, half_high, power, thick):
    frame = coloured("acetate", rough=0.12, coat=0.9)
    glass = solid("lens", (0.030, 0.026, 0.024), rough=0.04, coat=1.0)
    gap, up = half_wide + 0.0095, half_high + 0.004
    for side in (1, -1):
        flat = _outline(half_wide, half_high, power)
        _lens(flat, (side * gap, up), glass)
        rim = np.array([_leaned(side * gap + x * 1.04, 0, up + z * 1.04) for x, z in flat])
        ribbon("rim", rim, np.array([(0, 0.0021, 0)] * len(rim)), thick, frame, closed=True)
        temple = gap + half_wide + 0.003
        _temple(side, _leaned(temple, 0.0015, up + half_high * 0.42), frame)
    bow = [_leaned(x, 0, up + half_high * 0.40 + 0.0035 * math.cos(x / 0.012 * math.pi / 2)) for x in np.linspace(-0.0115, 0.0115, 24)]
    ribbon("bridge", np.array(bow), np.array([(0, 0.0019, 0)] * 24), thick * 0.9, frame)
    return Stand(centre=(0.024, 0.03, 0.026), height=0.29, reach=0.15, close=(0.03, 0, 0.030), turn=-28, elevation=14)


def sunglasses_round():
    return _sunglasses(0.0245, 0.0235, 2.0, 0.0030)


def sunglasses_square():
    return _sunglasses(0.0275, 0.0215, 3.4, 0.0042)


def _coil(turns, inner, outer, end):
    """From the middle outwards, then straight on along the front."""
    angles = np.linspace(-math.pi / 2 - turns * 2 * math.pi, -math.pi / 2, 220)
    reach = np.linspace(inner, outer, 220)
    round_about = np.c_[reach * np.cos(angles), reach * np.sin(angles)]
    straight = np.c_[np.linspace(0, end, 40)[1:], np.full(39, -outer)]
    return np.vstack([round_about, straight])


def _buckle(x, y, up, half_high):
    metal = gold(0.2)
    wide, tall = 0.0165, half_high
    flat = _outline(wide, tall, 6, 80)
    frame = np.array([(x + dx, y, up + dz) for dx, dz in flat])
    ribbon("buckle", frame, np.array([(0, 0.0018, 0)] * len(frame)), 0.0036, metal, closed=True)
    tube("prong", [(x - wide, y - 0.001, up), (x - wide * 0.6, y - 0.0042, up), (x, y - 0.0044, up), (x + wide * 0.6, y - 0.0040, up), (x + wide + 0.001, y - 0.0022, up)], 0.0017, metal)


def belt():
    leather = coloured("leather", rough=0.40, coat=0.10, grain=(900, 0.30, 3, 0.0005))
    up, half = 0.0168, 0.0150
    path = _coil(2.6, 0.020, 0.050, 0.052)
    points = np.c_[path, np.full(len(path), up)]
    widths = np.interp(np.arange(len(points)), [0, len(points) - 30, len(points) - 14, len(points)], [half, half, half - 0.0024, half - 0.0024])
    ribbon("belt", points, np.c_[np.zeros((len(points), 2)), widths], 0.0034, leather, edge=0.0009)
    _buckle(0.050, -0.0505, up, half)
    loop = np.array([(0.022, y, up + z) for y, z in ((-0.0528, -0.0158), (-0.0528, 0.0158))])
    ribbon("keeper", loop, np.array([(0.005, 0, 0)] * 2), 0.0016, leather)
    thread = solid("thread", (0.70, 0.62, 0.50), rough=0.8)
    for row in (-0.0122, 0.0122):
        run = points[-150:-22]
        away = np.array([(math.cos(turn), math.sin(turn)) for turn in np.arctan2(run[:, 1], run[:, 0])])
        away[-17:] = (0, -1)
        line = np.c_[run[:, :2] + away * 0.0018, np.full(len(run), up + row)]
        for here, after in zip(line, line[1:]):
            tube("stitch", [here + (after - here) * share for share in (0.14, 0.5, 0.86)], 0.00032, thread)
    return Stand(centre=(0.010, 0, 0.016), height=0.235, reach=0.14, close=(0.034, -0.03, 0.018), turn=-16, elevation=27)

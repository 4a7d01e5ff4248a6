"""A structured top-handle bag: a rounded body, a flap with saddle stitch, gilt hardware."""
import math

import numpy as np

from materials import coloured, gold, solid
from models.stand import Stand
from pattern import respaced
from shapes import box, lathe, mesh, ring, soften, tube

WIDE, HIGH, DEEP = 0.27, 0.195, 0.105
FLAP = 0.105
"""How far the flap comes down in front."""
LIP = 0.02


def _leather():
    return coloured("leather", rough=0.42, coat=0.08, grain=(750, 0.35, 3, 0.0007))


def _front(up):
    """How far the body stands out at a share of its height."""
    return (DEEP / 2) * (1 - 0.62 * up**1.5) + 0.006 * math.sin(up * math.pi)


def _body(leather):
    around, heights = 160, [0, 0.004, 0.015, 0.04, *np.linspace(0.08, 1, 24)]
    tucked = {0: 0.88, 1: 0.955, 2: 0.985}
    vertices = []
    for count, up in enumerate(heights):
        wide, deep = (WIDE / 2) * (1 - 0.10 * up) + 0.004 * math.sin(up * math.pi), _front(up)
        for step in range(around):
            turn = 2 * math.pi * step / around
            x, y = (half * math.copysign(abs(wave) ** (2 / 4.2), wave) for half, wave in ((wide, math.cos(turn)), (deep, math.sin(turn))))
            sag = -0.006 * (1 - (x / wide) ** 2) * up**4
            vertices.append((x * tucked.get(count, 1), y * tucked.get(count, 1), HIGH * up + sag))
    faces = [
        (low * around + step, low * around + (step + 1) % around, (low + 1) * around + (step + 1) % around, (low + 1) * around + step)
        for low in range(len(heights) - 1)
        for step in range(around)
    ]
    ends = [tuple(range(around))[::-1], tuple(range((len(heights) - 1) * around, len(heights) * around))]
    mesh("body", vertices, faces + ends, leather, crease=52)


def _over(far):
    """(y, z) of the flap, `far` metres from its back edge over the top and down the front."""
    deep, top = (DEEP / 2) * 0.38 + 0.004, HIGH + 0.001
    if far < LIP:
        return deep + 0.003, top - LIP + far
    far -= LIP
    if far < 2 * deep:
        return deep - far, top + 0.006 * math.sin(far / (2 * deep) * math.pi) + 0.001
    down = far - 2 * deep
    return -_front(max(1 - down / HIGH, 0)) - 0.0035, top - down


def _flap(leather):
    """The points of its front edge."""
    across, rows = 61, 40
    length, half = LIP + 2 * ((DEEP / 2) * 0.38 + 0.004) + FLAP, WIDE / 2 * 0.915 + 0.0015
    vertices = []
    for row in range(rows):
        for column in range(across):
            x, share = (column / (across - 1) - 0.5) * 2, row / (rows - 1)
            y, z = _over(length * share * (1 - 0.20 * max(0, abs(x) - 0.55) ** 1.6 / 0.28 * share))
            vertices.append((x * half, y * (1 - 0.10 * abs(x) ** 6), z - 0.0042 * (1 - x * x)))
    faces = [(r * across + c, r * across + c + 1, (r + 1) * across + c + 1, (r + 1) * across + c) for r, c in np.ndindex(rows - 1, across - 1)]
    flap = mesh("flap", vertices, faces, leather)
    thick = flap.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0034, 0
    soften(flap, 0.0012, 3)
    return np.array(vertices[-across:])


def _saddle_stitch(edge):
    thread = solid("thread", (0.75, 0.68, 0.55), rough=0.8)
    line = edge + [0, -0.0019, 0.006]
    even = respaced(line[:, [0, 2]], 0.0052)
    points = np.c_[even[:, 0], np.interp(even[:, 0], line[:, 0], line[:, 1]), even[:, 1]]
    for here, after in zip(points, points[1:]):
        tube("stitch", [here + (after - here) * share for share in (0.12, 0.5, 0.88)], 0.00055, thread)


def _hardware(edge, leather):
    metal, middle = gold(), edge[len(edge) // 2]
    box("lock", (0.030, 0.006, 0.020), metal, (0, middle[1] - 0.004), middle[2] - 0.006, 0.002)
    knob = lathe("knob", [(0, 0), (0.005, 0), (0.005, 0.003), (0.0035, 0.004), (0, 0.004)], metal, 48)
    knob.location, knob.rotation_euler = (0, middle[1] - 0.0068, middle[2] + 0.004), (math.pi / 2, 0, 0)
    top = HIGH + 0.004
    arch = [(0.062, -0.004), (0.064, 0.03), (0.060, 0.075), (0.035, 0.105)]
    path = [(-x, 0, top + z) for x, z in arch] + [(0, 0, top + 0.112)] + [(x, 0, top + z) for x, z in arch[::-1]]
    tube("handle", path, 0.0062, leather)
    for side in (-1, 1):
        ring("ring", 0.010, 0.0019, metal, (side * 0.062, 0, top + 0.006), (math.pi / 2, 0, 0))
        box("tab", (0.018, 0.022, 0.004), leather, (side * 0.062, 0), top + 0.001, 0.0015)


def bag_top_handle():
    leather = _leather()
    _body(leather)
    edge = _flap(leather)
    _saddle_stitch(edge)
    _hardware(edge, leather)
    return Stand(centre=(0, 0, 0.155), height=0.50, reach=0.30, close=(0, 0, 0.135), turn=-24, elevation=8)

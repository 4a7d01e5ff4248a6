"""Bags: a structured top-handle bag with a flap, saddle stitch and gilt hardware; an open tote; a rounded bag on a long strap."""
import math

import numpy as np

from materials import coloured, gold, solid
from models.stand import Stand
from pattern import respaced
from shapes import box, lathe, mesh, ribbon, ring, soften, tube

WIDE, HIGH, DEEP = 0.27, 0.195, 0.105
FLAP = 0.105
"""Length of the flap at the front."""
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


TOTE = (0.185, 0.215, 0.30)
"""Half width below and above, and height."""


def _tote_section(up, around):
    """Points of the open body at a share of its height; the rim is soft."""
    low, top, high = TOTE
    wide, deep = low + (top - low) * up, 0.068 - 0.014 * up
    turns = np.linspace(0, 2 * math.pi, around, endpoint=False)
    bent = lambda wave, power: np.sign(wave) * np.abs(wave) ** (2 / power)
    x, y = wide * bent(np.cos(turns), 5.5), deep * bent(np.sin(turns), 5.5)
    soft = up**3
    y = y + soft * (0.008 * np.sin(x * 16 + 0.8) + 0.010 * np.sign(y) * np.cos(x / wide * math.pi / 2))
    return np.c_[x, y, np.full(around, high * up) - soft * 0.010 * np.cos(x / wide * math.pi / 2)]


def _tote_body(leather):
    around, heights = 180, [0, 0.006, 0.018, 0.045, *np.linspace(0.09, 1, 30)]
    tucked = {0: 0.90, 1: 0.965, 2: 0.988}
    sections = [_tote_section(up, around) * [tucked.get(count, 1), tucked.get(count, 1), 1] for count, up in enumerate(heights)]
    faces = [
        (low * around + step, low * around + (step + 1) % around, (low + 1) * around + (step + 1) % around, (low + 1) * around + step)
        for low in range(len(heights) - 1)
        for step in range(around)
    ]
    body = mesh("body", np.vstack(sections), [*faces, tuple(range(around))[::-1]], leather, crease=52)
    wall = body.modifiers.new("wall", "SOLIDIFY")
    wall.thickness, wall.offset, wall.material_offset = 0.0026, -1, 0
    soften(body, 0.0008, 2)


def _tote_wall(x, up, side):
    """Where the outside is at `x`, before or behind, at a share of its height."""
    section = _tote_section(up, 720)
    half = section[section[:, 1] * side > 0]
    return half[np.argmin(abs(half[:, 0] - x))]


def _tote_handle(leather, thread, side):
    """A strap that is sewn on in front and rises in an arch."""
    inset, ends = 0.085, []
    for end in (-inset, inset):
        foot = [_tote_wall(end, up, side) + [0, side * 0.0024, 0] for up in (0.74, 0.80, 0.86, 0.92, 0.97, 1.0)]
        out, top = foot[-1][1], foot[-1][2]
        arch = [(end * wide, out - side * 0.012 * lift, top + 0.235 * lift) for wide, lift in ((1, 0.25), (0.97, 0.5), (0.86, 0.78), (0.62, 0.95), (0.30, 1.0))]
        ends.append(np.array([*foot, *arch]))
    path = np.vstack([ends[0], ends[1][::-1]])
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    dense = np.c_[tuple(np.interp(np.linspace(0, far[-1], 140), far, path[:, axis]) for axis in range(3))]
    for _ in range(30):
        dense[1:-1] = 0.5 * dense[1:-1] + 0.25 * (dense[:-2] + dense[2:])
    along = np.gradient(dense, axis=0)
    across = np.c_[-along[:, 2], np.zeros(len(along)), along[:, 0]]
    across *= 0.0105 / np.linalg.norm(across, axis=1)[:, None]
    ribbon("handle", dense, across, 0.0040, leather)
    for end in (dense[:18], dense[::-1][:18]):
        for edge in (-0.0085, 0.0085):
            points = [place + [edge, side * 0.0022, 0] for place in end[1::1]]
            for here, after in zip(points, points[1:]):
                tube("stitch", [here + (after - here) * share for share in (0.15, 0.5, 0.85)], 0.0005, thread)


def _tote_seam():
    """Round the rim, in stitches of one length."""
    rim = _tote_section(0.965, 720)
    rim = np.vstack([rim, rim[:1]])
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))]
    even = np.linspace(0, far[-1], round(far[-1] / 0.0060))
    rim = np.c_[tuple(np.interp(even, far, rim[:, axis]) for axis in range(3))]
    return rim + np.c_[np.sign(rim[:, :2]) * 0.0005, np.zeros(len(rim))]


def bag_tote():
    leather, thread = _leather(), solid("thread", (0.75, 0.68, 0.55), rough=0.8)
    _tote_body(leather)
    for side in (-1, 1):
        _tote_handle(leather, thread, side)
    outside = _tote_seam()
    for here, after in zip(outside, outside[1:]):
        tube("stitch", [here + (after - here) * share for share in (0.2, 0.5, 0.8)], 0.0005, thread)
    return Stand(centre=(0, 0, 0.265), height=0.84, reach=0.46, close=(0.05, 0, 0.27), turn=-24, elevation=10)


POUCH = (0.112, 0.034, 0.076)
"""Half of width, depth and height."""
ROUND = 4.5
"""Exponent of the superellipse: 2 is an ellipsoid, higher values have flatter faces."""


def _pouch_point(turn, out):
    """On the outside: `turn` round its face, `out` from -1 at the back to 1 in front."""
    wide, deep, high = POUCH
    bent = lambda wave: math.copysign(abs(wave) ** (2 / 3.0), wave)
    size = (1 - abs(out) ** ROUND) ** (1 / ROUND)
    across, up = bent(math.cos(turn)) * size, bent(math.sin(turn)) * size
    return wide * across, -deep * out * (1 - 0.10 * up), high * (1 + up)


def _pouch_body(leather):
    face = (1 - np.linspace(0.02, 0.95, 24) ** ROUND) ** (1 / ROUND)
    around, layers = 200, [*-face, *np.linspace(-face[-1], face[-1], 26)[1:-1], *face[::-1]]
    vertices = [_pouch_point(2 * math.pi * step / around, out) for out in layers for step in range(around)]
    faces = [
        (low * around + step, low * around + (step + 1) % around, (low + 1) * around + (step + 1) % around, (low + 1) * around + step)
        for low in range(len(layers) - 1)
        for step in range(around)
    ]
    ends = [tuple(range(around))[::-1], tuple(range((len(layers) - 1) * around, len(layers) * around))]
    mesh("pouch", vertices, faces + ends, leather, crease=180)
    for out in (-0.80, 0.80):
        welt = [np.array(_pouch_point(turn, out)) for turn in np.linspace(0, 2 * math.pi, 120, endpoint=False)]
        tube("welt", [tuple(place) for place in welt], 0.0019, leather, closed=True)


def _pouch_zip(leather):
    """Along the top from side to side, its puller at one end."""
    metal, tape = gold(), solid("tape", (0.025, 0.022, 0.020), rough=0.9)
    turns = np.linspace(math.radians(24), math.radians(156), 120)
    top = np.array([_pouch_point(turn, 0) for turn in turns])
    ribbon("tape", top + [0, 0, 0.0004], np.tile([0, 0.0062, 0], (len(top), 1)), 0.0010, tape)
    for place in top:
        box("tooth", (0.0011, 0.0042, 0.0016), metal, place[:2], place[2] + 0.0005, 0.0003)
    pull = top[8]
    box("slider", (0.0095, 0.0075, 0.0036), metal, pull[:2], pull[2] + 0.0014, 0.0012)
    tab = [pull + [0.004 + 0.0105 * step - 0.0012 * step * step, -0.0015 * step, 0.0036 - 0.0030 * step * step] for step in np.linspace(0, 3, 12)]
    ribbon("puller", tab, np.tile([0, 0.0034, 0], (len(tab), 1)), 0.0018, leather)


def _pouch_strap(leather):
    """It stands up in an arch, as if it were held."""
    metal, (wide, _, high) = gold(), POUCH
    at = np.array([wide - 0.012, 0, high * 1.74])
    arch = [(1, 0.012), (1.02, 0.06), (0.98, 0.14), (0.83, 0.215), (0.52, 0.268), (0, 0.286)]
    half = np.array([(at[0] * share, 0.004 * share, at[2] + up) for share, up in arch])
    path = np.vstack([half, (half * [-1, 1, 1])[-2::-1]])
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    dense = np.c_[tuple(np.interp(np.linspace(0, far[-1], 160), far, path[:, axis]) for axis in range(3))]
    for _ in range(60):
        dense[1:-1] = 0.5 * dense[1:-1] + 0.25 * (dense[:-2] + dense[2:])
    ribbon("strap", dense, np.tile([0, 0.0065, 0], (len(dense), 1)), 0.0030, leather)
    for side in (-1, 1):
        place = at * [side, 1, 1]
        ring("ring", 0.0085, 0.0015, metal, tuple(place + [0, 0, 0.006]), (0, math.pi / 2, 0))
        box("tab", (0.006, 0.013, 0.016), leather, place[:2], place[2] - 0.013, 0.0018)


def bag_crossbody():
    leather = _leather()
    _pouch_body(leather)
    _pouch_zip(leather)
    _pouch_strap(leather)
    return Stand(centre=(0, 0, 0.205), height=0.56, reach=0.32, close=(0.03, 0, 0.11), turn=-22, elevation=9)

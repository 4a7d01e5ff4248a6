"""Vase, candle and planter."""
import math

import numpy as np

from materials import coloured, ink, paper, solid
from models.stand import Stand
from shapes import curve_through, lathe, lettering, mesh, tube, upright


def vase():
    profile = [(0, 0), (0.045, 0), (0.054, 0.003), (0.075, 0.05), (0.092, 0.115), (0.090, 0.165), (0.066, 0.21), (0.034, 0.24),
               (0.027, 0.265), (0.029, 0.285), (0.036, 0.298), (0.0345, 0.3005), (0.031, 0.298), (0.024, 0.28), (0.022, 0.25), (0.02, 0.20), (0, 0.19)]
    body = lathe("vase", curve_through(profile, 10), coloured("stoneware", rough=0.62, shine=0.35, grain=(300, 0.25, 4, 0.0012)), segments=336)
    for vertex in body.data.vertices:
        x, y, up = vertex.co
        share = max(0.0, min(1.0, (up - 0.004) / 0.03, (0.25 - up) / 0.05)) if math.hypot(x, y) > 0.028 else 0
        flute = 1 + 0.016 * (abs(math.sin(math.atan2(y, x) * 21)) - 0.5) * share
        vertex.co = (x * flute, y * flute, up)
    random = np.random.default_rng(5)
    for _ in range(9):
        _dried_grass(random)
    return Stand(centre=(0, 0, 0.335), height=0.78, reach=0.42, close=(0, 0, 0.20), elevation=6)


def _dried_grass(random):
    stem, plume = solid("stem", (0.34, 0.25, 0.14), rough=0.8), solid("plume", (0.52, 0.42, 0.27), rough=0.8, sheen=0.3)
    turn, length, lean = random.uniform(0, 2 * math.pi), random.uniform(0.30, 0.42), random.uniform(0.05, 0.17)
    at = lambda t: np.array((math.cos(turn) * lean * t**1.7, math.sin(turn) * lean * t**1.7, 0.26 + length * t * (1 - 0.12 * t)))
    tube("stem", [(0, 0, 0.2), *(at(t) for t in np.linspace(0.05, 1, 6))], 0.0009, stem)
    vertices, faces = [], []
    for t in np.linspace(0.55, 1.0, 150):
        width = 0.018 * math.sin((t - 0.5) / 0.5 * math.pi * 0.93) ** 0.7
        for _ in range(5):
            along = random.normal(size=3)
            along[2] = abs(along[2]) + 1.3
            along /= np.linalg.norm(along)
            across = np.cross(along, random.normal(size=3))
            across *= 0.0006 / np.linalg.norm(across)
            faces.append((len(vertices), len(vertices) + 1, len(vertices) + 2))
            vertices += [at(t) - across, at(t) + across, at(t) + along * width * 1.3]
    mesh("plume", vertices, faces, plume)


def candle():
    vessel = [(0, 0), (0.036, 0), (0.0385, 0.0012), (0.0395, 0.005), *upright(0.0395, 0.005, 0.086), (0.0391, 0.0882), (0.0380, 0.0885), (0.0372, 0.0875),
              (0.0370, 0.080), (0.0370, 0.060)]
    lathe("vessel", curve_through(vessel, 8), coloured("vessel", rough=0.2, coat=0.5))
    wax = curve_through([(0, 0.0800), (0.006, 0.0797), (0.028, 0.0800), (0.0355, 0.0804), (0.0372, 0.0814)], 8)
    lathe("wax", wax, solid("wax", (0.86, 0.81, 0.70), rough=0.4, shine=0.35))
    tube("wick", [(0, 0, 0.078), (0, 0, 0.085), (0.0006, 0, 0.090), (0.002, 0, 0.0935)], 0.0009, solid("wick", (0.03, 0.026, 0.022), rough=0.9))
    _wrap_label(0.0397, 0.030, 0.064, 0.022)
    for words, size, up in (("SCENTED", 0.0046, 0.0510), ("CANDLE", 0.0046, 0.0430)):
        lettering(words, size, ink(), (0, 0, up), radius=0.0400, spacing=1.3 if words.isupper() else 1.1)
    return Stand(centre=(0, 0, 0.045), height=0.185, reach=0.13, close=(0.006, 0, 0.062), elevation=14)


def _wrap_label(radius, low, high, half_width):
    turns = np.linspace(-half_width / radius, half_width / radius, 48)
    vertices = [(radius * math.sin(turn), -radius * math.cos(turn), up) for turn in turns for up in (low, high)]
    mesh("label", vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(turns) - 1)], paper())


def planter():
    pot = [(0, 0.016), (0.060, 0.016), (0.066, 0.018), (0.078, 0.07), (0.088, 0.140), (0.0885, 0.150), (0.0870, 0.1515), (0.0845, 0.150),
           (0.083, 0.140), (0.080, 0.120)]
    clay = coloured("clay", rough=0.7, shine=0.3, grain=(200, 0.25, 4, 0.0014))
    lathe("pot", curve_through(pot, 8), clay)
    saucer = [(0, 0), (0.078, 0), (0.084, 0.002), (0.090, 0.0145), (0.0885, 0.016), (0.086, 0.0150), (0.080, 0.006), (0, 0.0055)]
    lathe("saucer", curve_through(saucer, 6), clay)
    lathe("foot", [(0, 0.005), (0.058, 0.005), (0.060, 0.018), (0, 0.018)], clay)
    lathe("soil", [(0, 0.133), (0.060, 0.131), (0.0825, 0.128)], solid("soil", (0.035, 0.024, 0.017), rough=1, shine=0.05, grain=(160, 1, 6, 0.012)))
    random = np.random.default_rng(11)
    for count in range(13):
        _blade(random, count)
    return Stand(centre=(0, 0, 0.255), height=0.66, reach=0.38, close=(0, 0, 0.15), elevation=8)


def _blade(random, count):
    """One upright leaf of a snake plant: a trough that narrows to a point, with a pale edge."""
    turn, far = count * 2.4, 0.008 + 0.042 * (count / 13) ** 0.7
    height, wide, lean, twist = random.uniform(0.20, 0.36), random.uniform(0.017, 0.024), 0.02 + far * random.uniform(0.9, 1.8), random.uniform(-0.7, 0.7)
    vertices, rows, across = [], 36, 9
    for row in range(rows):
        t = row / (rows - 1)
        half = wide * min(1, 0.62 + 1.1 * t) * (1 - t**3.2) ** 0.75
        facing = turn + math.pi / 2 + twist * t
        middle = np.array((math.cos(turn) * (far + lean * t * t), math.sin(turn) * (far + lean * t * t), 0.128 + height * t))
        for column in range(across):
            side = column / (across - 1) * 2 - 1
            along = np.array((math.cos(facing), math.sin(facing), 0)) * side * half
            cup = np.array((math.cos(turn), math.sin(turn), 0)) * (side * side) * half * 0.45
            vertices.append(middle + along + cup)
    faces = [(r * across + c, r * across + c + 1, (r + 1) * across + c + 1, (r + 1) * across + c) for r, c in np.ndindex(rows - 1, across - 1)]
    green = 0.8 + 0.5 * random.random()
    leaf = mesh("leaf", vertices, faces, solid("leaf", (0.045 * green, 0.11 * green, 0.04 * green), rough=0.36, grain=(70, 0.25, 3, 0.003)))
    leaf.data.materials.append(solid("leaf edge", (0.30, 0.36, 0.13), rough=0.4))
    for face in leaf.data.polygons:
        face.material_index = 1 if face.index % (across - 1) in (0, across - 2) else 0
    leaf.modifiers.new("round", "SUBSURF").render_levels = 1
    leaf.modifiers.new("thick", "SOLIDIFY").thickness = 0.0022

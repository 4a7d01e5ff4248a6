"""Hoops, studs, a bangle and a pendant; the colour is the metal."""
import math

import numpy as np

from materials import coloured_metal, solid
from models.stand import Stand
from shapes import lathe, ring, tube


def earrings_hoop():
    for x, y, turn in ((-0.014, 0, 0.5), (0.016, 0.006, -0.35)):
        hoop = ring("hoop", 0.0135, 0.0026, coloured_metal(0.14), (x, y, 0.0161), (math.pi / 2, 0, turn))
        for vertex in hoop.data.vertices:
            around, far = math.atan2(vertex.co.y, vertex.co.x), math.hypot(vertex.co.x, vertex.co.y)
            slim = 0.72 + 0.5 * (0.5 - 0.5 * math.sin(around))
            rope = 1 + 0.10 * math.sin(around * 26 + vertex.co.z * 900)
            wide = 0.0135 + (far - 0.0135) * slim * rope
            vertex.co = (wide * math.cos(around), wide * math.sin(around), vertex.co.z * slim * rope)
    return Stand(centre=(0, 0, 0.0165), height=0.112, reach=0.05, close=(0.004, 0, 0.013), elevation=9)


def earrings_stud():
    for x, y, lean in ((-0.0085, 0.002, 68), (0.0085, -0.001, 76)):
        dome = [(0, 0.0026), (0.002, 0.00255), (0.0042, 0.0019), (0.0055, 0.0006), (0.0056, 0), (0.005, -0.0004), (0, -0.0005)]
        stud = lathe("stud", dome, coloured_metal(0.1))
        post = lathe("post", [(0, -0.011), (0.0004, -0.011), (0.0004, 0), (0, 0)], coloured_metal(0.1), segments=24)
        for part in (stud, post):
            part.rotation_euler, part.location = (math.radians(lean), 0, x * -18), (x, y, 0.0056)
    return Stand(centre=(0, 0, 0.006), height=0.050, reach=0.032, close=(0.004, 0, 0.006), elevation=12)


def bangle():
    """Open at the side, with a bead at each end."""
    metal = coloured_metal(0.13)
    turns = np.linspace(0.24, 2 * math.pi - 0.24, 60)
    path = [(0.031 * math.cos(turn - 0.9), 0.027 * math.sin(turn - 0.9), 0.0024) for turn in turns]
    tube("bangle", path, 0.0021, metal)
    for end in (path[0], path[-1]):
        bead = [(0.0034 * math.cos(angle), 0.0034 * math.sin(angle)) for angle in np.linspace(-math.pi / 2, math.pi / 2, 24)]
        lathe("bead", [(max(radius, 0), up) for radius, up in bead], metal, segments=64, centre=(end[0], end[1], 0.0034))
    return Stand(centre=(0, 0, 0.003), height=0.120, reach=0.075, close=(0.012, -0.016, 0.003), elevation=34)


def necklace_pendant():
    """Laid on the table in a loose drop, the disc towards the camera."""
    metal = coloured_metal(0.15)
    path = [(0.036 * math.sin(t) * (1 - 0.45 * (1 + math.cos(t)) / 2), 0.052 * -math.cos(t) * (0.82 + 0.18 * math.cos(t)), 0.0007)
            for t in np.linspace(0.06, 2 * math.pi - 0.06, 230)]
    for count, (here, after) in enumerate(zip(path, path[1:])):
        turn = math.atan2(after[1] - here[1], after[0] - here[0])
        link = ring("link", 0.00105, 0.00026, metal, here, (math.radians(62 if count % 2 else 18), 0, turn))
        link.scale = (1.35, 1, 1)
    coin = [(0, 0), (0.0076, 0), (0.0080, 0.0002), (0.0080, 0.0012), (0.0076, 0.0014), (0.0068, 0.0011), (0, 0.0011)]
    lathe("disc", coin, metal, centre=(0, -0.0615, 0.0002))
    ring("bail", 0.0016, 0.0003, metal, (0, -0.0530, 0.001), (0, math.pi / 2, 0))
    return Stand(centre=(0, -0.010, 0), height=0.205, reach=0.11, close=(0, -0.052, 0), elevation=52)

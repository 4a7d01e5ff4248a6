"""Hoops, studs, bangles and pendants, each polished, hammered and in other widths; the colour is the metal."""
import math

import numpy as np

from materials import coloured_metal
from models.stand import Stand
from scene import jewels
from shapes import curve_through, lathe, ring, tube

POLISHED = {"rough": 0.09}


def _hoop(metal, radius, thick, place, turn, slim=0.0):
    """Stands on its edge; `slim` is how much thinner it is at its top, where it goes through the ear."""
    hoop = ring("hoop", radius, thick, metal, place, (math.pi / 2, 0, turn))
    for vertex in hoop.data.vertices:
        around, far = math.atan2(vertex.co.y, vertex.co.x), math.hypot(vertex.co.x, vertex.co.y)
        share = 1 - slim * (0.5 + 0.5 * math.sin(around))
        wide = radius + (far - radius) * share
        vertex.co = (wide * math.cos(around), wide * math.sin(around), vertex.co.z * share)


def _hoops(radius, thick, slim, metal):
    """A pair, close enough to touch in the picture; the frame follows their size."""
    for x, y, turn in ((-0.98, 0, 0.42), (1.05, 0.35, -0.30)):
        _hoop(metal, radius, thick, (x * radius, y * radius, radius + thick), turn, slim)
    high = 2 * (radius + thick)
    return Stand(
        centre=(0, 0, high * 0.46), height=high * 3.3, reach=high * 2.6, close=(-radius, 0, high * 0.42), elevation=10, rig=jewels
    )


def earrings_hoop():
    return _hoops(0.0135, 0.0026, 0.42, coloured_metal(**POLISHED))


def earrings_hoop_hammered():
    return _hoops(0.0130, 0.0032, 0.38, coloured_metal(0.14, dents=0.0022))


def earrings_hoop_slim():
    return _hoops(0.0150, 0.0010, 0, coloured_metal(**POLISHED))


def earrings_hoop_oversized():
    return _hoops(0.0265, 0.0034, 0.30, coloured_metal(**POLISHED))


def _studs(profile, metal):
    """A pair: one seen from the front, one turned aside with its post in sight."""
    for x, y, lean in ((-0.0085, 0.002, 58), (0.0085, -0.001, 66)):
        stud = lathe("stud", profile, metal)
        post = lathe("post", [(0, -0.011), (0.0004, -0.011), (0.0004, 0), (0, 0)], metal, segments=24)
        for part in (stud, post):
            part.rotation_euler, part.location = (math.radians(lean), 0, x * -38), (x, y, 0.0056)
    return Stand(centre=(0, 0, 0.006), height=0.046, reach=0.036, close=(-0.0085, 0, 0.006), elevation=14, rig=jewels)


def earrings_stud():
    dome = [(0, 0.0013), (0.002, 0.00125), (0.0042, 0.0009), (0.0052, 0.0004), (0.0055, 0), (0.0050, -0.0003), (0, -0.0004)]
    return _studs(curve_through(dome, 8), coloured_metal(**POLISHED))


def earrings_stud_hammered():
    pebble = [(0, 0.0015), (0.003, 0.0014), (0.0050, 0.0009), (0.0058, 0.0001), (0.0055, -0.0004), (0, -0.0005)]
    return _studs(curve_through(pebble, 8), coloured_metal(0.15, dents=0.0021))


def earrings_stud_brushed():
    """A flat disc with a rounded edge; brushed metal reflects softly."""
    disc = [(0, 0.0008), (0.0052, 0.0008), (0.0056, 0.0006), (0.0058, 0.0002), (0.0056, -0.0002), (0, -0.0003)]
    return _studs(disc, coloured_metal(0.36))


def _open_bangle(metal, thick, bead, wide=0.031, deep=0.027):
    """Open at the side, with a bead at each end."""
    turns = np.linspace(0.24, 2 * math.pi - 0.24, 60)
    path = [(wide * math.cos(turn - 0.9), deep * math.sin(turn - 0.9), thick + 0.0003) for turn in turns]
    tube("bangle", path, thick, metal)
    for end in (path[0], path[-1]):
        ball = [(bead * math.cos(angle), bead * math.sin(angle)) for angle in np.linspace(-math.pi / 2, math.pi / 2, 24)]
        lathe("bead", [(max(radius, 0), up) for radius, up in ball], metal, segments=64, centre=(end[0], end[1], bead))
    return Stand(centre=(0, 0, 0.003), height=0.120, reach=0.075, close=(0.012, -0.016, 0.003), elevation=34, rig=jewels)


def bangle():
    return _open_bangle(coloured_metal(**POLISHED), 0.0021, 0.0034)


def bangle_slim():
    return _open_bangle(coloured_metal(**POLISHED), 0.0010, 0.0017)


def bangle_hammered():
    return _open_bangle(coloured_metal(0.14, dents=0.0024), 0.0029, 0.0031)


def bangle_wide():
    """A closed band that stands on its edge, a little conical inside."""
    band = [(0.0297, 0.0004), (0.0306, 0), (0.0313, 0.0006), (0.0318, 0.004), (0.0320, 0.0085), (0.0318, 0.013), (0.0313, 0.0164), (0.0306, 0.017),
            (0.0297, 0.0166), (0.0295, 0.0085), (0.0297, 0.0004)]
    lathe("band", curve_through(band, 8), coloured_metal(**POLISHED))
    return Stand(centre=(0, 0, 0.0075), height=0.122, reach=0.075, close=(0.006, -0.024, 0.008), elevation=24, rig=jewels)


def _necklace(metal, coin, radius, chain=0.00026):
    """Laid on the table in a loose drop, the disc towards the camera."""
    path = [(0.036 * math.sin(t) * (1 - 0.45 * (1 + math.cos(t)) / 2), 0.052 * -math.cos(t) * (0.82 + 0.18 * math.cos(t)), 0.0007)
            for t in np.linspace(0.06, 2 * math.pi - 0.06, 230)]
    links = coloured_metal(**POLISHED)
    for count, (here, after) in enumerate(zip(path, path[1:])):
        turn = math.atan2(after[1] - here[1], after[0] - here[0])
        link = ring("link", 0.00105, chain, links, here, (math.radians(62 if count % 2 else 18), 0, turn))
        link.scale = (1.35, 1, 1)
    disc = lathe("disc", coin, metal, centre=(0, 0, 0))
    # Its upper edge on the table, so that it leans towards the camera and does not mirror the wall alone.
    disc.location, disc.rotation_euler = (0, -0.0535 - radius, 0.0004), (math.radians(7), 0, 0)
    ring("bail", 0.0016, 0.0003, links, (0, -0.0530, 0.001), (0, math.pi / 2, 0))
    return Stand(centre=(0, -0.012, 0), height=0.180, reach=0.11, close=(0, -0.052, 0), elevation=58, rig=jewels)


def _coin(radius, thick=0.0014):
    """Slightly domed, with a rounded edge."""
    return [(0, 0), (radius * 0.95, 0), (radius, 0.0003), (radius, thick * 0.7), (radius * 0.96, thick * 0.95), (radius * 0.6, thick * 1.10), (0, thick * 1.2)]


def necklace_pendant():
    return _necklace(coloured_metal(**POLISHED), _coin(0.0085), 0.0085)


def necklace_pendant_hammered():
    return _necklace(coloured_metal(0.15, dents=0.0026), _coin(0.0095), 0.0095)


def necklace_pendant_small():
    return _necklace(coloured_metal(**POLISHED), _coin(0.0044, 0.0012), 0.0044, 0.00020)

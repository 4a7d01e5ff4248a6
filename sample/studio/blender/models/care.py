"""Jars, bottles, tubes and soap."""
import math

import numpy as np

from materials import black_lacquer, coloured, gold, paper, solid
from models.stand import Stand
from shapes import box, curve_through, lathe, lettering, mesh, tube, upright


def jar_cream():
    jar = [(0, 0), (0.029, 0), (0.0325, 0.001), (0.0345, 0.005), (0.0350, 0.012), (0.0350, 0.028), (0.0344, 0.031), (0.0325, 0.0325), (0, 0.0325)]
    lathe("jar", curve_through(jar, 8), solid("opal", (0.88, 0.86, 0.83), rough=0.32, coat=0.4))
    lathe("band", [(0, 0.0325), (0.0326, 0.0325), (0.0326, 0.0343), (0, 0.0343)], gold())
    lid = [(0, 0.0343), (0.0340, 0.0343), (0.0346, 0.0348), (0.0346, 0.0515), (0.0338, 0.0526), (0, 0.0528)]
    lathe("lid", lid, coloured("lid", rough=0.22, coat=0.3))
    return Stand(centre=(0, 0, 0.028), height=0.150, reach=0.11, close=(0.008, 0, 0.030), elevation=14)


def serum_dropper():
    bottle = [(0, 0), (0.0150, 0), (0.0165, 0.0012), (0.0168, 0.004), *upright(0.0168, 0.004, 0.052), (0.0162, 0.057), (0.0125, 0.0615), (0.0095, 0.0630),
              (0.0090, 0.066), (0, 0.066)]
    lathe("bottle", curve_through(bottle, 8), coloured("frosted", rough=0.34, coat=0.25))
    lathe("collar", [(0, 0.066), (0.0108, 0.066), (0.0110, 0.0665), (0.0110, 0.0785), (0.0104, 0.079), (0, 0.079)], gold())
    bulb = [(0, 0.079), (0.0068, 0.079), (0.0070, 0.082), (0.0072, 0.095), (0.0066, 0.1035), (0.0045, 0.1078), (0, 0.1088)]
    lathe("bulb", curve_through(bulb, 8), solid("rubber", (0.02, 0.02, 0.02), rough=0.55))
    return Stand(centre=(0, 0, 0.054), height=0.155, reach=0.11, close=(0, 0, 0.066), elevation=7)


def pump_bottle():
    body = [(0, 0), (0.0290, 0), (0.0315, 0.0015), (0.0322, 0.006), *upright(0.0322, 0.006, 0.130), (0.0312, 0.137), (0.0250, 0.145), (0.0150, 0.1485),
            (0.0140, 0.152), (0, 0.152)]
    lathe("bottle", curve_through(body, 8), coloured("bottle", rough=0.38, coat=0.2))
    dark = black_lacquer()
    lathe("collar", [(0, 0.152), (0.0148, 0.152), (0.0152, 0.1526), (0.0152, 0.1675), (0.0143, 0.1685), (0, 0.1685)], dark)
    lathe("stem", [(0, 0.168), (0.0050, 0.168), (0.0050, 0.186), (0, 0.186)], dark, segments=48)
    lathe("head", curve_through([(0, 0.184), (0.0105, 0.184), (0.0118, 0.186), (0.0118, 0.1945), (0.0100, 0.1965), (0, 0.197)], 6), dark)
    tube("spout", [(0, 0, 0.1915), (0.016, 0, 0.1915), (0.030, 0, 0.1910), (0.0355, 0, 0.1880), (0.0365, 0, 0.1840)], 0.0040, dark)
    return Stand(centre=(0, 0, 0.099), height=0.27, reach=0.19, close=(0.006, 0, 0.140), turn=-14, elevation=7)


def tube_cream():
    """Round at the cap, flat at the crimp."""
    rows, around = 60, 144
    vertices, faces = [], []
    for row in range(rows):
        share = row / (rows - 1)
        up = 0.024 + share * 0.108
        ease = share**1.3
        for step in range(around):
            turn = 2 * math.pi * step / around
            wide, deep = 0.0195 + 0.0065 * ease, 0.0195 * (1 - ease) + 0.0009
            vertices.append((wide * math.cos(turn), deep * math.sin(turn), up))
    for row, step in np.ndindex(rows - 1, around):
        after = (step + 1) % around
        faces.append((row * around + step, row * around + after, (row + 1) * around + after, (row + 1) * around + step))
    soft = coloured("tube", rough=0.42, coat=0.12)
    mesh("tube", vertices, faces, soft)
    box("crimp", (0.0532, 0.0024, 0.011), soft, bottom=0.131, edge=0.0006)
    for count in range(7):
        box("crimp line", (0.0524, 0.0030, 0.0006), soft, bottom=0.1325 + count * 0.0013, edge=0.0002)
    cap = [(0, 0), (0.0188, 0), (0.0200, 0.0008), (0.0204, 0.0225), (0.0196, 0.0240), (0, 0.0240)]
    lathe("cap", cap, solid("cap", (0.86, 0.85, 0.82), rough=0.35, coat=0.2))
    return Stand(centre=(0, 0, 0.071), height=0.20, reach=0.14, close=(0, 0, 0.085), turn=-18, elevation=7)


def soap_bar():
    soap = coloured("soap", rough=0.5, shine=0.3, coat=0.05)
    box("soap", (0.078, 0.050, 0.026), soap, bottom=0.0006, edge=0.0095)
    words = lettering("SOAP", 0.0115, soap, (0, 0, 0), spacing=1.3, radius=None)
    words.rotation_euler, words.location = (-math.pi / 2, 0, 0), (0.006, -0.002, 0.0268)
    band = [(-0.0255, 0.0001), (-0.0258, 0.0135), (-0.0245, 0.0238), (-0.0205, 0.0272), (0, 0.0274), (0.0205, 0.0272), (0.0245, 0.0238),
            (0.0258, 0.0135), (0.0255, 0.0001)]
    path = curve_through([(point[0] + 1, point[1]) for point in band], 8)
    vertices = [(x, y - 1, up) for y, up in path for x in (-0.030, -0.012)]
    mesh("band", vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)], paper())
    return Stand(centre=(0, 0, 0.013), height=0.185, reach=0.115, close=(0.01, 0, 0.018), turn=-24, elevation=30)

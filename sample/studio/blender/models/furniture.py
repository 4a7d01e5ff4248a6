"""Side table and stool; the colour is the wood."""
import math

import numpy as np

from materials import solid, wood
from models.stand import Stand
from shapes import curve_through, lathe, soften, tube


def _leg(material, turn, high, spread_low, spread_high, thick):
    foot = np.array((math.cos(turn) * spread_low, math.sin(turn) * spread_low, 0.0))
    head = np.array((math.cos(turn) * spread_high, math.sin(turn) * spread_high, high))
    length = float(np.linalg.norm(head - foot))
    leg = lathe("leg", [(0, 0), (thick * 0.66, 0), (thick * 0.72, 0.003), (thick, length * 0.7), (thick, length), (0, length)], material, segments=64)
    lean = math.atan2(spread_low - spread_high, high)
    leg.rotation_euler, leg.location = (0, -lean, turn), foot


def side_table():
    timber = wood()
    top = curve_through([(0, 0.478), (0.205, 0.478), (0.216, 0.482), (0.220, 0.490), (0.217, 0.498), (0.210, 0.500), (0, 0.500)], 6)
    lathe("top", top, timber)
    lathe("ring", [(0, 0.455), (0.105, 0.455), (0.108, 0.458), (0.108, 0.479), (0, 0.479)], timber)
    for count in range(3):
        _leg(timber, math.radians(-90 + 32 + 120 * count), 0.470, 0.190, 0.095, 0.0165)
    return Stand(centre=(0, 0, 0.255), height=0.84, reach=0.50, close=(0.05, 0, 0.43), elevation=12)


def stool():
    timber = wood()
    for count in range(4):
        _leg(timber, math.radians(45 + 90 * count), 0.425, 0.215, 0.185, 0.017)
    for up, far in ((0.405, 0.186), (0.15, 0.205)):
        for count in range(4):
            start, end = math.radians(45 + 90 * count), math.radians(135 + 90 * count)
            path = [(far * math.cos(start) * (1 - t) + far * math.cos(end) * t, far * math.sin(start) * (1 - t) + far * math.sin(end) * t, up)
                    for t in np.linspace(0, 1, 5)]
            tube("rail", path, 0.011, timber)
    _woven_seat(0.132)
    return Stand(centre=(0, 0, 0.225), height=0.78, reach=0.46, close=(0.02, 0, 0.40), turn=24, elevation=15)


def _woven_seat(half):
    """Cord over and under, two by two."""
    cord = solid("cord", (0.60, 0.47, 0.30), rough=0.85, shine=0.15, grain=(700, 0.6, 3, 0.0008))
    lanes = 34
    pitch = 2 * half / (lanes - 1)
    for lane in range(lanes):
        at = -half + lane * pitch
        for other in (False, True):
            wave = [0.4135 + 0.0032 * math.sin(math.pi * (step / 2 + (lane // 2) + (0.5 if other else 1.5))) for step in range(lanes * 1 + 1)]
            line = np.linspace(-half - 0.010, half + 0.010, lanes + 1)
            path = [(at, y, z) if other else (y, at, z) for y, z in zip(line, wave)]
            tube("strand", path, pitch * 0.46, cord)

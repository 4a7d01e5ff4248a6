"""Prints, added after rendering: coverage of each ink by pattern coordinates. Every plane is a share from 0 to 1."""
import numpy as np
from scipy.ndimage import distance_transform_edt

EDGE = 0.0009
"""Width of an ink's soft edge, in metres."""
SEEN = 0.02
AROUND = 6
"""Pixels beyond the fabric that are printed too, so that its edge can be scaled down."""


def _inked(far):
    """1 where `far` from the motif's edge is negative, inside."""
    t = np.clip(0.5 - far / EDGE, 0, 1)
    return t * t * (3 - 2 * t)


def _bars(at, pitch, width):
    """Bars of a width, one in each pitch."""
    return _inked(np.abs((at / pitch) % 1 - 0.5) * pitch - width / 2)


def stripe(x, y):
    return [_bars(y, 0.031, 0.0125)]


def check(x, y):
    return [(_bars(x, 0.030, 0.015) + _bars(y, 0.030, 0.015)) / 2]


def spot(x, y):
    pitch = 0.027
    row = np.floor(y / pitch)
    across = x / pitch + (row % 2) * 0.5
    far = np.hypot(across - np.floor(across) - 0.5, y / pitch - row - 0.5) * pitch
    return [_inked(far - 0.0050)]


def _chance(column, row, which):
    """The same number from 0 to 1 for the same cell, whatever is drawn around it."""
    mixed = np.sin(column * 127.1 + row * 311.7 + which * 74.7) * 43758.5453
    return mixed - np.floor(mixed)


def floral(x, y):
    """Leaves on one plane, petals on the other, shaken over a grid."""
    pitch = 0.040
    leaves, petals = np.zeros_like(x), np.zeros_like(x)
    for right in (-1, 0, 1):
        for up in (-1, 0, 1):
            column, row = np.floor(x / pitch) + right, np.floor(y / pitch) + up
            for plane, first in ((leaves, 1), (petals, 5)):
                dx = x - (column + 0.15 + 0.7 * _chance(column, row, first)) * pitch
                dy = y - (row + 0.15 + 0.7 * _chance(column, row, first + 1)) * pitch
                turn, size = 6.28 * _chance(column, row, first + 2), 0.6 + 0.6 * _chance(column, row, first + 3)
                motif = _leaf if plane is leaves else _flower
                np.maximum(plane, motif(dx, dy, turn, size), out=plane)
    return [leaves, petals]


def _leaf(dx, dy, turn, size):
    along, across = dx * np.cos(turn) + dy * np.sin(turn), dy * np.cos(turn) - dx * np.sin(turn)
    length = 0.015 * size
    half = 0.0040 * np.sqrt(np.maximum(0, 1 - (along / length) ** 2))
    return np.where(np.abs(along) < length, _inked(np.abs(across + 0.003 * np.sin(along * 180)) - half), 0)


def _flower(dx, dy, turn, size):
    """Five petals, and a ring of the ground around the eye."""
    far, angle = np.hypot(dx, dy), np.arctan2(dy, dx) + turn
    rim = 0.0125 * size * (0.62 + 0.38 * np.abs(np.cos(angle * 2.5)))
    ring = np.abs(far - 0.0032 * size) - 0.0007
    return np.maximum(_inked(far - rim) - _inked(ring), 0)


PRINTS = {"stripe": stripe, "check": check, "spot": spot, "floral": floral}


def _places(pattern):
    """(place, whether it is cloth): a pixel that straddles two pieces takes the place of its nearest neighbour."""
    seen = pattern[..., 2] > SEEN
    place = pattern[..., :2] / np.maximum(pattern[..., 2:], SEEN)
    jump = np.zeros(seen.shape, bool)
    for axis in (0, 1):
        for way in (1, -1):
            jump |= np.abs(np.roll(place, way, axis) - place).max(-1) > 0.008
    good = seen & ~jump
    far, (rows, columns) = distance_transform_edt(~good, return_indices=True)
    return place[rows, columns], far < AROUND


def paint(name, pattern):
    """The print's planes, one below the other, as the picture sees them."""
    place, cloth = _places(pattern)
    return np.vstack([plane * cloth for plane in PRINTS[name](place[..., 0], place[..., 1])])

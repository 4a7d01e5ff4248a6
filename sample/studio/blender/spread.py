"""Position of a print on the fabric. Sewing stretches fabric, most beside its seams; prints are measured there again, or flowers would grow."""
import numpy as np
from scipy.interpolate import LinearNDInterpolator, NearestNDInterpolator, RegularGridInterpolator
from scipy.ndimage import gaussian_filter

from drape import starts

STEP = 0.010
"""Metres between measuring points."""
CALM = 1.5
"""Radius of smoothing between measuring points, in steps."""

ORIGIN = 1.0
"""Offset that keeps both coordinates positive."""


def spread(draped, points, flat):
    """`flat` with its first number replaced by metres over the hung cloth, from the middle of the piece outwards."""
    room, found = np.zeros((len(flat), 3)), flat.copy()
    room[np.array(draped.loops).ravel()] = points[np.array(draped.faces).ravel()]
    for piece, start in starts(draped.pieces):
        part = slice(start, start + len(piece.points))
        found[part, 0] = _across(flat[part], room[part])
    return found + ORIGIN


def _across(flat, room):
    low, high = flat.min(0) - STEP, flat.max(0) + STEP
    xs = np.arange(np.floor(low[0] / STEP), np.ceil(high[0] / STEP) + 1) * STEP
    ys = np.arange(low[1], high[1] + STEP, STEP)
    grid = np.stack(np.meshgrid(xs, ys), -1)
    places = LinearNDInterpolator(flat, room)(grid)
    beyond = np.isnan(places[..., 0])
    places[beyond] = NearestNDInterpolator(flat, room)(grid[beyond])
    steps = gaussian_filter(np.linalg.norm(np.diff(places, axis=1), axis=-1), CALM)
    lengths = np.hstack([np.zeros((len(ys), 1)), np.cumsum(steps, axis=1)])
    lengths -= lengths[:, [np.argmin(abs(xs))]]
    return RegularGridInterpolator((ys, xs), lengths)(flat[:, ::-1])

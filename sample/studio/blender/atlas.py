"""Seams, ribs and stitches as height maps of the flat pattern pieces, side by side in one picture."""
import math

import bpy
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter

from pattern import respaced

FINE = 0.0006
"""Metres per pixel."""
DEEPEST = 0.004
GAP = 0.04
WIDEST = 0.16
"""Metres from a line beyond which it has no effect."""


class Atlas:
    """Heights in metres, a tint, and how pale undyed thread makes it, row 0 at the top; one unit of UV is `size` metres."""

    def __init__(self, pieces, fine=FINE):
        self.fine, self.places, self.pieces = fine, {}, {piece.name: piece for piece in pieces}
        right, tall = GAP / 2, 0
        for piece in pieces:
            low, high = piece.outline.min(0), piece.outline.max(0)
            self.places[piece.name] = np.array([right - low[0], GAP / 2 - low[1]])
            right, tall = right + high[0] - low[0] + GAP, max(tall, high[1] - low[1] + GAP)
        self.size = max(right, tall)
        self.count = int(self.size / fine)
        self.height = np.zeros((self.count, self.count), np.float32)
        self.tint = np.ones((self.count, self.count), np.float32)
        self.bare = np.zeros((self.count, self.count), np.float32)

    def uv(self, name, flat):
        return (flat + self.places[name]) / self.size

    def _window(self, name, points, pad=0.03):
        """What a line may reach of its piece."""
        outline = self.pieces[name].outline
        low = np.maximum(outline.min(0) - pad, points.min(0) - WIDEST) + self.places[name]
        high = np.minimum(outline.max(0) + pad, points.max(0) + WIDEST) + self.places[name]
        rows = np.clip(((self.size - np.array([high[1], low[1]])) / self.fine).astype(int), 0, self.count)
        columns = np.clip((np.array([low[0], high[0]]) / self.fine).astype(int), 0, self.count)
        return slice(*rows), slice(*columns)

    def _measure(self, name, points):
        """A window, and for each of its pixels the metres to the line and along it."""
        rows, columns = window = self._window(name, np.asarray(points, float))
        dense = respaced(np.asarray(points, float), self.fine / 2) + self.places[name]
        row, column = ((self.size - dense[:, 1]) / self.fine).astype(int) - rows.start, (dense[:, 0] / self.fine).astype(int) - columns.start
        shape = (rows.stop - rows.start, columns.stop - columns.start)
        inside = (row >= 0) & (row < shape[0]) & (column >= 0) & (column < shape[1])
        empty, travelled = np.ones(shape, bool), np.zeros(shape, np.float32)
        empty[row[inside], column[inside]] = False
        travelled[row[inside], column[inside]] = (np.arange(len(dense)) * self.fine / 2)[inside]
        far, nearest = distance_transform_edt(empty, return_indices=True)
        return window, far.astype(np.float32) * self.fine, travelled[nearest[0], nearest[1]]

    def seam(self, name, points, width=0.0016, depth=0.0010, puff=0.006):
        window, far, along = self._measure(name, points)
        swell = 0.0004 * np.exp(-(((far - puff) / 0.004) ** 2)) * (1 + 0.5 * np.sin(along * 260))
        self.height[window] += swell - depth * np.exp(-((far / width) ** 2))

    def stitch(self, name, points, away=0.0, pitch=0.0028, depth=0.0007, pale=0.0):
        """A row of stitches `away` from the line, on both of its sides, of the cloth's own colour or paler."""
        window, far, along = self._measure(name, points)
        thread = np.sin(along * 2 * math.pi / pitch) > -0.45
        band = np.exp(-(((far - away) / 0.0007) ** 2))
        self.height[window] += band * depth * (1.1 * thread - 0.6) - 0.0006 * np.exp(-(((far - away) / 0.0022) ** 2))
        self.tint[window] *= 1 - 0.10 * band * thread
        self.bare[window] = np.maximum(self.bare[window], pale * band * thread)

    def wear(self, name, points, width, share, uneven=0.0):
        """Rubbed pale along a line; `uneven` over puckers, more on each and less between."""
        window, far, along = self._measure(name, points)
        rubbed = share * np.exp(-((far / width) ** 2)) * (1 + uneven * np.sin(along * 240 + 2 * np.sin(along * 57)))
        self.bare[window] = np.maximum(self.bare[window], rubbed)

    def hem(self, name, points, width=0.022, rows=2):
        window, far, along = self._measure(name, points)
        ripple = 0.00025 * np.sin(along * 230 + 3 * np.sin(along * 41)) * np.exp(-(((far - width * 0.6) / width) ** 2))
        self.height[window] += ripple + 0.0007 / (1 + np.exp((far - width) / 0.0008))
        for row in range(rows):
            self.stitch(name, points, width - 0.002 - 0.004 * row)

    def rib(self, name, points, width=0.02, pitch=0.0034, depth=0.0009, shade=0.12):
        window, far, along = self._measure(name, points)
        band, wave = 1 / (1 + np.exp((far - width) / 0.0006)), np.sin(along * 2 * math.pi / pitch)
        self.height[window] += band * (0.0010 + depth * 0.5 * wave) - 0.0013 * np.exp(-(((far - width) / 0.0014) ** 2))
        self.tint[window] *= 1 - shade * band * (wave < -0.2)
        self.stitch(name, points, width + 0.004)

    def raise_band(self, name, points, width, height=0.0012):
        window, far, _ = self._measure(name, points)
        self.height[window] += height / (1 + np.exp((far - width) / 0.0008))

    def crease(self, name, points, height=0.0012):
        """Pressed in with an iron."""
        window, far, _ = self._measure(name, points)
        self.height[window] += height * np.exp(-far / 0.004)

    def picture(self, name):
        """Red is height, green the tint, blue what is bare."""
        picture = bpy.data.images.new(name, self.count, self.count, float_buffer=True, is_data=True)
        pixels = np.ones((self.count, self.count, 4), np.float32)
        pixels[..., 0] = np.clip((gaussian_filter(self.height, 0.7) + DEEPEST) / (2 * DEEPEST), 0, 1)[::-1]
        pixels[..., 1], pixels[..., 2] = self.tint[::-1], self.bare[::-1]
        picture.pixels.foreach_set(pixels.ravel())
        picture.update()
        return picture

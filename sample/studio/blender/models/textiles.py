"""Folded towels."""
import math

import numpy as np

from materials import coloured
from models.stand import Stand
from shapes import mesh


def towel_stack():
    terry = coloured("terry", rough=1, shine=0.05, sheen=0.7, grain=(420, 1.0, 4, 0.0026))
    random = np.random.default_rng(3)
    up = 0.0
    for size in ((0.36, 0.25, 0.082), (0.35, 0.245, 0.078), (0.30, 0.215, 0.058)):
        _folded_towel(terry, size, up, random)
        up += size[2] - 0.002
    return Stand(centre=(0, 0, 0.108), height=0.78, reach=0.34, close=(0.06, 0, 0.10), turn=-22, elevation=11)


def _folded_towel(material, size, bottom, random):
    """Two layers, each a fold that is round at the front and shows its edges at the side."""
    wide, deep, high = size
    layer = high / 2
    phases = random.uniform(0, 2 * math.pi, 6)
    for count in range(2):
        profile = _fold_profile(deep, layer)
        columns, vertices = 70, []
        for y, z in profile:
            for column in range(columns):
                x = (column / (columns - 1) - 0.5) * wide
                sag = 0.0018 * math.sin(x * 21 + phases[count]) + 0.0012 * math.sin(x * 47 + y * 30 + phases[count + 2])
                bulge = 0.0022 * math.sin(x * 15 + phases[count + 4])
                vertices.append((x, y + bulge, bottom + count * layer + max(0.0005, z + sag * min(1, z / layer * 2))))
        faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
                 for r, c in np.ndindex(len(profile) - 1, columns - 1)]
        towel = mesh("towel", vertices, faces, material, crease=180)
        thick = towel.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = layer * 0.42, -1
        edge = towel.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = layer * 0.16, 4, "ANGLE"


def _fold_profile(deep, layer):
    """From the back along the bottom, round the front and back along the top."""
    radius = layer / 2
    front = [(-deep / 2 + radius - radius * math.sin(turn), radius - radius * math.cos(turn)) for turn in np.linspace(0, math.pi, 17)]
    bottom = [(y, 0.0) for y in np.linspace(deep / 2, -deep / 2 + radius, 24)[:-1]]
    top = [(y, layer) for y in np.linspace(-deep / 2 + radius, deep / 2, 24)[1:]]
    return [*bottom, *front, *top]

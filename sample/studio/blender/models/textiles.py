"""Folded towels, a rug, cushions."""
import math

import bpy
import numpy as np

from atlas import Atlas
from drape import Cloth, drape, evened_out
from fabric import dress, fabric
from materials import coloured
from models.stand import Stand
from pattern import Piece, line
from shapes import mesh, tube


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


def rug():
    """Lies flat; the short ends are knotted."""
    wool = coloured("wool", rough=1, shine=0.05, sheen=0.5, grain=(260, 1.0, 3, 0.006))
    columns, rows, wide, long = 90, 130, 1.40, 2.05
    random = np.random.default_rng(4)
    phases = random.uniform(0, 2 * math.pi, 4)
    vertices = []
    for row, column in np.ndindex(rows, columns):
        x, y = (column / (columns - 1) - 0.5) * wide, (row / (rows - 1) - 0.5) * long
        lift = 0.0018 * math.sin(x * 5 + phases[0]) * math.sin(y * 3.3 + phases[1]) + 0.0009 * math.sin(y * 13 + x * 4 + phases[2])
        vertices.append((x + 0.004 * math.sin(y * 4 + phases[3]), y, 0.012 + lift))
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r, c in np.ndindex(rows - 1, columns - 1)]
    cloth = mesh("rug", vertices, faces, wool, crease=180)
    thick = cloth.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.011, -1
    edge = cloth.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.004, 3, "ANGLE"
    for end in (-1, 1):
        for x in np.arange(-wide / 2 + 0.012, wide / 2 - 0.006, 0.021):
            _tassel(wool, x, end, end * long / 2, random)
    return Stand(centre=(0, 0, 0), height=3.9, reach=1.5, close=(-0.45, -0.86, 0), close_share=0.175, turn=-28, elevation=38)


def _tassel(wool, x, end, y, random):
    knot = y + end * 0.014
    tube("knot", [(x, y - end * 0.004, 0.007), (x, knot, 0.009), (x, knot + end * 0.008, 0.006)], 0.0052, wool)
    for _ in range(5):
        spread, far = random.normal(0, 0.0045), random.uniform(0.060, 0.075)
        tube("strand", [(x, knot, 0.007), (x + spread * 0.5, knot + end * far * 0.5, 0.0045), (x + spread, knot + end * far, 0.0022)], 0.0020, wool)


def cushion():
    """Two squares, sewn and blown up, with piping along the seam."""
    half = 0.23
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    edges = [(name, line(start, end)) for name, start, end in zip(("low", "right", "top", "left"), corners, corners[1:] + corners[:1])]
    pieces = [Piece(name, edges, 0.0135) for name in ("front", "back")]
    places = {"front": lambda flat: np.c_[flat[:, 0], np.full(len(flat), -0.012), flat[:, 1]], "back": lambda flat: np.c_[flat[:, 0], np.full(len(flat), 0.012), flat[:, 1]]}
    seams = [("front", name, "back", name) for name, _ in edges]
    blown = Cloth(frames=46, mass=0.3, bend=0.6, tension=25, pressure=6.5, gravity=0, gravity_from=60, slack=0)
    draped = drape(pieces, places, seams, [], blown, flipped=("back",))
    draped.points -= draped.points.mean(0)
    atlas = Atlas(pieces)
    for piece in pieces:
        for _, points in edges:
            atlas.seam(piece.name, points, width=0.003, depth=0.0012)
    dress(draped, atlas, fabric("linen", atlas, weave=0.0016, relief=0.7, sheen=0.3, crumple=0.5), thickness=0.001, smooth=2)
    filled = bpy.data.objects["garment"]
    rim = evened_out(draped, 2)[np.concatenate([chain[:-1] for chain in draped.chains[:4]])]
    piping = tube("piping", [tuple(point) for point in rim], 0.0042, filled.data.materials[0], closed=True)
    for part in (filled, piping):
        part.rotation_euler, part.location = (math.radians(-12), 0, 0), (0, 0.02, 0.212)
    return Stand(centre=(0, 0, 0.225), height=0.78, reach=0.42, close=(0.09, 0, 0.30), close_share=0.36, turn=-24, elevation=7)

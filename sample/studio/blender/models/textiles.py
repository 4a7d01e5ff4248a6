"""Folded towels and linen, a rug, cushions."""
import math

import numpy as np

from atlas import Atlas
from drape import Cloth, drape, evened_out
from fabric import dress, fabric
from materials import PATTERN, coloured
from models.stand import Stand
from pattern import Piece, rectangle
from shapes import mesh, soften, tube
from spread import ORIGIN

SHEET = Piece("sheet", rectangle(-0.4, 0, 0.4, 1.2), 0.1)
"""Piece of fabric that is folded."""


def folded_cloth(material, size, bottom, random, layers=2):
    """Layers of one cloth, each a fold that is round at the front and shows its edges at the side."""
    wide, deep, high = size
    layer, columns = high / layers, 70
    for count in range(layers):
        profile, phases = _fold_profile(deep, layer), random.uniform(0, 2 * math.pi, 3)
        vertices = []
        for y, z in profile:
            for x in np.linspace(-wide / 2, wide / 2, columns):
                sag = 0.0018 * math.sin(x * 21 + phases[0]) + 0.0012 * math.sin(x * 47 + y * 30 + phases[1])
                bulge = 0.0022 * math.sin(x * 15 + phases[2])
                vertices.append((x, y + bulge, bottom + count * layer + max(0.0005, z + sag * min(1, z / layer * 2))))
        along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))]
        cloth = _grid("folded", vertices, columns, material)
        _lay_out(cloth, [(x, up) for up in along for x in np.linspace(-wide / 2, wide / 2, columns)], larger=1.7)
        thick = cloth.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = layer * 0.42, -1
        soften(cloth, layer * 0.16)


def _grid(name, vertices, columns, material):
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
             for r, c in np.ndindex(len(vertices) // columns - 1, columns - 1)]
    return mesh(name, vertices, faces, material, crease=180)


def _lay_out(cloth, flat, larger):
    """Says where each point lies on the sheet; prints on it are so much `larger` than on what is worn."""
    flat, loops = np.array(flat), [place for face in cloth.data.polygons for place in face.vertices]
    for layer, places in (("UVMap", Atlas([SHEET]).uv("sheet", flat)), (PATTERN, flat / larger + ORIGIN)):
        cloth.data.uv_layers.new(name=layer).data.foreach_set("uv", places[loops].astype(np.float32).ravel())


def towel_stack():
    terry = fabric("terry", Atlas([SHEET]), weave=0.0018, relief=2.6, rough=1, shine=0.05, sheen=0.7, crumple=0.3)
    random = np.random.default_rng(3)
    up = 0.0
    for size in ((0.36, 0.25, 0.082), (0.35, 0.245, 0.078), (0.30, 0.215, 0.058)):
        folded_cloth(terry, size, up, random)
        up += size[2] - 0.002
    return Stand(centre=(0, 0, 0.108), height=0.74, reach=0.34, close=(0.06, 0, 0.10), turn=-22, elevation=15)


def bed_linen():
    """A cover, and two pillow cases on it, pressed and folded."""
    percale = fabric("percale", Atlas([SHEET]), weave=0.0006, sheen=0.3, crumple=0.9)
    random = np.random.default_rng(7)
    up = 0.0
    for size, layers in (((0.42, 0.32, 0.100), 4), ((0.40, 0.30, 0.034), 2), ((0.395, 0.295, 0.034), 2)):
        folded_cloth(percale, size, up, random, layers)
        up += size[2] - 0.001
    return Stand(centre=(0, 0, 0.085), height=0.76, reach=0.38, close=(0.06, -0.02, 0.11), close_share=0.38, turn=-24, elevation=19)


def knit_pile():
    """Jumpers, folded."""
    wool = fabric("wool", Atlas([SHEET]), weave=0.0046, relief=1, kind="knit", sheen=0.6, crumple=0.5)
    random = np.random.default_rng(5)
    folded_cloth(wool, (0.34, 0.27, 0.062), 0, random)


def _fold_profile(deep, layer):
    """From the back along the bottom, round the front and back along the top."""
    radius = layer / 2
    front = [(-deep / 2 + radius - radius * math.sin(turn), radius - radius * math.cos(turn)) for turn in np.linspace(0, math.pi, 17)]
    bottom = [(y, 0.0) for y in np.linspace(deep / 2, -deep / 2 + radius, 24)[:-1]]
    top = [(y, layer) for y in np.linspace(-deep / 2 + radius, deep / 2, 24)[1:]]
    return [*bottom, *front, *top]


def rug():
    """Lies flat and is looked at from above; its short ends are knotted."""
    columns, rows, wide, long = 90, 130, 1.40, 2.05
    jute = fabric("jute", Atlas([SHEET]), weave=0.013, relief=1.6, kind="knit", rough=1, shine=0.05, sheen=0.4, crumple=0.8)
    random = np.random.default_rng(4)
    phases = random.uniform(0, 2 * math.pi, 4)
    places = [(x, y) for y in np.linspace(-long / 2, long / 2, rows) for x in np.linspace(-wide / 2, wide / 2, columns)]
    lift = lambda x, y: 0.0022 * math.sin(x * 5 + phases[0]) * math.sin(y * 3.3 + phases[1]) + 0.0010 * math.sin(y * 13 + x * 4 + phases[2])
    cloth = _grid("rug", [(x + 0.004 * math.sin(y * 4 + phases[3]), y, 0.014 + lift(x, y)) for x, y in places], columns, jute)
    _lay_out(cloth, places, larger=4)
    thick = cloth.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.012, -1
    soften(cloth, 0.004, 3)
    strand = coloured("strand", rough=1, shine=0.05, sheen=0.4)
    for end in (-1, 1):
        for x in np.arange(-wide / 2 + 0.012, wide / 2 - 0.006, 0.021):
            _tassel(strand, x, end, end * long / 2, random)
    return Stand(centre=(0, 0, 0), height=2.62, reach=1.5, close=(-0.42, -0.80, 0), close_share=0.26, elevation=84)


def _tassel(wool, x, end, y, random):
    knot = y + end * 0.014
    tube("knot", [(x, y - end * 0.004, 0.007), (x, knot, 0.009), (x, knot + end * 0.008, 0.006)], 0.0052, wool)
    for _ in range(5):
        spread, far = random.normal(0, 0.0045), random.uniform(0.060, 0.075)
        tube("strand", [(x, knot, 0.007), (x + spread * 0.5, knot + end * far * 0.5, 0.0045), (x + spread, knot + end * far, 0.0022)], 0.0020, wool)


def cushion():
    """Two squares, sewn and blown up, with piping along the seam."""
    half = 0.23
    edges = rectangle(-half, -half, half, half)
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
    filled = dress(draped, atlas, fabric("linen", atlas, weave=0.0016, relief=0.7, sheen=0.3, crumple=0.5), thickness=0.001, smooth=2)
    rim = evened_out(draped, 2)[np.concatenate([chain[:-1] for chain in draped.chains[:4]])]
    piping = tube("piping", [tuple(point) for point in rim], 0.0042, filled.data.materials[0], closed=True)
    for part in (filled, piping):
        part.rotation_euler, part.location = (math.radians(-12), 0, 0), (0, 0.02, 0.212)
    return Stand(centre=(0, 0, 0.225), height=0.78, reach=0.42, close=(0.09, 0, 0.30), close_share=0.36, turn=-24, elevation=7)

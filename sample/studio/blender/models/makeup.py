"""Make-up: lipstick, nail varnish, mascara, compact and others."""
import math

from materials import black_lacquer, coloured, gold, solid
from models.stand import Stand
from shapes import box, curve_through, lathe, ring


def _slant(bullet):
    """Cuts a lipstick's tip at an angle."""
    for vertex in bullet.data.vertices:
        x, y, up = vertex.co
        share = max(0.0, min(1.0, (up - 0.050) / 0.016))
        vertex.co[2] = up + 0.95 * (x * 0.9 - y * 0.25) * share * share * (3 - 2 * share) - 0.002 * share


def lipstick():
    case, trim = black_lacquer(), gold()
    lathe("case", [(0, 0), (0.0092, 0), (0.0096, 0.0004), (0.0096, 0.0296), (0.0093, 0.030), (0, 0.030)], case)
    collar = [(0, 0.030), (0.0088, 0.030), (0.0088, 0.0315), (0.0080, 0.032), (0.0080, 0.0475), (0.0077, 0.048), (0.0068, 0.048),
              (0.0066, 0.046), (0, 0.046)]
    lathe("collar", collar, trim)
    tip = [(0, 0.044), (0.0062, 0.044), (0.0062, 0.05), (0.0062, 0.058), (0.0061, 0.064), (0.0056, 0.0668), (0.0040, 0.0682),
           (0.0018, 0.0687), (0, 0.0688)]
    _slant(lathe("bullet", curve_through(tip), coloured("wax", rough=0.33, shine=0.45)))
    beside = (0.030, 0.012, 0)
    lathe("cap", [(0, 0), (0.0098, 0), (0.0102, 0.0004), (0.0102, 0.0386), (0.0098, 0.039), (0, 0.039)], case, centre=beside)
    lathe("band", [(0.0103, 0.002), (0.01035, 0.002), (0.01035, 0.004), (0.0103, 0.004)], trim, centre=beside)
    return Stand(centre=(0.011, 0, 0.036), height=0.105, reach=0.075, close=(0.004, 0, 0.052), elevation=7)


def nail_varnish():
    glossy = coloured("varnish", rough=0.08, coat=1.0)
    box("bottle", (0.031, 0.031, 0.040), glossy, edge=0.0045)
    lathe("neck", [(0, 0.0395), (0.0085, 0.0395), (0.0085, 0.043), (0, 0.043)], gold())
    cap = [(0, 0.0425), (0.0092, 0.0425), (0.0098, 0.0432), (0.0090, 0.06), (0.0078, 0.0865), (0.0070, 0.0885), (0, 0.0890)]
    lathe("cap", cap, black_lacquer())
    return Stand(centre=(0, 0, 0.044), height=0.135, reach=0.10, close=(0, 0, 0.028), turn=-24, elevation=9)


def mascara():
    glossy = coloured("tube", rough=0.18, coat=0.7)
    trim = gold()
    lathe("tube", [(0, 0), (0.0078, 0), (0.0083, 0.0006), (0.0083, 0.0655), (0.0080, 0.066), (0, 0.066)], glossy)
    lathe("band", [(0, 0.066), (0.0080, 0.066), (0.0080, 0.0682), (0, 0.0682)], trim)
    lathe("cap", [(0, 0.0682), (0.0080, 0.0682), (0.0083, 0.0687), (0.0083, 0.1115), (0.0077, 0.1125), (0, 0.1127)], glossy)
    _wand((0.026, 0.004, 0), glossy, trim)
    return Stand(centre=(0.012, 0, 0.056), height=0.165, reach=0.11, close=(0.016, 0, 0.080), elevation=7)


def _wand(place, handle, trim):
    """The brush, standing on its cap: rings of short bristles round a stem."""
    dark = solid("bristle", (0.012, 0.012, 0.013), rough=0.6)
    lathe("grip", [(0, 0), (0.0079, 0), (0.0083, 0.0006), (0.0083, 0.0425), (0.0078, 0.043), (0, 0.043)], handle, centre=place)
    lathe("ferrule", [(0, 0.043), (0.0060, 0.043), (0.0060, 0.049), (0.0056, 0.0495), (0, 0.0495)], trim, centre=place)
    lathe("stem", [(0, 0.049), (0.0011, 0.049), (0.0011, 0.106), (0, 0.1065)], dark, segments=24, centre=place)
    for count in range(30):
        up = 0.0745 + count * 0.0011
        bulge = math.sin(math.pi * (0.16 + 0.78 * count / 29))
        bristles = lathe("bristles", [(0.0010, up + 0.0004), (0.0045 * bulge, up), (0.0010, up - 0.0004)], dark, segments=96, centre=place)
        for vertex in bristles.data.vertices:
            if math.hypot(vertex.co[0] - place[0], vertex.co[1] - place[1]) > 0.0012 and vertex.index % 2:
                vertex.co[0] += (place[0] - vertex.co[0]) * 0.72
                vertex.co[1] += (place[1] - vertex.co[1]) * 0.72


def compact():
    case, trim = black_lacquer(), gold()
    lathe("tray", [(0, 0), (0.034, 0), (0.0368, 0.0012), (0.0372, 0.004), (0.0366, 0.0078), (0.0325, 0.0082), (0.0320, 0.0070), (0, 0.0070)], case)
    lathe("rim", [(0.0305, 0.0072), (0.0320, 0.0074), (0.0322, 0.0086), (0.0304, 0.0084)], trim)
    powder = curve_through([(0, 0.0086), (0.018, 0.0085), (0.027, 0.0081), (0.0303, 0.0072)], 10)
    lathe("powder", powder, coloured("powder", rough=0.95, shine=0.05, grain=(2600, 0.25, 2, 0.0003)))
    for radius in (0.010, 0.018):
        ring("embossing", radius, 0.00035, coloured("powder edge", rough=0.95, shine=0.05), (0, 0, 0.0084))
    _mirror(case)
    return Stand(centre=(0, 0.012, 0.032), height=0.145, reach=0.105, close=(0.006, 0, 0.012), turn=-20, elevation=26)


def _mirror(case):
    lid = [(0, 0), (0.036, 0), (0.0372, 0.0015), (0.0372, 0.0045), (0.0362, 0.0060), (0.0335, 0.0060), (0.0332, 0.0050), (0, 0.0050)]
    glass = solid("mirror", (0.82, 0.84, 0.86), rough=0.03, metal=1)
    for name, profile, material in (("lid", lid, case), ("mirror", [(0.0331, 0.0051), (0, 0.0051)], glass)):
        part = lathe(name, profile, material)
        part.rotation_euler = (math.radians(78), 0, 0)
        part.location = (0, 0.0385, 0.0440)
    hinge = lathe("hinge", [(0, -0.009), (0.0022, -0.009), (0.0022, 0.009), (0, 0.009)], case, segments=32)
    hinge.rotation_euler, hinge.location = (0, math.pi / 2, 0), (0, 0.0372, 0.0062)

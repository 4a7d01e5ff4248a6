"""Tumblers; the colour is the glass."""
import math

from materials import stainable_glass
from models.stand import Stand
from shapes import curve_through, lathe, upright

RIBS = 18
RADIUS, BRIM = 0.0385, 0.092


def _tumbler(glass, at):
    outside = [(0, 0), (0.028, 0), (0.0315, 0.0010), (0.0335, 0.0042), (0.0348, 0.012), *upright(RADIUS - 0.0022, 0.012, 0.080), (RADIUS, BRIM - 0.003)]
    lip = [(RADIUS - 0.0002, BRIM - 0.0006), (RADIUS - 0.0010, BRIM), (RADIUS - 0.0019, BRIM - 0.0006)]
    inside = [(RADIUS - 0.0024, BRIM - 0.006), (0.0325, 0.030), (0.0310, 0.0165), (0.0270, 0.0128), (0.0180, 0.0115), (0, 0.0110)]
    body = lathe("tumbler", curve_through([*outside, *lip, *inside], 6), glass, segments=RIBS * 16)
    for vertex in body.data.vertices:
        x, y, up = vertex.co
        if math.hypot(x, y) < 0.0335 or not 0.006 < up < 0.080:
            continue
        share = min(1, (up - 0.006) / 0.008, (0.080 - up) / 0.010)
        rib = 1 - 0.030 * share * (1 - abs(math.sin(math.atan2(y, x) * RIBS / 2)))
        vertex.co = (x * rib, y * rib, up)
    body.location = at


def tumblers():
    glass = stainable_glass()
    _tumbler(glass, (-0.040, 0.030, 0))
    _tumbler(glass, (0.036, -0.012, 0))
    return Stand(centre=(0, 0, 0.045), height=0.262, reach=0.16, close=(0.030, 0, 0.058), elevation=15)

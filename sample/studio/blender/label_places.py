"""blender -b -P label_places.py -- OUT.json: where the label of each bottle is in its pictures, without rendering."""
import importlib
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from render import pose

STEPS = 21
DEGREE = 4


def flat(out, wide, low, high):
    """On a front that is `out` metres before the middle."""
    return wide / (high - low), lambda u, v: ((u - 0.5) * wide, -out, high - v * (high - low))


def bent(radius, wide, low, high, deep=1.0, radius_at=None):
    """Round a cylinder, or round what `radius_at` a height is wide and `deep` times as deep."""
    wide_at = radius_at or (lambda up: radius)

    def place(u, v):
        up, turn = high - v * (high - low), (u - 0.5) * wide / radius
        return wide_at(up) * math.sin(turn), -wide_at(up) * deep * math.cos(turn), up

    return wide / (high - low), place


def _flacon(up):
    return float(np.interp(up, (0.011, 0.018, 0.026, 0.034, 0.042), (0.0300, 0.0335, 0.0355, 0.0357, 0.0345)))


def _tube(up):
    ease = ((up - 0.024) / 0.108) ** 1.3
    return 0.0195 + 0.0065 * ease, 0.0195 * (1 - ease) + 0.0009


def _round_tube(u, v):
    up, turn = 0.116 - v * 0.078, (u - 0.5) * 1.9
    wide, deep = _tube(up)
    return wide * math.sin(turn), -deep * math.cos(turn), up


LABELS = {
    "perfume-tall": ("bottles", *flat(0.01515, 0.0256, 0.0343, 0.0637)),
    "perfume-round": ("bottles", *bent(0.0355, 0.036, 0.017, 0.043, 0.62, _flacon)),
    "lip-gloss": ("bottles", *bent(0.00825, 0.0125, 0.066, 0.099)),
    "foundation": ("bottles", *flat(0.01205, 0.029, 0.020, 0.070)),
    "jar-cream": ("care", *bent(0.0351, 0.050, 0.0055, 0.0295)),
    "serum-dropper": ("care", *bent(0.0169, 0.0270, 0.008, 0.050)),
    "pump-bottle": ("care", *bent(0.03235, 0.052, 0.030, 0.122)),
    "tube-cream": ("care", 0.55, _round_tube),
    "soap-bar": ("care", 0.036 / 0.017, lambda u, v: (-0.0295 + v * 0.017, (0.5 - u) * 0.036, 0.0274)),
    "lipstick": ("makeup", *bent(0.0097, 0.0140, 0.004, 0.027)),
    "nail-varnish": ("makeup", *flat(0.01555, 0.0240, 0.007, 0.033)),
    "mascara": ("makeup", *bent(0.0084, 0.0125, 0.008, 0.060)),
    "compact": ("makeup", 1.6, lambda u, v: ((u - 0.5) * 0.036, (0.5 - v) * 0.0225, 0.0087)),
}


def _terms(x, y):
    return np.stack([x**i * y**j for i in range(DEGREE + 1) for j in range(DEGREE + 1 - i)], -1)


def find(shelf, model, place, view):
    build = getattr(importlib.import_module(f"models.{shelf}"), model.replace("-", "_"))
    pose(build, view)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = 400, 600
    bpy.context.view_layer.update()
    product = bpy.data.objects["product"]
    seen = []
    shares = np.linspace(0, 1, STEPS)
    for v in shares:
        for u in shares:
            spot = world_to_camera_view(scene, scene.camera, product.matrix_world @ Vector(place(u, v)))
            seen.append((u, v, spot.x, 1 - spot.y))
    u, v, x, y = np.array(seen).T
    # Powers of small numbers are fitted best around the middle.
    middle, size = (x.mean(), y.mean()), max(np.ptp(x), np.ptp(y)) / 2
    terms = _terms((x - middle[0]) / size, (y - middle[1]) / size)
    found = [np.linalg.lstsq(terms, wanted, rcond=None)[0] for wanted in (u, v)]
    error = max(abs(terms @ weights - wanted).max() for weights, wanted in zip(found, (u, v)))
    print(f"STUDIO {model} {view} error {error:.4f}", flush=True)
    rounded = lambda values, digits: [round(float(value), digits) for value in values]
    return {"box": rounded((x.min(), y.min(), x.max(), y.max()), 5), "middle": rounded(middle, 5), "size": round(float(size), 5), "u": rounded(found[0], 5), "v": rounded(found[1], 5)}


if __name__ == "__main__":
    out = sys.argv[sys.argv.index("--") + 1]
    places = {}
    for model, (shelf, ratio, place) in sorted(LABELS.items()):
        places[model] = {"ratio": round(ratio, 4), **{view: find(shelf, model, place, view) for view in ("front", "detail")}}
    with open(out, "w") as file:
        json.dump(places, file)

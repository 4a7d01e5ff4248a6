"""blender -b -P turntable.py -- SHELF MODEL OUT SCALE FRAMES FROM TO: renders one model in one turn, frames FROM up to TO of FRAMES, 800 pixels wide times SCALE."""
import importlib
import os
import sys
from dataclasses import replace

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from mathutils import Vector

from render import USUAL, shoot
from split import save

ROOM = 1.16
"""Ratio of the width of the picture to the widest extent of the model."""
ASPECT = 1.5


def widest_reach():
    """How far from the axis that it turns about anything stands out, in metres."""
    seen = bpy.context.evaluated_depsgraph_get()
    corners = [thing.matrix_world @ Vector(corner) for thing in (part.evaluated_get(seen) for part in bpy.data.objects) for corner in thing.bound_box]
    return float(np.hypot(*np.array(corners)[:, :2].T).max())


def turned_by(build, degrees):
    """The same model, so much further round, in a picture that holds it from every side."""
    stand = build()
    height = max(stand.height, 2 * widest_reach() * ROOM * ASPECT)
    return replace(stand, turn=stand.turn + degrees, centre=(0, 0, stand.centre[2]), height=height)


if __name__ == "__main__":
    shelf, model, out, scale, *counts = sys.argv[sys.argv.index("--") + 1 :]
    frames, first, end = map(int, counts)
    build = getattr(importlib.import_module(f"models.{shelf}"), model.replace("-", "_"))
    for frame in range(first, end):
        parts = shoot(lambda: turned_by(build, 360 * frame / frames), "front", USUAL, float(scale), [])
        save(os.path.join(out, f"{model}.turn{frame:03d}"), *parts)
        print(f"STUDIO {model} {frame}", flush=True)

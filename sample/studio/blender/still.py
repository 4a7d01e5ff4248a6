"""blender -b -P still.py -- SHELF STILL OUT SCALE VIEWS PRINTS: renders several objects together, at SCALE."""
import importlib
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import scene
from passes import render
from render import FRONT
from split import save, split_whole

STILL_SAMPLES = 24


def take_still(build, scale):
    """(base, light), 16 by 9. Nothing is turned, and the room is a part of the picture."""
    scene.empty_scene()
    still = build()
    scene.add_camera(still.target, still.height, still.elevation)
    width = round(FRONT * scale)
    with tempfile.TemporaryDirectory() as folder:
        return split_whole(render(width, width * 9 // 16, STILL_SAMPLES, folder))


if __name__ == "__main__":
    shelf, name, out, scale, *_ = sys.argv[sys.argv.index("--") + 1 :]
    build = getattr(importlib.import_module(f"models.{shelf}"), name.replace("-", "_"))
    save(os.path.join(out, f"{name}.front"), *take_still(build, float(scale)), {})
    print(f"STUDIO {name} front", flush=True)

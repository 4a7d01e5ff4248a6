"""
blender -b -P glass.py -- SHELF MODEL OUT SCALE VIEWS PRINTS: photographs glass. What is seen through it takes its
colour, so it is taken twice, with clear glass and with black: picture = black + (clear - black) x colour.
"""
import importlib
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

from materials import STAIN
from passes import render
from render import OVERVIEW, pose, width_of
from split import find_window, save, split

GLASS_SAMPLES = 48
OVERVIEW_GLASS = 24
DEPTH = 16
"""Surfaces that a ray may pass: the walls of both tumblers, in and out."""


def _stain_all(light):
    for material in bpy.data.materials:
        if material.use_nodes and STAIN in material.node_tree.nodes:
            material.node_tree.nodes[STAIN].outputs[0].default_value = (light, light, light, 1)


def _expose(across, scale, light, folder):
    """The picture with glass that lets so much `light` through."""
    _stain_all(light)
    width, height = (round(side * scale) for side in OVERVIEW)
    size = across // OVERVIEW[0]
    overview = render(width, height, OVERVIEW_GLASS, folder)
    window = find_window(overview, size)
    closer = render(width * size, height * size, GLASS_SAMPLES, folder, window)
    bpy.context.scene.render.use_border = False
    return split(overview, closer, window)[0]


def shoot_glass(build, view, across, scale):
    """(base, light): the picture with black glass, and what clear glass adds to it."""
    pose(build, view)
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = cycles.transmission_bounces = cycles.transparent_max_bounces = DEPTH
    with tempfile.TemporaryDirectory() as folder:
        clear, black = (_expose(across, scale, light, folder) for light in (1, 0))
    return black, np.maximum(clear - black, 0).mean(-1)


if __name__ == "__main__":
    shelf, model, out, scale, views, _ = sys.argv[sys.argv.index("--") + 1 :]
    build = getattr(importlib.import_module(f"models.{shelf}"), model.replace("-", "_"))
    for view in views.split(","):
        parts = shoot_glass(build, view, width_of(view), float(scale))
        save(os.path.join(out, f"{model}.{view}"), *parts, {})
        print(f"STUDIO {model} {view}", flush=True)

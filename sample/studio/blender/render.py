"""blender -b -P render.py -- SHELF MODEL OUT SCALE VIEWS PRINTS: renders one model, with a large front view, at SCALE."""
import importlib
import math
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import scene
from models.stand import Stand
from passes import render
from split import find_window, masks, save, split

OVERVIEW = (400, 600)
"""The backdrop comes from a small picture, the product from a crop of one that is two or four times as large."""
OVERVIEW_SAMPLES = 8
FRONT = 1600
"""Width in pixels; the front view is for zooming."""
USUAL = 800
QUARTER = -38
"""Degrees: towards the key light, so that the visible side has its folds in shadow."""
SAMPLES = {USUAL: 24, FRONT: 12}
"""A larger picture needs fewer samples, since its noise is finer."""


def arrange(stand: Stand, product, view):
    """Turns the product, not the set, so that every view has the same light."""
    further = {"front": 0, "quarter": QUARTER, "back": 180, "detail": stand.close_turn}
    product.rotation_euler[2] = math.radians(stand.turn + further[view])
    centre = stand.close if view == "detail" else stand.centre
    height = stand.height * (stand.close_share if view == "detail" else 1)
    stand.rig(stand.centre, stand.reach)
    scene.add_camera(centre, height, stand.elevation)


def pose(build, view):
    """The model in the lit studio, before the camera."""
    scene.empty_scene()
    stand = build()
    product = bpy.data.objects.new("product", None)
    bpy.context.collection.objects.link(product)
    for part in [part for part in bpy.data.objects if part is not product and part.parent is None]:
        part.parent = product
    arrange(stand, product, view)
    return stand


def width_of(view):
    return FRONT if view == "front" else USUAL


def shoot(build, view, across, scale, prints):
    """(base, light, masks). Everything is built anew for each view, so that none depends on another."""
    stand = pose(build, view)
    width, height = (round(side * scale) for side in OVERVIEW)
    size = across // OVERVIEW[0]
    with tempfile.TemporaryDirectory() as folder:
        overview = render(width, height, OVERVIEW_SAMPLES, folder)
        window = find_window(overview, size)
        closer = render(width * size, height * size, SAMPLES[across] * stand.patience, folder, window)
    return *split(overview, closer, window), masks(closer, window, prints)


if __name__ == "__main__":
    shelf, model, out, scale, views, prints = sys.argv[sys.argv.index("--") + 1 :]
    build = getattr(importlib.import_module(f"models.{shelf}"), model.replace("-", "_"))
    for view in views.split(","):
        parts = shoot(build, view, width_of(view), float(scale), [name for name in prints.split(",") if name])
        save(os.path.join(out, f"{model}.{view}"), *parts)
        print(f"STUDIO {model} {view}", flush=True)

"""blender -b -P render.py -- SHELF MODEL OUT SCALE VIEWS PRINTS: photographs one model; SCALE 1 is 1200 x 1800 for the front, 800 x 1200 for the rest."""
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
"""The backdrop is taken from a small picture, the product from a window in one that is two or three times as large."""
OVERVIEW_SAMPLES = 7
SIZES = {"front": 3}
SAMPLES = {"front": 6}
"""A larger picture needs fewer: its grain is finer."""


def arrange(stand: Stand, product, view):
    """Turns the product, not the set, so that every view has the same light."""
    further = {"back": 180, "detail": stand.close_turn}
    product.rotation_euler[2] = math.radians(stand.turn + further.get(view, 0))
    centre = stand.close if view == "detail" else stand.centre
    height = stand.height * (stand.close_share if view == "detail" else 1)
    stand.rig(stand.centre, stand.reach)
    scene.add_camera(centre, height, stand.elevation)


def shoot(build, view, scale, prints):
    """(base, light, masks). Everything is built anew for each view, so that none depends on another."""
    scene.empty_scene()
    stand = build()
    product = bpy.data.objects.new("product", None)
    bpy.context.collection.objects.link(product)
    for part in [part for part in bpy.data.objects if part is not product and part.parent is None]:
        part.parent = product
    arrange(stand, product, view)
    width, height = (round(side * scale) for side in OVERVIEW)
    size = SIZES.get(view, 2)
    with tempfile.TemporaryDirectory() as folder:
        overview = render(width, height, OVERVIEW_SAMPLES, folder)
        window = find_window(overview, size)
        closer = render(width * size, height * size, SAMPLES.get(view, 8), folder, window)
    return *split(overview, closer, window), masks(closer, window, prints)


if __name__ == "__main__":
    shelf, model, out, scale, views, prints = sys.argv[sys.argv.index("--") + 1 :]
    build = getattr(importlib.import_module(f"models.{shelf}"), model.replace("-", "_"))
    for view in views.split(","):
        save(os.path.join(out, f"{model}.{view}"), *shoot(build, view, float(scale), [name for name in prints.split(",") if name]))
        print(f"STUDIO {model} {view}", flush=True)

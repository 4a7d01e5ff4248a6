"""Renders once and reads every pass as linear floating point numbers, top row first."""
import os

import bpy
import numpy as np

from materials import BODY, METAL, PATTERN

NAMES = {
    "Image": "image",
    "DiffDir": "direct",
    "DiffInd": "indirect",
    "DiffCol": "albedo",
    "Normal": "normal",
    BODY: BODY,
    METAL: METAL,
    PATTERN: PATTERN,
}


def _ask_for_passes(layer):
    for name in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "normal"):
        setattr(layer, f"use_pass_{name}", True)
    for name, kind in ((BODY, "VALUE"), (METAL, "VALUE"), (PATTERN, "COLOR")):
        if name not in {known.name for known in layer.aovs}:
            added = layer.aovs.add()
            added.name, added.type = name, kind


def _write_to(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "32"
    files.file_slots.clear()
    for source, name in NAMES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])


def _read(path, width, height):
    picture = bpy.data.images.load(path)
    picture.colorspace_settings.name = "Non-Color"
    pixels = np.empty(width * height * 4, np.float32)
    picture.pixels.foreach_get(pixels)
    bpy.data.images.remove(picture)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


def _look_at(scene, window, width, height):
    """Only the window is worked on; the rest of the picture stays black."""
    rows, columns = window
    scene.render.use_border, scene.render.use_crop_to_border = True, False
    # Half a pixel more on each side: rounded down, the outermost row would stay black.
    scene.render.border_min_x, scene.render.border_max_x = (columns.start - 0.5) / width, (columns.stop + 0.5) / width
    scene.render.border_min_y, scene.render.border_max_y = 1 - (rows.stop + 0.5) / height, 1 - (rows.start - 0.5) / height


def render(width, height, samples, folder, window=None):
    """`window` is a pair of slices, of rows and columns; all is looked at without one."""
    scene = bpy.context.scene
    if window:
        _look_at(scene, window, width, height)
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.cycles.samples = samples
    _ask_for_passes(scene.view_layers[0])
    _write_to(scene, folder)
    bpy.ops.render.render()
    found = {
        name: _read(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr"), width, height) for name in NAMES.values()
    }
    return {name: pixels[..., :1] if name in (BODY, METAL) else pixels for name, pixels in found.items()}

"""Invisible forms that fabric hangs on while it is draped."""
import math

import bpy
import numpy as np

from shapes import mesh

TUBE = (
    (0.62, 0.183, 0.124, 0), (0.80, 0.183, 0.124, 0), (1.0, 0.180, 0.122, 0), (1.1, 0.180, 0.122, 0), (1.2, 0.182, 0.124, -0.004),
    (1.28, 0.186, 0.126, -0.008), (1.36, 0.190, 0.112, 0), (1.405, 0.180, 0.092, 0.006), (1.44, 0.13, 0.075, 0.01),
    (1.462, 0.085, 0.066, 0.012), (1.49, 0.062, 0.062, 0.012), (1.60, 0.058, 0.06, 0.01),
)
"""Height, half width, half depth and depth offset: a display form for tops."""

MAN = (
    (0.70, 0.165, 0.115, 0), (0.80, 0.172, 0.118, 0), (0.90, 0.165, 0.112, 0), (1.0, 0.155, 0.108, 0), (1.1, 0.160, 0.112, -0.004),
    (1.2, 0.172, 0.120, -0.008), (1.28, 0.182, 0.124, -0.008), (1.36, 0.190, 0.112, 0), (1.405, 0.182, 0.092, 0.006),
    (1.44, 0.13, 0.075, 0.01), (1.462, 0.085, 0.066, 0.012), (1.49, 0.062, 0.062, 0.012), (1.60, 0.058, 0.06, 0.01),
)

WOMAN = (
    (0.66, 0.165, 0.112, 0), (0.78, 0.175, 0.118, 0.01), (0.86, 0.172, 0.12, 0.012), (0.95, 0.15, 0.105, 0.005),
    (1.03, 0.128, 0.092, 0), (1.10, 0.132, 0.098, -0.005), (1.17, 0.148, 0.118, -0.018), (1.215, 0.156, 0.124, -0.022),
    (1.27, 0.157, 0.108, -0.012), (1.33, 0.160, 0.088, 0), (1.37, 0.150, 0.074, 0.006), (1.40, 0.105, 0.06, 0.01),
    (1.42, 0.066, 0.054, 0.012), (1.45, 0.05, 0.05, 0.01), (1.55, 0.047, 0.048, 0.008),
)

FIGURE = (
    (0.70, 0.160, 0.112, 0), (0.80, 0.165, 0.115, 0), (0.90, 0.158, 0.110, 0), (1.0, 0.148, 0.105, 0), (1.1, 0.146, 0.108, -0.004),
    (1.2, 0.152, 0.116, -0.008), (1.28, 0.160, 0.118, -0.008), (1.36, 0.172, 0.105, 0), (1.412, 0.165, 0.086, 0.006),
    (1.442, 0.125, 0.070, 0.01), (1.462, 0.085, 0.066, 0.012), (1.49, 0.062, 0.062, 0.012), (1.60, 0.058, 0.06, 0.01),
)
"""Narrower below the arms, so that they can hang down."""

LADY = tuple((height, wide * 0.98, deep, back) for height, wide, deep, back in WOMAN)
"""Her shoulders are further apart, so that sleeves hang free of the body."""

SHOULDERS = {LADY: ((0.150, 0.004, 1.350), (0.042, 0.026)), FIGURE: ((0.165, 0.006, 1.375), (0.050, 0.012)), TUBE: ((0.160, 0.006, 1.372), (0.054, 0.046)), MAN: ((0.160, 0.006, 1.372), (0.054, 0.042)), WOMAN: ((0.138, 0.004, 1.348), (0.046, 0.034))}


def _section(height, wide, deep, back, count=40, power=2.3):
    turns = np.linspace(0, 2 * math.pi, count, endpoint=False)
    bent = lambda wave: np.sign(wave) * np.abs(wave) ** (2 / power)
    return np.c_[wide * bent(np.cos(turns)), back + deep * bent(np.sin(turns)), np.full(count, height)]


def _loft(name, sections):
    count = len(sections[0])
    faces = [
        (low * count + side, low * count + (side + 1) % count, (low + 1) * count + (side + 1) % count, (low + 1) * count + side)
        for low in range(len(sections) - 1)
        for side in range(count)
    ]
    ends = [tuple(range(count))[::-1], tuple(range((len(sections) - 1) * count, len(sections) * count))]
    return mesh(name, np.vstack(sections), faces + ends)


def limb(name, start, end, thick, thin, count=24):
    """A round limb that begins a little before its start, so that it grows out of the body."""
    start, end = np.array(start, float), np.array(end, float)
    axis = (end - start) / np.linalg.norm(end - start)
    across = np.cross(axis, [0, 1, 0])
    across /= np.linalg.norm(across)
    around = np.linspace(0, 2 * math.pi, count, endpoint=False)
    disc = np.outer(np.cos(around), across) + np.outer(np.sin(around), np.cross(axis, across))
    sections = [start - axis * 0.03 + thick * 0.6 * disc]
    sections += [start + (end - start) * share + (thick + (thin - thick) * share) * disc for share in np.linspace(0, 1, 11)]
    return _loft(name, sections)


def build_form(shape, legs=False, arms=None, foot=0.115, reach=0.64):
    """
    `arms` are degrees below level: where they are while the cloth is sewn, and where they come to rest; `reach` is how
    long they are, and `foot` how far from the middle a leg ends.
    """
    sections = shape[1:] if legs else shape
    parts = [_loft("torso", [_section(*section) for section in sections])]
    if legs:
        top = sections[0][0] + 0.01
        parts += [limb("leg", (0.092 * side, 0.005, top), (foot * side, 0.02, -0.12), 0.088, 0.052) for side in (1, -1)]
    body = _join(parts)
    return [body, *(_arm(shape, side, reach, *arms) for side in (1, -1))] if arms else [body]


def _join(parts):
    for thing in bpy.data.objects:
        thing.select_set(thing in parts)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    body = bpy.context.view_layer.objects.active
    skin, even = body.modifiers.new("skin", "REMESH"), body.modifiers.new("even", "SMOOTH")
    skin.mode, skin.voxel_size = "VOXEL", 0.014
    even.factor, even.iterations = 0.5, 6
    for name in ("skin", "even"):
        bpy.ops.object.modifier_apply(modifier=name)
    return body


def _arm(shape, side, reach, sewn, rest):
    shoulder, (thick, thin) = SHOULDERS[shape]
    arm = limb("arm", (0, 0, 0), (reach * side, 0, 0), thick, thin)
    arm.location = (shoulder[0] * side, shoulder[1], shoulder[2])
    arm["swing"] = (math.radians(sewn) * side, math.radians(rest) * side)
    return arm

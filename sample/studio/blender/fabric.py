"""Fabric as a surface: heights of the atlas, soft creases, and the weave, each as a separate bump layer."""
import bmesh
import bpy
import numpy as np

from atlas import DEEPEST, Atlas
from drape import Draped, evened_out, flattened, starts
from materials import BODY, NEUTRAL, PATTERN
from scene import BACKDROP
from spread import spread

WAVE = 0.31416
"""Period of Blender's wave texture at scale 1."""


class _Layers:
    """The node tree of one fabric, grown layer by layer."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.normal = None

    def node(self, kind, feeds=(), **sockets):
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for socket, value in sockets.items():
            made.inputs[socket.replace("_", " ")].default_value = value
        for socket, source in feeds:
            self.tree.links.new(source, made.inputs[socket])
        return made

    def bump(self, height, depth, strength):
        made = self.node("Bump", [("Height", height)], Distance=depth, Strength=strength)
        if self.normal:
            self.tree.links.new(self.normal, made.inputs["Normal"])
        self.normal = made.outputs[0]

    def wave(self, place, direction, scale):
        made = self.node("TexWave", [("Vector", place)], Scale=scale)
        made.wave_type, made.bands_direction = "BANDS", direction
        return made.outputs["Fac"]

    def value(self, number):
        made = self.tree.nodes.new("ShaderNodeValue")
        made.outputs[0].default_value = number
        return made.outputs[0]

    def maths(self, operation, one, other):
        made = self.node("Math", [(0, one), (1, other)])
        made.operation = operation
        return made.outputs[0]


def fabric(name, atlas: Atlas, weave=0.0006, relief=0.16, kind="plain", rough=0.85, sheen=0.35, shine=0.22, crumple=0.6, turned=False, undyed=0.0):
    """
    `kind` is plain, twill, rib or knit; `weave` is the width of a thread in metres; with `turned` prints lie across the
    piece; `undyed` is the share of threads that no dye has reached.
    """
    layers = _Layers(name)
    place = layers.node("UVMap")
    place.uv_map = "UVMap"
    sewn = layers.node("TexImage", [(0, place.outputs[0])])
    sewn.image = atlas.picture(name)
    parts = layers.node("SeparateColor", [(0, sewn.outputs["Color"])])
    metres = layers.node("VectorMath", [(0, place.outputs[0])], Scale=atlas.size)
    metres.operation = "SCALE"
    layers.bump(parts.outputs[0], 2 * DEEPEST, 1)
    creases = layers.node("TexNoise", [("Vector", metres.outputs[0])], Scale=26, Detail=2, Roughness=0.55)
    layers.bump(creases.outputs["Fac"], 0.006 * crumple, 0.6)
    fuzz = layers.node("TexNoise", [("Vector", metres.outputs[0])], Scale=1 / (weave * 1.3), Detail=2)
    threads = _threads(layers, metres.outputs[0], fuzz.outputs["Fac"], weave, kind)
    if kind == "plain":
        layers.bump(threads, 0.0006, 0.3)
        heather = layers.node("MapRange", [("Value", threads)], From_Min=0.7, From_Max=1.3, To_Min=0.96, To_Max=1.03)
    else:
        layers.bump(threads, weave * 0.5, relief)
        heather = layers.node("MapRange", [("Value", fuzz.outputs["Fac"])], From_Min=0.3, From_Max=0.7, To_Min=0.955, To_Max=1.03)
    shade = layers.node("VectorMath", [("Scale", layers.maths("MULTIPLY", heather.outputs[0], parts.outputs[1]))])
    shade.operation, shade.inputs[0].default_value = "SCALE", (NEUTRAL,) * 3
    bare = _bare_threads(layers, metres.outputs[0], parts.outputs[2], undyed) if undyed else None
    _dress(layers, shade.outputs[0], bare, rough, sheen, shine)
    _tell_place(layers, turned)
    return layers.material


def _threads(layers, metres, fuzz, weave, kind):
    """Plain cloth shows where its threads are thicker, both ways."""
    if kind == "plain":
        return layers.maths("ADD", *(_slubs(layers, metres, scale) for scale in ((1400, 160, 1), (160, 1400, 1))))
    if kind == "stocking":
        return layers.maths("ADD", layers.maths("MULTIPLY", fuzz, layers.value(0.5)), _stitches(layers, metres, weave))
    if kind == "twill":
        return layers.maths("ADD", fuzz, layers.wave(metres, "DIAGONAL", WAVE / weave * 0.8))
    across, along = layers.wave(metres, "X", WAVE / weave), layers.wave(metres, "Y", WAVE / weave * 1.3)
    if kind == "rib":
        return across
    return layers.maths("ADD", fuzz, layers.maths("MULTIPLY", across, along))


def _slubs(layers, metres, scale):
    drawn = layers.node("Mapping", [("Vector", metres)], Scale=scale)
    return layers.node("TexNoise", [("Vector", drawn.outputs[0])], Scale=1, Detail=3, Roughness=0.6).outputs["Fac"]


def _stitches(layers, metres, wide):
    """Smooth knitting: columns of stitches, each a V of two legs that lean towards each other."""
    place = layers.node("SeparateXYZ", [("Vector", metres)])
    leg = layers.maths("PINGPONG", place.outputs[0], layers.value(wide / 2))
    raised = layers.maths("ADD", place.outputs[1], layers.maths("MULTIPLY", leg, layers.value(1.1)))
    leaning = layers.node("CombineXYZ", [(1, raised)]).outputs[0]
    round_legs = layers.wave(metres, "X", 2 * WAVE / wide)
    return layers.maths("MULTIPLY", layers.maths("POWER", round_legs, layers.value(0.6)), layers.wave(leaning, "Y", WAVE / (wide * 0.78)))


def _bare_threads(layers, metres, worn, undyed):
    """Threads run down the piece: some are paler for a thumb's breadth, more so where the cloth is worn."""
    drawn = layers.node("Mapping", [("Vector", metres)], Scale=(900, 40, 1))
    slubs = layers.node("TexNoise", [("Vector", drawn.outputs[0])], Scale=1, Detail=3, Roughness=0.6)
    share = layers.node("MapRange", [("Value", slubs.outputs["Fac"])], From_Min=0.32, From_Max=0.68, To_Min=0.2 * undyed, To_Max=1.8 * undyed)
    return layers.maths("ADD", share.outputs[0], worn)


def _dress(layers, shade, bare, rough, sheen, shine):
    """What is bare is as pale as the wall, for then it parts from the colour without a trace."""
    surface = layers.surface.inputs
    layers.tree.links.new(layers.normal, surface["Normal"])
    for socket, value in {"Roughness": rough, "Specular": shine, "Sheen": sheen, "Sheen Tint": 0}.items():
        surface[socket].default_value = value
    body = layers.node("OutputAOV", Value=1)
    body.name = BODY
    if bare:
        shade = layers.node("MixRGB", [("Fac", bare), ("Color1", shade)], Color2=(*BACKDROP, 1)).outputs[0]
        dyed = layers.node("Math", [(1, bare)])
        dyed.operation, dyed.inputs[0].default_value = "SUBTRACT", 1
        layers.tree.links.new(dyed.outputs[0], body.inputs["Value"])
    layers.tree.links.new(shade, surface["Base Color"])


def _tell_place(layers, turned):
    """Where on the pattern each pixel is, in metres, for prints that are laid on later."""
    place = layers.node("UVMap")
    place.uv_map = PATTERN
    split = layers.node("SeparateXYZ", [(0, place.outputs[0])])
    joined = layers.node("CombineXYZ", [(int(turned), split.outputs[0]), (int(not turned), split.outputs[1])], Z=1)
    layers.node("OutputAOV", [("Color", joined.outputs[0])]).name = PATTERN


def _keep_lines(data, chains):
    """Made finer, a folded seam would be drawn in at each of its points and look scalloped; a crease stays a line."""
    lines = {tuple(sorted((int(one), int(other)))) for chain in chains for one, other in zip(chain, chain[1:])}
    for edge in data.edges:
        if tuple(sorted(edge.vertices)) in lines:
            edge.crease = 1


def dress(draped: Draped, atlas: Atlas, material, thickness=0.0016, smooth=4, along=8, finer=1):
    """The draped cloth as it is seen: smoothed, subdivided, given a thickness."""
    points, data = evened_out(draped, smooth, along), bpy.data.meshes.new("garment")
    data.from_pydata([tuple(point) for point in points], [], [tuple(int(place) for place in face) for face in draped.faces])
    flat = flattened(draped, smooth)
    uv = np.vstack([atlas.uv(piece.name, flat[start : start + len(piece.points)]) for piece, start in starts(draped.pieces)])
    for layer, places in (("UVMap", uv), (PATTERN, spread(draped, points, flat))):
        data.uv_layers.new(name=layer).data.foreach_set("uv", places[np.array(draped.loops).ravel()].astype(np.float32).ravel())
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(material)
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    _keep_lines(data, draped.chains)
    thing = bpy.data.objects.new("garment", data)
    bpy.context.collection.objects.link(thing)
    if finer:
        finely = thing.modifiers.new("fine", "SUBSURF")
        finely.levels = finely.render_levels = finer
        finely.boundary_smooth, finely.uv_smooth = "ALL", "PRESERVE_BOUNDARIES"
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset, thick.use_rim = thickness, -1, True
    return thing

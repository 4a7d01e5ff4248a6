"""Lamps, switched on."""
import math

import bpy

from materials import coloured, coloured_metal, gold, solid
from models.stand import Stand
from shapes import curve_through, lathe, ring, tube


BASE = [(0, 0), (0.05, 0), (0.058, 0.003), (0.062, 0.012), (0.098, 0.07), (0.108, 0.12), (0.092, 0.175), (0.05, 0.215), (0.022, 0.235), (0.016, 0.245), (0, 0.246)]


def _ceramic():
    return coloured("ceramic", rough=0.35, coat=0.25, grain=(9, 0.2, 2, 0.004))


def _lit_shade(low, wide, narrow, high, top):
    """A neck from `top` of the base, a linen drum above it with a bulb within, and the flex."""
    lathe("neck", [(0, top - 0.006), (0.012, top - 0.006), (0.012, top + 0.016), (0.006, top + 0.018), (0.006, low + 0.025), (0, low + 0.025)], gold())
    cloth = _lampshade_linen()
    lathe("shade", [(wide, low), (narrow, high)], cloth)
    for radius, up in ((wide, low), (narrow, high)):
        ring("hoop", radius, 0.0028, cloth, (0, 0, up))
    glowing_bulb((0, 0, (low + high) / 2 - 0.01), 0.75)
    flex = [(0.05, 0.02, 0.004), (0.10, 0.09, 0.003), (0.22, 0.10, 0.003), (0.34, 0.22, 0.003), (0.6, 0.3, 0.003)]
    tube("flex", flex, 0.0028, solid("flex", (0.05, 0.045, 0.04), rough=0.6))


def lamp_table():
    lathe("base", curve_through(BASE, 10), _ceramic())
    _lit_shade(0.275, 0.165, 0.140, 0.485, 0.246)
    return Stand(centre=(0, 0, 0.245), height=0.72, reach=0.42, close=(0, 0, 0.23), elevation=6)


def lamp_table_ribbed():
    """The same base with ribs from its foot to its neck, which end where it is narrow."""
    base = lathe("base", curve_through(BASE, 10), _ceramic(), segments=432)
    for vertex in base.data.vertices:
        x, y, up = vertex.co
        depth = 0.0034 * min(1, max(0, (math.hypot(x, y) - 0.022) / 0.03)) * (0.012 < up)
        wave = 1 - depth * (0.5 - 0.5 * math.cos(math.atan2(y, x) * 36)) / max(math.hypot(x, y), 0.02)
        vertex.co = (x * wave, y * wave, up)
    _lit_shade(0.275, 0.165, 0.140, 0.485, 0.246)
    return Stand(centre=(0, 0, 0.245), height=0.72, reach=0.42, close=(0, 0, 0.18), elevation=6)


def lamp_table_tall():
    """A slender bottle under a narrow drum."""
    bottle = [(0, 0), (0.058, 0), (0.064, 0.004), (0.067, 0.016), (0.070, 0.08), (0.068, 0.17), (0.056, 0.235), (0.034, 0.280), (0.022, 0.315), (0.018, 0.345), (0.0175, 0.355), (0, 0.356)]
    lathe("base", curve_through(bottle, 10), _ceramic())
    _lit_shade(0.380, 0.122, 0.106, 0.580, 0.356)
    return Stand(centre=(0, 0, 0.290), height=0.80, reach=0.44, close=(0, 0, 0.29), elevation=5)


def lamp_table_low():
    """A wide, flat pebble under a wide shade."""
    pebble = [(0, 0), (0.060, 0), (0.075, 0.004), (0.112, 0.032), (0.128, 0.064), (0.116, 0.098), (0.070, 0.126), (0.028, 0.138), (0.018, 0.144), (0, 0.145)]
    lathe("base", curve_through(pebble, 10), _ceramic())
    _lit_shade(0.172, 0.190, 0.135, 0.352, 0.145)
    return Stand(centre=(0, 0, 0.180), height=0.68, reach=0.40, close=(0, 0, 0.13), elevation=7)


def _lampshade_linen():
    """Half of the light goes through, broken by threads both ways."""
    material = bpy.data.materials.new("linen")
    material.use_nodes = True
    tree = material.node_tree
    place, both, tone, mix = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Math", "MapRange", "MixShader"))
    for slot, scale in enumerate(((260, 260, 1600), (1500, 1500, 150))):
        stretch, noise = tree.nodes.new("ShaderNodeMapping"), tree.nodes.new("ShaderNodeTexNoise")
        stretch.inputs["Scale"].default_value, noise.inputs["Scale"].default_value = scale, 1
        tree.links.new(place.outputs["Object"], stretch.inputs[0])
        tree.links.new(stretch.outputs[0], noise.inputs["Vector"])
        tree.links.new(noise.outputs["Fac"], both.inputs[slot])
    for socket, value in {"From Min": 0.6, "From Max": 1.4, "To Min": 0.80, "To Max": 1.05}.items():
        tone.inputs[socket].default_value = value
    tree.links.new(both.outputs[0], tone.inputs["Value"])
    for slot, kind in ((1, "Diffuse"), (2, "Translucent")):
        surface, scale = tree.nodes.new(f"ShaderNodeBsdf{kind}"), tree.nodes.new("ShaderNodeVectorMath")
        scale.operation = "SCALE"
        scale.inputs[0].default_value = (0.86, 0.80, 0.70)
        tree.links.new(tone.outputs[0], scale.inputs["Scale"])
        tree.links.new(scale.outputs[0], surface.inputs[0])
        tree.links.new(surface.outputs[0], mix.inputs[slot])
    mix.inputs[0].default_value = 0.45
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs[0])
    return material


def glowing_bulb(place, power):
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, (1, 0.72, 0.42), 0.03
    lit = bpy.data.objects.new("bulb", light)
    bpy.context.collection.objects.link(lit)
    lit.location = place


def _foot(metal):
    lathe("foot", [(0, 0), (0.135, 0), (0.138, 0.002), (0.138, 0.014), (0.134, 0.018), (0.020, 0.021), (0.012, 0.026), (0, 0.026)], metal)


def _floor_flex():
    flex = [(0, 0.13, 0.006), (0.06, 0.26, 0.004), (0.30, 0.34, 0.004), (0.62, 0.62, 0.004), (1.2, 0.8, 0.004)]
    tube("flex", flex, 0.0032, solid("flex", (0.05, 0.045, 0.04), rough=0.6))


def lamp_floor_slim():
    """A straight thin stem, and a narrow shade of the same metal that looks down beside it."""
    metal = coloured_metal(0.24)
    _foot(metal)
    tube("stem", [(0, 0, 0.02), (0, 0, 0.5), (0, 0, 1.0), (0, 0, 1.40)], 0.0062, metal)
    lathe("knob", curve_through([(0, 1.393), (0.010, 1.396), (0.013, 1.405), (0.010, 1.414), (0, 1.417)], 6), metal)
    tube("arm", [(0, 0, 1.325), (0.06, 0, 1.342), (0.12, 0, 1.352), (0.165, 0, 1.350)], 0.0048, metal)
    middle = (0.175, 0, 1.185)
    cone = [(0.072, 0), (0.069, 0.030), (0.048, 0.135), (0.036, 0.165), (0.020, 0.178)]
    lathe("cone", [*cone, (0, 0.179)], metal, centre=middle)
    lathe("lining", [(radius - 0.002, up - 0.0006) for radius, up in cone], solid("enamel", (0.88, 0.86, 0.82), rough=0.5), centre=middle)
    lathe("globe", curve_through([(0, 0.020), (0.022, 0.026), (0.032, 0.052), (0.022, 0.078), (0, 0.085)], 8), solid("opal", (0.9, 0.88, 0.84), rough=0.4), centre=middle)
    glowing_bulb((0.175, 0, 1.165), 0.7)
    _floor_flex()
    return Stand(centre=(0.04, 0, 0.715), height=1.76, reach=1.0, close=(0.10, 0, 1.25), close_share=0.30, turn=-14, elevation=5)


def lamp_floor_tall():
    """Three legs that meet under a linen drum."""
    metal, top = coloured_metal(0.24), 1.06
    for count in range(3):
        turn = math.radians(-90 + 40 + 120 * count)
        tube("leg", [(0.29 * math.cos(turn), 0.29 * math.sin(turn), 0.004), (0.155 * math.cos(turn), 0.155 * math.sin(turn), 0.53), (0.020 * math.cos(turn), 0.020 * math.sin(turn), top)], 0.0085, metal)
    lathe("hub", curve_through([(0, top - 0.045), (0.026, top - 0.040), (0.032, top - 0.012), (0.030, top + 0.012), (0.014, top + 0.022), (0, top + 0.024)], 8), metal)
    lathe("neck", [(0, top), (0.008, top), (0.008, top + 0.15), (0, top + 0.15)], metal)
    cloth = _lampshade_linen()
    lathe("shade", [(0.215, 1.10), (0.180, 1.43)], cloth)
    for radius, up in ((0.215, 1.10), (0.180, 1.43)):
        ring("hoop", radius, 0.0032, cloth, (0, 0, up))
    glowing_bulb((0, 0, 1.25), 1.6)
    _floor_flex()
    return Stand(centre=(0.02, 0, 0.725), height=1.80, reach=1.0, close=(0.04, 0, 1.13), close_share=0.32, turn=0, elevation=5)


def lamp_floor():
    """A slim stem that bends over, and a dome that is white within."""
    metal = coloured_metal(0.24)
    _foot(metal)
    arch = [(0, 0, 0.02), (0, 0, 0.5), (0, 0, 1.0), (0, 0, 1.30), (0.02, 0, 1.44), (0.10, 0, 1.50), (0.19, 0, 1.46), (0.215, 0, 1.40), (0.216, 0, 1.365)]
    tube("stem", arch, 0.0085, metal)
    middle = (0.216, 0, 1.20)
    outside = curve_through([(0.158, 0), (0.152, 0.045), (0.125, 0.100), (0.080, 0.140), (0.030, 0.158), (0.018, 0.165)], 10)
    lathe("dome", [*outside, (0.018, 0.180), (0, 0.180)], metal, centre=middle)
    lathe("lining", [(radius - 0.0025, up - 0.0006) for radius, up in outside], solid("enamel", (0.88, 0.86, 0.82), rough=0.5), centre=middle)
    lathe("lip", [(0.1555, 0.0), (0.1580, 0.0)], metal, centre=middle)
    lathe("globe", curve_through([(0, 0.015), (0.030, 0.022), (0.042, 0.052), (0.030, 0.085), (0, 0.092)], 8), solid("opal", (0.9, 0.88, 0.84), rough=0.4), centre=middle)
    glowing_bulb((0.216, 0, 1.19), 1.2)
    _floor_flex()
    return Stand(centre=(0.06, 0, 0.76), height=1.86, reach=1.0, close=(0.15, 0, 1.25), close_share=0.32, turn=-14, elevation=5)

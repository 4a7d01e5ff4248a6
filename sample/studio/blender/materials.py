"""Materials. A material with a zone takes the colour that a shopper selects."""
import bpy

NEUTRAL = 0.55
"""Albedo that coloured zones are rendered with; the split into base and light divides by it."""

BODY = "body"
METAL = "metal"
PATTERN = "pattern"
STAIN = "stain"


def _blank(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def _mark(tree, zone):
    marker = tree.nodes.new("ShaderNodeOutputAOV")
    marker.name = zone
    marker.inputs["Value"].default_value = 1


def _roughen(tree, surface, grain):
    """Noise in object space: (scale, strength, detail, depth in metres)."""
    scale, strength, detail, depth = grain
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    bump = tree.nodes.new("ShaderNodeBump")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = depth
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])


def solid(name, colour, rough=0.5, shine=0.5, coat=0.0, metal=0.0, sheen=0.0, grain=None, zone=None):
    material, tree, surface = _blank(name)
    for socket, value in {
        "Base Color": (*colour, 1),
        "Roughness": rough,
        "Specular": shine,
        "Clearcoat": coat,
        "Clearcoat Roughness": 0.03,
        "Metallic": metal,
        "Sheen": sheen,
    }.items():
        surface.inputs[socket].default_value = value
    if grain:
        _roughen(tree, surface, grain)
    if zone:
        _mark(tree, zone)
    return material


def coloured(name, **look):
    return solid(name, (NEUTRAL,) * 3, zone=BODY, **look)


def coloured_metal(rough=0.16, dents=0.0):
    """Reflects in white; the chosen metal's own tint is multiplied in later. `dents` of a hammer are so wide, in metres."""
    metal = solid("metal", (1, 1, 1), rough=rough, metal=1, zone=METAL)
    if dents:
        _hammer(metal.node_tree, dents)
    return metal


def _hammer(tree, wide):
    """Shallow round dents side by side."""
    place, cells, bump = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexVoronoi", "Bump"))
    cells.feature, cells.inputs["Scale"].default_value = "SMOOTH_F1", 1 / wide
    cells.inputs["Smoothness"].default_value = 0.35
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 1.0, wide * 0.16
    tree.links.new(place.outputs["Object"], cells.inputs["Vector"])
    tree.links.new(cells.outputs["Distance"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])


def gold(rough=0.18):
    return solid("gold", (0.95, 0.70, 0.38), rough=rough, metal=1)


def black_lacquer():
    return solid("lacquer", (0.012, 0.011, 0.011), rough=0.22, coat=0.6)


def glazed():
    return coloured("glaze", rough=0.28, coat=0.35, grain=(22, 0.12, 2, 0.004))


def paper():
    return solid("paper", (0.86, 0.83, 0.77), rough=0.8, shine=0.1)


def ink(colour=(0.05, 0.045, 0.04)):
    return solid("ink", colour, rough=0.5)


def wood(along=2):
    """Coloured timber: broad bands and fine pores, both drawn out along one of the object's own axes."""
    material, tree, surface = _blank("wood")
    surface.inputs["Roughness"].default_value = 0.42
    place, both, shade = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Math", "VectorMath"))
    both.operation, shade.operation = "MULTIPLY", "SCALE"
    for slot, (across, length, least, most) in enumerate(((34, 1.3, 0.74, 1.12), (620, 9, 0.90, 1.05))):
        tone = _grain(tree, place, [length if axis == along else across for axis in range(3)], least, most)
        tree.links.new(tone.outputs[0], both.inputs[slot])
    shade.inputs[0].default_value = (NEUTRAL,) * 3
    tree.links.new(both.outputs[0], shade.inputs["Scale"])
    tree.links.new(shade.outputs[0], surface.inputs["Base Color"])
    _mark(tree, BODY)
    return material


def _grain(tree, place, scales, least, most):
    """Noise, stretched, as a tone."""
    stretch, noise, tone = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("Mapping", "TexNoise", "MapRange"))
    stretch.inputs["Scale"].default_value = scales
    for socket, value in {"Scale": 1, "Detail": 5, "Distortion": 0.5}.items():
        noise.inputs[socket].default_value = value
    for socket, value in {"From Min": 0.3, "From Max": 0.7, "To Min": least, "To Max": most}.items():
        tone.inputs[socket].default_value = value
    tree.links.new(place.outputs["Object"], stretch.inputs[0])
    tree.links.new(stretch.outputs[0], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], tone.inputs["Value"])
    return tone


def stainable_glass():
    """Mirrors in white and lets light through in its colour, shadows too."""
    material, tree, surface = _blank("glass")
    tree.nodes.remove(surface)
    node = lambda kind: tree.nodes.new(f"ShaderNode{kind}")
    through, mirror, shade, rim, both, path, seen = map(node, ("BsdfRefraction", "BsdfGlossy", "BsdfTransparent", "Fresnel", "MixShader", "LightPath", "MixShader"))
    stain = node("RGB")
    stain.name = STAIN
    through.inputs["IOR"].default_value = rim.inputs["IOR"].default_value = 1.47
    through.inputs["Roughness"].default_value = mirror.inputs["Roughness"].default_value = 0.0
    tree.links.new(stain.outputs[0], through.inputs["Color"])
    tree.links.new(stain.outputs[0], shade.inputs["Color"])
    for slot, source in enumerate((rim.outputs[0], through.outputs[0], mirror.outputs[0])):
        tree.links.new(source, both.inputs[slot])
    for slot, source in enumerate((path.outputs["Is Shadow Ray"], both.outputs[0], shade.outputs[0])):
        tree.links.new(source, seen.inputs[slot])
    tree.links.new(seen.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material

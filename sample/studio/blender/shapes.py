"""Solid shapes: turned profiles, boxes with soft edges, tubes along a path, and lettering."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

SEGMENTS = 144


def _link(name, data, material):
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def mesh(name, vertices, faces, material=None, crease=40):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(crease)
    data.update()
    return _link(name, data, material)


def _turn_outwards(data):
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()


def lathe(name, profile, material, segments=SEGMENTS, centre=(0, 0, 0)):
    """Turns (radius, height) points round the vertical axis; radius 0 is a pole."""
    vertices, rings, faces = [], [], []
    for radius, height in profile:
        count = 1 if radius < 1e-7 else segments
        rings.append(range(len(vertices), len(vertices) + count))
        for step in range(count):
            turn = 2 * math.pi * step / segments
            vertices.append((centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn), centre[2] + height))
    for low, high in zip(rings, rings[1:]):
        faces += _band(low, high, segments)
    thing = mesh(name, vertices, faces, material)
    _turn_outwards(thing.data)
    return thing


def fasten(thing, place, facing, lift):
    """Turns what was made lying down to face away from a cloth, so far above it."""
    thing.location = Vector(place) + Vector(facing) * lift
    thing.rotation_euler = Vector(facing).to_track_quat("Z", "Y").to_euler()


def _band(low, high, segments):
    if len(low) == 1 and len(high) == 1:
        return []
    pairs = [(step, (step + 1) % segments) for step in range(segments)]
    if len(low) == 1:
        return [(low[0], high[b], high[a]) for a, b in pairs]
    if len(high) == 1:
        return [(low[a], low[b], high[0]) for a, b in pairs]
    return [(low[a], low[b], high[b], high[a]) for a, b in pairs]


def curve_through(points, steps=12):
    """A smooth profile through the given points (Catmull-Rom), never across the axis."""
    known = [np.array(point, float) for point in points]
    known = [2 * known[0] - known[1], *known, 2 * known[-1] - known[-2]]
    found = []
    for a, b, c, d in zip(known, known[1:], known[2:], known[3:]):
        for t in np.linspace(0, 1, steps, endpoint=False):
            q = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            found.append((max(q[0], 0), *q[1:]))
    return [*found, tuple(known[-2])]


def upright(radius, low, high):
    """A straight side in short steps: a curve through points far apart would swing out at its shoulder."""
    return [(radius, float(up)) for up in np.linspace(low, high, 16)[1:]]


def soften(thing, width, segments=4):
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = width, segments, "ANGLE"
    return thing


def box(name, size, material, centre=(0, 0), bottom=0.0, edge=0.003):
    wide, deep, high = size
    vertices = [
        (centre[0] + x * wide / 2, centre[1] + y * deep / 2, bottom + z * high)
        for x in (-1, 1) for y in (-1, 1) for z in (0, 1)
    ]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return soften(mesh(name, vertices, faces, material), edge, 6)


def tube(name, path, radius, material, closed=False):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 8, True
    spline = curve.splines.new("NURBS")
    spline.points.add(len(path) - 1)
    spline.use_endpoint_u, spline.use_cyclic_u, spline.order_u, spline.resolution_u = not closed, closed, 4, 20
    for point, place in zip(spline.points, path):
        point.co = (*place, 1)
    return _link(name, curve, material)


def ribbon(name, path, across, thick, material, closed=False, edge=None):
    """A strap along `path`, `across` to both sides of each point, with rounded edges."""
    path, across = np.asarray(path, float), np.asarray(across, float)
    count, vertices = len(path), np.hstack([path - across, path + across]).reshape(-1, 3)
    faces = [(2 * i, 2 * i + 1, 2 * ((i + 1) % count) + 1, 2 * ((i + 1) % count)) for i in range(count if closed else count - 1)]
    strap = mesh(name, vertices, faces, material, crease=50)
    body = strap.modifiers.new("thick", "SOLIDIFY")
    body.thickness, body.offset = thick, 0
    return soften(strap, edge or thick * 0.3, 3)


def ring(name, radius, thickness, material, place=(0, 0, 0), tilt=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thickness, major_segments=144, minor_segments=36, location=place, rotation=tilt
    )
    thing = bpy.context.object
    thing.name = name
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return thing


def lettering(words, size, material, place, radius=None, spacing=1.15):
    """Words on a front: flat at `place`, or bent round a cylinder of `radius`."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.space_character, curve.extrude = words, size, spacing, 0.00004
    curve.align_x = curve.align_y = "CENTER"
    flat = _link("words", curve, None)
    evaluated = flat.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = bpy.data.meshes.new_from_object(evaluated)
    bpy.data.objects.remove(flat)
    for vertex in data.vertices:
        x, up, out = vertex.co
        if radius:
            turn = x / radius
            vertex.co = (math.sin(turn) * (radius + out) + place[0], place[1] - math.cos(turn) * (radius + out), up + place[2])
        else:
            vertex.co = (x + place[0], place[1] - out, up + place[2])
    data.materials.clear()
    return _link("words", data, material)

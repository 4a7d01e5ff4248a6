"""The empty studio: renderer, backdrop, softboxes and camera. Metres; +Z is up and products face -Y."""
import math

import bpy
from mathutils import Vector

from shapes import mesh
from materials import solid

BACKDROP = (0.80, 0.775, 0.745)
LENS = 100


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "AUTO"
    # The overview and the closer picture are of the same things.
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    _set_quality(scene.cycles)
    return scene


def _set_quality(cycles):
    cycles.device = "CPU"
    cycles.seed = 7
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 5
    cycles.sample_clamp_indirect = 3.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.filter_width = 1.4


def _backdrop(floor, wall, radius, reach):
    """A floor that curves up into a wall, so that no horizon shows."""
    wide, far = 40 * reach, 25 * reach
    profile = [(-far, floor)]
    for step in range(25):
        turn = step / 24 * math.pi / 2
        profile.append((wall - radius + radius * math.sin(turn), floor + radius - radius * math.cos(turn)))
    profile.append((wall, floor + far))
    vertices = [(x, y, z) for y, z in profile for x in (-wide, wide)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh("backdrop", vertices, faces, solid("backdrop", BACKDROP, rough=0.9, shine=0.1))


def _softbox(place, target, size, power, colour=(1, 1, 1)):
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy, light.color, light.shape = power, colour, "RECTANGLE"
    light.size, light.size_y = size
    box = bpy.data.objects.new("softbox", light)
    bpy.context.collection.objects.link(box)
    box.location = place
    box.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    box.visible_camera = False


def _ambient(strength):
    world = bpy.data.worlds.new("ambient")
    bpy.context.scene.world = world
    world.use_nodes = True
    ambient = world.node_tree.nodes["Background"].inputs
    ambient[0].default_value = (1, 0.98, 0.96, 1)
    ambient[1].default_value = strength


def table(centre, reach):
    """For what stands; the lights are scaled by the size of the product, and power goes with its square."""
    _backdrop(0, 3.2 * reach, 2.5 * reach, reach)
    aim, power = Vector(centre), reach * reach
    at = lambda *offset: aim + Vector(offset) * reach
    _softbox(at(-1.7, -0.9, 1.5), aim, (1.1 * reach, 1.8 * reach), 54 * power, (1, 0.985, 0.965))
    _softbox(at(1.7, -0.7, 0.9), aim, (0.45 * reach, 2.0 * reach), 22 * power, (1, 0.99, 0.98))
    _softbox(at(0.2, 0.4, 2.2), aim, (1.6 * reach, 1.6 * reach), 25 * power)
    _ambient(0.29)


def _black_card(name, place, size, tilt):
    """Only mirrors see it: metal without something dark to reflect looks like plastic."""
    (x, y, z), (wide, tall) = place, size
    corners = [(-wide / 2, 0, -tall / 2), (wide / 2, 0, -tall / 2), (wide / 2, 0, tall / 2), (-wide / 2, 0, tall / 2)]
    card = mesh(name, corners, [(0, 1, 2, 3)], solid(name, (0.004, 0.004, 0.004), rough=1, shine=0))
    card.location, card.rotation_euler = (x, y, z), tilt
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False


def jewels(centre, reach):
    """The table, with black cards beside and before what shines."""
    table(centre, reach)
    x, y, z = centre
    _black_card("card left", (x - 1.0 * reach, y - 1.3 * reach, z + 0.35 * reach), (0.5 * reach, 1.6 * reach), (0, 0, math.radians(38)))
    _black_card("card right", (x + 1.1 * reach, y - 0.2 * reach, z + 0.55 * reach), (0.45 * reach, 1.7 * reach), (0, 0, math.radians(84)))
    _black_card("card above", (x + 0.1 * reach, y - 0.5 * reach, z + 1.5 * reach), (0.5 * reach, 0.35 * reach), (math.radians(90), 0, 0))


def wall(centre, reach):
    """For what hangs before a wall: the key comes from the side, so that every fold has a shadow."""
    _backdrop(centre[2] - 2.2, 0.75, 0.5, 1)
    aim = Vector(centre)
    at = lambda *offset: aim + Vector(offset) * reach
    power = reach * reach
    _softbox(at(-2.1, -0.75, 1.0), aim, (0.9 * reach, 1.5 * reach), 74 * power, (1, 0.985, 0.965))
    _softbox(at(1.6, -2.6, 0.3), aim, (2.0 * reach, 2.4 * reach), 17 * power, (0.97, 0.985, 1))
    _softbox(at(1.7, -0.15, 0.7), aim, (0.4 * reach, 1.8 * reach), 14 * power)
    _softbox(at(0, -0.3, 2.4), aim, (2.0 * reach, 2.0 * reach), 22 * power, (1, 0.99, 0.98))
    _ambient(0.20)


def above(centre, reach):
    """For what lies and is seen from above: low light from the left, so that every crease has a shadow."""
    _backdrop(0, 3.2 * reach, 2.5 * reach, reach)
    aim, power = Vector(centre), reach * reach
    at = lambda *offset: aim + Vector(offset) * reach
    _softbox(at(-2.0, 0.9, 0.95), aim, (0.9 * reach, 1.4 * reach), 84 * power, (1, 0.985, 0.965))
    _softbox(at(1.6, -1.2, 1.8), aim, (1.6 * reach, 1.6 * reach), 12 * power, (0.97, 0.985, 1))
    _ambient(0.36)


def daylight(target, reach):
    """What the open sky and the room behind the camera give; a still adds its sun."""
    _softbox(Vector(target) + Vector((-2.4, -1.7, 1.8)) * reach, target, (1.9 * reach, 1.9 * reach), 40 * reach * reach, (0.90, 0.95, 1))
    _ambient(0.42)


def spotlight(place, target, power, cone):
    """One lamp in a dark room, its beam `cone` degrees wide."""
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy, lamp.color, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = power, (1, 0.93, 0.86), math.radians(cone), 0.6, 0.05
    spot = bpy.data.objects.new("spot", lamp)
    bpy.context.collection.objects.link(spot)
    spot.location = place
    spot.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    _ambient(0.03)


def add_camera(target, height, elevation):
    """Frames `height` metres from top to bottom at the target's distance."""
    aim = Vector(target)
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_fit, data.sensor_height, data.clip_start = LENS, "VERTICAL", 36, 0.01
    distance = height / 2 / math.tan(math.atan(18 / LENS))
    rise = math.radians(elevation)
    camera = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(camera)
    camera.location = aim + Vector((0, -math.cos(rise), math.sin(rise))) * distance
    camera.rotation_euler = (aim - camera.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = camera

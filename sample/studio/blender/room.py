"""A corner by a window, for stills: walls, surfaces, sunlight through the panes, and positions of objects."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from materials import solid, wood
from shapes import mesh


@dataclass(frozen=True)
class Still:
    """How a still is looked at: `height` metres from top to bottom at `target`, from `elevation` degrees above."""
    target: tuple
    height: float
    elevation: float = 10


def stand_at(build, at=(0, 0, 0), turn=0, colour=None, size=1.0):
    """Builds a model and stands it `at` a place. Without a `colour`, linear RGB, it takes the one that is asked for."""
    there = set(bpy.data.objects)
    build()
    holder = bpy.data.objects.new("holder", None)
    bpy.context.collection.objects.link(holder)
    for part in set(bpy.data.objects) - there - {holder}:
        if part.parent is None:
            part.parent = holder
        for material in getattr(part.data, "materials", ()) if colour else ():
            _settle_colour(material, colour)
    holder.location, holder.scale, holder.rotation_euler[2] = at, (size,) * 3, math.radians(turn)
    return holder


def _settle_colour(material, colour):
    """Gives the zones of a material their colour for good; what has none stays as it is."""
    tree = material.node_tree
    markers = [node for node in tree.nodes if node.type == "OUTPUT_AOV"]
    if not markers:
        return
    socket = tree.nodes["Principled BSDF"].inputs["Base Color"]
    if socket.is_linked:
        socket.links[0].from_node.inputs[0].default_value = colour
    else:
        socket.default_value = (*colour, 1)
    for marker in markers:
        tree.nodes.remove(marker)


def plaster_wall(colour, behind):
    corners = [(-9, behind, -3), (9, behind, -3), (9, behind, 6), (-9, behind, 6)]
    plaster = solid("plaster", colour, rough=0.95, shine=0.05, grain=(14, 0.25, 6, 0.006))
    mesh("wall", corners, [(0, 1, 2, 3)], plaster)


def _lay_surface(name, material, front, behind):
    mesh(name, [(-6, front, 0), (6, front, 0), (6, behind, 0), (-6, behind, 0)], [(0, 1, 2, 3)], material)


def floor_boards(colour, behind, front=-6):
    """Timber along the wall."""
    timber = wood(along=0)
    _settle_colour(timber, colour)
    _lay_surface("boards", timber, front, behind)


def stone_ledge(colour, behind, front=-6):
    _lay_surface("stone", solid("stone", colour, rough=0.35, shine=0.4, grain=(60, 0.05, 5, 0.002)), front, behind)


def window_sun(aim, azimuth, height, power, panes=(2, 3), pane=(0.42, 0.40), colour=(1, 0.93, 0.83)):
    """From the left at `azimuth` degrees before the wall and `height` above, through a window with its bars."""
    turn, rise = math.radians(azimuth), math.radians(height)
    towards = Vector((-math.cos(rise) * math.cos(turn), -math.cos(rise) * math.sin(turn), math.sin(rise)))
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = power, colour, math.radians(1.3)
    lamp = bpy.data.objects.new("sun", light)
    bpy.context.collection.objects.link(lamp)
    frame = _window_frame(panes, pane)
    frame.location = Vector(aim) + towards * 2.6
    lamp.rotation_euler = frame.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    # Only its shadow is wanted.
    frame.visible_camera = frame.visible_glossy = frame.visible_diffuse = False


WINDOW_BAR = 0.035
WALL_AROUND = 6


def _pane_edges(count, size):
    """Where bars and panes begin and end along one side, the wall around them included."""
    width = count * size + (count + 1) * WINDOW_BAR
    inner = [edge for step in range(count) for edge in (WINDOW_BAR + step * (size + WINDOW_BAR), (step + 1) * (size + WINDOW_BAR))]
    return [-WALL_AROUND, *(edge - width / 2 for edge in inner), WALL_AROUND]


def _window_frame(panes, pane):
    columns, rows = _pane_edges(panes[0], pane[0]), _pane_edges(panes[1], pane[1])
    across = len(columns)
    corners = [(x, y, 0) for y in rows for x in columns]
    faces = [
        (row * across + column, row * across + column + 1, (row + 1) * across + column + 1, (row + 1) * across + column)
        for row in range(len(rows) - 1) for column in range(across - 1)
        if row % 2 == 0 or column % 2 == 0
    ]
    return mesh("frame", corners, faces, solid("frame", (0.7, 0.7, 0.7)))


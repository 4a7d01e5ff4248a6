"""Sews pattern pieces around a form and lets them hang, with Blender's cloth simulation; then welds them into one mesh."""
import hashlib
import os
import pickle
from dataclasses import dataclass, field
from typing import Callable

import bpy
import numpy as np

from pattern import to_nearest


@dataclass(frozen=True)
class Cloth:
    """How it behaves, and for how long it is watched."""
    frames: int = 66
    mass: float = 0.18
    bend: float = 0.5
    tension: float = 20
    pressure: float = 0
    gravity_from: int = 14
    gravity: float = -9.8
    slack: float = 0.012
    """How much a form shrinks after sewing, so that loose cloth sags into folds."""
    distance: float = 0.006
    friction: float = 6
    apart: float = 0
    """How far from itself cloth stays; 0 lets it pass through itself, which is quicker."""
    quality: int = 5


@dataclass
class Draped:
    """One welded mesh; `loops` and `flat` keep each piece's own points, for patterns and seams."""
    points: np.ndarray
    faces: list
    loops: list
    flat: np.ndarray
    pieces: list
    chains: list = field(default_factory=list)
    """Sewn lines, hems and rims, as places in `points`."""


def drape(pieces, places, seams, form, cloth: Cloth, gathers=(), pinned: Callable | None = None, flipped=()):
    """`places` put a piece's flat points into the room; `seams` are (piece, edge, piece, edge); `gathers` (piece, edge, band, share)."""
    starts = dict(zip((piece.name for piece in pieces), np.cumsum([0, *(len(piece.points) for piece in pieces)])))
    flat = np.vstack([piece.points for piece in pieces])
    room = np.vstack([places[piece.name](piece.points) for piece in pieces])
    loops = [tuple(int(place + starts[piece.name]) for place in (face[::-1] if piece.name in flipped else face)) for piece in pieces for face in piece.faces]
    pairs = _pair_up(pieces, starts, seams, room)
    thing = _cloth_mesh(room, pairs, loops)
    settings = _set_cloth(thing, cloth)
    gathered = _gather_weights(pieces, starts, len(flat), gathers)
    _group(thing, settings, "vertex_group_shrink", gathered)
    settings.shrink_min, settings.shrink_max = 0, 1.0
    held = np.zeros(len(flat)) if pinned is None else pinned(flat).astype(float)
    if pinned is not None:
        _group(thing, settings, "vertex_group_mass", held)
    _move_form(form, cloth)
    hung = _run_once((room, pairs, loops, cloth, gathered, held), form, lambda: _run(thing, cloth))
    for gone in (thing, *form):
        bpy.data.objects.remove(gone)
    return _weld(hung, flat, loops, pieces, starts, pairs)


def _pair_up(pieces, starts, seams, room):
    """Which point is sewn to which, the way round in which they lie nearer; of two edges with unequal counts the shorter leads."""
    known, pairs = {piece.name: piece for piece in pieces}, []
    for one, edge, other, facing in seams:
        here = np.array(known[one].edges[edge]) + starts[one]
        there = np.array(known[other].edges[facing]) + starts[other]
        if len(here) != len(there):
            there = there[np.round(np.linspace(0, len(there) - 1, len(here))).astype(int)]
        apart = lambda facing: np.linalg.norm(room[here] - room[facing], axis=1).sum()
        there = there[::-1] if apart(there[::-1]) < 0.9 * apart(there) else there
        pairs += [(int(a), int(b)) for a, b in zip(here, there) if a != b]
    return pairs


def _cloth_mesh(room, pairs, loops):
    data = bpy.data.meshes.new("cloth")
    data.from_pydata([tuple(point) for point in room], sorted({tuple(sorted(pair)) for pair in pairs}), loops)
    data.update()
    thing = bpy.data.objects.new("cloth", data)
    bpy.context.collection.objects.link(thing)
    return thing


def _set_cloth(thing, cloth):
    modifier = thing.modifiers.new("Cloth", "CLOTH")
    settings, touching = modifier.settings, modifier.collision_settings
    settings.quality, settings.mass, settings.air_damping = cloth.quality, cloth.mass, 3
    settings.tension_stiffness = settings.compression_stiffness = cloth.tension
    settings.shear_stiffness, settings.bending_stiffness = cloth.tension * 0.6, cloth.bend
    settings.tension_damping = settings.compression_damping = 8
    settings.shear_damping, settings.bending_damping = 6, 0.6
    settings.use_sewing_springs, settings.sewing_force_max = True, 20
    touching.distance_min, touching.collision_quality, touching.friction = cloth.distance, 3, cloth.friction
    touching.use_self_collision = bool(cloth.apart)
    if cloth.apart:
        touching.self_distance_min, touching.self_friction = cloth.apart, cloth.friction
    if cloth.pressure:
        settings.use_pressure, settings.uniform_pressure_force = True, cloth.pressure
    bpy.context.scene.gravity = (0, 0, cloth.gravity)
    weights = settings.effector_weights
    for frame, share in ((1, 0), (cloth.gravity_from, 0), (cloth.gravity_from + 8, 1)):
        weights.gravity = share
        weights.keyframe_insert("gravity", frame=frame)
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, cloth.frames
    return settings


def _gather_weights(pieces, starts, count, gathers):
    weights, known = np.zeros(count), {piece.name: piece for piece in pieces}
    for name, edge, band, share in gathers:
        piece = known[name]
        near = np.clip(1 - (to_nearest(piece.points, piece.along(edge)) - band) / 0.01, 0, 1) * share
        part = slice(starts[name], starts[name] + len(piece.points))
        weights[part] = np.maximum(weights[part], near)
    return weights


def _group(thing, settings, purpose, weights):
    group = thing.vertex_groups.new(name=purpose)
    for place in np.nonzero(weights)[0]:
        group.add([int(place)], float(weights[place]), "REPLACE")
    setattr(settings, purpose, group.name)


def _move_form(form, cloth):
    """Arms come down after sewing; the body shrinks a little and twists, which breaks the symmetry."""
    begun = cloth.gravity_from
    for part in form:
        part.hide_render = True
        part.modifiers.new("solid", "COLLISION")
        part.collision.thickness_outer, part.collision.cloth_friction, part.collision.damping = 0.004, cloth.friction, 0.9
        if "swing" in part:
            sewn, rest = part["swing"]
            for frame, share in ((1, 0), (begun + 2, 0), (begun + 26, 1)):
                part.rotation_euler[1] = sewn + (rest - sewn) * share
                part.keyframe_insert("rotation_euler", frame=frame)
        elif cloth.slack:
            for frame, size, twist, down in ((1, 1, 0, 0), (begun + 10, 1, 0, 0), (begun + 24, 1 - cloth.slack, 0.05, -0.010), (begun + 34, 1 - cloth.slack, -0.02, -0.014)):
                part.scale, part.rotation_euler[2], part.location = (size, 1 - (1 - size) * 0.8, 1), twist, (0, 0, down)
                for path in ("scale", "rotation_euler", "location"):
                    part.keyframe_insert(path, frame=frame)


def _run(thing, cloth):
    for frame in range(1, cloth.frames + 1):
        bpy.context.scene.frame_set(frame)
    hung = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = hung.to_mesh()
    found = np.empty(len(data.vertices) * 3)
    data.vertices.foreach_get("co", found)
    hung.to_mesh_clear()
    return found.reshape(-1, 3).copy()


KEPT = os.environ.get("STUDIO_CLOTH")
"""A folder that keeps sewn cloth, so that a trial and the picture after it sew a garment once."""


def _run_once(given, form, run):
    """What `run` returned earlier, if all that is `given` and the form were the same then."""
    if not KEPT:
        return run()
    shapes = [(np.array([vertex.co for vertex in part.data.vertices]).round(5), tuple(part.location), tuple(part.get("swing", ()))) for part in form]
    path = os.path.join(KEPT, f"{hashlib.sha256(pickle.dumps((given, shapes))).hexdigest()[:20]}.npy")
    if not os.path.exists(path):
        os.makedirs(KEPT, exist_ok=True)
        np.save(path, run())
    return np.load(path)


def _weld(hung, flat, loops, pieces, starts, pairs):
    """Sewn points become one, half way between."""
    root = np.arange(len(hung))

    def find(place):
        while root[place] != place:
            place = root[place]
        return place

    for one, other in pairs:
        a, b = find(one), find(other)
        root[max(a, b)] = min(a, b)
    kept, merged = np.unique([find(place) for place in range(len(hung))], return_inverse=True)
    points = np.zeros((len(kept), 3))
    np.add.at(points, merged, hung)
    points /= np.bincount(merged)[:, None]
    chains = [merged[np.array(chain) + starts[piece.name]] for piece in pieces for chain in piece.chains()]
    return Draped(points, [tuple(merged[list(loop)]) for loop in loops], loops, flat, pieces, chains)


def flattened(draped: Draped, rounds):
    """
    Where each smoothed point lies on its piece: what is moved between its neighbours in the room is moved between them
    there too, else stripes would wobble.
    """
    flat, faces = draped.flat.copy(), np.array(draped.loops)
    edges, count = _neighbours(faces, len(flat))
    free = np.ones(len(flat), bool)
    free[[place for piece, start in starts(draped.pieces) for place in range(start, start + len(piece.outline))]] = False
    for _ in range(rounds):
        _even(flat, edges, count, free)
    return flat


def starts(pieces):
    return zip(pieces, np.cumsum([0, *(len(piece.points) for piece in pieces)]))


def _neighbours(faces, size):
    """Every pair of neighbours, both ways, and how many each point has."""
    edges = np.vstack([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    edges = np.unique(np.sort(edges, 1), axis=0)
    edges = np.vstack([edges, edges[:, ::-1]])
    return edges, np.bincount(edges[:, 0], minlength=size)[:, None]


def _even(points, edges, count, free):
    """Half way to the middle of the neighbours."""
    around = np.zeros_like(points)
    np.add.at(around, edges[:, 0], points[edges[:, 1]])
    around /= np.maximum(count, 1)
    points[free] += 0.5 * (around - points)[free]


RIM = 3
"""Smoothing passes for a rim in each round. More would fill up a neckline and stretch its print."""


def _sewn(draped):
    """Which points belong to more than one piece."""
    loops, faces = np.array(draped.loops).ravel(), np.array(draped.faces).ravel()
    owner = np.searchsorted([start for _, start in starts(draped.pieces)], loops, side="right")
    lowest, highest = np.full(len(draped.points), len(draped.pieces) + 1), np.zeros(len(draped.points), int)
    np.minimum.at(lowest, faces, owner)
    np.maximum.at(highest, faces, owner)
    return highest > lowest


def evened_out(draped: Draped, rounds, along=8):
    """Takes the wrinkles of the mesh's own size out: seams and rims are evened along their line, the rest between neighbours."""
    sewn = _sewn(draped)
    points = draped.points.copy()
    edges, count = _neighbours(np.array(draped.faces), len(points))
    chains = [chain for chain in draped.chains if len(chain) > 3]
    free = np.ones(len(points), bool)
    free[np.concatenate(chains)] = False
    for _ in range(rounds):
        for chain in chains:
            for _ in range(along if sewn[chain[len(chain) // 2]] else RIM):
                run = points[chain]
                points[chain[1:-1]] = 0.4 * run[1:-1] + 0.3 * (run[:-2] + run[2:])
        _even(points, edges, count, free)
    return points


def bulging(piece, depth, reach, sewn, gap=0.006):
    """Begins nearly closed along its sewn edges and bulges away from the form between them."""
    closed, side = piece.along(*sewn), np.sign(depth)

    def place(flat):
        share = np.clip(to_nearest(flat, closed) / reach, 0, 1)
        return np.c_[flat[:, 0], side * (gap + abs(depth) * np.sin(share * np.pi / 2)), flat[:, 1]]

    return place


def banded(place, side, half, fades_at, whole_at, wide, deep):
    """The same, but from `whole_at` upwards round an ellipse, as a waistband is."""

    def around(flat):
        loose, turn = place(flat), np.clip(flat[:, 0] / half, -1, 1) * np.pi / 2
        band = np.c_[wide * np.sin(turn), side * deep * np.cos(turn), flat[:, 1]]
        share = np.clip((flat[:, 1] - fades_at) / (whole_at - fades_at), 0, 1)[:, None]
        return loose * (1 - share) + band * share

    return around


def on_front(draped, points, place):
    """Where a place on the flat front hangs, and which way it faces there."""
    front = draped.pieces[0].points
    room = np.zeros((len(draped.flat), 3))
    room[np.array(draped.loops).ravel()] = points[np.array(draped.faces).ravel()]
    near = np.argsort(np.linalg.norm(front - place, axis=1))[:9]
    middle = room[near].mean(0)
    facing = np.linalg.svd(room[near] - middle)[2][2]
    return middle, facing * -np.sign(facing[1])

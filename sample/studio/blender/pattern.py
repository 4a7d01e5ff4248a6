"""Pattern pieces: flat outlines in metres, and their triangles. x is across the body, y is height above the floor."""
import numpy as np
from mathutils import Vector, geometry


def line(*points):
    return np.array(points, float)


def curve(start, towards, from_where, end, count=24):
    """A cubic Bezier curve."""
    t = np.linspace(0, 1, count)[:, None]
    known = [np.array(point, float) for point in (start, towards, from_where, end)]
    shares = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
    return sum(share * point for share, point in zip(shares, known))


def rectangle(left, low, right, top):
    """The four edges of a piece."""
    corners = [(left, low), (right, low), (right, top), (left, top)]
    return [(name, line(start, end)) for name, start, end in zip(("low", "right", "top", "left"), corners, corners[1:] + corners[:1])]


def mirrored(points):
    """The other half, walked backwards, so that an outline goes on round."""
    return (np.asarray(points) * [-1, 1])[::-1]


def respaced(points, step):
    """The same line with points `step` apart."""
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    even = np.linspace(0, far[-1], max(2, round(far[-1] / step) + 1))
    return np.c_[np.interp(even, far, points[:, 0]), np.interp(even, far, points[:, 1])]


def whole(half):
    """A symmetric piece from its right half, which runs from the middle of the top to the middle of the bottom."""
    left = [(f"{name}_l", mirrored(points)) for name, points in half]
    return [(f"{name}_r", points) for name, points in half] + left[::-1]


def to_nearest(points, others):
    """How far each point is from the nearest of the others."""
    return np.min(np.linalg.norm(points[:, None] - others[None], axis=2), axis=1)


class Piece:
    """`edges` are named lines that close into an outline; sewing and hems speak of them by name."""

    def __init__(self, name, edges, step):
        self.name, self.step, self.lines = name, step, dict(edges)
        self.edges, outline = {}, []
        for edge, points in edges:
            even = respaced(np.asarray(points, float), step)
            self.edges[edge] = list(range(len(outline), len(outline) + len(even)))
            outline += list(even[:-1])
        for places in self.edges.values():
            places[-1] %= len(outline)
        self.outline = np.array(outline)
        self.points, self.faces = self._fill()

    def _fill(self):
        """Triangles of even size: a jittered grid inside, kept off the outline."""
        low, high, step = self.outline.min(0), self.outline.max(0), self.step
        random = np.random.default_rng(3)
        rows = []
        for count, y in enumerate(np.arange(low[1] + step / 2, high[1], step * 0.866)):
            xs = np.arange(low[0] + (step / 2 if count % 2 else 0), high[0], step)
            rows.append(np.c_[xs, np.full(len(xs), y)])
        grid = np.vstack(rows)
        grid += random.normal(0, step * 0.12, grid.shape)
        inner = grid[self._contains(grid) & (to_nearest(grid, self.outline) > 0.6 * step)]
        border = [(place, (place + 1) % len(self.outline)) for place in range(len(self.outline))]
        filled = geometry.delaunay_2d_cdt([Vector(point) for point in np.vstack([self.outline, inner])], border, [], 1, 1e-6)
        return np.array([tuple(point) for point in filled[0]]), [tuple(face) for face in filled[2]]

    def _contains(self, points):
        x, y = points.T
        inside = np.zeros(len(points), bool)
        for (ax, ay), (bx, by) in zip(self.outline, np.roll(self.outline, 1, axis=0)):
            if ay != by:
                inside ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
        return inside

    def along(self, *edges):
        """The points of the named edges."""
        return np.vstack([self.outline[self.edges[edge]] for edge in edges])

    def chains(self):
        """Each edge as places in the outline; what goes on across the middle as one."""
        found = {}
        for edge, places in self.edges.items():
            stem = edge[:-2] if edge[-2:] in ("_r", "_l") else edge
            before = found.get(stem)
            if before and before[-1] == places[0]:
                found[stem] = before + places[1:]
            elif before and places[-1] == before[0]:
                found[stem] = places + before[1:]
            else:
                found[edge if before else stem] = places
        return list(found.values())

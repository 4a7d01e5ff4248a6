/** Surface normals of parts: fabric with folds, cushions, turned objects, tubes, flat surfaces. */
import { blur, crossings, type Grid, maskOf, plot } from './grid.ts';
import { boxOf, type Point, type Shape, turn } from './shape.ts';

/**
 * Normal of each cell (right, down, towards the viewer; length 1) and its openness to the light, 0
 * to 1.
 */
export type Facing = {
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  readonly open: Float32Array;
};
export type Surface = (grid: Grid, shape: Shape) => Facing;

/** A fold adds height, in picture units: `u` runs -1..1 across the panel, `s` 0..1 along it. */
export type Fold = (u: number, s: number, x: number, y: number) => number;

export type Cloth = {
  /** Direction in which the panel hangs, in degrees from straight down; sleeves lean outwards. */
  readonly lean?: number;
  /** Roundness of the body under the fabric; 0 is flat. */
  readonly round?: number;
  /**
   * Above this height the panel keeps the width that it has here; otherwise shoulders would
   * resemble a cone.
   */
  readonly widthFrom?: number;
  readonly folds?: readonly Fold[];
};

export function cloth({ lean = 0, round = 0.5, widthFrom, folds = [] }: Cloth): Surface {
  return (grid, { points }) => {
    const spot = panelFrame(points, lean, widthFrom);
    const height = plot(grid, (x, y) => {
      const { u, s, half } = spot(x, y);
      const bend = Math.min(1, Math.abs(u));
      let sum = half * round * (1 - bend ** 2.4);
      for (const fold of folds) sum += fold(u, s, x, y);
      return sum;
    });
    const facing = fromHeight(height, grid, 9);
    dimDownwards(facing, grid);
    return facing;
  };
}

/** The lamp hangs high, so hems get a little less light than shoulders. */
function dimDownwards({ open }: Facing, { width, height }: Grid) {
  for (let cell = 0; cell < open.length; cell += 1)
    open[cell] = (open[cell] ?? 1) * (1.03 - (0.08 * Math.floor(cell / width)) / height);
}

/** Coordinates across and along a panel, computed from its outline. */
function panelFrame(points: readonly Point[], lean: number, widthFrom?: number) {
  const centre: Point = [800, 1200];
  const upright = turn(points, lean, centre);
  const box = boxOf(upright);
  const rows = 64;
  const spans = Array.from({ length: rows + 1 }, (_, i) => {
    // A hem hangs lower in the middle, so its last rows would cross the outline only there.
    const y = Math.min(
      box.y + box.height * 0.98 - 16,
      box.y + (box.height * Math.max(0.5, i)) / rows,
    );
    const cuts = crossings(upright, Math.max(y, widthFrom ?? y));
    return { left: cuts[0] ?? box.x, right: cuts.at(-1) ?? box.x + box.width };
  });
  const [cos, sin] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  return (x: number, y: number) => {
    const tx = centre[0] + (x - centre[0]) * cos - (y - centre[1]) * sin;
    const ty = centre[1] + (x - centre[0]) * sin + (y - centre[1]) * cos;
    const s = Math.min(1, Math.max(0, (ty - box.y) / box.height));
    const row = Math.min(rows - 1, Math.floor(s * rows));
    const part = s * rows - row;
    const a = spans[row] ?? { left: 0, right: 1 };
    const b = spans[row + 1] ?? a;
    const left = a.left + (b.left - a.left) * part;
    const right = a.right + (b.right - a.right) * part;
    const half = Math.max(1, (right - left) / 2);
    return { u: Math.min(1.2, Math.max(-1.2, (tx - left - half) / half)), s, half };
  };
}

export type Pillow = {
  /** Distance from the edge over which the surface is rounded. */
  readonly reach: number;
  readonly depth?: number;
  readonly folds?: readonly Fold[];
  /** Lower for objects that are stuffed into their corners. */
  readonly corner?: number;
};

/** Rounded towards all edges: cushions, bags, soap, bottles with soft shoulders. */
export function pillow({ reach, depth = 0.6, folds = [], corner = 0.4 }: Pillow): Surface {
  return (grid, { points }) => {
    const soft = blur(maskOf(grid, points), grid, reach / grid.step / 1.8);
    const spot = folds.length > 0 ? panelFrame(points, 0) : null;
    let cell = -1;
    const height = plot(grid, (x, y) => {
      cell += 1;
      const inside = Math.min(1, Math.max(0, ((soft[cell] ?? 0) - corner) / (1 - corner)));
      let sum = reach * depth * Math.sqrt(1 - (1 - inside) ** 2);
      if (spot) {
        const { u, s } = spot(x, y);
        for (const fold of folds) sum += fold(u, s, x, y) * inside;
      }
      return sum;
    });
    return fromHeight(height, grid, 6);
  };
}

/**
 * Turned on a lathe about an upright axis. `radiusAt` is the half width at a height. `tilt` is the
 * height of a horizontal circle relative to its width, as seen slightly from above.
 */
export function turned(
  centre: number,
  radiusAt: (y: number) => number,
  tilt: number,
  flutes = 0,
): Surface {
  return (grid) => {
    const facing = emptyFacing(grid);
    let cell = -1;
    plot(grid, (x, y) => {
      cell += 1;
      let level = y;
      for (let i = 0; i < 4; i += 1) {
        const r = Math.max(1, radiusAt(level));
        level = y - tilt * Math.sqrt(Math.max(0, r * r - (x - centre) ** 2));
      }
      const r = Math.max(1, radiusAt(level));
      const u = Math.min(0.995, Math.max(-0.995, (x - centre) / r));
      const lean = Math.min(4, Math.max(-4, (radiusAt(level + 9) - radiusAt(level - 9)) / 18));
      const across =
        flutes > 0
          ? Math.asin(u) + 0.5 * Math.sin(Math.asin(u) * flutes) * Math.min(1, 30 / flutes)
          : Math.asin(u);
      setFacing(facing, cell, Math.sin(across), -lean, Math.max(0.05, Math.cos(across)));
      return 0;
    });
    return facing;
  };
}

/** Round along a line: handles, rings, cords, stems. */
export function tube(line: readonly Point[], radius: number): Surface {
  return (grid) => {
    const facing = emptyFacing(grid);
    const nearest = new Float32Array(grid.width * grid.height).fill(Number.POSITIVE_INFINITY);
    for (let i = 1; i < line.length; i += 1)
      roundSegment(grid, facing, nearest, line[i - 1] ?? [0, 0], line[i] ?? [0, 0], radius);
    return facing;
  };
}

/** Computes only the cells around the segment, since a long cord is many short segments. */
function roundSegment(
  grid: Grid,
  facing: Facing,
  nearest: Float32Array,
  [ax, ay]: Point,
  [bx, by]: Point,
  radius: number,
) {
  const reach = radius * 1.25 + grid.step;
  const column = (x: number) =>
    Math.min(grid.width, Math.max(0, Math.round((x - grid.x) / grid.step)));
  const row = (y: number) =>
    Math.min(grid.height, Math.max(0, Math.round((y - grid.y) / grid.step)));
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy || 1;
  for (let r = row(Math.min(ay, by) - reach); r < row(Math.max(ay, by) + reach); r += 1) {
    const y = grid.y + (r + 0.5) * grid.step;
    for (let c = column(Math.min(ax, bx) - reach); c < column(Math.max(ax, bx) + reach); c += 1) {
      const x = grid.x + (c + 0.5) * grid.step;
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
      const [ex, ey] = [(x - ax - t * dx) / radius, (y - ay - t * dy) / radius];
      const far = ex * ex + ey * ey;
      const cell = r * grid.width + c;
      if (far >= (nearest[cell] ?? 0)) continue;
      nearest[cell] = far;
      setFacing(facing, cell, ex, ey, Math.sqrt(Math.max(0.03, 1 - far)));
    }
  }
}

/** The same normal everywhere: table tops, labels, lids. */
export function flat(x = 0, y = 0): Surface {
  return (grid) => {
    const facing = emptyFacing(grid);
    for (let cell = 0; cell < facing.nx.length; cell += 1) setFacing(facing, cell, x, y, 1);
    return facing;
  };
}

function emptyFacing({ width, height }: Grid): Facing {
  const count = width * height;
  return {
    nx: new Float32Array(count),
    ny: new Float32Array(count),
    open: new Float32Array(count).fill(1),
  };
}

function setFacing({ nx, ny }: Facing, cell: number, x: number, y: number, z: number) {
  const length = Math.hypot(x, y, z) || 1;
  nx[cell] = x / length;
  ny[cell] = y / length;
}

/**
 * Normals from a height map. Hollows are darker than ridges, because less of the room's light falls
 * into them.
 */
function fromHeight(height: Float32Array, grid: Grid, hollow: number): Facing {
  const { width, height: rows, step } = grid;
  const facing = emptyFacing(grid);
  const wide = blur(height, grid, 26 / step);
  const at = (row: number, column: number) =>
    height[
      Math.min(rows - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))
    ] ?? 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      const dx = (at(row, column + 1) - at(row, column - 1)) / (2 * step);
      const dy = (at(row + 1, column) - at(row - 1, column)) / (2 * step);
      setFacing(facing, cell, -dx, -dy, 1);
      facing.open[cell] = Math.min(
        1.06,
        Math.max(0.45, 1 - ((wide[cell] ?? 0) - (height[cell] ?? 0)) / (hollow * 4)),
      );
    }
  }
  return facing;
}

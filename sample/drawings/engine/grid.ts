/** Small grids of numbers over a part of the picture, used to compute soft light. */
import { type Box, boxOf, type Point } from './shape.ts';

export type Grid = {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
};

/** Limit of cells for one part: fine enough for soft light, and fast to compute. */
const cellLimit = 56_000;

export function gridOver(points: readonly Point[], { margin = 8, finest = 2.5 } = {}): Grid {
  const box: Box = boxOf(points);
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin];
  const step = Math.max(finest, Math.sqrt((width * height) / cellLimit));
  return {
    x: box.x - margin,
    y: box.y - margin,
    step,
    width: Math.max(2, Math.ceil(width / step)),
    height: Math.max(2, Math.ceil(height / step)),
  };
}

/** Fills an array cell by cell; the function gets the middle of the cell in picture units. */
export function plot(grid: Grid, value: (x: number, y: number) => number): Float32Array {
  const cells = new Float32Array(grid.width * grid.height);
  for (let row = 0; row < grid.height; row += 1) {
    const y = grid.y + (row + 0.5) * grid.step;
    for (let column = 0; column < grid.width; column += 1)
      cells[row * grid.width + column] = value(grid.x + (column + 0.5) * grid.step, y);
  }
  return cells;
}

/** 1 inside the polygon, 0 outside, even-odd. */
export function maskOf(grid: Grid, points: readonly Point[]): Float32Array {
  const cells = new Float32Array(grid.width * grid.height);
  for (let row = 0; row < grid.height; row += 1) {
    const cuts = crossings(points, grid.y + (row + 0.5) * grid.step);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const from = Math.max(0, Math.round(((cuts[i] ?? 0) - grid.x) / grid.step));
      const to = Math.min(grid.width, Math.round(((cuts[i + 1] ?? 0) - grid.x) / grid.step));
      if (to > from) cells.fill(1, row * grid.width + from, row * grid.width + to);
    }
  }
  return cells;
}

/** x positions at which a horizontal line crosses the polygon, from left to right. */
export function crossings(points: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  let [px, py] = points.at(-1) ?? [0, 0];
  for (const [x, y1] of points) {
    if (py <= y !== y1 <= y) cuts.push(px + ((y - py) / (y1 - py)) * (x - px));
    px = x;
    py = y1;
  }
  return cuts.sort((a, b) => a - b);
}

/** Three box blurs, which approximate a Gaussian blur. `radius` is in cells. */
export function blur(cells: Float32Array, { width, height }: Grid, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  let from = cells;
  for (let pass = 0; pass < 3; pass += 1) {
    const across = new Float32Array(cells.length);
    for (let row = 0; row < height; row += 1) blurLine(from, across, row * width, 1, width, r);
    const down = new Float32Array(cells.length);
    for (let column = 0; column < width; column += 1)
      blurLine(across, down, column, width, height, r);
    from = down;
  }
  return from;
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
) {
  const at = (i: number) => from[start + (i < 0 ? 0 : i >= count ? count - 1 : i) * stride] ?? 0;
  let sum = 0;
  for (let i = -radius; i <= radius; i += 1) sum += at(i);
  for (let i = 0; i < count; i += 1) {
    to[start + i * stride] = sum / (2 * radius + 1);
    sum += at(i + radius + 1) - at(i - radius);
  }
}

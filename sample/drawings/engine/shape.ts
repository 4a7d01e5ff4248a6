/** Outlines: smooth or cornered curves through given points, as an SVG path and as a polygon. */

export type Point = readonly [x: number, y: number];
/** A third number of 1 makes the curve pass smoothly; without it the point is a corner. */
export type Anchor = readonly [x: number, y: number, smooth?: 0 | 1];

export type Shape = { readonly d: string; readonly points: readonly Point[] };
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const round = (value: number) => Math.round(value * 10) / 10;
const steps = 10;

/**
 * Parses anchors in short form, `330,1130 360,1090~`; `~` after a point makes the curve pass
 * smoothly.
 */
export function anchors(text: string): Anchor[] {
  return text.split(' ').map((word): Anchor => {
    const [x = 0, y = 0] = word.replace('~', '').split(',').map(Number);
    return [x, y, word.endsWith('~') ? 1 : 0];
  });
}

/**
 * Points along the curve through the anchors: Catmull-Rom between corners, which needs no control
 * handles.
 */
export function curve(anchors: readonly Anchor[], closed = false): Point[] {
  const count = anchors.length;
  const at = (index: number): Anchor =>
    anchors[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const points: Point[] = [];
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i += 1) {
    const from = at(i);
    const to = at(i + 1);
    const before = from[2] ? at(i - 1) : from;
    const after = to[2] ? at(i + 2) : to;
    const straight = !from[2] && !to[2];
    for (let step = 0; step < (straight ? 1 : steps); step += 1)
      points.push(between(before, from, to, after, straight ? 0 : step / steps));
  }
  if (!closed) points.push([at(last)[0], at(last)[1]]);
  return points;
}

function between(a: Anchor, b: Anchor, c: Anchor, d: Anchor, t: number): Point {
  const blend = (p: number, q: number, r: number, s: number) =>
    0.5 *
    (2 * q +
      (r - p) * t +
      (2 * p - 5 * q + 4 * r - s) * t * t +
      (3 * q - p - 3 * r + s) * t * t * t);
  return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])];
}

export function fromPoints(points: readonly Point[]): Shape {
  return { d: `${pathOf(points)}Z`, points };
}

export function shape(anchors: readonly Anchor[]): Shape {
  return fromPoints(curve(anchors, true));
}

/** An open path for strokes. */
export function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('');
}

export function mirror(points: readonly Point[], centre = 800): Point[] {
  return points.map(([x, y]): Point => [2 * centre - x, y]);
}

/** Shifts the line sideways by a distance; positive is to the right of its direction. */
export function offset(
  line: readonly Point[],
  distance: number | ((along: number) => number),
): Point[] {
  const far = typeof distance === 'number' ? () => distance : distance;
  return line.map(([x, y], i): Point => {
    const [ax, ay] = line[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const by1 = far(i / Math.max(1, line.length - 1)) / length;
    return [x - (by - ay) * by1, y + (bx - ax) * by1];
  });
}

/** A band beside a line, from distance `inner` to distance `outer`. */
export function band(
  line: readonly Point[],
  inner: number,
  outer: number | ((along: number) => number),
): Shape {
  return fromPoints([...offset(line, inner), ...offset(line, outer).toReversed()]);
}

export function boxOf(points: readonly Point[]): Box {
  let [x0, y0, x1, y1] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from = 0,
  to = 2 * Math.PI,
): Point[] {
  const count = Math.max(8, Math.ceil((Math.abs(to - from) / (2 * Math.PI)) * 72));
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / count;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

export function roundedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): Shape {
  const r = Math.min(radius, width / 2, height / 2);
  const quarter = Math.PI / 2;
  return fromPoints([
    ...ellipse(x + width - r, y + r, r, r, -quarter, 0),
    ...ellipse(x + width - r, y + height - r, r, r, 0, quarter),
    ...ellipse(x + r, y + height - r, r, r, quarter, 2 * quarter),
    ...ellipse(x + r, y + r, r, r, 2 * quarter, 3 * quarter),
  ]);
}

export function turn(points: readonly Point[], degrees: number, [cx, cy]: Point): Point[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(
    ([x, y]): Point => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos],
  );
}

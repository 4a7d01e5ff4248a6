/** Basic constructions: turned on a lathe, cut from a slab, bent from a cord; and shadows. */
import type { Layer, Part } from '../engine/layers.ts';
import {
  type Anchor,
  band,
  curve,
  ellipse,
  fromPoints,
  type Point,
  pathOf,
  type Shape,
} from '../engine/shape.ts';
import { type Fold, flat, pillow, tube, turned } from '../engine/surfaces.ts';
import type { MaterialName } from '../materials.ts';

/** Height of a circle relative to its width, as objects that stand are seen slightly from above. */
export const TILT = 0.17;

/** Half width and height above the base, from the bottom up. */
export type Profile = readonly (readonly [radius: number, height: number, smooth?: 0 | 1])[];

export type Vessel = {
  readonly cx: number;
  readonly base: number;
  readonly profile: Profile;
  readonly fill: string;
  readonly material: MaterialName;
  readonly tilt?: number;
  readonly flutes?: number;
  /** A closed top, an open one that shows the inside, or none because another part covers it. */
  readonly top?: 'closed' | 'none' | { readonly inside: string; readonly wall: number };
  readonly details?: string;
  readonly print?: string;
};

export function vessel({
  cx,
  base,
  profile,
  fill,
  material,
  tilt = TILT,
  flutes = 0,
  top = 'closed',
  details,
  print,
}: Vessel): Layer[] {
  const side = curve(profile.map(([r, h, smooth]): Anchor => [r, base - h, smooth ?? 0]));
  const foot: Point = side[0] ?? [0, base];
  const brim: Point = side.at(-1) ?? [0, base];
  const right = side.map(([r, y]): Point => [cx + r, y]);
  const left = side.map(([r, y]): Point => [cx - r, y]);
  const outline = fromPoints([
    ...right,
    ...ellipse(cx, brim[1], brim[0], brim[0] * tilt, 0, -Math.PI),
    ...left.toReversed(),
    ...ellipse(cx, foot[1], foot[0], foot[0] * tilt, Math.PI, 0),
  ]);
  const surface = turned(cx, radiusTable(side), tilt, flutes);
  const body: Part = {
    shape: outline,
    fill,
    surface,
    material,
    ...(details ? { details } : {}),
    ...(print ? { print } : {}),
  };
  return [body, ...vesselTop(cx, brim, tilt, fill, material, top)];
}

function vesselTop(
  cx: number,
  [radius, y]: Point,
  tilt: number,
  fill: string,
  material: MaterialName,
  top: Vessel['top'],
): Layer[] {
  if (top === 'none' || radius < 8) return [];
  const disc = fromPoints(ellipse(cx, y, radius, radius * tilt));
  const rim: Part = { shape: disc, fill, surface: flat(-0.18, -0.5), material };
  if (top === 'closed' || top === undefined) return [rim];
  const inner = fromPoints(
    ellipse(cx, y + top.wall * 0.2, radius - top.wall, (radius - top.wall) * tilt),
  );
  const inside: Part = {
    shape: inner,
    fill: top.inside,
    surface: turned(cx, () => radius * 1.25, -tilt),
    material: 'matt',
  };
  return [
    rim,
    inside,
    {
      under: ellipse(
        cx - radius * 0.25,
        y - radius * tilt * 0.7,
        radius * 0.9,
        radius * tilt * 0.8,
      ),
      soft: radius * 0.09,
      strength: 0.34,
      within: inner,
    },
  ];
}

function radiusTable(side: readonly Point[]): (y: number) => number {
  const sorted = side.toSorted((a, b) => a[1] - b[1]);
  const [first, last] = [sorted[0] ?? [0, 0], sorted.at(-1) ?? [0, 1]];
  const count = 200;
  const table = Array.from({ length: count + 1 }, (_, i) => {
    const y = first[1] + ((last[1] - first[1]) * i) / count;
    const at = Math.max(
      1,
      sorted.findIndex((point) => point[1] >= y),
    );
    const [a, b] = [sorted[at - 1] ?? first, sorted[at] ?? last];
    return a[0] + (b[0] - a[0]) * Math.min(1, Math.max(0, (y - a[1]) / (b[1] - a[1] || 1)));
  });
  return (y) => {
    const at = Math.min(1, Math.max(0, (y - first[1]) / (last[1] - first[1] || 1))) * count;
    const low = Math.floor(at);
    const [a = first[0], b = a] = [table[low], table[low + 1]];
    return a + (b - a) * (at - low);
  };
}

/** A straight cylinder with slightly softened edges. */
export function drum(radius: number, height: number, soft = 8): Profile {
  return [
    [radius - soft, 0],
    [radius, soft, 1],
    [radius, soft * 1.6],
    [radius, height - soft * 1.6],
    [radius - soft * 0.3, height - soft * 0.3, 1],
    [radius - soft, height],
  ];
}

export type SlabLook = {
  readonly fill: string;
  readonly material: MaterialName;
  readonly reach?: number;
  readonly depth?: number;
  readonly details?: string;
  readonly print?: string;
  readonly folds?: readonly Fold[];
  readonly corner?: number;
  readonly edge?: number;
};

export function slab(
  shape: Shape,
  { fill, material, reach = 40, depth = 0.6, folds = [], corner = 0.4, ...rest }: SlabLook,
): Part {
  return { shape, fill, material, surface: pillow({ reach, depth, folds, corner }), ...rest };
}

export function cord(
  line: readonly Point[],
  radius: number,
  fill: string,
  material: MaterialName,
  details?: string,
): Part {
  return {
    shape: band(line, -radius, radius),
    fill,
    material,
    surface: tube(line, radius),
    ...(details ? { details } : {}),
  };
}

/** Shadow of an object on the table: a dark contact line, and a soft shadow to the right. */
export function floorShadow(cx: number, y: number, rx: number, ry = rx * TILT): Layer[] {
  return [
    {
      under: ellipse(cx + rx * 0.34, y + ry * 0.1, rx * 1.22, ry * 1.1),
      soft: 44 + rx * 0.16,
      strength: 0.3,
    },
    {
      under: ellipse(cx + rx * 0.06, y + ry * 0.08, rx * 1.01, ry * 1.06),
      soft: 12,
      strength: 0.42,
    },
  ];
}

/** A soft shadow of an object that lies or hangs. */
export function castShadow(
  points: readonly Point[],
  soft = 30,
  strength = 0.26,
  dx = 18,
  dy = 24,
): Layer {
  return { under: points, soft, strength, dx, dy };
}

export function stroke(
  points: readonly Point[],
  ink: string,
  width: number,
  opacity = 1,
  more = '',
): string {
  return `<path d="${pathOf(points)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" ${more}/>`;
}

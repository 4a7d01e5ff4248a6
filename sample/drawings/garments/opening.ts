/** Front openings (button bands, shawl collars, wraps) with their belts and pockets. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import {
  type Anchor,
  band,
  curve,
  fromPoints,
  mirror,
  offset,
  type Point,
  roundedBox,
  type Shape,
} from '../engine/shape.ts';
import { cloth, pillow, tube } from '../engine/surfaces.ts';
import { dye, type Look, trimOf } from './look.ts';
import { bothSides, CM, placeAll } from './measures.ts';
import { neckLine, ribMarks } from './neckline.ts';
import type { Opening, Top } from './specs.ts';
import { button, seam, topstitch } from './stitches.ts';

/** Left edge of the neck and of the front; `cross` moves it past the middle for a wrap. */
function frontLine(top: Top, opening: Opening, cross: number): Point[] {
  const { neck, length } = top;
  const x = opening.band / 2 + cross;
  const end = length + 0.9;
  if (neck.kind === 'round')
    return curve(
      placeAll([
        [-x, neck.front + 0.2],
        [-x, end],
      ]),
    );
  return curve(
    placeAll([
      [-neck.half, -0.1],
      [-neck.half * 0.62, neck.front * 0.44, 1],
      [-x * 0.9 - 0.6, neck.front, 1],
      [-x, neck.front + 8, 1],
      [-x, end],
    ]),
  );
}

export function openingLayers(top: Top, opening: Opening, look: Look, body: Shape): Layer[] {
  const cross = top.belt ? -7 : 0;
  const near = frontLine(top, opening, cross);
  const far = mirror(frontLine(top, opening, 0));
  const wide = opening.band * CM;
  const collar = (opening.collar ?? 0) * CM;
  const width = (along: number) =>
    wide + Math.max(0, collar - wide) * Math.max(0, 1 - along * 1.7) ** 0.8;
  return [
    ...bandLayers(far, (along) => -width(along), look, top),
    {
      under: band(near, wide * 0.4, (along) => -width(along) * 1.05).points,
      soft: 12,
      strength: 0.34,
      dx: 6,
      dy: 5,
      within: body,
    },
    ...bandLayers(near, width, look, top),
    ...roundNeckTrim(top, look),
    ...buttons(top, opening, look),
  ];
}

function bandLayers(
  line: readonly Point[],
  width: (along: number) => number,
  look: Look,
  top: Top,
): Layer[] {
  const outwards = width(0) > 0 ? -1 : 1;
  // The band lies between the line that it is sewn to and the middle of the body.
  const own = Math.abs(width(1));
  // A collar folds outwards from there, so that it never fills the neck.
  const turned = offset(line, (along) => (own - Math.abs(width(along))) * outwards);
  const shape = fromPoints([...turned, ...offset(line, own * outwards).toReversed()]);
  const plain = top.opening?.collar ? '' : ribMarks(line, Math.abs(width(1)) * -outwards);
  return [
    {
      shape,
      fill: trimOf(look),
      surface: pillow({ reach: 18, depth: 0.45 }),
      material: top.opening?.collar ? top.material : 'jersey',
      details: plain + seam(line, 0.2),
      edge: 0.1,
    },
  ];
}

function roundNeckTrim(top: Top, look: Look): Layer[] {
  if (top.neck.kind !== 'round') return [];
  const line = neckLine(top.neck, false);
  const wide = top.neck.band * CM;
  return [
    {
      shape: band(line, 3, -wide),
      fill: trimOf(look),
      surface: pillow({ reach: wide * 0.7, depth: 0.5 }),
      material: 'jersey',
      details: ribMarks(line, wide) + seam(line, 0.2),
      edge: 0.07,
    },
  ];
}

function buttons(top: Top, opening: Opening, look: Look): Layer[] {
  if (opening.buttons === 0) return [];
  const first = top.neck.front + (top.neck.kind === 'round' ? 1 : 1.6);
  const last = top.length - 3;
  const hex = mix(look.hex, '#e9dfce', 0.35);
  const drawn = Array.from({ length: opening.buttons }, (_, i) =>
    button(800, 400 + CM * (first + ((last - first) * i) / (opening.buttons - 1)), 0.85 * CM, hex),
  );
  return [{ ink: drawn.join('') }];
}

/** Two patch pockets. */
export function pocketLayers(top: Top, look: Look): Layer[] {
  return [-1, 1].flatMap((side): Layer[] => {
    const [x, y] = [800 + side * 12.5 * CM, 400 + (top.waistAt + 14) * CM];
    const shape = roundedBox(x - 7 * CM, y, 14 * CM, 17 * CM, 10);
    const mouth: Point[] = [
      [x - 7 * CM, y],
      [x + 7 * CM, y],
    ];
    return [
      { under: shape.points, soft: 9, strength: 0.26, dx: 3, dy: 6 },
      {
        shape,
        ...dye(look, shape),
        surface: pillow({ reach: 16, depth: 0.3 }),
        material: top.material,
        details: topstitch(mouth, 2.6 * CM),
        edge: 0.1,
      },
    ];
  });
}

/** A tied belt with two ends. */
export function beltLayers(top: Top, look: Look): Layer[] {
  const strap = beltStrap(top, look);
  if (look.isBack) return strap;
  return [
    ...strap,
    ...beltEnd(top, look, -1.2, 27, -2.6),
    ...beltEnd(top, look, 1.4, 24, 2.2),
    ...beltKnot(top, look),
  ];
}

function beltStrap(top: Top, look: Look): Layer[] {
  const y = top.waistAt;
  const wide = top.waist + 0.4;
  const half: Anchor[] = [
    [0, y - 1.6, 1],
    [wide, y - 2.4],
    [wide, y + 2],
    [0, y + 2.8, 1],
  ];
  const strap = fromPoints(curve(placeAll(bothSides(half)), true));
  return [
    { under: strap.points, soft: 14, strength: 0.34, dy: 10 },
    {
      shape: strap,
      ...dye(look, strap),
      surface: cloth({ round: 0.4, folds: [(_u, s) => 10 * Math.sin(s * Math.PI)] }),
      material: top.material,
      edge: 0.1,
    },
  ];
}

/** A belt end that hangs down from the knot, shifted sideways by `drift`. */
function beltEnd(top: Top, look: Look, x: number, length: number, drift: number): Layer[] {
  const y = top.waistAt;
  const line = curve(
    placeAll([
      [x, y + 1],
      [x + drift * 0.5, y + length * 0.5, 1],
      [x + drift, y + length, 1],
    ]),
  );
  const shape = band(line, -1.9 * CM, 1.9 * CM);
  return [
    { under: shape.points, soft: 12, strength: 0.3, dx: 5, dy: 7 },
    {
      shape,
      ...dye(look, shape),
      surface: tube(line, 3.4 * CM),
      material: top.material,
      edge: 0.09,
    },
  ];
}

function beltKnot(top: Top, look: Look): Layer[] {
  const y = top.waistAt;
  const knot = fromPoints(
    curve(
      placeAll([
        [-2.6, y - 2.4, 1],
        [2.2, y - 2.6, 1],
        [3, y + 0.6, 1],
        [1.6, y + 3.2, 1],
        [-2.2, y + 3, 1],
        [-3.1, y, 1],
      ]),
      true,
    ),
  );
  return [
    { under: knot.points, soft: 9, strength: 0.4, dy: 6 },
    {
      shape: knot,
      ...dye(look, knot),
      surface: pillow({ reach: 40, depth: 0.6 }),
      material: top.material,
      edge: 0.1,
    },
  ];
}

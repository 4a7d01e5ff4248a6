/** Skirts, alone or below a bodice. */
import type { Layer } from '../engine/layers.ts';
import { type Anchor, boxOf, curve, fromPoints, type Point, type Shape } from '../engine/shape.ts';
import { cloth } from '../engine/surfaces.ts';
import type { MaterialName } from '../materials.ts';
import { dye, insideOf, type Look } from './look.ts';
import { bothSides, CM, placeAll } from './measures.ts';
import type { Skirt } from './specs.ts';
import { hem, seam, topstitch } from './stitches.ts';

const outline = (...half: Anchor[]): Shape => fromPoints(curve(placeAll(bothSides(half)), true));
const across = (...line: Anchor[]): Point[] =>
  curve(
    placeAll([
      ...line.map(([x, y, smooth]): Anchor => [-x, y, smooth ?? 0]),
      ...line.toReversed().slice(1),
    ]),
  );

export function skirtLayers(skirt: Skirt, material: MaterialName, look: Look): Layer[] {
  const { to, hem: wide, folds, waistband: band } = skirt;
  const shape = skirtShape(skirt);
  const lining = outline(
    [0, to - 3, 1],
    [wide * 0.9, to - 3],
    [wide * 0.985, to - 0.2, 1],
    [wide * 0.5, to - 0.1, 1],
    [0, to, 1],
  );
  return [
    { under: shape.points, soft: 46, strength: 0.18, dx: 26, dy: 34 },
    { shape: lining, fill: insideOf(look), surface: cloth({ round: 0.2 }), material: 'woven' },
    {
      shape,
      ...dye(look, shape),
      surface: cloth({ round: 0.46, folds }),
      material,
      details: skirtSeams(skirt),
      edge: 0.07,
    },
    ...(band ? waistband(skirt, band, material, look) : []),
  ];
}

/**
 * Right half of the hem: a shallow wave, lowest in the middle, because it is seen slightly from
 * above.
 */
function hemWave({ to, hem: wide }: Skirt): Anchor[] {
  const dip = 1.6 + wide * 0.02;
  return [
    [wide, to],
    [wide * 0.78, to + dip * 0.55, 1],
    [wide * 0.5, to + dip * 0.75, 1],
    [wide * 0.22, to + dip * 1.1, 1],
    [0, to + dip, 1],
  ];
}

function skirtShape(skirt: Skirt): Shape {
  const { from, to, waist, hip, hem: wide } = skirt;
  const length = to - from;
  const thigh: Anchor = [hip + (wide - hip) * 0.6, from + length * 0.72, 1];
  return outline(
    [0, from + 0.9, 1],
    [waist * 0.6, from + 0.6, 1],
    [waist, from],
    [hip, from + Math.min(20, length * 0.35), 1],
    thigh,
    ...hemWave(skirt),
  );
}

function skirtSeams(skirt: Skirt): string {
  const { from, waist, hem: wide } = skirt;
  const tiers = (skirt.tiers ?? []).map((y) =>
    seam(across([wide, y, 1], [wide * 0.4, y + 1, 1], [0, y + 1.3, 1]), 0.34),
  );
  const join = skirt.waistband ? '' : seam(across([waist, from + 0.2, 1], [0, from + 1, 1]), 0.32);
  return tiers.join('') + join + hem(across(...hemWave(skirt)), -1.8 * CM);
}

function waistband(
  { waist, from }: Skirt,
  height: number,
  material: MaterialName,
  look: Look,
): Layer[] {
  const shape = outline(
    [0, from - height + 1.1, 1],
    [waist * 0.7, from - height + 0.7, 1],
    [waist - 0.4, from - height],
    [waist, from + 0.3],
    [waist * 0.7, from + 0.9, 1],
    [0, from + 1.2, 1],
  );
  const behind = outline(
    [0, from - height - 0.1, 1],
    [waist - 0.4, from - height],
    [waist * 0.7, from - height + 0.9, 1],
    [0, from - height + 1.4, 1],
  );
  const top = across([waist, from - height, 1], [0, from - height + 1.1, 1]);
  const low = across([waist, from + 0.3, 1], [0, from + 1.2, 1]);
  return [
    { shape: behind, fill: insideOf(look), surface: cloth({ round: 0.1 }), material: 'woven' },
    { under: shape.points, soft: 8, strength: 0.22, dy: 6 },
    {
      shape,
      ...dye(look, shape),
      surface: cloth({ round: 0.45 }),
      material,
      details: topstitch(top, 10) + topstitch(low, -9),
      edge: 0.08,
    },
    { ink: look.isBack ? zip(boxOf(shape.points).y, from) : '' },
  ];
}

/** A hidden zip, from the top of the waistband to 18 cm below it. */
function zip(top: number, from: number): string {
  return seam(
    [
      [800, top],
      [800, 400 + (from + 18) * CM],
    ],
    0.3,
  );
}

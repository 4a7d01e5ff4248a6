/** Tops, knitwear, dresses and robes: a common pattern block with optional parts. */
import type { Layer } from '../engine/layers.ts';
import { type Anchor, curve, fromPoints, offset, type Point, type Shape } from '../engine/shape.ts';
import { cloth, flat } from '../engine/surfaces.ts';
import { dye, insideOf, type Look, trimOf } from './look.ts';
import { bothSides, CM, placeAll } from './measures.ts';
import { insideBack, neckBand, neckEdge, rollNeck } from './neckline.ts';
import { beltLayers, openingLayers, pocketLayers } from './opening.ts';
import { skirtLayers } from './skirt.ts';
import { sleeves } from './sleeve.ts';
import type { Top } from './specs.ts';
import { hem, seam } from './stitches.ts';
import { strapLayers } from './straps.ts';

export function drawTop(top: Top, look: Look): Layer[] {
  const body = bodyShape(top, look.isBack);
  const skirt = top.skirt ? skirtLayers(top.skirt, top.material, look) : [];
  const neck = top.neck.kind === 'roll' ? rollNeck(top, look) : neckBand(top, look);
  const wrapped = top.opening ? openingLayers(top, top.opening, look, body) : neck;
  return [
    { under: body.points, soft: 46, strength: 0.2, dx: 26, dy: 34 },
    ...(top.neck.kind === 'strap' ? strapLayers(top, look, 'behind') : insideBack(top, look)),
    ...(top.sleeve ? [] : [armholeInside(top, look)]),
    ...ribHem(top, look),
    ...skirt,
    drawBody(top, look, body),
    ...sleeves(top, look),
    ...(top.neck.kind === 'strap' ? strapLayers(top, look, 'before') : []),
    ...(look.isBack ? neck : wrapped),
    ...(top.pockets && !look.isBack ? pocketLayers(top, look) : []),
    ...(top.belt ? beltLayers(top, look) : []),
  ];
}

function bodyShape(top: Top, isBack: boolean): Shape {
  const end = top.skirt ? top.skirt.from : top.length - top.rib;
  const wide = top.skirt ? top.skirt.waist : top.hem + (top.rib > 0 ? 0.6 : 0);
  const flare = ((wide - top.waist) * 4) / Math.max(8, end - top.waistAt);
  const side: Anchor[] =
    top.waistAt < end - 6
      ? [
          [top.waist, top.waistAt, 1],
          [wide - flare, end - 4, 1],
          [wide, end],
        ]
      : [
          [wide + 0.3, end - 5, 1],
          [wide, end],
        ];
  const bottom: Anchor[] = [
    [wide * 0.55, end + 0.8, 1],
    [0, end + 1.1, 1],
  ];
  return fromPoints(
    curve(placeAll(bothSides([...topEdge(top, isBack), ...side, ...bottom])), true),
  );
}

/** Edge from the middle of the neck to the underarm. */
function topEdge(top: Top, isBack: boolean): Anchor[] {
  const { neck, shoulder, drop, armhole, chest } = top;
  if (neck.kind === 'strap') {
    const peak = armhole - 6.5;
    const middle: Anchor[] = isBack
      ? [
          [0, armhole - 2.6, 1],
          [neck.half, armhole - 3.6, 1],
        ]
      : [
          [0, neck.front],
          [neck.half * 0.5, (neck.front + peak) / 2 + 0.6, 1],
          [neck.half, peak],
        ];
    return [
      ...middle,
      [neck.half + (chest - neck.half) * 0.45, armhole - (isBack ? 2 : 2.6), 1],
      [chest, armhole],
    ];
  }
  const cut = top.sleeve ? 0 : 1;
  const curveIn: Anchor[] = [
    [shoulder - 1.3 * cut, drop + (armhole - drop) * 0.45, 1],
    [chest - 3.4 * cut, armhole - 3.2 * cut - 0.8, 1],
    [chest, armhole],
  ];
  return [...neckEdge(neck, isBack), [shoulder, drop], ...curveIn];
}

function drawBody(top: Top, look: Look, shape: Shape): Layer {
  const widthFrom = 400 + (top.armhole + 1.5) * CM;
  const surface = cloth({ round: top.round ?? 0.42, widthFrom, folds: top.folds });
  return {
    shape,
    ...dye(look, shape),
    surface,
    material: top.material,
    details: bodySeams(top, look.isBack),
    edge: 0.07,
  };
}

function bodySeams(top: Top, isBack: boolean): string {
  const line = (anchors: Anchor[]): Point[] => curve(placeAll(anchors));
  const { neck, shoulder, drop, length, hem: wide } = top;
  const parts: string[] = [];
  if (neck.kind !== 'strap')
    for (const side of [-1, 1])
      parts.push(
        seam(
          line([
            [side * neck.half, 0.5],
            [side * shoulder, drop + 0.5],
          ]),
          0.2,
        ),
      );
  if (top.rib === 0 && !top.skirt) {
    const edge = line([
      [-wide, length, 0],
      [-wide * 0.55, length + 0.8, 1],
      [0, length + 1.1, 1],
      [wide * 0.55, length + 0.8, 1],
      [wide, length, 0],
    ]);
    parts.push(hem(edge, -2.2 * CM));
  }
  if (!top.sleeve && neck.kind !== 'strap') {
    for (const side of [-1, 1]) {
      const edge = line([
        [side * shoulder, drop],
        [side * (shoulder - 1.3), drop + (top.armhole - drop) * 0.45, 1],
        [side * (top.chest - 3.4), top.armhole - 4, 1],
        [side * top.chest, top.armhole],
      ]);
      parts.push(
        top.neck.band > 0 ? seam(offset(edge, side * 1.1 * CM), 0.24) : hem(edge, side * 14),
      );
    }
  }
  if (isBack && top.skirt && neck.kind !== 'strap')
    parts.push(
      seam(
        line([
          [0, neck.back],
          [0, top.skirt.from],
        ]),
        0.16,
      ),
    );
  return parts.join('');
}

/** Inside of the back, visible through the armholes of a sleeveless garment. */
function armholeInside(top: Top, look: Look): Layer {
  const { shoulder, drop, armhole, chest } = top;
  const strap = top.neck.kind === 'strap';
  const right: Anchor[] = strap
    ? [
        [0, armhole - 2.4, 1],
        [top.neck.half, armhole - 3, 1],
        [chest - 0.3, armhole],
      ]
    : [
        [0, top.neck.back + 0.6, 1],
        [top.neck.half, 0.6],
        [shoulder - 0.2, drop + 0.2],
        [shoulder - 0.1, drop + (armhole - drop) * 0.5, 1],
        [chest - 0.3, armhole],
      ];
  const shape = fromPoints(
    curve(placeAll(bothSides([...right, [chest - 1.2, armhole + 5], [0, armhole + 6]])), true),
  );
  return { shape, fill: insideOf(look), surface: flat(0.15, 0.2), material: top.trim };
}

function ribHem(top: Top, look: Look): Layer[] {
  if (top.rib === 0) return [];
  const [from, to] = [top.length - top.rib - 0.4, top.length];
  const wide = top.hem - 1;
  const half: Anchor[] = [
    [0, from + 1, 1],
    [wide * 0.6, from + 0.7, 1],
    [wide + 0.4, from],
    [wide - 0.2, to],
    [wide * 0.6, to + 0.8, 1],
    [0, to + 1.1, 1],
  ];
  const shape = fromPoints(curve(placeAll(bothSides(half)), true));
  return [
    { shape, fill: trimOf(look), surface: cloth({ round: 0.45 }), material: 'rib', edge: 0.08 },
  ];
}

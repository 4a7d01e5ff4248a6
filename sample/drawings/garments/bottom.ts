/** Trousers, joggers and shorts: a waistband, and hips that divide into two legs. */
import { crossings } from '../engine/grid.ts';
import type { Layer } from '../engine/layers.ts';
import { smooth } from '../engine/noise.ts';
import { type Anchor, boxOf, curve, fromPoints, type Point, type Shape } from '../engine/shape.ts';
import { cloth, type Fold } from '../engine/surfaces.ts';
import { pull } from '../folds.ts';
import { dye, insideOf, type Look, trimOf } from './look.ts';
import { bothSides, CM, placeAll } from './measures.ts';
import type { Bottom } from './specs.ts';
import { button, hem, seam, topstitch } from './stitches.ts';

export function drawBottom(bottom: Bottom, look: Look): Layer[] {
  const shape = legs(bottom);
  const surface = cloth({
    round: 0,
    folds: [legForm(shape, bottom), fork(bottom, -1), fork(bottom, 1), ...bottom.folds],
  });
  return [
    { under: shape.points, soft: 46, strength: 0.2, dx: 26, dy: 34 },
    ...cuffs(bottom, look),
    ...(bottom.cuff > 0 ? [] : hemInsides(bottom, look)),
    {
      shape,
      ...dye(look, shape),
      surface,
      material: bottom.material,
      details: seams(bottom, look.isBack),
      edge: 0.07,
    },
    ...waistband(bottom, look),
  ];
}

function legs({ waist, hip, rise, length, knee, hem: wide, stance, cuff }: Bottom): Shape {
  const end = length - cuff;
  const kneeAt = Math.min(end - 4, rise + (end - rise) * 0.46);
  const isShort = length < 60;
  const at = (y: number) => stance * (0.62 + 0.38 * ((y - rise) / (end - rise)));
  const outer: Anchor[] = [
    [waist, 3.4],
    [waist + (hip - waist) * 0.6, 10.5, 1],
    [hip, 21, 1],
    ...(isShort ? [] : ([[at(kneeAt) + knee, kneeAt, 1]] as Anchor[])),
    [stance + wide, end],
  ];
  const inner: Anchor[] = [
    [stance, end + 0.7, 1],
    [stance - wide, end],
    ...(isShort ? [] : ([[Math.max(0.3, at(kneeAt) - knee), kneeAt, 1]] as Anchor[])),
    [0.4, rise + 1.4],
  ];
  const right: Anchor[] = [[0, 3.9, 1], ...outer, ...inner, [0, rise]];
  return fromPoints(curve(placeAll(bothSides(right)), true));
}

/** Rounds the hips as one form and each leg separately below them. */
function legForm({ points }: Shape, { rise }: Bottom): Fold {
  const box = boxOf(points);
  const rows = 160;
  const spans = Array.from({ length: rows + 1 }, (_, i) =>
    crossings(points, box.y + (box.height * Math.min(rows - 1, Math.max(1, i))) / rows),
  );
  const form = (x: number, left: number, right: number) => {
    const half = Math.max(10, (right - left) / 2);
    const u = Math.min(1, Math.abs((x - left - half) / half));
    return half * (1 - u ** 2.4);
  };
  return (_u, s, x, y) => {
    const span = spans[Math.round(s * rows)] ?? [];
    const [left, right] = [span[0] ?? 0, span.at(-1) ?? 1600];
    const parted = smooth(400 + (rise - 7) * CM, 400 + (rise + 16) * CM, y);
    const gap = span.length >= 4 ? 0 : 2;
    const own =
      x < 800
        ? form(x, left, span[1] && span.length >= 4 ? span[1] : 800 - gap)
        : form(x, span[2] && span.length >= 4 ? span[2] : 800 + gap, right);
    return 0.42 * form(x, left, right) * (1 - parted) + 0.5 * own * parted;
  };
}

/** Drag line from the crotch out over the thigh. */
function fork({ rise, hip }: Bottom, side: number): Fold {
  return pull(
    800 + side * 0.6 * CM,
    400 + rise * CM,
    800 + side * hip * 0.62 * CM,
    400 + (rise - 9) * CM,
    30,
    9,
  );
}

function hemInsides({ length, hem: wide, stance }: Bottom, look: Look): Layer[] {
  return [-1, 1].map((side) => {
    const x = side * stance;
    const shape = fromPoints(
      curve(
        placeAll([
          [x - wide, length - 0.2],
          [x, length - 0.9, 1],
          [x + wide, length - 0.2],
          [x, length + 0.5, 1],
        ]),
        true,
      ),
    );
    return {
      shape,
      fill: insideOf(look),
      surface: cloth({ round: 0.1 }),
      material: 'woven',
    } as const;
  });
}

function cuffs({ cuff, length, hem: wide, stance }: Bottom, look: Look): Layer[] {
  if (cuff === 0) return [];
  return [-1, 1].map((side) => {
    const x = side * stance;
    const narrow = wide - 1.3;
    const shape = fromPoints(
      curve(
        placeAll([
          [x - narrow - 0.2, length - cuff - 0.6],
          [x + narrow + 0.2, length - cuff - 0.6],
          [x + narrow - 0.4, length],
          [x, length + 0.5, 1],
          [x - narrow + 0.4, length],
        ]),
        true,
      ),
    );
    return {
      shape,
      fill: trimOf(look),
      surface: cloth({ round: 0.55 }),
      material: 'rib',
      edge: 0.08,
    } as const;
  });
}

const line = (...anchors: Anchor[]): Point[] => curve(placeAll(anchors));

function seams(bottom: Bottom, isBack: boolean): string {
  const middle = seam(line([0, 4], [0, bottom.rise]), 0.3);
  const fly = topstitch(line([3.4, 4], [3.4, 13, 1], [2.4, 16.5, 1], [0, 18.5]), 0, 0.22);
  const isTailored = bottom.waistKind === 'tailored';
  const sides = [-1, 1].map(
    (side) =>
      (isBack ? (isTailored ? backSeams(side) : '') : frontSeams(bottom, side)) +
      legSeams(bottom, side),
  );
  return middle + (isTailored && !isBack ? fly : '') + sides.join('');
}

/** Front pockets and the pleats beside them. */
function frontSeams({ waist, hip, pockets, pleats }: Bottom, side: number): string {
  const outer = waist + (hip - waist) * 0.7;
  const from: Anchor =
    pockets === 'slant' ? [side * (waist - 3.6), 3.9] : [side * (waist - 1.2), 6];
  const mouth = line(from, [side * (outer - 0.6), 13, 1], [side * (hip - 0.3), 18.5]);
  const pocket = pockets === 'none' ? '' : seam(mouth, 0.36) + topstitch(mouth, side * 8, 0.18);
  const near = line([side * 8.5, 3.6], [side * 8.9, 12, 1], [side * 9.1, 18, 1]);
  const far = line([side * 12.5, 3.6], [side * 12.6, 12, 1]);
  return pocket + (pleats ? seam(near, 0.34) + seam(far, 0.24) : '');
}

/** A jetted pocket under a dart. */
function backSeams(side: number): string {
  return (
    seam(line([side * 6.5, 14.5], [side * 15, 14.1]), 0.4) +
    seam(line([side * 10.6, 4], [side * 10.8, 14]), 0.16)
  );
}

function legSeams({ crease, cuff, stance, rise, length, hem: wide }: Bottom, side: number): string {
  const middle = line(
    [side * 8.9, 16],
    [side * (stance * 0.86), rise + 14, 1],
    [side * stance, length - 0.5],
  );
  const end = line(
    [side * stance - wide, length],
    [side * stance, length + 0.7, 1],
    [side * stance + wide, length],
  );
  return (crease ? pressed(middle) : '') + (cuff === 0 ? hem(end, -2.6 * CM) : '');
}

/** An ironed crease: lit on one side, shaded on the other. */
function pressed(line: readonly Point[]): string {
  const d = line.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="5" transform="translate(-3 0)"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="4" transform="translate(2 0)"/>`;
}

function waistband(bottom: Bottom, look: Look): Layer[] {
  const { waist, waistband: height, waistKind } = bottom;
  const top = 4 - height;
  const half: Anchor[] = [
    [0, top + 0.9, 1],
    [waist * 0.7, top + 0.5, 1],
    [waist - 0.3, top],
    [waist + 0.1, 3.8],
    [waist * 0.7, 4.3, 1],
    [0, 4.6, 1],
  ];
  const shape = fromPoints(curve(placeAll(bothSides(half)), true));
  const behind = fromPoints(
    curve(
      placeAll(
        bothSides([
          [0, top - 0.5, 1],
          [waist * 0.7, top - 0.3, 1],
          [waist - 0.3, top],
          [waist * 0.7, top + 0.9, 1],
          [0, top + 1.3, 1],
        ]),
      ),
      true,
    ),
  );
  const lower = curve(
    placeAll([
      [-waist, 3.8, 1],
      [0, 4.6, 1],
      [waist, 3.8, 1],
    ]),
  );
  const isDrawn = waistKind === 'drawstring';
  const folds: Fold[] = isDrawn
    ? [(u, s) => 6 * Math.sin(u * 60 + 2 * Math.sin(u * 9)) * Math.sin(s * Math.PI)]
    : [];
  const fastening = isDrawn
    ? ''
    : (look.isBack ? '' : closing(top, look)) + loops(waist, top, height);
  return [
    { shape: behind, fill: insideOf(look), surface: cloth({ round: 0.1 }), material: 'woven' },
    { under: shape.points, soft: 8, strength: 0.2, dy: 6 },
    {
      shape,
      ...dye(look, shape),
      surface: cloth({ round: 0.42, folds }),
      material: bottom.material,
      details: topstitch(lower, -9, 0.2),
      edge: 0.08,
    },
    { ink: fastening },
    ...(isDrawn && !look.isBack ? [{ ink: drawstring(look) }] : []),
  ];
}

/** Seam and button of a fly front. */
function closing(top: number, look: Look): string {
  const opening = seam(
    [
      [800, 400 + (top + 1) * CM],
      [800, 400 + 4.6 * CM],
    ],
    0.3,
  );
  return opening + button(800 + 1.6 * CM, 400 + (top + 2.7) * CM, 0.7 * CM, look.hex);
}

function loops(waist: number, top: number, height: number): string {
  return [-0.55, 0.55]
    .map((part) => loop(800 + part * waist * CM, 400 + (top + 0.4) * CM, (height + 0.3) * CM))
    .join('');
}

function loop(x: number, y: number, height: number): string {
  return `<rect x="${x - 7}" y="${y}" width="14" height="${height}" fill="#fff" fill-opacity=".07" stroke="#000" stroke-opacity=".32" stroke-width="2.4" rx="2"/>`;
}

function drawstring(look: Look): string {
  const cord = (d: string) =>
    `<path d="${d}" transform="translate(4 7)" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="10" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${trimOf(look)}" stroke-width="10" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="10" stroke-dasharray="2 6"/>`;
  const y = 400 + 2.6 * CM;
  const eyelet = (x: number) =>
    `<circle cx="${x}" cy="${y}" r="8" fill="#2b2622" fill-opacity=".75"/>`;
  return `${eyelet(772)}${eyelet(828)}${cord(`M772 ${y}C760 ${y + 70} 782 ${y + 130} 764 ${y + 214}`)}${cord(`M828 ${y}C842 ${y + 80} 818 ${y + 120} 834 ${y + 190}`)}`;
}

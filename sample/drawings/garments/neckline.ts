/** Necklines: the opening, the rib around it, and the visible inside of the back. */
import type { Layer } from '../engine/layers.ts';
import {
  type Anchor,
  band,
  curve,
  fromPoints,
  offset,
  type Point,
  pathOf,
} from '../engine/shape.ts';
import { cloth, flat, pillow } from '../engine/surfaces.ts';
import { lettering } from '../lettering.ts';
import { insideOf, type Look, trimOf } from './look.ts';
import { bothSides, CM, placeAll } from './measures.ts';
import type { Neck, Top } from './specs.ts';
import { seam } from './stitches.ts';

/** The right half of the neck edge, from the middle up to the shoulder. */
export function neckEdge({ kind, half, front, back }: Neck, isBack: boolean): Anchor[] {
  const deep = isBack ? back : front;
  if (kind === 'v' && !isBack)
    return [
      [0, deep],
      [half * 0.52, deep * 0.5, 1],
      [half, 0],
    ];
  return [
    [0, deep, 1],
    [half * 0.56, deep * (isBack ? 0.94 : 0.88), 1],
    [half * 0.9, deep * (isBack ? 0.6 : 0.46), 1],
    [half, 0],
  ];
}

/** The whole neck edge from left to right. */
export function neckLine(neck: Neck, isBack: boolean): Point[] {
  const right = neckEdge(neck, isBack);
  const left = right
    .slice(1)
    .toReversed()
    .map(([x, y, smooth]): Anchor => [-x, y, smooth ?? 0]);
  return curve(placeAll([...left, ...right]));
}

export function insideBack(top: Top, look: Look): Layer[] {
  const { neck } = top;
  if (look.isBack) return [];
  const wide = neck.band * CM;
  const seamLine = neckLine(neck, true);
  const brim = neck.band > 0 ? brimLine(neck) : seamLine;
  const opening = fromPoints([...brim, ...offset(neckLine(neck, false), 5).toReversed()]);
  const label = neck.kind === 'strap' ? '' : wovenLabel(800, 400 + (neck.back + 0.5) * CM);
  const rib = wide > 0 ? ribMarks(seamLine, wide) : '';
  return [
    {
      shape: opening,
      fill: insideOf(look),
      surface: flat(0.1, 0.2),
      material: top.trim,
      details: rib + seam(seamLine, 0.3) + label,
    },
    { under: band(brim, 6, -26).points, soft: 20, strength: 0.25, dy: 10, within: opening },
    {
      under: offset(neckLine(neck, false), 4),
      soft: 26,
      strength: 0.3,
      dy: -10,
      dx: -14,
      within: opening,
    },
  ];
}

/** Top edge of the rib at the back of the neck, between the inner corners of the shoulders. */
function brimLine({ half, back, band: wide }: Neck): Point[] {
  const dip = Math.max(0.3, back - wide);
  const right: Anchor[] = [
    [0, dip, 1],
    [(half - wide) * 0.55, dip * 0.82, 1],
    [half - wide * 0.94, 0.1],
  ];
  const left = right
    .slice(1)
    .toReversed()
    .map(([x, y, smooth]): Anchor => [-x, y, smooth ?? 0]);
  return curve(placeAll([...left, ...right]));
}

function wovenLabel(x: number, y: number): string {
  return `<rect x="${x - 34}" y="${y}" width="68" height="30" fill="#efe9dd" fill-opacity=".82"/><path d="M${x - 34} ${y + 29}h68" stroke="#000" stroke-opacity=".3" stroke-width="2"/>${lettering('HALE', { x, y: y + 9, size: 12, ink: '#3b342c', weight: 1.2 })}`;
}

/** The rib or binding around the neck, lying in the opening. */
export function neckBand(top: Top, look: Look): Layer[] {
  const { neck } = top;
  if (neck.band === 0) return [];
  const line = neckLine(neck, look.isBack);
  const wide = neck.band * CM;
  const shape = band(line, 3, -wide);
  const lines = neck.band > 1.2 ? ribMarks(line, wide) : '';
  const mark = top.vStitch && !look.isBack ? [{ ink: vStitch(neck) }] : [];
  return [
    { under: band(line, -4, 10).points, soft: 7, strength: 0.2, dy: 2 },
    {
      shape,
      fill: trimOf(look),
      surface: pillow({ reach: wide * 0.7, depth: 0.5 }),
      material: 'jersey',
      details: lines + seam(line, 0.22),
      edge: 0.06,
    },
    ...mark,
  ];
}

/** Short strokes across a band. */
export function ribMarks(line: readonly Point[], wide: number): string {
  const inner = offset(line, -wide);
  const strokes: string[] = [];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b, c, d] = [line[i], line[i + 1], inner[i], inner[i + 1]];
    if (!a || !b || !c || !d) continue;
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 7));
    for (let k = 0; k < count; k += 1) {
      const t = k / count;
      strokes.push(
        pathOf([
          [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
          [c[0] + (d[0] - c[0]) * t, c[1] + (d[1] - c[1]) * t],
        ]),
      );
    }
  }
  return `<path d="${strokes.join('')}" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="2.2"/>`;
}

function vStitch({ front, band: wide }: Neck): string {
  const y = 400 + (front + 0.4) * CM;
  const d = `M${800 - 2.6 * CM} ${y - 4}L800 ${y + 3.4 * CM}L${800 + 2.6 * CM} ${y - 4}`;
  return `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".26" stroke-width="3" stroke-dasharray="9 4"/><path d="M${800 - 2.6 * CM} ${y}L800 ${y + 3.2 * CM}L${800 + 2.6 * CM} ${y}" fill="#000" fill-opacity="${wide > 0 ? 0.06 : 0}"/>`;
}

/** A high neck folded over once. */
export function rollNeck(top: Top, look: Look): Layer[] {
  const { half } = top.neck;
  const fold = (y0: number, y1: number, wide: number, sag: number) =>
    bothSides([
      [0, y0 - sag, 1],
      [wide * 0.7, y0 - sag * 0.7, 1],
      [wide, y0, 1],
      [wide + 0.3, (y0 + y1) / 2, 1],
      [wide + 0.5, y1, 1],
      [wide * 0.7, y1 + 1.9, 1],
      [0, y1 + 2.6, 1],
    ]);
  const fill = trimOf(look);
  const folds = [(u: number, _s: number, _x: number) => 5 * Math.sin(u * Math.PI * 17)];
  const inner = fromPoints(
    curve(placeAll(fold(-8.8, -7.2, half - 1, look.isBack ? 0.5 : 1.4)), true),
  );
  const outer = fromPoints(
    curve(placeAll(fold(-8.2, 0.6, half - 0.4, look.isBack ? -0.2 : -1.4)), true),
  );
  return [
    { shape: inner, fill: insideOf(look), surface: flat(0, 0.2), material: 'knit' },
    { under: outer.points, soft: 14, strength: 0.3, dy: 12 },
    { shape: outer, fill, surface: cloth({ round: 0.55, folds }), material: 'jersey', edge: 0.05 },
  ];
}

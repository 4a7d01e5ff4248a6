/** Parts that woven objects share: their dye, and the fringe along an edge. */
import { mix } from '../engine/colour.ts';
import { hash } from '../engine/noise.ts';
import type { Point, Shape } from '../engine/shape.ts';
import type { Printed } from '../prints.ts';

/** Colour and print of one piece of fabric. */
export const dyed = (hex: string, printed: Printed | undefined, shape: Shape, lean = 0) =>
  printed ? { fill: printed.ground, print: printed.cover(shape, lean, 2) } : { fill: hex };

/** Threads along an edge. */
export function fringe(from: Point, to: Point, length: number, hex: string, seed = 1): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 9);
  const threads = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const sway = (hash(i, 1, seed) - 0.5) * 12;
    return `M${x.toFixed(0)} ${(y - 4).toFixed(0)}q${sway.toFixed(0)} ${(length / 2).toFixed(0)} ${(sway * 0.6).toFixed(0)} ${(length * (0.85 + 0.25 * hash(i, 2, seed))).toFixed(0)}`;
  });
  return `<g fill="none" stroke-linecap="round"><path d="${threads.join('')}" transform="translate(5 5)" stroke="#3a2d24" stroke-opacity=".25" stroke-width="7"/><path d="${threads.join('')}" stroke="${mix(hex, '#2a2019', 0.18)}" stroke-width="7"/><path d="${threads.join('')}" transform="translate(-1.5 0)" stroke="${mix(hex, '#ffffff', 0.25)}" stroke-width="2.5"/></g>`;
}

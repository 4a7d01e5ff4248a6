/** Thin straps of camisoles and slip dresses. */
import type { Layer } from '../engine/layers.ts';
import { type Anchor, band, curve } from '../engine/shape.ts';
import { tube } from '../engine/surfaces.ts';
import { type Look, trimOf } from './look.ts';
import { CM, placeAll } from './measures.ts';
import type { Top } from './specs.ts';

const width = 0.9 * CM;

/**
 * `before` is the half of each strap on the visible side, from the neckline over the shoulder;
 * `behind` is the half on the far side.
 */
export function strapLayers(top: Top, look: Look, which: 'behind' | 'before'): Layer[] {
  const peak = top.armhole - 6.5;
  const back = top.armhole - 3.4;
  const from = which === 'before' ? (look.isBack ? back : peak + 0.3) : look.isBack ? peak : back;
  return [-1, 1].flatMap((side): Layer[] => {
    const top1: Anchor = [side * (top.neck.half - 1), 0.2, 1];
    const drift = which === 'before' ? 0 : -0.8;
    const line = curve(
      placeAll([
        top1,
        [side * (top.neck.half - 0.1 + drift), 6, 1],
        [side * (top.neck.half + drift), from, 1],
      ]),
    );
    const shape = band(line, -width / 2, width / 2);
    const dark = which === 'behind' ? [{ under: shape.points, soft: 5, strength: 0.4 }] : [];
    return [
      {
        shape,
        fill: trimOf(look),
        surface: tube(line, width * 0.8),
        material: top.trim,
        edge: 0.2,
      },
      ...dark,
    ];
  });
}

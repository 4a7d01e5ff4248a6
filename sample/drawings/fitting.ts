/** Places what was drawn in the frame: as large as its kind should stand, in the middle. */
import type { Layer } from './engine/layers.ts';
import { type Box, boxOf, type Point } from './engine/shape.ts';

export type Spot = { readonly x: number; readonly y: number; readonly scale: number };

/** Room that a hanging thing may take, of a frame of 1600 by 2400. */
const room = { width: 1330, height: 1860, middle: 1190 };

/** Garments keep some of their true proportions: small ones are enlarged only so far. */
export function fitted(layers: readonly Layer[]): { layers: Layer[]; spot: Spot } {
  const box = boxOf(layers.flatMap(outlineOf));
  const scale = Math.min(room.width / box.width, room.height / box.height, 1.36);
  const move = `translate(800 ${room.middle}) scale(${scale.toFixed(4)}) translate(${-(box.x + box.width / 2)} ${-(box.y + box.height / 2)})`;
  const top = room.middle - (box.height / 2) * scale;
  return { layers: [{ move, layers }], spot: { x: 800 - 40, y: top + neckDepth(box) * scale, scale: 2.5 } };
}

/** Where the close view looks: a little below the top, where the neck or the waistband is. */
function neckDepth({ height }: Box): number {
  return Math.min(300, 120 + height * 0.14);
}

function outlineOf(layer: Layer): readonly Point[] {
  if ('layers' in layer) return layer.layers.flatMap(outlineOf);
  return 'shape' in layer ? layer.shape.points : [];
}

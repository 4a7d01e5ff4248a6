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
  return {
    layers: [{ move, layers }],
    spot: { x: 800 - 40, y: top + neckDepth(box) * scale, scale: 2.5 },
  };
}

/** Things keep their place against the floor of the sweep and are enlarged to stand well in the frame. */
export function enlarged(layers: readonly Layer[], spot: Spot): { layers: Layer[]; spot: Spot } {
  const box = boxOf(layers.flatMap(outlineOf));
  const scale = Math.min(1260 / box.width, 1500 / box.height, 1.45);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const move = `translate(800 1240) scale(${scale.toFixed(4)}) translate(${-cx.toFixed(1)} ${-cy.toFixed(1)})`;
  return {
    layers: [{ move, layers }],
    spot: { x: 800 + (spot.x - cx) * scale, y: 1240 + (spot.y - cy) * scale, scale: spot.scale },
  };
}

/** Where the close view looks: a little below the top, where the neck or the waistband is. */
function neckDepth({ height }: Box): number {
  return Math.min(230, 100 + height * 0.08);
}

function outlineOf(layer: Layer): readonly Point[] {
  if ('layers' in layer) return layer.layers.flatMap(outlineOf);
  if ('ink' in layer) return layer.reach ?? [];
  return 'shape' in layer ? layer.shape.points : [];
}

/** Scales a drawing to the usual size of its kind and centres it in the picture. */
import type { Layer } from './engine/layers.ts';
import { type Box, boxOf, type Point } from './engine/shape.ts';

export type Spot = { readonly x: number; readonly y: number; readonly scale: number };

/** Area for hanging objects, in a picture of 1600 by 2400. */
const room = { width: 1330, height: 1860, middle: 1190 };

/**
 * Enlarges a garment up to a limit, so that small garments still appear smaller than large ones.
 */
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

/** Enlarges an object that stands, without moving it off the floor of the sweep. */
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

/** Depth of the close-up below the top: about at the neck or the waistband. */
function neckDepth({ height }: Box): number {
  return Math.min(230, 100 + height * 0.08);
}

function outlineOf(layer: Layer): readonly Point[] {
  if ('layers' in layer) return layer.layers.flatMap(outlineOf);
  if ('ink' in layer) return layer.reach ?? [];
  return 'shape' in layer ? layer.shape.points : [];
}

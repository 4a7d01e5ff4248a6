/** How garments are measured: in centimetres from the middle of the back neck, as a pattern cutter does. */
import type { Anchor, Point } from '../engine/shape.ts';

/** Picture units in a centimetre. */
export const CM = 15;

/** Where the neck point of every garment lies in the picture before it is fitted. */
const ORIGIN: Point = [800, 400];

export function place([x, y, smooth]: Anchor): Anchor {
  return [ORIGIN[0] + x * CM, ORIGIN[1] + y * CM, smooth ?? 0];
}

export function placeAll(anchors: readonly Anchor[]): Anchor[] {
  return anchors.map(place);
}

/** Half an outline, right side, from its top to its bottom at the middle; the left side is its mirror image. */
export function bothSides(right: readonly Anchor[]): Anchor[] {
  const left = right
    .filter(([x]) => x > 0.01)
    .toReversed()
    .map(([x, y, smooth]): Anchor => [-x, y, smooth ?? 0]);
  return [...right, ...left];
}

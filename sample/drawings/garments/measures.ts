/** Measures of garments, in centimetres from the middle of the back neck, as in pattern cutting. */
import type { Anchor, Point } from '../engine/shape.ts';

/** Picture units per centimetre. */
export const CM = 15;

/** Position of every garment's neck point in the picture, before it is scaled. */
const ORIGIN: Point = [800, 400];

export function toAnchorPoint([x, y, smooth]: Anchor): Anchor {
  return [ORIGIN[0] + x * CM, ORIGIN[1] + y * CM, smooth ?? 0];
}

export function placeAll(anchors: readonly Anchor[]): Anchor[] {
  return anchors.map(toAnchorPoint);
}

/**
 * Completes an outline from its right half, which runs from the top to the bottom at the middle.
 */
export function bothSides(right: readonly Anchor[]): Anchor[] {
  const left = right
    .filter(([x]) => x > 0.01)
    .toReversed()
    .map(([x, y, smooth]): Anchor => [-x, y, smooth ?? 0]);
  return [...right, ...left];
}

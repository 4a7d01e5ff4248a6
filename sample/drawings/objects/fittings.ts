/** Small parts that bags, belts and jewellery share. */
import type { Point } from '../engine/shape.ts';

/** Colour of gilt fittings. */
export const GOLD = '#c9a662';

/** Closes a line: it ends at its first point. */
export const closed = (points: readonly Point[]): Point[] => [...points, points[0] ?? [0, 0]];

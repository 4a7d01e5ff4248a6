/** Small things that bags, belts and jewels share. */
import type { Point } from '../engine/shape.ts';

/** The fittings of bags, and everything gilt. */
export const GOLD = '#c9a662';

/** A line that ends where it began. */
export const closed = (points: readonly Point[]): Point[] => [...points, points[0] ?? [0, 0]];

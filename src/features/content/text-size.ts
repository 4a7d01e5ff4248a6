/** The fixed scale that content text snaps to. */

/** R§9: text sizing snaps to a fixed scale; in pixels. */
export const TEXT_SCALE = [12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 80] as const;

/** The nearest size of the scale; of two that are equally near, the smaller. */
export function snapTextSize(pixels: number): number {
  return TEXT_SCALE.reduce((best, size) =>
    Math.abs(size - pixels) < Math.abs(best - pixels) ? size : best,
  );
}

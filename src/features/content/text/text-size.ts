/** Fixed scale of text sizes in content. */

/** In pixels. */
export const TEXT_SCALE = [12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 80] as const;

/** Nearest size of the scale; the smaller of two equally near ones. */
export function snapTextSize(pixels: number): number {
  return TEXT_SCALE.reduce((best, size) =>
    Math.abs(size - pixels) < Math.abs(best - pixels) ? size : best,
  );
}

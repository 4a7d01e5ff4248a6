/** Contrast ratio of text and background (WCAG 2.2). */

/** Minimum for text of any size, WCAG level AA. */
export const MIN_CONTRAST = 4.5;

const [INK, WHITE] = ['#161616', '#ffffff'] as const;

/** Near-black or white, whichever has the higher contrast to the background. */
export function chooseReadable(background: string): string {
  return contrastRatio(INK, background) > contrastRatio(WHITE, background) ? INK : WHITE;
}

/** Ratio from 1 to 21 between two colours as `#rrggbb`. */
export function contrastRatio(colour: string, otherColour: string): number {
  const [lighter, darker] = [luminanceOf(colour), luminanceOf(otherColour)].toSorted(
    (a, b) => b - a,
  ) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Alphabet of invented labels, as simple strokes, so that no font has to be installed. */

/** Each letter on a grid 6 wide and 10 high. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 10L3 0L6 10M1.1 6.6H4.9',
  B: 'M0 0V10H3.4A2.7 2.7 0 0 0 3.4 4.7H0M0 0H3A2.3 2.3 0 0 1 3 4.7',
  C: 'M6 1.6A4 5 0 1 0 6 8.4',
  D: 'M0 0V10H2A4 5 0 0 0 2 0Z',
  E: 'M5.4 0H0V10H5.4M0 4.8H4.6',
  F: 'M5.4 0H0V10M0 4.8H4.6',
  G: 'M6 1.6A4 5 0 1 0 6.2 7.6V5.4H3.6',
  H: 'M0 0V10M6 0V10M0 4.8H6',
  I: 'M1 0V10',
  J: 'M4 0V7.4A2 2.5 0 0 1 0 7.4',
  K: 'M0 0V10M5.6 0L0 6M2 4L6 10',
  L: 'M0 0V10H5',
  M: 'M0 10V0L3.5 6L7 0V10',
  N: 'M0 10V0L6 10V0',
  O: 'M3.5 0A3.5 5 0 1 0 3.5 10A3.5 5 0 1 0 3.5 0',
  P: 'M0 10V0H3.2A2.7 2.7 0 0 1 3.2 5.4H0',
  Q: 'M3.5 0A3.5 5 0 1 0 3.5 10A3.5 5 0 1 0 3.5 0M4 7L6.6 10.4',
  R: 'M0 10V0H3.2A2.6 2.6 0 0 1 3.2 5.2H0M3 5.2L6 10',
  S: 'M5.2 1.4C3.6 -.8 .2 0 .3 2.4C.4 5.6 5.6 4 5.6 7.4C5.6 10.4 1.6 10.8 0 8.4',
  T: 'M0 0H6M3 0V10',
  U: 'M0 0V6.6A3 3.4 0 0 0 6 6.6V0',
  V: 'M0 0L3 10L6 0',
  W: 'M0 0L2.2 10L4.4 1L6.6 10L8.8 0',
  X: 'M0 0L6 10M6 0L0 10',
  Y: 'M0 0L3 5L6 0M3 5V10',
  Z: 'M0 0H6L0 10H6',
  '-': 'M.5 5.4H4',
  '&': 'M6 10L1.6 3A1.7 1.7 0 1 1 4.4 3C4 4.6 .2 5 .2 7.4C.2 10.8 5 10.6 6 6',
};
const wide: Readonly<Record<string, number>> = { I: 2, M: 7, W: 8.8, O: 7, ' ': 4 };

/**
 * Centred on x; `size` is the height of a capital. Upper case only; unknown characters leave a
 * space.
 */
export function lettering(
  text: string,
  {
    x,
    y,
    size,
    ink,
    weight = 1.1,
    spacing = 3.2,
  }: { x: number; y: number; size: number; ink: string; weight?: number; spacing?: number },
): string {
  let at = 0;
  const drawn = [...text.toUpperCase()].map((letter) => {
    const path = strokes[letter];
    const svg =
      path === undefined ? '' : `<path transform="translate(${at.toFixed(1)} 0)" d="${path}"/>`;
    at += (wide[letter] ?? 6) + spacing;
    return svg;
  });
  const scale = size / 10;
  const left = x - ((at - spacing) * scale) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round">${drawn.join('')}</g>`;
}

/** Illegible small print, as a texture of words. */
export function smallPrint({
  x,
  y,
  width,
  lines,
  ink,
}: {
  x: number;
  y: number;
  width: number;
  lines: number;
  ink: string;
}): string {
  const rows = Array.from({ length: lines }, (_, i) => {
    const long = width * (i === lines - 1 ? 0.5 : 0.92 - 0.16 * (i % 2));
    return `<path d="M${(x - long / 2).toFixed(1)} ${(y + i * width * 0.09).toFixed(1)}h${long.toFixed(1)}"/>`;
  });
  const thick = width * 0.024;
  return `<g stroke="${ink}" stroke-opacity=".75" stroke-width="${thick.toFixed(1)}" stroke-dasharray="${(width * 0.1).toFixed(1)} ${(width * 0.025).toFixed(1)} ${(width * 0.06).toFixed(1)} ${(width * 0.025).toFixed(1)}">${rows.join('')}</g>`;
}

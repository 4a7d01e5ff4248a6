/**
 * Computes the descriptor of a picture, of its subject's colours and shape; compares descriptors.
 *
 * A descriptor has 149 bytes: a histogram of 4 x 5 x 5 colours in OKLab, the part of each of 6 x 8
 * cells that the subject fills, and its height in proportion to its width.
 */
import { findSubject, type LabPicture } from './find-subject.ts';

/** Increase this when the same picture would get another descriptor: all are computed again. */
export const DESCRIPTOR_VERSION = 1;

/** Lowest value, step and number of the colours of an axis; a pixel counts for the nearest two. */
const LIGHTNESS = { from: 0.15, step: 0.27, count: 4 } as const;
const CHROMA = { from: -0.16, step: 0.08, count: 5 } as const;
const COLOURS = LIGHTNESS.count * CHROMA.count * CHROMA.count;
const COLUMNS = 6;
const ROWS = 8;
const CELLS = COLUMNS * ROWS;
export const DESCRIPTOR_BYTES = COLOURS + CELLS + 1;

/** Weight of a pixel that may be skin; not 0, so that a dress of that colour still counts. */
const SKIN_WEIGHT = 0.2;
/** Distance from the centre, in parts of the side, at which a pixel counts 0.6. */
const CENTRE_RADIUS = 0.3;

export function toDescriptor(picture: LabPicture): Uint8Array {
  const subject = findSubject(picture);
  return Uint8Array.from([...countColours(picture, subject), ...fillCells(picture, subject)]);
}

/** 0 for equal colours, to 2 for colours that have nothing in common. */
export function compareColours(a: Uint8Array, b: Uint8Array, offset = 0): number {
  let sum = 0;
  for (let index = 0; index < COLOURS; index += 1)
    sum += Math.abs(toShare(a[index]) - toShare(b[offset + index]));
  return sum;
}

/** 0 for equal shapes, to about 2. */
export function compareShapes(a: Uint8Array, b: Uint8Array, offset = 0): number {
  const difference = (index: number) => Math.abs((a[index] ?? 0) - (b[offset + index] ?? 0));
  let sum = 0;
  for (let index = COLOURS; index < COLOURS + CELLS; index += 1) sum += difference(index);
  return (sum / CELLS + difference(COLOURS + CELLS)) / 255;
}

/** Square roots are stored, so that small shares keep their digits. */
const SHARES = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2);

function toShare(value = 0): number {
  return SHARES[value] ?? 0;
}

function countColours({ lab, width, height }: LabPicture, subject: Uint8Array): number[] {
  const histogram = new Float64Array(COLOURS);
  for (let pixel = 0; pixel < subject.length; pixel += 1) {
    if (subject[pixel] === 0) continue;
    const [x, y] = [(pixel % width) / width - 0.5, Math.floor(pixel / width) / height - 0.5];
    const centrality = Math.exp(-(x * x + y * y) / (2 * CENTRE_RADIUS * CENTRE_RADIUS));
    addColour(histogram, lab, pixel * 3, centrality);
  }
  const total = histogram.reduce((sum, value) => sum + value, 0) || 1;
  return [...histogram].map((value) => Math.round(255 * Math.sqrt(value / total)));
}

/** Adds a pixel to the eight colours around its own, by nearness. */
function addColour(
  histogram: Float64Array,
  lab: Float32Array,
  offset: number,
  centrality: number,
): void {
  const [lightness, redness, yellowness] = [
    lab[offset] ?? 0,
    lab[offset + 1] ?? 0,
    lab[offset + 2] ?? 0,
  ];
  const weight = centrality * (isSkin(lightness, redness, yellowness) ? SKIN_WEIGHT : 1);
  const light = positionOn(lightness, LIGHTNESS);
  const red = positionOn(redness, CHROMA);
  const yellow = positionOn(yellowness, CHROMA);
  for (let corner = 0; corner < 8; corner += 1) {
    const lightnessBin = Math.floor(light) + (corner >> 2);
    const rednessBin = Math.floor(red) + ((corner >> 1) & 1);
    const yellownessBin = Math.floor(yellow) + (corner & 1);
    const share =
      proximity(light, lightnessBin) *
      proximity(red, rednessBin) *
      proximity(yellow, yellownessBin);
    if (share === 0) continue;
    const index = (lightnessBin * CHROMA.count + rednessBin) * CHROMA.count + yellownessBin;
    histogram[index] = (histogram[index] ?? 0) + weight * share;
  }
}

type Axis = typeof LIGHTNESS | typeof CHROMA;

/** Position between the colours of an axis, from 0 to the last. */
function positionOn(value: number, { from, step, count }: Axis): number {
  return Math.min(count - 1, Math.max(0, (value - from) / step));
}

function proximity(position: number, colour: number): number {
  return 1 - Math.abs(position - colour);
}

/** Skin of any tone has nearly one hue and little chroma. */
function isSkin(lightness: number, redness: number, yellowness: number): boolean {
  const chroma = Math.hypot(redness, yellowness);
  const hue = (Math.atan2(yellowness, redness) * 180) / Math.PI;
  return (
    lightness > 0.3 && lightness < 0.93 && chroma > 0.03 && chroma < 0.14 && hue > 30 && hue < 75
  );
}

function fillCells({ width, height }: LabPicture, subject: Uint8Array): number[] {
  const columns = spanOf(width, (column) => countIn(subject, width, { column }) > height / 50);
  const rows = spanOf(height, (row) => countIn(subject, width, { row }) > width / 50);
  const [across, down] = [columns.to - columns.from, rows.to - rows.from];
  const cells = Array.from({ length: CELLS }, (_, cell) => {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    return fillOf(subject, width, {
      left: columns.from + Math.floor((column * across) / COLUMNS),
      right: columns.from + Math.ceil(((column + 1) * across) / COLUMNS),
      top: rows.from + Math.floor((row * down) / ROWS),
      bottom: rows.from + Math.ceil(((row + 1) * down) / ROWS),
    });
  });
  const heightShare = down / height / (down / height + across / width);
  return [...cells, heightShare].map((share) => Math.round(255 * share));
}

/** First and last position that is filled; everything where none is. */
function spanOf(size: number, isFilled: (position: number) => boolean) {
  const filled = Array.from({ length: size }, (_, position) => position).filter(isFilled);
  return { from: filled[0] ?? 0, to: (filled.at(-1) ?? size - 1) + 1 };
}

function countIn(
  subject: Uint8Array,
  width: number,
  line: { readonly column: number } | { readonly row: number },
): number {
  const [start, step, end] =
    'row' in line
      ? [line.row * width, 1, (line.row + 1) * width]
      : [line.column, width, subject.length];
  let count = 0;
  for (let pixel = start; pixel < end; pixel += step) count += subject[pixel] ?? 0;
  return count;
}

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

function fillOf(subject: Uint8Array, width: number, { left, right, top, bottom }: Box): number {
  let count = 0;
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1)
      count += subject[row * width + column] ?? 0;
  return count / Math.max(1, (right - left) * (bottom - top));
}

/** Draws flat fabric with few, large repeats of its print, for swatches. */
import type { Print } from '../models.ts';
import { type Inks, inksOf } from '../studio/inks.ts';
import { type Linear, mix, toSrgb } from '../studio/linear-light.ts';
import { formatHex } from './engine/colour.ts';

const SIDE = 1600;

/** Uses the inks of the studio's photographs. */
export function drawClothSwatch(hex: string, print: Print | null): string {
  const inks = inksOf(hex, print);
  const motifs = print === null ? '' : draw[print](inks);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${filled(inks[0], rectangle(0, 0, SIDE, SIDE))}${motifs}</svg>`;
}

const draw: Readonly<Record<Print, (inks: Inks) => string>> = {
  stripe: ([ground, ink = ground]) =>
    filled(ink, ...bars(4, 0.4).map(({ from, wide }) => rectangle(0, from, SIDE, wide))),
  check: ([ground, ink = ground]) => {
    const lines = bars(3, 0.5);
    const single = lines.flatMap(({ from, wide }) => [
      rectangle(from, 0, wide, SIDE),
      rectangle(0, from, SIDE, wide),
    ]);
    const crossed = lines.flatMap((down) =>
      lines.map((across) => rectangle(down.from, across.from, down.wide, across.wide)),
    );
    return filled(mix(ground, ink, 0.5), ...single) + filled(ink, ...crossed);
  },
  spot: ([ground, ink = ground]) => filled(ink, ...spots()),
  floral: ([ground, leaf = ground, petal = ground]) =>
    filled(leaf, ...LEAVES.map(drawLeaf)) +
    filled(petal, ...FLOWERS.map(drawFlower)) +
    filled(ground, ...FLOWERS.map(drawEye)),
};

function filled([red, green, blue]: Linear, ...shapes: readonly string[]): string {
  const byte = (light: number) => 255 * toSrgb(light);
  return `<g fill="${formatHex([byte(red), byte(green), byte(blue)])}">${shapes.join('')}</g>`;
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}"/>`;
}

/**
 * `count` bars across the square, each centred in its pitch; `share` is the bar's part of the
 * pitch, 0 to 1.
 */
function bars(count: number, share: number) {
  const pitch = SIDE / count;
  return Array.from({ length: count }, (_, index) => ({
    from: pitch * (index + 0.5 - share / 2),
    wide: pitch * share,
  }));
}

/** Three spots across; every other row is shifted by half a pitch. */
function spots(): string[] {
  const pitch = SIDE / 3;
  const rows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => ({ row, column: column + (row % 2 ? 0 : 0.5) })),
  );
  return rows.map(({ row, column }) => circle(column * pitch, (row + 0.5) * pitch, pitch * 0.24));
}

type Motif = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned: number;
};

/**
 * The two large ones lie inside the round cut-out of a product card, so that its edge shows the
 * ground colour.
 */
const FLOWERS: readonly Motif[] = [
  { x: 650, y: 630, size: 410, turned: 10 },
  { x: 1130, y: 1140, size: 280, turned: 40 },
  { x: 1490, y: 180, size: 230, turned: 0 },
  { x: 130, y: 1460, size: 250, turned: 30 },
];
const LEAVES: readonly Motif[] = [
  { x: 1190, y: 620, size: 240, turned: -35 },
  { x: 620, y: 1260, size: 250, turned: 25 },
  { x: 150, y: 160, size: 260, turned: 50 },
  { x: 940, y: 90, size: 190, turned: -15 },
  { x: 1520, y: 920, size: 170, turned: 70 },
  { x: 130, y: 960, size: 170, turned: 80 },
  { x: 1500, y: 1500, size: 200, turned: -30 },
];

/** Five petals around an eye. */
function drawFlower({ x, y, size, turned }: Motif): string {
  const petals = [0, 72, 144, 216, 288].map((angle) => {
    const radians = ((angle + turned) * Math.PI) / 180;
    return circle(
      x + Math.cos(radians) * size * 0.58,
      y + Math.sin(radians) * size * 0.58,
      size * 0.42,
    );
  });
  return petals.join('') + circle(x, y, size * 0.4);
}

function drawEye({ x, y, size }: Motif): string {
  return circle(x, y, size * 0.23);
}

function drawLeaf({ x, y, size, turned }: Motif): string {
  return `<path transform="translate(${x} ${y}) rotate(${turned}) scale(${size / 100})" d="M-100 20C-60 -50 20 -50 100 -20C60 50 -20 50 -100 20Z"/>`;
}

function circle(x: number, y: number, radius: number): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}"/>`;
}

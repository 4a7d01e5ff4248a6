/** Printed fabric: stripes, checks, flowers and spots, aligned with the panel. */

import type { Print } from '../models.ts';
import { brightness, mix } from './engine/colour.ts';
import { hash, noise } from './engine/noise.ts';
import { boxOf, type Point, pathOf, type Shape, turn } from './engine/shape.ts';

/** A print in a product's colour: the ground colour, and a function that covers a panel. */
export type Printed = {
  readonly ground: string;
  readonly cover: (shape: Shape, lean?: number, seed?: number) => string;
};

const centre: Point = [800, 1200];

export function choosePrint(print: Print, hex: string, scale = 1): Printed {
  const isDark = brightness(hex) < 0.45;
  // Pale colours get a dark ink; otherwise the print would be invisible.
  const strong = brightness(hex) > 0.74 ? mix(hex, '#2b3550', 0.86) : hex;
  const paper = '#f3efe6';
  const inks = isDark
    ? { ground: hex, ink: paper }
    : { ground: mix(paper, hex, 0.12), ink: mix(strong, '#241d1a', 0.12) };
  const plain = { ground: isDark ? hex : paper, ink: isDark ? paper : strong };
  const covers: Record<Print, Printed> = {
    stripe: {
      ground: paper,
      cover: (shape, lean = 0, seed = 1) =>
        upright(shape, lean, (box) =>
          stripes(box, mix(strong, '#241d1a', 0.05), 46 * scale, 20 * scale, seed),
        ),
    },
    check: {
      ground: paper,
      cover: (shape, lean = 0, seed = 1) =>
        upright(shape, lean, (box) => checks(box, strong, 40 * scale, seed)),
    },
    floral: {
      ground: inks.ground,
      cover: (shape, lean = 0, seed = 1) =>
        upright(shape, lean, (box) => flowers(box, inks.ground, inks.ink, hex, 74 * scale, seed)),
    },
    spot: {
      ground: plain.ground,
      cover: (shape, lean = 0, seed = 1) =>
        upright(shape, lean, (box) => spots(box, plain.ink, 52 * scale, seed)),
    },
  };
  return covers[print];
}

type Box = ReturnType<typeof boxOf>;

/** Draws in the panel's upright coordinates and rotates the result by its lean. */
function upright({ points, d }: Shape, lean: number, draw: (box: Box) => string): string {
  const id = `c${Math.round(hash(Math.round((points[0]?.[0] ?? 0) * 10), points.length, Math.round((points[3]?.[1] ?? 0) * 10)) * 1e9)}`;
  const inner = draw(boxOf(turn(points, lean, centre)));
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><g transform="rotate(${-lean} ${centre[0]} ${centre[1]})">${inner}</g></g>`;
}

/** Lines that sag slightly in the middle and wander with the fabric. */
function wander(from: number, to: number, at: number, seed: number, sag: number): Point[] {
  const count = 14;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const part = i / count;
    const bow = sag * (1 - (2 * part - 1) ** 2);
    return [from + (to - from) * part, at + bow + 5 * noise(part * 3 + 7, at / 240, seed)];
  });
}

function stripes(box: Box, ink: string, pitch: number, thick: number, seed: number): string {
  const lines: string[] = [];
  for (let y = box.y - 30; y < box.y + box.height + 30; y += pitch)
    lines.push(pathOf(wander(box.x - 20, box.x + box.width + 20, y, seed, 16)));
  return `<path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-width="${thick}"/>`;
}

function checks(box: Box, ink: string, pitch: number, seed: number): string {
  const across: string[] = [];
  const down: string[] = [];
  const middle = box.x + box.width / 2;
  for (let y = box.y - 30; y < box.y + box.height + 30; y += pitch)
    across.push(pathOf(wander(box.x - 20, box.x + box.width + 20, y, seed, 16)));
  for (let i = 0; i * pitch < box.width / 2 + pitch; i += 1) {
    for (const x of i === 0 ? [middle] : [middle - i * pitch, middle + i * pitch]) {
      down.push(
        pathOf(
          wander(box.y - 20, box.y + box.height + 20, x, seed + 3, 0).map(
            ([a, b]): Point => [b, a],
          ),
        ),
      );
    }
  }
  return `<g fill="none" stroke="${ink}" stroke-width="${pitch / 2}" stroke-opacity=".5"><path d="${across.join('')}"/><path d="${down.join('')}"/></g>`;
}

/** Positions of the motifs: a brick grid with random offsets. */
function listPositions(
  box: Box,
  pitch: number,
  shake: number,
  seed: number,
): { x: number; y: number; chance: number }[] {
  const found: { x: number; y: number; chance: number }[] = [];
  for (let row = -1; row * pitch * 0.86 < box.height + pitch; row += 1) {
    for (let column = -1; column * pitch < box.width + pitch; column += 1) {
      const [a, b] = [hash(column, row, seed), hash(row, column, seed + 9)];
      const x = box.x + (column + (row % 2) * 0.5) * pitch + (a - 0.5) * shake * pitch;
      found.push({
        x,
        y: box.y + row * pitch * 0.86 + (b - 0.5) * shake * pitch,
        chance: hash(column * 7, row * 3, seed + 2),
      });
    }
  }
  return found;
}

function spots(box: Box, ink: string, pitch: number, seed: number): string {
  const circle = ({ x, y }: { x: number; y: number }) =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(pitch * 0.19)}"/>`;
  return `<g fill="${ink}">${listPositions(box, pitch, 0.05, seed).map(circle).join('')}</g>`;
}

function flowers(
  box: Box,
  ground: string,
  petal: string,
  hex: string,
  pitch: number,
  seed: number,
): string {
  const leaf = brightness(ground) < 0.4 ? '#7f9a78' : '#5f7a58';
  const blush = mix(petal, brightness(ground) < 0.4 ? '#e8b9a4' : hex, 0.45);
  const drawn = listPositions(box, pitch, 0.42, seed).map(({ x, y, chance }) => {
    const size = (0.26 + 0.12 * chance) * pitch;
    return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(chance * 360)}) scale(${(size / 20).toFixed(2)})">${chance < 0.3 ? sprig(leaf) : flower(chance < 0.7 ? petal : blush, leaf)}</g>`;
  });
  return drawn.join('');
}

function flower(petal: string, leaf: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turned) =>
        `<path transform="rotate(${turned})" d="M0 -2C-9 -7 -8 -19 -1 -17C0 -16 1 -16 2 -17C9 -18 8 -7 0 -2Z"/>`,
    )
    .join('');
  return `<path d="M6 8C14 12 20 12 26 6C20 2 12 2 6 8Z" fill="${leaf}"/><g fill="${petal}">${petals}</g><circle r="3.6" fill="#c99a3f"/>`;
}

function sprig(leaf: string): string {
  return `<g fill="${leaf}"><path d="M-20 2C-8 -2 8 -2 22 2L22 3.4C8 0 -8 0 -20 3.4Z"/><path d="M-8 0C-8 -9 -1 -12 4 -12C3 -5 0 0 -8 0Z"/><path d="M4 2C5 10 12 13 17 12C16 6 12 1 4 2Z"/></g>`;
}

/** Seeded pseudo-random noise, so that a drawing is the same on every machine. */

/** A number from 0 to 1 for two whole numbers and a seed. */
export function hash(x: number, y: number, seed = 0): number {
  return (scramble(x, y, seed) >>> 0) / 4294967296;
}

function scramble(x: number, y: number, seed: number): number {
  let h =
    Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Smooth noise, about -1 to 1, with features about one unit wide and no visible grid. */
export function noise(x: number, y: number, seed = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = ease(fx);
  const v = ease(fy);
  const top = slope(xi, yi, fx, fy, seed) * (1 - u) + slope(xi + 1, yi, fx - 1, fy, seed) * u;
  const bottom =
    slope(xi, yi + 1, fx, fy - 1, seed) * (1 - u) + slope(xi + 1, yi + 1, fx - 1, fy - 1, seed) * u;
  return (top * (1 - v) + bottom * v) * 1.6;
}

// Plain arrays of numbers for speed: this runs a million times for one garment.
const across = Float64Array.from({ length: 32 }, (_, i) => Math.cos((i * Math.PI) / 16));
const down = Float64Array.from({ length: 32 }, (_, i) => Math.sin((i * Math.PI) / 16));

function slope(xi: number, yi: number, dx: number, dy: number, seed: number): number {
  const direction = scramble(xi, yi, seed) & 31;
  return (across[direction] ?? 0) * dx + (down[direction] ?? 0) * dy;
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A whole number for a word, so that a model's name can be its seed. */
export function seedOf(word: string): number {
  let seed = 7;
  for (const letter of word) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return seed >>> 0;
}

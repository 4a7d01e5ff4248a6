/** Fine grain of materials as small repeating tiles, computed once per process. */
import { hash, noise } from './engine/noise.ts';
import { pngAddress } from './engine/png.ts';

/**
 * Brightness at a point of a tile, -1 (darker) to 1 (lighter). Every function repeats with the
 * tile's size.
 */
type Grain = (x: number, y: number) => number;
type Texture = { readonly size: number; readonly strength: number; readonly grain: Grain };

const wave = (value: number, period: number) => Math.sin((value / period) * 2 * Math.PI);
/** Seamless noise: two copies, faded into each other across the tile. */
function tiled(x: number, y: number, size: number, sx: number, sy: number, seed: number): number {
  const fx = x / size;
  const top = noise(x / sx, y / sy, seed) * (1 - fx) + noise((x - size) / sx, y / sy, seed) * fx;
  const bottom =
    noise(x / sx, (y - size) / sy, seed) * (1 - fx) +
    noise((x - size) / sx, (y - size) / sy, seed) * fx;
  const fy = y / size;
  return top * (1 - fy) + bottom * fy;
}
const speck = (x: number, y: number, seed: number) =>
  hash(Math.floor(x), Math.floor(y), seed) * 2 - 1;

/** A column of V-shaped stitches. */
function stitches(x: number, y: number, wide: number, tall: number): number {
  const across = ((x % wide) / wide) * 2 - 1;
  const legs = wave(y + Math.abs(across) * tall * 0.55, tall);
  return (
    legs * 0.55 + (1 - Math.abs(across) ** 0.7) * 0.5 - Math.max(0, Math.abs(across) - 0.8) * 4
  );
}

const textures = {
  jersey: {
    size: 240,
    strength: 0.1,
    grain: (x, y) => 0.35 * wave(x, 6) + 0.5 * speck(x, y, 1) + 0.5 * tiled(x, y, 240, 60, 40, 2),
  },
  knit: {
    size: 224,
    strength: 0.085,
    grain: (x, y) =>
      stitches(x, y, 14, 14) * 0.9 + 0.25 * speck(x, y, 3) + 0.3 * tiled(x, y, 224, 40, 40, 5),
  },
  rib: { size: 240, strength: 0.13, grain: (x, y) => wave(x, 20) * 0.9 + 0.2 * speck(x, y, 4) },
  weave: {
    size: 240,
    strength: 0.07,
    grain: (x, y) => 0.5 * wave(x, 5) * wave(y, 5) + 0.6 * speck(x, y, 5),
  },
  twill: {
    size: 240,
    strength: 0.12,
    grain: (x, y) => 0.8 * wave(x + y, 8) + 0.5 * speck(x, y, 6) + 0.2 * tiled(x, y, 240, 4, 60, 7),
  },
  linen: {
    size: 300,
    strength: 0.14,
    grain: (x, y) =>
      0.55 * tiled(x, y, 300, 50, 3, 8) + 0.55 * tiled(x, y, 300, 3, 50, 9) + 0.4 * speck(x, y, 7),
  },
  terry: {
    size: 240,
    strength: 0.22,
    grain: (x, y) => 0.9 * tiled(x, y, 240, 6, 7, 11) + 0.5 * speck(x, y, 8),
  },
  leather: {
    size: 300,
    strength: 0.1,
    grain: (x, y) =>
      -Math.abs(tiled(x, y, 300, 9, 9, 12)) * 1.6 + 0.5 + 0.35 * tiled(x, y, 300, 4, 4, 13),
  },
  stone: {
    size: 300,
    strength: 0.12,
    grain: (x, y) => (speck(x / 2, y / 2, 9) > 0.93 ? -1.4 : 0) + 0.3 * speck(x, y, 10),
  },
  wood: {
    size: 600,
    strength: 0.24,
    grain: (x, y) =>
      wave(y + 26 * tiled(x, y, 600, 300, 50, 14), 37.5) * 0.45 +
      0.5 * tiled(x, y, 600, 120, 4, 15) +
      0.15 * speck(x, y, 11),
  },
  film: { size: 256, strength: 0.05, grain: (x, y) => speck(x, y, 12) },
} as const satisfies Record<string, Texture>;

export type TextureName = keyof typeof textures;

const tiles = new Map<string, string>();

/** An SVG pattern element; `scale` above 1 is for close-ups. */
export function texturePattern(
  id: string,
  name: TextureName,
  { lean = 0, scale = 1 }: { lean?: number; scale?: number } = {},
): string {
  const { size } = textures[name];
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${-lean}) scale(${scale})"><image width="${size}" height="${size}" href="${tileOf(name)}"/></pattern>`;
}

function tileOf(name: TextureName): string {
  const known = tiles.get(name);
  if (known) return known;
  const { size, strength, grain }: Texture = textures[name];
  const rgba = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const value = Math.min(1, Math.max(-1, grain(x, y)));
      const at = (y * size + x) * 4;
      rgba.fill(value > 0 ? 255 : 0, at, at + 3);
      rgba[at + 3] = Math.round(Math.abs(value) * strength * (value > 0 ? 0.8 : 1) * 255);
    }
  }
  const tile = pngAddress({ width: size, height: size, rgba });
  tiles.set(name, tile);
  return tile;
}

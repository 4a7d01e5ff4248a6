/** Computes pixels from surface normals, material and colour. */

import type { Material } from '../materials.ts';
import { linear, parseHex, toByte } from './colour.ts';
import type { Grid } from './grid.ts';
import type { Pixels } from './png.ts';
import { diffuse, reflection } from './studio.ts';
import type { Facing } from './surfaces.ts';

/**
 * Full colour of a part without a print. Opaque, except glass, which shows only edges and
 * highlights.
 */
export function shadeSolid(
  grid: Grid,
  { nx, ny, open }: Facing,
  material: Material,
  hex: string,
): Pixels {
  const base = parseHex(hex).map(linear);
  const rgba = new Uint8Array(grid.width * grid.height * 4);
  for (let cell = 0; cell < nx.length; cell += 1) {
    const { matt, shine } = lightAt(nx[cell] ?? 0, ny[cell] ?? 0, open[cell] ?? 1, material);
    for (let channel = 0; channel < 3; channel += 1) {
      const own = base[channel] ?? 0;
      // Light inside a deep colour comes back a little more saturated than it went in.
      rgba[cell * 4 + channel] = toByte(
        material.metal ? (0.05 + own * 1.15) * (0.14 + shine * 1.5) : own * matt + shine,
      );
    }
    rgba[cell * 4 + 3] = 255;
  }
  return { width: grid.width, height: grid.height, rgba };
}

/** Only shadow and light, to be laid over a print: black and white with an alpha value. */
export function shadeOver(grid: Grid, { nx, ny, open }: Facing, material: Material): Pixels {
  const rgba = new Uint8Array(grid.width * grid.height * 4);
  for (let cell = 0; cell < nx.length; cell += 1) {
    const { matt, shine } = lightAt(nx[cell] ?? 0, ny[cell] ?? 0, open[cell] ?? 1, material);
    const reflected = Math.min(1, matt) ** (1 / 2.2);
    const added = Math.min(0.6, Math.max(0, shine) ** (1 / 1.6) + Math.max(0, matt - 1) * 0.4);
    const alpha = Math.max(1 - reflected, added, 0.004);
    rgba.fill(Math.round(255 * Math.min(1, added / alpha)), cell * 4, cell * 4 + 3);
    rgba[cell * 4 + 3] = Math.round(255 * alpha);
  }
  return { width: grid.width, height: grid.height, rgba };
}

/**
 * Glass shows the background: dark where the line of sight runs along its wall, white where it
 * reflects a lamp.
 */
export function shadeGlass(
  grid: Grid,
  { nx, ny }: Facing,
  material: Material,
  hex: string,
): Pixels {
  const base = parseHex(hex);
  const rgba = new Uint8Array(grid.width * grid.height * 4);
  for (let cell = 0; cell < nx.length; cell += 1) {
    const [x, y] = [nx[cell] ?? 0, ny[cell] ?? 0];
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const edge = (1 - z) ** 2.2;
    const mirror = Math.min(
      1,
      (material.mirror + 0.7 * (1 - z) ** 4) *
        Math.max(0, reflection(x, y, z, material.roughness) - 0.2) *
        2.6,
    );
    const wall = Math.min(0.62, 0.05 + edge * 0.75);
    const alpha = Math.min(1, wall + mirror * (1 - wall));
    for (let channel = 0; channel < 3; channel += 1) {
      const own = (base[channel] ?? 0) * (0.62 - 0.34 * edge);
      rgba[cell * 4 + channel] = Math.min(
        255,
        Math.round((own * wall * (1 - mirror) + 255 * mirror) / Math.max(alpha, 0.01)),
      );
    }
    rgba[cell * 4 + 3] = Math.round(255 * alpha);
  }
  return { width: grid.width, height: grid.height, rgba };
}

function lightAt(
  x: number,
  y: number,
  open: number,
  material: Material,
): { matt: number; shine: number } {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const grazing = (1 - z) ** 3;
  const glow = material.glow ?? 0;
  const matt = (diffuse(x, y, z) * (1 - glow) + 0.82 * glow) * open * open * 1.12;
  // Even black fabric reflects some of the lamp.
  const nap = (material.nap ?? 0) * (grazing * 0.35 + matt * 0.055);
  if (material.mirror === 0) return { matt, shine: nap };
  const mirror = material.metal
    ? material.mirror
    : material.mirror + (0.35 - 0.3 * material.roughness) * grazing;
  // The dark room is already in the diffuse light of everything but metal.
  const room = Math.max(
    0,
    reflection(x, y, z, material.roughness) -
      (material.metal ? 0 : 0.16 + 0.2 * material.roughness),
  );
  return { matt, shine: nap + room * mirror * (material.metal ? open : 1) };
}

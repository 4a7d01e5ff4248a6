/** Light of the virtual studio: a large soft box at the upper left, a narrow strip on the right. */
import { smooth } from './noise.ts';

/** Diffuse light on a surface with this normal; about 0.8 for one that faces the viewer. */
export function diffuse(nx: number, ny: number, nz: number): number {
  const key = nx * -0.5 + ny * -0.44 + nz * 0.746;
  const wrapped = Math.max(0, (key + 0.16) / 1.16);
  const fill = Math.max(0, nx * 0.72 + ny * 0.1 + nz * 0.5) * 0.13;
  const bounce = Math.max(0, ny) * 0.1;
  return 0.045 + wrapped * 0.9 + fill + bounce;
}

/**
 * Reflection of the room on a surface with this normal, 0 (dark) to about 1.3. A roughness of 0 to
 * 1 softens every edge in it.
 */
export function reflection(nx: number, ny: number, nz: number, roughness: number): number {
  const rx = 2 * nz * nx;
  const ry = 2 * nz * ny;
  const rz = 2 * nz * nz - 1;
  const azimuth = Math.atan2(rx, rz) * 57.3;
  const height = Math.asin(Math.max(-1, Math.min(1, -ry))) * 57.3;
  const soft = 4 + roughness * 40;
  const boxed = (centre: number, half: number, from: number, to: number) =>
    smooth(half + soft, half - soft, Math.abs(azimuth - centre)) *
    smooth(from - soft, from + soft, height) *
    smooth(to + soft, to - soft, height);
  const key = boxed(-62, 26, -28, 66) * 1.25;
  const strip = boxed(84, 13, -34, 60) * 0.7;
  const top = smooth(58 - soft, 74 + soft, height) * 0.8;
  const floor = smooth(-8, -50 - soft, height) * 0.42;
  const wall = 0.16 + 0.2 * roughness + 0.1 * smooth(40, 170, Math.abs(azimuth));
  return wall + Math.max(key, strip, top, floor);
}

/** Folds of worn fabric, from shoulders, bust and armholes. */
import type { Fold } from '../engine/surfaces.ts';
import { crumple, drape, pull } from '../folds.ts';

/** The bust stands out and shades the fabric below it. */
const bust: Fold = (u, s) => 46 * Math.exp(-(((s - 0.34) / 0.24) ** 2)) * (1 - u * u * 0.6);

/** Hanging folds below the bust, and drag lines from the armholes. */
export function worn(seed: number, hang = 9, unrest = 8) {
  return [
    drape({ count: 4, depth: hang * 2.1, from: 0.12, seed }),
    crumple({ depth: unrest * 1.3, seed: seed + 4 }),
    bust,
    pull(560, 740, 720, 900, 46, 10),
    pull(1040, 740, 890, 920, 46, 10),
    pull(590, 640, 700, 520, 34, 5),
    pull(1010, 640, 900, 520, 34, 5),
  ];
}

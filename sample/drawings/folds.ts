/** Ready-made folds of fabric, as functions that add height. */
import { hash, noise, smooth } from './engine/noise.ts';
import type { Fold } from './engine/surfaces.ts';

/** Flutes that hang from a fitted line and grow towards the hem. */
export function drape({
  count,
  depth,
  from = 0.2,
  to = 1,
  seed = 1,
}: {
  count: number;
  depth: number;
  from?: number;
  to?: number;
  seed?: number;
}): Fold {
  return (u, s) => {
    const wander = 0.5 * noise(u * 1.6 + 9, s * 1.4, seed);
    const wide = Math.sin(u * Math.PI * count * 0.5 + wander * 4 + seed);
    const fine = Math.sin(u * Math.PI * count * 0.93 + wander * 6 + seed * 2.3) * 0.35;
    return (
      depth * smooth(from, to, s) * (wide + fine) * (0.65 + 0.35 * noise(u * 3, s * 2, seed + 5))
    );
  };
}

/** A soft pull from one spot to another, in picture units. */
export function pull(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  depth: number,
): Fold {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  return (_u, _s, x, y) => {
    const along = ((x - x1) * dx + (y - y1) * dy) / (length * length);
    if (along < -0.3 || along > 1.3) return 0;
    const bow = Math.sin(Math.min(1, Math.max(0, along)) * Math.PI) * width * 0.35;
    const across = (((x - x1) * dy - (y - y1) * dx) / length + bow) / width;
    const ends = smooth(-0.15, 0.2, along) * smooth(1.15, 0.55, along);
    return (
      depth * ends * (Math.exp(-across * across) - 0.6 * Math.exp(-((across - 1.3) ** 2) * 1.4))
    );
  };
}

/** Soft, lengthwise creases of fabric that has been worn. */
export function crumple({
  depth,
  wide = 150,
  tall = 320,
  seed = 3,
}: {
  depth: number;
  wide?: number;
  tall?: number;
  seed?: number;
}): Fold {
  return (_u, _s, x, y) => {
    const bend = 60 * noise(x / 300, y / 300, seed + 1);
    return (
      depth *
      (noise((x + bend) / wide, y / tall, seed) +
        0.35 * noise((x - bend) / (wide * 0.4), y / (tall * 0.35), seed + 2))
    );
  };
}

/**
 * Fullness gathered into a seam: many small folds that open below it, or above a seam at the very
 * end.
 */
export function gathers({
  at,
  count,
  depth,
  reach = 0.3,
  seed = 2,
}: {
  at: number;
  count: number;
  depth: number;
  reach?: number;
  seed?: number;
}): Fold {
  return (u, s) => {
    const far = (at >= 1 ? at - s : s - at) / reach;
    if (far < 0 || far > 1) return 0;
    const jitter = noise(u * count * 0.5, s * 3, seed) * 1.6;
    const open = smooth(0, 0.08, far) * (1 - far) ** 1.5;
    return (
      depth *
      open *
      (Math.sin(u * Math.PI * count + jitter * 2) + 0.5 * noise(u * count * 1.7, s * 4, seed + 1))
    );
  };
}

/** Knife pleats: a slow rise and a sharp edge, repeated. */
export function pleats({
  count,
  depth,
  from = 0,
}: {
  count: number;
  depth: number;
  from?: number;
}): Fold {
  return (u, s) => {
    const along = ((u + 1) / 2) * count;
    const part = along - Math.floor(along);
    return (
      depth * (0.35 + 0.65 * smooth(from, 1, s)) * (part < 0.88 ? part / 0.88 : (1 - part) / 0.12)
    );
  };
}

/** Rings across a bent sleeve or a stacked trouser leg. */
export function rings({
  at,
  count,
  depth,
  reach = 0.16,
  seed = 4,
}: {
  at: number;
  count: number;
  depth: number;
  reach?: number;
  seed?: number;
}): Fold {
  return (u, s) => {
    const far = (s - at) / reach;
    if (Math.abs(far) > 1) return 0;
    const lean = u * 0.5 + noise(u * 1.5, s * 6, seed) * 0.9;
    return (
      depth * (1 - far * far) ** 2 * Math.sin((far * count + lean) * Math.PI) * (0.7 + 0.3 * u)
    );
  };
}

/** A soft roll of fabric above a cuff or a rib. */
export function puff({
  at,
  depth,
  reach = 0.12,
}: {
  at: number;
  depth: number;
  reach?: number;
}): Fold {
  return (_u, s) => depth * Math.exp(-(((s - at) / reach) ** 2));
}

/** Quilted cells filled with down or wadding, `columns` by `rows`. */
export function quilt(columns: number, rows: number, depth: number, seed = 1): Fold {
  return (u, s) => {
    const cx = ((u + 1) / 2) * columns;
    const cy = s * rows;
    const lift = Math.abs(Math.sin(cx * Math.PI) * Math.sin(cy * Math.PI)) ** 0.5;
    return depth * lift * (0.8 + 0.4 * hash(Math.floor(cx), Math.floor(cy), seed));
  };
}

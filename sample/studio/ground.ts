/** The ground behind a product: one gradient per fascia, in place of the one that was rendered. */
import { BASE_LIGHT, type Linear, toLevel } from './linear-light.ts';
import { fitSurface, type Sample, type Surface, surfaceAt } from './surface.ts';

type Picture = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** Cells across a picture in which bare ground is averaged. */
const CELLS = 80;
/** Share of the cells that must be bare; a close-up has too few to be fitted. */
const ENOUGH = 0.12;
/** Levels by which a pixel of bare ground differs from its cell at most; more is an object. */
const TOLERANCE = 2.5;
/** Byte of the light channel up to which a pixel counts as bare: glass shines on all around it. */
const DIM = 12;
/** The ground is made brighter or darker by this factor at most. */
const FARTHEST = 1.7;
/** Rows that share one gain, and cells of which one is a sample, each way. */
const ROWS = 8;
const SPARSE = 2;

/** Rows of a picture, for the composition. All arrays have three values per pixel. */
export type Ground = {
  /** Factor of the base's light. */
  readonly gain: Float32Array;
  /** Linear light of the even ground after the gain, or a negative number where it is not bare. */
  readonly even: Float32Array;
  /** Fills both for row `y`. */
  readonly read: (y: number) => void;
};

type Grid = {
  readonly size: number;
  readonly across: number;
  readonly down: number;
  /** Three levels per cell; NaN where no pixel is bare. */
  readonly levels: Float32Array;
};

/** Brightness of the ground relative to its middle; from -1, left and top, to 1. */
export function shadeOf(x: number, y: number): number {
  return 1 - 0.04 * x - 0.065 * y - 0.025 * (x * x + y * y);
}

/**
 * Null if too little ground is seen. `light` is 0 where the article's own colour is not; `tone` is
 * the ground's light in the middle.
 */
export function findGround(base: Picture, light: Uint8Array, tone: Linear): Ground | null {
  const grid = averageCells(base, light);
  const surfaces = [0, 1, 2].map((channel) => fitSurface(samplesOf(grid, channel)));
  if (isTooSmall(grid)) return null;
  const [width, height] = [base.width, base.height];
  const gain = new Float32Array(width * 3);
  const even = new Float32Array(width * 3);
  const columns = placeColumns(grid, width);
  const read = (y: number) => {
    const down = (2 * (y + 0.5)) / height - 1;
    // The gain varies slowly, down the picture as well.
    if (y % ROWS === 0) fillGain(gain, width, surfaces, tone, down);
    fillEven(even, { base, light, gain, grid, columns }, y);
  };
  return { gain, even, read };
}

function isTooSmall({ levels, across, down }: Grid): boolean {
  const bare = levels.reduce((sum, level) => sum + (Number.isNaN(level) ? 0 : 1), 0) / 3;
  return bare < ENOUGH * across * down;
}

function averageCells({ data, width, height }: Picture, light: Uint8Array): Grid {
  const size = Math.max(2, Math.round(width / CELLS));
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const levels = new Float32Array(across * down * 3);
  const counts = new Uint32Array(across * down);
  for (let y = 0, index = 0; y < height; y += 1) {
    const row = Math.trunc(y / size) * across;
    for (let x = 0; x < width; x += 1, index += 1) {
      if ((light[index] ?? 0) > DIM) continue;
      const cell = row + Math.trunc(x / size);
      counts[cell] = (counts[cell] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1)
        levels[cell * 3 + channel] =
          (levels[cell * 3 + channel] ?? 0) + (data[index * 3 + channel] ?? 0);
    }
  }
  for (let at = 0; at < levels.length; at += 1)
    levels[at] = (levels[at] ?? 0) / (counts[Math.trunc(at / 3)] || Number.NaN);
  return { size, across, down, levels };
}

function samplesOf({ levels, across, down }: Grid, channel: number): Sample[] {
  const found: Sample[] = [];
  for (let row = 0; row < down; row += SPARSE)
    for (let column = 0; column < across; column += SPARSE) {
      const level = levels[(row * across + column) * 3 + channel] ?? Number.NaN;
      if (Number.isNaN(level)) continue;
      const [x, y] = [(2 * (column + 0.5)) / across - 1, (2 * (row + 0.5)) / down - 1];
      // Products stand in the middle: the rim of the picture is the ground.
      const isRim = Math.abs(x) > 0.86 || y < -0.86;
      found.push({ x, y, value: lightAt(level), weight: isRim ? 4 : 1 });
    }
  return found;
}

function lightAt(level: number): number {
  const low = Math.min(254, Math.trunc(level));
  const [from, to] = [BASE_LIGHT[low] ?? 0, BASE_LIGHT[low + 1] ?? 0];
  return from + (to - from) * (level - low);
}

function fillGain(
  gain: Float32Array,
  width: number,
  surfaces: readonly Surface[],
  tone: Linear,
  down: number,
): void {
  // The gain varies slowly: it is computed at every 16th pixel.
  const STEP = 16;
  for (const channel of [0, 1, 2] as const) {
    const surface = surfaces[channel] ?? [];
    const at = (x: number) => {
      const along = (2 * (x + 0.5)) / width - 1;
      const wanted = tone[channel] * shadeOf(along, down);
      const share = wanted / Math.max(0.02, surfaceAt(surface, along, down));
      return Math.min(FARTHEST, Math.max(1 / FARTHEST, share));
    };
    for (let start = 0, from = at(0); start < width; start += STEP) {
      const to = at(start + STEP);
      for (let x = start; x < Math.min(width, start + STEP); x += 1)
        gain[x * 3 + channel] = from + ((to - from) * (x - start)) / STEP;
      from = to;
    }
  }
}

type Parts = {
  readonly base: Picture;
  readonly light: Uint8Array;
  readonly gain: Float32Array;
  readonly grid: Grid;
  readonly columns: Columns;
};

/** For each pixel of a row: the cell to its left, as a place in a row of levels, and its share. */
type Columns = {
  readonly left: Uint32Array;
  readonly part: Float32Array;
  /** Levels at the height of the row that is read. */
  readonly levels: Float32Array;
};

function placeColumns({ size, across }: Grid, width: number): Columns {
  const left = new Uint32Array(width);
  const part = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const spot = Math.min(across - 1.001, Math.max(0, (x + 0.5) / size - 0.5));
    left[x] = Math.trunc(spot) * 3;
    part[x] = spot % 1;
  }
  return { left, part, levels: new Float32Array(across * 3) };
}

/** Bare pixels take the mean of the cells around them, without the steps of eight stored bits. */
function fillEven(even: Float32Array, parts: Parts, y: number): void {
  const { base, light, gain, grid, columns } = parts;
  const { left, part, levels } = columns;
  blendRows(levels, grid, y);
  for (let x = 0, index = y * base.width; x < base.width; x += 1, index += 1) {
    const at = x * 3;
    even[at] = -1;
    if (light[index] !== 0) continue;
    const [corner, share] = [left[x] ?? 0, part[x] ?? 0];
    for (let channel = 0; channel < 3; channel += 1) {
      const from = levels[corner + channel] ?? 0;
      const level = from + ((levels[corner + channel + 3] ?? 0) - from) * share;
      // NaN, beside an object, is not bare either.
      if (!(Math.abs(level - (base.data[index * 3 + channel] ?? 0)) <= TOLERANCE)) {
        even[at] = -1;
        break;
      }
      even[at + channel] = lightAt(level) * (gain[at + channel] ?? 1);
    }
  }
}

/** Levels of the cells above and below a row, mixed. */
function blendRows(mixed: Float32Array, { size, across, down, levels }: Grid, y: number): void {
  const place = Math.min(down - 1.001, Math.max(0, (y + 0.5) / size - 0.5));
  const [top, share] = [Math.trunc(place) * across * 3, place % 1];
  for (let at = 0; at < across * 3; at += 1)
    mixed[at] =
      (levels[top + at] ?? 0) * (1 - share) + (levels[top + across * 3 + at] ?? 0) * share;
}

/** Values of the grain, a power of two; the eye does not see that they return. */
const GRAINS = 65_536;
const grains = Float32Array.from(
  { length: GRAINS },
  (_, index) => hash(index) + hash(index ^ 0x5bd1e995) - 1,
);

/**
 * Noise of up to one level each way, always the same at the same place: without it the eye sees the
 * steps between two levels.
 */
export function grainAt(index: number): number {
  return grains[index % GRAINS] ?? 0;
}

function hash(index: number): number {
  let mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** Byte of a ground's light with its grain. */
export function grainyByte(light: number, grain: number): number {
  return Math.min(255, Math.max(0, Math.round(toLevel(light) + grain)));
}

/** Fits a smooth surface to samples of which some belong to objects: robust least squares. */

export type Sample = {
  /** From -1 to 1. */
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly weight: number;
};

/** Coefficients of a polynomial of third degree. */
export type Surface = readonly number[];

/**
 * Terms of each round, and the residual, as linear light, from which a sample counts less in the
 * next. It begins as a plane, which cannot bend towards an object in the middle.
 */
const ROUNDS = [
  { degree: 3, scale: 0.12 },
  { degree: 3, scale: 0.08 },
  { degree: 6, scale: 0.06 },
  { degree: 6, scale: 0.04 },
  { degree: 9, scale: 0.03 },
  { degree: 9, scale: 0.02 },
] as const;

const termsOf = (x: number, y: number) => [
  1,
  x,
  y,
  x * x,
  x * y,
  y * y,
  x * x * y,
  x * y * y,
  y * y * y,
];

/** Samples of more than the least weight alone make the first plane. */
export function fitSurface(samples: readonly Sample[]): Surface {
  const terms = samples.map(({ x, y }) => termsOf(x, y));
  const least = Math.min(...samples.map(({ weight }) => weight));
  let weights = samples.map(({ weight }) => (weight > least ? weight : 0.01));
  let surface: Surface = [];
  for (const { degree, scale } of ROUNDS) {
    const used = terms.map((term) => term.slice(0, degree));
    surface = solve(normalEquations(used, samples, weights));
    weights = samples.map(({ value, weight }, index) => {
      const apart = (value - dot(surface, used[index] ?? [])) / scale;
      return weight / (1 + apart * apart) ** 2;
    });
  }
  return surface;
}

export function surfaceAt(surface: Surface, x: number, y: number): number {
  return dot(surface, termsOf(x, y));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** Rows of the normal equations, with the right side as the last column. */
function normalEquations(
  terms: readonly (readonly number[])[],
  samples: readonly Sample[],
  weights: readonly number[],
): number[][] {
  const size = terms[0]?.length ?? 0;
  const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  for (const [index, term] of terms.entries()) {
    const weight = weights[index] ?? 0;
    for (const [line, row] of rows.entries()) {
      const share = weight * (term[line] ?? 0);
      for (let column = 0; column < size; column += 1)
        row[column] = (row[column] ?? 0) + share * (term[column] ?? 0);
      row[size] = (row[size] ?? 0) + share * (samples[index]?.value ?? 0);
    }
  }
  // A little damping keeps the equations solvable for few samples.
  for (const [line, row] of rows.entries()) row[line] = (row[line] ?? 0) + 1e-6;
  return rows;
}

/** Gaussian elimination with pivots. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let step = 0; step < size; step += 1) {
    const best = rows.reduce(
      (found, row, line) =>
        line >= step && Math.abs(row[step] ?? 0) > Math.abs(rows[found]?.[step] ?? 0)
          ? line
          : found,
      step,
    );
    [rows[step], rows[best]] = [rows[best] ?? [], rows[step] ?? []];
    const pivot = rows[step] ?? [];
    for (let line = 0; line < size; line += 1) {
      const row = rows[line];
      if (!row || line === step) continue;
      const share = (row[step] ?? 0) / (pivot[step] || 1);
      for (let column = step; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, line) => (row[size] ?? 0) / (row[line] || 1));
}

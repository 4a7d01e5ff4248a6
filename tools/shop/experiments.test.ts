/** Tests of `npm run experiments`: what it prints of results. */
import { expect, test } from 'vitest';
import { createMemoryExperiments } from '#features/experiments/memory-experiments.fixtures.ts';
import { createExperimentResults } from '#features/experiments/results/experiment-results.ts';
import { runExperimentsCommand } from './experiments.ts';

const declared = {
  ...{ name: 'cards', pages: ['listing'] },
  variants: [
    { name: 'control', share: 0.5 },
    { name: 'big', share: 0.5 },
  ],
};

/** Lines that the command prints for counts: variant, visitors, exposures, added, purchased. */
async function print(
  counts: readonly (readonly [string, number, number, number, number])[],
  args: readonly string[] = [],
  experiment = 'cards',
) {
  const experiments = createMemoryExperiments();
  await experiments.addCounts(
    counts.map(([variant, visitors, exposures, added, purchased], index) => ({
      ...{ fascia: 'aldermoor', experiment, variant, day: `2026-11-2${index}` },
      ...{ visitors, exposures, added, purchased },
    })),
  );
  const results = createExperimentResults(experiments, [
    { code: 'aldermoor', experiments: [declared] },
  ]);
  const lines: string[] = [];
  const code = await runExperimentsCommand({
    args,
    open: async () => ({ moderation: results, close: async () => {} }),
    write: (line) => void lines.push(line),
  });
  return { code, lines };
}

test('variants are printed with their rates, the difference to the control and the sample ratio', async () => {
  const { code, lines } = await print([
    ['big', 10_200, 10_000, 1_200, 300],
    ['control', 10_150, 9_950, 1_000, 299],
  ]);
  expect(code).toBe(0);
  expect(lines).toEqual([
    'aldermoor  cards  2026-11-20 to 2026-11-21',
    '  control: 10150 visitors, 9950 exposures',
    '  big: 10200 visitors, 10000 exposures',
    '  added, control: 1000, 10.05 % (9.47 to 10.66)',
    '  added, big: 1200, 12.00 % (11.38 to 12.65), against the control 1.08 to 2.82 points',
    '  purchased, control: 299, 3.01 % (2.69 to 3.36)',
    '  purchased, big: 300, 3.00 % (2.68 to 3.35), against the control -0.48 to 0.47 points, no clear difference',
    '  sample ratio: as declared',
  ]);
});

test('a split that chance does not explain is reported', async () => {
  const { lines } = await print([
    ['control', 10_000, 10_000, 0, 0],
    ['big', 9_000, 9_000, 0, 0],
  ]);
  expect(lines.at(-1)).toMatch(/sample ratio: WRONG/);
});

test('a variant that nobody saw has no rate, and its absence is a wrong ratio', async () => {
  const { lines } = await print([
    ['control', 50, 50, 5, 0],
    ['big', 3, 0, 0, 0],
  ]);
  expect(lines).toContain('  added, big: no exposures');
  expect(lines.at(-1)).toMatch(/WRONG/);
});

test('an ended experiment is printed on request, without a check of its ratio', async () => {
  const counts = [['control', 2, 1, 0, 0]] as const;
  expect((await print(counts, [], 'old')).lines).toEqual(['Nothing has been counted yet.']);
  const { lines } = await print(counts, ['all'], 'old');
  expect(lines[0]).toBe('aldermoor  old  2026-11-20 to 2026-11-20  ended');
  expect(lines.at(-1)).toBe('  sample ratio: not checked, the shares are unknown');
});

test('a variant that is no longer declared comes last, and is compared with the control', async () => {
  const { lines } = await print([
    ['removed', 100, 100, 50, 0],
    ['big', 100, 100, 20, 0],
    ['control', 100, 100, 10, 0],
  ]);
  const added = lines.filter((line) => line.startsWith('  added'));
  expect(added.map((line) => line.split(/[ ,:]+/)[2])).toEqual(['control', 'big', 'removed']);
  expect(added[0]).not.toMatch(/against|difference|[+-]\d/);
});

test('an unknown subcommand prints the usage', async () => {
  const { code, lines } = await print([], ['delete']);
  expect([code, lines[0]]).toEqual([1, expect.stringContaining('npm run experiments')]);
});
